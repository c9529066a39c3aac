"""What is asked about a down, a possession or a kick when it is over, and who scored."""

from __future__ import annotations

import pytest

from snapcount.cards.language.kernel.errors import TextError
from snapcount.engine import events
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    NEXT_DOWN,
    NEXT_POSSESSION,
    PUNT,
    Scenario,
    Side,
    player,
    rule,
    scenario,
)

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)


def heard(game: Scenario) -> int:
    return len(game.log.all(events.POINTS))


@rule("T-4", "F-15")
@every_edition
@pytest.mark.parametrize(
    ("words", "stops", "times"),
    [
        ("if your play was stopped", "Run Left", 1),
        ("if your play was stopped", "Run Right", 0),
        ("if this Player is the ball carrier", "Run Right", 1),
        ("if it is second down", "Run Right", 1),
        ("if it is third down", "Run Right", 0),
    ],
)
def test_the_end_of_a_down_asks_about_that_down(
    edition: str, words: str, stops: str, times: int
) -> None:
    """It is carried out in a timing point of the next one, where the answer would be another."""
    ear = player("RB", f"At the end of the down, {words}, score 1 point.")
    calls = ("Run Left", stops)
    game = scenario(edition, offense=Side(players=[ear]), calls=calls, carrier="RB", down=2)
    game.run_to(NEXT_DOWN)
    assert heard(game) == times


@every_edition
@pytest.mark.parametrize(("score", "times"), [("did not score", 1), ("scored", 0)])
def test_the_end_of_a_possession_asks_about_that_possession(
    edition: str, score: str, times: int
) -> None:
    text = f"Bench – Whenever your possession ends, if you {score} this possession, score 1 point."
    game = scenario(edition, offense=Side(players=[player("QB", text)]))
    game.offense.answers(PUNT)
    game.run_to(NEXT_POSSESSION).run_to(NEXT_DOWN).run_to("designation")
    assert heard(game) == times


@rule("F-12")
@every_edition
@pytest.mark.parametrize(
    ("words", "times"),
    [
        ("this Player scores a touchdown", 1),
        ("one of your Running Backs scores a touchdown", 1),
        ("one of your Tight Ends scores a touchdown", 0),
        ("you score a touchdown", 1),
    ],
)
def test_a_touchdown_is_scored_by_who_carries_the_ball(
    edition: str, words: str, times: int
) -> None:
    ear = player("RB", f"Whenever {words}, score 1 point.")
    game = scenario(edition, offense=Side(players=[ear]), ball=90, carrier="RB")
    game.run_to(NEXT_POSSESSION)
    assert heard(game) == times


@pytest.mark.parametrize("deed", ["plays an Action card", "fumbles", "makes a punt"])
def test_what_no_player_on_the_field_does_is_refused(deed: str) -> None:
    with pytest.raises(TextError):
        player("RB", f"Whenever this Player {deed}, score 1 point.")
