"""`snapcount fuzz`: random games, with the engine's promises checked at every decision."""

from __future__ import annotations

import hashlib
import json
import os
import sys
from pathlib import Path
from time import monotonic
from typing import Annotated, Any

import typer

from snapcount.engine.editions import edition_named
from snapcount.engine.errors import UnknownEdition
from snapcount.testing.fuzz import Played, Run, play_run

LINES_APART = 10.0  # seconds between two lines of progress where they cannot be overwritten


def fuzz(
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 200,
    seed: Annotated[int, typer.Option(help="A different seed plays different games.")] = 0,
    first: Annotated[int, typer.Option(min=0, help="The number of the first game.")] = 0,
    edition: Annotated[
        str | None, typer.Option(help="Play only by these rules; default: all four in turn.")
    ] = None,
    every: Annotated[
        int,
        typer.Option(
            min=1,
            help="Test copies, wrong answers, saving and views at one decision in this many.",
        ),
    ] = 1,
    workers: Annotated[
        int, typer.Option(min=0, help="Number of processes; 0 means one per core.")
    ] = 0,
    records: Annotated[
        Path | None, typer.Option(help="Write records of failed games to this folder.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Play random games between generated decks and check the engine's promises.

    No card is lost, offered answers are accepted and others refused, copies and saved games match,
    records replay, views hide what they should, and every game ends. The same seed plays the same
    games with any number of workers. Exit status 1: a promise was broken.
    """
    if edition is not None:
        try:
            edition_named(edition)
        except UnknownEdition as unknown:
            raise typer.BadParameter(str(unknown), param_hint="--edition") from None
    run = Run(seed, first, games, edition, every)
    tally = Tally(run, records)
    try:
        for played in play_run(run, workers or cores()):
            tally.add(played)
    except KeyboardInterrupt:
        tally.stopped = True
    tally.finish(as_json)
    raise typer.Exit(130 if tally.stopped else 1 if tally.broken else 0)


def cores() -> int:
    """How many this process may use; macOS and Windows cannot say, and have no such limits."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


class Tally:
    """What has been played and found so far, said as it comes."""

    def __init__(self, run: Run, records: Path | None) -> None:
        self.run = run
        self.records = records
        self.games: dict[str, int] = {}
        self.decisions = 0
        self.longest = 0
        self.digest = hashlib.sha256()
        self.broken: list[dict[str, Any]] = []
        self.stopped = False
        self.started = monotonic()
        self.told = self.started - LINES_APART  # the first game is told of at once

    def add(self, played: Played) -> None:
        self.games[played.edition] = self.games.get(played.edition, 0) + 1
        self.decisions += played.decisions
        self.longest = max(self.longest, played.decisions)
        self.digest.update(played.digest.encode())
        if played.violation is not None:
            self.broken.append(self.told_of(played))
        self.progress()

    def told_of(self, played: Played) -> dict[str, Any]:
        """A broken promise, with the command that shows it again."""
        violation = played.violation
        assert violation is not None
        told = {
            "game": played.number,
            "edition": played.edition,
            "promise": violation.promise,
            "decision": violation.decision,
            "problem": violation.problem,
            "command": self.command(played.number),
        }
        self.clear()
        print(
            f"game {played.number} ({played.edition}), decision {violation.decision}:"
            f" {violation.promise}: {violation.problem}\n  {told['command']}",
            file=sys.stderr,
        )
        if self.records is not None:
            self.records.mkdir(parents=True, exist_ok=True)
            path = self.records / f"fuzz-{self.run.seed}-{played.number}.json"
            path.write_bytes(played.record)
            told["record"] = str(path)
        return told

    def command(self, number: int) -> str:
        edition = f" --edition {self.run.edition}" if self.run.edition else ""
        every = f" --every {self.run.every}" if self.run.every > 1 else ""
        return f"snapcount fuzz --games 1 --seed {self.run.seed} --first {number}{edition}{every}"

    def progress(self) -> None:
        """A line about how far it is: overwritten on a terminal, else now and then."""
        terminal = sys.stderr.isatty()
        if monotonic() - self.told < (0.2 if terminal else LINES_APART):
            return
        self.told = monotonic()
        done = sum(self.games.values())
        line = f"{done:,} of {self.run.games:,} games, {self.decisions:,} decisions"
        line += f", {len(self.broken)} violations"
        print(f"\r{line}" if terminal else line, end="" if terminal else "\n", file=sys.stderr)
        sys.stderr.flush()

    def clear(self) -> None:
        if sys.stderr.isatty():
            print("\r\x1b[K", end="", file=sys.stderr, flush=True)

    def finish(self, as_json: bool) -> None:
        self.clear()
        took = monotonic() - self.started
        played = sum(self.games.values())
        if as_json:
            report = {
                "seed": self.run.seed,
                "first": self.run.first,
                "games": played,
                "by_edition": self.games,
                "decisions": self.decisions,
                "longest": self.longest,
                "digest": self.digest.hexdigest()[:16],
                "seconds": round(took, 1),
                "stopped": self.stopped,
                "violations": self.broken,
            }
            print(json.dumps(report, indent=2))
            return
        editions = ", ".join(f"{count:,} of {name}" for name, count in sorted(self.games.items()))
        if self.stopped:
            print(f"stopped before game {self.run.first + played}")
        print(f"games       {played:,} ({editions})")
        print(
            f"decisions   {self.decisions:,} in {took:.0f} s, {self.longest:,} in the longest game"
        )
        print(f"digest      {self.digest.hexdigest()[:16]} (the same for the same games anywhere)")
        print(f"violations  {len(self.broken)}")
