"""Whole games on the page: by clicking, by keyboard alone, and between two browsers by link.

Each has a reload in its middle.
"""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.web.autoplay import PLAY_ON

from snapcount.engine.dice import Dice, dice_from_seed

MOST_ANSWERS = 1500
FRESH = 420  # milliseconds for which what has just come up cannot be clicked on (lib/guard.ts)
A_GAME = 200_000  # milliseconds
OVER = ".over"
CHOICES = "#question ol button"
READY = f"{CHOICES}:enabled"
LOG = "[role=log]"
pytestmark = pytest.mark.timeout(300)  # whole games, on machines that do other things too


def start(page: Page, address: str, opponent: str = "random") -> None:
    """From the front page into a game."""
    page.goto(address)
    page.get_by_text("More options").click()
    page.get_by_label("Opponent").select_option(opponent)
    page.get_by_role("button", name="Play now").click()
    page.locator(READY).first.wait_for()


NEXT = """last => {
  const asks = document.querySelector("#question");
  const over = document.querySelector(".over") !== null;
  const choices = document.querySelectorAll("#question ol button:enabled").length;
  const turn = asks?.dataset.turn ?? "";
  return over || (choices && turn !== last) ? {over, choices, turn} : null;
}"""
"""The next question, or the end of the game."""


def play(page: Page, dice: Dice, answers: int, by_keys: bool = False) -> int:
    """Answer at random until so many answers are given or the game is over."""
    given, turn = 0, "none"
    while given < answers:
        now = page.wait_for_function(NEXT, arg=turn).json_value()
        if now["over"]:
            return given
        turn = now["turn"]
        place = dice.below(min(now["choices"], 9))
        if by_keys:
            page.keyboard.press(str(place + 1))
        else:
            click(page, place, turn)
        given += 1
    page.wait_for_function(
        "turn => document.querySelector('#question')?.dataset.turn !== turn", arg=turn
    )
    return given


TAKEN = """turn => document.querySelector("#question ol")?.ariaBusy === "true" ||
  document.querySelector("#question")?.dataset.turn !== turn"""


def click(page: Page, place: int, turn: str) -> None:
    """Click on an answer and take the pointer away: where it rests, what comes up is guarded."""
    choice = page.locator(CHOICES).nth(place)
    choice.click()
    page.mouse.move(0, 0)
    if not page.evaluate(TAKEN, turn):
        page.wait_for_timeout(FRESH)
        if not page.evaluate(TAKEN, turn):
            choice.click()


def reload(page: Page) -> None:
    """Load the page anew in the middle of a game: everything is as it was."""
    page.wait_for_selector(f"{READY}, {OVER}")
    seen = [page.locator(each).inner_text() for each in (LOG, "#question", ".score")]
    page.reload()
    page.wait_for_selector(f"{READY}, {OVER}")
    assert [page.locator(each).inner_text() for each in (LOG, "#question", ".score")] == seen


def test_a_whole_game_against_the_coach_by_clicking(page: Page, address: str) -> None:
    start(page, address, "coach:rookie")
    dice = dice_from_seed(1)
    play(page, dice, 12)
    reload(page)
    pass_always(page)
    assert play(page, dice, MOST_ANSWERS) > 20
    expect(page.locator(OVER)).to_contain_text("win")
    expect(page.locator(".situation")).to_contain_text("Final")
    summary = page.get_by_role("region", name="Game summary")
    expect(summary).to_contain_text("Player of the game:")
    expect(summary.locator("ul li").first).to_contain_text(re.compile(r"went from \d+% to \d+%"))
    drives = summary.locator("details", has_text="Drive by drive").locator("tbody tr")
    assert drives.count() >= 2
    summary.get_by_text("Plays and yards").click()
    ran = summary.locator("details", has_text="Plays and yards").locator("tbody tr")
    expect(ran.first).to_contain_text(re.compile(r"\d+ for -?\d+, long -?\d+"))
    first = page.url
    page.get_by_role("button", name="Rematch").click()
    page.wait_for_url(lambda url: url != first)
    page.locator(READY).first.wait_for()


