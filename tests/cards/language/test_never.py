"""Texts that no game can meet are refused, with the reason; their neighbors are read."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from snapcount.cards.language.card_reading import CardFields, read_card
from snapcount.cards.language.kernel.errors import TextError


def player(text: str) -> CardFields:
    return CardFields(kind="player", name="A", position="RB", text=text)


def offense(text: str, timing: str = "") -> CardFields:
    return CardFields(kind="action", name="A", subtype="Offense", text=text, timing=timing)


def defense(text: str, timing: str = "") -> CardFields:
    return CardFields(kind="action", name="A", subtype="Defense", text=text, timing=timing)


def synergy(text: str) -> CardFields:
    return CardFields(kind="synergy", name="A", text=text)


_ONE_MORE = "You start the game with 1 additional Action card."

NEVER = [
    (offense("The Play Strength becomes 10."), "from 0 to 9"),
    (synergy(f"Active while you are on offense.\n{_ONE_MORE}"), "before the game starts"),
    (player("Receive – Run: Gain 5 yards."), "nobody receives on a Run"),
    (player("Receive – Run Left: Gain 5 yards."), "nobody receives on a Run"),
    (player("Run – Short Pass: Gain 5 yards."), "nobody runs on a Pass"),
    (offense("Determine Grit value. If the Grit is 10 or more, gain 5 yards."), "never above 9"),
    (
        offense("If the Play Strength is 1-3 and Play Strength is 5-9, gain 5 yards."),
        "both be true",
    ),
    (offense("If you are leading and your opponent is leading, gain 5 yards."), "both be true"),
    (offense("If you are on defense, gain 5 yards."), "on offense"),
    (offense("If the defense is on offense, gain 5 yards."), "the defense is never on offense"),
    (offense("If each player is on defense, draw a Play card."), "who is meant"),
    (offense("Unless each player is on offense, draw a Play card."), "who is meant"),
    (offense("If each player is leading, draw a Play card."), "only one player can be leading"),
    (
        offense("If each player called a Run on the previous down, draw a Play card."),
        "only one player ran that play",
    ),
    (defense("Draw a Play card whenever you would fumble."), "only the offense has a play"),
    (defense("Draw a Play card.", "Play only if you are on offense."), "on defense"),
]


@pytest.mark.parametrize(("card", "reason"), NEVER, ids=lambda each: getattr(each, "text", each))
def test_what_is_never_so_is_refused_with_the_reason(card: CardFields, reason: str) -> None:
    with pytest.raises(TextError) as refused:
        read_card(card)
    assert refused.value.code == "never"
    assert reason in refused.value.message


POSSIBLE = [
    synergy(f"Active while your deck has two Linebackers.\n{_ONE_MORE}"),
    synergy("Active while you are on offense.\nYour Run plays gain 5 more yards."),
    player("Receive – Pass: Gain 5 yards."),
    player("Run – Run Left: Gain 5 yards."),
    player("Run – Run Left: Gain 5 yards."),
    offense("Determine Grit value. If the Grit is 9 or more, gain 5 yards."),
    offense("If the Play Strength is 1-6 and the Play Strength is 5-9, gain 5 yards."),
    offense("If you are leading and your opponent is on defense, gain 5 yards."),
    defense("If the offense is leading, draw a Play card."),
    defense("If each player is leading or tied, draw a Play card."),
    defense("If each player called a Pass play, draw a Play card."),
    defense("Draw a Play card.", "Play only at the end of the play if you are on defense."),
]


@pytest.mark.parametrize("card", POSSIBLE, ids=lambda card: card.text)
def test_what_may_be_so_is_read(card: CardFields) -> None:
    assert read_card(card).name == card.name


@pytest.mark.parametrize(
    "text",
    [
        "The defense's plays gain 5 more yards.",
        "The defense's Runs use 1 more Time Unit.",
        "The Play Strength of the defense's plays is increased by 1.",
        (
            "While the offense has more Exhausted Players than the defense, their plays gain 5"
            " fewer yards."
        ),
    ],
)
def test_the_defense_runs_no_play(text: str) -> None:
    card = CardFields(kind="gridiron", name="A", subtype="Weather", text=text)
    with pytest.raises(TextError, match="the defense runs no play"):
        read_card(card)
    said = text.replace("their plays", "the offense's plays")
    said = said.replace("The defense's", "The offense's").replace("the defense's", "the offense's")
    assert read_card(replace(card, text=said)).name == "A"
