"""Replay the Down at End of the Play: R-35, and what nobody scores on a Replay (F-8)."""

from __future__ import annotations

import pytest

from snapcount.engine import events
from snapcount.testing import (
    AFTER_DESIGNATION,
    END_OF_PLAY,
    GAME_OVER,
    NEXT_DOWN,
    NEXT_POSSESSION,
    ON_FIELD_ADJUSTMENTS,
    PASS,
    PLAY,
    PRIOR_TO_SELECTING,
    Scenario,
    Side,
    action,
    player,
    rule,
    scenario,
)
from snapcount.testing.editions import by_chapter_f, editions_where

every_edition = pytest.mark.parametrize("edition", editions_where())
BY_F = editions_where(by_chapter_f)
since_2021 = pytest.mark.parametrize("edition", BY_F)
either_side = pytest.mark.parametrize("by", ["offense", "defense"])

REPLAY = action("Replay the Down.", when=END_OF_PLAY)


def replayed(edition: str, by: str = "offense", **rest: object) -> Scenario:
    """A play has come to its end, and that side replays the down."""
    game = scenario(edition, **{by: [REPLAY]}, at=END_OF_PLAY, **rest)  # type: ignore[arg-type]
    (game.offense if by == "offense" else game.defense).plays(0)
    return game


# The ball, the down, the clock -----------------------------------------------------------------


@rule("R-35", "R-5")
@every_edition
@either_side
def test_the_ball_goes_back_and_the_down_starts_over(edition: str, by: str) -> None:
    game = replayed(edition, by, ball=30, down=3, time=2, carrier="RB", tackler="LB")
    assert game.log.has(events.REPLAY)
    assert (game.ball, game.down) == (30, 3)
    assert game.clock == 13, "the time that the play took is spent"
    assert game.has_ball is game.offense
    assert game.offense.exhausted == ["Running Back"], "Players stay as they are"
    assert game.defense.exhausted == ["Linebacker"]
    game.run_to("timeout")
    assert game.ball == 45, "the same down is played from the same spot"


@rule("R-35", "R-5", "Z-6")
@every_edition
def test_each_called_play_is_discarded_once(edition: str) -> None:
    game = replayed(edition)
    assert (len(game.offense.play_discard), len(game.defense.play_discard)) == (1, 1)


@rule("R-35", "F-13")
@every_edition
def test_a_timeout_that_was_spent_stays_spent(edition: str) -> None:
    game = scenario(edition, offense=[REPLAY], time=2, at="timeout")
    game.offense.spends_timeout()
    game.offense.plays(0)
    assert (game.clock, game.offense.timeouts, game.ball) == (15, 2, 25)


@rule("R-35", "F-16")
@every_edition
@either_side
def test_a_replayed_fourth_down_is_no_turnover_on_downs(edition: str, by: str) -> None:
    game = replayed(edition, by, down=4)
    assert not game.log.has(events.TURNOVER_ON_DOWNS)
    assert (game.has_ball, game.down, game.ball) == (game.offense, 4, 25)
    game.run_to(NEXT_POSSESSION)
    assert game.log.has(events.TURNOVER_ON_DOWNS, a=40)


@rule("R-35", "F-10", editions=BY_F)
@since_2021
def test_a_stopped_play_has_an_end_too_since_2021(edition: str) -> None:
    game = replayed(edition, calls=("Run Left", "Run Left"), down=4)
    assert (game.has_ball, game.down, game.clock) == (game.offense, 4, 14)


@rule("R-35", "F-16", "T-9")
@every_edition
def test_a_first_down_of_the_same_down_still_comes(edition: str) -> None:
    first = action("Gain a First Down.", when=ON_FIELD_ADJUSTMENTS)
    game = scenario(edition, offense=[first, REPLAY], down=4, at=ON_FIELD_ADJUSTMENTS)
    game.offense.plays(0)
    game.run_to(END_OF_PLAY)
    game.offense.plays(1)
    assert (game.down, game.ball) == (4, 25)
    game.run_to(NEXT_DOWN)
    assert (game.has_ball, game.down, game.ball) == (game.offense, 1, 40)


