"""A server of its own and a real browser for the tests of the page."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
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


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """A browser for one file: while it lives, asyncio can do nothing else in this process, and
    the tests that come next may be of the server."""
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as play:
        found = play.chromium.launch(executable_path=CHROMIUM, args=[*FLAGS])
        make = found.new_context

        def new_context(**wishes: Any) -> BrowserContext:
            made = make(**{"reduced_motion": "reduce", **wishes})
            made.add_init_script(STAGE_OFF)
            return made

        found.new_context = new_context  # type: ignore[method-assign]
        yield found
        found.close()


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
