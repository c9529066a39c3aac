"""When the Action cards of the First Season may be played: offered where their words say so."""

from __future__ import annotations

from typing import Any

import pytest

from snapcount.testing import (
    AFTER_DESIGNATION,
    END_OF_PLAY,
    ON_FIELD_ADJUSTMENTS,
    PLAY,
    START_OF_DOWN,
    Side,
    action,
    scenario,
)
from snapcount.testing.season import season_action

ANY = action("Draw a Play card.", name="Any Time")
"""Somebody may always do something, so that every timing point is asked about (R-17)."""

RUN = {"calls": ("Run Left", "Long Pass")}
PASS = {"calls": ("Short Pass: 20 (0-9)", "Long Pass")}
STOPPED = {"calls": ("Run Left", "Run Left")}
INCOMPLETE = {"calls": ("Short Pass: 20 (4-9)", "Long Pass")}

CASES: list[tuple[str, str, dict[str, Any], dict[str, Any]]] = [
    # card, where, a table that fits, a table that does not
    ("Open Lane", AFTER_DESIGNATION, RUN, PASS),
    ("Run After Catch", AFTER_DESIGNATION, PASS, RUN),
    ("Fill the Gap", AFTER_DESIGNATION, RUN, PASS),
    ("Drive Him Back", AFTER_DESIGNATION, PASS, RUN),
    ("Dump It Off", ON_FIELD_ADJUSTMENTS, PASS, RUN),
    ("Wider Net", ON_FIELD_ADJUSTMENTS, PASS, RUN),
    ("Kill Call", ON_FIELD_ADJUSTMENTS, PASS, RUN),
    ("Play Fake", ON_FIELD_ADJUSTMENTS, RUN, PASS),
    ("Tight Coverage", ON_FIELD_ADJUSTMENTS, PASS, RUN),
    ("Undercut the Route", ON_FIELD_ADJUSTMENTS, PASS, RUN),
    ("Take It Back", ON_FIELD_ADJUSTMENTS, PASS, RUN),
    ("Jam at the Line", ON_FIELD_ADJUSTMENTS, PASS, RUN),
    ("Punch It Out", ON_FIELD_ADJUSTMENTS, RUN, PASS),
    ("Clog the Lanes", ON_FIELD_ADJUSTMENTS, RUN, PASS),
    ("Funnel Inside", ON_FIELD_ADJUSTMENTS, RUN, PASS),
    ("Second Chance", ON_FIELD_ADJUSTMENTS, STOPPED, RUN),
    ("Toe Tap", ON_FIELD_ADJUSTMENTS, INCOMPLETE, PASS),
    ("Chain Mover", END_OF_PLAY, {"strength": 5}, {"strength": 4}),
    ("Breakaway", AFTER_DESIGNATION, {"strength": 4}, {"strength": 5}),
    ("Sit on the Sticks", ON_FIELD_ADJUSTMENTS, {"down": 3}, {"down": 2}),
    ("Red Zone Package", AFTER_DESIGNATION, {"ball": 80}, {"ball": 75}),
    ("Goal Line Stand", AFTER_DESIGNATION, {"ball": 80}, {"ball": 75}),
    ("Two Minute Drill", START_OF_DOWN, {"clock": 6}, {"clock": 7}),
]


@pytest.mark.parametrize(("name", "at", "fits", "fails"), CASES, ids=[case[0] for case in CASES])
def test_the_card_is_offered_only_while_its_condition_holds(
    name: str, at: str, fits: dict[str, Any], fails: dict[str, Any]
) -> None:
    card = season_action(name)
    by = "defense" if card.subtype == "defense" else "offense"
    for declared, offered in ((fits, True), (fails, False)):
        sides: dict[str, Any] = {"offense": Side(hand=[ANY]), "defense": Side(hand=[ANY])}
        sides[by] = Side(hand=[card, ANY])
        game = scenario("crd", at=at, **sides, **declared)
        if by == "defense":
            game.offense.passes()
        seat = game.defense if by == "defense" else game.offense
        assert seat.may(PLAY(name)) == offered, declared


def test_same_again_needs_a_last_play_of_ones_own() -> None:
    card = season_action("Same Again")
    game = scenario("crd", offense=[card, ANY], at=AFTER_DESIGNATION, strength=4)
    assert not game.offense.may(PLAY(card))
    game.run_to("play or kick").run_to(AFTER_DESIGNATION)
    assert game.offense.may(PLAY(card))


@pytest.mark.parametrize(
    ("name", "at"),
    [("Second Chance", "stopped"), ("Wider Net", "incomplete"), ("Toe Tap", "incomplete")],
)
def test_the_first_rulebook_has_windows_of_its_own_for_rescues(name: str, at: str) -> None:
    calls = ("Run Left", "Run Left") if at == "stopped" else ("Short Pass: 20 (4-9)", "Run Left")
    game = scenario("2019", offense=[season_action(name)], calls=calls, at=at)
    assert game.offense.may(PLAY(name))


def test_challenge_won_is_played_once_in_a_half() -> None:
    card = season_action("Challenge Won")
    game = scenario("crd", offense=[card, card, ANY], at=END_OF_PLAY)
    game.offense.plays(card)
    game.both_pass()
    assert game.offense.timeouts == 4
    game.run_to(END_OF_PLAY)
    assert not game.offense.may(PLAY(card))


@pytest.mark.parametrize("edition", ["2019", "crd"])
def test_fresh_legs_come_in_before_the_play_and_in_2019_before_designation(edition: str) -> None:
    card = season_action("Fresh Legs In")
    at = "before player designation" if edition == "2019" else "prior to selecting a play"
    game = scenario(edition, offense=[card], at=at)
    game.offense.plays(card)
    game.both_pass()
    game.offense.picks("Running Back")
    assert "Slot Receiver" in game.offense.field
    assert "Running Back" not in game.offense.field
