"""Templates: the notation in which a construct's words are declared.

    "~lose {yards:Yards} [on the play]"

- plain words and signs stand for themselves;
- `{field:Category}` is a part of the construct, `{:Category}` words without meaning of their own,
  `{=:Category}` the one part that is the whole value, `{@:Category}` what the whole is said of;
- `(a|b)` is one of several wordings, of which the first is printed; `[x]` may be left out, and is
  never printed;
- `noun+n` agrees with the feature `n`: its plural where `n` is `pl`;
- `their@opponent` is a pronoun that stands for that player of the game.

A category may have a feature in brackets: `Players[sg]`, or `Players[n]` with a variable.
"""

from __future__ import annotations

import functools
import re
from typing import Final

import msgspec


class Text(msgspec.Struct, frozen=True):
    """A word, as it is printed."""

    word: str


class Part(msgspec.Struct, frozen=True):
    """Words of another category; `field` is what their value is to the construct."""

    field: str
    category: str


class Either(msgspec.Struct, frozen=True):
    options: tuple[tuple[Element, ...], ...]


class Maybe(msgspec.Struct, frozen=True):
    """Words that are read and never printed."""

    inside: tuple[Element, ...]


Element = Text | Part | Either | Maybe
Template = tuple[Element, ...]

WHOLE: Final = "="
"""The field of the one part that is the whole value."""

ABOUT: Final = "@"
"""The field of a part that says what the whole is said of: its `about` makes of the construct's
value what is said of it. What goes without saying is the one fixed value of its category, and is
printed."""

_PIECE: Final = re.compile(
    r" *(?:(?P<words>[A-Za-z]+(?: [A-Za-z]+)*)(?![^\s()\[\]{}|\\])"
    r"|(?P<group>\([A-Za-z |]+\)|\[[A-Za-z |]+\])"
    r"|\{(?P<field>[=@]|\w*):(?P<category>\w+(?:\[\w+\])?)\}|(?P<open>[(\[])|(?P<close>[)\]])"
    r"|(?P<bar>\|)|\\(?P<sign>.|\n)|(?P<word>[^\s()\[\]{}|\\]+))"
)
_SIGNS: Final = re.compile(r"[^\W_]+(?:[-'+@][^\W_]+)*'?|\W")


class TemplateError(Exception):
    """A template that is written wrongly: a fault of the declaration, found when it compiles."""


@functools.cache
def template(text: str) -> Template:
    """The template that a text declares."""
    place = 0
    row: list[Element] = []
    options: list[list[Element]] = [row]
    around: list[list[list[Element]]] = []
    closers: list[str] = []
    for found in _PIECE.finditer(text):
        if found.start() != place:
            break
        place = found.end()
        kind = found.lastgroup
        if kind == "words":
            row += _texts(found["words"])
        elif kind == "group":
            row.append(_group_of_words(found["group"]))
        elif kind == "word":
            row += [Text(word) for word in _SIGNS.findall(found["word"])]
        elif kind == "category":
            row.append(_part(found["field"], found["category"]))
        elif kind == "open":
            around.append(options)
            row = []
            options = [row]
            closers.append(")" if found["open"] == "(" else "]")
        elif kind == "bar":
            row = []
            options.append(row)
        elif kind == "close":
            if not closers or closers.pop() != found["close"]:
                raise TemplateError(f"{text!r}: {found['close']!r} closes nothing")
            group = _group(tuple(map(tuple, options)), found["close"] == "]")
            options = around.pop()
            row = options[-1]
            row.append(group)
        else:
            row.append(Text(found["sign"]))
    if text[place:].strip(" "):
        raise TemplateError(f"{text!r} cannot be read from {text[place:]!r}")
    if closers or len(options) > 1:
        raise TemplateError(f"{text!r}: a bracket stays open, or `|` stands outside of one")
    return tuple(row)


@functools.cache
def _texts(words: str) -> tuple[Text, ...]:
    """Plain words in a row; most rows stand in many templates."""
    return tuple(map(Text, words.split()))


