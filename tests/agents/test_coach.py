"""The coach: what it knows of chance, how it mixes, and that it plays well."""

from __future__ import annotations

import itertools

import pytest

from snapcount.agents.agent import Thought
from snapcount.agents.coach import fit, winning
from snapcount.agents.coach.calls import Calls
from snapcount.agents.coach.coach import Coach, blurred, standing
from snapcount.agents.coach.facts import Called, Facts, last_digits
from snapcount.agents.coach.kicks import field_goal_value, punt_value
from snapcount.agents.coach.levels import EASIEST_LEVEL, LEVELS, QUICK_LEVEL
from snapcount.agents.coach.regret import Side, solve
from snapcount.agents.match import match
from snapcount.agents.names import agent_named
from snapcount.cards.demo import demo_decks
from snapcount.engine.dice import dice_from_seed
from snapcount.engine.editions import edition_named
from snapcount.engine.game import Game, new_game
from snapcount.engine.options import (
    ASK_CALL,
    ASK_DESIGNATION,
    ASK_PLAY_OR_KICK,
    ASK_TIMING_POINT,
    PASS,
    PLAY_A_CARD,
)
from snapcount.engine.setup import new_table
from snapcount.engine.table import Table
from snapcount.engine.terms import TOUCHDOWN
from snapcount.engine.views.view import DecisionSeen, OptionSeen
from snapcount.testing import rule


def table(edition: str = "crd") -> Table:
    return new_table(demo_decks(edition), edition_named(edition))


def test_whoever_has_scored_kicks_off() -> None:
    """After a touchdown the ball is the other side's on its 25, whatever the marker says."""
    game = position(lead=-11, clock=5, ball=97)
    game.ball = 100
    game.score = [game.score[0] + 7, game.score[1]]
    game.this.scored, game.this.scorer = TOUCHDOWN, 0
    game.this.next_offense, game.this.next_ball = 1, 25
    scored = winning.win_chance(game, 0)
    again = position(lead=-4, clock=5, ball=25)
    again.offense = 1
    again.score = [10, 14]
    assert scored == pytest.approx(winning.win_chance(again, 0), abs=0.05)
    for seat in range(2):
        assert standing(game.observe(seat)) == pytest.approx(winning.win_chance(game, seat))


