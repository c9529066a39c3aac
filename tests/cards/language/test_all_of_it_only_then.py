"""What waits for a play of some yards: every sentence of the ability is done only then."""

from __future__ import annotations

import pytest

from snapcount.cards.language.meaning.scene import Scene
from snapcount.cards.language.reader import read
from snapcount.cards.nouns import YardsWould
from snapcount.cards.tree import If, Triggered
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import NEXT_DOWN, Side, player, rule, scenario

PLAYER = Scene(side="offense")
TEXT = "Whenever you gain 15 yards or more on a Run, draw an Action card. Draw a Play card."


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        (TEXT, "Whenever you gain 15 yards or more on a Run, draw an Action card and a Play card."),
        (
            (
                "Whenever you complete a pass of 20 yards or more, gain a timeout. Your opponent"
                " discards an Action card."
            ),
            (
                "Whenever you complete a pass of 20 yards or more, gain a timeout and your opponent"
                " discards an Action card."
            ),
        ),
    ],
)
def test_two_sentences_are_as_one(said: str, meant: str) -> None:
    assert read(said, PLAYER).abilities == read(meant, PLAYER).abilities


def test_what_is_offered_then_and_what_follows() -> None:
    (heard,) = read(
        "Whenever you gain 15 yards or more on a Run, you may discard an Action card. If you do,"
        " draw a Play card. Gain a timeout.",
        PLAYER,
    ).abilities
    assert isinstance(heard, Triggered)
    (asked,) = heard.effects
    assert isinstance(asked, If)
    assert asked.condition == YardsWould(at_least=15)
    assert len(asked.then) == 2


@rule("F-10")
@pytest.mark.parametrize("edition", EDITION_NAMES)
@pytest.mark.parametrize(("strength", "drawn"), [(2, 0), (3, 1)])
def test_nothing_comes_of_a_shorter_run(edition: str, strength: int, drawn: int) -> None:
    text = "Whenever you gain 15 yards or more on a Run, draw an Action card. Gain a timeout."
    game = scenario(
        edition,
        offense=Side(players=[player("WR", text)]),
        carrier="RB",
        strength=strength,
        timeouts=(0, 0),
    )
    game.run_to(NEXT_DOWN)
    assert game.offense.timeouts == drawn
