"""“Bench:” is said of a whole sentence, however many abilities that is."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import is_refused

from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    NEXT_DOWN,
    ON_FIELD_ADJUSTMENTS,
    Side,
    action,
    player,
    rule,
    scenario,
)
from snapcount.testing.cards import parse_abilities


@pytest.mark.parametrize(
    "text",
    [
        "Whenever your opponent punts or misses a field goal, draw an Action card.",
        "Whenever you punt or make a field goal, you may draw a Play card. If you do, discard one.",
        "Your Run plays gain 5 more yards and your Pass plays gain 5 more yards.",
        "While you are ahead, your Runs gain 5 more yards and your Tight Ends cannot be exhausted.",
    ],
)
def test_all_of_it_works_from_the_bench(text: str) -> None:
    plain, benched = parse_abilities(text), parse_abilities(f"Bench: {text}")
    assert len(plain) == len(benched) > 1
    assert not any(each.bench for each in plain)  # type: ignore[union-attr]
    assert all(each.bench for each in benched)  # type: ignore[union-attr]


@pytest.mark.parametrize(("call", "yards"), [("Run Left", 20), ("Short Pass: 15 (0-9)", 20)])
def test_the_second_part_counts_too(call: str, yards: int) -> None:
    text = "Bench: Your Run plays gain 5 more yards and your Pass plays gain 5 more yards."
    side = Side(players=[player("RB", text, name="Sub")], bench="Sub")
    game = scenario("crd", offense=side, calls=(call, "Long Pass"))
    assert game.run_to(NEXT_DOWN).yards == yards


@rule("Z-2")
@pytest.mark.parametrize("edition", EDITION_NAMES)
@pytest.mark.parametrize(
    ("asked", "yards"),
    [
        ("you have two Players on your bench", 5),
        ("there are six Players on your bench", 5),
        ("you have seven Players on your bench", 0),
        ("your opponent has two Players on the bench", 5),
        ("you have two Wide Receivers on your bench", 0),
        ("you have two Energized Players on your bench", 5),
    ],
)
def test_all_on_the_bench_are_counted(edition: str, asked: str, yards: int) -> None:
    """One Player of this side of the ball, and the five of the other."""
    card = action(f"If {asked}, gain 5 yards.", when=ON_FIELD_ADJUSTMENTS)
    game = scenario(edition, offense=[card], at=ON_FIELD_ADJUSTMENTS)
    game.offense.plays(0)
    assert game.both_pass().yards_by_effects == yards


@pytest.mark.parametrize("where", ["", " in the huddle"])
def test_how_many_somebody_has_is_asked_of_a_place(where: str) -> None:
    assert is_refused(f"If you have two Running Backs{where}, gain 5 yards.")
