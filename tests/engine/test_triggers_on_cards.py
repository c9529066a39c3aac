"""Texts that wait for cards of one deck, for a card that is cancelled, for who leaves the field."""

from __future__ import annotations

import pytest

from snapcount.engine import events
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    END_OF_PLAY,
    NEXT_DOWN,
    ON_FIELD_ADJUSTMENTS,
    START_OF_DOWN,
    Scenario,
    Side,
    action,
    gridiron,
    player,
    power_up,
    rule,
    scenario,
)

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)
since_2021 = pytest.mark.parametrize("edition", ["2021", "2022", "crd"])


def heard(game: Scenario) -> int:
    return len(game.log.all(events.POINTS))


def played(edition: str, words: str, effect: str) -> int:
    """How often a Tight End hears it while an Action card of the offense is carried out."""
    ear = player("TE", f"Whenever {words}, score 1 point.")
    kept = action("Gain 5 yards.", when=END_OF_PLAY)
    side = Side(players=[ear], hand=[action(effect, when=ON_FIELD_ADJUSTMENTS), kept])
    game = scenario(edition, offense=side, at=ON_FIELD_ADJUSTMENTS)
    before = heard(game)
    game.offense.plays(0)
    return heard(game) - before


@rule("Z-3")
@every_edition
@pytest.mark.parametrize(
    ("words", "times"),
    [
        ("you draw an Action card", 1),
        ("an Action card is drawn", 1),
        ("your opponent draws an Action card", 0),
        ("you draw a Play card", 2),
        ("a Play card is drawn", 2),
    ],
)
def test_a_card_of_one_deck_is_drawn(edition: str, words: str, times: int) -> None:
    effect = "Draw an Action card. Draw two Play cards."
    assert played(edition, words, effect) == times


@rule("Z-6")
@every_edition
@pytest.mark.parametrize(
    ("words", "times"),
    [
        ("you discard an Action card", 1),
        ("an Action card is discarded", 1),
        ("you discard a Play card", 3),
        ("a Play card is discarded", 3),
        ("your opponent discards a Play card", 0),
    ],
)
def test_a_card_of_one_deck_is_discarded(edition: str, words: str, times: int) -> None:
    effect = "Discard all of your Action cards. Discard all of your Play cards."
    assert played(edition, words, effect) == times


@rule("T-18")
@every_edition
@pytest.mark.parametrize(
    ("words", "times"),
    [
        ("an Action card is cancelled", 1),
        ("your Action card is cancelled", 1),
        ("your opponent's Action card is cancelled", 0),
    ],
)
def test_a_cancelled_action_card_is_heard_of(edition: str, words: str, times: int) -> None:
    ear = player("TE", f"Whenever {words}, score 1 point.")
    hand = [action("Gain 5 yards.", when=ON_FIELD_ADJUSTMENTS)]
    answer = action("Cancel target Action card.", when=ON_FIELD_ADJUSTMENTS)
    side = Side(players=[ear], hand=hand)
    game = scenario(edition, offense=side, defense=[answer], at=ON_FIELD_ADJUSTMENTS)
    game.offense.plays(0)
    game.defense.plays(0)
    game.run_to(NEXT_DOWN)
    assert heard(game) == times


@rule("T-18")
@every_edition
@pytest.mark.parametrize(
    ("words", "times"),
    [
        ("an Exhaust ability is cancelled", 1),
        ("your Exhaust ability is cancelled", 1),
        ("your opponent cancels one of your Exhaust abilities", 1),
        ("an Exhaust ability of one of your Running Backs is cancelled", 1),
        ("an Exhaust ability of one of your Wide Receivers is cancelled", 0),
        ("your opponent's Exhaust ability is cancelled", 0),
        ("your Action card is cancelled", 0),
    ],
)
def test_a_cancelled_exhaust_ability_is_heard_of(edition: str, words: str, times: int) -> None:
    ear = player("TE", f"Whenever {words}, score 1 point.")
    runner = player("RB", "Exhaust: Gain 5 yards. Exhaust only during On Field Adjustments.")
    answer = action("Cancel target Exhaust ability.", when=ON_FIELD_ADJUSTMENTS)
    side = Side(players=[ear, runner])
    game = scenario(edition, offense=side, defense=[answer], at=ON_FIELD_ADJUSTMENTS)
    game.offense.uses("RB")
    game.defense.plays(0)
    game.run_to(NEXT_DOWN)
    assert heard(game) == times


@every_edition
@pytest.mark.parametrize(
    ("words", "times"),
    [
        ("this Player leaves the field", 1),
        ("one of your Running Backs leaves the field", 1),
        ("your Player leaves the field", 1),
        ("your opponent's Player leaves the field", 0),
    ],
)
def test_who_leaves_the_field_is_heard_of(edition: str, words: str, times: int) -> None:
    """Also by that Player, who is gone when the text is carried out."""
    ear = player("RB", f"Whenever {words}, score 1 point.")
    card = action("Substitute all of your Running Backs.", when=ON_FIELD_ADJUSTMENTS)
    side = Side(players=[ear], hand=[card])
    game = scenario(edition, offense=side, at=ON_FIELD_ADJUSTMENTS)
    game.offense.plays(0)
    game.run_to(NEXT_DOWN)
    assert heard(game) == times


@rule("T-16")
@since_2021
@pytest.mark.parametrize(
    ("words", "times"),
    [
        ("a Power Up is attached to this Player", 1),
        ("a Power Up is attached to one of your Running Backs", 0),
        ("you attach a Power Up to one of your Tight Ends", 1),
    ],
)
def test_a_power_up_is_attached_to_somebody(edition: str, words: str, times: int) -> None:
    ear = player("TE", f"Whenever {words}, Exhaust that Player and score 1 point.")
    side = Side(players=[ear], hand=[power_up(when=ON_FIELD_ADJUSTMENTS)])
    game = scenario(edition, offense=side, at=ON_FIELD_ADJUSTMENTS)
    game.offense.plays(0, on="TE")
    game.run_to("designation")
    assert heard(game) == times
    assert len(game.offense.exhausted) == times


@rule("T-17", "T-18")
@since_2021
@pytest.mark.parametrize(("cancelled", "left"), [(False, ["Dome"]), (True, ["Storm"])])
def test_a_cancelled_gridiron_card_never_enters(
    edition: str, cancelled: bool, left: list[str]
) -> None:
    storm = gridiron("Neither player may call Long Passes.", name="Storm")
    text = "When this card enters the field, remove all Weather cards from the field."
    dome = gridiron(text, name="Dome", subtype="stadium", when=START_OF_DOWN)
    cancel = action("Cancel target effect.", name="Cancel", when=START_OF_DOWN)
    defense = Side(hand=[cancel], gridirons=[storm])
    game = scenario(edition, offense=[dome], defense=defense, at=START_OF_DOWN)
    game.offense.plays("Dome")
    if cancelled:
        game.defense.plays("Cancel")
    game.both_pass()
    assert game.run_to(NEXT_DOWN).gridirons == left
