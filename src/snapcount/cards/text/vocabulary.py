"""The words that the grammar is made of: every terminal, and all the ways to write it.

A line is a terminal and its phrases, the canonical one first: `|` separates phrases, `a/b` are
words that may stand for each other, `[x]` may be left out, `(s)` may be appended. A terminal
whose name begins with `_` has no value; one in `VALUES` has the value it is listed under; any
other has the phrase that was read. `theplay` is `the play`, `thisplayitself` is `this play` where
it does something and `thisplay` where it says when; see `lexer`.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from typing import Final

from snapcount.cards.text.vocabulary_nouns import NOUNS
from snapcount.cards.text.vocabulary_values import VALUES
from snapcount.cards.text.vocabulary_verbs import VERBS

__all__ = ["MADE", "PHRASES", "VALUES", "phrases", "shown"]

PHRASES: Final[dict[str, str]] = {**NOUNS, **VERBS}

MADE: Final = (
    "PREFIX",
    "STRING",
    "REMINDER",
    "NEWLINE",
    "_END_CHOICE",
    "_INSTEAD_AFTER",
    "_LIST_CALL",
    "_LIST_POSITION",
    "_LIST_ORDINAL",
)
"""Terminals that the lexer makes by itself, as it makes `INT` from digits."""


def phrases(pattern: str) -> Iterator[tuple[str, ...]]:
    """Every phrase that a line of the vocabulary stands for, as tuples of words."""
    for alternative in pattern.split(" | "):
        slots = [_forms(slot) for slot in alternative.split()]
        for words in itertools.product(*slots):
            yield tuple(word for word in words if word)


def _forms(slot: str) -> tuple[str, ...]:
    if slot in "/()[]":
        return (slot,)
    if slot.startswith("[") and slot.endswith("]"):
        return (*_forms(slot[1:-1]), "")
    forms: list[str] = []
    for word in slot.split("/"):
        if word.endswith(")"):
            stem, _, ending = word[:-1].partition("(")
            forms += (stem, stem + ending)
        else:
            forms.append(word)
    return tuple(forms)


def shown(terminal: str) -> str:
    """How a terminal is named to a person: its canonical phrase."""
    named = {"STRING": "a name in quotation marks", "INT": "a number", "_DOT": "a full stop"}
    named |= {"POSITION": "a position", "CALL": "a play", "DURATION": "this down"}
    if terminal in named:
        return named[terminal]
    if terminal in PHRASES:
        words = " ".join(next(phrases(PHRASES[terminal]), ()))
        return (
            words.replace("theplay", "the play")
            .replace("thisplayitself", "this play")
            .replace("thisplay", "this play")
        )
    if terminal in VALUES:
        return " ".join(next(phrases(next(iter(VALUES[terminal].values())))))
    return ""
