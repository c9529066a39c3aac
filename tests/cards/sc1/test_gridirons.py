"""What the Gridiron cards of the First Season do to the games played on them."""

from __future__ import annotations

from typing import Any

import pytest

from snapcount.cards.card import Gridiron
from snapcount.cards.catalog.catalog import shipped_set
from snapcount.engine import events
from snapcount.testing import (
    AFTER_DESIGNATION,
    DISCARD,
    END_OF_PLAY,
    FIELD_GOAL,
    LET_IT_RUN,
    NEXT_DOWN,
    NEXT_POSSESSION,
    ON_FIELD_ADJUSTMENTS,
    PLAY,
    PUNT,
    START_OF_DOWN,
    START_OF_POSSESSION,
    Scenario,
    Side,
    action,
    gridiron,
    play,
    player,
    scenario,
)
from snapcount.testing.season import season_gridiron

PLAIN = play("Run Right", 0)
RUN = ("Run Left", "Long Pass")
MIDDLE = ("Run Middle", "Long Pass")
LONG = ("Long Pass: 40 (0-9)", "Run Left")
GAIN = action("Gain 10 yards.", when=AFTER_DESIGNATION, side="offense", name="Gain")


def on(name: str, by: str = "offense", **declared: Any) -> Scenario:
    """A game on that Gridiron card, which one of the two has played."""
    side = declared.pop(by, Side())
    declared[by] = Side(**{**vars(side), "gridirons": [season_gridiron(name)]})
    return scenario("crd", **declared)


def kick(game: Scenario, punt: bool = False) -> Scenario:
    """The offense kicks, and nobody spends a timeout."""
    game.offense.answers(PUNT if punt else FIELD_GOAL)
    while game.offense.asked("timeout"):
        game.offense.answers(LET_IT_RUN)
    return game.run_to(NEXT_POSSESSION)


def grit(value: int) -> dict[str, Any]:
    return {
        "offense": Side(play_deck=[play("Run Right", value)]),
        "defense": Side(play_deck=[PLAIN]),
    }


def test_there_are_four_of_each_subtype() -> None:
    cards = [v.card for v in shipped_set("sc1").verdicts if isinstance(v.card, Gridiron)]
    subtypes = [card.subtype for card in cards]
    for subtype in ("weather", "stadium", "environment", "event"):
        assert subtypes.count(subtype) >= 4


@pytest.mark.parametrize("by", ["offense", "defense"])
@pytest.mark.parametrize(
    ("name", "calls", "yards"),
    [
        ("Crosswind", LONG, 35),
        ("Deep Mud", RUN, 10),
        ("Deep Mud", LONG, 40),
        ("Fast Turf", RUN, 20),
        ("Fast Turf", MIDDLE, 15),
        ("Bright Afternoon", ("Long Pass: 40 (4-9)", "Run Left"), 40),
        ("Bright Afternoon", ("Long Pass: 40 (5-9)", "Run Left"), 0),
    ],
)
def test_it_holds_for_both(by: str, name: str, calls: tuple[str, str], yards: int) -> None:
    assert on(name, by, calls=calls).run_to(NEXT_DOWN).yards == yards


@pytest.mark.parametrize(
    ("name", "ball", "value", "points"),
    [
        # K-3: what is good from how far, by Grit
        ("Crosswind", 80, 2, 0),
        ("Crosswind", 80, 3, 3),
        ("Thin Air", 65, 6, 3),
        ("Thin Air", 65, 7, 0),
        ("Snow Squall", 70, 2, 3),
        ("Snow Squall", 70, 6, 0),
        ("Kicking Contest", 90, 4, 4),
    ],
)
def test_field_goals_on_it(name: str, ball: int, value: int, points: int) -> None:
    sides = grit(value)
    game = kick(on(name, ball=ball, **sides))
    assert game.score == (points, 0)


@pytest.mark.parametrize(("name", "yards"), [("Snow Squall", 25), ("Thin Air", 45)])
def test_punts_on_it(name: str, yards: int) -> None:
    # K-2: 35 yards for a Grit of 3, and for the 4 that it is in the snow.
    game = kick(on(name, ball=30, **grit(3)), punt=True)
    assert 100 - game.ball == 30 + yards


def test_home_stand_is_for_whoever_played_it() -> None:
    game = on("Home Stand", "offense", at="timeout")
    game.offense.answers(LET_IT_RUN)
    assert not game.defense.asked("timeout")


def test_home_stand_draws_a_play_at_the_start_of_ones_possession() -> None:
    game = on("Home Stand", "offense", at="line-up")
    before = len(game.offense.play_hand)
    game.run_to("play or kick")
    assert len(game.offense.play_hand) == before + 1


@pytest.mark.parametrize(("by", "ball", "yards"), [("offense", 80, 10), ("offense", 75, 5)])
def test_short_end_zone_near_the_goal(by: str, ball: int, yards: int) -> None:
    assert on("Short End Zone", by, ball=ball, strength=1).run_to(NEXT_DOWN).yards == yards


