"""`snapcount cluster`: whether games survive the servers that they run on."""

from __future__ import annotations

import asyncio
import json
import time
from typing import Annotated

import msgspec
import typer

from snapcount.cli._games import fail
from snapcount.cli.load import Opener

LONGEST_PAUSE = 10.0  # seconds until a game goes on elsewhere


def cluster(
    nodes: Annotated[int, typer.Option(min=1, max=9, help="How many servers.")] = 3,
    games: Annotated[int, typer.Option(min=1, max=2000, help="How many games at once.")] = 300,
    seconds: Annotated[float, typer.Option(min=5, max=600, help="For how long, at least.")] = 60,
    every: Annotated[float, typer.Option(min=0.1, help="Seconds between a player's answers.")] = 2,
    kill: Annotated[
        bool,
        typer.Option("--kill", help="Pause one, kill all but one in turn, and drain that one."),
    ] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Start PostgreSQL, Redis, HAProxy and several servers on this machine, and play games on them.

    Exit status 1: an acknowledged answer was lost or doubled, a game was broken, or one stood still
    for longer than 10 seconds.
    """
    from snapcount.server.cluster.programs import Missing
    from snapcount.server.cluster.trial import cluster_here, tried

    openers: dict[str, Opener] = {}

    def open_game(address: str, number: int) -> tuple[str, list[str]]:
        opener = openers.setdefault(address, Opener(address))
        return opener.open(number)

    def say(words: str) -> None:
        if not as_json:
            print(words, flush=True)

    began = time.monotonic()
    try:
        with cluster_here(nodes) as running:
            say(f"{nodes} nodes are up after {time.monotonic() - began:.1f} s")
            found = asyncio.run(tried(running, games, seconds, every, kill, open_game, say))
    except Missing as error:
        fail("cluster", str(error))
    if as_json:
        print(json.dumps(msgspec.to_builtins(found), indent=2))
    else:
        print(
            f"{found.games} games on {found.nodes} nodes, {found.seconds:g} s:"
            f" {found.killed} killed, {found.drained} drained"
        )
        print(
            f"  {found.acknowledged:,} answers acknowledged: {found.lost} lost,"
            f" {found.doubled} doubled; {found.broken} games broken, {found.refused} refused"
        )
        print(
            f"  {found.reconnects} reconnects, {found.sent_on} sent on to another node;"
            f" longest pause {found.longest_pause} s"
        )
    bad = found.lost or found.doubled or found.broken or found.longest_pause > LONGEST_PAUSE
    raise typer.Exit(1 if bad else 0)
