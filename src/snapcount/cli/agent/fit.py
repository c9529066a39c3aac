"""`snapcount agent fit`: fit the coach's win-probability model anew."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from snapcount.agents import measure
from snapcount.agents.coach import fit as fitting
from snapcount.agents.coach import winning
from snapcount.agents.names import QUICK
from snapcount.cards.season import DEFAULT_EDITION
from snapcount.cli import _games
from snapcount.cli.agent._tasks import DeckNames, in_parts, pairs_of_decks
from snapcount.engine.errors import SnapcountError


def fit(
    games: Annotated[
        int, typer.Option("-n", "--games", min=10, help="How many games to play.")
    ] = 1000,
    agent: Annotated[str, typer.Option(help="The agent that plays itself.")] = QUICK,
    decks: DeckNames = None,
    edition: _games.Edition = DEFAULT_EDITION,
    seed: _games.Seed = "fit",
    workers: _games.WorkerCount = 0,
    out: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Write to this file instead of over the model in use."),
    ] = None,
) -> None:
    """Fit the win-probability model to games an agent plays against itself (needs NumPy).

    The recipe is in `agents/coach/fit.py`; the same seed gives the same coefficients.
    """
    try:
        chosen = pairs_of_decks(decks, edition)
        chosen += [(deck, deck) for pair in chosen[:1] for deck in pair]
        before = (chosen, edition, agent, seed)
        rows = in_parts(measure.downs, before, games, 10, workers, "games", (True,))
    except SnapcountError as error:
        _games.fail("agent fit", error)
    coefficients = fitting.fit(rows)
    path = out or winning.MODEL
    path.write_text(fitting.written(coefficients, agent, games, len(rows)), "utf-8")
    said = [row._replace(said=fitting.said_by(coefficients, row)) for row in rows]
    print(
        f"{len(rows):,} downs of {games} games; on these the calibration error is"
        f" {fitting.calibration(said).expected_error:.4f}. Written to {path.name}."
    )
