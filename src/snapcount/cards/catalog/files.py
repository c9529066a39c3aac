"""Files of ours on this machine: where they lie, and writing them so that nothing is ever lost.

Nothing is written outside `home()`.
"""

from __future__ import annotations

import contextlib
import os
import re
import sys
from pathlib import Path
from typing import Final

HOME: Final = "SNAPCOUNT_HOME"
SUFFIX: Final = ".cards"
"""How the name of a set file ends."""


class FileError(ValueError):
    """A file that cannot be read or written; the message says which, why and what to do."""

    code = "file"


def home() -> Path:
    """The folder for everything that is kept: $SNAPCOUNT_HOME, or where this system keeps data."""
    asked = os.environ.get(HOME, "").strip()
    if asked:
        return Path(asked).expanduser().absolute()
    try:
        if sys.platform == "win32":
            base = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
        elif sys.platform == "darwin":
            base = Path.home() / "Library" / "Application Support"
        else:
            asked = os.environ.get("XDG_DATA_HOME", "")
            # The specification asks to ignore relative paths.
            absolute = Path(asked).is_absolute()
            base = Path(asked) if absolute else Path.home() / ".local" / "share"
    except RuntimeError:
        raise FileError(f"There's no home folder here. Set {HOME} to a folder.") from None
    return base / "snapcount"


def sets_folder() -> Path:
    """Where a user's own sets lie."""
    return home() / "sets"


def cache_folder() -> Path:
    """Where compiled sets lie; it may be removed at any time."""
    return home() / "cache"


def file_name(name: str) -> str:
    """A set's name as the name of a file, in letters that every system takes."""
    plain = re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-")
    if not plain:
        raise FileError(f"“{name}” can't be a file name. Use letters or digits.")
    return plain[:80]


def read_words(path: Path) -> str:
    """The words in a file: UTF-8, or what older spreadsheets write."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise FileError(f"Can't read {path}: {error.strerror}.") from None
    return decoded(data)


def decoded(data: bytes) -> str:
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        pass
    try:
        return data.decode("cp1252")
    except UnicodeDecodeError:  # a few bytes mean nothing there; here every byte is a letter
        return data.decode("latin-1")


def write_whole(path: Path, data: bytes) -> None:
    """Put the file there whole, or leave what is there as it is."""
    folder = home()
    if folder not in path.parents:
        raise FileError(f"{path} is outside {folder}, so nothing is written there.")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        replace_file(path, data)
    except OSError as error:
        raise FileError(
            f"Can't write {path}: {error.strerror}. The old file is unchanged."
        ) from None


def replace_file(path: Path, data: bytes) -> None:
    """Write a new file beside the old one and exchange them in one step."""
    new = path.with_name(f".{path.name}.{os.getpid()}.new")
    try:
        with open(new, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        os.replace(new, path)
    except BaseException:
        with contextlib.suppress(OSError):
            new.unlink()
        raise
