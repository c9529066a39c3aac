"""`Place the ball on the 5 instead`: the line that the touchdown was driven for."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import effects, is_refused

from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    NEXT_DOWN,
    ON_FIELD_ADJUSTMENTS,
    Side,
    action,
    player,
    rule,
    scenario,
)

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)


@pytest.mark.parametrize("whose", ["the offense", "your opponent", "you"])
@pytest.mark.parametrize(
    "placed",
    [
        "place the ball on the 5-yard line",
        "place the ball on the 5 yard line",
        "the ball is placed at the 5",
        "the ball stops on the 5-yard line",
    ],
)
def test_it_is_the_line_of_the_defense(whose: str, placed: str) -> None:
    said = f"If {whose} would score a touchdown this down, {placed} instead."
    named = (
        f"If {whose} would score a touchdown this down, place the ball on the defense's 5 instead."
    )
    assert effects(said) == effects(named)


@pytest.mark.parametrize(
    "text",
    [
        "Place the ball on the 5-yard line.",
        "Whenever your opponent gains a first down this down, the ball is placed on the 20.",
    ],
)
def test_elsewhere_it_may_be_either(text: str) -> None:
    assert is_refused(text)


def test_midfield_is_nobodys() -> None:
    assert effects("Place the ball on the 50 yard line.") == effects("Place the ball at midfield.")


@every_edition
@rule("F-12")
@pytest.mark.parametrize("who", ["offense", "defense"])
@pytest.mark.parametrize(("ball", "down"), [(90, 2), (60, 2)])
def test_no_points_and_the_next_down_from_there(
    edition: str, who: str, ball: int, down: int
) -> None:
    text = (
        "If the offense would score a touchdown on this play, place the ball on the 5-yard line "
        "instead."
    )
    hands = {"offense": Side(), "defense": Side()}
    hands[who] = Side(hand=[action(text, when=ON_FIELD_ADJUSTMENTS)])
    game = scenario(
        edition,
        offense=hands["offense"],
        defense=hands["defense"],
        ball=ball,
        down=1,
        at=ON_FIELD_ADJUSTMENTS,
    )
    (game.offense if who == "offense" else game.defense).plays(0)
    game.run_to(NEXT_DOWN)
    assert game.score == (0, 0)
    assert game.down == down
    assert game.ball == (95 if ball == 90 else 75)


@every_edition
def test_standing_on_a_player(edition: str) -> None:
    text = (
        "If your opponent would score a touchdown on a Run, place the ball on the 5-yard line "
        "instead."
    )
    wall = Side(players=[player("LB", text)])
    game = scenario(edition, defense=wall, ball=90)
    assert (game.run_to(NEXT_DOWN).ball, game.score) == (95, (0, 0))
    game = scenario(edition, defense=wall, ball=90, calls=("Short Pass: 20 (0-9)", "Run Left"))
    assert game.run_to(NEXT_DOWN).offense.score == 7
