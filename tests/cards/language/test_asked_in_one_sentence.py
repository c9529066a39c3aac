"""What is asked after a semicolon or on a Grit, and the other case of what somebody does."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import effects, is_refused

_GRIT = "Determine Grit. If the Grit is 0-1, the offense fumbles. If the Grit is 2-5, lose 5 yards."


@pytest.mark.parametrize(
    ("said", "plain"),
    [
        ("Determine Grit. On a Grit of 0-1 the offense fumbles; on a 2-5 lose 5 yards.", _GRIT),
        ("Determine Grit. On 0-1, the offense fumbles; on 2-5, lose 5 yards.", _GRIT),
        ("Determine Grit. On a 0-1 the offense fumbles. On a 2-5 lose 5 yards.", _GRIT),
        (
            "Determine Grit; if it is 0-1, the offense fumbles; if it is 2-5, lose 5 yards.",
            _GRIT,
        ),
        (
            "If you called a Run, gain 5 yards. If you did not, draw a Play card.",
            "If you called a Run, gain 5 yards. Otherwise, draw a Play card.",
        ),
        (
            "If you gain 10 or more yards on this play, draw a Play card. If you do not, draw two.",
            "If you gain 10 or more yards on this play, draw a Play card. Otherwise, draw two.",
        ),
        (
            "Your play becomes a Run Right with a Play Strength of 4.",
            "Your play becomes a Run Right and the Play Strength becomes 4.",
        ),
    ],
)
def test_one_sentence_says_what_several_do(said: str, plain: str) -> None:
    assert effects(said, "offense") == effects(plain, "offense")


@pytest.mark.parametrize(
    ("so", "being"),
    [("you are behind", "are"), ("your opponent is on defense", "is"), ("you are ahead", "are")],
)
@pytest.mark.parametrize(
    "what",
    [
        "at least three Defensive Backs on the field",
        "two Linebackers on the field",
        "no timeouts left",
        "two timeouts left",
        "three or more Action cards in hand",
    ],
)
def test_with_what_somebody_is_so(so: str, being: str, what: str) -> None:
    have = "have" if being == "are" else "has"
    plainly = effects(f"If {so} and {have} {what}, draw a Play card.")
    assert effects(f"If {so} with {what}, draw a Play card.") == plainly


def test_what_a_player_has_is_with_nobody() -> None:
    """A Quarterback with Power Ups is not a player of the game who has them."""
    assert is_refused("If you have a Quarterback with two Power Ups, draw a Play card.")
    assert is_refused("If you are on defense with two Linebackers, draw a Play card.")


def test_what_is_not_done_was_offered_or_asked() -> None:
    assert is_refused("If you are behind, discard an Action card. If you do not, lose 5 yards.")
