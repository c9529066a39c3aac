"""What comes of an event in whose stead something happens, where the text speaks of the event.

A kick that is made again, an interception that is returned for a touchdown and a Player who stays
Energized all take the place of what would happen, however the sentence began.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from snapcount.cards.language.kernel.walk import exchanged
from snapcount.cards.language.meaning.about import determines_grit, speaks_of
from snapcount.cards.language.meaning.known_later import NEW_CALL
from snapcount.cards.nouns import AllOf, AnyOf, Called, Did, PlayIs, StoppedByCall, That, This
from snapcount.cards.tree import (
    Await,
    CancelFirstDown,
    Cannot,
    CannotFirstDown,
    DetermineGrit,
    Effect,
    Energize,
    If,
    KickAgain,
    Lasting,
    MakeResult,
    May,
    Triggered,
    Turnover,
    Would,
)

replace = msgspec.structs.replace

_EXHAUSTED: Final = "a Player would be exhausted"
_KICKS: Final = {
    "a field goal is missed": "a field goal would be missed",
    "a field goal is made": "a field goal would be good",
}
_TURNOVERS: Final = {
    "an interception happens": "an interception would happen",
    "a fumble happens": "a fumble would happen",
    "a turnover happens": "a live ball turnover would happen",
}
_RESULTS: Final = ("a play is stopped", "a pass is incomplete", "a play is successful")


def instead_of(event: str, effects: tuple[Effect, ...], said: bool = False) -> str | None:
    """The event that would happen, where the effects can only take its place.

    `said`: the text says `instead`. None: of this event that cannot be said.
    """
    if event in _KICKS and speaks_of(effects, (KickAgain,)):
        return _KICKS[event]
    if event in _TURNOVERS and speaks_of(effects, (Turnover,)):
        return _TURNOVERS[event]
    if said and event == "a Player is exhausted":
        return _EXHAUSTED
    if said and event in _RESULTS and speaks_of(effects, (MakeResult, Turnover)):
        return event
    return None


def asks_result(condition: Any) -> bool:
    """Whether it is asked what became of the play, so that another result takes its place."""
    return speaks_of(condition, (PlayIs,))


def in_stead(event: str, effects: tuple[Effect, ...]) -> tuple[Effect, ...]:
    """The effects as they are meant where they take the place of that event."""
    if event in _KICKS.values() and not determines_grit(effects):
        effects = exchanged(effects, DetermineGrit(again=True), KickAgain())
        if effects == (KickAgain(), KickAgain()):
            return effects[:1]  # `determine Grit again and kick again` is one kick
        return effects
    return _staying(effects) if event == _EXHAUSTED else effects


def _staying(effects: tuple[Effect, ...]) -> tuple[Effect, ...]:
    for who in (That(), This()):
        stays = Lasting(Cannot("be exhausted", who))
        effects = exchanged(effects, stays, Energize(That()))
    return effects


_FAILED: Final = {
    "a play is stopped": "the play would be stopped",
    "a pass is incomplete": "a pass would be incomplete",
}
_SAVED: Final = ("successful", "complete")


def saved_in_time(thing: Any) -> Any:
    """What saves or replaces a play that is stopped does so while it still can be (F-7)."""
    if not isinstance(thing, Triggered) or thing.event not in _FAILED or thing.players is not None:
        return thing
    if not _saves(thing.effects):
        return thing
    fields = {name: getattr(thing, name) for name in thing.__struct_fields__}
    return Would(**{**fields, "event": _FAILED[thing.event]})


def _saves(thing: Any) -> bool:
    """Whether it makes this play another or gives it another result; a later one is not meant."""
    if isinstance(thing, MakeResult):
        return thing.result in _SAVED
    if isinstance(thing, (*NEW_CALL, Turnover)):
        return True
    if isinstance(thing, Await) and thing.duration != "this down":
        return False
    inside = msgspec.structs.astuple(thing) if isinstance(thing, msgspec.Struct) else thing
    return isinstance(inside, tuple) and any(map(_saves, inside))


def without_first_down(would: Would) -> Would:
    """`When it would become first down, …, it does not`: that one does not come, and no more.

    What takes its place keeps it from coming anyway.
    """
    if would.event != "a first down would be gained":
        return would
    effects = _but_first_downs(would.effects)
    if effects == would.effects:
        return would
    return replace(would, effects=effects or (CancelFirstDown(),))


def _but_first_downs(effects: tuple[Effect, ...]) -> tuple[Effect, ...]:
    kept: list[Effect] = []
    for each in effects:
        if isinstance(each, Lasting) and each.duration == "this down":
            modifier = each.modifier
            if isinstance(modifier, CannotFirstDown) and not modifier.calls:
                continue
        if isinstance(each, May):
            each = replace(each, if_done=_but_first_downs(each.if_done))
        elif isinstance(each, If) and each.condition == Did():
            then = _but_first_downs(each.then)
            if not then and not each.otherwise:
                continue
            each = replace(each, then=then) if then else each
        elif isinstance(each, If):
            then = _but_first_downs(each.then)
            each = replace(each, then=then or (CancelFirstDown(),))
        kept.append(each)
    return tuple(kept)


def caught_though_stopped(thing: Any) -> Any:
    """A stopped Pass that becomes complete is successful: if only caught it stays stopped (F-4)."""
    if isinstance(thing, If) and _stopped(thing.condition):
        then = exchanged(thing.then, MakeResult("complete"), MakeResult("successful"))
        if then != thing.then:
            asked = thing.condition
            asks = asked.conditions if isinstance(asked, AllOf) else (asked,)
            passes = () if _A_PASS in asks else (_A_PASS,)
            return replace(thing, condition=AllOf((*passes, *asks)), then=then)
    elif isinstance(thing, Would) and thing.event == _FAILED["a play is stopped"]:
        effects = exchanged(thing.effects, MakeResult("complete"), MakeResult("successful"))
        if effects != thing.effects:
            return replace(thing, calls=thing.calls or ("pass",), effects=effects)
    return thing


_A_PASS: Final = Called("offense", ("pass",))


def _stopped(asked: Any) -> bool:
    """Whether the play may be stopped where that is so, and is never successful."""
    match asked:
        case AllOf(conditions=conditions):
            return any(map(_stopped, conditions))
        case AnyOf(conditions=conditions):
            return any(map(_stopped, conditions)) and PlayIs("successful") not in conditions
    return asked in (StoppedByCall(), PlayIs("stopped"))


def stays_then(thing: Any) -> Any:
    """What comes of an offer stands in another sentence, and takes its place as well."""
    if isinstance(thing, Would) and thing.event == _EXHAUSTED:
        return replace(thing, effects=_staying(thing.effects))
    return thing
