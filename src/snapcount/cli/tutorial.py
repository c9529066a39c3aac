"""`snapcount tutorial`: learn the game in short lessons."""

from __future__ import annotations

import sys
from typing import Annotated

import typer

from snapcount.cli._terminal import fits_the_screen, in_good_order
from snapcount.lessons.course import LESSONS
from snapcount.terminal.console import Console


def tutorial(
    lesson: Annotated[
        int, typer.Argument(min=1, max=len(LESSONS), help="The lesson to start with.")
    ] = 1,
    plain: Annotated[
        bool,
        typer.Option(
            "--plain", help="Plain lines of text, for screen readers, pipes and simple terminals."
        ),
    ] = False,
) -> None:
    """Learn the game in short lessons on real positions. No football knowledge needed."""
    console = Console(sys.stdin, sys.stdout)
    if plain or not fits_the_screen(console):
        from snapcount.terminal.class_room import teach

        in_good_order(lambda: teach(LESSONS, lesson, console), console, lambda: "")
        return
    from snapcount.terminal.screen.tutorial import TutorialApp  # textual takes a while to import

    app = TutorialApp(LESSONS, lesson)
    app.run()
    raise typer.Exit(app.return_code or 0)
