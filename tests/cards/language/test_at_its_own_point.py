"""An effect that says again when its card is played."""

from __future__ import annotations

import pytest

from snapcount.cards.card import ActionCard
from snapcount.cards.language.card_reading import CardFields, read_card
from snapcount.cards.language.kernel.errors import TextError

EARLY = "Play prior to selecting a play."
ADJUST = "Play only during On Field Adjustments."


def effects(text: str, timing: str = "") -> object:
    fields = CardFields(kind="action", subtype="offense", name="X", text=text, timing=timing)
    made = read_card(fields)
    assert isinstance(made, ActionCard)
    return made.effects


@pytest.mark.parametrize(
    ("text", "said", "timing"),
    [
        ("Look at your opponent's Play hand", "before you pick a play", EARLY),
        ("Draw a Play card", "before plays are called", EARLY),
        ("You may discard a Play card", "prior to selecting a play", EARLY),
        ("Add 1 to the Play Strength", "during On Field Adjustments", ADJUST),
    ],
)
def test_it_is_done_then_anyway(text: str, said: str, timing: str) -> None:
    assert effects(f"{text} {said}.", timing) == effects(f"{text}.", timing)


@pytest.mark.parametrize(
    ("text", "timing"),
    [
        ("Draw a Play card before you select a play.", ""),
        ("Draw a Play card before you select a play.", ADJUST),
    ],
)
def test_another_time_is_no_timing(text: str, timing: str) -> None:
    with pytest.raises(TextError, match="where the timing stands"):
        effects(text, timing)
