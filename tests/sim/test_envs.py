"""The environments pass their libraries' own tests; masks are the options, views keep secrets."""

from __future__ import annotations

from importlib.util import find_spec

import pytest

if find_spec("gymnasium") is None or find_spec("pettingzoo") is None:
    pytest.skip(
        "gymnasium and pettingzoo are not installed: snapcount[rl]", allow_module_level=True
    )

import gymnasium
import msgspec
import numpy as np
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test  # type: ignore[import-untyped]

from snapcount.cards.card import PlayCard
from snapcount.cards.demo import demo_decks
from snapcount.engine.dice import dice_from_seed
from snapcount.engine.editions import edition_named
from snapcount.engine.errors import IllegalAnswer, SetupError
from snapcount.engine.game import new_game
from snapcount.engine.options import VERBS
from snapcount.engine.setup import new_table
from snapcount.engine.views.view import OptionSeen
from snapcount.sim.envs import encoding
from snapcount.sim.envs.aec import AGENTS, env, raw_env
from snapcount.sim.envs.single import NAME, SnapcountEnv, register
from snapcount.testing.hidden import reshuffle_hidden
from snapcount.testing.random_games import random_states

EDITIONS = ("2019", "2021", "2022", "crd")


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("edition", ["crd", "2019"])
def test_pettingzoo_finds_nothing_wrong(edition: str) -> None:
    api_test(env(edition=edition), num_cycles=300, verbose_progress=False)
    api_test(raw_env(edition=edition), num_cycles=300, verbose_progress=False)


@pytest.mark.filterwarnings("ignore")
def test_pettingzoo_finds_the_same_seed_to_give_the_same_game() -> None:
    seed_test(env, num_cycles=60)


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("opponent", ["random", "greedy"])
def test_gymnasium_finds_nothing_wrong(opponent: str) -> None:
    register()
    check_env(gymnasium.make(NAME, opponent=opponent).unwrapped, skip_render_check=True)


@pytest.mark.parametrize("edition", EDITIONS)
def test_whole_games_by_the_masks(edition: str) -> None:
    table = raw_env(edition=edition)
    chance = np.random.default_rng(1)
    for seed in range(3):
        table.reset(seed=seed)
        for agent in table.agent_iter():
            observation, _, terminated, truncated, _ = table.last()
            mask = observation["action_mask"]
            assert table.observation_space(agent).contains(observation)
            if terminated or truncated:
                assert mask.sum() == 0
                table.step(None)
                continue
            assert table.game is not None
            decision = table.game.decision
            assert decision is not None
            assert mask.sum() == len(decision.options)
            assert AGENTS[decision.seat] == agent
            other = table.observe(AGENTS[1 - decision.seat])
            assert other["action_mask"].sum() == 0
            table.step(int(chance.choice(np.flatnonzero(mask))))
        assert table.agents == []


def test_who_wins_gets_one_and_who_loses_minus_one() -> None:
    table = raw_env()
    chance = np.random.default_rng(2)
    table.reset(seed=4)
    rewards = dict.fromkeys(AGENTS, 0.0)
    game = table.game
    assert game is not None
    for agent in table.agent_iter():
        observation, reward, terminated, _, _ = table.last()
        rewards[agent] += reward
        mask = np.flatnonzero(observation["action_mask"])
        table.step(None if terminated else int(chance.choice(mask)))
    assert game.winner >= 0
    assert rewards == {AGENTS[game.winner]: 1.0, AGENTS[1 - game.winner]: -1.0}


def test_an_action_that_is_not_offered() -> None:
    table = raw_env()
    table.reset(seed=1)
    wrong = int(np.flatnonzero(table.last()[0]["action_mask"] == 0)[0])
    with pytest.raises(IllegalAnswer, match="the mask"):
        table.step(wrong)
    alone = SnapcountEnv(seat=1)
    observation, _ = alone.reset(seed=1)
    wrong = int(np.flatnonzero(observation["action_mask"] == 0)[0])
    observation, reward, terminated, _, info = alone.step(wrong)
    assert (reward, terminated, info["illegal"]) == (-1.0, True, True)
    assert observation["action_mask"].sum() == 0


def test_a_whole_game_alone_from_either_seat() -> None:
    chance = np.random.default_rng(3)
    for seat in (0, 1):
        alone = SnapcountEnv(opponent="random", seat=seat, render_mode="ansi")
        observation, info = alone.reset(seed=seat)
        assert info["seat"] == seat
        terminated, reward = False, 0.0
        while not terminated:
            assert reward == 0
            action = int(chance.choice(np.flatnonzero(observation["action_mask"])))
            observation, reward, terminated, _, info = alone.step(action)
        assert alone.game is not None
        assert reward == (1.0 if alone.game.winner == seat else -1.0)
        assert "Home" in (alone.render() or "")


# What is in the arrays ---------------------------------------------------------------------------


@pytest.mark.parametrize("edition", EDITIONS)
def test_actions_are_different_and_within_their_verb(edition: str) -> None:
    for seed in range(3):
        for game in random_states(edition, seed):
            decision = game.decision
            if decision is None:
                continue
            seen = game.observe(decision.seat).decision
            assert seen is not None
            numbers = encoding.action_numbers(seen.options)
            assert len(set(numbers)) == len(numbers)
            for option, number in zip(seen.options, numbers, strict=True):
                assert number // encoding.THINGS == option.verb < VERBS


def test_the_same_option_is_the_same_action_in_other_company() -> None:
    one, two = OptionSeen(6, card=12), OptionSeen(6, card=13)
    assert encoding.action_numbers([one, two]) == encoding.action_numbers([two, one])[::-1]


@pytest.mark.parametrize("edition", EDITIONS)
def test_what_a_seat_cannot_know_changes_nothing(edition: str) -> None:
    for seed in range(2):
        dice = dice_from_seed(seed)
        for number, game in enumerate(random_states(edition, seed)):
            if number % 7 or game.decision is None:
                continue
            for seat in (0, 1):
                other = reshuffle_hidden(game, seat, dice)
                assert np.array_equal(
                    encoding.encode(game.observe(seat)), encoding.encode(other.observe(seat))
                )


def test_observations_tell_hands_apart() -> None:
    table = raw_env().table
    views = [encoding.encode(new_game(table, seed).observe(0)) for seed in range(10)]
    assert len({view.tobytes() for view in views}) == 10
    assert all(view.shape == (encoding.SIZE,) and view.dtype == np.float32 for view in views)
    assert all(view.min() >= -1 and view.max() <= 1 for view in views)


def test_a_table_with_too_many_cards_is_refused() -> None:
    play = next(card for card in demo_decks("crd")[0] if isinstance(card, PlayCard))
    plays = [msgspec.structs.replace(play, name=f"Play {n}") for n in range(161)]
    encoding.refuse_large(new_table((plays[:160], []), edition_named("crd")))
    with pytest.raises(SetupError, match=r"Too many different cards \(161\)"):
        encoding.refuse_large(new_table((plays, []), edition_named("crd")))
