"""Looking back: the account adds up, hidden cards do not count, and a blunder is found."""

from __future__ import annotations

import pytest

from snapcount.agents.agent import Thought
from snapcount.cards.demo import demo_decks
from snapcount.engine.dice import dice_from_seed
from snapcount.engine.editions import edition_named
from snapcount.engine.game import Game, new_game
from snapcount.engine.options import ASK_PLAY_OR_KICK, KICK_PUNT
from snapcount.engine.records.record import Record, replay
from snapcount.engine.setup import new_table
from snapcount.sim.analysis import Analysis, Judge, analyze
from snapcount.sim.match import Entrant, Match, record_game
from snapcount.sim.report.analysis_report import account, analysis_page, costly, turning
from snapcount.testing.hidden import reshuffle_hidden
from snapcount.testing.random_games import random_play

HERONS, BADGERS = (tuple(deck) for deck in demo_decks("crd"))
TABLE = new_table((HERONS, BADGERS), edition_named("crd"))
MATCH = Match(Entrant("Herons", HERONS, "greedy"), Entrant("Badgers", BADGERS, "greedy"), "back")


@pytest.fixture(scope="module")
def record() -> Record:
    return record_game(MATCH, 1, False)


@pytest.fixture(scope="module")
def found(record: Record) -> Analysis:
    return analyze(record, agent="coach:starter", quick="greedy", worlds=2)


def test_the_account_adds_up_to_the_result(record: Record, found: Analysis) -> None:
    game = replay(record)
    assert found.score == game.score
    assert found.names == ("Herons", "Badgers")
    start, end = found.downs[0].before, found.downs[-1].after
    assert end == (1.0 if game.winner == 0 else 0.0)
    parts = found.skill(0) - found.skill(1) + found.draws() + found.luck()
    assert start + parts == pytest.approx(end)
    words = dict(account(found))
    assert words["the end"] == f"{end * 100:.1f}"


def test_one_down_leads_to_the_next(found: Analysis) -> None:
    for down, after in zip(found.downs, found.downs[1:], strict=False):
        assert down.after == after.before
        assert down.at <= after.at
        assert down.number < after.number
    assert len(found.breaks) >= 1
    assert found.breaks[0] == 15


def test_every_answer_is_judged(record: Record, found: Analysis) -> None:
    assert [judged.number for judged in found.decisions] == list(range(1, len(record.answers) + 1))
    for judged in found.decisions:
        assert 0 <= judged.cost <= 1
        assert sum(share for _, share in judged.mix) == pytest.approx(1)
        if dict(judged.mix).get(judged.chosen, 0) >= 0.05:
            assert judged.cost == 0
    for seat in (0, 1):
        costs = sum(judged.cost for judged in found.decisions if judged.seat == seat)
        assert found.skill(seat) == pytest.approx(-costs)


def test_turning_points_move_most_and_costs_come_worst_first(found: Analysis) -> None:
    points = found.turning_points(3)
    least = min(abs(down.change) for down in points)
    assert all(abs(down.change) <= least for down in found.downs if down not in points)
    assert [down.number for down in points] == sorted(down.number for down in points)
    costs = [judged.cost for judged in found.costliest(5)]
    assert costs == sorted(costs, reverse=True)
    assert "Herons" in turning(points[0], found.names)


def test_the_same_record_gives_the_same_analysis(record: Record, found: Analysis) -> None:
    assert analyze(record, agent="coach:starter", quick="greedy", worlds=2) == found


def test_a_page_about_a_game(record: Record, found: Analysis) -> None:
    html = analysis_page(found, record, "coach:starter")
    assert html.count("<svg") == 2
    assert "Turning points" in html
    assert all(words in html for words in ("luck of the draw", "The chance to win"))


# Decisions ---------------------------------------------------------------------------------------


def near_the_goal() -> tuple[Game, Record]:
    """First down on the doorstep, from a game that came there by itself."""
    for seed in range(200):
        game = new_game(TABLE, seed)
        record = Record.start(TABLE, seed)
        dice = dice_from_seed(seed)
        while (asked := game.decision) is not None:
            if asked.kind == ASK_PLAY_OR_KICK:
                close = -3 <= game.score[0] - game.score[1] <= 3 and game.period == 1
                if game.ball >= 85 and game.down <= 2 and close:
                    return game, record
                option = asked.options[0]
            else:
                option = asked.options[dice.below(len(asked.options))]
            record.answer(game, option)
    raise AssertionError("some game gets near the goal line")


def test_a_punt_on_the_doorstep_is_a_blunder() -> None:
    game, record = near_the_goal()
    asked = game.decision
    assert asked is not None
    place = [option.verb for option in asked.options].index(KICK_PUNT)
    judge = Judge(game, "coach:pro", "coach:starter", 8)
    thought = judge.think(game, dice_from_seed(1))
    assert thought.probabilities[place] == 0
    assert judge.cost(game, place, thought, dice_from_seed(2)) > 0.05
    record.answer(game, asked.options[place])
    found = analyze(record, agent="coach:starter", quick="greedy", worlds=4)
    punt = found.decisions[-1]
    assert (punt.kind, punt.chosen, punt.seat) == ("play or kick", "punt", asked.seat)
    assert punt.cost > 0
    assert "punt (-" in costly(punt, found.names)


def test_what_the_mix_has_costs_nothing() -> None:
    game, _ = near_the_goal()
    judge = Judge(game, "greedy", "greedy", 2)
    even = Thought([1 / 3] * 3, 0.5)
    assert judge.cost(game, 1, even, dice_from_seed(2)) == 0


def test_a_decision_is_judged_as_the_player_knew_it() -> None:
    game = new_game(TABLE, "hidden")
    judge = Judge(game, "coach:starter", "greedy", 2)
    looked_at = 0
    for number, state in enumerate(random_play(game, 3)):
        asked = state.decision
        if asked is None or number % 11:
            continue
        other = reshuffle_hidden(state, asked.seat, dice_from_seed(number))
        thoughts = [judge.think(g, dice_from_seed(number)) for g in (state, other)]
        assert thoughts[0] == thoughts[1]
        worst = min(range(len(asked.options)), key=lambda i: thoughts[0].probabilities[i])
        costs = [judge.cost(g, worst, thoughts[0], dice_from_seed(9)) for g in (state, other)]
        assert costs[0] == costs[1]
        looked_at += 1
    assert looked_at > 10


def test_a_game_that_is_not_over_can_be_looked_at(record: Record) -> None:
    part = Record(decks=record.decks, seed=record.seed, answers=record.answers[:30])
    found = analyze(part, agent="greedy", quick="greedy", worlds=2)
    assert found.winner == -1
    assert len(found.decisions) == 30
    assert found.names == ("Home", "Away")
