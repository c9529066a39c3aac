"""`snapcount load`: how a server bears many games at once."""

from __future__ import annotations

import asyncio
import json
import re
import urllib.request
from collections.abc import Callable
from functools import partial
from typing import Annotated, Any
from urllib.parse import urlsplit

import msgspec
import typer

from snapcount.cards.catalog.catalog import load as load_catalog
from snapcount.cards.demo import demo_decks
from snapcount.cards.season import DEFAULT_EDITION
from snapcount.decks.decklist import deck_of
from snapcount.decks.json_form import write_json
from snapcount.decks.library import library_of
from snapcount.server.aside import free_port, server_aside
from snapcount.server.load import Load, measure, measure_burst

SLOWEST = 100.0  # milliseconds to a durable acknowledgement, for 99 in 100 answers
SLOWEST_IN_A_BURST = 200.0  # the same for every answer while many games are opened
LONGEST_BURST = 2.0  # seconds until all of them are open


def load(
    games: Annotated[int, typer.Option(min=1, max=5000, help="How many games at once.")] = 500,
    seconds: Annotated[
        float, typer.Option(min=1, max=600, help="How long to run, in seconds.")
    ] = 30,
    every: Annotated[float, typer.Option(min=0.1, help="Seconds between answers in a game.")] = 5,
    full_control: Annotated[
        bool, typer.Option(help="Players answer everything themselves; nobody passes for them.")
    ] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
    burst: Annotated[
        int,
        typer.Option(min=0, max=2000, help="Instead, open this many games at the same moment."),
    ] = 0,
) -> None:
    """Start a local server and play many games on it at once, with clients on this machine.

    Exit status 1: more than 1% of answers took over 100 ms to be saved; with --burst, an answer
    took over 200 ms, a game was refused, or opening them all took over 2 seconds.
    """
    if burst:
        load_burst(burst, as_json)
    figures = free_port()
    with server_aside("--no-limits", "--metrics-port", str(figures)) as server:
        opener = Opener(server.address)
        with asyncio.Runner(loop_factory=fastest_loop()) as runner:
            beats = partial(beats_so_far, figures)
            found = runner.run(
                measure(
                    server.address,
                    games,
                    seconds,
                    every,
                    opener.open,
                    server.process,
                    beats,
                    full_control,
                )
            )
    if as_json:
        print(json.dumps(msgspec.to_builtins(found), indent=2))
    else:
        print_load(found)
    raise typer.Exit(1 if found.p99 > SLOWEST else 0)


def load_burst(games: int, as_json: bool) -> None:
    with server_aside("--no-limits") as server:
        opener = Opener(server.address)
        with asyncio.Runner(loop_factory=fastest_loop()) as runner:
            burst = measure_burst(
                server.address, games, opener.open, opener.request_to_open, server.process
            )
            found = runner.run(burst)
    if as_json:
        print(json.dumps(msgspec.to_builtins(found), indent=2))
    else:
        print(f"{found.games} games opened at once in {found.seconds} s, {found.refused} refused")
        print(f"  {found.cpu} ms of server CPU time per game")
        print(f"  {found.answers} answers meanwhile: median {found.median} ms", end="")
        print(f", worst {found.worst} ms")
    slow = found.worst > SLOWEST_IN_A_BURST or found.seconds > LONGEST_BURST
    raise typer.Exit(1 if slow or found.refused else 0)


def fastest_loop() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """What the server runs on too, where there is one: the clients must not be what is slow."""
    try:
        import uvloop
    except ImportError:  # not on Windows
        return None
    return uvloop.new_event_loop


def beats_so_far(port: int) -> int:
    """How often the server has passed for somebody, by its own figures."""
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics") as response:
        found = re.search(
            rb'^snapcount_answers_total\{by="beat"\} ([0-9.]+)', response.read(), re.M
        )
    return int(float(found[1])) if found else 0


class Opener:
    """Opens games between two guests of its own."""

    def __init__(self, address: str) -> None:
        self.address = address
        library = library_of(load_catalog())
        self.decks = [write_json(deck_of(cards, library)) for cards in demo_decks(DEFAULT_EDITION)]
        self.wish = {
            "opponent": "friend",
            "deck": self.decks[0],
            "opponents_deck": self.decks[1],
        }

    def open(self, number: int) -> tuple[str, list[str]]:
        cookies = [self.post("/api/guest", {"name": f"P{number}"})[1] for _ in range(2)]
        opened = self.post("/api/games", {**self.wish, "seed": str(number)}, cookies[0])[0]
        invited = {"invite": opened["invite"], "agree": True}
        self.post(f"/api/games/{opened['room']}/seat", invited, cookies[1])
        return opened["room"], cookies

    def request_to_open(self, number: int) -> bytes:
        """What a guest of its own sends to open a game."""
        cookie = self.post("/api/guest", {"name": f"P{number}"})[1]
        body = json.dumps({**self.wish, "seed": str(number)}).encode()
        head = (
            f"POST /api/games HTTP/1.1\r\nHost: {urlsplit(self.address).netloc}\r\n"
            f"Cookie: {cookie}\r\nContent-Type: application/json\r\n"
            f"Content-Length: {len(body)}\r\nConnection: close\r\n\r\n"
        )
        return head.encode() + body

    def post(self, path: str, body: Any, cookie: str = "") -> tuple[Any, str]:
        data = json.dumps(body).encode()
        request = urllib.request.Request(f"{self.address}{path}", data, method="POST")
        if cookie:
            request.add_header("cookie", cookie)
        with urllib.request.urlopen(request) as response:
            session = (response.headers.get("set-cookie") or "").partition(";")[0]
            return json.load(response), session


def print_load(found: Load) -> None:
    print(f"{found.games} games at once, {found.seconds:g} s, {found.answers:,} answers")
    print(f"  {found.answers_per_second:,.1f} answers/s, {found.refused} refused", end="")
    print(f", {found.finished} games over", end="")
    print(f"; the server passed {found.beats:,} times for somebody")
    print(f"  to a durable acknowledgement: median {found.median} ms, 95 % {found.p95} ms", end="")
    print(f", 99 % {found.p99} ms, worst {found.worst} ms")
    print(f"  {found.cpu} ms of server CPU time per answer", end="")
    print(f", {found.cpu_each} ms per answer or pass")
    print(f"  server memory {found.memory_before} MB before, {found.memory_during} MB", end="")
    print(f" during, {found.memory_after} MB after")
