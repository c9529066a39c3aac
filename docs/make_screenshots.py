"""Pictures of every page at desktop and phone size: `python docs/make_screenshots.py FOLDER`.

Needs Chromium on PATH. Four of them are in docs/pictures, for the README.
"""

from __future__ import annotations

import shutil
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, Page, sync_playwright

from snapcount.server.aside import server_aside

SIZES: Final = {"desktop": (1280, 900), "phone": (390, 844)}
FLAGS: Final = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)
RECORD: Final = Path(__file__).parents[1] / "tests" / "records" / "data" / "crd.txt"


def nothing(page: Page) -> None:
    """The page as it opens."""


def a_deck(page: Page) -> None:
    page.get_by_role("button", name="Complete my deck").click()
    page.get_by_text("Legal").first.wait_for()


def a_draft(page: Page) -> None:
    page.get_by_role("button", name="Start a draft").click()
    page.locator("button.card.offered").first.wait_for()


def a_search(page: Page) -> None:
    page.get_by_role("textbox").fill("type:legend or type:superstar")
    page.locator(".card").first.wait_for()


def a_replay(page: Page) -> None:
    page.get_by_label("Record").fill(RECORD.read_text("utf-8"))
    page.get_by_role("button", name="Show it").click()
    page.locator("svg[role=img]").wait_for()
    for _ in range(60):
        page.keyboard.press("ArrowRight")


def a_ruling(page: Page) -> None:
    page.get_by_role("button", name="Ask the judge").click()
    for answers in range(4):
        page.locator(f"#question[data-turn='{answers}'] ol button").first.click()
    page.locator("#question[data-turn='4']").wait_for()


def a_game(page: Page) -> None:
    page.get_by_role("button", name="Play now").click()
    for _ in range(14):
        page.locator("#question ol button").first.wait_for()
        page.keyboard.press("1")
        page.wait_for_timeout(250)
    page.locator("#question ol button").first.wait_for()
    page.get_by_role("button", name="Ask the coach").click()
    page.locator(".winning").wait_for()


PAGES: Final[dict[str, tuple[str, Callable[[Page], None]]]] = {
    "home": ("", nothing),
    "table": ("", a_game),
    "tutorial": ("tutorial/2", nothing),
    "decks": ("decks", a_deck),
    "draft": ("draft", a_draft),
    "cards": ("cards", a_search),
    "workshop": ("workshop", nothing),
    "replay": ("replay", a_replay),
    "judge-set-up": ("judge", nothing),
    "judge": ("judge", a_ruling),
    "rules": ("rules", nothing),
    "account": ("account", nothing),
}


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with server_aside() as server, sync_playwright() as play:
        browser = play.chromium.launch(executable_path=shutil.which("chromium"), args=[*FLAGS])
        take_all(browser, server.address, folder)


def take_all(browser: Browser, address: str, folder: Path) -> None:
    for size, (width, height) in SIZES.items():
        for name, (path, prepare) in PAGES.items():
            context = browser.new_context(viewport={"width": width, "height": height})
            page = context.new_page()
            page.goto(f"{address}/#/{path}")
            page.wait_for_timeout(800)
            prepare(page)
            page.wait_for_timeout(800)
            page.screenshot(path=folder / f"{name}-{size}.png")
            context.close()
            print(folder / f"{name}-{size}.png")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
