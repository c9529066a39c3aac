"""A sealed or draft event, from the opened boosters to the last deck.

In a draft every seat takes a card from its pack; when all have, the packs go on, to the left in odd
rounds and to the right in even ones. In both events each seat then builds a deck from its pool and
hands it in. Seats answer in any order: whoever runs the event minds the clock.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Final, Literal, NamedTuple

import msgspec

from snapcount.cards.card import digest
from snapcount.decks.decklist import DeckList, Line, deck_list
from snapcount.decks.formats import Format, format_problems
from snapcount.decks.legality import IllegalDeck, Problem, label_of
from snapcount.decks.library import Library, Listed
from snapcount.decks.limited.boosters import BoosterError, Boosters, Printing
from snapcount.engine.dice import dice_from_seed
from snapcount.engine.errors import GameOver, IllegalAnswer, NotYourDecision, StaleDecision

Kind = Literal["sealed", "draft"]
FEWEST: Final = 2
MOST: Final = 8
MOST_SEALED: Final = 64


class EventTable:
    """What does not change: the kind of event, its seats, its cards and its boosters."""

    def __init__(
        self, kind: Kind, seats: int, boosters: Boosters, library: Library, form: Format
    ) -> None:
        most = MOST if kind == "draft" else MOST_SEALED
        least = FEWEST if kind == "draft" else 1
        if not least <= seats <= most:
            raise BoosterError(f"A {kind} event needs {least} to {most} seats, not {seats}.")
        label = library.labels.get(boosters.set.casefold())
        if label is None:
            raise BoosterError(f"There's no set called “{boosters.set}” here.")
        self.kind: Kind = kind
        self.seats = seats
        self.library = library
        self.form = form
        self.printing = Printing(boosters, library.of_set(label))
        self.cards: tuple[Listed, ...] = self.printing.cards
        self.basics = self.printing.basics()
        self.rounds = boosters.draft if kind == "draft" else 0
        self.dealt = boosters.sealed if kind == "sealed" else 0
        told = [kind, str(seats), form.edition, msgspec.json.encode(boosters).decode()]
        told += [f"{listed.card.number} {digest(listed.card)}" for listed in self.cards]
        self.digest = hashlib.sha256("\n".join(told).encode()).hexdigest()[:16]


class EventDecision(NamedTuple):
    """What a seat is asked. To `pick` is to name a card of `options`; to `build`, a deck."""

    seat: int
    kind: Literal["pick", "build"]
    options: tuple[int, ...]
    number: int


class EventView(msgspec.Struct, frozen=True):
    """What a seat may know: its own pack and cards, and how far the others are.

    Cards are places in the table's `cards`. `round` and `pick` count from 1; 0 is no draft.
    """

    seat: int
    kind: str
    seats: int
    stage: str
    round: int
    rounds: int
    pick: int
    pack: tuple[int, ...]
    pool: tuple[int, ...]
    passes_to: int
    waiting_for: tuple[int, ...]
    decision: EventDecision | None


class Event:
    """An event in progress; `new_event` starts one."""

    def __init__(self, table: EventTable) -> None:
        self.table = table
        self.round = 0
        self.packs: list[list[int]] = [[] for _ in range(table.seats)]
        self.unopened: list[list[list[int]]] = []
        """The packs of the rounds to come, by seat; the next round's last."""
        self.pools: list[list[int]] = [[] for _ in range(table.seats)]
        self.chosen: list[int] = [-1] * table.seats
        """What a seat has taken while others still think; -1 is nothing."""
        self.decks: list[DeckList | None] = [None] * table.seats

    # The three verbs ---------------------------------------------------------------------------

    @property
    def stage(self) -> Literal["pick", "build", "over"]:
        if any(self.packs):
            return "pick"
        return "build" if None in self.decks else "over"

    @property
    def pending(self) -> tuple[int, ...]:
        """The seats that are asked now."""
        if self.stage == "pick":
            return tuple(seat for seat, card in enumerate(self.chosen) if card < 0)
        return tuple(seat for seat, deck in enumerate(self.decks) if deck is None)

    @property
    def decision(self) -> EventDecision | None:
        """What the first of the seats that are asked is asked; None when all is over."""
        pending = self.pending
        return self.decision_of(pending[0]) if pending else None

    def decision_of(self, seat: int) -> EventDecision | None:
        """What a seat is asked now, if it is."""
        if seat not in self.pending:
            return None
        if self.stage == "build":
            return EventDecision(seat, "build", (), len(self.pools[seat]))
        return EventDecision(seat, "pick", tuple(self.packs[seat]), len(self.pools[seat]))

    def apply(self, answer: int | DeckList, seat: int = -1, number: int = -1) -> None:
        """Take a card, or hand in a deck. What is not allowed raises, and changes nothing."""
        asked = self.decision if seat < 0 else self._asked(seat)
        if asked is None:
            raise GameOver("The event is over. There's nothing to answer.")
        if number >= 0 and number != asked.number:
            raise StaleDecision(
                f"Decision {number} is over. Seat {asked.seat} is on number {asked.number}."
            )
        if isinstance(answer, DeckList):
            self._hand_in(asked, answer)
        elif asked.kind != "pick" or answer not in asked.options:
            raise IllegalAnswer("That card isn't in the pack. Take one that is.")
        else:
            self.chosen[asked.seat] = answer
            if -1 not in self.chosen:
                self._pass_on()

    def observe(self, seat: int) -> EventView:
        """All that a seat may know."""
        drafting = self.stage == "pick"
        free = drafting and self.chosen[seat] < 0
        own = [*self.pools[seat], *(card for card in self.chosen[seat : seat + 1] if card >= 0)]
        return EventView(
            seat=seat,
            kind=self.table.kind,
            seats=self.table.seats,
            stage=self.stage,
            round=self.round if drafting else 0,
            rounds=self.table.rounds,
            pick=self.table.printing.boosters.size + 1 - len(self.packs[seat]) if drafting else 0,
            pack=tuple(self.packs[seat]) if free else (),
            pool=tuple(own),
            passes_to=self._neighbour(seat) if drafting else -1,
            waiting_for=self.pending,
            decision=self.decision_of(seat),
        )

    # Copies ------------------------------------------------------------------------------------

    def copy(self) -> Event:
        """The same event on its own from here on."""
        other = Event(self.table)
        other.round = self.round
        other.packs = [list(pack) for pack in self.packs]
        other.unopened = [[list(pack) for pack in packs] for packs in self.unopened]
        other.pools = [list(pool) for pool in self.pools]
        other.chosen = list(self.chosen)
        other.decks = list(self.decks)
        return other

    def pool(self, seat: int) -> list[Line]:
        """The cards that a seat has, as lines; what everybody has is in `table.basics`."""
        cards = self.table.cards
        return list(deck_list(Line(1, cards[place]) for place in self.pools[seat]).lines)

    # How it goes on ----------------------------------------------------------------------------

    def _asked(self, seat: int) -> EventDecision | None:
        if not 0 <= seat < self.table.seats:
            raise NotYourDecision(f"There's no seat {seat}.")
        asked = self.decision_of(seat)
        if asked is None and self.stage != "over":
            others = ", ".join(map(str, self.pending))
            raise NotYourDecision(f"It isn't seat {seat}'s turn. Waiting for {others}.")
        return asked

    def _hand_in(self, asked: EventDecision, deck: DeckList) -> None:
        if asked.kind != "build":
            raise IllegalAnswer("You hand in decks after the last pick.")
        found = [
            *format_problems(deck, self.table.form, self.table.library),
            *pool_problems(deck, self.pool(asked.seat), self.table.basics),
        ]
        if found:
            raise IllegalDeck(f"this {self.table.kind}", found)
        self.decks[asked.seat] = deck

    def _pass_on(self) -> None:
        """Everybody has taken a card: the packs go on, or the next ones are opened."""
        taken, self.chosen = self.chosen, [-1] * self.table.seats
        for seat, card in enumerate(taken):
            self.packs[seat].remove(card)
            self.pools[seat].append(card)
        if self.packs[0]:
            passed = list(self.packs)
            for seat, pack in enumerate(passed):
                self.packs[self._neighbour(seat)] = pack
        self.open_packs()

    def open_packs(self) -> None:
        """Open the next round's packs if these are empty; nobody is asked for a last card."""
        if not self.packs[0] and self.unopened:
            self.packs = self.unopened.pop()
            self.round += 1
        if len(self.packs[0]) == 1:
            self.chosen = [pack[0] for pack in self.packs]
            self._pass_on()

    def _neighbour(self, seat: int) -> int:
        """Who gets a seat's pack: left in odd rounds, right in even ones."""
        return (seat + (1 if self.round % 2 else -1)) % self.table.seats


def new_event(table: EventTable, seed: int | str) -> Event:
    """An event whose boosters a seed has filled."""
    event = Event(table)
    dice = dice_from_seed(f"{table.kind}:{seed}")
    printing = table.printing
    for _ in range(table.rounds):
        event.unopened.append([printing.open(dice) for _ in range(table.seats)])
    for seat in range(table.seats):
        for _ in range(table.dealt):
            event.pools[seat] += printing.open(dice)
    event.open_packs()
    return event


def pool_problems(deck: DeckList, pool: Sequence[Line], basics: Sequence[Line]) -> list[Problem]:
    """The cards of a deck that are not in a pool, or not so often."""
    there: dict[Listed, int] = {}
    for copies, listed in (*pool, *basics):
        there[listed] = there.get(listed, 0) + copies
    found = []
    for copies, listed in deck.lines:
        have = there.get(listed, 0)
        if copies > have:
            cards = (listed.card,) * copies
            wrong = (
                f"{label_of(listed.card)} is in the deck {copies} times, but the pool has {have}."
            )
            mend = f"Remove {copies - have}."
            found.append(Problem("pool", cards, wrong, mend))
    return found
