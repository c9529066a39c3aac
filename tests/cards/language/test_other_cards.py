"""Other cards than this one, and cards of the deck or of the discard pile."""

from __future__ import annotations

from typing import Any

import pytest
from tests.cards.language.meaning import effects, is_refused

from snapcount.cards.language.meaning.scene import Scene
from snapcount.cards.language.reader import read
from snapcount.cards.nouns import Compare, CountCards
from snapcount.cards.tree import ChooseOne, Recover, Search
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    BLANK,
    MODE,
    ON_FIELD_ADJUSTMENTS,
    PICK_CARD,
    PLAY,
    Side,
    action,
    scenario,
)

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)
HAND = CountCards("you", "action", "hand")


@pytest.mark.parametrize(
    ("said", "how", "others"),
    [
        ("you have no other Action cards in your hand", "exactly", 0),
        ("you have no Action cards in your hand other than this card", "exactly", 0),
        ("this is the only Action card in your hand", "exactly", 0),
        ("you have another Action card in your hand", "at least", 1),
        ("you have two or more other Action cards in your hand", "at least", 2),
    ],
)
def test_a_card_that_is_played_is_in_the_hand_and_one_that_resolves_is_not(
    said: str, how: Any, others: int
) -> None:
    (asked,) = effects(f"If {said}, gain 5 yards.")
    assert asked.condition == Compare(HAND, how, others)
    timing = read(f"Gain 5 yards. Play only if {said}.", Scene(action=True)).timing
    assert timing is not None
    assert timing.condition == Compare(HAND, how, others + 1)


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("If your opponent has no other Action cards in hand, gain 5 yards.", True),
        ("While you have no other Action cards in your hand, your Runs gain 5 more yards.", False),
    ],
)
def test_this_card_is_in_no_other_hand(text: str, action: bool) -> None:
    assert is_refused(text, action=action)


@every_edition
@pytest.mark.parametrize("others", [0, 1])
def test_the_last_card_of_a_hand_is_played_alone(edition: str, others: int) -> None:
    text = "Gain 10 yards. Play only if you have no other Action cards in your hand."
    free = action("Draw a Play card.", when=ON_FIELD_ADJUSTMENTS, name="Free")
    hand = [action(text, name="Last"), free, *([BLANK] * others)]
    game = scenario(edition, offense=hand, at=ON_FIELD_ADJUSTMENTS)
    assert not game.offense.may(PLAY("Last"))
    game.offense.plays("Free")
    assert game.offense.may(PLAY("Last")) == (others == 0)


def test_a_card_that_resolves_lies_in_no_pile() -> None:
    said = "Return an Action card{} from your Action discard pile to your hand."
    assert effects(said.format(" other than this card")) == effects(said.format(""))
    assert is_refused(
        "Return a Play card other than this card from your Play discard pile to your hand."
    )


@pytest.mark.parametrize(
    ("text", "searched", "taken"),
    [
        (
            (
                "Search your Action deck or Action discard pile for a Superstar, reveal it, and put"
                " it into your hand."
            ),
            Search(decks=("action",), kind="superstar"),
            Recover("you", "action", kind="superstar"),
        ),
        (
            "Search your Play discard pile or Play deck for a Run and put it into your hand.",
            Search(decks=("play",), calls=("run",), reveal=False),
            Recover("you", "play", calls=("run",)),
        ),
        (
            "Search your Action deck or discard pile for a card and put it into your hand.",
            Search(decks=("action",), reveal=False),
            Recover("you", "action"),
        ),
    ],
)
def test_a_card_is_sought_in_one_place_or_in_the_other(
    text: str, searched: Search, taken: Recover
) -> None:
    assert effects(text) == (ChooseOne(((searched,), (taken,))),)


@every_edition
@pytest.mark.parametrize(("mode", "name"), [(0, "In Deck"), (1, "In Pile")])
def test_it_is_taken_from_where_it_was_sought(edition: str, mode: int, name: str) -> None:
    text = "Search your Action deck or discard pile for a card and put it into your hand."
    side = Side(
        hand=[action(text, when=ON_FIELD_ADJUSTMENTS, name="Seek")],
        action_deck=[action("Gain 5 yards.", name="In Deck")],
        action_discard=[action("Gain 10 yards.", name="In Pile")],
    )
    game = scenario(edition, offense=side, at=ON_FIELD_ADJUSTMENTS)
    game.offense.plays("Seek")
    game.both_pass()
    game.offense.answers(MODE(mode))
    if game.offense.may(PICK_CARD(name)):
        game.offense.answers(PICK_CARD(name))
    assert name in game.offense.hand
