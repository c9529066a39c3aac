"""What a play that fails sets off: by what it failed."""

from __future__ import annotations

import pytest

from snapcount.cards.nouns import Not, StoppedByCall
from snapcount.cards.tree import Lose, Triggered
from snapcount.testing import NEXT_DOWN, Side, play, player, rule, scenario

since_2021 = pytest.mark.parametrize("edition", ["2021", "2022", "crd"])


@rule("F-4")
@since_2021
@pytest.mark.parametrize(
    ("calls", "stops", "ball"),
    [("Short Pass: 20 (0-9)", "Short Pass", 20), ("Short Pass: 20 (9-9)", "Run Left", 25)],
)
def test_a_call_stops_what_it_lists_and_no_dropped_pass(
    edition: str, calls: str, stops: str, ball: int
) -> None:
    text = "If this play stops a Pass play, the offense loses 5 yards."
    defends = play("Run Left", 0, stops, abilities=(text,), unique=True, name="Defends")
    game = scenario(edition, calls=(play(calls, 3, name="Thrown"), defends))
    assert game.run_to(NEXT_DOWN).ball == ball


@rule("F-4")
@since_2021
@pytest.mark.parametrize(
    ("calls", "stops", "loses"),
    [("Short Pass: 20 (0-9)", "Short Pass", 5), ("Short Pass: 20 (9-9)", "Run Left", 10)],
)
def test_a_card_asks_what_stopped_the_play(
    edition: str, calls: str, stops: str, loses: int
) -> None:
    abilities = [
        Triggered("a play is stopped", (Lose(5),), condition=StoppedByCall()),
        Triggered("a play is stopped", (Lose(10),), condition=Not(StoppedByCall())),
    ]
    stands = player("S", *abilities)
    game = scenario(edition, defense=Side(players=[stands]), calls=(calls, stops))
    assert game.run_to(NEXT_DOWN).ball == 25 - loses
