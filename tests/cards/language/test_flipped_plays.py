"""A Play that was flipped over and called: `it` is that card, whatever is called later (T-7)."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import effects

from snapcount.cards.nouns import ShownIs
from snapcount.cards.tree import Audible, Draw, If
from snapcount.engine import events
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import NEXT_DOWN, ON_FIELD_ADJUSTMENTS, Side, action, play, rule, scenario

FLIP = "Flip over the top card of your Play deck. It becomes your called play. "
REVEAL = "Reveal the top card of your Play deck. That card becomes your play. "
RUN = play("Run Middle", 4)
PASS = play("Short Pass: 15 (0-9)", 4)


@pytest.mark.parametrize("it", ["it", "that card", "the flipped card"])
def test_it_is_the_card(it: str) -> None:
    asked = If(ShownIs(("run",)), (Draw("you", "action"),))
    assert effects(f"{FLIP}If {it} is a Run, draw an Action card.") == (Audible(), asked)


@rule("T-7")
@pytest.mark.parametrize("edition", EDITION_NAMES)
@pytest.mark.parametrize("first", [RUN, PASS])
@pytest.mark.parametrize("text", [FLIP, REVEAL])
def test_it_stays_the_card_when_another_is_called(edition: str, first: object, text: str) -> None:
    """Of two that are flipped over one is a Run, so that one of two texts is true."""
    deck = [RUN, PASS] if first is RUN else [PASS, RUN]
    card = action(f"{text}If it is a Run, gain a timeout.", when=ON_FIELD_ADJUSTMENTS)
    game = scenario(
        edition,
        offense=Side(hand=[card, card], play_deck=[PASS, *deck]),
        calls=("Long Pass: 25 (0-9)", "Run Left"),
        timeouts=(0, 0),
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.offense.plays(0).plays(0)
    game.both_pass()
    assert game.log.count(events.CALL_CHANGED) == 2
    assert game.offense.timeouts == 1


@rule("T-7", "R-14")
@pytest.mark.parametrize("edition", EDITION_NAMES)
@pytest.mark.parametrize("asked", ["is a Run", "is not a Run"])
def test_of_a_card_that_was_not_flipped_nothing_is_so(edition: str, asked: str) -> None:
    game = scenario(
        edition,
        offense=Side(hand=[action(f"{FLIP}If it {asked}, gain a timeout.")], play_deck=[RUN]),
        timeouts=(0, 0),
        at="after player designation",
    )
    game.offense.plays(0)
    game.both_pass()
    assert game.offense.timeouts == 0


@rule("T-7")
@pytest.mark.parametrize("edition", EDITION_NAMES)
@pytest.mark.parametrize("flip", [FLIP, REVEAL])
def test_the_old_call_is_put_away_before_another_is_called(edition: str, flip: str) -> None:
    text = f"Return your called play to your hand. {flip}"
    game = scenario(
        edition,
        defense=Side(
            hand=[action(text, when=ON_FIELD_ADJUSTMENTS)],
            play_deck=[RUN, play("Run Middle", 4, name="New")],
        ),
        calls=(PASS, play("Run Left", 0, name="Old")),
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.defense.plays(0)
    game.both_pass()
    game.run_to(NEXT_DOWN)
    assert "Old" in game.defense.play_hand
    assert game.defense.play_discard == ["New"]
