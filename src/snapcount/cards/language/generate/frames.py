"""What the grammar can say, made ready for chance: the frames of every category.

A frame is a construct as it is printed: its words, and its parts in their order. Its `size` is how
many words it takes with parts that are not the shortest there are, so that a text can be kept as
short as it is meant to be without saying the same few words again and again. Its `weight` grows
with how much there is to choose from inside it, so that what has a hundred wordings comes more
often than what has one. Nothing here hangs on the order in which constructs are declared.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable
from itertools import accumulate
from math import isqrt
from typing import Final

import msgspec

from snapcount.cards.language.chart import NAMES, NUMBERS, QUOTES
from snapcount.cards.language.construct import Construct, never
from snapcount.cards.language.lists import Row
from snapcount.cards.language.template import Either, Maybe, Part, Template, Text

ENDLESS: Final = 1_000
"""The least size of what cannot be said at all."""

TERMINALS: Final = {NUMBERS: 1, QUOTES: 1, NAMES: ENDLESS}
"""Categories without constructs, and their sizes. Names are printed in quotation marks."""

_LONG: Final = {"Quotes": 12}
"""What is one word to the grammar and a whole ability on a card."""


class Frame(msgspec.Struct, frozen=True):
    """A construct as it is printed."""

    construct: Construct
    pieces: tuple[str | Part, ...]
    least: int
    """How few words it can be said in."""
    size: int
    shares: tuple[int, ...]
    """How many words each piece takes."""
    weight: int


class Choice(msgspec.Struct, frozen=True):
    """The frames of a category, the shortest first."""

    frames: tuple[Frame, ...]
    sizes: tuple[int, ...]
    weights: tuple[int, ...]
    """The sums of the weights up to each frame."""
    shortest: Frame
    """What to say where a sentence must come to its end."""

    def within(self, size: int) -> int:
        """How many of the frames can be said in so many words, or in the fewest there are."""
        return bisect_right(self.sizes, max(size, self.sizes[0]))


def is_said(each: Construct) -> bool:
    """Whether anything is printed in its words."""
    return each.printed and not any(view.match is never for view in each.views.values())


def frames_of(constructs: Iterable[Construct]) -> dict[str, Choice]:
    """The frames of every category that can be printed."""
    printed = sorted(
        ((each, _pieces(each.say)) for each in constructs if is_said(each)), key=_in_order
    )
    least = _least(printed)
    breadth = _breadth(printed)
    usual = _usual(printed, least, breadth)
    found: dict[str, list[Frame]] = {}
    for each, pieces in printed:
        if _size(pieces, least) >= ENDLESS:
            continue
        shares = _shares(pieces, usual)
        weight = max(_weight(pieces, breadth) * _PLAIN // (_PLAIN + sum(shares) ** 2), 1)
        frame = Frame(each, pieces, _size(pieces, least), sum(shares), shares, weight)
        found.setdefault(each.category, []).append(frame)
    return {category: _choice(frames) for category, frames in found.items()}


def _choice(frames: list[Frame]) -> Choice:
    frames.sort(key=lambda frame: frame.size)  # stable: equal ones stay in their order
    return Choice(
        tuple(frames),
        tuple(frame.size for frame in frames),
        tuple(accumulate(frame.weight for frame in frames)),
        min(frames, key=lambda frame: frame.least),
    )


_Printed = tuple[Construct, tuple[str | Part, ...]]


def _in_order(printed: _Printed) -> tuple[str, ...]:
    """By what they say and mean, whatever their order was."""
    each, pieces = printed
    fixed = sorted((field, repr(value)) for field, value in each.fixed.items())
    node = "" if each.node is None else each.node.__qualname__
    views = sorted((field, view.name) for field, view in each.views.items())
    return each.category, repr(pieces), node, repr(fixed), repr(views)


def _pieces(template: Template) -> tuple[str | Part, ...]:
    """The words and parts of a template that are printed."""
    found: list[str | Part] = []
    for element in template:
        if isinstance(element, Text):
            found.append(element.word)
        elif isinstance(element, Part):
            found.append(element)
        elif isinstance(element, Either):
            found += _pieces(element.options[0])
        else:
            assert isinstance(element, Maybe)
    return tuple(found)


def _shares(pieces: tuple[str | Part, ...], sizes: dict[str, int]) -> tuple[int, ...]:
    return tuple(
        1 if isinstance(piece, str) else sizes.get(piece.category, ENDLESS) for piece in pieces
    )


def _size(pieces: tuple[str | Part, ...], sizes: dict[str, int]) -> int:
    return sum(_shares(pieces, sizes))


def _least(printed: list[_Printed]) -> dict[str, int]:
    """How few words each category can be said in."""
    least = dict(TERMINALS)
    shrinks = True
    while shrinks:
        shrinks = False
        for each, pieces in printed:
            size = _size(pieces, least)
            if size < least.get(each.category, ENDLESS):
                least[each.category] = size
                shrinks = True
    return least


def _breadth(printed: list[_Printed]) -> dict[str, int]:
    """How many constructs each category has, those of the categories that it stands for included.

    A list of things is as broad as what is in it.
    """
    passes: dict[str, set[str]] = {}
    own: dict[str, int] = {}
    for each, pieces in printed:
        if each.node is Row or _passes(pieces):
            passes.setdefault(each.category, set()).add(_parts(pieces)[0].category)
        else:
            own[each.category] = own.get(each.category, 0) + 1
    found: dict[str, int] = {}

    def reached(category: str, seen: set[str]) -> int:
        if category in seen:
            return 0
        seen.add(category)
        others = sum(reached(other, seen) for other in sorted(passes.get(category, ())))
        return own.get(category, 0) + others

    for category in {*passes, *own}:
        found[category] = max(reached(category, set()), 1)
    return found


def _passes(pieces: tuple[str | Part, ...]) -> bool:
    """Whether it says hardly more than that what is of another category is of this one too."""
    return len(_parts(pieces)) == 1 and all(
        piece == "." for piece in pieces if isinstance(piece, str)
    )


def _parts(pieces: tuple[str | Part, ...]) -> list[Part]:
    return [piece for piece in pieces if isinstance(piece, Part)]


_PLAIN: Final = 40
"""Cards are plain: what takes more words comes less often."""


def _weight(pieces: tuple[str | Part, ...], breadth: dict[str, int]) -> int:
    widest = max(
        (breadth.get(piece.category, 1) for piece in pieces if isinstance(piece, Part)), default=1
    )
    root = 1 + isqrt(widest)
    return 8 * (isqrt(root * widest) if _passes(pieces) else root)


def _usual(
    printed: list[_Printed], least: dict[str, int], breadth: dict[str, int]
) -> dict[str, int]:
    """How many words something of each category takes: a quarter of its frames take no more.

    The parts of those are of their usual sizes too, as far as this has been found out.
    """
    frames: dict[str, list[tuple[int, tuple[str | Part, ...]]]] = {}
    for each, pieces in printed:
        if _size(pieces, least) < ENDLESS:
            weighed = _weight(pieces, breadth), pieces
            frames.setdefault(each.category, []).append(weighed)
    usual = least
    for _ in range(_LAYERS):
        before = usual
        usual = before | {
            category: _quartile([(_size(pieces, before), weight) for weight, pieces in several])
            for category, several in frames.items()
        }
        usual |= _LONG
        if usual == before:
            break
    return usual


_LAYERS: Final = 30
"""At most so many layers of categories are looked at."""


def _quartile(sizes: list[tuple[int, int]]) -> int:
    left = sum(weight for _, weight in sizes) / 4
    for size, weight in sorted(sizes):
        left -= weight
        if left <= 0:
            return size
    raise AssertionError("a category without frames")
