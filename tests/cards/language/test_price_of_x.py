"""X that is paid with cards or Players: what is paid is paid, so X is no more than there is."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import effects, is_refused

from snapcount.cards.nouns import CountCards, CountPlayers, Group
from snapcount.cards.tree import ChooseX
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import NUMBER, ON_FIELD_ADJUSTMENTS, Side, scenario

ENERGIZED = CountPlayers(Group("you", state="energized"))
HELD = CountCards("you", "action", "hand")


@pytest.mark.parametrize(
    ("text", "most"),
    [
        ("Choose X, then Exhaust X of your Energized Players on the field.", ENERGIZED),
        ("Choose X. Exhaust X of your Players on the field.", ENERGIZED),
        ("Exhaust X of your Players on the field. Draw X Action cards.", ENERGIZED),
        ("Choose X. Discard X Action cards. Draw X Play cards.", HELD),
        ("Choose X from 0 to 3. Discard X Action cards.", None),
        ("Choose X. Draw X Action cards.", None),
    ],
)
def test_no_more_than_can_be_paid(text: str, most: object) -> None:
    chosen = effects(text)[0]
    assert isinstance(chosen, ChooseX)
    assert chosen.up_to == most


@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_two_energized_players_make_a_strength_of_two_at_most(edition: str) -> None:
    text = (
        "Choose X, then Exhaust X of your Energized Players on the field. "
        "Increase the Play Strength by X."
    )
    side = Side(hand=[text], exhausted=["Quarterback", "Tight End"])
    game = scenario(edition, offense=side, at=ON_FIELD_ADJUSTMENTS)
    game.offense.plays(0)
    game.both_pass()
    game.offense.offered(*(NUMBER(x) for x in range(3)))
    before = game.strength
    game.offense.answers(NUMBER(2))
    assert game.strength == before + 2
    assert len(game.offense.exhausted) == 4


@pytest.mark.parametrize(
    "said", ["X, from 1 to 3.", "X (1 to 3).", "X (1-3).", "X between 1 and 3."]
)
def test_between_which_numbers(said: str) -> None:
    plainly = effects("Choose X from 1 to 3. Draw X Play cards.")
    assert effects(f"Choose {said} Draw X Play cards.") == plainly
    joined = said.replace(".", "," if "," in said else "")
    assert effects(f"Choose {joined} and draw X Play cards.") == plainly


def test_of_two_numbers_one_is_chosen() -> None:
    text = "Choose 1 or 2. Decrease the Play Strength by the chosen number."
    assert effects(text) == effects("Choose X from 1 to 2. Decrease the Play Strength by X.")
    assert is_refused(text.replace("1 or 2", "1 or 3"))
