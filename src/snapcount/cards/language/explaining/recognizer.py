"""What could have stood where: a second look at a text, taken only when it is refused.

A `Recognizer` walks the same graphs as the chart, over words alone: it builds no values. It notes
every state that was reached at every place, which is all that errors and completion need to know.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final, NamedTuple, final

from snapcount.cards.language.discourse.going_on import GoingOn, Looked, Way
from snapcount.cards.language.kernel.chart import LONGEST_NAME, NAMES, NUMBERS, QUOTES, Chart
from snapcount.cards.language.kernel.graph import FURTHER, Category, Grammar, Kind, State
from snapcount.cards.language.kernel.words import NAME, NUMBER, QUOTED, Word

Ends = Callable[[str, int], Iterable[int]]
"""Where a category that begins at a place can end."""

TOP: Final = "Item"
"""A text is a row of these, one or more."""

_KEYS: Final = {NUMBERS: NUMBER, QUOTES: QUOTED, NAMES: NAME}


class Reached(NamedTuple):
    """Within a category that began at `start`, a state was reached."""

    category: str
    start: int
    state: State


def kinds_of(grammar: Grammar, words: Sequence[Word]) -> list[Kind]:
    """What a template may ask for to meet each word."""
    return Chart(grammar, words).kinds


def chart_ends(chart: Chart) -> Ends:
    """Where categories end because they have a value there."""
    return lambda category, place: [end for end, _ in chart.read(category, place)]


def word_ends(kinds: Sequence[Kind], category: str, place: int) -> frozenset[int]:
    """Where a number, a quotation or a name that begins there ends."""
    wanted = _KEYS[category]
    if place >= len(kinds) or wanted not in kinds[place].keys:
        return frozenset()
    if category != NAMES:
        return frozenset({place + 1})
    if place and NAME in kinds[place - 1].keys:
        return frozenset()
    end = place
    while end < len(kinds) and end - place < LONGEST_NAME and NAME in kinds[end].keys:
        end += 1
    return frozenset({end})


@final
class Recognizer:
    """Walks a text. `within` narrows where a category may end: to where its values do."""

    def __init__(self, grammar: Grammar, kinds: Sequence[Kind], within: Ends | None = None) -> None:
        self.grammar = grammar
        self.kinds = kinds
        self.within = within
        self.known: dict[tuple[str, int], frozenset[int]] = {}
        self.reached: list[list[Reached]] = [[] for _ in range(len(kinds) + 1)]
        self.further = GoingOn(grammar, kinds, self._look, self._walk)

    def ends(self, category: Category, place: int) -> frozenset[int]:
        """Where the category can end if it begins there."""
        key = (category.name, place)
        found = self.known.get(key)
        if found is None:
            found = self._ends(category, place)
            if found and self.within is not None:
                found &= frozenset(self.within(category.name, place))
            self.known[key] = found
        return found

    def _ends(self, category: Category, place: int) -> frozenset[int]:
        if category.name in _KEYS:
            return word_ends(self.kinds, category.name, place)
        start = self.grammar.start(category, self.kinds[place])
        return self._walk(category, place, [(start, place)])[0]

    def _look(self, category: Category, place: int) -> Looked:
        return self.ends(category, place), place, False

    def _walk(self, category: Category, place: int, ways: list[Way]) -> Looked:
        kinds = self.kinds
        size = len(kinds)
        found: set[int] = set()
        grammar = self.grammar
        seen = set(ways)
        while ways:
            state, at = ways.pop()
            self.reached[at].append(Reached(category.name, place, state))
            if state.ends:
                found.add(at)
            if at >= size:
                grammar.unfold(state)
                continue
            states, parts = grammar.steps(state, kinds[at])
            following = [(after, at + 1) for after in states]
            for _, other, after in parts:
                ends = self.ends(other, at)
                if other.name == FURTHER:
                    ends |= self.further.after(place, at)[0]
                following += [(after, end) for end in ends]
            for each in following:
                if each not in seen:
                    seen.add(each)
                    ways.append(each)
        return frozenset(found), place, False

    def rows(self, name: str = TOP, start: int = 0) -> set[int]:
        """The places where a row of these can end; a line break stands between any two."""
        category = self.grammar.category(name)
        ended = {start}
        for place in range(start, len(self.kinds)):
            if place not in ended:
                continue
            if self.kinds[place].keys == ("\n",):
                ended.add(place + 1)
            else:
                ended |= self.ends(category, place)
        if len(self.kinds) in ended:  # another one could follow
            self.reached[-1].append(Reached(name, len(self.kinds), category.start))
        return ended

    def furthest(self) -> int:
        """The last place that any reading reached."""
        return max((place for place, found in enumerate(self.reached) if found), default=0)

    def wanted(self, place: int) -> frozenset[str]:
        """Every word that could stand at a place, as templates ask for it."""
        found: set[str] = set()
        for each in self.reached[place]:
            if each.start == place:
                found |= self.grammar.begins(each.category)
                continue
            found.update(each.state.words)
            for _, other, _ in each.state.parts:
                found |= self.grammar.begins(other.name)
        return frozenset(found)
