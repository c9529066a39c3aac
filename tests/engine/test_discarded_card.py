"""A card that an effect discards alone is `that card`: it lies open in the discard pile (Z-1)."""

from __future__ import annotations

from typing import Any

import pytest

from snapcount.cards.language.kernel.errors import TextError
from snapcount.cards.nouns import ShownIs, ShownStrength
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    AFTER_DESIGNATION,
    NEXT_DOWN,
    NO,
    ON_FIELD_ADJUSTMENTS,
    YES,
    Scenario,
    Side,
    action,
    play,
    player,
    rule,
    says,
    scenario,
)

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)
RUN = play("Run Right", 7, name="Run Play")
THROW = play("Short Pass: 20 (0-9)", 2, name="Pass Play")


def discarding(edition: str, text: str, node: type, *plays: Any) -> Scenario:
    """The offense plays these words during On Field Adjustments, with these Plays in hand."""
    side = Side(hand=[says(node, text)], plays=[*plays])
    game = scenario(edition, offense=side, at=ON_FIELD_ADJUSTMENTS)
    game.offense.plays("Trick")
    return game


@rule("Z-6")
@every_edition
@pytest.mark.parametrize(("name", "yards"), [("Run Play", 35), ("Pass Play", 10)])
def test_its_strength_is_read_off_the_card_that_was_chosen(
    edition: str, name: str, yards: int
) -> None:
    text = "Discard a Play card. Gain yards equal to 5 times its Strength."
    game = discarding(edition, text, ShownStrength, RUN, THROW)
    game.offense.discards(name)
    assert game.yards_by_effects == yards


@rule("Z-6")
@every_edition
@pytest.mark.parametrize(("name", "yards"), [("Run Play", 10), ("Pass Play", 5)])
def test_what_was_discarded_is_asked_about(edition: str, name: str, yards: int) -> None:
    text = "Discard a Play card. If the discarded card is a Run, gain 10 yards. Otherwise, gain 5."
    text = text.replace("gain 5.", "gain 5 yards.")
    game = discarding(edition, text, ShownIs, RUN, THROW)
    game.offense.discards(name)
    assert game.yards_by_effects == yards


@rule("Z-6")
@every_edition
def test_only_one_card_in_hand_is_the_one(edition: str) -> None:
    text = (
        "Your opponent discards an Action card at random."
        " If it is a Defense Action card, gain 10 yards."
    )
    only = action("Draw a Play card.", when=ON_FIELD_ADJUSTMENTS, name="Only", side="defense")
    game = scenario(edition, offense=[says(ShownIs, text)], defense=[only], at=ON_FIELD_ADJUSTMENTS)
    game.offense.plays("Trick")
    game.both_pass()
    assert game.yards_by_effects == 10


@rule("Z-6")
@every_edition
def test_nothing_discarded_is_no_card(edition: str) -> None:
    text = "Your opponent discards an Action card. If it is a Defense Action card, gain 10 yards."
    game = scenario(edition, offense=[says(ShownIs, text)], at=ON_FIELD_ADJUSTMENTS)
    game.offense.plays("Trick")
    game.both_pass()
    assert game.yards_by_effects == 0


@rule("T-13", "Z-6")
@every_edition
@pytest.mark.parametrize(("answer", "yards"), [(YES, 15 + 7), (NO, 15)])
def test_an_offer_to_discard(edition: str, answer: Any, yards: int) -> None:
    text = "Run: You may discard a Play card. If you do, gain yards equal to its Strength."
    back = player("RB", text)
    side = Side(players=[back], plays=[RUN])
    game = scenario(edition, offense=side, carrier="RB", at="effect")
    game.offense.answers(answer)
    if answer is YES and game.offense.asked("effect"):
        game.offense.discards("Run Play")
    assert game.run_to(NEXT_DOWN).yards == yards


@rule("Z-6")
@every_edition
@pytest.mark.parametrize(("strength", "yards"), [(4, 15), (5, 10)])
def test_a_card_that_is_flipped_over_is_discarded(edition: str, strength: int, yards: int) -> None:
    text = (
        "Flip over the top card of your Play deck."
        " If its Strength is 5-9, the offense loses 5 yards."
    )
    card = action(text, when=AFTER_DESIGNATION, name="Trick")
    deck = [play("Run Right", strength, name="Flipped")] * 6
    game = scenario(edition, defense=Side(hand=[card], play_deck=deck), at=AFTER_DESIGNATION)
    game.defense.plays("Trick")
    game.run_to(NEXT_DOWN)
    assert game.yards == yards
    assert "Flipped" in game.defense.play_discard


def test_a_looked_at_card_stays_that_card() -> None:
    text = (
        "Look at the top card of your Play deck. You may discard an Action card."
        " If you do, put that card into your hand."
    )
    spare = action("Gain 5 yards.", when=ON_FIELD_ADJUSTMENTS, name="Spare")
    card = action(text, when=ON_FIELD_ADJUSTMENTS, name="Trick")
    side = Side(hand=[card, spare], play_deck=[RUN, RUN, RUN])
    game = scenario("crd", offense=side, at=ON_FIELD_ADJUSTMENTS)
    game.offense.plays("Trick")
    game.both_pass()
    game.offense.answers(YES)
    assert "Run Play" in game.offense.play_hand


def test_what_is_paid_is_not_asked_about() -> None:
    with pytest.raises(TextError, match="which card"):
        action("As an additional cost, discard a Play card. Gain yards equal to its Strength.")
