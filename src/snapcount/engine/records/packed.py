"""Records of the state that a saved game has as one number each, as they were from format 1 on.

Equal states have equal numbers, so saved games and fingerprints of that format stay as they are.
"""

from __future__ import annotations

from typing import Final, NoReturn

from snapcount.engine.errors import RecordError
from snapcount.engine.noted import (
    THE_DOWN,
    ActionPlayed,
    Began,
    Happened,
    Named,
    Noted,
    PlayRun,
    Used,
)
from snapcount.engine.program import ALL_BUT_AT_ONCE, Frame

# What is noted: whose it is above 12 bits, which card above 2, and last the stretch. Whose is an
# ability, or from HISTORY on what happened to a seat; instead of a card, a seat's whole deck.
HISTORY: Final = 1_000_000
ACTIONS: Final = HISTORY + 1000
PLAYS: Final = HISTORY + 2000
NAMED: Final = HISTORY + 3000
BEGAN: Final = HISTORY + 4000
EVERY_COPY: Final = 1000
CALLS: Final = 256


def packed(noted: Noted) -> int:
    """What is noted, as a number."""
    which = EVERY_COPY
    match noted:
        case Used():
            whose = noted.ability
            which = noted.card if noted.card >= 0 else EVERY_COPY + noted.seat
        case Happened():
            whose = HISTORY + noted.event * 2 + noted.seat
        case ActionPlayed():
            whose, which = ACTIONS + noted.seat, noted.card
        case PlayRun():
            whose, which = PLAYS + noted.seat * CALLS + noted.calls, 0
        case Named():
            whose, which = NAMED + noted.seat * 2 + noted.role, noted.slot
        case Began():
            whose, which = BEGAN, noted.ball
        case _:
            raise TypeError(noted)
    return (whose * 1024 + which) * 4 + noted.stretch


def unpacked(number: int) -> Noted:
    """What that number says; `RecordError` if there is no such thing to note."""
    whose, which, stretch = number // 4096, number // 4 % 1024, number % 4
    noted: Noted
    if whose < 0:
        _refuse(number)
    if whose < HISTORY:
        seat = which - EVERY_COPY
        noted = Used(whose, -1 if seat >= 0 else which, max(seat, -1), stretch)
    elif whose < ACTIONS:
        noted = Happened((whose - HISTORY) // 2, (whose - HISTORY) % 2, stretch)
    elif whose < PLAYS:
        noted = ActionPlayed(whose - ACTIONS, which, THE_DOWN)
    elif whose >= BEGAN:
        noted = Began(which, stretch)
    elif whose >= NAMED:
        noted = Named((whose - NAMED) // 2, (whose - NAMED) % 2, which, stretch)
    else:
        noted = PlayRun((whose - PLAYS) // CALLS, (whose - PLAYS) % CALLS, stretch)
    if getattr(noted, "seat", 0) > 1 or packed(noted) != number:
        _refuse(number)
    return noted


def _refuse(number: int) -> NoReturn:
    raise RecordError(f"It notes something that no game has ({number}).")


# How a frame stands, from the lowest bits on: each field with the bits it takes.
MODE: Final = {
    "part": 2,
    "others_choose": 1,
    "took_from": 2,
    "exhausted": 5,
    "energized": 5,
    "it": 6,
    "fell_short": 1,
}


def mode_of(frame: Frame) -> int:
    """How a frame stands, as a number."""
    number, at = 0, 0
    for name, bits in MODE.items():
        number |= int(getattr(frame, name)) << at
        at += bits
    return number


def set_mode(frame: Frame, number: int) -> None:
    """Let a frame stand as that number says; `RecordError` if none can."""
    left = number
    for name, bits in MODE.items():
        value = left & (1 << bits) - 1
        setattr(frame, name, bool(value) if bits == 1 else value)
        left >>= bits
    if left or frame.part > ALL_BUT_AT_ONCE:
        raise RecordError(f"An effect stands as none can ({number}).")
