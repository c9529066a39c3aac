"""“If you do”, Players and plays asked about, amounts of one's choice, and numbers of the game."""

from __future__ import annotations

import dataclasses
from typing import Any

import msgspec
import pytest

from snapcount.cards.nouns import (
    CountLayers,
    DeckHas,
    Did,
    Group,
    Half,
    LastPlay,
    PlayerIs,
    SynergyActive,
    TheLastYards,
    TheScoreDifference,
    TheTimeLeft,
)
from snapcount.cards.tree import ChooseX, Timing
from snapcount.engine import events
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    AFTER_DESIGNATION,
    NEXT_DOWN,
    NEXT_POSSESSION,
    NUMBER,
    ON_FIELD_ADJUSTMENTS,
    PUNT,
    Scenario,
    Side,
    action,
    says,
    scenario,
    synergy,
)

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)
since_2021 = pytest.mark.parametrize("edition", ["2021", "2022", "crd"])
SPARE = action("Gain 5 yards.", name="Spare")


def trick(edition: str, node: type, text: str, **declared: Any) -> Scenario:
    """The offense plays a card with these words, which say that node, at On Field Adjustments."""
    side = declared.pop("offense", Side())
    side = dataclasses.replace(side, hand=[says(node, text), *side.hand])
    game = scenario(edition, offense=side, at=ON_FIELD_ADJUSTMENTS, **declared)
    game.offense.plays("Trick")
    return game


def points(game: Scenario) -> int:
    """What the offense has scored by effects."""
    return sum(event[2] for event in game.log.all(events.POINTS, seat=game.offense.seat))


# If you do --------------------------------------------------------------------------------------


@every_edition
@pytest.mark.parametrize(("hand", "scored"), [([SPARE], 3), ([], 0)])
def test_what_follows_if_you_do_needs_something_done(
    edition: str, hand: list[Any], scored: int
) -> None:
    text = "Discard an Action card. If you do, score 3 points."
    game = trick(edition, Did, text, offense=Side(hand=hand))
    game.run_to(NEXT_DOWN)
    assert points(game) == scored


@every_edition
@pytest.mark.parametrize(("hand", "scored"), [([SPARE], 0), ([], 2)])
def test_what_follows_if_they_do_not(edition: str, hand: list[Any], scored: int) -> None:
    text = "Your opponent discards an Action card. If they do not, score 2 points."
    game = trick(edition, Did, text, defense=hand)
    game.run_to(NEXT_DOWN)
    assert points(game) == scored


@every_edition
def test_a_player_that_cannot_be_exhausted_was_not(edition: str) -> None:
    text = "Exhaust the tackler. If you do, score 3 points. Otherwise, score 1 point."
    game = trick(edition, Did, text)
    game.run_to(NEXT_DOWN)
    assert points(game) == 1  # nobody was designated yet


# Players and plays ------------------------------------------------------------------------------


@every_edition
@pytest.mark.parametrize(
    ("kind", "so"),
    [
        ("is a Running Back", True),
        ("is not a Wide Receiver", True),
        ("is a Wide Receiver or Tight End", False),
        ("is Energized", True),
        ("is Exhausted", False),
        ("is rated 80 or more", True),
        ("has a rating of 81 or more", False),
        ('is from "Testers"', True),
        ('is from "Others"', False),
        ('is named "Running Back"', True),
        ("is one of your Players", True),
        ("is one of your opponent's Players", False),
        ("is on the field", True),
        ("is on the bench", False),
        ("is a Legend", False),
    ],
)
def test_what_the_ball_carrier_is(edition: str, kind: str, so: bool) -> None:
    card = says(PlayerIs, f"If the runner {kind}, score 1 point.")
    card = msgspec.structs.replace(card, timing=Timing((AFTER_DESIGNATION,)))
    game = scenario(edition, offense=[card], at=AFTER_DESIGNATION, carrier="RB")
    game.offense.plays("Trick")
    game.run_to(NEXT_DOWN)
    assert points(game) == so


@every_edition
def test_nobody_is_anything(edition: str) -> None:
    """Before anybody is named, the tackler is no Safety, and no other Player either."""
    game = trick(edition, PlayerIs, "If the tackler is not a Safety, score 1 point.")
    game.run_to(NEXT_DOWN)
    assert points(game) == 0
    game = trick(edition, PlayerIs, "If the tackler is a Safety, score 1 point.", tackler="S")
    game.run_to(NEXT_DOWN)
    assert points(game) == 0


