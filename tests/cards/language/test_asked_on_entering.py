"""What a card that stays asks of a play without a time is asked of none when it is played."""

from __future__ import annotations

import pytest

from snapcount.cards.card import PowerUp
from snapcount.cards.language.card_reading import CardFields, read_card
from snapcount.cards.language.kernel.errors import TextError


def a_gridiron(text: str) -> CardFields:
    return CardFields(kind="gridiron", name="Test", subtype="weather", text=text)


@pytest.mark.parametrize(
    "text",
    [
        "If a Run has a Play Strength of 0, it is fumbled.",
        "If a Pass has a Play Strength of 8-9, the offense draws an Action card.",
    ],
)
def test_of_which_play_is_not_said(text: str) -> None:
    with pytest.raises(TextError, match="each play"):
        read_card(a_gridiron(text))


@pytest.mark.parametrize(
    "text",
    [
        "If you are behind, draw an Action card.",
        "When this card is played, if the offense called a Run, the offense loses 5 yards.",
        "Whenever the offense calls a Run, the offense loses 5 yards.",
    ],
)
def test_what_is_asked_then_is_read(text: str) -> None:
    assert read_card(a_gridiron(text)).name == "Test"


@pytest.mark.parametrize(
    "text",
    [
        "While attached, this Player also has all Receive abilities of your Wide Receivers.",
        "While attached, this Player gains all Run abilities of your Running Backs this down.",
        "While this card is in play, this Player has all Run abilities of your Running Backs.",
        "This Player has all Run abilities of your Running Backs on the field.",
        "This Player gains all Tackle abilities of your Linebackers.",
    ],
)
def test_what_others_have_is_had_for_a_while_alone(text: str) -> None:
    """T-16: what a Power Up gives it gives as long as it is attached, and this it cannot."""
    with pytest.raises(TextError, match="not for good"):
        read_card(CardFields(kind="power up", name="Test", text=text))


@pytest.mark.parametrize(
    "text",
    [
        "This Player gains all Run abilities of your Tight Ends this down.",
        "When this card is played, this Player gains all Run abilities of your Tight Ends.",
        "At the start of a down, this Player gains all Run abilities of your Tight Ends.",
    ],
)
def test_where_a_time_is_said_it_is_read(text: str) -> None:
    assert read_card(CardFields(kind="power up", name="Test", text=text)).name == "Test"


def a_power_up(text: str, timing: str) -> CardFields:
    return CardFields(kind="power up", name="Test", text=f"Attach to a DB. {text}", timing=timing)


@pytest.mark.parametrize(
    ("text", "plain"),
    [
        (
            f"If {whom} is the tackler, your opponent's Receive abilities have no effect.",
            "While this Player is the tackler, your opponent's Receive abilities have no effect.",
        )
        for whom in ("the attached Player", "this Player")
    ]
    + [
        (
            f"If {whom} is the tackler, energize that Player.",
            "Whenever this Player is designated while this Player is the tackler, energize them.",
        )
        for whom in ("the attached Player", "this Player")
    ]
    + [
        (
            "If the attached Player is the tackler, Receive abilities do not trigger this down.",
            (
                "Whenever this Player is designated while this Player is the tackler,"
                " Receive abilities do not trigger this down."
            ),
        ),
        (
            "If this Player is designated, draw an Action card.",
            "Whenever this Player is designated, draw an Action card.",
        ),
        (
            "If the play is stopped, draw an Action card.",
            "Whenever a play is stopped, draw an Action card.",
        ),
        (
            "If the play gains 10 or more yards, draw an Action card.",
            "Whenever the play gains 10 or more yards, draw an Action card.",
        ),
    ],
)
@pytest.mark.parametrize("when", ["the start of a possession", "the start of a down"])
def test_what_is_not_known_yet_as_it_is_attached_is_asked_of_each_play(
    text: str, plain: str, when: str
) -> None:
    """F-9: nobody is the tackler, and no play is stopped, when a card is attached then."""
    timing = f"Play only at {when}."
    found = [read_card(a_power_up(each, timing)) for each in (text, plain)]
    one, other = [each for each in found if isinstance(each, PowerUp)]
    assert one.abilities == other.abilities


def test_what_may_be_known_as_it_is_attached_is_not_settled() -> None:
    text = "If this Player is the tackler, draw an Action card."
    with pytest.raises(TextError, match="two ways"):
        read_card(a_power_up(text, "Play only after Player Designation."))
