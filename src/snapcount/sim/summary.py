"""A finished game to look back at: its drives, its plays by kind, and its best Player."""

from __future__ import annotations

from typing import Final, NamedTuple

from snapcount.engine import events as e
from snapcount.engine.game import Game
from snapcount.engine.records.decklists import Catalog
from snapcount.engine.records.record import Record, walk
from snapcount.engine.terms import RUN, TACKLE
from snapcount.engine.words.naming import player_name
from snapcount.sim.report.drives import UNFINISHED, Teller

KINDS: Final = ("Run", "Short Pass", "Medium Pass", "Long Pass")
_BITS: Final = (71, 8, 16, 32)
A_TOUCHDOWN: Final = 30  # yards that it is worth when the best Player is looked for
A_TURNOVER: Final = 40


class Drive(NamedTuple):
    """A possession: whose, from where to where in its own yards, how it ended, and the score."""

    seat: int
    step: int
    """The answer after which it began."""
    when: str
    start: int
    end: int
    result: str
    score: tuple[int, int]


class Plays(NamedTuple):
    """The plays of one kind that a side ran."""

    kind: str
    plays: int
    yards: int
    longest: int


class Best(NamedTuple):
    """The Player of the game, and why."""

    seat: int
    name: str
    why: str


class Summary(NamedTuple):
    drives: list[Drive]
    plays: tuple[list[Plays], list[Plays]]
    """By seat."""
    best: Best | None


class _Line:
    """What a Player has done."""

    def __init__(self) -> None:
        self.runs = self.catches = self.yards = self.touchdowns = self.takeaways = 0

    @property
    def worth(self) -> int:
        return self.yards + A_TOUCHDOWN * self.touchdowns + A_TURNOVER * self.takeaways

    def words(self) -> str:
        parts = []
        if self.runs:
            parts.append(_counted(self.runs, "run"))
        if self.catches:
            parts.append("1 catch" if self.catches == 1 else f"{self.catches} catches")
        if self.runs or self.catches:
            parts.append(_counted(self.yards, "yard"))
        if self.touchdowns:
            parts.append(_counted(self.touchdowns, "touchdown"))
        if self.takeaways:
            parts.append(_counted(self.takeaways, "takeaway"))
        return ", ".join(parts)


class _Follower:
    """Follows a game and adds everything up."""

    def __init__(self) -> None:
        self.drives: list[Drive] = []
        self.teller = Teller()
        self.began: list[int] = []
        self.scores: list[tuple[int, int]] = []
        self.plays = [[[0, 0, 0] for _ in KINDS] for _ in range(2)]
        self.lines: dict[int, _Line] = {}
        self.call = 0
        self.carrier = self.tackler = -1
        self.runs = False

    def hear(self, game: Game, step: int, event: e.Event) -> None:
        kind, seat, a, b, _ = event
        before = len(self.teller.drives)
        period = f"H{game.period + 1}" if game.period < 2 else f"OT{game.period - 1}"
        self.teller.hear(event, f"{period} {game.clock}")
        if len(self.teller.drives) > before:
            self.scores.append((game.score[0], game.score[1]))
        if kind == e.POSSESSION:
            self.began.append(step)
        elif kind == e.DOWN:
            self.call, self.carrier, self.tackler = 0, -1, -1
        elif kind == e.CALLED and a >= 0 and seat == game.offense:
            self.call = game.table.offense_call[a]
        elif kind == e.CALL_CHANGED:
            self.call = b
        elif kind == e.DESIGNATED:
            if b == TACKLE:
                self.tackler = a
            else:
                self.carrier, self.runs = a, b == RUN
        elif kind == e.YARDS:
            self._play(seat, b)
        elif kind == e.TOUCHDOWN_EVENT and self.carrier >= 0:
            self._line(self.carrier).touchdowns += 1
        elif kind == e.TURNOVER_EVENT and self.tackler >= 0:
            self._line(self.tackler).takeaways += 1

    def _line(self, slot: int) -> _Line:
        return self.lines.setdefault(slot, _Line())

    def _play(self, seat: int, yards: int) -> None:
        for place, bits in enumerate(_BITS):
            if self.call & bits:
                row = self.plays[seat][place]
                row[0] += 1
                row[1] += yards
                row[2] = max(row[2], yards)
                break
        if self.carrier >= 0:
            line = self._line(self.carrier)
            line.yards += yards
            if self.runs:
                line.runs += 1
            else:
                line.catches += 1


def summary(record: Record, catalog: Catalog | None = None) -> Summary:
    """What a recorded game looked like. What everybody saw is all that it tells."""
    follow = _Follower()
    last: Game | None = None
    for step, game in enumerate(walk(record, catalog)):
        last = game
        for event in game.events:
            follow.hear(game, step, event)
    follow.teller.end(UNFINISHED)
    assert last is not None
    follow.scores += [(last.score[0], last.score[1])] * 2
    drives = [
        Drive(d.side, begun, d.when, _own(d.side, d.start), _own(d.side, d.end), d.result, score)
        for d, begun, score in zip(follow.teller.drives, follow.began, follow.scores, strict=False)
    ]
    first, second = (_rows(rows) for rows in follow.plays)
    return Summary(drives, (first, second), _best(last, follow.lines))


def _rows(rows: list[list[int]]) -> list[Plays]:
    return [Plays(kind, *row) for kind, row in zip(KINDS, rows, strict=True) if row[0]]


def _own(seat: int, place: float) -> int:
    """Yards from the own end zone, of a place as the first seat counts it."""
    return round(100 - place if seat else place)


def _best(game: Game, lines: dict[int, _Line]) -> Best | None:
    """Whose line is worth most, whichever side won."""
    ranked = sorted(lines, key=lambda slot: (-lines[slot].worth, slot))
    if not ranked or lines[ranked[0]].worth <= 0:
        return None
    best = ranked[0]
    seat = best // 10
    return Best(seat, player_name(game.table, best), lines[best].words())


def _counted(number: int, thing: str) -> str:
    return f"{number} {thing}{'' if number == 1 else 's'}"
