"""Who finds the answer: the levels are asked, and the difficulty follows from who misses it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from snapcount.agents.agent import Agent
from snapcount.agents.names import agent_named
from snapcount.engine.dice import dice_from_seed
from snapcount.engine.table import Table
from snapcount.engine.views.view import View
from snapcount.puzzles.criteria import OBVIOUS
from snapcount.puzzles.puzzle import HARDEST

THUMB: Final = "greedy"
"""The rules of thumb of somebody who has read the rulebook once."""
SOLVERS: Final = (THUMB, "coach:varsity", "coach:rookie", "coach:assistant", "coach:pro")
"""From the weakest to the strongest."""
TEMPTED: Final = (THUMB, "coach:rookie")
"""One of these must miss the answer: else it's obvious."""
ASKED: Final = 5
"""How often each is asked: they see other worlds each time."""
NARROW: Final = 0.15
"""A lead below this makes a puzzle harder."""


class Solvers:
    """The levels at one table."""

    def __init__(self, table: Table) -> None:
        self.agents: dict[str, Agent] = {name: agent_named(name, table) for name in SOLVERS}

    def shares(
        self, view: View, seed: str, levels: Sequence[str] = SOLVERS
    ) -> dict[str, list[float]]:
        """How likely each level gives each answer."""
        assert view.decision is not None
        found: dict[str, list[float]] = {}
        for name in levels:
            thoughts = [
                self.agents[name].choose(
                    view, view.decision, dice_from_seed(f"{seed}:{name}:{number}")
                )
                for number in range(ASKED)
            ]
            answers = zip(*(thought.probabilities for thought in thoughts), strict=True)
            found[name] = [sum(shares) / ASKED for shares in answers]
        return found


def is_obvious(shares: dict[str, list[float]], best: int) -> bool:
    """Whether neither the rules of thumb nor a rookie are tempted by anything else."""
    return all(shares[name][best] >= OBVIOUS for name in TEMPTED)


def tempting_place(shares: dict[str, list[float]], best: int, chances: Sequence[float]) -> int:
    """The wrong answer that most levels give; where nobody errs, the next best."""
    others = [place for place in range(len(chances)) if place != best]
    return max(
        others,
        key=lambda place: (
            round(sum(share[place] for share in shares.values()), 2),
            chances[place],
        ),
    )


def difficulty(shares: dict[str, list[float]], best: int, lead: float) -> int:
    """One for each of the levels that misses it, and one for a narrow lead."""
    missed = sum(share[best] < OBVIOUS for share in shares.values())
    return max(1, min(missed + (1 if lead < NARROW else 0), HARDEST))
