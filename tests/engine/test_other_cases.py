"""Cases that exclude each other are asked of one moment: a text does not see its own change."""

from __future__ import annotations

import pytest

from snapcount.engine import events
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    AFTER_DESIGNATION,
    NEXT_DOWN,
    ON_FIELD_ADJUSTMENTS,
    PRIOR_TO_SELECTING,
    Scenario,
    Side,
    action,
    play,
    player,
    rule,
    scenario,
)

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)


def adjusted(
    edition: str, text: str, calls: tuple[str, str] = ("Run Left", "Run Right"), strength: int = 3
) -> Scenario:
    card = action(text, when=ON_FIELD_ADJUSTMENTS)
    game = scenario(
        edition, offense=[card], calls=calls, strength=strength, at=ON_FIELD_ADJUSTMENTS
    )
    game.offense.plays(0)
    return game.run_to(NEXT_DOWN)


@rule("R-25")
@every_edition
@pytest.mark.parametrize(
    "text",
    [
        "If they are Energized, exhaust them. If they are Exhausted, Energize them.",
        "If they are Exhausted, Energize them. If they are Energized, exhaust them.",
        (
            "If they are Exhausted, draw an Action card and Energize them. If they are Energized,"
            " exhaust them."
        ),
        (
            "If they are Energized and you have 3 timeouts, exhaust them. If they are Exhausted,"
            " Energize them."
        ),
        "If they are Energized, exhaust them. If they are not Energized, Energize them.",
    ],
)
@pytest.mark.parametrize("tired", [False, True])
def test_a_player_is_turned_once(edition: str, text: str, tired: bool) -> None:
    card = action(
        f"Choose one of your Wide Receivers on the field. {text}", when=PRIOR_TO_SELECTING
    )
    side = Side(
        hand=[card], players=[player("WR", name="Wide")], exhausted=["Wide"] if tired else []
    )
    game = scenario(edition, offense=side, at=PRIOR_TO_SELECTING)
    game.offense.plays(0)
    game.run_to("designation")
    assert game.offense.exhausted == ([] if tired else ["Wide"])


@rule("R-25", "F-9")
@every_edition
@pytest.mark.parametrize("rest", ["If that Player is Exhausted,", "Otherwise,"])
@pytest.mark.parametrize("tired", [False, True])
def test_that_player_is_the_tackler_in_either_case(edition: str, rest: str, tired: bool) -> None:
    text = f"If the tackler is Energized, exhaust that Player. {rest} Energize that Player."
    theirs = Side(players=[player("S", name="Tackles")], exhausted=["Tackles"] if tired else [])
    game = scenario(
        edition,
        offense=[action(text, when=AFTER_DESIGNATION)],
        defense=theirs,
        tackler="Tackles",
        at=AFTER_DESIGNATION,
    )
    game.offense.plays(0)
    game.run_to(NEXT_DOWN)
    assert game.log.count(events.ENERGIZED) == int(tired)


@rule("R-25")
@every_edition
@pytest.mark.parametrize(
    "text",
    [
        (
            "If your opponent has 1 or more Action cards in hand, they discard an Action"
            " card. If your"
            " opponent has no Action cards in hand, they draw an Action card."
        ),
        (
            "If your opponent has no Action cards in hand, they draw an Action card. If your"
            " opponent"
            " has 1 or more Action cards in hand, they discard an Action card."
        ),
        (
            "If your opponent has 3 or more Action cards in hand, they draw an Action card. If your"
            " opponent has 2 or fewer Action cards in hand, they discard an Action card."
        ),
    ],
)
def test_a_hand_is_counted_once(edition: str, text: str) -> None:
    card = action(text, when=PRIOR_TO_SELECTING)
    theirs = Side(hand=["Gain 5 yards."])
    game = scenario(edition, offense=[card], defense=theirs, at=PRIOR_TO_SELECTING)
    game.offense.plays(0)
    game.run_to("designation")
    assert len(game.defense.hand) == 0


@rule("R-25")
@every_edition
@pytest.mark.parametrize("turned", [False, True])
def test_a_call_becomes_another_once(edition: str, turned: bool) -> None:
    cases = [
        "If the play is a Run, it becomes a Short Pass: 10 (0-9).",
        "If the play is a Pass, it becomes a Run Left.",
    ]
    text = " ".join(cases[::-1] if turned else cases)
    assert adjusted(edition, text).yards == 10
    assert adjusted(edition, text, ("Short Pass: 40 (0-9)", "Run Right")).yards == 15


@rule("R-25", "F-7")
@every_edition
@pytest.mark.parametrize(("defense", "yards"), [("Run Left", 15), ("Run Right", 0)])
def test_a_play_comes_out_otherwise_once(edition: str, defense: str, yards: int) -> None:
    text = (
        "If the play is successful, it becomes stopped. If the play is stopped, it becomes"
        " successful."
    )
    assert adjusted(edition, text, ("Run Left", defense)).yards == yards


@rule("R-25", "R-32")
@every_edition
@pytest.mark.parametrize(("strength", "yards"), [(1, 20), (4, 35), (7, 40)])
def test_of_three_cases_one_is_so(edition: str, strength: int, yards: int) -> None:
    text = (
        "If the Play Strength is 0-2, it is increased by 3. If the Play Strength is 3-5, it is"
        " increased by 3. If the Play Strength is 6-8, it is increased by 1."
    )
    assert adjusted(edition, text, strength=strength).yards == yards


@every_edition
def test_what_is_not_the_other_case_sees_what_was_done(edition: str) -> None:
    """Of two that can both be so, the second is asked when the first is done."""
    text = (
        "If the Play Strength is 0-4, it is increased by 2. If the Play Strength is 4-9, gain 10"
        " yards."
    )
    assert adjusted(edition, text).yards == 35


@rule("E-6")
def test_a_play_that_is_two_calls_at_once_is_both_cases() -> None:
    also = action("Your successful Runs are also Short Passes this down.", when=PRIOR_TO_SELECTING)
    text = "If the play is a Run, gain 5 yards. If the play is a Pass, gain 10 yards."
    card = action(text, when=AFTER_DESIGNATION)
    game = scenario("crd", offense=[also, card], strength=3, at=PRIOR_TO_SELECTING)
    game.offense.plays(0)
    game.run_to(AFTER_DESIGNATION).offense.plays(1)
    assert game.run_to(NEXT_DOWN).yards == 30


def test_grit_that_is_determined_again_is_asked_about_again() -> None:
    text = "Determine Grit. If it is 0-4, determine Grit again. If the Grit is 5-9, gain 10 yards."
    deck = [play("Run Left", each, name=f"Grit {each}") for each in (1, 8)]
    theirs = [play("Run Left", 0, name=f"Nothing {each}") for each in range(2)]
    game = scenario(
        "crd",
        offense=Side(hand=[action(text, when=ON_FIELD_ADJUSTMENTS)], play_deck=deck),
        defense=Side(play_deck=theirs),
        strength=3,
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.offense.plays(0)
    assert game.run_to(NEXT_DOWN).yards == 25
