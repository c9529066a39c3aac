"""What is so of effects whatever card they stand on.

Every table assembles its cards anew, and most of them were on another table before: this part of
the work is done once.
"""

from __future__ import annotations

import functools
from typing import NamedTuple

from snapcount.cards import nouns, tree
from snapcount.engine.assemble.about_effects import (
    at_once,
    decides_audible,
    determines,
    in_order,
    replays,
)
from snapcount.engine.assemble.doing import deeds_of
from snapcount.engine.assemble.each_player import in_turn
from snapcount.engine.assemble.stead import has_part


class Turn(NamedTuple):
    """An effect in the order in which effects are carried out."""

    place: int
    effect: tree.Effect
    after: tree.Effect | None
    """The one that follows it."""
    at_once: bool


class Nature(NamedTuple):
    """What is so of the effects of an ability."""

    turns: tuple[Turn, ...]
    replays: bool
    at_once: bool
    asks_shown: bool
    does: int
    uncancellable: bool


@functools.lru_cache(maxsize=10_000)
def nature_of(effects: tuple[tree.Effect, ...]) -> Nature:
    """What is so of these effects."""
    # What an audible's condition looks at is determined at once with it.
    whole = any(map(decides_audible, effects)) and any(map(determines, effects))
    calls_shown = any(isinstance(each, tree.CallShown) for each in effects)
    turns = []
    for place, effect, after in in_turn(effects, in_order(effects)):
        reveals = calls_shown and isinstance(effect, tree.RevealTop)
        # What the call gives way to leaves with it, while it still is the call.
        leaves = isinstance(effect, tree.PutCalled) and any(map(at_once, effects[place + 1 :]))
        turns.append(Turn(place, effect, after, whole or reveals or leaves or at_once(effect)))
    return Nature(
        tuple(turns),
        replays(effects),
        any(turn.at_once for turn in turns),
        has_part(effects, (nouns.ShownIs, nouns.ShownStops, nouns.ShownStrength)),
        deeds_of(effects),
        any(isinstance(each, tree.Uncancellable) for each in effects),
    )
