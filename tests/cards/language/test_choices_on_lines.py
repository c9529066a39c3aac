"""Choices: options on lines of their own without a mark, and numbers up or down."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import effects, is_refused

from snapcount.cards.tree import ChangeStrength, ChooseOne
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    AFTER_DESIGNATION,
    MODE,
    NEXT_DOWN,
    ON_FIELD_ADJUSTMENTS,
    Side,
    action,
    player,
    rule,
    scenario,
)

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)


def test_every_line_is_an_option() -> None:
    lines = "Choose one:\nEnergize one of your Players.\nDraw a Play card.\nGain a timeout."
    marked = "Choose one: • Energize one of your Players. • Draw a Play card. • Gain a timeout."
    assert effects(lines) == effects(marked)
    assert effects(lines.replace(".", "")) == effects(marked)


@pytest.mark.parametrize(
    "text",
    [
        "Exhaust: Choose one:\nGain 5 yards.\nDraw a Play card.\nYour Runs gain 5 more yards.",
        "Exhaust: Choose one:\nGain 5 yards.\nGain a timeout.\nWhenever you punt, gain a timeout.",
        "Exhaust: Choose one:\nGain 5 yards.",
    ],
)
def test_a_text_of_its_own_is_no_option(text: str) -> None:
    assert is_refused(text, action=False)


@pytest.mark.parametrize(
    "text",
    [
        "Play Strength +1 or -1.",
        "The Play Strength gets +1 or -1.",
        "-1 or +1 to the Play Strength.",
        "Play Strength +/-1.",
    ],
)
def test_up_or_down_is_a_choice(text: str) -> None:
    assert effects(text) == (ChooseOne(((ChangeStrength(1),), (ChangeStrength(-1),))),)


@pytest.mark.parametrize(
    ("text", "same"),
    [
        (
            (
                "If you called Run Left, it becomes Run Right. If you called Run Right, it becomes"
                " Run Left."
            ),
            (
                "If you called Run Left, it becomes Run Right. Otherwise, if you called Run Right,"
                " it becomes Run Left."
            ),
        ),
    ],
)
def test_what_was_called_is_not_turned_back(text: str, same: str) -> None:
    assert effects(text, "offense") == effects(same, "offense")


@rule("F-7", "F-4")
@every_edition
@pytest.mark.parametrize(
    ("called", "stops"), [("Run Left", "Run Right"), ("Run Right", "Run Left")]
)
def test_either_call_becomes_the_other(edition: str, called: str, stops: str) -> None:
    text = " ".join(
        f"If you called Run {one}, it becomes Run {other}."
        for one, other in (("Left", "Right"), ("Right", "Left"))
    )
    hand = [action(text, side="offense", when=ON_FIELD_ADJUSTMENTS)]
    game = scenario(
        edition, offense=Side(hand=hand), calls=(called, stops), at=ON_FIELD_ADJUSTMENTS
    )
    game.offense.plays(0)
    game.both_pass()
    game.run_to(NEXT_DOWN)
    assert game.yards == 0  # the defense stops what it has become, and it is not turned back


@rule("T-2")
@every_edition
def test_one_of_the_lines_is_carried_out(edition: str) -> None:
    text = "Exhaust: Choose one:\nGain 5 yards.\nGain 10 yards.\nRun: Gain 20 yards."
    chooser = player("QB", text, name="Chooser")
    game = scenario(edition, offense=Side(players=[chooser]), at=AFTER_DESIGNATION)
    game.offense.uses("Chooser")
    game.both_pass()
    game.offense.offered(MODE(0), MODE(1)).answers(MODE(1))
    game.run_to(NEXT_DOWN)
    assert game.yards == 25
