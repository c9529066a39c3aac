"""Who is on the field while a text works, and who never is (S-5, F-9)."""

from __future__ import annotations

import pytest

from snapcount.cards.language.card_reading import CardFields, FieldKind, read_card
from snapcount.cards.language.kernel.errors import TextError


def error(text: str, position: str = "", kind: FieldKind = "player", subtype: str = "") -> str:
    """What is wrong with that text on a Player, or on another card; nothing if it is read."""
    try:
        read_card(CardFields(kind=kind, name="A", text=text, position=position, subtype=subtype))
    except TextError as found:
        return found.message
    return ""


@pytest.mark.parametrize(
    ("position", "text"),
    [
        ("QB", "Your Linebackers cannot be Exhausted by Action cards."),
        ("WR", "Receive: Energize one of your Safeties on the field."),
        ("RB", "Run: Gain 5 yards for each of your Energized Defensive Linemen on the field."),
        ("TE", "Exhaust: Exhaust one of your opponent's Tight Ends on the field."),
        ("LB", "Whenever one of your Wide Receivers becomes Exhausted, draw an Action card."),
        ("CB", "Tackle: Energize all of your offensive Players on the field."),
    ],
)
def test_nobody_is_there(position: str, text: str) -> None:
    assert "aren't there then" in error(text, position)


@pytest.mark.parametrize(
    ("position", "text"),
    [
        ("QB", "Bench: Your Linebackers cannot be Exhausted by Action cards."),
        ("WR", "Receive: Exhaust a Safety on the field."),
        ("RB", "Run: Gain 5 yards for each of your Energized Offensive Linemen on the field."),
        ("TE", "Exhaust: Exhaust one of your opponent's Linebackers on the field."),
        ("QB", "Exhaust: Until the end of the half, your Linebackers cannot be Exhausted."),
        ("LB", "Tackle: If the runner is a Quarterback, the offense loses 5 yards."),
        ("QB", "Exhaust: Energize one of your Tight Ends or Linebackers on the field."),
    ],
)
def test_somebody_may_be(position: str, text: str) -> None:
    assert error(text, position) == ""


def test_cards_of_one_side_and_of_both() -> None:
    text = "Exhaust one of your opponent's Linebackers on the field."
    assert error(text, kind="action", subtype="offense") == ""
    assert error(text, kind="action", subtype="generic") == ""
    assert "this card is played while you are on defense" in error(
        text, kind="action", subtype="defense"
    )


@pytest.mark.parametrize(
    ("position", "text"),
    [
        ("QB", "Whenever your opponent's possession starts, draw an Action card."),
        ("QB", "Whenever you score a safety, draw an Action card."),
        ("S", "Whenever your possession ends, draw an Action card."),
        ("S", "Whenever your opponent scores a safety, draw an Action card."),
    ],
)
def test_what_never_happens_then(position: str, text: str) -> None:
    assert "this never happens" in error(text, position)
    assert error(f"Bench: {text}", position) == ""
    assert error(text, "S" if position == "QB" else "QB") == ""


@pytest.mark.parametrize(
    ("position", "keyword"), [("QB", "Tackle"), ("CB", "Run"), ("LB", "Receive")]
)
def test_who_is_never_designated(position: str, keyword: str) -> None:
    assert "is ever designated" in error(f"{keyword}: Draw an Action card.", position)
