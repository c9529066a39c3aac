"""The review of a game on the page: asked for, read, and stepped through in the replay."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect
from tests.web.test_access import barriers
from tests.web.test_games import CHOICES, OVER, play, start

from snapcount.engine.dice import dice_from_seed

PATIENCE = 200_000  # milliseconds: the strongest coach goes over every decision


def given_up(page: Page, address: str) -> None:
    """A game of a few answers that is given up."""
    start(page, address)
    play(page, dice_from_seed(8), 12)
    page.wait_for_selector(f"{CHOICES}, {OVER}")
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Yes, resign").click()
    page.get_by_role("region", name="Game summary").wait_for()


def test_a_game_is_reviewed_and_each_decision_leads_to_the_replay(page: Page, address: str) -> None:
    given_up(page, address)
    summary = page.get_by_role("region", name="Game summary")
    review = summary.get_by_role("region", name="Review")
    review.get_by_role("button", name="Review").click()
    expect(review.get_by_text(re.compile(r"^\s*Reviewing: \d+ of \d+"))).to_be_visible()
    expect(review.locator(".counts")).to_contain_text("% accuracy", timeout=PATIENCE)
    expect(review.get_by_text("called it a day")).to_be_visible()
    own = review.get_by_role("group", name="Whose decisions").locator("[aria-pressed=true]")
    expect(own).to_have_text("Guest")
    review.get_by_text("Luck and skill").click()
    rows = [
        cell.replace("−", "-")
        for cell in review.locator("table").nth(0).locator("td").all_inner_texts()
    ]
    *parts, end = (round(float(cell) * 10) for cell in rows)
    assert sum(parts) == end == 0
    review.get_by_text("Accuracy by part").click()
    expect(review.get_by_role("cell", name="100.0%").first).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert barriers(page) == []
    review.get_by_label("Show every decision").check()
    link = review.locator("ol a").last
    step = str(link.get_attribute("href")).rsplit("/", 1)[-1]
    chosen = link.locator(".answers").inner_text()
    link.click()
    expect(page.locator("main")).to_contain_text(f"Step {step} of")
    # It is kept, so the replay has it at once, and says what the judge makes of this step.
    shown = page.get_by_role("region", name="Review")
    expect(shown.locator(".here .answers")).to_have_text(chosen)
    shown.locator("summary", has_text="Decisions").click()
    shown.get_by_label("Show every decision").check()
    shown.locator("ol button").first.click()
    expect(shown.locator("ol button").first).to_have_attribute("aria-current", "step")
    expect(page.locator("main")).not_to_contain_text(f"Step {step} of")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert barriers(page) == []
