"""A game told down by down: which answers belong to which down, how it began, what came of it."""

from __future__ import annotations

from typing import Final

from snapcount.engine import events as e
from snapcount.engine.game import Game
from snapcount.engine.options import (
    ASK_CALL,
    ASK_DESIGNATION,
    ASK_DRAW_UP,
    ASK_LINE_UP,
    ASK_PLAY_OR_KICK,
    ASK_TIMEOUT,
    ASK_TIMING_POINT,
)
from snapcount.engine.terms import INCOMPLETE, PICK_SIX, STOPPED

SEATS: Final = ("Home", "Away")
DOWNS: Final = ("", "1st", "2nd", "3rd", "4th")
TURNOVERS: Final = ("", "fumble", "interception", "pick six")
# Decisions that open a part of the line of their own; what effects ask stays where it came up.
PARTS: Final = (
    ASK_LINE_UP,
    ASK_TIMING_POINT,
    ASK_PLAY_OR_KICK,
    ASK_CALL,
    ASK_DESIGNATION,
    ASK_TIMEOUT,
    ASK_DRAW_UP,
)


class Downs:
    """Follows a game and knows the number of the down that each answer belongs to.

    Line-ups and the timing point before a down belong to the down that they lead to.
    """

    def __init__(self, game: Game) -> None:
        self.started = 0
        self.note(game)

    def note(self, game: Game) -> None:
        """Look at what the last answer has led to."""
        self.started += sum(1 for event in game.events if event[0] == e.DOWN)

    def number(self, game: Game) -> int:
        """The number of the down that the current decision belongs to, from 1."""
        before_a_down = game.phase < game.table.edition.at_down
        return self.started + 1 if before_a_down else self.started


def situation(game: Game) -> str:
    """`Home 1st own 25 (H1 15, 0-0)`: who has the ball where, period and time left, the score."""
    period = f"H{game.period + 1}" if game.period < 2 else f"OT{game.period - 1}"
    return (
        f"{SEATS[game.offense]} {DOWNS[game.down]} {spot(game.ball)}"
        f" ({period} {game.clock}, {game.score[0]}-{game.score[1]})"
    )


def spot(ball: int) -> str:
    if ball == 50:
        return "50"
    return f"own {ball}" if ball < 50 else f"opp {100 - ball}"


def part(game: Game) -> tuple[int, int] | None:
    """What part of the down the current decision is; None: the same as the one before."""
    asked = game.decision
    if asked is None or asked.kind not in PARTS:
        return None
    return asked.kind, game.point if asked.kind == ASK_TIMING_POINT else 0


def outcome(happened: list[e.Event]) -> str:
    """What came of a down, in a few words: `+15`, `stopped`, `punt 40`, `+75 touchdown`."""
    words: list[str] = []
    checked = turnover = 0
    for kind, _, a, b, _ in happened:
        if kind == e.CHECKED:
            checked = a
        elif kind == e.YARDS:
            words.append(f"{b:+d}")
            if checked in (STOPPED, INCOMPLETE):
                words.append("stopped" if checked == STOPPED else "incomplete")
        elif kind == e.PUNTED:
            words.append(f"punt {a}")
        elif kind == e.TURNOVER_EVENT:
            turnover = a
        elif kind == e.TURNOVER_CANCELLED:
            turnover = 0
        elif kind == e.TOUCHDOWN_EVENT:
            words.append("pick six" if turnover == PICK_SIX else "touchdown")
            turnover = 0
        elif kind in PLAIN:
            words.append(PLAIN[kind])
    if turnover:
        words.append(TURNOVERS[turnover])
    return ", ".join(words)


PLAIN: Final[dict[int, str]] = {
    e.SAFETY_EVENT: "safety",
    e.FIELD_GOAL_GOOD: "field goal good",
    e.FIELD_GOAL_MISSED_EVENT: "field goal missed",
    e.TURNOVER_ON_DOWNS: "turnover on downs",
    e.REPLAY: "replay",
    e.HALF_ENDS: "end of the period",
    e.GAME_OVER: "game over",
}
