"""A Grit that is determined in one case only is asked for in that case only."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import effects, is_refused

from snapcount.cards.words import Position
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import NEXT_DOWN, Scenario, Side, play, player, rule, scenario

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)


def tackled(edition: str, text: str, position: Position, grit: int) -> Scenario:
    """A Run of 15 that a Linebacker tackles; the defense determines that Grit."""
    return scenario(
        edition,
        offense=Side(
            players=[player(position, name="Runner")],
            play_deck=[play(strength=each) for each in (0, grit, 0)],
        ),
        defense=Side(
            players=[player("LB", text, name="Backer")],
            play_deck=[play(strength=0) for _ in range(3)],
        ),
        calls=("Run Left", "Run Right"),
        strength=3,
        carrier="Runner",
        tackler="Backer",
    ).run_to(NEXT_DOWN)


BACK = "Tackle: If the runner is a Running Back, determine Grit value. "


@rule("K-1", "T-13")
@every_edition
@pytest.mark.parametrize(
    ("position", "grit", "ball"), [("RB", 2, 30), ("RB", 5, 35), ("RB", 8, 40), ("WR", 2, 40)]
)
def test_nothing_comes_of_a_grit_that_nobody_determined(
    edition: str, position: Position, grit: int, ball: int
) -> None:
    text = f"{BACK}If the Grit is 0-3, the offense loses 10 yards. If it is 4-6, it loses 5 yards."
    assert tackled(edition, text, position, grit).ball == ball


@every_edition
@pytest.mark.parametrize(
    ("position", "grit", "ball"), [("RB", 2, 30), ("RB", 8, 35), ("WR", 2, 40), ("WR", 8, 40)]
)
def test_otherwise_is_another_grit(edition: str, position: Position, grit: int, ball: int) -> None:
    text = f"{BACK}If the Grit is 0-3, the offense loses 10 yards. Otherwise, it loses 5 yards."
    assert tackled(edition, text, position, grit).ball == ball


DRAW = "If the Grit is 5 or more, draw a Play card."


@pytest.mark.parametrize(
    ("first", "opens"),
    [
        ("If you are behind, determine Grit value.", "If you are behind, do this: ["),
        (
            "You may discard an Action card. If you do, determine Grit value.",
            "You may discard an Action card. If you do, do this: [",
        ),
        ("You may determine Grit value.", "You may determine Grit value. If you do, do this: ["),
    ],
)
def test_it_is_asked_where_it_is_determined(first: str, opens: str) -> None:
    inside = DRAW if "may determine" in first else f"Determine Grit value. {DRAW}"
    assert effects(f"{first} {DRAW}") == effects(f"{opens}{inside}]")


def test_what_is_always_determined_is_asked_always() -> None:
    text = "Determine Grit value. If you are behind, determine Grit value again."
    assert len(effects(f"{text} {DRAW}")) == 3


def test_it_is_asked_for_at_once_or_nobody_knows_where() -> None:
    assert is_refused(f"If you are behind, determine Grit value. Gain 5 yards. {DRAW}")
    assert not is_refused(f"If you are behind, determine Grit value. {DRAW} Gain 5 yards.")
