"""Many games at once on a server of one's own: how long until an answer is safe?

Everything is on the loopback and bounded: so many games, so many seconds. Each game has two people
who answer at random; what is measured is the time from sending an answer to its acknowledgement.
"""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec

from snapcount.engine.dice import dice_from_seed
from snapcount.server.lean_wire import LeanWire
from snapcount.server.passes import Passes
from snapcount.server.protocol import VERSION, Answer, Resign, Resume, SetPasses

PAGE: Final = 4096
LAST_WORDS: Final = 3.0  # seconds in which games come to their end
TOO_LATE: Final = 0.3  # seconds before the end of a beat from which on nobody tries to act in it
OPENING: Final = 4  # games that are opened side by side
QUICKLY: Final = 0.02  # seconds between the answers of those who play while games are opened


class Load(msgspec.Struct, frozen=True):
    """What was measured; times in milliseconds, memory in megabytes."""

    games: int
    seconds: float
    answers: int
    answers_per_second: float
    beats: int
    """How often the server has passed for somebody meanwhile: it keeps and tells that as well."""
    median: float
    p95: float
    p99: float
    worst: float
    refused: int
    finished: int
    cpu: float
    """Of the server's processor time for each answer: everything it did, divided by the answers."""
    cpu_each: float
    """The same divided by answers and passes: each of them is kept, and told to everybody."""
    memory_before: float
    memory_during: float
    memory_after: float
    """Before the first game was opened, while all were played, and when all were over."""


class Burst(msgspec.Struct, frozen=True):
    """What was measured while many games were opened at once; times in milliseconds."""

    games: int
    refused: int
    seconds: float
    """Until all were open."""
    cpu: float
    """Of the server's processor time for each of them: everything it did meanwhile."""
    answers: int
    """Of two people who played meanwhile."""
    median: float
    worst: float


class _Asked(msgspec.Struct, gc=False):
    turn: int
    choices: list[msgspec.Raw]


class _Heard(msgspec.Struct, gc=False):
    """What a player of ours wants to know of a message."""

    type: str
    question: _Asked | None = None
    beat: int = 0
    ending: dict[str, Any] | None = None


_DECODER: Final = msgspec.json.Decoder(_Heard)


class _Meter:
    def __init__(self) -> None:
        self.times: list[float] = []
        self.refused = 0
        self.finished = 0


async def measure(
    address: str,
    games: int,
    seconds: float,
    every: float,
    open_game: Callable[[int], tuple[str, list[str]]],
    process: int,
    beats: Callable[[], int],
    full_control: bool = False,
) -> Load:
    """Play that many games for that long, an answer every so many seconds in each. `beats` says how
    often the server has passed for somebody so far; in full control it passes for nobody."""
    meter = _Meter()
    before = memory(process)
    side_by_side = asyncio.Semaphore(OPENING)

    async def opened(number: int) -> _Game:
        async with side_by_side:
            room, cookies = await asyncio.to_thread(open_game, number)
        return _Game(address, room, cookies, number, every, meter, full_control)

    playing = await asyncio.gather(*(opened(number) for number in range(games)))
    await asyncio.gather(
        *(game.begin(every * number / games) for number, game in enumerate(playing))
    )
    await asyncio.sleep(every)  # everybody has answered once
    meter.times.clear()
    passed = beats()
    started, worked = time.perf_counter(), processor_time(process)
    await asyncio.sleep(seconds)
    spent, worked = time.perf_counter() - started, processor_time(process) - worked
    passed = beats() - passed
    times = sorted(meter.times) or [0.0]
    during = memory(process)
    await asyncio.wait({asyncio.create_task(game.end()) for game in playing}, timeout=LAST_WORDS)
    for game in playing:
        game.leave()
    await asyncio.sleep(LAST_WORDS)
    return Load(
        games=games,
        seconds=round(spent, 1),
        answers=len(times),
        answers_per_second=round(len(times) / spent, 1),
        beats=passed,
        median=_share(times, 0.5),
        p95=_share(times, 0.95),
        p99=_share(times, 0.99),
        worst=_share(times, 1),
        refused=meter.refused,
        finished=meter.finished,
        cpu=round(worked / len(times) * 1000, 3),
        cpu_each=round(worked / (len(times) + passed) * 1000, 3),
        memory_before=before,
        memory_during=during,
        memory_after=memory(process),
    )


async def measure_burst(
    address: str,
    games: int,
    open_game: Callable[[int], tuple[str, list[str]]],
    request: Callable[[int], bytes],
    process: int,
) -> Burst:
    """Let two people play, and send requests for that many games all at once."""
    meter = _Meter()
    requests = [await asyncio.to_thread(request, number) for number in range(games)]
    room, cookies = await asyncio.to_thread(open_game, games)
    playing = _Game(address, room, cookies, games, QUICKLY, meter)
    await playing.begin(0)
    began, worked = time.perf_counter(), processor_time(process)
    opened = await asyncio.gather(*(_opens(address, each) for each in requests))
    seconds, worked = time.perf_counter() - began, processor_time(process) - worked
    await asyncio.sleep(0.5)  # whoever waits for an acknowledgement gets it
    times = sorted(meter.times) or [0.0]
    playing.leave()
    return Burst(
        games=games,
        refused=opened.count(False),
        seconds=round(seconds, 2),
        cpu=round(worked / games * 1000, 3),
        answers=len(meter.times),
        median=_share(times, 0.5),
        worst=_share(times, 1),
    )


