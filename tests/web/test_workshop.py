"""The workshop on the page: a card is typed, kept, brought in a list, and tried in a game."""

from __future__ import annotations

from playwright.sync_api import BrowserContext, Page, expect
from tests.web.test_access import barriers
from tests.web.test_games import READY

LIST = """\
C1-30,Surge,Action,,,,,,,,,,,Offense,Gain 15 yards.,Play only after Player Designation.
C2-30,Nonsense,Action,,,,,,,,,,,Offense,Gain fifteen bananas.,
"""


WHOLE = """() => [...document.querySelectorAll(".report, .report p")].every(
  (each) => each.scrollWidth <= each.clientWidth + 1)"""


INSIDE = """() => [...document.querySelectorAll(".panel textarea, .panel .report")].every(each => {
  const [part, panel] = [each, each.closest(".panel")].map(one => one.getBoundingClientRect());
  return part.right <= panel.right;
})"""


def test_a_typed_card_is_tried_in_a_game_at_once(page: Page, address: str) -> None:
    page.goto(f"{address}/#/workshop")
    page.get_by_label("Kind").select_option("Action")
    page.get_by_label("Name", exact=True).fill("Third Wind")
    page.get_by_label("Text", exact=True).fill("Gain 10 bananas.")
    expect(page.get_by_text("Not understood yet")).to_be_visible()
    expect(page.locator(".report mark")).to_have_text("bananas")
    assert page.evaluate(WHOLE), "no part of what is wrong is cut off"
    expect(page.get_by_role("button", name="Try it in a game")).to_be_disabled()
    page.get_by_label("Text", exact=True).fill("Gain 25 yards.")
    expect(page.get_by_text("✓ Understood")).to_be_visible()
    page.get_by_role("button", name="Try it in a game").click()
    page.locator(READY).first.wait_for()
    held = page.get_by_role("region", name="Your Actions").get_by_role("button", name="Third Wind")
    expect(held.first).to_be_attached()


def test_a_list_is_brought_and_every_line_is_reported(
    context: BrowserContext, address: str
) -> None:
    page = context.new_page()
    page.goto(f"{address}/#/workshop")
    page.get_by_role("button", name="Save to my set").click()
    expect(page.get_by_role("heading", name="Your set (1)")).to_be_visible()
    page.get_by_label("List", exact=True).fill(LIST)
    page.get_by_role("button", name="Import").click()
    rows = page.locator("tbody tr")
    expect(rows).to_have_count(2)
    expect(rows.nth(0)).to_contain_text("playable")
    expect(rows.nth(1)).to_contain_text("not understood")
    expect(page.get_by_role("heading", name="Your set (3)")).to_be_visible()
    assert barriers(page) == []
    page.set_viewport_size({"width": 390, "height": 844})
    assert page.evaluate(INSIDE), "the list stays within its panel"
    page.get_by_role("button", name="Delete").first.click()
    expect(page.get_by_role("heading", name="Your set (2)")).to_be_visible()
