"""Gridiron cards and Power Ups that lie on the field and have no effect there (T-16, T-17)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.cards.language.meaning import effects, is_refused

from snapcount.cards.language.meaning.scene import Scene
from snapcount.cards.language.printing import english
from snapcount.cards.language.reader import Unread, read
from snapcount.cards.tree import HasNoEffect, Lasting, Static
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    NEXT_DOWN,
    ON_FIELD_ADJUSTMENTS,
    START_OF_DOWN,
    Side,
    action,
    gridiron,
    player,
    power_up,
    rule,
    scenario,
)

since_2021 = pytest.mark.parametrize("edition", [each for each in EDITION_NAMES if each != "2019"])
GRIDIRON = Scene(enters=True, on_player=False)
OTHERS = "All other Gridiron cards have no effect."
FAST = gridiron("Runs gain 10 more yards.", name="Fast")
RICH = gridiron("Whenever the play ends, you draw a Play card.", name="Rich")
LONE = gridiron(OTHERS, name="Lone")


# Words ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        "Ignore the effects of all other Gridiron cards.",
        "Other Gridiron cards on the field do nothing.",
        "While this card is on the field, all other Gridiron cards have no effect.",
        "The text of all other Gridirons is ignored.",
        "All other Gridiron cards lose their abilities.",
    ],
)
def test_all_but_this_card(text: str) -> None:
    assert read(text, GRIDIRON).abilities == [Static(HasNoEffect("gridiron", other=True))]


@pytest.mark.parametrize(
    ("text", "held"),
    [
        ("Weather cards have no effect", HasNoEffect("weather")),
        ("Your opponent's Power Ups do not work", HasNoEffect("power up", "opponent")),
        ("Ignore your opponent's Gridiron cards", HasNoEffect("gridiron", "opponent")),
    ],
)
def test_for_a_while(text: str, held: HasNoEffect) -> None:
    made = effects(f"{text} this half.")
    assert made == (Lasting(held, "this half"),)
    assert effects(english(made)) == made


@pytest.mark.parametrize(
    "text",
    ["All other Gridiron cards have no effect this half.", "Superstars have no effect this half."],
)
def test_refused(text: str) -> None:
    assert is_refused(text)


def test_no_power_up_is_another_gridiron_card() -> None:
    with pytest.raises(Unread):
        read(OTHERS, Scene(enters=True))


# Play ----------------------------------------------------------------------------------------


def gained(edition: str, *lying: Any, hand: Any = (), **declared: Any) -> int:
    """How far a Run of Strength 3 goes with these Gridiron cards on the field, oldest first."""
    side = Side(gridirons=lying, hand=hand)
    game = scenario(edition, offense=side, at=ON_FIELD_ADJUSTMENTS if hand else "", **declared)
    if hand:
        game.offense.plays(0)
        game.both_pass()
    game.run_to(NEXT_DOWN)
    return game.ball - 25


@rule("T-17")
@since_2021
def test_other_cards_do_nothing_wherever_they_were_played(edition: str) -> None:
    assert gained(edition, FAST) == 25
    assert gained(edition, FAST, LONE) == 15
    assert gained(edition, LONE, FAST) == 15


@since_2021
def test_what_waits_on_them_is_not_heard(edition: str) -> None:
    for lying, drawn in (([RICH], 1), ([RICH, LONE], 0)):
        game = scenario(edition, offense=Side(gridirons=lying))
        before = len(game.offense.play_hand)
        game.run_to(NEXT_DOWN)
        assert len(game.offense.play_hand) == before + drawn
        assert "Rich" in game.gridirons


@rule("R-55")
@since_2021
def test_of_two_that_say_so_the_older_one_holds(edition: str) -> None:
    """The newer one does nothing, so that what the older one says besides still is so."""
    slow = gridiron(f"{OTHERS} Runs gain 5 more yards.", name="Slow")
    quick = gridiron(f"{OTHERS} Runs gain 10 more yards.", name="Quick")
    assert gained(edition, slow, quick) == 20
    assert gained(edition, quick, slow) == 25


@since_2021
def test_they_work_again_when_it_has_left(edition: str) -> None:
    leaves = gridiron(f"{OTHERS} Remove this card at the end of the half.", name="Leaves")
    game = scenario(edition, offense=Side(gridirons=[FAST, leaves]), clock=1)
    game.run_to(NEXT_DOWN)
    assert (game.ball, game.gridirons) == (25, ["Fast"])
    game.run_to(NEXT_DOWN)
    assert game.ball == 50


@since_2021
def test_whose_and_which_they_are(edition: str) -> None:
    theirs = gridiron("Your opponent's Gridiron cards have no effect.", name="Theirs")
    stadiums = gridiron("Stadium cards have no effect.", name="Stadiums")
    assert gained(edition, FAST, defense=Side(gridirons=[theirs])) == 15
    assert gained(edition, FAST, theirs) == 25
    assert gained(edition, FAST, stadiums) == 25


@since_2021
def test_an_action_card_says_so_for_a_while(edition: str) -> None:
    card = action("Gridiron cards have no effect this down.", when=ON_FIELD_ADJUSTMENTS)
    assert gained(edition, FAST, hand=[card]) == 15


@since_2021
def test_one_that_is_played_without_effect_is_not_heard_either(edition: str) -> None:
    enters = gridiron("When this card is played, gain a timeout.", when=START_OF_DOWN)
    for lying, timeouts in (((), 4), ((LONE,), 3)):
        side = Side(hand=[enters], gridirons=lying)
        game = scenario(edition, offense=side, at=START_OF_DOWN)
        game.offense.plays(0)
        game.both_pass()
        game.run_to("play or kick")
        assert game.offense.timeouts == timeouts


@rule("T-16")
@since_2021
@pytest.mark.parametrize(
    "text",
    ["Run: Gain 10 yards.", "Your Runs gain 10 more yards."],
)
def test_power_ups_give_their_players_nothing(edition: str, text: str) -> None:
    """Neither what triggers as the Player is designated nor what stands."""
    helped = Side(attached={"RB": [power_up(text)]})
    shut = player("S", "Your opponent's Power Ups have no effect.")
    for players, yards in (([], 25), ([shut], 15)):
        game = scenario(edition, offense=helped, defense=Side(players=players), carrier="RB")
        game.run_to(NEXT_DOWN)
        assert game.ball == 25 + yards


@since_2021
def test_an_exhaust_ability_of_a_power_up_is_not_offered(edition: str) -> None:
    card = action("Draw a Play card.", when=ON_FIELD_ADJUSTMENTS)
    helped = Side(hand=[card], attached={"RB": [power_up("Exhaust: Gain 10 yards.")]})
    shut = player("S", "Your opponent's Power Ups have no effect.")
    for players, uses in (([], 1), ([shut], 0)):
        defense = Side(players=players)
        game = scenario(edition, offense=helped, defense=defense, at=ON_FIELD_ADJUSTMENTS)
        assert len(game.offense.decision().options) == 2 + uses


@since_2021
def test_what_keeps_a_card_on_the_field_does_not_either(edition: str) -> None:
    kept = gridiron("Gridiron cards cannot be removed.", name="Kept")
    remove = action("Remove all Gridiron cards.", when=ON_FIELD_ADJUSTMENTS)
    for lying, left in (([kept], ["Kept"]), ([kept, LONE], [])):
        side = Side(hand=[remove], gridirons=lying)
        game = scenario(edition, offense=side, at=ON_FIELD_ADJUSTMENTS)
        game.offense.plays(0)
        game.both_pass()
        assert game.gridirons == left
