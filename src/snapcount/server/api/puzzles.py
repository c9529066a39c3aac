"""Puzzles over HTTP.

The server keeps nothing about who solves what. A puzzle is told as the asked seat sees it; what its
answers are worth comes only with the answer.
"""

from __future__ import annotations

from collections import Counter
from typing import Annotated

import msgspec
from msgspec import Meta
from starlette.responses import Response

from snapcount.cards.card import PlayerCard
from snapcount.engine.errors import SnapcountError
from snapcount.engine.records.game_lines import SEATS
from snapcount.engine.table import Table
from snapcount.engine.terms import SLOTS_A_SEAT
from snapcount.engine.views.view import TableSeen
from snapcount.engine.words.naming import option_names
from snapcount.puzzles.explaining import situation, steps
from snapcount.puzzles.puzzle import THEMES, committed, seen_by_solver
from snapcount.server.desk import Desk
from snapcount.server.http import Call, Endpoint
from snapcount.server.protocol import CardSheet, Question
from snapcount.server.telling import card_sheets, question, table_seen

Name = Annotated[str, Meta(max_length=20)]


class PuzzleError(SnapcountError):
    """The solver's: an answer that the puzzle doesn't have."""

    code = "no-such-answer"


class PuzzleTitle(msgspec.Struct, frozen=True):
    id: str
    theme: str
    difficulty: int


class PuzzleList(msgspec.Struct, frozen=True):
    themes: list[str]
    puzzles: list[PuzzleTitle]


class PuzzleWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A puzzle by its name, or the one of a day (2026-11-16)."""

    id: Name = ""
    day: Name = ""


class PuzzleSeen(msgspec.Struct, frozen=True):
    id: str
    theme: str
    difficulty: int
    proved: bool
    """Solved exactly; both hands are open."""
    edition: str
    seat: int
    situation: str
    names: tuple[str, str]
    cards: list[CardSheet]
    table: TableSeen
    question: Question | None


class PuzzleTried(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An answer, by its place in the question."""

    id: Name
    answer: Annotated[int, Meta(ge=0, lt=1000)]


class AnswerJudged(msgspec.Struct, frozen=True):
    name: str
    chance: float
    """To win, 0 to 1."""
    error: float
    """Of how far it's behind the best answer, twice the standard error; 0 where it's proved."""


class StepTold(msgspec.Struct, frozen=True):
    title: str
    text: str


class PuzzleJudged(msgspec.Struct, frozen=True):
    right: bool
    best: int
    answers: list[AnswerJudged]
    """In the order of the question's choices."""
    steps: list[StepTold]


class Puzzles:
    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    def endpoints(self) -> list[Endpoint]:
        return [
            Endpoint(
                "GET",
                "/api/puzzles",
                "The puzzles, by theme and difficulty.",
                self.titles,
                gives=PuzzleList,
                person=False,
            ),
            Endpoint(
                "POST",
                "/api/puzzle",
                "A puzzle as its solver sees it.",
                self.see,
                takes=PuzzleWanted,
                gives=PuzzleSeen,
                person=False,
                asks=True,
            ),
            Endpoint(
                "POST",
                "/api/puzzle/answer",
                "Judge an answer to a puzzle, and explain it.",
                self.judge,
                takes=PuzzleTried,
                gives=PuzzleJudged,
                person=False,
                asks=True,
            ),
        ]

    async def titles(self, call: Call) -> Response:
        return await self._desk.json(call, listed)

    async def see(self, call: Call) -> Response:
        return await self._desk.json(call, seen, call.body)

    async def judge(self, call: Call) -> Response:
        return await self._desk.json(call, judged, call.body)


# In another process ------------------------------------------------------------------------------


def listed() -> PuzzleList:
    titles = [PuzzleTitle(each.id, each.theme, each.difficulty) for each in committed().puzzles]
    there = {each.theme for each in titles}
    return PuzzleList([theme for theme in THEMES if theme in there], titles)


def seen(wanted: PuzzleWanted) -> PuzzleSeen:
    """The puzzle, with nothing that its solver may not know."""
    collection = committed()
    puzzle = collection.named(wanted.id) if wanted.id else collection.of_the_day(wanted.day)
    game = collection.game(puzzle)
    view = seen_by_solver(game, puzzle)
    return PuzzleSeen(
        id=puzzle.id,
        theme=puzzle.theme,
        difficulty=puzzle.difficulty,
        proved=puzzle.proved,
        edition=view.edition,
        seat=view.seat,
        situation=situation(game),
        names=team_names(game.table),
        cards=card_sheets(game.table),
        table=table_seen(view),
        question=question(game, view.seat, 0),
    )


def team_names(table: Table) -> tuple[str, str]:
    """Each side goes by the team that most of its Players are of."""
    names = []
    for seat, usual in enumerate(SEATS):
        slots = table.slot_card[seat * SLOTS_A_SEAT : (seat + 1) * SLOTS_A_SEAT]
        cards = [table.cards[table.definition[card]] for card in slots if card >= 0]
        teams = Counter(card.team for card in cards if isinstance(card, PlayerCard) and card.team)
        found = teams.most_common(1)
        names.append(found[0][0].split()[-1] if found else usual)
    return (names[0], names[1]) if names[0] != names[1] else SEATS


def judged(tried: PuzzleTried) -> PuzzleJudged:
    """What an answer is worth, against the best."""
    collection = committed()
    puzzle = collection.named(tried.id)
    if tried.answer >= len(puzzle.answers):
        raise PuzzleError("That answer isn't offered here. Reload the puzzle.")
    game = collection.game(puzzle)
    return PuzzleJudged(
        right=puzzle.answers[tried.answer].word == puzzle.best,
        best=puzzle.place(puzzle.best),
        answers=[
            AnswerJudged(name, answer.chance, round(2 * max(answer.errors, default=0.0), 4))
            for name, answer in zip(option_names(game), puzzle.answers, strict=True)
        ],
        steps=[StepTold(step.title, step.text) for step in steps(puzzle, game)],
    )
