"""`snapcount referee`: random games, with a second reading of the rules beside the engine."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from time import monotonic
from typing import Annotated, Any

import typer

from snapcount.cli._games import progress
from snapcount.cli.fuzz import cores
from snapcount.engine.editions import edition_named
from snapcount.engine.errors import UnknownEdition
from snapcount.testing.refereed import Refereed, Run, play_run


def referee(
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 200,
    seed: Annotated[int, typer.Option(help="A different seed plays different games.")] = 0,
    first: Annotated[int, typer.Option(min=0, help="The number of the first game.")] = 0,
    edition: Annotated[
        str | None, typer.Option(help="Play only by these rules; default: all four in turn.")
    ] = None,
    workers: Annotated[
        int, typer.Option("--workers", min=0, help="Number of processes; 0 means one per core.")
    ] = 0,
    records: Annotated[
        Path, typer.Option(help="Write records of disputed games to this folder.")
    ] = Path("build/referee"),
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Play random games and compare the engine with a second reading of the rules.

    The referee works out Strength, yards, ball, downs, clock, score, kicks and cards on its own
    and compares them with the engine's after every answer, in games with its own cards and with
    starter decks. The same seed plays the same games. Exit status 1: they disagree.
    """
    if edition is not None:
        try:
            edition_named(edition)
        except UnknownEdition as unknown:
            raise typer.BadParameter(str(unknown), param_hint="--edition") from None
    run = Run(seed, first, games, edition)
    started = monotonic()
    played: list[Refereed] = []
    disagreements: list[dict[str, Any]] = []
    stopped = False
    try:
        with progress("games", games) as told:
            for game in play_run(run, workers or cores()):
                played.append(game)
                if game.found is not None:
                    disagreements.append(report(run, game, records))
                told(1)
    except KeyboardInterrupt:
        stopped = True
    finish(run, played, disagreements, monotonic() - started, as_json)
    raise typer.Exit(130 if stopped else 1 if disagreements else 0)


def report(run: Run, game: Refereed, records: Path) -> dict[str, Any]:
    """A disagreement in words, with the record and the command that shows it again."""
    found = game.found
    assert found is not None
    path = records / f"referee-{run.seed}-{game.number}.json"
    records.mkdir(parents=True, exist_ok=True)
    path.write_bytes(game.record)
    edition = f" --edition {run.edition}" if run.edition else ""
    command = f"snapcount referee --games 1 --seed {run.seed} --first {game.number}{edition}"
    print(
        f"game {game.number} ({game.edition}, {game.cards}),"
        f" answer {found.decision}, {found.when}\n"
        f"  {found.clause}: {found.what}\n"
        f"    the engine says   {found.engine}\n"
        f"    the referee says  {found.referee}\n"
        f"  snapcount replay {path}\n"
        f"  {command}",
        file=sys.stderr,
    )
    return {
        "game": game.number,
        "edition": game.edition,
        "cards": game.cards,
        "answer": found.decision,
        "when": found.when,
        "clause": found.clause,
        "what": found.what,
        "engine": found.engine,
        "referee": found.referee,
        "record": str(path),
        "command": command,
    }


def finish(
    run: Run,
    played: list[Refereed],
    disagreements: list[dict[str, Any]],
    took: float,
    as_json: bool,
) -> None:
    by_edition: dict[str, int] = {}
    for game in played:
        by_edition[game.edition] = by_edition.get(game.edition, 0) + 1
    downs = sum(game.downs for game in played)
    decisions = sum(game.decisions for game in played)
    if as_json:
        told = {
            "seed": run.seed,
            "first": run.first,
            "games": len(played),
            "by_edition": by_edition,
            "downs": downs,
            "decisions": decisions,
            "seconds": round(took, 1),
            "disagreements": disagreements,
        }
        print(json.dumps(told, indent=2))
        return
    editions = ", ".join(f"{count:,} of {name}" for name, count in sorted(by_edition.items()))
    print(f"games          {len(played):,} ({editions})")
    print(f"downs          {downs:,}, {decisions:,} decisions, {took:.0f} s")
    print(f"disagreements  {len(disagreements)}")
