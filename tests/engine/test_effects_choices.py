"""If, may, choose one, choose X."""

from __future__ import annotations

from typing import Any

import pytest

from snapcount.cards.nouns import DownIs, Leading, TheX, Times
from snapcount.cards.tree import (
    ChooseOne,
    ChooseX,
    Discard,
    Effect,
    FirstDown,
    Gain,
    If,
    Lose,
    May,
    ScorePoints,
)
from snapcount.cards.words import Who
from snapcount.engine import events
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    MODE,
    NEXT_DOWN,
    NO,
    NUMBER,
    ON_FIELD_ADJUSTMENTS,
    PRIOR_TO_SELECTING,
    YES,
    Scenario,
    action,
    scenario,
)
from snapcount.testing.answers import Answer

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)


def adjust(edition: str, *effects: Effect, **declared: Any) -> Scenario:
    """The offense plays these in one card during on field adjustments; a Run of 15 yards."""
    card = action(*effects, when=ON_FIELD_ADJUSTMENTS, name="Choice")
    game = scenario(edition, offense=[card], at=ON_FIELD_ADJUSTMENTS, **declared)
    game.offense.plays("Choice")
    return game


@every_edition
@pytest.mark.parametrize(("down", "yards"), [(1, 15 + 10 + 1), (2, 15 + 20 + 1)])
def test_if_goes_one_way_or_the_other_and_then_on(edition: str, down: int, yards: int) -> None:
    branch = If(DownIs((1,)), (Gain(10),), (Gain(20),))
    assert adjust(edition, branch, Gain(1), down=down).run_to(NEXT_DOWN).yards == yards


@every_edition
@pytest.mark.parametrize(("down", "yards"), [(1, 15 + 10 + 1), (2, 15 + 1)])
def test_if_without_otherwise_goes_on(edition: str, down: int, yards: int) -> None:
    branch = If(DownIs((1,)), (Gain(10),))
    assert adjust(edition, branch, Gain(1), down=down).run_to(NEXT_DOWN).yards == yards


@every_edition
def test_a_condition_is_looked_at_when_its_turn_comes(edition: str) -> None:
    """Not when the card is played: the first effect makes the second's condition true."""
    game = adjust(edition, ScorePoints("you", 3), If(Leading("you"), (Gain(10),)))
    assert game.run_to(NEXT_DOWN).yards == 25


@every_edition
@pytest.mark.parametrize(("answer", "yards"), [(YES, 15 + 10 + 20 + 1), (NO, 15 + 40 + 1)])
def test_you_may_and_if_you_do(edition: str, answer: Answer, yards: int) -> None:
    choice = May((Gain(10),), if_done=(Gain(20),), if_not=(Gain(40),))
    game = adjust(edition, choice, Gain(1))
    game.offense.offered(YES, NO).answers(answer)
    assert game.run_to(NEXT_DOWN).yards == yards


@every_edition
@pytest.mark.parametrize("who", ["opponent", "defense"])
def test_the_opponent_may(edition: str, who: Who) -> None:
    choice = May((Discard(who, "action"),), who, if_not=(Gain(10),))
    spare = action(Gain(5), when=PRIOR_TO_SELECTING, name="Spare")
    game = adjust(edition, choice, defense=[spare])
    game.defense.offered(YES, NO).answers(YES)
    assert "Spare" in game.defense.discard
    assert game.run_to(NEXT_DOWN).yards == 15
    game = adjust(edition, choice, defense=[spare])
    game.defense.answers(NO)
    assert game.defense.hand == ["Spare"]
    assert game.run_to(NEXT_DOWN).yards == 25


@every_edition
@pytest.mark.parametrize(("mode", "yards"), [(0, 26), (1, 36), (2, 16)])
def test_one_of_several_is_chosen(edition: str, mode: int, yards: int) -> None:
    choice = ChooseOne(((Gain(10),), (Gain(5), Gain(15)), (FirstDown(),)))
    game = adjust(edition, choice, Gain(1), down=2)
    game.offense.offered(MODE(0), MODE(1), MODE(2)).answers(MODE(mode))
    game.run_to(NEXT_DOWN)
    assert game.yards == yards
    assert game.down == (1 if mode == 2 else 3)


@every_edition
def test_the_opponent_may_be_the_one_who_chooses(edition: str) -> None:
    game = adjust(edition, ChooseOne(((Gain(10),), (Lose(10),)), "opponent"))
    game.defense.offered(MODE(0), MODE(1)).answers(MODE(1))
    assert game.run_to(NEXT_DOWN).yards == 5


@every_edition
@pytest.mark.parametrize(("low", "high", "x"), [(0, 9, 7), (1, 3, 2)])
def test_x_is_chosen_and_counts_for_the_rest(edition: str, low: int, high: int, x: int) -> None:
    game = adjust(edition, ChooseX(low, high), Gain(TheX()), Lose(Times(2, TheX())))
    game.offense.offered(*[NUMBER(n) for n in range(low, high + 1)]).answers(NUMBER(x))
    assert game.log.has(events.CHOSE_X, seat=game.offense.seat, a=x)
    assert game.run_to(NEXT_DOWN).yards == 15 - x


@every_edition
@pytest.mark.parametrize(
    ("answers", "down", "yards"),
    [
        ((YES, MODE(0)), 1, 10),
        ((YES, MODE(1)), 1, 20),
        ((YES, MODE(1)), 2, 40),
        ((NO,), 1, 80),
    ],
)
def test_choices_inside_choices(
    edition: str, answers: tuple[Answer, ...], down: int, yards: int
) -> None:
    inner = If(DownIs((1,)), (Gain(20),), (Gain(40),))
    choice = May((ChooseOne(((Gain(10),), (inner,))),), if_not=(Gain(80),))
    game = adjust(edition, choice, Gain(1), down=down)
    for answer in answers:
        game.offense.answers(answer)
    assert game.run_to(NEXT_DOWN).yards == 15 + yards + 1


@every_edition
def test_a_choice_is_made_when_the_layer_resolves(edition: str) -> None:
    """T-2: what resolved before it has already happened."""
    card = action(May((Gain(10),)), when=ON_FIELD_ADJUSTMENTS)
    answer = action(ScorePoints("you", 3), when=ON_FIELD_ADJUSTMENTS)
    game = scenario(edition, offense=[card], defense=[answer], at=ON_FIELD_ADJUSTMENTS)
    game.offense.plays(0)
    game.defense.plays(0)
    assert game.score == (0, 3)
    game.offense.offered(YES, NO).answers(NO)
