"""The programs at a table: the opponent, and the coach who gives hints."""

from __future__ import annotations

from typing import Final

from snapcount.agents.agent import Agent, Thought, pick
from snapcount.agents.names import agent_named
from snapcount.engine.dice import Dice, dice_from_seed
from snapcount.engine.table import Table
from snapcount.engine.views.view import View

COACH: Final = "coach"


def coach_for(table: Table) -> Agent:
    """Who gives hints at that table."""
    return agent_named(COACH, table)


def dice_for(seed: str, answers: int) -> Dice:
    """Its chance for one answer: the same again when a saved game goes on."""
    return dice_from_seed(f"opponent:{seed}:{answers}")


def thought_of(agent: Agent, view: View, dice: Dice) -> Thought:
    """What an agent makes of the decision that is asked in the view."""
    assert view.decision is not None
    return agent.choose(view, view.decision, dice)


def answer_of(agent: Agent, view: View, dice: Dice) -> int:
    """The place of the answer that it gives, drawn from its probabilities."""
    return pick(thought_of(agent, view, dice).probabilities, dice)
