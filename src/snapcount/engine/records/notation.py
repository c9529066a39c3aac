"""The text notation: a game that a person can read, write down and paste, in the spirit of PGN.

Tags come first, then both deck lists, then the game with one line a down, and last the cards and
what happened, both packed. Answers are in words, the offense's before a stroke and the defense's
after it: `call Short Pass / call Blitz`. `-` is to pass. Reading it back gives the same record.
"""

from __future__ import annotations

from typing import Final, NoReturn

from snapcount.engine.errors import IllegalAnswer, RecordError
from snapcount.engine.events import Event
from snapcount.engine.game import Game, new_game
from snapcount.engine.options import Option
from snapcount.engine.records import as_written as kept_text
from snapcount.engine.records import save
from snapcount.engine.records.answers import answer_for, answer_word
from snapcount.engine.records.decklists import (
    Catalog,
    Decks,
    decode_kept,
    labels,
    pack,
    table_of,
    unpack,
    written_cards,
)
from snapcount.engine.records.game_lines import SEATS, Downs, outcome, part, situation
from snapcount.engine.records.notation_text import (
    CardLine,
    DownLine,
    Item,
    Place,
    Sheet,
    TagText,
    in_quotes,
    quoted,
)
from snapcount.engine.records.record import (
    FORMAT,
    MOST_ANSWERS,
    Check,
    Record,
    Result,
    Written,
    refuse_newer,
    refuse_too_long,
    story_of,
    walk,
)
from snapcount.engine.records.tags import OWN_TAGS, SINCE_2, tags_of
from snapcount.engine.setup import MOST_CARDS
from snapcount.engine.words.naming import option_named, option_names

CARDS: Final = "Cards"
EVENTS: Final = "Events"
GAME: Final = "Game"
WIDTH: Final = 100


# Writing ---------------------------------------------------------------------------------------


def to_notation(record: Record, catalog: Catalog | None = None) -> str:
    """The record as text; it is replayed, and so verified, on the way."""
    blocks = [_tags(record), *_deck_lists(record, catalog)]
    game = "\n".join([f"[{GAME}]", *_game(record, catalog)])
    blocks += [game, _block(CARDS, pack(written_cards(record.decks.cards)))]
    if record.story:
        lines = Sheet(game).downs(GAME)
        blocks.append(_block(EVENTS, kept_text.packed(record.answers, record.story, lines)))
    return "\n\n".join(blocks) + "\n"


def _block(name: str, packed: str) -> str:
    """A section with something packed in it."""
    lines = [packed[at : at + WIDTH] for at in range(0, len(packed), WIDTH)]
    return "\n".join([f"[{name}]", *lines])


def _tags(record: Record) -> str:
    decks = record.decks
    written = record.written
    tags = [("Snapcount", str(FORMAT))]
    if written.release:
        tags.append(("Release", written.release))
    if written.rules:
        tags.append(("Rules", str(written.rules)))
    if written.language:
        tags.append(("Language", str(written.language)))
    tags.append(("Edition", decks.edition))
    if decks.all_pro:
        tags.append(("Mode", "All Pro"))
    tags += [("Seed", record.seed), ("Result", _result_text(record.result))]
    tags += record.tags.items()
    tags += [("Table", decks.table), ("State", str(record.state))]
    tags += [("Fingerprint", f"{check.after} {check.fingerprint}") for check in record.checks]
    return "\n".join(f"[{name} {in_quotes(value)}]" for name, value in tags)


def _result_text(result: Result | None) -> str:
    if result is None:
        return "*"
    winner = SEATS[result.winner] if result.winner >= 0 else "Tie"
    return f"{winner} {result.score[0]}-{result.score[1]}"


def _deck_lists(record: Record, catalog: Catalog | None) -> list[str]:
    names = labels(record.decks.cards, catalog)
    blocks: list[str] = []
    for seat, places in enumerate(record.decks.lists):
        lines = [f"[{SEATS[seat]}]"]
        start = 0
        for i, place in enumerate(places):
            if i + 1 == len(places) or places[i + 1] != place:
                lines.append(f"{i + 1 - start} {quoted(names[place])}")
                start = i + 1
        blocks.append("\n".join(lines))
    return blocks


