"""R-31: only a Pass is incomplete, complete or intercepted."""

from __future__ import annotations

import pytest

from snapcount.engine import events
from snapcount.testing import (
    NEXT_DOWN,
    NEXT_POSSESSION,
    ON_FIELD_ADJUSTMENTS,
    Side,
    action,
    rule,
    scenario,
)
from snapcount.testing.editions import editions_where

every_edition = pytest.mark.parametrize("edition", editions_where())
PASS = ("Short Pass: 15 (0-9)", "Run Left")
RUN = ("Run Left", "Long Pass")


@rule("R-31")
@every_edition
@pytest.mark.parametrize(("text", "kind"), [("an interception", 1), ("a Pick Six", 2)])
@pytest.mark.parametrize("calls", [PASS, RUN])
def test_a_run_is_not_intercepted(
    edition: str, text: str, kind: int, calls: tuple[str, str]
) -> None:
    pick = action(f"The play becomes {text}.", when=ON_FIELD_ADJUSTMENTS)
    game = scenario(edition, defense=Side(hand=[pick]), calls=calls, at=ON_FIELD_ADJUSTMENTS)
    game.defense.plays(0)
    game.run_to("timeout")
    assert game.log.has(events.TURNOVER_EVENT) == (calls is PASS)
    assert game.log.cites("R-31") == (calls is RUN)


@rule("R-31")
@every_edition
def test_a_run_can_be_fumbled(edition: str) -> None:
    strip = action("The play becomes a fumble.", when=ON_FIELD_ADJUSTMENTS)
    game = scenario(edition, defense=Side(hand=[strip]), calls=RUN, at=ON_FIELD_ADJUSTMENTS)
    game.defense.plays(0)
    game.run_to("timeout")
    assert game.log.has(events.TURNOVER_EVENT)


@rule("R-31")
@every_edition
@pytest.mark.parametrize(("calls", "yards"), [(PASS, 0), (RUN, 15)])
def test_a_run_is_not_incomplete(edition: str, calls: tuple[str, str], yards: int) -> None:
    drop = action("The play becomes incomplete.", when=ON_FIELD_ADJUSTMENTS)
    game = scenario(edition, defense=Side(hand=[drop]), calls=calls, at=ON_FIELD_ADJUSTMENTS)
    game.defense.plays(0)
    assert game.run_to(NEXT_DOWN).yards == yards
    assert game.log.has(events.RESULT_MADE) == (calls is PASS)


@rule("R-31")
@every_edition
def test_what_did_nothing_to_a_run_does_nothing_to_the_pass_that_it_becomes(edition: str) -> None:
    drop = action("The play becomes incomplete.", when=ON_FIELD_ADJUSTMENTS, name="Drop")
    other = action(
        "Your current play becomes a Short Pass: 25 (0-9).", when=ON_FIELD_ADJUSTMENTS, name="Throw"
    )
    game = scenario(
        edition,
        offense=Side(hand=[other]),
        defense=Side(hand=[drop]),
        calls=RUN,
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.offense.plays("Throw")
    game.defense.plays("Drop")  # above the other in the layers: it resolves first
    assert game.run_to(NEXT_DOWN).yards == 25


@rule("R-31", "E-6")
@every_edition
def test_a_run_that_is_a_pass_as_well_is_one(edition: str) -> None:
    both = action("Your current play is also a Short Pass.", when=ON_FIELD_ADJUSTMENTS, name="Both")
    drop = action("The play becomes incomplete.", when=ON_FIELD_ADJUSTMENTS, name="Drop")
    game = scenario(
        edition,
        offense=Side(hand=[drop, both]),
        calls=RUN,
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.offense.plays("Drop")
    game.offense.plays("Both")
    assert game.run_to(NEXT_DOWN).yards == 0


@rule("R-31", "F-7")
@every_edition
@pytest.mark.parametrize(
    ("text", "changed", "lost"),
    [
        ("The pass is intercepted.", "Your current play becomes a Run Left.", False),
        ("The play becomes an interception.", "Your current play becomes a Run Left.", False),
        ("The play becomes a Pick Six.", "Your current play becomes a Run Left.", False),
        ("The play becomes a fumble.", "Your current play becomes a Run Left.", True),
        ("The pass is intercepted.", "Your current play becomes a Long Pass: 30 (0-9).", True),
        ("The pass is intercepted.", "Your current play is also a Run Left.", True),
    ],
)
def test_a_pass_that_becomes_a_run_after_it_was_intercepted(
    edition: str, text: str, changed: str, lost: bool
) -> None:
    """The interception resolves first, and takes place after the play has changed."""
    game = scenario(
        edition,
        offense=[action(changed, when=ON_FIELD_ADJUSTMENTS)],
        defense=[action(text, when=ON_FIELD_ADJUSTMENTS)],
        calls=PASS,
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.offense.plays(0)
    game.defense.plays(0)
    game.both_pass()
    assert game.log.has(events.TURNOVER_EVENT)
    if lost:
        assert not game.run_to(NEXT_POSSESSION).offense.on_offense
        return
    game.run_to(NEXT_DOWN)
    assert game.log.cites("R-31")
    assert game.offense.on_offense
