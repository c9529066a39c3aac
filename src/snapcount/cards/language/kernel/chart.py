"""Reading: every way in which a text can be understood, found once for each place.

`Chart.read` gives all values that a category can have from a place on, with where they end; equal
values of different derivations are one. There is no left recursion: a category that could begin
with itself is no category of a grammar.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, final

from snapcount.cards.language.kernel.graph import (
    CLAUSE,
    FURTHER,
    JOINT,
    MORE,
    PRONOUN,
    Category,
    Ending,
    Kind,
    State,
    pairs_of,
)
from snapcount.cards.language.kernel.graph import NAMES as NAMES
from snapcount.cards.language.kernel.graph import NUMBERS as NUMBERS
from snapcount.cards.language.kernel.graph import QUOTES as QUOTES
from snapcount.cards.language.kernel.graph import Grammar as Grammar
from snapcount.cards.language.kernel.graph import GrammarError as GrammarError
from snapcount.cards.language.kernel.lists import Again
from snapcount.cards.language.kernel.template import ABOUT
from snapcount.cards.language.kernel.words import NAME, QUOTED, Word

LONGEST_NAME: Final = 4

MOST_VALUES: Final = 100
"""More readings of the words from one place on than any card has: lists within lists multiply."""


class TooManyReadings(Exception):
    """A text that can be read in more ways than anybody could look at."""


Found = list[tuple[int, Any]]
"""Where a value ends, and the value."""

Way = tuple[State, int, Any]
"""A state that was reached, where, and what was said up to there."""


@final
class Readings:
    """The values of a category from a place on, and the last place that was looked at for them."""

    def __init__(self, found: Found, seen: int) -> None:
        self.found = found
        self.seen = seen


Opened = tuple[str, int, int, int]
"""A category, where the words begin and end that it is to begin with, and where it goes on."""


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
        self.pairs = pairs_of(self.kinds)
        self.known: list[dict[str, Readings]] = [{} for _ in words]
        self.opened: dict[Opened, Found] = {}
        self.further = grammar.category(FURTHER)
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
        start = self.grammar.start(category, self.kinds[place])
        readings = self._walk(place, [(start, place, None)])
        if not readings.found and readings.seen == place + 1:
            self.grammar.learn(category, self.pairs[place])
        return readings

    def _walk(self, place: int, ways: list[Way]) -> Readings:
        """The values of what began at that place, and has come so far."""
        grammar = self.grammar
        kinds = self.kinds
        known = self.known
        pairs = self.pairs
        size = self.size
        seen = place + 1
        found: Found = []
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
                    if other is self.further:
                        seen = size + 1
                        for end, value in self._further(said[1], place, at):
                            ways.append((following, end, (field, value, said)))
                        continue
                    if pair in other.dead:
                        continue
                    readings = here.get(other.name)
                    if readings is None:
                        readings = here[other.name] = self._read(other, at)
                    if readings.seen > seen:
                        seen = readings.seen
                    for end, value in readings.found:
                        ways.append((following, end, (field, value, said) if field else said))
        return Readings(found, seen)

    # What goes on with the subject of the clause before it --------------------------------------

    def _further(self, first: Any, start: int, place: int) -> Found:
        """The clauses from a place on, of which one at least has the subject of the first.

        Where what follows can be said of that subject, it is: nothing else is made of it. `They`
        may be a player of the game who was named as well.
        """
        found: Found = []
        for end in self._subjects(start):
            said = self._open(CLAUSE, start, end, end)
            if any(at < place and value == first for at, value in said):
                found += self._go_on(start, end, place)
        return found if found and not self.words[place].means else [*found, *self.read(MORE, place)]

    def _go_on(self, start: int, end: int, place: int) -> Found:
        """What is said of the subject with these words, and what is joined to that."""
        found: Found = []
        again = [place, *(after for after, _ in self.read(PRONOUN, place))]
        for begun in again:
            for at, value in self._open(CLAUSE, start, end, begun):
                said = Again(value)
                found.append((at, (said,)))
                for after, _ in self.read(JOINT, at):
                    more = self._go_on(start, end, after) or self.read(MORE, after)
                    found += [(stop, (said, *rest)) for stop, rest in more]
        return found

    def _subjects(self, place: int) -> list[int]:
        """Where something can end of which something is said, if it begins there."""
        known = self.known[place]
        subjects = self.grammar.subjects
        ends = {end for name in subjects if name in known for end, _ in known[name].found}
        return sorted(ends)

    def _open(self, name: str, start: int, end: int, place: int) -> Found:
        """Every value of a category that begins with these words and goes on at that place."""
        key = (name, start, end, place)
        found = self.opened.get(key)
        if found is not None:
            return found
        self.opened[key] = []
        if place >= self.size:
            return []
        grammar = self.grammar
        kind = self.kinds[start]
        ways: list[Way] = []
        for field, other, following in grammar.steps(
            grammar.start(grammar.category(name), kind), kind
        )[1]:
            if other.name in grammar.subjects:  # all of it, and no list that begins with it
                known = self._known(other, start).found
                values = [(place, value) for at, value in known if at == end]
            else:
                values = self._open(other.name, start, end, place)
            for at, value in values:
                ways.append((following, at, (field, value, None) if field else None))
        self.last = max(self.last, place)
        found = self.opened[key] = self._walk(place, ways).found if ways else []
        return found

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
