"""Where a clause can end that goes on with the subject of the one before it, by words alone.

`Chart` reads such clauses with their values; whatever looks at a refused text again builds none.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from typing import Final, final

from snapcount.cards.language.kernel.graph import (
    CLAUSE,
    JOINT,
    MORE,
    PRONOUN,
    Category,
    Grammar,
    Kind,
    State,
)

Way = tuple[State, int]
"""A state that was reached, and where."""

Looked = tuple[frozenset[int], int, bool]
"""Where a category can end, the last place that was looked at to know it, and whether the words
between decide it alone: a name hangs on the word before it, what goes on on all before it."""

Opening = tuple[frozenset[str], frozenset[str]]
"""Subjects, and the categories that they can come first in, by their names."""

_NOWHERE: Final[Looked] = (frozenset(), 0, False)


@final
class GoingOn:
    """Looks on in one text: `look` for a category, `walk` on from where one was reached."""

    def __init__(
        self,
        grammar: Grammar,
        kinds: Sequence[Kind],
        look: Callable[[Category, int], Looked],
        walk: Callable[[Category, int, list[Way]], Looked],
        before: GoingOn | None = None,
        until: int = 0,
    ) -> None:
        self.grammar = grammar
        self.kinds = kinds
        self.look = look
        self.walk = walk
        self.before = {} if before is None else before.known
        """What is known of the same text with other words from `until` on."""
        self.until = until
        self.known: dict[tuple[str, int, int, int], Looked] = {}
        self.opening: dict[tuple[int, int], Opening] = {}

    def after(self, start: int, place: int) -> Looked:
        """Where clauses from a place on can end, with the subject of one that began before."""
        kind = self.kinds[start]
        until: set[int] = set()
        for name in sorted(self.grammar.subjects & kind.begun):
            until |= self.look(self.grammar.category(name), start)[0]
        found = _NOWHERE
        for end in sorted(until):
            if end < place and self._open(CLAUSE, start, end, end)[0]:
                found = _both(found, self._on(start, end, place))
        return found

    def _on(self, start: int, end: int, place: int) -> Looked:
        pronoun = self._look(PRONOUN, place)
        found: Looked = (frozenset(), pronoun[1], False)
        for begun in (place, *pronoun[0]):
            said = self._open(CLAUSE, start, end, begun)
            found = _both(found, said)
            for at in said[0]:
                joint = self._look(JOINT, at)
                found = (found[0], max(found[1], joint[1]), False)
                for after in joint[0]:
                    found = _both(found, self._on(start, end, after))
                    found = _both(found, self._look(MORE, after))
        return found

    def _look(self, name: str, place: int) -> Looked:
        if place >= len(self.kinds):
            return (frozenset(), place, False)
        return self.look(self.grammar.category(name), place)

    def _opening(self, start: int, end: int) -> Opening:
        """The subjects between two places, and the categories that they can come first in.

        Of all that a clause can begin with these are few, and only those are looked into.
        """
        found = self.opening.get((start, end))
        if found is None:
            kind = self.kinds[start]
            subjects = frozenset(
                name
                for name in self.grammar.subjects & kind.begun
                if end in self.look(self.grammar.category(name), start)[0]
            )
            found = (subjects, with_subjects(self.grammar, kind, subjects))
            self.opening[start, end] = found
        return found

    def _open(self, name: str, start: int, end: int, place: int) -> Looked:
        """Where a category can end that begins with these words and goes on at that place."""
        key = (name, start, end, place)
        found = self.known.get(key)
        if found is not None:
            return found
        found = self.before.get(key)
        if found is not None and found[1] < self.until:
            return found
        if place >= len(self.kinds):
            return (frozenset(), place, False)
        grammar, kind = self.grammar, self.kinds[start]
        category = grammar.category(name)
        subjects, opening = self._opening(start, end)
        ways: list[Way] = []
        far = 0
        for _, other, following in grammar.steps(grammar.start(category, kind), kind)[1]:
            if other.name in subjects:
                ways.append((following, place))
            elif other.name in opening:
                ends, looked, _ = self._open(other.name, start, end, place)
                far = max(far, looked)
                ways += [(following, at) for at in ends]
        found = self.walk(category, place, ways) if ways else _NOWHERE
        found = (found[0], max(found[1], far), False)
        self.known[key] = found
        return found


@functools.lru_cache(maxsize=2_000)
def with_subjects(grammar: Grammar, kind: Kind, subjects: frozenset[str]) -> frozenset[str]:
    """The categories that one of these can come first in, where a word of that kind stands."""
    found = set(subjects)
    grown = 0
    while grown < len(found):
        grown = len(found)
        for name, others in _first_parts(grammar, kind).items():
            if not found.isdisjoint(others):
                found.add(name)
    return frozenset(found)


@functools.lru_cache(maxsize=200)
def _first_parts(grammar: Grammar, kind: Kind) -> dict[str, list[str]]:
    """What each category can begin with that a clause can begin with, by a word of that kind."""
    found: dict[str, list[str]] = {}
    waiting = [CLAUSE]
    while waiting:
        name = waiting.pop()
        if name not in found:
            start = grammar.start(grammar.category(name), kind)
            found[name] = [other.name for _, other, _ in grammar.steps(start, kind)[1]]
            waiting += found[name]
    return found


def _both(first: Looked, second: Looked) -> Looked:
    """Whatever is in one of them: where that ends, and how far was looked."""
    return (first[0] | second[0], max(first[1], second[1]), False)
