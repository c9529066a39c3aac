"""A second Grit for a kick, of which the lower or the higher one is used (K-1)."""

from __future__ import annotations

import pytest

from snapcount.engine import events
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    FIELD_GOAL,
    LET_IT_RUN,
    NEXT_POSSESSION,
    Scenario,
    Side,
    play,
    player,
    rule,
    scenario,
)

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)


def kicked(edition: str, text: str, first: int, second: int) -> Scenario:
    """A field goal from the 20, good on 2-7, whose kicker says that, with these two Grits."""
    plain = play("Run Right", 0)
    mine = [play("Run Right", first), play("Run Right", second)]
    theirs = [plain, plain]
    if edition == "2019":  # F-1: there Plays are drawn before a kick is chosen
        mine, theirs = [plain, *mine], [plain, *theirs]
    kicker = player("RB", text, name="Kicker")
    game = scenario(
        edition,
        offense=Side(players=[kicker], play_deck=mine),
        defense=Side(play_deck=theirs),
        ball=80,
    )
    game.offense.answers(FIELD_GOAL)
    if game.offense.may(LET_IT_RUN):
        game.run_to(NEXT_POSSESSION)
    return game


@rule("K-1")
@every_edition
@pytest.mark.parametrize("grits", [(4, 9), (9, 4)])
@pytest.mark.parametrize(
    ("keeps", "score"),
    [
        ("determine Grit again and use the lower value", (3, 0)),
        ("determine Grit twice and must use the lower of the two results", (3, 0)),
        ("determine Grit again and keep the higher Grit", (0, 0)),
        ("determine Grit twice. The higher result is used", (0, 0)),
    ],
)
def test_one_of_the_two_is_used_and_nobody_chooses(
    edition: str, grits: tuple[int, int], keeps: str, score: tuple[int, int]
) -> None:
    game = kicked(edition, f"Whenever you attempt a field goal, {keeps}.", *grits)
    assert game.log.count(events.GRIT) == 2
    assert game.score == score
