"""`Your opponent skips their next Play card draw.`"""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import effects, is_refused

from snapcount.cards.language.printing import english
from snapcount.cards.nouns import Compare, CountTimeouts
from snapcount.cards.tree import Await, ChangeTimeouts, If, Would
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import NEXT_DOWN, ON_FIELD_ADJUSTMENTS, action, rule, scenario

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)
SKIPPED = Await(Would("a Play card would be drawn", (), who="opponent"), "this game")


@pytest.mark.parametrize(
    "text",
    [
        "Your opponent skips their next Play draw.",
        "Your opponent does not draw their next Play card.",
        "Your opponent skips drawing their next Play.",
    ],
)
def test_it_is_said_in_other_words(text: str) -> None:
    assert effects(text) == (SKIPPED,)
    assert effects(english((SKIPPED,))) == (SKIPPED,)


def test_it_may_take_the_place_of_something() -> None:
    text = "Your opponent loses a timeout. If they have none left, they skip"
    text = text.replace("none left", "no timeouts left")
    (made,) = effects(f"{text} their next Play draw instead.")
    asked = Compare(CountTimeouts("opponent"), "exactly", 0)
    assert made == If(asked, (SKIPPED,), (ChangeTimeouts("opponent", -1),))
    assert effects(english((made,))) == (made,)
    assert is_refused("Each player skips their next Play draw.")
    assert is_refused("Your opponent skips their next Play.")


@rule("F-2", "G-1")
@every_edition
def test_the_next_play_is_not_drawn(edition: str) -> None:
    skip = action("Your opponent skips their next Play card draw.", when=ON_FIELD_ADJUSTMENTS)
    game = scenario(edition, defense=[skip], at=ON_FIELD_ADJUSTMENTS)
    plain = scenario(edition)
    if game.offense.asked("timing point"):
        game.offense.passes()
    game.defense.plays(0)
    for each in (game, plain):
        each.run_to(NEXT_DOWN).run_to(NEXT_DOWN)
    assert len(game.offense.play_hand) == len(plain.offense.play_hand) - 1
    for each in (game, plain):
        each.run_to(NEXT_DOWN)
    assert len(game.offense.play_hand) == len(plain.offense.play_hand) - 1, "it was one draw"
