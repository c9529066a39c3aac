"""Why a card in hand cannot be played now: said of all cards but those that are offered."""

from __future__ import annotations

from dataclasses import replace
from itertools import chain

import pytest

from snapcount.engine import options
from snapcount.engine.editions import EDITION_NAMES
from snapcount.engine.words.why_not import NOT_ASKED, why_not, why_not_use
from snapcount.testing import (
    AFTER_DESIGNATION,
    END_OF_PLAY,
    Side,
    action,
    player,
    rule,
    scenario,
)
from snapcount.testing.random_games import random_states
from snapcount.testing.scenario import Scenario


def reason(game: Scenario, card: int) -> str:
    """Why the offense cannot play the card at that place of its hand."""
    found = game.state
    seat = found.offense
    return why_not(found, seat, found.table.definition[found.action_hand[seat][card]])


@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_a_reason_is_given_for_all_cards_but_those_that_are_offered(edition: str) -> None:
    reasons: set[str] = set()
    for game in chain(random_states(edition, 5), random_states(edition, 7)):
        decision = game.decision
        if decision is None:
            continue
        seat = decision.seat
        offered = {
            game.table.definition[option.a]
            for option in decision.options
            if option.verb in (options.PLAY_A_CARD, options.CALL)
        }
        for card in {game.table.definition[card] for card in game.action_hand[seat]}:
            said = why_not(game, seat, card)
            assert bool(said) == (card not in offered)
            reasons.add(said)
        for card in {game.table.definition[card] for card in game.play_hand[1 - seat]}:
            assert why_not(game, 1 - seat, card) == NOT_ASKED
    assert len(reasons) > 5


@rule("T-11")
def test_a_card_of_another_timing_point_says_which() -> None:
    game = scenario(
        "crd",
        offense=["Gain 10 yards.", action("Gain 5 yards.", when=END_OF_PLAY)],
        at=AFTER_DESIGNATION,
    )
    assert reason(game, 0) == ""
    assert "Not now. Play this at the End of the Play" in reason(game, 1)


def test_a_card_that_cancels_needs_something_to_cancel() -> None:
    game = scenario(
        "crd",
        offense=["Gain 10 yards.", "Cancel target Action card."],
        at=AFTER_DESIGNATION,
    )
    assert reason(game, 1) == "There's nothing in the layers it could target."


@rule("T-11")
def test_a_card_of_the_other_side_of_the_ball_says_so() -> None:
    game = scenario(
        "crd",
        offense=["Gain 10 yards.", action("Gain 5 yards.", side="defense")],
        at=AFTER_DESIGNATION,
    )
    assert reason(game, 1) == "You can play this only on defense, and you're on offense (T-11)."


@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_a_reason_is_given_for_all_players_but_those_whose_abilities_are_offered(
    edition: str,
) -> None:
    reasons: set[str] = set()
    for game in chain(random_states(edition, 6), random_states(edition, 8)):
        decision = game.decision
        if decision is None:
            continue
        seat = decision.seat
        asked = game.observe(seat).decision
        assert asked is not None
        offered = {
            seen.slot for seen in asked.options if seen.verb in (options.USE, options.USE_GAINED)
        }
        for slot in range(seat * 10, seat * 10 + 10):
            said = why_not_use(game, seat, slot)
            assert bool(said) == (slot not in offered)
            reasons.add(said.partition(";")[0])
            assert why_not_use(game, 1 - seat, slot) == NOT_ASKED
    assert len(reasons) > 5


@rule("T-5")
def test_an_exhausted_player_cannot_pay() -> None:
    side = Side(hand=["Gain 10 yards."], players=[player("RB", "Exhaust: Gain 5 yards.")])
    ready = scenario("crd", offense=side, at=AFTER_DESIGNATION).state
    seat, slot = ready.offense, ready.offense * 10 + 1  # the Running Back is the second
    assert why_not_use(ready, seat, slot) == ""
    tired = scenario("crd", offense=replace(side, exhausted=["RB"]), at=AFTER_DESIGNATION).state
    assert "is Exhausted and can't pay for it (T-5)" in why_not_use(tired, seat, slot)
