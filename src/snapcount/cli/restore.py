"""`snapcount restore`: what a backup has becomes what the server keeps."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from snapcount.cli._games import fail
from snapcount.cli.backup import usual_database
from snapcount.engine.errors import SnapcountError


def restore(
    file: Annotated[Path, typer.Argument(help="A file that `snapcount backup` wrote.")],
    database: Annotated[
        str, typer.Option(help="The database, if it is not the usual one: as for `serve`.")
    ] = "",
    force: Annotated[
        bool, typer.Option("--force", help="Even if there is a database already.")
    ] = False,
) -> None:
    """Restore a backup. Stop the server first."""
    from snapcount.server.backups import restore as put_back

    try:
        old = put_back(file, database or usual_database(), force)
    except SnapcountError as error:
        fail("restore", str(error))
    print("Restored." if old is None else f"Restored. The old database is now {old}.")
