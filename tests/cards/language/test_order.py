"""The order in which constructs are declared means nothing: a shuffled grammar reads the same."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from tests.cards.language.frozen import SHIPPED, frozen

from snapcount.cards.language import reader
from snapcount.cards.language.generate.texts import meaning
from snapcount.cards.language.grammar import printable
from snapcount.cards.language.kernel.chart import Grammar
from snapcount.cards.language.meaning.refusal import Refusal
from snapcount.cards.language.meaning.scene import Scene
from snapcount.cards.language.reader import Unread, read

A_SAMPLE = 12
"""One of so many texts that people typed is read; of shipped ones all are."""

ORDERS = 2
"""Each text is read by the grammar in one of so many orders."""


def known() -> list[tuple[str, Scene]]:
    every = [(text, scene) for _, scene, text in frozen()]
    return every[:SHIPPED] + every[SHIPPED::A_SAMPLE]


@contextmanager
def declared(grammar: Grammar) -> Iterator[None]:
    """Read by that grammar."""
    before = vars(reader)["grammar"]
    vars(reader)["grammar"] = lambda: grammar
    try:
        yield
    finally:
        vars(reader)["grammar"] = before


def shuffled(seed: int) -> Grammar:
    constructs = printable().constructs[:]
    random.Random(seed).shuffle(constructs)
    return Grammar(constructs)


def said(text: str, scene: Scene) -> Any:
    """What a text means or, of several meanings, that it has several."""
    try:
        return meaning(read(text, scene))
    except Refusal as refusal:
        return refusal.message
    except Unread as error:
        return "two readings" if "two readings" in str(error) else "refused"


@pytest.mark.parametrize("seed", range(ORDERS))
def test_a_shuffled_grammar_reads_the_same(seed: int) -> None:
    texts = known()[seed::ORDERS]
    before = [said(*each) for each in texts]
    with declared(shuffled(seed)):
        after = [said(*each) for each in texts]
    changed = [
        text for (text, _), one, other in zip(texts, before, after, strict=True) if one != other
    ]
    assert changed == []
    assert sum(isinstance(each, tuple) for each in before) > 250
