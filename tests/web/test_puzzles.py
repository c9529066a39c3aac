"""Puzzles on the page: one is solved by clicking, judged and explained; streaks stay."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from snapcount.engine.words.naming import option_names
from snapcount.puzzles.puzzle import Puzzle, committed

CHOICES = "#question ol button"
COLLECTION = committed()


def answer(page: Page, word: str, puzzle: Puzzle) -> None:
    """Click that answer; the page may show the answers in an order of its own."""
    name = option_names(COLLECTION.game(puzzle))[puzzle.place(word)]
    exactly = re.compile(f"^{re.escape(name)}$")
    page.locator(CHOICES).filter(has=page.locator("b", has_text=exactly)).click()


def shown(page: Page) -> Puzzle:
    found = page.locator("#question[data-judged=no]")
    found.wait_for()
    return COLLECTION.named(found.get_attribute("data-puzzle") or "")


@pytest.mark.parametrize("proved", [False, True])
def test_a_puzzle_is_judged_and_explained_step_by_step(
    page: Page, address: str, proved: bool
) -> None:
    puzzle = next(each for each in COLLECTION.puzzles if each.proved == proved)
    page.goto(f"{address}/#/puzzles/{puzzle.id}")
    assert shown(page) == puzzle
    expect(page.locator(CHOICES)).to_have_count(len(puzzle.answers))
    answer(page, puzzle.tempting, puzzle)
    expect(page.locator(".verdict")).to_have_text("Not quite.")
    expect(page.locator(".chances li")).to_have_count(len(puzzle.answers))
    best = page.locator(".chances .best")
    expect(best).to_contain_text(f"{round(puzzle.answer(puzzle.best).chance * 100)}%")
    expect(page.locator(".steps li")).to_have_count(1)
    page.get_by_role("button", name="Next step").click()
    expect(page.locator(".steps li")).to_have_count(2)
    page.get_by_role("button", name="Show all").click()
    expect(page.locator(".steps li").last).to_contain_text("The proof" if proved else "The judges")
    page.get_by_role("button", name="Try again").click()
    answer(page, puzzle.best, puzzle)
    expect(page.locator(".verdict")).to_have_text("That’s it!")
    expect(page.locator("#question")).to_contain_text("0 in a row")  # the first answer counts


def test_streaks_grow_and_stay(page: Page, address: str) -> None:
    page.goto(address)
    if not page.get_by_role("link", name="Puzzles", exact=True).is_visible():
        page.get_by_role("button", name="Menu").click()
    page.get_by_role("link", name="Puzzles", exact=True).click()
    today = shown(page)
    answer(page, today.best, today)
    expect(page.locator("#question")).to_contain_text("1 in a row")
    expect(page.locator("#question")).to_contain_text("daily streak 1")
    page.get_by_role("button", name="Next puzzle").click()
    page.wait_for_url(f"**/puzzles/{today.theme.replace(' ', '-')}")
    following = shown(page)
    assert following.theme == today.theme
    assert following.id != today.id
    answer(page, following.best, following)
    expect(page.locator("#question")).to_contain_text("2 in a row")
    page.reload()
    assert shown(page).id not in (today.id, following.id)
    expect(page.locator("#question")).to_contain_text("2 in a row")
    themes = page.get_by_role("navigation", name="Themes")
    expect(themes.locator("[aria-current=page]")).to_contain_text("2 of ")


HELD = """() => addEventListener("DOMContentLoaded", () => {
  const held = new CSSStyleSheet();
  held.replaceSync("* { animation-play-state: paused !important }");
  document.adoptedStyleSheets = [held];
})"""
"""What moves stands at its beginning."""


def test_the_table_stays_in_the_window(page: Page, address: str) -> None:
    page.emulate_media(reduced_motion="no-preference")
    page.add_init_script(f"({HELD})()")
    puzzle = next(each for each in COLLECTION.puzzles if COLLECTION.game(each).this.revealed)
    page.goto(f"{address}/#/puzzles/{puzzle.id}")
    assert shown(page) == puzzle
    expect(page.locator(".outcome")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")


@pytest.mark.parametrize("page", ["phone"], indirect=True)
def test_on_a_phone_the_explanation_leaves_score_field_and_play_whole(
    page: Page, address: str
) -> None:
    puzzle = next(each for each in COLLECTION.puzzles if COLLECTION.game(each).this.revealed)
    page.goto(f"{address}/#/puzzles/{puzzle.id}")
    assert shown(page) == puzzle
    places = (".score", ".board > svg", ".middle")

    def seen() -> list[tuple[float, float]]:
        boxes = [page.locator(place).bounding_box() for place in places]
        return [(each["y"], each["height"]) for each in boxes if each]

    before = seen()
    answer(page, puzzle.best, puzzle)
    page.locator(".verdict").wait_for()
    assert seen() == before
    explained = page.locator("aside").bounding_box()
    assert explained is not None
    assert explained["height"] > 300
    expect(page.locator(".pager")).to_be_hidden()
    page.locator(".handle").click()
    expect(page.locator(".pager")).to_be_visible()
