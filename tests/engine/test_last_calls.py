"""The play that was called last: the same again, and run once more."""

from __future__ import annotations

import pytest

from snapcount.cards.nouns import CalledAgain
from snapcount.cards.tree import RepeatPlay
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    NEXT_DOWN,
    NEXT_POSSESSION,
    ON_FIELD_ADJUSTMENTS,
    Side,
    action,
    play,
    rule,
    scenario,
)
from snapcount.testing.cards import nodes

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)
NOTHING = play("Run Right", 0, name="Nothing")


@rule("F-3", "R-14")
@every_edition
@pytest.mark.parametrize(("last", "yards"), [("Long Pass: 40 (2-8)", 40), ("Run Left", 15)])
def test_the_play_becomes_the_last_one_with_its_numbers(
    edition: str, last: str, yards: int
) -> None:
    """By itself the second play is a Short Pass of 5 yards."""
    card = action(
        "Your current play becomes a copy of the last play you called.",
        when=ON_FIELD_ADJUSTMENTS,
        name="Again",
    )
    assert RepeatPlay() in nodes(card)
    first, second = play(last, 3), play("Short Pass: 5 (0-9)", 3)
    game = scenario(
        edition,
        offense=Side(hand=[card], play_deck=[second, second]),
        calls=(first, NOTHING),
        ball=10,
    )
    game.run_to(NEXT_DOWN)
    assert game.yards == yards
    game.run_to("call")
    game.offense.calls(second)
    game.run_to(ON_FIELD_ADJUSTMENTS).offense.plays("Again")
    game.run_to(NEXT_DOWN)
    assert game.yards == yards


@rule("F-3")
@every_edition
def test_without_a_last_play_nothing_changes(edition: str) -> None:
    card = action(
        "Your current play becomes your last play.", when=ON_FIELD_ADJUSTMENTS, name="Again"
    )
    game = scenario(edition, offense=[card], at=ON_FIELD_ADJUSTMENTS)
    game.offense.plays("Again")
    assert game.run_to(NEXT_DOWN).yards == 15


@rule("F-3")
@every_edition
@pytest.mark.parametrize(
    ("second", "text", "yards"),
    [
        ("Run Left", "If you called the same play as on the previous down, gain 10 yards.", 25),
        ("Run Right", "If you called the same play as on the previous down, gain 10 yards.", 15),
        (
            "Run Right",
            "If you called a different play than on the previous down, gain 5 yards.",
            20,
        ),
        ("Run Left", "If you called a different play than on the previous down, gain 5 yards.", 15),
    ],
)
def test_the_same_play_is_called_again(edition: str, second: str, text: str, yards: int) -> None:
    card = action(text, when=ON_FIELD_ADJUSTMENTS, name="Card")
    assert CalledAgain("you") in nodes(card)
    other = play(second, 3, name="Other")
    game = scenario(
        edition,
        offense=Side(hand=[card], play_deck=[other, other]),
        calls=(play("Run Left", 3), play("Run Middle", 0)),
        ball=10,
    )
    game.run_to(NEXT_DOWN).run_to("call")
    game.offense.calls(other)
    game.run_to(ON_FIELD_ADJUSTMENTS).offense.plays("Card")
    assert game.run_to(NEXT_DOWN).yards == yards


@rule("P-1")
@every_edition
def test_the_other_players_play_is_not_called_again(edition: str) -> None:
    card = action(
        "If you called the same play as on the previous down, gain 10 yards.",
        when=ON_FIELD_ADJUSTMENTS,
        name="Card",
    )
    game = scenario(edition, defense=Side(hand=[card]), down=4, ball=50)
    game.run_to(NEXT_POSSESSION).run_to(ON_FIELD_ADJUSTMENTS)
    game.defense.plays("Card")
    assert game.run_to(NEXT_DOWN).yards_by_effects == 0
