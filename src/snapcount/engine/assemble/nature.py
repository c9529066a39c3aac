"""What is so of effects whatever card they stand on.

Every table assembles its cards anew, and most of them were on another table before: this part of
the work is done once.
"""

from __future__ import annotations

import functools
from typing import NamedTuple

from snapcount.cards import nouns, tree
from snapcount.engine.assemble.about_effects import (
    asks_what_was_done,
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
    before = _before_an_audible(effects)
    turns = []
    for place, effect, after in in_turn(effects, in_order(effects)):
        reveals = calls_shown and isinstance(effect, tree.RevealTop)
        # What the call gives way to leaves with it, while it still is the call.
        leaves = isinstance(effect, tree.PutCalled) and any(map(at_once, effects[place + 1 :]))
        now = whole or reveals or leaves or place in before
        turns.append(Turn(place, effect, after, now or at_once(effect)))
    return Nature(
        tuple(turns),
        replays(effects),
        any(turn.at_once for turn in turns),
        has_part(effects, (nouns.ShownIs, nouns.ShownStops, nouns.ShownStrength)),
        deeds_of(effects),
        any(isinstance(each, tree.Uncancellable) for each in effects),
    )


_ON_DECKS = (
    tree.DiscardTop,
    tree.LookAndReorder,
    tree.PutCards,
    tree.PutShown,
    tree.RevealTop,
    tree.ShuffleDiscard,
)
"""What decides which card lies on top of a deck."""


def _before_an_audible(effects: tuple[tree.Effect, ...]) -> set[int]:
    """The places of the effects on which an audible behind them hangs, so that they come first.

    `Discard a card. If you do, …` has to be done before it can be asked, and `Look at the top card
    of your Play deck` is said of the card that is flipped. A draw or any other effect waits for its
    layer (T-7).
    """
    found: set[int] = set()
    for place in range(len(effects) - 1, 0, -1):
        effect = effects[place]
        if place not in found and not at_once(effect):
            continue
        if isinstance(effect, tree.If) and asks_what_was_done(effect.condition):
            found.add(place - 1)
        found.update(at for at in range(place) if _arranges(effects[at]))
    return found


def _arranges(effect: tree.Effect) -> bool:
    """Whether it is done to the top of a Play deck."""
    if isinstance(effect, tree.May):
        return any(map(_arranges, effect.effects))
    return isinstance(effect, _ON_DECKS) and getattr(effect, "deck", "play") == "play"
