"""A game's wire with a hand in it: what the server says goes through, and more can be said.

So a test shows a touchdown without playing for one.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, WebSocketRoute

from snapcount.engine import events as e

Event = tuple[int, int, int, int, str]


class Wire:
    """What was told last over a page's wire, and a way to tell more."""

    def __init__(self, page: Page) -> None:
        self.welcome: dict[str, Any] = {}
        self.update: dict[str, Any] = {}
        self.lines = 0
        self.answer: Callable[[dict[str, Any]], dict[str, Any] | None] = lambda _: None
        """What a message of the page is answered with here; None: the server is asked."""
        self.sent: list[dict[str, Any]] = []
        page.route_web_socket("**/ws/**", self._open)

    def _open(self, route: WebSocketRoute) -> None:
        self.route = route
        server = route.connect_to_server()

        def heard(message: str | bytes) -> None:
            told = json.loads(message)
            if told["type"] == "welcome":
                self.welcome = told
            if told["type"] == "update":
                self._keep(told)
            route.send(message)

        def said(message: str | bytes) -> None:
            words = json.loads(message)
            self.sent.append(words)
            answer = self.answer(words)
            if answer is None:
                server.send(message)
            else:
                route.send(json.dumps(answer))

        server.on_message(heard)
        route.on_message(said)

    def _keep(self, update: dict[str, Any]) -> None:
        self.update = update
        self.lines = update["first"] + len(update["log"])

    @property
    def seat(self) -> int:
        return int(self.welcome["seat"])

    def tell(self, *events: Event, table: dict[str, Any] | None = None, **fields: Any) -> None:
        """An update in which that happened; the table and the rest are as before but for these."""
        log = [
            {"text": text, "clause": "F-1", "why": "", "kind": kind, "seat": seat, "a": a, "b": b}
            for kind, seat, a, b, text in events
        ]
        after = {**self.update["table"], **(table or {})}
        told = {**self.update, "first": self.lines, "log": log, "table": after, **fields}
        self._keep(told)
        self.route.send(json.dumps(told))


def a_play(wire: Wire, offense: int = 0) -> tuple[list[Event], dict[str, Any]]:
    """Two Plays of both decks that are called and succeed with Play Strength 7, and the table."""
    cards = [place for place, card in enumerate(wire.welcome["cards"]) if card.get("strength")]
    first, last = cards[0], cards[-1]
    sides = [dict(side) for side in wire.update["table"]["sides"]]
    sides[offense]["call"] = {"card": first, "x": -1}
    sides[1 - offense]["call"] = {"card": last, "x": -1}
    down = {**wire.update["table"]["this"], "revealed": True, "strength": 7, "outcome": 2}
    events: list[Event] = [
        (e.CALLED, offense, first, -1, "The offense calls."),
        (e.CALLED, 1 - offense, last, -1, "The defense calls."),
        (e.CHECKED, offense, 2, 7, "The play is successful, with Play Strength 7."),
    ]
    return events, {"sides": sides, "this": {**down, "call": 1, "results": False}}
