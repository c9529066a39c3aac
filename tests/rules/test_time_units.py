"""F-13, F-22: what a down takes off the clock when texts and effects speak of its Time Units."""

from __future__ import annotations

import pytest

from snapcount.testing import (
    NEXT_DOWN,
    ON_FIELD_ADJUSTMENTS,
    Side,
    action,
    player,
    rule,
    scenario,
)
from snapcount.testing.editions import editions_where, first_question

ALL_PRO = editions_where(lambda rules: rules.all_pro_allowed)
every_edition = pytest.mark.parametrize("edition", editions_where())
all_pro = pytest.mark.parametrize("edition", ALL_PRO)

TWO = "Your Runs use 2 Time Units."


def taken(edition: str, stands: str = "", effect: str = "", time: int = 1, **rest: bool) -> int:
    """The Time Units that a Run takes, with a text that stands and an effect of the down."""
    players = [player("TE", stands)] if stands else []
    hand = [action(effect, when=ON_FIELD_ADJUSTMENTS)] if effect else []
    game = scenario(
        edition,
        offense=Side(players=players, hand=hand),
        time=time,
        timeouts=(0, 0),
        at=ON_FIELD_ADJUSTMENTS if effect else first_question(edition),
        **rest,  # type: ignore[arg-type]
    )
    if effect:
        game.offense.plays(0)
    return 15 - game.run_to(NEXT_DOWN).clock


@rule("F-13")
@every_edition
@pytest.mark.parametrize(
    ("effect", "units"),
    [
        ("", 2),
        ("The Time Units of this play are increased by 2.", 4),
        ("The Time Units of this play are reduced by 1.", 1),
        ("The Time Units of this play become 0.", 0),
        ("The Time Units of this play become 4.", 4),
        ("Double the Time Units of this play.", 4),
    ],
)
def test_an_effect_changes_what_a_text_says_they_are(edition: str, effect: str, units: int) -> None:
    assert taken(edition, TWO, effect) == units


@rule("F-22", "F-13", editions=ALL_PRO)
@all_pro
@pytest.mark.parametrize(("stands", "units"), [(TWO, 3), ("Your Runs use 0 Time Units.", 0)])
def test_what_a_text_says_they_are_has_one_more_in_all_pro(
    edition: str, stands: str, units: int
) -> None:
    """As what an effect says they are: no Time Units at all stay none."""
    assert taken(edition, stands, all_pro=True) == units


@rule("F-22", editions=ALL_PRO)
@all_pro
@pytest.mark.parametrize(
    ("verb", "time", "units"),
    [("Double", 0, 2), ("Double", 1, 4), ("Double", 2, 6), ("Halve", 1, 1), ("Halve", 3, 2)],
)
def test_doubling_sees_the_one_more_of_all_pro_once(
    edition: str, verb: str, time: int, units: int
) -> None:
    assert taken(edition, "", f"{verb} the Time Units of this play.", time, all_pro=True) == units


@rule("F-22", editions=ALL_PRO)
@all_pro
def test_so_does_a_card_that_counts_them(edition: str) -> None:
    gain = action("Gain yards equal to the Time Units of this play.", when=ON_FIELD_ADJUSTMENTS)
    game = scenario(edition, offense=[gain], time=2, all_pro=True, at=ON_FIELD_ADJUSTMENTS)
    game.offense.plays(0)
    assert game.yards_by_effects == 3
