"""`If your play is stopped this down, …` happens once, however often the down is played (R-5)."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import effects

from snapcount.cards.tree import Await, Draw, Gain, Triggered
from snapcount.testing import (
    AFTER_DESIGNATION,
    END_OF_PLAY,
    NEXT_DOWN,
    ON_FIELD_ADJUSTMENTS,
    action,
    rule,
    scenario,
)
from snapcount.testing.editions import editions_where

REPLAYING = editions_where(lambda rules: rules.one_replay)


@pytest.mark.parametrize(
    ("comes_out", "event"),
    [
        ("is stopped", "a play is stopped"),
        ("is successful", "a play is successful"),
    ],
)
def test_what_is_done_is_done_once(comes_out: str, event: str) -> None:
    (waits,) = effects(f"If your play {comes_out} this down, draw an Action card.")
    drawn = Triggered(event, (Draw("you", "action"),), "you")  # type: ignore[arg-type]
    assert waits == Await(drawn, once=True)
    (ever,) = effects(f"Whenever your play {comes_out} this down, draw an Action card.")
    assert ever == Await(drawn, once=False)


def test_what_is_done_to_the_play_is_done_to_each() -> None:
    (waits,) = effects("If your play is successful this down, gain 10 yards.")
    assert waits == Await(Triggered("a play is successful", (Gain(10),), "you"), once=False)


@rule("R-5")
@pytest.mark.parametrize("edition", REPLAYING)
@pytest.mark.parametrize(
    ("text", "drawn"),
    [
        ("If your play is stopped this down, draw an Action card.", 1),
        ("Whenever your play is stopped this down, draw an Action card.", 2),
    ],
)
def test_a_replayed_down_is_the_same_down(edition: str, text: str, drawn: int) -> None:
    game = scenario(
        edition,
        offense=[
            action(text, when=ON_FIELD_ADJUSTMENTS),
            action("Replay the Down.", when=END_OF_PLAY),
        ],
        calls=("Run Left", "Run Left"),
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.offense.plays(0)
    game.both_pass().run_to(END_OF_PLAY)
    game.offense.plays(1)
    game.both_pass().run_to(NEXT_DOWN)
    regular = 1  # at End of the Down (F-15)
    assert len(game.offense.hand) == drawn + regular


@rule("R-5")
@pytest.mark.parametrize("edition", REPLAYING)
def test_yards_of_a_play_that_is_replayed_come_again(edition: str) -> None:
    game = scenario(
        edition,
        offense=[
            action(
                "If your play is successful this down, gain 10 yards.", when=ON_FIELD_ADJUSTMENTS
            ),
            action("Replay the Down.", when=AFTER_DESIGNATION),
        ],
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.offense.plays(0)
    game.both_pass().run_to(AFTER_DESIGNATION)
    game.offense.plays(1)
    game.both_pass().run_to(NEXT_DOWN)
    assert game.yards == 25
