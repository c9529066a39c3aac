"""Pictures of every page and every moment at three sizes: `python -m docs.make_screenshots FOLDER`.

Names of pages or moments behind the folder take those alone, `--light` takes the light colours, and
`--address` looks at a server that runs already. `--readme` makes those in docs/pictures anew, with
the animation of one down (`filming.py`). Needs Chromium on PATH.

Moments are not played for: a hand in the wire tells the page of a touchdown, and its time stands
still until the picture is taken. The down of the animation is a real one, of a real game.
"""

from __future__ import annotations

import argparse
import json
import shutil
from collections.abc import Callable
from contextlib import nullcontext
from functools import cache
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Page, WebSocketRoute, sync_playwright

from snapcount.cards.catalog.catalog import load
from snapcount.decks.library import library_of
from snapcount.decks.starters import starter
from snapcount.engine import events as e
from snapcount.engine.dice import dice_from_seed
from snapcount.engine.editions import edition_named
from snapcount.engine.game import Game
from snapcount.engine.records.notation import to_notation
from snapcount.engine.records.record import Record, replay
from snapcount.engine.setup import new_table
from snapcount.server.aside import server_aside

SIZES: Final = {"1280x720": (1280, 720), "1280x900": (1280, 900), "390x844": (390, 844)}
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


@cache
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
    page.get_by_role("button", name="Watch").click()
    page.locator("input[type=range]").fill(str(step))


def a_ruling(page: Page) -> None:
    page.get_by_role("button", name="Ask the judge").click()
    for answers in range(4):
        page.locator(f"#question[data-turn='{answers}'] ol button").first.click()
    page.locator("#question[data-turn='4']").wait_for()


def a_start(page: Page) -> None:
    asked = page.locator("#question ol button").first
    for _ in range(10):  # a server on a busy machine may say that it is busy
        page.get_by_role("button", name="Play now").click()
        page.locator("#question ol button, [role=alert]").first.wait_for()
        if asked.is_visible():
            return
    asked.wait_for()


def a_call(page: Page) -> None:
    """A game that has come to a call of one's own on second down or later."""
    a_start(page)
    turn = ""
    for _ in range(200):
        page.wait_for_function(
            """last => document.querySelector("#question ol button:enabled") &&
                document.querySelector("#question").dataset.turn !== last""",
            arg=turn,
        )
        asked = page.locator("#question h2").inner_text()
        if "which Play" in asked and "you're on offense" in asked and "First" not in asked:
            break
        turn = page.locator("#question").get_attribute("data-turn") or ""
        page.keyboard.press("1")
    page.keyboard.press("h")
    page.locator(".winning").wait_for()


def an_end(page: Page) -> None:
    a_start(page)
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Yes, resign").click()
    page.locator(".over").wait_for()


def a_closer_look(page: Page) -> None:
    a_start(page)
    page.locator(".hand button.card:not(.offered)").first.click()


def some_games(page: Page) -> None:
    an_end(page)
    page.get_by_role("link", name="Home").click()
    a_start(page)
    page.goto(f"{page.url.split('#')[0]}#/replay")
    page.get_by_role("link", name="Resume").wait_for()


def a_setting(name: str) -> Callable[[Page], None]:
    def prepare(page: Page) -> None:
        a_start(page)
        page.get_by_role("button", name=name).click()

    return prepare


def a_meaning(page: Page) -> None:
    page.locator("#question h2 .term").first.click()


def ones_hand(page: Page) -> None:
    """On a phone it is one tap away."""
    a_start(page)
    tab = page.get_by_role("tab", name="Your hand")
    if tab.count():
        tab.click()


def an_open_table(page: Page) -> None:
    page.get_by_role("button", name="Play a friend").click()
    page.locator("#invite").wait_for()


def an_invitation(page: Page) -> None:
    browser = page.context.browser
    assert browser is not None
    host = browser.new_context().new_page()
    host.goto(page.url)
    an_open_table(host)
    page.goto(host.locator("#invite").inner_text())
    page.get_by_role("button", name="Take the seat").wait_for()
    host.context.close()


PAGES: Final[dict[str, tuple[str, Callable[[Page], None]]]] = {
    "home": ("", nothing),
    "table-start": ("", a_start),
    "table": ("", a_call),
    "table-end": ("", an_end),
    "zoom": ("", a_closer_look),
    "hand": ("", ones_hand),
    "your-games": ("", some_games),
    "open-table": ("", an_open_table),
    "invitation": ("", an_invitation),
    "when-to-ask": ("", a_setting("When to ask me")),
    "preferences": ("", a_setting("Preferences")),
    "keys": ("", a_setting("Keys")),
    "meaning": ("tutorial/1", a_meaning),
    "tutorial": ("tutorial/2", nothing),
    "decks": ("decks", a_deck),
    "draft": ("draft", a_draft),
    "cards": ("cards", a_search),
    "workshop": ("workshop", nothing),
    "replay": ("replay", a_replay),
    "judge-set-up": ("judge", nothing),
    "judge": ("judge", a_ruling),
    "rules": ("rules", nothing),
    "clauses": ("rules/clauses", nothing),
    "words": ("rules/words", nothing),
    "account": ("account", nothing),
}


