"""Agents by name, as the command line and everything above this floor asks for them."""

from __future__ import annotations

from typing import Final

from snapcount.agents.agent import Agent
from snapcount.agents.chance import Random
from snapcount.agents.coach.coach import Coach
from snapcount.agents.coach.levels import DEFAULT_LEVEL, LEVELS, QUICK_LEVEL
from snapcount.agents.greedy import Greedy
from snapcount.engine.errors import SnapcountError
from snapcount.engine.table import Table

QUICK: Final = f"coach:{QUICK_LEVEL}"
AGENT_NAMES: Final = ("random", "greedy", "coach", *(f"coach:{level}" for level in LEVELS))
"""Every agent there is, by name."""


class UnknownAgent(SnapcountError):
    """There is no agent of that name."""

    code = "unknown-agent"

    def __init__(self, name: str) -> None:
        super().__init__(
            f"There's no agent called {name!r}. Choose one of {', '.join(AGENT_NAMES)}."
        )


def agent_named(name: str, table: Table) -> Agent:
    """An agent for games at that table. Both deck lists are open: the table is public."""
    if name == "random":
        return Random()
    if name == "greedy":
        return Greedy(table)
    agent, _, level = name.partition(":")
    if name in AGENT_NAMES and agent == "coach":
        return Coach(table, level or DEFAULT_LEVEL)
    raise UnknownAgent(name)
