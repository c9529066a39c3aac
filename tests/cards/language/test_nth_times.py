"""The second and third time in a while, counted for each player."""

from __future__ import annotations

import pytest

from snapcount.cards.language.kernel.errors import TextError
from snapcount.cards.language.parse import parse_abilities
from snapcount.cards.language.printing import english
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import NEXT_DOWN, ON_FIELD_ADJUSTMENTS, Side, action, player, scenario

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)
SECOND = "Whenever your opponent plays their second Action card in a down, gain 5 yards."


@every_edition
@pytest.mark.parametrize(("played", "gained"), [(1, 0), (2, 5), (3, 5)])
def test_the_second_counts_and_no_other(edition: str, played: int, gained: int) -> None:
    blank = action("Draw a Play card.", when=ON_FIELD_ADJUSTMENTS)
    game = scenario(
        edition,
        offense=Side(players=[player("QB", SECOND)], hand=[blank]),
        defense=[blank] * 3,
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.offense.plays(0)  # one's own does not count
    for _ in range(played):
        game.defense.plays(0)
    game.run_to(NEXT_DOWN)
    assert game.yards_by_effects == gained


@every_edition
def test_the_third_in_answer_to_the_second_takes_nothing_away(edition: str) -> None:
    blank = action("Draw a Play card.", when=ON_FIELD_ADJUSTMENTS)
    game = scenario(
        edition,
        offense=Side(players=[player("QB", SECOND)]),
        defense=[blank] * 3,
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.defense.plays(0).plays(0)
    assert len(game.layers) == 3
    game.defense.plays(0)
    game.run_to(NEXT_DOWN)
    assert game.yards_by_effects == 5


@pytest.mark.parametrize(
    ("said", "counted"),
    [
        (
            "Whenever your opponent plays their second Action card in a down, draw a Play card.",
            (
                "Whenever your opponent plays an Action card while the number of Action cards your"
                " opponent has played this down is exactly 2, draw a Play card."
            ),
        ),
        (
            "When you use your third timeout of the half, draw a Play card.",
            (
                "Whenever you spend a timeout while the number of timeouts you have spent this half"
                " is exactly 3, draw a Play card."
            ),
        ),
        (
            "Whenever your opponent plays their first Action card of the down, draw a Play card.",
            "The first time each down your opponent plays an Action card, draw a Play card.",
        ),
    ],
)
def test_it_is_asked_when_it_happens(said: str, counted: str) -> None:
    (ability,) = parse_abilities(said)
    assert parse_abilities(counted) == (ability,)
    assert parse_abilities(english(ability)) == (ability,)


@pytest.mark.parametrize(
    "text",
    [
        "The next two times this Player would be Exhausted, instead Energize this Player.",
        "The next three times you score, draw an Action card.",
        "The first two times this half that you score, draw an Action card.",
        "The next two times you score this half, draw an Action card.",
    ],
)
def test_several_times_are_not_counted_down(text: str) -> None:
    with pytest.raises(TextError, match="write “the next time”"):
        parse_abilities(text)
