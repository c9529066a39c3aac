"""Live ball turnovers that are cancelled, where a text names the kinds (R-51).

The one that has come is cancelled, or else the next one of these kinds: one in all. Without a word
on how long, that is one of the same timing point, from a layer that is still to resolve (T-2).
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from snapcount.cards.language.kernel.walk import within
from snapcount.cards.language.meaning.clauses import Clause, Instead, resolve
from snapcount.cards.language.meaning.refusal import Refusal
from snapcount.cards.language.meaning.stead import instead_of
from snapcount.cards.nouns import AllOf, Did, OnSide, TurnoverIs
from snapcount.cards.tree import (
    Await,
    CancelTurnover,
    Effect,
    If,
    Triggered,
    Turnover,
    Would,
)
from snapcount.cards.words import TurnoverKind, Wait, Who

replace = msgspec.structs.replace

Kinds = tuple[TurnoverKind, ...]

EVENTS: Final[dict[TurnoverKind, str]] = {
    # What a text hears that waits for one of that kind
    "fumble": "a fumble would happen",
    "interception": "an interception would happen",
    "pick six": "a Pick Six would happen",
}
TURNED_OVER: Final = "a live ball turnover would happen"
_CANCEL: Final = (CancelTurnover(),)


def cancelled_later(
    kinds: Kinds, once: bool, within: Wait = "this down", by: Who | None = None
) -> Await:
    """The next one of these kinds, or every one; no kinds are all of them."""
    one = len(kinds) == 1 and by is None
    event: Any = EVENTS[kinds[0]] if one else TURNED_OVER
    asked = TurnoverIs(kinds, by) if kinds and not one else None
    return Await(Would(event, _CANCEL, condition=asked), within, once)


def cancelled(kinds: Kinds, within: Wait, by: Who | None = None) -> If:
    """The one that is about to happen, if it is of such a kind, or else the next one."""
    later = cancelled_later(kinds, once=True, within=within, by=by)
    return If(TurnoverIs(kinds, by), _CANCEL, (later,))


def all_cancelled(kinds: Kinds, within: Wait = "this down") -> tuple[Effect, ...]:
    """The one that is about to happen, and every later one."""
    now: Effect = If(TurnoverIs(kinds), _CANCEL) if kinds else CancelTurnover()
    return (now, cancelled_later(kinds, once=False, within=within))


def _kinds_awaited(waits: Would) -> Kinds:
    for kind, event in EVENTS.items():
        if waits.event == event:
            return (kind,)
    return waits.condition.kinds if isinstance(waits.condition, TurnoverIs) else ()


def one_wait(occasions: list[Any]) -> list[Any]:
    """Turnovers of several kinds that are awaited once are awaited together."""
    kinds = tuple(
        kind for kind, event in EVENTS.items() for each in occasions if each.event == event
    )
    first = occasions[0]
    if len(kinds) != len(occasions) or len(kinds) != 2:
        return occasions
    if any(replace(each, event=first.event) != first for each in occasions):
        return occasions
    asked: Any = TurnoverIs(kinds)
    if first.condition is not None:
        asked = AllOf((asked, first.condition))
    return [replace(first, event=TURNED_OVER, condition=asked)]


def kept(who: Any) -> If:
    """That whoever fumbles keeps the ball; of which fumble is known with the sentence around it.

    It cancels the turnover either way, so that no pass makes the question one of the sentence.
    """
    return If(AllOf((TurnoverIs(("fumble",)), OnSide(who, "offense"))), _CANCEL, _CANCEL)


_RETURNED: Final = (Turnover("pick six"),)
RETURNED: Final = If(TurnoverIs(("interception",)), _RETURNED, _RETURNED)
"""`The interception becomes a Pick Six`: of which one is known with the sentence around it."""


def _keeps(thing: Any) -> Any:
    """Who keeps the ball by that."""
    match thing:
        case If(condition=AllOf(conditions=(TurnoverIs(), OnSide(who=who)))):
            return who if thing == kept(who) else None
    return None


def _awaited(thing: Any) -> Any:
    """A turnover that becomes another, or after which somebody has the ball, would happen."""
    match thing:
        case Triggered(players=None, by=None, others=()):
            event: Any = instead_of(thing.event, thing.effects)
            if thing.event == "a fumble happens" and any(_keeps(each) for each in thing.effects):
                event = EVENTS["fumble"]
            if event in (TURNED_OVER, *EVENTS.values()):
                rest = (thing.who, thing.calls, thing.condition, thing.bench, thing.once_per)
                return Would(event, thing.effects, *rest, first=thing.first)
    return thing


def happening(thing: Any, now: Kinds = (), whose: Any = None) -> Any:
    """The same, where the turnover that is cancelled is the one that would happen now."""
    thing = _awaited(thing)
    if (who := _keeps(thing)) is not None:
        if now != ("fumble",) or who != whose:
            raise Refusal("unexpected", "whoever would fumble may keep the ball: who is meant?")
        return CancelTurnover()
    if thing == RETURNED:
        if now != ("interception",):
            raise Refusal("no-antecedent", "which interception? Write “the play becomes …”")
        return _RETURNED[0]
    if isinstance(thing, If) and isinstance(thing.condition, TurnoverIs):
        kinds = thing.condition.kinds
        if now and set(now) <= set(kinds) and _is_one(thing, kinds):
            return CancelTurnover()
    if isinstance(thing, Would):
        now, whose = _kinds_awaited(thing), thing.who
    return within(thing, lambda part: happening(part, now, whose))


def _is_one(thing: If, kinds: Kinds) -> bool:
    return thing in (cancelled(kinds, "this timing point"), cancelled(kinds, "this down"))


def of_cancelled_turnover(done: list[Effect], said: list[Clause]) -> bool:
    """`Cancel a fumble. The play is stopped instead`: only if one was cancelled."""
    if not done or not isinstance(said[0], Instead) or not _cancels(done[-1]):
        return False
    once_cancelled(done, resolve(said, in_would=True))
    return True


def once_cancelled(done: list[Effect], then: tuple[Effect, ...]) -> bool:
    """Let this follow from every turnover that the last sentence cancels; False: it cancels none.

    `Cancel any turnover this down` cancels the one that has come and waits for others, and for
    whichever comes it was done.
    """
    if not done or not _cancels(done[-1]):
        return False
    at = len(done)
    while at and isinstance(waits := done[at - 1], Await) and _cancels(waits):
        at -= 1
        done[at] = _followed(waits, then)
    if at and done[at - 1] == CancelTurnover():
        done.insert(at, If(Did(), then))
    elif at and _cancels(done[at - 1]):
        done[at - 1] = _followed(done[at - 1], then)
    return True


def _cancels(effect: Effect) -> bool:
    """Whether it cancels a turnover and does nothing else."""
    if isinstance(effect, Await):
        return effect.ability.effects == _CANCEL
    if isinstance(effect, If) and isinstance(effect.condition, TurnoverIs):
        return effect.then == _CANCEL and all(_cancels(each) for each in effect.otherwise)
    return effect == CancelTurnover()


def _followed(effect: Effect, then: tuple[Effect, ...]) -> Any:
    """What cancels a turnover, with what comes of that."""
    if isinstance(effect, Await):
        ability = replace(effect.ability, effects=(*_CANCEL, *then))
        return replace(effect, ability=ability)
    assert isinstance(effect, If)
    later = tuple(_followed(each, then) for each in effect.otherwise)
    return replace(effect, then=(*_CANCEL, *then), otherwise=later)
