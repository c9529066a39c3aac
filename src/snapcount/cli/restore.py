"""`snapcount restore`: what a backup has becomes what the server keeps."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from snapcount.cli._games import fail
from snapcount.cli.backup import usual_database
from snapcount.engine.errors import SnapcountError


def restore(
    file: Annotated[Path, typer.Argument(help="A file written by `snapcount backup`.")],
    database: Annotated[
        str, typer.Option(help="The database, if not the default; same as for `serve`.")
    ] = "",
    force: Annotated[bool, typer.Option("--force", help="Replace an existing database.")] = False,
) -> None:
    """Restore a backup. Stop the server first."""
    from snapcount.server.backups import restore as put_back

    try:
        old = put_back(file, database or usual_database(), force)
    except SnapcountError as error:
        fail("restore", str(error))
    print("Restored." if old is None else f"Restored. The old database is now {old}.")
