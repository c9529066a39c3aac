"""A server of its own and a real browser for the tests of the page."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from snapcount.server.aside import server_aside

# The one without windows takes a third less of the processor.
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser")
CHROMIUM = next(filter(None, map(shutil.which, BROWSERS)), None)
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)
STAGE_OFF = """if (!localStorage.preferences) localStorage.preferences = '{"speed": "off"}'"""
"""Downs are shown at once: only the tests of the stage have time to watch them, and motion."""
PATIENCE = 20_000  # milliseconds for what is expected, on a machine that does other things too
SIZES = {"desktop": (1280, 900), "phone": (360, 740)}


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    here = Path(__file__).parent
    if CHROMIUM is None:
        skip = pytest.mark.skip(reason="no Chromium on PATH (Debian: apt install chromium)")
        for item in items:
            if here in item.path.parents:
                item.add_marker(skip)


@pytest.fixture(scope="session")
def address() -> Iterator[str]:
    """Where the game is served."""
    with server_aside() as server:
        yield server.address


class OneBrowser:
    """A browser for as long as tests of the page follow each other: to start one takes a second.

    While it lives, asyncio can do nothing else in this process, and the tests that come next may
    be of something else.
    """

    def __init__(self) -> None:
        self._open = ExitStack()
        self._found: Browser | None = None

    def get(self) -> Browser:
        if self._found is None or not self._found.is_connected():
            self.close()
            expect.set_options(timeout=PATIENCE)
            play = self._open.enter_context(sync_playwright())
            self._found = play.chromium.launch(executable_path=CHROMIUM, args=[*FLAGS])
            self._open.callback(self._found.close)
            with_wishes(self._found)
        return self._found

    def close(self) -> None:
        self._found = None
        self._open.close()


ONE_BROWSER = OneBrowser()


def with_wishes(browser: Browser) -> None:
    """Let each of its contexts be still, and show downs at once, unless it asks for more."""
    make = browser.new_context

    def new_context(**wishes: Any) -> BrowserContext:
        made = make(**{"reduced_motion": "reduce", **wishes})
        made.add_init_script(STAGE_OFF)
        return made

    browser.new_context = new_context  # type: ignore[method-assign]


@pytest.hookimpl(trylast=True)
def pytest_runtest_teardown(nextitem: pytest.Item | None) -> None:
    """Once everything of a test is put away: is the next one of the page too?"""
    if nextitem is None or Path(__file__).parent not in nextitem.path.parents:
        ONE_BROWSER.close()


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """A browser in which no other file has anything open."""
    found = ONE_BROWSER.get()
    yield found
    for context in found.contexts:
        context.close()


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    made = browser.new_context(viewport={"width": 1280, "height": 900}, bypass_csp=True)
    yield made
    made.close()


@pytest.fixture(params=SIZES)
def page(browser: Browser, request: pytest.FixtureRequest) -> Iterator[Page]:
    """A page at desktop and at phone size; what goes wrong in it fails the test."""
    width, height = SIZES[request.param]
    context = browser.new_context(viewport={"width": width, "height": height})
    made = context.new_page()
    errors: list[str] = []
    made.on("pageerror", lambda error: errors.append(str(error)))
    yield made
    context.close()
    assert errors == []
