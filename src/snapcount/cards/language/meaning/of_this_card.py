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
    Cannot,
    ChangeBaseYards,
    ChangeCatchRange,
    ChangeStrength,
    ChangeTimeUnits,
    Gain,
    Lose,
    SetBaseYards,
    SetCatchRange,
    SetStrength,
    SetTimeUnits,
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
STRENGTH: Final = (ChangeStrength, SetStrength)
YARDS: Final = (Gain, Lose)

_OWN: Final[dict[type, type]] = {
    kind: msgspec.defstruct(
        f"{kind.__name__}OfThisCard", (), bases=(syntax.OfThisCard, kind), frozen=True
    )
    for kind in (*NUMBERS, *YARDS, Cannot)
}
_KINDS: Final = {own: kind for kind, own in _OWN.items()}
MARKED: Final = frozenset(_KINDS)
"""What an effect is that is known as one of this card."""


def of_this_card(effect: Any) -> Any:
    """The same effect or modifier, on the play of this card; it may be none that has such."""
    return _exchanged(effect, _OWN)


def of_any_card(thing: Any) -> Any:
    """The same with every effect on the play as what is said of any."""
    return changed(thing, lambda part: _exchanged(part, _KINDS))


def _exchanged(part: Any, kinds: dict[type, type]) -> Any:
    kind = kinds.get(type(part))
    return part if kind is None else kind(*msgspec.structs.astuple(part))
