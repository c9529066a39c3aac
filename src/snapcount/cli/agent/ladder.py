"""`snapcount agent ladder`: how far apart the coach's levels are."""

from __future__ import annotations

import json
from itertools import pairwise
from typing import Annotated

import typer

from snapcount.agents import measure
from snapcount.agents.coach.fit import interval
from snapcount.agents.coach.levels import LADDER
from snapcount.cards.season import DEFAULT_EDITION
from snapcount.cli import _games
from snapcount.cli.agent._tasks import DeckNames, in_parts, pairs_of_decks
from snapcount.cli.agent.speed import figures
from snapcount.engine.errors import SnapcountError


def ladder(
    pairs: Annotated[
        int, typer.Option(min=1, help="Mirrored pairs of each level and the one below.")
    ] = 100,
    decks: DeckNames = None,
    edition: _games.Edition = DEFAULT_EDITION,
    seed: _games.Seed = "0",
    workers: _games.WorkerCount = 0,
    as_json: _games.AsJson = False,
) -> None:
    """Play each of the coach's levels against the one below it, and time its decisions."""
    names = [f"coach:{level}" for level in LADDER]
    try:
        chosen = pairs_of_decks(decks, edition)
        times = {
            name: figures(measure.decisions_timed(chosen[0], edition, name, f"ladder {seed}", 1))
            for name in names
        }
        shares = {}
        for below, name in pairwise(names):
            before = (chosen, edition, (name, below), f"ladder {seed}")
            points = in_parts(measure.duel, before, pairs, 4, workers, name)
            shares[name] = interval([point / 2 for point in points])
    except SnapcountError as error:
        _games.fail("agent ladder", error)
    if as_json:
        rungs = [
            {"agent": name, "over the one below": shares.get(name), "ms": times[name][:2]}
            for name in names
        ]
        print(json.dumps({"pairs": pairs, "levels": rungs}))
        return
    print(f"{'':15} {'beats the one below':>24} {'ms a decision':>14} {'95 of 100':>10}")
    for name in names:
        share = ""
        if name in shares:
            mean, half = shares[name]
            share = f"{mean:.1%}, {mean - half:.1%} to {mean + half:.1%}"
        print(f"{name:15} {share:>24} {times[name][0]:14.1f} {times[name][1]:10.1f}")
