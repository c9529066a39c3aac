"""The grammar of card texts: every family of constructs, in no particular order.

A family is a list of constructs in a module of one of the folders below. It joins the grammar by
lying there: to add words, add them to a module, or a module to a folder.
"""

from __future__ import annotations

import functools
from collections.abc import Iterator, Sequence
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from types import ModuleType
from typing import Final

import snapcount.cards
from snapcount.cards.catalog import kept
from snapcount.cards.language import (
    cards,
    conditions,
    discourse,
    events,
    game,
    nouns,
    players,
    plays,
    sentences,
    timing,
)
from snapcount.cards.language.kernel.chart import Grammar
from snapcount.cards.language.kernel.construct import Construct
from snapcount.cards.language.kernel.graph import Openings, openings

FOLDERS = (
    nouns,
    sentences,
    conditions,
    events,
    players,
    plays,
    cards,
    game,
    timing,
    discourse,
)


def _modules(folder: ModuleType) -> Iterator[ModuleType]:
    yield folder
    for found in iter_modules(folder.__path__):
        yield import_module(f"{folder.__name__}.{found.name}")


def _declared(module: ModuleType) -> Iterator[Construct]:
    """The constructs in the lists of a module, those that it has from others among them."""
    for value in vars(module).values():
        if isinstance(value, list):
            yield from (each for each in value if isinstance(each, Construct))


class Printable:
    """The constructs of the grammar as they are declared: printing needs no chart."""

    def __init__(self) -> None:
        modules = (each for folder in FOLDERS for each in _modules(folder))
        found = {id(each): each for module in modules for each in _declared(module)}
        self.constructs = [*found.values()]


@functools.cache
def printable() -> Printable:
    """Every construct, collected once."""
    return Printable()


KEPT_AS: Final = "grammar"
"""What the openings of the grammar are kept as."""


def known_openings(constructs: Sequence[Construct]) -> Openings:
    """What their templates can begin with: from the cache, or found out now and kept there."""
    return kept.remembered(place(KEPT_AS, constructs), Openings, lambda: openings(constructs))


def place(key: str, constructs: Sequence[Construct]) -> Path | None:
    """Where something that is known of the constructs is kept.

    It is found out again whenever a module of the cards is another one, by what Python itself goes
    by.
    """
    return kept.place(key, f"{kept.modules_of(snapcount.cards)}\n{len(constructs)}")


@functools.cache
def grammar() -> Grammar:
    """The grammar, compiled once."""
    constructs = printable().constructs
    return Grammar(constructs, known_openings(constructs))
