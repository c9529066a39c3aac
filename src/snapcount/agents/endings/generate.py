"""Making endings: positions out of games, brought to their last down, and solved."""

from __future__ import annotations

import json
from collections.abc import Sequence

from snapcount.agents.agent import Agent
from snapcount.agents.endings.exam import Ending
from snapcount.agents.endings.solve import Solver, all_pairs, hidden_value
from snapcount.agents.endings.tree import TooLarge, asks_for_both_calls
from snapcount.agents.match import answer, seat_dice
from snapcount.engine.dice import Dice, dice_from_seed
from snapcount.engine.game import Game, new_game
from snapcount.engine.options import ASK_CALL, ASK_PLAY_OR_KICK
from snapcount.engine.records.decklists import decks_of, pack
from snapcount.engine.records.position import to_line
from snapcount.engine.table import Table
from snapcount.engine.terms import ACTION, PLAY, SLOTS

MOST_NODES = 2000
OPEN_PLAYS, OPEN_ACTIONS = 4, 2
HIDDEN_PLAYS, HIDDEN_POOL = 2, 5
TRIVIAL = 0.02  # an ending that is as good as won is no question
SPREAD = 0.2  # nor is one where every pair of calls is worth about the same


def endings_of_game(
    table: Table, place: int, seed: str, agents: tuple[Agent, Agent], open_hands: bool
) -> list[Ending]:
    """The small endings that the downs of a game can be made into."""
    game = new_game(table, seed)
    dice = seat_dice(seed, 0), seat_dice(seed, 1)
    chance = dice_from_seed(f"{seed}:endings")
    found: list[Ending] = []
    while game.decision is not None:
        if starts_an_ending(game) and chance.below(3) == 0:
            ending = last_down(game, chance, open_hands)
            value = solved(ending, open_hands)
            if value is not None and is_a_question(ending, open_hands, value):
                seat = chance.below(2)
                found.append(Ending(place, open_hands, seat, round(value, 6), to_line(ending)))
        game.apply(game.decision.options[answer(game, agents, dice)])
    return found


def starts_an_ending(game: Game) -> bool:
    """Where the offense calls; or decides whether to kick, if no card will be drawn for a play."""
    decision = game.decision
    assert decision is not None
    if decision.kind == ASK_PLAY_OR_KICK:
        limit = game.table.edition.hand_limit
        full = all(len(game.play_hand[seat]) >= limit for seat in range(2))
        return full and not game.table.edition.draw_up  # a sixth draw is cancelled (2021, 2022)
    return decision.kind == ASK_CALL and decision.seat == game.offense


def last_down(game: Game, chance: Dice, open_hands: bool) -> Game:
    """The same position with one Time Unit left, no timeouts, a close score and few cards."""
    ending = game.copy()
    ending.period, ending.clock, ending.down = 1, 1, 1 + chance.below(4)
    ending.timeouts = [0, 0]
    ending.ball = ending.this.spot = 45 + 5 * chance.below(11)
    behind = (1, 2, 3, 3, 4, 6, 7, 0, 0)[chance.below(9)]
    ending.score = [14, 14]
    ending.score[ending.offense] -= behind
    asked = ending.decision
    assert asked is not None
    kick = asked.kind == ASK_PLAY_OR_KICK
    for seat in range(2):
        if not kick:
            trim(ending, seat, PLAY, OPEN_PLAYS if open_hands else HIDDEN_PLAYS, chance)
        trim(ending, seat, ACTION, chance.below(OPEN_ACTIONS + 1) if open_hands else 0, chance)
        if not open_hands:
            deck = ending.play_deck[seat]
            chance.shuffle(deck)
            keep = HIDDEN_POOL - HIDDEN_PLAYS
            ending.play_discard[seat] += deck[keep:]
            del deck[keep:]
    for slot in range(SLOTS):  # late in a game most Players are tired
        if chance.below(2):
            ending.exhausted |= 1 << slot & ending.on_field
    ending.decision = None
    ending.decisions = 0
    ending.events = []
    ending.table.edition.flow[ending.phase].enter(ending)
    return ending


def is_a_question(game: Game, open_hands: bool, value: float) -> bool:
    """Whether something hangs on the answers: neither is it as good as won, nor is all the same."""
    decision = game.decision
    if not TRIVIAL < value < 1 - TRIVIAL or decision is None or len(decision.options) < 2:
        return False
    if not asks_for_both_calls(game):
        return True
    if open_hands:
        cells = [cell for row in Solver(MOST_NODES).matrix(game)[0] for cell in row]
    else:
        cells = list(all_pairs(game, MOST_NODES).worth.values())
    return max(cells) - min(cells) > SPREAD


def trim(game: Game, seat: int, deck: int, size: int, chance: Dice) -> None:
    """Discard from a hand by chance down to that size."""
    hand = game.hand(seat, deck)
    while len(hand) > size:
        game.discard(seat, deck).append(hand.pop(chance.below(len(hand))))


def solved(game: Game, open_hands: bool) -> float | None:
    """Seat 0's chance to win, or None if the ending is too large."""
    try:
        if open_hands:
            return Solver(MOST_NODES).value(game)
        return hidden_value(game, all_pairs(game, MOST_NODES))
    except TooLarge:
        return None


def written(tables: Sequence[Table], endings: Sequence[Ending]) -> str:
    """The file of endings: each table once, each ending on a line."""
    packed = json.dumps([pack(decks_of(table)) for table in tables], indent=0)
    lines = ",\n".join(json.dumps(ending) for ending in endings)
    return f'{{"tables": {packed},\n"endings": [\n{lines}\n]}}\n'
