"""Turnovers that are cancelled: the one that has come, and whichever comes this down."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import effects

from snapcount.cards.tree import Await, CancelTurnover, Would
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import NEXT_DOWN, ON_FIELD_ADJUSTMENTS, action, rule, scenario

EVERY = Await(
    Would("a live ball turnover would happen", (CancelTurnover(),)), "this down", once=False
)


@pytest.mark.parametrize(
    "text",
    [
        "Any fumble or interception this down is cancelled.",
        "Cancel any fumble or interception this down.",
        "Cancel any interception or fumble this down.",
        "Ignore any turnover on this play.",
        "Cancel all turnovers this down.",
        "All turnovers this down are cancelled.",
    ],
)
def test_all_of_this_down(text: str) -> None:
    assert effects(text) == (CancelTurnover(), EVERY)


def test_fumble_is_a_noun_there_and_no_choice() -> None:
    assert effects("Cancel any interception or fumble.") == (CancelTurnover(),)


def test_one_kind_waits_for_its_own() -> None:
    fumble = Would("a fumble would happen", (CancelTurnover(),))
    for text in ("Cancel any fumble.", "Cancel any fumble this down."):
        assert effects(text) == (Await(fumble, "this down", once=True),)


@rule("T-8", "T-18")
@pytest.mark.parametrize("edition", EDITION_NAMES)
@pytest.mark.parametrize("fumbles", [True, False])
@pytest.mark.parametrize(
    ("text", "yards"),
    [
        ("Cancel a fumble or an interception. The play is stopped instead.", 0),
        ("Cancel a fumble or an interception. If you do, the play is stopped.", 0),
        ("Cancel any turnover this down. The play is stopped instead.", 0),
        ("Cancel a fumble. The play is stopped instead.", 0),
        ("Cancel the live ball turnover. The play gains 5 yards instead.", 5),
    ],
)
def test_what_comes_instead_of_a_turnover_comes_only_if_one_was_cancelled(
    edition: str, text: str, yards: int, fumbles: bool
) -> None:
    game = scenario(
        edition,
        offense=[action(text, when=ON_FIELD_ADJUSTMENTS)],
        defense=[action("The play becomes a fumble.", when=ON_FIELD_ADJUSTMENTS)],
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.offense.plays(0)
    if fumbles:
        game.defense.plays(0)
    game.both_pass().run_to(NEXT_DOWN)
    assert game.offense.on_offense
    assert game.ball == 25 + (yards if fumbles else 15)
