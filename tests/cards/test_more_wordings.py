"""What people type (`wordings.txt`): each way to say it has the canonical wording beside it."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import pytest

from snapcount.cards.text.english import printed
from snapcount.cards.text.read import CardFields, read_card

KINDS: Final[dict[str, dict[str, Any]]] = {
    "quarterback": {"kind": "player", "position": "QB"},
    "linebacker": {"kind": "player", "position": "LB"},
    "legend": {"kind": "legend", "position": "RB"},
    "superstar": {"kind": "superstar", "position": "QB"},
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


def wordings() -> list[tuple[str, str, str]]:
    blocks = Path(__file__).with_name("wordings.txt").read_text("utf-8").split("\n\n")[1:]
    found = []
    for block in blocks:
        typed, canonical = block.strip().split("\n  = ")
        kind, _, text = typed.partition(": ")
        found.append((kind, text, canonical.replace(" // ", "\n")))
    return found


@pytest.mark.parametrize(("kind", "text", "canonical"), wordings())
def test_what_is_typed_has_its_canonical_wording(kind: str, text: str, canonical: str) -> None:
    card = read_card(CardFields(name="A", text=text, **KINDS[kind]))
    assert card.text == text, "what was typed is kept"
    assert printed(card).text == canonical
    again = read_card(CardFields(name="A", text=canonical, **KINDS[kind]))
    assert printed(again).text == canonical


def test_there_are_hundreds_of_wordings() -> None:
    assert len(wordings()) >= 250
