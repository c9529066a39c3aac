"""Punts and field goals, weighed by what both decks may turn up for Grit (chapter K)."""

from __future__ import annotations

from snapcount.agents.coach.facts import Facts, last_digits
from snapcount.agents.coach.winning import chance_after
from snapcount.engine.flow.endings import PUNT_YARDS
from snapcount.engine.game import Game
from snapcount.engine.terms import PLAY
from snapcount.engine.views.worlds import Worlds


def grit_chances(facts: Facts, worlds: Worlds) -> list[float]:
    """How likely each Grit is; a deck that is empty is its discard pile (Z-5)."""
    piles = []
    for seat in range(2):
        pool = worlds.pools[seat * 2 + PLAY]
        piles.append(facts.grit(pool or worlds.base.play_discard[seat]))
    return last_digits(piles[0], piles[1])


def punt_value(g: Game, grit: list[float]) -> float:
    """The offense's chance to win after a punt."""
    units = 2 if g.table.all_pro else 1
    value = 0.0
    for digit, chance in enumerate(grit):
        to = g.ball + PUNT_YARDS[digit]
        ball = 20 if to >= 100 else 100 - to  # P-2
        value += chance * chance_after(g, 0, 1 - g.offense, ball, 1, units, False)
    return value


def field_goal_value(g: Game, grit: list[float]) -> float:
    """The offense's chance to win after a field goal try."""
    units = 2 if g.table.all_pro else 1
    line = (100 - g.ball + 4) // 5 - 1
    goals = g.table.edition.field_goals
    good = 0.0
    if line < len(goals):
        low, high = goals[line]
        good = sum(grit[low : high + 1])
    made = chance_after(g, 3, 1 - g.offense, 25, 1, units, True)
    missed = chance_after(g, 0, 1 - g.offense, 100 - g.ball, 1, units, False)
    return good * made + (1 - good) * missed
