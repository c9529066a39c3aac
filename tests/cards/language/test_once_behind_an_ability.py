"""`Run: Gain 5 yards. Once per half, draw a card.`: a part of the ability, or one of its own?"""

from __future__ import annotations

import pytest

from snapcount.cards.language.meaning.scene import Scene
from snapcount.cards.language.reader import Unread, read
from snapcount.cards.tree import Activated, OnDesignation

OFTEN = ["Once per half, draw a Play card.", "Once per game, you may gain a timeout."]
HEADS = ["Run: Gain 5 yards.", "Exhaust: Gain 5 yards.", "Whenever you score, draw a Play card."]


@pytest.mark.parametrize("often", OFTEN)
@pytest.mark.parametrize("head", HEADS)
def test_it_may_be_either_in_one_line(head: str, often: str) -> None:
    with pytest.raises(Unread, match="begin a new line"):
        read(f"{head} {often}", Scene(side="offense"))


@pytest.mark.parametrize("often", OFTEN)
@pytest.mark.parametrize("head", HEADS)
def test_on_a_line_of_its_own_it_is_one_of_its_own(head: str, often: str) -> None:
    _, free = read(f"{head}\n{often}", Scene(side="offense")).abilities
    assert isinstance(free, Activated)
    assert free.free


def test_what_says_when_it_is_used_is_used_then() -> None:
    text = "Run: Gain 5 yards. Once per half, at the start of a down, you may gain a timeout."
    assert len(read(text, Scene(side="offense")).abilities) == 2


def test_how_often_the_ability_triggers() -> None:
    (run,) = read("Run: Once per half, draw a Play card.", Scene(side="offense")).abilities
    assert isinstance(run, OnDesignation)
    assert run.once_per == "half"
