"""Every page to take pictures of, by name: where it is, and what is done there first."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final
from uuid import uuid4

from docs.pictured_games import (
    a_fair_shuffle,
    a_review,
    a_spectator,
    a_start,
    a_wish,
    an_end,
    an_open_table,
    crowded_game,
    luck_and_skill,
    reviewed_replay,
    the_first_game,
    to_the_end,
)
from playwright.sync_api import Page

from snapcount.engine.words.naming import option_names
from snapcount.puzzles.puzzle import Puzzle, committed

NEW_QUESTION: Final = """last => document.querySelector("#question ol button:enabled") &&
  document.querySelector("#question").dataset.turn !== last"""
LIST: Final = """\
C1-30,Surge,Action,,,,,,,,,,,Offense,Gain 15 yards.,Play only after Player Designation.
C2-30,Nonsense,Action,,,,,,,,,,,Offense,Gain fifteen bananas.,
"""


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
    record, step = crowded_game()
    page.get_by_label("Record").fill(record)
    page.get_by_role("button", name="Watch").click()
    page.locator("input[type=range]").fill(str(step))


def a_ruling(page: Page) -> None:
    page.get_by_role("button", name="Ask the judge").click()
    for answers in range(4):
        page.locator(f"#question[data-turn='{answers}'] ol button").first.click()
    page.locator("#question[data-turn='4']").wait_for()


def a_call(page: Page) -> None:
    """A game that has come to a call of one's own on second down or later."""
    a_start(page)
    turn = ""
    for _ in range(200):
        page.wait_for_function(NEW_QUESTION, arg=turn)
        asked = page.locator("#question h2").inner_text()
        if "which Play" in asked and "you're on offense" in asked and "First" not in asked:
            break
        turn = page.locator("#question").get_attribute("data-turn") or ""
        page.keyboard.press("1")
    page.keyboard.press("h")
    page.locator(".winning").wait_for()


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
    tab = page.get_by_role("button", name="Your hand")
    if tab.is_visible():
        tab.click()


def an_invitation(page: Page) -> None:
    browser = page.context.browser
    assert browser is not None
    host = browser.new_context().new_page()
    host.goto(page.url)
    an_open_table(host)
    page.goto(host.locator("#invite").inner_text())
    page.get_by_role("button", name="Take the seat").wait_for()
    host.context.close()


def a_puzzle(choose: Callable[[Puzzle], bool], right: bool | None = None) -> Callable[[Page], None]:
    """The first puzzle like that: unanswered, or answered and explained."""

    def prepare(page: Page) -> None:
        collection = committed()
        puzzle = next(each for each in collection.puzzles if choose(each))
        page.goto(f"{page.url.split('#')[0]}#/puzzles/{puzzle.id}")
        page.locator(f"[data-puzzle='{puzzle.id}']").wait_for()
        if right is None:
            return
        names = option_names(collection.game(puzzle))
        name = names[puzzle.place(puzzle.best if right else puzzle.tempting)]
        exactly = page.locator("b", has_text=re.compile(f"^{re.escape(name)}$"))
        page.locator("#question ol button").filter(has=exactly).click()
        if right:
            page.locator(".verdict").wait_for()
        else:
            page.get_by_role("button", name="Show all").click()

    return prepare


def a_lesson_learned(page: Page) -> None:
    turn = ""
    while not page.locator(".learned").count():
        if page.get_by_role("button", name="Continue").count():
            page.get_by_role("button", name="Continue").click()
        page.wait_for_function(NEW_QUESTION, arg=turn)
        page.get_by_role("button", name="Show me").click()
        best = page.locator("#question li:has(.best)")
        best.wait_for()
        turn = page.locator("#question").get_attribute("data-turn") or ""
        page.keyboard.press(best.locator("kbd").text_content() or "")
        page.wait_for_function(
            "turn => document.querySelector('#question')?.dataset.turn !== turn", arg=turn
        )


def no_card(page: Page) -> None:
    page.get_by_role("textbox").fill("secnd effrt")
    page.get_by_text("Did you mean").wait_for()


