"""What stands in brackets: a comment, or a rule that nobody may miss."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import effects, is_refused


@pytest.mark.parametrize(
    "bracket",
    [
        "(Play action!)",
        "(Play it safe!)",
        "(Use your head!)",
        "(Remove all doubt.)",
        "(0 is an even number.)",
    ],
)
def test_a_comment_means_nothing(bracket: str) -> None:
    assert effects(f"Gain 5 yards. {bracket}", "offense") == effects("Gain 5 yards.", "offense")


@pytest.mark.parametrize(
    "bracket",
    [
        "(Use once.)",
        "(Use once per game.)",
        "(Only one!)",
        "(Play only at the end of the play.)",
        "(Play at the end of the play.)",
        "(Exhaust only on third down.)",
        "(Remove this card.)",
        "(Remove this card at the end of the game.)",
    ],
)
def test_a_rule_is_no_comment(bracket: str) -> None:
    assert is_refused(f"Gain 5 yards. {bracket}", "offense")


def test_a_maximum_is_none_either() -> None:
    """No rule says how many timeouts there may be: a card that does means it."""
    plain = effects("Gain 1 timeout.")
    for said in ("(maximum of three)", "(max 3)", ", up to three", "up to a maximum of 3"):
        (found,) = effects(f"Gain 1 timeout {said}.")
        assert (found,) != plain
        assert found.most == 3
