"""`While this is your play, …` on a Play, and what hangs on something besides."""

from __future__ import annotations

from typing import Any

import pytest
from tests.cards.language.meaning import is_refused

from snapcount.cards.language.meaning.scene import Scene
from snapcount.cards.language.reader import read
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    NEXT_DOWN,
    ON_FIELD_ADJUSTMENTS,
    USE,
    Side,
    action,
    play,
    player,
    rule,
    scenario,
)

BARRED = "your opponent's Cornerbacks cannot use Exhaust abilities"


def abilities(text: str) -> Any:
    return read(text, Scene(play=True)).abilities


@pytest.mark.parametrize(
    "said",
    [
        f"While this is your play, {BARRED}.",
        f"While this card is your called play, {BARRED}.",
        f"As long as this play is called, {BARRED}.",
        f"Y{BARRED[1:]} while this is your play.",
    ],
)
def test_it_goes_without_saying(said: str) -> None:
    assert abilities(said) == abilities(f"On this play, {BARRED}.")


def test_only_a_play_is_one() -> None:
    assert is_refused(f"While this is your play, {BARRED}.", action=False)
    assert is_refused(f"While this is your play, {BARRED}.")


@pytest.mark.parametrize(
    ("so", "plainly"),
    [
        ("if you have a Safety on the field", "you have a Safety on the field"),
        ("on third down", "it is third down"),
        ("if you are behind", "you are behind"),
    ],
)
def test_what_it_stops_may_hang_on_more(so: str, plainly: str) -> None:
    also = "this play also stops Short Passes"
    (besides,) = abilities(f"While called on defense, {also} {so}.")
    (first,) = abilities(f"If {plainly}, {also}.")
    assert besides.modifier == first.modifier


@rule("T-11")
@pytest.mark.parametrize("edition", EDITION_NAMES)
@pytest.mark.parametrize("own", [True, False])
def test_it_bars_on_that_down(edition: str, own: bool) -> None:
    corner = player("CB", "Exhaust: The offense loses 5 yards.", name="Corner")
    text = f"While this is your play, {BARRED}."
    game = scenario(
        edition,
        offense=[action("Gain 5 yards.", when=ON_FIELD_ADJUSTMENTS)],
        defense=Side(players=[corner]),
        calls=(play("Run Left", 3, abilities=(text,) if own else ()), "Long Pass"),
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.offense.plays(0)
    assert game.state.decision is not None
    assert (
        game.state.decision.seat == game.defense.seat and game.defense.may(USE("Corner"))
    ) != own


@rule("F-4")
@pytest.mark.parametrize("edition", EDITION_NAMES)
@pytest.mark.parametrize(("count", "yards"), [("a Safety", 0), ("two Safeties", 15)])
def test_it_stops_more_only_then(edition: str, count: str, yards: int) -> None:
    text = (
        "While called on defense, this play also stops Short Passes if you have"
        f" {count} on the field."
    )
    mine = play("Run Left", 1, "Run Left", abilities=(text,))
    game = scenario(edition, calls=(play("Short Pass: 15 (0-9)", 3), mine))
    assert game.run_to(NEXT_DOWN).yards == yards
