"""Every page can be used by everybody: axe-core finds nothing.

Size and theme are looked at in turn, not in every pair: what is too small hangs on the one, what is
too pale on the other.
"""

from __future__ import annotations

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page
from tests.web.conftest import SIZES

from snapcount.puzzles.puzzle import Puzzle, committed

PAGES = (
    "",
    "tutorial",
    "puzzles",
    "decks",
    "draft",
    "cards",
    "workshop",
    "replay",
    "judge",
    "rules",
    "rules/clauses",
    "rules/words",
    "account",
)


@pytest.mark.parametrize(("size", "theme"), [("desktop", "light"), ("phone", "dark")])
def test_axe_finds_nothing(browser: Browser, address: str, size: str, theme: str) -> None:
    width, height = SIZES[size]
    context = browser.new_context(viewport={"width": width, "height": height}, bypass_csp=True)
    preferences = f'{{"theme": "{theme}", "motion": "off"}}'
    context.add_init_script(f"localStorage.preferences = '{preferences}'")
    page = context.new_page()
    found = {}
    for path in PAGES:
        page.goto(f"{address}/#/{path}")
        page.locator("main h1").first.wait_for(state="attached")
        page.wait_for_timeout(300)
        found[path] = barriers(page)
    for puzzle in judged_and_proved():
        page.goto(f"{address}/#/puzzles/{puzzle.id}")
        page.locator(f"#question[data-puzzle='{puzzle.id}'] ol button").first.click()
        page.locator(".verdict").wait_for()
        if page.get_by_role("button", name="Show all").count():
            page.get_by_role("button", name="Show all").click()
        found[f"puzzle {puzzle.id}, answered"] = barriers(page)
    page.goto(f"{address}/#/")
    page.get_by_role("button", name="Play now").click()
    page.locator("#question ol button").first.wait_for()
    found["table"] = barriers(page)
    page.get_by_role("button", name="Keys").click()
    found["keys"] = barriers(page)
    page.keyboard.press("Escape")
    page.goto(f"{address}/#/account")
    page.get_by_role("button", name="Delete my data").wait_for()
    found["guest"] = barriers(page)
    page.goto(f"{address}/#/")
    page.get_by_role("button", name="Play a friend").click()
    invite = page.locator("#invite").inner_text()
    found["shuffle"] = barriers(page)
    context.clear_cookies()  # somebody else
    page.goto(invite)
    page.get_by_role("button", name="Take the seat").wait_for()
    found["invitation"] = barriers(page)
    context.close()
    assert {path: each for path, each in found.items() if each} == {}


def judged_and_proved() -> list[Puzzle]:
    """A puzzle of each kind: they are explained in different ways."""
    puzzles = committed().puzzles
    return [next(each for each in puzzles if each.proved == proved) for proved in (False, True)]


STILL = """() => document.getAnimations().every(each =>
  each.playState !== "running" || each.effect.getComputedTiming().iterations === Infinity)"""
"""Nothing on the page is moving that comes to rest."""


def barriers(page: Page) -> list[str]:
    """What axe-core finds once cards have turned and dialogs have risen: half seen is no colour."""
    page.wait_for_function(STILL)
    response = Axe().run(page).response
    return [
        f"{each['id']}: {node['html'][:120]}"
        for each in response["violations"]
        for node in each["nodes"][:3]
    ]
