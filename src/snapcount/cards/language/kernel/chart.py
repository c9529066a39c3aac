"""Reading: every way in which a text can be understood, found once for each place.

`Chart.read` gives all values that a category can have from a place on, with where they end; equal
values of different derivations are one. There is no left recursion: a category that could begin
with itself is no category of a grammar.
"""

from __future__ import annotations

from collections.abc import Sequence
from heapq import heappop, heappush
from typing import Any, Final, final

from snapcount.cards.language.kernel.graph import (
    AMIDST,
    BARRED,
    CLAUSE,
    FURTHER,
    JOINT,
    MORE,
    PRONOUN,
    RESUMED,
    Category,
    Ending,
    Kind,
    State,
)
from snapcount.cards.language.kernel.graph import NAMES as NAMES
from snapcount.cards.language.kernel.graph import NUMBERS as NUMBERS
from snapcount.cards.language.kernel.graph import QUOTES as QUOTES
from snapcount.cards.language.kernel.graph import Grammar as Grammar
from snapcount.cards.language.kernel.graph import GrammarError as GrammarError
from snapcount.cards.language.kernel.lists import Again, Subject
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


Opened = tuple[str, int, int, int, Subject | None]
"""A category, where the words begin and end that it is to begin with, where it goes on, and what
it begins with instead of them."""


_OF_BOTH: Final = frozenset(
    ("by", "on", "during", "at", "with", "against", "while", "when", "if", "unless", "after")
)
_NOR: Final = frozenset(("or", "nor", ","))
_NOTHING: Final[Found] = []
_NO_WAYS: Final[list[Way]] = []