class _Line:
    """A line of the game while it is being written."""

    def __init__(self, number: int, game: Game) -> None:
        self.number = number
        self.situation = situation(game)
        self.offense = game.offense
        self.parts: list[str] = []
        self.part: tuple[int, int] | None = None
        self.mover = game.offense
        self.happened: list[Event] = []

    def add(self, game: Game, option: Option) -> None:
        """Add the answer that is about to be given."""
        asked = game.decision
        assert asked is not None
        now = part(game)
        new = not self.parts or (now is not None and now != self.part)
        if now is not None:
            self.part = now
        if new:
            self.parts.append("")
            self.mover = self.offense
        text = self.parts[-1]
        if asked.seat != self.mover:
            text = f"{text} / " if text else "/ "
            self.mover = asked.seat
        elif text:
            text += "; "
        self.parts[-1] = text + _answer_text(game, option)

    def __str__(self) -> str:
        head = f"{self.number}. {self.situation} | {' | '.join(self.parts)}"
        came = outcome(self.happened)
        return f"{head} => {came}" if came else head


def _answer_text(game: Game, option: Option) -> str:
    assert game.decision is not None
    name = option_names(game)[game.decision.options.index(option)]
    return "-" if name == "pass" else quoted(name)


def _game(record: Record, catalog: Catalog | None) -> list[str]:
    lines: list[_Line] = []
    states = walk(record, catalog)
    game = next(states)
    downs = Downs(game)
    for word in record.answers:
        number = downs.number(game)
        if not lines or lines[-1].number != number:
            lines.append(_Line(number, game))
        line = lines[-1]
        option = answer_for(game, word)
        if option is not None:
            line.add(game, option)
        next(states)  # which refuses an answer that is not offered
        line.happened += game.events
        downs.note(game)
    return [str(line) for line in lines]


# Reading ---------------------------------------------------------------------------------------


