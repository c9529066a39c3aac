"""What happened, a line each, with the clause that it follows."""

from __future__ import annotations

from rich.text import Text

from snapcount.engine import events
from snapcount.engine.words.clauses import clause_of
from snapcount.terminal.screen import shapes
from snapcount.terminal.sitting import Sitting, Told, is_quiet

_HEADS = (events.DOWN, events.POSSESSION, events.SECOND_HALF, events.OVERTIME)
_LOUD = (
    events.TOUCHDOWN_EVENT,
    events.SAFETY_EVENT,
    events.FIELD_GOAL_GOOD,
    events.TURNOVER_EVENT,
    events.TURNOVER_ON_DOWNS,
    events.FIRST_DOWN_EVENT,
    events.GAME_OVER,
)


def log_line(sitting: Sitting, told: Told, seat: int) -> Text:
    """An event as a line: its words, then its clause."""
    kind = told.event.kind
    style = "default"
    if kind in _HEADS:
        style = "bold"
    elif kind in _LOUD:
        style = f"bold {shapes.GOOD if told.event.seat == seat else shapes.BAD}"
    text = Text().append(sitting.word(told, seat), style)
    return text.append(f" {clause_of(sitting.table, told.event)}", shapes.FAINT)


def log_lines(sitting: Sitting, seat: int, last: int, read: int) -> list[Text]:
    """The last of what that seat was told, the newest first, without what goes without saying.

    What it has not seen before, from the place `read` on, has a mark.
    """
    shown: list[Text] = []
    log = sitting.logs[seat]
    for place in range(len(log) - 1, -1, -1):
        if len(shown) >= last:
            break
        if not is_quiet(log[place].event, seat):
            line = Text().append("▎" if place >= read else " ", shapes.OWN)
            shown.append(line.append(log_line(sitting, log[place], seat)))
    return shown
