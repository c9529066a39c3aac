"""The tutorial on the page: lessons are passed by clicking, and wrong answers are explained."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from snapcount.lessons.course import LESSONS
from snapcount.lessons.lesson import Lesson, Step
from snapcount.server.api.lessons import LOOKS

CHOICES = "#question ol button"
LAST = len(LESSONS)


def choice(page: Page, names: tuple[str, ...]) -> int:
    """The place of the first choice with one of those names."""
    offered = page.locator(f"{CHOICES} b").all_text_contents()
    return next(place for place, name in enumerate(offered) if name in names)


def take(page: Page, step: Step) -> None:
    """Do a step wrong, read why, then do it right."""
    expect(page.locator(".task")).to_contain_text(LOOKS.told(step.task))
    turn = page.locator("#question").get_attribute("data-turn")
    offered = page.locator(f"{CHOICES} b").all_text_contents()
    wrong = next(place for place, name in enumerate(offered) if name not in step.right)
    page.locator(CHOICES).nth(wrong).click()
    expect(page.get_by_role("alert")).to_have_text(LOOKS.told(step.wrong))
    page.get_by_role("button", name="Show me").click()
    right = choice(page, step.right)
    expect(page.locator(CHOICES).nth(right)).to_contain_text("100%")
    page.locator(CHOICES).nth(right).click()
    page.wait_for_function(
        "turn => document.querySelector('#question').dataset.turn !== turn", arg=turn
    )


@pytest.mark.parametrize("number", [1, 2, LAST])
def test_a_lesson_is_passed_by_clicking(page: Page, address: str, number: int) -> None:
    lesson: Lesson = LESSONS[number - 1]
    page.goto(address)
    page.get_by_role("link", name="Learn the game").click()
    page.locator(CHOICES).first.wait_for()
    page.get_by_role("navigation", name="Lessons").get_by_role("link").nth(number - 1).click()
    expect(page.locator("#question .title")).to_contain_text(lesson.title)
    for place, scene in enumerate(lesson.scenes):
        if place:
            page.get_by_role("button", name="Continue").click()
        for step in scene.steps:
            take(page, step)
    expect(page.locator(".learned")).to_have_text(lesson.learned)
    if number < LAST:
        page.get_by_role("button", name="Next lesson").click()
        expect(page.locator("#question .title")).to_contain_text(LESSONS[number].title)
    else:
        page.get_by_role("button", name="Play my first game").click()
        page.wait_for_url("**/game/**")
        expect(page.locator(".score")).to_contain_text("Sandlot Coach")


def test_a_step_is_taken_back(page: Page, address: str) -> None:
    page.goto(f"{address}/#/tutorial/1")
    page.locator(CHOICES).first.wait_for()
    first = page.locator(".task").inner_text()
    steps = LESSONS[0].scenes[0].steps
    page.locator(CHOICES).nth(choice(page, steps[0].right)).click()
    expect(page.locator(".task")).not_to_have_text(first)
    page.get_by_role("button", name="Back", exact=True).click()
    expect(page.locator(".task")).to_have_text(first)
