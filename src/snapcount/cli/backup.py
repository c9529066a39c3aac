"""`snapcount backup`: everything that a server keeps, in one file."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from snapcount.cards.catalog.files import home
from snapcount.cli._games import fail
from snapcount.engine.errors import SnapcountError


def backup(
    file: Annotated[Path, typer.Argument(help="The file to write; it must not exist yet.")],
    database: Annotated[
        str, typer.Option(help="The database, if not the default; same as for `serve`.")
    ] = "",
) -> None:
    """Back up all games, people and decks. The server can keep running."""
    from snapcount.server.backups import backup as back_up

    try:
        size = back_up(database or usual_database(), file)
    except SnapcountError as error:
        fail("backup", str(error))
    print(f"{file}: {size:,} bytes")


def usual_database() -> str:
    """Where games are kept unless somebody says otherwise."""
    return f"sqlite:///{Path(home(), 'snapcount.db')}"
