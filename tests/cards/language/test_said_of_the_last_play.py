"""Several things said of the last play, and that this one is the same."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import effects, is_refused

EARLIER = (
    "the number of plays you called this possession is not at most the number of plays you called"
    " this down"
)


@pytest.mark.parametrize(
    ("text", "plainly"),
    [
        (
            "your last play was a Pass and gained 10 yards or more",
            "your last play was a Pass and your last play gained 10 yards or more",
        ),
        (
            "the last play was stopped and was a Run",
            "the last play was stopped and the last play was a Run",
        ),
        (
            "your previous play this drive was complete and lost 5 yards or more",
            f"your last play was complete and your last play lost 5 yards or more and {EARLIER}",
        ),
        (
            "your last play this possession was the same play",
            f"you called the same play as on the last down and {EARLIER}",
        ),
    ],
)
def test_each_is_asked_of_that_play(text: str, plainly: str) -> None:
    assert effects(f"If {text}, gain 5 yards.") == effects(f"If {plainly}, gain 5 yards.")


@pytest.mark.parametrize(
    "text",
    [
        "your last play was stopped and was the same play",  # Theirs may lie between
        "your last play this half was the same play",
        "the last play was a Run and was the same play",
    ],
)
def test_the_same_one_is_of_this_possession(text: str) -> None:
    assert is_refused(f"If {text}, gain 5 yards.")


def test_a_card_that_is_flipped_becomes_their_play_in_one_sentence() -> None:
    two = "Your opponent flips over the top card of their Play deck. It becomes their play."
    one = two.replace(". It", ", and it")
    assert effects(one) == effects(two)
