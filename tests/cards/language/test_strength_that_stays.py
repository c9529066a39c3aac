"""The Play Strength that no effect changes."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import effects, modifier, printed

from snapcount.cards.tree import Lasting, StrengthStays
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    NEXT_DOWN,
    ON_FIELD_ADJUSTMENTS,
    START_OF_DOWN,
    Side,
    action,
    play,
    scenario,
)

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)
since_2021 = pytest.mark.parametrize("edition", ["2021", "2022", "crd"])


@pytest.mark.parametrize(
    "text",
    [
        "The Play Strength cannot be changed by effects this down.",
        "Effects cannot change the Play Strength this down.",
        "The Play Strength may not be altered this down.",
    ],
)
def test_whatever_would_change_it(text: str) -> None:
    assert effects(text) == (Lasting(StrengthStays()),)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("The Play Strength cannot be changed.", StrengthStays()),
        ("The Play Strength of Runs cannot be changed.", StrengthStays("each player", ("run",))),
        (
            "Effects cannot change the Play Strength of your Pass plays.",
            StrengthStays("you", ("pass",)),
        ),
    ],
)
def test_of_whose_plays_it_is(text: str, said: StrengthStays) -> None:
    assert modifier(text) == said
    assert modifier(f"{printed(said, 'Modifier')}.") == said


def _ball(edition: str, text: str, change: str, *, call: str = "Run Left", on: str = "call") -> int:
    """Where the ball lies after a Run of 15 yards with 3, or of so many as `change` makes it."""
    own, other = ((text,), ()) if on == "call" else ((), (text,))
    calls = (play(call, 3, abilities=own), play(stops="Long Pass", abilities=other))
    card = action(change, when=ON_FIELD_ADJUSTMENTS)
    game = scenario(edition, offense=Side(hand=[card]), calls=calls, at=ON_FIELD_ADJUSTMENTS)
    game.offense.plays(0)
    return game.run_to(NEXT_DOWN).ball


STAYS = "The Play Strength cannot be changed by effects this down."
CHANGES = ("Increase the Play Strength by 2.", "The Play Strength becomes 1.")


@every_edition
@pytest.mark.parametrize("change", CHANGES)
@pytest.mark.parametrize("on", ["call", "defense"])
def test_the_called_plays_alone_count(edition: str, change: str, on: str) -> None:
    plain = _ball(edition, STAYS, "Draw a Play card.", on=on)
    assert _ball(edition, STAYS, change, on=on) == plain
    assert _ball(edition, "Draw a Play card.", change, on=on) != plain


@every_edition
@pytest.mark.parametrize(("calls", "stays"), [("Run", True), ("Pass", False)])
def test_of_other_plays_it_changes(edition: str, calls: str, stays: bool) -> None:
    text = f"The Play Strength of your {calls} plays cannot be changed by effects."
    plain = _ball(edition, text, "Draw a Play card.")
    assert (_ball(edition, text, CHANGES[0]) == plain) is stays


@every_edition
def test_the_calls_may_change(edition: str) -> None:
    """It is the Play Strength that stays, not the play."""
    change = "Your current play becomes Run Right."
    game = _ball(edition, STAYS, change)
    assert game == _ball(edition, "Draw a Play card.", change)


@since_2021
@pytest.mark.parametrize(("text", "complete"), [(STAYS, True), ("Draw a Play card.", False)])
def test_what_was_changed_before_does_not_count(edition: str, text: str, complete: bool) -> None:
    calls = (play("Short Pass: 10 (3-3)", 3, abilities=(text,)), play(stops="Long Pass"))
    card = action("The Play Strength is increased by 2 this down.", when=START_OF_DOWN)
    later = action("Draw a Play card.", when=ON_FIELD_ADJUSTMENTS)
    offense, defense = Side(hand=[card]), Side(hand=[later])
    game = scenario(edition, offense=offense, defense=defense, calls=calls, at=START_OF_DOWN)
    game.offense.plays(0)
    game.run_to(ON_FIELD_ADJUSTMENTS)
    assert (game.run_to(NEXT_DOWN).ball == 35) is complete
