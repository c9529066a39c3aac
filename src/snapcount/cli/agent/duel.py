"""`snapcount agent duel`: who plays better, in mirrored pairs."""

from __future__ import annotations

import json
from typing import Annotated

import typer

from snapcount.agents import measure
from snapcount.agents.coach.fit import interval
from snapcount.cards.season import DEFAULT_EDITION
from snapcount.cli import _games
from snapcount.cli.agent._tasks import DeckNames, in_parts, pairs_of_decks
from snapcount.engine.errors import SnapcountError


def duel(
    first: Annotated[str, typer.Argument(metavar="AGENT", help="random, greedy, coach, …")],
    second: Annotated[str, typer.Argument(metavar="AGENT", help="Its opponent.")],
    pairs: Annotated[int, typer.Option(min=1, help="Mirrored pairs, two games each.")] = 100,
    decks: DeckNames = None,
    edition: _games.Edition = DEFAULT_EDITION,
    seed: _games.Seed = "0",
    workers: _games.WorkerCount = 0,
    as_json: _games.AsJson = False,
) -> None:
    """Play two agents against each other, in pairs with the same shuffles and seats swapped."""
    try:
        chosen = pairs_of_decks(decks, edition)
        before = (chosen, edition, (first, second), f"duel {seed}")
        points = in_parts(measure.duel, before, pairs, 4, workers, "pairs")
    except SnapcountError as error:
        _games.fail("agent duel", error)
    mean, half = interval([point / 2 for point in points])
    if as_json:
        print(json.dumps({"first": first, "second": second, "pairs": pairs, "share": [mean, half]}))
        return
    print(f"{first} vs. {second}, {pairs} mirrored pairs over {len(chosen)} deck matchups:")
    print(f"{first} wins {mean:.1%}, 95 % interval {mean - half:.1%} to {mean + half:.1%}")
