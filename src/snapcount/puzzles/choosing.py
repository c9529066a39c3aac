"""From what was found to what is kept: no two alike, and no theme that a rule of thumb solves."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

import msgspec

from snapcount.puzzles.pool import Line
from snapcount.puzzles.puzzle import THEMES, Collection, Puzzle
from snapcount.puzzles.solvers import THUMB

BY_THUMB: Final = 0.5
"""At most this share of a theme's puzzles has the answer that the rules of thumb give."""
PROVED: Final = 0.5
"""At most this share of all puzzles is proved: last downs with open hands are a world of their own."""
SAME_CARDS: Final = 2
"""So many puzzles of a theme may be between the same two answers, where those name a card."""


def choose(lines: Sequence[Line], most: int = 1000) -> Collection:
    """The puzzles to keep, in an order that hangs on their names alone."""
    found = {line.puzzle.id: line for line in lines if line.puzzle is not None}
    order = [found[name] for name in sorted(found)]
    kept: list[Line] = []
    signatures: set[str] = set()
    answers: Counter[str] = Counter()
    for line in order:
        theme, *_, best, tempting = line.signature.split("|")
        between = f"{theme}|{best}|{tempting}"
        named = not (best.endswith(":-1") and tempting.endswith(":-1"))
        if line.signature in signatures or (named and answers[between] >= SAME_CARDS):
            continue
        signatures.add(line.signature)
        answers[between] += 1
        kept.append(line)
    kept = _against_the_thumb(kept)
    judged = sum(not line.puzzle.proved for line in kept if line.puzzle)
    room = min(most, int(judged / (1 - PROVED)) if judged else most)
    proved = 0
    chosen: list[Line] = []
    for line in kept:
        assert line.puzzle is not None
        if line.puzzle.proved:
            if proved >= max(room - judged, 0):
                continue
            proved += 1
        chosen.append(line)
    return _collected(chosen[:most])


def _against_the_thumb(lines: Sequence[Line]) -> list[Line]:
    """Of each theme no more that the rules of thumb find than of the others."""
    kept: list[Line] = []
    for theme in THEMES:
        ours = [line for line in lines if line.puzzle is not None and line.puzzle.theme == theme]
        fooled = [line for line in ours if not _by_thumb(line)]
        given = [line for line in ours if _by_thumb(line)]
        room = int(len(fooled) * BY_THUMB / (1 - BY_THUMB))
        chosen = {id(line) for line in [*fooled, *given[:room]]}
        kept += [line for line in ours if id(line) in chosen]
    return sorted(kept, key=lambda line: line.puzzle.id if line.puzzle else "")


def _by_thumb(line: Line) -> bool:
    assert line.puzzle is not None
    return line.puzzle.finds[THUMB] >= 0.5


def _collected(lines: Sequence[Line]) -> Collection:
    decks: list[str] = []
    puzzles: list[Puzzle] = []
    for line in lines:
        assert line.puzzle is not None
        if line.decks not in decks:
            decks.append(line.decks)
        puzzles.append(msgspec.structs.replace(line.puzzle, table=decks.index(line.decks)))
    return Collection(decks, puzzles)
