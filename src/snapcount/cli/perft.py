"""`snapcount perft`: count the ways games can go on, and compare with the committed counts."""

from __future__ import annotations

import json
from time import process_time
from typing import Annotated

import typer

from snapcount.testing import perft as counting
from snapcount.testing.perft import Position


def perft(
    update: Annotated[
        bool, typer.Option("--update", help="Replace the old counts with today's.")
    ] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Count the ways a game can continue from fixed positions in all four editions.

    Column n counts the different sequences of n answers and compares them with the committed
    counts. Exit status 1: one differs, so the rules changed.
    """
    if update:
        known = counting.committed() if counting.COUNTS.is_file() else []
        positions = [counting.recounted(wanted, known) for wanted in counting.WANTED]
        counting.write(positions, counting.COUNTS)
    started = process_time()
    leaves = 0
    rows = []
    if not as_json:
        print(row("", "", [f"{depth}" for depth in range(1, counting.MOST_DEPTH + 1)]))
    for position in counting.committed():
        found, problem = counted(position)
        leaves += sum(found)
        rows.append(
            {
                "edition": position.edition,
                "position": position.name,
                "expected": position.counts,
                "found": found,
                "problem": problem,
            }
        )
        if not as_json:
            print(row(position.edition, position.name, [f"{leaves:,}" for leaves in found]))
            if problem:
                print(f"      WRONG: {problem}")
    wrong = sum(1 for entry in rows if entry["problem"])
    if as_json:
        print(json.dumps({"positions": rows, "leaves": leaves, "wrong": wrong}, indent=2))
    else:
        took = process_time() - started
        print(f"{len(rows)} positions, {leaves:,} leaves in {took:.1f} s, {wrong} wrong")
    raise typer.Exit(1 if wrong else 0)


def counted(position: Position) -> tuple[list[int], str]:
    """The counts as they are now, and what is wrong with them; nothing if they are right."""
    try:
        game = counting.game_at(position)
    except counting.PositionMoved as moved:
        return [], str(moved)
    found = [counting.count(game, depth + 1) for depth in range(len(position.counts))]
    for depth, expected in enumerate(position.counts):
        if found[depth] != expected:
            return found, f"expected {expected:,} at depth {depth + 1}, found {found[depth]:,}."
    return found, ""


def row(edition: str, name: str, counts: list[str]) -> str:
    return f"{edition:5} {name:44}" + "".join(f"{text:>8}" for text in counts)
