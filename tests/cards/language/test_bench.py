"""“Bench:” is said of a whole sentence, however many abilities that is."""

from __future__ import annotations

import pytest

from snapcount.testing import NEXT_DOWN, Side, player, scenario
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
