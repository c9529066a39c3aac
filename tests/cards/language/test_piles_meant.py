"""`Look at your opponent's Play hand. If it contains no Runs, …`: what is looked at is `it`."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import effects, is_refused

from snapcount.cards.nouns import Compare, CountCards
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    NEXT_DOWN,
    ON_FIELD_ADJUSTMENTS,
    Side,
    action,
    play,
    rule,
    scenario,
)


@pytest.mark.parametrize(
    ("seen", "whose", "deck"),
    [
        ("Your opponent reveals their Play hand", "opponent", "play"),
        ("Look at your opponent's Play hand", "opponent", "play"),
        ("Reveal your Play hand", "you", "play"),
    ],
)
@pytest.mark.parametrize(
    ("asked", "how", "so_many"),
    [
        ("it contains no Runs", "exactly", 0),
        ("it has no Run plays", "exactly", 0),
        ("it contains two or more Runs", "at least", 2),
        ("it has a Run play", "at least", 1),
    ],
)
def test_it_is_that_hand(
    seen: str, whose: str, deck: str, asked: str, how: str, so_many: int
) -> None:
    *_, found = effects(f"{seen}. If {asked}, gain 5 yards.")
    count = CountCards(whose, deck, "hand", calls=("run",))  # type: ignore[arg-type]
    assert found.condition == Compare(count, how, so_many)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "text",
    [
        "If it contains no Runs, gain 5 yards.",
        "Discard your Action hand. If it contains a Gridiron card, gain 5 yards.",
        "Reveal your Action hand. Draw an Action card. If it contains a Gridiron, gain 5 yards.",
        "Put the top card of your Play deck into your hand. If it contains a Run, gain 5 yards.",
    ],
)
def test_a_hand_that_was_not_looked_at_is_none(text: str) -> None:
    assert is_refused(text)


@rule("Z-1")
@pytest.mark.parametrize("edition", EDITION_NAMES)
@pytest.mark.parametrize(("held", "yards"), [("Run Left", 0), ("Long Pass: 40 (3-6)", 5)])
def test_what_they_hold_is_asked(edition: str, held: str, yards: int) -> None:
    text = "Your opponent reveals their Play hand. If it contains no Run plays, gain 5 yards."
    stops = play(held, 0, "Long Pass")
    game = scenario(
        edition,
        offense=Side(hand=[action(text, when=ON_FIELD_ADJUSTMENTS)]),
        calls=(play("Run Left", 3), stops),
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.offense.plays(0)
    assert game.run_to(NEXT_DOWN).yards_by_effects == yards
