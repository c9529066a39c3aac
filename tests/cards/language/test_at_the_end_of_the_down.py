"""What is asked behind `At the end of the down, …` is asked at that time too."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import effects, is_refused

from snapcount.cards.tree import Await, Draw, If

AT_END = "At the end of the down, draw an Action card."


@pytest.mark.parametrize(
    "asked",
    [
        "If you have 4 or more Action cards, discard one.",
        "If you are behind, draw a Play card.",
        "If you have no Play cards, draw a Play card.",
    ],
)
def test_it_waits_as_well(asked: str) -> None:
    (waits,) = effects(f"{AT_END} {asked}")
    assert isinstance(waits, Await)
    assert [type(each) for each in waits.ability.effects] == [Draw, If]


@pytest.mark.parametrize(
    "asked",
    [
        "If the play was stopped, draw two.",
        "If your pass was complete, draw a Play card.",
        "If it is third down, draw a Play card.",
    ],
)
def test_by_then_the_play_is_over(asked: str) -> None:
    assert is_refused(f"{AT_END} {asked}", "offense")


@pytest.mark.parametrize("then", ["gain 5 yards", "Play Strength is increased by 1"])
def test_what_is_done_to_the_play_is_done_now(then: str) -> None:
    waits, now = effects(f"{AT_END} If you called a Run, {then}.", "offense")
    assert isinstance(waits, Await)
    assert isinstance(now, If)


def test_a_line_of_its_own_is_of_now() -> None:
    assert len(effects(f"{AT_END}\nIf you are behind, draw a Play card.")) == 2
