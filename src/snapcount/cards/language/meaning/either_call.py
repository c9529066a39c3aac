"""A call that becomes another one, asked of each call in a sentence of its own.

`If you called Run Left, it becomes Run Right. If you called Run Right, it becomes Run Left.` Both
ask of the play that was called: the new one is not turned back.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from snapcount.cards.language.kernel.walk import changed
from snapcount.cards.nouns import Called
from snapcount.cards.tree import BecomePlay, If
from snapcount.cards.words import PASS_CALLS, RUN_CALLS, Call


def either_call(effects: Any) -> Any:
    """The effects, with each such sentence as what is done otherwise than the one before it."""
    return changed(effects, _joined)


def _joined(row: Any) -> Any:
    if not isinstance(row, tuple):
        return row
    done: list[Any] = []
    for effect in reversed(row):
        if done and _exclude_each_other(effect, done[0]):
            effect = msgspec.structs.replace(effect, otherwise=(done.pop(0),))
        done.insert(0, effect)
    return tuple(done) if len(done) < len(row) else row


def _exclude_each_other(before: Any, after: Any) -> bool:
    match before, after:
        case (
            If(condition=Called(who=who, calls=calls), then=then, otherwise=()),
            If(condition=Called(who=other, calls=others), then=instead),
        ):
            becomes = all(isinstance(each, BecomePlay) for each in (*then, *instead))
            return who == other and not _each(calls) & _each(others) and becomes
    return False


def _each(calls: tuple[Call, ...]) -> set[Call]:
    """The calls, each kind of them as all that it has."""
    found: set[Call] = set()
    for call in calls:
        found |= {*_KINDS.get(call, ()), call}
    return found


_KINDS: Final[dict[Call, tuple[Call, ...]]] = {"run": RUN_CALLS, "pass": PASS_CALLS}
