"""Seats that nobody sits on: they pick by what cards are worth to them, and build by the builder.

A bot is given a view, like anybody else.
"""

from __future__ import annotations

from typing import Final

from snapcount.cards.card import PlayCard, PlayerCard, PowerUp, Superstar, Synergy
from snapcount.decks.builder.build import Builder
from snapcount.decks.builder.playbook import gains
from snapcount.decks.builder.pool import Candidate, Pool, candidate, fits, holds
from snapcount.decks.builder.styles import STYLES, Style, natural_style
from snapcount.decks.builder.wish import Built, Wish
from snapcount.decks.legality import A_SIDE, ACTIONS
from snapcount.decks.library import plain
from snapcount.decks.limited.event import Event, EventTable, EventView
from snapcount.engine.dice import dice_from_seed

SETTLED: Final = 12
"""After so many picks a bot has found its style."""
A_PASSER: Final = 8.0
NOISE: Final = 0.15


class Bots:
    """Every bot of an event. What cards are worth is found out once."""

    def __init__(self, table: EventTable, seed: int | str) -> None:
        self.table = table
        self.seed = seed
        self.cards = [candidate(listed) for listed in table.cards]

    def pick(self, view: EventView) -> int:
        """The card that suits what the seat has best; the same for the same view."""
        dice = dice_from_seed(f"pick:{self.seed}:{view.seat}:{len(view.pool)}")
        mine = [self.cards[place] for place in view.pool]
        style = self._style(mine)
        left = view.rounds * self.table.printing.boosters.size - len(mine)
        needs = _Needs(mine, left)

        def score(place: int) -> float:
            noise = 1 + NOISE * (int(dice.below(1001)) - 500) / 500
            return needs.worth(self.cards[place], style) * noise

        scores = [(score(place), -place) for place in view.pack]
        return -max(scores)[1]

    def build(self, event: Event, seat: int) -> Built:
        """A deck from the seat's pool and what everybody has."""
        return build_from_pool(event, seat, f"{self.seed}:{seat}")

    def _style(self, mine: list[Candidate]) -> Style:
        if len(mine) < SETTLED:
            return STYLES[0]
        return natural_style((one.worth for one in mine), (one.worth for one in self.cards))


def build_from_pool(event: Event, seat: int, seed: int | str, style: str = "") -> Built:
    """A deck from a seat's pool and what everybody has; the style is the pool's own."""
    table = event.table
    pool = event.pool(seat)
    own = [candidate(listed) for _, listed in pool]
    everyone = [candidate(listed) for listed in table.cards]
    natural = natural_style((one.worth for one in own), (one.worth for one in everyone))
    builder = Builder(table.library, table.form, Pool(pool, table.basics))
    return builder.build(Wish(style=style or natural.name, seed=seed))


class _Needs:
    """What a seat still lacks."""

    def __init__(self, mine: list[Candidate], left: int) -> None:
        self.players = [one.card for one in mine if isinstance(one.card, PlayerCard)]
        self.names = {(card.side, plain(card.name)) for card in self.players}
        self.passers = sum(card.position == "QB" for card in self.players)
        self.plays = sum(isinstance(one.card, PlayCard) for one in mine)
        elsewhere = PlayerCard | PlayCard | Synergy
        self.actions = sum(not isinstance(one.card, elsewhere) for one in mine)
        self.synergy = any(isinstance(one.card, Synergy) for one in mine)
        self.left = max(left, 1)

    def worth(self, found: Candidate, style: Style) -> float:
        card = found.card
        value = found.worth.value(style.weights, style.mix)
        if isinstance(card, PlayerCard):
            return self._player(card, value)
        if isinstance(card, PlayCard):
            stops = 1.2 * len(card.defense)
            return (0.3 * gains(card) + stops + value) * (1.0 if self.plays < 8 else 0.4)
        if isinstance(card, Synergy):
            active = holds(card.active_if, self.players)
            return 0.0 if self.synergy else value * (2.0 if active else 0.5)
        if isinstance(card, Superstar):
            return value * (1.2 if (card.side, plain(card.name)) in self.names else 0.1)
        if isinstance(card, PowerUp) and not any(fits(card.attach_to, one) for one in self.players):
            value *= 0.4
        return value * (1.0 if self.actions < ACTIONS + 4 else 0.3)

    def _player(self, card: PlayerCard, value: float) -> float:
        if (card.side, plain(card.name)) in self.names:  # a second one is of no use
            return 0.0
        same_side = sum(one.side == card.side for one in self.players)
        if card.position == "QB":
            passer = A_PASSER * min(1.0, 10 / self.left) if not self.passers else 0.0
            return (value + passer) * (1.0 if self.passers < 2 else 0.1)
        if same_side < A_SIDE:
            return value + 4.0
        return value * (0.7 if same_side < A_SIDE + 3 else 0.2)
