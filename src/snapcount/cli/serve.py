"""`snapcount serve`: the game in the browser."""

from __future__ import annotations

import errno
import os
import signal
import socket
import sys
import threading
import time
import webbrowser
from typing import TYPE_CHECKING, Annotated, Literal
from urllib.error import URLError
from urllib.request import ProxyHandler, build_opener

import typer

from snapcount.cards.catalog.files import home
from snapcount.cli._games import fail
from snapcount.cli.backup import usual_database
from snapcount.engine.errors import SnapcountError

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    import uvicorn

Format = Literal["text", "json"]
SOON = 2.0  # seconds after which whoever waits is told what for
STARTED = time.time()
MOST_OF_A_FRAME = 20_000  # bytes: more than any message has, so that it can be told so
PATIENCE = 10  # seconds in which what goes on may come to an end when the server is stopped
Level = Literal["info", "warning", "error"]


def serve(
    port: Annotated[int, typer.Option(min=0, max=65535, help="0 picks any free port.")] = 8400,
    host: Annotated[str, typer.Option(help="The address to listen on.")] = "127.0.0.1",
    no_open: Annotated[bool, typer.Option("--no-open", help="Don't open a browser.")] = False,
    no_limits: Annotated[
        bool, typer.Option("--no-limits", help="No rate limits, for load tests.")
    ] = False,
    database: Annotated[
        str,
        typer.Option(
            envvar="SNAPCOUNT_DATABASE", help="Where to store games, as a SQLAlchemy URL."
        ),
    ] = "",
    secure: Annotated[
        bool,
        typer.Option(
            "--secure", help="The page is served over https. Cookies are sent over https only."
        ),
    ] = False,
    name: Annotated[
        list[str] | None,
        typer.Option(
            help="A host name for this server, such as play.example.org. Can be repeated."
        ),
    ] = None,
    trusted_proxy: Annotated[
        list[str] | None,
        typer.Option(help="Trust X-Forwarded-For and -Proto from this address. Can be repeated."),
    ] = None,
    node: Annotated[
        str,
        typer.Option(help="This server's name among several that share a PostgreSQL database."),
    ] = "",
    redis: Annotated[
        str,
        typer.Option(
            envvar="SNAPCOUNT_REDIS",
            help="Where these tell each other things, such as redis://10.0.0.5.",
        ),
    ] = "",
    bots: Annotated[
        int, typer.Option(min=1, max=64, help="How many bots think at the same time.")
    ] = 1,
    metrics_port: Annotated[
        int,
        typer.Option(
            min=0,
            max=65535,
            help="Serve /metrics on this port, to this machine only; 0 turns it off.",
        ),
    ] = 0,
    log_format: Annotated[Format, typer.Option(help="Plain lines or JSON.")] = "text",
    log_level: Annotated[
        Level, typer.Option(help="How much to log; info logs every request.")
    ] = "warning",
    timed: Annotated[
        bool, typer.Option("--time", help="Print how many seconds the page took to come up.")
    ] = False,
) -> None:
    """Serve the game to browsers. Stop it with Ctrl-C; games resume at the next start."""
    import uvicorn

    from snapcount.server.app import create_app
    from snapcount.server.bus import RedisBus
    from snapcount.server.connections import GuardedHttp, GuardedWire
    from snapcount.server.hosts import own_names
    from snapcount.server.logs import write_logs
    from snapcount.server.metrics import Metrics
    from snapcount.server.process import settle
    from snapcount.server.store import Store
    from snapcount.server.workers import workers_here

    require_node(node, redis, database)
    listening = listen(host, port)
    write_logs(log_format, log_level)
    metrics = Metrics()
    stop_metrics = metrics.serve(metrics_port) if metrics_port else None

    if not database:
        try:
            home().mkdir(parents=True, exist_ok=True)
        except OSError as error:
            fail(
                "serve",
                f"Can't create {home()}: {error.strerror}. Set SNAPCOUNT_HOME to another folder.",
            )
        database = usual_database()
    patience = threading.Timer(SOON, print, ("Reading the cards (first start only)…",))
    patience.start()
    try:
        app = create_app(
            Store(database),
            workers=bots,
            secure=secure,
            limits=not no_limits,
            metrics=metrics,
            names=own_names(host, name or ()),
            node=node,
            bus=RedisBus(redis) if redis else None,
        )
    except SnapcountError as error:
        fail("serve", str(error))
    finally:
        patience.cancel()
    GuardedHttp.trust(trusted_proxy or [])
    config = uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        timeout_graceful_shutdown=PATIENCE,
        http="h11" if no_limits else GuardedHttp,
        ws=GuardedWire,
        ws_max_size=MOST_OF_A_FRAME,
        ws_per_message_deflate=False,
        # Else whoever sits on this machine could say to be anybody.
        proxy_headers=bool(trusted_proxy),
        forwarded_allow_ips=trusted_proxy or [],
    )
    server = leaving_politely(config, app.state.hand_over)
    workers_here().warm()  # so that the first deck which somebody looks at does not wait for it
    shown = f"[{host}]" if ":" in host else host
    address = f"http://{shown}:{listening.getsockname()[1]}/"
    print(f"Snapcount is running at {address} – press Ctrl-C to stop.", flush=True)
    if not no_open:
        threading.Timer(0.8, webbrowser.open, (address,)).start()
    if timed:
        threading.Thread(target=say_seconds, args=(address,), daemon=True).start()
    # The process ends by returning, so that what it started is told to end too.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    settle()
    try:
        server.run(sockets=[listening])
    except KeyboardInterrupt:
        pass
    finally:
        if stop_metrics is not None:
            stop_metrics()


