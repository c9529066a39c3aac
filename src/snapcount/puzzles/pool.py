"""What mining has found so far: a file that grows line by line, so that it can be stopped."""

from __future__ import annotations

from pathlib import Path

import msgspec

from snapcount.puzzles.found import Found
from snapcount.puzzles.puzzle import Puzzle


class Line(msgspec.Struct, omit_defaults=True):
    """Either a puzzle with its decks, or the name of a game that is done."""

    done: str = ""
    puzzle: Puzzle | None = None
    signature: str = ""
    decks: str = ""


class Pool:
    """A file of finds."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.done: set[str] = set()
        self.lines: list[Line] = []
        if path.exists():
            self._read(path.read_bytes())

    def _read(self, data: bytes) -> None:
        pending: list[Line] = []
        for text in data.splitlines():
            try:
                line = msgspec.json.decode(text, type=Line)
            except msgspec.DecodeError:
                continue  # the last line of a process that was stopped in the middle of it
            if line.done:
                self.done.add(line.done)
                self.lines += pending
                pending = []
            else:
                pending.append(line)  # counts once its game is done: else it comes again

    def add(self, game: str, decks: str, found: list[Found]) -> None:
        """A game with its finds; they are on the disk when this returns."""
        more = [Line(puzzle=each.puzzle, signature=each.signature, decks=decks) for each in found]
        text = b"".join(msgspec.json.encode(line) + b"\n" for line in [*more, Line(done=game)])
        with self.path.open("ab") as file:
            file.write(text)
        self.done.add(game)
        self.lines += more