Told = dict[str, Any]
Event = tuple[int, int, int, int]


class Wire:
    """A game's wire with a hand in it: what the server says goes through, and more can be said."""

    def __init__(self, page: Page) -> None:
        self.welcome: Told = {}
        self.update: Told = {}
        self.lines = 0
        page.route_web_socket("**/ws/**", self._open)

    def _open(self, route: WebSocketRoute) -> None:
        self.route = route

        def heard(message: str | bytes) -> None:
            told = json.loads(message)
            if told["type"] == "welcome":
                self.welcome = told
            if told["type"] == "update":
                self.update = told
                self.lines = told["first"] + len(told["log"])
            route.send(message)

        route.connect_to_server().on_message(heard)

    def tell(self, words: str, *events: Event) -> None:
        log = [
            {"text": words, "clause": "F-1", "why": "", "kind": kind, "seat": seat, "a": a, "b": b}
            for kind, seat, a, b in events
        ]
        told = {**self.update, "first": self.lines, "log": log}
        self.lines += len(log)
        self.route.send(json.dumps(told))

    def plays(self) -> tuple[int, int]:
        """A Play of each deck."""
        cards = [i for i, card in enumerate(self.welcome["cards"]) if self._strength(card) >= 0]
        return cards[0], cards[-1]

    def sum(self) -> int:
        """What their Strengths add up to."""
        return sum(self._strength(self.welcome["cards"][i]) for i in self.plays()) % 10

    def _strength(self, card: Told) -> int:
        printed = card.get("strength", "")
        return int(printed) if printed.isdecimal() else -1


def called(wire: Wire) -> list[Event]:
    own, other = wire.plays()
    return [(e.CALLED, 0, own, -1), (e.CALLED, 1, other, -1)]


def two_cards(wire: Wire) -> list[Event]:
    own, other = wire.plays()
    return [(e.GRIT_CARD, 0, own, -1), (e.GRIT_CARD, 1, other, -1), (e.GRIT, -1, wire.sum(), -1)]


MOMENTS: Final[dict[str, tuple[str, Callable[[Wire], list[Event]]]]] = {
    "reveal": (".middle .front", called),
    "outcome": (".middle .outcome", lambda wire: [*called(wire), (e.CHECKED, 0, 2, wire.sum())]),
    "grit": (".grit .sum", two_cards),
    "touchdown": (".moment", lambda _: [(e.TOUCHDOWN_EVENT, 0, 7, -1)]),
    "pick-six": (".moment", lambda _: [(e.TOUCHDOWN_EVENT, 1, 7, 3)]),
    "interception": (".moment", lambda _: [(e.TURNOVER_EVENT, 1, 2, -1)]),
    "fumble": (".moment", lambda _: [(e.TURNOVER_EVENT, 1, 1, -1)]),
    "safety": (".moment", lambda _: [(e.SAFETY_EVENT, 1, 2, -1)]),
    "field-goal-good": (".moment", lambda _: [(e.FIELD_GOAL_GOOD, 0, 30, 8)]),
    "field-goal-missed": (".moment", lambda _: [(e.FIELD_GOAL_MISSED_EVENT, 0, 45, 2)]),
    "first-down": (".moment", lambda _: [(e.FIRST_DOWN_EVENT, 0, -1, -1)]),
    "turnover-on-downs": (".moment", lambda _: [(e.TURNOVER_ON_DOWNS, 0, 40, -1)]),
    "replay-the-down": (".moment", lambda _: [(e.REPLAY, -1, 1, -1)]),
    "half-time": (".moment", lambda _: [(e.HALF_ENDS, -1, 0, -1)]),
    "overtime": (".moment", lambda _: [(e.OVERTIME, 0, 1, -1)]),
    "game-over": (".moment", lambda _: [(e.GAME_OVER, 0, 14, 7)]),
}


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
    asked.add_argument("--light", action="store_true")
    asked.add_argument("--address", default="")
    asked.add_argument("--readme", action="store_true")
    wish = asked.parse_args()
    if not wish.folder and not wish.readme:
        asked.error("name a folder, or say --readme")
    theme = "light" if wish.light else "dark"
    names = wish.names or [*PAGES, *MOMENTS]
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=shutil.which("chromium"), args=[*FLAGS])
        with nullcontext(wish) if wish.address else server_aside() as server:
            if wish.folder:
                wish.folder.mkdir(parents=True, exist_ok=True)
                take_all(browser, server.address, wish.folder, names, theme)
            if wish.readme:
                for_readme(browser, server.address)


def take_all(browser: Browser, address: str, folder: Path, names: list[str], theme: str) -> None:
    for size, (width, height) in SIZES.items():
        for name in names:
            if name in PAGES:
                take_page(browser, address, name, size, theme, folder / f"{name}-{size}.png")
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


def take_page(browser: Browser, address: str, name: str, size: str, theme: str, path: Path) -> None:
    where, prepare = PAGES[name]
    page = opened(browser, *SIZES[size], theme, "off")
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
