"""Saving a game as a few hundred bytes, loading it again, and naming it by a short hash.

The Structs below list what is saved, field by field, with the range of each; a test compares them
with the slots of the classes they mirror, so that a new field is either saved or named transient.
"""

from __future__ import annotations

import hashlib
import zlib
from operator import attrgetter
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta

from snapcount.engine.dice import Dice
from snapcount.engine.errors import NewerRecord, RecordError
from snapcount.engine.game import Game
from snapcount.engine.options import DECISION_NAMES, Decision
from snapcount.engine.program import Frame, Lasting, Layer, Waiting
from snapcount.engine.records.sound import check_state
from snapcount.engine.state import State, ThisDown
from snapcount.engine.table import Table

MAGIC: Final = b"SNAPCOUNT"
FORMAT: Final = 1
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
Carried = Annotated[int, Meta(ge=0, le=0x7FFFFFFFF)]  # as `program.carried` packs it
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
    discarded: Seats
    x: TwoCards
    flipped: Seats
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
    mode: Count
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
    used: Numbers
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


class _Payload(msgspec.Struct, array_like=True, forbid_unknown_fields=True):
    table: str
    decisions: Count
    state: SavedState


def _fields(saved: type[msgspec.Struct]) -> tuple[str, ...]:
    return saved.__struct_fields__


def _reader(saved: type[msgspec.Struct], **path: str) -> attrgetter[tuple[Any, ...]]:
    """What reads the saved fields off an object of the engine, in order."""
    return attrgetter(*[path.get(name, name) for name in _fields(saved)])


_PLAIN: Final = _fields(SavedState)[: _fields(SavedState).index("dice")]
_read_plain: Final[attrgetter[tuple[Any, ...]]] = attrgetter(*_PLAIN)
_read_dice: Final = _reader(SavedDice)
_read_down: Final = _reader(SavedDown)
_read_frame: Final = _reader(SavedFrame, ability="ability.number")
_read_layer: Final = _reader(SavedLayer, ability="ability.number")
_read_waiting: Final = _reader(SavedWaiting, ability="ability.number")
_read_lasting: Final = _reader(SavedLasting, ability="ability.number")
_DISCARDS: Final = (_PLAIN.index("play_discard"), _PLAIN.index("action_discard"))

_encode: Final = msgspec.msgpack.Encoder().encode
_decode: Final = msgspec.msgpack.Decoder(_Payload).decode


def values(state: State) -> list[Any]:
    """The state as plain values, in the order of `SavedState`; equal states give equal values."""
    plain: list[Any] = list(_read_plain(state))
    for place in _DISCARDS:
        plain[place] = [sorted(pile) for pile in plain[place]]  # Z-8: their order means nothing
    plain += (
        _read_dice(state.dice),
        _read_down(state.this),
        [_read_layer(layer) for layer in state.layers],
        [_read_waiting(trigger) for trigger in state.waiting],
        [_read_frame(frame) for frame in state.frames],
        [_read_lasting(effect) for effect in state.lasting],
    )
    asked = state.decision
    if asked is None:
        plain.append(None)
    else:
        parts: list[int] = []
        for option in asked.options:
            parts += (option.verb, option.a, option.b)
        plain.append((asked.seat, asked.kind, parts))
    return plain


def save(game: State) -> bytes:
    """The game as bytes: equal states give equal bytes, on any machine and build."""
    payload = _encode((game.table.digest, game.decisions, values(game)))
    return MAGIC + bytes([FORMAT]) + zlib.crc32(payload).to_bytes(4, "big") + payload


def fingerprint(game: State) -> str:
    """A short hash of everything that decides how the game goes on.

    The number of decisions taken so far is not part of it.
    """
    data = _encode((game.table.digest, values(game)))
    return hashlib.blake2b(data, digest_size=8).hexdigest()


def load(data: bytes, table: Table) -> Game:
    """The game that `save` wrote, on the same table. `RecordError` says what is wrong with it."""
    payload = _payload(data)
    try:
        saved = _decode(payload)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise RecordError(f"The saved game is damaged: {error}.") from None
    if saved.table != table.digest:
        raise RecordError(
            f"The saved game belongs to table {saved.table!r}, not this one "
            f"({table.digest!r}). Load it with the same decks, in the same order, and the "
            "same edition."
        )
    game = build(saved.state, saved.decisions, table)
    check_state(game)
    return game


def _payload(data: bytes) -> bytes:
    """What stands behind the header, if the header and the check sum are right."""
    head = len(MAGIC)
    if data[:head] != MAGIC[: len(data)] or not data:
        raise RecordError("This isn't a saved Snapcount game.")
    if len(data) < head + 5:
        raise RecordError("The saved game is cut off in its header.")
    if data[head] > FORMAT:
        raise NewerRecord(
            f"The saved game uses format {data[head]}, but this version of Snapcount reads "
            f"up to {FORMAT}. Update Snapcount to load it."
        )
    if data[head] != FORMAT:
        raise RecordError(f"The saved game is damaged: there's no format {data[head]}.")
    payload = data[head + 5 :]
    if zlib.crc32(payload) != int.from_bytes(data[head + 1 : head + 5], "big"):
        raise RecordError("The saved game is cut off or damaged: its checksum is wrong.")
    return payload


def build(saved: SavedState, decisions: int, table: Table) -> Game:
    """The game of these values, for `check_state` to look at."""
    g = Game(table)
    for name in _PLAIN:
        setattr(g, name, getattr(saved, name))
    g.dice = Dice(*_read_dice(saved.dice))
    g.this = ThisDown()
    for name in _fields(SavedDown):
        setattr(g.this, name, getattr(saved.this, name))
    try:
        abilities = table.abilities
        g.layers = [Layer(abilities[s.ability], *_rest(s)) for s in saved.layers]
        g.waiting = [Waiting(abilities[s.ability], *_rest(s)) for s in saved.waiting]
        g.lasting = [Lasting(abilities[s.ability], *_rest(s)) for s in saved.lasting]
        g.frames = [_frame(s, table) for s in saved.frames]
    except IndexError:
        raise RecordError("It names an ability that no card on this table has.") from None
    g.decisions = decisions
    g.decision = None
    if saved.asked is not None:
        g.decision = _decision(saved.asked, decisions, table)
    g.events = []
    g.cause = -1
    g.steps_run = 0
    g.holding = 0
    g.sources = None
    return g


def _rest(saved: msgspec.Struct) -> tuple[Any, ...]:
    """The values after `ability`, which comes first."""
    return msgspec.structs.astuple(saved)[1:]


def _frame(saved: SavedFrame, table: Table) -> Frame:
    frame = Frame(table.abilities[saved.ability], saved.seat, saved.card, saved.slot)
    for name in _fields(SavedFrame)[4:]:
        setattr(frame, name, getattr(saved, name))
    return frame


def _decision(saved: SavedDecision, number: int, table: Table) -> Decision:
    parts = saved.options
    if len(parts) % 3:
        raise RecordError("The options of the decision are cut off.")
    options = [table.option(*parts[i : i + 3]) for i in range(0, len(parts), 3)]
    return Decision(saved.seat, saved.kind, options, number)
