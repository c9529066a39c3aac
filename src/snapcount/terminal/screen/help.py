"""The help screen: what the keys do, and what the shapes mean."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from snapcount.terminal.screen import shapes

KEYS: Final = (
    ("1 … 9, 0", "choose that answer right away"),
    ("↑ ↓ or k j", "move through the answers; Enter (or a click) chooses one"),
    ("p", "pass in this timing point"),
    ("s", "skip: pass at every timing point until the next down"),
    ("i or Space", "the highlighted answer's card, full size"),
    ("c", "every card you can see: hands, field, called Plays, layers, discard piles"),
    (
        "h, d",
        "the same, opened at your hand or the discard piles, with why you can't play a card now",
    ),
    ("w", "why: the rules and card text behind what just happened"),
    ("l", "the whole log, each line with its rule"),
    ("t", "hint: what the coach would do, and your chance to win"),
    ("u", "undo: take back your last answer (not against a person)"),
    ("? or F1", "this help"),
    (
        "q, Ctrl+Q",
        "leave; your game is saved after every answer, and `snapcount play --resume` picks it up",
    ),
)
SHAPES: Final = (
    (shapes.ENERGIZED, "an Energized Player, whose abilities can work"),
    (shapes.EXHAUSTED, "an Exhausted Player"),
    (shapes.SUPERSTAR, "this Player has a Superstar"),
    (shapes.POWER_UP, "this Player has a Power Up"),
    ("■", "that side's Gridiron or Synergy card"),
    ("3, now, +", "in the layers: its place; resolving; triggered and about to be added"),
    (shapes.BALL, "the ball, next to the name of who has it; ┊ where the down started"),
    (f"{shapes.TIMEOUT} {shapes.SPENT}", "timeouts left and spent"),
    (f"{shapes.FULL} {shapes.EMPTY}", "Time Units left and gone; the down"),
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
            "Your own end zone is on the left. There's no first down line in this game: only "
            "a card makes a first down (F-16). Codes such as F-4 are sections of the rules."
        )
    )
    return Group(*parts)
