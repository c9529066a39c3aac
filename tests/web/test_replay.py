"""Replays on the page: turning points, a share link, and going on from any step."""

from __future__ import annotations

import re
from pathlib import Path

from msgspec.structs import replace
from playwright.sync_api import Page, expect
from tests.web.test_games import CHOICES, OVER, play, start

from snapcount.engine.dice import dice_from_seed
from snapcount.engine.records.record import to_json
from snapcount.testing.random_games import random_record

RECORD = Path(__file__).parents[1] / "records" / "data" / "crd.txt"


def open_record(page: Page, address: str, record: str = "") -> None:
    page.goto(f"{address}/#/replay")
    page.get_by_label("Record").fill(record or RECORD.read_text("utf-8"))
    page.get_by_role("button", name="Watch").click()
    page.get_by_role("button", name="Forward", exact=True).wait_for()


def test_a_game_that_is_played_differently_today_goes_on_as_recorded(
    page: Page, address: str
) -> None:
    record = random_record("crd", 61)
    answers = [*record.answers[:39], "c999", *record.answers[40:]]
    open_record(page, address, to_json(replace(record, answers=answers)).decode())
    expect(page.get_by_role("status")).to_contain_text("Differs from step 40.")
    page.get_by_label("Step 0 of").fill("39")
    expect(page.get_by_text("As recorded.")).to_be_hidden()
    page.get_by_role("button", name="Forward", exact=True).click()
    expect(page.get_by_text("As recorded.")).to_be_visible()
    expect(page.get_by_role("button", name="Continue from here")).to_be_disabled()
    page.keyboard.press("End")
    log = page.get_by_role("log")
    expect(log).to_contain_text(record.story[40].answer)
    expect(log).to_contain_text(record.story[-1].events[-1])
    page.get_by_text("Why?").click()
    expect(page.get_by_text("isn't offered there")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_game_whose_cards_are_unknown_today_is_told_in_the_log(page: Page, address: str) -> None:
    record = random_record("crd", 61)
    words = re.sub(r'"type":"\w+"', '"type":"Forgotten"', to_json(record).decode(), count=1)
    open_record(page, address, words)
    expect(page.get_by_role("status")).to_contain_text("Differs from step 0.")
    page.keyboard.press("End")
    expect(page.get_by_role("log")).to_contain_text(record.story[-1].events[-1])
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_game_goes_on_from_a_turning_point_against_a_program(page: Page, address: str) -> None:
    open_record(page, address)
    page.get_by_text("Turning points").click()
    page.locator("figure details button").nth(1).click()
    where = page.locator("svg[role=img]").get_attribute("aria-label")
    assert where is not None
    half = page.locator(".time span").inner_text()
    page.get_by_role("button", name="Continue from here").click()
    page.locator(CHOICES).first.wait_for()
    spot = page.locator(".situation").inner_text()
    assert spot.split()[-1] == where.split()[-1]
    assert page.locator(".time span").inner_text() == half
    page.get_by_role("button", name="Undo").click()
    expect(page.get_by_role("alert")).to_contain_text("cards were revealed")
    play(page, dice_from_seed(4), 3)


def test_a_finished_game_is_shared_by_a_link_to_a_step(page: Page, address: str) -> None:
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    start(page, address)
    play(page, dice_from_seed(5), 6)
    page.wait_for_selector(f"{CHOICES}, {OVER}")
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Yes, resign").click()
    expect(page.locator(OVER)).to_contain_text("resigned")
    page.get_by_role("button", name="Copy link").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    shared = page.evaluate("navigator.clipboard.readText()")
    assert shared == page.url.replace("/game/", "/replay/")
    room = page.url.rsplit("/", 1)[-1]
    page.goto(f"{address}/#/replay/{room}/3")
    page.locator("svg[role=img]").wait_for()
    expect(page.locator("main")).to_contain_text("Step 3 of")
    expect(page.get_by_role("button", name="Copy link")).to_be_visible()


def test_a_finished_game_has_a_summary_and_is_among_ones_games(page: Page, address: str) -> None:
    start(page, address)
    play(page, dice_from_seed(6), 8)
    page.wait_for_selector(f"{CHOICES}, {OVER}")
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Yes, resign").click()
    summary = page.get_by_role("region", name="Game summary")
    expect(summary).to_be_visible()
    expect(summary.get_by_role("img")).to_be_visible()
    expect(summary.locator("tbody tr").first).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save picture").click()
    assert saved.value.suggested_filename.endswith(".png")
    room = page.url.rsplit("/", 1)[-1]
    page.goto(f"{address}/#/replay")
    page.locator(f"a[href='#/replay/{room}']").click()
    page.locator("svg[role=img]").wait_for()
    expect(page.locator("main")).to_contain_text("Step 0 of")
