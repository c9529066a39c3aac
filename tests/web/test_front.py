"""The front page and the account: one's own decks, clocks, and coming back as oneself."""

from __future__ import annotations

import re
import uuid

from playwright.sync_api import Browser, Page, expect

CHOICES = "#question ol button"


def test_ones_own_deck_is_played_with_a_clock(page: Page, address: str) -> None:
    page.goto(f"{address}/#/account")
    login = f"ada-{uuid.uuid4().hex[:8]}"
    page.get_by_label("Username").fill(login)
    page.get_by_label("Password").fill("correct horse")
    page.get_by_role("button", name="Create account").click()
    expect(page.get_by_role("status")).to_contain_text("log in anywhere")
    page.get_by_label("Display name").fill("Countess")
    page.get_by_role("button", name="Rename").click()
    expect(page.locator("main")).to_contain_text(f"Countess ({login})")
    page.evaluate(
        """async () => {
            const post = {method: "POST", headers: {"content-type": "application/json"}};
            const made = await (await fetch("/api/decks/complete", {...post, body: "{}"})).json();
            const body = JSON.stringify({text: made.text});
            await fetch("/api/decks/Mine", {...post, method: "PUT", body});
        }"""
    )
    page.get_by_role("button", name="Log out", exact=True).click()
    expect(page.get_by_role("status")).to_contain_text("logged out")
    page.get_by_label("Username").fill(login)
    page.get_by_label("Password").fill("wrong horse")
    page.get_by_role("button", name="Log in").click()
    expect(page.get_by_role("alert")).to_contain_text("Wrong username or password")
    page.get_by_label("Password").fill("correct horse")
    page.get_by_role("button", name="Log in").click()
    expect(page.locator("main")).to_contain_text(login)
    page.get_by_role("link", name="Snapcount").click()
    page.get_by_label("Your deck").select_option("Mine")
    page.get_by_text("More options").click()
    page.get_by_label(re.compile("^Opponent")).select_option("random")
    page.get_by_label("Clock").select_option("10 minutes + 5 seconds per move")
    page.get_by_label("If a player disconnects").select_option("They forfeit")
    page.get_by_label("Spectator delay").select_option("1 minute")
    page.get_by_role("button", name="Play now").click()
    page.locator(CHOICES).first.wait_for()
    expect(page.locator(".score")).to_contain_text("Countess (You)")
    expect(page.get_by_role("timer", name="Countess has")).to_be_visible()


def test_a_password_is_changed_and_an_account_deleted(page: Page, address: str) -> None:
    page.goto(f"{address}/#/account")
    login = f"ada-{uuid.uuid4().hex[:8]}"

    def log_in(password: str) -> None:
        page.get_by_label("Username").fill(login)
        page.get_by_label("Password").fill(password)
        page.get_by_role("button", name="Log in").click()

    page.get_by_label("Username").fill(login)
    page.get_by_label("Password").fill("correct horse")
    page.get_by_role("button", name="Create account").click()
    page.get_by_label("Current password").fill("correct horse")
    page.get_by_label("New password").fill("battery staple")
    page.get_by_role("button", name="Change password").click()
    expect(page.get_by_role("status")).to_contain_text("Password changed")
    page.get_by_role("button", name="Log out everywhere").click()
    expect(page.get_by_role("status")).to_contain_text("on every device")
    log_in("correct horse")
    expect(page.get_by_role("alert")).to_contain_text("Wrong username or password")
    log_in("battery staple")
    page.get_by_role("button", name="Delete my account").wait_for()
    page.get_by_label("Password", exact=True).fill("battery staple")
    page.get_by_role("button", name="Delete my account").click()
    page.get_by_role("dialog").get_by_role("button", name="Delete").click()
    expect(page.get_by_role("status")).to_contain_text("data has been deleted")
    log_in("battery staple")
    expect(page.get_by_role("alert")).to_contain_text("Wrong username or password")


def test_every_page_is_reached_from_the_menu(page: Page, address: str) -> None:
    page.goto(address)
    links = page.get_by_role("navigation", name="Main").get_by_role("link")
    menu = page.get_by_role("button", name="Menu")
    if menu.is_visible():  # folded on a phone
        assert links.count() == 0
        menu.click()
    names = links.all_inner_texts()
    assert len(names) == 11
    for name in names:
        if menu.is_visible() and menu.get_attribute("aria-expanded") == "false":
            menu.click()
        links.get_by_text(name, exact=True).click()
        expect(page.locator("main h1").first).to_be_attached()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_the_page_can_be_used_within_a_second(browser: Browser, address: str) -> None:
    """The best of three loads: others use the machine too."""
    took = []
    for _ in range(3):
        context = browser.new_context()
        page = context.new_page()
        page.goto(address, wait_until="commit")
        page.locator("button[type=submit]:enabled").wait_for()
        took.append(page.evaluate("performance.now()"))
        context.close()
    assert min(took) < 1000


def test_the_coach_plays_in_the_style_that_is_chosen(page: Page, address: str) -> None:
    page.goto(address)
    page.get_by_text("More options").click()
    style = page.get_by_label("Style")
    page.get_by_label(re.compile("^Opponent")).select_option("random")
    expect(style).to_be_disabled()
    page.get_by_label(re.compile("^Opponent")).select_option("coach:rookie")
    style.select_option("Passes first")
    expect(page.locator(".actions")).to_contain_text("rookie; throws whenever it can")
    with page.expect_request("**/api/games") as asked:
        page.get_by_role("button", name="Play now").click()
    wish = asked.value.post_data_json or {}
    assert wish["opponent"] == "coach:rookie:passes"
    page.locator(CHOICES).first.wait_for()
