"""Bounds: how much something may come to, with or without what is counted.

`5 or more`, `at most 3`, `4-6`, `30 yards or more`, `no timeouts`, `more than two Linebackers`.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from snapcount.cards.language.kernel.construct import (
    WHOLE,
    Construct,
    Guard,
    View,
    construct,
    either,
    phrase,
    unseen,
    word,
)


class Bound(msgspec.Struct, frozen=True):
    """What a number lies between; None is no bound."""

    low: int | None
    high: int | None


class Some(msgspec.Struct, frozen=True):
    """So many of something that is counted."""

    low: int | None
    high: int | None
    what: Any


class _Exactly(msgspec.Struct, frozen=True):
    count: int
    what: Any


_MORE, _LESS = "(greater|higher|more)", "(less|lower|fewer)"
AT_LEAST: Final = f"({_MORE} than or equal to|equal to or {_MORE} than)"
AT_MOST: Final = f"({_LESS} than or equal to|equal to or {_LESS} than)"
ABOVE: Final = View("above", build=lambda n: n + 1, match=unseen)
BELOW: Final = View("below", build=lambda n: n - 1 if n else None, match=unseen)
EXACTLY: Final = View(
    "exactly",
    build=lambda n: Bound(n, n),
    match=lambda bound: bound.low if isinstance(bound, Bound) and bound.low == bound.high else None,
)
_SO_MANY: Final = View(
    "exactly so many",
    build=lambda said: Some(said.count, said.count, said.what),
    match=lambda some: (
        _Exactly(some.low, some.what)
        if isinstance(some, Some) and some.low is not None and some.low == some.high
        else None
    ),
)
_RANGE: Final = Guard(
    lambda bound: bound.low is not None and bound.high is not None and bound.low < bound.high,
    "the lower number of a range comes first",
)


def spread(node: type[msgspec.Struct], said: type[msgspec.Struct]) -> View:
    """What is said with a `bound`, as a node that holds `at_least` and `at_most`."""

    def build(value: Any) -> Any:
        fields = {name: getattr(value, name) for name in value.__struct_fields__}
        bound = fields.pop("bound") or Bound(None, None)
        return node(**fields, at_least=bound.low, at_most=bound.high)

    def match(value: Any) -> Any:
        if type(value) is not node:
            return None
        fields = {name: getattr(value, name) for name in value.__struct_fields__}
        low, high = fields.pop("at_least"), fields.pop("at_most")
        names = set(said.__struct_fields__)
        fields["bound"] = None if low is None and high is None else Bound(low, high)
        return said(**{name: held for name, held in fields.items() if name in names})

    return View(node.__name__, build, match)


def _is_of_many(some: Any) -> bool:
    group = getattr(some.what, "group", some.what)
    rating = getattr(group, "rating_at_least", None)
    return rating is None or rating != getattr(group, "rating_at_most", None)


_OF_MANY: Final = Guard(
    _is_of_many, "so many of them, or a rating of so much? Write “at least two” or “exactly”"
)


def _bound(
    category: str, node: type[Bound] | type[Some], frames: list[str], end: str, **fixed: Any
) -> list[Construct]:
    """One end of what is counted. `end`: how those begin that end with `or more`.

    `Two Players with a rating of 90 or more` says `or more` of the rating.
    """
    if node is Bound:
        return construct(category, node, frames[0], frames[1:], **fixed)
    behind = [each for each in frames if each.startswith(end)]
    rest = [each for each in frames if each not in behind]
    first = frames[0] in behind
    return [
        *construct(category, node, behind[0], behind[1:], only=_OF_MANY, printed=first, **fixed),
        *construct(category, node, rest[0], rest[1:], printed=not first, **fixed),
    ]


def bounded(
    category: str,
    one: str,
    many: str,
    *,
    node: type[Bound] | type[Some] = Bound,
    bare: bool = False,
    plain: bool = False,
    digits: str = "Int",
) -> list[Construct]:
    """Declare bounds on so many of something, said with its unit.

    `node`: `Some`, if the unit is a part itself and not only words. `bare`: a number alone means
    exactly so many; `plain`: the unit stands at the end in print too. `digits`: the category of the
    numbers, where they may be larger than others.
    """
    made: list[Construct] = []
    counts = (("Single", one), ("Many", many)) if many else ((digits, ""),)
    for number, unit in counts:
        low, high = "{low:" + number + "}", "{high:" + number + "}"
        some, last = unit, many
        first = (f"{low} {some} or more", f"{low} or more {last}")
        made += _bound(
            category,
            node,
            [
                *(first[::-1] if plain else first),
                f"at least {low} {some}",
                f"{low} {some} or (greater|higher|better|above)",
                f"{low} or (greater|higher) {last}",
                f"{low} + {last}",
                f"(no|not) (fewer|less|lower) than {low} {some}",
                f"{AT_LEAST} {low} {some}",
                f"a minimum of {low} {some}",
                f"{low} {some} {{:AtTheLeast}}",
            ],
            f"{low} {some} or",
            high=None,
        )
        last_ones = (f"{high} {some} or less", f"{high} or less {last}")
        made += _bound(
            category,
            node,
            [
                *(last_ones[::-1] if plain else last_ones),
                f"at most {high} {some}",
                f"{high} {some} or (fewer|lower|below)",
                f"{high} or (fewer|lower) {last}",
                f"(no|not) (more|higher|greater) than {high} {some}",
                f"{AT_MOST} {high} {some}",
                f"(up to|a maximum of) {high} {some}",
                f"{high} {some} {{:AtTheMost}}",
            ],
            f"{high} {some} or",
            low=None,
        )
        if unit == one:
            nothing = [f"{high} {some} or none", f"{high} or (no|0) {last}"]
            made += construct(category, node, nothing[0], nothing[1:], printed=False, low=None)
        made += construct(
            category,
            node,
            f"more than {low} {some}",
            [f"(above|over|greater than|higher than) {low} {some}"],
            high=None,
            views={"low": ABOVE},
        )
        made += construct(
            category,
            node,
            f"less than {high} {some}",
            [f"(below|under|fewer than|lower than) {high} {some}"],
            low=None,
            views={"high": BELOW},
        )
        inside = f"Exact{category}"
        exactly = ("{=:" if node is Bound else "{count:") + number + "}"
        made += construct(
            inside,
            None if node is Bound else _Exactly,
            f"exactly {exactly} {some}",
            [f"only {exactly} {some}", *([f"{exactly} {some}"] if bare else ())],
        )
    whole = EXACTLY if node is Bound else _SO_MANY
    made += construct(category, None, "{=:" + f"Exact{category}" + "}", views={WHOLE: whole})
    return [*made, *_span(category, node, digits, many)]


def _span(
    category: str, node: type[Bound] | type[Some], digits: str = "Int", unit: str = ""
) -> list[Construct]:
    """From so many to so many."""
    low, high = f"{{low:{digits}}}", f"{{high:{digits}}}"
    frames = [
        f"{low} - {high} {unit}",
        f"[from|between] {low} (to|-) {high} {unit} [inclusive]",
        f"between {low} and {high} {unit} [inclusive]",
        f"at least {low} [{unit}] (but|and) (no more than|not more than|at most) {high} {unit}",
        f"{low} or more (but|and) {high} or (less|fewer) {unit}",
    ]
    return construct(category, node, frames[0], frames[1:], only=_RANGE)


BOUNDS: Final[list[Construct]] = [
    *phrase(
        "AtTheMost",
        "at most",
        "at the [very] most",
        "(and|but) (no|not [one|1|a] [yard]) more",
        "[,] tops",
        "at maximum",
    ),
    *phrase("AtTheLeast", "at least", "at the [very] least", "and no (less|fewer)", "at minimum"),
    *word("Single", 1, "1", "one"),
    *bounded("Bound", "", ""),
    # A rating or a Grit value may be named alone.
    *either("Value", "ValueSpan", "Bound"),
    *_span("ValueSpan", Bound),
    *construct("ValueSpan", None, "{=:Int}", ["equal to {=:Int}"], views={WHOLE: EXACTLY}),
]
