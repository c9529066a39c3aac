"""Whole games on the page: by clicking, by keyboard alone, and between two browsers by link."""

from __future__ import annotations

from playwright.sync_api import Browser, Page, expect

from snapcount.engine.dice import Dice, dice_from_seed

MOST_ANSWERS = 1500
OVER = ".over"
CHOICES = "#question ol button"


def start(page: Page, address: str) -> None:
    """From the front page into a game: one click."""
    page.goto(address)
    page.get_by_text("More choices").click()
    page.locator("select:has(option[value='random'])").select_option("random")
    page.get_by_role("button", name="Play now").click()
    page.locator(CHOICES).first.wait_for()


def play(page: Page, dice: Dice, answers: int, by_keys: bool = False) -> int:
    """Answer at random until so many answers are given or the game is over."""
    given = 0
    while given < answers:
        page.wait_for_selector(f"{CHOICES}, {OVER}")
        if page.locator(OVER).count():
            return given
        question = page.locator("#question h2").inner_text()
        turn = page.locator("#question").get_attribute("data-turn")
        buttons = page.locator(CHOICES)
        place = dice.below(min(buttons.count(), 9))
        if by_keys:
            page.keyboard.press(str(place + 1))
        else:
            buttons.nth(place).click()
        page.wait_for_function(
            "turn => document.querySelector('#question')?.dataset.turn !== turn", arg=turn
        )
        assert question
        given += 1
    return given


def test_a_whole_game_by_clicking_with_a_reload_in_it(page: Page, address: str) -> None:
    start(page, address)
    dice = dice_from_seed(1)
    play(page, dice, 25)
    page.wait_for_selector(f"{CHOICES}, {OVER}")
    log = page.locator("[role=log]").inner_text()
    page.reload()
    page.wait_for_selector(f"{CHOICES}, {OVER}")
    assert page.locator("[role=log]").inner_text() == log
    assert play(page, dice, MOST_ANSWERS) > 20
    expect(page.locator(OVER)).to_contain_text("won")


def test_a_whole_game_by_keyboard_alone(page: Page, address: str) -> None:
    page.goto(address)
    page.get_by_text("More choices").click()
    page.locator("select:has(option[value='random'])").select_option("random")
    page.get_by_role("button", name="Play now").focus()
    page.keyboard.press("Enter")
    page.locator(CHOICES).first.wait_for()
    assert play(page, dice_from_seed(2), MOST_ANSWERS, by_keys=True) > 40


def test_two_browsers_by_link_with_a_spectator(browser: Browser, address: str) -> None:
    pages = [browser.new_context().new_page() for _ in range(3)]
    ada, ben, cleo = pages
    ada.goto(address)
    ada.get_by_role("button", name="Play a friend").click()
    ada.wait_for_url("**/game/**")
    ben.goto(ada.url)
    ben.get_by_role("button", name="Sit down").click()
    cleo.goto(ada.url)
    cleo.get_by_text("You are watching").wait_for()
    dice = dice_from_seed(3)
    for _ in range(60):
        mover = ada if ada.locator(CHOICES).count() else ben
        if mover.locator(CHOICES).count() == 0:
            ada.wait_for_timeout(50)
            continue
        play(mover, dice, 1)
    ben.reload()
    ben.wait_for_selector("[role=log] summary")
    assert ben.locator("[role=log] summary").count() == ada.locator("[role=log] summary").count()
    assert cleo.locator(CHOICES).count() == 0
    assert cleo.locator("section.hand").count() == 0
    ada.get_by_role("button", name="Resign").click()
    ada.get_by_role("button", name="Yes, resign").click()
    for page in (ada, ben, cleo):
        expect(page.locator(OVER)).to_contain_text("resigned")
        page.context.close()
