"""A field goal that is no good on some Grit values: the Grit is that of the kick (K-1)."""

from __future__ import annotations

import dataclasses

import pytest

from snapcount.engine import events
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    FIELD_GOAL,
    NEXT_POSSESSION,
    Scenario,
    Side,
    action,
    play,
    player,
    rule,
    scenario,
)

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)
NO_GOOD = "no good if the Grit is 0-4"
kicked = pytest.mark.parametrize(("grit", "points"), [(4, 0), (5, 3)])


def field_goal(edition: str, grit: int, defense: Side, at: str = "") -> Scenario:
    """A field goal from the 20, which is good with Grit 2-7 in every edition."""
    decks = [[play("Run Left", strength)] * 3 for strength in (grit, 0)]
    game = scenario(
        edition,
        offense=Side(play_deck=decks[0]),
        defense=dataclasses.replace(defense, play_deck=decks[1]),
        ball=80,
        **({"at": at} if at else {}),  # type: ignore[arg-type]
    )
    if at:
        game.defense.plays(0)
        game.run_to("play or kick")
    game.offense.answers(FIELD_GOAL)
    game.run_to(NEXT_POSSESSION)
    return game


@rule("K-1", "R-30")
@every_edition
@kicked
@pytest.mark.parametrize(
    "text",
    [
        f"Your opponent's field goals are {NO_GOOD}.",
        f"Your opponent's field goal is {NO_GOOD}.",
        f"Field goals are {NO_GOOD}.",
        f"Whenever your opponent attempts a field goal, it is {NO_GOOD}.",
    ],
)
def test_a_player_spoils_kicks(edition: str, text: str, grit: int, points: int) -> None:
    game = field_goal(edition, grit, Side(players=[player("LB", text)]))
    assert game.score == (points, 0)
    assert game.log.count(events.GRIT) == 1, "nobody determines another"


@rule("K-1", "R-30")
@pytest.mark.parametrize("edition", [each for each in EDITION_NAMES if each != "2019"])
@kicked
@pytest.mark.parametrize(
    "text",
    [
        f"The next field goal your opponent attempts is {NO_GOOD}.",
        "Your opponent's field goals are no good this half if the Grit is 0-4.",
        f"Your opponent's field goals are {NO_GOOD}.",
    ],
)
def test_a_card_spoils_kicks_to_come(edition: str, text: str, grit: int, points: int) -> None:
    card = action(text, when="start of a down", side="defense")
    game = field_goal(edition, grit, Side(hand=[card]), at="start of a down")
    assert game.score == (points, 0)
    assert game.log.count(events.GRIT) == 1
