"""When a card may be played, as people type it (`timings.txt`), and its canonical wording."""

from __future__ import annotations

from pathlib import Path

import pytest

from snapcount.cards.language.card_reading import CardFields, read_card
from snapcount.cards.language.printing import printed


def lines() -> list[tuple[str, str]]:
    blocks = Path(__file__).with_name("timings.txt").read_text("utf-8").split("\n\n")[1:]
    return [(typed, canonical) for typed, canonical in (b.strip().split("\n  = ") for b in blocks)]


@pytest.mark.parametrize(("typed", "canonical"), lines())
def test_a_timing_line_has_its_canonical_wording(typed: str, canonical: str) -> None:
    def read(line: str) -> str:
        fields = CardFields(
            kind="action", name="A", subtype="Generic", text="Draw a Play card.", timing=line
        )
        return printed(read_card(fields)).timing

    assert read(typed) == canonical
    assert read(canonical) == canonical
