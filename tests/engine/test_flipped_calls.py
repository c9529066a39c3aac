"""A called Play that came off the deck, by an audible (T-7)."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import effects, is_refused

from snapcount.cards.language.parse import parse_abilities
from snapcount.cards.nouns import FlippedCall
from snapcount.cards.tree import If
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    NEXT_DOWN,
    ON_FIELD_ADJUSTMENTS,
    PICK_CARD,
    Side,
    action,
    play,
    rule,
    scenario,
)

OWN = "If this card became your play by being flipped over from your Play deck, gain 10 yards."
AUDIBLE = "Flip over the top card of your Play deck. That card becomes your play this down."
FROM_HAND = "Choose a Play card from your hand and it becomes your play."


@pytest.mark.parametrize(
    "asked",
    [
        "this card was flipped over from the top of your Play deck",
        "this play becomes your play by being flipped over",
        "this card was called by an audible",
    ],
)
def test_words_on_the_play_itself(asked: str) -> None:
    assert parse_abilities(f"If {asked}, gain 10 yards.", play=True) == parse_abilities(
        OWN, play=True
    )


def test_words_on_other_cards() -> None:
    (of_theirs,) = effects("If your opponent's play was flipped over, gain 5 yards.")
    assert isinstance(of_theirs, If)
    assert of_theirs.condition == FlippedCall("opponent")
    assert is_refused("If this card was flipped over, gain 5 yards.")


@rule("T-7")
@pytest.mark.parametrize("edition", EDITION_NAMES)
@pytest.mark.parametrize(
    ("then", "more"),
    [("", 0), (AUDIBLE, 10), (FROM_HAND, 0), (f"{AUDIBLE} {FROM_HAND}", 0)],
)
def test_only_off_the_deck(edition: str, then: str, more: int) -> None:
    own = play("Run Left", 1, abilities=(OWN,), name="Own")
    plain = play("Run Left", 1, name="Plain")
    off_deck = plain if then == f"{AUDIBLE} {FROM_HAND}" else own
    side = Side(
        hand=[action(text, when=ON_FIELD_ADJUSTMENTS, name=text) for text in cards(then)],
        plays=[own],
        play_deck=[plain, off_deck],  # the first is drawn (F-2)
    )
    calls = (plain if then else own, play("Run Right", 1, "Long Pass"))
    game = scenario(edition, offense=side, calls=calls, at=ON_FIELD_ADJUSTMENTS if then else "")
    for text in cards(then):  # the last one resolves first
        game.offense.plays(text)
    if then:
        game.both_pass()
    if FROM_HAND in then:
        game.offense.answers(PICK_CARD("Own"))
    game.run_to(NEXT_DOWN)
    assert game.yards_by_effects == more


def cards(then: str) -> list[str]:
    return [text for text in (FROM_HAND, AUDIBLE) if text in then]
