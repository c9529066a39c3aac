"""Games on a cluster whose nodes are killed in turn: what is lost, what is doubled, and how long
did anybody wait?"""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Final

import msgspec
import sqlalchemy as sa

from snapcount.server.aside import warm
from snapcount.server.cluster import programs
from snapcount.server.cluster.players import Player, Table
from snapcount.server.cluster.proxy import Server, configuration
from snapcount.server.entries import Answered, entry_from, settings_from
from snapcount.server.room import rebuilt
from snapcount.server.store import Store, entries, rooms

START: Final = 120.0  # seconds until a node answers; a machine that is busy takes a while
AWAY: Final = 1.0  # seconds until a node that was killed is started again
PAUSED: Final = 8.0  # seconds that a node stands still: longer than its lease
AFTERWARDS: Final = 3.0  # seconds of play after the last of them is back
LAST_WORDS: Final = 30.0  # seconds in which what was said is acknowledged in the end
NAMES: Final = "abcdefghijklmnopqrstuvwxyz"

OpenGame = Callable[[str, int], tuple[str, list[str]]]


class Found(msgspec.Struct, frozen=True):
    """What came of it."""

    nodes: int
    games: int
    seconds: float
    acknowledged: int
    lost: int
    """Answers that were acknowledged and are not in the database."""
    doubled: int
    """Answers that are in the database more than once."""
    broken: int
    """Games that cannot be made again from what is kept."""
    refused: int
    reconnects: int
    sent_on: int
    killed: int
    drained: int
    longest_pause: float
    """In seconds: somebody was cut off, or waited for an answer to be safe."""


class Node:
    """One server of the cluster, which can be killed and started again."""

    def __init__(self, name: str, port: int, database: str, redis: str, home: Path) -> None:
        self.server = Server(name, f"127.0.0.1:{port}")
        options = ["--no-open", "--no-limits", "--port", str(port), "--node", name]
        options += ["--database", database, "--redis", redis, "--trusted-proxy", "127.0.0.1"]
        self.command = [sys.executable, "-m", "snapcount", "serve", *options]
        self.environment = {**os.environ, "SNAPCOUNT_HOME": str(home)}
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        self.process = subprocess.Popen(
            self.command, env=self.environment, stdout=subprocess.DEVNULL
        )

    def wait(self) -> None:
        until = time.monotonic() + START
        while time.monotonic() < until:
            try:
                with urllib.request.urlopen(f"http://{self.server.address}/readyz"):
                    return
            except OSError:
                time.sleep(0.1)
        raise TimeoutError(f"node {self.server.name} does not answer")

    def send(self, what: signal.Signals) -> None:
        assert self.process is not None
        self.process.send_signal(what)

    def end(self, how: signal.Signals) -> None:
        """Send it a signal, and wait until it is gone."""
        if self.process is not None:
            self.send(how)
            self.process.wait()
            self.process = None


class Cluster:
    """Everything that runs."""

    def __init__(self, address: str, database: str, nodes: list[Node]) -> None:
        self.address = address
        self.database = database
        self.nodes = nodes


@contextmanager
def cluster_here(count: int) -> Iterator[Cluster]:
    """PostgreSQL, Redis, HAProxy and so many nodes on the loopback; they end with the block."""
    lacking = programs.missing()
    if lacking:
        raise programs.Missing(f"Install first: {', '.join(lacking)}.")
    with ExitStack() as stack:
        # Not below a folder that only root may look into: PostgreSQL is somebody else's.
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="snapcount-")))
        folder.chmod(0o755)
        home = folder / "home"
        home.mkdir()
        warm(home)
        database = stack.enter_context(programs.postgres(folder / "postgres"))
        redis = stack.enter_context(programs.redis(folder / "redis"))
        nodes = [Node(name, programs.free_port(), database, redis, home) for name in NAMES[:count]]
        for node in nodes:
            stack.callback(node.end, signal.SIGKILL)
            node.start()
        for node in nodes:
            node.wait()
        port = programs.free_port()
        config = folder / "haproxy.cfg"
        config.write_text(configuration(f"127.0.0.1:{port}", [node.server for node in nodes]))
        stack.enter_context(programs.haproxy(config, port))
        yield Cluster(f"http://127.0.0.1:{port}", database, nodes)


