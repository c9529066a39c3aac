"""Reviews: the account adds up, hidden cards do not count, and a blunder is found."""

from __future__ import annotations

import msgspec
import pytest

from snapcount.agents.agent import Thought
from snapcount.cards.demo import demo_decks
from snapcount.engine.dice import dice_from_seed
from snapcount.engine.editions import edition_named
from snapcount.engine.game import Game, new_game
from snapcount.engine.options import ASK_CALL, ASK_PLAY_OR_KICK, KICK_PUNT
from snapcount.engine.records.answers import answer_for
from snapcount.engine.records.record import Record, replay, up_to, walk
from snapcount.engine.setup import new_table
from snapcount.sim.course import course
from snapcount.sim.judging import Judge
from snapcount.sim.match import Entrant, Match, record_game
from snapcount.sim.report.review_report import account, accuracies, costly, review_page, turning
from snapcount.sim.review import BEYOND, HALVES, LABELS, Review, label_of
from snapcount.sim.reviewing import part_of, put_together, review
from snapcount.testing.hidden import reshuffle_hidden
from snapcount.testing.random_games import random_play

HERONS, BADGERS = (tuple(deck) for deck in demo_decks("crd"))
TABLE = new_table((HERONS, BADGERS), edition_named("crd"))


def game_of(first: str, second: str, seed: str = "back") -> Record:
    match = Match(Entrant("Herons", HERONS, first), Entrant("Badgers", BADGERS, second), seed)
    return record_game(match, 1, False)


@pytest.fixture(scope="module")
def record() -> Record:
    return game_of("greedy", "random")


@pytest.fixture(scope="module")
def found(record: Record) -> Review:
    return review(record, judge="coach:assistant", quick="greedy", worlds=4)


# The account -------------------------------------------------------------------------------------


def adds_up(found: Review) -> bool:
    """Whether whole numbers add up, of every down and of the game: there is nothing to round."""
    for down in found.downs:
        luck = down.draws + down.grit + down.cards
        assert down.before + down.skill[0] - down.skill[1] + luck == down.after
    each = found.account
    parts = (each.skill[0], -each.skill[1], each.draws, each.grit, each.cards, each.ending)
    return all(isinstance(part, int) for part in parts) and each.start + sum(parts) == each.end


def test_the_account_adds_up_to_the_result(record: Record, found: Review) -> None:
    game = replay(record)
    assert list(found.score) == game.score
    assert found.names == ("Herons", "Badgers")
    assert found.account.end == (1000 if game.winner == 0 else 0)
    assert adds_up(found)


def test_what_people_read_adds_up_to_the_last_digit(found: Review) -> None:
    rows = [(name, round(float(value) * 10)) for name, value in account(found)]
    assert sum(value for _, value in rows[:-1]) == rows[-1][1]


def test_a_game_that_was_given_up_adds_up_too(record: Record) -> None:
    part = up_to(record, 30)
    verdicts = [*Judge(TABLE, "greedy", "greedy", 2).verdicts(part)]
    for winner, end in ((0, 1000), (1, 0), (-1, 500), (None, None)):
        found = put_together(part, course(part), verdicts, "greedy", 2, winner)
        assert adds_up(found)
        assert found.account.end == (found.chances[-1] if end is None else end)
        assert found.winner == winner
        assert len(found.decisions) == 30


def test_grit_is_luck_only_as_far_as_a_kick_could_come_off_otherwise(found: Review) -> None:
    for down in found.downs:
        kicked = any(word in down.outcome for word in ("punt", "field goal"))
        assert kicked or down.grit == 0
        if "field goal missed" in down.outcome and " own " in down.where:
            assert abs(down.grit) <= 10  # K-3: it never is good from there, and nobody was unlucky
    assert any(down.grit for down in found.downs)
    assert any("missed" in down.outcome and " own " in down.where for down in found.downs)


def test_what_is_expected_of_kicks_is_what_they_come_to_on_average(record: Record) -> None:
    went = course(record)
    judge = Judge(TABLE, "greedy", "greedy", 2)
    states = walk(record)
    game = next(states)
    luck = []
    for number, word in enumerate(record.answers, 1):
        option = answer_for(game, word)
        assert option is not None
        expected = judge.expected.after_kick(game, option, dice_from_seed(number))
        if expected is not None:
            kicked = next(at for at in went.kicks if at >= number)
            came = went.chances[kicked] if game.offense == 0 else 1 - went.chances[kicked]
            luck.append(came - expected)
        next(states)
    assert len(luck) > 8
    assert min(luck) < 0 < max(luck)
    assert abs(sum(luck)) / len(luck) < 0.02


def test_hands_that_are_drawn_are_luck_only_where_a_play_is_called(
    record: Record, found: Review
) -> None:
    kinds = {each.number: each.kind for each in found.decisions}
    drawn = [each for each in found.decisions if each.drawn]
    assert drawn
    assert {kinds[each.number] for each in drawn} == {"play calls"}
    for down in found.downs:
        own = [each for each in found.decisions if each.down == down.number]
        assert down.draws == sum(-each.drawn if each.seat else each.drawn for each in own)


# Decisions ---------------------------------------------------------------------------------------


def test_every_answer_is_judged(record: Record, found: Review) -> None:
    assert [each.number for each in found.decisions] == list(range(1, len(record.answers) + 1))
    for each in found.decisions:
        assert 0 <= each.cost <= 1000
        assert each.error >= 0
        if any(one.answer == each.chosen and one.share >= 60 for one in each.mix):
            assert each.cost == 0
    for seat in (0, 1):
        costs = sum(each.cost for each in found.decisions if each.seat == seat)
        assert found.account.skill[seat] == -costs == -found.sides[seat].whole.cost


