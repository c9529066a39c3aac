"""Plays that cannot lose yards: no gain, so that those which are stopped can't either (F-10)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.cards.language.meaning import is_refused

from snapcount.cards.language.reader import Scene, read
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    AFTER_DESIGNATION,
    NEXT_DOWN,
    ON_FIELD_ADJUSTMENTS,
    Side,
    action,
    play,
    player,
    power_up,
    rule,
    scenario,
)

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)
MODERN = [each for each in EDITION_NAMES if each != "2019"]
BACKED = power_up("While attached Player is Energized, your Run plays cannot lose yards.")
LOSS = action("The offense loses 20 yards.", when=ON_FIELD_ADJUSTMENTS)


@rule("F-10")
@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize("stops", ["Run Left", "Long Pass"])
@pytest.mark.parametrize(
    ("text", "yards"),
    [
        ("Your Runs cannot lose yards.", 0),
        ("Your Runs cannot lose more than 5 yards.", -5),
        ("Your Run plays cannot result in a loss of yards.", 0),
        ("Your Run plays cannot result in a loss of more than 5 yards.", -5),
        ("Your passes cannot lose yards.", None),
    ],
)
def test_a_stopped_play_loses_no_more(
    edition: str, stops: str, text: str, yards: int | None
) -> None:
    calls = (play("Run Left", 3), play("Run Right", 0, stops))
    game = scenario(
        edition,
        offense=Side(players=[player("TE", text)]),
        defense=[LOSS],
        calls=calls,
        ball=50,
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.defense.plays(0)
    game.both_pass().run_to(NEXT_DOWN)
    lost = -20 if stops == "Run Left" else -5
    assert game.yards == (lost if yards is None else yards)


@rule("F-10")
@pytest.mark.parametrize("edition", MODERN)
def test_your_successful_runs_are_not_the_stopped_ones(edition: str) -> None:
    calls = (play("Run Left", 3), play("Run Right", 0, "Run Left"))
    side = Side(players=[player("TE", "Your successful Runs cannot lose yards.")])
    game = scenario(
        edition, offense=side, defense=[LOSS], calls=calls, ball=50, at=ON_FIELD_ADJUSTMENTS
    )
    game.defense.plays(0)
    assert game.both_pass().run_to(NEXT_DOWN).yards == -20


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(("tired", "yards"), [(False, 0), (True, -5)])
def test_it_is_asked_as_yards_are_counted(edition: str, tired: bool, yards: int) -> None:
    """The Player is exhausted after designation, when the Run has succeeded."""
    tires = action("Exhaust your opponent's TE.", when=AFTER_DESIGNATION)
    game = scenario(
        edition,
        offense=Side(attached={"TE": [BACKED]}),
        defense=[action("The offense loses 20 yards.", when=AFTER_DESIGNATION), tires],
        calls=(play("Run Left", 3), play("Run Right", 0, "Long Pass")),
        ball=50,
        carrier="RB",
        at=AFTER_DESIGNATION,
    )
    if tired:
        game.defense.plays(1)
    game.defense.plays(0)
    assert game.both_pass().run_to(NEXT_DOWN).yards == yards


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize("until", ["this down", "this possession"])
def test_for_a_while(edition: str, until: str) -> None:
    calls = (play("Run Left", 3), play("Run Right", 0, "Run Left"))
    kept = action(f"Your Runs cannot lose yards {until}.", when=ON_FIELD_ADJUSTMENTS)
    game = scenario(
        edition,
        offense=[kept],
        defense=[LOSS],
        calls=calls,
        ball=50,
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.offense.plays(0)
    game.defense.plays(0)
    assert game.both_pass().run_to(NEXT_DOWN).yards == 0


@every_edition
def test_at_least_so_many_is_what_a_play_gains(edition: str) -> None:
    """A stopped one gains nothing."""
    calls = (play("Run Left", 0), play("Run Right", 0, "Run Left"))
    side = Side(players=[player("TE", "Your Runs gain at least 5 yards.")])
    assert scenario(edition, offense=side, calls=calls).run_to(NEXT_DOWN).yards == 0


@pytest.mark.parametrize(
    ("text", "same"),
    [
        ("Your Runs never result in a loss.", "Your Runs cannot lose yards."),
        ("Your Runs cannot end in negative yards.", "Your Runs cannot lose yards."),
        ("Your Runs do not gain negative yardage.", "Your Runs cannot lose yards."),
        ("No Run can result in a loss of yards.", "Runs cannot lose yards."),
        ("No pass may lose yards.", "Passes cannot lose yards."),
        (
            "Runs cannot go for a loss of more than 10 yards.",
            "Runs cannot lose more than 10 yards.",
        ),
        (
            "Runs cannot result in a gain of more than 20 yards.",
            "Runs cannot gain more than 20 yards.",
        ),
        ("Your Runs cannot come to less than 5 yards.", "Your Runs cannot gain less than 5 yards."),
    ],
)
def test_a_loss_that_they_do_not_come_to(text: str, same: str) -> None:
    assert abilities(text) == abilities(same)


def abilities(text: str) -> Any:
    return read(text, Scene(side="offense")).abilities


def test_a_loss_is_no_turnover() -> None:
    """What a loss of so many or more becomes instead is not said."""
    kept = abilities("Your Runs cannot result in a live ball turnover.")
    assert kept != abilities("Your Runs cannot result in a loss.")
    assert is_refused("Your Runs cannot result in a loss of 10 or more yards.")
