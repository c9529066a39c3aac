"""`X is the number of …` in a sentence of its own: what X was, where it was said before."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import effects, is_refused

from snapcount.cards.language.parse import parse_page
from snapcount.cards.language.printing import english
from snapcount.cards.nouns import CountCards
from snapcount.cards.tree import LimitX, Static
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import NEXT_DOWN, ON_FIELD_ADJUSTMENTS, action, scenario

HELD = "the number of Action cards in your hand"


@pytest.mark.parametrize("words", ["X is", "X equals", "X =", "X is equal to", "The value of X is"])
def test_x_is_what_is_said_behind_it(words: str) -> None:
    meant = effects(f"Gain X yards, where X is {HELD}.")
    assert effects(f"Gain X yards. {words} {HELD}.") == meant
    (limits) = parse_page(f"{words} {HELD}.", x=True, play=True, on_player=False).abilities
    hand = CountCards("you", "action", "hand")
    assert limits == [Static(LimitX(hand, least=True)), Static(LimitX(hand))]


CARDS = "the number of cards in your Action hand"


@pytest.mark.parametrize("number", [CARDS, f"2 times {CARDS}", f"half {CARDS} rounded down", "3"])
def test_any_number_that_x_is_can_be_printed(number: str) -> None:
    page = parse_page(f"X is {number}.", x=True, play=True, on_player=False)
    assert [english(ability) for ability in page.abilities] == [
        f"X cannot be less than {number}.",
        f"X cannot be greater than {number}.",
    ]


@pytest.mark.parametrize(
    "text",
    [
        f"Gain 5 yards. X is {HELD}.",
        f"X is {HELD}. Gain X yards.",
        f"Choose X from 0 to 3. Gain X yards. X is {HELD}.",
        f"Discard X Action cards.\nGain 5 yards. X is {HELD}.",
    ],
)
def test_there_must_be_an_x_that_is_not_known(text: str) -> None:
    assert is_refused(text)


@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_as_many_yards_are_gained(edition: str) -> None:
    card = action(f"Gain X yards. X is 5 times {HELD}.", when=ON_FIELD_ADJUSTMENTS, name="X")
    spare = action("Draw a Play card.", when="Play only at the end of the play.")
    game = scenario(edition, offense=[card, spare, spare], at=ON_FIELD_ADJUSTMENTS)
    game.offense.plays("X")
    game.both_pass()
    game.run_to(NEXT_DOWN)
    assert game.yards_by_effects == 10
