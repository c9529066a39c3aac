"""Agents by name, as the command line and everything above this floor asks for them."""

from __future__ import annotations

from typing import Final

from snapcount.agents.agent import Agent
from snapcount.agents.chance import Random
from snapcount.agents.coach.coach import Coach
from snapcount.agents.coach.levels import DEFAULT_LEVEL, LADDER, LEVELS, QUICK_LEVEL
from snapcount.agents.coach.styles import STYLES
from snapcount.agents.greedy import Greedy
from snapcount.engine.errors import SnapcountError
from snapcount.engine.table import Table

QUICK: Final = f"coach:{QUICK_LEVEL}"
AGENT_NAMES: Final = ("random", "greedy", "coach", *(f"coach:{level}" for level in LADDER))
"""Every agent that is offered, by name; a coach with a level may have a style besides."""
STYLED: Final = tuple(f"coach:{DEFAULT_LEVEL}:{style}" for style in STYLES)
"""The names of a coach with each style, at the usual level."""


class UnknownAgent(SnapcountError):
    """There is no agent of that name."""

    code = "unknown-agent"

    def __init__(self, name: str) -> None:
        super().__init__(
            f"There's no agent called {name!r}. Choose one of {', '.join(AGENT_NAMES)}. "
            f"Add a style to a coach with a level: {', '.join(STYLED)}."
        )


def is_agent(name: str) -> bool:
    """Whether there is an agent of that name."""
    kind, level, style = (*name.split(":", 2), "", "")[:3]
    if kind != "coach" or name == kind:
        return name in AGENT_NAMES
    return level in LEVELS and (style in STYLES or name == f"{kind}:{level}")


def player_called(name: str) -> str:
    """What an agent is called at a table, in any sentence: `Pee-Wee Coach`, `Pro Run Coach`."""
    kind, level, style = (*name.split(":"), "", "")[:3]
    grade = "-".join(part.capitalize() for part in level.split("-"))
    nickname = STYLES[style].nickname if style else ""
    return " ".join(filter(None, (grade, nickname, kind.capitalize())))


def agent_named(name: str, table: Table) -> Agent:
    """An agent for games at that table. Both deck lists are open: the table is public."""
    if name == "random":
        return Random()
    if name == "greedy":
        return Greedy(table)
    if not is_agent(name):
        raise UnknownAgent(name)
    _, level, style = (*name.split(":"), "", "")[:3]
    return Coach(table, level or DEFAULT_LEVEL, style)
