"""Z-5, R-4: what an effect shows or takes off a deck that has too few cards for it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from snapcount.testing import (
    ON_FIELD_ADJUSTMENTS,
    PICK_CARD,
    Scenario,
    Side,
    play,
    player,
    rule,
    scenario,
)
from snapcount.testing.editions import editions_where

every_edition = pytest.mark.parametrize("edition", editions_where())
CALLS = (
    "Exhaust: Reveal the top 2 cards of your Play deck and one of them becomes your play and put "
    "the rest on the bottom of that deck in any order. Exhaust only during On Field Adjustments."
)
TAKES = (
    "Exhaust: Look at the top two cards of your Play deck. Put one of them into your hand and the "
    "other on the bottom of your Play deck."
)


@contextmanager
def with_deck(edition: str, text: str, left: int, discarded: int) -> Iterator[Scenario]:
    """Somebody uses that ability with so many cards in the deck and the discard pile."""
    deck = [play("Run Middle", 5, name=f"Left {i}") for i in range(left + 1)]  # one is drawn
    pile = [play("Run Middle", 6, name=f"Gone {i}") for i in range(discarded)]
    game = scenario(
        edition,
        offense=Side(players=[player("QB", text, name="Looks")], play_deck=deck, play_discard=pile),
        at=ON_FIELD_ADJUSTMENTS,
    )
    seat = game.offense.seat
    cards = game.state.play_deck[seat]
    aside = cards[: len(cards) - left]
    cards[:] = cards[len(cards) - left :]
    game.offense.uses("Looks")
    game.both_pass()
    yield game
    while game.offense.asked("effect"):
        game.offense.answers_anything()
    game.state.play_deck[seat][:0] = aside


@rule("T-7")
@every_edition
def test_the_only_card_there_is_becomes_the_play(edition: str) -> None:
    with with_deck(edition, CALLS, 1, 0) as game:
        assert game.strength == 5


@rule("Z-5")
@every_edition
@pytest.mark.parametrize(("pick", "strength"), [("Left 1", 5), ("Gone 0", 6)])
def test_the_second_card_of_two_comes_from_the_discard_pile(
    edition: str, pick: str, strength: int
) -> None:
    with with_deck(edition, CALLS, 1, 1) as game:
        game.offense.answers(PICK_CARD(pick))
        game.both_pass()
        assert game.strength == strength


@rule("Z-5", "R-4")
@every_edition
@pytest.mark.parametrize(
    ("left", "discarded", "seen"), [(1, 4, 2), (0, 4, 2), (2, 4, 2), (1, 0, 1), (0, 1, 1)]
)
def test_a_deck_that_is_looked_at_is_refilled(
    edition: str, left: int, discarded: int, seen: int
) -> None:
    with with_deck(edition, TAKES, left, discarded) as game:
        if seen > 1:
            assert game.state.decision is not None
            assert len(game.state.decision.options) == seen
            if left:
                assert game.offense.may(PICK_CARD("Left 1"))
            game.offense.answers_anything()
        assert len(game.offense.play_hand) >= 1
        pile = [name for name in game.offense.play_discard if name.startswith("Gone")]
        assert len(pile) == (discarded if left >= 2 else 0)


@rule("Z-5")
@every_edition
def test_a_deck_whose_top_cards_are_revealed_is_refilled(edition: str) -> None:
    text = (
        "Exhaust: Reveal the top three cards of your Play deck. Gain 5 yards for each Run revealed."
    )
    with with_deck(edition, text, 1, 4) as game:
        game.run_to("timeout")
        assert game.yards_by_effects == 15


@rule("Z-5")
@every_edition
def test_up_to_so_many_may_be_taken_of_a_refilled_deck(edition: str) -> None:
    text = (
        "Exhaust: Look at the top two cards of your Play deck. You may reveal a Run from "
        "among them and put it into your hand. Put the rest on the bottom of that deck in any "
        "order."
    )
    with with_deck(edition, text, 1, 4) as game:
        assert game.offense.may(PICK_CARD("Left 1"))
        assert [name for name in game.offense.play_discard if name.startswith("Gone")] == []
