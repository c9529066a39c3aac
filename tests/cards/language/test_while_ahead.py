"""`While ahead, …`: of whoever's text it is, where nobody else is spoken of."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import is_refused

from snapcount.cards.language.reader import Scene, read
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import NEXT_DOWN, Side, play, player, scenario


@pytest.mark.parametrize(
    ("text", "same"),
    [
        (
            "While ahead, your Runs gain 5 more yards.",
            "While you are ahead, your Runs gain 5 more yards.",
        ),
        (
            "Your Runs gain 5 more yards as long as tied or behind.",
            "Your Runs gain 5 more yards while you are tied or behind.",
        ),
        (
            "While you have the lead, your Runs gain 5 more yards.",
            "While you are ahead, your Runs gain 5 more yards.",
        ),
        (
            "While your opponent does not hold the lead, your Runs gain 5 more yards.",
            "While you are ahead or tied, your Runs gain 5 more yards.",
        ),
        (
            "While you have a lead of 7 or more, your Runs gain 5 more yards.",
            "While you are ahead by 7 or more, your Runs gain 5 more yards.",
        ),
        (
            "While neither player has the lead, your Runs gain 5 more yards.",
            "While the score is tied, your Runs gain 5 more yards.",
        ),
        (
            "While on offense, your Players have +5 rating.",
            "While you are on offense, your Players have +5 rating.",
        ),
        (
            "Your opponent's Runs gain 5 fewer yards while inside your 40.",
            "While the ball is inside your 40, your opponent's Runs gain 5 fewer yards.",
        ),
        (
            "While in overtime, your opponent cannot draw Action cards.",
            "While it is overtime, your opponent cannot draw Action cards.",
        ),
        (
            "Exhaust: Gain 5 yards. Exhaust only while inside your opponent's 40.",
            "Exhaust: Gain 5 yards. Exhaust only if the ball is inside your opponent's 40.",
        ),
        (
            "Exhaust: Gain 5 yards. Exhaust only during On Field Adjustments when on third down.",
            "Exhaust: Gain 5 yards. Exhaust only during On Field Adjustments if it is third down.",
        ),
    ],
)
def test_it_means_the_same(text: str, same: str) -> None:
    assert read(text, Scene()).abilities == read(same, Scene()).abilities


@pytest.mark.parametrize(
    "text",
    [
        "Your opponent cannot play Action cards while behind.",
        "While behind, your opponent cannot play Action cards.",
        "Your opponent's Runs gain 5 fewer yards while trailing.",
        "Your opponent's Players have -5 rating while on offense.",
    ],
)
def test_of_whom_is_that_said(text: str) -> None:
    assert is_refused(text, action=False)


@pytest.mark.parametrize("edition", EDITION_NAMES)
@pytest.mark.parametrize(("line", "more"), [(55, 0), (65, 5)])
def test_where_the_ball_is(edition: str, line: int, more: int) -> None:
    text = "While inside your opponent's 40, your Runs gain 5 more yards."
    game = scenario(
        edition,
        offense=Side(players=[player("QB", text)]),
        calls=(play("Run Left", 1), play("Run Right", 1)),
        ball=line,
    )
    assert game.run_to(NEXT_DOWN).ball == line + 10 + more
