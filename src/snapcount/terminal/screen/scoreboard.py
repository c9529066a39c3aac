"""The scoreboard: two lines with the score, the clock, the down and the timeouts."""

from __future__ import annotations

from rich.text import Text

from snapcount.engine.views.view import View
from snapcount.engine.words.picture import period_name
from snapcount.engine.words.speech import ORDINALS, possession
from snapcount.terminal.screen import shapes

HALF = 15  # Time Units, for the length of the clock's bar
NAME = 22  # letters of a team's name that there is room for


def scoreboard(view: View, teams: tuple[str, str], names: tuple[str, str], width: int) -> Text:
    """Both lines; `names` are what the seats are called in a sentence."""
    return Text("\n").join([score_line(view, teams, width), situation_line(view, names)])


def score_line(view: View, teams: tuple[str, str], width: int) -> Text:
    own = max(view.seat, 0)
    name = max((width - 56) // 2, 6)
    line = Text()
    for seat in (own, 1 - own):
        style = shapes.side_style(seat, view.seat)
        ball = shapes.BALL if seat == view.offense and not view.over else " "
        line.append(f" {ball} ", style)
        line.append(short(teams[seat], min(name, NAME)), f"bold {style}")
        line.append(f" {view.score[seat]:>2} ", f"bold reverse {style}")
        spent = max(3 - view.timeouts[seat], 0) if view.period < 2 else 0
        line.append(f" {shapes.TIMEOUT * view.timeouts[seat]}{shapes.SPENT * spent}", style)
        line.append("  ")
    line.append(clock(view))
    return line


def clock(view: View) -> Text:
    if view.over:
        return Text("Final score", "bold")
    text = Text(f"{period_name(view.period).capitalize()} ")
    length = min(HALF, max(view.clock, 10 if view.period > 1 else HALF))
    text.append(shapes.FULL * min(view.clock, length), "bold")
    text.append(shapes.EMPTY * (length - min(view.clock, length)), shapes.FAINT)
    text.append(f" {view.clock}", "bold")
    return text


def short(team: str, width: int) -> str:
    """A team's name where there is little room: its last word, then its first letters."""
    return team if len(team) <= width else team.split()[-1][:width]


def situation_line(view: View, names: tuple[str, str]) -> Text:
    line = Text("   ")
    if view.over:
        return line.append(how_it_ended(view, names), "bold")
    style = shapes.side_style(view.offense, view.seat)
    line.append(f"{ORDINALS[view.down]} down ", f"bold {style}")
    line.append(shapes.FULL * view.down + shapes.EMPTY * (4 - view.down), style)
    own, other = of(view, view.offense, names), of(view, 1 - view.offense, names)
    line.append(f"  {possession(own, other, view.ball)}", style)
    if view.all_pro:
        line.append("  All Pro", shapes.DIM)
    return line


def of(view: View, seat: int, names: tuple[str, str]) -> str:
    return "your" if seat == view.seat else f"{names[seat]}'s"


def how_it_ended(view: View, names: tuple[str, str]) -> str:
    if view.winner < 0:
        return "It's a tie."
    name = names[view.winner]
    return "You win!" if view.winner == view.seat else f"{name[0].upper()}{name[1:]} wins."
