"""The judge on the page: a position is set up, stepped through and stepped back."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import BrowserContext, Page, expect
from tests.web.test_access import barriers

CHOICES = "#question ol button"
RECORD = Path(__file__).parents[1] / "records" / "data" / "crd.txt"


def at(page: Page, answers: int) -> None:
    page.locator(f"#question[data-turn='{answers}']").wait_for()


def test_a_position_is_set_up_and_ruled_step_by_step(page: Page, address: str) -> None:
    page.goto(f"{address}/#/judge")
    page.get_by_label("Down", exact=True).fill("4")
    page.get_by_label("Yards from the offense").fill("97")
    page.get_by_label("On offense").select_option("Away")
    page.get_by_role("button", name="Ask the judge").click()
    at(page, 0)
    expect(page.locator(".situation")).to_contain_text("4th down")
    expect(page.locator(".situation")).to_contain_text("Ball on Home’s 3")
    first = page.locator(CHOICES).all_inner_texts()
    for answers in range(4):
        at(page, answers)
        page.locator(CHOICES).first.click()
    at(page, 4)
    ruled = page.get_by_role("region", name="What happened and why")
    expect(ruled.get_by_role("heading", level=3)).to_have_count(4)
    assert ruled.get_by_role("link").count() > 0
    for answers in (3, 2, 1, 0):
        page.get_by_role("button", name="Step back").click()
        at(page, answers)
    assert page.locator(CHOICES).all_inner_texts() == first


def test_one_may_judge_from_any_step_of_a_replay(page: Page, address: str) -> None:
    page.goto(f"{address}/#/replay")
    page.get_by_label("Record").fill(RECORD.read_text("utf-8"))
    page.get_by_role("button", name="Watch").click()
    page.locator("svg[role=img]").wait_for()
    for _ in range(30):
        page.keyboard.press("ArrowRight")
    where = page.locator("svg[role=img]").get_attribute("aria-label")
    page.get_by_role("button", name="Judge from here").click()
    at(page, 0)
    assert page.locator("svg[role=img]").get_attribute("aria-label") == where
    page.reload()
    at(page, 0)
    assert page.locator("svg[role=img]").get_attribute("aria-label") == where


def test_the_judges_table_can_be_used_by_everybody(context: BrowserContext, address: str) -> None:
    page = context.new_page()
    page.goto(f"{address}/#/judge")
    page.get_by_role("button", name="Ask the judge").click()
    at(page, 0)
    page.locator(CHOICES).first.click()
    at(page, 1)
    assert barriers(page) == []
