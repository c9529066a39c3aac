"""Moments to take pictures of: a hand in the wire tells the page of a touchdown."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, Final

from playwright.sync_api import Page, WebSocketRoute

from snapcount.engine import events as e

Told = dict[str, Any]
Event = tuple[int, int, int, int]


class Wire:
    """A game's wire with a hand in it: what the server says goes through, and more can be said."""

    def __init__(self, page: Page) -> None:
        self.welcome: Told = {}
        self.update: Told = {}
        self.lines = 0
        page.route_web_socket("**/ws/**", self._open)

    def _open(self, route: WebSocketRoute) -> None:
        self.route = route

        def heard(message: str | bytes) -> None:
            told = json.loads(message)
            if told["type"] == "welcome":
                self.welcome = told
            if told["type"] == "update":
                self.update = told
                self.lines = told["first"] + len(told["log"])
            route.send(message)

        route.connect_to_server().on_message(heard)

    def tell(self, words: str, *events: Event) -> None:
        log = [
            {"text": words, "clause": "F-1", "why": "", "kind": kind, "seat": seat, "a": a, "b": b}
            for kind, seat, a, b in events
        ]
        told = {**self.update, "first": self.lines, "log": log}
        self.lines += len(log)
        self.route.send(json.dumps(told))

    def plays(self) -> tuple[int, int]:
        """A Play of each deck."""
        cards = [i for i, card in enumerate(self.welcome["cards"]) if self._strength(card) >= 0]
        return cards[0], cards[-1]

    def sum(self) -> int:
        """What their Strengths add up to."""
        return sum(self._strength(self.welcome["cards"][i]) for i in self.plays()) % 10

    def _strength(self, card: Told) -> int:
        printed = card.get("strength", "")
        return int(printed) if printed.isdecimal() else -1


def called(wire: Wire) -> list[Event]:
    own, other = wire.plays()
    return [(e.CALLED, 0, own, -1), (e.CALLED, 1, other, -1)]


def two_cards(wire: Wire) -> list[Event]:
    own, other = wire.plays()
    return [(e.GRIT_CARD, 0, own, -1), (e.GRIT_CARD, 1, other, -1), (e.GRIT, -1, wire.sum(), -1)]


MOMENTS: Final[dict[str, tuple[str, Callable[[Wire], list[Event]]]]] = {
    "reveal": (".middle .front", called),
    "outcome": (".middle .outcome", lambda wire: [*called(wire), (e.CHECKED, 0, 2, wire.sum())]),
    "grit": (".grit .sum", two_cards),
    "touchdown": (".moment", lambda _: [(e.TOUCHDOWN_EVENT, 0, 7, -1)]),
    "pick-six": (".moment", lambda _: [(e.TOUCHDOWN_EVENT, 1, 7, 3)]),
    "interception": (".moment", lambda _: [(e.TURNOVER_EVENT, 1, 2, -1)]),
    "fumble": (".moment", lambda _: [(e.TURNOVER_EVENT, 1, 1, -1)]),
    "safety": (".moment", lambda _: [(e.SAFETY_EVENT, 1, 2, -1)]),
    "field-goal-good": (".moment", lambda _: [(e.FIELD_GOAL_GOOD, 0, 30, 8)]),
    "field-goal-missed": (".moment", lambda _: [(e.FIELD_GOAL_MISSED_EVENT, 0, 45, 2)]),
    "first-down": (".moment", lambda _: [(e.FIRST_DOWN_EVENT, 0, -1, -1)]),
    "turnover-on-downs": (".moment", lambda _: [(e.TURNOVER_ON_DOWNS, 0, 40, -1)]),
    "replay-the-down": (".moment", lambda _: [(e.REPLAY, -1, 1, -1)]),
    "half-time": (".moment", lambda _: [(e.HALF_ENDS, -1, 0, -1)]),
    "overtime": (".moment", lambda _: [(e.OVERTIME, 0, 1, -1)]),
    "game-over": (".moment", lambda _: [(e.GAME_OVER, 0, 14, 7)]),
}