def a_sealed_pool(page: Page) -> None:
    page.get_by_role("button", name="Open a sealed pool").click()
    page.get_by_role("button", name="Play this deck").wait_for()


def a_card_not_understood(page: Page) -> None:
    page.get_by_label("Kind").select_option("Action")
    page.get_by_label("Text", exact=True).fill("Gain 10 bananas.")
    page.locator(".report mark").wait_for()


def an_own_set(page: Page) -> None:
    page.get_by_role("button", name="Save to my set").click()
    page.get_by_role("heading", name="Your set (1)").wait_for()
    page.get_by_label("List", exact=True).fill(LIST)
    page.get_by_role("button", name="Import").click()
    page.locator("tbody tr").first.wait_for()
    page.get_by_role("heading", name="Your set (3)").evaluate("each => each.scrollIntoView()")


def an_account(page: Page) -> None:
    page.get_by_label("Username").fill(f"ada-{uuid4().hex[:8]}")
    page.get_by_label("Password").fill("correct horse")
    page.get_by_role("button", name="Create account").click()
    page.get_by_role("button", name="Change password").wait_for()


def the_piles(page: Page) -> None:
    a_call(page)
    page.keyboard.press("Shift+D")
    page.get_by_role("dialog").wait_for()


def the_menu(page: Page) -> None:
    """Where the window is narrow it is folded."""
    if page.get_by_role("button", name="Menu").is_visible():
        page.get_by_role("button", name="Menu").click()


def home_again(page: Page) -> None:
    """The first page of somebody who has played."""
    an_end(page)
    page.get_by_role("link", name="Home").click()
    page.get_by_role("heading", name="Your games").wait_for()


PAGES: Final[dict[str, tuple[str, Callable[[Page], None]]]] = {
    "home": ("", nothing),
    "home-again": ("", home_again),
    "menu": ("", the_menu),
    "first-game": ("", the_first_game),
    "table-start": ("", a_start),
    "table": ("", a_call),
    "table-end": ("", an_end),
    "summary": ("", to_the_end),
    "review": ("", a_review),
    "luck-and-skill": ("", luck_and_skill),
    "reviewed-replay": ("", reviewed_replay),
    "zoom": ("", a_closer_look),
    "hand": ("", ones_hand),
    "discard-piles": ("", the_piles),
    "your-games": ("", some_games),
    "open-table": ("", an_open_table),
    "invitation": ("", an_invitation),
    "offered-draw": ("", a_wish),
    "spectator": ("", a_spectator),
    "fair-shuffle": ("", a_fair_shuffle),
    "when-to-ask": ("", a_setting("When to ask me")),
    "preferences": ("", a_setting("Preferences")),
    "keys": ("", a_setting("Keys")),
    "meaning": ("tutorial/1", a_meaning),
    "tutorial": ("tutorial/2", nothing),
    "lesson-learned": ("tutorial/1", a_lesson_learned),
    "puzzle": ("puzzles", nothing),
    "puzzle-theme": ("puzzles/fourth-down", nothing),
    "puzzle-right": ("puzzles", a_puzzle(lambda each: not each.proved, right=True)),
    "puzzle-explained": ("puzzles", a_puzzle(lambda each: not each.proved, right=False)),
    "puzzle-open": ("puzzles", a_puzzle(lambda each: each.proved)),
    "puzzle-proof": ("puzzles", a_puzzle(lambda each: each.proved, right=False)),
    "decks-empty": ("decks", nothing),
    "decks": ("decks", a_deck),
    "draft-start": ("draft", nothing),
    "draft": ("draft", a_draft),
    "sealed": ("draft", a_sealed_pool),
    "cards": ("cards", a_search),
    "no-card": ("cards", no_card),
    "workshop": ("workshop", nothing),
    "workshop-error": ("workshop", a_card_not_understood),
    "workshop-set": ("workshop", an_own_set),
    "replay": ("replay", a_replay),
    "judge-set-up": ("judge", nothing),
    "judge": ("judge", a_ruling),
    "rules": ("rules", nothing),
    "clauses": ("rules/clauses", nothing),
    "words": ("rules/words", nothing),
    "account": ("account", nothing),
    "account-known": ("account", an_account),
}
