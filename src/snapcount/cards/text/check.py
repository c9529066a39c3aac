"""Words that point at something: whether it is there.

`that Player` needs a Player named before it, X and the Grit need to have been chosen and
determined, and `this Player` needs a card that is a Player or lies on one.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from snapcount.cards.nouns import (
    All,
    Choose,
    Designated,
    GritIn,
    Group,
    That,
    TheGrit,
    TheX,
    This,
)
from snapcount.cards.text.refusal import Refusal
from snapcount.cards.tree import ChooseX, DetermineGrit, Triggered

POINTING: Final = frozenset({"_THAT_PLAYER", "_THIS_PLAYER", "_X", "_GRIT", "OTHER", "_ANOTHER"})
"""A text without any of these terminals need not be checked."""


class _Scope:
    def __init__(self, on_player: bool, x: bool) -> None:
        self.on_player = on_player
        self.that = False
        self.x = x
        self.grit = False


def check(thing: object, on_player: bool = True, x: bool = False) -> None:
    """Refuse a tree that points at nothing. What comes first in the text is known after it."""
    _check(thing, _Scope(on_player, x))


def _check(thing: Any, scope: _Scope) -> None:
    if isinstance(thing, tuple | list):
        for part in thing:
            _check(part, scope)
        return
    if not isinstance(thing, msgspec.Struct):
        return
    match thing:
        case That() if not scope.that:
            raise Refusal(
                "no-antecedent",
                "no Player was named before “that Player”",
                terminals=("_THAT_PLAYER",),
            )
        case TheX() if not scope.x:
            raise Refusal(
                "no-antecedent",
                "X was not chosen; write “Choose X from 0 to 9.” first",
                terminals=("_X",),
            )
        case TheGrit() | GritIn() if not scope.grit:
            raise Refusal(
                "no-antecedent",
                "the Grit is not known; write “Determine Grit value.” first",
                terminals=("_GRIT",),
            )
        case This() | Group(other=True) if not scope.on_player:
            raise Refusal(
                "no-antecedent",
                "the card is no Player and lies on none",
                terminals=("_THIS_PLAYER", "OTHER", "_ANOTHER"),
            )
        case Triggered(event=event):
            # The Player that the event happened to can be pointed at.
            scope.that = scope.that or "Player" in event or thing.players is not None
    for field in thing.__struct_fields__:
        _check(getattr(thing, field), scope)
    match thing:
        case Choose() | All() | Designated():
            scope.that = True
        case ChooseX():
            scope.x = True
        case DetermineGrit():
            scope.grit = True
