"""The first hour: from an empty browser to the end of the first game, as the page suggests it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.web.autoplay import PLAY_ON
from tests.web.conftest import STAGE_OFF
from tests.web.test_games import A_GAME, OVER

from snapcount.lessons.course import LESSONS

BY_KEY = 12
SUGGESTED = "main .main:visible"
"""What a page offers before all else: there is one of it."""
MARKED = """last => {
  const over = document.querySelector(".over") !== null;
  const turn = document.querySelector("#question")?.dataset.turn ?? "";
  const answers = [...document.querySelectorAll("#question ol button:enabled")];
  const place = answers.findIndex(each => each.classList.contains("best"));
  return over || (place >= 0 && turn !== last) ? {over, place, turn} : null;
}"""
"""The answer that the page marks as the best, or the end of the game."""


def pass_lesson(page: Page) -> None:
    """Do what is marked, step by step and part by part, until the lesson has been learned."""
    turn = "none"
    while not page.locator(".learned").count():
        if page.locator("button.main", has_text="Continue").count():
            page.locator(SUGGESTED).click()
            page.locator("#question ol button").first.wait_for()
            turn = "none"
        page.get_by_role("button", name="Show me").click()
        now = page.wait_for_function(MARKED, arg=turn).json_value()
        turn = now["turn"]
        page.keyboard.press(str(now["place"] + 1))
        page.wait_for_function(
            "turn => document.querySelector('#question')?.dataset.turn !== turn", arg=turn
        )


def play_by_hints(page: Page) -> int:
    """Always give the answer that is marked, to the end of the game: the first ones by key."""
    turn = "none"
    for _ in range(BY_KEY):
        now = page.wait_for_function(MARKED, arg=turn).json_value()
        turn = now["turn"]
        page.keyboard.press(str(now["place"] + 1))
    page.evaluate(PLAY_ON, {"seed": 0, "best": True})
    page.locator(OVER).wait_for(timeout=A_GAME)
    given: int = page.evaluate("window.given")
    return BY_KEY + given


@pytest.mark.timeout(300)  # a whole game, on machines that do other things too
def test_the_first_hour_by_what_the_page_suggests(browser: Browser, address: str) -> None:
    context = browser.new_context(viewport={"width": 1280, "height": 720})
    page = context.new_page()
    page.goto(address)
    for lesson in LESSONS:
        expect(page.locator(SUGGESTED)).to_have_count(1)
        page.locator(SUGGESTED).click()
        expect(page.locator("#question .title")).to_contain_text(lesson.title)
        pass_lesson(page)
    page.locator(SUGGESTED).click()
    page.wait_for_url("**/game/**")
    expect(page.locator("#question")).to_contain_text("Hints are on")
    assert play_by_hints(page) > 20
    expect(page.locator(OVER)).to_be_visible()
    page.get_by_role("link", name="Pick a team").click()
    expect(page.get_by_role("button", name="Play now")).to_have_class(re.compile(r"\bmain\b"))
    expect(page.get_by_role("heading", name="New here?")).to_have_count(0)
    context.close()


def test_the_first_game_is_one_click_away_and_hints_can_be_turned_off(
    page: Page, address: str
) -> None:
    page.goto(address)
    page.get_by_role("button", name="Play my first game").click()
    expect(page.locator("#question .best")).not_to_have_count(0)
    expect(page.locator(".score")).to_contain_text("Sandlot Coach")
    expect(page.locator("text.zone").last).to_have_text("Coach")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    pick = page.locator("#question .best b").first.inner_text()
    expect(page.locator("#question .note")).to_contain_text(f"Your coach says: {pick.lower()[:5]}")
    page.get_by_role("button", name="Turn hints off").click()
    expect(page.locator("#question")).not_to_contain_text("Hints are on")
    page.reload()
    page.locator("#question ol button").first.wait_for()
    expect(page.locator("#question .best")).to_have_count(0)


def test_who_left_in_the_middle_of_the_lessons_goes_on_there(
    browser: Browser, address: str
) -> None:
    context = browser.new_context()
    context.add_init_script(f"{STAGE_OFF}; localStorage['lessons done'] = '[1, 2, 3]'")
    page = context.new_page()
    page.goto(address)
    expect(page.locator(SUGGESTED)).to_have_text("Continue with lesson 4")
    expect(page.get_by_text(f"3 of {len(LESSONS)} lessons done")).to_be_visible()
    context.add_init_script(f"localStorage['lessons done'] = '{[*range(1, len(LESSONS) + 1)]}'")
    page.reload()
    expect(page.locator(SUGGESTED)).to_have_text("Play my first game")
    context.close()
