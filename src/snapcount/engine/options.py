"""What a seat may answer: options, and the decision that lists them (law 1)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

# Verbs of options.
PASS: Final = 0  # in a timing point
PLAY_A_CARD: Final = 1  # card, slot (Power Ups) or -1
USE: Final = 2  # card, ability
RUN_A_PLAY: Final = 3
KICK_PUNT: Final = 4
KICK_FIELD_GOAL: Final = 5
CALL: Final = 6  # card, X or -1
LINE_UP: Final = 7  # slot that stays on the bench, or -1
DESIGNATE: Final = 8  # slot
SPEND_TIMEOUT: Final = 9
LET_IT_RUN: Final = 10
DISCARD: Final = 11  # card
PICK_PLAYER: Final = 12  # slot
PICK_CARD: Final = 13  # card
PICK_LAYER: Final = 14  # place in the layers
PICK_NUMBER: Final = 15  # number
PICK_MODE: Final = 16  # number
YES: Final = 17
NO: Final = 18
DONE: Final = 19
ORDER: Final = 20  # place among the waiting triggers
DRAW_UP: Final = 21  # how many
KEEP_REPLAY: Final = 22
KEEP_TURNOVER: Final = 23
PICK_PLACE: Final = 24  # place in a hidden hand
PICK_DECK: Final = 25  # PLAY or ACTION
REPLACE: Final = 26  # place among the replacements that apply
PICK_ATTACHED: Final = 27  # card, slot it is attached to or -1
PICK_CALL: Final = 28  # a call, by its place in `words.CALLS`
USE_GAINED: Final = 29  # slot, place among the lasting effects
VERBS: Final = 30

# Kinds of decisions; up to the timeout, all but the timing point are asked by a phase.
ASK_LINE_UP: Final = 0
ASK_TIMING_POINT: Final = 1
ASK_PLAY_OR_KICK: Final = 2
ASK_CALL: Final = 3
ASK_DESIGNATION: Final = 4
ASK_TIMEOUT: Final = 5
ASK_HAND_LIMIT: Final = 6
ASK_TRIGGER_ORDER: Final = 7
ASK_EFFECT: Final = 8
ASK_DRAW_UP: Final = 9
ASK_REPLAY_OR_TURNOVER: Final = 10
ASK_LOOP: Final = 11
ASK_REPLACEMENT: Final = 12

DECISION_NAMES: Final = (
    "line-up",
    "timing point",
    "play or kick",
    "call",
    "designation",
    "timeout",
    "hand limit",
    "trigger order",
    "effect",
    "second-half draw",
    "replay or turnover",
    "loop",
    "replacement",
)


@final
class Option:
    """One legal answer. Equal options have the same verb and numbers; `Table.name_of` words it."""

    __slots__ = ("a", "b", "verb")

    def __init__(self, verb: i64, a: i64 = -1, b: i64 = -1) -> None:
        self.verb: i64 = verb
        self.a: i64 = a
        self.b: i64 = b

    def key(self) -> int:
        """A number that is the same for equal options in every run."""
        return ((self.verb * 1024) + self.a + 1) * 1024 + self.b + 1

    def __eq__(self, other: object) -> bool:
        if isinstance(other, Option):
            return self.verb == other.verb and self.a == other.a and self.b == other.b
        return NotImplemented

    def __hash__(self) -> int:
        return self.key()

    def __repr__(self) -> str:
        return f"Option({self.verb}, {self.a}, {self.b})"


@final
class Decision:
    """Who is asked what, and every legal answer. `number` counts the decisions of a game."""

    __slots__ = ("kind", "number", "options", "seat")

    def __init__(self, seat: i64, kind: i64, options: list[Option], number: i64) -> None:
        self.seat: i64 = seat
        self.kind: i64 = kind
        self.options: list[Option] = options
        self.number: i64 = number

    def __repr__(self) -> str:
        return f"Decision({DECISION_NAMES[self.kind]}, seat {self.seat}, {self.options})"
