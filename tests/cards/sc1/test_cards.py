"""Every card of the First Season: it is worded in the canonical way, and it can be seen at work."""

from __future__ import annotations

import pytest

from snapcount.cards.card import AnyCard
from snapcount.cards.catalog.catalog import shipped_set
from snapcount.cards.catalog.entry import Typed
from snapcount.cards.language.printing import printed
from snapcount.testing.smoke import parts_of, smoke

SEASON = shipped_set("sc1")
CARDS = [
    pytest.param(entry.typed, verdict.card, id=entry.typed.label)
    for entry, verdict in zip(SEASON.cards.entries, SEASON.verdicts, strict=True)
]


@pytest.mark.parametrize(("typed", "card"), CARDS)
def test_the_typed_words_are_the_canonical_ones(typed: Typed, card: AnyCard | None) -> None:
    assert card is not None, f"snapcount card show {typed.number}"
    words = printed(card)
    timing = typed.timing or "Play at any time."
    assert words.text == typed.text
    assert words.timing in ("", timing)
    if typed.kind == "play":
        assert (words.offense, words.defense) == (typed.offense, typed.defense)


@pytest.mark.parametrize(("typed", "card"), CARDS)
def test_the_card_is_seen_at_work(typed: Typed, card: AnyCard) -> None:
    for part in range(len(parts_of(card))):
        assert smoke(card, part) is not None, f"part {part} of {typed.label} does nothing"
