"""Faults that people have met on the page, and do not meet again."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Page, expect
from tests.web.test_games import CHOICES, OVER, start, take_seat

from snapcount.server.aside import server_aside


@pytest.fixture
def three(browser: Browser) -> Iterator[list[Page]]:
    """Ada, Ben and Cleo, each in a browser of their own; errors in it fail the test."""
    pages = [browser.new_context().new_page() for _ in range(3)]
    errors: list[str] = []
    for page in pages:
        page.on("pageerror", lambda error: errors.append(str(error)))
    yield pages
    for page in pages:
        page.context.close()
    assert errors == []


def sit_together(three: list[Page], address: str) -> None:
    ada, ben, cleo = three
    ada.goto(address)
    ada.get_by_role("button", name="Play a friend").click()
    ada.wait_for_url("**/game/**")
    expect(ada.get_by_role("button", name="Copy link")).to_be_visible()
    cleo.goto(ada.url)
    take_seat(ben, ada)
    ben.get_by_role("button", name="Resign").wait_for()


def test_nobody_is_invited_to_a_table_that_is_full(three: list[Page], address: str) -> None:
    sit_together(three, address)
    ada, ben, cleo = three
    expect(cleo.get_by_text("You’re watching")).to_be_visible()
    expect(cleo.get_by_role("button", name="Sit down")).to_have_count(0)
    for page in (ada, ben):
        expect(page.get_by_role("button", name="Resign")).to_be_visible()
        expect(page.get_by_role("button", name="Copy link")).to_have_count(0)


def test_who_is_too_late_for_a_seat_is_told(three: list[Page], address: str) -> None:
    ada, ben, cleo = three
    ada.goto(address)
    ada.get_by_role("button", name="Play a friend").click()
    ada.wait_for_url("**/game/**")
    cleo.goto(ada.locator("#invite").inner_text())
    cleo.get_by_role("button", name="Take the seat").wait_for()
    cleo.route("**/seat", lambda route: route.fulfill(status=422, body=TAKEN))
    cleo.get_by_role("button", name="Take the seat").click()
    expect(cleo.get_by_role("alert")).to_contain_text("Both seats are taken")
    assert ben is not None


TAKEN = '{"title": "Room", "status": 422, "detail": "Both seats are taken.", "code": "room"}'


def test_one_agreement_takes_both_to_the_rematch(three: list[Page], address: str) -> None:
    sit_together(three, address)
    ada, ben, _ = three
    ada.get_by_role("button", name="Resign").click()
    ada.get_by_role("button", name="Yes, resign").click()
    first = ada.url
    for page in (ada, ben):
        page.locator(OVER).wait_for()
    ada.get_by_role("button", name="Rematch").click()
    ben.get_by_role("button", name="Agree").click()
    for page in (ada, ben):
        page.wait_for_url(lambda url: url != first)
        page.get_by_role("button", name="Resign").wait_for()


def test_nothing_is_refused_while_somebody_new_looks_around(page: Page) -> None:
    """A browser tells of every 401 in its console, and people take it for a fault."""
    refused: list[str] = []

    def hear(message: ConsoleMessage) -> None:
        if message.type == "error":
            refused.append(message.text)

    page.on("console", hear)
    with server_aside() as server:
        for path in ("", "decks", "workshop", "account", "cards", "replay"):
            page.goto(f"{server.address}/#/{path}")
            page.locator("main h1").first.wait_for(state="attached")
            page.wait_for_timeout(300)
        start(page, server.address)
        page.locator(CHOICES).first.wait_for()
    assert [each for each in refused if "WebSocket" not in each] == []


def test_the_box_for_a_record_stays_within_its_panel(page: Page, address: str) -> None:
    page.goto(f"{address}/#/replay")
    page.locator("textarea").fill("A" * 4000)
    outside = page.evaluate(
        """() => {
            const right = document.querySelector("form").getBoundingClientRect().right;
            return [...document.querySelectorAll("form *")]
                .filter((each) => each.getBoundingClientRect().right > right)
                .map((each) => each.outerHTML.slice(0, 80));
        }"""
    )
    assert outside == []