@pytest.mark.parametrize("page", ["desktop"], indirect=True)  # a phone has no keys
def test_a_whole_game_by_keyboard_alone(page: Page, address: str) -> None:
    page.goto(address)
    page.locator("button[type=submit]:enabled").wait_for()
    tab_to(page, "More options")
    page.keyboard.press("Enter")
    tab_to(page, "Opponent")
    page.keyboard.type("Anything")
    tab_to(page, "Play now", "Shift+Tab")
    page.keyboard.press("Enter")
    page.locator(READY).first.wait_for()
    dice = dice_from_seed(2)
    play(page, dice, 20, by_keys=True)
    reload(page)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keys")).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("d")
    expect(page.get_by_role("dialog", name="Guest’s discard piles")).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("l")
    expect(page.locator(LOG)).to_be_focused()
    page.keyboard.press("q")
    expect(page.locator(CHOICES).first).to_be_focused()
    assert play(page, dice, MOST_ANSWERS, by_keys=True) > 20
    expect(page.locator(OVER)).to_be_visible()


def tab_to(page: Page, words: str, key: str = "Tab") -> None:
    """Press Tab until something with those words has the focus."""
    for _ in range(60):
        page.keyboard.press(key)
        focused = page.evaluate(
            "(document.activeElement.labels?.[0] ?? document.activeElement).textContent"
        )
        if words in focused:
            return
    raise AssertionError(f"Tab never comes to {words!r}")


def test_two_browsers_by_link_with_a_spectator(browser: Browser, address: str) -> None:
    pages = [browser.new_context().new_page() for _ in range(3)]
    ada, ben, cleo = pages
    ada.goto(address)
    ada.get_by_role("button", name="Play a friend").click()
    ada.wait_for_url("**/game/**")
    take_seat(ben, ada)
    cleo.goto(ada.url)
    cleo.get_by_text("You’re watching").wait_for()
    dice = dice_from_seed(3)
    ben.locator("#question button").first.wait_for()
    for page in (ada, ben):
        pass_always(page)
    assert take_turns(ada, ben, dice, 24) == 24
    for page in (ada, ben, cleo):
        log = page.locator(LOG).inner_text()
        page.reload()
        page.locator(f"{LOG} summary").first.wait_for()
        assert page.locator(LOG).inner_text() == log
    assert cleo.locator(CHOICES).count() == 0
    assert cleo.locator("section.hand").count() == 0
    for seed, page in enumerate((ada, ben)):
        page.evaluate(PLAY_ON, {"seed": seed, "best": False})
    ends = []
    for page in pages:
        page.locator(OVER).wait_for(timeout=A_GAME)
        ends.append(page.locator(OVER).inner_text())
        score = page.locator(".score .points").all_inner_texts()
        assert sorted(score) == sorted(ada.locator(".score .points").all_inner_texts())
    mine, theirs, watched = ends
    if "tie" in mine:
        assert theirs == watched == mine
    else:
        assert {mine, theirs} == {"You win!", "Your opponent wins."}
        assert watched == ("Guest wins." if mine == "You win!" else "Friend wins.")
    for page in pages:
        page.context.close()


def take_seat(friend: Page, host: Page) -> None:
    """The friend opens the host's invitation, and sits down."""
    friend.goto(host.locator("#invite").inner_text())
    friend.get_by_role("button", name="Take the seat").click()
    host.locator("#question button").first.wait_for()


def pass_always(page: Page) -> None:
    page.get_by_role("button", name="When to ask me").click()
    dialog = page.get_by_role("dialog", name="When to ask me")
    dialog.get_by_label("By default").select_option("always skip")
    dialog.get_by_role("button", name="Close").click()


