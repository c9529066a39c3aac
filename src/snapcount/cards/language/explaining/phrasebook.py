"""A sentence like the one that was typed: for a text that no small change would mend.

The sentences are the printed wordings of all constructs, with examples for their parts.
"""

from __future__ import annotations

import difflib
import functools
import re
from typing import Final, NamedTuple

from snapcount.cards.language.discourse.pronouns import with_antecedents
from snapcount.cards.language.explaining.expectations import wordings
from snapcount.cards.language.explaining.recognizer import Recognizer, kinds_of
from snapcount.cards.language.grammar import grammar
from snapcount.cards.language.kernel.naming import example
from snapcount.cards.language.kernel.speak import joined
from snapcount.cards.language.kernel.template import Either, Maybe, Part, Template, Text
from snapcount.cards.language.kernel.words import words

_CLAUSES: Final = ("Effect", "Deed[base]", "Modifier")
"""What is a sentence by itself."""

_LEAST: Final = 0.6
"""Sentences that share fewer of their words are not alike."""

_CLOSER: Final = 12
"""How many sentences are compared word by word."""


class Example(NamedTuple):
    sentence: str
    words: tuple[str, ...]


@functools.cache
def _phrasebook() -> tuple[Example, ...]:
    book: dict[str, None] = {}
    for each in grammar().constructs:
        if each.category in _CLAUSES and each.printed:
            said = joined(tuple(_said(each.say, 0)))
            if "{" not in said:
                book[f"{said[:1].upper()}{said[1:]}."] = None
    return tuple(Example(each, _words(each)) for each in sorted(book))


def _said(template: Template, deep: int) -> list[str]:
    """A template in words, each part by its example."""
    found: list[str] = []
    for element in template:
        if isinstance(element, Text):
            found.append(element.word)
        elif isinstance(element, Either):
            found += _said(element.options[0], deep)
        elif isinstance(element, Part):
            found += _part(element.category, deep)
        else:
            assert isinstance(element, Maybe)
    return found


@functools.lru_cache(2048)
def _part(category: str, deep: int) -> list[str]:
    shown = example(category)
    if shown:
        return [shown]
    constructs = [each for each in wordings().by_category.get(category, ()) if each.printed]
    if deep > 6 or not constructs:
        return ["{"]
    each = min((each.say for each in constructs), key=lambda say: (len(say), str(say)))
    return _said(each, deep + 1)


def _words(sentence: str) -> tuple[str, ...]:
    return tuple(word for word in re.findall(r"[a-z']+", sentence.lower()) if word != "the")


def nearest_sentence(typed: str) -> str:
    """The sentence most like the typed one, or nothing if none is like it."""
    head, _, after = typed.rpartition(":")
    said = _words(after if head else typed)
    if not 2 <= len(said) <= 40:
        return ""
    own = set(said)
    ranked = sorted(
        _phrasebook(),
        key=lambda each: -2 * len(own.intersection(each.words)) / (len(own) + len(each.words)),
    )
    matcher = difflib.SequenceMatcher(a=(), b=said, autojunk=False)
    found: list[tuple[float, str]] = []
    for each in ranked[:_CLOSER]:
        matcher.set_seq1(each.words)
        ratio = matcher.ratio()
        if ratio > _LEAST:
            found.append((-ratio, each.sentence))
    return next((sentence for _, sentence in sorted(found) if _is_read(sentence)), "")


def _is_read(sentence: str) -> bool:
    """Whether the sentence can be read: an example need not go with every noun."""
    found = kinds_of(grammar(), with_antecedents(words(sentence)))
    return len(found) in Recognizer(grammar(), found).rows()
