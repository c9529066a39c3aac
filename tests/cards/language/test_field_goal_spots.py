"""Field goals from a line: from there alone, on which Grit, and for how long."""

from __future__ import annotations

from typing import Any

import pytest

from snapcount.cards.language.meaning.scene import Scene
from snapcount.cards.language.reader import read
from snapcount.engine.editions import EDITION_NAMES, edition_named
from snapcount.testing import (
    FIELD_GOAL,
    NEXT_POSSESSION,
    Side,
    play,
    player,
    rule,
    scenario,
)

PLAYER = Scene(on_player=True, side="offense")
GRIDIRON = Scene(enters=True)
ACTION = Scene(action=True)


def meant(text: str, scene: Scene = PLAYER) -> tuple[Any, ...]:
    page = read(text, scene)
    return (page.abilities, page.effects)


@pytest.mark.parametrize(
    ("said", "plain", "scene"),
    [
        (
            "Your field goals from the 40 yard line are good if the Grit is 6 or higher.",
            "Your field goals from the 40 are successful with a Grit of 6-9.",
            PLAYER,
        ),
        (
            "A field goal from the 30 yard line or closer is good if the Grit is 4.",
            "Field goals from inside the 30 yard line are good on a Grit of 4-4.",
            PLAYER,
        ),
        (
            "No field goals may be attempted from farther than the 25 yard line.",
            "Field goals cannot be attempted from beyond the 25 yard line.",
            GRIDIRON,
        ),
        (
            (
                "If you attempt a field goal this down, treat the ball as though it were 10 yards"
                " closer to your opponent's end zone."
            ),
            "Field goals you attempt this down count as 10 yards nearer.",
            ACTION,
        ),
        (
            (
                "If your opponent attempts a field goal this possession, the ball counts as 5 yards"
                " farther away."
            ),
            "Your opponent's field goals count as 5 yards farther until the end of the possession.",
            ACTION,
        ),
        (
            "Whenever you attempt a field goal, treat the ball as if it were 10 yards closer.",
            "Your field goals count as 10 yards nearer.",
            PLAYER,
        ),
        ("No field goals may be kicked.", "Field goals cannot be kicked.", GRIDIRON),
    ],
)
def test_in_other_words(said: str, plain: str, scene: Scene) -> None:
    assert meant(said, scene) == meant(plain, scene)


@rule("R-15")
@pytest.mark.parametrize("edition", EDITION_NAMES)
@pytest.mark.parametrize(("ball", "there"), [(60, True), (64, True), (65, False), (59, False)])
def test_a_line_is_that_line_alone(edition: str, ball: int, there: bool) -> None:
    text = "Your field goals from the 40 yard line are good if the Grit is 8."
    side = Side(players=[player("TE", text)])
    top = play("Run Left", 4, name="Four")
    game = scenario(edition, offense=side, calls=(top, top), ball=ball)
    game.offense.answers(FIELD_GOAL)
    game.run_to(NEXT_POSSESSION)
    printed = ball == 65 and edition_named(edition).field_goals[6][1] >= 8
    assert game.offense.score == (3 if there or printed else 0)
