"""“It” after a previous play is that previous play, where it is said of the past."""

from __future__ import annotations

import pytest
from tests.cards.language.slots_amounts import tree

from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    AFTER_DESIGNATION,
    NEXT_DOWN,
    ON_FIELD_ADJUSTMENTS,
    Scenario,
    Side,
    action,
    player,
    scenario,
)

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)
WALL = action("The play becomes stopped.", when=ON_FIELD_ADJUSTMENTS, name="Wall")
RUNNER = (
    "Run: If your previous play this possession gained 20 yards or more, gain 5 yards."
    " If it was stopped, gain 15 yards instead."
)


def second_down(edition: str, text: str, stopped: bool, strength: int = 3) -> Scenario:
    """The runner's second play, the first of which was stopped or was not."""
    game = scenario(
        edition,
        offense=Side(players=[player("RB", text)]),
        defense=[WALL],
        at=ON_FIELD_ADJUSTMENTS,
        strength=strength,
        carrier="RB",
    )
    if stopped:
        game.defense.plays(0)
    game.run_to(NEXT_DOWN)
    game.run_to("designation")
    game.offense.designates("RB")
    game.run_to(NEXT_DOWN)
    return game


def fresh(text: str) -> str:
    """The runner is Energized for the second play."""
    return f"{text}\nAt the start of each down, Energize this Player."


@every_edition
def test_a_play_that_was_stopped_before_is_paid_now(edition: str) -> None:
    assert second_down(edition, fresh(RUNNER), stopped=True).yards == 15 + 15


@every_edition
def test_a_long_play_before_is_paid_as_such(edition: str) -> None:
    assert second_down(edition, fresh(RUNNER), stopped=False, strength=4).yards == 20 + 5


@every_edition
def test_a_short_play_before_that_was_not_stopped_is_not_paid(edition: str) -> None:
    assert second_down(edition, fresh(RUNNER), stopped=False).yards == 15


SAME = (
    (
        "Run: If your previous play was a Run, gain 5 yards. If it was stopped, gain 10 yards.",
        (
            "Run: If your last play was a Run, gain 5 yards. If your last play was stopped, gain 10"
            " yards."
        ),
    ),
    (
        (
            "Run: If your last play was a Run, gain 5 yards. If that play was not stopped, gain 10"
            " yards."
        ),
        (
            "Run: If your last play was a Run, gain 5 yards. If your last play was not stopped, gain 10"
            " yards."
        ),
    ),
    (
        (
            "Run: If your opponent's last play was a Run, gain 5 yards. If it gained 10 yards or more,"
            " gain 10 yards."
        ),
        (
            "Run: If your opponent's last play was a Run, gain 5 yards. If your opponent's last play"
            " gained 10 yards or more, gain 10 yards."
        ),
    ),
    (
        "Run: If your last play was stopped and it was a Run, gain 5 yards.",
        "Run: If your last play was stopped and your last play was a Run, gain 5 yards.",
    ),
    (
        (
            "Run: If you called a Run on the previous down, gain 5 yards. If it was stopped, gain 10"
            " yards."
        ),
        (
            "Run: If you called a Run on the previous down, gain 5 yards. If the last play was stopped,"
            " gain 10 yards."
        ),
    ),
    (
        (
            "Run: If the play before this one was a Run, gain 5 yards. If it lost yards, gain 10"
            " yards."
        ),
        (
            "Run: If the last play was a Run, gain 5 yards. If the last play lost yards, gain 10"
            " yards."
        ),
    ),
)


@pytest.mark.parametrize(("said", "plain"), SAME)
def test_it_is_the_play_that_was_named(said: str, plain: str) -> None:
    found = tree(said, "player")
    assert found is not None
    assert found == tree(plain, "player")


OTHER = (
    (
        (
            "Run: If your previous play was a Run, gain 5 yards. If it is stopped, draw an Action"
            " card."
        ),
        (
            "Run: If your last play was a Run, gain 5 yards. If the play is stopped, draw an Action"
            " card."
        ),
    ),
    (
        (
            "Run: If your previous play was a Run, this play gains 5 more yards. If it was stopped,"
            " draw an Action card."
        ),
        (
            "Run: If your last play was a Run, gain 5 yards. If the play is stopped, draw an Action"
            " card."
        ),
    ),
    (
        (
            "Run: If your previous play was a Run, flip the top card of your Play deck. If it was a"
            " Pass, gain 5 yards."
        ),
        (
            "Run: If your last play was a Run, flip the top card of your Play deck. If that card is a"
            " Pass, gain 5 yards."
        ),
    ),
)


@pytest.mark.parametrize(("said", "plain"), OTHER)
def test_it_is_what_was_named_since(said: str, plain: str) -> None:
    found = tree(said, "player")
    assert found is not None
    assert found == tree(plain, "player")


@every_edition
def test_an_action_asks_it_as_well(edition: str) -> None:
    text = (
        "If your last play was a Run, draw an Action card. If it was stopped, gain a timeout."
        " Play only after Player Designation."
    )
    for stopped, timeouts in ((True, 2), (False, 1)):
        game = scenario(
            edition,
            offense=[text],
            defense=[WALL],
            at=ON_FIELD_ADJUSTMENTS,
            timeouts=(1, 1),
        )
        if stopped:
            game.defense.plays(0)
        game.run_to(NEXT_DOWN)
        game.run_to(AFTER_DESIGNATION)
        game.offense.plays(0)
        game.run_to(NEXT_DOWN)
        assert game.offense.timeouts == timeouts
