"""`Increase it by 2 instead`: the number of the play that was changed or asked just before."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from snapcount.cards.language.kernel import syntax
from snapcount.cards.language.kernel.construct import WHOLE, Construct, construct
from snapcount.cards.language.meaning.refusal import Refusal
from snapcount.cards.language.nouns.numbers import MINUS, PLUS
from snapcount.cards.language.plays.catch_ranges import NARROWER, ONE_END, WIDER
from snapcount.cards.nouns import TheBaseYards, TheGrit, ThePlayStrength, TheTimeUnits
from snapcount.cards.tree import (
    ChangeBaseYards,
    ChangeCatchRange,
    ChangeGrit,
    ChangeStrength,
    ChangeTimeUnits,
    SetBaseYards,
    SetCatchRange,
    SetGrit,
    SetStrength,
    SetTimeUnits,
)

replace = msgspec.structs.replace

_CHANGED: Final[dict[type, tuple[Any, Any]]] = {
    ThePlayStrength: (ChangeStrength, SetStrength),
    TheGrit: (ChangeGrit, SetGrit),
    TheTimeUnits: (ChangeTimeUnits, SetTimeUnits),
    TheBaseYards: (ChangeBaseYards, SetBaseYards),
}
CATCH_RANGE: Final = ChangeCatchRange
"""Stands for the catch range, which is no one number."""

CHANGES: Final = (
    *(each for both in _CHANGED.values() for each in both),
    ChangeCatchRange,
    SetCatchRange,
)
"""What changes a number of the play, or its catch range."""

_WHICH: Final = ("no-antecedent", "which number is “it”? Name it")


def number_changed(effect: Any) -> Any:
    """The number that an effect changes."""
    for number, kinds in _CHANGED.items():
        if isinstance(effect, kinds):
            return number()
    return CATCH_RANGE


def changed_by_it(said: syntax.ItChanges, number: Any, before: Any) -> Any:
    """What is done to that number, as `before` was, if that was done to it."""
    effect = before.effect if isinstance(before, syntax.Sided) else before
    done = _done(said, number, effect)
    return replace(before, effect=done) if isinstance(before, syntax.Sided) else done


def _done(said: syntax.ItChanges, number: Any, before: Any) -> Any:
    if number is CATCH_RANGE:
        return _moved(said, before)
    if type(number) not in _CHANGED or said.ends is not None:
        raise Refusal(*_WHICH)
    change, put = _CHANGED[type(number)]
    if said.to is not None:
        if put is SetGrit and said.to > 9:
            raise Refusal("unexpected", "Grit goes from 0 to 9")
        return put(said.to)
    return replace(before, by=said.by) if isinstance(before, change) else change(said.by)


def _moved(said: syntax.ItChanges, before: Any) -> ChangeCatchRange:
    """The end moves that has moved, or both do."""
    if said.ends is not None:
        return _wider(said.ends, before)
    by = said.by
    if by is None:
        raise Refusal("unfinished", "a catch range has two ends: write “becomes 2-9”")
    if isinstance(before, SetCatchRange):
        return ChangeCatchRange(-by, by)
    if not isinstance(before, ChangeCatchRange) or before.each is not None:
        raise Refusal(*_WHICH)
    if before.low and before.high:
        if before.low != -before.high:
            raise Refusal(*_WHICH)
        return ChangeCatchRange(-by, by)
    return ChangeCatchRange(by, 0) if before.low else ChangeCatchRange(0, by)


def _wider(ends: Any, before: Any) -> ChangeCatchRange:
    """Where one end has moved, it has to be said that another, or both, do now."""
    if not isinstance(before, ChangeCatchRange | SetCatchRange):
        raise Refusal(*_WHICH)
    at_one_end = isinstance(before, ChangeCatchRange) and not (before.low and before.high)
    if getattr(before, "each", None) is not None or (at_one_end and ends.low and ends.high):
        raise Refusal(*_WHICH)
    return ChangeCatchRange(ends.low, ends.high)


IT_CHANGES: Final[list[Construct]] = [
    *construct(
        "Effect",
        syntax.ItChanges,
        "increase it by {by:Int}",
        [
            "(increase|raise|boost|improve) (it|them) by {by:Int} [more]",
            "(increase|raise|boost|improve) (it|them) by another {by:Int}",
            "(it is|they are) (increased|raised|boosted) by {by:Int} [more]",
            "add {by:Int} [more] to (it|them)",
        ],
        views={"by": PLUS},
        printed=False,
        to=None,
    ),
    *construct(
        "Effect",
        syntax.ItChanges,
        "reduce it by {by:Int}",
        [
            "(reduce|decrease|lower) (it|them) by {by:Int} [more]",
            "(reduce|decrease|lower) (it|them) by another {by:Int}",
            "(it is|they are) (reduced|decreased|lowered) by {by:Int} [more]",
            "subtract {by:Int} [more] from (it|them)",
        ],
        views={"by": MINUS},
        printed=False,
        to=None,
    ),
    # What grows wider or narrower is a catch range
    *construct(
        "Effect",
        syntax.ItChanges,
        "widen it by {ends:WiderBy}",
        [
            "(widen|expand|extend) (it|them) by [another] {ends:WiderBy} [more]",
            "(it is|they are) (widened|expanded|extended) by {ends:WiderBy} [more]",
            "(narrow|shrink) (it|them) by [another] {ends:NarrowerBy} [more]",
            "(it is|they are) (narrowed|shrunk) by {ends:NarrowerBy} [more]",
            "(increase|raise) (it|them) by {ends:WiderOnBothEnds}",
            "(it is|they are) (increased|raised) by {ends:WiderOnBothEnds}",
            "(reduce|decrease|lower) (it|them) by {ends:NarrowerOnBothEnds}",
            "(it is|they are) (reduced|decreased|lowered) by {ends:NarrowerOnBothEnds}",
            "(it is|they are) ({ends:RangeDegree}|{ends:MovedAtEnd})",
            "(make (it|them)|it becomes|it gets|they become|they get) {ends:RangeDegree}",
            *(f"{do} (it|them) by {{ends:{by}}}" for do, by in ONE_END),
        ],
        printed=False,
        by=None,
        to=None,
    ),
    *construct("WiderOnBothEnds", None, "{=:Int} {:BothEnds}", views={WHOLE: WIDER}),
    *construct("NarrowerOnBothEnds", None, "{=:Int} {:BothEnds}", views={WHOLE: NARROWER}),
    *construct(
        "Effect",
        syntax.ItChanges,
        "set it to {to:Int}",
        [
            "(set|change|increase|raise|reduce|lower|decrease) (it|them) to {to:Int}",
            "(it becomes|they become) {to:Int} [{:InsteadOfIt}]",
            (
                "(it is|they are) (set|changed|increased|raised|reduced|lowered|decreased|equal)"
                " to {to:Int}"
            ),
            "(it is|they are) (treated|considered|counted) as {to:Int}",
        ],
        printed=False,
        by=None,
    ),
]
