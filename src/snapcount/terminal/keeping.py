"""Keeping games in files: written whole after every answer, so that a kill loses nothing."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

from snapcount.cards.catalog.files import FileError, home, replace_file
from snapcount.engine.errors import RecordError
from snapcount.engine.records.following import retold
from snapcount.engine.records.record import Record, from_json, to_json

SUFFIX = ".game"


def games_folder() -> Path:
    """Where games are kept that were given no file."""
    return home() / "games"


def new_place() -> Path | None:
    """A file of its own for a game that begins now; None where this machine has no such place."""
    try:
        folder = games_folder()
        folder.mkdir(parents=True, exist_ok=True)
    except (FileError, OSError):
        return None
    stem = datetime.now().strftime("%Y-%m-%d %H.%M.%S")
    place, count = folder / (stem + SUFFIX), 1
    while place.exists():
        count += 1
        place = folder / f"{stem} {count}{SUFFIX}"
    return place


def last_unfinished() -> Path:
    """The game that was played last of those that are not over; `RecordError` if there is none."""
    try:
        found = list(games_folder().glob("*" + SUFFIX))
        found.sort(key=lambda path: (path.stat().st_mtime_ns, path.name), reverse=True)
    except (FileError, OSError):
        found = []
    for path in found:
        try:
            if from_json(path.read_bytes()).result is None:
                return path
        except (OSError, RecordError):
            continue
    raise RecordError("There's no unfinished game to resume. Run `snapcount play` to start one.")


def load(path: Path) -> Record:
    """The unfinished game in a file."""
    try:
        record = from_json(path.read_bytes())
        if record.answers and not record.story:  # format 1: what happened is told from here on
            record = retold(record)
    except OSError as error:
        raise RecordError(f"Can't read {path}: {error.strerror}.") from None
    except RecordError as error:
        raise RecordError(
            f"There's no game to resume in {path}. {error} Use another file to start a new game."
        ) from None
    if record.result is not None:
        first, second = record.result.score
        raise RecordError(
            f"The game in {path} is over ({first}-{second}). Use another file to start a new game."
        )
    return record


class Keeper:
    """Writes the record after each answer. What is in the file is always a whole record.

    When that fails, on a full disk say, the game goes on; `keep` returns what to tell the player,
    once for each time that it begins to fail or works again.
    """

    def __init__(self, record: Record, path: Path | None) -> None:
        self.record = record
        self.path = path
        self.failed = False
        self.problem = ""

    def start(self) -> None:
        """Write the record before the first answer; `RecordError` while one can still choose."""
        if self.keep():
            raise RecordError(f"{self.problem} Use another file.")

    def keep(self) -> str:
        """Write the record; words that come back are news for the player."""
        if self.path is None:
            return ""
        try:
            replace_file(self.path, to_json(self.record))
        except OSError as error:
            self.problem = f"Can't save the game in {self.path}: {error.strerror}."
            if self.failed:
                return ""
            self.failed = True
            return (
                f"{self.problem} You can keep playing, but from here on the game is lost if "
                "you leave. Free up some space and it will be saved again."
            )
        if self.failed:
            self.failed = False
            return f"The game is being saved in {self.path} again."
        return ""
