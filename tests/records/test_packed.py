"""Records that a saved game has as one number: the numbers of format 1, which stay as they are."""

from __future__ import annotations

import pytest

from snapcount.engine.errors import RecordError
from snapcount.engine.noted import ActionPlayed, Happened, Noted, PlayRun, Used
from snapcount.engine.program import Ability, Frame
from snapcount.engine.records.packed import MODE, mode_of, packed, set_mode, unpacked

NOTED = {
    (7 * 1024 + 41) * 4 + 2: Used(7, 41, -1, 2),
    (7 * 1024 + 1000) * 4 + 3: Used(7, -1, 0, 3),
    (7 * 1024 + 1001) * 4 + 3: Used(7, -1, 1, 3),
    (1_000_025 * 1024 + 1000) * 4 + 1: Happened(12, 1, 1),
    (1_001_001 * 1024 + 41) * 4: ActionPlayed(1, 41, 0),
    ((1_002_000 + 256 + 8) * 1024) * 4 + 3: PlayRun(1, 8, 3),
}


def fields(noted: Noted) -> dict[str, int]:
    names = ("ability", "event", "card", "seat", "calls", "stretch")
    return {name: getattr(noted, name) for name in names if hasattr(noted, name)}


@pytest.mark.parametrize("number", NOTED)
def test_what_is_noted_is_one_number(number: int) -> None:
    noted = NOTED[number]
    assert packed(noted) == number
    assert type(unpacked(number)) is type(noted)
    assert fields(unpacked(number)) == fields(noted)


@pytest.mark.parametrize(
    "number",
    [
        -1,
        (7 * 1024 + 1002) * 4,  # there are two seats
        (1_000_025 * 1024 + 41) * 4,  # an event is no card's
        (1_001_002 * 1024 + 41) * 4,
        (1_001_001 * 1024 + 41) * 4 + 1,  # cards are remembered for the down alone
        (1_002_000 * 1024 + 1) * 4 + 1,
        (1_002_512 * 1024) * 4 + 1,
    ],
)
def test_what_no_game_notes_is_refused(number: int) -> None:
    with pytest.raises(RecordError, match="no game has"):
        unpacked(number)


def a_frame() -> Frame:
    return Frame(Ability(0, 0, 0), 0, 0, 0)


def test_how_a_frame_stands_is_one_number() -> None:
    frame = a_frame()
    frame.part, frame.others_choose, frame.took_from = 2, True, 2
    frame.exhausted, frame.energized, frame.it, frame.fell_short = 20, 3, 63, True
    number = 2 | 1 << 2 | 2 << 3 | 20 << 5 | 3 << 10 | 63 << 15 | 1 << 21
    assert mode_of(frame) == number
    again = a_frame()
    assert mode_of(again) == 0
    set_mode(again, number)
    assert {name: getattr(again, name) for name in MODE} == {
        name: getattr(frame, name) for name in MODE
    }


@pytest.mark.parametrize("number", [3, 1 << 22])
def test_a_frame_that_stands_as_none_can_is_refused(number: int) -> None:
    with pytest.raises(RecordError, match="as none can"):
        set_mode(a_frame(), number)
