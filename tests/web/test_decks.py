"""Cards are found by what they say, and a deck is built beside them."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect
from tests.web.test_access import barriers


def test_cards_are_found_by_their_texts_and_by_filters(page: Page, address: str) -> None:
    page.goto(f"{address}/#/cards")
    count = page.locator(".count")
    page.get_by_label("Search").fill("interception")
    expect(count).to_have_text(re.compile(r"[1-9]\d* cards"))
    expect(page.locator(".cards")).to_contain_text("nterception")
    page.get_by_label("Search").fill("")
    page.get_by_text("Filters").click()
    page.get_by_label("Kind").select_option("Play")
    page.get_by_label("Strength").select_option("7")
    page.get_by_label("Time Units").select_option("2")
    expect(count).to_have_text("3 cards")
    strengths = page.locator(".cards .card").all_inner_texts()
    assert strengths
    assert all("7" in each for each in strengths)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_card_that_is_added_goes_to_its_own_section_and_can_be_taken_back(
    page: Page, address: str
) -> None:
    page.goto(f"{address}/#/decks")
    page.get_by_role("button", name="Halden Comets").click()
    written = page.get_by_label("Deck list")
    expect(written).to_have_value(re.compile(r"Plays \(20\)"))
    before = written.input_value()
    wide = page.viewport_size is not None and page.viewport_size["width"] > 1000
    add = page.get_by_role("region", name="Add cards")
    if wide:
        box = add.bounding_box()
        assert box is not None
        assert box["y"] < 300, "it stands beside the deck"
    add.get_by_label("Search").fill("type:play strength:9")
    expect(add.locator(".count")).to_have_text(re.compile("cards"))
    page.wait_for_timeout(600)
    add.locator("button.card").first.click()
    expect(written).to_have_value(re.compile(r"Plays \(21\)"))
    plays = written.input_value().split("Plays (21)")[1].split("Actions (")[0]
    assert sum(int(line.split()[0]) for line in plays.split("\n") if line.strip()) == 21
    expect(page.locator(".verdict")).to_contain_text("Legal · 52 cards")
    page.get_by_role("button", name="Undo").click()
    assert written.input_value() == before
    expect(page.locator(".verdict")).to_contain_text("Legal · 51 cards")
    if wide:
        assert barriers(page) == []


def test_a_draft_is_searched_as_all_cards_are(page: Page, address: str) -> None:
    page.goto(f"{address}/#/draft")
    page.get_by_label("Seats").select_option("2")
    page.get_by_role("button", name="Start a draft").click()
    pack = page.locator("button.card.offered")
    expect(pack.first).to_be_visible()
    whole = pack.count()
    filters = page.locator(".filters")
    filters.get_by_text("Filters").click()
    for name in ("Kind", "Franchise", "Position", "Strength", "Time Units", "Rarity", "Edition"):
        expect(filters.get_by_label(name)).to_be_visible()
    filters.get_by_label("Kind").select_option("Play")
    expect(page.locator("button.card.offered:not(.play)")).to_have_count(0)
    assert 0 < pack.count() < whole
    pack.first.click()
    expect(page.locator("h2").first).to_contain_text("pick 2")
    expect(page.get_by_role("heading", name="Your cards (1)")).to_be_visible()
    filters.get_by_label("Kind").select_option("Player")
    expect(page.get_by_role("heading", name="Your cards (0 of 1)")).to_be_visible()
    expect(page.locator("button.card.play.offered")).to_have_count(0)
    filters.get_by_label("Search").fill("no card says this")
    expect(page.get_by_text("No card in this pack matches your search.")).to_be_visible()
    page.get_by_role("button", name="Clear").click()
    expect(pack).to_have_count(whole - 1)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert barriers(page) == []
