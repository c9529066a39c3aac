"""The record of a game (law 9): decks, seed and answers, from which the whole game follows.

Save, resume, undo, replay, share and report a bug are all this one thing. It is written as compact
JSON here, and as text for people in `engine.records.notation`; `records.reading` takes either. A
record also tells what happened in words, for a day on which the engine plays it differently:
`following` shows it then.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Final

import msgspec
from msgspec import Meta

import snapcount
from snapcount.cards.card import LANGUAGE
from snapcount.engine.errors import NewerRecord, OtherGame, RecordError
from snapcount.engine.game import Game, new_game
from snapcount.engine.options import Option
from snapcount.engine.records import save
from snapcount.engine.records.answers import answer_for, answer_word
from snapcount.engine.records.decklists import (
    MOST_BYTES,
    Catalog,
    Decks,
    Digest,
    Places,
    RawCards,
    decks_of,
    kept_cards,
    table_of,
    written_cards,
)
from snapcount.engine.records.story import UNKNOWN, Happened, happened, mark, packed, said, unpacked
from snapcount.engine.records.tags import tags_of
from snapcount.engine.revision import RULES
from snapcount.engine.table import Table
from snapcount.engine.words.naming import option_names
from snapcount.engine.words.speech import SEAT_NAMES

FORMAT: Final = 2
MOST_ANSWERS: Final = 50_000
EVERY: Final = 50  # answers between two fingerprints

Score = Annotated[int, Meta(ge=0, le=1_000_000_000)]


class Check(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """What the game's fingerprint was after so many answers."""

    after: Annotated[int, Meta(ge=0, le=MOST_ANSWERS)]
    fingerprint: Digest


