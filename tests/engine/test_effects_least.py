"""Losses that stop at a minimum: of the play's yards, and of its Time Units."""

from __future__ import annotations

import pytest

from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    NEXT_DOWN,
    ON_FIELD_ADJUSTMENTS,
    Side,
    action,
    gridiron,
    player,
    rule,
    scenario,
)

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)
since_2021 = pytest.mark.parametrize("edition", ["2021", "2022", "crd"])


@rule("F-10")
@every_edition
@pytest.mark.parametrize(
    ("text", "yards"),
    [
        ("The offense loses 10 yards, to a minimum of 0.", 5),
        ("Reduce the yards gained on the play by 20, to a minimum of 0.", 0),
        ("The offense gains 20 fewer yards (minimum 5).", 5),
        ("The offense loses 20 yards.", -5),
        ("The offense loses 5 yards, to a minimum of 20.", 15),
    ],
)
def test_a_loss_stops_at_its_minimum(edition: str, text: str, yards: int) -> None:
    """By itself the play gains 15."""
    game = scenario(
        edition, defense=[action(text, when=ON_FIELD_ADJUSTMENTS)], at=ON_FIELD_ADJUSTMENTS
    )
    game.defense.plays(0)
    assert game.run_to(NEXT_DOWN).yards == yards


@rule("F-10", "T-13")
@every_edition
def test_a_tackle_takes_no_more_than_there_is(edition: str) -> None:
    back = player("LB", "Tackle: Reduce the yards gained by 10, to a minimum of 0.")
    game = scenario(edition, defense=Side(players=[back]), tackler="LB", strength=1)
    assert game.run_to(NEXT_DOWN).yards == 0


@rule("F-10")
@since_2021
@pytest.mark.parametrize(
    ("text", "strength", "yards"),
    [
        ("Run plays gain 5 fewer yards, to a minimum of 0.", 3, 10),
        ("Run plays gain 5 fewer yards, to a minimum of 0.", 0, 0),
        ("Run plays gain 10 fewer yards, to a minimum of 10.", 3, 10),
        ("Run plays gain 10 fewer yards, to a minimum of 10.", 1, 5),
        ("Run plays gain 5 fewer yards.", 0, -5),
    ],
)
def test_a_text_that_stands_has_a_minimum(
    edition: str, text: str, strength: int, yards: int
) -> None:
    game = scenario(edition, defense=Side(gridirons=[gridiron(text)]), strength=strength)
    assert game.run_to(NEXT_DOWN).yards == yards


@rule("F-13")
@every_edition
@pytest.mark.parametrize(("time", "left"), [(1, 9), (2, 9), (3, 8)])
def test_time_units_have_a_minimum(edition: str, time: int, left: int) -> None:
    text = "Reduce the Time Units of this play by 1, to a minimum of 1."
    game = scenario(
        edition,
        offense=[action(text, when=ON_FIELD_ADJUSTMENTS)],
        at=ON_FIELD_ADJUSTMENTS,
        time=time,
        clock=10,
    )
    game.offense.plays(0)
    assert game.run_to(NEXT_DOWN).clock == left


@rule("F-13")
@since_2021
@pytest.mark.parametrize(("time", "left"), [(1, 9), (2, 9), (3, 8)])
def test_plays_take_fewer_time_units_down_to_one(edition: str, time: int, left: int) -> None:
    hurry = gridiron("Each player's plays take 1 fewer Time Unit, to a minimum of 1.")
    game = scenario(edition, offense=Side(gridirons=[hurry]), time=time, clock=10)
    assert game.run_to(NEXT_DOWN).clock == left
