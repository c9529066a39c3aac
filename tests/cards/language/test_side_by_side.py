"""Both readers side by side: where the new grammar reads a text, it reads the same tree."""

from __future__ import annotations

from functools import cache
from importlib import resources
from typing import Any

import pytest

from snapcount.cards.catalog.entry import Entry
from snapcount.cards.catalog.judge import card_fields
from snapcount.cards.catalog.setfile import read_set
from snapcount.cards.language.reader import Scene, read
from snapcount.cards.text import read as reading
from snapcount.cards.text.draft import Page
from snapcount.cards.text.parse import parse_page
from snapcount.cards.text.read import read_card


@cache
def shipped() -> list[Entry]:
    """Every card of the sets that are shipped."""
    folder = resources.files("snapcount.cards").joinpath("sets")
    files = [folder / "demo.cards", *(folder / "sc1").iterdir()]
    sets = [read_set(each.read_text("utf-8"), each.name) for each in files if ".cards" in each.name]
    return [item for each in sets for item in each.items if isinstance(item, Entry)]


def meaning(page: Page) -> tuple[Any, ...]:
    return page.abilities, page.effects, page.timing, page.attach_to, page.active_if


@pytest.mark.parametrize("first", range(0, len(shipped()), 60))
def test_every_shipped_text_is_read_to_the_same_tree(
    first: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    old = parse_page
    others: list[str] = []

    def both(text: str, **scene: Any) -> Page:
        page = old(text, **scene)
        if text.strip() and meaning(read(text, Scene(**scene))) != meaning(page):
            others.append(text)
        return page

    monkeypatch.setattr(reading, "parse_page", both)
    for entry in shipped()[first : first + 60]:
        read_card(card_fields(entry.typed))
    assert others == []
