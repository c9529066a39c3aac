"""The Play Strength that is asked for a number which was chosen or named before the play."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import effects, is_refused

from snapcount.cards.language.card_reading import CardFields, read_card
from snapcount.cards.nouns import Compare, StrengthIn, ThePlayStrength, TheX
from snapcount.cards.tree import Await, ChooseX, Draw, MakeResult, Triggered, Would

_PRIOR = "Play only prior to selecting a play."
_IS_X = Compare(ThePlayStrength(), "exactly", TheX())
_DRAWS = Triggered("a play is revealed", (Draw("you", "action"),), condition=_IS_X)


def generic(timing: str, text: str) -> CardFields:
    return CardFields(kind="action", name="A", subtype="Generic", timing=timing, text=text)


@pytest.mark.parametrize("chosen", ["Choose X", "Choose a number", "Name a number"])
@pytest.mark.parametrize(
    "asked",
    [
        "If the Play Strength is X this down",
        "If the Play Strength is that number this down",
        "If the Strength this down is equal to the chosen number",
        "If the Play Strength matches the number you named this down",
        "The next time the Play Strength is that number this down",
    ],
)
def test_a_named_number_is_asked_when_the_play_is_revealed(chosen: str, asked: str) -> None:
    said = effects(f"{chosen} from 0 to 9. {asked}, draw an Action card.")
    assert said == (ChooseX(), Await(_DRAWS))


def test_a_time_stands_before_the_number_as_well() -> None:
    text = "If the Play Strength this down is 5-7, draw an Action card."
    condition = StrengthIn(5, 7)
    waits = Triggered("a play is revealed", (Draw("you", "action"),), condition=condition)
    assert effects(text) == (Await(waits),)


def test_before_the_calls_it_is_asked_when_the_play_is_revealed() -> None:
    text = "Name a number from 0 to 9. If the Play Strength is that number, draw an Action card."
    assert read_card(generic(_PRIOR, text)).effects == (ChooseX(), Await(_DRAWS))  # type: ignore[union-attr]


def test_before_the_calls_the_play_is_stopped_for_it_whenever_it_is_checked() -> None:
    text = "Name a number from 0 to 9. If the Play Strength is that number, the play is stopped."
    stopped = Would(
        "the play would be successful", (MakeResult("stopped"),), condition=_DRAWS.condition
    )
    assert read_card(generic(_PRIOR, text)).effects == (ChooseX(), Await(stopped, once=False))  # type: ignore[union-attr]
    read_card(generic("Play only during On Field Adjustments.", text))


@pytest.mark.parametrize(
    "text",
    [
        "If the Play Strength is that number this down, draw an Action card.",
        "Name a number from 3 to 3. If the Play Strength is that number, draw an Action card.",
    ],
)
def test_a_number_is_chosen_before_it_is_asked_for(text: str) -> None:
    assert is_refused(text)
