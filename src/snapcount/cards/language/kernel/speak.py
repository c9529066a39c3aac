"""Printing: a value in the shortest words that say all of it.

Constructs are found by what they say: a node by its type and the values that its words take for
granted, a plain value by itself. What was said once is remembered.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, Protocol, final

from snapcount.cards.language.kernel.chart import NAMES, NUMBERS, QUOTES
from snapcount.cards.language.kernel.construct import ABOUT, WHOLE, Construct, unseen
from snapcount.cards.language.kernel.template import Either, Part, Template, Text

_TIGHT_AFTER: Final = frozenset("([+#")
_TIGHT_BEFORE: Final = frozenset(")].,:;%")
_MOST_KEPT: Final = 50_000
"""So many values are remembered: a server prints cards that people make, for weeks."""

Words = tuple[str, ...]

_AS_IT_IS: Final[dict[str, Any]] = {}
"""What a construct without views sees: the fields themselves."""


class Constructs(Protocol):
    """A grammar, or as much of one as is printed."""

    @property
    def constructs(self) -> list[Construct]:
        """Every construct, in any order."""


class Unspeakable(Exception):
    """A value that no construct of the category says."""


@final
class _Saying:
    """A construct as it is printed: words, and parts with the category they are said in."""

    __slots__ = ("_known", "constants", "made", "views")

    def __init__(self, made: Construct) -> None:
        self.made = made
        self._known: tuple[str | Part, ...] | None = None
        self.views = tuple(made.views.items())
        self.constants = [] if made.node is None else list(made.constants())

    @property
    def steps(self) -> tuple[str | Part, ...]:
        """Its words and parts; most constructs are never asked for them."""
        if self._known is None:
            self._known = tuple(_steps(self.made.say))
        return self._known

    def whole(self) -> str:
        """The category of the part that is the whole value."""
        return next(s.category for s in self.steps if isinstance(s, Part) and s.field == WHOLE)

    def says(self, value: Any) -> dict[str, Any] | None:
        """What its words have to say where a view sees it otherwise; None if they cannot say it."""
        for field, expected in self.constants:
            held = getattr(value, field)
            if held is not expected and (held != expected or type(held) is not type(expected)):
                return None
        if not self.views:
            return _AS_IT_IS
        seen: dict[str, Any] = {}
        for field, view in self.views:
            found = view.match(value if field == WHOLE else getattr(value, field))
            if found is None:
                return None
            seen[field] = found
        return seen


@final
class _OfNode:
    """The constructs of one node type, by the constant in which most of them differ."""

    def __init__(self, sayings: list[_Saying]) -> None:
        constants = [dict(saying.constants) for saying in sayings]
        names = sorted({name for each in constants for name in each})
        self.field = max(
            names, key=lambda name: len({_key(each.get(name)) for each in constants}), default=""
        )
        self.rest: list[_Saying] = []
        self.by_constant: dict[Any, list[_Saying]] = {}
        for saying, fixed in zip(sayings, constants, strict=True):
            if self.field in fixed:
                self.by_constant.setdefault(_key(fixed[self.field]), []).append(saying)
            else:
                self.rest.append(saying)

    def of(self, value: Any) -> list[_Saying]:
        """Those that may say the value."""
        if not self.field:
            return self.rest
        return self.by_constant.get(_key(getattr(value, self.field)), []) + self.rest


def _key(value: Any) -> tuple[type, Any]:
    return type(value), value


@final
class _Sayings:
    """The constructs of a category, by what they can say."""

    def __init__(self, constructs: list[Construct]) -> None:
        nodes: dict[type, list[_Saying]] = {}
        self.fixed: dict[tuple[type, Any], list[_Saying]] = {}
        self.others: list[_Saying] = []
        for made in constructs:
            saying = _Saying(made)
            if made.node is not None:
                nodes.setdefault(made.node, []).append(saying)
            elif WHOLE in made.fixed:
                self.fixed.setdefault(_key(made.fixed[WHOLE]), []).append(saying)
            else:
                self.others.append(saying)
        self.nodes = {node: _OfNode(sayings) for node, sayings in nodes.items()}
        self.others_of: dict[type, list[_Saying]] = {}
        """Of the others those that may say a value of that type."""


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
        self.declared: dict[str, list[Construct]] = {}
        for each in grammar.constructs:
            if each.printed and not any(view.match is unseen for view in each.views.values()):
                self.declared.setdefault(each.category, []).append(each)
        self.by_category: dict[str, _Sayings] = {}
        self.types: dict[str, frozenset[type] | None] = {}
        self.known: dict[tuple[Any, ...], Words | None] = {}
        self.texts: dict[tuple[Any, ...], str] = {}

    def say(self, category: str, value: Any) -> str:
        """The value in its own words; `Unspeakable` if it has none."""
        key = (category, type(value), value)
        text = self.texts.get(key)
        if text is None:
            said = self.words(category, value)
            if said is None:
                raise Unspeakable(f"no {category} says {value!r}")
            text = self.texts[key] = joined(said)
        return text

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
            self.texts.clear()
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
        sayings = self._sayings(category)
        found = {*sayings.nodes, *(kind for kind, _ in sayings.fixed)}
        for saying in sayings.others:
            inside = None if saying.views else self._types(saying.whole())
            if inside is None:
                return None
            found |= inside
        return frozenset(found)

    def _sayings(self, category: str) -> _Sayings:
        found = self.by_category.get(category)
        if found is None:
            found = self.by_category[category] = _Sayings(self.declared.get(category, []))
        return found

    def _candidates(self, category: str, value: Any) -> list[_Saying]:
        """The constructs that may say the value."""
        sayings = self._sayings(category)
        kind = type(value)
        others = sayings.others_of.get(kind)
        if others is None:
            others = [each for each in sayings.others if self._may_be(each, kind)]
            sayings.others_of[kind] = others
        of_node = sayings.nodes.get(kind)
        found = others if of_node is None else of_node.of(value) + others
        fixed = sayings.fixed.get((kind, value)) if sayings.fixed else None
        return found if fixed is None else fixed + found

    def _may_be(self, saying: _Saying, kind: type) -> bool:
        if saying.views:
            return True
        inside = self._types(saying.whole())
        return inside is None or kind in inside

    def _shortest(self, category: str, value: Any) -> Words | None:
        """Of several wordings that say all of it, the shortest one, whatever their order."""
        best: Words | None = None
        for saying in self._candidates(category, value):
            said = self._say(saying, value)
            if said is not None and (best is None or (len(said), said) < (len(best), best)):
                best = said
        return best

    def _say(self, saying: _Saying, value: Any) -> Words | None:
        seen = saying.says(value)
        if seen is None:
            return None
        said: list[str] = []
        for step in saying.steps:
            if isinstance(step, str):
                said.append(step)
                continue
            field = step.field
            if not field:
                part = None
            elif field == ABOUT:
                part = next(plain for _, plain in self._sayings(step.category).fixed)
            elif field in seen:
                part = seen[field]
            else:
                part = value if field == WHOLE else getattr(value, field)
            inside = self.words(step.category, part)
            if inside is None:
                return None
            said += inside
        # What has words has every part that a guard may look at.
        only = saying.made.only
        return tuple(said) if only is None or only.holds(value) else None


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
