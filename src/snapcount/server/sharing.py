"""Decks and tables that rooms share: most games are played with few decks, and neither changes.

A table is some thousand small things. One for each of hundreds of games would be most of what the
server holds, and every search for garbage would walk through all of them while everybody waits.
"""

from __future__ import annotations

from functools import lru_cache
from threading import Lock
from typing import Final

import msgspec

from snapcount.engine.records.decklists import Decks, table_of
from snapcount.engine.table import Table
from snapcount.engine.words.sheet import words_of

MOST_TABLES: Final = 256  # law 10: the least used make way; games that go on keep their own
_ONE_AT_A_TIME: Final = Lock()


def shared_decks(decks: Decks) -> Decks:
    """Those decks, once for all rooms that have them."""
    return _decks(msgspec.msgpack.encode(decks))


def shared_table(decks: Decks, asks_to_pass: bool) -> Table:
    """The table of those decks, for all rooms that ask alike."""
    return _table(msgspec.msgpack.encode(decks), asks_to_pass)


def put_up(decks: Decks, asks_to_pass: bool) -> None:
    """Have that table at hand, and the words of its cards. New ones take longer than others should
    wait: in a thread of its own nobody does."""
    with _ONE_AT_A_TIME:
        for card in shared_table(shared_decks(decks), asks_to_pass).cards:
            words_of(card)


@lru_cache(MOST_TABLES)
def _decks(encoded: bytes) -> Decks:
    return msgspec.msgpack.decode(encoded, type=Decks)


@lru_cache(MOST_TABLES)
def _table(encoded: bytes, asks_to_pass: bool) -> Table:
    table = table_of(_decks(encoded))
    table.asks_to_pass = asks_to_pass
    return table
