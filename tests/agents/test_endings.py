"""Endings solved exactly, and the exam."""

from __future__ import annotations

import pytest

from snapcount.agents.agent import Thought
from snapcount.agents.coach.fit import interval
from snapcount.agents.endings.exam import Ending, Endings, Examiner, committed, exam
from snapcount.agents.endings.generate import endings_of_game, solved
from snapcount.agents.endings.solve import Solver, equilibrium, hands, with_hand
from snapcount.agents.endings.tree import TooLarge, calls, defense_calls, is_over, outcomes
from snapcount.agents.names import agent_named
from snapcount.engine.dice import Dice
from snapcount.engine.records.position import to_line
from snapcount.engine.views.view import DecisionSeen, View


@pytest.fixture(scope="module")
def endings() -> Endings:
    return committed()


def some(endings: Endings, open_hands: bool, count: int) -> list[Ending]:
    which = [ending for ending in endings.endings if ending.open_hands == open_hands]
    return which[:: max(len(which) // count, 1)][:count]


def test_there_are_more_than_three_hundred_and_each_is_a_last_down(endings: Endings) -> None:
    assert len(endings.endings) >= 300
    assert len({ending.line for ending in endings.endings}) == len(endings.endings)
    for ending in endings.endings[::25]:
        game = endings.game(ending)
        assert (game.period, game.clock, game.timeouts) == (1, 1, [0, 0])
        assert game.decision is not None
        assert game.decision.seat == game.offense


def test_the_value_of_rock_paper_scissors() -> None:
    pytest.importorskip("scipy")
    assert equilibrium([[0.5, 0, 1], [1, 0.5, 0], [0, 1, 0.5]]) == pytest.approx(0.5)
    assert equilibrium([[2.0, 0.0], [0.0, 1.0]]) == pytest.approx(2 / 3)


@pytest.mark.parametrize("open_hands", [True, False])
def test_the_committed_values_are_what_solving_gives(endings: Endings, open_hands: bool) -> None:
    pytest.importorskip("scipy")
    for ending in some(endings, open_hands, 6):
        assert solved(endings.game(ending), open_hands) == pytest.approx(ending.value, abs=1e-5)


def test_chances_of_outcomes_add_up_to_one(endings: Endings) -> None:
    seen = 0
    for ending in some(endings, True, 12):
        after, replies = defense_calls(endings.game(ending))
        for reply in replies:
            found = outcomes(after, reply)
            assert sum(out.chance for out in found) == pytest.approx(1)
            for out in found:
                if not is_over(out.game) and out.game.decision is not None:
                    for option in out.game.decision.options:
                        further = outcomes(out.game, option)
                        assert sum(o.chance for o in further) == pytest.approx(1)
                        seen = max(seen, len(further))
    assert seen >= 1


def test_hands_that_may_be_held_are_dealt_without_losing_a_card(endings: Endings) -> None:
    (ending,) = some(endings, False, 1)
    game = endings.game(ending)
    for seat in (0, 1):
        possible = hands(game, seat)
        assert sum(hand.chance for hand in possible) == pytest.approx(1)
        for hand in possible:
            dealt = with_hand(game, seat, hand)
            held = sorted(game.table.definition[card] for card in dealt.play_hand[seat])
            assert held == sorted(hand.plays)
            assert sorted(dealt.play_hand[seat] + dealt.play_deck[seat]) == sorted(
                game.play_hand[seat] + game.play_deck[seat]
            )


class First:
    """Always gives the first answer: easy to exploit."""

    name = "first"
    blind = False

    def choose(self, view: View, decision: DecisionSeen, rng: Dice) -> Thought:
        return Thought([1.0] + [0.0] * (len(decision.options) - 1), 0.5)


@pytest.mark.parametrize("open_hands", [True, False])
def test_nobody_gets_more_than_the_value_against_the_best_reply(
    endings: Endings, open_hands: bool
) -> None:
    which = some(endings, open_hands, 8)
    for name in ("random", "greedy"):
        agents = [agent_named(name, table) for table in endings.tables]
        for one in exam(endings, agents, which):
            assert one.lost > -1e-5
    fixed = list(exam(endings, [First()] * len(endings.tables), which))
    assert max(one.lost for one in fixed) > 0.1


def test_a_fixed_call_is_answered_by_the_worst_reply(endings: Endings) -> None:
    """The examiner knows what the agent does: against a fixed call it finds the worst column."""
    pytest.importorskip("scipy")
    ending = next(e for e in some(endings, True, 40) if endings.game(e).offense == e.seat)
    game = endings.game(ending)
    got = Examiner(First(), ending).both_call(game) if len(calls(game)) > 1 else 0.0
    rows, _ = Solver(100_000).matrix(game)
    best = [min(row if ending.seat == 0 else [1 - cell for cell in row]) for row in rows]
    assert got <= max(best) + 1e-9


def test_coach_passes_a_small_exam(endings: Endings) -> None:
    which = some(endings, True, 20)
    agents = [agent_named("coach", table) for table in endings.tables]
    mean, _ = interval([one.lost for one in exam(endings, agents, which)])
    assert mean <= 0.03


def test_endings_can_be_made_anew(endings: Endings) -> None:
    pytest.importorskip("scipy")
    table = endings.tables[0]
    agents = agent_named("greedy", table), agent_named("greedy", table)
    made = endings_of_game(table, 0, "h0", agents, open_hands=False)
    for ending in made:
        assert 0 < ending.value < 1
        assert to_line(endings.game(ending)) == ending.line


def test_what_cannot_be_laid_out_is_too_large(endings: Endings) -> None:
    game = endings.game(some(endings, True, 1)[0])
    with pytest.raises(TooLarge):
        Solver(0).value(game)
