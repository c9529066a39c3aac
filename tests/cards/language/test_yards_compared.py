"""`If this play gained as many yards as your last play`: known when the yards have been counted."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import effects

from snapcount.cards.card import ActionCard
from snapcount.cards.language.card_reading import CardFields, read_card
from snapcount.cards.language.printing import english
from snapcount.cards.nouns import AllOf, Compare, LastPlay, Not, TheLastYards, TheYards
from snapcount.cards.tree import Await
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import END_OF_PLAY, NEXT_DOWN, Side, action, play, rule, scenario

LAST = TheLastYards("you")


@pytest.mark.parametrize(
    ("said", "asked"),
    [
        ("as many yards as your last play", Compare(TheYards(), "exactly", LAST)),
        (
            "exactly the same number of yards as your previous play",
            Compare(TheYards(), "exactly", LAST),
        ),
        ("at least as many yards as your last play did", Compare(TheYards(), "at least", LAST)),
        ("more yards than on your last play", Not(Compare(LAST, "at least", TheYards()))),
        ("fewer yards than your previous play", Not(Compare(TheYards(), "at least", LAST))),
        ("more than your last play", Not(Compare(LAST, "at least", TheYards()))),
    ],
)
def test_it_is_compared(said: str, asked: object) -> None:
    for subject in ("this play", "the offense"):
        (found,) = got = effects(f"If {subject} gained {said}, draw a Play card.", "offense")
        assert found.condition == AllOf((LastPlay("you"), asked))  # type: ignore[arg-type]
        assert effects(english(got), "offense") == got


def test_it_waits_until_that_is_known() -> None:
    text = "If this play gains more yards than your last play, draw a Play card."
    card = read_card(
        CardFields(
            kind="action",
            name="More",
            text=text,
            subtype="offense",
            timing="Play only during On Field Adjustments.",
        )
    )
    assert isinstance(card, ActionCard)
    (found,) = card.effects
    assert isinstance(found, Await)
    assert found.ability.event == "the play ends"


@rule("F-10", "F-14")
@pytest.mark.parametrize("edition", EDITION_NAMES)
@pytest.mark.parametrize(("said", "gained"), [("as many", 1), ("more", 0)])
def test_the_first_play_has_none_before_it(edition: str, said: str, gained: int) -> None:
    than = "as" if said == "as many" else "than"
    text = f"If this play gained {said} yards {than} your previous play, gain a timeout."
    card = action(text, when=END_OF_PLAY, side="offense")
    game = scenario(
        edition,
        offense=Side(hand=[card, card]),
        calls=(play("Run Left", 2), play("Run Right", 1, "Long Pass")),
        timeouts=(0, 0),
        at=END_OF_PLAY,
    )
    game.offense.plays(0)
    game.run_to(NEXT_DOWN)
    assert game.offense.timeouts == 0
    game.run_to(END_OF_PLAY)
    game.offense.plays(0)
    game.both_pass()
    assert game.offense.timeouts == gained
