"""How far a text would be read with a change to it: many changes are tried in little time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from snapcount.cards.language.discourse.going_on import GoingOn, Looked, Way
from snapcount.cards.language.explaining.recognizer import TOP, word_ends
from snapcount.cards.language.kernel.chart import NAMES, NUMBERS, QUOTES
from snapcount.cards.language.kernel.graph import FURTHER, Category, Grammar, Kind, pairs_of

_OF_ONE_WORD: Final = (NUMBERS, QUOTES, NAMES)


@final
class Trial:
    """Tries changes to one text, and remembers what is the same in all of them.

    Places are counted from the end of the text for what stands after a change, and from its
    beginning for what was known without looking as far as the change. What breaks off at the
    second of two words is not looked at again, as in a `Chart`.
    """

    def __init__(self, grammar: Grammar, kinds: Sequence[Kind], top: str = TOP) -> None:
        self.grammar = grammar
        self.top = grammar.category(top)
        self.work = 0
        """How often a category was read."""
        self.before: dict[tuple[str, int], Looked] = {}
        self.after: dict[tuple[str, int], Looked] = {}
        self.kinds: Sequence[Kind] = kinds
        self.pairs: list[int] = []
        self.first = self.last = len(kinds) + 1
        self.now: dict[tuple[str, int], Looked] = {}
        self.known: GoingOn | None = None
        self.furthest(kinds, self.first, self.last)  # what is known of the text as it is
        self.before = self.now
        self.known = self.further

    def furthest(self, kinds: Sequence[Kind], first: int, last: int) -> int:
        """How far the text is read with other words from `first` to before `last`.

        All of it is read if that is more than the number of its words.
        """
        self.kinds = kinds
        self.pairs = pairs_of(kinds)
        self.first, self.last = first, last
        self.now = {}
        look, walk = self._look, self._walk
        self.further = GoingOn(self.grammar, kinds, look, walk, self.known, first)
        ended = {0}
        reached = 0
        for place in range(len(kinds)):
            if place in ended:
                if kinds[place].keys == ("\n",):
                    ended.add(place + 1)
                    continue
                ends, looked, _ = self._look(self.top, place)
                ended |= ends
                reached = max(reached, looked)
        return len(kinds) + 1 if len(kinds) in ended else min(reached, len(kinds))

    def _look(self, category: Category, place: int) -> Looked:
        key = (category.name, place)
        found = self.now.get(key)
        if found is not None:
            return found
        size = len(self.kinds)
        if place >= self.last:
            from_end = (category.name, size - place)
            same = self.after.get(from_end)
            if same is None:
                same = self._read(category, place)
                ends = frozenset(size - end for end in same[0])
                self.after[from_end] = (ends, size - same[1], same[2])
            else:
                same = (frozenset(size - end for end in same[0]), size - same[1], same[2])
            self.now[key] = same
            return same
        if place < self.first:
            same = self.before.get(key)
            if same is not None and same[1] < self.first:
                return same
        found = self.now[key] = self._read(category, place)
        return found

    def _read(self, category: Category, place: int) -> Looked:
        self.work += 1
        if category.name in _OF_ONE_WORD:
            ends = word_ends(self.kinds, category.name, place)
            return (ends, max(ends, default=place), category.name != NAMES)
        start = self.grammar.start(category, self.kinds[place])
        ends, looked, decided = self._walk(category, place, [(start, place)])
        if decided and not ends and looked <= place + 1:
            self.grammar.learn(category, self.pairs[place])
        return (ends, looked, decided)

    def _walk(self, category: Category, place: int, ways: list[Way]) -> Looked:
        kinds = self.kinds
        size = len(kinds)
        found: set[int] = set()
        looked = place
        decided = True
        grammar = self.grammar
        seen = set(ways)
        while ways:
            state, at = ways.pop()
            if at > looked:
                looked = at
            if state.ends:
                found.add(at)
            if at >= size:
                continue
            states, parts = grammar.steps(state, kinds[at])
            following = [(after, at + 1) for after in states]
            for _, other, after in parts:
                if other.name != FURTHER and self.pairs[at] in other.dead:
                    looked = max(looked, at + 1)
                    continue
                ends, far, known = self._look(other, at)
                if other.name == FURTHER:
                    more, further, known = self.further.after(place, at)
                    ends, far = ends | more, max(far, further)
                decided = decided and known
                if far > looked:
                    looked = far
                following += [(after, end) for end in ends]
            for each in following:
                if each not in seen:
                    seen.add(each)
                    ways.append(each)
        return (frozenset(found), looked, decided)
