"""A coach with a style: it leans, and makes no call that it wouldn't make without one."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from snapcount.agents.coach.coach import Coach
from snapcount.agents.coach.facts import Facts
from snapcount.agents.coach.styles import STYLES
from snapcount.agents.names import UnknownAgent, agent_named, is_agent, player_called
from snapcount.cards.demo import demo_decks
from snapcount.engine.dice import dice_from_seed
from snapcount.engine.editions import edition_named
from snapcount.engine.game import new_game
from snapcount.engine.options import ASK_CALL, CALL, PLAY_A_CARD
from snapcount.engine.setup import new_table
from snapcount.engine.terms import ANY_RUN, LONG_PASS, MEDIUM_PASS
from snapcount.engine.views.view import OptionSeen, View
from snapcount.testing import scenario
from snapcount.testing.season import season_action

TABLE = new_table(demo_decks("crd"), edition_named("crd"))
FACTS = Facts(TABLE)


def questions(count: int) -> Iterator[View]:
    """What the offense, or the defense, is asked to call in a game of chance."""
    game = new_game(TABLE, 4)
    dice = dice_from_seed(4)
    while game.decision is not None and count:
        if game.decision.kind == ASK_CALL:
            yield game.observe(game.decision.seat)
            count -= 1
        game.apply(game.decision.options[dice.below(len(game.decision.options))])


def chances(style: str, view: View) -> list[float]:
    assert view.decision is not None
    coach = Coach(TABLE, "assistant", style)
    return list(coach.choose(view, view.decision, dice_from_seed(1)).probabilities)


def share(style: str, views: list[View], bits: list[int], wanted: int) -> float:
    """How likely a call with one of the wanted bits is, on average."""
    total = 0.0
    for view in views:
        assert view.decision is not None
        for option, chance in zip(view.decision.options, chances(style, view), strict=True):
            if option.verb == CALL and bits[FACTS.card[option.card]] & wanted:
                total += chance
    return total / len(views)


def calls_asked(offense: bool) -> list[View]:
    return [view for view in questions(40) if (view.seat == view.offense) == offense]


def test_runs_and_passes_are_called_more_by_those_who_like_them() -> None:
    asked = calls_asked(True)
    passes, plain, runs = (
        share(style, asked, TABLE.offense_call, ANY_RUN) for style in ("passes", "", "runs")
    )
    assert passes + 0.05 < plain < runs - 0.05


def test_pressure_stops_the_long_throws() -> None:
    asked = calls_asked(False)
    deep = MEDIUM_PASS | LONG_PASS
    assert share("pressure", asked, TABLE.stops, deep) > share("", asked, TABLE.stops, deep) + 0.05


@pytest.mark.parametrize("style", STYLES)
def test_a_style_never_makes_a_call_that_would_not_be_made_without_it(style: str) -> None:
    for view in list(questions(8)):
        for plain, leaning in zip(chances("", view), chances(style, view), strict=True):
            assert (plain > 0) == (leaning > 0)


def test_pressure_spends_its_cards_on_defense_alone() -> None:
    hits = season_action("Big Hit")  # The offense loses 10 yards.
    for offense, defense, more in (((hits,), (), False), ((), (hits,), True)):
        game = scenario("crd", offense=list(offense), defense=list(defense)).state
        seat = game.offense if offense else 1 - game.offense
        view = game.observe(seat)
        held = view.sides[seat].action_hand
        assert held is not None
        plain, pressing = (Coach(game.table, "assistant", style) for style in ("", "pressure"))
        option = OptionSeen(PLAY_A_CARD, card=held[0])
        leans = pressing.leaning(view, option) - plain.leaning(view, option)
        assert (leans > 0) == more


def test_a_coach_of_any_level_is_named_with_its_style() -> None:
    coach = agent_named("coach:rookie:pressure", TABLE)
    assert coach.name == "coach:rookie:pressure"
    assert is_agent("coach:pro:runs")
    for name in ("coach:runs", "greedy:runs", "coach:pro:kicks", "coach::runs", "coach:pro:"):
        assert not is_agent(name)
        with pytest.raises(UnknownAgent, match="style"):
            agent_named(name, TABLE)


@pytest.mark.parametrize(
    ("agent", "name"),
    [
        ("greedy", "Greedy"),
        ("coach", "Coach"),
        ("coach:pee-wee", "Pee-Wee Coach"),
        ("coach:all-pro:passes", "All-Pro Pass Coach"),
    ],
)
def test_an_agent_has_a_name_that_goes_into_any_sentence(agent: str, name: str) -> None:
    assert player_called(agent) == name
