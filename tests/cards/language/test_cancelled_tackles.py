"""A Run or Receive ability cancels the tackler's ability although that resolves first."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import is_refused

from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import NEXT_DOWN, Scenario, Side, player, rule, scenario

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)
TACKLES = "Tackle: The offense loses 5 yards."


def tackled(edition: str, text: str, tackle: str = TACKLES, call: str = "Run Left") -> Scenario:
    """A Run of 15, or a Pass, by the Running Back whom the Linebacker tackles."""
    return scenario(
        edition,
        offense=Side(players=[player("RB", text, name="Back")]),
        defense=Side(players=[player("LB", tackle, name="Backer")]),
        calls=(call, "Run Right"),
        strength=3,
        carrier="Back",
        tackler="Backer",
    ).run_to(NEXT_DOWN)


@rule("T-6", "T-18")
@every_edition
@pytest.mark.parametrize(
    "text",
    [
        "Run: Cancel the tackler's Tackle ability.",
        "Run – Run Left: Cancel the Tackle ability of the tackler.",
        "Run: Cancel the Tackle abilities of all Linebackers this down.",
        "Run: Your opponent's Tackle abilities are cancelled this down.",
        "Run: Cancel all Tackle abilities.",
        "Run: Cancel the tackler's abilities.",
        "Run: The tackler loses all abilities this down.",
        "Whenever this Player is designated as the runner, cancel the tackler's Tackle ability.",
    ],
)
def test_what_the_tackle_did_is_undone(edition: str, text: str) -> None:
    game = tackled(edition, text)
    assert game.resolved.count("Backer") == 1  # it came first
    assert game.ball == 40


@every_edition
@pytest.mark.parametrize(
    ("text", "ball"),
    [
        ("Run: Cancel the Tackle abilities of all Safeties this down.", 35),
        ("Run: Cancel the tackler's Exhaust abilities.", 35),
        ("Run – Run Middle: Cancel the tackler's Tackle ability.", 35),
    ],
)
def test_what_is_not_meant_stays(edition: str, text: str, ball: int) -> None:
    assert tackled(edition, text).ball == ball


@every_edition
def test_a_fumble_is_undone(edition: str) -> None:
    text = "Run: Cancel the tackler's Tackle ability."
    assert tackled(edition, text, "Tackle: The offense fumbles.").has_ball.name == "the offense"
    assert tackled(edition, "Run: Gain 5 yards.", "Tackle: The offense fumbles.").ball != 45


@every_edition
def test_a_receiver_cancels_it_too(edition: str) -> None:
    text = "Receive: Cancel the Tackle ability of the tackler."
    assert tackled(edition, text, call="Short Pass: 15 (0-9)").ball == 40


@rule("T-6", "T-18")
@every_edition
def test_who_cancels_it_may_gain_besides(edition: str) -> None:
    text = (
        "Receive – Short Pass: Cancel the tackler's Tackle ability. If the tackler is a LB, gain 5"
        " yards."
    )
    assert tackled(edition, text, call="Short Pass: 15 (0-9)").ball == 45


@pytest.mark.parametrize(
    "text", ["Run: Cancel a Tackle ability.", "Receive: Cancel a Tackle ability."]
)
def test_there_is_no_layer_left_to_cancel(text: str) -> None:
    assert is_refused(text, side="offense", action=False)
