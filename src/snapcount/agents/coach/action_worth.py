"""What an Action card is good for, with the ball and without it.

Cards are tried, not read. A plain game is played at the table, and from some of its downs on each
card is tried alone: it is played wherever it may be, and what the best moment adds to the chance to
win is what it was worth in that down. The downs are the same for every card and hang on the table
alone, so that the same table always gives the same worths.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from snapcount.agents.coach.lookahead import plain_answer
from snapcount.agents.coach.winning import win_chance
from snapcount.engine.dice import Dice, dice_from_seed
from snapcount.engine.game import Game, new_game
from snapcount.engine.options import PLAY_A_CARD, Option
from snapcount.engine.state import ThisDown
from snapcount.engine.table import Table

DOWNS: Final = 24
"""How many downs a card is tried in, for each side of the ball."""
SEEDS: Final = 12  # plain games are short of touchdowns and long on downs: a few are enough
NEVER_OFFERED: Final = 0.012
"""A card that only answers others is never offered where nobody else plays one."""
OTHER_SIDE: Final = 0.7
"""How much a card still counts that has to wait for the ball to change hands."""


class Start(NamedTuple):
    """The last answer before a down."""

    game: Game
    answer: Option


class ActionWorth:
    """The worth of the Action cards of a table, each found when it is first asked for."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.starts: list[list[Start]] = []  # by the seat on offense
        self.known: dict[tuple[int, int, bool], float] = {}

    def held(self, definition: int, seat: int, attacks: bool) -> float:
        """What a card in a seat's hand is worth, most of all on this side of the ball."""
        now = self.on_one_side(definition, seat, attacks)
        later = self.on_one_side(definition, seat, not attacks)
        if now < 0 and later < 0:
            return NEVER_OFFERED
        return max(now, OTHER_SIDE * later)

    def on_one_side(self, definition: int, seat: int, attacks: bool) -> float:
        """What the card adds to a down on average, or -1 where it is never offered."""
        which = (definition, seat, attacks)
        found = self.known.get(which)
        if found is None:
            found = self.known[which] = self.tried(definition, seat, attacks)
        return found

    def tried(self, definition: int, seat: int, attacks: bool) -> float:
        if not self.starts:
            self.starts = self.some_downs()
        total, offered = 0.0, False
        starts = self.starts[seat if attacks else 1 - seat]
        for number, start in enumerate(starts):
            gained = self.gained(start, definition, seat, dice_from_seed(number))
            if gained is not None:
                offered = True
                total += max(gained, 0.0)
        return total / len(starts) if offered else -1.0

    def gained(self, start: Start, definition: int, seat: int, dice: Dice) -> float | None:
        """What the card adds to the seat's chance in a down, or None where it is not offered."""
        g = start.game.copy()
        card = self.give(g, seat, definition)
        if card < 0:
            return None
        g.apply(start.answer)
        this = g.this
        best = -1.0
        while g.this is this and g.decision is not None:
            decision = g.decision
            if decision.seat == seat:
                for option in decision.options:
                    if option.verb == PLAY_A_CARD and option.a == card:
                        tried = g.copy()
                        tried.apply(option)
                        finish(tried, tried.this, dice)
                        best = max(best, self.chance(tried, seat, card))
            g.apply(plain_answer(g, decision, dice.copy()))
        return best - self.chance(g, seat, card) if best >= 0 else None

    def chance(self, g: Game, seat: int, card: int) -> float:
        """The chance to win; a card that is still in hand counts no more than one spent."""
        hand = g.action_hand[seat]
        if card in hand:
            hand.remove(card)
        return win_chance(g, seat)

    def give(self, g: Game, seat: int, definition: int) -> int:
        for pile in (g.action_deck[seat], g.action_discard[seat]):
            for card in pile:
                if self.table.definition[card] == definition:
                    pile.remove(card)
                    g.action_hand[seat].append(card)
                    return card
        return -1

    def some_downs(self) -> list[list[Start]]:
        """Downs of plain games in which nobody has an Action card, by who is on offense."""
        found: list[list[Start]] = [[], []]
        for seed in range(SEEDS):
            game = new_game(self.table, f"worth {seed}")
            dice = dice_from_seed(f"worth {seed}")
            while game.decision is not None and min(len(part) for part in found) < DOWNS:
                before, this = game.copy(), game.this
                answer = plain_answer(game, game.decision, dice)
                game.apply(answer)
                if game.this is not this:
                    starts = found[game.offense]
                    if len(starts) < DOWNS and not game.over and not any(before.action_hand):
                        starts.append(Start(before, answer))
                    for seat in range(2):
                        game.action_discard[seat] += game.action_hand[seat]
                        game.action_hand[seat] = []
        return found


def finish(g: Game, this: ThisDown, dice: Dice) -> None:
    """Let the down come to its end plainly: with the same luck, whatever has been asked before."""
    while g.this is this and g.decision is not None:
        g.apply(plain_answer(g, g.decision, dice.copy()))
