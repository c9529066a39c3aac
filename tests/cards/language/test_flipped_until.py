"""Cards that are flipped over until one is wanted, or of which one is chosen: the rest is discarded
(R-53)."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import effects, is_refused

from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import NEXT_DOWN, ON_FIELD_ADJUSTMENTS, Side, action, play, rule, scenario

UNTIL = "Flip over cards from the top of your Play deck until you flip a Run"
TWO = "Flip over the top two cards of your Play deck"
CALLED = "One of them becomes your play. Discard the rest."
RUN = play("Run Middle", 2, name="Dive")
SHORT = play("Short Pass: 10 (0-9)", 1, name="Slant")
LONG = play("Long Pass: 30 (0-9)", 1, name="Post")


@pytest.mark.parametrize(
    ("text", "plain"),
    [
        (
            f"{UNTIL}. That Run becomes your play this down.",
            f"{UNTIL}. It becomes your play. Discard the rest.",
        ),
        (
            "Turn over cards from your Play deck until there is a Run and put it into your hand.",
            f"{UNTIL}. Put it into your hand. Discard the rest.",
        ),
        (f"{TWO}. One of them, your choice, becomes your play; discard the other.", CALLED),
        (f"{TWO}. One of them of your choice becomes your play this down.", CALLED),
        (f"{TWO} and choose which one becomes your play.", CALLED),
        (f"{TWO}. You choose which of them becomes your play. Discard the other.", CALLED),
        (f"{TWO} and put one of them into your hand.", "Put one into your hand. Discard the rest."),
        (
            f"{TWO}. One of them may become your play.",
            "You may call one of them. Discard the rest.",
        ),
    ],
)
def test_said_in_other_words(text: str, plain: str) -> None:
    plain = plain if plain.startswith("Flip") else f"{TWO}. {plain}"
    assert effects(text) == effects(plain)


@pytest.mark.parametrize(
    "text",
    [
        "Reveal cards from the top of your Play deck until you reveal a Run. It becomes your play.",
        "Reveal the top two cards of your Play deck. One of them becomes your play.",
    ],
)
def test_where_revealed_cards_go_must_be_said(text: str) -> None:
    assert is_refused(text)


@rule("R-53", "T-7", "Z-6")
@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_the_others_are_discarded_at_once(edition: str) -> None:
    card = action(
        f"{UNTIL}. That Run becomes your play this down.", when=ON_FIELD_ADJUSTMENTS, side="offense"
    )
    drawn, below = play("Run Left", name="Drawn"), play("Run Left", name="Below")
    game = scenario(
        edition,
        offense=Side([card], play_deck=[drawn, SHORT, LONG, RUN, below]),
        calls=("Short Pass: 15 (0-9)", play("Run Right", 0)),
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.offense.plays(0)
    assert game.run_to(NEXT_DOWN).yards == 10
    assert {"Slant", "Post"} <= set(game.offense.play_discard)
    assert "Below" not in game.offense.play_discard
