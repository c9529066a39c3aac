"""Where the cards of sets lie: in a file each, or in a folder of files with one head.

A folder is a set if it has a file `set.cards`. That says the set's name, code, season and what it
is about, and the other `.cards` files beside it hold cards of it.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from snapcount.cards.catalog.files import SUFFIX, file_name, read_words

HEAD_FILE: Final = f"set{SUFFIX}"


class Source(NamedTuple):
    """One file of cards. `head` has the words of the head that it shares with others."""

    path: Path
    label: str
    """What to call the file, seen from where the sets lie."""
    key: str
    """The file among all of them, in letters that every system takes."""
    name: str
    """What its set is called if nothing says so."""
    head: str = ""


def sources(folder: Path) -> Iterator[Source]:
    """Every file of cards of the sets in a folder, in the order of their names."""
    for path in sorted(folder.glob("*")):
        yield from sources_of(path)


def sources_of(path: Path) -> Iterator[Source]:
    """The files of the set at that path; none, if no set is there."""
    if path.is_dir():
        if (path / HEAD_FILE).is_file():
            files = sorted(file for file in path.glob(f"*{SUFFIX}") if file.name != HEAD_FILE)
            yield from map(source_at, (path / HEAD_FILE, *files))
    elif path.suffix == SUFFIX and path.is_file():
        yield Source(path, path.name, file_name(path.stem), path.stem)


def source_at(path: Path) -> Source:
    """A file of cards, with the head of its folder if that is a set."""
    head = path.with_name(HEAD_FILE)
    if not head.is_file():
        return Source(path, path.name, file_name(path.stem), path.stem)
    name = path.parent.name
    key = f"{file_name(name)}.{file_name(path.stem)}"
    label = f"{name}/{path.name}"
    return Source(path, label, key, name, "" if path == head else read_words(head))
