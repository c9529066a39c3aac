"""`snapcount card export`: a set as a list or a set file."""

from __future__ import annotations

import sys
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from snapcount.cards.catalog.catalog import SHIPPED
from snapcount.cards.catalog.exchange import export as exported
from snapcount.cards.catalog.exchange import own_path, read_file
from snapcount.cards.catalog.files import (
    SUFFIX,
    FileError,
    file_name,
    read_words,
    replace_file,
)
from snapcount.cards.catalog.setfile import read_set
from snapcount.cards.catalog.sources import sources_of
from snapcount.cli.card._words import fail, print_json


class Form(StrEnum):
    csv = "csv"
    cards = "cards"


def export(
    name: Annotated[str, typer.Argument(metavar="SET", help="A set, or a card file.")],
    form: Annotated[Form, typer.Option("--as", help="A CSV list or a set file.")] = Form.cards,
    out: Annotated[
        Path | None,
        typer.Option("--out", "-o", metavar="FILE", help="Default: print to the screen."),
    ] = None,
    short: Annotated[
        bool, typer.Option("--short-numbers", help="In a list, leave out the set's season.")
    ] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Export a set as a community CSV list or a set file. Nothing is left out."""
    try:
        cards = read_file(source(name))
        if as_json:
            print_json(cards)
            return
        text = exported(cards, "csv" if form == Form.csv else "cards", short)
        if out is None:
            sys.stdout.write(text)
        else:
            replace_file(out, text.encode())
            print(f"{out}: {len(cards.items)} cards")
    except FileError as error:
        fail("export", error, 2)
    except OSError as error:
        fail("export", f"can't write {out}: {error.strerror}.", 2)


def source(name: str) -> Path:
    """Where a set lies: one's own, a shipped one, or a file that was named."""
    own, shipped = own_path(name), SHIPPED / file_name(name)
    for path in (own, own.with_suffix(""), shipped.with_suffix(SUFFIX), shipped):
        if any(sources_of(path)):
            return path
    if Path(name).exists():
        return Path(name)
    for path in sorted(SHIPPED.glob("*")):
        if _is_called(path, name):
            return path
    raise FileError(f"No set is called “{name}”. `snapcount card sets` lists them.")


def _is_called(path: Path, name: str) -> bool:
    """Whether the set there says that this is its name; its folder may be called otherwise."""
    return any(read_set(read_words(s.path), s.name).name == name for s in [*sources_of(path)][:1])
