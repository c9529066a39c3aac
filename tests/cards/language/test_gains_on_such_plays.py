"""Yards that are gained on a play that came to something: `on a successful Run`."""

from __future__ import annotations

from typing import Any

import pytest
from tests.cards.language.meaning import effects

from snapcount.cards.language.card_reading import CardFields, read_card
from snapcount.cards.language.kernel.errors import TextError
from snapcount.cards.language.parse import parse_abilities
from snapcount.cards.language.reader import Scene, read
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import NEXT_DOWN, ON_FIELD_ADJUSTMENTS, Side, rule, scenario

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)
FIRST = "it becomes first down."


@pytest.mark.parametrize(
    ("said", "plain"),
    [
        ("you gain 5 yards or less on a Run this down", "you gain 5 yards or less on a Run"),
        (
            "you gain 5 yards or less on a successful Run this down",
            "the play is a successful Run and the play gains 5 yards or less",
        ),
        (
            "you lose yards on a successful play",
            "the play is successful and the play loses yards",
        ),
    ],
)
def test_it_is_asked_of_such_a_play(said: str, plain: str) -> None:
    assert effects(f"If {said}, {FIRST}", "offense") == effects(f"If {plain}, {FIRST}", "offense")


@pytest.mark.parametrize(
    ("said", "plain"),
    [
        (
            "Whenever you gain 10 yards or more on a successful Run, {}",
            "At the end of your Run, if it is successful and gains 10 yards or more, {}",
        ),
        (
            "Whenever your successful Run gains 10 yards or more, {}",
            "Whenever you gain 10 yards or more on a successful Run, {}",
        ),
        (
            "Whenever you gain 10 yards or more on a completed Pass, {}",
            "Whenever you complete a Pass for 10 yards or more, {}",
        ),
    ],
)
def test_it_is_waited_for(said: str, plain: str) -> None:
    done = "draw an Action card."
    one, other = (read(each.format(done), Scene()).abilities for each in (said, plain))
    assert one == other


@pytest.mark.parametrize(
    "counted",
    [
        "successful Run you have made earlier in this possession",
        "successful Run you called this half",
        "of your stopped plays this possession",
    ],
)
def test_which_plays_worked_is_not_kept(counted: str) -> None:
    with pytest.raises(TextError, match="which plays worked isn't kept"):
        parse_abilities(f"Run: Gain 5 yards for each {counted}.")


@rule("F-16", "F-10")
@every_edition
@pytest.mark.parametrize(
    ("calls", "strength", "earned"),
    [
        (("Run Left", "Long Pass"), 1, True),
        (("Run Left", "Long Pass"), 0, True),
        (("Run Left", "Long Pass"), 2, False),
        (("Run Left", "Run Left"), 1, False),
        (("Short Pass: 5 (0-9)", "Long Pass"), 1, False),
    ],
)
def test_a_short_run_that_worked_is_first_down(
    edition: str, calls: tuple[str, str], strength: int, earned: bool
) -> None:
    card: Any = read_card(
        CardFields(
            kind="action",
            name="Short",
            subtype="offense",
            text=f"If you gain 5 yards or less on a successful Run this down, {FIRST}",
            timing="Play only during On Field Adjustments.",
        )
    )
    game = scenario(
        edition,
        offense=Side(hand=[card]),
        calls=calls,
        strength=strength,
        down=3,
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.offense.plays(0)
    assert game.run_to(NEXT_DOWN).down == (1 if earned else 4)
