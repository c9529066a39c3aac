"""Templates: the notation in which a construct's words are declared.

    "~lose {yards:Yards} [on the play]"

- plain words and signs stand for themselves;
- `{field:Category}` is a part of the construct, `{:Category}` words without meaning of their own,
  `{=:Category}` the one part that is the whole value;
- `(a|b)` is one of several wordings, of which the first is printed; `[x]` may be left out, and is
  never printed;
- `noun+n` agrees with the feature `n`: its plural where `n` is `pl`;
- `their@opponent` is a pronoun that stands for that player of the game.

A category may have a feature in brackets: `Players[sg]`, or `Players[n]` with a variable.
"""

from __future__ import annotations

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

_PIECE: Final = re.compile(
    r"\{(?P<field>=|\w*):(?P<category>\w+(?:\[\w+\])?)\}|(?P<open>[(\[])|(?P<close>[)\]])|(?P<bar>\|)"
    r"|\\(?P<sign>.|\n)|(?P<word>[^\s()\[\]{}|\\]+)"
)
_SIGNS: Final = re.compile(r"[^\W_]+(?:[-'+@][^\W_]+)*'?|\W")


class TemplateError(Exception):
    """A template that is written wrongly: a fault of the declaration, found when it compiles."""


def template(text: str) -> Template:
    """The template that a text declares."""
    place = 0
    stack: list[list[list[Element]]] = [[[]]]
    closers: list[str] = []
    while place < len(text):
        if text[place] == " ":
            place += 1
            continue
        found = _PIECE.match(text, place)
        if found is None:
            raise TemplateError(f"{text!r} cannot be read from {text[place:]!r}")
        place = found.end()
        if found["category"]:
            stack[-1][-1].append(Part(found["field"], found["category"]))
        elif found["open"]:
            stack.append([[]])
            closers.append(")" if found["open"] == "(" else "]")
        elif found["bar"]:
            stack[-1].append([])
        elif found["close"]:
            if not closers or closers.pop() != found["close"]:
                raise TemplateError(f"{text!r}: {found['close']!r} closes nothing")
            options = tuple(tuple(option) for option in stack.pop())
            stack[-1][-1].append(_group(options, found["close"] == "]"))
        elif found["sign"]:
            stack[-1][-1].append(Text(found["sign"]))
        else:
            stack[-1][-1] += [Text(word) for word in _SIGNS.findall(found["word"])]
    if closers or len(stack[-1]) > 1:
        raise TemplateError(f"{text!r}: a bracket stays open, or `|` stands outside of one")
    return tuple(stack[0][0])


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
