"""Cards of a kind that are taken from among the top cards of a deck; the rest goes elsewhere."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import effects, is_refused

from snapcount.cards.tree import TakeFromTop
from snapcount.engine import events
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    DONE,
    NEXT_DOWN,
    ON_FIELD_ADJUSTMENTS,
    PICK_CARD,
    Scenario,
    Side,
    play,
    rule,
    says,
    scenario,
)

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)

DRAWN = play("Run Middle", name="Drawn before")
DECK = [
    DRAWN,
    play("Run Left", name="Dive"),
    play("Long Pass: 40 (0-9)", name="Post"),
    play("Run Right", name="Sweep"),
    play("Run Left", name="Below"),
]
LOOK = "Look at the top three cards of your Play deck."
RESTS = {
    "top": "Put the rest on top of your Play deck in any order.",
    "bottom": "Put the rest on the bottom of your Play deck in any order.",
    "discard": "Discard the rest.",
    "shuffle": "Shuffle the rest into your Play deck.",
}


def trick(edition: str, text: str) -> Scenario:
    side = Side(hand=[says(TakeFromTop, text)], play_deck=DECK)
    game = scenario(edition, offense=side, at=ON_FIELD_ADJUSTMENTS)
    game.offense.plays("Trick")
    game.both_pass()
    return game


@rule("Z-1")
@every_edition
@pytest.mark.parametrize("rest", ["discard", "shuffle"])
def test_one_such_card_is_shown_and_taken(edition: str, rest: str) -> None:
    text = f"{LOOK} You may reveal a Run from among them and put it into your hand. {RESTS[rest]}"
    game = trick(edition, text)
    game.offense.offered(DONE, PICK_CARD("Dive"), PICK_CARD("Sweep"))
    game.offense.answers(PICK_CARD("Sweep"))
    assert "Sweep" in game.offense.play_hand
    assert game.log.has(events.TOP_REVEALED)
    assert ({"Dive", "Post"} <= set(game.offense.play_discard)) == (rest == "discard")


@every_edition
def test_who_takes_none_puts_all_of_them_away(edition: str) -> None:
    text = (
        f"{LOOK} You may reveal a Run from among them and put it into your hand. Discard the rest."
    )
    game = trick(edition, text)
    game.offense.answers(DONE)
    assert {"Dive", "Post", "Sweep"} <= set(game.offense.play_discard)
    assert not game.log.has(events.TOP_REVEALED)


@every_edition
def test_what_must_be_taken_is_taken_if_it_is_there(edition: str) -> None:
    text = f"{LOOK} Reveal a Pass from among them and put it into your hand. Discard the rest."
    game = trick(edition, text)
    assert not game.offense.asked("effect")
    assert "Post" in game.offense.play_hand
    text = (
        f"{LOOK} Reveal a Short Pass from among them and put it into your hand. Discard the rest."
    )
    assert {"Dive", "Post", "Sweep"} <= set(trick(edition, text).offense.play_discard)


@every_edition
@pytest.mark.parametrize("rest", ["top", "bottom"])
def test_the_rest_is_put_back_in_any_order(edition: str, rest: str) -> None:
    text = f"{LOOK} You may reveal up to two Runs from among them and put them into your hand."
    game = trick(edition, f"{text} {RESTS[rest]}")
    game.offense.answers(PICK_CARD("Dive")).answers(DONE)
    game.offense.offered(PICK_CARD("Post"), PICK_CARD("Sweep")).answers(PICK_CARD("Post"))
    names = game.names(game.state.play_deck[game.offense.seat])
    assert "Dive" in game.offense.play_hand
    assert names[-2:] == ["Sweep", "Post"] if rest == "top" else names[:2] == ["Sweep", "Post"]
    game.run_to(NEXT_DOWN)


def test_only_its_looker_sees_the_cards() -> None:
    game = trick("crd", f"{LOOK} You may take a Run from among them. {RESTS['bottom']}")
    assert game.offense.asked("effect")
    seen = {seat: str(game.state.observe(seat).decision) for seat in (0, 1)}
    assert seen[game.offense.seat] != seen[1 - game.offense.seat]
    game.offense.answers(DONE)
    while game.offense.asked("effect"):
        game.offense.answers_anything()


@pytest.mark.parametrize(
    ("text", "node"),
    [
        (
            "You may reveal a Power Up or Superstar from among them and put it into your hand.",
            TakeFromTop("action", 5, kind=("power up", "superstar"), rest="shuffle"),
        ),
        (
            "Reveal a Gridiron card from among them and put it into your hand.",
            TakeFromTop("action", 5, must=True, kind="gridiron", rest="shuffle"),
        ),
        (
            "You may put up to two Power Ups from among them into your hand.",
            TakeFromTop("action", 5, 2, kind="power up", rest="shuffle"),
        ),
    ],
)
def test_what_is_sought_among_them(text: str, node: TakeFromTop) -> None:
    look = "Look at the top five cards of your Action deck."
    assert effects(f"{look} {text} Shuffle the rest into your Action deck.") == (node,)


def test_no_action_card_is_among_plays() -> None:
    text = f"{LOOK} You may reveal a Power Up from among them and put it into your hand."
    assert is_refused(f"{text} Discard the rest.")
