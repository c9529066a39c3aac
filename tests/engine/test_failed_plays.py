"""What a play that fails sets off: by what it failed."""

from __future__ import annotations

import pytest

from snapcount.cards.nouns import Not, StoppedByCall
from snapcount.cards.tree import Lose, Triggered
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    NEXT_DOWN,
    ON_FIELD_ADJUSTMENTS,
    Side,
    action,
    play,
    player,
    rule,
    scenario,
)

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


@rule("F-4", "G-4")
@pytest.mark.parametrize("edition", EDITION_NAMES)
@pytest.mark.parametrize(("stops", "exhausted"), [("Short Pass", ["WR"]), ("Run Left", [])])
@pytest.mark.parametrize("result", ["stopped", "incomplete"])
def test_a_call_stops_what_it_includes_whatever_an_effect_says_besides(
    edition: str, stops: str, exhausted: list[str], result: str
) -> None:
    text = "If this play stops the offense, exhaust one of their Wide Receivers on the field."
    defends = play("Run Left", 0, stops, abilities=(text,), unique=True, name="Defends")
    card = action(f"The play becomes {result}.", when=ON_FIELD_ADJUSTMENTS)
    game = scenario(
        edition,
        offense=Side(players=[player("WR", name="WR")]),
        defense=Side(hand=[card]),
        calls=(play("Short Pass: 20 (0-9)", 3, name="Thrown"), defends),
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.defense.plays(0)
    game.run_to(NEXT_DOWN)
    assert game.offense.exhausted == exhausted
