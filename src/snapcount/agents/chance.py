"""`random`: any legal answer, each as likely as the others."""

from __future__ import annotations

from snapcount.agents.agent import Thought
from snapcount.engine.dice import Dice
from snapcount.engine.views.view import DecisionSeen, View


class Random:
    """Knows nothing and wants nothing: the floor that everybody else must clear."""

    name = "random"
    blind = True

    def choose(self, view: View, decision: DecisionSeen, rng: Dice) -> Thought:
        count = len(decision.options)
        return Thought([1 / count] * count, 0.5)