@functools.cache
def _group_of_words(group: str) -> Element:
    """`(a|b c)` or `[x]`, with nothing else inside; most of these stand in many templates too."""
    return _group(tuple(map(_texts, group[1:-1].split("|"))), group[0] == "[")


_part = functools.cache(Part)


def _group(options: tuple[tuple[Element, ...], ...], may_miss: bool) -> Element:
    inside: Element = Either(options)
    if len(options) == 1 and not may_miss:
        raise TemplateError(f"({options[0]}) has nothing to choose from")
    if not may_miss:
        return inside
    return Maybe(options[0] if len(options) == 1 else (inside,))


def parts(elements: Template) -> list[Part]:
    """The parts of a template, wherever they stand in it."""
    found: list[Part] = []
    for element in elements:
        if isinstance(element, Part):
            found.append(element)
        elif isinstance(element, Either):
            for option in element.options:
                found += parts(option)
        elif isinstance(element, Maybe):
            found += parts(element.inside)
    return found


# How a template begins, without taking all of it apart -----------------------------------------

_OPENING: Final = re.compile(
    r" *(?:\{(?P<field>[=@]|\w*):(?P<category>\w+(?:\[\w+\])?)\}|(?P<group>[(\[])|(?P<end>[)\]|])"
    r"|\\(?P<sign>.|\n)|(?P<word>[^\W_]+(?:[-'+@][^\W_]+)*'?|[^\s\\{}]))"
)
_PLAIN_GROUP: Final = re.compile(r"\((?:[A-Za-z][A-Za-z ]*\|)+[A-Za-z][A-Za-z ]*\)")
_NESTED: Final = re.compile(r"\{[^}]*\}|\\.|[()\[\]|]", re.DOTALL)


def beginnings(text: str, silent: frozenset[str]) -> tuple[list[str], list[str]] | None:
    """The words and the categories that a template can begin with; None if it may have no words.

    `silent` are words that may be left out anywhere. A grammar has ten thousand templates, of which
    a text meets a few hundred: only those are taken apart.
    """
    first, _, rest = text.partition(" ")
    while first in silent:
        text = rest
        first, _, rest = text.partition(" ")
    if first.isalpha():  # most of them
        return [first], []
    if text.startswith("{"):
        return [], [text[text.index(":") + 1 : text.index("}")]]
    plain = _PLAIN_GROUP.match(text)
    if plain is not None:
        words = _first_words(plain[0], silent)
        if "" not in words:
            return words, []
    words = []
    categories: list[str] = []
    empty = _begin(text, 0, silent, words, categories)
    return None if empty else (words, categories)


@functools.cache
def _first_words(group: str, silent: frozenset[str]) -> list[str]:
    """The first word of each option; nothing for one that may have no words."""
    options = [option.split() for option in group[1:-1].split("|")]
    return [next((word for word in option if word not in silent), "") for option in options]


def _begin(
    text: str, place: int, silent: frozenset[str], words: list[str], categories: list[str]
) -> bool:
    """Note how a row of elements can begin; whether it may have no words at all."""
    while True:
        found = _OPENING.match(text, place)
        if found is None:
            return True
        kind = found.lastgroup
        place = found.end()
        if kind == "category":
            categories.append(found["category"])
            return False
        if kind == "end":
            return True
        if kind == "group":
            may_miss = found["group"] == "["
            starts, place = _options(text, place)
            for start in starts:
                if _begin(text, start, silent, words, categories):
                    may_miss = True
            if not may_miss:
                return False
            continue
        word = found["word"] if kind == "word" else found["sign"]
        if word.lower() not in silent:
            words.append(word)
            return False


def _options(text: str, place: int) -> tuple[list[int], int]:
    """Where the options of a group begin whose first one begins there, and where the group ends."""
    starts = [place]
    depth = 1
    for found in _NESTED.finditer(text, place):
        sign = found[0]
        if sign in "([":
            depth += 1
        elif sign in ")]":
            depth -= 1
            if depth == 0:
                return starts, found.end()
        elif sign == "|" and depth == 1:
            starts.append(found.end())
    raise TemplateError(f"{text!r}: a bracket stays open")
