"""Pictures of every page at desktop and phone size: `python docs/make_screenshots.py FOLDER`.

Names of pages behind the folder take those alone, `--light` takes the light colours, and
`--address` looks at a server that runs already. Needs Chromium on PATH. Four of the pictures are
in docs/pictures, for the README.
"""

from __future__ import annotations

import argparse
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, Page, sync_playwright

from snapcount.cards.catalog.catalog import load
from snapcount.decks.library import library_of
from snapcount.decks.starters import starter
from snapcount.engine.dice import dice_from_seed
from snapcount.engine.editions import edition_named
from snapcount.engine.game import Game
from snapcount.engine.records.notation import to_notation
from snapcount.engine.records.record import Record, replay
from snapcount.engine.setup import new_table
from snapcount.server.aside import server_aside

SIZES: Final = {"desktop": (1280, 900), "phone": (360, 740)}
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


def crowded_game() -> tuple[str, int]:
    """A game, and its step with the most on the table: layers, Superstars, Power Ups, Gridirons."""
    library = library_of(load())
    lists = [list(starter(name, library).deck.cards) for name in ("blackridge", "halden")]
    table = new_table((lists[0], lists[1]), edition_named("crd"))
    best, most, found = Record.start(table, 0), -1, 0
    for seed in range(6):
        record = Record.start(table, seed)
        game, dice = replay(record), dice_from_seed(seed)
        while game.decision is not None:
            if (much := crowd(game)) > most:
                best, most, found = record, much, len(record.answers)
            options = game.decision.options
            record.answer(game, options[dice.below(len(options))])
    best.tags.update(First="Ada", Second="Coach")
    return to_notation(best), found


def crowd(game: Game) -> int:
    return (
        min(len(game.layers), 3)
        + 2 * (len(game.layers) > 1)
        + 2 * any(card >= 0 for card in game.superstar)
        + 2 * bool(game.attached)
        + 2 * bool(game.gridirons)
        + 2 * game.this.revealed
    )


def a_replay(page: Page) -> None:
    record, step = crowded_game()
    page.get_by_label("Record").fill(record)
    page.get_by_role("button", name="Show it").click()
    page.locator("input[type=range]").fill(str(step))


def a_ruling(page: Page) -> None:
    page.get_by_role("button", name="Ask the judge").click()
    for answers in range(4):
        page.locator(f"#question[data-turn='{answers}'] ol button").first.click()
    page.locator("#question[data-turn='4']").wait_for()


def a_start(page: Page) -> None:
    page.get_by_role("button", name="Play now").click()
    page.locator("#question ol button").first.wait_for()


def a_game(page: Page) -> None:
    a_start(page)
    for _ in range(14):
        page.locator("#question ol button:enabled").first.wait_for()
        page.keyboard.press("1")
        page.wait_for_timeout(250)
    page.locator("#question ol button").first.wait_for()
    page.get_by_role("button", name="Ask the coach").click()
    page.locator(".winning").wait_for()


def an_end(page: Page) -> None:
    a_start(page)
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Yes, resign").click()
    page.locator(".over").wait_for()


def a_closer_look(page: Page) -> None:
    a_start(page)
    page.locator(".hand button.card:not(.offered)").first.click()


PAGES: Final[dict[str, tuple[str, Callable[[Page], None]]]] = {
    "home": ("", nothing),
    "table-start": ("", a_start),
    "table": ("", a_game),
    "table-end": ("", an_end),
    "zoom": ("", a_closer_look),
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


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("folder", type=Path)
    asked.add_argument("pages", nargs="*", choices=[[], *PAGES])
    asked.add_argument("--light", action="store_true")
    asked.add_argument("--address", default="")
    wish = asked.parse_args()
    wish.folder.mkdir(parents=True, exist_ok=True)
    theme = "light" if wish.light else "dark"
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=shutil.which("chromium"), args=[*FLAGS])
        if wish.address:
            take_all(browser, wish.address, wish.folder, wish.pages or [*PAGES], theme)
            return
        with server_aside() as server:
            take_all(browser, server.address, wish.folder, wish.pages or [*PAGES], theme)


def take_all(browser: Browser, address: str, folder: Path, pages: list[str], theme: str) -> None:
    for size, (width, height) in SIZES.items():
        for name in pages:
            path, prepare = PAGES[name]
            context = browser.new_context(viewport={"width": width, "height": height})
            page = context.new_page()
            page.add_init_script(f'localStorage.preferences = \'{{"theme": "{theme}"}}\'')
            page.goto(f"{address}/#/{path}")
            page.wait_for_timeout(800)
            prepare(page)
            page.wait_for_timeout(800)
            page.screenshot(path=folder / f"{name}-{size}.png")
            context.close()
            print(folder / f"{name}-{size}.png")


if __name__ == "__main__":
    main()
