"""`snapcount serve`: the game in the browser."""

from __future__ import annotations

import threading
import webbrowser
from pathlib import Path
from typing import Annotated

import typer

from snapcount.cards.catalog.files import home


def serve(
    port: Annotated[int, typer.Option(min=0, max=65535, help="0 takes any that is free.")] = 8400,
    host: Annotated[str, typer.Option(help="The address to listen on.")] = "127.0.0.1",
    no_open: Annotated[bool, typer.Option("--no-open", help="Do not open a browser.")] = False,
    no_limits: Annotated[
        bool, typer.Option("--no-limits", help="Any number of requests: for measuring.")
    ] = False,
    database: Annotated[
        str, typer.Option(help="Where games are kept: an address as SQLAlchemy writes them.")
    ] = "",
) -> None:
    """Serve the game to browsers; Ctrl-C stops it, and every game goes on at the next start."""
    import uvicorn

    from snapcount.server.app import create_app
    from snapcount.server.store import Store

    if not database:
        home().mkdir(parents=True, exist_ok=True)
        database = f"sqlite:///{Path(home(), 'snapcount.db')}"
    config = uvicorn.Config(
        create_app(Store(database), limits=not no_limits),
        host=host,
        port=port,
        log_level="warning",
        ws="websockets-sansio",
        ws_per_message_deflate=False,
    )
    server = uvicorn.Server(config)
    address = f"http://{host}:{port}/"
    print(f"Snapcount is at {address} – Ctrl-C stops it.", flush=True)
    if not no_open:
        threading.Timer(0.8, webbrowser.open, (address,)).start()
    server.run()
