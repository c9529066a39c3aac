"""`If your opponent calls … this down`: what counts is the play after audibles (T-7)."""

from __future__ import annotations

import pytest

from snapcount.cards.language.card_reading import CardFields, read_card
from snapcount.cards.language.errors import TextError
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    NEXT_DOWN,
    ON_FIELD_ADJUSTMENTS,
    PLAY_NAMED,
    PRIOR_TO_SELECTING,
    Scenario,
    Side,
    action,
    play,
    player,
    rule,
    scenario,
)

AUDIBLE = (
    "Exhaust: Flip over the top card of your Play deck. That card becomes your play this down."
    " Exhaust only during On Field Adjustments."
)
LEFT, RIGHT = "Run Left", "Run Right"
THROWN = "Short Pass: 20 (0-9)"


def called(text: str, revealed: str, flipped: str | None, edition: str = "crd") -> Scenario:
    """The defense plays the card; the offense reveals one play, and flips over another."""
    top = play(flipped or LEFT, 4, name="Top")
    game = scenario(
        edition,
        offense=Side(players=[player("QB", AUDIBLE)], play_deck=[top] * 4),
        defense=[action(f"{text} Play only prior to selecting a play.")],
        calls=(play(revealed, 4, name="First"), play(LEFT, 0, "Long Pass", name="Defends")),
        at=PRIOR_TO_SELECTING,
    )
    game.defense.plays(0)
    if text.startswith("Name"):
        game.both_pass().defense.answers(PLAY_NAMED(LEFT))
    else:
        game.both_pass()
    if flipped is not None:
        game.run_to(ON_FIELD_ADJUSTMENTS)
        game.offense.uses("QB")
        game.both_pass()
    return game.run_to(NEXT_DOWN)


@rule("T-7")
@pytest.mark.parametrize("edition", EDITION_NAMES)
@pytest.mark.parametrize(
    ("revealed", "flipped", "ball"),
    [(LEFT, None, 25), (RIGHT, None, 45), (LEFT, RIGHT, 45), (RIGHT, LEFT, 25)],
)
@pytest.mark.parametrize(
    "text",
    [
        "If your opponent calls a Run Left this down, it is stopped.",
        "Name a play. If your opponent calls that play this down, it is stopped.",
    ],
)
def test_the_play_that_is_called_in_the_end_is_stopped(
    edition: str, text: str, revealed: str, flipped: str | None, ball: int
) -> None:
    assert called(text, revealed, flipped, edition).ball == ball


@rule("T-7")
@pytest.mark.parametrize(
    ("revealed", "flipped", "ball"),
    [(LEFT, None, 35), (THROWN, None, 45), (LEFT, THROWN, 45), (THROWN, LEFT, 35)],
)
def test_the_play_that_is_called_in_the_end_gains_less(
    revealed: str, flipped: str | None, ball: int
) -> None:
    text = "If your opponent calls a Run this down, they gain 10 fewer yards."
    assert called(text, revealed, flipped).ball == ball


def test_a_call_that_was_named_is_not_asked_for_before_there_is_one() -> None:
    text = "Name a play. If your opponent's called play is the named play, it is stopped."
    with pytest.raises(TextError, match="no play is called yet"):
        read_card(
            CardFields(
                kind="action",
                name="A",
                subtype="Defense",
                timing="Play only prior to selecting a play.",
                text=text,
            )
        )
