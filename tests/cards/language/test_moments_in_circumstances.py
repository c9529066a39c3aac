"""`At the start of a down in overtime`: what a moment is waited for in, with no comma before it."""

from __future__ import annotations

import pytest

from snapcount.cards.language.meaning.scene import Scene
from snapcount.cards.language.reader import read
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import NEXT_DOWN, Side, player, scenario

GENERIC = Scene(on_player=False, enters=True)


@pytest.mark.parametrize(
    ("said", "asked"),
    [
        ("a down in overtime", "a down while it is overtime"),
        (
            "a down with 3 or fewer Time Units left",
            "a down while there are 3 Time Units or less left",
        ),
        ("a down on which you are behind", "a down while you are behind"),
        ("a possession in which you are behind", "a possession while you are behind"),
        ("your possession in the second half", "your possession while it is the second half"),
    ],
)
def test_it_is_asked_when_that_begins(said: str, asked: str) -> None:
    do = "you may draw an Action card."
    assert read(f"At the start of {said}, {do}", GENERIC) == read(
        f"At the start of {asked}, {do}", GENERIC
    )


def test_a_possession_on_offense_is_ones_own() -> None:
    plain = read("At the start of your possession, draw an Action card.", GENERIC)
    said = "At the start of a possession in which you are on offense, draw an Action card."
    assert read(said, GENERIC) == plain


@pytest.mark.parametrize("edition", EDITION_NAMES)
@pytest.mark.parametrize(("down", "timeouts"), [(3, 2), (2, 3)])
def test_it_is_heard_on_that_down_alone(edition: str, down: int, timeouts: int) -> None:
    text = "At the end of each play on third down, your opponent loses a timeout."
    game = scenario(edition, offense=Side(players=[player("QB", text)]), down=down)
    game.run_to(NEXT_DOWN)
    assert game.state.timeouts[1 - game.declared_offense] == timeouts
