"""Loading a game that was saved: every range and every reference in it is checked."""

from __future__ import annotations

import zlib
from typing import Any, Final

import msgspec

from snapcount.engine.dice import Dice
from snapcount.engine.errors import NewerRecord, RecordError
from snapcount.engine.game import Game
from snapcount.engine.options import Decision
from snapcount.engine.program import Frame, Lasting, Layer, Waiting
from snapcount.engine.records.packed import set_mode, unpacked
from snapcount.engine.records.save import FORMAT, MAGIC, PLAIN, fields
from snapcount.engine.records.saved import (
    SavedDecision,
    SavedDown,
    SavedFrame,
    SavedGame,
    SavedState,
)
from snapcount.engine.records.sound import check_state
from snapcount.engine.state import ThisDown
from snapcount.engine.table import Table

_decode: Final = msgspec.msgpack.Decoder(SavedGame).decode


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
    for name in PLAIN:
        if name != "used":
            setattr(g, name, getattr(saved, name))
    g.used = [unpacked(number) for number in saved.used]
    g.dice = Dice(*msgspec.structs.astuple(saved.dice))
    g.this = ThisDown()
    for name in fields(SavedDown):
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
    for name in fields(SavedFrame)[4:]:
        if name != "mode":
            setattr(frame, name, getattr(saved, name))
    set_mode(frame, saved.mode)
    return frame


def _decision(saved: SavedDecision, number: int, table: Table) -> Decision:
    parts = saved.options
    if len(parts) % 3:
        raise RecordError("The options of the decision are cut off.")
    options = [table.option(*parts[i : i + 3]) for i in range(0, len(parts), 3)]
    return Decision(saved.seat, saved.kind, options, number)
