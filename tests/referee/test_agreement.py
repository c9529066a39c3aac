"""Random games in which the engine and the referee must agree, down by down."""

from __future__ import annotations

import pytest

from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing.refereed import Run, play_game

GAMES = 50  # in each edition


@pytest.mark.timeout(300)
@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_the_engine_and_the_referee_agree(edition: str) -> None:
    run = Run(seed=11, first=0, games=GAMES, edition=edition)
    played = [play_game(run, number) for number in range(GAMES)]
    assert [(game.number, game.found) for game in played if game.found is not None] == []
    assert sum(game.downs for game in played) > 20 * GAMES


def test_a_game_is_the_same_whatever_else_is_played() -> None:
    run = Run(seed=5, first=0, games=9)
    assert play_game(run, 7) == play_game(Run(seed=5, first=7, games=1), 7)


def test_starter_decks_are_played_too() -> None:
    cards = {play_game(Run(seed=5, first=0, games=1), number).cards for number in (0, 16)}
    assert cards == {"own cards", "starter decks"}
