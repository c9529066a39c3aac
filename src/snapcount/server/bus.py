"""News from node to node. A server on its own has nobody to tell; several tell each other by Redis.

News may be lost when Redis is away: whoever depends on some has another way to find out.
"""

from __future__ import annotations

import asyncio
import contextlib
import importlib
import secrets
from collections import deque
from collections.abc import Callable
from typing import Any, Final, Protocol

import msgspec

from snapcount.engine.errors import SnapcountError
from snapcount.server.logs import note_error

CHANNEL: Final = "snapcount"
AGAIN: Final = 1.0  # seconds between two tries to reach Redis
MOST_WAITING: Final = 10_000  # law 10: older news are dropped while Redis is away

Heard = Callable[[Any], None]


class NoRedis(SnapcountError):
    """The administrator's: Redis was asked for, and the package for it is missing."""

    code = "no-redis"


class Bus(Protocol):
    """Says things to all other nodes, and hears what they say."""

    def say(self, topic: str, news: Any) -> None:
        """Tell all others, soon; never waits."""

    def hear(self, topic: str, heard: Heard) -> None:
        """Be told what others say about something."""

    async def run(self) -> None:
        """Carry news until it is cancelled."""


class Nobody:
    """The only server there is."""

    def say(self, topic: str, news: Any) -> None:
        return

    def hear(self, topic: str, heard: Heard) -> None:
        return

    async def run(self) -> None:
        return


class RedisBus:
    """By Redis's publish and subscribe; nothing is kept there."""

    def __init__(self, url: str, channel: str = CHANNEL) -> None:
        try:
            redis = importlib.import_module("redis.asyncio")
        except ImportError:
            raise NoRedis(
                "The package for Redis is missing. Install it: pip install snapcount[redis]"
            ) from None
        try:
            self._redis: Any = redis.Redis.from_url(
                url, socket_connect_timeout=2, health_check_interval=5
            )
        except ValueError as error:
            raise NoRedis(f"{url} is not an address of Redis: {error}") from None
        self._channel = channel
        self._who = secrets.token_hex(8)
        self._handlers: dict[str, Heard] = {}
        self._waiting: deque[tuple[str, Any]] = deque(maxlen=MOST_WAITING)
        self._there = asyncio.Event()
        self.listening = asyncio.Event()
        """Whether Redis has taken the subscription."""

    def say(self, topic: str, news: Any) -> None:
        self._waiting.append((topic, news))
        self._there.set()

    def hear(self, topic: str, heard: Heard) -> None:
        self._handlers[topic] = heard

    async def run(self) -> None:
        speaking = asyncio.create_task(self._again_and_again(self._speak))
        listening = asyncio.create_task(self._again_and_again(self._listen))
        try:
            await asyncio.gather(speaking, listening)
        finally:
            speaking.cancel()
            listening.cancel()
            await asyncio.gather(speaking, listening, return_exceptions=True)
            with contextlib.suppress(Exception):
                await self._redis.aclose()

    async def _again_and_again(self, work: Callable[[], Any]) -> None:
        """Redis may come and go; games do not depend on it."""
        errors = importlib.import_module("redis.exceptions")
        while True:
            with contextlib.suppress(errors.RedisError, OSError):
                await work()
            await asyncio.sleep(AGAIN)

    async def _speak(self) -> None:
        while True:
            await self._there.wait()
            self._there.clear()
            news = [*self._waiting]
            if news:
                await self._redis.publish(self._channel, msgspec.json.encode([self._who, news]))
            for _ in news:
                self._waiting.popleft()

    async def _listen(self) -> None:
        async with self._redis.pubsub() as heard:
            await heard.subscribe(self._channel)
            async for message in heard.listen():
                if message["type"] == "subscribe":
                    self.listening.set()
                elif message["type"] == "message":
                    self._hear(message["data"])

    def _hear(self, data: bytes) -> None:
        """A node of another version may say what nobody here understands."""
        try:
            who, news = msgspec.json.decode(data, type=tuple[str, list[tuple[str, Any]]])
            if who == self._who:
                return
            for topic, each in news:
                if topic in self._handlers:
                    self._handlers[topic](each)
        except Exception as error:
            note_error(error)
