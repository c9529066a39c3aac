"""One deal of the hidden cards, for what is weighed by the scoreboard and by how much both hold."""

from __future__ import annotations

from snapcount.engine.dice import Dice
from snapcount.engine.game import Game
from snapcount.engine.views.worlds import Worlds


def dealt(worlds: Worlds, dice: Dice) -> Game:
    """A world in which a Play that is called already still counts as one of its hand.

    The base of all worlds won't do: there the other side holds nothing that is hidden, and any
    future looks up to a quarter of a win too good. Of a hand only its size counts here, so one
    deal is as good as many, and the dice are left as they were. By the end of the down both sides
    will have called a Play (F-3), whoever has done so by now.
    """
    g = worlds.sample(dice.copy())
    for seat, card in enumerate(g.this.called):
        if card >= 0 and not g.this.discarded >> seat & 1:
            g.play_hand[seat].append(card)
    return g
