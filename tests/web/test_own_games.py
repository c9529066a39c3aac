"""“Your games”: what goes on and what is over, on whatever device it was played."""

from __future__ import annotations

import uuid

from playwright.sync_api import Browser, Page, expect
from tests.web.test_access import barriers
from tests.web.test_games import OVER, READY, start


def resign(page: Page) -> None:
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Yes, resign").click()
    page.locator(OVER).wait_for()


def room_of(page: Page) -> str:
    return page.url.rsplit("/", 1)[-1]


def test_a_running_game_goes_on_and_a_finished_one_is_watched(page: Page, address: str) -> None:
    start(page, address)
    over = room_of(page)
    resign(page)
    start(page, address)
    running = room_of(page)
    page.goto(address)
    games = page.get_by_role("region", name="Your games")
    expect(games.get_by_role("heading", level=3)).to_have_text(["In progress", "Finished"])
    finished = games.get_by_role("link", name="Watch replay")
    expect(finished).to_contain_text("You lost")
    expect(finished).to_have_attribute("href", f"#/replay/{over}")
    expect(games.get_by_role("link", name="Resume")).to_have_attribute("href", f"#/game/{running}")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert barriers(page) == []
    games.get_by_role("link", name="Resume").click()
    page.locator(READY).first.wait_for()
    assert room_of(page) == running
    page.goto(f"{address}/#/replay")
    page.get_by_role("link", name="Watch replay").click()
    page.locator("svg[role=img]").wait_for()
    expect(page.locator("main")).to_contain_text("Step 0 of")


def test_an_account_finds_its_games_in_another_browser(browser: Browser, address: str) -> None:
    here, there = (browser.new_context().new_page() for _ in range(2))
    login, password = f"ada-{uuid.uuid4().hex[:8]}", "correct horse"
    start(here, address)
    resign(here)
    start(here, address)
    here.goto(f"{address}/#/account")
    here.get_by_label("Username").fill(login)
    here.get_by_label("Password").fill(password)
    here.get_by_role("button", name="Create account").click()
    expect(here.get_by_role("status")).to_contain_text("log in anywhere")
    there.goto(address)
    there.get_by_role("heading", name="New here?").wait_for()
    there.goto(f"{address}/#/account")
    there.get_by_label("Username").fill(login)
    there.get_by_label("Password").fill(password)
    there.get_by_role("button", name="Log in").click()
    expect(there.locator("main")).to_contain_text(login)
    lists = []
    for page in (here, there):
        page.goto(address)
        games = page.get_by_role("region", name="Your games")
        expect(games.get_by_role("link")).to_have_count(2)
        expect(page.get_by_role("heading", name="New here?")).to_have_count(0)
        lists.append(games.inner_text())
    assert lists[0] == lists[1]
    there.get_by_role("link", name="Resume").click()
    there.locator(READY).first.wait_for()
    for page in (here, there):
        page.context.close()
