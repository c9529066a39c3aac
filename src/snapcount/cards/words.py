"""The rulebook's fixed vocabulary: the closed lists that every floor above shares.

A word list here is part of the card language: adding a word means adding its meaning to the
engine too, and a test compares the two.
"""

from __future__ import annotations

from typing import Final, Literal

Who = Literal["you", "opponent", "offense", "defense", "each player"]
Cause = Who | Literal["action cards", "opponent's action cards"]
"""Whose effect it is, or of which cards: `each player` is any effect."""
"""Whom an effect speaks of. `you` is whoever controls it."""

Call = Literal[
    "run left",
    "run middle",
    "run right",
    "short pass",
    "medium pass",
    "long pass",
    "run",
    "pass",
]
"""A called play. `run` and `pass` are the unspecified ones (F-6); in a qualifier they mean any."""

CALLS: Final[tuple[Call, ...]] = (
    "run left",
    "run middle",
    "run right",
    "short pass",
    "medium pass",
    "long pass",
    "run",
    "pass",
)
RUN_CALLS: Final[tuple[Call, ...]] = ("run left", "run middle", "run right")
PASS_CALLS: Final[tuple[Call, ...]] = ("short pass", "medium pass", "long pass")

TimingPoint = Literal[
    "start of a possession",
    "start of a down",
    "prior to selecting a play",
    "on field adjustments",
    "stopped",
    "incomplete",
    "before player designation",
    "after player designation",
    "end of the play",
    "field goal",
]
"""A window for effects (T-1). The three in the middle exist in the 2019 flow alone (G-4 to G-6);
the last one is for cards that speak of it (R-30)."""

TIMING_POINTS: Final[tuple[TimingPoint, ...]] = (
    "start of a possession",
    "start of a down",
    "prior to selecting a play",
    "on field adjustments",
    "stopped",
    "incomplete",
    "before player designation",
    "after player designation",
    "end of the play",
    "field goal",
)

Moment = Literal[
    "start of a possession",
    "start of a down",
    "prior to selecting a play",
    "on field adjustments",
    "before player designation",
    "after player designation",
    "end of the play",
]
"""A timing point that a sentence may say something happens in."""

Position = Literal[
    "QB", "RB", "FB", "WR", "TE", "OT", "OG", "C", "DE", "DT", "LB", "CB", "S", "K", "P"
]
POSITIONS: Final[tuple[Position, ...]] = (
    "QB",
    "RB",
    "FB",
    "WR",
    "TE",
    "OT",
    "OG",
    "C",
    "DE",
    "DT",
    "LB",
    "CB",
    "S",
    "K",
    "P",
)

PositionGroup = Literal["DB", "DL", "OL"]
POSITION_GROUPS: Final[dict[PositionGroup, tuple[Position, ...]]] = {
    "DB": ("CB", "S"),
    "DL": ("DE", "DT"),
    "OL": ("OT", "OG", "C"),
}

Side = Literal["offense", "defense"]
Deck = Literal["play", "action"]
"""Which of a player's two decks, hands or discard piles."""

GridironSubtype = Literal["environment", "event", "stadium", "weather"]
GRIDIRON_SUBTYPES: Final[tuple[GridironSubtype, ...]] = (
    "environment",
    "event",
    "stadium",
    "weather",
)
FieldKind = Literal[
    "power up", "superstar", "gridiron", "environment", "event", "stadium", "weather"
]
"""What may lie on the field besides Players: a Gridiron card also by its subtype."""

CardGoes = Literal["discard", "hand", "top", "bottom", "shuffle"]
"""Where a card goes that leaves the field or the layers: its owner's piles."""

CardKind = Literal[
    "action",
    "offense",
    "defense",
    "generic",
    "power up",
    "superstar",
    "gridiron",
    "environment",
    "event",
    "stadium",
    "weather",
]
"""What a card of an Action deck may be: an Action or Gridiron card by its subtype, or another."""

Kinds = CardKind | tuple[CardKind, ...]
"""One kind of card, or any of some kinds."""

Keyword = Literal["run", "receive", "tackle"]
"""The designation keywords (T-13)."""

TurnoverKind = Literal["fumble", "interception", "pick six"]

Wait = Literal[
    "this timing point",
    "this down",
    "next play",
    "this possession",
    "this half",
    "this game",
    "next down",
    "next play's end",
    "next possession",
    "next possession's start",
]
"""How long an effect may wait for something, or a Player have an ability.

What waits for this timing point waits until the one has closed in which it is carried out.
"""

Duration = Literal[
    "this down",
    "next play",
    "this possession",
    "this half",
    "this game",
    "next down",
    "next kick",
    "next play's end",
    "next possession",
    "next possession's start",
    "next two plays",
    "next three plays",
]
"""How long a lasting effect lasts; without a word it is `this down` (T-9).

`next kick` is the next one that it is about: a field goal, a punt, or either. What lasts until a
next play's end, or until a next possession starts, holds from now on; what is said of a play or a
possession to come, only then.
"""

PastEvent = Literal[
    "a touchdown is scored",
    "a field goal is made",
    "a field goal is missed",
    "an Action card is played",
    "an Exhaust ability is used",
    "a timeout is spent",
    "a first down is gained",
    "points are scored",
    "a fumble happens",
    "an interception happens",
    "a punt is made",
    "a safety is scored",
    "a turnover happens",
    "a turnover on downs happens",
    "an audible is used",
    "a card is drawn",
    "an Action card is drawn",
    "a Play card is drawn",
    "a card is discarded",
    "an Action card is discarded",
    "a Play card is discarded",
    "a Gridiron card is played",
    "a Power Up is played",
    "a Superstar is played",
    "Grit is determined",
    "a Player is energized",
    "a Player is exhausted",
]
"""What can have happened earlier in the down, possession, half or game."""

LayerKind = Literal[
    "action card",
    "offense action card",
    "defense action card",
    "generic action card",
    "exhaust ability",
    "action card or exhaust ability",
    "run ability",
    "receive ability",
    "tackle ability",
    "run or receive ability",
    "run, receive or tackle ability",
    "synergy ability",
    "effect",
]
"""What may wait in the layers (T-2), as texts speak of it."""

LayerDeed = Literal[
    "cause a fumble",
    "cause an interception",
    "cause a turnover",
    "choose a Player",
    "exhaust a Player",
    "energize a Player",
    "gain yards",
    "lose yards",
    "draw a card",
    "discard a card",
    "stop the play",
    "make the play successful",
    "make the pass incomplete",
    "change a play",
    "replay the down",
    "give a first down",
    "cancel a turnover",
    "substitute a Player",
    "cancel abilities",
    "cancel a card or ability",
    "change the Play Strength",
    "change the catch range",
    "change the Grit",
    "change the clock",
    "search a deck",
    "increase the Play Strength",
    "reduce the Play Strength",
]
"""What an effect that waits in the layers would do, by the words that it has."""

Stretch = Literal["down", "possession", "half", "game"]
"""How long a limit on the use of a text holds: `once per half`."""
TimeInPlay = Literal["time in play"]
"""How long `the next time` is waited for on a card that stays: it comes once while it is there."""

ActionSubtype = Literal["offense", "defense", "generic"]
Rarity = Literal["common", "uncommon", "rare", "epic", "legendary", "rookie", "promo", "starter"]
RARITY_LETTERS: Final[dict[str, Rarity]] = {
    "C": "common",
    "U": "uncommon",
    "R": "rare",
    "E": "epic",
    "L": "legendary",
    "RK": "rookie",
    "P": "promo",
    "S": "starter",
}
