"""What a call on defense stops and what it does not, and what the offense's own card would stop."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import effects, is_refused

from snapcount.cards.language.meaning.scene import Scene
from snapcount.cards.language.reader import read
from snapcount.cards.tree import BecomeDefense, CopyDefense, StopsNoLonger
from snapcount.cards.words import PASS_CALLS, RUN_CALLS
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    AFTER_DESIGNATION,
    NEXT_DOWN,
    ON_FIELD_ADJUSTMENTS,
    action,
    play,
    rule,
    says,
    scenario,
)

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)
TOO = "Your call also stops every play that your opponent's called card stops."
INSTEAD = "Your call becomes what your opponent's called card stops."


@pytest.mark.parametrize(
    ("text", "same"),
    [
        ("Your called play stops all Runs and no Passes this down.", "Your call becomes All Runs."),
        ("Your call stops all Passes, but not Runs.", "Your call becomes All Passes."),
        ("Your call stops nothing but Run Left.", "Your call becomes Run Left."),
        ("Your call stops Long Passes and no other plays.", "Your call becomes Long Pass."),
        (
            "Your call stops Run Left but no Passes.",
            "Your call also stops Run Left. Your call no longer stops Passes.",
        ),
        ("Your called play stops no Passes.", "Your called play no longer stops Passes."),
    ],
)
def test_what_it_stops_and_what_it_does_not(text: str, same: str) -> None:
    assert effects(text, "defense") == effects(same, "defense")


def test_what_is_named_on_both_sides_is_refused() -> None:
    assert effects("Your call stops Run Left but no Passes.", "defense") == (
        BecomeDefense(("run left",), add=True),
        StopsNoLonger(PASS_CALLS),
    )
    assert is_refused("Your call stops Run Left but no Runs.", "defense")
    assert effects("Your call stops Runs but no Passes.", "defense") == (BecomeDefense(RUN_CALLS),)


@pytest.mark.parametrize(
    ("text", "same"),
    [
        (
            "Defensive calls stop no Long Passes.",
            "Long Passes cannot be stopped by the defense's call.",
        ),
        (
            "Your opponent's defensive calls do not stop your Runs.",
            "Your Runs cannot be stopped by the defense's call.",
        ),
        (
            "Your defensive plays cannot stop Runs.",
            "Your opponent's Runs cannot be stopped by the defense's call.",
        ),
    ],
)
def test_what_calls_never_stop(text: str, same: str) -> None:
    there = Scene(enters=True)
    assert read(text, there).abilities == read(same, there).abilities


@pytest.mark.parametrize(
    ("text", "add"),
    [
        (TOO, True),
        ("Your call stops whatever the offense's called play would stop on defense too.", True),
        ("Add the plays listed on the offense's card to your call.", True),
        ("Add what the offense's called card stops to the defense's call.", True),
        (INSTEAD, False),
        ("Your call stops only what the card your opponent called stops.", False),
    ],
)
def test_what_the_offenses_card_stops(text: str, add: bool) -> None:
    assert effects(text, "defense") == (CopyDefense(add),)


@pytest.mark.parametrize(
    "text", ["Your call also stops what your called card stops.", "Your opponent's call becomes X."]
)
def test_it_is_the_card_of_the_offense(text: str) -> None:
    assert is_refused(text, "defense")
    assert is_refused(INSTEAD, "offense")


@rule("F-4", "F-7")
@every_edition
@pytest.mark.parametrize(
    ("text", "call", "printed", "yards"),
    [
        (TOO, "Run Left", "Run Left / Run Middle", 0),
        (TOO, "Run Left", "Run Middle", 15),
        (TOO, "Run Right", "Run Left", 0),  # its own call stops that
        (INSTEAD, "Run Left", "Run Left / Run Middle", 0),
        (INSTEAD, "Run Right", "Run Left", 15),
    ],
)
def test_success_is_checked_with_what_is_printed_on_the_offenses_card(
    edition: str, text: str, call: str, printed: str, yards: int
) -> None:
    calls = (play(call, 3, printed), play("Run Left", 0, "Run Right", name="Wall"))
    card = says(CopyDefense, text)
    game = scenario(edition, defense=[card], calls=calls, at=ON_FIELD_ADJUSTMENTS)
    game.defense.plays("Trick")
    assert game.run_to(NEXT_DOWN).yards == yards


@rule("R-14")
@every_edition
def test_once_somebody_is_designated_a_call_stops_no_more(edition: str) -> None:
    calls = (play("Run Left", 3, "Run Left"), play("Run Left", 0, "Run Right", name="Wall"))
    late = action(TOO, when=AFTER_DESIGNATION, side="defense", name="Late")
    game = scenario(edition, defense=[late], calls=calls, at=AFTER_DESIGNATION)
    game.defense.plays("Late")
    assert game.run_to(NEXT_DOWN).yards == 15
