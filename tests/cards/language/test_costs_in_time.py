"""Words for costs in Time Units of this down."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import effects, is_refused, printed

from snapcount.cards.tree import ChangeTimeUnits, Draw, Gain, May, PayCost


@pytest.mark.parametrize(
    "text",
    [
        "Use 2 additional Time Units to gain 10 yards.",
        "Spend 2 more Time Units this down to gain 10 yards.",
        "As an additional cost, use 2 Time Units. Gain 10 yards.",
        "Use two extra Time Units. Gain 10 yards.",
    ],
)
def test_what_a_text_begins_with_is_its_cost(text: str) -> None:
    assert effects(text) == (PayCost((ChangeTimeUnits(2),)), Gain(10))


def test_an_offer_is_paid_by_whoever_takes_it() -> None:
    text = "You may use 1 additional Time Unit on this play to draw an Action card."
    offered = May((ChangeTimeUnits(1),), "you", (Draw("you", "action"),))
    assert effects(text) == (offered,)
    assert printed(offered.effects[0], "Offered") == "use 1 more Time Unit"


@pytest.mark.parametrize(
    "text",
    [
        "Use 2 additional Time Unit to gain 10 yards.",
        "Use no Time Units to gain 10 yards.",
        "Whenever your play is successful, as an additional cost, use 1 Time Unit.",
    ],
)
def test_what_is_no_cost_is_refused(text: str) -> None:
    assert is_refused(text)
