"""`snapcount replay`: play a record back, verify it, and tell what happened."""

from __future__ import annotations

import json
import sys
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from snapcount.engine.errors import OtherGame, RecordError
from snapcount.engine.game import Game
from snapcount.engine.records import save
from snapcount.engine.records.following import Following, retold
from snapcount.engine.records.notation import to_notation
from snapcount.engine.records.position import to_line
from snapcount.engine.records.reading import read
from snapcount.engine.records.record import Record, to_json, up_to
from snapcount.engine.records.record import replay as replayed
from snapcount.engine.records.story import Happened
from snapcount.engine.terms import SPECTATOR
from snapcount.engine.words.picture import word_position


class Form(StrEnum):
    """What is printed."""

    log = "log"
    text = "text"
    record = "record"
    line = "line"


def replay(
    file: Annotated[
        Path, typer.Argument(help="A record, as JSON or text notation; - reads standard input.")
    ],
    to: Annotated[
        int | None, typer.Option(min=0, metavar="N", help="Stop after this many answers.")
    ] = None,
    show: Annotated[
        Form,
        typer.Option(
            help=(
                "What to print: the log, the record so far (text notation or JSON), or the "
                "position as one line."
            )
        ),
    ] = Form.log,
    as_json: Annotated[bool, typer.Option("--json", help="Print the log as JSON.")] = False,
) -> None:
    """Play back a record, verify it, and print what happened and where the game stands.

    Every answer must be legal when it's given, and the game must match every fingerprint in the
    record. If this version of Snapcount plays the game another way, the replay says from which
    step, and shows the recorded events from there. Exit status 1: it does, or the record can't be
    read.
    """
    try:
        told = tell(up_to(read(contents(file), as_written=True), to))
        printed = words(told, show, as_json)
    except (OSError, RecordError) as error:
        problem = error.strerror if isinstance(error, OSError) else error
        print(f"snapcount replay: {file}: {problem}", file=sys.stderr)
        raise typer.Exit(1) from None
    print(printed, end="")
    if told.differs is not None:
        raise typer.Exit(1)


def words(told: Told, show: Form, as_json: bool) -> str:
    """What is printed of it."""
    if show == Form.text:
        return to_notation(told.record if told.record.story else retold(told.record))
    if show == Form.record:
        whole = told.record.story or told.differs
        return to_json(told.record if whole else retold(told.record)).decode() + "\n"
    if show == Form.line:
        return to_line(told.at()) + "\n"
    if as_json:
        return json.dumps(told.as_json(), indent=2, ensure_ascii=False) + "\n"
    return "\n".join(told.lines()) + "\n"


def contents(file: Path) -> bytes:
    return sys.stdin.buffer.read() if str(file) == "-" else file.read_bytes()


class Told:
    """A replayed record: what was answered, what happened, and the game at the end of it.

    Where the record differs from what today's engine plays, `game` is the last that both agree on,
    and the steps go on as they were recorded."""

    def __init__(self, record: Record, following: Following, steps: list[Happened]) -> None:
        self.record = record
        self.steps = steps
        self.differs: OtherGame | None = following.differs
        self.verdict = following.verdict() if following.differs else verified(record)
        self.game: Game | None = None
        if self.differs is None:
            self.game = replayed(record)
        elif self.differs.step:
            self.game = replayed(record, self.differs.step - 1)

    def at(self) -> Game:
        """The game where the record ends, or `OtherGame`."""
        if self.differs is not None:
            raise self.differs
        assert self.game is not None
        return self.game

    def lines(self) -> list[str]:
        """The whole story for people."""
        game, decks = self.game, self.record.decks
        mode = ", All Pro mode" if decks.all_pro else ""
        found = [f"Edition {decks.edition}{mode}, seed {self.record.seed}, table {decks.table}", ""]
        for number, step in enumerate(self.steps):
            if self.differs is not None and number == self.differs.step:
                found += ["", f"-- As recorded from step {number} --", ""]
            if step.answer:
                found.append(f"{number}. {step.answer}")
            found += [f"   {event}" for event in step.events]
        found.append("")
        if game is not None:
            if self.differs is not None:
                found += [f"Where the game stood after step {self.differs.step - 1}:", ""]
            found += [word_position(game.table, game.observe(SPECTATOR)), "", to_line(game), ""]
        if self.differs is None and game is not None:
            found.append(f"{len(self.record.answers)} answers, fingerprint {game.fingerprint()}.")
        return [*found, self.verdict]

    def as_json(self) -> dict[str, object]:
        game, record, differs = self.game, self.record, self.differs
        found: dict[str, object] = {
            "edition": record.decks.edition,
            "all_pro": record.decks.all_pro,
            "seed": record.seed,
            "table": record.decks.table,
            "release": record.written.release,
            "rules": record.written.rules,
            "language": record.written.language,
            "answers": len(record.answers),
            "differs_from": None if differs is None else differs.step,
            "why": "" if differs is None else str(differs),
        }
        if game is not None:
            found |= {
                "over": game.over,
                "score": list(game.score),
                "winner": game.winner,
                "fingerprint": game.fingerprint(),
                "position": to_line(game),
            }
        return found | {
            "fingerprints_verified": 0 if differs else fingerprints(record),
            "log": [{"answer": step.answer, "events": step.events} for step in self.steps],
        }


def fingerprints(record: Record) -> int:
    """How many fingerprints can be compared."""
    return len(record.checks) if record.state == save.FORMAT else 0


def verified(record: Record) -> str:
    """What a replay to the end of the record has shown."""
    count = fingerprints(record)
    if count:
        return f"Verified: {count} fingerprint{'s match' if count > 1 else ' matches'}."
    if record.checks:
        return (
            "Replayed, but not verified: the fingerprints come from another version of Snapcount."
        )
    return "Replayed, but not verified: the record has no fingerprint up to here."


def tell(record: Record) -> Told:
    """Replay a record and note what happens."""
    following = Following(record)
    steps = [shown.happened for shown in following.steps()]
    return Told(record, following, steps)
