"""What a puzzle is, and the puzzles that come with the program.

A puzzle is a position line: the game at the moment somebody is asked. What that seat can't know has
been dealt again before the line was written, so that not even the line tells how the game was.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Final

import msgspec

from snapcount.engine.errors import SnapcountError
from snapcount.engine.game import Game
from snapcount.engine.records.answers import words
from snapcount.engine.records.decklists import decode_decks, table_of, unpack
from snapcount.engine.records.position import from_line
from snapcount.engine.table import Table
from snapcount.engine.views.observing import observe
from snapcount.engine.views.view import View

FILE: Final = Path(__file__).with_name("puzzles.json")
THEMES: Final = ("fourth down", "clock", "response", "call", "kick", "designation")
HARDEST: Final = 5


class UnknownPuzzle(SnapcountError):
    """There is no puzzle of that name."""

    code = "unknown-puzzle"


class Facts(msgspec.Struct, frozen=True, array_like=True):
    """What became of an answer by the end of the down, as shares of the worlds and as averages."""

    scored: float
    """The side that is asked scored."""
    conceded: float
    """The other side did."""
    kept: float
    """The same side still has the ball."""
    yards: float
    """Gained on average where the ball was kept."""
    units: float
    """Time Units that it took on average."""
    over: float
    """The game was over."""


class Answer(msgspec.Struct, frozen=True, array_like=True):
    """An answer and what was measured of it."""

    word: str
    """As in records: it says what is answered, not where it stands."""
    chances: list[float]
    """To win, by each judge; or the one that was proved."""
    errors: list[float]
    """Of how far it is behind the best answer, by each judge; none where it was proved."""
    worlds: int
    """On how many worlds it was tried; 0 where it was proved."""
    facts: Facts | None = None
    overtime: float = 0.0
    """How often it comes to overtime, where it was proved; that counts as half a win."""

    @property
    def chance(self) -> float:
        """The two judges count the same."""
        return sum(self.chances) / len(self.chances)


class Puzzle(msgspec.Struct, frozen=True):
    """A position, the question in it, and what its answers are worth."""

    id: str
    theme: str
    difficulty: int
    """1 to 5."""
    table: int
    """Its place among the tables of the collection."""
    line: str
    best: str
    tempting: str
    """The wrong answer that most levels give, or else the next best one."""
    answers: list[Answer]
    """In the order of the options."""
    finds: dict[str, float]
    """How likely each level is to give the best answer."""
    source: str
    """The game it is from."""
    proved: bool = False
    """Solved exactly, with both hands open; else judged, with hands as they are in a game."""

    def answer(self, word: str) -> Answer:
        return next(answer for answer in self.answers if answer.word == word)

    @property
    def lead(self) -> float:
        """How far the best answer is ahead of the next one."""
        best = self.answer(self.best).chance
        return best - max(answer.chance for answer in self.answers if answer.word != self.best)

    def place(self, word: str) -> int:
        return next(i for i, answer in enumerate(self.answers) if answer.word == word)


class Collection:
    """Puzzles with the tables they are played at; a table is made when it is first needed."""

    def __init__(self, packed: Sequence[str], puzzles: Sequence[Puzzle]) -> None:
        self.packed = list(packed)
        self.puzzles = list(puzzles)
        self._tables: dict[int, Table] = {}

    def table(self, place: int) -> Table:
        if place not in self._tables:
            self._tables[place] = table_of(decode_decks(unpack(self.packed[place])))
        return self._tables[place]

    def game(self, puzzle: Puzzle) -> Game:
        return from_line(puzzle.line, self.table(puzzle.table))

    def named(self, name: str) -> Puzzle:
        for puzzle in self.puzzles:
            if puzzle.id == name:
                return puzzle
        raise UnknownPuzzle("There's no puzzle with that name. Pick one from the list.")

    def of_theme(self, theme: str) -> list[Puzzle]:
        return [puzzle for puzzle in self.puzzles if puzzle.theme == theme]

    def of_the_day(self, day: str, theme: str = "") -> Puzzle:
        """The same for everybody on that day (as 2026-11-16), with no order to be seen in it.

        The days of a stretch as long as the collection are all different.
        """
        among = self.of_theme(theme) if theme else self.puzzles
        if not among:
            raise UnknownPuzzle("There are no puzzles of that theme yet.")
        lap, at = divmod(_days(day), len(among))
        order = sorted(among, key=lambda puzzle: sha256(f"{lap}:{puzzle.id}".encode()).digest())
        return order[at]


def _days(day: str) -> int:
    """Days since the beginning of our calendar."""
    try:
        return date.fromisoformat(day).toordinal()
    except ValueError:
        raise UnknownPuzzle(f"{day[:20]!r} isn't a day. Write it like 2026-11-16.") from None


def seen_by_solver(game: Game, puzzle: Puzzle) -> View:
    """What the solver may know: the view of the seat that is asked, and no more."""
    assert game.decision is not None
    return observe(game, game.decision.seat, puzzle.proved)


def name_of(line: str) -> str:
    """A short name that hangs on the position alone."""
    return sha256(line.encode()).hexdigest()[:8]


def fits(game: Game, puzzle: Puzzle) -> bool:
    """Whether the answers are still those that the position offers."""
    return words(game) == [answer.word for answer in puzzle.answers]


# The file: each table once, each puzzle on a line -----------------------------------------------


class _File(msgspec.Struct):
    tables: list[str]
    puzzles: list[Puzzle]


def written(collection: Collection) -> str:
    tables = ",\n".join(msgspec.json.encode(packed).decode() for packed in collection.packed)
    lines = ",\n".join(msgspec.json.encode(puzzle).decode() for puzzle in collection.puzzles)
    return f'{{"tables": [\n{tables}\n],\n"puzzles": [\n{lines}\n]}}\n'


def read(data: bytes) -> Collection:
    found = msgspec.json.decode(data, type=_File)
    return Collection(found.tables, found.puzzles)


@cache
def committed() -> Collection:
    """The puzzles that come with the program."""
    return read(FILE.read_bytes())
