"""Cards of a hand that are revealed: which of them, how many, and what comes of it."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import effects, is_refused

from snapcount.cards.card import PlayCard
from snapcount.cards.nouns import CountCards, CountShown, ThatMany, TheX, Times
from snapcount.cards.tree import ChooseX, Gain, May, RevealCards
from snapcount.engine import events
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    AFTER_DESIGNATION,
    NEXT_DOWN,
    NO,
    NUMBER,
    PICK_CARD,
    YES,
    Scenario,
    Side,
    play,
    rule,
    says,
    scenario,
)

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)

DIVE = play("Run Left", name="Dive")
SWEEP = play("Run Right", name="Sweep")
POST = play("Long Pass: 40 (0-9)", name="Post")
DRAW_PLAY = play("Run Middle", name="Draw Play")


def trick(edition: str, text: str, *plays: PlayCard, drawn: PlayCard = POST) -> Scenario:
    """The offense has these Plays and plays a card with these words; both pass."""
    card = says(RevealCards, text, when=AFTER_DESIGNATION)
    side = Side(hand=[card], plays=plays, play_deck=[drawn])
    game = scenario(edition, offense=side, at=AFTER_DESIGNATION)
    game.offense.plays("Trick")
    game.both_pass()
    return game


@rule("Z-1")
@every_edition
@pytest.mark.parametrize("many", [0, 1, 2, 3])
def test_any_number_of_runs_is_revealed_and_counted(edition: str, many: int) -> None:
    text = "Reveal any number of Runs from your hand. Gain 5 yards for each card revealed this way."
    game = trick(edition, text, DIVE, SWEEP, POST, drawn=DRAW_PLAY)
    game.offense.offered(*(NUMBER(n) for n in range(4))).answers(NUMBER(many))
    for name in ("Dive", "Sweep")[: many if many < 3 else 0]:
        game.offense.answers(PICK_CARD(name))
    assert game.log.count(events.HAND_REVEALED) == many
    assert game.yards_by_effects == 5 * many
    assert {"Dive", "Sweep", "Post", "Draw Play"} <= set(game.offense.play_hand)


@every_edition
def test_all_such_cards_are_revealed(edition: str) -> None:
    text = "Reveal all Runs in your hand. Gain 5 yards for each card revealed this way."
    game = trick(edition, text, DIVE, POST, SWEEP)
    assert game.log.count(events.HAND_REVEALED) == 2
    assert game.yards_by_effects == 10


@every_edition
def test_of_the_revealed_cards_those_of_a_kind_are_counted(edition: str) -> None:
    text = "Reveal 2 Play cards from your hand. Gain 5 yards for each Run revealed this way."
    game = trick(edition, text, DIVE, POST, SWEEP)
    game.offense.answers(PICK_CARD("Dive")).answers(PICK_CARD("Post"))
    assert game.yards_by_effects == 5


@every_edition
@pytest.mark.parametrize(("said", "yards"), [(YES, 5), (NO, 0)])
def test_a_run_may_be_revealed_for_yards(edition: str, said: object, yards: int) -> None:
    game = trick(edition, "You may reveal a Run from your hand to gain 5 yards.", DIVE, POST)
    game.offense.answers(said)  # type: ignore[arg-type]
    game.run_to(NEXT_DOWN)
    assert game.log.count(events.HAND_REVEALED) == yards // 5
    assert game.yards == 15 + yards


@every_edition
def test_who_has_no_such_card_is_not_asked_to_reveal_one(edition: str) -> None:
    text = "You may reveal a Short Pass from your hand to gain 5 yards."
    game = trick(edition, text, POST, DIVE)
    assert not game.offense.asked("effect")
    assert game.yards_by_effects == 0


@pytest.mark.parametrize(
    ("text", "count", "calls"),
    [
        ("Reveal any number of Runs from your hand.", TheX(), ("run",)),
        ("Reveal any number of Play cards from your hand.", TheX(), ()),
        ("Show any number of your Runs.", TheX(), ("run",)),
        ("Reveal as many Play cards as you like from your hand.", TheX(), ()),
    ],
)
def test_as_many_as_you_like_are_chosen_first(
    text: str, count: TheX, calls: tuple[str, ...]
) -> None:
    there = CountCards("you", "play", "hand", calls=calls)  # type: ignore[arg-type]
    revealed = RevealCards("you", "play", count, calls=calls)  # type: ignore[arg-type]
    gained = (Gain(Times(5, ThatMany())),)
    chosen = ChooseX(up_to=there)
    assert effects(text + " Gain 5 yards for each.") == (chosen, revealed, *gained)
    assert effects(text + " Gain 5 yards for each card revealed this way.")[2:] == gained


def test_the_opponent_reveals_such_cards_and_they_are_counted() -> None:
    assert effects("Your opponent reveals two Power Ups from their hand at random.") == (
        RevealCards("opponent", "action", 2, True, kind="power up"),
    )
    text = "Reveal 3 Play cards from your hand. Gain 5 yards for each Pass revealed this way."
    assert effects(text)[1] == Gain(Times(5, CountShown(("pass",))))
    (offer,) = effects("You may reveal a Gridiron card from your hand. If you do, gain 5 yards.")
    assert offer == May((RevealCards("you", "action", kind="gridiron"),), "you", (Gain(5),))


def test_of_several_revealed_cards_none_is_that_card() -> None:
    assert is_refused("Reveal two Runs from your hand. If it is a Run Left, gain 5 yards.")
