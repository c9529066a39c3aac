"""A Play Strength that is at least, or at most, so much; and `it becomes 4` after it was asked."""

from __future__ import annotations

from typing import Any

import pytest
from tests.cards.language.meaning import effects, is_refused, modifier, printed

from snapcount.cards.tree import Lasting, LimitStrength
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    NEXT_DOWN,
    ON_FIELD_ADJUSTMENTS,
    PRIOR_TO_SELECTING,
    Side,
    action,
    play,
    rule,
    scenario,
)

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)


@pytest.mark.parametrize(
    ("text", "means"),
    [
        ("The Play Strength is at least 4.", LimitStrength("at least", 4)),
        ("The Play Strength cannot be less than 4.", LimitStrength("at least", 4)),
        ("The Play Strength cannot fall below 4.", LimitStrength("at least", 4)),
        ("The Play Strength cannot be more than 6.", LimitStrength("at most", 6)),
        ("The Play Strength cannot exceed 6.", LimitStrength("at most", 6)),
        ("The Play Strength is never more than 6.", LimitStrength("at most", 6)),
        (
            "The Play Strength of your Runs cannot be less than 4.",
            LimitStrength("at least", 4, "you", ("run",)),
        ),
        (
            "The Play Strength of your opponent's plays is at most 6.",
            LimitStrength("at most", 6, "opponent"),
        ),
    ],
)
def test_where_it_ends(text: str, means: Any) -> None:
    assert modifier(text) == means
    assert modifier(f"{printed(means, 'Modifier')}.") == means


def test_for_a_while() -> None:
    limit = LimitStrength("at least", 4)
    assert effects("The Play Strength is at least 4.") == (Lasting(limit),)
    assert effects("The Play Strength cannot be less than 4 this half.") == (
        Lasting(limit, "this half"),
    )


@pytest.mark.parametrize(
    "said",
    [
        "it becomes 4",
        "it is set to 4",
        "it is increased to 4",
        "it becomes 4 instead of 2",
    ],
)
@pytest.mark.parametrize(("asked", "named"), [("Play Strength", "Play Strength"), ("Grit", "Grit")])
def test_it_is_the_number_that_was_asked(said: str, asked: str, named: str) -> None:
    ask = "Determine Grit. " if asked == "Grit" else ""
    text = f"{ask}If the {asked} is less than 4, {{}}."
    assert effects(text.format(said)) == effects(text.format(f"the {named} becomes 4"))


@pytest.mark.parametrize(
    "text",
    [
        "The Play Strength is at least 0.",
        "The Play Strength is at least 10.",
        "If the Play Strength is less than 4, it becomes 12.",
        "Determine Grit. If the Grit is less than 4, it becomes 12.",
    ],
)
def test_what_is_no_digit_or_says_nothing(text: str) -> None:
    """R-44."""
    assert is_refused(text)


def _yards(edition: str, strength: int, *texts: str, own: str = "") -> int:
    """What a Run comes to, five yards for each point, when the offense has played these."""
    hand = [action(text, when=ON_FIELD_ADJUSTMENTS) for text in texts]
    calls = (
        play("Run Left", strength, abilities=(own,) if own else ()),
        play(stops="Long Pass", strength=0),
    )
    at = ON_FIELD_ADJUSTMENTS if hand else ""
    game = scenario(edition, offense=Side(hand=hand), calls=calls, at=at)
    for _ in hand:
        game.offense.plays(0)
    return game.run_to(NEXT_DOWN).yards // 5


@every_edition
@rule("R-32")
@pytest.mark.parametrize(("strength", "comes_to"), [(2, 4), (4, 4), (7, 7)])
@pytest.mark.parametrize(
    "text",
    ["The Play Strength is at least 4.", "If the Play Strength is less than 4, it becomes 4."],
)
def test_no_lower(edition: str, text: str, strength: int, comes_to: int) -> None:
    assert _yards(edition, strength, text) == comes_to


@every_edition
@rule("R-32")
@pytest.mark.parametrize(("strength", "comes_to"), [(2, 2), (6, 6), (8, 6)])
@pytest.mark.parametrize(
    "text",
    ["The Play Strength cannot be more than 6.", "If the Play Strength exceeds 6, it becomes 6."],
)
def test_no_higher(edition: str, text: str, strength: int, comes_to: int) -> None:
    assert _yards(edition, strength, text) == comes_to


@every_edition
@pytest.mark.parametrize(
    "own", ["The Play Strength is at least 4.", "The Play Strength is at most 1."]
)
def test_on_the_called_play(edition: str, own: str) -> None:
    assert _yards(edition, 2, own=own) == (4 if "least" in own else 1)


@every_edition
@pytest.mark.parametrize(
    "change", ["The Play Strength is reduced by 5.", "The Play Strength becomes 1."]
)
def test_whatever_else_changes_it(edition: str, change: str) -> None:
    """Before it and after it: what limits it is looked at last."""
    own = "The Play Strength is at least 4."
    assert _yards(edition, 6, change, own=own) == 4
    assert _yards(edition, 6, change) == 1


@every_edition
def test_of_other_plays_it_is_what_it_is(edition: str) -> None:
    limit = "The Play Strength of your Passes is at least 4."
    hand = [action(f"{limit[:-1]} this half.", when=PRIOR_TO_SELECTING)]
    game = scenario(edition, offense=Side(hand=hand), strength=2, at=PRIOR_TO_SELECTING)
    game.offense.plays(0)
    assert game.run_to(NEXT_DOWN).yards == 10


@every_edition
def test_where_both_are_said_the_most_counts(edition: str) -> None:
    own = "The Play Strength is at least 6. The Play Strength is at most 4."
    assert _yards(edition, 9, own=own) == 4


@every_edition
def test_one_that_no_effect_changes(edition: str) -> None:
    own = "The Play Strength cannot be changed by effects. The Play Strength is at least 6."
    assert _yards(edition, 2, own=own) == 2
