"""The Action deck: twenty cards that suit the Players, split between offense and defense."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from snapcount.cards.card import ActionCard, AnyCard, Gridiron, PlayerCard, PowerUp, Superstar
from snapcount.decks.builder.pool import Candidate, is_unique, served
from snapcount.decks.builder.styles import Style
from snapcount.decks.legality import ACTIONS, COPIES
from snapcount.decks.library import plain
from snapcount.decks.worth.part import Mix
from snapcount.engine.edition import Edition

FEW: Final[dict[type, int]] = {Superstar: 2, PowerUp: 4, Gridiron: 1, ActionCard: ACTIONS}
"""How many of a kind are sensible; more of it cost."""
TOO_MANY: Final = 5.0
ONE_SIDED: Final = 3.0
A_COPY: Final = 2.0
A_SECOND_STAR: Final = 20.0  # one is on a Player (T-15), the other in hand for nothing
TO_ATTACH: Final = 0.6  # a card that stays must be drawn early to be worth all it says
GENERIC: Final = 0.25  # the share of cards for either side
SAME_TIMING: Final = 0.25


def pick_actions(
    pool: Sequence[Candidate],
    kept: Sequence[Candidate],
    squad: Sequence[PlayerCard],
    style: Style,
    mix: Mix,
    edition: Edition,
    noise: Callable[[], float],
) -> list[Candidate] | list[str]:
    """The cards to add to those that are kept; or what is lacking, in sentences."""
    stack = _Stack(style, edition)
    for one in kept:
        stack.add(one)
    names = {(card.side, plain(card.name)) for card in squad}
    options: list[tuple[Candidate, float]] = []
    for found in pool:
        value = found.worth.value(style.weights, mix) * noise() * served(found, squad)
        if isinstance(found.card, Superstar):
            if (found.card.side, plain(found.card.name)) not in names:  # D-6
                continue
        if not isinstance(found.card, ActionCard):
            value *= TO_ATTACH
        options.append((found, value - found.cost))
    picked: list[Candidate] = []
    while stack.size < ACTIONS:
        free = [option for option in options if stack.allows(option[0])]
        if not free:
            words = (
                f"There are only {stack.size} cards for the Action deck, counting two copies of "
                "each and"
            )
            return [f"{words} one Unique card. A deck needs {ACTIONS} (D-5)."]
        best = max(free, key=lambda option: option[1] - stack.cost(option[0]))[0]
        stack.add(best)
        picked.append(best)
    return picked


class _Stack:
    """An Action deck that is being filled."""

    def __init__(self, style: Style, edition: Edition) -> None:
        defense = (1 - GENERIC) * style.defense
        self.shares = {"offense": 1 - GENERIC - defense, "defense": defense, "": GENERIC}
        self.edition = edition
        self.one_unique = edition.one_unique
        self.size = 0
        self.unique = False
        self.sides = {"offense": 0, "defense": 0, "": 0}
        self.kinds: dict[type, int] = {}
        self.timings: dict[object, int] = {}
        self.there: dict[str, int] = {}

    def add(self, one: Candidate) -> None:
        card = one.card
        self.size += 1
        self.unique = self.unique or is_unique(one, self.edition)
        self.sides[side_of(one)] += 1
        self.kinds[type(card)] = self.kinds.get(type(card), 0) + 1
        self.timings[timing_of(card)] = self.timings.get(timing_of(card), 0) + 1
        self.there[one.key] = self.there.get(one.key, 0) + 1

    def allows(self, one: Candidate) -> bool:
        """Two copies at most, and one Unique card in all (D-5, D-10)."""
        there = self.there.get(one.key, 0)
        if is_unique(one, self.edition) and self.one_unique and self.unique:
            return False
        return there < min(COPIES, one.copies)

    def cost(self, one: Candidate) -> float:
        """What speaks against one more of its kind, side and name."""
        card = one.card
        side = side_of(one)
        over = self.sides[side] + 1 - self.shares[side] * ACTIONS
        cost = ONE_SIDED * max(0.0, over)
        cost += TOO_MANY * max(0, self.kinds.get(type(card), 0) + 1 - FEW[type(card)])
        cost += SAME_TIMING * self.timings.get(timing_of(card), 0)
        copy = A_SECOND_STAR if isinstance(card, Superstar) else A_COPY
        return cost + copy * self.there.get(one.key, 0)


def side_of(one: Candidate) -> str:
    """Where a card is played: an Action card says it, others by what they do."""
    card = one.card
    if isinstance(card, ActionCard):
        return "" if card.subtype == "generic" else card.subtype
    return one.worth.side or ""


def timing_of(card: AnyCard) -> object:
    return card.timing.points if isinstance(card, ActionCard) else type(card)
