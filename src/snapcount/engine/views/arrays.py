"""What a seat may know as a flat array of numbers from -1 to 1, written straight from the state.

It is the view of `views.observing` as numbers, without building the view: so law 5 holds here as it
does there, and nothing of the state gets into the array but by a line here. `sim.envs.encoding` has
the same array made from a view, and a test compares the two.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from snapcount.engine.modifiers import synergy_active
from snapcount.engine.options import ASK_REPLACEMENT
from snapcount.engine.play import play_strength
from snapcount.engine.state import State
from snapcount.engine.terms import ACTION, SLOTS, SLOTS_A_SEAT
from snapcount.engine.views.looking import looked_at

MOST_CARDS: Final = 160  # different cards at a table

# How many numbers each part has, in the order of the array. The own side comes first.
SCOREBOARD: Final = 34
A_PLAYER: Final = 5
SIDE: Final = 6 + SLOTS_A_SEAT * A_PLAYER
DOWN: Final = 40
KINDS: Final = ASK_REPLACEMENT + 1  # of decisions
POINTS: Final = 9
PILES: Final = 7

# Where the parts begin.
SIDES_AT: Final = SCOREBOARD
DOWN_AT: Final = SIDES_AT + 2 * SIDE
KINDS_AT: Final = DOWN_AT + DOWN
POINTS_AT: Final = KINDS_AT + KINDS
PILES_AT: Final = POINTS_AT + POINTS
SIZE: Final = PILES_AT + PILES * MOST_CARDS

# The piles: how often each card of the table is there.
IN_HAND: Final = PILES_AT
CALLED: Final = IN_HAND + MOST_CARDS
OWN_DISCARD: Final = CALLED + MOST_CARDS
OTHER_DISCARD: Final = OWN_DISCARD + MOST_CARDS
ON_FIELD: Final = OTHER_DISCARD + MOST_CARDS
IN_LAYERS: Final = ON_FIELD + MOST_CARDS
LOOKED_AT: Final = IN_LAYERS + MOST_CARDS
A_CARD: Final = 0.25  # of the four that a deck may have

FLOAT: Final = "f"  # 32 bits
FLOAT_BYTES: Final = 4

if TYPE_CHECKING:
    Floats = memoryview[float]
    """Three times as quick to write to as an `array`."""


def encode(g: State, seat: i64) -> bytearray:
    """What seat 0 or 1 may know, as the bytes of `SIZE` floats of 32 bits."""
    if seat != 0 and seat != 1:
        raise ValueError(f"There's no seat {seat}. Use 0 or 1.")
    written = bytearray(FLOAT_BYTES * SIZE)
    found = memoryview(written).cast(FLOAT)
    _scoreboard(found, g, seat)
    _side(found, SIDES_AT, g, seat, True)
    _side(found, SIDES_AT + SIDE, g, 1 - seat, False)
    _down(found, g, seat)
    asked = g.decision
    if asked is not None and asked.seat == seat:
        found[KINDS_AT + asked.kind] = 1.0
    _bits(found, POINTS_AT, g.point, POINTS)
    _hands_and_calls(found, g, seat)
    _cards(found, OWN_DISCARD, g, g.play_discard[seat])
    _cards(found, OWN_DISCARD, g, g.action_discard[seat])
    _cards(found, OTHER_DISCARD, g, g.play_discard[1 - seat])
    _cards(found, OTHER_DISCARD, g, g.action_discard[1 - seat])
    _in_play(found, g)
    _looked_at(found, g, seat)
    return written


# Numbers -----------------------------------------------------------------------------------------


def _put(found: Floats, at: i64, amount: i64, full: float) -> None:
    """An amount, where `full` of it is 1; what is 0 stands there already."""
    if amount == 0:
        return
    found[at] = min(max(float(amount) / full, -1.0), 1.0)


def _flag(found: Floats, at: i64, holds: bool) -> None:
    if holds:
        found[at] = 1.0


def _bits(found: Floats, at: i64, bits: i64, count: i64) -> None:
    """The lowest bits of a number, one by one."""
    if bits == 0:
        return
    for bit in range(count):
        if bits >> bit & 1:
            found[at + bit] = 1.0


def _cards(found: Floats, at: i64, g: State, cards: list[i64]) -> None:
    for card in cards:
        _card(found, at, g, card)


def _card(found: Floats, at: i64, g: State, card: i64) -> None:
    """One more of that card in the pile that begins there."""
    place = at + g.table.definition[card]
    held = found[place]
    if held < 1.0:
        found[place] = held + A_CARD


# Parts -------------------------------------------------------------------------------------------


def _scoreboard(found: Floats, g: State, seat: i64) -> None:
    other = 1 - seat
    score, timeouts, last = g.score, g.timeouts, g.last_plays
    lead = score[seat] - score[other]
    _put(found, 3, g.period, 5.0)
    if g.period < 3:
        found[g.period] = 1.0
    _put(found, 4, g.clock, 15.0)
    _put(found, 5, g.ball, 100.0)
    _put(found, 6, lead, 28.0)
    _flag(found, 7, lead > 0)
    _flag(found, 8, lead < 0)
    _put(found, 9, score[seat], 60.0)
    _put(found, 10, score[other], 60.0)
    if 1 <= g.down <= 4:
        found[10 + g.down] = 1.0
    _flag(found, 15, g.offense == seat)
    _put(found, 16, timeouts[seat], 3.0)
    _put(found, 17, timeouts[other], 3.0)
    _flag(found, 18, g.first_offense == seat)
    _put(found, 19, g.possession, 20.0)
    _flag(found, 20, (g.replays >> seat & 1) != 0)
    _flag(found, 21, (g.replays >> other & 1) != 0)
    _flag(found, 22, (g.acted >> seat & 1) != 0)
    _flag(found, 23, (g.acted >> other & 1) != 0)
    _flag(found, 24, g.secondary)
    _flag(found, 25, g.over)
    _flag(found, 26, g.table.all_pro)
    _put(found, 27, g.extra, 15.0)
    _flag(found, 28, last[0] == seat)
    _flag(found, 29, last[0] == other)
    _put(found, 30, last[3 + seat * 3], 100.0)
    _put(found, 31, last[3 + other * 3], 100.0)
    _put(found, 32, last[2 + seat * 3], 4.0)
    _put(found, 33, last[2 + other * 3], 4.0)


def _side(found: Floats, at: i64, g: State, side: i64, own: bool) -> None:
    _put(found, at, len(g.play_deck[side]), 40.0)
    _put(found, at + 1, len(g.action_deck[side]), 40.0)
    _put(found, at + 2, len(g.play_hand[side]), 10.0)
    _put(found, at + 3, len(g.action_hand[side]), 10.0)
    if g.table.synergy[side] >= 0:
        found[at + 4] = 1.0
        _flag(found, at + 5, synergy_active(g, side))
    lined_up: i64 = g.lined_up if own else 0  # S-5: the other side's is secret
    on_field, exhausted = g.on_field, g.exhausted
    slot_card, superstar = g.table.slot_card, g.superstar
    first: i64 = side * SLOTS_A_SEAT
    place: i64 = at + 6
    for slot in range(first, first + SLOTS_A_SEAT):
        if slot_card[slot] >= 0:
            _flag(found, place, (on_field >> slot & 1) != 0)
            _flag(found, place + 1, (exhausted >> slot & 1) != 0)
            _flag(found, place + 2, superstar[slot] >= 0)
            _flag(found, place + 4, (lined_up >> slot & 1) != 0)
        place += A_PLAYER
    _power_ups(found, at + 6, g, first)


def _power_ups(found: Floats, at: i64, g: State, first: i64) -> None:
    """How many each Player of a side has, three being the full amount."""
    attached = g.attached
    counts: list[i64] = [0] * SLOTS_A_SEAT if attached else []
    for i in range(0, len(attached), 2):
        slot = attached[i] - first
        if 0 <= slot < SLOTS_A_SEAT:
            counts[slot] += 1
            _put(found, at + slot * A_PLAYER + 3, counts[slot], 3.0)


def _down(found: Floats, g: State, seat: i64) -> None:
    this = g.this
    at: i64 = DOWN_AT
    _put(found, at, this.spot, 100.0)
    _flag(found, at + 1, this.kick == 1)
    _flag(found, at + 2, this.kick == 2)
    if this.revealed:  # F-3: what hangs on the called Plays is known from there on
        found[at + 3] = 1.0
        _bits(found, at + 4, this.call, 8)
        _bits(found, at + 12, this.defense_calls, 8)
        _put(found, at + 20, this.call_yards, 100.0)
        _put(found, at + 23, play_strength(g), 9.0)
    _put(found, at + 21, max(this.low, 0), 9.0)
    _put(found, at + 22, this.high, 9.0)
    if 0 <= this.outcome < 5:
        found[at + 24 + this.outcome] = 1.0
    _put(found, at + 29, this.runner, float(SLOTS))
    _put(found, at + 30, this.tackler, float(SLOTS))
    _put(found, at + 31, this.base_add, 50.0)
    _put(found, at + 32, this.yards, 100.0)
    _flag(found, at + 33, this.results)
    _put(found, at + 34, this.turnover, 3.0)
    _flag(found, at + 35, this.turnover_by == seat)
    _put(found, at + 36, this.time_add, 5.0)
    _flag(found, at + 37, this.first_down)
    _put(found, at + 38, this.scored, 2.0)
    total: i64 = 0
    for number in this.ledger:
        total += number
    _put(found, at + 39, total, 100.0)


def _hands_and_calls(found: Floats, g: State, seat: i64) -> None:
    """The own hands; the own call, and the other side's once it is revealed or flipped (F-3)."""
    _cards(found, IN_HAND, g, g.play_hand[seat])
    _cards(found, IN_HAND, g, g.action_hand[seat])
    this = g.this
    for side in range(2):
        card = this.called[side]
        if card >= 0 and (this.revealed or this.flipped >> side & 1 or side == seat):
            found[CALLED + g.table.definition[card]] = 1.0


def _in_play(found: Floats, g: State) -> None:
    """What is on the field, and the effects in the layers, on their way there or carried out."""
    for star in g.superstar:
        if star >= 0:
            _card(found, ON_FIELD, g, star)
    for i in range(1, len(g.attached), 2):
        _card(found, ON_FIELD, g, g.attached[i])
    _cards(found, ON_FIELD, g, g.gridirons)
    for layer in g.layers:
        _card(found, IN_LAYERS, g, layer.card)
    for trigger in g.waiting:
        _card(found, IN_LAYERS, g, trigger.card)
    for frame in g.frames:
        _card(found, IN_LAYERS, g, frame.card)


def _looked_at(found: Floats, g: State, seat: i64) -> None:
    """The top cards of a deck that the seat looks at and has not put back yet."""
    if not g.frames:
        return
    looker, owner, deck, count = looked_at(g)
    if looker != seat or count == 0:
        return
    cards = g.action_deck[owner] if deck == ACTION else g.play_deck[owner]
    picked = g.frames[-1].cards
    for card in cards[-count:]:
        if card not in picked:
            _card(found, LOOKED_AT, g, card)
