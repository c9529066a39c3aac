"""`snapcount agent speed`: how long an agent thinks."""

from __future__ import annotations

import json
from typing import Annotated

import typer

import snapcount
from snapcount.agents.measure import Timed, decisions_timed
from snapcount.cards.season import DEFAULT_EDITION
from snapcount.cli import _games
from snapcount.cli.agent._tasks import DeckNames, pairs_of_decks
from snapcount.engine.errors import SnapcountError
from snapcount.engine.options import DECISION_NAMES


def speed(
    agent: Annotated[str, typer.Argument(help="random, greedy, coach, …")] = "coach",
    games: Annotated[int, typer.Option("-n", "--games", min=1)] = 10,
    decks: DeckNames = None,
    edition: _games.Edition = DEFAULT_EDITION,
    seed: _games.Seed = "0",
    as_json: _games.AsJson = False,
) -> None:
    """Time every decision an agent makes in games against itself, its view included.

    CPU time is what the decision cost. Wall time depends on what else the machine is doing.
    """
    try:
        pair = pairs_of_decks(decks, edition)[0]
        timed = decisions_timed(pair, edition, agent, f"speed {seed}", games)
    except SnapcountError as error:
        _games.fail("agent speed", error)
    kinds = sorted({one.kind for one in timed})
    rows = [(DECISION_NAMES[kind], [t for t in timed if t.kind == kind]) for kind in kinds]
    rows.append(("all", timed))
    if as_json:
        print(json.dumps({name: figures(part) for name, part in rows}))
        return
    engine = "compiled" if snapcount.compiled() else "interpreted"
    print(f"{agent}, engine {engine}, {games} games; CPU milliseconds (wall time)")
    print(f"{'':20} {'decisions':>9} {'mean':>15} {'95 of 100':>17}")
    for name, part in rows:
        mean, p95, wall, wall95 = figures(part)
        print(f"{name:20} {len(part):9,} {mean:6.2f} ({wall:6.2f}) {p95:8.2f} ({wall95:6.2f})")


def figures(timed: list[Timed]) -> tuple[float, float, float, float]:
    """Mean and 95th of a hundred, in milliseconds: of CPU time, then of wall time."""
    found = []
    for times in (sorted(t.busy for t in timed), sorted(t.wall for t in timed)):
        found += [1000 * sum(times) / len(times), 1000 * times[int(0.95 * len(times))]]
    return found[0], found[1], found[2], found[3]
