"""A match: two entrants, and mirrored pairs of games between them.

A game hangs on the match's seed, the number of its pair and which of the two it is, and on nothing
else: not on how many workers there are, nor on which games are played besides.
"""

from __future__ import annotations

import functools
import hashlib
from typing import Final

import msgspec

from snapcount.agents.agent import Agent, pick
from snapcount.agents.names import agent_named
from snapcount.cards.card import AnyCard, digest
from snapcount.cards.season import DEFAULT_EDITION
from snapcount.engine.dice import Dice, dice_from_seed
from snapcount.engine.editions import edition_named
from snapcount.engine.game import Game, new_game
from snapcount.engine.records.record import Record
from snapcount.engine.setup import new_table
from snapcount.engine.table import Table
from snapcount.sim import layout as at
from snapcount.sim.counts import Scorekeeper, play_at_random, size, sum_up

MATCHES_KEPT: Final = 64  # tables that a worker keeps at hand


class Entrant(msgspec.Struct, frozen=True):
    """A deck and who plays it. `name` is what people read; games do not hang on it."""

    name: str
    deck: tuple[AnyCard, ...]
    agent: str


class Match(msgspec.Struct, frozen=True):
    """Two entrants and the rules they play by."""

    first: Entrant
    second: Entrant
    seed: str
    edition: str = DEFAULT_EDITION
    all_pro: bool = False

    @property
    def key(self) -> str:
        """A short hash of everything that decides the games of the match."""
        parts = [self.seed, self.edition, str(self.all_pro)]
        for entrant in (self.first, self.second):
            parts += [entrant.agent, *(digest(card) for card in entrant.deck)]
        return hashlib.sha256("\n".join(parts).encode()).hexdigest()[:16]


class Side:
    """One of the two ways round that a match is played: its table, agents and scorekeeper."""

    def __init__(self, match: Match, swapped: bool) -> None:
        entrants = (match.second, match.first) if swapped else (match.first, match.second)
        edition = edition_named(match.edition)
        self.table: Table = new_table((entrants[0].deck, entrants[1].deck), edition, match.all_pro)
        self.agents = (
            agent_named(entrants[0].agent, self.table),
            agent_named(entrants[1].agent, self.table),
        )
        self.places, counts = card_places(self.table)
        self.cards = counts[::-1] if swapped else counts
        self.swapped = swapped

    def keeper(self, numbers: list[int]) -> Scorekeeper:
        return Scorekeeper(self.table, numbers, self.places, self.cards, self.swapped)


def card_places(table: Table) -> tuple[list[int], list[int]]:
    """Each card's place among the different cards of its owner's deck; how many those are."""
    known: tuple[dict[int, int], dict[int, int]] = ({}, {})
    places = []
    for owner, definition in zip(table.owner, table.definition, strict=True):
        places.append(known[owner].setdefault(definition, len(known[owner])))
    return places, [len(known[0]), len(known[1])]


def card_labels(match: Match) -> tuple[list[str], list[str]]:
    """The names of the different cards of both decks, in the order in which they are counted."""
    table = sides(match)[0].table
    found: tuple[dict[str, None], dict[str, None]] = ({}, {})
    for owner, definition in zip(table.owner, table.definition, strict=True):
        found[owner].setdefault(table.labels[definition])
    return list(found[0]), list(found[1])


_kept: dict[str, tuple[Side, Side]] = {}


def sides(match: Match) -> tuple[Side, Side]:
    """Both ways round, made once in each process."""
    key = _key(match)
    if key not in _kept:
        if len(_kept) >= MATCHES_KEPT:
            _kept.pop(next(iter(_kept)))
        _kept[key] = (Side(match, False), Side(match, True))
    return _kept[key]


@functools.lru_cache(maxsize=MATCHES_KEPT)
def _key(match: Match) -> str:
    return match.key


def empty(match: Match) -> list[int]:
    """The numbers of no games."""
    cards = sides(match)[0].cards
    return [0] * size(cards[0], cards[1])


def game_seed(match: Match, pair: int) -> str:
    """Both games of a pair have the same shuffles and the same seat first on offense."""
    return f"{match.seed}:{pair}"


def agent_dice(match: Match, pair: int, swapped: bool) -> tuple[Dice, Dice]:
    """The chance of the agents in both seats: their own, apart from the game's."""
    seed = f"{game_seed(match, pair)}:{'second' if swapped else 'first'}"
    return dice_from_seed(f"{seed}:seat 0"), dice_from_seed(f"{seed}:seat 1")


def play_pairs(match: Match, first: int, last: int) -> list[int]:
    """Play the pairs from `first` up to, but not with, `last`; the numbers of their games."""
    numbers = empty(match)
    both = sides(match)
    keepers = [side.keeper(numbers) for side in both]
    for pair in range(first, last):
        halves = 0
        for side, keeper in zip(both, keepers, strict=True):
            play_game(match, side, keeper, pair)
            halves += keeper.halves
        numbers[at.PAIRS + halves] += 1
    sum_up(numbers)
    return numbers


def play_game(match: Match, side: Side, keeper: Scorekeeper, pair: int) -> Game:
    """Play one game of a pair to its end."""
    game = new_game(side.table, game_seed(match, pair))
    dice = agent_dice(match, pair, side.swapped)
    if side.agents[0].blind and side.agents[1].blind:
        play_at_random(game, list(dice), keeper)
        return game
    keeper.begin(game)
    while (asked := game.decision) is not None:
        seat = asked.seat
        option = asked.options[answer(game, side.agents[seat], dice[seat])]
        keeper.answers(game, asked, option)
        game.apply(option)
        keeper.look(game)
    keeper.end(game, game.winner, False)
    return game


def answer(game: Game, agent: Agent, dice: Dice) -> int:
    """The place of an agent's answer. It is shown its own view, and nothing else."""
    decision = game.decision
    assert decision is not None
    if agent.blind:
        return dice.below(len(decision.options))
    view = game.observe(decision.seat)
    assert view.decision is not None
    return pick(agent.choose(view, view.decision, dice).probabilities, dice)


def record_game(match: Match, pair: int, swapped: bool) -> Record:
    """The record of one game of the match, played again: it is the same game."""
    side = sides(match)[swapped]
    seed = game_seed(match, pair)
    record = Record.start(side.table, seed)
    entrants = (match.second, match.first) if swapped else (match.first, match.second)
    record.tags = {"Home": entrants[0].name[:80], "Away": entrants[1].name[:80]}
    game = new_game(side.table, seed)
    dice = agent_dice(match, pair, swapped)
    while (asked := game.decision) is not None:
        seat = asked.seat
        record.answer(game, asked.options[answer(game, side.agents[seat], dice[seat])])
    return record
