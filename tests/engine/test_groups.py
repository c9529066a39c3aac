"""Whom a card means: every property by which a group of Players is described."""

from __future__ import annotations

import dataclasses
from typing import Any

import pytest

from snapcount.cards.nouns import All, CountPlayers, Designated, Group
from snapcount.cards.tree import Activated, ChangeClock, Energize, ExhaustPlayers, Timing
from snapcount.cards.words import Position, PositionGroup, Who
from snapcount.cards.words import Side as WhichSide
from snapcount.engine import events
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    END_OF_PLAY,
    PICK,
    PRIOR_TO_SELECTING,
    Side,
    action,
    player,
    power_up,
    rule,
    scenario,
    superstar,
)

OFFENSE = ["Quarterback", "Running Back", "Wide Receiver", "Tight End"]
DEFENSE = ["Defensive End", "Linebacker", "Cornerback", "Safety"]


def meant(group: Group, edition: str = "crd", **declared: Any) -> list[str]:
    """The names of those whom the offense means by it; nobody is Exhausted by it twice."""
    return [name for name, _ in found(group, edition, **declared)]


def found(group: Group, edition: str = "crd", **declared: Any) -> list[tuple[str, int]]:
    card = action(ChangeClock(CountPlayers(group)), Energize(All(group)), when=PRIOR_TO_SELECTING)
    offense = declared.pop("offense", Side())
    offense = dataclasses.replace(offense, hand=[card])
    game = scenario(edition, offense=offense, clock=1, at=PRIOR_TO_SELECTING, **declared)
    game.state.exhausted = (1 << 20) - 1 if group.state is None else game.state.exhausted
    game.offense.plays(0)
    slots = [event[2] for event in game.log.all(events.ENERGIZED)]
    if group.state != "energized":
        assert game.clock - 1 == min(len(slots), 15)  # counted as it is found
    return [(game.player_name(slot), slot) for slot in slots]


@pytest.mark.parametrize(
    ("whose", "who"),
    [
        ("you", OFFENSE),
        ("opponent", DEFENSE),
        ("offense", OFFENSE),
        ("defense", DEFENSE),
        ("each player", OFFENSE + DEFENSE),
        (None, OFFENSE + DEFENSE),
    ],
)
def test_whose_players(whose: Who | None, who: list[str]) -> None:
    assert meant(Group(whose=whose)) == who


def test_players_on_the_bench() -> None:
    """All that are not on the field: the fifth, and the whole other side of the ball."""
    bench = found(Group(whose="you", where="bench"))
    assert [name for name, _ in bench][:1] == ["Slot Receiver"]
    assert [slot for _, slot in bench] == [4, 5, 6, 7, 8, 9]


@pytest.mark.parametrize(("side", "slots"), [("offense", [4]), ("defense", [5, 6, 7, 8, 9])])
def test_players_of_a_side_of_the_ball(side: WhichSide, slots: list[int]) -> None:
    bench = found(Group(whose="you", where="bench", side=side))
    assert [slot for _, slot in bench] == slots


def test_exhausted_players() -> None:
    who = Group(whose="you", state="exhausted")
    assert meant(who, offense=Side(exhausted=["RB", "TE"])) == ["Running Back", "Tight End"]


def test_energized_players() -> None:
    who = Group(whose="you", state="energized")
    card = action(ExhaustPlayers(All(who)), when=PRIOR_TO_SELECTING)
    game = scenario("crd", offense=Side(hand=[card], exhausted=["RB", "TE"]), at=PRIOR_TO_SELECTING)
    game.offense.plays(0)
    turned = [game.player_name(e[2]) for e in game.log.all(events.EXHAUSTED)]
    assert turned == ["Quarterback", "Wide Receiver"]


@rule("X-1")
@pytest.mark.parametrize(
    ("positions", "who"),
    [
        (("QB",), ["Quarterback"]),
        (("QB", "TE"), ["Quarterback", "Tight End"]),
        (("S",), ["Safety"]),
        (("DB",), ["Cornerback", "Safety"]),
        (("DL",), ["Defensive End"]),
        (("DB", "LB"), ["Linebacker", "Cornerback", "Safety"]),
        (("K",), []),
    ],
)
def test_players_of_a_position_or_group_of_positions(
    positions: tuple[Position | PositionGroup, ...], who: list[str]
) -> None:
    assert meant(Group(positions=positions)) == who


@rule("X-1")
def test_the_offensive_line() -> None:
    line = [player("OT", name="Tackle"), player("OG", name="Guard"), player("C", name="Center")]
    assert sorted(meant(Group(positions=("OL",)), offense=Side(players=line))) == [
        "Center",
        "Guard",
        "Tackle",
    ]


@pytest.mark.parametrize("team", ["Harbor", "harbor"])
def test_players_of_a_team(team: str) -> None:
    side = Side(players=[player("RB", team="Harbor"), player("TE", team="Summit")])
    assert meant(Group(team=team), offense=side) == ["Test RB"]
    assert meant(Group(team="Nobody"), offense=side) == []


def test_a_player_by_name() -> None:
    assert meant(Group(named="running back")) == ["Running Back"]


@pytest.mark.parametrize(
    ("group", "who"),
    [
        (Group(rating_at_least=90), ["Test RB"]),
        (Group(rating_at_least=91), []),
        (Group(whose="you", rating_at_most=70), ["Test TE"]),
        (Group(whose="you", rating_at_most=69), []),
        (Group(whose="you", rating_at_least=70, rating_at_most=80), [*OFFENSE[::2], "Test TE"]),
    ],
)
def test_players_by_rating(group: Group, who: list[str]) -> None:
    side = Side(players=[player("RB", rating=90), player("TE", rating=70)])
    assert meant(group, offense=side) == who


