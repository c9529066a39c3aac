"""What a play takes off the clock if it comes out so: asked in the end, not when it is said."""

from __future__ import annotations

import pytest

from snapcount.cards.language.reader import Scene, read
from snapcount.cards.nouns import PlayIs
from snapcount.cards.tree import Await, ChangeTimeUnits, Draw, If, SetTimeUnits, Triggered, Would
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    AFTER_DESIGNATION,
    NEXT_DOWN,
    ON_FIELD_ADJUSTMENTS,
    Side,
    action,
    play,
    rule,
    scenario,
)

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)
WHEN = " Play only during On Field Adjustments."
STOPPED = "If your play is stopped, it uses 0 time units."


def effects(text: str) -> tuple[object, ...]:
    return read(text + WHEN, Scene(action=True, side="offense", on_player=False)).effects


def test_what_it_waits_for() -> None:
    asked, none = PlayIs("stopped"), (SetTimeUnits(0),)
    counted = Would("the play would gain yards", none, condition=asked)
    assert effects("If the play is stopped, it uses 0 Time Units.") == (Await(counted),)
    assert effects("If the play is stopped, it uses 0 Time Units and draw a Play card.") == (
        Await(counted),
        Await(Triggered("a play is stopped", (Draw("you", "play"),))),
    )
    both = If(asked, none, (ChangeTimeUnits(1),))
    assert effects(
        "If the play is stopped, it uses 0 Time Units. Otherwise, it uses 1 more Time Unit."
    ) == (Await(Would("the play would gain yards", (both,))),)


def test_where_it_is_known_it_is_asked_at_once() -> None:
    text = "If the play is successful, it uses 0 Time Units. Play only after Player Designation."
    page = read(text, Scene(action=True, side="offense", on_player=False))
    assert page.effects == (If(PlayIs("successful"), (SetTimeUnits(0),)),)


@rule("F-7", "F-13", "G-4", "R-8")
@every_edition
@pytest.mark.parametrize("stops", ["Run Left", "Long Pass"])
@pytest.mark.parametrize("result", ["", "stopped", "successful"])
@pytest.mark.parametrize("first", [True, False])
def test_it_is_asked_in_the_end(edition: str, stops: str, result: str, first: bool) -> None:
    """`first`: what makes it so resolves before this text does, or after it."""
    stands = result or ("stopped" if stops == "Run Left" else "successful")
    asked = action(STOPPED + WHEN)
    made = action(
        f"The play becomes {result}." if result else "Draw a Play card.", when=ON_FIELD_ADJUSTMENTS
    )
    game = scenario(
        edition,
        offense=Side([asked, made] if first else [made, asked]),
        calls=(play("Run Left", 3, time=2), play("Run Right", 0, stops)),
        at=ON_FIELD_ADJUSTMENTS,
    )
    before = game.clock
    game.offense.plays(0)
    game.offense.plays(1)
    game.both_pass()
    if stands != "stopped":  # without Time Units nobody is asked for a timeout
        game.run_to(NEXT_DOWN)
    assert game.down == 2
    assert before - game.clock == (0 if stands == "stopped" else 2)


@rule("F-4", "F-13")
@every_edition
@pytest.mark.parametrize(("catch", "time"), [("0-9", 2), ("9-9", 1)])
def test_a_complete_pass(edition: str, catch: str, time: int) -> None:
    longer = action("If this pass is complete, it uses 1 more Time Unit." + WHEN)
    calls = (play(f"Short Pass: 15 ({catch})", 4), play("Run Right", 0, "Long Pass"))
    game = scenario(edition, offense=[longer], calls=calls, at=ON_FIELD_ADJUSTMENTS)
    before = game.clock
    game.offense.plays(0)
    game.both_pass().run_to(NEXT_DOWN)
    assert before - game.clock == time


@every_edition
def test_after_designation_it_is_known(edition: str) -> None:
    free = action(
        "If the play is successful, it uses 0 Time Units. Play only after Player Designation."
    )
    calls = (play("Run Left", 3), play("Run Right", 0, "Long Pass"))
    game = scenario(edition, offense=[free], calls=calls, at=AFTER_DESIGNATION)
    before = game.clock
    game.offense.plays(0)
    game.both_pass()
    assert (game.down, game.clock) == (2, before)
