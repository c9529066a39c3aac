"""Two events joined by “or”: the second has the subject of the first only if it has none itself."""

from __future__ import annotations

import pytest

from snapcount.cards.language.parse import parse_abilities
from snapcount.cards.tree import Triggered
from snapcount.testing import NEXT_DOWN, PRIOR_TO_SELECTING, action, scenario
from snapcount.testing.editions import editions_where


def heard(events: str) -> dict[str, object]:
    """Whose each of the events must be."""
    found = parse_abilities(f"Whenever {events}, draw a Play card.")
    return {each.event: each.who for each in found if isinstance(each, Triggered)}


@pytest.mark.parametrize(
    ("events", "event"),
    [
        ("you gain a first down or a possession ends", "a possession ends"),
        ("your opponent uses an audible or a down ends", "a down ends"),
        ("the offense's turnover happens or a Player is exhausted", "a Player is exhausted"),
        ("you score a touchdown or a fumble happens", "a fumble happens"),
        ("you use an audible or the play is stopped", "a play is stopped"),
    ],
)
def test_an_event_with_a_subject_of_its_own_is_nobodys(events: str, event: str) -> None:
    assert heard(events)[event] is None


def test_an_event_without_a_subject_has_that_of_the_first() -> None:
    assert [*heard("you score or punt").values()] == ["you", "you"]
    assert [*heard("your opponent scores or punts").values()] == ["opponent", "opponent"]


@pytest.mark.parametrize("edition", editions_where())
def test_a_down_of_your_opponent_is_a_down(edition: str) -> None:
    text = "This down, whenever you use an audible or a down ends, gain a timeout."
    waits = action(text, when=PRIOR_TO_SELECTING)
    game = scenario(edition, at=PRIOR_TO_SELECTING, timeouts=(1, 1), defense=[waits])
    game.defense.plays(0)
    game.run_to(NEXT_DOWN)
    assert game.defense.timeouts == 2
