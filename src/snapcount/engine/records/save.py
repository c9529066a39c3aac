"""Saving a game as a few hundred bytes, and naming it by a short hash. `loading` reads them."""

from __future__ import annotations

import hashlib
import zlib
from operator import attrgetter
from typing import Any, Final

import msgspec

from snapcount.engine.program import Frame
from snapcount.engine.records.packed import mode_of, packed
from snapcount.engine.records.saved import (
    SavedDice,
    SavedDown,
    SavedFrame,
    SavedLasting,
    SavedLayer,
    SavedState,
    SavedWaiting,
)
from snapcount.engine.state import State

MAGIC: Final = b"SNAPCOUNT"
FORMAT: Final = 1


def fields(saved: type[msgspec.Struct]) -> tuple[str, ...]:
    return saved.__struct_fields__


def _reader(saved: type[msgspec.Struct], **path: str) -> attrgetter[tuple[Any, ...]]:
    """What reads the saved fields off an object of the engine, in order."""
    return attrgetter(*[path.get(name, name) for name in fields(saved)])


PLAIN: Final = fields(SavedState)[: fields(SavedState).index("dice")]
_read_plain: Final[attrgetter[tuple[Any, ...]]] = attrgetter(*PLAIN)
_read_dice: Final = _reader(SavedDice)
_read_down: Final = _reader(SavedDown)
_read_layer: Final = _reader(SavedLayer, ability="ability.number")
_read_waiting: Final = _reader(SavedWaiting, ability="ability.number")
_read_lasting: Final = _reader(SavedLasting, ability="ability.number")
_DISCARDS: Final = (PLAIN.index("play_discard"), PLAIN.index("action_discard"))
_USED: Final = PLAIN.index("used")
_FRAME: Final = fields(SavedFrame)
_BEFORE_MODE: Final = attrgetter("ability.number", *_FRAME[1 : _FRAME.index("mode")])
_AFTER_MODE: Final = attrgetter(*_FRAME[_FRAME.index("mode") + 1 :])

_encode: Final = msgspec.msgpack.Encoder().encode


def values(state: State) -> list[Any]:
    """The state as plain values, in the order of `SavedState`; equal states give equal values."""
    plain: list[Any] = list(_read_plain(state))
    for place in _DISCARDS:
        plain[place] = [sorted(pile) for pile in plain[place]]  # Z-8: their order means nothing
    plain[_USED] = [packed(noted) for noted in state.used]
    plain += (
        _read_dice(state.dice),
        _read_down(state.this),
        [_read_layer(layer) for layer in state.layers],
        [_read_waiting(trigger) for trigger in state.waiting],
        [_frame(frame) for frame in state.frames],
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


def _frame(frame: Frame) -> tuple[Any, ...]:
    return (*_BEFORE_MODE(frame), mode_of(frame), *_AFTER_MODE(frame))


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
