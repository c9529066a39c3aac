"""Somebody to play against before there is anybody better."""

from __future__ import annotations

import hashlib

from snapcount.cards.dice import Dice
from snapcount.engine import options
from snapcount.engine.views.view import View

FOURTH: int = 4
FIELD_GOAL_RANGE: int = 65  # the line from which a field goal may well be good
ENDGAME: int = 3  # Time Units


def dice_for(seed: str, answers: int) -> Dice:
    """Its chance for one answer: the same again when a saved game goes on."""
    words = hashlib.sha256(f"opponent:{seed}:{answers}".encode()).digest()
    return Dice(int.from_bytes(words[:8], "big"))


def random_answer(view: View, dice: Dice) -> int:
    """The place of an answer: any at random, but it kicks and stops the clock like football.

    It kicks on fourth down only, and spends timeouts late, when it is behind.
    """
    decision = view.decision
    assert decision is not None
    verbs = [option.verb for option in decision.options]
    places = list(range(len(verbs)))
    if decision.kind == options.ASK_TIMEOUT:
        behind = view.score[view.seat] < view.score[1 - view.seat]
        late = view.period > 0 and view.clock <= ENDGAME
        return verbs.index(options.SPEND_TIMEOUT if behind and late else options.LET_IT_RUN)
    if options.KICK_PUNT in verbs:
        if view.down == FOURTH and view.ball < 100 and dice.chance(80):
            kick = options.KICK_FIELD_GOAL if view.ball >= FIELD_GOAL_RANGE else options.KICK_PUNT
            return verbs.index(kick)
        kicks = (options.KICK_PUNT, options.KICK_FIELD_GOAL)
        places = [place for place in places if verbs[place] not in kicks]
    return places[dice.below(len(places))]
