"""What the server counts and times, for whoever runs it.

Sums over all games, without any game's name, person or card. Even a sum can tell a player of the
only game that somebody answered, so the page's port does not serve them: they have a port of their
own on the loopback, which is shut unless it is asked for.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client import start_http_server as _start

from snapcount.server.tallies import Counts, Times

LOOPBACK: Final = "127.0.0.1"
SOON: Final = (0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5)
WHO: Final = ("beat", "program", "person")
"""Who gives answers: the room for a seat that is not waited for, a program, or a person."""
LONG: Final = (0.01, 0.05, 0.1, 0.5, 1, 2, 5, 10)


class Metrics:
    """The figures of one server; each has a registry of its own."""

    def __init__(self) -> None:
        registry = self.registry = CollectorRegistry()
        self.rooms = Gauge("snapcount_rooms", "Open games.", registry=registry)
        self.sockets = Gauge("snapcount_sockets", "Open connections to clients.", registry=registry)
        self.answers = Counts("snapcount_answers", "Saved answers.", "by", WHO, registry)
        self.acknowledging = Times(
            "snapcount_acknowledgement_seconds",
            "Time from a client's answer to its acknowledgement.",
            SOON,
            registry,
        )
        self.thinking = Histogram(
            "snapcount_thinking_seconds",
            "Time programs spent thinking about an answer.",
            registry=registry,
            buckets=LONG,
        )
        self.requests = Counter(
            "snapcount_requests", "Requests answered.", ["status"], registry=registry
        )
        self.errors = Counter("snapcount_errors", "Errors, by code.", ["code"], registry=registry)

        self.late = Histogram(
            "snapcount_loop_late_seconds",
            "How late the event loop ran.",
            registry=registry,
            buckets=SOON,
        )
        self.held = Histogram(
            "snapcount_loop_held_seconds",
            "How long the event loop spent on one task.",
            registry=registry,
            buckets=SOON,
        )
        self.held_longest = Gauge(
            "snapcount_loop_held_longest_seconds",
            "The longest of these in the last minute or two.",
            registry=registry,
        )

    def watch_rooms(self, count: Callable[[], int]) -> None:
        self.rooms.set_function(count)

    def text(self) -> bytes:
        """All figures as Prometheus reads them."""
        return generate_latest(self.registry)

    def serve(self, port: int) -> Callable[[], None]:
        """Serve `/metrics` to this machine alone; returns how to stop that."""
        server, thread = _start(port, LOOPBACK, self.registry)

        def stop() -> None:
            server.shutdown()
            server.server_close()
            thread.join()

        return stop
