"""No more than the play before this one is remembered: what is asked of more says so."""

from __future__ import annotations

import pytest

from snapcount.cards.language.kernel.errors import TextError
from snapcount.testing.cards import parse_page


@pytest.mark.parametrize(
    "asked",
    [
        "this is your second successful run in a row this possession",
        "your previous two plays this possession were Runs",
        "your last three plays were incomplete",
        "this is the third consecutive Run",
        "this is your second straight successful Pass this half",
    ],
)
def test_what_to_write_instead(asked: str) -> None:
    with pytest.raises(TextError, match="write “if your last play this possession was a …”"):
        parse_page(f"Run: If {asked}, gain 15 yards.", side="offense")
