"""Superstars and Power Ups that are attached, and those that are so already (T-15, T-16)."""

from __future__ import annotations

import pytest

from snapcount.cards.language.kernel.errors import TextError
from snapcount.cards.language.parse import parse_abilities
from snapcount.testing import (
    PASS,
    PLAY,
    START_OF_DOWN,
    USE,
    Side,
    action,
    gridiron,
    player,
    rule,
    scenario,
    superstar,
)
from snapcount.testing.editions import by_chapter_f, editions_where

since_2021 = pytest.mark.parametrize("edition", editions_where(by_chapter_f))
NO_MORE = "Superstars cannot be attached."
DRAW = action("Draw an Action card.", when=START_OF_DOWN, name="Draw")
SILENT = "The abilities of all Superstars are cancelled."


@pytest.mark.parametrize(
    "which",
    [
        "Superstars already attached",
        "Superstars that are already attached",
        "already attached Superstars",
        "all Superstars already in play",
        "Superstars already on the field",
    ],
)
@pytest.mark.parametrize(
    "first", [NO_MORE, "No Superstars can be attached.", "Neither player can attach Superstars."]
)
def test_where_no_others_can_be_attached_those_are_all(first: str, which: str) -> None:
    both = parse_abilities(f"{NO_MORE} {SILENT}")
    assert parse_abilities(f"{first} The abilities of {which} are cancelled.") == both


def test_power_ups_too() -> None:
    text = "Power Ups cannot be attached. When this card is played, remove all Power Ups{}."
    assert parse_abilities(text.format(" already in play")) == parse_abilities(text.format(""))


@pytest.mark.parametrize(
    "first",
    [
        "",
        "Your opponent cannot attach Superstars. ",
        "Power Ups cannot be attached. ",
        "While you are behind, Superstars cannot be attached. ",
        "Superstars cannot be attached while you are behind. ",
    ],
)
def test_else_it_is_open_whether_later_ones_are_meant(first: str) -> None:
    with pytest.raises(TextError):
        parse_abilities(f"{first}The abilities of Superstars already attached are cancelled.")


@rule("T-15")
@since_2021
@pytest.mark.parametrize("lies", [True, False])
def test_nobody_attaches_another_and_none_is_used(edition: str, lies: bool) -> None:
    text = f"{NO_MORE} The abilities of Superstars already attached are cancelled."
    back, passer = player("RB", name="Back"), player("QB", name="Passer")
    side = Side(
        hand=[superstar(passer, "Exhaust: Gain 5 yards."), DRAW],
        players=[back, passer],
        superstars=[superstar(back, "Exhaust: Gain 10 yards.")],
        gridirons=[gridiron(text)] if lies else [],
    )
    game = scenario(edition, offense=side, at=START_OF_DOWN)
    if lies:
        game.offense.offered(PASS, PLAY("Draw"))
    else:
        game.offense.offered(PASS, PLAY("Passer"), PLAY("Draw"), USE("Back"))
