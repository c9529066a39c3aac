"""Files that several runs of dev.py share: digests of them, and locks between processes."""

from __future__ import annotations

import contextlib
import hashlib
import os
import sys
import time
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import IO

from devtools.places import ROOT


def digest(paths: Iterable[Path], more: str) -> str:
    """Return a digest of files, their names and a text."""
    found = hashlib.sha256(more.encode())
    for path in paths:
        if path.is_file():
            found.update(f"{path.relative_to(ROOT).as_posix()}\0".encode())
            found.update(path.read_bytes())
    return found.hexdigest()


def read(path: Path) -> str:
    """Return a file's text, or nothing where there is no such file."""
    try:
        return path.read_text("utf-8")
    except OSError:
        return ""


def replace(path: Path, text: str) -> None:
    """Write a file whole, or leave what is there."""
    new = path.with_name(f".{path.name}.{os.getpid()}")
    new.write_text(text, "utf-8")
    os.replace(new, path)


@contextlib.contextmanager
def exclusive(path: Path) -> Iterator[bool]:
    """Hold a lock while the block runs, and say whether it was free.

    The system lets go of it when the process ends, however that happens. The file has the
    process's number, for whoever wants to end it.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    with open(path, "a+", encoding="utf-8") as file:
        if not _take(file):
            yield False
            return
        # Byte 0 is what Windows locks, and what is locked there cannot be read by others.
        file.truncate(0)
        file.write(f" {os.getpid()}\n")
        file.flush()
        try:
            yield True
        finally:
            _release(file)


@contextlib.contextmanager
def waiting_for(path: Path, waits: str) -> Iterator[None]:
    """Hold a lock while the block runs, and wait for it if need be, which is shown."""
    from devtools.console import Progress

    while True:
        with exclusive(path) as free:
            if free:
                yield
                return
        with Progress(waits).shown():
            while held(path):
                time.sleep(0.2)


def held(path: Path) -> bool:
    """Whether a process holds the lock."""
    if not path.exists():
        return False
    with open(path, "a+", encoding="utf-8") as file:
        if not _take(file):
            return True
        _release(file)
        return False


def holder(path: Path) -> int | None:
    """Return the number of the process that holds the lock, if one does."""
    if not held(path):
        return None
    with open(path, "rb") as file:
        file.seek(1)
        number = file.read().strip()
    return int(number) if number.isdigit() else None


if sys.platform == "win32":
    import msvcrt

    def _take(file: IO[str]) -> bool:
        file.seek(0)
        try:
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

    def _release(file: IO[str]) -> None:
        file.seek(0)
        msvcrt.locking(file.fileno(), msvcrt.LK_UNLCK, 1)

else:
    import fcntl

    def _take(file: IO[str]) -> bool:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            return False
        return True

    def _release(file: IO[str]) -> None:
        fcntl.flock(file, fcntl.LOCK_UN)
