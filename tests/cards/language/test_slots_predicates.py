"""What is said of one subject is said of it together (`slots_predicates`)."""

from __future__ import annotations

from typing import Any, Final

import pytest
from tests.cards.language.coverage_report import share
from tests.cards.language.meaning import effects, is_refused
from tests.cards.language.slots_predicates import FAMILIES, PLAYER, Cell, cells

from snapcount.cards.language.meaning.scene import Scene
from snapcount.cards.language.reader import read
from snapcount.cards.nouns import Designated, Leading, This
from snapcount.cards.tree import (
    CannotDraw,
    ChangeTimeouts,
    CountsAs,
    Draw,
    Lasting,
    ModifyRating,
    ModifyTimeUnits,
    ModifyYards,
    Static,
)
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import END_OF_PLAY, NEXT_DOWN, action, rule, scenario

FLOOR: Final = 100.0
"""Percent of the texts, one in thirteen, that are read as two sentences are."""

GRIDIRON: Final = Scene(on_player=False)
MORE: Final = ModifyYards(5, "you", ("run",))
QUICKER: Final = ModifyTimeUnits(-1, "you", ("run",))


@pytest.fixture(scope="module")
def found() -> list[Cell]:
    return list(cells(every=13))


def test_every_predicate_goes_with_every_other(found: list[Cell]) -> None:
    assert share(found) >= FLOOR, [each.text for each in found if each.verdict != "read"]


def test_the_table_is_wide() -> None:
    assert len(FAMILIES) >= 18
    assert sum(len(family.lasting) + len(family.done) for family in FAMILIES) > 110


@pytest.mark.parametrize(
    "text",
    [
        "This possession, your Runs gain 5 additional yards and use 1 less Time Unit.",
        "Your Runs gain 5 additional yards and use 1 less Time Unit this possession.",
        "Your Runs gain 5 additional yards, and they use 1 less Time Unit this possession.",
        "Your Runs gain 5 additional yards but use 1 less Time Unit this possession.",
    ],
)
def test_a_duration_is_for_both(text: str) -> None:
    meant = (Lasting(MORE, "this possession"), Lasting(QUICKER, "this possession"))
    assert effects(text, "offense") == meant


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        (
            "You lose a timeout and cannot draw Action cards this half.",
            (ChangeTimeouts("you", -1), Lasting(CannotDraw("you", "action"), "this half")),
        ),
        (
            "Your opponent cannot draw Action cards this half and loses a timeout.",
            (
                Lasting(CannotDraw("opponent", "action"), "this half"),
                ChangeTimeouts("opponent", -1),
            ),
        ),
        (
            "The receiver has -5 rating and counts as a Safety this half, and draw an Action card.",
            (
                Lasting(ModifyRating(-5, Designated("receiver")), "this half"),
                Lasting(CountsAs(Designated("receiver"), "S"), "this half"),
                Draw("you", "action", 1),
            ),
        ),
        (
            "Your opponent's Runs gain 5 more yards, use 1 less Time Unit and gain 5 more yards.",
            (
                Lasting(ModifyYards(5, "opponent", ("run",))),
                Lasting(ModifyTimeUnits(-1, "opponent", ("run",))),
                Lasting(ModifyYards(5, "opponent", ("run",))),
            ),
        ),
    ],
)
def test_the_subject_is_said_once(text: str, meant: tuple[Any, ...]) -> None:
    assert effects(text) == meant


def test_what_stands_is_said_of_both_and_asked_of_both() -> None:
    text = "While you are behind, each of your Runs gains 5 more yards and uses 1 less Time Unit."
    behind = Leading("opponent", 1)
    assert read(text, PLAYER).abilities == [Static(MORE, behind), Static(QUICKER, behind)]


def test_what_each_play_is_like_stands_on_a_gridiron() -> None:
    text = "Each Run gains 5 additional yards and uses 1 less Time Unit."
    more = ModifyYards(5, "each player", ("run",))
    quicker = ModifyTimeUnits(-1, "each player", ("run",))
    assert read(text, GRIDIRON).abilities == [Static(more), Static(quicker)]


def test_several_who_share_something_share_all_of_it() -> None:
    """`This Player` alone is not the subject, though the sentence begins with it."""
    text = "This Player and your Linebackers have +5 rating and cannot be exhausted."
    found = read(text, PLAYER).abilities
    assert len(found) == 4
    assert sum(each.modifier.players == This() for each in found) == 2  # type: ignore[union-attr]


@pytest.mark.parametrize(
    "text",
    [
        # For how long is the second?
        "Your Runs gain 5 additional yards this possession and use 1 less Time Unit.",
        # Number and verb
        "Your Runs gain 5 additional yards and uses 1 less Time Unit.",
        "Each of your Runs gains 5 additional yards and use 1 less Time Unit.",
        # No play does that
        "Your Runs gain 5 additional yards and cannot draw Action cards.",
        "You draw an Action card and use 1 less Time Unit.",
    ],
)
def test_what_could_mean_two_things_or_none_is_refused(text: str) -> None:
    assert is_refused(text, "offense")


def test_they_may_be_the_plays_or_whoever_runs_them() -> None:
    assert is_refused("Your opponent's Runs gain 5 fewer yards and they lose 5 yards.", "defense")


@rule("T-9", "F-13")
@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_both_hold_as_long_as_is_said_once(edition: str) -> None:
    """Runs of 15 yards and 3 Time Units, from the next down on, until the possession is over."""
    text = "Your Runs gain 5 additional yards and use 1 less Time Unit this possession."
    card = action(text, when=END_OF_PLAY)
    game = scenario(edition, offense=[card], time=3, ball=20, clock=20, at=END_OF_PLAY)
    game.offense.plays(0)
    game.both_pass()
    for down in (1, 2):
        game.run_to(NEXT_DOWN)
        assert (game.ball, game.clock) == (35 + 20 * down, 17 - 2 * down)


@rule("F-7")
def test_the_next_play_is_not_stopped_and_gains_less() -> None:
    text = "Your next play cannot be stopped but gains 5 fewer yards."
    card = action(text, when=END_OF_PLAY)
    game = scenario("crd", offense=[card], calls=("Run Left", "Run Left"), ball=20, at=END_OF_PLAY)
    game.offense.plays(0)
    assert game.both_pass().ball == 20
    assert game.run_to(NEXT_DOWN).ball == 30
