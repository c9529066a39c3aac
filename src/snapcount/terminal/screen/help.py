"""The help screen: what the keys do, and what the shapes mean."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from snapcount.terminal.screen import shapes

KEYS: Final = (
    ("1 … 9, 0", "give that answer at once"),
    ("↑ ↓ or k j", "go through the answers; Enter gives the highlighted one (a click too)"),
    ("p", "pass in this timing point"),
    ("s", "skip: pass in every timing point until the next down"),
    ("i or Space", "the card behind the highlighted answer, in full"),
    ("c", "all cards that you can see: hands, field, called Plays, layers, discard piles"),
    ("h, d", "the same, at your hand or at the discard piles; why a card cannot be played now"),
    ("w", "why: the rule and the card's words behind all that just happened"),
    ("l", "the whole log, each line with its rule"),
    ("t", "a hint: what the coach would do, and your chance to win"),
    ("u", "undo: take your last answer back (not against a person)"),
    ("? or F1", "this help"),
    ("q, Ctrl+Q", "leave; a game is kept after every answer, `snapcount play --resume` goes on"),
)
SHAPES: Final = (
    (shapes.ENERGIZED, "an Energized Player: their abilities can work"),
    (shapes.EXHAUSTED, "an Exhausted one"),
    (shapes.SUPERSTAR, "a Superstar lies on the Player"),
    (shapes.POWER_UP, "a Power Up of the Player"),
    ("■", "a Gridiron or Synergy card of that side"),
    ("3, now, +", "in the layers: how high it lies; being carried out; triggered, to be added"),
    (shapes.BALL, "the ball, and beside a name who has it; ┊ where the down began"),
    (f"{shapes.TIMEOUT} {shapes.SPENT}", "timeouts: left, spent"),
    (f"{shapes.FULL} {shapes.EMPTY}", "Time Units left, and gone; which down it is"),
)


def help_text(about: str) -> Group:
    """Keys, shapes, and what the current question is about."""
    parts: list[RenderableType] = []
    for title, lines in (("Keys", KEYS), ("Shapes", SHAPES)):
        parts.append(Text(title, "bold"))
        rows = Table.grid(padding=(0, 2))
        for key, meaning in lines:
            rows.add_row(Text(f"  {key}", f"bold {shapes.OWN}"), meaning)
        parts += [rows, Text()]
    if about:
        parts += [Text("This question", "bold"), Text(about), Text()]
    parts.append(
        Text(
            "Your own end zone is on the left. There is no line to reach for a first down in this"
            " game: only a card makes one (F-16). Ids such as F-4 are clauses of the rules."
        )
    )
    return Group(*parts)
