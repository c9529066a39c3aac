"""How many timeouts somebody may spend in each half, possession or game."""

from __future__ import annotations

import pytest

from snapcount.cards.language.meaning.scene import Scene
from snapcount.cards.language.reader import Unread, read
from snapcount.testing import NEXT_DOWN, TIMEOUT, Side, gridiron, scenario

STAYS = Scene(enters=True, on_player=False)


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        (
            "Your opponent may spend only one timeout each possession.",
            (
                "While your opponent has spent a timeout this possession, they cannot spend"
                " timeouts."
            ),
        ),
        (
            "You cannot use more than one timeout per half.",
            "While you have spent a timeout this half, you cannot spend timeouts.",
        ),
        (
            "Each player can use only one timeout per half.",
            "Players cannot spend timeouts if they have spent a timeout this half.",
        ),
    ],
)
def test_who_has_spent_so_many_spends_no_more(said: str, meant: str) -> None:
    assert read(said, STAYS).abilities == read(meant, STAYS).abilities


@pytest.mark.parametrize(
    "text",
    ["Each player can use only one timeout.", "Each player can use only one timeout per down."],
)
def test_in_which_stretch_is_said(text: str) -> None:
    with pytest.raises(Unread):
        read(text, STAYS)


@pytest.mark.parametrize("edition", ["2021", "2022", "crd"])
def test_one_of_them_is_all(edition: str) -> None:
    card = gridiron("Each player can use only one timeout per half.")
    game = scenario(edition, offense=Side(gridirons=[card]), at="timeout")
    game.offense.answers(TIMEOUT)
    game.run_to(NEXT_DOWN)
    before = game.offense.timeouts
    assert before == 2
    game.run_to("timeout")
    assert not game.offense.may(TIMEOUT)
    assert game.defense.may(TIMEOUT)