def from_notation(text: str, catalog: Catalog | None = None, as_written: bool = False) -> Record:
    """The record of a notation. `RecordError` points at what cannot be read or is not offered;
    `as_written` keeps what is not offered in the words of the text.

    What a line says of its situation and outcome may be left out; if it is there it must be right.
    """
    refuse_too_long(text.encode("utf-8", "replace"))
    if "[Snapcount" not in text:
        raise RecordError(
            f"This isn't a game in Snapcount's notation: [Snapcount \"{FORMAT}\"] is missing."
        )
    sheet = Sheet(text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n"))
    tags = _TagReader(sheet.tags)
    cards = decode_kept(unpack(sheet.joined(CARDS)))
    names = labels(cards, catalog)
    lists = [_places(sheet.deck(name), names) for name in SEATS]
    for name in sheet.sections:
        if name not in (*SEATS, GAME, CARDS, EVENTS):
            raise RecordError(
                f"There's no section called [{name[:40]}]. The sections are {_SECTIONS}."
            )
    record = Record(
        decks=Decks(tags.edition, tags.all_pro, tags.table, cards, lists),
        seed=tags.seed,
        answers=[],
        checks=tags.checks,
        result=tags.result,
        tags=tags.others,
        state=tags.state,
        written=tags.written,
    )
    lines = sheet.downs(GAME)
    kept = kept_text.unpacked(sheet.joined(EVENTS))
    answers = kept.answers.split()
    story = story_of(kept.story, answers)
    unchanged = kept.lines == kept_text.lines_digest(lines)
    try:
        game = new_game(table_of(record.decks, catalog), record.seed)
        _replay(game, lines, record)
    except RecordError:
        if unchanged:
            record.answers, record.story = answers, story
        elif as_written:
            rest, record.story = kept_text.in_its_own_words(lines, len(record.answers))
            record.answers += rest
        else:
            raise
    else:
        if record.answers == answers:
            record.story = story
        elif unchanged:
            raise RecordError("The packed events are those of another game. Copy them again.")
    if len(record.answers) > MOST_ANSWERS:
        raise RecordError(f"Too many answers. A record holds {MOST_ANSWERS}.")
    return record


_SECTIONS: Final = ", ".join(f"[{name}]" for name in (*SEATS, GAME, CARDS, EVENTS))


class _TagReader:
    """The tags, each where it belongs; what is not the notation's own goes to `others`."""

    def __init__(self, tags: list[TagText]) -> None:
        self.given: dict[str, TagText] = {}
        self.checks: list[Check] = []
        for tag in tags:
            if tag.name == "Fingerprint":
                self.checks.append(self.check(tag))
            elif tag.name in self.given:
                tag.place.refuse(f"this is the second [{tag.name}]. Remove one.")
            else:
                self.given[tag.name] = tag
        version = self.number("Snapcount", 0)
        refuse_newer(version)
        self.edition = self.text("Edition")
        mode = self.text("Mode", "Normal")
        if mode not in ("Normal", "All Pro"):
            self.given["Mode"].place.refuse("the mode must be All Pro or Normal.")
        self.all_pro = mode == "All Pro"
        self.seed = self.text("Seed")
        self.table = self.text("Table")
        self.state = self.number("State", save.FORMAT)
        self.result = self.read_result()
        self.written = Written()
        own: tuple[str, ...] = OWN_TAGS
        if version >= 2:
            release = self.text("Release", "")[:40]
            self.written = Written(release, self.number("Rules", 0), self.number("Language", 0))
        else:
            own = tuple(name for name in OWN_TAGS if name not in SINCE_2)
        others = {tag.name: tag.value for tag in self.given.values() if tag.name not in own}
        self.others = tags_of(others, version)

    def text(self, name: str, otherwise: str | None = None) -> str:
        if name not in self.given:
            if otherwise is None:
                raise RecordError(f"The tag [{name}] is missing.")
            return otherwise
        return self.given[name].value

    def number(self, name: str, otherwise: int) -> int:
        text = self.text(name, str(otherwise))
        if not (text.isascii() and text.isdigit() and len(text) < 6):
            self.given[name].place.refuse("expected a number here.")
        return int(text)

    def check(self, tag: TagText) -> Check:
        after, _, fingerprint = tag.value.partition(" ")
        hexadecimal = len(fingerprint) == 16 and not fingerprint.strip("0123456789abcdef")
        if not (after.isascii() and after.isdigit() and len(after) < 6 and hexadecimal):
            tag.place.refuse("expected the number of answers and 16 hexadecimal digits here.")
        return Check(int(after), fingerprint)

    def read_result(self) -> Result | None:
        text = self.text("Result", "*")
        if text == "*":
            return None
        name, _, score = text.partition(" ")
        points = score.split("-")
        numbers = all(p.isascii() and p.isdigit() and len(p) < 10 for p in points)
        if name not in (*SEATS, "Tie") or len(points) != 2 or not numbers:
            self.given["Result"].place.refuse("a result looks like Home 21-14, Tie 7-7, or *")
        winner = -1 if name == "Tie" else SEATS.index(name)
        return Result([int(p) for p in points], winner)


def _places(lines: list[CardLine], names: list[str]) -> list[int]:
    places = {name: place for place, name in enumerate(names)}
    found: list[int] = []
    for line in lines:
        if line.name not in places:
            line.place.refuse(f"there's no card called {line.name[:60]!r} in [{CARDS}].")
        found += [places[line.name]] * line.copies
        if len(found) > MOST_CARDS:
            line.place.refuse(f"too many cards; a table holds {MOST_CARDS}.")
    return found


def _replay(game: Game, lines: list[DownLine], record: Record) -> None:
    """Give the answers of all lines, and note them in the record."""
    downs = Downs(game)
    for line in lines:
        if game.decision is None:
            line.place.refuse("the game is over before this line.")
        if line.number != downs.number(game):
            line.place.refuse(f"this should be line {downs.number(game)} of the game.")
        now = situation(game)
        if line.situation and line.situation != now:
            line.place.refuse(f"at this point the game is at: {now}")
        happened: list[Event] = []
        offense = game.offense
        for item in line.items:
            if downs.number(game) != line.number:
                item.place.refuse(
                    f"line {downs.number(game)} of the game starts before this answer."
                )
            option = _named(game, item, offense)
            if len(record.answers) >= MOST_ANSWERS:
                item.place.refuse(f"too many answers; a record holds {MOST_ANSWERS}.")
            record.answers.append(answer_word(game, option))
            game.apply(option)
            happened += game.events
            downs.note(game)
        came = outcome(happened)
        if line.outcome and line.outcome != came:
            del record.answers[-1:]  # whose outcome it is
            line.end.refuse(f"what came of it is: {came or 'nothing yet'}")


def _named(game: Game, item: Item, offense: int) -> Option:
    """The option that an answer in words means."""
    asked = game.decision
    if asked is None:
        item.place.refuse("the game is over before this answer.")
    seat = 1 - offense if item.defense else offense
    if asked.seat != seat:
        _refuse_seat(item.place, asked.seat == offense)
    if item.text == "-" and not item.quoted:
        return _option(game, "pass", item)
    return _option(game, item.text, item)


def _option(game: Game, name: str, item: Item) -> Option:
    assert game.decision is not None
    names = option_names(game)
    if name in names:
        return game.decision.options[names.index(name)]
    try:
        return option_named(game, name)
    except IllegalAnswer as error:
        item.place.refuse(str(error))


def _refuse_seat(place: Place, offense: bool) -> NoReturn:
    side, other = ("offense", "before") if offense else ("defense", "after")
    place.refuse(f"the {side} is asked here; its answers stand {other} the stroke ( / ).")
