"""The spot of a live ball turnover: P-2, R-37, R-39."""

from __future__ import annotations

import pytest

from snapcount.cards.tree import BecomeDefense, BecomePlay, Effect, Lose, PlayCall, Turnover
from snapcount.cards.words import TimingPoint, TurnoverKind
from snapcount.engine import events
from snapcount.testing import (
    AFTER_DESIGNATION,
    IF_STOPPED,
    NEXT_POSSESSION,
    ON_FIELD_ADJUSTMENTS,
    action,
    rule,
    scenario,
)
from snapcount.testing.editions import by_chapter_g, editions_where

BY_G = editions_where(by_chapter_g)
STOPPED = ("Run Left", "Run Left")
SHORT = ("Short Pass: 15 (0-9)", "Long Pass")


@rule("P-2", "R-37", editions=BY_G)
@pytest.mark.parametrize(
    ("calls", "effects", "ball"),
    [
        (SHORT, [Lose(10)], 60),  # 15 - 10: ahead of the start
        (SHORT, [Lose(20)], 65),  # 15 - 20
        (SHORT, [], 60),
        (("Short Pass: 15 (0-9)", "Short Pass"), [Lose(20)], 60),  # it would be stopped: 0
        (("Short Pass: 15 (5-9)", "Long Pass"), [Lose(20)], 60),  # it would be incomplete: 0
        (("Run Left", "Long Pass"), [Lose(20)], 65),
        (SHORT, [BecomeDefense(("short pass",)), Lose(20)], 60),  # it would be stopped now
    ],
)
def test_a_turnover_in_on_field_adjustments_looks_at_what_the_play_would_come_to(
    calls: tuple[str, str], effects: list[Effect], ball: int
) -> None:
    kinds: list[TurnoverKind] = ["fumble", "interception"]
    for kind in kinds[:1] if calls[0].startswith("Run") else kinds:
        card = action(*effects, Turnover(kind), when=ON_FIELD_ADJUSTMENTS)
        game = scenario("2019", defense=[card], calls=calls, ball=40, at=ON_FIELD_ADJUSTMENTS)
        game.defense.plays(0)
        assert game.run_to(NEXT_POSSESSION).ball == ball
        assert game.has_ball is game.defense


@rule("P-2", "R-37", editions=BY_G)
def test_a_rescue_in_the_same_window_counts_for_the_spot() -> None:
    rescue = action(BecomePlay((PlayCall("run right"),)), when=IF_STOPPED)
    strip = action(Lose(20), Turnover("fumble"), when=IF_STOPPED)
    game = scenario(
        "2019", offense=[rescue], defense=[strip], calls=STOPPED, ball=40, at=IF_STOPPED
    )
    game.offense.plays(0)
    game.defense.plays(0)
    assert game.run_to(NEXT_POSSESSION).ball == 65  # a run of 15, less 20


@rule("P-2", "R-37", "R-14", editions=BY_G)
def test_after_designation_its_success_is_settled() -> None:
    """A Strength outside the catch range comes too late: the Pass is complete, 15 - 20 yards."""
    weaker = action("The Play Strength is reduced by 3.", when=AFTER_DESIGNATION)
    strip = action(Lose(20), Turnover("fumble"), when=AFTER_DESIGNATION)
    calls = ("Short Pass: 15 (3-9)", "Long Pass")
    game = scenario("2019", defense=[weaker, strip], calls=calls, ball=40, at=AFTER_DESIGNATION)
    game.defense.plays(0).plays(1)
    assert game.run_to(NEXT_POSSESSION).ball == 65


@rule("P-2", "R-37", "R-21", editions=BY_G)
def test_a_ball_that_was_moved_in_the_down_is_where_the_play_would_go_on_from() -> None:
    back = action("Move the ball 30 yards back.", when=ON_FIELD_ADJUSTMENTS)
    strip = action(Turnover("fumble"), when=ON_FIELD_ADJUSTMENTS)
    game = scenario("2019", defense=[back, strip], ball=40, at=ON_FIELD_ADJUSTMENTS)
    game.defense.plays(1).plays(0)
    assert game.run_to(NEXT_POSSESSION).ball == 75  # from the 10, a run of 15


@rule("P-2", "R-39", "F-17")
@pytest.mark.parametrize("edition", editions_where())
@pytest.mark.parametrize("point", [ON_FIELD_ADJUSTMENTS, AFTER_DESIGNATION])
def test_since_2021_the_result_does_not_matter(edition: str, point: TimingPoint) -> None:
    card = action(Lose(25), Turnover("fumble"), when=point)
    game = scenario(edition, defense=[card], ball=40, at=point)
    game.defense.plays(0)
    assert game.run_to(NEXT_POSSESSION).ball == (70 if edition in BY_G else 60)
    assert not game.log.has(events.YARDS)
