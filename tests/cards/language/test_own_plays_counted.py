"""`For each of your Runs this possession` counts those that were run."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import effects, is_refused

from snapcount.cards.nouns import CountCalls
from snapcount.cards.tree import Gain, Lasting
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import NEXT_DOWN, Side, play, rule, scenario


@pytest.mark.parametrize(
    ("counted", "who", "calls", "since"),
    [
        ("your Runs this possession", "you", ("run",), "possession"),
        ("your opponent's Long Passes this half", "opponent", ("long pass",), "half"),
        ("the offense's plays so far this possession", "offense", (), "possession"),
        ("your Pass plays this game", "you", ("pass",), "game"),
    ],
)
def test_they_are_counted(counted: str, who: str, calls: tuple[str, ...], since: str) -> None:
    count = CountCalls(who, calls, since)  # type: ignore[arg-type]
    assert effects(f"Gain yards equal to the number of {counted}.") == (Gain(count),)
    (added,) = effects(f"Add 1 to the Play Strength for each of {counted}.")
    assert added.by == count


def test_of_each_of_them_is_still_said_of_all() -> None:
    (found,) = effects("The Play Strength of each of your Runs is increased by 1 this possession.")
    assert isinstance(found, Lasting)
    assert is_refused("Add 1 to the Play Strength for each of your Runs.")


@rule("F-5")
@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_a_play_counts_the_runs_before_it_and_itself(edition: str) -> None:
    text = "Add 2 to the Play Strength for each of your Runs this possession."
    own = play("Run Left", 0, abilities=(text,), name="Own")
    wide = play("Long Pass: 5 (0-9)", 0, name="Wide")
    game = scenario(
        edition,
        offense=Side(plays=[wide]),
        calls=(own, play("Run Right", 0, name="Theirs")),
        ball=20,
    )
    assert game.run_to(NEXT_DOWN).yards == 10
    game.run_to("call")
    game.offense.calls("Wide")
    game.run_to(NEXT_DOWN)  # and the only card left is called on the next down
    assert game.run_to(NEXT_DOWN).yards == 20
