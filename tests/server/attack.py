"""Somebody who means no good, against a server of our own: how long does everybody else wait?

Bounded and on the loopback only: it starts the server that it attacks, and every attack lasts a few
seconds. `python -m tests.server.attack` prints the victim's table.
"""

from __future__ import annotations

import asyncio
import sys
import time
import urllib.request
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any, Final, NamedTuple
from urllib.parse import urlsplit

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from snapcount.cards.catalog.catalog import load
from snapcount.cards.demo import demo_decks
from snapcount.decks.library import library_of
from snapcount.engine.dice import dice_from_seed
from snapcount.engine.editions import edition_named
from snapcount.engine.game import new_game
from snapcount.engine.records.notation import to_notation
from snapcount.engine.records.record import Record
from snapcount.engine.setup import new_table
from snapcount.server.aside import server_aside
from snapcount.server.protocol import VERSION

A_SECOND: Final = 20  # requests: as many as were let through before limits counted cost
PATIENCE: Final = 30.0  # seconds that the attacker, and the victim, wait for an answer
RESUME: Final = msgspec.json.encode({"type": "resume", "version": VERSION}).decode()


class Http:
    """One request a connection, by hand: what a client library would do costs more than the attack
    and would slow the attacker down."""

    def __init__(self, address: str) -> None:
        parts = urlsplit(address)
        self.host, self.port = str(parts.hostname), int(parts.port or 0)

    async def request(
        self, method: str, path: str, body: Any = None, cookie: str = ""
    ) -> tuple[int, bytes, str]:
        """The status, the body, and the cookie that was set."""
        reader, writer = await asyncio.open_connection(self.host, self.port)
        try:
            data = b"" if body is None else msgspec.json.encode(body)
            head = f"{method} {path} HTTP/1.1\r\nhost: {self.host}:{self.port}\r\n"
            head += f"content-length: {len(data)}\r\nconnection: close\r\n"
            head += f"cookie: {cookie}\r\n\r\n" if cookie else "\r\n"
            writer.write(head.encode() + data)
            answer = await asyncio.wait_for(reader.read(), PATIENCE)
        finally:
            writer.transport.abort()
        top, _, rest = answer.partition(b"\r\n\r\n")
        lines = top.decode("latin-1").split("\r\n")
        cookies = [each for each in lines if each.lower().startswith("set-cookie:")]
        found = cookies[0].partition(":")[2].strip().partition(";")[0] if cookies else ""
        return int(lines[0].split()[1]), rest, found

    async def guest(self, name: str) -> str:
        _, _, cookie = await self.request("POST", "/api/guest", {"name": name})
        return cookie


# The victim ------------------------------------------------------------------------------------


class Victim:
    """Two people at a table, who answer at random; what they wait is what is measured."""

    def __init__(self, http: Http, address: str) -> None:
        self.http = http
        self.address = address.replace("http", "ws", 1)
        self.dice = dice_from_seed("victim")
        self.questions: list[Any] = [None, None]
        self.sent = 0
        self.wires: list[ClientConnection] = []

    async def sit_down(self) -> str:
        cookies = [await self.http.guest(name) for name in ("Ada", "Ben")]
        wish = {"opponent": "friend", "seed": "victim"}  # agreed upon, so that nobody shuffles
        _, body, _ = await self.http.request("POST", "/api/games", wish, cookies[0])
        opened = msgspec.json.decode(body)
        room: str = opened["room"]
        sits = {"invite": opened["invite"], "agree": True}
        await self.http.request("POST", f"/api/games/{room}/seat", sits, cookies[1])
        self.questions, self.wires = [None, None], []
        for seat, cookie in enumerate(cookies):
            headers = {"cookie": cookie}
            wire = await connect(
                f"{self.address}/ws/{room}", additional_headers=headers, compression=None
            )
            await wire.send(RESUME)
            await wire.recv()
            self.questions[seat] = msgspec.json.decode(await wire.recv())["question"]
            self.wires.append(wire)
        return room

    async def answer(self) -> float:
        """Answer once; how many milliseconds until it was safe."""
        await self._hear()
        if not any(self.questions):
            await self.go()
            await self.sit_down()
        asked = 0 if self.questions[0] else 1
        question = self.questions[asked]
        message = {
            "type": "answer",
            "key": f"{self.sent}",
            "turn": question["turn"],
            "choice": self.dice.below(len(question["choices"])),
        }
        self.sent += 1
        began = time.perf_counter()
        await self.wires[asked].send(msgspec.json.encode(message).decode())
        while True:
            heard = msgspec.json.decode(await asyncio.wait_for(self.wires[asked].recv(), PATIENCE))
            if heard["type"] == "update":
                self.questions[asked] = heard["question"]
            elif heard["type"] in ("ack", "refused"):
                return (time.perf_counter() - began) * 1000

    async def _hear(self) -> None:
        for seat, wire in enumerate(self.wires):
            while True:
                try:
                    heard = msgspec.json.decode(await asyncio.wait_for(wire.recv(), 0.005))
                except TimeoutError:
                    break
                if heard["type"] == "update":
                    self.questions[seat] = heard["question"]

    async def go(self) -> None:
        for wire in self.wires:
            await wire.close()


