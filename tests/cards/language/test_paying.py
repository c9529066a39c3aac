"""What is paid is paid: by those who can, all of it, or nothing comes of it (T-5)."""

from __future__ import annotations

import dataclasses
from typing import Any

import pytest
from tests.cards.language.meaning import is_refused

from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    NO,
    ON_FIELD_ADJUSTMENTS,
    PASS,
    PICK,
    PLAY,
    USE,
    YES,
    Scenario,
    Side,
    action,
    player,
    rule,
    scenario,
)

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)
SPARE = action("Gain 5 yards.", name="Spare")
OTHER = action("Gain 15 yards.", name="Other")
EVERYBODY = ("QB", "RB", "WR", "TE")


def resolved(edition: str, text: str, offense: Side, **declared: Any) -> Scenario:
    """The offense has played the card at On Field Adjustments, and both have passed."""
    card = action(text, when=ON_FIELD_ADJUSTMENTS)
    offense = dataclasses.replace(offense, hand=[card, *offense.hand])
    game = scenario(edition, offense=offense, at=ON_FIELD_ADJUSTMENTS, **declared)
    game.offense.plays(0)
    return game.both_pass()


EXHAUSTING = [
    "You may exhaust one of your Players. If you do, gain 10 yards.",
    "You may exhaust one of your Players to gain 10 yards.",
    "Lose 10 yards unless you exhaust one of your Players. Gain 10 yards.",
]


@rule("T-5")
@every_edition
@pytest.mark.parametrize("text", EXHAUSTING)
def test_only_an_energized_player_pays_by_exhausting(edition: str, text: str) -> None:
    tired = Side(exhausted=("QB", "RB"))
    game = resolved(edition, text, tired)
    game.offense.offered(YES, NO).answers(YES)
    game.offense.offered(PICK("WR"), PICK("TE")).picks("TE")
    assert game.offense.exhausted == ["Quarterback", "Running Back", "Tight End"]
    assert game.yards_by_effects == 10


@rule("T-5")
@every_edition
@pytest.mark.parametrize("text", EXHAUSTING)
def test_with_nobody_energized_nothing_is_offered(edition: str, text: str) -> None:
    game = resolved(edition, text, Side(exhausted=EVERYBODY))
    assert not game.offense.asked("effect")
    assert game.yards_by_effects == 0


@rule("T-5")
@every_edition
@pytest.mark.parametrize(
    "text",
    [
        "Exhaust one of your Players to gain 10 yards.",
        "Exhaust one of your Players. If you do, gain 10 yards.",
        "Exhaust two of your Players. If you do, gain 10 yards.",
    ],
)
def test_what_must_be_exhausted_pays_only_if_it_was_energized(edition: str, text: str) -> None:
    game = resolved(edition, text, Side(exhausted=EVERYBODY))
    assert game.yards_by_effects == 0
    game = resolved(edition, text, Side(exhausted=("QB", "RB", "WR")))
    assert game.offense.exhausted == [
        "Quarterback",
        "Running Back",
        "Wide Receiver",
        "Tight End",
    ]
    assert game.yards_by_effects == (0 if "two" in text else 10)


@rule("T-5")
@every_edition
def test_this_player_pays_only_if_energized(edition: str) -> None:
    text = "Whenever a play is revealed, you may exhaust this Player. If you do, gain 10 yards."
    back = player("RB", text, name="Running Back")
    game = scenario(edition, offense=Side(players=[back]), at="effect")
    game.offense.offered(YES, NO).answers(YES)
    assert game.offense.exhausted == ["Running Back"]
    game = scenario(edition, offense=Side(players=[back], exhausted=("RB",)), at="designation")
    assert game.yards_by_effects == 0


@every_edition
@pytest.mark.parametrize(
    "text",
    [
        "Discard two Action cards to gain 10 yards.",
        "Discard two Action cards. If you do, gain 10 yards.",
        "You may discard two Action cards. If you do, gain 10 yards.",
        "Lose 10 yards unless you discard two Action cards. Gain 10 yards.",
    ],
)
@pytest.mark.parametrize("held", [0, 1, 2])
def test_two_cards_are_paid_by_two_cards(edition: str, text: str, held: int) -> None:
    game = resolved(edition, text, Side(hand=[SPARE, OTHER][:held]))
    offers = "may" in text or "unless" in text
    if offers and held == 2:
        game.offense.answers(YES)
    assert game.yards_by_effects == (10 if held == 2 else 0)
    assert len(game.offense.hand) == (held if offers and held < 2 else 0)


