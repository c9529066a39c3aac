"""Printing: a value in the shortest words that say all of it.

Constructs are found by what they say: a node by its type and the values that its words take for
granted, a plain value by itself. What was said once is remembered.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, Protocol, final

import msgspec

from snapcount.cards.language.chart import NAMES, NUMBERS, QUOTES
from snapcount.cards.language.construct import WHOLE, Construct
from snapcount.cards.language.template import Either, Part, Template, Text

_TIGHT_AFTER: Final = frozenset("([+#")
_TIGHT_BEFORE: Final = frozenset(")].,:;%")
_MOST_KEPT: Final = 50_000
"""So many values are remembered: a server prints cards that people make, for weeks."""

Words = tuple[str, ...]


class Constructs(Protocol):
    """A grammar, or as much of one as is printed."""

    @property
    def constructs(self) -> list[Construct]:
        """Every construct, in any order."""


class Unspeakable(Exception):
    """A value that no construct of the category says."""


class _Saying(msgspec.Struct, frozen=True):
    """A construct as it is printed: words, and parts with the category they are said in."""

    made: Construct
    steps: tuple[str | Part, ...]


@final
class _Sayings:
    """The constructs of a category, by what they can say."""

    def __init__(self) -> None:
        self.nodes: dict[type, list[_Saying]] = {}
        self.fixed: dict[tuple[type, Any], list[_Saying]] = {}
        self.others: list[_Saying] = []

    def add(self, made: Construct) -> None:
        saying = _Saying(made, tuple(_steps(made.say)))
        if made.node is not None:
            self.nodes.setdefault(made.node, []).append(saying)
        elif WHOLE in made.fixed:
            value = made.fixed[WHOLE]
            self.fixed.setdefault((type(value), value), []).append(saying)
        else:
            self.others.append(saying)


def _steps(elements: Template) -> Iterable[str | Part]:
    """What is printed: the first of several wordings, and nothing that may be left out."""
    for element in elements:
        if isinstance(element, Text):
            yield element.word
        elif isinstance(element, Part):
            yield element
        elif isinstance(element, Either):
            yield from _steps(element.options[0])


@final
class Speaker:
    """Prints what a grammar reads."""

    def __init__(self, grammar: Constructs) -> None:
        self.by_category: dict[str, _Sayings] = {}
        for each in grammar.constructs:
            if each.printed:
                self.by_category.setdefault(each.category, _Sayings()).add(each)
        self.types: dict[str, frozenset[type] | None] = {}
        self.known: dict[tuple[Any, ...], Words | None] = {}

    def say(self, category: str, value: Any) -> str:
        """The value in its own words; `Unspeakable` if it has none."""
        said = self.words(category, value)
        if said is None:
            raise Unspeakable(f"no {category} says {value!r}")
        return joined(said)

    def words(self, category: str, value: Any) -> Words | None:
        """The words of the value, if it has any in that category."""
        kind = type(value)
        if category == NUMBERS:
            return (str(value),) if kind is int and value >= 0 else None
        if category == NAMES:
            return None  # what is printed has quotation marks
        if category == QUOTES:
            return (f'"{value}"',) if kind is str else None
        key = (category, kind, value)
        try:
            return self.known[key]
        except KeyError:
            pass
        possible = self._types(category)
        said = None
        if possible is None or kind in possible:
            said = self._shortest(category, value)
        if len(self.known) >= _MOST_KEPT:
            self.known.clear()
        self.known[key] = said
        return said

    def _types(self, category: str) -> frozenset[type] | None:
        """What values of a category can be; None if a view makes that anything."""
        if category not in self.types:
            self.types[category] = self._possible(category)
        return self.types[category]

    def _possible(self, category: str) -> frozenset[type] | None:
        if category == NUMBERS:
            return frozenset({int})
        if category in (NAMES, QUOTES):
            return frozenset({str})
        sayings = self.by_category.get(category)
        if sayings is None:
            return frozenset()
        found = {*sayings.nodes, *(kind for kind, _ in sayings.fixed)}
        for saying in sayings.others:
            part = next(step for step in saying.steps if isinstance(step, Part) and step.field)
            inside = None if saying.made.views else self._types(part.category)
            if inside is None:
                return None
            found |= inside
        return frozenset(found)

    def _shortest(self, category: str, value: Any) -> Words | None:
        """Of several wordings that say all of it, the shortest one, whatever their order."""
        sayings = self.by_category.get(category)
        if sayings is None:
            return None
        kind = type(value)
        best: Words | None = None
        for several in (
            sayings.nodes.get(kind, ()),
            sayings.fixed.get((kind, value), ()),
            sayings.others,
        ):
            for saying in several:
                said = self._say(saying, value)
                if said is not None and (best is None or (len(said), said) < (len(best), best)):
                    best = said
        return best

    def _say(self, saying: _Saying, value: Any) -> Words | None:
        fields = saying.made.match(value)
        if fields is None:
            return None
        said: list[str] = []
        for step in saying.steps:
            if isinstance(step, str):
                said.append(step)
                continue
            inside = self.words(step.category, fields[step.field] if step.field else None)
            if inside is None:
                return None
            said += inside
        return tuple(said)


def joined(words: Words) -> str:
    """Words with the blanks between them."""
    text = ""
    for at, word in enumerate(words):
        if word in ("a", "an") and at + 1 < len(words):
            word = "an" if words[at + 1].lstrip('"')[:1].lower() in "aeiou" else "a"
        tight = not text or word in _TIGHT_BEFORE or text[-1] in _TIGHT_AFTER
        if word == "-" or text.endswith("-"):  # 3-6, and a dash elsewhere
            tight = text.removesuffix("-")[-1:].isdigit() and (word == "-" or word.isdigit())
            if word == "-" and not "".join(words[at + 1 : at + 2]).isdigit():
                word = "–"
                tight = not text
        text += word if tight else f" {word}"
    return text