def test_a_label_is_for_losses_beyond_twice_the_error(found: Review) -> None:
    assert label_of(51, 25) == "blunder"
    assert label_of(50, 25) == ""
    labels = [label_of(cost, 0) for cost in (9, 10, 24, 25, 49)]
    assert labels == ["", "inaccuracy", "inaccuracy", "mistake", "mistake"]
    labeled = [each for each in found.decisions if each.label]
    assert labeled
    for each in labeled:
        assert each.cost > BEYOND * each.error
    for place, (_, label) in enumerate(LABELS):
        for seat in (0, 1):
            own = [each for each in labeled if each.seat == seat and each.label == label]
            assert found.sides[seat].labels[place] == len(own)


def test_accuracy_is_by_phase_and_by_kind(found: Review) -> None:
    for seat, side in enumerate(found.sides):
        own = [each for each in found.decisions if each.seat == seat]
        for parts in (side.phases, side.kinds):
            assert sum(part.decisions for part in parts) == len(own)
            assert sum(part.cost for part in parts) == side.whole.cost
        for part in (side.whole, *side.phases, *side.kinds):
            assert part.decisions > 0
            assert (part.accuracy == 1000) == (part.cost == 0) or part.accuracy > 990
    rows = accuracies(found.sides)
    assert rows[0][0] == "whole game"
    worst = found.costliest(1)[0]
    assert part_of("", [worst]).accuracy == round(1000 * 0.5 ** (worst.cost / HALVES))


def test_a_copy_of_the_judge_gives_nothing_away_and_a_random_player_a_lot() -> None:
    """Both at one table: the copy answers as the judge would, with dice of its own."""
    record = up_to(game_of("coach:assistant", "random", "copy"), 160)
    copy, chance = review(record, judge="coach:assistant", worlds=4).sides
    assert copy.whole.cost < 30
    assert chance.whole.cost > 300
    assert copy.whole.accuracy > 990 > chance.whole.accuracy
    assert copy.labels[0] == 0 < chance.labels[0]


def test_turning_points_move_most_and_costs_come_worst_first(found: Review) -> None:
    points = found.turning_points(3)
    least = min(abs(down.change) for down in points)
    assert all(abs(down.change) <= least for down in found.downs if down not in points)
    assert [down.number for down in points] == sorted(down.number for down in points)
    costs = [each.cost for each in found.costliest(5)]
    assert costs == sorted(costs, reverse=True)
    assert {each.seat for each in found.costliest(50, 1)} == {1}
    assert "Herons" in turning(points[0], found.names)


def test_the_same_record_gives_the_same_review_in_parts_too(record: Record) -> None:
    part = up_to(record, 40)
    whole = [*Judge(TABLE, "coach:assistant", "greedy", 2).verdicts(part)]
    first, second = (
        Judge(TABLE, "coach:assistant", "greedy", 2),
        Judge(TABLE, "coach:assistant", "greedy", 2),
    )
    assert [*first.verdicts(up_to(part, 25)), *second.verdicts(part, 26)] == whole


def test_a_review_travels_as_json(found: Review) -> None:
    assert msgspec.json.decode(msgspec.json.encode(found), type=Review) == found


def test_a_page_about_a_game(record: Record, found: Review) -> None:
    html = review_page(found, record)
    assert html.count("<svg") == 2
    for words in ("Turning points", "luck: hands drawn", "The chance to win", "Accuracy"):
        assert words in html


# Judging -----------------------------------------------------------------------------------------


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
    judge = Judge(TABLE, "coach:pro", "coach:assistant", 8)
    thought = judge.think(game, dice_from_seed(1))
    assert thought.probabilities[place] == 0
    cost = judge.cost(game, place, thought, dice_from_seed(2))
    assert cost.mean > 0.05
    assert 0 < cost.error < cost.mean / 2
    record.answer(game, asked.options[place])
    verdict = [*Judge(TABLE, "coach:assistant", "greedy", 8).verdicts(record, len(record.answers))]
    found = put_together(record, course(record), verdict, "coach:assistant", 8)
    punt = found.decisions[-1]
    assert (punt.kind, punt.chosen, punt.seat) == ("run or kick", "punt", asked.seat)
    assert punt.label
    assert "punt. " in costly(punt, found.names)


def test_what_the_mix_has_costs_nothing() -> None:
    game = new_game(TABLE, 1)
    judge = Judge(TABLE, "greedy", "greedy", 2)
    even = Thought([1 / 3] * 3, 0.5)
    assert judge.cost(game, 1, even, dice_from_seed(2)) == (0, 0)


def test_a_decision_is_judged_as_the_player_knew_it() -> None:
    game = new_game(TABLE, "hidden")
    judge = Judge(TABLE, "coach:assistant", "greedy", 2)
    looked_at = called = 0
    for number, state in enumerate(random_play(game, 3)):
        asked = state.decision
        if asked is None or (number % 11 and asked.kind != ASK_CALL) or looked_at > 40:
            continue
        other = reshuffle_hidden(state, asked.seat, dice_from_seed(number))
        place = len(asked.options) - 1
        verdicts = [judge.verdict(g, 1, place, dice_from_seed(9)) for g in (state, other)]
        assert verdicts[0] == verdicts[1]
        called += verdicts[0].drawn != 0
        looked_at += 1
    assert looked_at > 20
    assert called > 5
