"""`They become the runner in place of the designated Player`, and what does not trigger then."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import effects

from snapcount.cards.language.kernel.errors import TextError
from snapcount.cards.tree import NameAnother
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    AFTER_DESIGNATION,
    NEXT_DOWN,
    Side,
    action,
    player,
    rule,
    scenario,
)

CHOSEN = "Choose another Energized Player on your field."


@pytest.mark.parametrize(
    "then",
    [
        "They become the runner in place of the designated Player.",
        "They are now the runner.",
        "That Player becomes the runner instead of the designated Player.",
    ],
)
def test_whoever_was_chosen_becomes_it(then: str) -> None:
    said = effects(f"{CHOSEN} {then}", side="offense")
    assert said == effects(f"{CHOSEN} That Player becomes the runner instead.", side="offense")
    assert isinstance(said[-1], NameAnother)


def test_each_side_still_names_one() -> None:
    with pytest.raises(TextError, match="each side designates one Player"):
        action(f"{CHOSEN} They are also the tackler.", side="defense")


@rule("F-9", "T-13")
@pytest.mark.parametrize("edition", EDITION_NAMES)
@pytest.mark.parametrize("triggers", [True, False])
def test_their_abilities_trigger_unless_it_is_said(edition: str, triggers: bool) -> None:
    text = f"{CHOSEN} They become the runner in place of the designated Player."
    text += "" if triggers else " Their Run abilities do not trigger."
    game = scenario(
        edition,
        offense=Side(
            hand=[action(text, when=AFTER_DESIGNATION, side="offense")],
            players=[player("TE", "Run: Gain 10 yards.")],
        ),
        carrier="RB",
        at=AFTER_DESIGNATION,
    )
    game.offense.plays(0)
    game.both_pass()
    game.offense.picks("TE")
    assert game.run_to(NEXT_DOWN).ball == (50 if triggers else 40)
    assert game.offense.exhausted == ["Test TE"]
