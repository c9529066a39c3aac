"""What happened is shown step by step, can be skipped, and never holds back the present."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Literal

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect
from tests.web.tapped import Event, Wire, a_play
from tests.web.test_games import READY, start

from snapcount.engine import events as e

STAGED = ".staged"
RECORDER = """
window.seen = [];
new MutationObserver(() => {
  const said = place => document.querySelector(place)?.textContent ?? "";
  const now = {
    cards: document.querySelectorAll(".middle .front").length,
    strength: said(".sum .big"),
    outcome: said(".sum .outcome"),
    moment: said(".moment .what"),
    grit: document.querySelectorAll(".grit .turned").length,
    sum: said(".grit .sum"),
    staged: document.querySelector(".staged") !== null,
    asked: document.querySelector("#question ol button") !== null,
  };
  const text = JSON.stringify(now);
  if (text !== JSON.stringify(window.seen.at(-1))) window.seen.push(now);
}).observe(document, {subtree: true, childList: true, characterData: true, attributes: true});
"""
"""Keeps everything that the page has shown, however slow the test is."""


def preferring(speed: str, **more: str) -> str:
    rest = "".join(f', "{name}": {value}' for name, value in more.items())
    return f"""localStorage.preferences = '{{"speed": "{speed}"{rest}}}'"""


def watched(browser: Browser, address: str, speed: str = "normal") -> tuple[Page, Wire]:
    """A game on a page that shows downs at that speed."""
    context = browser.new_context(
        viewport={"width": 1280, "height": 900}, reduced_motion="no-preference"
    )
    context.add_init_script(preferring(speed))
    context.add_init_script(RECORDER)
    page = context.new_page()
    wire = Wire(page)
    start(page, address)
    return page, wire


@pytest.fixture(scope="module")
def table(browser: Browser, address: str) -> Iterator[tuple[Page, Wire]]:
    page, wire = watched(browser, address)
    yield page, wire
    page.context.close()


def forget(page: Page) -> None:
    page.evaluate("window.seen.length = 0")


def at_rest(page: Page) -> list[dict[str, object]]:
    """Everything that was shown, once the stage is done."""
    page.wait_for_function("() => window.seen.length && !document.querySelector('.staged')")
    seen: list[dict[str, object]] = page.evaluate("window.seen")
    return seen


def test_a_play_turns_over_adds_up_and_lands(table: tuple[Page, Wire]) -> None:
    page, wire = table
    forget(page)
    events, after = a_play(wire)
    wire.tell(*events, table=after)
    expect(page.locator(STAGED)).to_be_visible()
    assert page.locator(READY).count() == 0
    shown = at_rest(page)
    steps = [(each["cards"], each["strength"], each["outcome"]) for each in shown]
    first = steps.index((2, "–", ""))
    second = steps.index((2, "7", ""), first)
    steps.index((2, "7", "Successful"), second)
    expect(page.locator(READY).first).to_be_visible()


def test_the_field_does_not_show_where_the_next_down_begins_before_the_ball_is_there(
    table: tuple[Page, Wire],
) -> None:
    page, wire = table
    begun = wire.update["table"]
    spot, side = begun["this"]["spot"], begun["offense"]
    after = {
        "down": begun["down"] + 1,
        "ball": spot + 20,
        "this": {**begun["this"], "spot": spot + 20},
    }
    line = page.locator("polyline.drive")  # from one down of the drive to the next
    expect(line).to_have_count(0)
    wire.tell(
        (e.HALF_ENDS, -1, 0, -1, "A moment."),
        (e.DOWN, side, begun["down"] + 1, spot + 20, "Second down."),
        table=after,
    )
    expect(page.locator(".moment")).to_be_visible()
    assert line.count() == 0
    page.keyboard.press("Escape")
    expect(line).to_have_count(1)
    wire.tell(table=begun)


def test_any_key_and_any_click_skips_and_does_nothing_else(table: tuple[Page, Wire]) -> None:
    page, wire = table
    ways: tuple[Callable[[], None], ...] = (
        lambda: page.keyboard.press("1"),
        lambda: page.mouse.click(400, 860),
        lambda: page.get_by_role("button", name="Skip").click(),
    )
    for skip in ways:
        wire.sent.clear()
        wire.tell((e.HALF_ENDS, -1, 0, -1, "The first half ends."))
        wire.tell((e.TOUCHDOWN_EVENT, 0, 7, -1, "Touchdown!"))
        expect(page.locator(".moment")).to_be_visible()
        skip()
        expect(page.locator(f".moment, {STAGED}, dialog[open]")).to_have_count(0, timeout=900)
        expect(page.locator(READY).first).to_be_visible()
        assert [each for each in wire.sent if each["type"] == "answer"] == []


MOMENTS: tuple[tuple[Event, str], ...] = (
    ((e.TOUCHDOWN_EVENT, 0, 7, -1, "Touchdown!"), "Touchdown!"),
    ((e.TOUCHDOWN_EVENT, 1, 7, 3, "Touchdown!"), "Pick Six!"),
    ((e.TURNOVER_EVENT, 1, 2, -1, "Interception!"), "Intercepted!"),
    ((e.TURNOVER_EVENT, 1, 1, -1, "Fumble!"), "Fumble!"),
    ((e.SAFETY_EVENT, 1, 2, -1, "Safety!"), "Safety!"),
    ((e.FIELD_GOAL_GOOD, 0, 30, 8, "Good."), "It’s good!"),
    ((e.FIELD_GOAL_MISSED_EVENT, 0, 30, 1, "Missed."), "No good!"),
    ((e.FIRST_DOWN_EVENT, 0, -1, -1, "First Down!"), "First down!"),
    ((e.TURNOVER_ON_DOWNS, 0, 40, -1, "Turnover on downs."), "Turnover on downs"),
    ((e.HALF_ENDS, -1, 0, -1, "The first half ends."), "End of the half"),
    ((e.GAME_OVER, 0, 14, 7, "The game is over."), "Final"),
)


def test_every_moment_is_seen(table: tuple[Page, Wire]) -> None:
    page, wire = table
    for event, words in MOMENTS:
        wire.tell(event)
        expect(page.locator(".moment .what")).to_have_text(words)
        page.keyboard.press("Escape")
        expect(page.locator(".moment")).to_have_count(0)


def test_grit_is_two_cards_turning_over(table: tuple[Page, Wire]) -> None:
    page, wire = table
    forget(page)
    events, _ = a_play(wire)
    cards = [event[2] for event in events[:2]]
    wire.tell(
        (e.GRIT_CARD, 0, cards[0], -1, "One."),
        (e.GRIT_CARD, 1, cards[1], -1, "Two."),
        (e.GRIT, -1, 8, -1, "Grit is 8."),
    )
    expect(page.locator(STAGED)).to_be_visible()
    shown = [(each["grit"], each["sum"]) for each in at_rest(page)]
    assert shown.index((1, "")) < shown.index((2, "")) < shown.index((2, "Grit 8"))


def test_the_log_is_read_out_at_once_and_seen_when_it_is_shown(table: tuple[Page, Wire]) -> None:
    page, wire = table
    many: list[Event] = [(e.TOUCHDOWN_EVENT, 0, 7, -1, "Six and one!")] * 40  # more than fit
    wire.tell((e.HALF_ENDS, -1, 0, -1, "A half."), *many)
    line = page.locator("[role=log] details").last
    expect(line).to_contain_text("Six and one!")
    assert line.evaluate("each => getComputedStyle(each).opacity") == "0"
    seen = page.locator("[role=log] details:not(.later)").last
    expect(seen).to_be_in_viewport(ratio=0.9)
    page.keyboard.press("Escape")
    expect(line).to_have_css("opacity", "1")
    expect(line).to_be_in_viewport(ratio=0.9)


def test_a_hidden_page_shows_the_present(table: tuple[Page, Wire]) -> None:
    page, wire = table
    hide = """hidden => {
      Object.defineProperty(document, "hidden", {configurable: true, get: () => hidden});
      document.dispatchEvent(new Event("visibilitychange"));
    }"""
    wire.tell((e.TOUCHDOWN_EVENT, 0, 7, -1, "Touchdown!"))
    expect(page.locator(".moment")).to_be_visible()
    page.evaluate(hide, True)
    expect(page.locator(".moment")).to_have_count(0, timeout=900)
    forget(page)
    wire.tell((e.TOUCHDOWN_EVENT, 0, 7, -1, "Touchdown again!"))
    expect(page.locator("[role=log]")).to_contain_text("Touchdown again!")
    page.evaluate(hide, False)
    assert not any(each["staged"] for each in page.evaluate("window.seen"))


def test_who_comes_back_sees_the_present(table: tuple[Page, Wire]) -> None:
    page, wire = table
    forget(page)
    wire.lines = 0
    wire.route.close(code=1001)
    page.wait_for_function("() => window.seen.length > 0")
    expect(page.get_by_role("alert")).to_have_count(0, timeout=20_000)
    expect(page.locator(READY).first).to_be_visible()
    assert not any(each["staged"] for each in page.evaluate("window.seen"))


@pytest.mark.parametrize("why", ["off", "reduced motion", "no motion"])
def test_it_shows_nothing_where_nothing_is_wished(browser: Browser, address: str, why: str) -> None:
    reduced: Literal["reduce", "no-preference"] = "no-preference"
    if why == "reduced motion":
        reduced = "reduce"
    context = browser.new_context(reduced_motion=reduced)
    motion = {"motion": '"off"'} if why == "no motion" else {}
    context.add_init_script(preferring("off" if why == "off" else "normal", **motion))
    context.add_init_script(RECORDER)
    page = context.new_page()
    wire = Wire(page)
    start(page, address)
    forget(page)
    wire.tell((e.TOUCHDOWN_EVENT, 0, 7, -1, "Touchdown!"))
    expect(page.locator("[role=log]")).to_contain_text("Touchdown!")
    page.wait_for_timeout(300)
    assert not any(each["staged"] for each in page.evaluate("window.seen"))
    context.close()


SOUNDS = """
window.sounds = 0;
for (const make of ["createOscillator", "createBufferSource"]) {
  const honest = AudioContext.prototype[make];
  AudioContext.prototype[make] = function () { window.sounds += 1; return honest.call(this); };
}
"""


def test_it_is_silent_until_somebody_does_something_and_when_muted(
    browser: Browser, address: str
) -> None:
    context = browser.new_context(reduced_motion="no-preference")
    context.add_init_script(preferring("normal"))
    context.add_init_script(SOUNDS)
    page = context.new_page()
    wire = Wire(page)
    start(page, address)
    page.reload()  # nothing was touched on this page yet
    page.locator(READY).first.wait_for()
    touchdown: Event = (e.TOUCHDOWN_EVENT, 0, 7, -1, "Touchdown!")
    wire.tell(touchdown)
    expect(page.locator(".moment")).to_be_visible()
    assert page.evaluate("window.sounds") == 0
    page.keyboard.press("Escape")
    wire.tell(touchdown)
    page.wait_for_function("() => window.sounds > 0")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Mute").click()
    expect(page.get_by_role("button", name="Unmute")).to_be_visible()
    before = page.evaluate("window.sounds")
    wire.tell(touchdown)
    expect(page.locator(".moment")).to_be_visible()
    assert page.evaluate("window.sounds") == before
    page.get_by_role("slider", name="Volume").first.evaluate(
        "each => { each.value = '0.9'; each.dispatchEvent(new Event('input', {bubbles: true})); }"
    )
    page.keyboard.press("Escape")
    wire.tell(touchdown)
    page.wait_for_function("before => window.sounds > before", arg=before)
    assert '"volume":0.9' in page.evaluate("localStorage.preferences")
    context.close()


NOTES = """
window.notes = [];
window.Notification = class {
  constructor(title, rest) { window.notes.push(rest.body); }
  close() {}
};
window.Notification.permission = "granted";
window.Notification.requestPermission = async () => "granted";
"""


def test_the_turn_is_in_the_title_and_notified_if_nobody_looks(
    browser: Browser, address: str
) -> None:
    context = browser.new_context()
    context.add_init_script(NOTES)
    page = context.new_page()
    wire = Wire(page)
    start(page, address)
    expect(page).to_have_title("● Your turn – Snapcount")
    page.get_by_role("button", name="Preferences").click()
    page.get_by_label("Notify me when it’s my turn").check()
    page.keyboard.press("Escape")
    question = wire.update["question"]
    wire.tell(question=None)
    expect(page).to_have_title("Snapcount")
    page.evaluate("Object.defineProperty(document, 'hidden', {get: () => true})")
    wire.tell(question={**question, "turn": question["turn"] + 1})
    expect(page).to_have_title("● Your turn – Snapcount")
    assert page.evaluate("window.notes") == ["Your turn"]
    context.close()


def test_a_friend_who_sits_down_or_leaves_is_announced(browser: Browser, address: str) -> None:
    ada, ben = (browser.new_context().new_page() for _ in range(2))
    ada.goto(address)
    ada.get_by_role("button", name="Play a friend").click()
    ada.wait_for_url("**/game/**")
    ben.goto(ada.locator("#invite").inner_text())
    ben.get_by_role("button", name="Take the seat").click()
    status = ada.get_by_role("status").filter(has_text="sat down")
    expect(status).to_be_visible(timeout=15_000)
    ben.locator("#question").wait_for()
    ben.context.close()
    expect(ada.get_by_role("status").filter(has_text="left the table")).to_be_visible()
    ada.context.close()


def test_the_clocks_follow_the_servers(context: BrowserContext, address: str) -> None:
    page = context.new_page()
    wire = Wire(page)
    start(page, address)
    left = [300_000, 300_000]
    left[wire.seat] = 65_400
    wire.answer = lambda said: (
        {"type": "time", "key": said["key"], "left": left, "running": wire.seat}
        if said["type"] == "time"
        else None
    )
    wire.tell(left=[600_000, 600_000])  # when they last stood still, a while ago
    running = page.locator("[role=timer].running")
    expect(running).to_contain_text("1:0")
    expect(page.locator("[role=timer]:not(.running)")).to_contain_text("5:00")
    expect(running).to_contain_text("1:03", timeout=10_000)
