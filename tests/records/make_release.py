"""Writes the records that a release leaves behind: one game for each edition.

    .venv/bin/python tests/records/make_release.py 0.2.0

Run it once, when a release is made. The folder is never written again: what is in it is what people
have on their disks, and every later release has to open it.
"""

from __future__ import annotations

import sys
from hashlib import sha256
from pathlib import Path
from typing import Final

from msgspec.structs import replace

from snapcount.engine.editions import EDITION_NAMES
from snapcount.engine.records.notation import to_notation
from snapcount.engine.records.record import Record, to_json
from snapcount.testing.random_games import random_record

RELEASES: Final = Path(__file__).parent / "releases"
SEED: Final = 2020


def game_of(edition: str, release: str) -> Record:
    """A game of generated decks, which have cards of every kind, that has a field goal in it."""
    for seed in range(SEED, SEED + 100):
        record = random_record(edition, seed)
        told = [event for step in record.story for event in step.events]
        if any("field goal" in event and "is good!" in event for event in told):
            return replace(record, written=replace(record.written, release=release))
    raise AssertionError(f"no game of {edition} has a field goal")


def main(release: str) -> None:
    folder = RELEASES / release
    folder.mkdir()  # which refuses a release that has its records already
    for number, edition in enumerate(EDITION_NAMES):
        record = game_of(edition, release)
        text = number % 2 == 1
        data = to_notation(record).encode() if text else to_json(record)
        path = folder / f"{edition}.{'txt' if text else 'json'}"
        path.write_bytes(data)
        with (RELEASES / "digests.txt").open("a", encoding="utf-8") as digests:
            digests.write(f"{sha256(data).hexdigest()}  {release}/{path.name}\n")
        print(f"{path.name}: {len(record.answers)} answers, {len(data)} bytes")


if __name__ == "__main__":
    main(sys.argv[1])
