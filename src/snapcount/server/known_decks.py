"""Decks that were read and found legal before: most games are played with few of them.

To read two decks and set a table with them takes a process as long as the rest of opening a game
takes many times over. Nothing that a deck means can change while the server runs: what it depends
on is in its key.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Coroutine
from typing import Any, Final

import msgspec

from snapcount.engine.records.decklists import Decks

MOST_KNOWN: Final = 64  # law 10: those that were not asked for longest make way


class KnownDecks:
    """The decks of games that were opened lately, by everything that was wished for in them."""

    def __init__(self) -> None:
        self._found: dict[bytes, asyncio.Task[Decks]] = {}

    async def get(self, wished: object, find: Coroutine[Any, Any, Decks]) -> Decks:
        """The decks of that wish; who asks while they are being found waits for that. What cannot
        be found is not kept: the next who asks is told why again."""
        key = hashlib.sha256(msgspec.msgpack.encode(wished)).digest()
        finding = self._found.pop(key, None)
        if finding is None:
            finding = asyncio.create_task(find)
            finding.add_done_callback(lambda task: self._keep_if_found(key, task))
            while len(self._found) >= MOST_KNOWN:
                del self._found[next(iter(self._found))]
        else:
            find.close()
        self._found[key] = finding  # behind all others
        return await asyncio.shield(finding)

    def _keep_if_found(self, key: bytes, task: asyncio.Task[Decks]) -> None:
        if (task.cancelled() or task.exception() is not None) and self._found.get(key) is task:
            del self._found[key]