def require_node(node: str, redis: str, database: str) -> None:
    """Say what several servers need, before anything is started."""
    from snapcount.server.leases import NODE_NAME

    if node and not NODE_NAME.fullmatch(node):
        fail("serve", "--node takes up to 12 lowercase letters and digits, such as b or node2.")
    if node and not database.startswith("postgresql"):
        fail(
            "serve",
            "--node needs a database for several servers: --database postgresql+psycopg://…",
        )
    if redis and not node:
        fail("serve", "--redis is for several servers: give this one a name with --node.")


def leaving_politely(
    config: uvicorn.Config, hand_over: Callable[[], Awaitable[None]]
) -> uvicorn.Server:
    """A server that gives its games to the other nodes before it closes its wires."""
    import uvicorn

    class Leaving(uvicorn.Server):
        async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
            for each in self.servers:
                each.close()  # whoever comes from here on is sent to another node
            for listening in sockets or []:
                listening.close()
            await hand_over()
            await super().shutdown(sockets)

    return Leaving(config)


def say_seconds(address: str) -> None:
    """Fetch the page as a browser would, and say how long it took from the very first to here."""
    arrived = time.time()
    began = float(os.environ.get("SNAPCOUNT_BEGAN") or STARTED)
    browser = build_opener(ProxyHandler({}))
    while True:
        try:
            with browser.open(address) as page:
                page.read()
            break
        except URLError:  # not yet
            time.sleep(0.02)
    served = time.time()
    print(
        f"The page was there after {served - began:.1f} s:"
        f" {STARTED - began:.1f} s to set up, {arrived - STARTED:.1f} s to start,"
        f" {served - arrived:.1f} s to serve it.",
        flush=True,
    )


def listen(host: str, port: int) -> socket.socket:
    """Take the port before the address is announced, or say why it isn't available."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family)
    if os.name == "posix":  # elsewhere this would let two servers have the same port
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError as error:
        listening.close()
        why = (
            "is in use" if error.errno == errno.EADDRINUSE else f"can't be opened: {error.strerror}"
        )
        fail(
            "serve",
            f"Port {port} on {host} {why}. If Snapcount is already running, open its page."
            " Otherwise choose another port with --port, or use --port 0 for any free one.",
        )
    return listening
