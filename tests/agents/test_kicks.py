"""The coach kicks by the odds, with what the cards on the field say of kicks."""

from __future__ import annotations

import pytest

import snapcount
from snapcount.agents.coach.coach import Coach
from snapcount.agents.coach.deals import dealt
from snapcount.agents.coach.kicks import field_goal_value, grit_chances, punt_value
from snapcount.agents.coach.levels import EASIEST_LEVEL
from snapcount.agents.coach.winning import chance_after_play, model_says, offense_wins, win_chance
from snapcount.cards.demo import demo_decks
from snapcount.engine.dice import Dice, dice_from_seed
from snapcount.engine.editions import edition_named
from snapcount.engine.game import Game, new_game
from snapcount.engine.options import (
    ASK_CALL,
    ASK_PLAY_OR_KICK,
    ASK_TIMEOUT,
    KICK_FIELD_GOAL,
    KICK_PUNT,
    LET_IT_RUN,
    RUN_A_PLAY,
)
from snapcount.engine.setup import new_table
from snapcount.engine.views.worlds import Worlds
from snapcount.testing import Scenario, Side, action, gridiron, play, rule, scenario
from snapcount.testing.season import season_gridiron, season_player

EVEN = [0.1] * 10


def fourth(*, ball: int = 60, **declared: object) -> Scenario:
    return scenario("crd", down=4, ball=ball, at="play or kick", **declared)  # type: ignore[arg-type]


def test_a_field_goal_is_worth_more_with_a_kicker() -> None:
    """From the 40 a bare field goal is good with a 9 alone (K-3); 15 yards nearer with 2 to 6."""
    kicker = Side(players=(season_player("Percy Upright"),))
    bare, better = fourth().state, fourth(offense=kicker).state
    assert field_goal_value(better, EVEN) > field_goal_value(bare, EVEN) + 0.02


def test_a_field_goal_is_worth_more_where_it_scores_four() -> None:
    contest = Side(gridirons=[season_gridiron("Kicking Contest")])
    bare, better = fourth(ball=90).state, fourth(ball=90, offense=contest).state
    assert field_goal_value(better, EVEN) > field_goal_value(bare, EVEN)


def test_a_punt_is_worth_more_where_it_goes_farther() -> None:
    punter = Side(players=(season_player("Gibson Lofty"),))
    bare, better = fourth(ball=20).state, fourth(ball=20, offense=punter).state
    assert punt_value(better, EVEN) > punt_value(bare, EVEN)


def test_the_grit_of_a_kick_counts_with_what_is_added_to_it() -> None:
    """Everything flipped is 2, which is not good from the 30; with 1 more it is (K-3: 3 to 6)."""
    twos = [0.0, 0.0, 1.0, *[0.0] * 7]
    more = Side(gridirons=[gridiron("The Grit of each player's kicks is increased by 1.")])
    bare, better = fourth(ball=70).state, fourth(ball=70, offense=more).state
    assert field_goal_value(better, twos) > field_goal_value(bare, twos) + 0.02


def first_asked(kind: int, *, defense: bool | None = False, edition: str = "crd") -> Game:
    """A game with its hands dealt, where that is asked for the first time."""
    game = new_game(new_table(demo_decks(edition), edition_named(edition)), 3)
    while game.decision is not None:
        asks_defense = game.decision.seat != game.offense
        if game.decision.kind == kind and (defense is None or asks_defense == defense):
            break
        game.apply(game.decision.options[0])
    return game


def test_a_kick_is_worth_what_it_is_with_the_hands_both_hold() -> None:
    """The other side's cards are hidden, but how many there are is not."""
    game = first_asked(ASK_PLAY_OR_KICK)
    game.ball, game.down = 80, 4
    coach = Coach(game.table)
    view = game.observe(game.offense)
    assert view.decision is not None
    worlds = coach.maker.worlds(view)
    grit = grit_chances(coach.facts, worlds)
    wanted = {KICK_PUNT: punt_value(game, grit), KICK_FIELD_GOAL: field_goal_value(game, grit)}
    found = coach.kicks(view.decision, worlds, dealt(worlds, dice_from_seed(1)))
    assert len(found) == 2
    for place, value in found.items():
        assert value == pytest.approx(wanted[view.decision.options[place].verb])