# The attacks -----------------------------------------------------------------------------------


class Target(NamedTuple):
    http: Http
    address: str
    room: str
    """A game that anybody may watch."""


Attack = Callable[[Target, float, dict[int, int]], Coroutine[Any, Any, None]]


async def flood(
    http: Http,
    until: float,
    statuses: dict[int, int],
    make: Callable[[int], tuple[str, str, Any, str]],
    a_second: int = A_SECOND,
) -> None:
    """So many requests a second, whether they are answered or not."""

    async def one(number: int) -> None:
        try:
            status, _, _ = await http.request(*make(number))
        except (OSError, TimeoutError, IndexError, ValueError):
            status = 0
        statuses[status] = statuses.get(status, 0) + 1

    tasks, number = [], 0
    while time.perf_counter() < until:
        tasks.append(asyncio.create_task(one(number)))
        number += 1
        await asyncio.sleep(1 / a_second)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    await asyncio.sleep(0.05)  # what was cut off is closed by now


def asking(path: str, body: Callable[[int], Any]) -> Attack:
    """An attack by one kind of request, by somebody without a session."""

    async def attack(target: Target, until: float, statuses: dict[int, int]) -> None:
        await flood(target.http, until, statuses, lambda number: ("POST", path, body(number), ""))

    return attack


def misspelt_decks() -> Attack:
    names = [card.card.name for card in library_of(load()).cards if len(card.card.name) > 8]

    def deck(number: int) -> Any:
        lines = [
            f"1 {each[:4]}{'qx'[at % 2]}{each[5:]}{number % 7}" for at, each in enumerate(names)
        ]
        return {"text": "\n".join(lines)[:19_900]}

    return asking("/api/decks/look", deck)


def near_miss(number: int) -> Any:
    words = [f"{each}{number % 9}" for each in ("starlnig", "trakc", "quartrebcak", "sneka")]
    return {"query": " or ".join(words * 6)[:290] + "x"}


def long_text(number: int) -> Any:
    clause = "Choose one of your Players with rating 80 or more. Gain 5 yards. "
    return {"kind": "action", "text": clause * 12 + f"Draw {number % 9} "}


def record() -> str:
    """A whole game at random."""
    decks = demo_decks("crd")
    table = new_table((list(decks[0]), list(decks[1])), edition_named("crd"))
    game, dice = new_game(table, "attack"), dice_from_seed("attack")
    found = Record.start(table, "attack")
    while game.decision is not None:
        options = game.decision.options
        found.answer(game, options[dice.below(len(options))])
    return to_notation(found)


def replay() -> Attack:
    words = record()
    return asking("/api/replay", lambda _: {"record": words})


def judging() -> Attack:
    words = record()
    steps = words.count(" ") // 4
    return asking("/api/judge", lambda number: {"record": words, "step": min(steps, 150)})


async def own_cards(target: Target, until: float, statuses: dict[int, int]) -> None:
    """A guest who puts long lists into a set of their own, and looks at it."""
    cookie = await target.http.guest("Eve")

    def make(number: int) -> tuple[str, str, Any, str]:
        if number % 4 == 3:
            return "GET", "/api/own-cards", None, cookie
        line = "Choose one of your Players with rating 80 or more. Gain {} yards. Draw a card."
        rows = ["type,name,text"]
        rows += [
            f"Action,Card {number % 5}-{each},{line.format(each % 9 + 1)}" for each in range(600)
        ]
        body = {"text": "\n".join(rows)[:89_000], "form": "csv"}
        return "POST", "/api/own-cards/import", body, cookie

    await flood(target.http, until, statuses, make, a_second=4)


