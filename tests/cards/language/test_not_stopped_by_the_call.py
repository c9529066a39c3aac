"""A play that the defense's call cannot stop: effects and the catch range still count."""

from __future__ import annotations

import pytest

from snapcount.cards.tree import Lasting, NotStoppedByCall, Would
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    NEXT_DOWN,
    ON_FIELD_ADJUSTMENTS,
    Side,
    action,
    player,
    rule,
    scenario,
)
from snapcount.testing.cards import nodes, parse_page

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)

TEXT = "Your Run plays cannot be stopped by the defense's call."
PASS = "Your Pass plays cannot be stopped by the defense's call."


@rule("F-4")
@every_edition
@pytest.mark.parametrize(
    ("text", "calls", "yards"),
    [
        (TEXT, ("Run Left", "Run Left"), 15),
        (PASS, ("Run Left", "Run Left"), 0),
        (PASS, ("Short Pass: 20 (0-9)", "Short Pass"), 20),
        (PASS, ("Short Pass: 20 (9-9)", "Short Pass"), 0),
    ],
)
def test_the_call_does_not_stop_it(
    edition: str, text: str, calls: tuple[str, str], yards: int
) -> None:
    reader = player("QB", text)
    assert any(isinstance(part, NotStoppedByCall) for part in nodes(reader))
    game = scenario(edition, offense=Side(players=[reader]), calls=calls)
    assert game.run_to(NEXT_DOWN).yards == yards


@rule("F-4", "T-2")
@every_edition
def test_an_effect_stops_it_all_the_same(edition: str) -> None:
    stop = action("The play is stopped.", when=ON_FIELD_ADJUSTMENTS, side="defense")
    game = scenario(
        edition,
        offense=Side(players=[player("QB", TEXT)]),
        defense=Side(hand=[stop]),
        calls=("Run Left", "Run Left"),
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.defense.plays(0)
    assert game.run_to(NEXT_DOWN).yards == 0


@rule("F-4")
@every_edition
def test_it_holds_for_one_down(edition: str) -> None:
    text = "Your play cannot be stopped by the defensive play this down."
    free = action(text, when=ON_FIELD_ADJUSTMENTS, side="offense")
    game = scenario(
        edition,
        offense=Side(hand=[free]),
        calls=("Run Left", "Run Left"),
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.offense.plays(0)
    assert game.run_to(NEXT_DOWN).yards == 15


@pytest.mark.parametrize(
    "text",
    [
        "Your play cannot be stopped by the defensive play this down.",
        "Your called play cannot be stopped by your opponent's call.",
        "The defense's call cannot stop your play this down.",
        "Your opponent's defensive play cannot stop your called play.",
    ],
)
def test_ways_to_say_it_of_this_play(text: str) -> None:
    page = parse_page(text, action=True, side="offense")
    assert Lasting(NotStoppedByCall("offense")) in nodes(page.effects)
    assert not any(isinstance(part, Would) for part in nodes(page.effects))
