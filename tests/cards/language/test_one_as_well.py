"""`Your opponent gets one as well`: the same number of what was named, said shortly."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import effects, is_refused

from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import ON_FIELD_ADJUSTMENTS, action, scenario


@pytest.mark.parametrize("verb", ["gains one", "gets one", "also gains one", "also gets one"])
@pytest.mark.parametrize("besides", ["", " too", ", too", " as well", ", as well", " also"])
def test_one_is_one_of_what_was_named(verb: str, besides: str) -> None:
    plainly = effects("Gain a timeout. If you are leading, your opponent gains a timeout.")
    shortly = f"Gain a timeout. If you are leading, your opponent {verb}{besides}."
    assert effects(shortly) == plainly


def test_of_something_else_one_is_not_had() -> None:
    assert is_refused("Exhaust a Player. Your opponent gets one as well.")


@pytest.mark.parametrize("edition", EDITION_NAMES)
@pytest.mark.parametrize("score", [(7, 0), (0, 0), (0, 7)])
def test_only_who_leads_shares_the_timeout(edition: str, score: tuple[int, int]) -> None:
    text = "Gain a timeout. If you are leading, your opponent gets one as well."
    card = action(text, when=ON_FIELD_ADJUSTMENTS)
    game = scenario(edition, offense=[card], at=ON_FIELD_ADJUSTMENTS, score=score, timeouts=(1, 1))
    game.offense.plays(0)
    game.both_pass()
    assert (game.offense.timeouts, game.defense.timeouts) == (2, 1 + (score[0] > score[1]))
