"""`snapcount exam`: how much an agent can be made to lose in endings that are solved."""

from __future__ import annotations

import json
from typing import Annotated

import typer

from snapcount.agents import measure
from snapcount.agents.coach.fit import interval
from snapcount.agents.endings.exam import committed
from snapcount.cli import _games
from snapcount.cli.agent._tasks import in_parts
from snapcount.engine.errors import SnapcountError


def exam(
    agent: Annotated[str, typer.Option(help="random, greedy, coach, …")] = "coach",
    count: Annotated[int, typer.Option("-n", min=0, help="How many endings; 0 is all.")] = 0,
    workers: _games.WorkerCount = 0,
    worst: Annotated[int, typer.Option(min=0, help="Show the endings that cost most.")] = 0,
    as_json: _games.AsJson = False,
) -> None:
    """Test an agent on last-down positions whose exact values are known.

    Exploitability is how much chance to win (0 to 1) the agent gives up to a perfect opponent who
    knows how it answers. In open endings both players know both hands.
    """
    try:
        total = len(committed().endings)
        asked = min(count, total) if count else total
        step = max(total // asked, 1)  # spread over the file: open endings come first
        results = in_parts(measure.examined, (agent, step), asked, 10, workers, "endings")
    except SnapcountError as error:
        _games.fail("exam", error)
    groups = [
        ("open hands", [one for one in results if one.ending.open_hands]),
        ("hidden hands", [one for one in results if not one.ending.open_hands]),
        ("all", results),
    ]
    if as_json:
        found = {name: [len(part), *interval([r.lost for r in part])] for name, part in groups}
        print(json.dumps({"agent": agent, "exploitability": found}))
        return
    print(f"{agent}: exploitability in points of win probability")
    for name, part in groups:
        if part:
            mean, half = interval([one.lost for one in part])
            most = max(one.lost for one in part)
            print(
                f"{name:13} {len(part):4} endings: {mean:.4f} ± {half:.4f} (95 %), most {most:.3f}"
            )
    for one in sorted(results, key=lambda one: -one.lost)[:worst]:
        print(
            f"{one.lost:.3f} of {one.value:.3f} lost by seat {one.ending.seat}: {one.ending.line}"
        )
