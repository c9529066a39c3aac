"""What is carried out in the next down, when the called Plays and the designated Players are gone.

What the end of a down, a first down or a turnover sets off waits for the next timing point (T-4),
which is one of the next down. What is asked when it happens is asked in time (`asked_then`), and so
is its other case if it is a trigger of its own. Nothing is left of the play for anything else:
`At the end of this down, Energize the runner` would be done to nobody.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import msgspec

from snapcount.cards.language.kernel.walk import changed, parts
from snapcount.cards.language.meaning.about import speaks_of
from snapcount.cards.language.meaning.asked_then import OVER_BY_THEN, asked_then
from snapcount.cards.language.meaning.refusal import Refusal
from snapcount.cards.nouns import (
    Called,
    CallIncludes,
    Designated,
    DownIs,
    Happened,
    HasRole,
    NamedCalled,
    Not,
    PlayIs,
    YardsWould,
)
from snapcount.cards.tree import (
    Ability,
    Await,
    Event,
    If,
    Lasting,
    LastingWhile,
    PutCalled,
    Triggered,
)

replace = msgspec.structs.replace

_STARTS: Final[frozenset[Event]] = frozenset({"a down starts", "a possession starts"})
_AFTER: Final[frozenset[Event]] = OVER_BY_THEN | {"a first down is gained"}
_IN_POSSESSION: Final[frozenset[Event]] = frozenset({"a down ends", "a first down is gained"})
"""After these the same possession may go on."""

_OF_THE_PLAY: Final = (Called, NamedCalled, CallIncludes, PlayIs, YardsWould, HasRole, Designated)

_OWN_CARD: Final = frozenset(PutCalled("you", to) for to in ("hand", "top", "bottom", "shuffle"))

_TOO_LATE: Final = ("unexpected", "by then that play is over; write “at the end of the play, …”")
_GONE: Final = (
    "unexpected",
    "who was designated, and what was called, is gone when the next down starts",
)
_BY_ITSELF: Final = (
    "unexpected",
    "by then that play is over; begin a line of its own with “At the end of the down, if …”",
)


def asked_in_time(abilities: list[Ability]) -> list[Ability]:
    """The same, with the other case of what is asked of the play as a trigger of its own."""
    return [each for ability in abilities for each in _both_cases(ability)]


def _both_cases(ability: Ability) -> list[Ability]:
    match ability:
        case Triggered(effects=(If(condition=asked, otherwise=otherwise) as alone,)):
            occasions: tuple[Any, ...] = (ability, *ability.others)
            events = [each.event for each in occasions]
            if not otherwise or not OVER_BY_THEN.issuperset(events):
                return [ability]
            if ability.once_per is not None or not speaks_of(asked, (*_OF_THE_PLAY, Happened)):
                return [ability]
            first = asked_then(replace(ability, effects=(replace(alone, otherwise=()),)))
            other = asked_then(replace(ability, effects=(If(Not(asked), otherwise),)))
            asked_late = any(isinstance(each.effects[0], If) for each in (first, other))
            return [ability] if asked_late else [first, other]
    return [ability]


def check_after_the_play(thing: Any, play: bool) -> None:
    """Refuse what needs the called Plays or the designated Players when they are gone.

    A Play finds its own card where that went.
    """
    if play:
        thing = changed(thing, lambda part: None if part in _OWN_CARD else part)
    for node in parts(thing):
        if not isinstance(node, Triggered):
            continue
        events = {node.event, *(each.event for each in node.others)}
        if not events.isdisjoint(_STARTS) and any(map(_points_back, _done_now(node.effects))):
            raise Refusal(*_GONE)
        if not events.isdisjoint(_AFTER):
            _check(node.effects, events)


def _check(effects: tuple[Any, ...], events: set[Any]) -> None:
    for each in _done_now(effects):
        if isinstance(each, If) and _asks_of_it(each.condition, events):
            raise Refusal(*_BY_ITSELF)
        if not isinstance(each, If) and _points_back(each):
            raise Refusal(*_TOO_LATE)
        if isinstance(each, Lasting | LastingWhile) and speaks_of(each, (Designated,)):
            raise Refusal(*_TOO_LATE)


def _points_back(effect: Any) -> bool:
    """Whether it is done to somebody who was designated, or to a Play that was called."""
    if isinstance(effect, Lasting | LastingWhile | Await | If):
        return False
    return speaks_of(effect, (Designated, PutCalled))


def _asks_of_it(asked: Any, events: set[Any]) -> bool:
    """Whether it asks of the play that is over, or of a down or a possession that is."""
    if speaks_of(asked, _OF_THE_PLAY):
        return True
    if "a down ends" in events and speaks_of(asked, (DownIs,)):
        return True
    gone = ("down",) if events <= _IN_POSSESSION else ("down", "possession")
    return any(isinstance(each, Happened) and each.since in gone for each in parts(asked))


def _done_now(effects: tuple[Any, ...]) -> Iterator[Any]:
    """All that is done when these are carried out, not later."""
    for effect in effects:
        yield effect
        for field in ("then", "otherwise", "effects", "if_done", "if_not"):
            if not isinstance(effect, Triggered | Await):
                yield from _done_now(getattr(effect, field, ()))
        for option in getattr(effect, "options", ()):
            yield from _done_now(option)
