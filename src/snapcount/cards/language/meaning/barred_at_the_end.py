"""What cannot be played or used at the end of the play cannot be from when that begins.

`After this play, your opponent cannot play Action cards at the end of the play.` A trigger at the
end of the play resolves when that timing point has closed (T-2), after all that was played in it.
"""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from snapcount.cards.language.meaning.normal import normal
from snapcount.cards.language.meaning.refusal import Refusal
from snapcount.cards.nouns import AllOf, Called, Condition, OnSide
from snapcount.cards.tree import (
    Ability,
    Await,
    CannotPlayActions,
    CannotUse,
    Effect,
    If,
    Lasting,
    Static,
    Triggered,
)

_END: Final = "the play ends"
_POINT: Final = "end of the play"


def abilities_barred_in_time(abilities: list[Ability]) -> list[Ability]:
    """The same, with what cannot be done at the end of the play as what stands."""
    return [each for ability in abilities for each in _apart(ability)]


def effects_barred_in_time(effects: tuple[Effect, ...]) -> tuple[Effect, ...]:
    """The same of an effect, which bars it for this down."""
    return tuple(each for effect in effects for each in _at_once(effect))


def _apart(ability: Ability) -> list[Ability]:
    if isinstance(ability, Static):
        return [ability]
    effects = effects_barred_in_time(ability.effects)
    if effects != ability.effects:
        ability = replace(ability, effects=effects)
    if not isinstance(ability, Triggered) or ability.event != _END:
        return [ability]
    _refuse_asked(ability.effects)
    bars, rest = _bars(ability.effects)
    if not bars:
        return [ability]
    if ability.once_per is not None or ability.others:
        raise Refusal("unexpected", "what stands has no number of times; write it by itself")
    asked = _asked(ability)
    held: list[Ability] = [Static(bar.modifier, asked, ability.bench) for bar in bars]
    return [*held, replace(ability, effects=rest)] if rest else held


def _at_once(effect: Effect) -> tuple[Effect, ...]:
    if not isinstance(effect, Await) or effect.duration != "this down":
        return (effect,)
    waits = effect.ability
    if not isinstance(waits, Triggered) or waits.event != _END:
        return (effect,)
    waits = replace(waits, effects=effects_barred_in_time(waits.effects))
    _refuse_asked(waits.effects)
    bars, rest = _bars(waits.effects)
    if not bars:
        return (effect,)
    if _asked(waits) is not None:
        raise _TOO_LATE
    if not rest:
        return bars
    return (*bars, replace(effect, ability=replace(waits, effects=rest)))


_TOO_LATE: Final = Refusal(
    "unexpected", "by then it is the end of the play; write “If this play is successful, …”"
)


def _refuse_asked(effects: tuple[Effect, ...]) -> None:
    """What is asked at the end of the play bars nothing of it any more."""
    for effect in effects:
        if isinstance(effect, If) and any(_is_bar(each, None, _POINT) for each in effect.then):
            raise _TOO_LATE


def _bars(effects: tuple[Effect, ...]) -> tuple[tuple[Lasting, ...], tuple[Effect, ...]]:
    """What bars something then, and the rest."""
    bars = tuple(
        replace(each, modifier=_then(each.modifier))
        for each in effects
        if isinstance(each, Lasting) and _is_bar(each, None, _POINT)
    )
    return bars, tuple(each for each in effects if not _is_bar(each, None, _POINT))


def _then(bar: Any) -> Any:
    if isinstance(bar, CannotUse):
        return replace(bar, point=_POINT, barred=False)
    return replace(bar, point=_POINT)


def _is_bar(effect: Any, *points: str | None) -> bool:
    if not isinstance(effect, Lasting) or effect.duration != "this down":
        return False
    bar = effect.modifier
    if isinstance(bar, CannotUse) and (bar.keyword != "exhaust" or bar.other):
        return False
    return isinstance(bar, CannotPlayActions | CannotUse) and bar.point in points


def _asked(ability: Triggered) -> Condition | None:
    """Of which plays it holds: whose they are, which, and what is asked besides."""
    asked: list[Condition] = []
    if ability.who in ("you", "opponent"):
        asked.append(OnSide(ability.who, "offense"))
    if ability.calls:
        asked.append(Called("offense", ability.calls))
    if ability.condition is not None:
        asked.append(ability.condition)
    if not asked:
        return None
    return asked[0] if len(asked) == 1 else normal(AllOf(tuple(asked)))
