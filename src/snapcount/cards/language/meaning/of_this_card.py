"""Effects on the play of this very card, which are known as such until its abilities are made.

On a Play, `its catch range` is a number of the card, and `the catch range` one of the play that is
run (R-47). Each of these effects is one of its kind as well, so that all that is true of the kind
is true of it.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from snapcount.cards.language.kernel import syntax
from snapcount.cards.language.kernel.walk import changed
from snapcount.cards.tree import (
    AlsoPlay,
    BecomePlay,
    Cannot,
    CannotAudible,
    CannotCancel,
    CannotDraw,
    CannotEnergize,
    CannotFirstDown,
    CannotPlayActions,
    CannotPlayKind,
    CannotRemove,
    CannotReplay,
    CannotSearch,
    CannotSubstitute,
    CannotTimeout,
    CannotUse,
    ChangeBaseYards,
    ChangeCatchRange,
    ChangeStrength,
    ChangeTimeUnits,
    Gain,
    LimitActions,
    LimitDraws,
    Lose,
    MayReceive,
    MustDesignate,
    SetBaseYards,
    SetCatchRange,
    SetStrength,
    SetTimeUnits,
    WorksExhausted,
)

NUMBERS: Final = (
    ChangeBaseYards,
    ChangeCatchRange,
    ChangeStrength,
    ChangeTimeUnits,
    SetBaseYards,
    SetCatchRange,
    SetStrength,
    SetTimeUnits,
)
"""What changes a number of a play."""
OTHER_PLAYS: Final = (AlsoPlay, BecomePlay)
"""What a play becomes, or is besides."""
STRENGTH: Final = (ChangeStrength, SetStrength)
YARDS: Final = (Gain, Lose)
RULES: Final = (
    Cannot,
    CannotAudible,
    CannotCancel,
    CannotDraw,
    CannotEnergize,
    CannotFirstDown,
    CannotPlayActions,
    CannotPlayKind,
    CannotRemove,
    CannotReplay,
    CannotSearch,
    CannotSubstitute,
    CannotTimeout,
    CannotUse,
    LimitActions,
    LimitDraws,
    MayReceive,
    MustDesignate,
    WorksExhausted,
)
"""What nobody may on a play, or everybody must."""

_OWN: Final[dict[type, type]] = {
    kind: msgspec.defstruct(
        f"{kind.__name__}OfThisCard", (), bases=(syntax.OfThisCard, kind), frozen=True
    )
    for kind in (*NUMBERS, *YARDS, *RULES)
}
_SAID_OF_IT: Final[dict[type, type]] = {
    kind: msgspec.defstruct(f"{kind.__name__}SaidOfThisCard", (), bases=(_OWN[kind],), frozen=True)
    for kind in YARDS
}
_KINDS: Final = {
    **{own: kind for kind, own in _OWN.items()},
    **{said: kind for kind, said in _SAID_OF_IT.items()},
}
MARKED: Final = frozenset(_KINDS)
"""What an effect is that is known as one of this card."""


def of_this_card(effect: Any) -> Any:
    """The same effect or modifier, on the play of this card; it may be none that has such."""
    return _exchanged(effect, _OWN)


def said_of_this_card(effect: Any) -> Any:
    """The same yards as what this very play gains more or less: `this run gains 5 more yards`.

    `Gain 5 yards` is done, and a play that was stopped has those too (F-10).
    """
    return _exchanged(effect, _SAID_OF_IT)


def is_said_of_this_card(effect: Any) -> bool:
    """Whether that is said of the play whose text it is, and not done by it."""
    return type(effect) in _SAID_OF_IT.values()


def of_any_card(thing: Any) -> Any:
    """The same with every effect on the play as what is said of any."""
    return changed(thing, lambda part: _exchanged(part, _KINDS))


def _exchanged(part: Any, kinds: dict[type, type]) -> Any:
    kind = kinds.get(type(part))
    return part if kind is None else kind(*msgspec.structs.astuple(part))
