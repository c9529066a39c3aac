"""R-40, R-47: what effects make of a catch range."""

from __future__ import annotations

import pytest

from snapcount.engine import events
from snapcount.testing import (
    NEXT_DOWN,
    ON_FIELD_ADJUSTMENTS,
    PRIOR_TO_SELECTING,
    Scenario,
    Side,
    action,
    play,
    rule,
    scenario,
)
from snapcount.testing.editions import editions_where

every_edition = pytest.mark.parametrize("edition", editions_where())

AUDIBLE = action(
    "Flip over the top card of your Play deck and it becomes the play this down.",
    when=ON_FIELD_ADJUSTMENTS,
    name="Audible",
)
DRAWN = play("Run Left", 0)


def thrown(edition: str, text: str, strength: int, printed: str = "3-6") -> Scenario:
    """A Pass of 20 with that range and Strength, and a card that changes the range first."""
    card = action(text, when=ON_FIELD_ADJUSTMENTS)
    calls = (f"Short Pass: 20 ({printed})", "Run Left")
    game = scenario(
        edition, offense=[card], calls=calls, strength=strength, at=ON_FIELD_ADJUSTMENTS
    )
    game.offense.plays(0)
    game.both_pass()
    return game


# R-40 ------------------------------------------------------------------------------------------


@rule("R-40")
@every_edition
@pytest.mark.parametrize(
    "text",
    [
        "The catch range is 2 wider.",
        "The catch range is increased by 2.",
        "Increase the catch range by 2.",
        "Expand the catch range by 2.",
        "The catch range is expanded by 2.",
        "Widen the catch range by 2.",
    ],
)
def test_a_wider_catch_range_is_wider_at_both_ends(edition: str, text: str) -> None:
    """3-6 becomes 1-8."""
    caught = [n for n in range(10) if thrown(edition, text, n).run_to(NEXT_DOWN).yards == 20]
    assert caught == [1, 2, 3, 4, 5, 6, 7, 8]


@rule("R-40")
@every_edition
@pytest.mark.parametrize("text", ["The catch range is 1 narrower.", "Reduce the catch range by 1."])
def test_a_narrower_one_is_narrower_at_both(edition: str, text: str) -> None:
    caught = [n for n in range(10) if thrown(edition, text, n).run_to(NEXT_DOWN).yards == 20]
    assert caught == [4, 5]


@rule("R-40")
@every_edition
def test_it_stays_within_0_to_9(edition: str) -> None:
    game = thrown(edition, "The catch range is 5 wider.", 0)
    assert game.log.has(events.CATCH_RANGE, a=0, b=9)
    view = game.state.observe(game.offense.seat)
    assert (view.this.low, view.this.high) == (0, 9)
    assert game.run_to(NEXT_DOWN).yards == 20


@rule("R-40")
@every_edition
def test_an_empty_one_catches_nothing(edition: str) -> None:
    """3-6, 2 narrower: from 5 to 4."""
    text = "The catch range is 2 narrower."
    caught = [n for n in range(10) if thrown(edition, text, n).run_to(NEXT_DOWN).yards == 20]
    assert caught == []


@rule("R-40")
@every_edition
def test_a_named_end_moves_alone(edition: str) -> None:
    text = "The high end of the catch range is increased by 2."
    caught = [n for n in range(10) if thrown(edition, text, n).run_to(NEXT_DOWN).yards == 20]
    assert caught == [3, 4, 5, 6, 7, 8]


# R-47 ------------------------------------------------------------------------------------------


def audible(edition: str, text: str, point: str, strength: int) -> Scenario:
    """A card changes the catch range, then an audible calls a Pass of 30 with a range of 4-5."""
    change = action(text, when=point, name="Change")
    post = play("Long Pass: 30 (4-5)", strength, name="Post")
    side = Side(hand=[change, AUDIBLE], play_deck=[DRAWN, post, post])
    calls = (play("Short Pass: 20 (0-9)", 0), play("Run Left", 0, "Run Left"))
    game = scenario(edition, offense=side, calls=calls, at=point)
    game.offense.plays("Change")
    game.both_pass()
    if point != ON_FIELD_ADJUSTMENTS:
        game.run_to(ON_FIELD_ADJUSTMENTS)
    return game


@rule("R-47", "T-7")
@every_edition
@pytest.mark.parametrize(
    ("text", "caught"),
    [
        ("The catch range is 1 wider.", [3, 4, 5, 6]),
        ("The high end of the catch range is increased by 3.", [4, 5, 6, 7, 8]),
        ("The catch range becomes 7-8.", [7, 8]),
        ("The catch range is 1 narrower.", []),
    ],
)
def test_a_change_before_the_reveal_outlasts_an_audible(
    edition: str, text: str, caught: list[int]
) -> None:
    found = []
    for strength in range(10):
        game = audible(edition, text, PRIOR_TO_SELECTING, strength)
        game.offense.plays("Audible")
        game.both_pass()
        if game.run_to(NEXT_DOWN).yards == 30:
            found.append(strength)
    assert found == caught


@rule("R-47", "T-2")
@every_edition
@pytest.mark.parametrize("strength", [3, 6])
def test_a_change_in_the_same_timing_point_outlasts_it(edition: str, strength: int) -> None:
    """Played before the audible it resolves after it, and the other way round: no matter."""
    wider = action("The catch range is 1 wider.", when=ON_FIELD_ADJUSTMENTS, name="Change")
    post = play("Long Pass: 30 (4-5)", strength, name="Post")
    for order in (("Change", "Audible"), ("Audible", "Change")):
        side = Side(hand=[wider, AUDIBLE], play_deck=[DRAWN, post, post])
        calls = (play("Short Pass: 20 (0-9)", 0), play("Run Left", 0, "Run Left"))
        game = scenario(edition, offense=side, calls=calls, at=ON_FIELD_ADJUSTMENTS)
        for name in order:
            game.offense.plays(name)
        game.both_pass()
        assert game.run_to(NEXT_DOWN).yards == 30, order


@rule("R-47", "E-5")
@every_edition
@pytest.mark.parametrize(("strength", "yards"), [(2, 0), (3, 10), (7, 10), (8, 0)])
def test_it_outlasts_a_play_that_becomes_another(edition: str, strength: int, yards: int) -> None:
    wider = action("The catch range is 1 wider.", when=PRIOR_TO_SELECTING, name="Change")
    text = "The play becomes a Short Pass: 10 (4-6)."
    becomes = action(text, when=ON_FIELD_ADJUSTMENTS, name="Becomes")
    game = scenario(edition, offense=[wider, becomes], strength=strength, at=PRIOR_TO_SELECTING)
    game.offense.plays("Change")
    game.run_to(ON_FIELD_ADJUSTMENTS)
    game.offense.plays("Becomes")
    game.both_pass()
    assert game.run_to(NEXT_DOWN).yards == yards


@rule("R-47", "T-9")
@every_edition
def test_with_the_down_it_is_over(edition: str) -> None:
    card = action("The catch range is 9 wider.", when=ON_FIELD_ADJUSTMENTS)
    calls = ("Short Pass: 20 (4-5)", "Run Left")
    game = scenario(edition, offense=[card], calls=calls, strength=8, at=ON_FIELD_ADJUSTMENTS)
    game.offense.plays(0)
    game.both_pass()
    assert game.run_to(NEXT_DOWN).yards == 20
    assert game.run_to(NEXT_DOWN).yards == 0
