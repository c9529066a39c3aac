"""`snapcount replay`: play a record back, verify it, and tell what happened."""

from __future__ import annotations

import json
import sys
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from snapcount.engine.errors import RecordError
from snapcount.engine.game import Game
from snapcount.engine.records import save
from snapcount.engine.records.answers import answer_for
from snapcount.engine.records.notation import to_notation
from snapcount.engine.records.position import to_line
from snapcount.engine.records.reading import read
from snapcount.engine.records.record import Record, to_json, up_to, walk
from snapcount.engine.terms import SPECTATOR
from snapcount.engine.words.naming import option_name
from snapcount.engine.words.picture import word_position
from snapcount.engine.words.speech import SEAT_NAMES
from snapcount.engine.words.wording import word_event


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
    record. Exit status 1: it doesn't, and the message says where.
    """
    try:
        told = tell(read(contents(file)), to)
    except (OSError, RecordError) as error:
        problem = error.strerror if isinstance(error, OSError) else error
        print(f"snapcount replay: {file}: {problem}", file=sys.stderr)
        raise typer.Exit(1) from None
    if show == Form.text:
        print(to_notation(told.record), end="")
    elif show == Form.record:
        print(to_json(told.record).decode())
    elif show == Form.line:
        print(to_line(told.game))
    elif as_json:
        print(json.dumps(told.as_json(), indent=2, ensure_ascii=False))
    else:
        print("\n".join(told.lines()))


def contents(file: Path) -> bytes:
    return sys.stdin.buffer.read() if str(file) == "-" else file.read_bytes()


class Told:
    """A replayed record: what was answered, what happened, and the game at the end of it."""

    def __init__(self, record: Record, game: Game) -> None:
        self.record = record
        self.game = game
        self.steps: list[tuple[str, list[str]]] = [("", self.happened())]

    def happened(self) -> list[str]:
        return [word_event(self.game.table, event) for event in self.game.events]

    def verified(self) -> int:
        """How many fingerprints were compared."""
        return len(self.record.checks) if self.record.state == save.FORMAT else 0

    def verdict(self) -> str:
        count = self.verified()
        if count:
            return f"Verified: {count} fingerprint{'s match' if count > 1 else ' matches'}."
        if self.record.checks:
            return (
                "Replayed, but not verified: the fingerprints come from another version of "
                "Snapcount."
            )
        return "Replayed, but not verified: the record has no fingerprint up to here."

    def lines(self) -> list[str]:
        """The whole story for people."""
        game, decks = self.game, self.record.decks
        mode = ", All Pro mode" if decks.all_pro else ""
        found = [f"Edition {decks.edition}{mode}, seed {self.record.seed}, table {decks.table}", ""]
        for number, (answer, events) in enumerate(self.steps):
            if answer:
                found.append(f"{number}. {answer}")
            found += [f"   {event}" for event in events]
        found += ["", word_position(game.table, game.observe(SPECTATOR)), "", to_line(game), ""]
        found.append(f"{len(self.record.answers)} answers, fingerprint {game.fingerprint()}.")
        return [*found, self.verdict()]

    def as_json(self) -> dict[str, object]:
        game = self.game
        return {
            "edition": self.record.decks.edition,
            "all_pro": self.record.decks.all_pro,
            "seed": self.record.seed,
            "table": self.record.decks.table,
            "answers": len(self.record.answers),
            "over": game.over,
            "score": list(game.score),
            "winner": game.winner,
            "fingerprint": game.fingerprint(),
            "fingerprints_verified": self.verified(),
            "position": to_line(game),
            "log": [{"answer": answer, "events": events} for answer, events in self.steps],
        }


def tell(record: Record, to: int | None) -> Told:
    """Replay a record up to there and note what happens."""
    record = up_to(record, to)
    states = walk(record)
    told = Told(record, next(states))
    for word in record.answers:
        asked, option = told.game.decision, answer_for(told.game, word)
        said = ""
        if asked is not None and option is not None:
            said = f"{SEAT_NAMES[asked.seat]}: {option_name(told.game, option)}"
        next(states)  # which refuses an answer that is not offered
        told.steps.append((said, told.happened()))
    return told
