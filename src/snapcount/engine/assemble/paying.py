"""What is done to come by something else: its steps know that they pay for it."""

from __future__ import annotations

from snapcount.cards import tree
from snapcount.engine.program import Step
from snapcount.engine.steps import downs, players


def paid(steps: list[Step], effect: tree.Effect, who: str) -> None:
    """Mark the steps of an effect by which a player pays: by those who can; timeouts do not offset
    (R-33)."""
    for place, step in enumerate(steps):
        if isinstance(step, downs.TimeoutsStep) and getattr(effect, "who", None) == who:
            step.paid = True
        if isinstance(step, downs.TimeUnits) and isinstance(effect, tree.ChangeTimeUnits):
            step.paid = True
        chosen = steps[place - 1]
        if isinstance(step, players.ExhaustStep) and isinstance(chosen, players.SelectSome):
            chosen.pays = True
            chosen.cost = step.cost
