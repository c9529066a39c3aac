"""Abilities that trigger even if their Player is Exhausted (T-13)."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import is_refused, modifier, printed

from snapcount.cards.nouns import This
from snapcount.cards.tree import WorksExhausted
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    AFTER_DESIGNATION,
    NEXT_DOWN,
    ON_FIELD_ADJUSTMENTS,
    Side,
    player,
    scenario,
)

EVEN = "This Player's Run abilities trigger even if it is Exhausted."
ALSO = "This Player's Receive abilities trigger even if it is Exhausted."


@pytest.mark.parametrize("edition", EDITION_NAMES)
@pytest.mark.parametrize(
    ("text", "yards"),
    [
        (EVEN, 10),
        (ALSO, 0),
        ("This Player's Run, Receive and Tackle abilities trigger even while Exhausted.", 10),
        ("This Player's Receive and Tackle abilities trigger even while they are Exhausted.", 0),
        ("Your Running Backs' Run abilities still work even when they are Exhausted.", 10),
        ("This Player's abilities trigger even if it is Exhausted.", 10),
    ],
)
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


@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_an_action_says_so_for_a_while(edition: str) -> None:
    text = "Your Players' Run and Receive abilities trigger even if they are Exhausted this half."
    game = scenario(
        edition,
        offense=Side(players=[player("RB", "Run: Gain 10 yards.")], hand=[text], exhausted=["RB"]),
        carrier="RB",
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.offense.plays(0)
    game.run_to(NEXT_DOWN)
    assert game.yards_by_effects == 10


def test_who_is_exhausted_cannot_pay_by_exhausting() -> None:
    for named in ("Exhaust", "Run and Exhaust"):
        text = f"This Player's {named} abilities trigger even if it is Exhausted."
        assert is_refused(text, action=False)
