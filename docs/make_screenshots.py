"""Pictures of every page and every moment at three sizes: `python -m docs.make_screenshots FOLDER`.

Names of pages or moments behind the folder take those alone (`pictured_pages.py`,
`pictured_moments.py`), `--size` takes one size, which may also be a small phone's or a window's at
200 %, `--light` the light colours, and `--address` looks at a server that runs already. `--readme`
makes those in docs/pictures anew, with the animation of one down (`filming.py`). Needs Chromium on
PATH, with windows or without.

Moments are not played for: a hand in the wire tells the page of a touchdown, and its time stands
still until the picture is taken. The down of the animation is a real one, of a real game.
"""

from __future__ import annotations

import argparse
import shutil
from contextlib import nullcontext
from pathlib import Path
from typing import Final

from docs.pictured_games import a_start
from docs.pictured_moments import MOMENTS, Wire
from docs.pictured_pages import PAGES, a_call
from playwright.sync_api import Browser, Error, Page, sync_playwright

from snapcount.server.aside import server_aside

BROWSERS: Final = ("chromium", "chromium-headless-shell", "chromium-browser")
SIZES: Final = {"1280x720": (1280, 720), "1280x900": (1280, 900), "390x844": (390, 844)}
SMALL: Final = {"360x740": (360, 740), "640x360": (640, 360)}
"""Asked for by name: a small phone, and 1280 by 720 at 200 %."""
FLAGS: Final = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)
PICTURES: Final = Path(__file__).parent / "pictures"
README: Final = {
    "home": ("home", "1280x900"),
    "table": ("table", "1280x720"),
    "replay": ("replay", "1280x720"),
    "phone": ("table", "390x844"),
}
"""By the file's name in docs/pictures: what it shows, and at which size."""


def for_readme(browser: Browser, address: str) -> None:
    from docs.filming import a_real_down, film, small  # which needs Pillow

    for name, (shown, size) in README.items():
        path = PICTURES / f"{name}.png"
        take_page(browser, address, shown, size, "dark", path)
        small(path)
    down: list[bytes] = []
    while not down:  # the first that succeeds and moves the ball well
        page = opened(browser, *SIZES["1280x720"], "dark", "off")
        page.goto(address)
        a_call(page)
        prefer(page, "dark", "normal")
        page.reload()
        down = a_real_down(page)
        page.context.close()
    film(down, PICTURES / "down.webp")
    for path in sorted(PICTURES.iterdir()):
        print(path, path.stat().st_size)


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("folder", type=Path, nargs="?")
    asked.add_argument("names", nargs="*", choices=[[], *PAGES, *MOMENTS])
    asked.add_argument(
        "--size", action="append", choices=[*SIZES, *SMALL], help="may be said twice"
    )
    asked.add_argument("--light", action="store_true")
    asked.add_argument("--address", default="")
    asked.add_argument("--readme", action="store_true")
    wish = asked.parse_args()
    if not wish.folder and not wish.readme:
        asked.error("name a folder, or say --readme")
    theme = "light" if wish.light else "dark"
    names = wish.names or [*PAGES, *MOMENTS]
    chromium = next(filter(None, map(shutil.which, BROWSERS)), None)
    if chromium is None:
        asked.error("no Chromium on PATH (Debian: apt install chromium)")
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=chromium, args=[*FLAGS])
        with nullcontext(wish) if wish.address else server_aside() as server:
            if wish.folder:
                wish.folder.mkdir(parents=True, exist_ok=True)
                take_all(browser, server.address, wish.folder, names, wish.size or [*SIZES], theme)
            if wish.readme:
                for_readme(browser, server.address)


def take_all(
    browser: Browser, address: str, folder: Path, names: list[str], sizes: list[str], theme: str
) -> None:
    missing: list[str] = []
    for size in sizes:
        width, height = (SIZES | SMALL)[size]
        for name in names:
            if name in PAGES:
                try:
                    take_page(browser, address, name, size, theme, folder / f"{name}-{size}.png")
                except Error as error:  # the others are worth having
                    missing.append(f"{name}-{size}: {error}")
        moments = [name for name in names if name in MOMENTS]
        if moments:
            page = opened(browser, width, height, theme, "slow")
            wire = Wire(page)
            page.goto(address)
            a_start(page)
            page.mouse.move(1, 1)
            page.clock.install(time=0)
            page.clock.pause_at(60_000)
            for name in moments:
                place, events = MOMENTS[name]
                wire.tell(name.replace("-", " ").capitalize() + ".", *events(wire))
                page.locator(".staged").wait_for()
                while page.locator(place).count() == 0:
                    page.clock.run_for(100)
                page.wait_for_timeout(600)
                take(page, folder / f"{name}-{size}.png")
                page.keyboard.press("Escape")
                page.wait_for_timeout(100)
            page.context.close()
    if missing:
        raise SystemExit("\n\n".join(["Missing pictures:", *missing]))


def take_page(browser: Browser, address: str, name: str, size: str, theme: str, path: Path) -> None:
    where, prepare = PAGES[name]
    page = opened(browser, *(SIZES | SMALL)[size], theme, "off")
    page.goto(f"{address}/#/{where}")
    page.wait_for_timeout(800)
    prepare(page)
    page.wait_for_timeout(800)
    take(page, path)
    page.context.close()


def opened(browser: Browser, width: int, height: int, theme: str, speed: str) -> Page:
    context = browser.new_context(viewport={"width": width, "height": height})
    page = context.new_page()
    page.set_default_timeout(90_000)  # a machine that does other things too
    prefer(page, theme, speed)
    return page


def prefer(page: Page, theme: str, speed: str) -> None:
    """From the next time it is loaded on."""
    preferences = f'{{"theme": "{theme}", "speed": "{speed}"}}'
    page.add_init_script(f"localStorage.preferences = '{preferences}'")


def take(page: Page, path: Path) -> None:
    page.mouse.move(0, 0)  # where the mouse rests, a card is shown in full size
    page.wait_for_timeout(200)
    page.screenshot(path=path)
    print(path)


if __name__ == "__main__":
    main()
