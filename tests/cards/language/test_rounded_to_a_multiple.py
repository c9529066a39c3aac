"""`Twice the Play Strength, rounded down to the nearest 5`: a number that is not divided."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import effects, is_refused

from snapcount.cards.language.printing import english
from snapcount.cards.nouns import Divided, ThePlayStrength, Times
from snapcount.cards.tree import Gain
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import AFTER_DESIGNATION, NEXT_DOWN, action, play, rule, scenario


@pytest.mark.parametrize(
    ("said", "per", "to"),
    [
        ("twice the Play Strength, rounded down to the nearest 5", 2, 5),
        ("three times the Play Strength rounded down to the nearest multiple of 10", 3, 10),
        ("the Play Strength times 2 (rounded down to the nearest 5)", 2, 5),
    ],
)
def test_it_is_read_and_printed(said: str, per: int, to: int) -> None:
    (gain,) = found = effects(f"Gain yards equal to {said}.")
    assert gain == Gain(Divided(Times(per, ThePlayStrength()), 1, to=to))
    assert effects(english(found)) == found


@pytest.mark.parametrize("to", ["1", "0"])
def test_every_number_is_a_multiple_of_that(to: str) -> None:
    assert is_refused(f"Gain yards equal to the Play Strength, rounded down to the nearest {to}.")


@rule("F-10")
@pytest.mark.parametrize("edition", EDITION_NAMES)
@pytest.mark.parametrize(("strength", "yards"), [(2, 0), (3, 5), (7, 10), (8, 15)])
def test_what_is_over_is_left_out(edition: str, strength: int, yards: int) -> None:
    text = "Gain additional yards equal to twice the Play Strength, rounded down to the nearest 5."
    game = scenario(
        edition,
        offense=[action(text, when=AFTER_DESIGNATION, side="offense")],
        calls=(play("Run Left", strength), play("Run Right", 0, "Long Pass")),
        at=AFTER_DESIGNATION,
    )
    game.offense.plays(0)
    assert game.run_to(NEXT_DOWN).yards_by_effects == yards
