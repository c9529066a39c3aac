"""Everything of a table is on the screen, cards look like cards, and nothing covers the play."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, FloatRect, Page, expect
from tests.web.tapped import Wire, a_play
from tests.web.test_games import READY, play, start

from snapcount.engine.dice import dice_from_seed
from snapcount.puzzles.puzzle import committed

PARTS = {
    "score": ".score",
    "field": ".board > svg",
    "their line-up": ".side.above",
    "own line-up": ".side:not(.above)",
    "the play": ".middle",
    "the question": "#question",
    "the hand": ".hands",
}


@pytest.fixture(scope="module")
def table(browser: Browser, address: str) -> Iterator[tuple[Page, Wire]]:
    """A table with plays called, effects waiting, and a Player of each side Exhausted."""
    context = browser.new_context(viewport={"width": 1280, "height": 720}, has_touch=True)
    page = context.new_page()
    wire = Wire(page)
    start(page, address)
    _, after = a_play(wire)
    for side in after["sides"]:
        side["players"] = [
            {**player, "on_field": player["slot"] % 5 < 4, "exhausted": player["slot"] % 5 == 1}
            for player in side["players"]
            if (player["slot"] % 10 < 5) == (player["slot"] // 10 == 0)
        ]
    effect = {"seat": 0, "card": 0, "ability": 0, "slot": -1, "cancelled": False, "chosen": 0}
    wire.tell(table={**after, "layers": [effect, effect]})
    expect(page.locator(".middle .front")).to_have_count(2)
    yield page, wire
    context.close()


def box(page: Page, place: str) -> FloatRect:
    found = page.locator(place).first.bounding_box()
    assert found is not None, place
    return found


def resize(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.wait_for_timeout(300)  # until the texts have been fitted anew


def fits(page: Page) -> bool:
    """Whether nothing has to be scrolled."""
    sizes = "document.documentElement.scroll{0} <= inner{0}"
    return bool(page.evaluate(f"{sizes.format('Height')} && {sizes.format('Width')}"))


class Finger:
    """Comes down on a page, moves and goes up."""

    def __init__(self, page: Page) -> None:
        self._session = page.context.new_cdp_session(page)

    def __call__(self, what: str, *at: float) -> None:
        points = [{"x": at[0], "y": at[1]}] if at else []
        self._session.send("Input.dispatchTouchEvent", {"type": what, "touchPoints": points})


@pytest.mark.parametrize("size", [(1280, 720), (1280, 900), (1920, 1080)])
def test_a_desktop_shows_all_of_it(table: tuple[Page, Wire], size: tuple[int, int]) -> None:
    page, _ = table
    resize(page, size)
    assert fits(page)
    for name, place in PARTS.items():
        found = box(page, place)
        assert found["x"] >= 0, name
        assert found["y"] >= 0, name
        assert found["x"] + found["width"] <= size[0], name
        assert found["y"] + found["height"] <= size[1], name
        assert found["height"] > 40, name


@pytest.mark.parametrize("size", [(390, 844), (360, 740)])
def test_on_a_phone_the_question_covers_nothing(
    table: tuple[Page, Wire], size: tuple[int, int]
) -> None:
    page, _ = table
    resize(page, size)
    assert fits(page)
    question = box(page, "aside")
    for place in (".middle", ".middle .call", ".middle .sum", ".middle .layers", ".pager"):
        found = box(page, place)
        assert found["y"] + found["height"] <= question["y"] + 1, place
    sum_, phases = box(page, ".middle .sum"), box(page, ".board > ol")
    assert sum_["y"] >= phases["y"] + phases["height"] - 1


def test_on_a_phone_both_line_ups_and_the_whole_hand_are_in_sight(
    table: tuple[Page, Wire],
) -> None:
    page, wire = table
    resize(page, (390, 844))
    layers = wire.update["table"]["layers"]
    wire.tell(table={"layers": []})
    expect(page.locator(".layers li")).to_have_count(0)
    question = box(page, "aside")
    for place in (".side.above", ".side:not(.above)", ".hand:first-child", ".hand:last-child"):
        found = box(page, place)
        assert found["y"] + found["height"] <= question["y"] + 1, place
        assert found["height"] >= 90, place
    for side in (".side.above", ".side:not(.above)"):
        for spot in page.locator(f"{side} .spot").all():
            at = spot.bounding_box()
            assert at is not None
            assert at["x"] + at["width"] <= 390
    wire.tell(table={"layers": layers})


def test_on_a_phone_the_hand_is_one_swipe_away(table: tuple[Page, Wire]) -> None:
    page, _ = table
    resize(page, (390, 844))
    pager = box(page, ".pager")
    y = pager["y"] + pager["height"] / 2
    finger = Finger(page)
    finger("touchStart", 340, y)
    for x in range(320, 60, -60):
        finger("touchMove", x, y)
    finger("touchEnd")
    page.wait_for_function("() => document.querySelector('.pager').scrollLeft > 370")
    page.wait_for_timeout(600)  # until it has come to rest
    card = box(page, ".hands button.card")
    assert 0 <= card["x"] <= 390
    expect(page.get_by_role("button", name="Your hand")).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name="Line-ups").click()
    page.wait_for_function("() => document.querySelector('.pager').scrollLeft < 2")


def test_on_a_phone_a_card_of_the_hand_stays_where_it_is_touched(
    table: tuple[Page, Wire],
) -> None:
    page, _ = table
    resize(page, (390, 844))
    page.get_by_role("button", name="Your hand").click()
    page.wait_for_function("() => document.querySelector('.pager').scrollLeft > 370")
    page.wait_for_timeout(600)  # until it has come to rest
    place = ".hands .slot:has(button.card:not(.offered))"
    before = box(page, place)
    page.mouse.move(before["x"] + 30, before["y"] + 8)
    page.wait_for_timeout(200)
    assert box(page, place) == before
    page.mouse.click(before["x"] + 30, before["y"] + 8)
    expect(page.get_by_role("dialog")).to_contain_text("Why not:")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Line-ups").click()
    page.wait_for_function("() => document.querySelector('.pager').scrollLeft < 2")


@pytest.mark.parametrize("size", [(640, 360), (640, 450), (360, 640), (320, 256)])
def test_zoomed_or_small_nothing_is_lost(table: tuple[Page, Wire], size: tuple[int, int]) -> None:
    """1280 by 720 at 200 % is 640 by 360 to the page."""
    page, _ = table
    resize(page, size)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    answer = page.locator(READY).first
    answer.scroll_into_view_if_needed()
    at = answer.bounding_box()
    assert at is not None
    on_top = "([x, y]) => document.elementFromPoint(x, y)?.closest('#question') !== null"
    assert page.evaluate(on_top, [at["x"] + at["width"] / 2, at["y"] + at["height"] / 2])


def test_an_exhausted_card_lies_sideways_in_its_place(table: tuple[Page, Wire]) -> None:
    page, _ = table
    for size in ((1280, 720), (390, 844)):
        resize(page, size)
        page.wait_for_timeout(500)  # until it has turned
        turned = page.locator(".spot.exhausted:not(.bench)")
        assert turned.count() >= 2
        for spot in turned.all():
            card, place = spot.locator(".laid"), spot.bounding_box()
            assert card.evaluate("each => getComputedStyle(each).rotate") == "90deg"
            laid = card.bounding_box()
            assert laid is not None
            assert place is not None
            assert laid["height"] <= place["height"] + 2
            assert laid["width"] <= place["width"] + 2


BOXES = """() => [...document.querySelectorAll(".face.tile .box")].map(each => ({
  over: each.scrollHeight > each.clientHeight + 1,
  wide: each.scrollWidth > each.clientWidth + 1,
  cut: each.classList.contains("cut"),
  size: parseFloat(getComputedStyle(each).fontSize),
}))"""


def test_text_shrinks_before_it_is_cut(table: tuple[Page, Wire]) -> None:
    page, _ = table
    sizes = set()
    for size in ((1280, 720), (1920, 1080)):
        resize(page, size)
        found: list[dict[str, Any]] = page.evaluate(BOXES)
        assert len(found) >= 10
        for each in found:
            assert not each["wide"]
            assert each["cut"] == each["over"]
            assert not each["cut"] or each["size"] <= 9.4
        sizes |= {each["size"] for each in found}
    assert len(sizes) > 1
    assert not any(each["cut"] for each in found)


def test_every_card_has_the_same_face_and_is_seen_in_full_on_hover(
    table: tuple[Page, Wire],
) -> None:
    page, _ = table
    resize(page, (1280, 720))
    for place in (".side .spot:not(.bench)", ".middle .call", ".hands .card"):
        assert page.locator(f"{place} .face .head").count() >= 2, place
        assert page.locator(f"{place} .face .box").count() >= 2, place
    card = page.locator(".hands button.card").first
    card.hover()
    preview = page.locator(".preview")
    expect(preview).to_be_visible()
    expect(preview.locator(".name")).to_have_text(card.locator(".name").inner_text())
    shown = box(page, ".preview")
    assert shown["y"] >= 0
    assert shown["y"] + shown["height"] <= 720
    assert preview.locator(".box").evaluate("each => each.scrollHeight <= each.clientHeight + 1")
    page.mouse.move(2, 2)
    expect(preview).to_have_count(0)


def test_a_card_that_is_held_is_seen_closely(table: tuple[Page, Wire]) -> None:
    page, wire = table
    resize(page, (1280, 720))
    wire.sent.clear()
    at = box(page, ".spot:not(.bench)")
    finger = Finger(page)
    finger("touchStart", at["x"] + at["width"] / 2, at["y"] + at["height"] / 2)
    expect(page.get_by_role("dialog")).to_be_visible()
    finger("touchEnd")
    page.wait_for_timeout(200)
    expect(page.get_by_role("dialog")).to_be_visible()
    assert [each for each in wire.sent if each["type"] == "answer"] == []
    page.keyboard.press("Escape")


def test_whoever_watches_has_the_whole_window(browser: Browser, address: str) -> None:
    player, watcher = (
        browser.new_context(viewport={"width": 1280, "height": 720}).new_page() for _ in range(2)
    )
    start(player, address)
    watcher.goto(player.url)
    expect(watcher.get_by_text("You’re watching")).to_be_visible()
    side = box(watcher, ".side:not(.above)")
    assert 690 <= side["y"] + side["height"] <= 720
    for page in (player, watcher):
        page.context.close()


@pytest.mark.parametrize("size", [(1280, 720), (1280, 900)])
def test_open_hands_fit_on_a_desktop(browser: Browser, address: str, size: tuple[int, int]) -> None:
    context = browser.new_context(viewport={"width": size[0], "height": size[1]})
    page = context.new_page()
    proved = next(each for each in committed().puzzles if each.proved)
    page.goto(f"{address}/#/puzzles/{proved.id}")
    expect(page.locator(".hands")).to_have_count(2)
    page.wait_for_timeout(300)
    assert fits(page)
    places = [".hands:nth-child(n) .card", ".side .spot", ".middle .call", ".middle .sum"]
    for card in page.locator(", ".join(places)).all():
        at = card.bounding_box()
        assert at is not None
        assert at["y"] + at["height"] <= size[1]
    order = (".hands + .hands", ".side.above", ".side:not(.above)", ".hands")
    tops = [box(page, place)["y"] for place in order]
    assert tops == sorted(tops), "each hand lies at its own edge of the table"
    context.close()


def test_a_game_that_is_given_up_is_final_and_its_summary_has_the_room(
    page: Page, address: str
) -> None:
    start(page, address)
    height = page.evaluate("innerHeight")
    before = box(page, "aside")
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Yes, resign").click()
    page.locator(".over").wait_for()
    expect(page.locator(".situation")).to_contain_text("Final")
    expect(page.get_by_text("Not called yet")).to_have_count(0)
    assert fits(page)
    after = box(page, "aside")
    assert after["width"] > before["width"] or after["height"] > height / 2
    score = box(page, ".score")
    assert score["height"] >= 40
    if page.locator(".handle").is_visible():
        page.locator(".handle").click()
        expect(page.locator(".pager")).to_be_visible()


def test_an_answer_restyles_the_table_a_few_times_not_thousands(page: Page, address: str) -> None:
    """A row whose height hangs on the cards in it is laid out twice for every row around it, and
    every card that finds itself in another room is styled anew."""
    start(page, address)
    devtools = page.context.new_cdp_session(page)
    devtools.send("Performance.enable")

    def restyled() -> float:
        metrics = devtools.send("Performance.getMetrics")["metrics"]
        return float({each["name"]: each["value"] for each in metrics}["RecalcStyleCount"])

    before = restyled()
    answers = play(page, dice_from_seed(1), 10)
    assert (restyled() - before) / answers < 500


BROKEN = """async () => {
  const teams = await (await fetch("/api/teams")).json();
  const found = await Promise.all(teams.map(({name}) => fetch("/api/cards/search", {
    method: "POST", body: JSON.stringify({query: `type:player team:"${name}"`}),
  }).then(each => each.json())));
  const names = new Set(found.flatMap(({cards}) => cards.map(card => card.name)));
  const face = document.querySelector(".side .spot:not(.bench) .face");
  const place = face.querySelector(".name");
  const broken = [];
  for (const name of names) {
    place.textContent = name;
    const longest = Math.max(...name.split(/[ -]+/).map(word => word.length));
    face.style.setProperty("--longest", longest);
    for (const word of name.matchAll(/[^ -]+/g)) {
      const range = document.createRange();
      range.setStart(place.firstChild, word.index);
      range.setEnd(place.firstChild, word.index + word[0].length);
      const lines = range.getClientRects();
      const edge = face.getBoundingClientRect().right;
      if (lines.length !== 1 || lines[0].right > edge) broken.push(`${name}: ${word[0]}`);
    }
  }
  return {names: names.size, broken};
}"""
"""Names of all Players on a small card whose words are broken or cut."""


@pytest.mark.parametrize("width", [360, 390])
def test_no_name_breaks_within_a_word_on_a_small_card(
    browser: Browser, address: str, width: int
) -> None:
    context = browser.new_context(viewport={"width": width, "height": 844})
    page = context.new_page()
    start(page, address)  # five Players a side, before one is benched
    found = page.evaluate(BROKEN)
    assert found["names"] > 100
    assert found["broken"] == []
    context.close()
