"""`snapcount puzzles check`: measure the puzzles that come with the program again."""

from __future__ import annotations

import json
from typing import Annotated

import typer

from snapcount.cli import _games
from snapcount.cli.agent._tasks import in_parts
from snapcount.engine.errors import SnapcountError
from snapcount.puzzles.checking import checked
from snapcount.puzzles.criteria import WORLDS
from snapcount.puzzles.puzzle import committed

A_PART = 4


def check(
    count: Annotated[int, typer.Option("-n", min=0, help="How many puzzles; 0 is all.")] = 0,
    worlds: Annotated[
        int, typer.Option(min=2, help="How many deals of the hidden cards to judge on.")
    ] = WORLDS,
    workers: _games.WorkerCount = 0,
    as_json: _games.AsJson = False,
) -> None:
    """Check the puzzles again: solve the proved ones, and measure the others by both judges.

    Exits with 1 if any of them doesn't stand.
    """
    try:
        total = len(committed().puzzles)
        asked = min(count, total) if count else total
        step = max(total // asked, 1)
        found = in_parts(checked, (worlds, step), asked, A_PART, workers, "puzzles")
    except SnapcountError as error:
        _games.fail("puzzles check", error)
    wrong = [each for each in found if each.problem]
    if as_json:
        print(json.dumps({"checked": len(found), "wrong": dict(wrong)}))
    else:
        for each in wrong:
            print(f"{each.id}: {each.problem}")
        print(f"{len(found)} puzzles checked, {len(found) - len(wrong)} stand")
    if wrong:
        raise typer.Exit(1)
