"""How a player gains possession: by what befell the one who had the ball."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import effects

from snapcount.cards.language.parse import parse_abilities
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    NEXT_POSSESSION,
    ON_FIELD_ADJUSTMENTS,
    Side,
    action,
    player,
    scenario,
)

DRAW = ", draw an Action card."


@pytest.mark.parametrize(
    ("said", "plain"),
    [
        ("you gain possession by a turnover", "you force a turnover"),
        ("you gain possession after a live ball turnover", "you force a turnover"),
        ("you take possession by an interception", "you intercept a pass"),
        ("you gain possession of the ball on a fumble", "you recover a fumble"),
        ("you gain possession on downs", "you force a turnover on downs"),
        ("you get the ball after a punt", "your opponent punts"),
        ("your opponent gains possession by a turnover", "you commit a turnover"),
        (
            "you gain possession by a fumble or an interception",
            "you force a fumble or an interception",
        ),
        ("you gain possession", "you get the ball"),
    ],
)
def test_whose_ball_it_was(said: str, plain: str) -> None:
    for begins in ("Whenever", "The first time each half"):
        one, other = f"{begins} {said}{DRAW}", f"{begins} {plain}{DRAW}"
        assert parse_abilities(one) == parse_abilities(other)


def test_what_is_asked_afterwards_is_what_this_possession_came_of() -> None:
    said, plain = (
        effects(f"If you gained {what} by a turnover, gain 5 yards.")
        for what in ("possession", "this possession")
    )
    assert said == plain


@pytest.mark.parametrize("edition", EDITION_NAMES)
@pytest.mark.parametrize(
    ("by", "kind", "gained"),
    [
        ("a turnover", "Fumble", 1),
        ("a fumble", "Fumble", 1),
        ("an interception", "Fumble", 0),
        ("a fumble or an interception", "Fumble", 1),
    ],
)
def test_the_one_who_gains_it_hears(edition: str, by: str, kind: str, gained: int) -> None:
    text = f"Bench: Whenever you gain possession by {by}, gain a timeout."
    lost = action(f"The play becomes a {kind}.", when=ON_FIELD_ADJUSTMENTS)
    game = scenario(
        edition,
        offense=Side(players=[player("QB", text)], hand=[lost]),
        defense=Side(players=[player("LB", text)]),
        timeouts=(0, 0),
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.offense.plays(0)
    game.run_to(NEXT_POSSESSION)
    assert game.offense.timeouts == 0
    assert game.defense.timeouts == gained
