"""`If it stops the play`, after a call that an ability makes: that call, in that down alone."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import effects

from snapcount.cards.language.meaning.scene import Scene
from snapcount.cards.language.reader import read
from snapcount.cards.tree import Activated, Audible, Await, Triggered
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    NEXT_DOWN,
    ON_FIELD_ADJUSTMENTS,
    Side,
    play,
    player,
    rule,
    scenario,
)

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)
TEXT = (
    "Exhaust: Flip over the top card of your Play deck. That card becomes your play this down. If"
    " it stops the offense's play, gain a timeout. Exhaust only during On Field Adjustments."
)


@rule("T-5", "T-7", "F-4")
@every_edition
@pytest.mark.parametrize(
    ("used", "called", "flipped", "gained"),
    [
        (True, "Long Pass", "Run Left", 1),
        (True, "Run Left", "Long Pass", 0),
        (False, "Run Left", "Run Left", 0),
    ],
)
def test_it_is_the_call_that_the_ability_made(
    edition: str, used: bool, called: str, flipped: str, gained: int
) -> None:
    """A call that stops the play without the ability is none of it."""
    game = scenario(
        edition,
        defense=Side(
            players=[player("LB", TEXT, name="Reader")],
            play_deck=[play("Run Left", 0, flipped, name="Top")] * 4,
        ),
        calls=(play("Run Left", 3, name="First"), play("Run Left", 0, called, name="D")),
        timeouts=(1, 1),
        at=ON_FIELD_ADJUSTMENTS,
    )
    if used:
        game.defense.uses("Reader")
    game.run_to(NEXT_DOWN)
    assert game.defense.timeouts == 1 + gained


@rule("F-14", "T-9")
@pytest.mark.parametrize("edition", [each for each in EDITION_NAMES if each != "2019"])
@pytest.mark.parametrize(("flipped", "energized"), [("Run Left", True), ("Long Pass", False)])
def test_the_player_is_energized_again(edition: str, flipped: str, energized: bool) -> None:
    text = TEXT.replace("gain a timeout", "Energize this Player at the end of the play")
    game = scenario(
        edition,
        defense=Side(
            players=[player("LB", text, name="Reader"), player("S", "", name="Other")],
            play_deck=[play("Run Left", 0, flipped, name="Top")] * 4,
        ),
        calls=(play("Run Left", 3, name="First"), play("Run Left", 0, "Long Pass", name="D")),
        tackler="Other",
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.defense.uses("Reader")
    assert "Reader" in game.defense.exhausted
    game.run_to(NEXT_DOWN)
    assert ("Reader" not in game.defense.exhausted) == energized


def test_what_waits_for_any_call_is_an_ability_of_its_own() -> None:
    text = "Exhaust: Audible. Whenever your call stops the play, draw a Play card."
    used, waits = read(text, Scene(side="defense")).abilities
    assert isinstance(used, Activated)
    assert used.effects == (Audible("you"),)
    assert isinstance(waits, Triggered)


def test_after_a_trigger_it_is_part_of_what_is_done() -> None:
    said = "use an audible. If that stops the play, draw an Action card."
    (ability,) = read(
        f"Whenever your opponent plays an Action card, {said}", Scene(side="defense")
    ).abilities
    assert isinstance(ability, Triggered)
    assert ability.effects == effects(said.capitalize(), "defense")
    assert isinstance(ability.effects[-1], Await)
