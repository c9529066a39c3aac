"""What a Play says of its own numbers: they are so as long as it is the called play.

`On third down, the catch range of this pass is 2-8` is no change that is made when the Play is
revealed, which would go on for whatever Pass an audible calls (R-47), but a number of this Play. It
comes with the card, also where that is called by an audible, and goes with it.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from snapcount.cards.language.kernel import syntax
from snapcount.cards.language.kernel.walk import parts
from snapcount.cards.language.meaning.about import speaks_of
from snapcount.cards.language.meaning.known_later import is_known_later
from snapcount.cards.nouns import Did, Not, OnSide, That, TheX
from snapcount.cards.tree import (
    BaseYardsAre,
    CatchRangeIs,
    ChangeBaseYards,
    ChangeCatchRange,
    ChangeStrength,
    ChangeTimeUnits,
    If,
    ModifyBaseYards,
    ModifyCatchRange,
    ModifyStrength,
    ModifyTimeUnits,
    SetBaseYards,
    SetCatchRange,
    SetTimeUnits,
    Static,
    TimeUnitsAre,
    Triggered,
)


def own_numbers(ability: Any) -> list[Any]:
    """The abilities that a Play's text is, with what stands of its numbers."""
    match ability:
        case Triggered(event="a play is revealed", condition=None, calls=(), players=None):
            if ability.who in ("you", None) and ability.once_per is None:
                return _apart(ability)
    return [ability]


def hears_its_call(said: Any) -> bool:
    """Whether a text says itself that it waits for the call: then it is done once, for the down."""
    return any(
        isinstance(part, syntax.Occasion) and part.event == "a play is revealed"
        for part in parts(said)
    )


def _apart(ability: Triggered) -> list[Any]:
    """What stands by itself, and what is still done when the play is revealed."""
    found = [(each, _standing(each, ability.who)) for each in ability.effects]
    rest = tuple(each for each, standing in found if standing is None)
    if speaks_of(rest, (Did, That)):
        return [ability]
    made: list[Any] = [static for _, standing in found for static in standing or []]
    return [*made, msgspec.structs.replace(ability, effects=rest)] if rest else made


def _standing(effect: Any, who: Any) -> list[Static] | None:
    """What stands in its place; None: it is done once, or asks what is known only then."""
    if not isinstance(effect, If):
        modifier = _modifier(effect, who or "offense")
        return None if modifier is None or who is None else [Static(modifier)]
    asked = effect.condition
    if is_known_later(asked) or speaks_of(asked, _ASKED_ONCE):
        return None
    if who is None and not speaks_of(asked, (OnSide,)):
        return None
    made: list[Static] = []
    for condition, row in ((asked, effect.then), (Not(asked), effect.otherwise)):
        for each in row:
            modifier = _modifier(each, who or "offense")
            if modifier is None:
                return None
            made.append(Static(modifier, condition))
    return made


_ASKED_ONCE: Final = (That, TheX)


def _modifier(effect: Any, who: Any) -> Any:
    """The same said of the plays of that player, of which this is the one that is called."""
    match effect:
        case ChangeTimeUnits(by=int(by), least=least):
            return ModifyTimeUnits(by, who, (), least)
        case SetTimeUnits(to=int(to)):
            return TimeUnitsAre(to, who)
        case ChangeCatchRange(low=low, high=high, each=None):
            return ModifyCatchRange(low, high, who)
        case SetCatchRange(low=low, high=high):
            return CatchRangeIs(low, high, who)
        case ChangeStrength(by=int(by), within=False):
            return ModifyStrength(by, who)
        case ChangeBaseYards(by=int(by)):
            return ModifyBaseYards(by, who)
        case SetBaseYards(to=int(to)):
            return BaseYardsAre(to, who)
    return None
