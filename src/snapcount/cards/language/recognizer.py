"""What could have stood where: a second look at a text, taken only when it is refused.

A `Recognizer` walks the same graphs as the chart, over words alone: it builds no values, so a
change to a text can be tried in little time. It notes every state that was reached at every place,
which is all that errors and completion need to know.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple, final

from snapcount.cards.language.chart import (
    LONGEST_NAME,
    NAMES,
    NUMBERS,
    QUOTES,
    Chart,
    Grammar,
    State,
)
from snapcount.cards.language.words import NAME, NUMBER, QUOTED, Word

Keys = tuple[str, ...]
Ends = Callable[[str, int], Iterable[int]]
"""Where a category that begins at a place can end."""

TOP = "Item"
"""A text is a row of these, one or more."""


class Reached(NamedTuple):
    """Within a category that began at `start`, a state was reached."""

    category: str
    start: int
    state: State


def keys_of(grammar: Grammar, words: Sequence[Word]) -> list[Keys]:
    """What a template may ask for to meet each word."""
    return [
        (*word.keys, NAME) if word.typed and word.text not in grammar.words else word.keys
        for word in words
    ]


def chart_ends(chart: Chart) -> Ends:
    """Where categories end because they have a value there."""
    return lambda category, place: [end for end, _ in chart.read(category, place)]


def word_ends(keys: Sequence[Keys], category: str, place: int) -> frozenset[int]:
    """Where a number, a quotation or a name that begins there ends."""
    wanted = {NUMBERS: NUMBER, QUOTES: QUOTED, NAMES: NAME}[category]
    if place >= len(keys) or wanted not in keys[place]:
        return frozenset()
    if category != NAMES:
        return frozenset({place + 1})
    if place and NAME in keys[place - 1]:
        return frozenset()
    end = place
    while end < len(keys) and end - place < LONGEST_NAME and NAME in keys[end]:
        end += 1
    return frozenset({end})


@final
class Recognizer:
    """Walks a text. `within` narrows where a category may end: to where its values do."""

    def __init__(self, grammar: Grammar, keys: Sequence[Keys], within: Ends | None = None) -> None:
        self.grammar = grammar
        self.keys = keys
        self.within = within
        self.known: dict[tuple[str, int], frozenset[int]] = {}
        self.reached: list[list[Reached]] = [[] for _ in range(len(keys) + 1)]

    def ends(self, category: str, place: int) -> frozenset[int]:
        """Where the category can end if it begins there."""
        key = (category, place)
        found = self.known.get(key)
        if found is None:
            found = self._ends(category, place)
            if self.within is not None:
                found &= frozenset(self.within(category, place))
            self.known[key] = found
        return found

    def _ends(self, category: str, place: int) -> frozenset[int]:
        keys = self.keys
        size = len(keys)
        if category in (NUMBERS, QUOTES, NAMES):
            return word_ends(keys, category, place)
        found: set[int] = set()
        first = self.grammar.first
        start = self.grammar.starts[category]
        seen: set[tuple[int, int]] = {(id(start), place)}
        ways: list[tuple[State, int]] = [(start, place)]
        while ways:
            state, at = ways.pop()
            self.reached[at].append(Reached(category, place, state))
            if state.ends:
                found.add(at)
            if at >= size:
                continue
            following: list[tuple[State, int]] = []
            here = keys[at]
            for word in here:
                for after in state.words.get(word, ()):
                    following.append((after, at + 1))
            for _, other, after in state.parts:
                if not first[other].isdisjoint(here):
                    following += [(after, end) for end in self.ends(other, at)]
            for each in following:
                mark = (id(each[0]), each[1])
                if mark not in seen:
                    seen.add(mark)
                    ways.append(each)
        return frozenset(found)

    def rows(self, category: str = TOP, start: int = 0) -> set[int]:
        """The places where a row of these can end; a line break stands between any two."""
        ended = {start}
        for place in range(start, len(self.keys)):
            if place not in ended:
                continue
            if self.keys[place] == ("\n",):
                ended.add(place + 1)
            else:
                ended |= self.ends(category, place)
        if len(self.keys) in ended:  # another one could follow
            start_state = self.grammar.starts[category]
            self.reached[-1].append(Reached(category, len(self.keys), start_state))
        return ended

    def furthest(self) -> int:
        """The last place that any reading reached."""
        return max((place for place, found in enumerate(self.reached) if found), default=0)

    def wanted(self, place: int) -> frozenset[str]:
        """Every word that could stand at a place, as templates ask for it."""
        found: set[str] = set()
        for each in self.reached[place]:
            found.update(each.state.words)
            for _, other, _ in each.state.parts:
                found |= self.grammar.first[other]
        return frozenset(found)