async def wires(target: Target, until: float, statuses: dict[int, int]) -> None:
    """40 people who watch, and ask for everything again and again."""
    url = f"{target.address.replace('http', 'ws', 1)}/ws/{target.room}"

    async def one() -> None:
        try:
            async with connect(url, compression=None, max_size=None, close_timeout=0.2) as wire:
                while time.perf_counter() < until:
                    with suppress(TimeoutError):
                        await asyncio.wait_for(wire.send(RESUME), 0.5)
                    with suppress(TimeoutError):
                        await asyncio.wait_for(wire.recv(), 0.02)
                statuses[101] = statuses.get(101, 0) + 1
        except (WebSocketException, OSError, TimeoutError) as error:
            code = getattr(getattr(error, "rcvd", None), "code", 0)
            statuses[code] = statuses.get(code, 0) + 1

    tasks = [asyncio.create_task(one()) for _ in range(40)]
    await asyncio.gather(*tasks, return_exceptions=True)


async def eight_guests(target: Target, until: float, statuses: dict[int, int]) -> None:
    """Eight guests who open games, one after the other."""
    cookies = [await target.http.guest(f"Eve {number}") for number in range(8)]
    await flood(
        target.http,
        until,
        statuses,
        lambda number: ("POST", "/api/games", {"opponent": "friend"}, cookies[number % 8]),
        a_second=40,
    )


ATTACKS: Final[dict[str, Callable[[], Attack]]] = {
    "misspelt decks": misspelt_decks,
    "searches with near misses": lambda: asking("/api/cards/search", near_miss),
    "sealed events": lambda: asking("/api/draft", lambda n: {"kind": "sealed", "seed": str(n)}),
    "decks to complete": lambda: asking("/api/decks/complete", lambda n: {"seed": str(n)}),
    "texts to complete": lambda: asking("/api/cards/complete", long_text),
    "own cards": lambda: own_cards,
    "replays": replay,
    "the judge": judging,
    "40 wires that resume": lambda: wires,
    "eight guests open games": lambda: eight_guests,
}


class Suffered(NamedTuple):
    """What a victim went through in one attack; times in milliseconds."""

    attack: str
    answers: int
    median: float
    worst: float
    held: float
    """How long the event loop was busy with one thing at most; -1: not told."""
    statuses: dict[int, int]
    """What the attacker got, by status."""


async def suffer(
    target: Target, victim: Victim, name: str, seconds: float, held: Callable[[], float]
) -> Suffered:
    """Let the victim play through one attack; without a name in peace."""
    statuses: dict[int, int] = {}
    until = time.perf_counter() + seconds
    attack = ATTACKS[name]() if name in ATTACKS else None
    until = time.perf_counter() + seconds
    going = asyncio.create_task(attack(target, until, statuses)) if attack else None
    times: list[float] = []
    while time.perf_counter() < until:
        times.append(await victim.answer())
        await asyncio.sleep(0.05)
    if going is not None:
        await going
    times.sort()
    return Suffered(
        name, len(times), times[len(times) // 2], times[-1], await asyncio.to_thread(held), statuses
    )


def held_by(port: int) -> Callable[[], float]:
    """Reads the watchdog's longest from the server's figures."""

    def read() -> float:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics") as page:
            for line in page.read().decode().splitlines():
                if line.startswith("snapcount_loop_held_longest_seconds "):
                    return float(line.split()[1]) * 1000
        return -1.0

    return read


async def play(address: str, name: str, seconds: float, port: int) -> Suffered:
    http = Http(address)
    victim = Victim(http, address)
    target = Target(http, address, await victim.sit_down())
    for _ in range(30):
        await victim.answer()  # so that there is something to tell those who watch
    found = await suffer(target, victim, name, seconds, held_by(port))
    await victim.go()
    return found


def attacked(name: str, seconds: float, port: int) -> Suffered:
    """A server of our own, and that attack on it."""
    with server_aside("--metrics-port", str(port)) as server:
        return asyncio.run(play(server.address, name, seconds, port))


def row(found: Suffered) -> str:
    got = ", ".join(f"{count} × {status}" for status, count in sorted(found.statuses.items()))
    held = f"{found.held:.0f} ms" if found.held >= 0 else "–"
    return f"| {found.attack} | {found.median:.0f} ms | {found.worst:.0f} ms | {held} | {got} |"


if __name__ == "__main__":
    print("| while another sends | median | worst | loop held | the other got |")
    print("|---|---|---|---|---|")
    for name in sys.argv[1:] or ["nothing", *ATTACKS]:
        print(row(attacked(name, 4.0, 18_499)), flush=True)