def test_the_course_of_a_game_has_no_spike_at_a_score() -> None:
    """From the touchdown to the next down the chance hardly moves: nothing is decided there."""
    moved = []
    for seed in range(16):
        game = new_game(table(), seed)
        dice = dice_from_seed(seed)
        scored = None
        while game.decision is not None:
            game.apply(game.decision.options[dice.below(len(game.decision.options))])
            if game.over:
                break
            if game.this.scored and scored is None:
                scored = winning.win_chance(game, 0)
            elif not game.this.scored and scored is not None:
                moved.append(abs(winning.win_chance(game, 0) - scored))
                scored = None
    assert len(moved) > 4
    assert sorted(moved)[len(moved) // 2] < 0.05
    assert max(moved) < 0.3


def position(lead: int = 0, clock: int = 1, ball: int = 80, down: int = 1) -> Game:
    """The second half, seat 0 on offense."""
    game = new_game(table(), 1)
    game.period, game.clock, game.ball, game.down, game.offense = 1, clock, ball, down, 0
    game.score = [14 + lead, 14]
    return game


# Mixing


def test_regret_matching_finds_the_mix_of_matching_pennies() -> None:
    """One side wins 1 if both show the same, with heads worth twice: the odds are 1 to 2."""
    worth = [[2.0, 0.0], [0.0, 1.0]]
    offense, defense = Side([[0, 1]], [1.0]), Side([[0, 1]], [1.0])
    value = solve(worth, offense, defense, 3000)
    assert value == pytest.approx(2 / 3, abs=0.01)
    assert offense.result(0) == pytest.approx([1 / 3, 2 / 3], abs=0.02)
    assert defense.result(0) == pytest.approx([1 / 3, 2 / 3], abs=0.02)


def test_a_call_that_is_never_good_is_not_made() -> None:
    offense, defense = Side([[0, 1]], [1.0]), Side([[0, 1]], [1.0])
    solve([[0.9, 0.8], [0.2, 0.1]], offense, defense, 200)
    assert offense.result(0)[1] < 0.02


def test_each_hand_plays_what_it_holds() -> None:
    """A side with two hands answers with each of them; the other side meets the mixture."""
    offense = Side([[0], [1]], [0.5, 0.5])
    defense = Side([[0, 1]], [1.0])
    value = solve([[1.0, 0.0], [0.0, 1.0]], offense, defense, 500)
    assert offense.result(0) == [1.0]
    assert offense.mixture(2) == [0.5, 0.5]
    assert value == pytest.approx(0.5, abs=0.01)


# What it knows


def test_x_is_chosen_though_no_other_play_is_left() -> None:
    """A Play whose X is asked for may be the last: nobody can take it for another then."""
    game = position()
    while game.decision is not None and game.decision.kind != ASK_CALL:
        game.apply(game.decision.options[0])
    seat = game.offense
    coach = Coach(game.table, QUICK_LEVEL)
    last = game.play_hand[seat][0]
    game.play_discard[seat] += [*game.play_deck[seat], *game.play_hand[seat][1:]]
    game.play_deck[seat], game.play_hand[seat] = [], []
    game.this.called[seat] = last
    worlds = coach.maker.worlds(game.observe(seat))
    calls = Calls(
        coach.facts, coach.level, worlds, [game.table.definition[last]], dice_from_seed(1)
    )
    assert sum(calls.mix().chances.values()) == pytest.approx(1)


@rule("F-4", "F-5", "F-10")
def test_a_pair_of_calls_comes_to_what_is_printed_on_the_cards() -> None:
    known = Facts(table())
    game_table = known.table
    ways = [ways[0] for ways in known.ways.values()]
    for offense in ways:
        for defense in ways:
            yards, units = known.outcome(offense, defense)
            ours, theirs = known.card[offense.definition], known.card[defense.definition]
            assert units == game_table.time[ours]
            if game_table.stops[theirs] & game_table.offense_call[ours]:
                assert yards == 0
    assert known.strength(Called(ways[0].definition, 7)) == 7


@rule("K-1")
def test_grit_is_the_last_digit_of_two_strengths() -> None:
    sevens, eights = [0.0] * 10, [0.0] * 10
    sevens[7] = eights[8] = 1.0
    assert last_digits(sevens, eights)[5] == 1.0


@rule("K-3", "H-2")
def test_a_field_goal_on_the_last_down_is_worth_what_its_odds_are() -> None:
    """Level, one Time Unit left, on the 20: good with Grit 2 to 7, else overtime."""
    even = [0.1] * 10
    assert field_goal_value(position(), even) == pytest.approx(0.6 + 0.4 * 0.5)
    assert field_goal_value(position(lead=-3), even) == pytest.approx(0.6 * 0.5)
    assert field_goal_value(position(ball=30), even) == 0.5  # out of range: overtime
    assert punt_value(position(lead=-1), even) == 0.0


# The chance to win


def test_the_chance_to_win_hangs_on_the_score_and_the_ball() -> None:
    assert winning.win_chance(position(lead=7, clock=5), 0) > 0.8
    assert winning.win_chance(position(lead=-7, clock=2), 0) < 0.4
    near, far = position(lead=-1, clock=3, ball=90), position(lead=-1, clock=3, ball=20)
    assert winning.win_chance(near, 0) > winning.win_chance(far, 0) + 0.1
    assert winning.win_chance(near, 0) + winning.win_chance(near, 1) == pytest.approx(1)


def test_no_time_unit_is_a_step() -> None:
    """A step in the model looks like a reason to spend a timeout there."""
    for period in (0, 1):
        for lead in (-14, -7, -3, 0, 3, 7, 14):
            chances = []
            for clock in range(3, 16):
                game = position(lead=lead, clock=clock, ball=50)
                game.period = period
                chances.append(winning.win_chance(game, 0))
            steps = [after - before for before, after in itertools.pairwise(chances)]
            turns = [abs(after - before) for before, after in itertools.pairwise(steps)]
            assert max(abs(step) for step in steps) < 0.06, (period, lead)
            assert max(turns) < 0.04, (period, lead)


def test_whoever_is_far_ahead_lets_the_clock_run() -> None:
    """F-13: 21 to 7 with the ball, a timeout would only buy the other side time."""
    for clock in range(4, 16):
        ran, spent = position(lead=14, clock=clock - 2), position(lead=14, clock=clock)
        ran.timeouts, spent.timeouts = [3, 3], [2, 3]
        assert winning.win_chance(ran, 0) > winning.win_chance(spent, 0)


def test_a_timeout_helps_whoever_is_behind() -> None:
    for clock in (3, 6, 10):
        for lead in (-7, -3):
            with_three, without = position(lead=lead, clock=clock), position(lead=lead, clock=clock)
            with_three.timeouts, without.timeouts = [3, 1], [0, 1]
            assert winning.win_chance(with_three, 0) > winning.win_chance(without, 0) + 0.02


def test_the_last_card_of_a_full_hand_is_worth_the_least() -> None:
    worth = [winning.action_hand(cards) for cards in range(7)]
    more = [after - before for before, after in itertools.pairwise(worth)]
    assert more == sorted(more, reverse=True)
    assert more[-1] == 0


def test_a_view_has_the_same_chance_as_its_game() -> None:
    for game in (position(lead=4, clock=6), position(lead=-2, clock=11, down=3)):
        for seat in (0, 1):
            seen = standing(game.observe(seat))
            assert seen == pytest.approx(winning.win_chance(game, seat))


@rule("F-12", "F-18")
def test_a_last_play_is_worth_what_it_scores() -> None:
    assert winning.chance_after_play(position(lead=-6), 20, 1) == 1.0
    assert winning.chance_after_play(position(lead=-7), 20, 1) == 0.5
    assert winning.chance_after_play(position(lead=-6), 15, 1) == 0.0
    assert winning.chance_after_play(position(lead=1, ball=5), -5, 1) == 0.0


def test_the_committed_model_has_a_coefficient_for_everything() -> None:
    assert len(winning.COEFFICIENTS) == winning.ROWS
    assert {len(row) for row in winning.COEFFICIENTS} == {len(winning.FEATURES)}
    assert len(winning.features(position())) == len(winning.FEATURES)


def test_fitting_finds_what_decides() -> None:
    """Rows in which the lead alone decides: it gets the weight, the ball gets none."""
    np = pytest.importorskip("numpy")
    chance = np.random.default_rng(1)
    rows = []
    for _ in range(3000):
        values = winning.features_of(
            int(chance.integers(-10, 11)), int(chance.integers(1, 20)) * 5, 1, 0, 0, 0.0, 0, 0
        )
        won = float(chance.random() < 1 / (1 + np.exp(-3 * values[1])))
        rows.append(fit.Row(0, values, 0.5, won, 0, bool(chance.integers(2))))
    row = fit.fit(rows)[0]
    assert row[1] + row[2] / 3.5 + row[3] / 7.5 > 1
    assert abs(row[winning.FEATURES.index("ball / 100")]) < 0.5


def test_the_calibration_error_is_the_distance_of_said_and_won() -> None:
    rows = [fit.Row(0, [], 0.85, float(n < 6), 0, True) for n in range(10)]
    found = fit.calibration(rows)
    assert found.expected_error == pytest.approx(0.25)
    assert found.brier == pytest.approx(0.6 * 0.15**2 + 0.4 * 0.85**2)


def games_won_as_said(games: int, downs: int, off: float = 0.0) -> list[fit.Row]:
    """Games in which a model says the same at each down, and is right but for what it is off."""
    dice = dice_from_seed("won as said")
    found = []
    for game in range(games):
        said = 0.05 + int(dice.below(10)) / 10
        won = float(int(dice.below(1000)) < 1000 * (said + off))
        found += [fit.Row(0, [], said, won, 0, True, str(game)) for _ in range(downs)]
    return found


def test_few_games_show_a_calibration_error_where_there_is_none() -> None:
    few, many = (fit.calibration(games_won_as_said(games, 10)) for games in (200, 3000))
    assert few.by_chance > 2 * many.by_chance
    for found in (few, many):
        assert found.expected_error < found.by_chance_most * 1.3
        assert found.by_chance < found.by_chance_most


def test_a_real_calibration_error_is_not_put_down_to_chance() -> None:
    found = fit.calibration(games_won_as_said(2000, 10, off=0.1))
    right = fit.calibration(games_won_as_said(2000, 10))
    assert found.expected_error > 2 * found.by_chance_most
    assert found.by_chance == pytest.approx(right.by_chance, rel=0.3)


def test_downs_of_one_game_are_no_more_than_one_game() -> None:
    once, often = (fit.calibration(games_won_as_said(300, downs)) for downs in (1, 20))
    assert often.by_chance == pytest.approx(once.by_chance, rel=0.05)


# Playing


def test_levels_differ_in_budget_or_in_how_clearly_they_see() -> None:
    budgets = [level.worlds * (level.tries + 1) for level in LEVELS.values()]
    assert budgets == sorted(budgets)
    blurs = [level.blur for level in LEVELS.values()]
    assert blurs == sorted(blurs, reverse=True)
    forgets = [level.forgets for level in LEVELS.values()]
    assert forgets == sorted(forgets, reverse=True)
    assert len({*zip(budgets, blurs, forgets, strict=True)}) == len(LEVELS)
    assert next(iter(LEVELS)) == EASIEST_LEVEL
    assert not LEVELS[QUICK_LEVEL].blur


def test_a_blurred_eye_still_sees_a_blunder() -> None:
    """What is about as good as the best is about as likely; what costs far more is not."""
    best, near, blunder = blurred([0.5, 0.49, 0.2], 0.045)
    assert near == pytest.approx(best, rel=0.25)
    assert blunder < 0.002


def test_whoever_forgets_their_cards_passes() -> None:
    """The easiest coach overlooks what it has; it is never made to pass where it may not."""
    forgetful = Coach(table(), EASIEST_LEVEL)
    share = forgetful.level.forgets
    assert 0 < share < 1
    passing = DecisionSeen(ASK_TIMING_POINT, [OptionSeen(PASS), OptionSeen(PLAY_A_CARD)])
    thought = forgetful.distracted(passing, Thought([0.0, 1.0], 0.5))
    assert thought.probabilities == [share, 1 - share]
    must = DecisionSeen(ASK_DESIGNATION, [OptionSeen(PLAY_A_CARD)])
    assert forgetful.distracted(must, Thought([1.0], 0.5)).probabilities == [1.0]


def test_no_level_kicks_on_the_first_down() -> None:
    """The easiest coach plays worse than the best, but nothing it does looks silly."""
    easiest, best = (Coach(table(), level) for level in (EASIEST_LEVEL, "all-pro"))
    game = new_game(table(), 1)
    while game.decision is not None and game.decision.kind != ASK_PLAY_OR_KICK:
        game.apply(game.decision.options[0])
    view = game.observe(game.offense)
    assert view.decision is not None
    for coach in (easiest, best):
        thought = coach.choose(view, view.decision, dice_from_seed(1))
        assert thought.probabilities[0] == 1


def test_coach_beats_random() -> None:
    game_table = table()
    coach, chance = agent_named("coach:assistant", game_table), agent_named("random", game_table)
    assert sum(pair.points for pair in match(game_table, "coach", 4, coach, chance)) >= 7