@pytest.mark.skipif(snapcount.compiled(), reason="compiled modules call each other directly")
@pytest.mark.parametrize("kind", [ASK_PLAY_OR_KICK, ASK_CALL])
def test_both_kicks_and_all_calls_are_weighed_on_one_deal(
    kind: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    deals: list[Game] = []

    def counted(worlds: Worlds, dice: Dice) -> Game:
        deals.append(dealt(worlds, dice))
        return deals[-1]

    monkeypatch.setattr("snapcount.agents.coach.coach.dealt", counted)
    monkeypatch.setattr("snapcount.agents.coach.calls.dealt", counted)
    game = first_asked(kind, edition="crd" if kind == ASK_PLAY_OR_KICK else "2019")
    view = game.observe(game.offense)
    assert view.decision is not None
    assert KICK_PUNT in [option.verb for option in view.decision.options]
    Coach(game.table).choose(view, view.decision, dice_from_seed(1))
    assert len(deals) == 1


@pytest.mark.parametrize("defense", [False, True])
def test_a_pair_of_calls_is_worth_what_it_is_with_the_hands_both_hold(defense: bool) -> None:
    """A Play that is called already counts as one of the hand, as the other side's will."""
    game = first_asked(ASK_CALL, defense=defense)
    coach = Coach(game.table)
    assert game.decision is not None
    view = game.observe(game.decision.seat)
    calls = coach.calls(view, coach.maker.worlds(view), dice_from_seed(1))
    assert calls is not None
    before = first_asked(ASK_CALL)
    for a, row in enumerate(calls.rows):
        for b, column in enumerate(calls.columns):
            outcome = coach.facts.outcome(row, column)
            assert calls.worth[a][b] == pytest.approx(chance_after_play(before, *outcome))


def test_what_is_left_when_a_play_cannot_be_run_counts_the_hidden_hand() -> None:
    game = first_asked(ASK_PLAY_OR_KICK)
    seat = game.offense
    for pile in (game.play_hand, game.play_deck, game.play_discard):
        pile[seat] = []
    coach = Coach(game.table)
    view = game.observe(seat)
    assert view.decision is not None
    thought = coach.choose(view, view.decision, dice_from_seed(1))
    assert thought.value == pytest.approx(win_chance(game, seat), abs=0.02)


@pytest.mark.parametrize("ball", [5, 25, 45])
@pytest.mark.parametrize("clock", [3, 8, 15])
def test_a_fourth_down_is_worth_the_punt_at_least(ball: int, clock: int) -> None:
    game = fourth(ball=ball, clock=clock, calls=(play("Run Left", 3), play("Run Right", 0))).state
    to = 100 - (ball + 40)
    after = model_says(0, clock - 1, 2, 0, to, 1, 3, 3, 0.0, 0, 1)
    assert offense_wins(game) >= 1 - after - 1e-9


def test_a_play_is_tried_out_before_a_kick_is_chosen() -> None:
    """The cards say 15 yards and a touchdown; the defense's deck is full of cards that stop it."""
    stops = action("The play becomes stopped.", when="on field adjustments")
    wall = Side(hand=[stops] * 5, action_deck=[stops] * 40)
    two = Side(plays=[play("Run Right", 3)])
    game = fourth(ball=90, clock=1, period=1, score=(10, 14), offense=two, defense=wall).state
    coach = Coach(game.table)
    view = game.observe(0)
    calls = coach.calls(view, coach.maker.worlds(view), dice_from_seed(1))
    assert calls is not None
    assert calls.mix(play_out=False).value > 0.999
    assert calls.mix().value < 0.9


def test_a_play_is_tried_out_on_any_down_where_a_kick_comes_close() -> None:
    """On third down the cards promise more than the kick; what the defense holds stops the play."""
    stops = action("The play becomes stopped.", when="on field adjustments")
    wall = Side(hand=[stops] * 5, action_deck=[stops] * 40)
    two = Side(plays=[play("Run Right", 3)])
    game = scenario(
        "crd", down=3, ball=65, clock=3, period=1, at="play or kick", offense=two, defense=wall
    ).state
    coach = Coach(game.table)
    view = game.observe(0)
    assert view.decision is not None
    worlds = coach.maker.worlds(view)
    calls = coach.calls(view, worlds, dice_from_seed(1))
    assert calls is not None
    kicks = coach.kicks(view.decision, worlds, dealt(worlds, dice_from_seed(1)))
    assert calls.mix(play_out=False).value > max(kicks.values())
    thought = coach.choose(view, view.decision, dice_from_seed(1))
    chosen = view.decision.options[list(thought.probabilities).index(1.0)]
    assert chosen.verb == KICK_FIELD_GOAL


def test_by_the_book_is_a_play_on_three_downs_and_a_kick_on_fourth() -> None:
    """The easiest coach: it neither goes for it, nor kicks early, nor spends a timeout."""
    for edition, asked in (("crd", ASK_PLAY_OR_KICK), ("2019", ASK_CALL)):
        game = first_asked(asked, edition=edition)
        game.ball = 85
        easiest = Coach(game.table, EASIEST_LEVEL)
        for clock, score in ((9, [14, 14]), (3, [0, 14])):
            for down in (1, 2, 3, 4):
                game.down, game.clock, game.score = down, clock, score
                view = game.observe(game.offense)
                assert view.decision is not None
                thought = easiest.choose(view, view.decision, dice_from_seed(1))
                kicked = sum(
                    chance
                    for chance, option in zip(
                        thought.probabilities, view.decision.options, strict=True
                    )
                    if option.verb in (KICK_PUNT, KICK_FIELD_GOAL)
                )
                assert kicked == (1.0 if down == 4 else 0.0)


def test_by_the_book_ends_with_the_clock() -> None:
    """Behind by 7 on the last down, nobody kicks."""
    game = first_asked(ASK_PLAY_OR_KICK)
    game.period, game.clock, game.down, game.ball = 1, 1, 4, 85
    game.score[1 - game.offense] = 7
    view = game.observe(game.offense)
    assert view.decision is not None
    thought = Coach(game.table, EASIEST_LEVEL).choose(view, view.decision, dice_from_seed(1))
    verbs = [option.verb for option in view.decision.options]
    assert thought.probabilities[verbs.index(RUN_A_PLAY)] == 1.0


def test_by_the_book_timeouts_are_kept() -> None:
    game = first_asked(ASK_TIMEOUT, defense=None)
    assert game.decision is not None
    view = game.observe(game.decision.seat)
    assert view.decision is not None
    thought = Coach(game.table, EASIEST_LEVEL).choose(view, view.decision, dice_from_seed(1))
    verbs = [option.verb for option in view.decision.options]
    assert thought.probabilities[verbs.index(LET_IT_RUN)] == 1.0


@rule("F-2", "F-3")
def test_a_hand_with_one_way_to_call_can_be_tried_out() -> None:
    """The Play drawn is the same again, so the other side is asked at once, for what it holds."""
    run, other, third = play("Run Left", 3), play("Run Right", 5), play("Run Middle", 7)
    game = fourth(
        ball=85,
        calls=(run, other),
        offense=Side(play_deck=[run] * 40),
        defense=Side(plays=[run], play_deck=[third, run, other] * 8),
    ).state
    coach = Coach(game.table)
    view = game.observe(0)
    for seed in range(4):
        calls = coach.calls(view, coach.maker.worlds(view), dice_from_seed(seed))
        assert calls is not None
        assert list(calls.mix().chances.values()) == [1.0]
