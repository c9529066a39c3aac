"""`snapcount agent ladder`: how far apart the coach's levels are."""

from __future__ import annotations

import json
from typing import Annotated, NamedTuple

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
    rungs = []
    try:
        chosen = pairs_of_decks(decks, edition)
        if not as_json:
            print(f"{'':15} {'beats the one below':>24} {'ms a decision':>14} {'95 of 100':>10}")
        for below, name in zip([None, *names], names, strict=False):
            timed = measure.decisions_timed(chosen[0], edition, name, f"ladder {seed}", 1)
            share = None
            if below is not None:
                before = (chosen, edition, (name, below), f"ladder {seed}")
                points = in_parts(measure.duel, before, pairs, 4, workers, name)
                share = interval([point / 2 for point in points])
            rungs.append(Rung(name, share, figures(timed)[:2]))
            if not as_json:
                print(rungs[-1].in_words(), flush=True)
    except SnapcountError as error:
        _games.fail("agent ladder", error)
    if as_json:
        levels = [
            {"agent": rung.name, "over the one below": rung.share, "ms": rung.times}
            for rung in rungs
        ]
        print(json.dumps({"pairs": pairs, "levels": levels}))


class Rung(NamedTuple):
    """A level: what it wins against the one below, give or take, and its times."""

    name: str
    share: tuple[float, float] | None
    times: tuple[float, float]

    def in_words(self) -> str:
        """Its line of the table, said as soon as it is known: the strongest take long."""
        won = ""
        if self.share is not None:
            mean, half = self.share
            won = f"{mean:.1%}, {mean - half:.1%} to {mean + half:.1%}"
        return f"{self.name:15} {won:>24} {self.times[0]:14.1f} {self.times[1]:10.1f}"
