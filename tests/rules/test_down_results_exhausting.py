"""Yards that come of exhausting the named Players, in Play Results and after (F-10, F-12, R-7)."""

from __future__ import annotations

import pytest

from snapcount.engine import events
from snapcount.engine.editions import edition_named
from snapcount.engine.flow.results import ExhaustNamed, Marker
from snapcount.engine.terms import SAFETY, TOUCHDOWN
from snapcount.testing import (
    END_OF_PLAY,
    NEXT_DOWN,
    Scenario,
    Side,
    action,
    player,
    rule,
    scenario,
)
from snapcount.testing.editions import by_chapter_f, comes_first, editions_where

MARKER_FIRST = editions_where(lambda rules: comes_first(rules.name, Marker, ExhaustNamed))
EXHAUST_FIRST = editions_where(lambda rules: comes_first(rules.name, ExhaustNamed, Marker))
BY_F = editions_where(by_chapter_f)

every_edition = pytest.mark.parametrize("edition", editions_where())
marker_first = pytest.mark.parametrize("edition", MARKER_FIRST)
exhaust_first = pytest.mark.parametrize("edition", EXHAUST_FIRST)

SPARED = "Whenever this Player would be exhausted, "


def run(
    edition: str, carrier: str = "", tackler: str = "", ball: int = 25, strength: int = 3
) -> Scenario:
    """A Run whose runner or tackler does something in stead of tiring."""
    return scenario(
        edition,
        offense=Side(players=[player("RB", *([SPARED + carrier] if carrier else []))]),
        defense=Side(players=[player("LB", *([SPARED + tackler] if tackler else []))]),
        carrier="Test RB",
        tackler="Test LB",
        ball=ball,
        strength=strength,
        at="designation",
    )


@rule("F-10", "F-11")
@every_edition
def test_yards_gained_in_play_results_move_the_ball(edition: str) -> None:
    game = run(edition, "gain 10 yards.").run_to("timeout")
    assert game.yards == 25
    assert game.ball == 25 + 15 + 10
    assert game.offense.exhausted == []


@rule("F-10", "F-11")
@every_edition
def test_yards_lost_in_play_results_move_it_back(edition: str) -> None:
    game = run(edition, tackler="the offense loses 10 yards.").run_to("timeout")
    assert (game.yards, game.ball) == (5, 30)
    assert game.defense.exhausted == []


@rule("F-10", "F-11")
@every_edition
def test_both_named_players_count(edition: str) -> None:
    game = run(edition, "gain 20 yards.", "the offense loses 5 yards.").run_to("timeout")
    assert (game.yards, game.ball) == (30, 55)


@rule("F-10", "F-11")
@every_edition
def test_what_doubles_the_yards_then_moves_the_ball_as_far(edition: str) -> None:
    game = run(edition, "double the yards gained on the play.").run_to("timeout")
    assert (game.yards, game.ball) == (30, 55)


@rule("F-12", "F-10")
@every_edition
@pytest.mark.parametrize(("ball", "scored"), [(70, 0), (75, TOUCHDOWN)])
def test_they_may_score(edition: str, ball: int, scored: int) -> None:
    game = run(edition, "gain 10 yards.", ball=ball).run_to("timeout")
    assert game.state.this.scored == scored


@rule("F-12", "F-10")
@every_edition
@pytest.mark.parametrize(("ball", "scored", "to"), [(90, 0, 95), (95, TOUCHDOWN, 100)])
def test_they_may_keep_the_offense_from_scoring(
    edition: str, ball: int, scored: int, to: int
) -> None:
    """The end zone was reached before, where the marker comes first; how far counts at the end."""
    game = run(edition, tackler="the offense loses 10 yards.", ball=ball).run_to("timeout")
    assert (game.state.this.scored, game.ball) == (scored, to)


@rule("F-12", "F-10")
@every_edition
def test_they_may_be_a_safety(edition: str) -> None:
    game = run(edition, tackler="the offense loses 10 yards.", ball=10, strength=0)
    game.run_to("timeout")
    assert game.state.this.scored == SAFETY


@rule("R-7", "F-11")
@marker_first
def test_the_marker_moves_before_the_players_tire_and_again_after(edition: str) -> None:
    game = run(edition, "gain 10 yards.").run_to("timeout")
    order = game.log.order(events.MARKER, events.REPLACED, events.EXHAUSTED)
    assert order == [events.MARKER, events.REPLACED, events.EXHAUSTED, events.MARKER]


@rule("R-7", "F-11")
@exhaust_first
def test_the_players_tire_before_the_marker_moves(edition: str) -> None:
    game = run(edition, "gain 10 yards.").run_to("timeout")
    order = game.log.order(events.MARKER, events.REPLACED, events.EXHAUSTED)
    assert order == [events.REPLACED, events.EXHAUSTED, events.MARKER]


@rule("F-12", "F-10")
@every_edition
def test_a_touchdown_that_they_would_be_can_be_replaced(edition: str) -> None:
    game = scenario(
        edition,
        offense=Side(players=[player("RB", SPARED + "gain 10 yards.")]),
        defense=Side(
            players=[player("CB", "Whenever a touchdown would be scored, draw an Action card.")]
        ),
        carrier="Test RB",
        ball=75,
        at="designation",
    )
    game.run_to("timeout")
    assert not game.state.this.scored
    assert game.ball == 95


# After Play Results ----------------------------------------------------------------------------


@rule("F-20", "F-14", "R-21")
@every_edition
@pytest.mark.parametrize("ball", [25, 80])
def test_at_the_end_of_the_play_they_move_the_ball_outside_play_results(
    edition: str, ball: int
) -> None:
    tires = action("Exhaust one of your opponent's Tight Ends.", when=END_OF_PLAY)
    game = scenario(
        edition,
        offense=Side(players=[player("TE", SPARED + "gain 10 yards.")]),
        defense=[tires],
        carrier="Running Back",
        ball=ball,
        at=END_OF_PLAY,
    )
    assert game.ball == ball + 15
    game.defense.plays(0)
    assert game.ball == min(ball + 25, 100 - edition_named(edition).nearest_to_end_zone)
    assert not game.state.this.scored


@rule("F-20", "F-15")
@pytest.mark.parametrize("edition", BY_F)
def test_at_the_end_of_the_down_too(edition: str) -> None:
    """The Action draw is replaced after the play is over."""
    text = "Whenever you would draw an Action card, gain 10 yards."
    game = scenario(edition, offense=Side(players=[player("TE", text)]), at="designation")
    game.run_to(NEXT_DOWN)
    assert game.ball == 25 + 15 + 10
    assert game.yards == 15
