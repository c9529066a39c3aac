"""Cards that answer others: `that card` is what the timing line names."""

from __future__ import annotations

from typing import Any

import pytest

from snapcount.cards.card import ActionCard
from snapcount.cards.language.card_reading import CardFields, read_card
from snapcount.cards.language.kernel.errors import TextError
from snapcount.cards.language.meaning.scene import Scene
from snapcount.cards.language.reader import read
from snapcount.cards.nouns import TurnoverIs
from snapcount.cards.tree import Await, CancelLayer, CancelTurnover, If, MakeResult, May, Would


def action(text: str, line: str, subtype: str = "Generic") -> ActionCard:
    fields = CardFields(kind="action", name="Answer", subtype=subtype, text=text, timing=line)
    made = read_card(fields)
    assert isinstance(made, ActionCard)
    return made


@pytest.mark.parametrize(
    ("text", "line", "cancelled"),
    [
        ("Cancel that card.", "Play in response to an Action card.", CancelLayer()),
        (
            "Cancel it.",
            "Play when your opponent plays an Action card.",
            CancelLayer(whose="opponent"),
        ),
        (
            "Cancel that ability.",
            "Play when your opponent uses an Exhaust ability.",
            CancelLayer("exhaust ability", "opponent"),
        ),
    ],
)
def test_that_card_is_the_one_that_is_answered(text: str, line: str, cancelled: Any) -> None:
    assert action(text, line).effects == (cancelled,)


def test_it_is_cancelled_unless_something_is_paid() -> None:
    text = "Cancel that card unless your opponent discards an Action card."
    (offer,) = action(text, "Play when your opponent plays an Action card.").effects
    assert isinstance(offer, May)
    assert offer.if_not == (CancelLayer(whose="opponent"),)


def test_an_exhaust_ability_answers_too() -> None:
    text = "Exhaust: Cancel that card. Exhaust only in response to your opponent's Action card."
    ability: Any
    (ability,) = read(text, Scene()).abilities
    assert ability.effects == (CancelLayer(whose="opponent"),)


@pytest.mark.parametrize("line", ["Play at the start of a down.", "Play on a pass."])
def test_nothing_is_cancelled_where_nothing_is_answered(line: str) -> None:
    with pytest.raises(TextError):
        action("Cancel that card.", line)


def test_what_becomes_of_the_play_instead_of_the_turnover() -> None:
    line = "Play when you would fumble."
    card = action("Cancel the fumble. The play becomes stopped instead.", line, "Offense")
    effects = (CancelTurnover(), MakeResult("stopped"))
    later = Await(Would("a fumble would happen", effects), "this timing point")
    assert card.effects == (If(TurnoverIs(("fumble",)), effects, (later,)),)
