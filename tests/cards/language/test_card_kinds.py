"""Texts that wait for a card of a kind to be played."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import is_refused

from snapcount.cards.language.parse import parse_abilities
from snapcount.cards.language.printing import english
from snapcount.cards.nouns import AllOf, OnSide, PlayedIs
from snapcount.cards.tree import CancelIt, Triggered, Would
from snapcount.engine import events
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    NEXT_DOWN,
    ON_FIELD_ADJUSTMENTS,
    Scenario,
    Side,
    action,
    player,
    power_up,
    rule,
    scenario,
)

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)


@pytest.mark.parametrize(
    ("words", "who", "asked"),
    [
        ("your opponent plays a Defense Action card", "opponent", PlayedIs("defense")),
        ("you play an Offensive Action card", "you", PlayedIs("offense")),
        ("a Generic card is played", None, PlayedIs("generic")),
        ("either player plays a Generic Action card", None, PlayedIs("generic")),
        (
            "you play a Generic or Offense Action card",
            "you",
            PlayedIs(("offense", "generic")),
        ),
        (
            "you play an Offense Action card or a Generic Action card",
            "you",
            PlayedIs(("offense", "generic")),
        ),
        (
            "you play an Offense Action card while you are on offense",
            "you",
            AllOf((PlayedIs("offense"), OnSide("you", "offense"))),
        ),
    ],
)
def test_a_card_of_a_kind_is_waited_for(words: str, who: str | None, asked: object) -> None:
    (heard,) = parse_abilities(f"Whenever {words}, cancel it.")
    assert isinstance(heard, Triggered)
    assert (heard.event, heard.who, heard.condition) == ("an Action card is played", who, asked)
    assert heard.effects == (CancelIt(),)
    assert parse_abilities(english(heard)) == (heard,)


@pytest.mark.parametrize(
    ("words", "who", "asked"),
    [
        ("another Stadium is played", None, PlayedIs("stadium")),
        ("your opponent plays an Environment", "opponent", PlayedIs("environment")),
        ("you play a Weather or Stadium card", "you", PlayedIs(("stadium", "weather"))),
    ],
)
def test_a_gridiron_of_a_kind_is_waited_for(words: str, who: str | None, asked: object) -> None:
    (heard,) = parse_abilities(f"Whenever {words}, draw a Play card.")
    assert isinstance(heard, Triggered)
    assert (heard.event, heard.who, heard.condition) == ("a Gridiron card is played", who, asked)
    assert parse_abilities(english(heard)) == (heard,)


@pytest.mark.parametrize(
    "words",
    [
        "The first time you play an Offense Action card each possession",
        "Whenever you play your first Offense Action card each possession",
        "Each possession, when you play your first Offense Action card",
    ],
)
def test_the_first_of_a_possession(words: str) -> None:
    said = "The first time each possession you play an Offense Action card, draw a Play card."
    assert parse_abilities(f"{words}, draw a Play card.") == parse_abilities(said)


def test_other_kinds_are_events_of_their_own() -> None:
    said = "Whenever you play an Offense Action card, a Power Up or a Gridiron, draw a Play card."
    heard = parse_abilities(said)
    assert [each.event for each in heard if isinstance(each, Triggered)] == [
        "an Action card is played",
        "a Gridiron card is played",
        "a Power Up is played",
    ]


def test_what_would_be_played_is_of_a_kind_too() -> None:
    (heard,) = parse_abilities("If your opponent would play a Defense Action card, cancel it.")
    assert isinstance(heard, Would)
    assert heard.condition == PlayedIs("defense")
    assert parse_abilities(english(heard)) == (heard,)


@pytest.mark.parametrize(
    "text",
    [
        "Whenever you play an Offense or Generic, draw a Play card.",
        "Whenever you play an Offense, Defense or Generic Action card, draw a Play card.",
        "Whenever you play an Action card or a Power Up, draw a Play card.",
        "Whenever you play a Weather card or an Offense Action card, draw a Play card.",
    ],
)
def test_a_kind_that_is_none_is_refused(text: str) -> None:
    assert is_refused(text, action=False)


def points(game: Scenario) -> int:
    return len(game.log.all(events.POINTS))


@rule("R-45", "T-11")
@every_edition
@pytest.mark.parametrize(
    ("words", "times"),
    [
        ("you play an Offense Action card", 1),
        ("you play a Generic Action card", 1),
        ("you play an Offense or Generic Action card", 2),
        ("you play a Defense Action card", 0),
        ("a Defense Action card is played", 1),
        ("your opponent plays a Defense or Generic Action card", 1),
        ("you play an Offense or Generic Action card once per down", 1),
    ],
)
def test_only_cards_of_that_kind_are_heard(edition: str, words: str, times: int) -> None:
    ear = player("TE", f"Whenever {words}, score 1 point.")
    hand = [
        action("Gain 5 yards.", when=ON_FIELD_ADJUSTMENTS, side="offense"),
        action("Gain 5 yards.", when=ON_FIELD_ADJUSTMENTS, name="Generic"),
    ]
    answer = action("Lose 5 yards.", when=ON_FIELD_ADJUSTMENTS, side="defense")
    game = scenario(
        edition, offense=Side(players=[ear], hand=hand), defense=[answer], at=ON_FIELD_ADJUSTMENTS
    )
    game.offense.plays(0)
    game.defense.plays(0)
    game.offense.plays("Generic")
    game.run_to(NEXT_DOWN)
    assert points(game) == times


@rule("R-45", "T-18")
@every_edition
@pytest.mark.parametrize(("side", "yards"), [("offense", 15), ("generic", 25)])
def test_a_card_of_that_kind_is_cancelled(edition: str, side: str, yards: int) -> None:
    guard = player("LB", "Whenever your opponent plays an Offense Action card, cancel it.")
    card = action("Gain 10 yards.", when=ON_FIELD_ADJUSTMENTS, side=side)  # type: ignore[arg-type]
    game = scenario(edition, offense=[card], defense=Side(players=[guard]), at=ON_FIELD_ADJUSTMENTS)
    game.offense.plays(0)
    game.run_to(NEXT_DOWN)
    assert game.yards == yards


@rule("T-11")
@every_edition
@pytest.mark.parametrize(("side", "times"), [("offense", 1), ("generic", 0)])
def test_a_card_that_an_effect_plays_is_of_its_kind(edition: str, side: str, times: int) -> None:
    ear = player("TE", "Whenever you play an Offense Action card, score 1 point.")
    again = action("Play an Action card from your Action discard pile.", when=ON_FIELD_ADJUSTMENTS)
    old = action("Gain 5 yards.", when=ON_FIELD_ADJUSTMENTS, side=side)  # type: ignore[arg-type]
    kept = Side(players=[ear], hand=[again], action_discard=[old])
    game = scenario(edition, offense=kept, at=ON_FIELD_ADJUSTMENTS)
    game.offense.plays(0)
    game.run_to(NEXT_DOWN)
    assert points(game) == times


@pytest.mark.parametrize("edition", ["2021", "2022", "crd"])
def test_a_power_up_is_no_offense_action_card(edition: str) -> None:
    ear = player("TE", "Whenever you play an Offense Action card or a Power Up, score 1 point.")
    side = Side(players=[ear], hand=[power_up(when=ON_FIELD_ADJUSTMENTS)])
    game = scenario(edition, offense=side, at=ON_FIELD_ADJUSTMENTS)
    game.offense.plays(0, on="TE")
    game.run_to(NEXT_DOWN)
    assert points(game) == 1
