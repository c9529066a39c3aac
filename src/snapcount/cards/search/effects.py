"""What cards do, in people's words: the nodes of their trees, by name and by what is in them."""

from __future__ import annotations

import functools
import types
from collections.abc import Iterator
from typing import Any, Final, Literal, Union, get_args, get_origin

import msgspec

from snapcount.cards import tree
from snapcount.cards.card import AnyCard
from snapcount.cards.catalog.reading import node_words

SAID: Final[dict[str, tuple[str, ...]]] = {
    "audible": ("audible", "become play", "become defense"),
    "bench": ("to bench", "substitute"),
    "cancel": ("cancel layer", "cancel abilities", "cancel turnover"),
    "catch": ("change catch range", "set catch range", "modify catch range"),
    "choice": ("choose one", "may"),
    "clock": ("change clock", "change time units", "set time units", "modify time units"),
    "exhaust": ("exhaust players",),
    "flip": ("audible",),
    "flip over": ("audible",),
    "limit": ("limit yards", "modify hand limit"),
    "look": ("look and reorder", "reveal hand"),
    "points": ("score points",),
    "replay": ("replay down",),
    "search": ("search", "recover"),
    "strength": ("change strength", "set strength", "modify strength"),
    "time": ("change time units", "set time units", "change clock", "modify time units"),
    "timeout": ("change timeouts", "cannot timeout"),
    "yards": ("gain", "lose", "multiply yards", "instead yards", "limit yards", "move ball"),
}
"""Words that people use for several nodes, or for one that is named otherwise."""


@functools.cache
def vocabulary() -> frozenset[str]:
    """Every word that `effect:` understands."""
    found = set(SAID)
    for node in nodes():
        found.add(node_words(node.__name__))
        for info in msgspec.structs.fields(node):
            found |= set(_literals(info.type))
    return frozenset(found)


def nodes() -> list[type[msgspec.Struct]]:
    """The effects, modifiers and abilities of the language."""
    return [*get_args(tree.Effect), *get_args(tree.Modifier), *get_args(tree.Ability)]


def _literals(kind: Any) -> Iterator[str]:
    if get_origin(kind) is Literal:
        yield from (value for value in get_args(kind) if isinstance(value, str))
    elif get_origin(kind) in (Union, types.UnionType, tuple):
        for part in get_args(kind):
            yield from _literals(part)


def effect_words(card: AnyCard) -> set[str]:
    """What the card does: the names of its nodes, and the fixed words in them."""
    found: set[str] = set()
    for field in ("abilities", "effects"):
        _collect(getattr(card, field, ()), found)
    return found | {word for word, names in SAID.items() if not found.isdisjoint(names)}


def _collect(thing: Any, found: set[str]) -> None:
    if isinstance(thing, tuple):
        for part in thing:
            _collect(part, found)
    elif isinstance(thing, msgspec.Struct):
        found.add(node_words(type(thing).__name__))
        for field in thing.__struct_fields__:
            value = getattr(thing, field)
            if isinstance(value, str):
                found.add(value.lower())
            else:
                _collect(value, found)


def does(words: set[str], wanted: str) -> bool:
    """Whether one of a card's words is the wanted one, or has it as a word of its own."""
    return wanted in words or any(wanted in word.split() for word in words)
