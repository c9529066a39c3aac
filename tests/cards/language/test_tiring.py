"""Players who would be exhausted after running, receiving or tackling (F-11)."""

from __future__ import annotations

from typing import Any

import pytest

from snapcount.cards.language.meaning.scene import Scene
from snapcount.cards.language.printing import english
from snapcount.cards.language.reader import read
from snapcount.cards.nouns import All, Designated, Group, HasRole, That, This
from snapcount.cards.tree import Energize
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    BLANK,
    DISCARD,
    NEXT_DOWN,
    NO,
    ON_FIELD_ADJUSTMENTS,
    PASS,
    YES,
    Side,
    action,
    player,
    power_up,
    rule,
    scenario,
)
from snapcount.testing.editions import editions_where, having

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


STAYS = "Exhausted by running, it stays Energized instead."


@pytest.mark.parametrize(
    "said",
    [
        "would become Exhausted because they were designated, they remain Energized instead.",
        "would be exhausted from being designated, it instead stays Energized.",
        "would become Exhausted by Player Designation, he stays Energized instead.",
    ],
)
def test_staying_energized_is_said_in_other_words(said: str) -> None:
    ability = waits(f"Once per half, when this Player {said}")
    assert (ability.once_per, ability.by) == ("half", "designation")
    assert ability.effects == (Energize(That()),)


@pytest.mark.parametrize(
    "said",
    [
        "When this Player would become Exhausted by being designated, it stays Energized instead.",
        "Whenever this Player would become Exhausted when it is designated, it stays Energized.",
    ],
)
def test_always_staying_energized_is_never_being_exhausted_by_it(said: str) -> None:
    plain = "This Player cannot be exhausted by being designated."
    assert read(said, Scene()).abilities == read(plain, Scene()).abilities


@rule("F-11")
@every_edition
@pytest.mark.parametrize(
    ("when", "tired"),
    [
        ("The first time each possession this Player would become", [False, True]),
        ("Once per half, when this Player would become", [False, True]),
        ("Whenever this Player would become", [False, False]),
    ],
)
def test_a_runner_stays_energized_so_often(edition: str, when: str, tired: list[bool]) -> None:
    side = Side(players=[player("RB", f"{when} {STAYS}", name="Runner")])
    game = scenario(edition, offense=side, carrier="Runner", at="designation")
    for is_tired in tired:
        game.offense.designates("Runner")
        game.run_to(NEXT_DOWN)
        assert ("Runner" in game.offense.exhausted) is is_tired
        game.run_to("designation")


@rule("F-11", "T-5")
@every_edition
def test_an_effect_does_not_use_up_what_is_said_of_running(edition: str) -> None:
    text = f"Once per half, when this Player would become {STAYS}"
    side = Side(players=[player("RB", text, name="Runner")])
    trip = action("Exhaust one of your opponent's Running Backs.", when=ON_FIELD_ADJUSTMENTS)
    game = scenario(edition, offense=side, defense=[trip], at=ON_FIELD_ADJUSTMENTS)
    if game.offense.may(PASS):
        game.offense.passes()
    game.defense.plays(0)
    game.both_pass()
    assert game.offense.exhausted == ["Runner"]


@rule("F-11", "P-5")
@pytest.mark.parametrize("edition", editions_where(having("power up")))
def test_a_power_up_is_removed_and_its_player_stays_energized(edition: str) -> None:
    text = (
        "Attach to one of your Players on the field. When this Player would become Exhausted by"
        " being designated, remove this card and they stay Energized instead."
    )
    tape = power_up(text, name="Tape")
    side = Side(attached={"Running Back": [tape]})
    game = scenario(edition, offense=side, carrier="Running Back")
    game.run_to(NEXT_DOWN)
    assert game.offense.exhausted == []
    assert "Tape" in game.offense.discard
    game.run_to("designation")
    game.offense.designates("Running Back")
    game.run_to(NEXT_DOWN)
    assert game.offense.exhausted == ["Running Back"]


@pytest.mark.parametrize(
    ("said", "plain"),
    [
        (
            (
                "Whenever your runner would become Exhausted in Play Results, you may exhaust this"
                " Player instead."
            ),
            (
                "Whenever your runner would be exhausted by being designated, you may exhaust this"
                " Player instead."
            ),
        ),
        (
            "Your receiver cannot be exhausted during Play Results.",
            "Your receiver cannot be exhausted by being designated.",
        ),
    ],
)
def test_play_results_exhaust_who_was_designated(said: str, plain: str) -> None:
    scene = Scene(side="offense", on_player=True)
    assert read(said, scene) == read(plain, scene)
