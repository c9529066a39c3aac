"""What cannot be played or used at the end of the play cannot be from when that begins.

`After this play, your opponent cannot play Action cards at the end of the play.` A trigger at the
end of the play resolves when that timing point has closed (T-2), after all that was played in it.
"""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from snapcount.cards.language.meaning.known_later import known_last
from snapcount.cards.language.meaning.refusal import Refusal
from snapcount.cards.nouns import AllOf, Called, Condition, Happened, Not, OnSide
from snapcount.cards.tree import (
    Ability,
    Await,
    CannotPlayActions,
    CannotUse,
    Effect,
    If,
    Lasting,
    LastingWhile,
    Static,
    Triggered,
)

_END: Final = "the play ends"
_SCORED: Final = "a touchdown is scored"
"""What happens as the play's results are determined (F-12), before it ends."""
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
    at_end = isinstance(ability, Triggered) and ability.event == _END
    if at_end:
        _refuse_asked(ability.effects)
    effects = effects_barred_in_time(ability.effects)
    if effects != ability.effects:
        ability = replace(ability, effects=effects)
    if not isinstance(ability, Triggered) or ability.event not in (_END, _SCORED):
        return [ability]
    if at_end:
        bars, rest = _bars(ability.effects)
    else:
        bars, rest = _bars_of_the_end(ability.effects)
    if not bars or ability.players is not None:
        return [ability]
    if ability.once_per is not None or ability.others:
        raise Refusal("unexpected", "what stands has no number of times; write it by itself")
    asked = _asked(ability) if at_end else _asked_of_score(ability)
    held: list[Ability] = [Static(bar.modifier, asked, ability.bench) for bar in bars]
    return [*held, replace(ability, effects=rest)] if rest else held


def _at_once(effect: Effect) -> tuple[Effect, ...]:
    if isinstance(effect, If) and is_asked_later(effect.condition):
        return _barred_when_so(effect) or (effect,)
    if not isinstance(effect, Await) or effect.duration != "this down":
        return (effect,)
    waits = effect.ability
    if not isinstance(waits, Triggered) or waits.event not in (_END, _SCORED):
        return (effect,)
    if waits.event == _SCORED:
        return _once_scored(effect, waits)
    if asks := _asks_alone(waits):
        if held := _barred_when_so(asks):
            return tuple(_at_the_end(each) for each in held)
    _refuse_asked(waits.effects)
    waits = replace(waits, effects=effects_barred_in_time(waits.effects))
    bars, rest = _bars(waits.effects)
    if not bars:
        return (effect,)
    if _asked(waits) is not None:
        raise Refusal(*_TOO_LATE)
    if not rest:
        return bars
    return (*bars, replace(effect, ability=replace(waits, effects=rest)))


def is_asked_later(condition: Condition) -> bool:
    """Whether it is asked of what the play comes to."""
    return known_last(condition) in ("yards", "past", "result")


def is_bar_of_the_end(modifier: Any) -> bool:
    """Whether it says what cannot be played or used at the end of the play."""
    return isinstance(modifier, CannotPlayActions | CannotUse) and modifier.point == _POINT


def _asks_alone(waits: Triggered) -> If | None:
    """What is done at the end of the play, if the play has come to something."""
    if waits.who is not None or waits.calls or waits.players is not None:
        return None
    if waits.condition is not None:
        return If(waits.condition, waits.effects) if is_asked_later(waits.condition) else None
    match waits.effects:
        case (If(condition=asked) as alone,) if is_asked_later(asked):
            return alone
    return None


def _at_the_end(effect: Effect) -> Effect:
    """The same, waiting for the end of the play if it is done."""
    return effect if isinstance(effect, LastingWhile) else Await(Triggered(_END, (effect,)))


def _barred_when_so(effect: If) -> tuple[Effect, ...]:
    """`If this play is successful, your opponent cannot … at the end of the play`: it is asked
    when that timing point opens. What else is done in that case is done by itself.

    Nothing: it bars nothing.
    """
    asked = effect.condition
    held: list[Effect] = []
    rows: list[tuple[Effect, ...]] = []
    for condition, done in ((asked, effect.then), (Not(asked), effect.otherwise)):
        bars, rest = _bars_of_the_end(done)
        held += [_while_so(bar, condition) for bar in bars]
        rows.append(rest)
    then, otherwise = rows
    if not held:
        return ()
    if effect.otherwise and isinstance(asked, AllOf):
        raise Refusal(
            "unexpected", "write the other case as a sentence of its own: “If … is not …”"
        )
    if then:
        held.append(replace(effect, then=then, otherwise=otherwise))
    elif otherwise:
        held.append(If(Not(asked), otherwise))
    return tuple(held)


def _while_so(bar: Lasting, condition: Condition) -> LastingWhile:
    modifier: Any = bar.modifier
    return LastingWhile(modifier, condition)


def _once_scored(effect: Await, waits: Triggered) -> tuple[Effect, ...]:
    bars, rest = _bars_of_the_end(waits.effects)
    if not bars or waits.players is not None:
        return (effect,)
    held = tuple(_while_so(bar, _asked_of_score(waits)) for bar in bars)
    return (*held, replace(effect, ability=replace(waits, effects=rest))) if rest else held


def _asked_of_score(ability: Triggered) -> Condition:
    """That it was scored in this down; on which play, and what else is asked of that."""
    scored = Happened(_SCORED, ability.who or "each player", "down")
    kind = (Called("offense", ability.calls),) if ability.calls else ()
    more = () if ability.condition is None else (ability.condition,)
    asked = (scored, *kind, *more)
    return asked[0] if len(asked) == 1 else AllOf(asked)


def _bars_of_the_end(
    effects: tuple[Effect, ...],
) -> tuple[tuple[Lasting, ...], tuple[Effect, ...]]:
    """What says itself that it bars something at the end of the play, and the rest."""
    bars = tuple(
        replace(each, modifier=_then(each.modifier))
        for each in effects
        if isinstance(each, Lasting) and _is_bar(each, _POINT)
    )
    return bars, tuple(each for each in effects if not _is_bar(each, _POINT))


_TOO_LATE: Final = (
    "unexpected",
    "by then it is the end of the play; write “If this play is successful, …”",
)


def _refuse_asked(effects: tuple[Effect, ...]) -> None:
    """What is asked at the end of the play bars nothing of it any more."""
    for effect in effects:
        if isinstance(effect, If) and any(_is_bar(each, None, _POINT) for each in effect.then):
            raise Refusal(*_TOO_LATE)


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
    return asked[0] if len(asked) == 1 else AllOf(tuple(asked))