def test_deafening_noise_costs_the_other_a_play_for_each_action() -> None:
    game = on("Deafening Noise", "defense", offense=Side(hand=[GAIN]), at=AFTER_DESIGNATION)
    held = len(game.offense.play_hand)
    game.offense.plays("Gain")
    while game.offense.may(DISCARD(0)):
        game.offense.answers_anything()
    assert len(game.offense.play_hand) == held - 1
    game.both_pass()
    game.run_to(NEXT_DOWN)


def test_deafening_noise_is_over_with_the_possession() -> None:
    game = on("Deafening Noise", "defense", ball=95)
    game.run_to(NEXT_POSSESSION).run_to("play or kick")
    assert game.gridirons == []


def test_long_week_deals_both_cards_at_the_half_and_lets_them_hold_six() -> None:
    full = [action("Draw a Play card.", name=f"Card {n}", when=END_OF_PLAY) for n in range(5)]
    game = on("Long Week", offense=Side(hand=full), at="line-up").run_to("hand limit")
    game.offense.discards("Card 0")
    assert (len(game.offense.hand), len(game.defense.hand)) == (6, 2)


def test_full_house_cheers_for_gridirons_and_touchdowns() -> None:
    grass = gridiron("Your plays gain 5 more yards.", when=START_OF_DOWN, name="Grass")
    game = on("Full House", offense=Side(hand=[grass]), ball=95, at=START_OF_DOWN)
    game.offense.plays("Grass")
    game.both_pass()
    assert len(game.offense.hand) == 1
    game.run_to(NEXT_POSSESSION)
    assert len(game.offense.hand) == 3  # the points, and the end of the down


def test_heat_haze_keeps_tired_stars_down() -> None:
    star = player("RB", rating=90, name="Star")
    rest = action("Energize all Players on the field.", name="Rest")
    game = on(
        "Heat Haze",
        offense=Side(hand=[rest], players=[star], exhausted=["Star", "Tight End"]),
        at=START_OF_DOWN,
    )
    game.offense.plays("Rest")
    game.both_pass()
    assert game.offense.exhausted == ["Star"]


def test_rivalry_day_deals_cards_after_a_turnover() -> None:
    strip = action("The play becomes a fumble.", when=ON_FIELD_ADJUSTMENTS, name="Strip")
    game = on("Rivalry Day", defense=Side(hand=[strip]), at=ON_FIELD_ADJUSTMENTS)
    game.defense.plays("Strip")
    game.run_to(NEXT_POSSESSION).run_to("play or kick")
    assert (len(game.offense.hand), len(game.defense.hand)) == (2, 2)


def test_title_night_lets_nothing_be_cancelled() -> None:
    flag = action("Cancel target Action card.", name="Flag")
    game = on(
        "Title Night", offense=Side(hand=[GAIN]), defense=Side(hand=[flag]), at=AFTER_DESIGNATION
    )
    game.offense.plays("Gain")
    if game.defense.may(PLAY("Flag")):
        game.defense.plays("Flag")
    game.both_pass()
    assert game.yards == 25


def test_broadcast_game_rests_everybody_in_a_timeout() -> None:
    game = on("Broadcast Game", carrier="Running Back", at="timeout")
    assert game.offense.exhausted == ["Running Back"]
    game.offense.spends_timeout()
    game.run_to("play or kick")
    assert game.offense.exhausted == []
    assert game.defense.exhausted == []


def test_broadcast_game_deals_cards_for_overtime() -> None:
    game = on("Broadcast Game", period=1, clock=1)
    game.run_to(NEXT_POSSESSION).run_to("play or kick")
    assert game.log.has(events.OVERTIME)
    assert (len(game.offense.hand), len(game.defense.hand)) == (3, 3)


@pytest.mark.parametrize("name", ["Deep Mud", "Title Night"])
def test_it_is_played_at_the_start_of_a_possession(name: str) -> None:
    game = scenario("crd", offense=[season_gridiron(name)], at=START_OF_POSSESSION)
    game.offense.plays(name)
    game.both_pass()
    assert game.gridirons == [name]


def test_kicking_contest_consoles_both_after_a_miss() -> None:
    game = kick(on("Kicking Contest", ball=75, **grit(9)))
    game.run_to("play or kick")
    assert (len(game.offense.hand), len(game.defense.hand)) == (2, 2)


@pytest.mark.parametrize(("strength", "drawn"), [(1, 1), (0, 0)])
def test_short_end_zone_draws_a_play_at_the_goal_line(strength: int, drawn: int) -> None:
    game = on("Short End Zone", ball=85, strength=strength)
    plays = len(game.offense.play_hand)
    game.run_to(NEXT_DOWN)
    assert len(game.offense.play_hand) == plays + drawn
