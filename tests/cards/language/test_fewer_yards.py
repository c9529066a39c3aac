"""A called play of a kind gains fewer yards if it gains any: it is not lost by what fails."""

from __future__ import annotations

import pytest

from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    NEXT_DOWN,
    ON_FIELD_ADJUSTMENTS,
    Scenario,
    Side,
    action,
    player,
    rule,
    scenario,
)
from snapcount.testing.editions import by_chapter_f, editions_where

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)
since_2021 = pytest.mark.parametrize("edition", editions_where(by_chapter_f))
PASS = ("Short Pass: 15 (4-9)", "Run Left")
RUN = ("Run Left", "Long Pass")
STOPPED = ("Run Left", "Run Left")


def against(edition: str, text: str, calls: tuple[str, str], strength: int) -> Scenario:
    card = action(f"{text} Play only during On Field Adjustments.", side="defense")
    game = scenario(
        edition, defense=[card], calls=calls, strength=strength, at=ON_FIELD_ADJUSTMENTS
    )
    game.defense.plays(0)
    return game.run_to(NEXT_DOWN)


@rule("F-10")
@every_edition
@pytest.mark.parametrize(
    ("text", "calls", "strength", "yards"),
    [
        ("Your opponent's pass gains 10 fewer yards.", PASS, 5, 5),
        ("Your opponent's pass gains 10 fewer yards.", PASS, 3, 0),
        ("Your opponent's Short Pass gains 20 fewer yards this down.", PASS, 5, -5),
        ("Your opponent's pass gains 10 less yards.", RUN, 3, 15),
        ("Your opponent's Run gains 5 fewer yards.", RUN, 3, 10),
        ("Your opponent's Run gains 5 fewer yards.", STOPPED, 3, 0),
        ("Your opponent's passes gain 10 fewer yards this down.", PASS, 3, 0),
    ],
)
def test_only_what_it_gains_is_fewer(
    edition: str, text: str, calls: tuple[str, str], strength: int, yards: int
) -> None:
    assert against(edition, text, calls, strength).yards == yards


@rule("F-10")
@since_2021
def test_what_is_lost_is_lost_by_any_play(edition: str) -> None:
    assert against(edition, "Your opponent's pass loses 10 yards.", PASS, 3).yards == -10


@rule("F-10")
@every_edition
@pytest.mark.parametrize(("strength", "yards"), [(5, 5), (3, 0)])
def test_of_a_player_too(edition: str, strength: int, yards: int) -> None:
    text = "Exhaust: Your opponent's pass gains 10 fewer yards. Exhaust only during On Field "
    side = Side(players=[player("CB", f"{text}Adjustments.", name="Cover")])
    game = scenario(edition, defense=side, calls=PASS, strength=strength, at=ON_FIELD_ADJUSTMENTS)
    game.defense.uses("Cover")
    assert game.run_to(NEXT_DOWN).yards == yards
