"""Numbers that cards speak of: every one."""

from __future__ import annotations

import dataclasses
from typing import Any

import pytest

from snapcount.cards.nouns import (
    Choose,
    Countable,
    CountAttached,
    CountCards,
    CountPlayers,
    CountTimeouts,
    Designated,
    Group,
    Number,
    RatingOf,
    That,
    TheDown,
    TheGrit,
    ThePlayStrength,
    TheX,
    TheYards,
    This,
    Times,
)
from snapcount.cards.tree import (
    Activated,
    ChangeStrength,
    ChooseX,
    DetermineGrit,
    Effect,
    ExhaustPlayers,
    Gain,
    MoveBall,
    Timing,
    Turnover,
)
from snapcount.cards.words import TimingPoint, Who
from snapcount.engine import events
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    AFTER_DESIGNATION,
    END_OF_PLAY,
    NEXT_DOWN,
    NEXT_POSSESSION,
    NUMBER,
    ON_FIELD_ADJUSTMENTS,
    PRIOR_TO_SELECTING,
    Side,
    action,
    gridiron,
    play,
    player,
    power_up,
    rule,
    scenario,
)

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)
since_2021 = pytest.mark.parametrize("edition", ["2021", "2022", "crd"])

SPARE = action(Gain(5), when=PRIOR_TO_SELECTING, name="Spare")


def value(
    edition: str,
    number: Number,
    point: TimingPoint = ON_FIELD_ADJUSTMENTS,
    before: tuple[Effect, ...] = (),
    **declared: Any,
) -> int:
    """What the number is when the offense's card resolves: the yards that it gives."""
    card = action(*before, Gain(number), when=point, name="Count")
    side = declared.pop("offense", Side())
    declared["offense"] = dataclasses.replace(side, hand=[card, *side.hand])
    game = scenario(edition, at=point, **declared)
    game.offense.plays("Count")
    return game.log.all(events.YARDS_CHANGED)[-1][3]


@every_edition
def test_a_plain_number(edition: str) -> None:
    assert value(edition, 7) == 7


@rule("K-1")
@every_edition
def test_the_grit(edition: str) -> None:
    assert value(edition, TheGrit(), before=(DetermineGrit(),), strength=6) == 6
    assert value(edition, TheGrit()) == 0  # none was determined


@rule("F-5")
@every_edition
def test_the_play_strength(edition: str) -> None:
    assert value(edition, ThePlayStrength(), strength=8) == 8
    assert value(edition, ThePlayStrength(), before=(ChangeStrength(3),), strength=8) == 1


@every_edition
@pytest.mark.parametrize("down", [1, 4])
def test_the_down(edition: str, down: int) -> None:
    assert value(edition, TheDown(), down=down) == down


@every_edition
def test_the_yards_of_the_play_so_far(edition: str) -> None:
    assert value(edition, TheYards(), AFTER_DESIGNATION) == 15
    assert value(edition, TheYards(), AFTER_DESIGNATION, before=(Gain(5),)) == 20


@every_edition
def test_the_yards_of_the_play_once_it_is_over(edition: str) -> None:
    card = action(MoveBall(TheYards()), when=END_OF_PLAY)
    game = scenario(edition, offense=[card], at=END_OF_PLAY)
    game.offense.plays(0)
    assert game.ball == 25 + 15 + 15


@every_edition
def test_the_yards_of_the_last_play_before_the_next_is_revealed(edition: str) -> None:
    card = action(MoveBall(TheYards()), when=PRIOR_TO_SELECTING)
    game = scenario(edition, offense=[card], at=PRIOR_TO_SELECTING)
    game.offense.passes()
    game.run_to(NEXT_DOWN).run_to(PRIOR_TO_SELECTING)
    assert game.ball == 40
    game.offense.plays(0)
    assert game.ball == 55


@every_edition
def test_a_play_with_a_turnover_gained_nothing(edition: str) -> None:
    lost = action(Turnover("fumble"), when=ON_FIELD_ADJUSTMENTS)
    card = action(MoveBall(TheYards()), when=PRIOR_TO_SELECTING)
    game = scenario(edition, offense=[lost, card], ball=50, at=PRIOR_TO_SELECTING)
    game.offense.passes()
    game.run_to(NEXT_DOWN).run_to(ON_FIELD_ADJUSTMENTS)
    game.offense.plays(0)
    game.run_to(NEXT_POSSESSION).run_to(PRIOR_TO_SELECTING)
    ball = game.ball
    game.offense.plays(1)
    assert game.ball == ball


@every_edition
@pytest.mark.parametrize(("role", "rating"), [("ball carrier", 91), ("tackler", 72)])
def test_the_rating_of_a_designated_player(edition: str, role: Any, rating: int) -> None:
    number = RatingOf(Designated(role))
    found = value(
        edition,
        number,
        AFTER_DESIGNATION,
        offense=Side(players=[player("RB", rating=91)]),
        defense=Side(players=[player("LB", rating=72)]),
        carrier="RB",
        tackler="LB",
    )
    assert found == rating


