"""What is done to the yards of a play that nobody has called yet."""

from __future__ import annotations

import pytest

from snapcount.cards.card import ActionCard
from snapcount.cards.language.card_reading import CardFields, read_card
from snapcount.cards.tree import Await, LimitYards, MultiplyYards
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    NEXT_DOWN,
    ON_FIELD_ADJUSTMENTS,
    PRIOR_TO_SELECTING,
    START_OF_DOWN,
    Scenario,
    Side,
    action,
    play,
    rule,
    scenario,
)

FLIP = "Flip over the top card of your Play deck. That card becomes your play this down."


def card(text: str, timing: str, side: str = "offense") -> ActionCard:
    made = read_card(CardFields(kind="action", subtype=side, name="X", text=text, timing=timing))
    assert isinstance(made, ActionCard)
    return made


def early(edition: str, text: str, at: str = PRIOR_TO_SELECTING, **rest: object) -> Scenario:
    when = "at the Start of a Down" if at == START_OF_DOWN else "prior to selecting a play"
    made = card(text, f"Play {when}.")
    side = Side(hand=[made, action(FLIP, when=ON_FIELD_ADJUSTMENTS, name="Flip")], **rest)  # type: ignore[arg-type]
    game = scenario(edition, offense=side, strength=4, ball=30, at=at)
    game.offense.plays(0)
    game.both_pass()
    return game


@rule("F-10", "T-9")
@pytest.mark.parametrize("edition", EDITION_NAMES)
@pytest.mark.parametrize(
    ("text", "ball"),
    [
        ("This play gains no yards.", 30),
        ("This play gains 25 yards instead of any other yards.", 55),
        ("Your play this down cannot gain more than 5 yards.", 35),
        ("Double the yards gained on this play.", 70),
        ("The base yards of this play are increased by 5.", 55),
        ("Add 1 to the Play Strength.", 55),
        ("Draw an Action card. Halve the yards gained on the play.", 40),
    ],
)
def test_it_is_done_to_the_play_that_comes(edition: str, text: str, ball: int) -> None:
    assert early(edition, text).run_to(NEXT_DOWN).ball == ball


@rule("F-10")
@pytest.mark.parametrize("edition", ["2021", "2022", "crd"])
def test_from_the_start_of_the_down(edition: str) -> None:
    game = early(edition, "The offense cannot gain more than 10 yards this down.", START_OF_DOWN)
    assert game.run_to(NEXT_DOWN).ball == 40
    assert game.run_to(NEXT_DOWN).ball == 60


@rule("R-52")
@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_an_audible_is_the_same_play(edition: str) -> None:
    deck = [play("Run Right", 4, name="Top")] * 2
    game = early(edition, "Double the yards gained on this play.", play_deck=deck)
    game.run_to(ON_FIELD_ADJUSTMENTS).offense.plays("Flip")
    game.both_pass()
    assert game.run_to(NEXT_DOWN).ball == 70


@pytest.mark.parametrize(
    ("timing", "waits"),
    [
        ("Play prior to selecting a play.", True),
        ("Play only during On Field Adjustments.", False),
        ("Play only after player designation.", False),
    ],
)
def test_with_a_play_at_hand_it_is_done_at_once(timing: str, waits: bool) -> None:
    (made,) = card("Double the yards gained on this play.", timing).effects
    assert isinstance(made, Await if waits else MultiplyYards)
    (made,) = card("The play gains at most 5 yards.", timing, "defense").effects
    assert isinstance(made, Await if waits else LimitYards)
