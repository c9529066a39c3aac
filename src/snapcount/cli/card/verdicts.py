"""`snapcount card verdicts`: which cards are read otherwise than they were."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from snapcount.cards.catalog.cache import Compiled, compiled
from snapcount.cards.catalog.catalog import SHIPPED
from snapcount.cards.catalog.exchange import read_file
from snapcount.cards.catalog.files import FileError, replace_file
from snapcount.cards.catalog.sources import sources_of
from snapcount.cards.catalog.verdicts import changes, verdict_lines
from snapcount.cli.card._words import fail, print_json

DEFAULT = Path("tests/cards/verdicts.txt")
TEST_SETS = Path("tests/cards/sets")


def verdicts(
    file: Annotated[Path, typer.Option(help="The committed verdicts.")] = DEFAULT,
    sets: Annotated[Path, typer.Option(help="Another folder of sets to include.")] = TEST_SETS,
    update: Annotated[
        bool, typer.Option("--update", help="Replace the old verdicts with today's.")
    ] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Compare how every shipped and test card is read with the committed verdicts.

    Exit status 1: a reading changed. Run it in the project's folder.
    """
    try:
        now = verdict_lines(judged(sets))
        before = file.read_text("utf-8").splitlines() if file.is_file() else []
        found = changes(before, now)
        if update and now != before:
            replace_file(file, ("\n".join(now) + "\n").encode())
    except FileError as error:
        fail("verdicts", error, 2)
    except OSError as error:
        fail("verdicts", f"{error.filename}: {error.strerror}", 2)
    if as_json:
        print_json({"cards": len(now), "changes": found, "updated": update})
    else:
        print("".join(f"{line}\n" for line in found), end="")
        print(f"{len(now)} lines, {len(found)} changed{', written' if update and found else ''}")
    raise typer.Exit(1 if found and not update else 0)


def judged(folder: Path) -> list[Compiled]:
    """All shipped sets and those of the folder, read here and now."""
    paths = [*sorted(SHIPPED.glob("*")), *sorted(folder.glob("*"))]
    return [compiled(read_file(path)) for path in paths if any(sources_of(path))]