def take_turns(one: Page, other: Page, dice: Dice, answers: int) -> int:
    """Whoever is asked answers, until so many answers are given or the game is over."""
    given = idle = 0
    while given < answers and not one.locator(OVER).count():
        mover = next((page for page in (one, other) if page.locator(READY).count()), None)
        if mover is None:
            one.wait_for_timeout(20)
            idle += 1
            assert idle < 1000, "nobody is asked anything"
            continue
        given += play(mover, dice, 1)
    return given


def test_a_question_that_passes_by_itself_can_be_held(browser: Browser, address: str) -> None:
    ada, ben = (browser.new_context().new_page() for _ in range(2))
    ada.goto(address)
    ada.get_by_role("button", name="Play a friend").click()
    ada.wait_for_url("**/game/**")
    take_seat(ben, ada)
    ben.locator("#question button").first.wait_for()
    ada.get_by_role("button", name="When to ask me").click()
    ada.get_by_role("dialog").get_by_label("By default").select_option("skip unless I can act")
    ada.get_by_role("dialog").get_by_role("button", name="Close").click()
    pass_always(ben)
    dice = dice_from_seed(6)
    for _ in range(60):
        if ada.locator(".beat").count():
            break
        take_turns(ada, ben, dice, 1)
    ada.keyboard.press("w")
    expect(ada.locator(".beat")).to_have_count(0)
    ada.wait_for_timeout(1500)  # longer than a beat
    expect(ada.locator("#question h2")).to_contain_text("pass")
    for page in (ada, ben):
        page.context.close()


def test_both_browsers_add_a_number_and_check_the_shuffle_at_the_end(
    browser: Browser, address: str
) -> None:
    ada, ben, cleo = (browser.new_context().new_page() for _ in range(3))
    ada.goto(address)
    ada.get_by_role("button", name="Play a friend").click()
    expect(ada.get_by_text("The server’s secret is locked in")).to_be_visible()
    invite = ada.locator("#invite").inner_text()
    cleo.goto(ada.url)  # the link for watching does not sit down
    expect(cleo.get_by_text("You’re watching")).to_be_visible()
    expect(cleo.locator("#invite")).to_have_count(0)
    expect(cleo.get_by_role("button", name="Take the seat")).to_have_count(0)
    ben.goto(invite)
    expect(ben.get_by_role("heading", name="Guest invites you to a game")).to_be_visible()
    ben.get_by_role("button", name="Take the seat").click()
    for page in (ada, ben, cleo):
        page.locator(f"{LOG} summary").first.wait_for()
    ada.get_by_role("button", name="Resign").click()
    ada.get_by_role("dialog").get_by_role("button").nth(1).click()
    for page, checks in ((ada, 7), (ben, 7), (cleo, 5)):
        found = page.locator("details.fair")
        expect(found.locator("summary")).to_contain_text("Fair shuffle: everything checks out")
        expect(found.locator("li")).to_have_count(checks)
        page.context.close()


def test_a_friend_agrees_to_a_chosen_seed_or_does_not_sit_down(
    browser: Browser, address: str
) -> None:
    ada, ben = (browser.new_context().new_page() for _ in range(2))
    ada.goto(address)
    opened = ada.evaluate(
        """async () => {
            const post = (path, body) => fetch(path, {method: "POST", body: JSON.stringify(body)});
            await post("/api/guest", {name: "Ada"});
            return (await post("/api/games", {opponent: "friend", seed: "7"})).json();
        }"""
    )
    ben.goto(f"{address}/#/game/{opened['room']}/{opened['invite']}")
    expect(ben.get_by_role("note")).to_contain_text("chose the seed")
    ben.get_by_role("button", name="Look at the position").click()
    expect(ben.locator("#question")).to_be_visible()
    ben.go_back()
    ben.get_by_role("button", name="Agree and take the seat").click()
    expect(ben.locator("#question")).to_contain_text("This game never counts")
    for page in (ada, ben):
        page.context.close()
