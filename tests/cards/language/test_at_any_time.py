"""`At any time` and `at any timing point`: the time of an ability that has no other (T-12)."""

from __future__ import annotations

import pytest

from snapcount.cards.language.kernel.errors import TextError
from snapcount.cards.language.parse import parse_abilities, parse_page, parse_timing
from snapcount.testing import (
    ON_FIELD_ADJUSTMENTS,
    PASS,
    START_OF_DOWN,
    USE,
    Side,
    player,
    power_up,
    rule,
    scenario,
)
from snapcount.testing.editions import by_chapter_f, editions_where

since_2021 = pytest.mark.parametrize("edition", editions_where(by_chapter_f))
AT_ANY_TIME = (
    "at any time",
    "at any timing point",
    "during any timing point",
    "in any timing point",
    "anytime",
    "at any point",
)
IT_GOES = "you may discard this card to Energize this Player"


def on_a_power_up(text: str) -> object:
    return parse_page(text, enters=True).abilities


@pytest.mark.parametrize("when", AT_ANY_TIME)
def test_it_goes_without_saying(when: str) -> None:
    gone = on_a_power_up(f"{IT_GOES}.")
    assert on_a_power_up(f"{when.capitalize()}, {IT_GOES}.") == gone
    assert on_a_power_up(f"{IT_GOES.replace(' to', f' {when} to')}.") == gone
    often = parse_abilities("Once per down, you may discard an Action card to gain 5 yards.")
    said = f"Once per down, {when}, you may discard an Action card to gain 5 yards."
    assert parse_abilities(said) == often


@pytest.mark.parametrize("when", AT_ANY_TIME)
def test_it_is_said_of_an_ability_and_of_a_card(when: str) -> None:
    plain = parse_abilities("Exhaust: Gain 5 yards.")
    assert parse_abilities(f"Exhaust: Gain 5 yards. Use {when}.") == plain
    assert parse_abilities(f"Exhaust: Gain 5 yards. Exhaust {when}.") == plain
    assert parse_timing(f"Play {when}.") == parse_timing("Play at any time.")


def test_at_any_time_during_a_point_is_at_that_point() -> None:
    plain = parse_abilities(f"During On Field Adjustments, {IT_GOES}.")
    assert parse_abilities(f"At any time during On Field Adjustments, {IT_GOES}.") == plain


def test_how_often_is_said_of_what_can_be_done_again() -> None:
    with pytest.raises(TextError, match="how often"):
        parse_abilities("At any time, you may discard an Action card to gain 5 yards.")


@rule("T-12", "T-16")
@since_2021
@pytest.mark.parametrize("point", [START_OF_DOWN, ON_FIELD_ADJUSTMENTS])
def test_a_power_up_goes_whenever_its_owner_wants(edition: str, point: str) -> None:
    card = power_up(
        "At any timing point, you may discard this card to Energize the attached Player.",
        name="Breath",
    )
    side = Side(players=[player("RB", name="Back")], attached={"Back": [card]}, exhausted=["Back"])
    game = scenario(edition, offense=side, at=point)
    game.offense.offered(PASS, USE("Breath")).uses("Breath")
    game.both_pass()
    assert game.offense.exhausted == []
    assert "Breath" in game.offense.discard
