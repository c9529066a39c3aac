"""What the `card` commands have in common: how cards are shown, and how errors are said."""

from __future__ import annotations

import json
import os
import sys
from typing import TYPE_CHECKING, Annotated, Any, NoReturn

import msgspec
import typer

from snapcount.cards.catalog.entry import KIND_LABELS, Typed
from snapcount.cards.season import SEASONS

if TYPE_CHECKING:
    from snapcount.cards.card import AnyCard

GREEN, YELLOW, RED, BOLD, DIM = "32", "33", "31", "1", "2"
STATUS_COLOURS = {
    "playable": GREEN,
    "no text yet": YELLOW,
    "not understood": RED,
    "unreadable": RED,
}


def coloured() -> bool:
    """Whether colours are welcome: in a terminal, unless NO_COLOR says otherwise."""
    if os.environ.get("NO_COLOR") or os.environ.get("TERM") == "dumb":
        return False
    return sys.stdout.isatty()


def paint(words: str, colour: str) -> str:
    return f"\033[{colour}m{words}\033[0m" if coloured() and words else words


def print_json(value: Any) -> None:
    print(json.dumps(msgspec.to_builtins(value), indent=2, ensure_ascii=False))


Edition = Annotated[str, typer.Option(help=f"Whose rules: {', '.join(SEASONS)}.")]


def fail(command: str, words: object, code: int = 1) -> NoReturn:
    print(f"snapcount card {command}: {words}", file=sys.stderr)
    raise typer.Exit(code)


def require_edition(command: str, name: str) -> None:
    if name not in SEASONS:
        fail(command, f"There's no edition {name!r}. Choose one of {', '.join(SEASONS)}.", 2)


def describe(typed: Typed) -> str:
    """What a card is, in one line: `Player, QB, 91, Tidewater Herons`."""
    parts = [KIND_LABELS[typed.kind]]
    if typed.kind == "play":
        parts += [f"Strength {typed.strength}"] if typed.strength else []
        parts += [f"Time {typed.time or 1}"] if typed.strength else []
        parts += [f"{typed.offense} / stops {typed.defense}"] if typed.offense else []
    else:
        parts += [typed.subtype, typed.position, typed.rating, typed.team]
    parts += ["Unique"] if typed.unique else []
    return ", ".join(part for part in parts if part)


def card_json(card: AnyCard) -> dict[str, Any]:
    """A card with its words and how it is read."""
    from snapcount.cards.catalog.reading import does, outline, when
    from snapcount.cards.language.printing import printed

    words = printed(card)
    return {
        "canonical": words.text,
        "timing": words.timing,
        "offense": words.offense,
        "defense": words.defense,
        "when": when(card),
        "does": does(card),
        "outline": outline(card),
        "card": msgspec.to_builtins(card),
    }


def print_reading(card: AnyCard) -> None:
    """The canonical wording, when it can be used, what it does, and the tree."""
    found = card_json(card)
    for field in ("canonical", "timing", "offense", "defense"):
        for line in str(found[field]).splitlines():
            label = "" if field in ("canonical", "timing") else f"{field}: "
            print(paint(label + line, BOLD))
    print()
    for line in found["when"]:
        print(f"When: {line}")
    print(f"Does: {found['does']}")
    print()
    for line in found["outline"]:
        print(f"  {line}")