@rule("R-35", "F-16", "T-9")
@every_edition
@pytest.mark.parametrize("at", [ON_FIELD_ADJUSTMENTS, END_OF_PLAY])
def test_the_down_that_was_to_come_next_still_does(edition: str, at: str) -> None:
    """The number of the replayed down stays what it was."""
    third = action("It becomes third down.", when=at)
    again = action("Replay the Down.", when=at)
    game = scenario(edition, offense=[third, again], down=1, at=at)
    game.offense.plays(0).plays(1)
    assert game.log.has(events.REPLAY)
    assert game.down == 1
    assert game.run_to(NEXT_DOWN).down == 3


@rule("R-5", "R-35", "T-9", editions=BY_F)
@since_2021
@pytest.mark.parametrize("at", [ON_FIELD_ADJUSTMENTS, END_OF_PLAY])
def test_who_draws_nothing_at_the_end_of_this_down_draws_nothing_after_its_replay(
    edition: str, at: str
) -> None:
    dry = action("Your opponent does not draw an Action card at the end of this down.", when=at)
    game = scenario(edition, defense=[dry, action("Replay the Down.", when=at)], at=at)
    game.defense.plays(0).plays(1)
    assert game.log.has(events.REPLAY)
    game.run_to(NEXT_DOWN)
    assert (game.down, game.offense.hand, game.defense.hand) == (2, [], ["Blank"])
    game.run_to(NEXT_DOWN)
    assert game.offense.hand == ["Blank"], "the next down is another one"