@every_edition
@pytest.mark.parametrize(
    "text",
    [
        "You may spend a timeout. If you do, gain 10 yards.",
        "You may spend a timeout to gain 10 yards.",
        "Lose 10 yards unless you spend a timeout. Gain 10 yards.",
    ],
)
def test_no_timeout_pays_no_timeout(edition: str, text: str) -> None:
    game = resolved(edition, text, Side(), timeouts=(0, 3))
    assert game.yards_by_effects == 0
    game = resolved(edition, text, Side(), timeouts=(1, 3))
    game.offense.answers(YES)
    assert game.offense.timeouts == 0
    assert game.yards_by_effects == 10


@every_edition
def test_a_timeout_that_is_lost_by_force_must_be_there(edition: str) -> None:
    text = "Lose two timeouts. If you do, gain 10 yards."
    assert resolved(edition, text, Side(), timeouts=(1, 3)).yards_by_effects == 0
    assert resolved(edition, text, Side(), timeouts=(2, 3)).yards_by_effects == 10


@every_edition
def test_a_timeout_as_cost_is_needed_to_play_the_card(edition: str) -> None:
    card = action("Spend a timeout. If you do, gain 10 yards.", when=ON_FIELD_ADJUSTMENTS)
    game = scenario(edition, offense=[card, SPARE], at=ON_FIELD_ADJUSTMENTS, timeouts=(0, 3))
    game.offense.offered(PASS, PLAY(1))


@every_edition
@pytest.mark.parametrize(("held", "gained"), [(1, 10), (2, 0)])
def test_the_opponent_pays_in_full_or_not_at_all(edition: str, held: int, gained: int) -> None:
    text = "Gain 10 yards unless your opponent discards two Action cards."
    game = resolved(edition, text, Side(), defense=[SPARE, OTHER][:held])
    if held == 2:
        game.defense.answers(YES)
    assert game.yards_by_effects == gained
    assert len(game.defense.hand) == (0 if held == 2 else 1)


@every_edition
def test_everything_that_is_asked_for_must_be_paid(edition: str) -> None:
    text = (
        "You may exhaust one of your Players and discard an Action card. If you do, gain 10 yards."
    )
    assert resolved(edition, text, Side()).yards_by_effects == 0
    game = resolved(edition, text, Side(hand=[SPARE], exhausted=EVERYBODY))
    assert game.yards_by_effects == 0
    game = resolved(edition, text, Side(hand=[SPARE], exhausted=EVERYBODY[1:]))
    game.offense.answers(YES)
    assert game.offense.hand == []
    assert game.yards_by_effects == 10


@every_edition
def test_either_player_may_pay_who_can(edition: str) -> None:
    text = "Either player may exhaust one of their Players. If one does, gain 10 yards."
    game = resolved(edition, text, Side(exhausted=EVERYBODY))
    game.defense.offered(YES, NO).answers(YES)
    game.defense.picks("LB")
    assert game.yards_by_effects == 10


@rule("T-5")
@every_edition
def test_a_use_without_exhausting_costs_what_it_says(edition: str) -> None:
    text = "Once per half: As an additional cost, discard an Action card. Gain 10 yards."
    back = player("RB", text, name="Running Back")
    game = scenario(edition, offense=Side(players=[back], hand=[SPARE]), at=ON_FIELD_ADJUSTMENTS)
    game.offense.offered(PASS, PLAY(0), USE("RB")).uses("RB")
    assert game.offense.hand == []
    game.both_pass()
    assert game.yards_by_effects == 10
    game = scenario(edition, offense=Side(players=[back]), at="designation")
    assert game.yards_by_effects == 0


def test_who_does_it_is_who_was_asked() -> None:
    assert is_refused("Your opponent may discard an Action card. If you do, gain 5 yards.")
    assert is_refused("You may discard an Action card. If they do, gain 5 yards.")
