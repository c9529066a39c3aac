"""Games of random legal play between generated decks: the same for the same seed.

Making up two decks takes a hundred times as long as playing a game with them, so decks are kept,
like sets that were read, until the card language changes; and there are only so many of an edition,
which games of many seeds share.
"""

from __future__ import annotations

import functools
from collections.abc import Iterator

import msgspec

from snapcount import compiled
from snapcount.cards.card import AnyCard
from snapcount.cards.catalog import kept
from snapcount.cards.catalog.cache import language
from snapcount.cards.dice import Dice
from snapcount.cards.language.generate import random_deck
from snapcount.engine.editions import edition_named
from snapcount.engine.game import Game, new_game
from snapcount.engine.records.record import Record
from snapcount.engine.setup import new_table
from snapcount.engine.table import Table

Decks = tuple[list[AnyCard], list[AnyCard]]

PAIRS = 8
"""How many pairs of decks there are of an edition. `snapcount fuzz` makes up new ones."""


def seeds(count: int) -> range:
    """As many seeds as are worth their time: the interpreted engine gets a third of them.

    It plays a tenth as fast, and the compiled one is held to all of them.
    """
    return range(count if compiled() else max(1, count // 3))


def random_table(edition: str, seed: int, all_pro: bool = False) -> Table:
    """Two generated decks of that edition."""
    decks = random_decks(edition, seed % PAIRS)
    return new_table(decks, edition_named(edition), all_pro)


@functools.cache
def random_decks(edition: str, seed: int) -> Decks:
    """Two generated decks: those that were kept, or made and kept now."""
    path = kept.place(f"decks-{edition}-{seed}", language())
    body = kept.load(path)
    if body is not None:
        return _decoder().decode(body)
    dice = Dice(seed)
    decks = (random_deck(dice, edition), random_deck(dice, edition))
    kept.keep(path, msgspec.msgpack.encode(decks))
    return decks


@functools.cache
def _decoder() -> msgspec.msgpack.Decoder[Decks]:
    return msgspec.msgpack.Decoder(Decks)


def random_play(game: Game, seed: int) -> Iterator[Game]:
    """Play the game on at random; it is yielded, not copied, at each decision and at its end."""
    dice = Dice(seed)
    yield game
    while game.decision is not None:
        game.apply(dice.pick(game.decision.options))
        yield game


def random_states(edition: str, seed: int, all_pro: bool = False) -> Iterator[Game]:
    """A whole game at random, at each decision and at its end."""
    return random_play(new_game(random_table(edition, seed, all_pro), seed), seed)


def random_record(edition: str, seed: int, all_pro: bool = False) -> Record:
    """The record of a whole game at random: the one that `random_states` plays."""
    table = random_table(edition, seed, all_pro)
    return recorded_play(table, seed)


def recorded_play(table: Table, seed: int) -> Record:
    """The record of a game at random on that table."""
    record = Record.start(table, seed)
    game = new_game(table, seed)
    dice = Dice(seed)
    while game.decision is not None:
        record.answer(game, dice.pick(game.decision.options))
    return record
