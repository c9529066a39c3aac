"""Texts that mean something by the kind of card they stand on."""

from __future__ import annotations

from typing import Any

import pytest

from snapcount.cards.card import ActionCard, PowerUp, Synergy
from snapcount.cards.language.card_reading import CardFields, read_card
from snapcount.cards.language.kernel.errors import TextError
from snapcount.cards.nouns import Compare, CountPlayers, DeckHas, Group, OnSide
from snapcount.cards.tree import (
    DetermineGrit,
    FieldGoalsAre,
    KickAgain,
    Lasting,
    ModifyGrit,
    Timing,
)

BACKS = Group("you", positions=("RB",))


def _power_up(text: str, timing: str = "") -> PowerUp:
    card = read_card(CardFields(kind="power up", name="A", text=text, timing=timing))
    assert isinstance(card, PowerUp)
    return card


@pytest.mark.parametrize(
    ("text", "timing", "points"),
    [
        ("Run: Gain 5 yards.", "Play on one of your Running Backs.", ()),
        ("Run: Gain 5 yards.", "Attach only to a Running Back.", ()),
        ("Play on one of your Running Backs. Run: Gain 5 yards.", "", ()),
        (
            "Run: Gain 5 yards.",
            "Play only on a Running Back at the start of a down.",
            ("start of a down",),
        ),
        (
            "Run: Gain 5 yards.",
            "Play on one of your Running Backs. Play only prior to selecting a play.",
            ("prior to selecting a play",),
        ),
        (
            "Run: Gain 5 yards.",
            "Play prior to selecting a play on one of your Running Backs.",
            ("prior to selecting a play",),
        ),
    ],
)
def test_a_power_up_says_whom_it_is_attached_to_in_either_field(
    text: str, timing: str, points: Any
) -> None:
    card = _power_up(text, timing)
    assert card.attach_to == BACKS
    assert card.timing == Timing(points)


def test_a_power_up_does_not_say_it_twice() -> None:
    with pytest.raises(TextError):
        _power_up("Attach to a Running Back. Run: Gain 5 yards.", "Play on a Wide Receiver.")


def test_a_power_up_may_lie_on_the_other_side_too() -> None:
    text = "This Player's abilities are cancelled. You may attach this card to one of your"
    card = _power_up(f"{text} opponent's Players.")
    assert card.attach_to == Group("each player")
    assert len(card.abilities) == 1


def _active_if(text: str) -> Any:
    card = read_card(CardFields(kind="synergy", name="A", text=text))
    assert isinstance(card, Synergy)
    return card.active_if


@pytest.mark.parametrize(
    "text",
    [
        "Active while your deck has two Running Backs. Your Runs gain 5 more yards.",
        "While your deck has two Running Backs, your Runs gain 5 more yards.",
        "If you have two Running Backs, your Runs gain 5 more yards this down.",
        "Active: your deck has two Running Backs. Your Runs gain 5 more yards.",
        "Your deck must have two Running Backs. Your Runs gain 5 more yards.",
        "Active if you control two Running Backs. Your Runs gain 5 more yards.",
    ],
)
def test_a_synergy_is_active_while_its_first_sentence_is_so(text: str) -> None:
    assert _active_if(text) == DeckHas(BACKS, 2, 2)


def test_whom_one_has_on_the_field_is_not_asked_of_the_deck() -> None:
    text = "Active while you have a Running Back on the field. Your Runs gain 5 more yards."
    assert _active_if(text) == Compare(CountPlayers(BACKS), "at least", 1)


def _kick(text: str) -> Any:
    fields = CardFields(
        kind="action",
        name="A",
        text=text,
        subtype="Generic",
        timing="Play only when your opponent attempts a field goal.",
    )
    card = read_card(fields)
    assert isinstance(card, ActionCard)
    assert card.timing == Timing(("field goal",), OnSide("you", "defense"))
    return card.effects


def test_the_grit_at_a_field_goal_is_that_of_the_kick() -> None:
    assert _kick("Determine Grit again.") == (KickAgain(),)
    lower = Lasting(ModifyGrit(-2, "offense", "field goal"))
    assert _kick("Subtract 2 from the Grit value.") == (lower,)
    assert _kick("It is no good.") == (Lasting(FieldGoalsAre(False, "offense")),)


def test_a_grit_that_the_card_determines_is_its_own() -> None:
    first, second, *_ = _kick("Determine Grit value. Determine Grit value again.")
    assert (first, second) == (DetermineGrit(), DetermineGrit(again=True))
