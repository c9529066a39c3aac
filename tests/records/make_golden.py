"""Writes the golden records anew: `.venv/bin/python tests/records/make_golden.py`.

Do that when the engine or the format of states has changed on purpose, and say in the commit what
changed the games. The fixed decks and seeds stay; what comes of them is in `data`.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from snapcount.cards.dice import Dice
from snapcount.engine.editions import edition_named
from snapcount.engine.game import new_game
from snapcount.engine.notation import to_notation
from snapcount.engine.record import Record, read, replay, to_json
from snapcount.engine.setup import new_table
from snapcount.engine.table import Table
from snapcount.testing.fixed_decks import fixed_decks
from snapcount.testing.random_games import random_table

DATA: Final = Path(__file__).parent / "data"
EVERY: Final = 20  # answers between two fingerprints


def tables() -> dict[str, Table]:
    """A table for each golden record, by its file's name; the ending says in which form."""
    return {
        "2019.json": new_table(fixed_decks("2019"), edition_named("2019")),
        "2021.txt": new_table(fixed_decks("2021"), edition_named("2021")),
        "2022-all-pro.json": new_table(fixed_decks("2022"), edition_named("2022"), True),
        "crd.txt": new_table(fixed_decks("crd"), edition_named("crd")),
        "crd-generated.txt": random_table("crd", 7),
    }


def golden(table: Table, seed: int) -> Record:
    """A whole game at random, with a fingerprint every so many answers."""
    record = Record.start(table, seed)
    game = new_game(table, seed)
    record.check(game)
    dice = Dice(seed)
    while game.decision is not None:
        record.answer(game, dice.pick(game.decision.options))
        if len(record.answers) % EVERY == 0:
            record.check(game)
    return record


def main() -> None:
    DATA.mkdir(exist_ok=True)
    for seed, (name, table) in enumerate(tables().items(), 1):
        record = golden(table, seed)
        data = to_json(record) if name.endswith(".json") else to_notation(record).encode()
        assert replay(read(data)).over
        (DATA / name).write_bytes(data)
        print(f"{name}: {len(record.answers)} answers, {len(data)} bytes")


if __name__ == "__main__":
    main()
