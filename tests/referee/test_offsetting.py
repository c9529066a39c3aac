"""What the referee takes for offsetting effects (T-8, R-33), by hand."""

from __future__ import annotations

from snapcount.testing.referee.offsetting import offset
from snapcount.testing.referee.table import Layer
from snapcount.testing.referee.texts import (
    CancelTurnover,
    Draw,
    EnergizeAll,
    ExhaustAll,
    Part,
    Result,
    Strength,
    Timeouts,
    Turnover,
    Yards,
)

DRAW = Draw("you", "action", 1)


def left(*layers: tuple[int, tuple[Part, ...]]) -> list[tuple[Part | None, ...]]:
    """What is left of the layers, the first one played first."""
    made = [Layer(seat, 0, -1, parts, True) for seat, parts in layers]
    offset(made)
    return [layer.parts for layer in made]


def test_yards_offset_up_to_the_smaller_amount_and_the_rest_happens() -> None:
    found = left((0, (Yards(10),)), (1, (Yards(-15), DRAW)))
    assert found == [(None,), (Yards(-5), DRAW)]


def test_an_answer_works_although_it_resolves_first() -> None:
    assert left((1, (Turnover("fumble"),)), (0, (CancelTurnover(),))) == [(None,), (None,)]
    assert left((0, (CancelTurnover(),)), (1, (Turnover("fumble"),))) == [(None,), (None,)]


def test_a_second_turnover_is_not_cancelled_with_the_first() -> None:
    fumble = Turnover("fumble")
    found = left((1, (fumble,)), (1, (fumble,)), (0, (CancelTurnover(),)))
    assert sorted(found, key=str) == sorted([(None,), (fumble,), (None,)], key=str)


def test_becoming_stopped_and_becoming_successful_offset() -> None:
    assert left((0, (Result("successful"),)), (1, (Result("stopped"), DRAW))) == [
        (None,),
        (None, DRAW),
    ]


def test_energize_and_exhaust_offset_on_the_same_players_alone() -> None:
    assert left((0, (EnergizeAll("you"),)), (1, (ExhaustAll("opponent"),))) == [(None,), (None,)]
    apart: list[tuple[Part, ...]] = [(EnergizeAll("you"),), (ExhaustAll("you"),)]
    assert left((0, apart[0]), (1, apart[1])) == apart


def test_timeouts_offset_for_the_same_player_alone() -> None:
    assert left((0, (Timeouts("you", 1),)), (1, (Timeouts("opponent", -1),))) == [(None,), (None,)]
    apart: list[tuple[Part, ...]] = [(Timeouts("you", 1),), (Timeouts("opponent", 1),)]
    assert left((0, apart[0]), (1, apart[1])) == apart


def test_strength_is_no_yards() -> None:
    apart: list[tuple[Part, ...]] = [(Strength(2),), (Yards(-5),)]
    assert left((0, apart[0]), (1, apart[1])) == apart


def test_a_cancelled_effect_offsets_nothing() -> None:
    gain = Layer(0, 0, -1, (Yards(10),), True)
    loss = Layer(1, 0, -1, (Yards(-10),), True, cancelled=True)
    offset([gain, loss])
    assert gain.parts == (Yards(10),)
