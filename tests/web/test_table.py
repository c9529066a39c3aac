"""The table on the page: why not, a closer look, preferences, and a server that is gone."""

from __future__ import annotations

from playwright.sync_api import BrowserContext, Page, WebSocketRoute, expect
from tests.web.test_access import barriers
from tests.web.test_games import READY, start


def test_a_card_that_cannot_be_used_says_why_not(context: BrowserContext, address: str) -> None:
    page = context.new_page()
    start(page, address)
    card = page.get_by_role("region", name="Your Plays").locator("button.card").first
    card.hover()
    expect(page.locator(".look")).to_contain_text("You call a Play when both sides choose")
    card.click()
    closer = page.get_by_role("dialog")
    expect(closer.get_by_role("link", name="F-3")).to_be_visible()
    assert barriers(page) == []
    page.keyboard.press("Escape")
    expect(closer).to_have_count(0)
    card.focus()
    page.keyboard.press("z")
    expect(closer).to_be_visible()


def test_motion_and_colours_are_as_one_prefers(page: Page, address: str) -> None:
    page.goto(address)
    page.get_by_role("button", name="Preferences").click()
    page.get_by_label("Motion").select_option("None")
    page.get_by_label("Colors").select_option("Light")
    page.reload()
    root = page.locator("html")
    expect(root).to_have_attribute("data-theme", "light")
    expect(root).to_have_attribute("data-motion", "off")
    took = page.evaluate("getComputedStyle(document.querySelector('button')).transitionDuration")
    assert took == "0s"


def test_it_says_that_the_server_is_gone_and_goes_on_when_it_is_back(
    page: Page, address: str
) -> None:
    wires: list[WebSocketRoute] = []
    gone = False

    def wire(route: WebSocketRoute) -> None:
        if gone:
            route.close(code=1001)
            return
        route.connect_to_server()
        wires.append(route)

    page.route_web_socket("**/ws/**", wire)
    start(page, address)
    question = page.locator("#question h2").inner_text()
    gone = True
    wires[-1].close(code=1001)
    expect(page.get_by_role("alert")).to_contain_text("Can’t reach the server")
    gone = False
    expect(page.get_by_role("alert")).to_have_count(0, timeout=15_000)
    assert page.locator("#question h2").inner_text() == question
    page.locator(READY).first.click()
