"""Who is designated on somebody's plays, and how strong `a Run` is."""

from __future__ import annotations

from typing import Any

import pytest
from tests.cards.language.meaning import effects, is_refused, modifier

from snapcount.cards.language.reader import Scene, read
from snapcount.cards.nouns import AllOf, Called, OnSide, TheX, This, Times
from snapcount.cards.tree import (
    Cannot,
    ChangeStrength,
    ChooseOne,
    ChooseX,
    LimitStrength,
    MustDesignate,
    Recover,
    ShuffleDiscard,
    Static,
)


def on(who: Any, *calls: Any) -> AllOf:
    return AllOf((OnSide(who, "offense"), Called("offense", calls)))


@pytest.mark.parametrize(
    ("text", "rule", "condition"),
    [
        (
            "This Player must be designated as the receiver on your Medium Pass plays.",
            MustDesignate(This(), "receiver"),
            on("you", "medium pass"),
        ),
        (
            "You must designate this Player as the runner on each of your Runs.",
            MustDesignate(This(), "runner"),
            on("you", "run"),
        ),
        (
            "On your opponent's Passes, this Player cannot be designated as the tackler.",
            Cannot("be designated to tackle", This()),
            on("opponent", "pass"),
        ),
        (
            "This Player must be designated as the runner on Run Rights you call.",
            MustDesignate(This(), "runner"),
            on("you", "run right"),
        ),
    ],
)
def test_on_somebodys_plays(text: str, rule: Any, condition: Any) -> None:
    assert read(text, Scene()).abilities == [Static(rule, condition)]


def test_on_everybodys() -> None:
    (said,) = read("This Player must be designated as the runner on Runs.", Scene()).abilities
    assert said == Static(MustDesignate(This(), "runner"), Called("offense", ("run",)))


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        (
            "The Play Strength of a Pass cannot be lower than 3.",
            LimitStrength("at least", 3, "each player", ("pass",)),
        ),
        (
            "The Strength of a Run Middle is never more than 5.",
            LimitStrength("at most", 5, "each player", ("run middle",)),
        ),
    ],
)
def test_a_run_is_any_run(text: str, meant: Any) -> None:
    assert modifier(text) == meant


def either(number: Any) -> ChooseOne:
    less = -number if isinstance(number, int) else Times(-1, number)
    return ChooseOne(((ChangeStrength(number),), (ChangeStrength(less),)))


@pytest.mark.parametrize(
    "text",
    [
        "Add that number to the Play Strength or subtract it from the Play Strength.",
        "Subtract that number from the Play Strength or add the same number to it.",
        "Increase or decrease the Play Strength by that number.",
        "Add or subtract that number from the Play Strength.",
    ],
)
def test_that_number_up_or_down(text: str) -> None:
    made = effects(f"Choose a number from 2 to 4. {text}")
    assert made == (ChooseX(2, 4), either(TheX()))


def test_a_number_up_or_down() -> None:
    assert effects("Add 3 to the Play Strength or subtract that much from it.") == (either(3),)


@pytest.mark.parametrize(
    "text",
    [
        "Add 3 to the Play Strength or subtract it from the base yards.",
        "Increase or decrease the Play Strength by X.",
    ],
)
def test_of_another_number(text: str) -> None:
    assert is_refused(text)


@pytest.mark.parametrize("rest", ["rest of that pile", "other cards in that pile"])
def test_the_rest_of_that_pile(rest: str) -> None:
    text = f"Return a card from your Play discard pile to your hand. Shuffle the {rest} into your"
    assert effects(f"{text} Play deck.") == (Recover("you", "play"), ShuffleDiscard("you", "play"))
    assert is_refused(f"{text} Action deck.")
