"""Cards that a text describes by kind, call or Strength, wherever they are taken from."""

from __future__ import annotations

import dataclasses
from typing import Any

import pytest

from snapcount.cards.tree import Discard, May, PutCards, Recover, Search
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    DISCARD,
    ON_FIELD_ADJUSTMENTS,
    PICK_CARD,
    YES,
    Scenario,
    Side,
    action,
    play,
    power_up,
    rule,
    says,
    scenario,
)

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)
DIVE = play("Run Left", 3, name="Dive")
SWEEP = play("Run Right", 8, name="Sweep")
POST = play("Long Pass: 40 (0-9)", 9, name="Post")


def trick(edition: str, node: type, text: str, **declared: Any) -> Scenario:
    """The offense plays a card with these words, which say that node, and both pass."""
    side = declared.pop("offense", Side())
    side = dataclasses.replace(side, hand=[says(node, text), *side.hand])
    game = scenario(edition, offense=side, at=ON_FIELD_ADJUSTMENTS, **declared)
    game.offense.plays("Trick")
    game.both_pass()
    return game


@rule("Z-4")
@every_edition
def test_a_play_is_sought_by_its_strength(edition: str) -> None:
    text = (
        "Search your Play deck for a Play with a Strength of 8 or more and put it into your hand."
    )
    drawn = play("Run Middle", name="Drawn before")
    game = trick(edition, Search, text, offense=Side(play_deck=[drawn, DIVE, SWEEP, POST]))
    game.offense.offered(PICK_CARD("Sweep"), PICK_CARD("Post")).answers(PICK_CARD("Post"))
    assert "Post" in game.offense.play_hand


@rule("Z-4")
@every_edition
def test_what_was_sought_goes_on_top_of_the_shuffled_deck(edition: str) -> None:
    text = (
        "Search your Play deck for a Run with a Strength of 8, reveal it, shuffle your Play deck"
        " and put that card on top of it."
    )
    drawn = play("Run Middle", name="Drawn before")
    deck = [drawn, DIVE, SWEEP, POST, *[play("Run Middle", 1, name=f"Other {n}") for n in range(9)]]
    game = trick(edition, Search, text, offense=Side(play_deck=deck))
    assert "Sweep" not in game.offense.play_hand
    top = game.state.play_deck[game.offense.seat][-1]
    assert game.state.table.cards[game.state.table.definition[top]].name == "Sweep"


@every_edition
def test_plays_come_back_by_call_and_strength(edition: str) -> None:
    pile = [DIVE, SWEEP, POST]
    game = trick(
        edition,
        Recover,
        "Put all Run plays from your discard pile into your hand.",
        offense=Side(play_discard=pile),
    )
    game.offense.offered(PICK_CARD("Dive"), PICK_CARD("Sweep")).answers(PICK_CARD("Dive"))
    assert {"Dive", "Sweep"} <= set(game.offense.play_hand)
    assert "Post" not in game.offense.play_hand


def test_action_cards_come_back_if_they_are_of_one_of_two_kinds() -> None:
    pile: list[Any] = [
        power_up(name="Gloves"),
        action("Gain 5 yards.", name="Dash", side="offense"),
    ]
    other = action("Gain 5 yards.", name="Other", side="generic")
    text = "Put a Power Up or an Offense card from your discard pile into your hand."
    game = trick("crd", Recover, text, offense=Side(action_discard=[*pile, other]))
    game.offense.offered(PICK_CARD("Gloves"), PICK_CARD("Dash")).answers(PICK_CARD("Dash"))
    assert "Dash" in game.offense.hand


@every_edition
def test_only_such_cards_are_discarded(edition: str) -> None:
    text = "Your opponent discards a Run play."
    game = trick(edition, Discard, text, defense=Side(plays=[DIVE, SWEEP, POST]))
    assert game.defense.may(DISCARD("Dive"))
    assert not game.defense.may(DISCARD("Post"))
    game.defense.discards("Sweep")
    assert "Sweep" in game.defense.play_discard
    assert "Post" in game.defense.play_hand


@every_edition
def test_all_such_cards_are_discarded(edition: str) -> None:
    text = "Your opponent discards all Plays with a Strength of 8 or more."
    game = trick(edition, Discard, text, defense=Side(plays=[DIVE, SWEEP, POST]))
    assert {"Sweep", "Post"} <= set(game.defense.play_discard)
    assert "Dive" in game.defense.play_hand


@every_edition
def test_who_has_no_such_card_is_not_asked_to_pay_with_one(edition: str) -> None:
    text = "You may discard a Play with a Strength of 9. If you do, gain 5 yards."
    game = trick(edition, May, text, offense=Side(plays=[DIVE]))
    assert not game.offense.may(YES)
    assert game.yards_by_effects == 0
    game = trick(edition, May, text, offense=Side(plays=[DIVE, POST]))
    game.offense.answers(YES)
    assert game.yards_by_effects == 5
    assert "Post" in game.offense.play_discard


@every_edition
def test_such_cards_go_into_the_deck(edition: str) -> None:
    text = "Put a Run play from your discard pile on top of your Play deck."
    game = trick(edition, PutCards, text, offense=Side(play_discard=[SWEEP, POST]))
    top = game.state.play_deck[game.offense.seat][-1]
    assert game.state.table.cards[game.state.table.definition[top]].name == "Sweep"


@every_edition
def test_such_cards_are_counted(edition: str) -> None:
    text = "Gain 5 yards for each Play with a Strength of 8 or more in your discard pile."
    game = trick(edition, object, text, offense=Side(play_discard=[DIVE, SWEEP, POST]))
    assert game.yards_by_effects == 10


@every_edition
def test_a_card_of_some_kind_is_picked_from_a_hand_that_is_seen(edition: str) -> None:
    text = "Look at your opponent's Play hand and choose a Run play. They discard that card."
    game = trick(edition, Discard, text, defense=Side(plays=[DIVE, SWEEP, POST]))
    assert not game.offense.may(DISCARD("Post"))
    game.offense.discards("Sweep")
    assert "Sweep" in game.defense.play_discard
