"""Who is offered two things in one breath does the first, or nothing comes of the second."""

from __future__ import annotations

import pytest

from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    ON_FIELD_ADJUSTMENTS,
    YES,
    Side,
    action,
    player,
    scenario,
)

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)
STARTER = player("QB", name="Starter")
BACKUP = player("QB", name="Backup")
EXCHANGE = "exchange a Quarterback on the field with a Quarterback on your bench"
SPARE = action("Gain 5 yards.", when=ON_FIELD_ADJUSTMENTS, name="Spare")


def offered(edition: str, first: str, side: Side, timeouts: int = 3) -> int:
    """How many Plays are drawn by who says yes, and gives the first answer to all else."""
    text = f"You may {first} and draw two Play cards."
    offer = action(text, when=ON_FIELD_ADJUSTMENTS, name="Offer")
    side = Side(
        hand=[offer, *side.hand], players=side.players, bench=side.bench, exhausted=side.exhausted
    )
    game = scenario(edition, offense=side, at=ON_FIELD_ADJUSTMENTS, timeouts=(timeouts, 3))
    before = len(game.offense.play_hand)
    game.offense.plays("Offer")
    game.both_pass()
    while game.offense.asked("effect"):
        if game.offense.may(YES):
            game.offense.answers(YES)
        else:
            game.offense.answers_anything()
    return len(game.offense.play_hand) - before


@every_edition
@pytest.mark.parametrize(
    ("first", "side", "timeouts"),
    [
        (EXCHANGE, Side(players=[STARTER, player("WR", name="Backup")], bench="Backup"), 3),
        ("discard an Action card", Side(), 3),
        ("spend a timeout", Side(), 0),
        ("exhaust one of your Quarterbacks", Side(players=[STARTER], exhausted=["Starter"]), 3),
    ],
)
def test_who_cannot_draws_nothing(edition: str, first: str, side: Side, timeouts: int) -> None:
    assert offered(edition, first, side, timeouts) == 0


@every_edition
@pytest.mark.parametrize(
    ("first", "side"),
    [
        (EXCHANGE, Side(players=[STARTER, BACKUP], bench="Backup")),
        ("discard an Action card", Side(hand=[SPARE])),
        ("spend a timeout", Side()),
        ("exhaust one of your Quarterbacks", Side(players=[STARTER])),
    ],
)
def test_who_can_draws(edition: str, first: str, side: Side) -> None:
    assert offered(edition, first, side) == 2
