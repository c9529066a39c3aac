"""Lists: `A`, `A and B`, `A, B and C` of anything, as one tuple."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from snapcount.cards.language.kernel.construct import WHOLE, Construct, View, construct


class Row(msgspec.Struct, frozen=True):
    """The first of several things, and the others."""

    first: Any
    rest: tuple[Any, ...]


class Again(msgspec.Struct, frozen=True):
    """A clause that has its subject from the one before it."""

    clause: Any


class Subject(msgspec.Struct, frozen=True):
    """A subject that something else is said of in between: `your third down Runs`.

    What is said of it is read as if it stood there alone, as a value of that category, which
    `begins` with that word if not with the first or the last one of what stands there.
    """

    category: str
    value: Any
    amid: Any
    begins: str = ""


FLAT: Final = View(
    "flat",
    build=lambda row: (row.first, *row.rest),
    match=lambda things: Row(things[0], tuple(things[1:])) if len(things) > 1 else None,
)
SINGLE: Final = View(
    "single",
    build=lambda thing: (thing,),
    match=lambda things: things[0] if len(things) == 1 else None,
)
SEVERAL: Final = View(
    "several",
    build=lambda things: things if len(things) > 1 else None,
    match=lambda things: things if len(things) > 1 else None,
)
"""A list of at least two, where one thing alone is said otherwise."""


def listed(category: str, item: str, *between: str, more: str = "") -> list[Construct]:
    """Declare a category of lists of items, with these words between two of them.

    `more`: the category of the items after the first, where those are worded otherwise.
    """
    others = f"Rest{category}" if more else category
    rows = [f"{{first:{item}}} {words} {{rest:{others}}}" for words in between]
    return [
        *construct(category, None, "{=:" + item + "}", views={WHOLE: SINGLE}),
        *construct(category, None, "{=:" + f"Row{category}" + "}", views={WHOLE: FLAT}),
        *construct(f"Row{category}", Row, rows[0], rows[1:]),
        *(listed(others, more, *between) if more else []),
    ]


def enumerated(
    category: str, item: str, *last: str, comma: tuple[str, ...] = (",",), first: str = ""
) -> list[Construct]:
    """Like `listed`, where a comma only goes on: `A, B or C`, and not `A, B`.

    After `a Run play, …` another clause may begin with the name of a play. `first`: the category of
    the items before the last one, where those may be worded otherwise.
    """
    row, more, one = f"Row{category}", f"More{category}", f"Last{category}"
    first = first or item
    ends = [f"{{first:{first}}} {words} {{rest:{one}}}" for words in last]
    goes_on = [f"{{first:{first}}} {words} {{rest:{more}}}" for words in (*last, *comma)]
    return [
        *construct(category, None, "{=:" + item + "}", views={WHOLE: SINGLE}),
        *construct(category, None, "{=:" + row + "}", views={WHOLE: FLAT}),
        *construct(more, None, "{=:" + row + "}", views={WHOLE: FLAT}),
        *construct(one, None, "{=:" + item + "}", views={WHOLE: SINGLE}),
        *construct(row, Row, ends[0], ends[1:]),
        *construct(row, Row, goes_on[0], goes_on[1:]),
    ]
