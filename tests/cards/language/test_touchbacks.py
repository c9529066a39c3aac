"""Punts into the end zone: which yard line they leave the ball on, and for which punts."""

from __future__ import annotations

from typing import Any

import pytest
from tests.cards.language.meaning import effects, is_refused, modifier

from snapcount.cards.tree import KickGritIs, Lasting, ModifyPunts, PuntsIntoEndZone
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    NEXT_POSSESSION,
    PUNT,
    START_OF_DOWN,
    Scenario,
    Side,
    action,
    play,
    player,
    rule,
    scenario,
)

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)
since_2021 = pytest.mark.parametrize("edition", ["2021", "2022", "crd"])


@pytest.mark.parametrize(
    ("text", "who"),
    [
        ("Your punts into the end zone are placed on the 10 yard line.", "you"),
        ("Your punts that reach the end zone are spotted at the 10 instead of the 20.", "you"),
        (
            "Whenever your punt would reach the end zone, your opponent starts at their own 10.",
            "you",
        ),
        ("When you punt and it goes into the end zone, the ball is spotted at the 10.", "you"),
        ("Whenever your opponent's punt is a touchback, you start at your own 10.", "opponent"),
        (
            "If you punt and it reaches your opponent's end zone, they begin at the 10.",
            "you",
        ),
        ("If your opponent's punt reaches your end zone, you start at your own 10.", "opponent"),
        ("Punts into the end zone are placed on the 10 instead of the 20.", "each player"),
        (
            "If a punt lands in the end zone, the receiving player begins at their 10.",
            "each player",
        ),
    ],
)
def test_it_is_said_of_punts_or_when_one_goes_that_far(text: str, who: Any) -> None:
    assert modifier(text) == PuntsIntoEndZone(10, who)


def test_it_is_said_of_the_punts_before_it() -> None:
    farther = Lasting(ModifyPunts(10), "this down")
    short = Lasting(PuntsIntoEndZone(10), "this down")
    said = "If you punt this down, the punt goes 10 additional yards."
    then = "If it would reach the end zone, your opponent starts at their own 10 instead."
    assert effects(f"{said} {then}") == (farther, short)
    said = "Your next punt goes 10 more yards."
    assert effects(f"{said} {then}")[1] == Lasting(PuntsIntoEndZone(10), "next kick")


@pytest.mark.parametrize(
    "text",
    [
        "If it would reach the end zone, your opponent starts at their own 10.",
        "Gain 5 yards. If it would reach the end zone, your opponent starts at their own 10.",
        "If you punt this down and it would reach the end zone, you start at your own 10.",
        "Whenever your opponent's punt is a touchback, your opponent starts at their own 10.",
        "Whenever your punt reaches your own end zone, your opponent starts at their own 10.",
    ],
)
def test_which_punt_and_whose_ball_it_is_must_be_known(text: str) -> None:
    assert is_refused(text)


def punted(edition: str, grit: int, text: str, ball: int = 60) -> Scenario:
    """A punt from there, after the card with the text was played."""
    game = scenario(
        edition,
        offense=Side(
            hand=[action(text, when=START_OF_DOWN)], play_deck=[play("Run Left", grit)] * 6
        ),
        defense=Side(play_deck=[play("Run Left", 0)] * 6),
        ball=ball,
        at=START_OF_DOWN,
    )
    game.offense.plays(0)
    game.run_to("play or kick")
    game.offense.answers(PUNT)
    return game.run_to(NEXT_POSSESSION)


@rule("P-2")
@since_2021
@pytest.mark.parametrize(("grit", "starts"), [(4, 5), (5, 5), (0, 15)])
def test_only_a_punt_that_reaches_the_end_zone_is_brought_there(
    edition: str, grit: int, starts: int
) -> None:
    text = (
        "If you punt this down and the punt would reach the end zone, your opponent starts at their"
        " own 5 yard line instead."
    )
    assert punted(edition, grit, text).ball == starts


@rule("P-2", "K-2")
@since_2021
@pytest.mark.parametrize(("grit", "starts"), [(4, 10), (1, 10), (0, 5)])
def test_a_punt_that_goes_farther_may_reach_it(edition: str, grit: int, starts: int) -> None:
    text = (
        "If you punt this down, the punt goes 10 additional yards. If it would reach the end zone,"
        " your opponent starts at their own 10 instead of their own 20."
    )
    assert punted(edition, grit, text).ball == starts


@rule("P-2")
@every_edition
@pytest.mark.parametrize(("whose", "starts"), [("Your", 8), ("Your opponent's", 20)])
def test_it_holds_for_whom_it_says(edition: str, whose: str, starts: int) -> None:
    squad = [player("TE", f"{whose} punts into the end zone are placed on the 8 yard line.")]
    game = scenario(edition, offense=Side(players=squad), ball=90)
    game.offense.answers(PUNT)
    assert game.run_to(NEXT_POSSESSION).ball == starts


@rule("K-1", "K-2")
@since_2021
@pytest.mark.parametrize(
    ("text", "yards"),
    [
        ("If you punt this down, the Grit value is 0.", 25),
        ("The Grit of your next punt is 9.", 50),
        ("If you punt this down, the Grit is 0. Your punts' Grit is increased by 1.", 30),
        ("If you attempt a field goal this down, the Grit value is 0.", 40),
    ],
)
def test_the_grit_of_a_punt_is_set(edition: str, text: str, yards: int) -> None:
    text = text.replace("Your punts' Grit is increased by 1", "Add 1 to the Grit of your punts")
    assert punted(edition, 5, text, ball=40).ball == 100 - 40 - yards


def test_the_grit_of_a_punt_is_set_for_that_punt() -> None:
    (lasting,) = effects("If your opponent punts this down, the Grit value is 0.")
    assert lasting == Lasting(KickGritIs(0, "opponent", "punt"), "this down")
