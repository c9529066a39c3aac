"""What an effect would do, as far as texts speak of it: `an effect that would cause a fumble`."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final, get_args

import msgspec

from snapcount.cards import nouns, tree
from snapcount.cards.words import LayerDeed

DOING: Final[dict[LayerDeed | None, int]] = {
    None: 0,
    **{deed: 1 << bit for bit, deed in enumerate(get_args(LayerDeed))},
}
_DOES: Final[dict[LayerDeed, Callable[[Any], bool]]] = {
    "cause a fumble": lambda n: n == tree.Turnover("fumble"),
    "cause an interception": lambda n: isinstance(n, tree.Turnover) and n.kind == "interception",
    "cause a turnover": lambda n: isinstance(n, tree.Turnover),
    "choose a Player": lambda n: isinstance(n, nouns.Choose),
    "exhaust a Player": lambda n: isinstance(n, tree.ExhaustPlayers),
    "energize a Player": lambda n: isinstance(n, tree.Energize),
    "gain yards": lambda n: isinstance(n, tree.Gain),
    "lose yards": lambda n: isinstance(n, tree.Lose),
    "draw a card": lambda n: isinstance(n, tree.Draw),
    "discard a card": lambda n: isinstance(n, tree.Discard | tree.DiscardAny | tree.DiscardTop),
    "stop the play": lambda n: n == tree.MakeResult("stopped"),
}


def deeds_of(effects: tuple[tree.Effect, ...]) -> int:
    """The deeds among those effects and all that they hold, as bits."""
    found = 0
    for node in _nodes(effects):
        for deed, is_such in _DOES.items():
            if is_such(node):
                found |= DOING[deed]
    return found


def _nodes(effects: tuple[tree.Effect, ...]) -> Iterable[Any]:
    waiting: list[Any] = [effects]
    while waiting:
        thing = waiting.pop()
        if isinstance(thing, tuple):
            waiting += thing
        elif isinstance(thing, msgspec.Struct):
            yield thing
            waiting += msgspec.structs.astuple(thing)
