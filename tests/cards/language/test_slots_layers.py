"""What waits in the layers is one noun: it stands wherever it can (`slots_layers`)."""

from __future__ import annotations

from typing import Any, Final

import pytest
from tests.cards.language.coverage_report import share
from tests.cards.language.meaning import effects
from tests.cards.language.slots_layers import ACTION, ROWS, Cell, cells

from snapcount.cards.language.printing import english
from snapcount.cards.language.reader import read
from snapcount.cards.nouns import Group, LayerWaits, Leading, Not
from snapcount.cards.tree import CancelLayer, CopyLayer, NewTarget
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    AFTER_DESIGNATION,
    ON_FIELD_ADJUSTMENTS,
    PASS,
    PLAY,
    Scenario,
    Side,
    action,
    player,
    rule,
    scenario,
    synergy,
)

FLOOR: Final = 99.9
"""Percent of the texts that are read as the plainest wording is. It may rise."""

LINEBACKER: Final = Group(positions=("LB",))


@pytest.fixture(scope="module")
def found() -> list[Cell]:
    return list(cells())


def test_every_wording_stands_in_every_place(found: list[Cell]) -> None:
    assert share(found) >= FLOOR, [each.text for each in found if each.verdict != "read"]


def test_the_table_is_wide() -> None:
    assert len({place for row in ROWS for place in row.places}) > 20
    assert len({wording for row in ROWS for wording in row.wordings}) > 100


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("Cancel a Tackle ability of a Linebacker.", CancelLayer("tackle ability", by=LINEBACKER)),
        ("Copy a Tackle ability a Linebacker used.", CopyLayer("tackle ability", by=LINEBACKER)),
        (
            "Choose a new target for a Linebacker's Tackle ability.",
            NewTarget("tackle ability", by=LINEBACKER),
        ),
        (
            "Cancel the effect of a Defense Action card that would make you lose yards.",
            CancelLayer("defense action card", doing="lose yards"),
        ),
        (
            "Cancel an Exhaust ability used by a Linebacker that would stop the play.",
            CancelLayer("exhaust ability", by=LINEBACKER, doing="stop the play"),
        ),
        (
            "Copy an Action card your opponent played that would energize a Player.",
            CopyLayer(whose="opponent", doing="energize a Player"),
        ),
    ],
)
def test_it_is_read_and_printed(text: str, meant: Any) -> None:
    assert effects(text) == (meant,)
    assert effects(english((meant,))) == (meant,)


def test_an_ability_of_some_player_is_answered() -> None:
    timing = read(
        "Draw a Play card. Play only in response to a Linebacker's Tackle ability.", ACTION
    )
    assert timing.timing is not None
    assert timing.timing.condition == LayerWaits("tackle ability", by=LINEBACKER)


def _answering(edition: str, text: str) -> Scenario:
    """Two abilities of the offense wait; the defense may answer."""
    runner = player("RB", "Exhaust: Gain 10 yards. Exhaust only during On Field Adjustments.")
    passer = player("QB", "Exhaust: Draw a Play card. Exhaust only during On Field Adjustments.")
    game = scenario(
        edition,
        offense=Side(players=[runner, passer]),
        defense=[action(text, when=ON_FIELD_ADJUSTMENTS)],
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.offense.uses("QB")
    return game


@rule("T-11", "T-18")
@pytest.mark.parametrize("edition", EDITION_NAMES)
@pytest.mark.parametrize(
    ("text", "yards"),
    [
        ("Cancel an Exhaust ability of a Running Back.", 0),
        ("Copy an Exhaust ability used by a Running Back.", 20),
        ("Cancel an Exhaust ability that would gain yards.", 0),
        ("Copy an Exhaust ability that gains yards.", 20),
        ("Gain 5 yards. Play only in response to a Running Back's Exhaust ability.", 15),
    ],
)
def test_nothing_else_that_waits_is_meant(edition: str, text: str, yards: int) -> None:
    game = _answering(edition, text)
    assert not game.defense.may(PLAY(0))
    game.offense.uses("RB")
    game.defense.offered(PASS, PLAY(0)).plays(0)
    game.both_pass()
    assert game.yards_by_effects == yards


@rule("T-18", "S-4")
@pytest.mark.parametrize("edition", EDITION_NAMES[1:])
@pytest.mark.parametrize("there", [True, False])
def test_a_synergys_ability_is_cancelled_while_it_waits(edition: str, there: bool) -> None:
    """The Exhaust ability that triggers it is no Synergy ability, and happens."""
    gains = "Whenever you use an Exhaust ability, gain 10 yards."
    runner = player("RB", "Exhaust: Gain 20 yards. Exhaust only during On Field Adjustments.")
    active = synergy(Not(Leading("opponent")), gains) if there else None
    cancel = action("Cancel a Synergy's ability.", when=ON_FIELD_ADJUSTMENTS)
    game = scenario(
        edition,
        offense=Side(players=[runner], synergy=active),
        defense=[cancel],
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.offense.uses("RB")
    if there:
        game.defense.offered(PASS, PLAY(0)).plays(0)
    game.run_to("timeout")
    assert game.yards_by_effects == 20


@rule("T-6", "T-13")
@pytest.mark.parametrize("edition", EDITION_NAMES)
@pytest.mark.parametrize(("tackler", "yards"), [("LB", 0), ("CB", -5)])
def test_a_tackle_ability_of_a_linebacker_is_cancelled(
    edition: str, tackler: str, yards: int
) -> None:
    tackles = "Tackle: The offense loses 5 yards."
    game = scenario(
        edition,
        offense=[action("Cancel a Tackle ability of a Linebacker.", when=AFTER_DESIGNATION)],
        defense=Side(players=[player("LB", tackles), player("CB", tackles)]),
        tackler=tackler,
        at=AFTER_DESIGNATION if tackler == "LB" else "timeout",
    )
    if tackler == "LB":
        game.offense.plays(0)
        game.both_pass()
    assert game.yards_by_effects == yards
