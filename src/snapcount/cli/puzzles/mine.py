"""`snapcount puzzles mine`: look for puzzles in games."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer

from snapcount.agents.endings.exam import committed as committed_endings
from snapcount.agents.names import agent_named
from snapcount.cli import _games
from snapcount.cli.replay import contents
from snapcount.engine.errors import SnapcountError
from snapcount.engine.records.decklists import decks_of, pack
from snapcount.engine.records.reading import read
from snapcount.engine.records.record import walk
from snapcount.engine.table import Table
from snapcount.puzzles import games
from snapcount.puzzles.choosing import choose
from snapcount.puzzles.exact import Prover
from snapcount.puzzles.found import Found
from snapcount.puzzles.mining import Miner
from snapcount.puzzles.pool import Pool
from snapcount.puzzles.puzzle import THEMES, written


def mine(
    records: Annotated[
        list[Path] | None, typer.Argument(help="Recorded games to look through as well.")
    ] = None,
    count: Annotated[
        int, typer.Option("--games", min=0, help="How many games the coaches play.")
    ] = 20,
    first: Annotated[int, typer.Option(min=0, help="The number of the first of them.")] = 0,
    seed: Annotated[str, typer.Option(help="The same seed, the same games.")] = "puzzles",
    endings: Annotated[
        bool,
        typer.Option("--endings", help="Solve last downs, too: the exam's, and one of each game."),
    ] = False,
    found: Annotated[
        Path, typer.Option(help="Where finds are kept; games in it aren't looked through again.")
    ] = Path("puzzles.jsonl"),
    write: Annotated[
        Path | None, typer.Option(help="Choose from all finds and write the puzzles there.")
    ] = None,
) -> None:
    """Look for puzzles: decisions with one answer that two judges put 10 points ahead.

    You can stop it at any time; it goes on where it was.
    """
    try:
        pool = Pool(found)
        for path in records or []:
            in_record(pool, path)
        if endings:
            in_endings(pool)
        in_self_play(pool, range(first, first + count), seed, endings)
        if write is not None:
            collection = choose(pool.lines)
            write.write_text(written(collection), "utf-8")
            print(f"{write}: {len(collection.puzzles)} puzzles")
    except OSError as error:
        _games.fail("puzzles mine", f"{error.filename}: {error.strerror}")
    except SnapcountError as error:
        _games.fail("puzzles mine", error)
    puzzles = [line.puzzle for line in pool.lines if line.puzzle is not None]
    for theme in THEMES:
        print(f"{theme:12} {sum(puzzle.theme == theme for puzzle in puzzles):4}")


def in_record(pool: Pool, path: Path) -> None:
    record = read(contents(path))
    name = f"record {path.name}"
    if name not in pool.done:
        table = next(walk(record)).table
        keep(pool, name, table, Miner(table, 0).in_record(record, name))


def in_endings(pool: Pool) -> None:
    endings = committed_endings()
    provers = [Prover(table, place) for place, table in enumerate(endings.tables)]
    with _games.progress("endings", len(endings.endings)) as told:
        for number, ending in enumerate(endings.endings):
            name = f"ending {number}"
            if name not in pool.done:
                prover = provers[ending.table]
                keep(pool, name, prover.table, prover.in_ending(ending, name))
            told(1)


def in_self_play(pool: Pool, numbers: range, seed: str, prove: bool) -> None:
    meetings = games.meetings(_games.library())
    miners: dict[int, Miner] = {}
    provers: dict[int, Prover] = {}
    with _games.progress("games", len(numbers)) as told:
        for number in numbers:
            plan = games.plan(number, len(meetings), seed)
            names = [f"game {plan.seed}", f"last down of {plan.seed}"]
            if {*names[: 1 + prove]} - pool.done:
                miner = miners.get(plan.meeting)
                if miner is None:
                    miner = Miner(meetings[plan.meeting].table(), plan.meeting)
                    miners[plan.meeting] = miner
                players = [agent_named(level, miner.table) for level in plan.levels]
                pair = players[0], players[1]
                if names[0] not in pool.done:
                    finds = miner.in_self_play(plan.seed, pair, plan.whole)
                    keep(pool, names[0], miner.table, finds)
                if prove and names[1] not in pool.done:
                    prover = provers.setdefault(plan.meeting, Prover(miner.table, plan.meeting))
                    keep(pool, names[1], miner.table, prover.in_self_play(plan.seed, pair))
            told(1)


def keep(pool: Pool, name: str, table: Table, finds: Iterator[Found]) -> None:
    """Look through a game, and keep what it has."""
    pool.add(name, pack(decks_of(table)), list(finds))
