"""Reading: every way in which a text can be understood, found once for each place.

`Chart.read` gives all values that a category can have from a place on, with where they end; equal
values of different derivations are one. There is no left recursion: a category that could begin
with itself is no category of a grammar.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any, Final, final

from snapcount.cards.language.graph import NAMES as NAMES
from snapcount.cards.language.graph import NUMBERS as NUMBERS
from snapcount.cards.language.graph import QUOTES as QUOTES
from snapcount.cards.language.graph import Category, Ending, Kind, State
from snapcount.cards.language.graph import Grammar as Grammar
from snapcount.cards.language.graph import GrammarError as GrammarError
from snapcount.cards.language.template import ABOUT
from snapcount.cards.language.words import NAME, QUOTED, Word

LONGEST_NAME: Final = 4

MOST_VALUES: Final = 100
"""More readings of the words from one place on than any card has: lists within lists multiply."""


class TooManyReadings(Exception):
    """A text that can be read in more ways than anybody could look at."""


Found = list[tuple[int, Any]]
"""Where a value ends, and the value."""

_NOTHING: Final = 0
"""The number of no kind of words: what comes after the last one."""

_PAIRED: Final = 1 << 30
"""More than there are kinds of words: the first of two is told by so much."""


@final
class Readings:
    """The values of a category from a place on, and the last place that was looked at for them."""

    def __init__(self, found: Found, seen: int) -> None:
        self.found = found
        self.seen = seen


@final
class Chart:
    """One text being read.

    Most categories that could begin with a word break off at the next one. The grammar remembers
    which do at which two words, so that they are not tried again, in this text or another.
    """

    def __init__(self, grammar: Grammar, words: Sequence[Word]) -> None:
        self.grammar = grammar
        self.words = words
        self.size = len(words)
        self.kinds: list[Kind] = [grammar.kind(word) for word in words]
        numbers = [*(kind.number for kind in self.kinds), _NOTHING]
        self.pairs = [first * _PAIRED + second for first, second in pairwise(numbers)]
        self.known: list[dict[str, Readings]] = [{} for _ in words]
        self.last = 0
        self.refused: list[tuple[int, int, str]] = []
        """Where a reading that a construct's guard refused begins and ends, and why."""

    def read(self, category: str, place: int) -> Found:
        """Every value of the category that begins there."""
        if place >= self.size:
            return []
        self.last = max(self.last, place)
        return self._known(self.grammar.category(category), place).found

    def furthest(self) -> int:
        """The last place that anything was asked for."""
        return self.last

    def whole(self, category: str) -> list[Any]:
        """Every value that the whole text can have."""
        return [value for end, value in self.read(category, 0) if end == self.size]

    def _known(self, category: Category, place: int) -> Readings:
        known = self.known[place]
        found = known.get(category.name)
        if found is None:
            found = known[category.name] = self._read(category, place)
        return found

    def _read(self, category: Category, place: int) -> Readings:
        name = category.name
        if name == NUMBERS or name == QUOTES:
            return Readings(self._word(name, place), place)
        if name == NAMES:
            return Readings(self._names(place), self.size)
        grammar = self.grammar
        kinds = self.kinds
        known = self.known
        pairs = self.pairs
        size = self.size
        seen = place + 1
        found: Found = []
        ways: list[tuple[State, int, Any]] = [(grammar.start(category, kinds[place]), place, None)]
        while ways:
            state, at, said = ways.pop()
            if at > seen:
                seen = at
            if state.ends:
                for ending in state.ends:
                    if not self._end(ending, said, place, at, found):
                        seen = size + 1
            if at >= size:
                continue
            kind = kinds[at]
            steps = state.after.get(kind.number)
            if steps is None:
                steps = grammar.steps(state, kind)
            states, parts = steps
            for following in states:
                ways.append((following, at + 1, said))
            if parts:
                here = known[at]
                pair = pairs[at]
                if at >= seen:
                    seen = at + 1
                if at > self.last:
                    self.last = at
                for field, other, following in parts:
                    if pair in other.dead:
                        continue
                    readings = here.get(other.name)
                    if readings is None:
                        readings = here[other.name] = self._read(other, at)
                    if readings.seen > seen:
                        seen = readings.seen
                    for end, value in readings.found:
                        ways.append((following, end, (field, value, said) if field else said))
        if not found and seen == place + 1:
            grammar.learn(category, pairs[place])
        return Readings(found, seen)

    def _end(self, ending: Ending, said: Any, start: int, end: int, found: Found) -> bool:
        """Add the value of what was said, unless it is there; False if it has none."""
        value: Any
        if ending.is_fixed:
            value = ending.value
        elif ending.passes:
            value = said[1]
            if value is None:
                return False
        else:
            made = ending.made
            values = dict(made.fixed)
            views = made.views
            heard: dict[str, Any] = {}
            while said is not None:
                field, value, said = said
                if field in heard:
                    if heard[field] != value:
                        return False
                    continue
                heard[field] = value
                if field in views:
                    value = views[field].build(value)
                    if value is None:
                        return False
                values[field] = value
            node = made.node
            of = values.pop(ABOUT, None)
            value = values["="] if node is None else node(**values)
            if value is None and not ending.may_be_none:
                return False
            only = made.only
            if only is not None and not only.holds(value):
                self.refused.append((start, end, only.message))
                return False
            if of is not None:
                value = of.about(value)
                if value is None:
                    return False
        for other, known in found:
            if other == end and (known is value or known == value):
                return True
        if len(found) >= MOST_VALUES:
            raise TooManyReadings
        found.append((end, value))
        return True

    def _names(self, place: int) -> Found:
        """The whole row of capitalized words that begins there: a name has no end inside it."""
        end = place
        while end < self.size and end - place < LONGEST_NAME and NAME in self.kinds[end].keys:
            end += 1
        if end == place or (place and NAME in self.kinds[place - 1].keys):
            return []
        return [(end, " ".join(word.typed for word in self.words[place:end]))]

    def _word(self, category: str, place: int) -> Found:
        word = self.words[place]
        if category == NUMBERS:
            return [(place + 1, word.number)] if word.number >= 0 else []
        return [(place + 1, word.text[1:-1])] if QUOTED in self.kinds[place].keys else []
