"""Driving the full-screen table through its keys, and reading what is on the screen."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from textual import events
from textual.message_pump import MessagePump
from textual.pilot import Pilot

from snapcount.cli.play import new_record, seated
from snapcount.engine.records.record import Record
from snapcount.terminal.screen.app import TableApp
from snapcount.terminal.screen.choices import key_of
from snapcount.terminal.screen.sheets import Curtain

SIZE = (80, 24)
STILL = 4  # turns without a change


def table_app(
    seed: str = "3",
    opponent: str = "random",
    edition: str = "crd",
    answered: Callable[[], str] = lambda: "",
    record: Record | None = None,
) -> TableApp:
    """A game of the starter decks on the screen."""
    found = record or new_record(edition, "herons", "badgers", seed, False, opponent)
    return TableApp(seated(found), answered)


def drive(
    app: TableApp,
    act: Callable[[Pilot[None]], Awaitable[None]],
    size: tuple[int, int] = SIZE,
) -> None:
    """Run the app on a screen that nobody sees, and let `act` press its keys."""

    async def run() -> None:
        async with app.run_test(size=size) as pilot:
            await settle(pilot)
            await act(pilot)

    run_now(run())


def run_now(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(work)


async def settle(pilot: Pilot[None]) -> None:
    """Wait until the programs have answered and nothing on the screen moves any more.

    The app draws sixty times a second; on a busy machine that is by turns with this loop, so that
    turns are counted and not seconds.
    """
    app = pilot.app
    assert isinstance(app, TableApp)
    still, last = 0, ""
    while still < STILL:
        await app.workers.wait_for_complete()
        await asyncio.sleep(0.02)
        shown = screen_text(app)
        waiting = any(pump.message_queue_size for pump in pumps(pilot))
        still = 0 if waiting or shown != last else still + 1
        last = shown


def pumps(pilot: Pilot[None]) -> list[MessagePump]:
    return [pilot.app, *pilot.app.screen_stack, *pilot.app.screen.walk_children()]


async def press(pilot: Pilot[None], *keys: str) -> None:
    """Press keys one after the other; a pilot's own pauses are too long on a busy machine."""
    for key in keys:
        pilot.app.post_message(events.Key(key, key if len(key) == 1 else None))
        await settle(pilot)


def screen_text(app: TableApp) -> str:
    """Every letter on the screen, row by row, as the terminal would show it."""
    width, height = app.size
    rows: list[str] = []
    for strip in app.screen._compositor.render_strips(app.size):
        rows.append(strip.text[:width])
    return "\n".join(rows[:height])


async def answer(pilot: Pilot[None], place: int) -> None:
    """Give an answer by its digit, or by going down to it where it has none.

    The keys are those that a pilot would press, without its pause after each.
    """
    app = pilot.app
    assert isinstance(app, TableApp)
    assert app.question is not None
    key = key_of(app.question, place)
    before = app.sitting.answers
    if key:
        app.post_message(events.Key(key, key))
    else:
        for name in ("home", *["down"] * place, "enter"):
            app.post_message(events.Key(name, None))
    async with asyncio.timeout(20):
        while app.sitting.answers == before or not is_quiet(app):
            await asyncio.sleep(0.001)


def is_quiet(app: TableApp) -> bool:
    """Whether a person is asked, or nobody any more."""
    asked = app.question is not None and app.question.seat == app.sitting.asked
    return not app.busy and (asked or app.sitting.over or isinstance(app.screen, Curtain))
