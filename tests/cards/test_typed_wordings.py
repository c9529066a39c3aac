"""What people type (`wordings.txt`): each way to say it has the canonical wording beside it, which
is read as the same tree."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest

from snapcount.cards.card import AnyCard
from snapcount.cards.language.card_reading import CardFields, read_card
from snapcount.cards.language.kernel.errors import TextError
from snapcount.cards.language.meaning.normal import normal
from snapcount.cards.language.printing import printed

BLOCK: Final = 25
"""Wordings in one test: a test of its own for each would take longer than reading them all."""

KINDS: Final[dict[str, dict[str, Any]]] = {
    "quarterback": {"kind": "player", "position": "QB"},
    "linebacker": {"kind": "player", "position": "LB"},
    "legend": {"kind": "legend", "position": "RB"},
    "legend defender": {"kind": "legend", "position": "LB"},
    "superstar": {"kind": "superstar", "position": "QB"},
    "superstar defender": {"kind": "superstar", "position": "LB"},
    "offense": {"kind": "action", "subtype": "Offense"},
    "defense": {"kind": "action", "subtype": "Defense"},
    "generic": {"kind": "action", "subtype": "Generic"},
    "power up": {"kind": "power up"},
    "gridiron": {"kind": "gridiron", "subtype": "Weather"},
    "synergy": {"kind": "synergy"},
    "play": {
        "kind": "play",
        "strength": "5",
        "offense": "Short Pass: 15 (2-8)",
        "defense": "Run Left",
    },
}


@cache
def wordings() -> list[tuple[str, str, str]]:
    blocks = Path(__file__).with_name("wordings.txt").read_text("utf-8").split("\n\n")[1:]
    found = []
    for block in blocks:
        typed, canonical = block.strip().split("\n  = ")
        kind, _, text = typed.partition(": ")
        found.append((kind, text, canonical.replace(" // ", "\n")))
    return found


def faults(kind: str, text: str, canonical: str) -> Iterator[str]:
    """What is wrong with a wording, if anything is."""
    try:
        card = read_card(CardFields(name="A", text=text, **KINDS[kind]))
        said = printed(card)
        again = read_card(CardFields(name="A", text=said.text, timing=said.timing, **KINDS[kind]))
    except TextError as error:
        yield f"{text}\n{error}"
        return
    if card.text != text:
        yield f"{text}\nwas not kept as it was typed"
    if said.text != canonical or printed(again).text != canonical:
        yield f"{text}\n  = {said.text}\n  = {printed(again).text}, read again"
    if meaning(card) != meaning(again):
        yield f"{text}\n  = {said.text}\nis another tree, read again"


def meaning(card: AnyCard) -> AnyCard:
    return normal(msgspec.structs.replace(card, text="", reminders=()))


@pytest.mark.parametrize("first", range(0, len(wordings()), BLOCK))
def test_what_is_typed_has_its_canonical_wording(first: int) -> None:
    wrong = [fault for line in wordings()[first : first + BLOCK] for fault in faults(*line)]
    assert not wrong, "\n\n".join(wrong)


def test_there_are_hundreds_of_wordings() -> None:
    assert len(wordings()) >= 250
