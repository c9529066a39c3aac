"""What comes when it can no longer matter, or not yet, is refused; its neighbors are read."""

from __future__ import annotations

import pytest

from snapcount.cards.language.card_reading import CardFields, read_card
from snapcount.cards.language.kernel.errors import TextError
from snapcount.cards.language.parse import parse_effects
from snapcount.cards.nouns import AllOf, GritIn, Not
from snapcount.cards.tree import Await, DetermineGrit, Draw, If, MakeResult


def generic(timing: str, text: str) -> CardFields:
    return CardFields(kind="action", name="A", subtype="Generic", timing=timing, text=text)


def linebacker(text: str) -> CardFields:
    return CardFields(kind="player", name="A", position="LB", text=text)


_PRIOR = "Play only prior to selecting a play."
_ADJUSTING = "Play only during On Field Adjustments."
_STRENGTH = "The Play Strength becomes the Strength of your Play card."
_RECEIVER = (
    "Exhaust: Choose a Wide Receiver on the field. {} Exhaust only prior to selecting a play."
)
_GRIT = "If the Grit is 5 or higher, draw an Action card."
_CHOSEN = "At the start of a possession, choose one of your opponent's Players on the field. {}"


@pytest.mark.parametrize(
    ("card", "words"),
    [
        (generic(_PRIOR, _STRENGTH), "no play is called yet"),
        (generic("Play only at the start of a down.", _STRENGTH), "no play is called yet"),
        (
            linebacker(
                _RECEIVER.format(
                    "If a pass is completed this down, that Player must be designated as the "
                    "receiver."
                )
            ),
            "have been designated by then",
        ),
        (
            linebacker(
                "Exhaust – Pass: If the pass is incomplete, determine Grit value. Draw a Play card."
                f" {_GRIT}"
            ),
            "which Grit",
        ),
        (
            linebacker(
                _CHOSEN.format(
                    "While this Player is on the field, that Player cannot be exhausted."
                )
            ),
            "for how long is this?",
        ),
        (
            linebacker(
                _CHOSEN.format(
                    "While this Player is on the field, cancel all Receive abilities of that "
                    "Player."
                )
            ),
            "for how long is this?",
        ),
        (
            generic(
                "Play only at the start of a possession.",
                "If the offense doesn't score this possession, you gain a timeout when the "
                "possession ends.",
            ),
            "by then it is over",
        ),
    ],
)
def test_what_comes_too_late_or_too_soon_is_refused(card: CardFields, words: str) -> None:
    with pytest.raises(TextError, match=words):
        read_card(card)


@pytest.mark.parametrize(
    "card",
    [
        generic(
            "Play only at the start of a possession.",
            "When the possession ends, if the offense did not score, you gain a timeout.",
        ),
        generic(_ADJUSTING, _STRENGTH),
        linebacker(_RECEIVER.format("That Player must be designated as the receiver this down.")),
        linebacker(f"Exhaust – Pass: Determine Grit value. {_GRIT}"),
        linebacker(f"Exhaust – Pass: If the pass is incomplete, determine Grit value. {_GRIT}"),
        linebacker(_CHOSEN.format("That Player cannot be exhausted this possession.")),
        linebacker("While this Player is on the field, your Players cannot be exhausted."),
    ],
)
def test_what_comes_in_time_is_read(card: CardFields) -> None:
    read_card(card)


def test_a_grit_that_is_determined_later_is_asked_for_then() -> None:
    effects = parse_effects(
        "When your opponent's pass would be complete this down, determine Grit. If the Grit is "
        "7-9, it is incomplete instead. If it is 4-6, draw an Action card. Otherwise, draw a Play "
        "card.",
        "defense",
    )
    (waits,) = effects
    assert isinstance(waits, Await)
    determined, high, middle, low = waits.ability.effects
    assert determined == DetermineGrit()
    assert high == If(GritIn(7, 9), (MakeResult("incomplete"),))
    assert middle == If(GritIn(4, 6), (Draw("you", "action", 1),))
    assert low == If(AllOf((Not(GritIn(7, 9)), Not(GritIn(4, 6)))), (Draw("you", "play", 1),))
