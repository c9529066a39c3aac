"""What could stand at a place of a text: words as they are written, and who asked for them."""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterable
from typing import Final

import msgspec

from snapcount.cards.language.explaining.recognizer import TOP, Recognizer
from snapcount.cards.language.grammar import grammar
from snapcount.cards.language.kernel.chart import NAMES, NUMBERS, QUOTES
from snapcount.cards.language.kernel.construct import Construct
from snapcount.cards.language.kernel.graph import State
from snapcount.cards.language.kernel.naming import called
from snapcount.cards.language.kernel.wordings import Wordings
from snapcount.cards.language.kernel.words import NAME, NUMBER, QUOTED

MOST_NAMED: Final = 12
_JOINING: Final = frozenset(
    {",", ".", ";", ":", "and", "but", "or", "then", "if", "unless", "while"}
)
"""What can stand after almost anything, and is named last."""
_SYMBOLS: Final = {NUMBERS: NUMBER, QUOTES: QUOTED, NAMES: NAME}


class Expected(msgspec.Struct):
    """A word that could stand somewhere; `what` is the named category that asks for it.

    `deep` is how many categories begin there before the word does. What follows are the states
    after it, and the beginnings of categories with that word.
    """

    heard: str
    written: str
    canonical: bool
    what: str
    deep: int
    following: list[State] = []
    opens: list[str] = []


@functools.cache
def wordings() -> Wordings:
    return Wordings(grammar())


def _in_progress(walk: Recognizer, place: int) -> list[State]:
    """Where what was begun before a place goes on."""
    found = {id(each.state): each.state for each in walk.reached[place] if each.start < place}
    return list(found.values())


def _may_begin(walk: Recognizer, place: int) -> bool:
    """Whether a sentence could begin there."""
    return any(each.start == place and each.category == TOP for each in walk.reached[place])


def names_at(walk: Recognizer, place: int) -> tuple[str, ...]:
    """What could stand there in words of people: categories by name, other words in quotes."""
    named: dict[str, None] = {}
    plain: dict[str, bool] = {}
    waiting: list[str] = []
    if _may_begin(walk, place):
        named[called(TOP)] = None
    for state in _in_progress(walk, place):
        for word in state.words:
            written = wordings().written(state, word)
            plain[written.words] = plain.get(written.words, False) or written.canonical
        waiting += [other.name for _, other, _ in state.parts]
    seen: set[str] = set()
    for category in waiting:
        name = called(category)
        if name:
            named[name] = None
        elif category not in seen:
            seen.add(category)
            for opening in wordings().openings(category):
                if opening.part:
                    waiting.append(opening.part)
                else:
                    plain[opening.written] = plain.get(opening.written, False) or opening.canonical
    words = sorted(plain, key=lambda word: (word in _JOINING, not plain[word], word))
    once = {word.removeprefix("the ").lower(): word for word in reversed(words)}
    quoted = [f"“{word}”" for word in words if word in once.values() and word != "."]
    return _some([*named, *quoted], ["a period"] * ("." in plain))


def _some(names: Iterable[str], last: list[str]) -> tuple[str, ...]:
    """As many as people read, and what must not be missing among them."""
    several = list(dict.fromkeys(names))
    most = MOST_NAMED - len(last)
    return (*several[:most], *last, *["…"] * (len(several) > most))


def words_at(
    walk: Recognizer, place: int, allowed: Callable[[Construct], bool] | None = None
) -> list[Expected]:
    """Every word that could stand there, the nearest and canonical ones first.

    `allowed` says which sentences and headings may begin there.
    """
    found: dict[tuple[str, str, str], Expected] = {}

    def noted(word: str, written: str, canonical: bool, what: str, deep: int) -> Expected:
        expected = found.setdefault(
            (word, written, what), Expected(word, written, canonical, what, deep)
        )
        expected.canonical = expected.canonical or canonical
        return expected

    waiting: list[tuple[str, str, int, bool]] = []
    if _may_begin(walk, place):
        waiting.append((TOP, called(TOP), 0, True))
    for state in _in_progress(walk, place):
        for word, following in state.words.items():
            written = wordings().written(state, word)
            expected = noted(word, written.words, written.canonical, "", 0)
            expected.following = [*expected.following, *following]
        for _, other, _ in state.parts:
            printed = wordings().is_canonical(state, other.name)
            waiting.append((other.name, called(other.name), 1, printed))
    seen: set[str] = set()
    for category, what, deep, printed in waiting:
        if category in seen:
            continue
        seen.add(category)
        if category in _SYMBOLS:
            symbol = _SYMBOLS[category]
            noted(symbol, symbol, printed, what, deep)
            continue
        for opening in wordings().openings(category):
            if category == TOP and allowed is not None and not allowed(opening.made):
                continue
            canonical = printed and opening.canonical
            if opening.part:
                name = called(opening.part) if category == TOP else what or called(opening.part)
                waiting.append((opening.part, name or what, deep + 1, canonical))
            else:
                expected = noted(opening.word, opening.written, canonical, what, deep)
                expected.opens = [*expected.opens, category]
    return sorted(
        found.values(), key=lambda each: (not each.canonical, each.deep, each.written.lower())
    )
