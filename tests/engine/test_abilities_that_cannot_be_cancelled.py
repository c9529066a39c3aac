"""Abilities of a Player that cannot be cancelled stand, whatever cancels them (T-18)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.cards.language.meaning import effects

from snapcount.cards.language.card_reading import CardFields, read_card
from snapcount.cards.nouns import Group
from snapcount.cards.tree import CannotCancel, KeepsAbilities, Lasting
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    AFTER_DESIGNATION,
    NEXT_DOWN,
    ON_FIELD_ADJUSTMENTS,
    PASS,
    PICK,
    PLAY,
    PRIOR_TO_SELECTING,
    USE,
    Side,
    action,
    player,
    rule,
    scenario,
)
from snapcount.testing.editions import editions_where, having

with_power_ups = pytest.mark.parametrize("edition", editions_where(having("power up")))
CANCELS = [
    (
        "Choose one of your opponent's Players on the field. That Player's abilities are cancelled "
        "this down."
    ),
    "The abilities of your opponent's Players are cancelled this down.",
]
CANCELS_RUNS = [*CANCELS, "Cancel all Run abilities.", "Cancel all of the runner's abilities."]
CANCELS_EXHAUSTS = [
    *CANCELS,
    "Cancel all Exhaust abilities this down.",
    "Your opponent's Exhaust abilities are cancelled this down.",
]


def keeper(what: str) -> Any:
    text = f"Attach to one of your Players on the field. The attached Player's {what}"
    fields = CardFields(kind="power up", name="Keeper", text=f"{text} cannot be cancelled.")
    return read_card(fields)


@rule("T-18")
@with_power_ups
@pytest.mark.parametrize("what", ["abilities", "Run abilities"])
@pytest.mark.parametrize("cancels", CANCELS_RUNS)
@pytest.mark.parametrize("when", [PRIOR_TO_SELECTING, AFTER_DESIGNATION])
def test_what_is_triggered_happens(edition: str, what: str, cancels: str, when: str) -> None:
    runner = player("RB", "Run: Gain 10 yards.", name="Runner")
    side = Side(players=[runner], attached={"RB": [keeper(what)]})
    card = action(cancels, name="Cancels", when=when)
    game = scenario(edition, offense=side, defense=[card], carrier="Runner", at=when)
    if game.offense.may(PASS):
        game.offense.passes()
    game.defense.plays("Cancels")
    game.both_pass()
    if game.defense.may(PICK("Runner")):
        game.defense.picks("Runner")
    game.run_to("timeout")
    assert game.yards_by_effects == 10


@rule("T-12", "T-18")
@with_power_ups
@pytest.mark.parametrize(
    ("what", "kept"), [("abilities", True), ("Exhaust abilities", True), ("Run abilities", False)]
)
@pytest.mark.parametrize("cancels", CANCELS_EXHAUSTS)
def test_what_is_used_is_offered_still(edition: str, what: str, kept: bool, cancels: str) -> None:
    uses = player("QB", "Exhaust: The Play Strength is increased by 1.", name="Uses")
    side = Side(players=[uses], attached={"QB": [keeper(what)]})
    card = action(cancels, name="Cancels", when=PRIOR_TO_SELECTING)
    other = action("Gain 5 yards.", name="Other", when=ON_FIELD_ADJUSTMENTS)
    game = scenario(edition, offense=side, defense=[card, other], at=PRIOR_TO_SELECTING)
    if game.offense.may(PASS):
        game.offense.passes()
    game.defense.plays("Cancels")
    game.both_pass()
    if game.defense.may(PICK("Uses")):
        game.defense.picks("Uses")
    game.run_to(ON_FIELD_ADJUSTMENTS)
    assert game.offense.may(USE("Uses")) == kept
    if kept:
        before = game.strength
        game.offense.uses("Uses")
        game.both_pass()
        assert game.strength == before + 1


@rule("T-18")
@with_power_ups
@pytest.mark.parametrize("cancels", CANCELS_EXHAUSTS)
def test_what_waits_in_the_layers_resolves(edition: str, cancels: str) -> None:
    uses = player("QB", "Exhaust: The Play Strength is increased by 1.", name="Uses")
    side = Side(players=[uses], attached={"QB": [keeper("Exhaust abilities")]})
    game = scenario(
        edition, offense=side, defense=[action(cancels, name="Cancels")], at=ON_FIELD_ADJUSTMENTS
    )
    before = game.strength
    game.offense.uses("Uses")
    game.defense.plays("Cancels")
    game.both_pass()
    if game.defense.may(PICK("Uses")):
        game.defense.picks("Uses")
    assert game.strength == before + 1


@rule("T-18")
@with_power_ups
def test_what_stands_goes_on(edition: str) -> None:
    """A standing text of that Player is an ability too."""
    stands = player("QB", "Your Runs gain 5 more yards.", name="Stands")
    found = []
    for attached in ({}, {"QB": [keeper("abilities")]}):
        side = Side(players=[stands], attached=attached)
        card = action(CANCELS[1], name="Cancels")
        game = scenario(edition, offense=side, defense=[card], at=ON_FIELD_ADJUSTMENTS)
        if game.offense.may(PASS):
            game.offense.passes()
        game.defense.plays("Cancels")
        game.both_pass()
        game.run_to("timeout")
        found.append(game.yards)
    assert found[1] == found[0] + 5


@with_power_ups
def test_what_cannot_be_used_is_not_cancelled(edition: str) -> None:
    """That a Player may not use them is something else."""
    uses = player("QB", "Exhaust: The Play Strength is increased by 1.", name="Uses")
    side = Side(players=[uses], attached={"QB": [keeper("Exhaust abilities")]})
    bars = action(
        "Your opponent's Players cannot use Exhaust abilities this down.", when=PRIOR_TO_SELECTING
    )
    other = action("Gain 5 yards.", name="Other", when=ON_FIELD_ADJUSTMENTS)
    game = scenario(edition, offense=side, defense=[bars, other], at=PRIOR_TO_SELECTING)
    if game.offense.may(PASS):
        game.offense.passes()
    game.defense.plays(0)
    game.both_pass()
    game.run_to(ON_FIELD_ADJUSTMENTS)
    assert not game.offense.may(USE("Uses"))


@pytest.mark.parametrize(
    "said",
    [
        "Your opponent cannot cancel your Action cards or the abilities of your Players",
        "Your Action cards and the abilities of your Players cannot be cancelled",
        "Your Action cards and the abilities of your Players cannot be cancelled by your opponent",
    ],
)
def test_cards_and_abilities_in_one_sentence(said: str) -> None:
    cards, abilities = effects(f"{said} this down.")
    assert cards == Lasting(CannotCancel("you", "action card"), "this down")
    assert abilities == Lasting(KeepsAbilities(Group("you")), "this down")


@rule("T-18")
@pytest.mark.parametrize("edition", EDITION_NAMES)
@pytest.mark.parametrize("kept", [True, False])
@pytest.mark.parametrize(("cancels", "lost"), [("Cancel target Action card.", 5), (CANCELS[1], 10)])
def test_neither_is_cancelled_for_the_rest_of_the_down(
    edition: str, kept: bool, cancels: str, lost: int
) -> None:
    text = "Your opponent cannot cancel your Action cards or the abilities of your Players this"
    shield = action(f"{text} down.", when=PRIOR_TO_SELECTING, name="Shield")
    gain = action("Gain 5 yards.", when=AFTER_DESIGNATION, name="Gain")
    answer = action(cancels, when=AFTER_DESIGNATION, name="Cancels")
    runner = player("RB", "Run: Gain 10 yards.", name="Runner")
    side = Side(players=[runner], hand=[shield, gain])
    game = scenario(
        edition, offense=side, defense=[answer], carrier="Runner", at=PRIOR_TO_SELECTING
    )
    if kept:
        game.offense.plays("Shield")
    game.run_to(AFTER_DESIGNATION)
    game.offense.plays("Gain")
    if not kept or game.defense.may(PLAY("Cancels")):
        game.defense.plays("Cancels")
    game.run_to(NEXT_DOWN)
    assert game.yards == 15 + 15 - (0 if kept else lost)
