"""The examples of docs/cards.md are real."""

from __future__ import annotations

import re
from pathlib import Path

from snapcount.cards.catalog.exchange import read_source, report

PAGE = (Path(__file__).parents[3] / "docs" / "cards.md").read_text("utf-8")


def test_the_cards_of_the_page_are_playable() -> None:
    blocks = re.findall(r"^```\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    sets = [block for block in blocks if "set:" in block]
    pasted = [block for block in blocks if block.startswith("S83-19")]
    assert (len(sets), len(pasted)) == (1, 1)
    lines = report(read_source(sets[0], "page.cards"), "page")
    lines += report(read_source(pasted[0], "page.txt"), "page")
    assert [(line.label, line.status, line.why) for line in lines] == [
        ("S1-26 Otto Overland", "playable", ""),
        ("Wet Socks", "playable", ""),
        ("S83-19 Screen Pass", "playable", ""),
    ]
