"""`If your opponent calls a Pass and the Play Strength is 0, …`, on text that stands."""

from __future__ import annotations

import pytest

from snapcount.cards.tree import Triggered, Turnover, Would
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    NEXT_DOWN,
    NEXT_POSSESSION,
    ON_FIELD_ADJUSTMENTS,
    Scenario,
    Side,
    action,
    player,
    rule,
    scenario,
)
from snapcount.testing.cards import parse_abilities

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)
PICKS = "If your opponent calls a Pass and the Play Strength is 4, the pass is intercepted."


def thrown(edition: str, text: str, strength: int, more: int, caught: str = "2-9") -> Scenario:
    """A Pass of that Strength, which an Action card raises during On Field Adjustments."""
    raises = action(f"Play Strength is increased by {more or 1}.", when=ON_FIELD_ADJUSTMENTS)
    game = scenario(
        edition,
        offense=[raises] if more else [],
        defense=Side(players=[player("CB", text, name="Ball Hawk")]),
        calls=(f"Short Pass: 10 ({caught})", "Run Left"),
        strength=strength,
        at=ON_FIELD_ADJUSTMENTS if more else "",
    )
    if more:
        game.offense.plays(0)
    return game


@rule("F-4", "F-5", "F-7")
@every_edition
@pytest.mark.parametrize("caught", ["2-9", "6-9"])
@pytest.mark.parametrize(("strength", "more"), [(4, 0), (2, 2)])
def test_it_counts_what_the_strength_is_in_the_end(
    edition: str, caught: str, strength: int, more: int
) -> None:
    game = thrown(edition, PICKS, strength, more, caught).run_to(NEXT_POSSESSION)
    assert game.has_ball is game.defense


@rule("F-5", "F-7")
@every_edition
@pytest.mark.parametrize(("strength", "more"), [(5, 0), (4, 1)])
def test_it_does_not_count_what_it_was(edition: str, strength: int, more: int) -> None:
    game = thrown(edition, PICKS, strength, more).run_to(NEXT_DOWN)
    assert game.has_ball is game.offense
    assert game.yards == 10


@rule("F-7")
@every_edition
@pytest.mark.parametrize(("strength", "yards"), [(3, 15), (5, 0), (4, 0)])
def test_what_it_makes_of_a_run_too(edition: str, strength: int, yards: int) -> None:
    """Raised by 1 it is stopped at 5 alone, and at 6 it is not any more."""
    text = "If your opponent calls a Run and the Play Strength is 5, the Run is stopped."
    raises = action("Play Strength is increased by 1.", when=ON_FIELD_ADJUSTMENTS)
    game = scenario(
        edition,
        offense=[raises],
        defense=Side(players=[player("LB", text)]),
        strength=strength,
        at=ON_FIELD_ADJUSTMENTS,
    )
    if strength == 4:
        game.offense.plays(0)
    assert game.run_to(NEXT_DOWN).yards == yards


@pytest.mark.parametrize(
    "text",
    [
        PICKS,
        "Whenever your opponent calls a Pass and the Play Strength is 4, it is intercepted.",
        "Whenever your opponent calls a Pass, it is intercepted if the Play Strength is 4.",
    ],
)
def test_in_other_words(text: str) -> None:
    (only,) = parse_abilities(text, "defense")
    assert isinstance(only, Would)
    assert only.effects == (Turnover("interception"),)


def test_what_else_is_done_is_done_as_the_plays_are_revealed() -> None:
    text = "If your opponent calls a Run and the Play Strength is 9, the offense loses 5 yards and"
    held, done = parse_abilities(f"{text} you draw an Action card.", "defense")
    assert isinstance(held, Would)
    assert isinstance(done, Triggered)
