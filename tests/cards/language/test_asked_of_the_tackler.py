"""What a text asks about the tackler when a runner is named is asked once both are named (F-9)."""

from __future__ import annotations

import pytest

from snapcount.cards.language.parse import parse_abilities
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import NEXT_DOWN, Side, play, player, rule, scenario

RUN = "Run Left"
RUNS = "Whenever this Player is designated to run"


def yards(edition: str, text: str, rating: int) -> int:
    """What a Running Back of rating 80 gains by the text against a tackler of that rating."""
    game = scenario(
        edition,
        offense=Side(players=[player("RB", text, rating=80)]),
        defense=Side(players=[player("LB", rating=rating)]),
        calls=(play(RUN, 3), play("Run Right", 0, "Long Pass")),
        at="designation",
    )
    game.offense.designates("RB")
    game.defense.designates("LB")
    return game.run_to(NEXT_DOWN).yards_by_effects


@rule("F-9")
@pytest.mark.parametrize("edition", EDITION_NAMES)
@pytest.mark.parametrize(
    "text",
    [
        f"{RUNS} and the tackler has a lower rating than this Player, gain 10 yards.",
        f"{RUNS}, if the tackler has a lower rating than this Player, gain 10 yards.",
        f"{RUNS} and the tackler's rating is 70, gain 10 yards.",
    ],
)
def test_the_tackler_is_asked_about_when_he_is_named(edition: str, text: str) -> None:
    assert yards(edition, text, 70) == 10
    assert yards(edition, text, 90) == 0


def test_it_is_one_question() -> None:
    joined, apart = (
        parse_abilities(f"{RUNS}{joint} gain 10 yards.")
        for joint in (" and the tackler is Exhausted,", ", if the tackler is Exhausted,")
    )
    assert joined == apart
