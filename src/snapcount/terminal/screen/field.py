"""The field, seen from one seat: its own end zone is on the left, whoever has the ball."""

from __future__ import annotations

from rich.text import Text

from snapcount.engine.table import Table
from snapcount.engine.views.view import View
from snapcount.terminal.screen import shapes

END_ZONE = 5
YARDS_A_LINE = 5  # between two lines of the field goal table


def column(yards: int, scale: int) -> int:
    """The letter of the field that a yard line is on: 0 is the left goal line."""
    return min(max(yards, 0), 100) // scale


def seen_from(view: View, yards: int) -> int:
    """Yards from the offense's own end zone as yards from the left one."""
    return yards if view.offense == max(view.seat, 0) else 100 - yards


def field(table: Table, view: View, teams: tuple[str, str], width: int, rows: int = 1) -> Text:
    """Yard numbers, the turf in so many rows and, where there is room, what is marked on it."""
    scale = 1 if width >= 101 + 2 * END_ZONE + 2 else 2
    letters = 100 // scale + 1
    margin = " " * max((width - letters - 2 * END_ZONE) // 2, 0)
    lines = [_numbers(margin, letters, scale)]
    for row in range(rows):
        lines.append(_turf(view, teams, margin, letters, scale, row, rows))
    if rows > 1:
        lines.append(_marks(table, view, margin, letters, scale))
    return Text("\n").join(lines)


def _numbers(margin: str, letters: int, scale: int) -> Text:
    row = [" "] * (letters + 2 * END_ZONE)
    for yards in range(10, 100, 10):
        name = str(min(yards, 100 - yards))
        at = END_ZONE + column(yards, scale) - 1
        row[at : at + len(name)] = list(name)
    return Text(margin + "".join(row), shapes.DIM)


def _turf(
    view: View, teams: tuple[str, str], margin: str, letters: int, scale: int, row: int, rows: int
) -> Text:
    own = max(view.seat, 0)
    middle = row == rows // 2
    left, right = ("YOU", "OPP") if view.seat >= 0 else (_letters(teams[0]), _letters(teams[1]))
    text = Text(margin)
    text.append(f"{left if middle else '':^{END_ZONE}}", f"bold black on {shapes.OWN}")
    ball, spot = (column(seen_from(view, at), scale) for at in (view.ball, view.this.spot))
    rightward = view.offense == own
    for at in range(letters):
        style, letter = shapes.LINE, " "
        if at % (10 // scale) == 0:
            letter = "│"
        elif scale == 1 and at % 5 == 0 and row == rows - 1:
            letter = "╵"
        if at == spot and spot != ball:
            style, letter = shapes.TURF, "┊"
        if at == ball:
            letter = shapes.BALL if middle else "┃"
            style = f"bold {shapes.side_style(view.offense, view.seat)} on #10301f"
        if middle and at == ball + (1 if rightward else -1):
            letter = shapes.RIGHT if rightward else shapes.LEFT
            style = f"bold {shapes.side_style(view.offense, view.seat)} on #10301f"
        text.append(letter, style)
    text.append(f"{right if middle else '':^{END_ZONE}}", f"bold black on {shapes.OTHER}")
    return text


def _letters(team: str) -> str:
    """Three letters for an end zone."""
    return team.split()[-1][:3].upper()


def field_goal_line(table: Table) -> int:
    """The farthest line, in yards from the offense's own end zone, that has a field goal (K-3)."""
    return 100 - len(table.edition.field_goals) * YARDS_A_LINE


def _marks(table: Table, view: View, margin: str, letters: int, scale: int) -> Text:
    """Under the turf: from where on a field goal can be good."""
    row = [" "] * (letters + 2 * END_ZONE)
    at = END_ZONE + column(seen_from(view, field_goal_line(table)), scale)
    name = "field goals"
    if view.offense == max(view.seat, 0):
        words = f"└ {name} {shapes.RIGHT}"
        row[at : at + len(words)] = list(words)
    else:
        words = f"{shapes.LEFT} {name} ┘"
        start = max(at - len(words) + 1, 0)
        row[start : start + len(words)] = list(words)
    return Text(margin + "".join(row), shapes.FAINT)
