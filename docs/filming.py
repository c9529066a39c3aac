"""One down of a real game as a picture that moves, and pictures made small: for the README.

The page is filmed picture by picture in its own time, so it is the same on any machine. Needs
Pillow.
"""

from __future__ import annotations

import io
import re
from pathlib import Path
from typing import Final

from PIL import Image
from playwright.sync_api import Page

STEP: Final = 100  # milliseconds between two pictures of a film
SHOWN: Final = 140  # how long each of them shows: a little slower than at the table
FIRST, LAST = 1500, 2500
TABLE: Final = (0, 48, 1280, 720)  # without the menu
FILM: Final = (880, 462)
MOST_BYTES: Final = 600_000
ADVANCE: Final = """step => {
  window.filmed ??= new WeakMap();
  for (const each of document.getAnimations()) {
    const at = (window.filmed.get(each) ?? -step) + step;
    window.filmed.set(each, at);
    each.pause();
    if (at >= each.effect.getComputedTiming().endTime) each.finish();
    else each.currentTime = at;
  }
}"""
"""Transitions and animations keep the page's time, not the machine's."""
AT_REST: Final = """() => {
  document.activeElement.blur();
  document.querySelector("#question").scrollTo(0, 0);
}"""
A_GOOD_GAIN: Final = 15  # yards
MOST_PICTURES: Final = 150
BOTH_DONE: Final = 3000  # milliseconds for the other side: only the page's own time stands still
A_THOUGHT: Final = 12  # pictures that a question stands
QUALITIES: Final = (60, 50, 40, 30)
COLORS: Final = 128


def a_real_down(page: Page) -> list[bytes]:
    """Pictures of one down, from the call that the page asks for to the next down; none if it did
    not succeed and move the ball well."""
    page.locator("#question ol button").first.wait_for()
    page.get_by_role("button", name="When to ask me").click()
    asks = page.get_by_role("dialog", name="When to ask me")
    asks.get_by_label("By default").select_option("always skip")
    asks.get_by_role("button", name="Close").click()
    page.mouse.move(0, 0)
    page.evaluate(AT_REST)
    page.clock.install()
    page.clock.pause_at(page.evaluate("Date.now()") + 1000)
    log = page.locator("[role=log]")
    before = log.inner_text()
    pictures = [page.screenshot()]

    def told() -> str:
        return log.inner_text().removeprefix(before)

    while len(pictures) < MOST_PICTURES:
        page.keyboard.press("1")
        page.locator(".staged").wait_for()
        page.wait_for_timeout(BOTH_DONE)
        if not re.search(r"is successful|is complete", told()):
            return []
        while page.locator(".staged").count() and len(pictures) < MOST_PICTURES:
            page.clock.run_for(STEP)
            page.evaluate(ADVANCE, STEP)
            pictures.append(page.screenshot())
        if re.search(r" down, ball |Touchdown", told()):
            break
        pictures += [page.screenshot()] * A_THOUGHT  # who runs, who catches
    gained = re.search(r"The play gains (\d+) yards", told())
    return pictures if gained and int(gained[1]) >= A_GOOD_GAIN else []


def film(pictures: list[bytes], path: Path) -> None:
    """The pictures as one that moves; what stands still is shown longer."""
    frames: list[Image.Image] = []
    durations: list[int] = []
    last = b""
    for data in pictures:
        whole = Image.open(io.BytesIO(data)).convert("RGB").crop(TABLE)
        image = whole.resize(FILM, Image.Resampling.LANCZOS)
        if image.tobytes() == last:
            durations[-1] += SHOWN
            continue
        last = image.tobytes()
        frames.append(image)
        durations.append(SHOWN)
    durations[0], durations[-1] = FIRST, LAST
    for quality in QUALITIES:
        frames[0].save(
            path,
            save_all=True,
            append_images=frames[1:],
            duration=durations,
            loop=0,
            quality=quality,
            method=4,
        )
        if path.stat().st_size <= MOST_BYTES:
            return


def small(path: Path) -> None:
    """The same picture in fewer colors."""
    image = (
        Image.open(path)
        .convert("RGB")
        .quantize(COLORS, Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE)
    )
    image.save(path, optimize=True)
