"""Numbers that are compared: with one another, with bounds, with ranges."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from snapcount.cards.language.bounds import Bound
from snapcount.cards.language.conditions.asking import asks, seen
from snapcount.cards.language.construct import Construct, View, construct, phrase, read_as
from snapcount.cards.language.lists import listed
from snapcount.cards.nouns import (
    AllOf,
    AnyOf,
    Compare,
    GritIn,
    Not,
    RatingOf,
    StrengthIn,
    TheGrit,
    ThePlayStrength,
)


class Measured(msgspec.Struct, frozen=True):
    """A number that lies within bounds, or within one of several ranges."""

    number: Any
    bounds: tuple[Bound, ...]


class Above(msgspec.Struct, frozen=True):
    """One number is more than another, or less."""

    left: Any
    right: Any
    less: bool = False


def within(number: Any, bound: Bound) -> Any:
    """That a number lies within bounds."""
    low, high = bound.low, bound.high
    if low is not None and high is not None:
        if isinstance(number, TheGrit | ThePlayStrength):
            kind = GritIn if isinstance(number, TheGrit) else StrengthIn
            return kind(low, high) if high <= 9 else None
        if low == high:
            return Compare(number, "exactly", low)
        return AllOf((Compare(number, "at least", low), Compare(number, "at most", high)))
    if low is not None:
        return Compare(number, "at least", low)
    return Compare(number, "at most", high or 0)


def _measured(said: Measured) -> Any:
    if isinstance(said.number, int):
        return None
    bounds = [said.bounds[0]]
    for bound in said.bounds[1:]:
        before = bounds[-1]
        if before.high is not None and bound.low == before.high + 1:
            bounds[-1] = Bound(before.low, bound.high)  # two that follow one another are a range
        else:
            bounds.append(bound)
    parts = [within(said.number, bound) for bound in bounds]
    if None in parts:
        return None
    return parts[0] if len(parts) == 1 else AnyOf(tuple(parts))


def _above(said: Above) -> Any:
    """More than a number written down is at least the next one; else the other is not as much."""
    left, right = (said.right, said.left) if said.less else (said.left, said.right)
    if isinstance(left, int) and isinstance(right, int):
        return None
    if isinstance(right, int):
        return Compare(left, "at least", right + 1)
    if isinstance(left, int):
        return Compare(right, "at most", left - 1) if left else None
    return Not(Compare(right, "at least", left))


SPAN: Final = {
    node: View(
        node.__name__,
        build=lambda bound, node=node: (  # type: ignore[misc]
            node(bound.low, bound.high)
            if bound.low is not None and (bound.high or 0) <= 9
            else None
        ),
        match=lambda asked, node=node: (  # type: ignore[misc]
            Bound(asked.low, asked.high) if isinstance(asked, node) else None
        ),
    )
    for node in (GritIn, StrengthIn)
}

COMPARING: Final[list[Construct]] = [
    # Grit and Play Strength in a range
    *(
        each
        for node, name in ((GritIn, "TheGrit"), (StrengthIn, "TheStrength"))
        for each in (
            *asks(None, f"{{:{name}}} ~is {{=:ValueSpan}}", category=name),
            *seen(name, SPAN[node]),
        )
    ),
    *phrase(
        "TheGrit", "the Grit", "the Grit value", "that Grit [value]", "Grit", "the result", "it"
    ),
    *phrase(
        "TheStrength", "the Play Strength", "the Strength", "Play Strength", "your Play Strength"
    ),
    # One number and another
    *(
        each
        for how, words in (
            ("at least", ("at least", "greater than or equal to", "no less than")),
            ("at most", ("at most", "less than or equal to", "no more than")),
            ("exactly", ("exactly", "equal to", "the same as")),
        )
        for each in asks(
            Compare,
            *(
                f"{{left:Number}} {verb} {word} {{right:Number}}"
                for word in words
                for verb in ("~is", "~are")
            ),
            how=how,
        )
    ),
    *asks(
        Measured,
        "{number:Number} ~is {bounds:Values}",
        "{number:Number} ~are {bounds:Values}",
        category="Measured",
    ),
    *listed("Values", "Value", "or"),
    *seen("Measured", read_as(_measured)),
    *phrase("MoreThan", "more than", "greater than", "higher than", "above"),
    *phrase("LessThan", "less than", "fewer than", "lower than", "below"),
    *asks(
        Above,
        "{left:Number} ~is {:MoreThan} {right:Number}",
        "{left:Number} ~are {:MoreThan} {right:Number}",
        category="Above",
    ),
    *asks(
        Above,
        "{left:Number} ~is {:LessThan} {right:Number}",
        "{left:Number} ~are {:LessThan} {right:Number}",
        category="Above",
        less=True,
    ),
    *seen("Above", read_as(_above)),
    # Ratings
    *asks(
        Above,
        "{left:RatedPlayer} ~has a higher rating than {right:RatedPlayer}",
        "{left:RatedPlayer} ~is rated higher than {right:RatedPlayer}",
        category="Above",
    ),
    *asks(
        Above,
        "{left:RatedPlayer} ~has a lower rating than {right:RatedPlayer}",
        "{left:RatedPlayer} ~is rated lower than {right:RatedPlayer}",
        category="Above",
        less=True,
    ),
    *construct("RatedPlayer", RatingOf, "{players:Pointed}"),
]
