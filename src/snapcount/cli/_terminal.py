"""What the commands share that play in a terminal."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from importlib.util import find_spec

import typer

from snapcount.terminal.console import Console, EndOfInput
from snapcount.terminal.plain import Quit


def fits_the_screen(console: Console) -> bool:
    """Whether the whole screen can be used: a real terminal that knows its letters."""
    if not console.is_terminal or os.environ.get("TERM", "dumb") == "dumb":
        return False
    encoding = (sys.stdout.encoding or "").lower().replace("-", "").replace("_", "")
    return encoding == "utf8" and find_spec("textual") is not None


def in_good_order(talk: Callable[[], None], console: Console, farewell: Callable[[], str]) -> None:
    """Talk in lines of text, and leave in good order however it ends."""
    code = 0
    try:
        talk()
        return
    except Quit:
        console.say("You left the game.")
    except EndOfInput:
        console.say("No more input. The game stops here.")
    except KeyboardInterrupt:
        console.say()
        console.say("Interrupted. The game stops here.")
        code = 130
    words = farewell()
    if words:
        console.say(words)
    raise typer.Exit(code)
