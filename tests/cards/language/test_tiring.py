"""Players who would be exhausted after running, receiving or tackling (F-11)."""

from __future__ import annotations

from typing import Any

import pytest

from snapcount.cards.language.meaning.scene import Scene
from snapcount.cards.language.printing import english
from snapcount.cards.language.reader import read
from snapcount.cards.nouns import All, Designated, Group, HasRole, This
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    BLANK,
    DISCARD,
    NEXT_DOWN,
    NO,
    ON_FIELD_ADJUSTMENTS,
    YES,
    Side,
    action,
    player,
    rule,
    scenario,
)

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)
TACKLER = (
    "Whenever this Player would become Exhausted after tackling, you may discard an Action card"
    " instead."
)


def waits(text: str) -> Any:
    (ability,) = read(text, Scene()).abilities
    (again,) = read(english(ability), Scene()).abilities
    assert again == ability
    return ability


@pytest.mark.parametrize(
    ("said", "role"),
    [
        ("after tackling", "tackler"),
        ("from making a tackle", "tackler"),
        ("after running", "runner"),
        ("for carrying the ball", "runner"),
        ("after catching a pass", "receiver"),
        ("after receiving", "receiver"),
    ],
)
def test_what_they_do_says_which_of_them(said: str, role: Any) -> None:
    text = f"Whenever one of your Players would become Exhausted {said}, draw a Play card instead."
    ability = waits(text)
    assert ability.by == "designation"
    assert ability.players == All(Group("you", among=Designated(role)))


def test_this_player_is_asked_for_its_role() -> None:
    ability = waits(
        "If this Player would become Exhausted after tackling, draw a Play card instead."
    )
    assert (ability.players, ability.condition) == (This(), HasRole(This(), "tackler"))


def test_being_designated_is_any_of_them() -> None:
    ability = waits(
        "If this Player would be Exhausted by being designated, draw a Play card instead."
    )
    assert (ability.by, ability.condition) == ("designation", None)


@rule("F-11")
@every_edition
@pytest.mark.parametrize("pays", [True, False])
def test_a_tackler_may_pay_to_stay_energized(edition: str, pays: bool) -> None:
    side = Side(hand=[BLANK], players=[player("LB", TACKLER, name="Tackler")])
    game = scenario(edition, defense=side, tackler="Tackler")
    game.run_to("effect")
    game.defense.answers(YES if pays else NO)
    if pays and game.defense.may(DISCARD("Blank")):
        game.defense.answers(DISCARD("Blank"))
    game.run_to(NEXT_DOWN)
    assert ("Tackler" in game.defense.exhausted) == (not pays)


@rule("F-11")
@every_edition
def test_an_effect_that_exhausts_is_no_tackle(edition: str) -> None:
    text = "If this Player would become Exhausted after tackling, draw a Play card instead."
    trip = action("Exhaust one of your opponent's Linebackers.", when=ON_FIELD_ADJUSTMENTS)
    tackler = player("LB", text, name="Tackler")
    game = scenario(
        edition, offense=[trip], defense=Side(players=[tackler]), at=ON_FIELD_ADJUSTMENTS
    )
    game.offense.plays(0)
    game.both_pass()
    assert "Tackler" in game.defense.exhausted


@rule("F-11")
@every_edition
def test_a_runner_is_not_spared_by_what_is_said_of_tacklers(edition: str) -> None:
    text = "If one of your Players would become Exhausted after tackling, draw a Play card instead."
    watcher = player("RB", text, name="Runner")
    game = scenario(edition, offense=Side(players=[watcher]), carrier="Runner")
    game.run_to(NEXT_DOWN)
    assert "Runner" in game.offense.exhausted
