"""The two calls of a random Play card."""

from __future__ import annotations

from typing import Final

from snapcount.cards.dice import Dice
from snapcount.cards.tree import PlayCall
from snapcount.cards.words import PASS_CALLS, RUN_CALLS, Call

_DEPTHS: Final = {"short pass": 15, "medium pass": 25, "long pass": 40}


def offense(dice: Dice) -> PlayCall:
    """An offensive call with what it gains."""
    kind: Call = dice.weighted(
        [(3, dice.pick(RUN_CALLS)), (3, dice.pick(PASS_CALLS)), (1, "run"), (1, "pass")]
    )
    if kind == "run" or kind in RUN_CALLS:
        return PlayCall(kind)
    low = dice.between(0, 5)
    yards = _DEPTHS.get(kind, 10) + 5 * dice.below(4)
    return PlayCall(kind, yards, low, dice.between(low + 2, 9))


def defense(dice: Dice, stop_all: bool = False) -> tuple[Call, ...]:
    """A defensive call: one or two calls, or with `stop_all` all of a kind."""
    if stop_all:
        return dice.pick((RUN_CALLS, PASS_CALLS))
    return dice.some((*RUN_CALLS, *PASS_CALLS), 2)