@final
class Chart:
    """One text being read.

    Where a category is asked for, all categories that it can begin with there are read from the
    first word on upwards: most of them have a first part in common with others, or none at all.
    """

    def __init__(self, grammar: Grammar, words: Sequence[Word]) -> None:
        self.grammar = grammar
        self.words = words
        self.size = len(words)
        self.kinds: list[Kind] = [grammar.kind(word) for word in words]
        self.after: list[Kind | None] = [*self.kinds, None]
        self.known: list[dict[str, Found]] = [{} for _ in words]
        """What categories have values at each place, and these."""
        self.looked: list[frozenset[str]] = [frozenset() for _ in words]
        """What categories were looked for at each place."""
        self.opened: dict[Opened, Found] = {}
        self.further = grammar.category(FURTHER)
        self.resumed = grammar.category(RESUMED)
        self.barred = grammar.category(BARRED)
        self.last = 0
        self.refused: list[tuple[int, int, str]] = []
        """Where a reading that a construct's guard refused begins and ends, and why."""

    def read(self, category: str, place: int) -> Found:
        """Every value of the category that begins there."""
        if place >= self.size:
            return []
        return self._known(self.grammar.category(category), place)

    def furthest(self) -> int:
        """The last place that anything was asked for."""
        return self.last

    def whole(self, category: str) -> list[Any]:
        """Every value that the whole text can have."""
        return [value for end, value in self.read(category, 0) if end == self.size]

    def _known(self, category: Category, place: int) -> Found:
        found = self.known[place].get(category.name)
        if found is not None:
            return found
        if category.name not in self.looked[place]:
            self._read(category, place)
        return self.known[place].get(category.name, _NOTHING)

    def _read(self, category: Category, place: int) -> None:
        """Read a category, and all that it begins with, from the first word on upwards."""
        if place > self.last:
            self.last = place
        grammar = self.grammar
        kinds = self.after
        known = self.known[place]
        made = grammar.beginning(category, self.kinds[place])
        begun = grammar.words_before(made, kinds[place + 1])
        if not begun and not made.plain:
            return
        order = made.order
        values: list[Found | None] = [None] * len(order)
        reached: list[list[Way]] = [_NO_WAYS] * len(order)
        waiting: list[int] = []
        before = self.looked[place]
        if before:
            self.looked[place] = before | made.names
            for name, there in known.items():
                at = made.places.get(name, -1)
                if at >= 0:
                    values[at] = there
                    heappush(waiting, at)
        else:
            self.looked[place] = made.names
        for at in made.plain:
            if values[at] is None:
                values[at] = self._plain(order[at].name, place)
                heappush(waiting, at)
        for at, state, goes_on in begun:
            if before and order[at].name in before:
                continue
            found = values[at]
            if found is None:
                found = values[at] = []
                reached[at] = []
                heappush(waiting, at)
            for ending in state.ends:
                self._end(ending, None, place, place + 1, found)
            if goes_on:
                reached[at].append((state, place + 1, None))
        # The lowest first: all that a category can begin with is read before it.
        while waiting:
            at = heappop(waiting)
            found = values[at]
            assert found is not None
            if reached[at]:
                self._walk(place, reached[at], found)
            if not found:
                continue
            known[order[at].name] = found
            for end, value in found:
                for above, field, state, goes_on in grammar.above_before(made, at, kinds[end]):
                    if before and order[above].name in before:
                        continue
                    into = values[above]
                    if into is None:
                        into = values[above] = []
                        reached[above] = []
                        heappush(waiting, above)
                    said = (field, value, None) if field else None
                    for ending in state.ends:
                        self._end(ending, said, place, end, into)
                    if goes_on:
                        reached[above].append((state, end, said))

    def _walk(self, place: int, ways: list[Way], found: Found) -> None:
        """Add the values of what began at that place, and has come so far, before a word."""
        grammar = self.grammar
        kinds = self.kinds
        known = self.known
        looked = self.looked
        size = self.size
        while ways:
            state, at, said = ways.pop()
            kind = kinds[at]
            steps = state.after.get(kind.number)
            if steps is None:
                steps = grammar.steps(state, kind)
            states, parts = steps
            for following in states:
                for ending in following.ends:
                    self._end(ending, said, place, at + 1, found)
                if at + 1 < size:
                    ways.append((following, at + 1, said))
            if not parts:
                continue
            if at > self.last:
                self.last = at
            for field, other, following in parts:
                if other is self.further:
                    values = self._further(said[1], place, at)
                elif other is self.resumed:
                    values = self._resume(said[1], place, at)
                elif other is self.barred:
                    values = self._also_barred(place, at)
                else:
                    name = other.name
                    readings = known[at].get(name)
                    if readings is None:
                        if name in looked[at]:
                            continue
                        self._read(other, at)
                        readings = known[at].get(name)
                        if readings is None:
                            continue
                    values = readings
                for end, value in values:
                    more = (field, value, said) if field else said
                    for ending in following.ends:
                        self._end(ending, more, place, end, found)
                    if end < size:
                        ways.append((following, end, more))

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

    def _go_on(self, start: int, end: int, place: int, given: Subject | None = None) -> Found:
        """What is said of the subject with these words, and what is joined to that."""
        found: Found = []
        again = [place, *(after for after, _ in self.read(PRONOUN, place))]
        for begun in again:
            for at, value in self._open(CLAUSE, start, end, begun, given):
                said = Again(value)
                found.append((at, (said,)))
                for after, _ in self.read(JOINT, at):
                    more = self._go_on(start, end, after, given) or self.read(MORE, after)
                    found += [(stop, (said, *rest)) for stop, rest in more]
        return found

    def _resume(self, amid: Any, start: int, place: int) -> Found:
        """Clauses whose subject stands before these words about when or how long."""
        if isinstance(amid, Subject):
            return self._go_on(start, start, place, amid)
        found: Found = []
        for end in self._subjects(start):
            if any(at == place and value == amid for at, value in self.read(AMIDST, end)):
                found += [each for each in self._go_on(start, end, place) if each not in found]
        return found

    def _also_barred(self, start: int, place: int) -> Found:
        """What cannot be done either: `… cannot be stopped or intercepted`.

        It is read as if it stood behind the words that the clause before it begins with.
        """
        words = self.words
        at = place - 1
        while at > start and not self._bars(at):
            at -= 1
        found: Found = []
        for begun in (at + 1, at + 2) if at > start else ():
            if begun > at + 1 and words[at + 1].text != "be":
                continue
            after = place + 1 if begun > at + 1 and words[place].text == "be" else place
            head = words[start:begun]
            for end, value in Chart(self.grammar, [*head, *words[after:]]).read(CLAUSE, 0):
                stop = end - len(head) + after
                if stop <= after or self._says_more(at, place, stop):
                    continue
                found.append((stop, (Again(value),)))
                if stop + 1 < self.size and words[stop].text in _NOR:
                    more = self._also_barred(start, stop + 1)
                    found += [(last, (Again(value), *rest)) for last, rest in more]
        return found

    def _says_more(self, at: int, place: int, stop: int) -> bool:
        """Whether the second of two says by whom, or on what: that would be of both."""
        first = {word.text for word in self.words[at:place]}
        return any(
            word.text in _OF_BOTH and word.text not in first for word in self.words[place:stop]
        )

    def _bars(self, at: int) -> bool:
        """Whether the words there end in `cannot` or `may not`."""
        text = self.words[at].text
        return text == "cannot" or (text == "not" and self.words[at - 1].text == "may")

    def _subjects(self, place: int) -> list[int]:
        """Where something can end of which something is said, if it begins there."""
        known = self.known[place]
        subjects = self.grammar.subjects
        ends = {end for name in subjects if name in known for end, _ in known[name]}
        return sorted(ends)

    def _open(
        self, name: str, start: int, end: int, place: int, given: Subject | None = None
    ) -> Found:
        """Every value of a category that begins with these words and goes on at that place.

        `given`: what it begins with instead.
        """
        key = (name, start, end, place, given)
        found = self.opened.get(key)
        if found is not None:
            return found
        self.opened[key] = []
        if place >= self.size:
            return []
        grammar = self.grammar
        kind = self.kinds[start]
        opened: Found = []
        ways: list[Way] = []
        parts = grammar.steps(grammar.start(grammar.category(name), kind), kind)[1]
        if given is not None and place > start + 1:  # `third down Runs …` begins as `Runs …` does
            begins = given.begins
            noun = grammar.kind_of((begins,)) if begins else self.kinds[place - 1]
            more = grammar.steps(grammar.start(grammar.category(name), noun), noun)[1]
            parts = [*parts, *(each for each in more if each not in parts)]
        for field, other, following in parts:
            if given is not None:
                values = (
                    [(place, given.value)]
                    if other.name == given.category
                    else self._open(other.name, start, end, place, given)
                )
            elif other.name in grammar.subjects:  # all of it, and no list that begins with it
                known = self._known(other, start)
                values = [(place, value) for at, value in known if at == end]
            else:
                values = self._open(other.name, start, end, place)
            for at, value in values:
                said = (field, value, None) if field else None
                for ending in following.ends:
                    self._end(ending, said, place, at, opened)
                if at < self.size:
                    ways.append((following, at, said))
        self.last = max(self.last, place)
        self._walk(place, ways, opened)
        self.opened[key] = opened
        return opened

    def _end(self, ending: Ending, said: Any, start: int, end: int, found: Found) -> None:
        """Add the value of what was said, unless it is there or there is none."""
        value: Any
        if ending.passes:
            value = said[1]
            if value is None:
                return
        elif ending.is_fixed:
            value = ending.value
        else:
            made = ending.made
            values: dict[str, Any] = {}
            while said is not None:
                field, value, said = said
                if field not in values:
                    values[field] = value
                elif values[field] != value:
                    return
            for field, view in made.views.items():
                if field in values:
                    value = values[field] = view.build(values[field])
                    if value is None:
                        return
            for field, value in made.fixed.items():
                values.setdefault(field, value)
            node = made.node
            of = values.pop(ABOUT, None)
            value = values["="] if node is None else node(**values)
            if value is None and not ending.may_be_none:
                return
            only = made.only
            if only is not None and not only.holds(value):
                self.refused.append((start, end, only.message))
                return
            if of is not None:
                value = of.about(value)
                if value is None:
                    return
        for other, known in found:
            if other == end and (known is value or known == value):
                return
        if len(found) >= MOST_VALUES:
            raise TooManyReadings
        found.append((end, value))

    def _names(self, place: int) -> Found:
        """The whole row of capitalized words that begins there: a name has no end inside it."""
        end = place
        while end < self.size and end - place < LONGEST_NAME and NAME in self.kinds[end].keys:
            end += 1
        if end == place or (place and NAME in self.kinds[place - 1].keys):
            return []
        return [(end, " ".join(word.typed for word in self.words[place:end]))]

    def _plain(self, category: str, place: int) -> Found:
        if category == NAMES:
            return self._names(place)
        word = self.words[place]
        if category == NUMBERS:
            return [(place + 1, word.number)] if word.number >= 0 else []
        return [(place + 1, word.text[1:-1])] if QUOTED in self.kinds[place].keys else []
