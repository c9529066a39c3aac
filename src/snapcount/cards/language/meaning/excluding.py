"""Whether two conditions can hold together: numbers, scores, downs, sides and calls that exclude.

`If you are behind by 7 or more, … If you are tied, … instead`: only one of the two is ever so.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import msgspec

from snapcount.cards.nouns import (
    AllOf,
    AnyOf,
    Called,
    Compare,
    DownIs,
    GritIn,
    Leading,
    Not,
    OnSide,
    StrengthIn,
    TheGrit,
    ThePlayStrength,
)

_FAR: Final = 10_000
_Range = tuple[int, int]
_EVERYTHING: Final = (-_FAR, _FAR)


def exclude_each_other(first: Any, second: Any) -> bool:
    """Whether at most one of the two holds, whatever happens between them."""
    if isinstance(first, AnyOf):
        return all(exclude_each_other(each, second) for each in first.conditions)
    if isinstance(second, AnyOf):
        return all(exclude_each_other(first, each) for each in second.conditions)
    ones, others = list(_asked(first)), list(_asked(second))
    if any(_contrary(one, other) for one in ones for other in others):
        return True
    ranges, others_ranges = _ranges(ones), _ranges(others)
    return any(
        low > others_ranges[of][1] or high < others_ranges[of][0]
        for of, (low, high) in ranges.items()
        if of in others_ranges
    )


def _asked(condition: Any) -> Iterator[Any]:
    if isinstance(condition, AllOf):
        for each in condition.conditions:
            yield from _asked(each)
    else:
        yield condition


def _contrary(one: Any, other: Any) -> bool:
    if one == Not(other) or other == Not(one):
        return True
    match one, other:
        case DownIs(), DownIs():
            return not set(one.downs) & set(other.downs)
        case OnSide(), OnSide():
            return one.who == other.who and one.side != other.side
        case Called(), Called() if one.who == other.who and one.calls and other.calls:
            return not any(_same_call(a, b) for a in one.calls for b in other.calls)
        case AnyOf(), _:
            return all(exclude_each_other(each, other) for each in one.conditions)
        case _, AnyOf():
            return all(exclude_each_other(one, each) for each in other.conditions)
    return False


def _same_call(one: str, other: str) -> bool:
    """Whether a play can be both: a Run is any of the Runs."""
    if one in ("run", "pass") or other in ("run", "pass"):
        return ("run" in one) == ("run" in other)
    return one == other


def _ranges(asked: list[Any]) -> dict[Any, _Range]:
    """Between which numbers each thing is that is counted."""
    found: dict[Any, _Range] = {}
    for each in asked:
        of, (low, high) = _range(each)
        if of is not None:
            before = found.get(of, _EVERYTHING)
            found[of] = max(low, before[0]), min(high, before[1])
    return found


def _range(asked: Any) -> tuple[Any, _Range]:
    match asked:
        case GritIn():
            return TheGrit(), (asked.low, asked.high)
        case StrengthIn(low=int(low), high=int(high)):
            return ThePlayStrength(), (low, high)
        case Leading(who="you", by=by):
            return "score", (by, _FAR)
        case Leading(who="opponent", by=by):
            return "score", (-_FAR, -by)
        case Compare(left=left, how=how, right=int(right)):
            low = -_FAR if how == "at most" else right
            return left, (low, _FAR if how == "at least" else right)
        case Not(condition=inside):
            of, (low, high) = _range(inside)
            if low == -_FAR:
                return of, (high + 1, _FAR)
            return (of, (-_FAR, low - 1)) if high == _FAR else (None, _EVERYTHING)
    if hasattr(asked, "at_least") and hasattr(asked, "at_most"):
        low, high = asked.at_least, asked.at_most
        of = msgspec.structs.replace(asked, at_least=None, at_most=None)
        return of, (-_FAR if low is None else low, _FAR if high is None else high)
    return None, _EVERYTHING
