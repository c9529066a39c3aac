"""Printing: a value in the shortest words that say all of it."""

from __future__ import annotations

from typing import Any, Final, final

from snapcount.cards.language.chart import NAMES, NUMBERS, QUOTES, Grammar
from snapcount.cards.language.construct import Construct
from snapcount.cards.language.template import Either, Maybe, Part, Template, Text

_TIGHT_AFTER: Final = frozenset("([+#")
_TIGHT_BEFORE: Final = frozenset(")].,:;%")


class Unspeakable(Exception):
    """A value that no construct of the category says."""


@final
class Speaker:
    """Prints what a grammar reads."""

    def __init__(self, grammar: Grammar) -> None:
        self.by_category: dict[str, list[Construct]] = {}
        for each in grammar.constructs:
            if not each.printed:
                continue
            self.by_category.setdefault(each.category, []).append(each)
        self.known: dict[tuple[Any, ...], list[str] | None] = {}

    def say(self, category: str, value: Any) -> str:
        """The value in its own words; `Unspeakable` if it has none."""
        said = self.words(category, value)
        if said is None:
            raise Unspeakable(f"no {category} says {value!r}")
        return joined(said)

    def words(self, category: str, value: Any) -> list[str] | None:
        if category == NUMBERS:
            return [str(value)] if type(value) is int and value >= 0 else None
        if category == NAMES:
            return None  # what is printed has quotation marks
        if category == QUOTES:
            return [f'"{value}"'] if isinstance(value, str) else None
        key = (category, type(value), value)
        if key not in self.known:
            self.known[key] = self._shortest(category, value)
        return self.known[key]

    def _shortest(self, category: str, value: Any) -> list[str] | None:
        """Of several wordings that say all of it, the shortest one, whatever their order."""
        best: list[str] | None = None
        for each in self.by_category.get(category, ()):
            fields = each.match(value)
            said = None if fields is None else self._template(each.say, fields)
            if said is not None and (best is None or (len(said), said) < (len(best), best)):
                best = said
        return best

    def _template(self, elements: Template, fields: dict[str, Any]) -> list[str] | None:
        said: list[str] = []
        for element in elements:
            if isinstance(element, Text):
                said.append(element.word)
            elif isinstance(element, Either):
                inside = self._template(element.options[0], fields)
                if inside is None:
                    return None
                said += inside
            elif isinstance(element, Part):
                value = fields[element.field] if element.field else None
                inside = self.words(element.category, value)
                if inside is None:
                    return None
                said += inside
            else:
                assert isinstance(element, Maybe)
        return said


def joined(words: list[str]) -> str:
    """Words with the blanks between them."""
    text = ""
    for at, word in enumerate(words):
        if word in ("a", "an") and at + 1 < len(words):
            word = "an" if words[at + 1].lstrip('"')[:1].lower() in "aeiou" else "a"
        tight = not text or word in _TIGHT_BEFORE or text[-1] in _TIGHT_AFTER
        if word == "-" or text.endswith("-"):  # 3-6, and a dash elsewhere
            tight = text.removesuffix("-")[-1:].isdigit() and (word == "-" or word.isdigit())
        text += word if tight else f" {word}"
    return text
