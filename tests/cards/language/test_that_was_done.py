"""`If that was not done` asks about what the words before it do."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import effects, is_refused

from snapcount.cards.nouns import Did, Not
from snapcount.cards.tree import If

ASKED = ("was done", "was not done", "wasn't done")


@pytest.mark.parametrize("asked", ASKED)
@pytest.mark.parametrize(
    "text",
    [
        "If that {}, draw a Play card.",
        "If it is third down and that {}, draw a Play card.",
        "Whenever your opponent plays an Action card, if that {}, draw a Play card.",
        "Exhaust: If that {}, draw a Play card.",
        "Tackle: Draw a Play card.\nExhaust: If that {}, draw a Play card.",
        "Exhaust: If it is third down, draw a Play card. Otherwise, if that {}, gain 5 yards.",
    ],
)
def test_nothing_was_done_before(text: str, asked: str) -> None:
    assert is_refused(text.format(asked), action=text.startswith("If"))


@pytest.mark.parametrize("asked", ASKED)
def test_what_was_done_before_is_asked_of(asked: str) -> None:
    said = effects(f"Discard an Action card. If that {asked}, draw a Play card.")
    match said[-1]:
        case If(condition=Did()):
            assert asked == "was done"
        case If(condition=Not(condition=Did())):
            assert asked != "was done"
        case other:
            pytest.fail(f"asks something else: {other}")


def test_also_of_one_case_of_two() -> None:
    """What one case does may be asked after it, once it is over."""
    assert effects("If it is third down, discard an Action card. If that was done, gain 5 yards.")
