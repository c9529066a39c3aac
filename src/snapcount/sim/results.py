"""The results file of a run: a line a block of games, so that a run that was killed goes on.

Every line carries a check over its own words. A last line that was cut off while it was written
is played again; anything else that is wrong with the file is said, and nothing of it is used.
"""

from __future__ import annotations

import os
import zlib
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Final

import msgspec
from msgspec import Meta

from snapcount.engine.errors import SnapcountError

FORMAT: Final = 2


class ResultsError(SnapcountError):
    """The file's: results that cannot be used. The file was not changed."""

    code = "bad-results"


class Head(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The first line: which matches the file is about."""

    snapcount: str
    version: int
    matches: list[str]


class Block(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The numbers of the pairs from `first` up to, but not with, `last` of a match."""

    match: Annotated[int, Meta(ge=0)]
    first: Annotated[int, Meta(ge=0)]
    last: Annotated[int, Meta(ge=1)]
    numbers: list[int]


Blocks = dict[tuple[int, int, int], list[int]]
"""By match, first and last pair."""

_encode: Final = msgspec.json.Encoder().encode
_head: Final = msgspec.json.Decoder(Head)
_block: Final = msgspec.json.Decoder(Block)


class Results:
    """A results file and what is in it; `open_results` makes one."""

    def __init__(self, path: Path, blocks: Blocks) -> None:
        self.path = path
        self.blocks = blocks

    def add(self, match: int, first: int, last: int, numbers: list[int]) -> None:
        """Keep a block; it is on the disk when this returns."""
        self.blocks[match, first, last] = numbers
        try:
            with self.path.open("ab") as file:
                file.write(checked(_encode(Block(match, first, last, numbers))))
                file.flush()
                os.fsync(file.fileno())
        except OSError as error:
            raise ResultsError(f"Can't write {self.path}: {error.strerror}.") from None


def open_results(path: Path, keys: Sequence[str], sizes: Sequence[int]) -> Results:
    """Open a results file, new or from an earlier run of the same matches.

    `keys` and `sizes` are each match's `key` and how many numbers it has. `ResultsError` says what
    is wrong with a file that is damaged or about something else.
    """
    try:
        data = path.read_bytes() if path.exists() else b""
        whole = data[: data.rfind(b"\n") + 1]
        if not whole:
            if data and not checked(_encode(_head_of(keys))).startswith(data):
                raise ResultsError(f"{path} isn't a results file. Name another one.")
            whole = checked(_encode(_head_of(keys)))
            path.write_bytes(whole)
        elif len(whole) < len(data):  # the run was killed while it wrote its last line
            with path.open("r+b") as file:
                file.truncate(len(whole))
        blocks = read_lines(path, whole, keys, sizes)
        return Results(path, blocks)
    except OSError as error:
        raise ResultsError(f"Can't use {path}: {error.strerror}.") from None


def read_lines(path: Path, data: bytes, keys: Sequence[str], sizes: Sequence[int]) -> Blocks:
    lines = data.split(b"\n")[:-1]
    try:
        head = _head.decode(unchecked(lines[0]))
    except (ValueError, msgspec.MsgspecError):
        raise ResultsError(f"{path} isn't a results file, or its first line is damaged.") from None
    if head.snapcount != "results" or head.version != FORMAT:
        raise ResultsError(f"This version of Snapcount can't read the results file {path}.")
    if head.matches != list(keys):
        raise ResultsError(
            f"{path} belongs to other decks, agents, rules or seeds. Name another file, or "
            "use the options it was made with."
        )
    blocks: Blocks = {}
    for number, line in enumerate(lines[1:], 2):
        try:
            block = _block.decode(unchecked(line))
            if block.match >= len(keys) or len(block.numbers) != sizes[block.match]:
                raise ValueError
        except (ValueError, msgspec.MsgspecError):
            raise ResultsError(
                f"Line {number} of {path} is damaged. Delete that line and everything after "
                "it to keep the games before it, or delete the file to start over."
            ) from None
        blocks[block.match, block.first, block.last] = block.numbers
    return blocks


def _head_of(keys: Sequence[str]) -> Head:
    return Head("results", FORMAT, list(keys))


def checked(data: bytes) -> bytes:
    """A line: the data, a blank, and its check."""
    return b"%b %08x\n" % (data, zlib.crc32(data))


def unchecked(line: bytes) -> bytes:
    """The data of a line; `ValueError` if it is not what was written."""
    data, _, check = line.rpartition(b" ")
    if check != b"%08x" % zlib.crc32(data):
        raise ValueError("the line is damaged")
    return data
