"""Games between agents: the plainest runner there can be."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from snapcount.agents.agent import Agent, pick
from snapcount.engine.dice import Dice, dice_from_seed
from snapcount.engine.game import Game, new_game
from snapcount.engine.table import Table


def seat_dice(seed: int | str, seat: int) -> Dice:
    """The chance that a seat thinks and answers with: its own, apart from the game's."""
    return dice_from_seed(f"{seed}:seat {seat}")


def play_on(game: Game, agents: tuple[Agent, Agent], dice: tuple[Dice, Dice]) -> Game:
    """Play a game to its end, in place; agents by seat."""
    while game.decision is not None:
        game.apply(game.decision.options[answer(game, agents, dice)])
    return game


def answer(game: Game, agents: tuple[Agent, Agent], dice: tuple[Dice, Dice]) -> int:
    """The place of the answer of whoever is asked. Only its own view goes to an agent."""
    decision = game.decision
    assert decision is not None
    agent, own = agents[decision.seat], dice[decision.seat]
    if agent.blind:
        return own.below(len(decision.options))
    view = game.observe(decision.seat)
    assert view.decision is not None
    return pick(agent.choose(view, view.decision, own).probabilities, own)


def play_game(table: Table, seed: int | str, agents: tuple[Agent, Agent]) -> Game:
    """A whole game: the same for the same table, seed and agents."""
    return play_on(new_game(table, seed), agents, (seat_dice(seed, 0), seat_dice(seed, 1)))


class Pair(NamedTuple):
    """The two games of a mirrored pair, the first agent in seat 0 and then in seat 1."""

    first: Game
    second: Game

    @property
    def points(self) -> float:
        """What the first agent won of the two: a tie is a half."""
        return result(self.first, 0) + result(self.second, 1)


def result(game: Game, seat: int) -> float:
    """1 for a win of that seat, 0 for a loss, a half for a tie."""
    return 0.5 if game.winner < 0 else float(game.winner == seat)


def mirrored_pair(table: Table, seed: int | str, first: Agent, second: Agent) -> Pair:
    """The same shuffles twice, with the agents' seats, and so their decks, swapped."""
    return Pair(play_game(table, seed, (first, second)), play_game(table, seed, (second, first)))


def match(table: Table, seed: str, pairs: int, first: Agent, second: Agent) -> Iterator[Pair]:
    """Mirrored pairs, one after the other."""
    for number in range(pairs):
        yield mirrored_pair(table, f"{seed}:{number}", first, second)
