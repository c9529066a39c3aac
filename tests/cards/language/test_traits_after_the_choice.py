"""What Players are like, said after whose choice it is: `of your choice with a rating of …`."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import effects, is_refused

from snapcount.testing import PICK, PRIOR_TO_SELECTING, Side, action, player, scenario
from snapcount.testing.editions import editions_where

every_edition = pytest.mark.parametrize("edition", editions_where())


@pytest.mark.parametrize(
    ("said", "plain"),
    [
        (
            "one Player of your choice on the field with a rating of 85 or higher",
            "one Player with a rating of 85 or more on the field",
        ),
        ("a Player of your choice with a rating below 80", "one Player with a rating below 80"),
        (
            "up to two Players of your choice on your opponent's side with a rating of 85 or more",
            "up to two of your opponent's Players with a rating of 85 or more",
        ),
        (
            "one of your opponent's Players of your choice from the same team as the runner",
            "one of your opponent's Players from the same team as the runner",
        ),
        (
            "one Linebacker of your opponent's choice with a rating of 85 or more",
            "one Linebacker with a rating of 85 or more chosen by your opponent",
        ),
    ],
)
def test_it_is_the_same_before_it_and_after_it(said: str, plain: str) -> None:
    assert effects(f"Exhaust {said}.") == effects(f"Exhaust {plain}.")


def test_nothing_is_said_twice() -> None:
    twice = "one Player with a rating of 80 or more of your choice with a rating below 90"
    assert is_refused(f"Exhaust {twice}.")


@every_edition
def test_only_such_a_player_may_be_chosen(edition: str) -> None:
    text = "Exhaust one Player of your choice on the field with a rating of 85 or higher."
    own = [player("RB", name="Slow", rating=84), player("WR", name="Fast", rating=85)]
    other = Side(players=[player("LB", name="Big", rating=99)])
    hand = [action(text, when=PRIOR_TO_SELECTING)]
    game = scenario(
        edition, offense=Side(players=own, hand=hand), defense=other, at=PRIOR_TO_SELECTING
    )
    game.offense.plays(0)
    game.run_to("effect")
    game.offense.offered(PICK("Fast"), PICK("Big")).picks("Fast")
    assert game.offense.exhausted == ["Fast"]