@rule("R-5", "T-9")
@every_edition
def test_a_limit_on_action_cards_in_a_down_outlasts_its_replay(edition: str) -> None:
    one = player("TE", "Each player cannot play more than one Action card each down.")
    again = action("Replay the Down.", when=ON_FIELD_ADJUSTMENTS)
    gain = action("Gain 5 yards.", when=ON_FIELD_ADJUSTMENTS)
    game = scenario(
        edition,
        offense=Side(players=[one], hand=[gain]),
        defense=[again, gain],
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.offense.passes()
    game.defense.offered(PASS, PLAY(0), PLAY(1)).plays(0)
    game.both_pass()
    game.run_to(ON_FIELD_ADJUSTMENTS)
    assert (game.down, game.log.count(events.REPLAY)) == (1, 1)
    game.offense.offered(PASS, PLAY(0)).passes()
    assert game.down == 1
    assert not game.defense.asked("timing point")
    game.run_to(NEXT_DOWN).run_to(ON_FIELD_ADJUSTMENTS)
    game.offense.passes()
    game.defense.offered(PASS, PLAY(1))


@rule("R-35", "F-18")
@every_edition
def test_with_no_time_left_the_half_ends_and_what_was_scored_does_not_count(edition: str) -> None:
    game = replayed(edition, "defense", ball=90, clock=1, timeouts=(0, 0))
    assert game.log.has(events.HALF_ENDS)
    assert game.score == (0, 0)


# Scores ----------------------------------------------------------------------------------------


@rule("R-35", "F-8", "F-12")
@every_edition
@either_side
def test_a_touchdown_is_taken_back(edition: str, by: str) -> None:
    game = scenario(edition, **{by: [REPLAY]}, ball=90, score=(3, 10), at=END_OF_PLAY)  # type: ignore[arg-type]
    assert game.score == (10, 10)
    (game.offense if by == "offense" else game.defense).plays(0)
    assert game.score == (3, 10)
    assert (game.has_ball, game.ball) == (game.offense, 90)
    assert game.log.cites("R-35")


@rule("R-35", "F-8", "F-12")
@every_edition
@either_side
def test_a_safety_is_taken_back(edition: str, by: str) -> None:
    lose = action("Lose 40 yards.", when=AFTER_DESIGNATION)
    hands = {"offense": [], "defense": [lose]}
    hands[by] = [*hands[by], REPLAY]
    game = scenario(edition, **hands, ball=10, at=AFTER_DESIGNATION)  # type: ignore[arg-type]
    game.defense.plays(0)
    game.run_to(END_OF_PLAY)
    assert game.score == (0, 2)
    (game.offense if by == "offense" else game.defense).plays(-1)
    assert game.score == (0, 0)
    assert (game.has_ball, game.ball, game.down) == (game.offense, 10, 1)


@rule("R-35", "F-8")
@every_edition
@pytest.mark.parametrize("at", [ON_FIELD_ADJUSTMENTS, END_OF_PLAY])
def test_points_by_an_effect_of_the_down_are_taken_back(edition: str, at: str) -> None:
    points = action("Score 2 points.", when=at)
    game = scenario(
        edition,
        offense=[points],
        defense=[action("Replay the Down.", when=at)],
        score=(7, 7),
        at=at,
    )
    game.offense.plays(0)
    game.defense.plays(0)
    assert game.score == (7, 7)
    assert game.log.has(events.REPLAY)


@rule("R-35", "R-10", "H-4", editions=BY_F)
@since_2021
def test_a_score_that_ended_the_game_cannot_be_replayed(edition: str) -> None:
    """H-4: a touchdown on the first possession of an overtime wins at once."""
    game = scenario(edition, defense=[REPLAY], ball=90, period=2, possession=1)
    game.run_to(GAME_OVER)
    assert game.score == (7, 0)
    assert not game.log.has(events.REPLAY)


@rule("R-35", "R-10", editions=BY_F)
@since_2021
def test_in_overtime_a_play_without_a_score_may_be_replayed(edition: str) -> None:
    game = replayed(edition, period=2, possession=1, clock=10)
    assert (game.ball, game.clock) == (25, 9)


# Yards and the play ----------------------------------------------------------------------------


@rule("R-35", "F-20", "R-21")
@every_edition
@pytest.mark.parametrize("first", [True, False], ids=["after the yards", "before the yards"])
def test_yards_of_another_card_count_only_after_the_replay(edition: str, first: bool) -> None:
    """The last card played resolves first (T-2)."""
    push = action("Gain 10 yards.", when=END_OF_PLAY)
    game = scenario(edition, offense=[push, REPLAY], at=END_OF_PLAY)
    if first:  # the yards resolve first, and are gone with the play
        game.offense.plays(1).plays(0)
    else:
        game.offense.plays(0).plays(1)
    assert game.log.has(events.REPLAY)
    assert game.ball == (25 if first else 35)


@rule("R-35", "E-8", "F-20")
@every_edition
@pytest.mark.parametrize(
    "text", ["Replay the Down. Lose 5 yards.", "Lose 5 yards. Replay the Down."]
)
def test_yards_beside_a_replay_are_counted_from_the_spot(edition: str, text: str) -> None:
    game = scenario(edition, defense=[action(text, when=END_OF_PLAY)], ball=90, at=END_OF_PLAY)
    assert game.score == (7, 0)
    game.defense.plays(0)
    assert (game.score, game.ball, game.has_ball) == ((0, 0), 85, game.offense)


@rule("R-35", "R-13", "F-19", editions=BY_F)
@since_2021
def test_beyond_the_limit_nothing_is_taken_back(edition: str) -> None:
    both = action("Replay the Down. Lose 5 yards.", when=END_OF_PLAY)
    game = scenario(edition, defense=[both, both], at=END_OF_PLAY)
    game.defense.plays(0).passes()
    assert (game.ball, game.log.count(events.REPLAY)) == (20, 1)
    game.run_to(END_OF_PLAY)
    game.defense.plays(0)
    assert game.log.has(events.REPLAY_CANCELLED)
    assert (game.down, game.ball) == (2, 20 + 15 - 5)


@rule("R-35", "F-19")
@pytest.mark.parametrize(("edition", "times"), [("2019", 3), ("2021", 1), ("2022", 1), ("crd", 1)])
def test_one_for_each_player_in_a_possession_but_in_2019(edition: str, times: int) -> None:
    game = scenario(edition, offense=[REPLAY] * 3, at=END_OF_PLAY)
    for _ in range(3):
        game.run_to(END_OF_PLAY)
        game.offense.plays(0)
        game.both_pass()
    assert game.log.count(events.REPLAY) == times


@rule("R-35", "F-7", editions=BY_F)
@since_2021
def test_one_before_the_end_of_the_play_counts_for_the_limit(edition: str) -> None:
    anytime = action("Replay the Down.", when=(ON_FIELD_ADJUSTMENTS, END_OF_PLAY))
    game = scenario(edition, offense=[anytime, anytime], at=ON_FIELD_ADJUSTMENTS)
    game.offense.plays(0)
    game.both_pass()
    game.run_to(END_OF_PLAY)
    game.offense.plays(0)
    assert game.log.has(events.REPLAY_CANCELLED)
    assert (game.down, game.ball) == (2, 40)


@rule("R-35")
@every_edition
@pytest.mark.parametrize(
    "text",
    [
        "The play becomes a fumble.",
        "The play becomes stopped.",
        "Double the yards gained on this play.",
    ],
)
def test_once_the_play_is_over_nothing_else_about_it_changes(edition: str, text: str) -> None:
    game = scenario(edition, defense=[action(text, when=END_OF_PLAY)], at=END_OF_PLAY)
    game.defense.plays(0)
    assert game.log.has(events.TOO_LATE, seat=game.defense.seat)
    assert (game.down, game.ball, game.has_ball) == (2, 40, game.offense)


@rule("R-35", "R-5")
@every_edition
def test_a_play_that_was_replayed_was_none(edition: str) -> None:
    card = action("Gain 5 yards. Play only if your last play was a Run.")
    other = action("Gain 10 yards.", when=ON_FIELD_ADJUSTMENTS)
    game = scenario(edition, offense=[REPLAY, card, other], at=END_OF_PLAY)
    game.offense.plays(0)
    game.run_to(ON_FIELD_ADJUSTMENTS)
    game.offense.offered(PASS, PLAY(2)).passes()
    game.run_to(NEXT_DOWN).run_to(ON_FIELD_ADJUSTMENTS)
    game.offense.offered(PASS, PLAY(1), PLAY(2))


@rule("R-35", "R-5")
@every_edition
@pytest.mark.parametrize(
    "text",
    [
        "If your opponent would score a touchdown, Replay the Down instead.",
        "If your opponent's play would gain yards, Replay the Down instead.",
    ],
)
def test_a_replay_in_the_stead_of_play_results_uses_no_time(edition: str, text: str) -> None:
    side = Side(players=[player("LB", text)])
    late = action("Gain 5 yards.", when=(AFTER_DESIGNATION, END_OF_PLAY))
    game = scenario(edition, offense=[late], defense=side, ball=85, at=AFTER_DESIGNATION)
    game.offense.passes()
    assert game.log.has(events.REPLAY)
    assert (game.score, game.ball, game.down, game.clock) == ((0, 0), 85, 1, 15)


@rule("R-35", "F-8")
@every_edition
@pytest.mark.parametrize("asked", ["a touchdown", "points"])
@pytest.mark.parametrize("since", ["down", "possession", "half", "game"])
def test_what_was_taken_back_was_not_scored(edition: str, asked: str, since: str) -> None:
    text = f"If you scored {asked} this {since}, gain 5 yards."
    asks = action(text, when=ON_FIELD_ADJUSTMENTS)
    game = scenario(edition, offense=[REPLAY, asks], ball=90, at=END_OF_PLAY)
    assert game.score == (7, 0)
    game.offense.plays(0)
    game.both_pass()
    assert game.score == (0, 0)
    game.run_to(ON_FIELD_ADJUSTMENTS)
    game.offense.plays(1)
    game.both_pass()
    assert game.yards_by_effects == 0


# What lasts for the down -----------------------------------------------------------------------


@rule("R-5", "T-9")
@every_edition
@pytest.mark.parametrize("replays", [ON_FIELD_ADJUSTMENTS, END_OF_PLAY])
@pytest.mark.parametrize(
    "text",
    [
        "Your plays gain 5 more yards this down.",
        "Whenever your opponent exhausts a Player this down, gain 5 yards. Gain a timeout.",
        "Whenever your play would gain 15 yards or more this down, gain 5 more yards.",
    ],
)
def test_what_lasts_or_waits_for_the_down_goes_on_in_its_replay(
    edition: str, text: str, replays: str
) -> None:
    trip = action("Exhaust one of your opponent's Tight Ends.", when=AFTER_DESIGNATION)
    game = scenario(
        edition,
        offense=[
            action(text, when=PRIOR_TO_SELECTING),
            action("Replay the Down.", when=(replays,)),  # type: ignore[arg-type]
        ],
        defense=[trip],
        carrier="RB",
        at=PRIOR_TO_SELECTING,
    )
    game.offense.plays(0)
    game.run_to(replays).offense.plays(1)
    if "exhausts" in text:
        game.run_to(AFTER_DESIGNATION)
        game.defense.plays(0)
    game.run_to("timeout")
    assert (game.yards, game.down) == (20, 1)
    game.run_to(NEXT_DOWN).run_to(NEXT_DOWN)
    assert game.yards == 15, "and not in the next one"
