"""What stands in the place of what stands: one of the two is in force."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import is_refused

from snapcount.cards.language.meaning.scene import Scene
from snapcount.cards.language.reader import read
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import NEXT_DOWN, Side, player, scenario

PLAYER = Scene(on_player=True, side="offense")


FIRST = "The base yards of your Runs are increased by 5."


@pytest.mark.parametrize(
    "then",
    [
        "they are increased by 10 instead.",
        "increase them by 10 instead.",
        "the base yards of your Runs are increased by 10 instead.",
    ],
)
def test_the_first_holds_while_the_second_does_not(then: str) -> None:
    plainly = (
        "While you are not behind, the base yards of your Runs are increased by 5.\nWhile you are"
        " behind, the base yards of your Runs are increased by 10."
    )
    text = f"{FIRST} If you are behind, {then}"
    assert read(text, PLAYER).abilities == read(plainly, PLAYER).abilities


def test_what_both_hang_on_is_asked_of_both() -> None:
    text = (
        "While this Player is Energized, your Runs gain 5 more yards. If you are behind, your Runs"
        " gain 10 more yards instead."
    )
    first, then = read(text, PLAYER).abilities
    for each in (first, then):
        assert "energized" in repr(each)


@pytest.mark.parametrize(
    "text",
    [
        "Your Runs gain 5 more yards. If you are behind, your Passes gain 10 more yards instead.",
        "Your Runs gain 5 more yards. If you are behind, your Runs take 1 less Time Unit instead.",
    ],
)
def test_another_number_is_not_in_its_place(text: str) -> None:
    assert is_refused(text, side="offense", action=False)


@pytest.mark.parametrize("edition", EDITION_NAMES)
@pytest.mark.parametrize(("score", "yards"), [((0, 0), 20), ((0, 7), 25)])
def test_only_one_of_them_is_added(edition: str, score: tuple[int, int], yards: int) -> None:
    text = f"{FIRST} If you are behind, they are increased by 10 instead."
    side = Side(players=[player("TE", text)])
    assert scenario(edition, offense=side, score=score).run_to(NEXT_DOWN).yards == yards
