"""`In response to an effect that would …`: each deed is known from every other (T-11)."""

from __future__ import annotations

from typing import get_args

import pytest

from snapcount.cards.language.parse import parse_timing
from snapcount.cards.words import LayerDeed
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import ON_FIELD_ADJUSTMENTS, PLAY, action, rule, scenario

DEEDS = {
    "cause a fumble": "The offense fumbles.",
    "cause an interception": "The pass is intercepted.",
    "energize a Player": "Energize all of your Players on the field.",
    "exhaust a Player": "Exhaust all of your Players on the field.",
    "gain yards": "Gain 5 yards.",
    "lose yards": "Lose 5 yards.",
    "draw a card": "Draw a Play card.",
    "discard a card": "Discard a Play card.",
    "stop the play": "The play is stopped.",
    "make the play successful": "The play is successful.",
    "make the pass incomplete": "The pass is incomplete.",
    "change a play": "Your play becomes a Short Pass: 15 (0-9).",
    "replay the down": "Replay the Down.",
    "give a first down": "It is first down.",
    "cancel a turnover": "Cancel the live ball turnover.",
    "substitute a Player": "Substitute one of your Players on the field.",
    "cancel a Player's abilities": "Cancel all Tackle abilities.",
    "cancel an Action card or ability": "Cancel target Action card.",
    "change the Play Strength": "Play Strength +2.",
    "change the catch range": "The catch range ends 2 higher.",
    "change the Grit": "Determine Grit value. Increase the Grit by 1.",
    "change the clock": "Add 2 Time Units to the clock.",
    "search a deck": "Search your Action deck for a card and put it into your hand.",
}
WIDER = {"cause a turnover", "choose a Player"}
"""Said of what does one of several of them: see test_occasions."""
ONE_WAY = {"increase the Play Strength", "reduce the Play Strength"}
"""Said of some of what changes it: see test_one_way_alone."""


def answer(deed: str) -> str:
    return f"Draw a Play card. Play only in response to an effect that would {deed}."


def test_every_deed_is_here() -> None:
    known = {parse_timing(answer(deed).partition(". ")[2]) for deed in DEEDS}
    assert len(known) == len(DEEDS) == len(get_args(LayerDeed)) - len(WIDER | ONE_WAY)


CANCELS = "cancel an Action card or ability"


@rule("T-11")
@pytest.mark.parametrize("edition", EDITION_NAMES)
@pytest.mark.parametrize("does", DEEDS)
def test_an_effect_is_answered_for_its_own_deed_alone(edition: str, does: str) -> None:
    replies = [answer(deed) for deed in DEEDS]
    spare = action("Gain a timeout.", when=ON_FIELD_ADJUSTMENTS, name="Spare")
    first = action(DEEDS[does], when=ON_FIELD_ADJUSTMENTS, name="First")
    if does == CANCELS:  # there must be something to cancel
        game = scenario(
            edition, offense=[spare, *replies], defense=[first], at=ON_FIELD_ADJUSTMENTS
        )
        game.offense.plays("Spare")
        game.defense.plays("First")
        who = game.offense
    else:
        game = scenario(edition, offense=[first], defense=replies, at=ON_FIELD_ADJUSTMENTS)
        game.offense.plays("First")
        who = game.defense
    assert [deed for deed in DEEDS if who.may(PLAY(answer(deed)))] == [does]


@rule("T-11")
@pytest.mark.parametrize("edition", EDITION_NAMES)
@pytest.mark.parametrize(("by", "does"), [("+2", "increase"), ("-2", "reduce")])
def test_one_way_alone(edition: str, by: str, does: str) -> None:
    replies = [answer(deed) for deed in sorted(ONE_WAY)]
    first = action(f"Play Strength {by}.", when=ON_FIELD_ADJUSTMENTS, name="First")
    game = scenario(edition, offense=[first], defense=replies, at=ON_FIELD_ADJUSTMENTS)
    game.offense.plays("First")
    may = [deed for deed in sorted(ONE_WAY) if game.defense.may(PLAY(answer(deed)))]
    assert may == [f"{does} the Play Strength"]
