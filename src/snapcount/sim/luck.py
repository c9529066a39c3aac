"""What could be expected before the cards spoke: of the hand that was drawn, and of a kick."""

from __future__ import annotations

from typing import Final

from snapcount.agents.coach.calls import Calls
from snapcount.agents.coach.facts import Facts
from snapcount.agents.coach.kicks import field_goal_value, grit_chances, punt_value
from snapcount.agents.coach.levels import DEFAULT_LEVEL, LEVELS
from snapcount.engine.dice import Dice
from snapcount.engine.game import Game
from snapcount.engine.options import ASK_CALL, KICK_FIELD_GOAL, KICK_PUNT, Option
from snapcount.engine.table import Table
from snapcount.engine.views.worlds import WorldMaker

HANDS: Final = 12
"""Of either side that are looked at: more of them tell a good hand from a bad one more clearly."""


class Expected:
    """Tells what can be expected at one table."""

    def __init__(self, table: Table) -> None:
        self.facts = Facts(table)
        self.maker = WorldMaker(table)
        self.level = LEVELS[DEFAULT_LEVEL]._replace(hands=HANDS)

    def after_kick(self, game: Game, option: Option, dice: Dice) -> float | None:
        """The chance to win of a seat that chooses that kick, whatever its Grit will be."""
        if option.verb not in (KICK_PUNT, KICK_FIELD_GOAL):
            return None
        worlds = self.maker.worlds(game.observe(game.offense))
        value = punt_value if option.verb == KICK_PUNT else field_goal_value
        # A world, because what is common to all of them has an empty hand on the other side.
        return value(worlds.sample(dice), grit_chances(self.facts, worlds))

    def drawn(self, game: Game, dice: Dice) -> float:
        """The chance to win that the seat which is asked for a call has by the hand it drew.

        All hands are weighed by the cards alone and in the same way, so what that way gets wrong of
        a play is wrong for all of them alike, and drops out. 0 where no Play is called, or where
        the other side knows the hand anyway.
        """
        decision = game.decision
        if decision is None or decision.kind != ASK_CALL:
            return 0.0
        view = game.observe(decision.seat)
        side, other = view.sides[view.seat], view.sides[1 - view.seat]
        worlds = self.maker.worlds(view)
        held = bool(worlds.pools[2 * (1 - view.seat)] or other.play_hand or other.play_discard)
        if not side.play_hand or side.call is not None or not held:
            return 0.0
        asked = Calls(self.facts, self.level, worlds, side.play_hand, dice)
        values = values_of(asked)
        others = values[1:]
        return values[0] - sum(others) / len(others) if others else 0.0


def values_of(asked: Calls) -> list[float]:
    """The seat's chance to win with each hand that it may hold; the first is the real one."""
    ours, others, _ = asked.solve(asked.rounds)
    mine, theirs = (ours, others) if asked.attacks else (others, ours)
    against = asked.mixture(theirs)
    worth = asked.worth
    found = []
    for h, hand in enumerate(mine.hands):
        value = 0.0
        for i, p in zip(hand, mine.result(h), strict=True):
            for j, q in enumerate(against):
                value += p * q * (worth[i][j] if asked.attacks else 1 - worth[j][i])
        found.append(value)
    return found
