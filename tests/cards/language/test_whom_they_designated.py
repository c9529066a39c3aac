"""Whom somebody designated is asked, of this down; the game notes no more than that."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import is_refused

from snapcount.cards.language.parse import parse_abilities
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import AFTER_DESIGNATION, NEXT_DOWN, Side, player, rule, scenario

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)


@pytest.mark.parametrize(
    ("said", "plain"),
    [
        ("you designated a Running Back to run", "the runner is one of your Running Backs"),
        ("you did not designate a Tight End to run", "the runner is not one of your Tight Ends"),
        (
            "your opponent has designated a Cornerback to tackle",
            "the tackler is one of your opponent's Cornerbacks",
        ),
        (
            "your opponent designated one of their Exhausted Players as the tackler this down",
            "the tackler is one of your opponent's Exhausted Players",
        ),
        ("you designated this Player", "this Player is designated"),
        ("you did not designate this Player to run", "this Player is not the runner"),
        ("you designated a Tight End", "one of your Tight Ends is designated"),
    ],
)
def test_whom_they_designated_is_who_has_the_role(said: str, plain: str) -> None:
    text = "Exhaust: If {}, draw a Play card. Exhaust only after Player Designation."
    assert parse_abilities(text.format(said)) == parse_abilities(text.format(plain))


@pytest.mark.parametrize(
    "asked",
    [
        "If you designated a Running Back this half, draw a Play card.",
        "If your opponent has not designated a Cornerback to tackle this possession, gain 5 yards.",
        "If your opponent designated this Player, gain 5 yards.",
        "If you designated one of your opponent's Players, gain 5 yards.",
        "If you exhausted one of your Players this half, draw a Play card.",
    ],
)
def test_what_the_game_does_not_note_is_refused(asked: str) -> None:
    assert is_refused(f"Exhaust: {asked}", "offense", action=False)


@pytest.mark.parametrize("whom", ["this Player was designated", "you designated a Tight End"])
def test_a_possession_has_several_plays(whom: str) -> None:
    text = f"At the end of a {{}} in which {whom}, draw a Play card."
    assert is_refused(text.format("possession"), action=False)
    assert parse_abilities(text.format("play"))


@rule("F-9", "T-13")
@every_edition
@pytest.mark.parametrize(("tackler", "gained"), [("Cornerback", 10), ("Linebacker", 0)])
def test_a_receiver_and_who_tackles_him(edition: str, tackler: str, gained: int) -> None:
    text = (
        "Receive: If your opponent designated a Cornerback to tackle, gain an additional 10 yards."
    )
    game = scenario(
        edition,
        offense=Side(players=[player("WR", text, name="Birch")]),
        calls=("Short Pass: 15 (0-9)", "Run Left"),
        carrier="Birch",
        tackler=tackler,
        at="designation",
    )
    game.run_to(NEXT_DOWN)
    assert game.yards_by_effects == gained


@rule("F-9")
@every_edition
@pytest.mark.parametrize(("carrier", "gained"), [("Running Back", 10), ("Wide Receiver", 0)])
def test_whom_you_designated_to_run(edition: str, carrier: str, gained: int) -> None:
    text = (
        "Exhaust – Run: If you designated a Running Back to run, gain an additional 10 yards."
        " Exhaust only after Player Designation."
    )
    side = Side(players=[player("TE", text, name="Wraith")])
    game = scenario(edition, offense=side, carrier=carrier, at=AFTER_DESIGNATION)
    game.offense.uses("Wraith")
    game.run_to(NEXT_DOWN)
    assert game.yards_by_effects == gained
