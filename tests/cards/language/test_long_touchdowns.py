"""A touchdown on a play of so many yards, and yards up to a line that the offense drives for."""

from __future__ import annotations

import pytest

from snapcount.cards.language.kernel.errors import TextError
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import NEXT_DOWN, Side, play, player, rule, scenario
from snapcount.testing.cards import parse_page

LONG = (
    "If the offense would score a touchdown on a play of 40 yards or more, they gain yards up to"
    " the 5 yard line instead. Use this ability only once per half."
)


@rule("F-12")
@pytest.mark.parametrize("edition", EDITION_NAMES)
@pytest.mark.parametrize(("gains", "points"), [(45, 0), (39, 7)])
def test_a_long_touchdown_is_caught_at_the_five(edition: str, gains: int, points: int) -> None:
    calls = (play(f"Long Pass: {gains} (0-9)", 4), play("Run Left", 0, "Run Left", name="D"))
    holder = Side(players=[player("S", LONG)])
    game = scenario(edition, defense=holder, calls=calls, ball=62).run_to(NEXT_DOWN)
    assert sum(game.score) == points
    assert game.ball == (25 if points else 95)


def test_whose_line_it_is_depends_on_the_side() -> None:
    with pytest.raises(TextError, match="up to the 5 yard line"):
        parse_page(LONG.replace("the 5 yard line", "your 5 yard line"), side="defense")
