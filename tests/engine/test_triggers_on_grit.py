"""Grit as an occasion (K-1), and effects on the next Grit alone."""

from __future__ import annotations

import pytest

from snapcount.cards.card import PlayCard
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    AFTER_DESIGNATION,
    FIELD_GOAL,
    NEXT_POSSESSION,
    ON_FIELD_ADJUSTMENTS,
    PUNT,
    Side,
    play,
    player,
    scenario,
)
from snapcount.testing.answers import Answer

HEARS = "Whenever you determine Grit, draw an Action card."
DETERMINES = "Determine Grit value. If the Grit is 5 or more, gain 10 yards."


def tops(*strengths: int) -> list[PlayCard]:
    """Plays on top of a deck, of which Grit is made; the other deck's count for 0."""
    return [play("Run Middle", strength) for strength in strengths]


@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_grit_of_an_effect_is_heard(edition: str) -> None:
    quarterback = player("QB", HEARS)
    game = scenario(
        edition,
        offense=Side(players=[quarterback], hand=["Determine Grit value.", "Gain 5 yards."]),
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.offense.plays(0)
    game.both_pass()
    game.run_to(AFTER_DESIGNATION)
    game.both_pass()
    assert "Blank" in game.offense.hand


def test_grit_that_the_other_player_determines_is_theirs() -> None:
    quarterback = player("QB", HEARS)
    game = scenario(
        "crd",
        offense=Side(players=[quarterback], hand=["Gain 5 yards."]),
        defense=["Determine Grit value."],
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.offense.passes()
    game.defense.plays(0)
    game.both_pass()
    game.run_to(AFTER_DESIGNATION)
    assert game.offense.hand == ["Gain 5 yards."]


@pytest.mark.parametrize("edition", [name for name in EDITION_NAMES if name != "2019"])
@pytest.mark.parametrize("kick", [FIELD_GOAL, PUNT])
def test_grit_of_a_kick_is_the_kickers(edition: str, kick: Answer) -> None:
    """2019 has no kicks (G-1)."""
    quarterback = player("QB", "Whenever you determine Grit, draw two Action cards.")
    game = scenario(
        edition, offense=Side(players=[quarterback]), ball=70, down=4, at="play or kick"
    )
    before = len(game.offense.hand)
    game.offense.answers(kick)
    game.run_to(NEXT_POSSESSION)
    game.run_to("play or kick")
    assert len(game.offense.hand) >= before + 2


@pytest.mark.parametrize(("strength", "drawn"), [(6, 0), (7, 1)])
def test_a_text_may_ask_what_the_grit_is(strength: int, drawn: int) -> None:
    text = "Whenever you determine Grit, if it is 7 or more, draw an Action card."
    game = scenario(
        "crd",
        offense=Side(
            players=[player("QB", text)],
            hand=["Determine Grit value.", "Gain 5 yards."],
            play_deck=tops(0, strength),
        ),
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.offense.plays(0)
    game.both_pass()
    game.run_to(AFTER_DESIGNATION)
    game.both_pass()
    assert game.offense.hand.count("Blank") == drawn


@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_the_next_grit_alone_is_changed(edition: str) -> None:
    """3 and 2 are 5; without the two that were added the second one is 3."""
    game = scenario(
        edition,
        offense=Side(
            hand=[DETERMINES, DETERMINES, "Your next Grit value is increased by 2."],
            play_deck=tops(3, 3, 3, 3),
        ),
        at=AFTER_DESIGNATION,
    )
    game.offense.plays(0)
    game.offense.plays(0)
    game.offense.plays(2)
    game.both_pass()
    assert game.yards_by_effects == 10
