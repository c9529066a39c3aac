"""A room: one game and the people at it, as a pure object (no I/O, no clock, no chance of its own).

A message goes in by `propose`, which changes nothing and gives an entry or a refusal. Whoever runs
the room makes the entry safe, and only then hands it to `take`, which changes the room and says
whom to tell. So what was acknowledged is kept, and what is kept makes the room again.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final, NamedTuple

from msgspec.structs import replace

from snapcount.engine.errors import (
    IllegalAnswer,
    NotYourDecision,
    RecordError,
    StaleDecision,
)
from snapcount.engine.events import DOWN
from snapcount.engine.game import Game, new_game
from snapcount.engine.options import PASS, Decision, Option
from snapcount.engine.records.answers import LETTERS, answer_for, answer_word
from snapcount.engine.records.decklists import Decks
from snapcount.engine.records.position import to_line
from snapcount.engine.records.record import Record
from snapcount.engine.terms import SPECTATOR
from snapcount.engine.views.observing import in_common, look
from snapcount.engine.views.view import Shared, TableSeen, View
from snapcount.server import protocol, shuffle
from snapcount.server.clocks import Clocks
from snapcount.server.entries import (
    Absence,
    Answered,
    CameBack,
    Declined,
    Drawn,
    Entry,
    Forfeited,
    Held,
    NumberOpened,
    PassesSet,
    RematchAgreed,
    Resigned,
    Sealed,
    Settings,
    SkippedAhead,
    TakenOver,
    Undone,
    Wish,
    Wished,
    WithoutNumber,
)
from snapcount.server.errors import RoomError
from snapcount.server.history import History, hidden
from snapcount.server.passes import AT_FIRST, AT_FIRST_OF_OLD, Passes, Until, usual_answer, wait_at
from snapcount.server.protocol import Ending, LogLine, Shuffling, Update, Welcome
from snapcount.server.sharing import shared_decks, shared_table
from snapcount.server.shuffle import Shuffle
from snapcount.server.telling import card_sheets, line_told, question


class Job(NamedTuple):
    """A decision for a program: whom to ask, and what it may know."""

    seat: int
    program: str
    view: View
    answers: int
    """How many answers the game has had: an answer to an earlier job is void."""


class Room:
    """A game at a table with its people. Equal settings and entries make equal rooms."""

    def __init__(self, name: str, settings: Settings, at_once: bool = True) -> None:
        """The room before its first entry; if not at once, its maker goes through `begin`."""
        self.name = name
        decks = shared_decks(settings.decks)
        self.settings = replace(settings, decks=decks)
        asks_to_pass = settings.beat is not None
        self.table = shared_table(decks, asks_to_pass and not settings.answers)
        self.history = History()
        self.programs = list(settings.programs)
        self.wishes: list[tuple[int, Wish]] = []
        self.ending: Ending | None = None
        self.rematch = ""
        stops = not settings.spares and not any(settings.programs)
        self.passes = [AT_FIRST_OF_OLD if stops else AT_FIRST] * 2
        self.until: list[Until] = ["off", "off"]
        """How long each seat skips ahead."""
        self.held = False
        """Whether the seat that is asked is waited for, whatever it has set."""
        self.clocks = Clocks(settings.clock) if settings.clock else None
        self._keys: set[tuple[int, str]] = set()
        self._turns = [0, 0]
        self._seen: tuple[Game | None, Shared | None] = (None, None)
        self._waits: tuple[Decision | None, Settings, Passes | None, Until, int | None]
        self._waits = (None, settings, None, "off", None)
        """For what question and settings `wait` was last found, and what it was."""
        self.shuffle: Shuffle | None = None
        self.dealt = not settings.secret
        self.seed = settings.seed
        if not self.dealt:
            about = shuffle.Table(name, settings.decks.table, settings.names)
            self.shuffle = Shuffle(about, settings.secret)
        # Until the cards are dealt this is a game that is nobody's, and nobody is told of it.
        self.game: Game = new_game(self.table, self.seed)
        self._first, self._since = self.game, 0
        """A game, and after how many answers it is: undo begins here."""
        self._last, self._last_since = self._first, self._since
        """The same for the last time that anything came to light: no undo goes behind it."""
        if at_once:
            for _ in self.begin():
                pass

    def _deal(self, seed: str) -> None:
        """Everybody's numbers are in."""
        self.dealt, self.seed = True, seed
        self.game = new_game(self.table, seed)
        for _ in self.begin():
            pass

    def begin(self) -> Iterator[None]:
        """Begin with the answers that the game was opened with, one after the other. Nothing begins
        before the cards are dealt."""
        if not self.dealt:
            return
        self._tell()
        for word in self.settings.answers:
            give(self.game, word)
            self.history.note(word, SPECTATOR, told=True)
            self._tell()
            yield
        asks_to_pass = self.settings.beat is not None
        self.table = self.game.table = shared_table(self.settings.decks, asks_to_pass)
        self._first, self._since = self.game.copy(), len(self.settings.answers)
        self._last, self._last_since = self._first, self._since
        self._pass_at_once()
        yield

    @property
    def answers(self) -> list[str]:
        """All answers that stand, those that a game was opened with first."""
        return self.history.answers

    def turn(self, seat: int) -> int:
        """The number of the seat's question: how many it has answered, taken back ones too."""
        return self._turns[seat]

    # What goes in ------------------------------------------------------------------------------

    def knows(self, seat: int, key: str) -> bool:
        """Whether the message of that key was done already: it is acknowledged and not repeated."""
        return (seat, key) in self._keys

    def propose(self, seat: int, message: protocol.Incoming, now: int) -> Entry:
        """The entry that the message asks for. A `SnapcountError` says why there is none."""
        if isinstance(message, protocol.Seal | protocol.OpenNumber):
            return self._number(seat, message)
        if isinstance(message, protocol.Answer):
            return self._answered(seat, message, now)
        if isinstance(message, protocol.Undo):
            return self._undo(seat, message.key)
        if isinstance(message, protocol.Resign):
            self._require_running()
            return Resigned(seat, message.key)
        if isinstance(message, protocol.OfferDraw):
            self._require_dealt()
            self._require_running()
            return self._wish(seat, "draw", message.key)
        if isinstance(message, protocol.OfferRematch):
            self._require_dealt()
            self._require_over()
            if self.settings.programs[1 - seat]:
                return self._rematch(seat, message.key)
            return self._wish(seat, "rematch", message.key)
        if isinstance(message, protocol.ComeBack):
            if seat not in self.stood_in():
                raise RoomError("You're already playing for yourself.")
            return CameBack(seat, message.key)
        if isinstance(message, protocol.Reply):
            return self._reply(seat, message)
        if isinstance(message, protocol.SetPasses):
            self._require_asking_to_pass()
            return PassesSet(seat, message.passes, message.key)
        if isinstance(message, protocol.SkipAhead):
            self._require_asking_to_pass()
            return SkippedAhead(seat, message.until, message.key)
        if isinstance(message, protocol.Hold):
            self._require_asked(seat, message.turn)
            if self.wait() is None:
                raise RoomError("The game is already waiting for you.")
            return Held(seat, message.key)
        raise RoomError("That message opens a connection. It can't be sent on one that's open.")

    def _number(self, seat: int, message: protocol.Seal | protocol.OpenNumber) -> Entry:
        """The seat's part of the shuffle."""
        self._require_running()
        if self.shuffle is None:
            raise RoomError("This game has no shared shuffle.")
        if self.dealt:
            raise RoomError("The cards are already dealt.")
        if isinstance(message, protocol.Seal):
            self.shuffle.require_no_seal(seat)
            return Sealed(seat, message.seal, message.key)
        self.shuffle.require_opens(seat, message.number)
        return NumberOpened(seat, message.number, message.key)

    def no_number(self, seat: int) -> Entry:
        """The entry for a seat that is there and has not done its part of the shuffle in time. Who
        has sealed a number must open it: who need not could choose between two shuffles."""
        missing = self.shuffle.missing(seat) if self.shuffle and not self.dealt else ""
        if not missing:
            raise StaleDecision("That seat has done its part.")
        return WithoutNumber(seat) if missing == "seal" else Forfeited(seat, "absence")

    def _answered(self, seat: int, message: protocol.Answer, now: int) -> Answered:
        asked = self._require_asked(seat, message.turn)
        if self.programs[seat]:
            raise RoomError("The computer is playing for you. Take over first.")
        if message.choice >= len(asked.options):
            raise IllegalAnswer("That isn't one of the choices. Choose one that's offered.")
        took = self.clocks.thought(seat, now) if self.clocks else 0
        word = answer_word(self.game, asked.options[message.choice])
        return Answered(seat, word, took, message.key)

    def _require_asked(self, seat: int, turn: int) -> Decision:
        """The decision, if it is the seat's question of that number."""
        self._require_running()
        self._require_dealt()
        asked = self.game.decision
        assert asked is not None
        if turn < self._turns[seat] or (asked.seat == seat and turn != self._turns[seat]):
            raise StaleDecision("That question is over. Answer the current one.")
        if asked.seat != seat:
            raise NotYourDecision("It isn't your turn.")
        return asked

    def program_answers(self, job: Job, choice: int) -> Answered:
        """The entry for what a program answers to its job."""
        self._require_running()
        asked = self.game.decision
        if asked is None or asked.seat != job.seat or job.answers != len(self.history.steps):
            raise StaleDecision("The game has moved on since the program was asked.")
        return Answered(job.seat, answer_word(self.game, asked.options[choice]), 0)

    def _undo(self, seat: int, key: str) -> Entry:
        self._require_running()
        to = self.history.last_of(seat)
        if self.programs[1 - seat]:
            return Undone(to, seat, key)
        return self._wish(seat, "undo", key)

    def _wish(self, seat: int, wish: Wish, key: str) -> Wished:
        if (seat, wish) in self.wishes:
            raise RoomError("You already asked. Wait for the reply.")
        return Wished(seat, wish, key)

    def _reply(self, seat: int, reply: protocol.Reply) -> Entry:
        own, theirs = (seat, reply.wish) in self.wishes, (1 - seat, reply.wish) in self.wishes
        if not theirs and not (own and not reply.agree):
            raise RoomError("That request is no longer open.")
        if not reply.agree:
            return Declined(seat, reply.wish, reply.key)
        if reply.wish == "draw":
            return Drawn(seat, reply.key)
        if reply.wish == "undo":
            self._require_running()
            return Undone(self.history.last_of(1 - seat), seat, reply.key)
        return self._rematch(seat, reply.key)

    def _rematch(self, seat: int, key: str) -> RematchAgreed:
        if self.rematch:
            raise RoomError("The next game is already open.")
        return RematchAgreed(seat, "", key)  # whoever runs the room finds a name for the next

    def next_settings(self) -> Settings:
        """The settings of a rematch: the same table. Nothing that decides the cards goes along."""
        anew = replace(self.settings, seed="", secret="", answers=[])
        return replace(anew, set_up="", invite="")

    def stood_in(self) -> list[int]:
        """The seats of people for whom a program plays."""
        return [s for s in range(2) if self.programs[s] and not self.settings.programs[s]]

    def absent(self, seat: int, why: Absence) -> Entry:
        """The entry for a seat whose time is out, or who stayed away: the table's rule. Nobody can
        stand in before the cards are dealt."""
        self._require_running()
        if self.settings.absent == "forfeit" or self.programs[1 - seat] or not self.dealt:
            return Forfeited(seat, why)
        return TakenOver(seat, why)

    def _require_running(self) -> None:
        if self.ending is not None:
            raise RoomError("The game is over.")

    def _require_dealt(self) -> None:
        if not self.dealt:
            raise RoomError("The cards aren't dealt yet.")

    def _require_asking_to_pass(self) -> None:
        self._require_running()
        if self.settings.beat is None:
            raise RoomError("In this game, nobody is asked when they can only pass.")

    def _require_over(self) -> None:
        if self.ending is None:
            raise RoomError("The game isn't over yet.")

    # What is kept ------------------------------------------------------------------------------

    def take(self, entry: Entry, now: int) -> None:
        """Let an entry that is safe happen. It was proposed by this room in its present state."""
        if isinstance(entry, Answered):
            self._answer(entry)
        elif isinstance(entry, PassesSet):
            self.passes[entry.seat] = entry.passes
        elif isinstance(entry, SkippedAhead):
            self.until[entry.seat] = entry.until
            asked = self.game.decision
            if asked is not None and asked.seat == entry.seat:
                self.held = False
        elif isinstance(entry, Held):
            self.held = True
            self._stop_skipping(entry.seat)
        elif isinstance(entry, Undone):
            self._take_back(entry.to)
        elif isinstance(entry, Wished):
            self.wishes.append((entry.seat, entry.wish))
        elif isinstance(entry, Declined):
            self.wishes = [each for each in self.wishes if each[1] != entry.wish]
        elif isinstance(entry, Drawn):
            self._end(Ending(-1, "draw agreed"))
        elif isinstance(entry, Resigned):
            self._end(Ending(1 - entry.seat, "resigned"))
        elif isinstance(entry, Forfeited):
            self._end(Ending(1 - entry.seat, entry.why))
        elif isinstance(entry, TakenOver):
            self.programs[entry.seat] = STAND_IN
        elif isinstance(entry, CameBack):
            self.programs[entry.seat] = ""
        elif isinstance(entry, RematchAgreed):
            self.rematch = entry.room
        else:
            self._shuffle(entry)
        key = "" if isinstance(entry, Forfeited | TakenOver | WithoutNumber) else entry.key
        if key:
            self._keys.add((entry.seat, key))
        self._pass_at_once()
        self.start_clock(now)

    def _shuffle(self, entry: Sealed | NumberOpened | WithoutNumber) -> None:
        assert self.shuffle is not None
        if isinstance(entry, Sealed):
            self.shuffle.seal(entry.seat, entry.seal)
        elif isinstance(entry, NumberOpened):
            self.shuffle.open(entry.seat, entry.number)
        else:
            self.shuffle.go_without(entry.seat)
        if self.shuffle.done:
            self._deal(self.shuffle.seed())

    def taking(self, entries: Iterable[Entry], now: int) -> Iterator[None]:
        """Let all of them happen, one after the other."""
        for entry in entries:
            self.take(entry, now)
            yield

    def start_clock(self, now: int) -> None:
        """Everybody is there: whoever is asked thinks from now on."""
        if self.clocks:
            self.clocks.run(self._whose_clock(), now)

    def wait(self) -> int | None:
        """After how long the seat that is asked is answered for; None: it is waited for."""
        asked, beat = self.game.decision, self.settings.beat
        if beat is None or asked is None or not self.dealt:
            return None
        if self.ending is not None or self.held:
            return None
        seat = asked.seat
        if self.programs[seat]:
            return None if len(asked.options) > 1 else 0
        passes, until = self.passes[seat], self.until[seat]
        of, at, then, skipped, found = self._waits
        if of is asked and at is self.settings and then is passes and skipped == until:
            return found
        found = wait_at(self.game, passes, until, beat, self.settings.spares)
        self._waits = (asked, self.settings, passes, until, found)
        return found

    def beat_passes(self) -> Answered:
        """The entry for a seat whose beat is over, or that wants to be spared the question."""
        asked = self.game.decision
        if self.wait() is None or asked is None:
            raise StaleDecision("The game is waiting for that seat.")
        word = answer_word(self.game, usual_answer(self.game))
        return Answered(asked.seat, word, 0, by_itself=True)

    def _stop_skipping(self, seat: int) -> None:
        """Somebody who does something has been able to act."""
        if self.until[seat] == "act":
            self.until[seat] = "off"

    def _pass_at_once(self) -> None:
        """Whoever is not waited for at all has answered before anybody is told anything."""
        while self.wait() == 0:
            self._answer(self.beat_passes())

    def _answer(self, entry: Answered) -> None:
        asked = self.game.decision
        only = asked is not None and len(asked.options) == 1
        before = hidden(self.game)
        give(self.game, entry.answer)
        self.held = False
        self._turns[entry.seat] += 1
        if self.clocks:
            # Where everybody is asked to pass, passing is no work; nor is what the room answers.
            passes = self.settings.beat is not None and entry.answer == LETTERS[PASS]
            earned = not passes and not entry.by_itself
            self.clocks.take(entry.seat, entry.took, increment=earned)
        if any(event[0] == DOWN for event in self.game.events):
            self.until = ["off", "off"]
        if not entry.by_itself:
            own = entry.seat
            self._stop_skipping(own)
            self.wishes = [each for each in self.wishes if each[1] == "draw" and each[0] == own]
        told = hidden(self.game) != before
        self.history.note(entry.answer, entry.seat, told, entry.by_itself, only)
        if told:
            self._last, self._last_since = self.game.copy(), len(self.history.steps)
        self._tell()
        if self.game.over:
            self._end(Ending(self.game.winner, "played"))

    def _tell(self) -> None:
        """Note what has happened since the last answer."""
        self.forget_views()
        self.history.happened(self.game.events)

    def forget_views(self) -> None:
        """Everybody was told: what they saw need not lie there until the next answer."""
        self._seen = (None, None)

    def _table(self, viewer: int) -> TableSeen:
        """What the viewer sees now; what all see alike is made once for all of them."""
        game, shared = self._seen
        if game is not self.game or shared is None:
            shared = in_common(self.game)
            self._seen = (self.game, shared)
        return look(self.game, viewer, shared)

    def _log(self, viewer: int, first: int) -> list[LogLine]:
        """The viewer's log from that line on, in words; worded once, for whoever comes back."""
        table, names, events = self.table, self.settings.names, self.history.events
        lines = self.history.lines.setdefault(viewer, [])
        lines += [line_told(table, event, viewer, names) for event in events[len(lines) :]]
        return lines[first:]

    def _take_back(self, to: int) -> None:
        """The game after so many answers, made anew (law 9)."""
        undone = self.history.take_back(to)
        if to < self._last_since:  # a room of old may have been freer
            self._last, self._last_since = self._first, self._since
        game = self._last.copy()
        for step in self.history.steps[self._last_since :]:
            give(game, step.answer)
        self.game = game
        self.held = True  # who takes back an answer is waited for
        self.until = ["off", "off"]
        for step in undone:
            # A question that was answered and is asked again is a new one: an answer that was
            # sent for it before must not be taken for it now.
            self._turns[step.seat] += 1
        self.wishes = []

    def _end(self, ending: Ending) -> None:
        self.ending = ending
        self.wishes = []

    def _whose_clock(self) -> int | None:
        asked = self.game.decision
        if self.ending is not None or asked is None or self.programs[asked.seat] or not self.dealt:
            return None
        return asked.seat if self.wait() is None else None  # a beat is nobody's time

    # What comes out ----------------------------------------------------------------------------

    def welcome(self, viewer: int) -> Welcome:
        """Everything that does not change, for a wire that is opened."""
        return Welcome(
            version=protocol.VERSION,
            room=self.name,
            seat=viewer,
            names=self.settings.names,
            programs=(bool(self.settings.programs[0]), bool(self.settings.programs[1])),
            edition=self.table.edition.name,
            all_pro=self.table.all_pro,
            cards=card_sheets(self.table),
            clocks=self.clocks is not None,
            commitment=self.shuffle.commitment if self.shuffle else "",
            set_up=self.settings.set_up,
            private=self.settings.private,
            invite="",
        )

    def shuffling(self, seated: tuple[bool, bool]) -> Shuffling:
        """How far the shuffle is, for everybody alike, until the cards are dealt."""
        assert self.shuffle is not None
        seals, numbers = self.shuffle.seals, self.shuffle.numbers
        return Shuffling(
            seated=seated,
            seals=(seals[0], seals[1]),
            numbers=(numbers[0], numbers[1]),
            ending=self.ending,
        )

    def update(
        self, viewer: int, seen: int = 0, seated: Sequence[int] = (), here: Sequence[int] = ()
    ) -> Update:
        """The table as the viewer sees it, and the log from line `seen` on. Whoever runs the room
        knows which seats are taken, and who is there."""
        asked = self.game.decision
        first = min(seen, len(self.history.events))
        running = self.ending is None
        turn = self._turns[viewer] if viewer >= 0 else 0
        left = (self.clocks.left[0], self.clocks.left[1]) if self.clocks else None
        return Update(
            first=first,
            log=self._log(viewer, first),
            table=self._table(viewer),
            question=question(self.game, viewer, turn) if running else None,
            left=left,
            wishes=[(seat, wish) for seat, wish in self.wishes],
            stood_in=self.stood_in(),
            ending=self.ending,
            rematch=self.rematch,
            passes=self.passes[viewer] if viewer >= 0 and self.settings.beat is not None else None,
            beat=(self.wait() or 0) if asked is not None and asked.seat == viewer else 0,
            until=self.until[viewer] if viewer >= 0 else "off",
            seated=[*seated],
            here=[*here],
        )

    def set_up_position(self) -> str:
        """How a game begins whose cards are set up: both players may know all of it."""
        return to_line(self._first, embed=True)

    def job(self) -> Job | None:
        """The decision that a program has to make now, if one is asked."""
        asked = self.game.decision
        if self.ending is not None or asked is None or not self.dealt:
            return None
        if not self.programs[asked.seat]:
            return None
        assert len(asked.options) > 1
        view = self.game.observe(asked.seat)
        return Job(asked.seat, self.programs[asked.seat], view, len(self.history.steps))

    def record(self) -> Record:
        """The game as a record (law 9): for games that are over, since the secret is in it."""
        self._require_dealt()
        return record_of(self.settings.decks, self.seed, self.tags(), self.choices())

    def choices(self) -> list[str]:
        """The answers that were a choice (R-17)."""
        return [step.answer for step in self.history.steps if not step.only]

    def tags(self) -> dict[str, str]:
        """What the record says besides: who played, and how the cards were shuffled."""
        first, second = self.settings.names
        tags = {"First": first, "Second": second}
        if self.shuffle is not None:
            tags |= self.shuffle.tags()
        if self.settings.set_up:
            tags["SetUp"] = self.settings.set_up
        return tags


def record_of(decks: Decks, seed: str, tags: dict[str, str], answers: list[str]) -> Record:
    """The record of a game that was played at such a table; the answers are those that were a
    choice (R-17)."""
    game = new_game(shared_table(decks, False), seed)
    record = Record(decks=decks, seed=seed, tags=tags)
    for word in answers:
        record.answer(game, option_of(game, word))
    record.check(game)  # games that are given up end anywhere
    return record


STAND_IN: Final = "greedy"
"""The program that plays on for somebody who is away."""


def option_of(game: Game, word: str) -> Option:
    """The option that an answer of the room's own entries names."""
    option = answer_for(game, word)
    if option is None:
        raise RecordError(
            f"The game can't be continued or shown: its answer {word!r} isn't offered any more, "
            "because this version of Snapcount plays it differently."
        )
    return option


def give(game: Game, word: str) -> None:
    game.apply(option_of(game, word))


def rebuilt(name: str, settings: Settings, entries: list[Entry], now: int) -> Room:
    """The room that those entries make. Its clock starts anew: nobody thought in between."""
    room = Room(name, settings)
    for _ in room.taking(entries, now):
        pass
    return room
