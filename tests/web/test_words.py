"""Every key word has its definition a tap away: in a question, in the log, on a card."""

from __future__ import annotations

import json

from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect
from tests.web.tapped import Wire
from tests.web.test_access import barriers
from tests.web.test_games import LOG, READY, start

from snapcount.engine import events as e
from snapcount.lessons.glossary import TERMS

MEANS = {term.name: term.means for term in TERMS}


def meaning(page: Page, name: str) -> Locator:
    return page.get_by_role("dialog", name=f"What {name} means")


def inside(page: Page, found: Locator) -> bool:
    """Whether all of it is on the screen."""
    box, size = found.bounding_box(), page.viewport_size
    assert box is not None
    assert size is not None
    return (
        box["x"] >= 0
        and box["y"] >= 0
        and box["x"] + box["width"] <= size["width"]
        and box["y"] + box["height"] <= size["height"]
    )


def test_a_word_of_a_question_is_explained_and_nothing_is_answered(
    page: Page, address: str
) -> None:
    page.goto(f"{address}/#/tutorial/1")
    page.locator(READY).first.wait_for()
    turn = page.locator("#question").get_attribute("data-turn")
    word = page.locator("#question h2 .term", has_text="punt")
    word.click()
    expect(meaning(page, "Punt")).to_contain_text(MEANS["Punt"])
    assert inside(page, meaning(page, "Punt"))
    page.keyboard.press("Escape")
    expect(meaning(page, "Punt")).to_have_count(0)
    expect(word).to_be_focused()
    page.keyboard.press("Enter")
    expect(meaning(page, "Punt")).to_be_focused()
    page.get_by_role("dialog").get_by_role("button", name="Close").click()
    expect(meaning(page, "Punt")).to_have_count(0)
    assert page.locator("#question").get_attribute("data-turn") == turn
    page.get_by_text("What do these words mean?").click()
    expect(page.locator("#question dd", has_text=MEANS["Grit"])).to_be_visible()


def test_a_word_of_the_log_is_explained_and_its_line_stays_folded(page: Page, address: str) -> None:
    page.goto(f"{address}/#/tutorial/1")
    page.locator(READY).first.click()
    page.locator(f"{LOG} summary .term", has_text="Play card").first.click()
    expect(meaning(page, "Play card")).to_be_visible()
    assert inside(page, meaning(page, "Play card"))
    expect(page.locator(f"{LOG} details[open]")).to_have_count(0)
    page.mouse.click(5, 5)
    expect(meaning(page, "Play card")).to_have_count(0)


def test_the_name_of_a_card_is_no_word_of_the_game(context: BrowserContext, address: str) -> None:
    page = context.new_page()
    wire = Wire(page)
    start(page, address)
    cards = [{**card} for card in wire.welcome["cards"]]
    cards[0]["name"], cards[1]["name"] = "Run After Catch", "Grit and Bear It"
    wire.route.send(json.dumps({**wire.welcome, "cards": cards}))
    line = "Ada plays Run After Catch. Ben answers with Grit and Bear It. Grit is 4."
    wire.tell((e.GRIT, -1, 4, -1, line))
    told = page.locator(f"{LOG} summary").last
    expect(told).to_contain_text(line)
    assert told.locator(".term").all_inner_texts() == ["Grit"]


def test_a_word_of_a_card_is_explained_where_it_is_looked_at_closely(
    page: Page, address: str
) -> None:
    start(page, address)
    page.locator(".side:not(.above) .spot").first.click(button="right")
    closely = page.locator("dialog[open]")
    word = closely.locator(".face .term").first
    name = next(term.name for term in TERMS if word.inner_text() in term.forms)
    word.click()
    expect(meaning(page, name)).to_contain_text(MEANS[name])
    page.keyboard.press("Escape")
    expect(meaning(page, name)).to_have_count(0)
    expect(closely).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)


def test_a_mouse_that_rests_on_a_card_reads_its_words(browser: Browser, address: str) -> None:
    context = browser.new_context(viewport={"width": 1280, "height": 720}, bypass_csp=True)
    page = context.new_page()
    page.goto(f"{address}/#/tutorial/1")
    page.locator(".side:not(.above) .spot", has_text="Burl Seawall").first.hover()
    meanings = page.locator(".preview .meanings")
    expect(meanings).to_contain_text(MEANS["Exhaust"])
    assert inside(page, page.locator(".preview"))
    page.mouse.move(0, 0)
    page.locator("#question h2 .term").first.click()
    assert barriers(page) == []
    context.close()


def test_rules_open_with_how_to_play_and_the_clauses_are_behind(page: Page, address: str) -> None:
    page.goto(f"{address}/#/rules")
    expect(page.get_by_role("heading", name="Every down is a guess")).to_be_visible()
    expect(page.locator("main .face")).to_have_count(15)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.get_by_role("link", name="Every rule").click()
    expect(page.locator("#F-4")).to_contain_text("stops it")
    page.get_by_role("link", name="Words of the game").click()
    expect(page.locator("main dl", has_text=MEANS["Grit"])).to_be_visible()
    page.goto(f"{address}/#/rules/T-2")
    expect(page.locator("#T-2.wanted")).to_be_in_viewport()