@every_edition
def test_the_rating_of_this_player(edition: str) -> None:
    use = Activated((Gain(RatingOf(This())),), timing=Timing((ON_FIELD_ADJUSTMENTS,)))
    side = Side(players=[player("RB", use, rating=67)])
    game = scenario(edition, offense=side, at=ON_FIELD_ADJUSTMENTS)
    game.offense.uses("RB")
    assert game.log.has(events.YARDS_CHANGED, b=67)


@every_edition
def test_the_rating_of_that_player(edition: str) -> None:
    card = action(
        ExhaustPlayers(Choose(Group(whose="you"))),
        Gain(RatingOf(That())),
        when=ON_FIELD_ADJUSTMENTS,
    )
    side = Side(hand=[card], players=[player("RB", rating=67)])
    game = scenario(edition, offense=side, at=ON_FIELD_ADJUSTMENTS)
    game.offense.plays(0)
    game.offense.picks("RB")
    assert game.log.has(events.YARDS_CHANGED, b=67)


@every_edition
@pytest.mark.parametrize(
    ("group", "count"),
    [
        (Group(whose="you"), 4),
        (Group(), 8),
        (Group(whose="opponent", positions=("DB",)), 2),
        (Group(whose="you", state="exhausted"), 2),
        (Group(whose="you", where="bench"), 6),
    ],
)
def test_how_many_players(edition: str, group: Group, count: int) -> None:
    side = Side(exhausted=["RB", "TE"])
    assert value(edition, CountPlayers(group), offense=side) == count


@every_edition
@pytest.mark.parametrize(
    ("number", "count"),
    [
        (CountCards("you", "action", "hand"), 2),
        (CountCards("opponent", "action", "hand"), 1),
        (CountCards("each player", "action", "hand"), 3),
        (CountCards("you", "play", "hand"), 3),
        (CountCards("you", "action", "discard"), 1),
        (CountCards("opponent", "play", "discard"), 2),
        (CountCards("opponent", "action", "deck"), 20),
    ],
    ids=repr,
)
def test_how_many_cards(edition: str, number: Number, count: int) -> None:
    """The card that asks is in neither hand nor discard; a Play was drawn and one is called."""
    found = value(
        edition,
        number,
        offense=Side(hand=[SPARE, SPARE], action_discard=[SPARE]),
        defense=Side(hand=[SPARE], play_discard=[play("Run Left", 1), play("Run Right", 1)]),
    )
    assert found == count


@every_edition
@pytest.mark.parametrize(
    ("whose", "count"), [("you", 3), ("opponent", 1), ("offense", 3), ("each player", 4)]
)
def test_how_many_timeouts(edition: str, whose: Who, count: int) -> None:
    assert value(edition, CountTimeouts(whose), timeouts=(3, 1)) == count


@since_2021
@pytest.mark.parametrize(
    ("number", "count"),
    [
        (CountAttached("power up"), 3),
        (CountAttached("power up", "you"), 2),
        (CountAttached("power up", "opponent"), 1),
        (CountAttached("gridiron"), 2),
        (CountAttached("gridiron", "opponent"), 2),
        (CountAttached("gridiron", "you"), 0),
    ],
    ids=repr,
)
def test_how_many_power_ups_and_gridirons(edition: str, number: Number, count: int) -> None:
    boots = power_up(name="Boots")
    found = value(
        edition,
        number,
        offense=Side(attached={"RB": [boots], "TE": [boots]}),
        defense=Side(attached={"LB": [boots]}, gridirons=[gridiron(), gridiron()]),
    )
    assert found == count


@every_edition
@pytest.mark.parametrize(
    ("count", "times"),
    [
        (CountPlayers(Group(whose="you")), 4),
        (CountCards("you", "action", "hand"), 0),
        (CountTimeouts("you"), 3),
        (CountAttached("gridiron"), 0),
        (ThePlayStrength(), 3),
        (TheGrit(), 3),
        (TheDown(), 2),
    ],
    ids=repr,
)
def test_so_much_for_each(edition: str, count: Countable, times: int) -> None:
    before = (DetermineGrit(),)
    assert value(edition, Times(5, count), before=before, down=2) == 5 * times
    assert value(edition, Times(-5, count), before=before, down=2) == -5 * times


@every_edition
def test_so_much_for_each_x(edition: str) -> None:
    card = action(ChooseX(), Gain(Times(5, TheX())), when=ON_FIELD_ADJUSTMENTS)
    game = scenario(edition, offense=[card], at=ON_FIELD_ADJUSTMENTS)
    game.offense.plays(0)
    game.offense.answers(NUMBER(4))
    assert game.log.has(events.YARDS_CHANGED, b=20)
