"""How far a text would be read with a change to it: many changes are tried in little time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import final

from snapcount.cards.language.chart import NAMES, NUMBERS, QUOTES, Grammar, State
from snapcount.cards.language.recognizer import TOP, Keys, word_ends

Looked = tuple[frozenset[int], int]
"""Where a category can end, and the last place that was looked at to know it."""


@final
class Trial:
    """Tries changes to one text, and remembers what is the same in all of them.

    Places are counted from the end of the text for what stands after a change, and from its
    beginning for what was known without looking as far as the change.
    """

    def __init__(self, grammar: Grammar, keys: Sequence[Keys]) -> None:
        self.grammar = grammar
        self.work = 0
        """How often a category was read."""
        self.size = len(keys)
        self.before: dict[tuple[str, int], Looked] = {}
        self.after: dict[tuple[str, int], Looked] = {}
        self.keys: Sequence[Keys] = keys
        self.first = self.last = self.size + 1
        self.now: dict[tuple[str, int], Looked] = {}
        self.furthest(keys, self.size + 1, self.size + 1)  # what is known of the text as it is
        self.before = self.now

    def furthest(self, keys: Sequence[Keys], first: int, last: int, top: str = TOP) -> int:
        """How far the text is read with other words from `first` to before `last`.

        All of it is read if that is more than the number of its words.
        """
        self.keys = keys
        self.first, self.last = first, last
        self.now = {}
        ended = {0}
        reached = 0
        for place in range(len(keys)):
            if place in ended:
                if keys[place] == ("\n",):
                    ended.add(place + 1)
                    continue
                ends, looked = self._look(top, place)
                ended |= ends
                reached = max(reached, looked)
        return len(keys) + 1 if len(keys) in ended else min(reached, len(keys))

    def _look(self, category: str, place: int) -> Looked:
        key = (category, place)
        found = self.now.get(key)
        if found is not None:
            return found
        size = len(self.keys)
        if place >= self.last:
            same = self.after.get((category, size - place))
            if same is None:
                same = self._read(category, place)
                ends = frozenset(size - end for end in same[0])
                self.after[category, size - place] = (ends, size - same[1])
            else:
                same = (frozenset(size - end for end in same[0]), size - same[1])
            self.now[key] = same
            return same
        if place < self.first:
            same = self.before.get(key)
            if same is not None and same[1] < self.first:
                return same
        found = self.now[key] = self._read(category, place)
        return found

    def _read(self, category: str, place: int) -> Looked:
        self.work += 1
        keys = self.keys
        size = len(keys)
        if category in (NUMBERS, QUOTES, NAMES):
            ends = word_ends(keys, category, place)
            return (ends, max(ends, default=place))
        found: set[int] = set()
        looked = place
        first = self.grammar.first
        start = self.grammar.starts[category]
        seen: set[tuple[int, int]] = {(id(start), place)}
        ways: list[tuple[State, int]] = [(start, place)]
        while ways:
            state, at = ways.pop()
            if at > looked:
                looked = at
            if state.ends:
                found.add(at)
            if at >= size:
                continue
            here = keys[at]
            following: list[tuple[State, int]] = []
            for word in here:
                for after in state.words.get(word, ()):
                    following.append((after, at + 1))
            for _, other, after in state.parts:
                if not first[other].isdisjoint(here):
                    ends, far = self._look(other, at)
                    if far > looked:
                        looked = far
                    following += [(after, end) for end in ends]
            for each in following:
                mark = (id(each[0]), each[1])
                if mark not in seen:
                    seen.add(mark)
                    ways.append(each)
        return (frozenset(found), looked)
