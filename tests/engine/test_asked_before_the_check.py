"""What a play comes to, asked during On Field Adjustments: before the check in 2019 (G-3)."""

from __future__ import annotations

import pytest

from snapcount.engine import events
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    NEXT_DOWN,
    NEXT_POSSESSION,
    ON_FIELD_ADJUSTMENTS,
    Scenario,
    action,
    rule,
    scenario,
)

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)
PASS = ("Short Pass: 10 (4-9)", "Run Left")
PLAYED = "Play only during On Field Adjustments."


def after(edition: str, text: str, strength: int, *, stopped: bool = False) -> Scenario:
    calls = ("Run Left", "Run Left") if stopped else PASS
    card = action(f"{text} {PLAYED}", name="Asks")
    game = scenario(
        edition, offense=[card], calls=calls, strength=strength, at=ON_FIELD_ADJUSTMENTS
    )
    game.offense.plays("Asks")
    return game


@rule("G-3", "G-6", "R-37")
@every_edition
@pytest.mark.parametrize(
    ("text", "strength", "yards"),
    [
        ("If the pass is incomplete, it is complete instead.", 3, 10),
        ("If the pass is incomplete, your current play becomes a Run Right.", 3, 15),
        ("If the pass is incomplete, your current play becomes a Run Right.", 5, 10),
        ("If the pass is complete, it becomes incomplete.", 5, 0),
    ],
)
def test_it_is_what_it_would_be_if_it_were_checked(
    edition: str, text: str, strength: int, yards: int
) -> None:
    assert after(edition, text, strength).run_to(NEXT_DOWN).yards == yards


@rule("G-3", "G-4")
@every_edition
def test_a_run_that_is_covered_is_stopped(edition: str) -> None:
    text = "If the play is stopped, your current play becomes a Run Right."
    assert after(edition, text, 3, stopped=True).run_to(NEXT_DOWN).yards == 15


@rule("G-3", "F-7")
@every_edition
@pytest.mark.parametrize(("strength", "replayed"), [(3, True), (5, False)])
def test_a_replay_hangs_on_it(edition: str, strength: int, replayed: bool) -> None:
    game = after(edition, "If the pass is incomplete, replay the down.", strength)
    game.run_to(NEXT_DOWN)
    assert bool(game.log.count(events.REPLAY)) is replayed


@rule("G-3", "F-17")
@every_edition
def test_so_does_a_turnover(edition: str) -> None:
    game = after(edition, "If the pass is complete, it is intercepted.", 5)
    assert game.run_to(NEXT_POSSESSION).has_ball is game.defense
