"""What an agent is: a view and a decision go in, probabilities and a value come out.

The runner of a game samples the answer, so that an agent can be asked for its mind without
playing: that is what hints, reviews and honesty tests are made of.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from snapcount.engine.dice import Dice
from snapcount.engine.views.view import DecisionSeen, View

_WORDS = 0x100000000


class Thought(NamedTuple):
    """What an agent makes of a decision."""

    probabilities: Sequence[float]
    """One for each option, in the options' order; they add up to 1."""
    value: float
    """The chance that the seat which is asked wins, as the agent sees it; a tie is a half."""


class Agent(Protocol):
    """Somebody who can play. One agent may play both seats, and many games at once.

    It keeps nothing between two questions: the same view, decision and dice give the same
    thought, bit for bit.
    """

    name: str
    blind: bool
    """Every option is as likely as any other: a runner need not make a view to know that."""

    def choose(self, view: View, decision: DecisionSeen, rng: Dice) -> Thought:
        """What it would answer to the decision, which is the view's own."""


def pick(probabilities: Sequence[float], dice: Dice) -> int:
    """The place of an option, each as likely as the thought says."""
    left = dice.word() / _WORDS
    for place, probability in enumerate(probabilities):
        left -= probability
        if left < 0:
            return place
    # Rounding may leave a crumb: it belongs to the last option that is possible at all.
    return max(place for place, probability in enumerate(probabilities) if probability > 0)


def normalized(weights: Sequence[float]) -> list[float]:
    """Weights as probabilities; where none is above 0, all are alike."""
    total = sum(weights)
    if total <= 0:
        return [1 / len(weights)] * len(weights)
    return [weight / total for weight in weights]
