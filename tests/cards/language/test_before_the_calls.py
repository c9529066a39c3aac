"""What is asked of the calls by a card that is played before there are any (F-3) waits for them."""

from __future__ import annotations

import pytest

from snapcount.cards.card import ActionCard
from snapcount.cards.language.card_reading import CardFields, read_card
from snapcount.cards.language.kernel.errors import TextError
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import NEXT_DOWN, PRIOR_TO_SELECTING, Scenario, action, rule, scenario

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)
RUN, LONG = "Run Left", "Long Pass"


def played(edition: str, text: str, stops: str) -> Scenario:
    """The card is played before the calls, and the offense completes a pass for 20 yards."""
    card = action(f"{text} Play only prior to selecting a play.")
    calls = ("Short Pass: 20 (0-9)", stops)
    game = scenario(edition, offense=[card], calls=calls, at=PRIOR_TO_SELECTING)
    game.offense.plays(0)
    return game.both_pass()


@rule("F-3")
@every_edition
@pytest.mark.parametrize(
    "text",
    [
        "If the defense called a Run, draw two Play cards.",
        "If your opponent called a Run, draw two Play cards.",
        "If the defense calls a Run this down, draw two Play cards.",
    ],
)
@pytest.mark.parametrize(("stops", "drawn"), [(RUN, 2), (LONG, 0)])
def test_it_is_asked_when_both_are_revealed(
    edition: str, text: str, stops: str, drawn: int
) -> None:
    def cards(said: str) -> int:
        return len(played(edition, said, stops).run_to(NEXT_DOWN).offense.play_hand)

    assert cards(text) - cards("Your Runs gain 5 more yards this down.") == drawn


@rule("F-10")
@every_edition
@pytest.mark.parametrize(("stops", "ball"), [(RUN, 55), (LONG, 45)])
def test_the_call_of_the_defense_gains_the_offense_yards(
    edition: str, stops: str, ball: int
) -> None:
    text = "If the defense calls a Run this down, gain 10 yards."
    assert played(edition, text, stops).run_to(NEXT_DOWN).ball == ball


@pytest.mark.parametrize(
    "text",
    [
        "If the defense called a Run, gain 10 yards.",
        "If you called a Run, gain 10 yards.",
        "If you called a Pass, the catch range is 1 wider.",
    ],
)
def test_what_changes_the_play_cannot_be_asked_so_early(text: str) -> None:
    def fields(timing: str) -> CardFields:
        return CardFields(kind="action", subtype="Offense", name="A", text=text, timing=timing)

    read_card(fields("Play only during On Field Adjustments."))
    with pytest.raises(TextError, match="no play is called yet"):
        read_card(fields("Play only prior to selecting a play."))


def _effects(text: str, timing: str) -> object:
    card = read_card(
        CardFields(kind="action", name="Look", subtype="generic", text=text, timing=timing)
    )
    assert isinstance(card, ActionCard)
    return card.effects


@pytest.mark.parametrize("what", ["a Run", "the same play as on the previous down"])
@pytest.mark.parametrize("point", ["at the start of a down", "prior to selecting a play"])
def test_what_is_called_is_called_in_this_down(what: str, point: str) -> None:
    timing = f"Play only {point}."
    said = _effects(f"If the offense calls {what}, draw two Action cards.", timing)
    assert said == _effects(
        f"If the offense calls {what} this down, draw two Action cards.", timing
    )


def test_after_the_calls_it_would_be_another_down() -> None:
    with pytest.raises(TextError, match="for how long"):
        _effects(
            "If the offense calls a Run, draw a Play card.",
            "Play only during On Field Adjustments.",
        )
