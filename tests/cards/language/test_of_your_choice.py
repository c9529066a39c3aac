"""`Of your choice`: whoever does it, you choose the Players."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import is_refused

from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    ON_FIELD_ADJUSTMENTS,
    Scenario,
    action,
    scenario,
)

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)


def resolved(edition: str, text: str) -> Scenario:
    """The offense has played the card, and both have passed."""
    card = action(text, when=ON_FIELD_ADJUSTMENTS)
    game = scenario(edition, offense=[card], at=ON_FIELD_ADJUSTMENTS)
    game.offense.plays(0)
    return game.both_pass()


@every_edition
@pytest.mark.parametrize(
    "text",
    [
        "Your opponent exhausts one of their Players of your choice.",
        "Your opponent must exhaust one of their Players of your choice.",
        "Your opponent exhausts a defensive Player of your choosing.",
        "Your opponent exhausts one of their Players you choose.",
        "Exhaust one of your opponent's Players of your choice.",
    ],
)
def test_you_choose_what_your_opponent_does_it_to(edition: str, text: str) -> None:
    game = resolved(edition, text)
    game.offense.picks("Safety")
    assert game.defense.exhausted == ["Safety"]


@every_edition
@pytest.mark.parametrize(
    "text",
    [
        "Your opponent exhausts one of their Players.",
        "Your opponent exhausts one of their Players of their choice.",
        "Exhaust one of your opponent's Players of their choice.",
    ],
)
def test_else_they_choose(edition: str, text: str) -> None:
    game = resolved(edition, text)
    game.defense.picks("Safety")
    assert game.defense.exhausted == ["Safety"]


@every_edition
def test_you_choose_who_is_substituted(edition: str) -> None:
    game = resolved(edition, "Your opponent substitutes one of their Players of your choice.")
    assert game.offense.asked("effect")
    game.offense.picks("Safety")


def test_one_of_each_players_is_no_single_choice() -> None:
    assert is_refused("Each player exhausts one of their Players of your choice.")
    assert not is_refused("Each player exhausts one of their Players.")
