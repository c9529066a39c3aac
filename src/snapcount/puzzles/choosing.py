"""From what was found to what is kept: no two alike, and no theme that a rule of thumb solves.

Themes and signatures are made here again, from the position: they may change without more mining.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

import msgspec

from snapcount.engine.records.answers import answer_for
from snapcount.engine.records.decklists import decode_decks, table_of, unpack
from snapcount.engine.records.position import from_line
from snapcount.engine.table import Table
from snapcount.puzzles.criteria import OBVIOUS, signature, theme_of
from snapcount.puzzles.pool import Line
from snapcount.puzzles.puzzle import THEMES, Collection, Puzzle
from snapcount.puzzles.solvers import THUMB

BY_THUMB: Final = 0.5
"""At most this share of a theme's puzzles has the answer that the rules of thumb give."""
ONE_WAY: Final = 12
"""So many more puzzles may have one of two answers than the other, where neither names a card."""
FEWEST: Final = 10
"""But so many may stay in any theme."""
PROVED: Final = 0.7
"""At most this share of all puzzles is proved: those are all last downs with open hands."""
SAME_CARDS: Final = 2
"""So many puzzles of a theme may be between the same two answers, where those name a card."""


class Candidate(NamedTuple):
    puzzle: Puzzle
    decks: str
    signature: str


def choose(lines: Sequence[Line]) -> Collection:
    """The puzzles to keep, in an order that hangs on their names alone."""
    different = _no_two_alike(sorted(_candidates(lines), key=lambda each: each.puzzle.id))
    kept = _both_ways(_against_the_thumb(different))
    judged = sum(not each.puzzle.proved for each in kept)
    room = int(judged * PROVED / (1 - PROVED))
    names = {each.puzzle.id for each in _in_turn(kept)[:room]}
    return _collected([e for e in kept if not e.puzzle.proved or e.puzzle.id in names])


def _in_turn(candidates: Sequence[Candidate]) -> list[Candidate]:
    """The proved ones, a theme after the other, so that none takes all the room."""
    waiting = [
        [each for each in candidates if each.puzzle.proved and each.puzzle.theme == theme]
        for theme in THEMES
    ]
    longest = max(map(len, waiting))
    return [theirs[place] for place in range(longest) for theirs in waiting if place < len(theirs)]


def _candidates(lines: Sequence[Line]) -> Iterator[Candidate]:
    tables: dict[str, Table] = {}
    seen: set[str] = set()
    for line in lines:
        puzzle = line.puzzle
        if puzzle is None or puzzle.id in seen:
            continue
        seen.add(puzzle.id)
        if line.decks not in tables:
            tables[line.decks] = table_of(decode_decks(unpack(line.decks)))
        game = from_line(puzzle.line, tables[line.decks])
        best, tempting = answer_for(game, puzzle.best), answer_for(game, puzzle.tempting)
        if best is None or tempting is None:
            continue  # this version doesn't offer it any more
        theme = theme_of(game, best, tempting)
        yield Candidate(
            msgspec.structs.replace(puzzle, theme=theme),
            line.decks,
            signature(game, best, tempting),
        )


def _no_two_alike(candidates: Sequence[Candidate]) -> list[Candidate]:
    kept: list[Candidate] = []
    signatures: set[str] = set()
    duels: Counter[tuple[str, str, str]] = Counter()
    for each in candidates:
        duel = _duel(each)
        named = not (duel[1].endswith(":-1") and duel[2].endswith(":-1"))
        if each.signature in signatures or (named and duels[duel] >= SAME_CARDS):
            continue
        signatures.add(each.signature)
        duels[duel] += 1
        kept.append(each)
    return kept


def _against_the_thumb(candidates: Sequence[Candidate]) -> list[Candidate]:
    """Of each theme no more that the rules of thumb find than of the others."""
    left_out: set[str] = set()
    for theme in THEMES:
        ours = [each for each in candidates if each.puzzle.theme == theme]
        given = [each for each in ours if each.puzzle.finds[THUMB] >= OBVIOUS]
        room = int((len(ours) - len(given)) * BY_THUMB / (1 - BY_THUMB))
        # The harder ones stay: those that more levels miss.
        given.sort(key=lambda each: (-each.puzzle.difficulty, each.puzzle.id))
        left_out |= {each.puzzle.id for each in given[max(room, FEWEST) :]}
    return [each for each in candidates if each.puzzle.id not in left_out]


def _both_ways(candidates: Sequence[Candidate]) -> list[Candidate]:
    """Where no card is named, a question must not have the same answer again and again.

    Spending a timeout is often worth 10 points, and saving one hardly ever: whoever always spends
    would solve them all.
    """
    counted: Counter[tuple[str, str, str]] = Counter()
    for each in candidates:
        counted[_duel(each)] += 1
    room = {duel: counted[duel[0], duel[2], duel[1]] + ONE_WAY for duel in counted}
    kept = []
    for each in candidates:
        duel = _duel(each)
        if duel[1].endswith(":-1") and duel[2].endswith(":-1"):
            if room[duel] == 0:
                continue
            room[duel] -= 1
        kept.append(each)
    return kept


def _duel(each: Candidate) -> tuple[str, str, str]:
    theme, *_, best, tempting = each.signature.split("|")
    return theme, best, tempting


def _collected(candidates: Sequence[Candidate]) -> Collection:
    decks: list[str] = []
    puzzles: list[Puzzle] = []
    for each in candidates:
        if each.decks not in decks:
            decks.append(each.decks)
        puzzles.append(msgspec.structs.replace(each.puzzle, table=decks.index(each.decks)))
    return Collection(decks, puzzles)
