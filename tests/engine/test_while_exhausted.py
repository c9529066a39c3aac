"""Abilities that trigger even if their Player is Exhausted (T-13)."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import is_refused, modifier, printed

from snapcount.cards.nouns import This
from snapcount.cards.tree import WorksExhausted
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import AFTER_DESIGNATION, Side, player, scenario

EVEN = "This Player's Run abilities trigger even if it is Exhausted."
ALSO = "This Player's Receive abilities trigger even if it is Exhausted."


@pytest.mark.parametrize("edition", EDITION_NAMES)
@pytest.mark.parametrize(("text", "yards"), [(EVEN, 10), (ALSO, 0)])
def test_an_exhausted_runner_has_the_ability_all_the_same(
    edition: str, text: str, yards: int
) -> None:
    back = player("RB", text, "Run: Gain 10 yards.")
    assert isinstance(back.abilities[0].modifier, WorksExhausted)  # type: ignore[union-attr]
    game = scenario(
        edition,
        offense=Side(players=[back], hand=["Draw an Action card."], exhausted=["RB"]),
        carrier="RB",
        at=AFTER_DESIGNATION,
    )
    game.both_pass()
    assert game.yards_by_effects == yards


def test_its_words_are_printed_as_they_are_read() -> None:
    said = modifier("This Player's Run ability works even while Exhausted.")
    assert said == WorksExhausted(This(), "run")
    words = "the Run abilities of this Player trigger even if Exhausted"
    assert printed(said, "Modifier") == words
    assert modifier(f"{words}.") == said


def test_who_is_exhausted_cannot_pay_by_exhausting() -> None:
    text = "This Player's Exhaust abilities trigger even if it is Exhausted."
    assert is_refused(text, action=False)
