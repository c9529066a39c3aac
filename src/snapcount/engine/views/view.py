"""What a seat may know of a game (law 5), as plain values; `views.observing` builds them.

They hold no more than what is written here: what a seat may not know has no field. None can hold
itself, so the search for garbage leaves them out (`gc=False`): a server has thousands of them.
"""

from __future__ import annotations

import msgspec

from snapcount.engine.views.continuation import Continuation
from snapcount.engine.views.event_view import EventSeen


class PlayerSeen(msgspec.Struct, frozen=True, gc=False):
    """A Player, its normal card and what is on it. Bench and field are open to all (Z-2)."""

    slot: int
    card: int
    superstar: int
    power_ups: list[int]
    on_field: bool
    exhausted: bool


class CallSeen(msgspec.Struct, frozen=True, gc=False):
    """A called Play that this seat may look at, and its X (-1: none)."""

    card: int
    x: int


class SideSeen(msgspec.Struct, frozen=True, gc=False):
    """One player's side of the table. Hands are None where they are neither one's own nor open."""

    players: list[PlayerSeen]
    plays_in_deck: int
    actions_in_deck: int
    plays_in_hand: int
    actions_in_hand: int
    play_hand: list[int] | None
    action_hand: list[int] | None
    play_discard: list[int]
    action_discard: list[int]
    synergy: int
    synergy_active: bool
    call: CallSeen | None
    lined_up: int
    """One's own line-up, as bits by slot, until both are revealed (S-5); else 0."""


class DownSeen(msgspec.Struct, frozen=True, gc=False):
    """The public facts of this down; what hangs on the called Plays only once they are revealed."""

    spot: int
    kick: int
    revealed: bool
    call: int
    call_yards: int
    low: int
    high: int
    defense_calls: int
    strength: int
    outcome: int
    runner: int
    tackler: int
    base_add: int
    ledger: list[int]
    results: bool
    yards: int
    turnover: int
    turnover_by: int
    replay: int
    time_add: int
    time_set: int
    first_down: bool
    scored: int
    scorer: int
    silenced: int
    no_draw: int


class EffectSeen(msgspec.Struct, frozen=True, gc=False):
    """An effect in the layers, waiting for them, or being carried out: whose, and of which text."""

    seat: int
    card: int
    ability: int
    slot: int
    cancelled: bool = False
    chosen: int = 0


class LastingSeen(msgspec.Struct, frozen=True, gc=False):
    """An effect that lasts; `target` is the play of `runner` that a "next play" effect is about."""

    seat: int
    card: int
    ability: int
    slot: int
    amount: int
    duration: int
    runner: int
    target: int
    once: bool
    chosen: int


class GridironSeen(msgspec.Struct, frozen=True, gc=False):
    owner: int
    card: int


class OptionSeen(msgspec.Struct, frozen=True, gc=False):
    """An option; its place in the list is what one answers. -1: it has no such thing."""

    verb: int
    card: int = -1
    slot: int = -1
    number: int = -1


class DecisionSeen(msgspec.Struct, frozen=True, gc=False):
    """What the seat is asked (`options.DECISION_NAMES`), and every answer it may give."""

    kind: int
    options: list[OptionSeen]


class Shared(msgspec.Struct, frozen=True, gc=False):
    """The part of a moment's views that is the same in all: nothing of it is anybody's own."""

    players: list[list[PlayerSeen]]
    play_discards: list[list[int]]
    action_discards: list[list[int]]
    gridirons: list[GridironSeen]
    this: DownSeen
    layers: list[EffectSeen]
    waiting: list[EffectSeen]
    carried_out: list[EffectSeen]
    lasting: list[LastingSeen]


class TableSeen(msgspec.Struct, frozen=True, gc=False):
    """The table as a seat sees it: a view without what it is asked, what happened, and what only
    somebody who thinks wants to know."""

    period: int
    clock: int
    down: int
    ball: int
    offense: int
    score: list[int]
    timeouts: list[int]
    over: bool
    winner: int
    sides: list[SideSeen]
    gridirons: list[GridironSeen]
    this: DownSeen
    point: int
    secondary: bool
    layers: list[EffectSeen]
    waiting: list[EffectSeen]
    carried_out: list[EffectSeen]
    lasting: list[LastingSeen]
    looking_at: list[int]
    put_back: list[int]


class View(msgspec.Struct, frozen=True, gc=False):
    """All that one seat knows at this moment; it remembers nothing."""

    edition: str
    all_pro: bool
    seat: int
    period: int
    clock: int
    down: int
    ball: int
    offense: int
    score: list[int]
    timeouts: list[int]
    first_offense: int
    possession: int
    extra: int
    replays: int
    plays_run: list[int]
    last_plays: list[int]
    """Whose play was the last, or -1; then for each seat's last play call, outcome and yards."""
    used: list[tuple[int, int]]
    """Abilities with a limit that were used, by number, and for how long that counts."""
    acted: int
    acted_before: int
    over: bool
    winner: int
    sides: list[SideSeen]
    gridirons: list[GridironSeen]
    this: DownSeen
    point: int
    secondary: bool
    layers: list[EffectSeen]
    waiting: list[EffectSeen]
    carried_out: list[EffectSeen]
    lasting: list[LastingSeen]
    looking_at: list[int]
    """The top cards of a deck that this seat looks at and has not put back yet, sorted."""
    put_back: list[int]
    """Those it has put back so far, the top card first."""
    decision: DecisionSeen | None
    events: list[EventSeen]
    continuation: Continuation | None
    """For the seat that is asked: what `engine.views.worlds` goes on with. Nobody reads it."""
