"""Files that save time: kept under a hash of what they were made from, and made anew at will.

A kept file is as good as none if it is damaged, of another version, or cannot be written.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import TypeVar

import msgspec

from snapcount.cards.catalog.files import FileError, cache_folder, write_whole

Found = TypeVar("Found")


def place(key: str, made_from: str) -> Path | None:
    """Where something made from that is kept; `key` names it among all that is kept."""
    try:
        return cache_folder() / file_name(key, made_from)
    except FileError:
        return None


def file_name(key: str, made_from: str) -> str:
    """What something made from that is kept as."""
    digest = hashlib.sha256(f"{key}\n{made_from}".encode()).hexdigest()[:32]
    return f"{key}.{digest}.cache"


def modules_of(package: ModuleType) -> str:
    """The modules of a package by the size and the time of their files.

    Python's own bytecode is out of date when one of these changes. A hash of all that they say
    would be surer, and takes twenty times as long.
    """
    found: list[str] = []
    for folder in package.__path__:
        for place, _, names in os.walk(folder):
            for name in names:
                if name.endswith((".py", ".so", ".pyd")):
                    file = os.stat(os.path.join(place, name))
                    found.append(f"{place} {name} {file.st_size} {file.st_mtime_ns}")
    return "\n".join(sorted(found))


def load(path: Path | None) -> bytes | None:
    """What is kept there, if anything is, and it is whole."""
    if path is None:
        return None
    try:
        return sealed_body(path.read_bytes())
    except OSError:
        return None


def sealed(body: bytes) -> bytes:
    """The body under a line by which damage is known."""
    return hashlib.sha256(body).hexdigest().encode() + b"\n" + body


def sealed_body(data: bytes) -> bytes | None:
    """What was sealed; None if it is damaged."""
    head, _, body = data.partition(b"\n")
    return body if head == hashlib.sha256(body).hexdigest().encode() else None


def keep(path: Path | None, body: bytes) -> None:
    """Keep it there, in the place of older versions of it. Where that fails nothing is kept."""
    if path is None:
        return
    with contextlib.suppress(FileError, OSError):
        write_whole(path, sealed(body))
        for old in path.parent.glob("*.cache"):
            if old != path and _key(old) == _key(path):
                old.unlink(missing_ok=True)


def remembered(path: Path | None, kind: type[Found], find_out: Callable[[], Found]) -> Found:
    """What is kept there, or what is found out now and kept there from then on."""
    body = load(path)
    if body is not None:
        with contextlib.suppress(msgspec.MsgspecError):  # what another version has kept
            return msgspec.msgpack.decode(body, type=kind)
    found = find_out()
    keep(path, msgspec.msgpack.encode(found))
    return found


def _key(path: Path) -> str:
    """The key of a kept file, which may hold dots itself."""
    return path.name.rsplit(".", 2)[0]
