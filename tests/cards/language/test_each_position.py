"""After `each`, positions that are joined by `and` are those of one or of the other."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import effects

from snapcount.cards.nouns import All, Choose, CountPlayers, Group, That, Times
from snapcount.cards.tree import ChoosePlayers, Draw, Energize, Gain, NameAnother

BACKS = Group(whose="you", positions=("RB", "FB"))


@pytest.mark.parametrize(
    "each",
    [
        "RB and FB you have on the field",
        "Running Back and Fullback on your field",
        "Running Back and each Fullback you have on the field",
        "of your Running Backs and Fullbacks",
    ],
)
def test_each_of_two_positions_is_counted(each: str) -> None:
    counted = Gain(Times(5, CountPlayers(BACKS)))
    assert effects(f"Gain 5 yards for each {each}.", "offense") == (counted,)


def test_each_of_several_positions_is_meant() -> None:
    (done,) = effects("Energize each Energized WR, TE and RB on the field.")
    assert done == Energize(All(Group(state="energized", positions=("RB", "WR", "TE"))))


def test_what_is_done_besides_is_no_position() -> None:
    assert effects("Gain 5 yards for each RB on the field and draw an Action card.") == (
        Gain(Times(5, CountPlayers(Group(positions=("RB",))))),
        Draw("you", "action"),
    )


def test_who_is_chosen_becomes_the_runner_instead() -> None:
    text = "Choose one of your Energized Players. That Player becomes the runner instead."
    chosen = ChoosePlayers(Choose(Group(whose="you", state="energized")))
    assert effects(text) == (chosen, NameAnother("runner", That()))
