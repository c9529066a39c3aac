"""Abilities that trigger even if their Player is Exhausted (T-13)."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import is_refused, modifier, printed

from snapcount.cards.language.card_reading import CardFields, read_card
from snapcount.cards.language.kernel.errors import TextError
from snapcount.cards.nouns import This
from snapcount.cards.tree import WorksExhausted
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    AFTER_DESIGNATION,
    NEXT_DOWN,
    ON_FIELD_ADJUSTMENTS,
    Side,
    player,
    rule,
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
        ("This Player's Run abilities also trigger while it is Exhausted.", 10),
        ("Your Players' Run abilities trigger when Exhausted.", 10),
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


@rule("T-13", "R-41")
@pytest.mark.parametrize("edition", EDITION_NAMES)
@pytest.mark.parametrize(("rating", "yards"), [(86, 0), (87, -5)])
def test_it_is_the_rating_as_it_has_been_raised(edition: str, rating: int, yards: int) -> None:
    text = (
        "This Player's rating is increased by 8. As long as it is 95 or higher, their Tackle"
        " abilities also trigger while they are Exhausted."
    )
    tackler = player("LB", text, "Tackle: The offense loses 5 yards.", rating=rating)
    game = scenario(
        edition,
        defense=Side(players=[tackler], exhausted=["LB"]),
        calls=("Run Left", "Long Pass"),
        carrier="RB",
        tackler="LB",
    )
    game.run_to(NEXT_DOWN)
    assert game.yards_by_effects == yards


@pytest.mark.parametrize(
    "text",
    [
        "That Player's rating is increased by 8 this down. Choose a Player. If it is 95 or higher,",
        "Your Linebackers' ratings are increased by 8 this down. If it is 95 or higher,",
    ],
)
def test_it_is_no_rating_of_several_or_of_somebody_else(text: str) -> None:
    assert is_refused(f"Choose one of your Players. {text} draw an Action card.")


@pytest.mark.parametrize("when", ["a possession", "a down"])
def test_nothing_triggers_as_a_card_is_attached_before_designation(when: str) -> None:
    text = "Attach to one of your Players. That Player's Tackle abilities trigger as if designated."
    card = CardFields(
        kind="power up", name="Test", text=text, timing=f"Play only at the start of {when}."
    )
    with pytest.raises(TextError, match="trigger on designation"):
        read_card(card)
