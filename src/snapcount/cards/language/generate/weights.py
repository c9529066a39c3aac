"""How long things are, and how often they come.

What has many wordings is no more likely for it than what has few: those of one node share its
chance. What has more to choose from inside comes more often, what takes more words less often.
"""

from __future__ import annotations

from collections import Counter
from math import isqrt
from typing import Final, final

from snapcount.cards.language.kernel import syntax
from snapcount.cards.language.kernel.chart import NAMES, NUMBERS, QUOTES
from snapcount.cards.language.kernel.construct import Construct
from snapcount.cards.language.kernel.lists import Row
from snapcount.cards.language.kernel.template import Part

Pieces = tuple[str | Part, ...]
"""The words and parts of a template that are printed."""

Worded = tuple[Construct, Pieces]

Measured = tuple[int, tuple[str, ...]]
"""How many words there are beside the parts, and the categories of those."""

ENDLESS: Final = 1_000
"""The least size of what cannot be said at all."""

_TERMINALS: Final = {NUMBERS: 1, QUOTES: 1, NAMES: ENDLESS}
"""Categories without constructs, and their sizes. Names are printed in quotation marks."""

_LONG: Final = {"Quotes": 20}
"""What is one word to the grammar and a whole ability on a card."""

_LAYERS: Final = 30
"""At most so many layers of categories are looked at."""

_LONGER: Final = 12
"""So many words more than the fewest are usual at most, however deep something may go."""

_PLAIN: Final = 20
"""In so many words more something comes half as often."""

_SCALE: Final = 100

IN_COMPANY: Final = (
    syntax.GoesOn,
    syntax.Instead,
    syntax.Limited,
    syntax.Cost,
    syntax.Pays,
    syntax.Unless,
)
"""What can be said after something else, or of few things: alone it is mostly refused."""


@final
class Weights:
    """Sizes and weights of all wordings."""

    def __init__(self, worded: list[Worded]) -> None:
        self.least = _least(worded)
        self.several = Counter(
            (each.category, each.node) for each, pieces in worded if not _passes(pieces)
        )
        self.breadth = self._breadth(worded)
        self.usual = self._usual(worded)

    def least_size(self, pieces: Pieces) -> int:
        """How few words it can be said in."""
        return sum(_shares(pieces, self.least))

    def shares(self, pieces: Pieces) -> tuple[int, ...]:
        """How many words each piece usually takes."""
        return _shares(pieces, self.usual)

    def of(self, each: Construct, pieces: Pieces) -> int:
        """How likely it is among those of its category."""
        plain = _SCALE * self._wanted(each, pieces) * _PLAIN
        return max(plain // (_PLAIN + sum(self.shares(pieces))), 1)

    def _wanted(self, each: Construct, pieces: Pieces) -> int:
        widest = max((self.breadth.get(part.category, 1) for part in _parts(pieces)), default=1)
        root = 1 + isqrt(widest)
        if each.node in IN_COMPANY:
            return 4
        if _passes(pieces):
            return 4 * isqrt(root * widest)
        if each.node is None:
            return 4
        several = self.several[each.category, each.node]
        return max(4 * root * (1 + isqrt(several)) // several, 1)

    def _breadth(self, worded: list[Worded]) -> dict[str, int]:
        """How many things each category has, those of the categories that it stands for included.

        A list of things is as broad as what is in it.
        """
        passes: dict[str, set[str]] = {}
        own: dict[str, int] = {}
        for each, pieces in worded:
            if each.node in IN_COMPANY:
                own[each.category] = 1
            elif each.node is Row or _passes(pieces):
                passes.setdefault(each.category, set()).add(_parts(pieces)[0].category)
        for (category, node), several in self.several.items():
            if node is not Row:
                shared = several if node is None else 1 + isqrt(several)
                own[category] = own.get(category, 0) + shared

        def reached(category: str, seen: set[str]) -> int:
            if category in seen:
                return 0
            seen.add(category)
            others = sum(reached(other, seen) for other in sorted(passes.get(category, ())))
            return own.get(category, 0) + others

        return {category: max(reached(category, set()), 1) for category in sorted({*passes, *own})}

    def _usual(self, worded: list[Worded]) -> dict[str, int]:
        """How many words something of each category takes: a quarter of its frames take no more.

        The parts of those are of their usual sizes too, as far as this has been found out.
        """
        known: dict[str, list[tuple[int, Measured]]] = {}
        for each, pieces in worded:
            measured = _measured(pieces)
            if _size(measured, self.least) < ENDLESS:
                weighed = self._wanted(each, pieces), measured
                known.setdefault(each.category, []).append(weighed)
        usual = self.least
        for _ in range(_LAYERS):
            before = usual
            usual = before | {
                category: _quartile([(_size(pieces, before), n) for n, pieces in several])
                for category, several in known.items()
            }
            for category, words in usual.items():
                usual[category] = min(words, self.least.get(category, 0) + _LONGER)
            usual |= _LONG
            if usual == before:
                break
        return usual


def _shares(pieces: Pieces, sizes: dict[str, int]) -> tuple[int, ...]:
    return tuple(
        1 if isinstance(piece, str) else sizes.get(piece.category, ENDLESS) for piece in pieces
    )


def _least(worded: list[Worded]) -> dict[str, int]:
    """How few words each category can be said in."""
    least = dict(_TERMINALS)
    known = [(each.category, _measured(pieces)) for each, pieces in worded]
    shrinks = True
    while shrinks:
        shrinks = False
        for category, measured in known:
            size = _size(measured, least)
            if size < least.get(category, ENDLESS):
                least[category] = size
                shrinks = True
    return least


def _passes(pieces: Pieces) -> bool:
    """Whether it says hardly more than that what is of another category is of this one too."""
    return len(_parts(pieces)) == 1 and all(
        piece == "." for piece in pieces if isinstance(piece, str)
    )


def _measured(pieces: Pieces) -> Measured:
    parts = _parts(pieces)
    return len(pieces) - len(parts), tuple(part.category for part in parts)


def _size(measured: Measured, sizes: dict[str, int]) -> int:
    words, categories = measured
    return words + sum([sizes.get(category, ENDLESS) for category in categories])


def _parts(pieces: Pieces) -> list[Part]:
    return [piece for piece in pieces if isinstance(piece, Part)]


def _quartile(sizes: list[tuple[int, int]]) -> int:
    left = sum(weight for _, weight in sizes) / 4
    for size, weight in sorted(sizes):
        left -= weight
        if left <= 0:
            return size
    raise AssertionError("a category without frames")
