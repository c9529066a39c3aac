"""What the grammar can say, made ready for chance: the frames of every category.

A frame is a construct as it is printed: its words, and its parts in their order. Its `size` is how
many words it takes with parts that are not the shortest there are, so that a text can be kept as
short as it is meant to be without saying the same few words again and again. Its `weight` grows
with how much there is to choose from inside it, so that what has a hundred wordings comes more
often than what has one. Nothing here hangs on the order in which constructs are declared.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Sequence
from itertools import accumulate
from typing import Final

import msgspec

from snapcount.cards.catalog import kept
from snapcount.cards.language.generate.weights import ENDLESS, Pieces, Weights, Worded
from snapcount.cards.language.grammar import place
from snapcount.cards.language.kernel.construct import Construct, featured, unseen
from snapcount.cards.language.kernel.template import Either, Maybe, Part, Template, Text


class Frame(msgspec.Struct, frozen=True):
    """A construct as it is printed."""

    construct: Construct
    pieces: Pieces
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
    return each.printed and not any(view.match is unseen for view in each.views.values())


KEPT_AS: Final = "frames"
"""What the frames of the grammar are kept as."""

Row = tuple[int, Pieces, int, tuple[int, ...], int]
"""A frame as it is kept: the place of its construct, and all else that it is."""


def known_frames(constructs: Sequence[Construct]) -> dict[str, Choice]:
    """The frames of every category: from the cache, or found out now and kept there."""
    path = place(KEPT_AS, constructs)
    rows = kept.remembered(path, dict[str, list[Row]], lambda: _rows(constructs))
    return {
        category: _choice([_frame(constructs[row[0]], *row[1:]) for row in several])
        for category, several in rows.items()
    }


def _rows(constructs: Sequence[Construct]) -> dict[str, list[Row]]:
    places = {id(each): place for place, each in enumerate(constructs)}
    return {
        category: [
            (places[id(each.construct)], each.pieces, each.least, each.shares, each.weight)
            for each in choice.frames
        ]
        for category, choice in frames_of(constructs).items()
    }


def frames_of(constructs: Iterable[Construct]) -> dict[str, Choice]:
    """The frames of every category that can be printed."""
    worded = sorted(
        ((each, pieces) for each in constructs if is_said(each) for pieces in _wordings(each)),
        key=_in_order,
    )
    weights = Weights(worded)
    found: dict[str, list[Frame]] = {}
    for each, pieces in worded:
        least = weights.least_size(pieces)
        if least >= ENDLESS:
            continue
        shares = weights.shares(pieces)
        frame = _frame(each, pieces, least, shares, weights.of(each, pieces))
        found.setdefault(each.category, []).append(frame)
    return {category: _choice(frames) for category, frames in found.items()}


def _frame(
    each: Construct, pieces: Pieces, least: int, shares: tuple[int, ...], weight: int
) -> Frame:
    return Frame(each, pieces, least, sum(shares), shares, weight)


def _choice(frames: list[Frame]) -> Choice:
    frames.sort(key=lambda frame: frame.size)  # stable: equal ones stay in their order
    return Choice(
        tuple(frames),
        tuple(frame.size for frame in frames),
        tuple(accumulate(frame.weight for frame in frames)),
        min(frames, key=lambda frame: frame.least),
    )


def _in_order(worded: Worded) -> tuple[str, ...]:
    """By what they say and mean, whatever their order was."""
    each, pieces = worded
    fixed = sorted((field, repr(value)) for field, value in each.fixed.items())
    node = "" if each.node is None else each.node.__qualname__
    views = sorted((field, view.name) for field, view in each.views.items())
    return each.category, repr(pieces), node, repr(fixed), repr(views)


def _wordings(each: Construct) -> list[Pieces]:
    """The words that are printed, also around parts of other categories.

    `You may draw a card` and `your opponent may draw a card` are two wordings of one construct,
    since `you` and `your opponent` are of two categories.
    """
    say = _pieces(each.say)
    words = _words(say)
    found = {say: None}
    for wording in each.wordings[1:]:
        if each.having or all(word in wording for word in words):  # few are taken apart
            pieces = _pieces(featured(wording, each.having))
            if _words(pieces) == words:
                found[pieces] = None
    return list(found)


def _words(pieces: Pieces) -> list[str]:
    """The words, and the fields as they are declared, without their categories."""
    return [piece if isinstance(piece, str) else f"{{{piece.field}:" for piece in pieces]


def _pieces(template: Template) -> Pieces:
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