async def tried(
    cluster: Cluster,
    games: int,
    seconds: float,
    every: float,
    kill: bool,
    open_game: OpenGame,
    say: Callable[[str], None] = print,
) -> Found:
    """Play that many games for that long. Pause the first node until others have its games, then
    kill all but the last in turn, and drain that."""
    opened = [
        await asyncio.to_thread(open_game, cluster.address, number) for number in range(games)
    ]
    tables = [Table(room) for room, _ in opened]
    began = time.monotonic()
    until, killing = began + seconds, kill

    def going() -> bool:
        return killing or time.monotonic() < until

    players = [
        asyncio.create_task(Player(table, cluster.address, cookies[seat], seat, every).play(going))
        for table, (_, cookies) in zip(tables, opened, strict=True)
        for seat in range(2)
    ]
    if kill:
        gap = seconds / (len(cluster.nodes) + 2)
        await asyncio.sleep(gap)
        say(f"{time.monotonic() - began:5.1f} s: node {cluster.nodes[0].server.name} is paused")
        cluster.nodes[0].send(signal.SIGSTOP)
        await asyncio.sleep(PAUSED)
        cluster.nodes[0].send(signal.SIGCONT)
        say(f"{time.monotonic() - began:5.1f} s: it goes on")
        for number, node in enumerate(cluster.nodes):
            await asyncio.sleep(max(began + (number + 2) * gap - time.monotonic(), gap / 2))
            last = node is cluster.nodes[-1]
            name, how = node.server.name, "drained" if last else "killed"
            say(f"{time.monotonic() - began:5.1f} s: node {name} is {how}")
            await asyncio.to_thread(node.end, signal.SIGTERM if last else signal.SIGKILL)
            await asyncio.sleep(AWAY)
            node.start()
            await asyncio.to_thread(node.wait)
            say(f"{time.monotonic() - began:5.1f} s: node {name} is back")
        until, killing = max(until, time.monotonic() + AFTERWARDS), False
    await asyncio.wait(players, timeout=max(until - time.monotonic(), 0) + LAST_WORDS)
    hung = [player for player in players if not player.done()]
    for player in hung:
        player.cancel()
    done = await asyncio.gather(*players, return_exceptions=True)
    failed = [each for each in done if isinstance(each, Exception)]
    if failed:
        raise failed[0]
    if hung:
        say(f"{len(hung)} clients were still waiting for an answer to be safe")
    lost, doubled, broken = await asyncio.to_thread(audited, cluster.database, tables)
    ends = len(cluster.nodes) if kill else 0
    return Found(
        nodes=len(cluster.nodes),
        games=games,
        seconds=round(until - began, 1),
        acknowledged=sum(len(table.acknowledged) for table in tables),
        lost=lost,
        doubled=doubled,
        broken=broken + len(hung),
        refused=sum(len(table.refused) for table in tables),
        reconnects=sum(table.reconnects for table in tables),
        sent_on=sum(table.sent_on for table in tables),
        killed=max(ends - 1, 0),
        drained=min(ends, 1),
        longest_pause=round(max(max(table.pauses) for table in tables), 1),
    )


def audited(database: str, tables: list[Table]) -> tuple[int, int, int]:
    """Compare what clients were promised with what the database has: answers that are lost, and
    that are doubled, and games that cannot be made again."""
    store = Store(database)
    lost = doubled = broken = 0
    try:
        with store.engine.connect() as connection:
            for table in tables:
                found = connection.execute(
                    sa.select(entries.c.number, entries.c.data)
                    .where(entries.c.room == table.room)
                    .order_by(entries.c.number)
                ).all()
                happened = [entry_from(row.data) for row in found]
                keys = Counter(
                    each.key for each in happened if isinstance(each, Answered) and each.key
                )
                lost += sum(keys[key] == 0 for key in table.acknowledged)
                doubled += sum(count - 1 for count in keys.values())
                settings = connection.execute(
                    sa.select(rooms.c.settings).where(rooms.c.name == table.room)
                ).scalar_one()
                try:
                    assert [row.number for row in found] == [*range(len(found))]
                    rebuilt(table.room, settings_from(settings), happened, 0)
                except Exception:
                    broken += 1
    finally:
        store.close()
    return lost, doubled, broken
