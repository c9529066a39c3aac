"""A Play that may take on the Strength of the opposing one as both are revealed (F-3, F-5)."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import effects

from snapcount.cards.language.meaning.scene import Scene
from snapcount.cards.language.reader import read
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import NEXT_DOWN, NO, YES, play, rule, scenario

MAY = (
    "When this play is revealed, you may replace its Strength with the Strength of your opponent's"
    " play."
)


@pytest.mark.parametrize(
    ("text", "same"),
    [
        ("Replace the Play Strength with 5.", "The Play Strength becomes 5."),
        ("Replace the base yards by 20.", "The base yards become 20."),
        ("Replace your play's Time Units with 2.", "Your play's Time Units become 2."),
    ],
)
def test_a_number_is_replaced_with_another(text: str, same: str) -> None:
    assert effects(text, "offense") == effects(same, "offense")


def test_so_is_the_strength_of_a_play() -> None:
    own = Scene(play=True, on_player=False)
    set_to = MAY.replace("replace", "set").replace(" with ", " to ")
    assert read(MAY, own).abilities == read(set_to, own).abilities


@rule("F-5")
@pytest.mark.parametrize("edition", EDITION_NAMES)
@pytest.mark.parametrize("on_offense", [True, False])
@pytest.mark.parametrize(("accepts", "gained"), [(True, 20), (False, 40)])
def test_both_strengths_are_that_of_the_other_one(
    edition: str, on_offense: bool, accepts: bool, gained: int
) -> None:
    """2 and 2 are 4, and 6 and 2 are 8: five yards for each on a Run."""
    own = play("Run Left", 6, "Long Pass", abilities=(MAY,), name="Own")
    plain = play("Run Right", 2, "Long Pass", name="Plain")
    calls = (own, plain) if on_offense else (plain, own)
    game = scenario(edition, calls=calls).run_to("effect")
    mine = game.offense if on_offense else game.defense
    mine.answers(YES if accepts else NO)
    assert game.run_to(NEXT_DOWN).yards == gained
