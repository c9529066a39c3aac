"""Games to take pictures of: begun, finished, reviewed, and between two people."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from playwright.sync_api import Page
from tests.web.autoplay import PLAY_ON

from snapcount.cards.catalog.catalog import load
from snapcount.decks.library import library_of
from snapcount.decks.starters import starter
from snapcount.engine.dice import dice_from_seed
from snapcount.engine.editions import edition_named
from snapcount.engine.game import Game
from snapcount.engine.records.notation import to_notation
from snapcount.engine.records.record import Record, replay
from snapcount.engine.setup import new_table

A_GAME: Final = 300_000  # milliseconds
A_REVIEW: Final = 600_000


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


def a_start(page: Page) -> None:
    asked = page.locator("#question ol button").first
    for _ in range(10):  # a server on a busy machine may say that it is busy
        page.get_by_role("button", name="Play now").click()
        page.locator("#question ol button, [role=alert]").first.wait_for()
        if asked.is_visible():
            return
    asked.wait_for()


def opposed(page: Page, opponent: str) -> None:
    """A game against that program."""
    page.get_by_text("More options").click()
    page.get_by_label("Opponent").select_option(opponent)
    a_start(page)


def an_end(page: Page) -> None:
    a_start(page)
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Yes, resign").click()
    page.locator(".over").wait_for()


def to_the_end(page: Page) -> None:
    """A game that is played until it is over."""
    opposed(page, "greedy")
    page.evaluate(PLAY_ON, {"seed": 3, "best": False})
    page.locator(".over").wait_for(timeout=A_GAME)


_reviewed: dict[str, tuple[list[Any], str]] = {}
"""By the server's address: who played the game that has been reviewed, and where it is."""


def a_review(page: Page) -> None:
    """The summary of a whole game with its review; it takes a while, so it is made once."""
    home = page.url.split("#", maxsplit=1)[0]
    if home in _reviewed:
        cookies, where = _reviewed[home]
        page.context.add_cookies(cookies)
        page.goto(where)
    else:
        to_the_end(page)
        page.get_by_role("button", name="Review", exact=True).click()
    review = page.get_by_role("region", name="Review")
    review.locator(".counts").wait_for(timeout=A_REVIEW)
    _reviewed[home] = ([*page.context.cookies()], page.url)
    review.locator(".counts").evaluate("each => each.scrollIntoView()")


def luck_and_skill(page: Page) -> None:
    """Further down in the same summary."""
    a_review(page)
    page.get_by_text("Luck and skill").click()
    page.get_by_text("Accuracy by part").click()
    page.get_by_text("Luck and skill").evaluate("each => each.scrollIntoView()")


def reviewed_replay(page: Page) -> None:
    """The replay of that game at its first mistake, with the marks on the line."""
    a_review(page)
    page.get_by_role("link", name="Watch replay").click()
    page.get_by_role("button", name="Next mistake").click()


def an_open_table(page: Page) -> None:
    page.get_by_role("button", name="Play a friend").click()
    page.locator("#invite").wait_for()


def friends(page: Page) -> Page:
    """A friend sits down at the table that this page opens."""
    browser = page.context.browser
    assert browser is not None
    an_open_table(page)
    friend = browser.new_context().new_page()
    friend.goto(page.locator("#invite").inner_text())
    friend.get_by_role("button", name="Take the seat").click()
    page.locator("#question ol button, #question .waiting").first.wait_for()
    return friend


def a_fair_shuffle(page: Page) -> None:
    """A game between two people that is over, with all that was checked."""
    friend = friends(page)
    friend.get_by_role("button", name="Resign").click()
    friend.get_by_role("button", name="Yes, resign").click()
    page.locator("details.fair summary", has_text="Fair shuffle").click()
    page.locator("details.fair").evaluate("each => each.scrollIntoView()")
    friend.context.close()


def a_wish(page: Page) -> None:
    friend = friends(page)
    friend.get_by_role("button", name="Offer a draw").click()
    page.get_by_role("button", name="Agree").wait_for()
    friend.context.close()


def a_spectator(page: Page) -> None:
    browser = page.context.browser
    assert browser is not None
    player = browser.new_context().new_page()
    player.goto(page.url)
    a_start(player)
    page.goto(player.url)
    page.get_by_text("You’re watching").wait_for()
    player.context.close()


def the_first_game(page: Page) -> None:
    """With hints."""
    page.get_by_role("button", name="Play my first game").click()
    page.locator("#question .best").first.wait_for()
