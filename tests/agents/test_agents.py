"""What holds for every agent: legal thoughts, honesty, the same again for the same chance."""

from __future__ import annotations

import itertools

import pytest

from snapcount.agents.agent import Agent, normalized, pick
from snapcount.agents.match import match, mirrored_pair, play_game, result
from snapcount.agents.names import AGENT_NAMES, UnknownAgent, agent_named
from snapcount.cards.demo import demo_decks
from snapcount.engine.dice import dice_from_seed
from snapcount.engine.editions import EDITION_NAMES, edition_named
from snapcount.engine.game import Game
from snapcount.engine.setup import new_table
from snapcount.engine.table import Table
from snapcount.testing.hidden import reshuffle_hidden
from snapcount.testing.random_games import random_states


def demo_table(edition: str = "crd") -> Table:
    return new_table(demo_decks(edition), edition_named(edition))


def pace(name: str) -> int:
    """Of how many decisions one is looked at: who thinks takes time."""
    return {"random": 7, "greedy": 7, "coach:assistant": 13}.get(name, 61)


def think(agent: Agent, game: Game, seed: str) -> tuple[list[float], float, int]:
    """An agent's thought about the current decision, and the dice that it left."""
    decision = game.decision
    assert decision is not None
    view = game.observe(decision.seat)
    assert view.decision is not None
    dice = dice_from_seed(seed)
    thought = agent.choose(view, view.decision, dice)
    return list(thought.probabilities), thought.value, dice.word()


@pytest.mark.parametrize("edition", EDITION_NAMES)
@pytest.mark.parametrize("name", AGENT_NAMES)
def test_a_thought_is_one_probability_an_option_and_a_chance_to_win(
    name: str, edition: str
) -> None:
    for game in itertools.islice(random_states(edition, 11), 0, 400, pace(name)):
        if game.decision is None:
            break
        probabilities, value, _ = think(agent_named(name, game.table), game, "thought")
        assert len(probabilities) == len(game.decision.options)
        assert min(probabilities) >= 0
        assert sum(probabilities) == pytest.approx(1)
        assert 0 <= value <= 1


@pytest.mark.parametrize("edition", EDITION_NAMES)
@pytest.mark.parametrize("name", AGENT_NAMES)
def test_an_agent_is_honest(name: str, edition: str) -> None:
    """Law 5: what a seat cannot know leaves no trace in what its agent thinks, to the last bit."""
    asked = 0
    games = itertools.chain.from_iterable(random_states(edition, seed) for seed in range(25, 30))
    for place, game in enumerate(itertools.islice(games, 0, 400, pace(name))):
        if game.decision is None:
            continue
        agent = agent_named(name, game.table)
        other = reshuffle_hidden(game, game.decision.seat, dice_from_seed(f"hidden {place}"))
        assert think(agent, game, "same") == think(agent, other, "same")
        asked += 1
    assert asked >= 3


def test_the_same_seed_gives_the_same_game_again() -> None:
    table = demo_table()
    for name in ("random", "greedy", "coach:sandlot", "coach:assistant"):
        agents = agent_named(name, table), agent_named(name, table)
        once, again = play_game(table, 5, agents), play_game(table, 5, agents)
        assert once.fingerprint() == again.fingerprint()
        assert once.decisions == again.decisions


def test_a_mirrored_pair_deals_the_same_cards_twice() -> None:
    table = demo_table()
    agent = agent_named("greedy", table)
    pair = mirrored_pair(table, 3, agent, agent)
    assert pair.first.fingerprint() == pair.second.fingerprint()
    assert pair.points == 1.0
    assert result(pair.first, 0) + result(pair.first, 1) == 1.0


def test_greedy_beats_random() -> None:
    table = demo_table()
    greedy, chance = agent_named("greedy", table), agent_named("random", table)
    pairs = list(match(table, "greedy", 8, greedy, chance))
    assert sum(pair.points for pair in pairs) >= 14


def test_an_agent_that_nobody_knows_is_refused_with_the_names_of_those_there_are() -> None:
    with pytest.raises(UnknownAgent, match="greedy"):
        agent_named("gready", demo_table())


def test_picks_are_as_likely_as_the_thought_says() -> None:
    dice = dice_from_seed(1)
    picks = [pick([0.5, 0.0, 0.3, 0.2], dice) for _ in range(4000)]
    assert picks.count(1) == 0
    assert 0.46 < picks.count(0) / 4000 < 0.54
    assert 0.17 < picks.count(3) / 4000 < 0.23


def test_rounding_never_picks_what_is_impossible() -> None:
    dice = dice_from_seed(1)
    assert {pick([1e-12, 1e-12, 0.0], dice) for _ in range(50)} == {1}
    assert normalized([0.0, 0.0]) == [0.5, 0.5]
