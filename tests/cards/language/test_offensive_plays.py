"""`Each offensive play`: plays are the offense's anyway, whoever it is."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import effects

from snapcount.cards.language.parse import parse_abilities
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import NEXT_DOWN, PRIOR_TO_SELECTING, Side, action, player, rule, scenario


@pytest.mark.parametrize(
    ("said", "plain"),
    [
        ("Each offensive play costs 1 additional Time Unit.", "Plays use 1 additional Time Unit."),
        ("All offensive plays take 1 more Time Unit.", "Plays use 1 additional Time Unit."),
        ("Every offensive play gains 5 more yards.", "Each play gains 5 more yards."),
    ],
)
def test_they_are_all_plays(said: str, plain: str) -> None:
    assert parse_abilities(said) == parse_abilities(plain)
    assert effects(said) == effects(plain)


@pytest.mark.parametrize("edition", EDITION_NAMES)
@rule("F-13")
@pytest.mark.parametrize("whose", ["offense", "defense"])
def test_whoever_has_the_text(edition: str, whose: str) -> None:
    text = player(
        "QB" if whose == "offense" else "LB", "Each offensive play costs 1 additional Time Unit."
    )
    sides = {"offense": Side(), "defense": Side(), whose: Side(players=[text])}
    game = scenario(edition, offense=sides["offense"], defense=sides["defense"])
    assert game.run_to(NEXT_DOWN).clock == 15 - 2


@pytest.mark.parametrize("edition", EDITION_NAMES)
@rule("F-13")
def test_for_a_possession(edition: str) -> None:
    text = "Offensive plays use 1 additional Time Unit this possession."
    hand = [action(text, when=PRIOR_TO_SELECTING)]
    game = scenario(edition, offense=Side(hand=hand), at=PRIOR_TO_SELECTING)
    game.offense.plays(0)
    assert game.run_to(NEXT_DOWN).clock == 15 - 2
    assert game.run_to(NEXT_DOWN).clock == 15 - 4
