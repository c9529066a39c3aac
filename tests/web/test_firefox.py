"""A game in Firefox, from an empty browser to its end, by mouse and keys."""

from __future__ import annotations

import pytest
from tests.web.autoplay import PLAY_ON
from tests.web.bidi import FIREFOX, firefox_tab
from tests.web.test_games import A_GAME, NEXT

from snapcount.engine.dice import dice_from_seed

pytestmark = [
    pytest.mark.skipif(FIREFOX is None, reason="no Firefox (Debian: apt install firefox-esr)"),
    pytest.mark.timeout(300),  # a whole game, on machines that do other things too
]
BY_KEY = 20
BUTTON = (
    "[...document.querySelectorAll('button:enabled')].find(each => each.innerText.includes('{}'))"
)
WATCH_ERRORS = "(window.errors = [], addEventListener('error', e => errors.push(e.message)), 0)"


def test_a_whole_game_in_firefox(address: str) -> None:
    with firefox_tab() as tab:
        tab.resize(1280, 720)
        tab.goto(address)
        tab.evaluate(WATCH_ERRORS)
        tab.evaluate("""localStorage.setItem("preferences", '{"speed": "off"}')""")
        tab.goto(f"{address}/?again")  # preferences are read when the page loads
        tab.evaluate(WATCH_ERRORS)
        tab.click(BUTTON.format("Play my first game"))
        tab.click(BUTTON.format("Turn hints off"))
        tab.click("document.querySelector('#question h2 .term')")
        tab.wait_for("document.querySelector('[popover]:popover-open') !== null")
        tab.press("\ue00c")  # Escape
        tab.wait_for("!document.querySelector('[popover]')")
        dice, turn = dice_from_seed(9), "none"
        for _ in range(BY_KEY):
            now = tab.wait_for(f"({NEXT})({turn!r})")
            turn = now["turn"]
            tab.press(str(dice.below(min(now["choices"], 9)) + 1))
        tab.evaluate(f"({PLAY_ON})({{seed: 9, best: false}})")
        tab.wait_for("document.querySelector('.over') !== null", A_GAME / 1000)
        assert tab.evaluate("window.given") > 20
        assert tab.evaluate("document.querySelector('.over').innerText").endswith(
            ("win!", "wins.", "tie.")
        )
        assert tab.evaluate("window.errors") == []
        assert tab.evaluate("document.documentElement.scrollWidth <= innerWidth")
