"""One of several Players must be designated: whoever designates says which (F-9)."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import effects, is_refused

from snapcount.cards.nouns import Group
from snapcount.cards.tree import ChoosePlayers, Lasting, MustDesignate, Static
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    DESIGNATE,
    ON_FIELD_ADJUSTMENTS,
    Side,
    action,
    play,
    rule,
    scenario,
)
from snapcount.testing.cards import parse_abilities

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)


@pytest.mark.parametrize(
    ("text", "whose", "position", "role"),
    [
        ("One of your Tight Ends must be designated as the receiver.", "you", "TE", "receiver"),
        ("A Fullback must be designated to run the ball this down.", None, "FB", "runner"),
        ("One of the defense's Safeties must be designated to tackle.", "defense", "S", "tackler"),
    ],
)
def test_nobody_is_chosen_before_designation(
    text: str, whose: str | None, position: str, role: str
) -> None:
    group = Group(whose=whose, where="field", positions=(position,))  # type: ignore[arg-type]
    assert effects(text) == (Lasting(MustDesignate(group, role), "this down"),)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "text",
    [
        "One of the defense's Players of your choice must be designated as the tackler.",
        "Choose a Tight End. That Player must be designated as the receiver.",
        "A defensive Player of your opponent's choice must be designated as the tackler.",
    ],
)
def test_one_of_somebodys_choice_is_chosen_at_once(text: str) -> None:
    chosen, held = effects(text)
    assert isinstance(chosen, ChoosePlayers)
    assert isinstance(held, Lasting)


@rule("F-9")
@every_edition
def test_the_defense_says_which_of_its_players_tackles(edition: str) -> None:
    text = "One of the defense's Linebackers or Safeties must be designated as the tackler."
    game = scenario(
        edition, offense=[action(text, when=ON_FIELD_ADJUSTMENTS)], at=ON_FIELD_ADJUSTMENTS
    )
    game.offense.plays(0)
    game.both_pass()
    game.offense.designates("RB")
    game.defense.offered(DESIGNATE("LB"), DESIGNATE("S"))


@rule("F-9")
@every_edition
@pytest.mark.parametrize("on_offense", [True, False])
def test_a_play_says_it_of_its_own_play(edition: str, on_offense: bool) -> None:
    text = "A Wide Receiver or Tight End must be designated as the runner."
    own, plain = play("Run Left", 3, abilities=(text,)), play("Run Right", 0, "Long Pass")
    calls = (own, plain) if on_offense else (plain, own)
    game = scenario(edition, calls=calls, at="designation")
    assert game.offense.may(DESIGNATE("WR"))
    assert game.offense.may(DESIGNATE("RB")) != on_offense


def test_on_a_play_it_stands() -> None:
    (said,) = parse_abilities("One of your Linebackers must be designated to tackle.", play=True)
    group = Group(whose="you", where="field", positions=("LB",))
    assert said == Static(MustDesignate(group, "tackler"))


@rule("F-9")
def test_who_has_none_designates_anybody() -> None:
    own = play("Run Left", 3, abilities=("A Fullback must be designated as the runner.",))
    game = scenario("crd", offense=Side(), calls=(own, "Long Pass"), at="designation")
    assert game.offense.may(DESIGNATE("RB"))


@pytest.mark.parametrize("name", ["name", "use", "choose"])
@pytest.mark.parametrize(
    "text",
    [
        "Your opponent may not {} a Safety as the tackler this down.",
        "The offense cannot {} a Running Back as the runner this down.",
        "The defense may only {} a Linebacker as the tackler this down.",
        "The defense must {} a Linebacker as the tackler this down.",
    ],
)
def test_who_is_named_as_the_tackler_is_designated(text: str, name: str) -> None:
    assert effects(text.format(name)) == effects(text.format("designate"))


def test_whom_somebody_cannot_choose_is_not_said() -> None:
    assert is_refused("The defense cannot name a Safety this down.")
