"""A text with another number, side, owner or call in it means something else, or nothing.

A sample of the texts; `python tests/cards/language/swaps.py` takes all of them.
"""

from __future__ import annotations

import pytest
from tests.cards.language.frozen import frozen
from tests.cards.language.swaps import Swap, blind, tree, unexcused

from snapcount.cards.language.meaning.scene import Scene

EVERY = 40


@pytest.mark.parametrize("part", range(4))
def test_no_word_that_matters_is_read_for_nothing(part: int) -> None:
    found: list[Swap] = []
    for _, scene, text in list(frozen())[part * EVERY // 4 :: EVERY]:
        found += blind(text, scene)
    assert unexcused(found) == []


@pytest.mark.parametrize(
    "text",
    [
        "Active while your {Play|Action} deck has 12 Pass plays. Your Run plays gain 5 more yards.",
        "Active while your {Action|Play} deck has 3 Gridirons. Your Run plays gain 5 more yards.",
        "Exhaust: Substitute this Player with another Player from {your|your opponent's} bench.",
    ],
)
def test_a_deck_or_a_bench_is_the_one_that_is_named(text: str) -> None:
    before, _, rest = text.partition("{")
    said, _, after = rest.partition("}")
    right, wrong = (f"{before}{word}{after}" for word in said.split("|"))
    scene = Scene(side="offense")
    assert tree(right, scene) is not None
    assert tree(wrong, scene) is None
