"""Finding cards: which fit a query, and which of them fit it best."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from difflib import SequenceMatcher
from typing import Final, NamedTuple

from snapcount.cards.catalog.catalog import Known
from snapcount.cards.catalog.numbers import in_order
from snapcount.cards.search.fields import FIELDS, Test, asked_by, plain
from snapcount.cards.search.query import All, Any, Not, Query, Term, parse_query

NEAR: Final = 0.75
"""How alike a word and a word of a name must be to be taken for a slip of the finger."""


class Found(NamedTuple):
    """Cards, best first. `near`: nothing has that name, these have one like it."""

    cards: list[Known]
    near: bool = False


def search(cards: Iterable[Known], text: str) -> Found:
    """The cards that fit a query; `QueryError` says where it cannot be read."""
    query = parse_query(text, FIELDS)
    everything = list(cards)
    fits = _test(query, text, _has_word)
    found = [known for known in everything if fits(known)]
    words = list(_name_words(query))
    near = not found and bool(words)
    if near:
        fits = _test(query, text, _has_nearly)
        found = [known for known in everything if fits(known)]
    found.sort(key=lambda known: (-_relevance(known, words), *in_order(known.typed.number)))
    return Found(found, near and bool(found))


def _test(query: Query, text: str, word_test: Callable[[str], Test]) -> Test:
    match query:
        case Term(field="name", op="~"):
            return word_test(plain(query.value))
        case Term():
            return asked_by(query, text)
        case Not():
            inside = _test(query.inside, text, _has_word)
            return lambda known: not inside(known)
        case All():
            tests = [_test(part, text, word_test) for part in query.parts]
            return lambda known: all(test(known) for test in tests)
        case Any():
            tests = [_test(part, text, word_test) for part in query.parts]
            return lambda known: any(test(known) for test in tests)


def _has_word(wanted: str) -> Test:
    """A word is part of the name or of the text; a whole number will do as well."""
    return lambda known: (
        wanted in plain(known.typed.name)
        or wanted in plain(known.typed.text)
        or wanted == known.typed.number.casefold()
    )


def _has_nearly(wanted: str) -> Test:
    return lambda known: _has_word(wanted)(known) or _likeness(known, wanted) >= NEAR


def _likeness(known: Known, wanted: str) -> float:
    """How like the word the most similar word of the name is."""
    matcher = SequenceMatcher(b=wanted, autojunk=False)
    best = 0.0
    name = plain(known.typed.name)
    for word in (*name.split(), name):
        matcher.set_seq1(word)
        if matcher.real_quick_ratio() > best and matcher.quick_ratio() > best:
            best = max(best, matcher.ratio())
    return best


def _name_words(query: Query) -> Iterator[str]:
    """The words of names that a card is wanted to have, not those it must not."""
    match query:
        case Term(field="name"):
            yield plain(query.value)
        case All() | Any():
            for part in query.parts:
                yield from _name_words(part)


def _relevance(known: Known, words: list[str]) -> float:
    """The whole name, then its beginning, its words, parts of words, the text, and what is only
    like it."""
    if not words:
        return 0.0
    name = plain(known.typed.name)
    if known.typed.number.casefold() in words or name == " ".join(words):
        return 10.0
    score = 4.0 if name.startswith(" ".join(words)) else 0.0
    for word in words:
        if word in name.split():
            score += 3.0 / len(words)
        elif any(part.startswith(word) for part in name.split()):
            score += 2.0 / len(words)
        elif word in name:
            score += 1.0 / len(words)
        elif word in plain(known.typed.text):
            score += 0.4 / len(words)
        else:
            score += _likeness(known, word) / len(words)
    # Of two that are alike the shorter name is more of what was asked for.
    return score + 0.5 * min(1.0, sum(map(len, words)) / max(1, len(name)))
