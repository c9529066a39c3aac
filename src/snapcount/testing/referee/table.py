"""How the game stands, as the referee has it in its own book."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple, TypeVar

from snapcount.engine import events as e
from snapcount.testing.referee.arithmetic import catch_range, changed, digit
from snapcount.testing.referee.chance import Chance
from snapcount.testing.referee.rules import HAND_LIMIT, OWN_25, Rules
from snapcount.testing.referee.texts import Ability, Action, Become, Deck, Known, Part, Play, Player

SLOTS: Final = 10  # a seat's Players: five for the offense, then five for the defense
DECKS: Final[tuple[Deck, Deck]] = ("play", "action")

T = TypeVar("T")


class Choice(NamedTuple):
    """An answer, or what may be answered. `card` is a definition; -1: it has no such thing."""

    verb: str
    card: int = -1
    slot: int = -1
    number: int = -1


class Ask(NamedTuple):
    """Who is asked what next, and what may be answered."""

    seat: int
    kind: str
    options: tuple[Choice, ...]


Asking = Generator[Ask, Choice, T]
"""Something that asks its way through, and comes to a result."""


class Fact(NamedTuple):
    """Something that must happen now, as the engine's event of that kind says it."""

    kind: int
    seat: int
    a: int
    b: int
    clause: str


@dataclass
class Layer:
    """An effect in the layers of a timing point."""

    seat: int
    card: int
    slot: int
    parts: tuple[Part | None, ...]
    is_action: bool
    cancelled: bool = False


@dataclass
class Waiting:
    """A triggered ability that is not in the layers yet."""

    seat: int
    card: int
    slot: int
    parts: tuple[Part, ...]


@dataclass
class Side:
    """One player's cards, as definitions, and what they have left."""

    decks: dict[Deck, list[int]]
    hands: dict[Deck, list[int]]
    discards: dict[Deck, list[int]]
    squad: dict[int, int]
    score: int = 0
    timeouts: int = 3
    replayed: bool = False  # F-19: in this possession
    acted: bool = False  # G-1: in this down
    acted_before: bool = False


@dataclass
class Down:
    """What belongs to one down and is forgotten after it."""

    spot: int
    scores: list[int] = field(default_factory=list)
    called: list[int] = field(default_factory=lambda: [-1, -1])
    x: list[int] = field(default_factory=lambda: [-1, -1])
    revealed: bool = False
    strength: list[int] = field(default_factory=list)
    catch: list[int] = field(default_factory=list)
    yards: list[int] = field(default_factory=list)
    time: list[int] = field(default_factory=list)
    became: Become | None = None
    forced: str = ""
    outcome: str = ""
    designated: bool = False
    runner: int = -1
    tackler: int = -1
    results: bool = False
    turnover: str = ""
    turnover_by: int = -1
    replay_by: set[int] = field(default_factory=set)
    first_down: bool = False
    gained_before: bool = False
    """A First Down of an attempt that was replayed: no clause says whether it still counts."""
    scored: str = ""
    moved_to: int = -1
    """Where an effect put the ball before the play. No clause says whether the spot of the down is
    there or where the down started, so both are right."""
    kicked: bool = False


