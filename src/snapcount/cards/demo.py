"""Two starter decks of simple, made-up cards: for a first game, and for measuring speed.

The Tidewater Herons pass, the Ironridge Badgers run. Every Player has one ability, and no card
does more than a sentence or two; the cards are in `sets/demo.cards`. There is a pair for each
edition: 2019 knows no Power Ups, Superstars and Gridiron cards, so Action cards take their places.
"""

from __future__ import annotations

import functools
from typing import Final

from snapcount.cards.card import AnyCard, PlayCard, PlayerCard
from snapcount.cards.catalog.catalog import shipped_set
from snapcount.cards.season import SEASONS

HERONS: Final = "Tidewater Herons"
BADGERS: Final = "Ironridge Badgers"

_PLAYBOOK: Final = {  # how many copies of each Play: Herons, Badgers
    "Left Sweep": (1, 2),
    "Left Counter": (1, 2),
    "Gut Dive": (1, 2),
    "Trap Door": (1, 2),
    "Right Sweep": (1, 2),
    "Right Power": (1, 2),
    "Quick Slant": (2, 1),
    "Flat Route": (2, 1),
    "Sideline Out": (2, 1),
    "Curl Route": (2, 1),
    "Deep Cross": (2, 1),
    "Post Route": (2, 1),
    "Fly Route": (1, 1),
    "Clock Grinder": (1, 1),
}
_BASIC_ACTIONS: Final = (
    "Second Effort",
    "Move the Chains",
    "Move the Chains",
    "Check Down",
    "Try That Again",
    "Fresh Legs",
    "Fresh Legs",
    "Film Room",
    "Whistle",
    "Gang Tackle",
    "Grab the Ankles",
    "Loose Ball",
    "Jump the Route",
)
_HERON_ACTIONS: Final = ("Turn Upfield", "Soft Hands", "Hurry to the Line")
_BADGER_ACTIONS: Final = ("Stiff Arm", "Bleed the Clock", "Wear Them Down")
_HERON_EXTRAS: Final = ("Long Strides", "Iron Grip", "Clear Skies", "Ames Gullwick")
_BADGER_EXTRAS: Final = ("Hard Hat", "Iron Grip", "Driving Rain", "Thorn Quarrier")
_HERON_2019: Final = ("Turn Upfield", "Soft Hands", "Bat It Down", "Second Effort")
_BADGER_2019: Final = ("Stiff Arm", "Bat It Down", "Gang Tackle", "Second Effort")


def demo_decks(edition: str) -> tuple[list[AnyCard], list[AnyCard]]:
    """The two starter decks, Herons and Badgers, as that edition allows them."""
    season = SEASONS.get(edition)
    first = season is not None and "power up" not in season.kinds
    herons = (*_BASIC_ACTIONS, *_HERON_ACTIONS, *(_HERON_2019 if first else _HERON_EXTRAS))
    badgers = (*_BASIC_ACTIONS, *_BADGER_ACTIONS, *(_BADGER_2019 if first else _BADGER_EXTRAS))
    return _deck(HERONS, 0, herons), _deck(BADGERS, 1, badgers)


def _deck(team: str, column: int, actions: tuple[str, ...]) -> list[AnyCard]:
    cards = _cards()
    players = [card for card in cards if isinstance(card, PlayerCard) and card.team == team]
    plays = {card.name: card for card in cards if isinstance(card, PlayCard)}
    # A Superstar has the name of its Player, who is no card of the Action deck.
    others = {card.name: card for card in cards if not isinstance(card, PlayerCard | PlayCard)}
    copies = [plays[name] for name, counts in _PLAYBOOK.items() for _ in range(counts[column])]
    return [*players, *copies, *(others[name] for name in actions)]


@functools.cache
def _cards() -> tuple[AnyCard, ...]:
    found = shipped_set("demo")
    for entry, verdict in zip(found.cards.entries, found.verdicts, strict=True):
        assert verdict.card is not None, f"{entry.typed.label}: {verdict.report}"
    return tuple(verdict.card for verdict in found.verdicts if verdict.card is not None)