@rule("D-11")
def test_legends() -> None:
    side = Side(players=[player("RB", legend=True)])
    assert meant(Group(status="legend"), offense=side) == ["Test RB"]


def test_superstars_and_the_rating_they_give() -> None:
    back = player("RB", rating=80)
    side = Side(players=[back], superstars=[superstar(back, rating=97)])
    assert meant(Group(status="superstar"), offense=side) == ["Test RB"]
    assert meant(Group(rating_at_least=97), offense=side) == ["Test RB"]
    assert meant(Group(whose="you", rating_at_most=80, positions=("RB",)), offense=side) == []


def test_other_players_than_this_one() -> None:
    wake = Energize(All(Group(whose="you", other=True)))
    back = player("RB", Activated((wake,), timing=Timing((PRIOR_TO_SELECTING,))))
    game = scenario(
        "crd", offense=Side(players=[back], exhausted=["QB", "TE"]), at=PRIOR_TO_SELECTING
    )
    game.offense.uses("RB")
    assert game.offense.exhausted == ["Test RB"]


def test_every_property_must_fit() -> None:
    side = Side(
        players=[
            player("RB", team="Harbor", rating=90),
            player("TE", team="Harbor", rating=70),
            player("WR", team="Summit", rating=90),
        ]
    )
    group = Group(whose="you", team="Harbor", rating_at_least=80)
    assert meant(group, offense=side) == ["Test RB"]


@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_a_group_means_the_same_in_every_edition(edition: str) -> None:
    group = Group(whose="opponent", positions=("DB",))
    assert meant(group, edition) == ["Cornerback", "Safety"]


@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_players_with_an_ability(edition: str) -> None:
    side = Side(
        players=[player("RB", "Run: Gain 5 yards."), player("TE", "Receive: Gain 5 yards.")]
    )
    assert meant(Group(whose="you", ability="run"), edition, offense=side) == ["Test RB"]
    assert meant(Group(whose="you", ability="tackle"), edition, offense=side) == []


@rule("T-13")
def test_an_ability_on_a_power_up_is_its_players() -> None:
    side = Side(attached={"WR": [power_up("Run: Gain 5 yards.")]})
    assert meant(Group(whose="you", ability="run"), offense=side) == ["Wide Receiver"]


def test_an_ability_that_a_text_gives_counts_unless_it_asks_for_itself() -> None:
    giver = player("RB", 'Your Quarterbacks have "Run: Gain 5 yards."')
    side = Side(players=[giver])
    assert meant(Group(whose="you", ability="run"), offense=side) == ["Quarterback"]
    odd = player("RB", 'Your Players with a Run ability have "Run: Gain 5 yards."')
    assert meant(Group(whose="you", ability="run"), offense=Side(players=[odd])) == []


def test_players_with_a_power_up_and_without() -> None:
    side = Side(attached={"RB": [power_up()]})
    assert meant(Group(whose="you", power_up=True), offense=side) == ["Running Back"]
    rest = ["Quarterback", "Wide Receiver", "Tight End"]
    assert meant(Group(whose="you", power_up=False), offense=side) == rest


@rule("D-11")
def test_legends_or_superstars_and_those_who_are_neither() -> None:
    back = player("RB")
    side = Side(players=[back, player("TE", legend=True)], superstars=[superstar(back)])
    both = ["Test RB", "Test TE"]
    assert meant(Group(whose="you", status="legend or superstar"), offense=side) == both
    rest = ["Quarterback", "Test TE", "Wide Receiver"]
    assert sorted(meant(Group(whose="you", except_status="superstar"), offense=side)) == rest


@rule("F-9")
def test_those_who_were_named_and_those_who_were_not() -> None:
    """Whoever was named at Player Designation, as whatever."""
    for group, who in (
        (Group(among=Designated("any")), ["Running Back", "Linebacker"]),
        (Group("you", except_for=Designated("any")), ["Quarterback", "Wide Receiver", "Tight End"]),
    ):
        card = action(Energize(All(group)), when=END_OF_PLAY)
        game = scenario(
            "crd", offense=Side(hand=[card]), at=END_OF_PLAY, carrier="RB", tackler="LB"
        )
        game.state.exhausted = (1 << 20) - 1
        game.offense.plays(0)
        turned = [game.player_name(event[2]) for event in game.log.all(events.ENERGIZED)]
        assert turned == who


@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_one_of_them_is_one_of_those_chosen_before(edition: str) -> None:
    card = action(
        "Choose two of your opponent's Players. Exhaust one of them.", when=PRIOR_TO_SELECTING
    )
    game = scenario(edition, offense=Side(hand=[card]), at=PRIOR_TO_SELECTING)
    game.offense.plays(0)
    game.offense.picks("LB")
    game.offense.picks("S")
    game.offense.offered(PICK("LB"), PICK("S"))
    game.offense.picks("S")
    assert game.defense.exhausted == ["Safety"]


def test_players_anywhere() -> None:
    assert [slot for _, slot in found(Group(whose="you", where="anywhere"))] == [*range(10)]


@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_an_energized_player_becomes_exhausted_whenever_a_player_does(edition: str) -> None:
    """It waited for a Player who is Energized after being exhausted, and never came."""
    watcher = player("RB", "Whenever an Energized Player becomes Exhausted, score 1 point.")
    card = action("Exhaust one of your opponent's Linebackers.", when=PRIOR_TO_SELECTING)
    game = scenario(edition, offense=Side(players=[watcher], hand=[card]), at=PRIOR_TO_SELECTING)
    game.offense.plays(0)
    game.both_pass()
    assert game.log.all(events.POINTS, seat=game.offense.seat)
