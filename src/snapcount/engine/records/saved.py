"""What is saved of a game, field by field, with the range of each.

A test compares the Structs with the slots of the classes they mirror, so that a new field is either
saved or named transient.
"""

from __future__ import annotations

from typing import Annotated, Final

import msgspec
from msgspec import Meta

from snapcount.engine.options import DECISION_NAMES

TRANSIENT: Final = ("cause", "events", "holding", "sources", "steps_run")
ELSEWHERE: Final = ("decisions", "table")  # in the header
MOST: Final = 30_000  # of anything that effects can pile up; the engine's own budgets are lower

Whole = Annotated[int, Meta(ge=-1_000_000_000_000, le=1_000_000_000_000)]
Count = Annotated[int, Meta(ge=0, le=1_000_000_000)]
Word = Annotated[int, Meta(ge=0, le=0xFFFFFFFF)]
Seat = Annotated[int, Meta(ge=-1, le=1)]
Seats = Annotated[int, Meta(ge=0, le=3)]
Card = Annotated[int, Meta(ge=-1, le=999)]
Slot = Annotated[int, Meta(ge=-1, le=19)]
Players = Annotated[int, Meta(ge=0, le=0xFFFFF)]
Chosen = Annotated[int, Meta(ge=0, le=0xFFFFFFFFFF)]  # and those chosen before
Carried = Annotated[int, Meta(ge=0, le=0x1FFFFFFFFFFF)]  # as `program.carried` packs it
Cards = Annotated[list[Annotated[int, Meta(ge=0, le=999)]], Meta(max_length=1000)]
TwoPiles = Annotated[list[Cards], Meta(min_length=2, max_length=2)]
TwoCards = Annotated[list[Card], Meta(min_length=2, max_length=2)]
TwoCounts = Annotated[list[Count], Meta(min_length=2, max_length=2)]
TwoWholes = Annotated[list[Whole], Meta(min_length=2, max_length=2)]
Numbers = Annotated[list[Whole], Meta(max_length=MOST)]
OptionParts = Annotated[list[Annotated[int, Meta(ge=-1, le=1022)]], Meta(max_length=30_000)]


class SavedDice(msgspec.Struct, array_like=True, forbid_unknown_fields=True):
    a: Word
    b: Word
    c: Word
    d: Word


class SavedDown(msgspec.Struct, array_like=True, forbid_unknown_fields=True):
    spot: Whole
    kick: Count
    kick_grit: Whole
    grit_add: Whole
    called: TwoCards
    discarded: Annotated[int, Meta(ge=0, le=0xFF)]  # and above the seats where their Plays go
    x: TwoCards
    flipped: Annotated[int, Meta(ge=0, le=15)]
    revealed: bool
    call: Count
    also: Count
    named: Count
    call_yards: Whole
    low: Whole
    high: Whole
    low_by: Whole
    high_by: Whole
    range_set: bool
    defense_calls: Count
    strength_add: Whole
    strength_set: Whole
    forced: Count
    outcome: Count
    designating: bool
    runner: Slot
    tackler: Slot
    base_add: Whole
    ledger: Numbers
    results: bool
    yards: Whole
    applied: Numbers
    turnover: Count
    turnover_by: Seat
    turnover_keyword: Count
    replay: Seats
    time_add: Whole
    time_set: Whole
    declined: Seats
    first_down: bool
    next_down: Count
    points: TwoWholes
    scored: Count
    scorer: Seat
    silenced: Count
    no_draw: Seats
    next_offense: Seat
    next_ball: Whole
    results_from: Whole = -1


class SavedFrame(msgspec.Struct, array_like=True, forbid_unknown_fields=True):
    ability: Count
    seat: Seat
    card: Card
    slot: Slot
    pc: Count
    chosen: Chosen
    count: Whole
    did: bool
    grit: Whole
    x: Whole
    mode: Count  # as `packed.mode_of` makes it
    uses_card: bool
    moved: Count
    shown: Card
    lost: bool
    cards: Cards


class SavedLayer(msgspec.Struct, array_like=True, forbid_unknown_fields=True):
    ability: Count
    seat: Seat
    card: Card
    slot: Slot
    chosen: Carried
    uses_card: bool
    done_at_once: bool
    cancelled: bool


class SavedWaiting(msgspec.Struct, array_like=True, forbid_unknown_fields=True):
    ability: Count
    seat: Seat
    card: Card
    slot: Slot
    chosen: Carried


class SavedLasting(msgspec.Struct, array_like=True, forbid_unknown_fields=True):
    ability: Count
    seat: Seat
    card: Card
    slot: Slot
    amount: Whole
    duration: Count
    runner: Seat
    target: Count
    once: bool
    chosen: Carried
    gained: bool


class SavedDecision(msgspec.Struct, array_like=True, forbid_unknown_fields=True):
    """`options` are verb, a, b, verb, a, b …"""

    seat: Annotated[int, Meta(ge=0, le=1)]
    kind: Annotated[int, Meta(ge=0, lt=len(DECISION_NAMES))]
    options: OptionParts


class SavedState(msgspec.Struct, array_like=True, forbid_unknown_fields=True):
    period: Count
    clock: Count
    down: Annotated[int, Meta(ge=1, le=4)]
    ball: Annotated[int, Meta(ge=0, le=100)]
    offense: Annotated[int, Meta(ge=0, le=1)]
    score: TwoCounts
    timeouts: TwoCounts
    first_offense: Annotated[int, Meta(ge=0, le=1)]
    possession: Count
    untimed: bool
    extra: Count
    replays: Seats
    over: bool
    winner: Seat
    play_hand: TwoPiles
    action_hand: TwoPiles
    play_deck: TwoPiles
    action_deck: TwoPiles
    play_discard: TwoPiles
    action_discard: TwoPiles
    on_field: Players
    exhausted: Players
    lined_up: Players
    superstar: Annotated[list[Card], Meta(min_length=20, max_length=20)]
    attached: Cards
    gridirons: Cards
    phase: Count
    plays_run: TwoCounts
    last_plays: Annotated[list[Whole], Meta(min_length=7, max_length=7)]
    used: Numbers  # as `packed.packed` makes them
    acted: Seats
    acted_before: Seats
    draw_up: Seats
    point: Count
    stage: Annotated[int, Meta(ge=0, le=3)]
    secondary: bool
    priority: Annotated[int, Meta(ge=0, le=1)]
    passes: Count
    chain: Numbers
    offsets: Numbers
    limit_due: Annotated[int, Meta(ge=0, le=15)]
    dice: SavedDice
    this: SavedDown
    layers: Annotated[list[SavedLayer], Meta(max_length=MOST)]
    waiting: Annotated[list[SavedWaiting], Meta(max_length=MOST)]
    frames: Annotated[list[SavedFrame], Meta(max_length=MOST)]
    lasting: Annotated[list[SavedLasting], Meta(max_length=MOST)]
    asked: SavedDecision | None


class SavedGame(msgspec.Struct, array_like=True, forbid_unknown_fields=True):
    table: str
    decisions: Count
    state: SavedState
