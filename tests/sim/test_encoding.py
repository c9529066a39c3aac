"""Arrays written from a state are those made from the view: nothing else gets into them."""

from __future__ import annotations

from importlib.util import find_spec

import pytest

if find_spec("numpy") is None:
    pytest.skip("numpy is not installed: snapcount[rl]", allow_module_level=True)

import numpy as np

from snapcount.engine.dice import dice_from_seed
from snapcount.engine.editions import edition_named
from snapcount.engine.game import Game, new_game
from snapcount.engine.state import State
from snapcount.engine.views.observing import observe
from snapcount.sim.envs import encoding
from snapcount.testing import rule
from snapcount.testing.hidden import reshuffle_hidden
from snapcount.testing.random_games import random_play, random_states, random_table

EDITIONS = ("2019", "2021", "2022", "crd")
TABLES, GAMES = 5, 10  # of each edition: 200 games in all


def assert_as_viewed(game: Game, seat: int) -> None:
    """What is written from the state is what is made from the view, bit for bit."""
    view = observe(game, seat, to_think=False)
    assert encoding.observation(game, seat).tobytes() == encoding.encode(view).tobytes()
    if view.decision is not None:
        assert encoding.offered(game) == encoding.action_numbers(view.decision.options)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("table", range(TABLES))
def test_arrays_of_states_are_those_of_views(edition: str, table: int) -> None:
    all_pro = table == 1 and edition_named(edition).all_pro_allowed
    cards = random_table(edition, table, all_pro)
    for seed in range(GAMES):
        for number, game in enumerate(random_play(new_game(cards, seed), seed)):
            asked = game.decision
            if asked is not None:
                assert_as_viewed(game, asked.seat)
            if number % 4 == 0 or asked is None:  # the seat that waits
                for seat in (0, 1):
                    assert_as_viewed(game, seat)


@rule("F-3")
@pytest.mark.parametrize("edition", EDITIONS)
def test_what_a_seat_cannot_know_is_not_in_its_array(edition: str) -> None:
    for seed in range(2):
        dice = dice_from_seed(seed)
        for number, game in enumerate(random_states(edition, seed)):
            if number % 7:
                continue
            for seat in (0, 1):
                other = reshuffle_hidden(game, seat, dice)
                known = encoding.observation(game, seat)
                assert np.array_equal(known, encoding.observation(other, seat))


def test_an_array_is_its_owners_own() -> None:
    game = new_game(random_table("crd", 0), 0)
    first = encoding.observation(game, 0)
    kept = first.copy()
    first[:] = 1
    encoding.mask_of([3])[:] = 1
    assert np.array_equal(encoding.observation(game, 0), kept)
    assert encoding.mask_of([3]).sum() == 1


def test_a_spectator_has_no_array() -> None:
    game: State = new_game(random_table("crd", 0), 0)
    with pytest.raises(ValueError, match="no seat -1"):
        encoding.observation(game, -1)
