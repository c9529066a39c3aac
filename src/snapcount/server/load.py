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

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from snapcount.engine.dice import dice_from_seed
from snapcount.server.protocol import VERSION

PAGE: Final = 4096
LAST_WORDS: Final = 3.0  # seconds in which games come to their end


class Load(msgspec.Struct, frozen=True):
    """What was measured; times in milliseconds, memory in megabytes."""

    games: int
    seconds: float
    answers: int
    answers_per_second: float
    median: float
    p95: float
    p99: float
    worst: float
    refused: int
    finished: int
    cpu: float
    """Of the server's processor time for each answer: everything it did, divided by the answers."""
    memory_before: float
    memory_during: float
    memory_after: float
    """Before the first game was opened, while all were played, and when all were over."""


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
) -> Load:
    """Play that many games for that long, an answer every so many seconds in each."""
    meter = _Meter()
    before = memory(process)
    rooms = [await asyncio.to_thread(open_game, number) for number in range(games)]
    stop = asyncio.Event()
    players = [
        asyncio.create_task(_play(address, room, cookies, number, every, games, stop, meter))
        for number, (room, cookies) in enumerate(rooms)
    ]
    await asyncio.sleep(every)  # everybody is there, and has answered once
    meter.times.clear()
    started, worked = time.perf_counter(), processor_time(process)
    await asyncio.sleep(seconds)
    spent, worked = time.perf_counter() - started, processor_time(process) - worked
    times = sorted(meter.times) or [0.0]
    during = memory(process)
    stop.set()
    await asyncio.wait(players, timeout=every + LAST_WORDS)
    for player in players:
        player.cancel()
    await asyncio.gather(*players, return_exceptions=True)
    await asyncio.sleep(LAST_WORDS)
    return Load(
        games=games,
        seconds=round(spent, 1),
        answers=len(times),
        answers_per_second=round(len(times) / spent, 1),
        median=_share(times, 0.5),
        p95=_share(times, 0.95),
        p99=_share(times, 0.99),
        worst=_share(times, 1),
        refused=meter.refused,
        finished=meter.finished,
        cpu=round(worked / len(times) * 1000, 3),
        memory_before=before,
        memory_during=during,
        memory_after=memory(process),
    )


async def _play(
    address: str,
    room: str,
    cookies: list[str],
    number: int,
    every: float,
    games: int,
    stop: asyncio.Event,
    meter: _Meter,
) -> None:
    """Two people at one table; answers are spread evenly over time."""
    url = f"{address.replace('http', 'ws', 1)}/ws/{room}"
    dice = dice_from_seed(f"load {number}")
    await asyncio.sleep(every * number / games)
    async with (
        connect(url, additional_headers={"cookie": cookies[0]}, compression=None) as one,
        connect(url, additional_headers={"cookie": cookies[1]}, compression=None) as two,
    ):
        wires = (one, two)
        questions: list[Any] = [None, None]
        for seat, wire in enumerate(wires):
            await wire.send(msgspec.json.encode({"type": "resume", "version": VERSION}).decode())
            await wire.recv()
            questions[seat] = msgspec.json.decode(await wire.recv())["question"]
        sent = 0
        while not stop.is_set():
            began = time.perf_counter()
            asked = 0 if questions[0] else 1
            question = questions[asked]
            if question is None:
                meter.finished += 1
                return
            choice = dice.below(len(question["choices"]))
            message = {"type": "answer", "key": f"{sent}", "turn": question["turn"]}
            sent += 1
            await wires[asked].send(msgspec.json.encode({**message, "choice": choice}).decode())
            await _acknowledged(wires[asked], asked, questions, meter)
            meter.times.append((time.perf_counter() - began) * 1000)
            await asyncio.sleep(max(every - (time.perf_counter() - began), 0))
            await _catch_up(wires, questions)
        # The game ends, so that the server can forget it.
        await one.send(msgspec.json.encode({"type": "resign", "key": "end"}).decode())
        await _acknowledged(one, 0, questions, meter)


async def _acknowledged(
    wire: ClientConnection, seat: int, questions: list[Any], meter: _Meter
) -> None:
    while True:
        heard = msgspec.json.decode(await wire.recv())
        if heard["type"] == "update":
            questions[seat] = heard["question"]
        elif heard["type"] == "refused":
            meter.refused += 1
            return
        else:
            return


async def _catch_up(wires: tuple[ClientConnection, ClientConnection], questions: list[Any]) -> None:
    """Hear what has come in meanwhile."""
    for seat, wire in enumerate(wires):
        while True:
            try:
                heard = msgspec.json.decode(await asyncio.wait_for(wire.recv(), 0.001))
            except TimeoutError:
                break
            if heard["type"] == "update":
                questions[seat] = heard["question"]


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