class Table:
    """The referee's own book of the game."""

    def __init__(self, rules: Rules, all_pro: bool, known: dict[int, Known]) -> None:
        self.rules = rules
        self.all_pro = all_pro
        self.known = known
        self.sides: list[Side] = []
        self.period = 0
        self.clock = 15
        self.down = 1
        self.ball = OWN_25
        self.offense = 0
        self.first_offense = 0
        self.on_field: set[int] = set()
        self.exhausted: set[int] = set()
        self.this = Down(OWN_25)
        self.point = ""
        self.layers: list[Layer] = []
        self.waiting: list[Waiting] = []
        self.untimed = False
        self.possessions = 0  # begun in this period
        self.overtime_offense = -1
        self.given = 0  # timeouts that effects have given in this period
        self.over = False
        self.winner = -1
        self.facts: list[Fact] = []
        self.chance = Chance(())

    # Who ------------------------------------------------------------------------------------

    @property
    def defense(self) -> int:
        return 1 - self.offense

    def other(self, seat: int, who: str) -> int:
        return seat if who == "you" else 1 - seat

    def in_order(self) -> tuple[int, int]:
        """T-1: the offense first."""
        return self.offense, self.defense

    # Facts ----------------------------------------------------------------------------------

    def tell(self, clause: str, kind: int, seat: int = -1, a: int = -1, b: int = -1) -> None:
        self.facts.append(Fact(kind, seat, a, b, clause))

    # The play -------------------------------------------------------------------------------

    def play_of(self, seat: int) -> Play | None:
        card = self.this.called[seat]
        found = self.known[card] if card >= 0 else None
        return found if isinstance(found, Play) else None

    def action(self, card: int) -> Action:
        found = self.known[card]
        assert isinstance(found, Action)
        return found

    def player(self, slot: int) -> Player:
        found = self.known[self.sides[slot // SLOTS].squad[slot]]
        assert isinstance(found, Player)
        return found

    def ability(self, slot: int) -> Ability | None:
        return self.player(slot).ability

    def strength(self) -> int:
        """F-5, R-6, R-32."""
        total = 0
        for seat in range(2):
            play = self.play_of(seat)
            if play is not None:
                total += play.strength if play.strength is not None else self.this.x[seat]
        return changed(digit(total), self.this.strength)

    def offense_call(self) -> tuple[str, int, int, int]:
        """What the offense runs: the call, and for a pass its yards and printed catch range."""
        became, play = self.this.became, self.play_of(self.offense)
        if became is not None:
            return became.call, became.yards, became.low, became.high
        assert play is not None
        return play.call, play.yards, play.low, play.high

    def catch_range(self) -> tuple[int, int]:
        """R-40, R-47: a change outlasts a new call."""
        _, _, low, high = self.offense_call()
        return catch_range(low, high, self.this.catch)

    def is_pass(self) -> bool:
        return self.offense_call()[0].endswith("pass")

    # Players --------------------------------------------------------------------------------

    def fielded(self, seat: int) -> list[int]:
        return sorted(slot for slot in self.on_field if slot // SLOTS == seat)

    def benched(self, seat: int) -> list[int]:
        """Those who could come in: of the side of the ball that the seat is on."""
        first = seat * SLOTS + (0 if seat == self.offense else 5)
        squad = self.sides[seat].squad
        return [
            slot for slot in range(first, first + 5) if slot in squad and slot not in self.on_field
        ]

    def quarterbacks(self, seat: int) -> int:
        return sum(self.player(slot).quarterback for slot in self.fielded(seat))

    # Piles ----------------------------------------------------------------------------------

    def draw(self, seat: int, deck: Deck) -> None:
        """One card; Z-3 may cancel it, Z-5 may refill the deck first."""
        side = self.sides[seat]
        hand = side.hands[deck]
        if self.rules.limit == "cancel" and len(hand) >= HAND_LIMIT:
            return
        if not self.refilled(seat, deck):
            return
        card = self.chance.drawn(seat, deck)
        if card not in side.decks[deck]:
            raise Impossible("Z-1", f"seat {seat} draws a card that is not in its {deck} deck")
        side.decks[deck].remove(card)
        hand.append(card)

    def flip(self, seat: int) -> int:
        """K-1: the top card of a Play deck, which goes to the discard pile; -1: there is none."""
        side = self.sides[seat]
        if not self.refilled(seat, "play"):
            return -1
        card = self.chance.flipped(seat)
        if card not in side.decks["play"]:
            raise Impossible("Z-1", f"seat {seat} flips a card that is not in its Play deck")
        side.decks["play"].remove(card)
        side.discards["play"].append(card)
        return card

    def refilled(self, seat: int, deck: Deck) -> bool:
        """Z-5, R-4: whether there is a card to draw, after a refill if need be."""
        side = self.sides[seat]
        if not side.decks[deck]:
            side.decks[deck], side.discards[deck] = side.discards[deck], []
        return bool(side.decks[deck])

    def discard(self, seat: int, deck: Deck, card: int) -> None:
        self.sides[seat].hands[deck].remove(card)
        self.sides[seat].discards[deck].append(card)

    def put_away_plays(self) -> None:
        """Z-6: called Plays go to their owners' piles."""
        for seat in range(2):
            card = self.this.called[seat]
            if card >= 0 and not self.this.kicked:
                self.sides[seat].discards["play"].append(card)


class Impossible(Exception):
    """The engine did something that the referee has no place for."""

    def __init__(self, clause: str, words: str) -> None:
        super().__init__(words)
        self.clause = clause


def ask(seat: int, kind: str, options: Sequence[Choice]) -> Asking[Choice]:
    """R-17: who has one legal answer gives it without being asked."""
    if len(options) == 1:
        return options[0]
    answer = yield Ask(seat, kind, tuple(options))
    return answer


def cut_hands(t: Table) -> Asking[None]:
    """Z-3 (crd): discard down to five, at once."""
    if t.rules.limit != "discard":
        return
    for seat in t.in_order():
        for deck in DECKS:
            hand = t.sides[seat].hands[deck]
            while len(hand) > HAND_LIMIT:
                options = [Choice("discard", card) for card in hand]
                answer = yield from ask(seat, "hand limit", options)
                t.discard(seat, deck, answer.card)


def exhaust(t: Table, slots: Iterable[int]) -> None:
    """Who is Energized becomes Exhausted, which may trigger something."""
    for slot in slots:
        if slot in t.exhausted:
            continue
        t.exhausted.add(slot)
        t.tell("F-11", e.EXHAUSTED, slot // SLOTS, slot)
        ability = t.ability(slot)
        if ability is not None and ability.on == "exhausted":
            seat = slot // SLOTS
            t.waiting.append(Waiting(seat, t.sides[seat].squad[slot], slot, ability.parts))