class Result(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How the game ended: the score by seat, and who won (-1: a tie)."""

    score: Annotated[list[Score], Meta(min_length=2, max_length=2)]
    winner: Annotated[int, Meta(ge=-1, le=1)]


class Written(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What began a record: the release, the rules' revision and the version of the trees of its
    cards. Format 1 does not say."""

    release: Annotated[str, Meta(max_length=40)] = ""
    rules: Annotated[int, Meta(ge=0, le=1_000_000)] = 0
    language: Annotated[int, Meta(ge=0, le=1_000_000)] = 0


TODAY: Final = Written(snapcount.__version__, RULES, LANGUAGE)


class Record(msgspec.Struct, kw_only=True):
    """A game, finished or not. `tags` is whatever people want to note: names, a place, a date.

    `state` is the format of saved states that the fingerprints were made with; those of another
    format cannot be compared. `story` is what happened, from what was dealt on; records of format 1
    have none, and a very long game's may end before the game does.
    """

    decks: Decks
    seed: str
    answers: list[str] = []
    checks: list[Check] = []
    result: Result | None = None
    tags: dict[str, str] = {}
    state: int = save.FORMAT
    story: list[Happened] = []
    written: Written = TODAY

    @staticmethod
    def start(table: Table, seed: int | str) -> Record:
        """The record of a game that is about to begin on that table."""
        return Record(decks=decks_of(table), seed=str(seed))

    @property
    def names(self) -> tuple[str, str]:
        """Who played, as the story calls them."""
        return self.tags.get("First", SEAT_NAMES[0]), self.tags.get("Second", SEAT_NAMES[1])

    def answer(self, game: Game, option: Option) -> None:
        """Give an answer in the game, and note it; one that is not offered changes nothing."""
        word = answer_word(game, option)
        if not self.answers and not self.story:
            self.story.append(happened(game, "", self.names))
        told = said(game, option, self.names)
        game.apply(option)
        if len(self.story) == len(self.answers) + 1:
            self.story.append(happened(game, told, self.names))
        self.answers.append(word)
        if len(self.answers) % EVERY == 0 or game.over:
            self.check(game)
        if game.over:
            self.result = Result(game.score[:], game.winner)

    def check(self, game: Game) -> None:
        """Note the game's fingerprint at this point."""
        check = Check(len(self.answers), game.fingerprint())
        if not self.checks or self.checks[-1] != check:
            self.checks.append(check)


# Replaying -------------------------------------------------------------------------------------


def replay(record: Record, to: int | None = None, catalog: Catalog | None = None) -> Game:
    """The game after `to` answers, or after all of them.

    Everything that the record says about it is verified on the way: `OtherGame` says which answer
    is not offered, or where the game became another.
    """
    states = walk(up_to(record, to), catalog)
    game = next(states)
    for _ in states:
        pass
    return game


def up_to(record: Record, to: int | None) -> Record:
    """The record as it was after so many answers; None is all of them."""
    last = len(record.answers)
    if to is None or to == last:
        return record
    if not 0 <= to < last:
        raise RecordError(f"The record has {last} answers. There's no number {to}.")
    checks = [check for check in record.checks if check.after <= to]
    return msgspec.structs.replace(
        record,
        answers=record.answers[:to],
        checks=checks,
        result=None,
        story=record.story[: to + 1],
    )


def walk(record: Record, catalog: Catalog | None = None) -> Iterator[Game]:
    """Replay a record: the game, not copied, before the first answer and after each.

    `OtherGame` says from which step on today's engine plays it differently."""
    checks = {check.after: check.fingerprint for check in record.checks}
    if max(checks, default=0) > len(record.answers):
        raise RecordError("The record has a fingerprint for an answer it doesn't have.")
    if record.state != save.FORMAT:
        checks = {}
    try:
        game = new_game(table_of(record.decks, catalog), record.seed)
    except RecordError as error:
        raise OtherGame(0, str(error)) from None
    _verify(game, 0, record, checks)
    yield game
    for number, word in enumerate(record.answers, 1):
        option = answer_for(game, word)
        if option is None:
            raise OtherGame(number, _not_offered(game, number, word, record))
        game.apply(option)
        _verify(game, number, record, checks)
        yield game


def _not_offered(game: Game, number: int, word: str, record: Record) -> str:
    told = record.story[number].answer if number < len(record.story) else ""
    answer = f"Answer {number} ({(told if word == UNKNOWN else word)[:60]!r})"
    if game.decision is None:
        return f"{answer} comes after the game is over."
    names = option_names(game)
    offered = ", ".join(names[:6]) + (" …" if len(names) > 6 else "")
    return f"{answer} isn't offered there. The options are: {offered}."


def _verify(game: Game, number: int, record: Record, checks: dict[int, str]) -> None:
    """Whether this is the recorded game, as far as the record says anything about it here."""
    expected = checks.get(number)
    if expected is not None and expected != game.fingerprint():
        raise OtherGame(
            number,
            f"After answer {number} this isn't the recorded game: its fingerprint is "
            f"{game.fingerprint()}, but the record has {expected}.",
        )
    if number < len(record.story) and record.story[number].mark not in ("", mark(game)):
        raise OtherGame(
            number,
            f"After answer {number} this isn't the recorded game: the score, the clock, the ball "
            "or the cards are different.",
        )
    if number == len(record.answers):
        _verify_result(game, number, record.result)


def _verify_result(game: Game, number: int, result: Result | None) -> None:
    if result is None:
        return
    if not game.over:
        raise OtherGame(
            number, "The record has a result, but its answers stop before the game ends."
        )
    if result != Result(game.score, game.winner):
        raise OtherGame(
            number,
            f"The game ended {game.score[0]}-{game.score[1]}, but the record says "
            f"{result.score[0]}-{result.score[1]} or names another winner.",
        )


# JSON ------------------------------------------------------------------------------------------


class _Head(msgspec.Struct):
    snapcount: str
    version: int


class _Decks(msgspec.Struct, forbid_unknown_fields=True):
    """`Decks` with cards that may be of another version of the language."""

    edition: Annotated[str, Meta(max_length=40)]
    all_pro: bool
    table: Digest
    cards: RawCards
    lists: Annotated[list[Places], Meta(min_length=2, max_length=2)]


class _Written(msgspec.Struct, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    snapcount: str = msgspec.field(default="")
    version: int = 0
    written: Written = Written()
    state: Annotated[int, Meta(ge=1, le=1000)]
    seed: Annotated[str, Meta(max_length=200)]
    tags: dict[str, str] = {}
    result: Result | None = None
    checks: Annotated[list[Check], Meta(max_length=MOST_ANSWERS)] = []
    answers: str
    story: str = ""
    decks: _Decks


_encode: Final = msgspec.json.Encoder(order="deterministic").encode
_head: Final = msgspec.json.Decoder(_Head)
_written: Final = msgspec.json.Decoder(_Written)


def to_json(record: Record) -> bytes:
    """The record as compact JSON: equal records give equal bytes."""
    written = _Written(
        snapcount="record",
        version=FORMAT,
        written=record.written,
        state=record.state,
        seed=record.seed,
        tags=record.tags,
        result=record.result,
        checks=record.checks,
        answers=" ".join(record.answers),
        story=packed(record.story),
        decks=_Decks(
            record.decks.edition,
            record.decks.all_pro,
            record.decks.table,
            written_cards(record.decks.cards),
            record.decks.lists,
        ),
    )
    return _encode(written)


def from_json(data: bytes) -> Record:
    """The record that `to_json` wrote; `RecordError` says what is wrong with it."""
    refuse_too_long(data)
    try:
        head = _head.decode(data)
        if head.snapcount != "record":
            raise RecordError("This isn't a Snapcount game record.")
        refuse_newer(head.version)
        written = _written.decode(data)
    except msgspec.ValidationError as error:
        raise RecordError(f"This isn't a game record: {error}.") from None
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise RecordError(f"The record is cut off or damaged: {error}.") from None
    except RecursionError:
        raise RecordError("The record is nested too deeply.") from None
    tags = tags_of(written.tags, head.version)
    answers = written.answers.split()
    if len(answers) > MOST_ANSWERS:
        raise RecordError(f"Too many answers ({len(answers)}). A record holds {MOST_ANSWERS}.")
    decks = written.decks
    return Record(
        decks=Decks(
            decks.edition, decks.all_pro, decks.table, kept_cards(decks.cards), decks.lists
        ),
        seed=written.seed,
        answers=answers,
        checks=written.checks,
        result=written.result,
        tags=tags,
        state=written.state,
        story=story_of(unpacked(written.story), answers),
        written=written.written,
    )


def story_of(story: list[Happened], answers: list[str]) -> list[Happened]:
    """The story, which cannot tell of more answers than there are."""
    if len(story) > len(answers) + 1:
        raise RecordError("The record tells of more answers than it has.")
    return story


def refuse_too_long(data: bytes) -> None:
    if len(data) > MOST_BYTES:
        raise RecordError(f"Too large ({len(data)} bytes). A record can have {MOST_BYTES} bytes.")


def refuse_newer(version: int) -> None:
    if version > FORMAT:
        raise NewerRecord(
            f"The record uses format {version}, but this version of Snapcount reads up to "
            f"{FORMAT}. Update Snapcount to read it."
        )
    if version < 1:
        raise RecordError(f"There's no record format {version}.")