async def _opens(address: str, request: bytes) -> bool:
    """Whether a request, head and body, is answered with yes."""
    at = urlsplit(address)
    reader, writer = await asyncio.open_connection(at.hostname, at.port)
    try:
        writer.write(request)
        head = await reader.readline()
        await reader.read()
    finally:
        writer.close()
    return head.startswith((b"HTTP/1.1 200", b"HTTP/1.1 201"))


class _Game:
    """Two people at one table. Whoever was asked last answers, every so many seconds."""

    def __init__(
        self,
        address: str,
        room: str,
        cookies: list[str],
        number: int,
        every: float,
        meter: _Meter,
        full_control: bool = False,
    ) -> None:
        self._full_control = full_control
        self._address = urlsplit(address)
        self._room = room
        self._cookies = cookies
        self._every = every
        self._meter = meter
        self._dice = dice_from_seed(f"load {number}")
        self._wires: list[LeanWire] = []
        self._questions: list[_Asked | None] = [None, None]
        self._in_time = [0.0, 0.0]
        """Until when each question may be answered."""
        self._keys = 0
        self._sent = 0.0
        """When the answer was sent that is not acknowledged yet; 0: there is none."""
        self._due = False
        """Whether somebody would answer, if only they were asked."""
        self._timer: asyncio.TimerHandle | None = None
        self._gave_up = False
        self._over = asyncio.Event()

    async def begin(self, wait: float) -> None:
        """Both come, and play from then on."""
        await asyncio.sleep(wait)
        for seat in range(2):
            self._wires.append(await self._connected(seat))
        self._answer()

    async def _connected(self, seat: int) -> LeanWire:
        host, port = self._address.hostname or "", self._address.port or 0
        wire = LeanWire(self._address.netloc, self._room, self._cookies[seat], self._hearing(seat))
        await asyncio.get_running_loop().create_connection(lambda: wire, host, port)
        await wire.open
        wire.say(Resume(VERSION))
        if self._full_control:
            wire.say(SetPasses("control", Passes(full_control=True)))
        return wire

    async def end(self) -> None:
        """Give up, so that the server can forget the game."""
        self._stop()
        if not self._over.is_set():
            self._gave_up = True
            self._wires[0].say(Resign("end"))
            await self._over.wait()
        self.leave()

    def leave(self) -> None:
        self._stop()
        for wire in self._wires:
            wire.close()

    def _stop(self) -> None:
        self._due = False
        if self._timer is not None:
            self._timer.cancel()

    def _hearing(self, seat: int) -> Callable[[bytes], None]:
        return lambda data: self._hear(seat, data)

    def _hear(self, seat: int, data: bytes) -> None:
        heard = _DECODER.decode(data)
        if heard.type == "update":
            self._questions[seat] = heard.question
            left = heard.beat / 1000 - TOO_LATE if heard.beat else float("inf")
            self._in_time[seat] = time.perf_counter() + left
            if heard.ending is not None and not self._over.is_set():
                self._over.set()
                self._meter.finished += not self._gave_up
                self._stop()
            elif self._due:
                self._answer()
        elif self._sent and heard.type in ("ack", "refused"):
            took = time.perf_counter() - self._sent
            self._sent = 0.0
            if heard.type == "ack":
                self._meter.times.append(took * 1000)
            else:
                self._meter.refused += 1
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(max(self._every - took, 0), self._answer)

    def _answer(self) -> None:
        """Answer the question that was asked last. Who has no time left in a beat lets it go."""
        now = time.perf_counter()
        for seat, question in enumerate(self._questions):
            if question is not None and now < self._in_time[seat]:
                break
        else:
            self._due = True
            return
        self._due = False
        self._questions[seat] = None
        choice = self._dice.below(len(question.choices))
        self._keys += 1
        self._sent = now
        self._wires[seat].say(Answer(str(self._keys), question.turn, choice))


def _share(times: list[float], share: float) -> float:
    return round(times[min(int(len(times) * share), len(times) - 1)], 1)


def processor_time(process: int) -> float:
    """What a process has worked so far, in seconds; 0 where the system does not tell."""
    try:
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory(process: int) -> float:
    """What a process holds, in megabytes; 0 where the system does not tell."""
    try:
        pages = int(Path(f"/proc/{process}/statm").read_text().split()[1])
    except OSError:
        return 0.0
    return round(pages * PAGE / 1e6, 1)
