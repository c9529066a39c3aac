"""Few clicks, and none that lands on what somebody did not mean."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.web.tapped import Wire
from tests.web.test_games import CHOICES, FRESH, LOG, NEXT, READY, click, start

SECOND_CLICK = """([x, y]) => {
  const asks = document.querySelector("#question");
  const turn = asks.dataset.turn;
  window.second = null;
  const watch = new MutationObserver(() => {
    const now = asks.dataset.turn;
    if (now === turn || now === "") return;
    watch.disconnect();
    const under = document.elementFromPoint(x, y);
    window.second = {turn: now, hit: !!under?.closest("#question ol button:enabled")};
    const where = {detail: 1, clientX: x, clientY: y, bubbles: true, cancelable: true};
    under?.dispatchEvent(new MouseEvent("click", where));
  });
  watch.observe(asks, {subtree: true, childList: true, attributes: true});
}"""
"""Clicks on that spot once more as soon as the next question stands there."""


def turn_of(page: Page) -> str:
    return str(page.locator("#question").get_attribute("data-turn"))


@pytest.mark.parametrize("page", ["desktop"], indirect=True)
def test_a_second_click_on_the_same_spot_does_nothing(page: Page, address: str) -> None:
    start(page, address)
    tried = 0
    for _ in range(30):
        page.wait_for_timeout(FRESH)
        box = page.locator(READY).first.bounding_box()
        assert box is not None
        spot = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        page.evaluate(SECOND_CLICK, list(spot))
        page.mouse.click(*spot)
        second = page.wait_for_function("() => window.second").json_value()
        if second["hit"]:
            page.wait_for_timeout(FRESH)
            assert turn_of(page) == second["turn"]
            tried += 1
        if tried == 3:
            return
    raise AssertionError("no control ever came up under the pointer")


@pytest.mark.parametrize("by", ["button", "key"])
def test_everything_is_passed_until_the_next_down(page: Page, address: str, by: str) -> None:
    if by == "key" and page.viewport_size and page.viewport_size["width"] < 900:
        pytest.skip("a phone has no keys")
    start(page, address)
    page.get_by_role("button", name="When to ask me").click()
    page.get_by_label("Full control").check()
    page.get_by_role("button", name="Close").click()
    ahead = page.get_by_role("button", name="Until the next down")
    while not ahead.count():
        click(page, 0, turn_of(page))
        page.wait_for_timeout(FRESH)
        page.locator(READY).first.wait_for()
    begun = downs(page)
    if by == "button":
        ahead.click()
    else:
        page.keyboard.press("s")
    for _ in range(20):
        page.wait_for_timeout(FRESH)
        if downs(page) > begun or page.locator(".over").count():
            return
        expect(ahead).to_have_count(0)
        if page.locator(READY).count():
            click(page, 0, turn_of(page))
    raise AssertionError("the down never ended")


def downs(page: Page) -> int:
    """How many downs the log tells of."""
    return page.locator(LOG).inner_text().count(" down, ball ")


def test_what_is_asked_about_is_said_and_set(page: Page, address: str) -> None:
    start(page, address)
    page.get_by_role("button", name="When to ask me").click()
    dialog = page.get_by_role("dialog", name="When to ask me")
    timeouts = dialog.get_by_label("Timeouts")
    expect(timeouts).to_have_value("matters")
    expect(dialog).to_contain_text("the last 5 Time Units of a half")
    timeouts.select_option("always")
    dialog.get_by_label("Kicks before fourth down").select_option("always")
    dialog.get_by_role("button", name="Close").click()
    page.reload()
    page.locator(CHOICES).first.wait_for()
    for _ in range(80):  # of answers: a first drive may begin with kicks and orders of triggers
        if "timeout" in page.locator("#question h2").inner_text():
            return
        turn = turn_of(page)
        click(page, 0, turn)
        page.wait_for_function(NEXT, arg=turn)
    raise AssertionError("nobody asked about a timeout in the first drives")


@pytest.mark.parametrize("page", ["desktop"], indirect=True)
def test_what_would_do_nothing_comes_last_and_says_so(page: Page, address: str) -> None:
    wire = Wire(page)
    start(page, address)
    asked = wire.update["question"]
    first, *rest = asked["choices"]
    vain = {**first, "in_vain": "Does nothing: already Exhausted."}
    wire.tell(question={**asked, "turn": asked["turn"] + 1, "choices": [vain, *rest]})
    last = page.locator(CHOICES).last
    expect(last.locator("b")).to_have_text(first["name"], ignore_case=True)
    expect(last).to_contain_text("Does nothing: already Exhausted.")
    expect(page.locator(f"{CHOICES}.vain")).to_have_count(1)
    wire.sent.clear()
    page.keyboard.press(str(len(asked["choices"])))
    expect(page.locator("#question ol")).to_have_attribute("aria-busy", "true")
    assert [each["choice"] for each in wire.sent if each["type"] == "answer"] == [0]