@every_edition
@pytest.mark.parametrize(
    ("asked", "so"),
    [
        ("your last play was a successful Run", True),
        ("the previous play was successful", True),
        ("the last play was a Run Left", True),
        ("the last play was a Pass", False),
        ("your last play was stopped", False),
        ("your last play was not stopped", True),
        ("the previous play gained 10 or more yards", True),
        ("the previous play gained 20 yards or more", False),
        ("the last play lost yards", False),
        ("your opponent's last play was a Run", False),
    ],
)
def test_what_the_last_play_came_to(edition: str, asked: str, so: bool) -> None:
    side = Side(hand=[says(LastPlay, f"If {asked}, score 1 point.")])
    game = scenario(edition, offense=side)
    game.run_to(NEXT_DOWN).run_to(ON_FIELD_ADJUSTMENTS)
    game.offense.plays("Trick")
    game.run_to(NEXT_DOWN)
    assert points(game) == so


@every_edition
def test_before_the_first_play_there_was_none(edition: str) -> None:
    game = trick(edition, LastPlay, "If the last play was not stopped, score 1 point.")
    game.run_to(NEXT_DOWN)
    assert points(game) == 1


@since_2021
@pytest.mark.parametrize(("needed", "so"), [(1, True), (2, False)])
def test_an_active_synergy(edition: str, needed: int, so: bool) -> None:
    asked = DeckHas(Group(whose="you", positions=("QB",)), at_least=needed)
    side = Side(synergy=synergy(asked, "You cannot spend timeouts."))
    game = trick(edition, SynergyActive, "If your Synergy is active, score 1 point.", offense=side)
    game.run_to(NEXT_DOWN)
    assert points(game) == so


# Numbers ----------------------------------------------------------------------------------------


@every_edition
def test_up_to_so_many_cards_are_discarded_and_that_many_drawn(edition: str) -> None:
    text = "Discard up to two Action cards. Draw that many Play cards."
    game = trick(edition, ChooseX, text, offense=Side(hand=[SPARE, SPARE, SPARE]))
    game.both_pass()
    game.offense.offered(NUMBER(0), NUMBER(1), NUMBER(2)).answers(NUMBER(2))
    assert len(game.log.all(events.DISCARDED, seat=game.offense.seat)) == 3  # and the card itself


@every_edition
@pytest.mark.parametrize(
    ("node", "words", "value"),
    [
        (TheScoreDifference, "the score difference", 4),
        (TheTimeLeft, "the number of Time Units left", 9),
        (CountLayers, "the number of layers", 0),
        (TheLastYards, "the yards gained on the last play", 0),
        (Half, "half the score difference", 2),
        (Half, "half the number of Time Units left", 4),
        (Half, "half the number of Time Units left rounded up", 5),
        (TheScoreDifference, "twice the score difference", 8),
    ],
)
def test_numbers_that_the_game_knows(edition: str, node: type, words: str, value: int) -> None:
    game = trick(
        edition, node, f"Gain yards equal to {words}.", score=(3, 7), clock=9, timeouts=(0, 0)
    )
    game.run_to(NEXT_DOWN)
    assert game.yards == 15 + value


@every_edition
def test_the_last_plays_yards_are_known(edition: str) -> None:
    card = says(TheLastYards, "Gain yards equal to the yards gained on the last play.")
    game = scenario(edition, offense=[card])
    game.run_to(NEXT_DOWN).run_to(ON_FIELD_ADJUSTMENTS)
    game.offense.plays("Trick")
    game.run_to(NEXT_DOWN)
    assert game.yards == 30


@every_edition
@pytest.mark.parametrize("punted", [True, False])
@pytest.mark.parametrize(("since", "always"), [("", True), (" this possession", False)])
def test_the_last_play_may_have_to_be_of_this_possession(
    edition: str, punted: bool, since: str, always: bool
) -> None:
    text = f"Gain yards equal to the yards gained on your last play{since}, up to a maximum of 10."
    game = scenario(edition, offense=[says(TheLastYards, text)]).run_to(NEXT_DOWN)
    if punted:
        for seat in (game.offense, game.defense):
            seat.answers(PUNT)
            game.run_to(NEXT_POSSESSION).run_to(NEXT_DOWN)
    game.run_to(ON_FIELD_ADJUSTMENTS)
    game.offense.plays("Trick")
    game.run_to(NEXT_DOWN)
    assert game.yards == 15 + (10 if always or not punted else 0)


@every_edition
def test_the_first_play_of_a_possession_comes_after_none_of_it(edition: str) -> None:
    text = "Gain yards equal to the yards gained on your last play this possession."
    game = scenario(edition, offense=[says(TheLastYards, text)], at=ON_FIELD_ADJUSTMENTS)
    game.offense.plays("Trick")
    assert game.run_to(NEXT_DOWN).yards == 15
