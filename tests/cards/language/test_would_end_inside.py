"""`If this play would end inside your opponent's 10`: where its yards bring the ball."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import effects, is_refused

from snapcount.cards.language.printing import english
from snapcount.cards.tree import Await
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import AFTER_DESIGNATION, NEXT_DOWN, Side, action, play, rule, scenario

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)


@pytest.mark.parametrize(
    "said",
    [
        "this play would end inside your opponent's 10",
        "the play would bring the ball within your opponent's 10",
        "the play would put the ball on or inside your opponent's 10",
    ],
)
def test_it_is_asked_as_the_yards_are_counted(said: str) -> None:
    text = "If this play would end inside your opponent's 10, gain 5 yards."
    (found,) = got = effects(f"If {said}, gain 5 yards.", "offense")
    assert got == effects(text, "offense")
    assert isinstance(found, Await)
    assert found.ability.event == "the play would gain yards"
    assert effects(english(got), "offense") == got


@rule("F-10")
@every_edition
@pytest.mark.parametrize(
    ("ball", "more"), [(70, 0), (75, 5), (80, 5), (85, 0)], ids=["15", "10", "5", "end zone"]
)
def test_the_ball_would_lie_on_or_inside_that_line(edition: str, ball: int, more: int) -> None:
    """A Run for 15 yards; the end zone is another thing than a line."""
    text = (
        "If this play would end inside your opponent's 10, gain 5 additional yards and gain a"
        " timeout."
    )
    game = scenario(
        edition,
        offense=Side(hand=[action(text, when=AFTER_DESIGNATION, side="offense")]),
        calls=(play("Run Left", 3), play("Run Right", 0, "Long Pass")),
        ball=ball,
        timeouts=(1, 1),
        at=AFTER_DESIGNATION,
    )
    game.offense.plays(0)
    game.run_to(NEXT_DOWN)
    assert game.yards_by_effects == more
    assert game.offense.timeouts == (2 if more else 1)


def test_nobody_drives_to_their_own_end_zone() -> None:
    text = "If this play would end inside your 10, gain 5 yards."
    assert effects(text, "defense")
    assert is_refused(text, "offense")
