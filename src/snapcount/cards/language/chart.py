"""Reading: every way in which a text can be understood, found once for each place.

A category is a graph of its templates' words and parts. `Chart.read` gives all values that a
category can have from a place on, with where they end; equal values of different derivations are
one. There is no left recursion: a category that could begin with itself does not compile.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final, final

from snapcount.cards.language.construct import Construct
from snapcount.cards.language.template import Either, Element, Maybe, Part, Template, Text
from snapcount.cards.language.words import NAME, NUMBER, QUOTED, SILENT, Word, heard

NUMBERS: Final = "Numeral"
"""The category of any number written down, and its value."""

QUOTES: Final = "Quote"
"""The category of anything between quotation marks, without them."""


NAMES: Final = "Name"
"""The category of a name without quotation marks: capitalized words with no other use."""

LONGEST_NAME: Final = 4


class GrammarError(Exception):
    """Constructs that do not make a grammar: a category is missing or begins with itself."""


@final
class State:
    """A place in a graph: what may follow, and which constructs end here."""

    __slots__ = ("ends", "first", "joined", "parts", "words")

    def __init__(self) -> None:
        self.words: dict[str, list[State]] = {}
        self.parts: list[tuple[str, str, State]] = []
        self.ends: list[Construct] = []
        self.joined = False  # several paths lead here, so that no other template may go on from it
        self.first: frozenset[str] = frozenset()


class Grammar:
    """The graphs of all categories, compiled from constructs in any order."""

    def __init__(self, constructs: Iterable[Construct]) -> None:
        self.constructs = list(constructs)
        self.starts: dict[str, State] = {}
        for each in self.constructs:
            start = self.starts.setdefault(each.category, State())
            for words in each.read:
                for end in _grow([start], words):
                    end.ends.append(each)
        self.first: dict[str, frozenset[str]] = {NUMBERS: frozenset({NUMBER})}
        self.first[QUOTES] = frozenset({QUOTED})
        self.first[NAMES] = frozenset({NAME})
        self.words = {
            word
            for start in self.starts.values()
            for state in _states(start)
            for word in state.words
        }
        for category in self.starts:
            self._begin(category, ())

    def _begin(self, category: str, above: tuple[str, ...]) -> frozenset[str]:
        """The words that a category can begin with."""
        known = self.first.get(category)
        if known is not None:
            return known
        if category in above:
            raise GrammarError(f"{' → '.join((*above, category))}: a category begins with itself")
        start = self.starts.get(category)
        if start is None:
            asker = above[-1] if above else "another one"
            raise GrammarError(f"nothing is a {category}, which {asker} asks for")
        if start.ends:
            raise GrammarError(f"{category} may have no words")
        found = set(start.words)
        for _, other, _ in start.parts:
            found |= self._begin(other, (*above, category))
        self.first[category] = frozenset(found)
        for state in _states(start):
            for _, other, _ in state.parts:
                if other not in self.first:
                    self._begin(other, ())
        return self.first[category]


def _states(start: State) -> list[State]:
    found = [start]
    seen = {id(start)}
    for state in found:
        following = [each for states in state.words.values() for each in states]
        for each in (*following, *(part[2] for part in state.parts)):
            if id(each) not in seen:
                seen.add(id(each))
                found.append(each)
    return found


def _grow(states: Sequence[State], template: Template) -> list[State]:
    """The states that a template leads to from these, made where they are not there."""
    reached = list(states)
    for element in template:
        reached = _after(reached, element)
    return reached


def _after(states: list[State], element: Element) -> list[State]:
    if isinstance(element, Either):
        reached = [state for option in element.options for state in _grow(states, option)]
        return _unique(reached)
    if isinstance(element, Maybe):
        return _unique([*states, *_grow(states, element.inside)])
    if isinstance(element, Text) and heard(element.word) in SILENT:
        return states
    alone = len(states) == 1
    if alone:
        for found in _following(states[0], element):
            if not found.joined:
                return [found]
    new = State()
    new.joined = not alone
    for state in states:
        if isinstance(element, Text):
            state.words.setdefault(heard(element.word), []).append(new)
        else:
            assert isinstance(element, Part)
            state.parts.append((element.field, element.category, new))
    return [new]


def _following(state: State, element: Element) -> list[State]:
    if isinstance(element, Text):
        return state.words.get(heard(element.word), [])
    assert isinstance(element, Part)
    wanted = (element.field, element.category)
    return [each[2] for each in state.parts if each[:2] == wanted]


def _unique(states: list[State]) -> list[State]:
    return list({id(state): state for state in states}.values())


Found = list[tuple[int, Any]]
"""Where a value ends, and the value."""


@final
class Chart:
    """One text being read."""

    def __init__(self, grammar: Grammar, words: Sequence[Word]) -> None:
        self.grammar = grammar
        self.words = words
        self.keys = [
            (*word.keys, NAME) if word.typed and word.text not in grammar.words else word.keys
            for word in words
        ]
        self.known: dict[tuple[str, int], Found] = {}
        self.refused: list[tuple[int, int, str]] = []
        """Where a reading that a construct's guard refused begins and ends, and why."""

    def read(self, category: str, place: int) -> Found:
        """Every value of the category that begins there."""
        key = (category, place)
        found = self.known.get(key)
        if found is None:
            found = self.known[key] = self._read(category, place)
        return found

    def furthest(self) -> int:
        """The last place that anything was asked for."""
        return max((place for _, place in self.known), default=0)

    def whole(self, category: str) -> list[Any]:
        """Every value that the whole text can have."""
        return [value for end, value in self.read(category, 0) if end == len(self.words)]

    def _read(self, category: str, place: int) -> Found:
        if place >= len(self.words):
            return []
        if category == NAMES:
            return self._names(place)
        if category in (NUMBERS, QUOTES):
            return self._word(category, place)
        found: dict[tuple[int, Any], None] = {}
        ways: list[tuple[State, int, tuple[Any, ...]]] = [
            (self.grammar.starts[category], place, ())
        ]
        while ways:
            state, at, said = ways.pop()
            for made in state.ends:
                value = self._value(made, said, place, at)
                if value is not None:
                    found[at, value[0]] = None
            if at >= len(self.words):
                continue
            for word in self.keys[at]:
                for following in state.words.get(word, ()):
                    ways.append((following, at + 1, said))
            for field, other, following in state.parts:
                if self.grammar.first[other].isdisjoint(self.keys[at]):
                    continue
                for end, value in self.read(other, at):
                    ways.append((following, end, ((field, value), said) if field else said))
        return list(found)

    def _names(self, place: int) -> Found:
        """The whole row of capitalized words that begins there: a name has no end inside it."""
        end = place
        while end < len(self.words) and end - place < LONGEST_NAME and NAME in self.keys[end]:
            end += 1
        if end == place or (place and NAME in self.keys[place - 1]):
            return []
        return [(end, " ".join(word.typed for word in self.words[place:end]))]

    def _word(self, category: str, place: int) -> Found:
        word = self.words[place]
        if category == NUMBERS:
            return [(place + 1, word.number)] if word.number >= 0 else []
        return [(place + 1, word.text[1:-1])] if QUOTED in self.keys[place] else []

    def _value(
        self, made: Construct, said: tuple[Any, ...], start: int, end: int
    ) -> tuple[Any] | None:
        fields: dict[str, Any] = {}
        while said:
            (field, value), said = said
            if fields.setdefault(field, value) != value:
                return None
        value = made.build(fields)
        if value is None and made.fixed.get("=", 0) is not None:
            return None
        if made.only is not None and not made.only.holds(value):
            self.refused.append((start, end, made.only.message))
            return None
        return (value,)
