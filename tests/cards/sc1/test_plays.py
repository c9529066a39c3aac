"""The Plays of the First Season: what their own words do, and that they are fit to be called."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from snapcount.cards.card import PlayCard
from snapcount.cards.catalog.catalog import shipped_set
from snapcount.cards.words import PASS_CALLS, RUN_CALLS
from snapcount.testing import (
    NEXT_DOWN,
    ON_FIELD_ADJUSTMENTS,
    Scenario,
    Side,
    action,
    play,
    player,
    scenario,
)
from snapcount.testing.season import season_play

PLAYS = [v.card for v in shipped_set("sc1").verdicts if isinstance(v.card, PlayCard)]
SIX = (*RUN_CALLS, *PASS_CALLS)
OPEN = play("Run Right", 0, "Long Pass")
"""A defense of Strength 0 that stops only the Long Pass."""


def called(name: str, stops: str = "", defense: int = 0, **declared: Any) -> Scenario:
    """The offense runs that Play against a defense with those calls; the down is over."""
    theirs = play("Run Right", defense, stops) if stops else play("Run Right", defense)
    game = scenario("crd", calls=(season_play(name), theirs), **declared)
    return game.run_to(NEXT_DOWN)


# The whole set of them --------------------------------------------------------------------------


def test_every_call_strength_and_time_is_there() -> None:
    assert {card.offense.call for card in PLAYS} == set(SIX)
    assert {call for card in PLAYS for call in card.defense} == set(SIX)
    assert {card.strength for card in PLAYS} == {*range(10), None}
    assert {card.time for card in PLAYS} == {0, 1, 2}


def test_four_plays_have_an_x_and_two_stop_all_of_a_kind_and_these_are_unique() -> None:
    unique = [card for card in PLAYS if card.unique]
    assert sum(card.strength is None for card in unique) == 4
    stop_alls = [card.defense for card in unique if len(card.defense) == 3]
    assert sorted(stop_alls) == sorted([RUN_CALLS, PASS_CALLS])
    assert len(unique) == 6


def test_no_play_is_worse_than_another_in_every_way() -> None:
    """Of two Plays with the same Strength, time and call neither stops all that the other does."""
    for worse in PLAYS:
        for better in PLAYS:
            same = (worse.strength, worse.time, worse.offense.call, worse.abilities) == (
                better.strength,
                better.time,
                better.offense.call,
                better.abilities,
            )
            if worse is better or not same or not set(worse.defense) <= set(better.defense):
                continue
            more = (better.offense.yards or 0) - (worse.offense.yards or 0)
            assert more < 0, f"{better.name} does all that {worse.name} does"


def test_the_six_calls_are_stopped_about_equally_often() -> None:
    stopped = Counter(call for card in PLAYS for call in card.defense)
    assert max(stopped.values()) - min(stopped.values()) <= 6


# Their own words --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "declared", "yards"),
    [
        ("Power Left", {}, 5 + 5),
        ("Power Right", {}, 5 + 5),
        ("Quarterback Sneak", {"down": 2}, 20),
        ("Quarterback Sneak", {"down": 3}, 25),
        ("Wedge", {"down": 3}, 0),
        ("Wedge", {"down": 4}, 15),
        ("Goal Line Push", {"ball": 75}, 10),
        ("Goal Line Push", {"ball": 80}, 20),
    ],
)
def test_more_yards_when_the_words_say_so(name: str, declared: dict[str, Any], yards: int) -> None:
    assert called(name, **declared).yards == yards


def test_play_action_gains_more_after_a_run() -> None:
    pass_play, run = season_play("Play Action"), play("Run Left", 1)
    game = scenario(
        "crd", offense=Side(plays=[run]), calls=(pass_play, play("Run Right", 0)), at="call"
    )
    game.offense.calls(run)
    game.run_to(NEXT_DOWN)  # from here on only the pass is left to call
    game.run_to(NEXT_DOWN)
    assert game.yards == 30 + 10


@pytest.mark.parametrize(("score", "yards"), [((0, 7), 35), ((0, 0), 0), ((7, 0), 0)])
def test_levels_catches_more_when_behind(score: tuple[int, int], yards: int) -> None:
    card = season_play("Levels")
    assert card.strength is not None
    assert card.offense.catch_high is not None
    just_above = (card.offense.catch_high + 1 - card.strength) % 10
    assert called("Levels", defense=just_above, score=score).yards == yards


def test_ice_the_clock_forbids_the_other_timeouts() -> None:
    game = scenario("crd", calls=(season_play("Ice the Clock"), OPEN), at="timeout")
    assert game.offense.asked("timeout")
    game.offense.answers_anything()
    assert not game.defense.asked("timeout")


@pytest.mark.parametrize(("stops", "drawn"), [("Run Left", 2), ("Long Pass", 1)])
def test_weak_side_trap_draws_when_it_is_stopped(stops: str, drawn: int) -> None:
    assert len(called("Weak Side Trap", stops).offense.hand) == drawn


@pytest.mark.parametrize(("stops", "drawn"), [("Run Right", 3), ("Long Pass", 4)])
def test_end_around_draws_a_play_when_it_works(stops: str, drawn: int) -> None:
    assert len(called("End Around", stops).offense.play_hand) == drawn


def test_reverse_leaves_tacklers_standing() -> None:
    tackler = player("LB", "Tackle: The offense loses 10 yards.")
    defense = Side(players=[tackler])
    game = scenario(
        "crd",
        calls=(season_play("Reverse"), play("Run Right", 0)),
        defense=defense,
        tackler="LB",
    )
    assert game.run_to(NEXT_DOWN).yards == 30


def test_read_option_is_another_play_when_it_would_be_stopped() -> None:
    keeper = play("Run Middle", 6)
    side = Side(play_deck=[play("Run Right", 0), keeper])
    game = scenario(
        "crd", offense=side, calls=(season_play("Read Option"), play("Run Right", 0, "Run Left"))
    )
    game.run_to(NEXT_DOWN)
    assert game.yards == 30


@pytest.mark.parametrize(("stops", "awake"), [("Short Pass", False), ("Long Pass", True)])
def test_quick_count_wakes_a_player_when_it_is_caught(stops: str, awake: bool) -> None:
    game = scenario(
        "crd",
        offense=Side(exhausted=["Quarterback", "Running Back"]),
        calls=(season_play("Quick Count"), play("Run Right", 4, stops)),
        carrier="Wide Receiver",
        at="effect" if awake else "play or kick",
    )
    if awake:  # the Play takes no time, so nobody is asked anything before the next down
        game.offense.picks("Running Back")
    else:
        game.run_to(NEXT_DOWN)
    assert ("Running Back" not in game.offense.exhausted) == awake


@pytest.mark.parametrize("x", [2, 7])
def test_a_blank_check_is_as_strong_as_its_caller_says(x: int) -> None:
    card = season_play("Blank Check Run")
    game = scenario("crd", calls=(card, OPEN), at="call")
    game.offense.calls(card, x)
    game.run_to(NEXT_DOWN)
    assert game.yards == 5 * x


@pytest.mark.parametrize(
    ("name", "yards", "caught", "missed"),
    [
        ("Blank Check Screen", 30, (4, 8), (3, 9)),
        ("Blank Check Cross", 40, (4, 7), (3, 8)),
        ("Blank Check Bomb", 65, (5, 7), (4, 8)),
    ],
)
def test_a_blank_check_is_caught_as_its_caller_says(
    name: str, yards: int, caught: tuple[int, ...], missed: tuple[int, ...]
) -> None:
    card = season_play(name)
    for x in (*caught, *missed):
        game = scenario("crd", calls=(card, play("Run Left", 0)), at="call")
        game.offense.calls(card, x)
        game.run_to(NEXT_DOWN)
        assert game.yards == (yards if x in caught else 0)


@pytest.mark.parametrize(
    ("name", "calls"), [("Eight in the Box", RUN_CALLS), ("Quarters Coverage", PASS_CALLS)]
)
def test_a_stop_all_stops_all_of_its_kind(name: str, calls: tuple[str, ...]) -> None:
    quiet = action("Draw a Play card.", name="Quiet")
    for call in SIX:
        words = f"{call.title()}: 20 (0-9)" if call in PASS_CALLS else call.title()
        game = scenario(
            "crd",
            offense=[quiet],
            calls=(play(words, 2), season_play(name)),
            at=ON_FIELD_ADJUSTMENTS,
        )
        game.run_to(NEXT_DOWN)
        assert (game.yards == 0) == (call in calls), call
