"""Writes the golden records anew, and the examples in docs/records.md that are made of them.

    .venv/bin/python tests/records/make_golden.py

Do that when the engine or the format of states has changed on purpose, raise `RULES` if it was the
engine, and say in the commit what changed the games. The fixed decks and seeds stay; what comes of
them is in `data`.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from snapcount.cards.dice import Dice
from snapcount.engine.editions import edition_named
from snapcount.engine.errors import RecordError
from snapcount.engine.game import new_game
from snapcount.engine.records.notation import to_notation
from snapcount.engine.records.position import to_line
from snapcount.engine.records.reading import read
from snapcount.engine.records.record import Record, replay, to_json
from snapcount.engine.setup import new_table
from snapcount.engine.table import Table
from snapcount.testing.fixed_decks import fixed_decks
from snapcount.testing.random_games import random_table

DATA: Final = Path(__file__).parent / "data"
PAGE: Final = Path(__file__).parents[2] / "docs" / "records.md"
EVERY: Final = 20  # answers between two fingerprints


def tables() -> dict[str, Table]:
    """A table for each golden record, by its file's name; the ending says in which form."""
    return {
        "2019.json": new_table(fixed_decks("2019"), edition_named("2019")),
        "2021.txt": new_table(fixed_decks("2021"), edition_named("2021")),
        "2022-all-pro.json": new_table(fixed_decks("2022"), edition_named("2022"), True),
        "crd.txt": new_table(fixed_decks("crd"), edition_named("crd")),
        "crd-generated.txt": random_table("crd", 8),
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


def examples() -> dict[str, str]:
    """What docs/records.md shows, by the name of its place there."""
    text = (DATA / "crd.txt").read_text("utf-8")
    record = read(text.encode())
    wrong = text.replace("run a play", "run and hide", 1)
    try:
        read(wrong.encode())
    except RecordError as error:
        problem = str(error)
    return {
        "notation": shortened(to_notation(record)),
        "error": problem,
        "line": to_line(replay(record, 12)),
    }


def shortened(text: str) -> str:
    """The beginning of each block of a notation, but nothing of what zlib has packed."""
    found: list[str] = []
    for block in text.strip().split("\n\n"):
        lines = block.split("\n")
        most = {"[Game]": 8, "[Home]": 4, "[Away]": 4, "[Cards]": 1, "[Events]": 1}.get(lines[0], 8)
        found.append("\n".join([*lines[:most], "…"]))
    return "\n\n".join(found)


def page() -> str:
    """docs/records.md with the examples as they are now."""
    text = PAGE.read_text("utf-8")
    for name, example in examples().items():
        begin, end = f"<!-- begin {name} -->", f"<!-- end {name} -->"
        block = f"{begin}\n```\n{example}\n```\n{end}"
        text, count = re.subn(f"{begin}.*?{end}", lambda _: block, text, flags=re.DOTALL)  # noqa: B023
        assert count == 1
    return text


def main() -> None:
    DATA.mkdir(exist_ok=True)
    for seed, (name, table) in enumerate(tables().items(), 1):
        record = golden(table, seed)
        data = to_json(record) if name.endswith(".json") else to_notation(record).encode()
        assert replay(read(data)).over
        (DATA / name).write_bytes(data)
        print(f"{name}: {len(record.answers)} answers, {len(data)} bytes")
    PAGE.write_text(page(), "utf-8")


if __name__ == "__main__":
    main()
