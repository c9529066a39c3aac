"""Answers that are allowed and would do nothing: a Player who is Exhausted already, say."""

from __future__ import annotations

from snapcount.engine.game import Game
from snapcount.engine.options import ASK_EFFECT, PICK_PLAYER, Option
from snapcount.engine.players import can_exhaust
from snapcount.engine.steps.players import EnergizeStep, ExhaustStep


def in_vain(game: Game, option: Option) -> str:
    """Why an answer to the current decision would do nothing; empty if it does something.

    It tells what everybody sees: a Player is turned or not.
    """
    asked = game.decision
    if asked is None or asked.kind != ASK_EFFECT or option.verb != PICK_PLAYER or not game.frames:
        return ""
    frame = game.frames[-1]
    steps = frame.ability.steps
    if frame.pc >= len(steps):
        return ""
    then = steps[frame.pc]
    exhausted = bool(game.exhausted >> option.a & 1)
    if isinstance(then, ExhaustStep):
        if exhausted:
            return "Already Exhausted. Nothing would happen."
        if not can_exhaust(game, option.a, frame.seat):
            return "Can't be Exhausted. Nothing would happen."
    if isinstance(then, EnergizeStep) and not exhausted:
        return "Already Energized. Nothing would happen."
    return ""
