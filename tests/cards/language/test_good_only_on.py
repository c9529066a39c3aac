"""`Good only if the Grit is 3-6`: no good on any other, and elsewhere as the table says (K-3)."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import effects

from snapcount.cards.language.parse import parse_abilities
from snapcount.testing import (
    FIELD_GOAL,
    NEXT_POSSESSION,
    START_OF_DOWN,
    Side,
    action,
    gridiron,
    play,
    rule,
    scenario,
)
from snapcount.testing.editions import by_chapter_f, editions_where, having


@pytest.mark.parametrize(
    ("only", "missed"),
    [
        ("good only if the Grit is 3-6", "missed unless the Grit is 3-6"),
        ("good, but only if the Grit is 3-6", "no good unless the Grit is 3-6"),
        ("good only when the Grit is even", "missed unless the Grit is even"),
        ("good only if the Grit is 7 or higher", "no good unless the Grit is 7 or more"),
    ],
)
def test_only_says_on_what_it_is_missed(only: str, missed: str) -> None:
    for text in ("Field goals are {}.", "Your opponent's field goals are {}."):
        assert parse_abilities(text.format(only)) == parse_abilities(text.format(missed))


def test_for_a_while_too() -> None:
    (found,) = effects("Your field goals this down are good only if the Grit is 3-6.")
    (missed,) = effects("Your field goals this down are missed unless the Grit is 3-6.")
    assert found == missed
    (good,) = effects("Your field goals this down are good if the Grit is 3-6.")
    assert found != good


@rule("K-1", "K-3")
@pytest.mark.parametrize("edition", editions_where(having("gridiron")))
@pytest.mark.parametrize(
    ("yards", "grit", "points"),
    [(20, 3, 3), (20, 2, 0), (20, 7, 0), (40, 9, 0), (40, 5, 0), (60, 4, 0)],
)
def test_the_table_holds_as_well(edition: str, yards: int, grit: int, points: int) -> None:
    """On the 20 a Grit of 2-7 is good, on the 40 a Grit of 9, and farther out none."""
    only = gridiron("A field goal is good only if the Grit is 3-6.")
    assert scored(edition, Side(gridirons=[only], play_deck=[play("Run Left", grit)]), yards) == (
        points
    )


def scored(edition: str, offense: Side, yards: int) -> int:
    game = scenario(
        edition,
        offense=offense,
        defense=Side(play_deck=[play("Run Left", 0)]),
        ball=100 - yards,
    )
    game.offense.answers(FIELD_GOAL)
    return game.run_to(NEXT_POSSESSION).offense.score


@rule("K-1")
@pytest.mark.parametrize("edition", editions_where(by_chapter_f))
@pytest.mark.parametrize(("grit", "points"), [(4, 3), (3, 0)])
def test_so_does_a_card_that_was_played(edition: str, grit: int, points: int) -> None:
    text = "If your opponent attempts a field goal this down, it is good only if the Grit is 4."
    game = scenario(
        edition,
        offense=Side(play_deck=[play("Run Left", grit)] * 3),
        defense=Side(
            hand=[action(text, when=START_OF_DOWN, name="Ice")],
            play_deck=[play("Run Left", 0)] * 3,
        ),
        ball=80,
        at=START_OF_DOWN,
    )
    if game.offense.asked("timing point"):
        game.offense.passes()
    game.defense.plays("Ice")
    game.run_to("play or kick")
    game.offense.answers(FIELD_GOAL)
    assert game.run_to(NEXT_POSSESSION).offense.score == points
