"""Punts and field goals, weighed by what both decks may turn up for Grit (chapter K)."""

from __future__ import annotations

from snapcount.agents.coach.facts import Facts, last_digits
from snapcount.agents.coach.winning import chance_after
from snapcount.engine.digit import one_digit
from snapcount.engine.flow.endings import PUNT_YARDS, farther_punts, is_good, touchback_line
from snapcount.engine.game import Game
from snapcount.engine.kick_grit import set_grit
from snapcount.engine.modifiers import modifier_sum
from snapcount.engine.terms import FIELD_GOAL, MOD_GRIT, MOD_KICK_POINTS, PLAY, PUNT
from snapcount.engine.views.worlds import Worlds


def grit_chances(facts: Facts, worlds: Worlds) -> list[float]:
    """How likely each Grit is; a deck that is empty is its discard pile (Z-5)."""
    piles = []
    for seat in range(2):
        pool = worlds.pools[seat * 2 + PLAY]
        piles.append(facts.grit(pool or worlds.base.play_discard[seat]))
    return last_digits(piles[0], piles[1])


def kicked(g: Game, grit: list[float], kick: int) -> list[float]:
    """How likely each Grit of a kick is, with what cards add to it (R-32)."""
    more = modifier_sum(g, MOD_GRIT, g.offense, kick)
    chances = [0.0] * 10
    for digit, chance in enumerate(grit):
        chances[one_digit(set_grit(g, kick, digit) + more)] += chance
    return chances


def punt_value(g: Game, grit: list[float]) -> float:
    """The offense's chance to win after a punt."""
    units = 2 if g.table.all_pro else 1
    farther = farther_punts(g)
    touchback = touchback_line(g)
    value = 0.0
    for digit, chance in enumerate(kicked(g, grit, PUNT)):
        to = g.ball + max(PUNT_YARDS[digit] + farther, 0)
        ball = touchback if to >= 100 else 100 - to  # P-2
        value += chance * chance_after(g, 0, 1 - g.offense, ball, 1, units, False)
    return value


def field_goal_value(g: Game, grit: list[float]) -> float:
    """The offense's chance to win after a field goal try."""
    units = 2 if g.table.all_pro else 1
    chances = kicked(g, grit, FIELD_GOAL)
    good = sum(chance for digit, chance in enumerate(chances) if is_good(g, digit))
    points = max(3 + modifier_sum(g, MOD_KICK_POINTS, g.offense, 0), 0)
    made = chance_after(g, points, 1 - g.offense, 25, 1, units, True)
    missed = chance_after(g, 0, 1 - g.offense, 100 - g.ball, 1, units, False)
    return good * made + (1 - good) * missed
