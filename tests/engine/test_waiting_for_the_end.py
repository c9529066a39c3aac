"""What is triggered waits until the end of the play, and durations that stand before a trigger."""

from __future__ import annotations

import pytest

from snapcount.engine import events
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    END_OF_PLAY,
    NEXT_DOWN,
    ON_FIELD_ADJUSTMENTS,
    Side,
    player,
    scenario,
)

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)
THEN = "draw two Play cards at the end of the play."


def drawn(edition: str, text: str, **table: object) -> tuple[int, int]:
    """How many more Plays the offense has at the timeout, and by the next down, for that text."""
    sizes = []
    for ability in (text, "Exhaust: Gain 5 yards. Exhaust only if it is fourth down."):
        game = scenario(
            edition,
            offense=Side(players=[player("RB", ability, name="Back")]),
            carrier="Back",
            at="designation",
            **table,  # type: ignore[arg-type]
        )
        game.run_to("timeout")
        early = len(game.offense.play_hand)
        game.run_to(NEXT_DOWN)
        sizes.append((early, len(game.offense.play_hand)))
    return sizes[0][0] - sizes[1][0], sizes[0][1] - sizes[1][1]


@every_edition
@pytest.mark.parametrize(
    "occasion",
    ["Whenever this Player is designated", "Whenever this Player is exhausted"],
)
def test_what_is_triggered_before_it_waits_for_it(edition: str, occasion: str) -> None:
    assert drawn(edition, f"{occasion}, {THEN}") == (0, 2)


@every_edition
def test_what_comes_of_the_end_itself_is_in_time_for_it(edition: str) -> None:
    """It is triggered while effects of that timing point resolve."""
    back = player("RB", f"Whenever you gain a first down, {THEN}", name="Back")
    game = scenario(
        edition,
        offense=Side(
            players=[back], hand=["It becomes first down. Play only at the end of the play."]
        ),
        at=END_OF_PLAY,
    )
    game.offense.plays(0)
    game.run_to(NEXT_DOWN)
    by_effects = [event for event in game.log.events if event[0] == events.DREW and event[4] >= 0]
    assert len(by_effects) == 2


@every_edition
@pytest.mark.parametrize(
    "text",
    [
        "This possession, whenever your play is successful, gain 5 yards.",
        "For the rest of the half, whenever your play is successful, gain 5 yards.",
        "Until the end of the game, when your play is successful, gain 5 yards.",
    ],
)
def test_a_duration_before_a_trigger_is_how_long_it_waits(edition: str, text: str) -> None:
    game = scenario(edition, offense=[text], at=ON_FIELD_ADJUSTMENTS)
    game.offense.plays(0)
    game.run_to(NEXT_DOWN)
    before = game.ball
    game.run_to(NEXT_DOWN)
    assert game.ball == before + 20


def test_without_one_it_is_gone_with_the_down() -> None:
    text = "This down, whenever your play is successful, gain 5 yards."
    game = scenario("crd", offense=[text], at=ON_FIELD_ADJUSTMENTS)
    game.offense.plays(0)
    game.run_to(NEXT_DOWN)
    before = game.ball
    game.run_to(NEXT_DOWN)
    assert game.ball == before + 15
