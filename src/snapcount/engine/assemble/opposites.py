"""Conditions that exclude each other: of two in a row, the second is of the other case (R-25).

`If that Player is Energized, exhaust them. If that Player is Exhausted, Energize them.` is said of
how that Player is before either is done: a text does not see its own change.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, NamedTuple

import msgspec

from snapcount.cards import nouns, tree
from snapcount.engine.assemble.stead import has_part
from snapcount.engine.assemble.words import call_bits
from snapcount.engine.program import Step
from snapcount.engine.steps import choices

_OTHER: Final = {
    "you": "opponent",
    "opponent": "you",
    "offense": "defense",
    "defense": "offense",
}
_STOPS: Final = ("stopped", "incomplete")
_WORKS: Final = ("successful", "complete")
_STAND: Final = (
    nouns.CountPlayers,
    nouns.CountCards,
    nouns.CountTimeouts,
    nouns.CountAttached,
    nouns.RatingOf,
)
"""Numbers of the table, which nothing but a change of it changes."""


class OtherCase(NamedTuple):
    """A case that was asked about, and what passes over the others where it is so."""

    node: tree.If
    leap: choices.OverOtherCases


def other_cases(
    cases: list[OtherCase],
    node: tree.Effect,
    after: tree.Effect | None,
    steps: list[Step],
    start: int,
) -> list[OtherCase]:
    """Those of which what follows is another case still, when `node` is assembled from `start`."""
    if not isinstance(node, tree.If):
        return []
    test = steps[start]
    assert isinstance(test, choices.Unless)
    found = cases
    if isinstance(after, tree.If) and not node.otherwise and _is_other_case(node, after):
        leap = choices.OverOtherCases(has_part(node.condition, (nouns.Called,)))
        steps.append(leap)
        test.to = len(steps)
        found = [*cases, OtherCase(node, leap)]
    for case in cases:
        case.leap.to = test.to
    return [
        each for each in found if isinstance(after, tree.If) and _is_other_case(each.node, after)
    ]


def _is_other_case(node: tree.If, after: tree.If) -> bool:
    """Whether it asks about the same things, and is never true together with the other."""
    anew = has_part(after.condition, (nouns.That,)) and has_part(node.then, (nouns.Choose,))
    again = has_part(after.condition, (nouns.GritIn,)) and has_part(
        node.then, (tree.DetermineGrit,)
    )
    return not (anew or again) and exclude(node.condition, after.condition)


def exclude(one: Any, other: Any) -> bool:
    """Whether two conditions are never true together."""
    for this, that in ((one, other), (other, one)):
        if isinstance(this, nouns.AllOf):
            if any(exclude(part, that) for part in this.conditions):
                return True
        elif isinstance(this, nouns.AnyOf):
            return all(exclude(part, that) for part in this.conditions)
        elif isinstance(this, nouns.Not) and this.condition == that:
            return True
    return type(one) is type(other) and _differ(one, other)


def _differ(one: Any, other: Any) -> bool:
    """The same of two conditions of one kind."""
    match one:
        case nouns.PlayerIs():
            return bool(one.players == other.players) and _differ_in(one.group, other.group)
        case nouns.StrengthIn() | nouns.GritIn():
            return _apart((one.low, one.high), (other.low, other.high))
        case nouns.DownIs():
            return set(one.downs).isdisjoint(other.downs)
        case nouns.Leading():
            return _OTHER.get(one.who) == other.who and bool(one.by + other.by > 0)
        case nouns.BallWithin():
            return _OTHER.get(one.whose) == other.whose and bool(one.yards + other.yards < 100)
        case nouns.OnSide():
            whose = one.who if one.side != other.side else _OTHER.get(one.who)
            return bool(whose == other.who)
        case nouns.Called():
            return bool(one.who == other.who) and not call_bits(one.calls) & call_bits(other.calls)
        case nouns.PlayIs():
            return {one.result, other.result} in _RESULTS
        case nouns.TimeLeft():
            return _apart((one.at_least, one.at_most), (other.at_least, other.at_most))
        case nouns.Compare():
            same = one.left == other.left and isinstance(one.left, _STAND)
            return bool(same) and _apart(_range(one), _range(other))
    return False


_RESULTS: Final = tuple({stops, works} for stops in _STOPS for works in _WORKS)


def _differ_in(one: nouns.Group, other: nouns.Group) -> bool:
    """Whether a Player who fits the one group does not fit the other, as they stand now."""
    if None not in (one.state, other.state) and one.state != other.state:
        return True
    moved = {one.where, other.where} == {"field", "bench"}
    return moved and one == msgspec.structs.replace(other, where=one.where)


def _range(asked: nouns.Compare) -> tuple[int | None, int | None]:
    """From where to where the number lies that is asked for; nothing is known of another number."""
    if not isinstance(asked.right, int):
        return None, None
    low = None if asked.how == "at most" else asked.right
    return low, None if asked.how == "at least" else asked.right


def _apart(one: Iterable[int | None], other: Iterable[int | None]) -> bool:
    """Whether two ranges have no number in common; None is no end."""
    (low, high), (least, most) = one, other
    below = high is not None and least is not None and high < least
    return below or (most is not None and low is not None and most < low)
