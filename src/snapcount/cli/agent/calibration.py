"""`snapcount agent calibration`: whether what the coach gives itself comes true."""

from __future__ import annotations

import json
from typing import Annotated

import typer

from snapcount.agents import measure
from snapcount.agents.coach import fit
from snapcount.agents.names import QUICK
from snapcount.cards.season import DEFAULT_EDITION
from snapcount.cli import _games
from snapcount.cli.agent._tasks import DeckNames, in_parts, pairs_of_decks
from snapcount.engine.errors import SnapcountError


def calibration(
    games: Annotated[
        int, typer.Option("-n", "--games", min=1, help="How many new games to play.")
    ] = 400,
    agent: Annotated[str, typer.Option(help="The agent that plays itself.")] = QUICK,
    decks: DeckNames = None,
    edition: _games.Edition = DEFAULT_EDITION,
    seed: _games.Seed = "fresh",
    workers: _games.WorkerCount = 0,
    as_json: _games.AsJson = False,
) -> None:
    """Compare the win-probability model with how new games end, ten percent at a time."""
    try:
        chosen = pairs_of_decks(decks, edition)
        before = (chosen, edition, agent, f"calibration {seed}")
        rows = in_parts(measure.downs, before, games, 10, workers, "games", (False,))
    except SnapcountError as error:
        _games.fail("agent calibration", error)
    found = fit.calibration(rows)
    if as_json:
        print(json.dumps(found._asdict()))
        return
    print("said    came true  downs")
    for said, won, count in found.tenths:
        print(f"{said:6.1%}  {won:6.1%}  {count:8,}")
    print(
        f"{found.rows:,} downs in {games} games: expected calibration error "
        f"{found.expected_error:.4f}, Brier score {found.brier:.4f}"
    )
    print(
        f"With this many games, a model that's always right would show {found.by_chance:.4f} on "
        f"average, and less than {found.by_chance_most:.4f} 19 times in 20."
    )
