"""`If … instead` after an `if` that cannot hold at the same time: each is done in its own case."""

from __future__ import annotations

from typing import Any

import pytest
from tests.cards.language.meaning import effects

from snapcount.cards.language.meaning.excluding import exclude_each_other
from snapcount.cards.nouns import (
    AllOf,
    Called,
    Compare,
    CountTimeouts,
    DownIs,
    GritIn,
    Leading,
    Not,
    OnSide,
    TheGrit,
)
from snapcount.cards.tree import If
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import ON_FIELD_ADJUSTMENTS, action, scenario

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)
TIED = AllOf((Leading("you", 0), Leading("opponent", 0)))


@pytest.mark.parametrize(
    ("one", "other", "exclude"),
    [
        (Leading("opponent", 7), TIED, True),
        (Leading("opponent", 7), AllOf((Leading("opponent"), Leading("you", -6))), True),
        (Leading("opponent", 7), Leading("opponent"), False),
        (Leading("you"), Not(Leading("you")), True),
        (TIED, Leading("you", -3), False),
        (GritIn(0, 3), Compare(TheGrit(), "at least", 4), True),
        (GritIn(0, 3), Compare(TheGrit(), "at least", 3), False),
        (AllOf((DownIs((1, 2)), Leading("you"))), DownIs((3,)), True),
        (AllOf((OnSide("you", "offense"), DownIs((3,)))), OnSide("you", "defense"), True),
        (Called("you", ("run",)), AllOf((Called("you", ("long pass",)), DownIs((1,)))), True),
        (Called("you", ("pass",)), AllOf((Called("you", ("long pass",)), DownIs((1,)))), False),
        (Compare(CountTimeouts("you"), "exactly", 0), TIED, False),
    ],
)
def test_what_cannot_hold_together(one: Any, other: Any, exclude: bool) -> None:
    assert exclude_each_other(one, other) is exclude
    assert exclude_each_other(other, one) is exclude


def test_what_can_hold_together_is_asked_inside() -> None:
    (said,) = effects(
        "If you are behind, draw 3 Action cards. If it is second down, draw an Action card instead."
    )
    assert said.condition == Leading("opponent")
    assert isinstance(said.then[0], If)
    assert said.then[0].condition == DownIs((2,))


@every_edition
@pytest.mark.parametrize(
    ("score", "drawn"),
    [((0, 10), 3), ((0, 7), 3), ((0, 6), 0), ((0, 0), 1), ((7, 0), 0)],
)
def test_each_score_has_its_own(edition: str, score: tuple[int, int], drawn: int) -> None:
    text = "If you are behind by at least 7, draw 3 Action cards. If you are tied, draw 1 instead."
    game = scenario(
        edition,
        offense=[action(text, when=ON_FIELD_ADJUSTMENTS)],
        score=score,
        at=ON_FIELD_ADJUSTMENTS,
    )
    before = len(game.offense.hand)
    game.offense.plays(0)
    assert len(game.offense.hand) == before - 1 + drawn
