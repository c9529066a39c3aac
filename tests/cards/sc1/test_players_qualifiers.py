"""Players of the First Season whose ability needs a certain play: it works there, not elsewhere."""

from __future__ import annotations

import dataclasses
from typing import Any

import pytest

from snapcount.testing import (
    AFTER_DESIGNATION,
    FIELD_GOAL,
    MODE,
    NEXT_DOWN,
    NEXT_POSSESSION,
    ON_FIELD_ADJUSTMENTS,
    PICK,
    PICK_CARD,
    START_OF_DOWN,
    USE,
    Scenario,
    Side,
    action,
    play,
    power_up,
)
from snapcount.testing.season import season_player, season_superstar, with_player

LEFT = {"calls": ("Run Left", "Long Pass")}
MIDDLE = {"calls": ("Run Middle", "Long Pass")}
RIGHT = {"calls": ("Run Right", "Long Pass")}
SHORT = {"calls": ("Short Pass: 20 (0-9)", "Run Left")}
MEDIUM = {"calls": ("Medium Pass: 25 (0-9)", "Run Left")}
LONG = {"calls": ("Long Pass: 40 (0-9)", "Run Left")}
CLOSE = {"calls": ("Short Pass: 20 (4-9)", "Run Left")}  # a Strength of 3 misses it by one
TIGHT = {"calls": ("Short Pass: 20 (2-9)", "Run Left")}  # ... and lies at its edge
DEEP = {"calls": ("Long Pass: 40 (2-9)", "Run Left")}


def at_strength(strength: int, declared: dict[str, Any] = LEFT) -> dict[str, Any]:
    return {**declared, "strength": strength}


# Run, Receive and Tackle (T-13) ----------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "yards", "there", "elsewhere"),
    [
        ("Deke Capstan", 15, RIGHT, MIDDLE),
        ("Lobo Tannery", 15, RIGHT, LEFT),
        ("Emmet Lillick", 10, at_strength(3), at_strength(4)),
        ("Jax Shale", 15, at_strength(6), at_strength(5)),
        ("Zeke Meridian", 15, LONG, SHORT),
        ("Dario Apex", 20, at_strength(8, SHORT), at_strength(7, SHORT)),
        ("Perry Stillmere", 5, SHORT, MEDIUM),
        ("Hollis Wader", 10, SHORT, MEDIUM),
        ("Burl Snapjaw", 15, at_strength(4, SHORT), at_strength(5, SHORT)),
        ("Rennick Thorn", 10, MEDIUM, LONG),
        ("Mort Anvil", -10, LEFT, SHORT),
        ("Silas Pilings", -10, {**LEFT, "down": 2}, {**SHORT, "down": 2}),
        ("Brand Towline", -20, at_strength(6), at_strength(6, LONG)),
        ("Teo Windlass", -10, SHORT, LEFT),
        ("Tarn Nightfall", -15, LONG, SHORT),
        ("Otis Flare", -10, LEFT, MIDDLE),
        ("Bruno Sunder", -10, MIDDLE, LEFT),
        ("Wiley Furrow", -5, SHORT, LEFT),
        ("Alec Riptide", -5, SHORT, LEFT),
        ("Odo Swell", -10, LEFT, SHORT),
        ("Barnaby Rocksley", -10, LEFT, RIGHT),
        ("Grady Maul", -5, LEFT, SHORT),
        ("Tuck Burrow", -5, LEFT, SHORT),
    ],
)
def test_a_keyword_works_in_its_play_alone(
    name: str, yards: int, there: dict[str, Any], elsewhere: dict[str, Any]
) -> None:
    for declared, expected in ((there, yards), (elsewhere, 0)):
        game = with_player(season_player(name), at="timeout", **declared)
        assert game.yards_by_effects == expected


@pytest.mark.parametrize(
    ("name", "yards", "there", "elsewhere"),
    [
        ("Mort Anvil", -20, LEFT, SHORT),
        ("Odo Swell", -15, LEFT, SHORT),
        ("Hollis Wader", 10, SHORT, MEDIUM),
    ],
)
def test_a_stars_keyword_works_in_its_play_alone(
    name: str, yards: int, there: dict[str, Any], elsewhere: dict[str, Any]
) -> None:
    for declared, expected in ((there, yards), (elsewhere, 0)):
        game = with_star(name, at="timeout", **declared)
        assert game.yards_by_effects == expected


def with_star(name: str, **declared: Any) -> Scenario:
    """The Superstar on its Player, who carries the ball or tackles."""
    star = season_superstar(name)
    own = dataclasses.replace(declared.pop("own", Side()), superstars=[star])
    declared.setdefault("carrier" if star.side == "offense" else "tackler", name)
    return with_player(season_player(name), own=own, **declared)


@pytest.mark.parametrize(("strength", "stays"), [(2, False), (3, True)])
def test_boro_pincer_carries_a_slow_runner_off(strength: int, stays: bool) -> None:
    game = with_player(season_player("Boro Pincer"), carrier="RB", at="timeout", strength=strength)
    assert ("Running Back" in game.offense.field) == stays


# Exhaust (T-12) --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "at", "there", "yards", "elsewhere"),
    [
        ("Harlan Keelwright", AFTER_DESIGNATION, LEFT, 20, SHORT),
        ("Gar Ruddock", AFTER_DESIGNATION, LEFT, 20, SHORT),
        ("Dunstan Breeze", AFTER_DESIGNATION, MEDIUM, 35, SHORT),
        ("Miles Egret", AFTER_DESIGNATION, SHORT, 10, LEFT),
        ("Knox Solstice", AFTER_DESIGNATION, SHORT, 14, LEFT),
        ("Wendell Pike", ON_FIELD_ADJUSTMENTS, LEFT, 25, SHORT),
        ("Curt Breaker", ON_FIELD_ADJUSTMENTS, LEFT, 5, SHORT),
        ("Ivo Hatch", ON_FIELD_ADJUSTMENTS, at_strength(3), 0, at_strength(4)),
        ("Royce Slipway", ON_FIELD_ADJUSTMENTS, TIGHT, 0, DEEP),
        ("Ferris Eclipse", ON_FIELD_ADJUSTMENTS, DEEP, 0, TIGHT),
        ("Perrin Skylark", ON_FIELD_ADJUSTMENTS, CLOSE, 20, LEFT),
        ("Lucan Farthrow", ON_FIELD_ADJUSTMENTS, CLOSE, 20, LEFT),
        ("Silvan Echoes", ON_FIELD_ADJUSTMENTS, at_strength(2), 0, at_strength(3)),
    ],
)
def test_an_exhaust_ability_works_in_its_play_alone(
    name: str, at: str, there: dict[str, Any], yards: int, elsewhere: dict[str, Any]
) -> None:
    game = ready(name, at, there)
    user(game, name).uses(name)
    assert game.run_to("timeout").yards == yards
    game = ready(name, at, elsewhere)
    assert not user(game, name).may(USE(name))


def ready(name: str, at: str, declared: dict[str, Any]) -> Scenario:
    """The side of that Player is asked: somebody can always act."""
    idle = [action("Draw a Play card.", when=at)]
    sides = {"own": Side(hand=idle), "other": Side(hand=idle)}
    game = with_player(season_player(name), **sides, tackler="LB", carrier="RB", at=at, **declared)
    if season_player(name).side == "defense":
        game.offense.passes()
    return game


def user(game: Scenario, name: str) -> Any:
    return game.offense if season_player(name).side == "offense" else game.defense


def test_perrin_skylark_as_a_star_reaches_three_farther() -> None:
    calls = ("Short Pass: 20 (6-9)", "Run Left")
    game = with_star("Perrin Skylark", calls=calls, carrier="WR", at=ON_FIELD_ADJUSTMENTS)
    game.offense.uses("Perrin Skylark")
    assert game.run_to("timeout").yards == 20


@pytest.mark.parametrize(("strength", "kept"), [(8, False), (7, True)])
def test_dale_muzzle_strips_the_fastest_runs(strength: int, kept: bool) -> None:
    game = ready("Dale Muzzle", ON_FIELD_ADJUSTMENTS, at_strength(strength))
    assert game.defense.may(USE("Dale Muzzle")) != kept
    if not kept:
        game.defense.uses("Dale Muzzle")
    game.run_to(NEXT_DOWN)
    assert game.offense.on_offense == kept


# Choices ---------------------------------------------------------------------------------------


def test_tobin_ballast_runs_wherever_he_likes() -> None:
    game = with_player(
        season_player("Tobin Ballast"), calls=("Run Left", "Run Left"), at=ON_FIELD_ADJUSTMENTS
    )
    game.offense.uses("Tobin Ballast")
    game.both_pass().offense.offered(MODE(0), MODE(1), MODE(2)).answers(MODE(2))
    assert game.run_to("timeout").yards == 15


def test_rollo_dodge_does_as_an_action_card_does() -> None:
    hit = action("The offense loses 10 yards.", when=AFTER_DESIGNATION, name="Hit")
    push = action("Gain 10 yards.", when=AFTER_DESIGNATION, name="Push")
    game = with_player(
        season_player("Rollo Dodge"),
        own=Side(hand=[push]),
        other=Side(hand=[hit]),
        carrier="RB",
        at=AFTER_DESIGNATION,
    )
    game.offense.plays("Push")
    game.defense.passes()
    game.offense.uses("Rollo Dodge")
    game.run_to("timeout")
    assert game.yards_by_effects == 20


def test_vesper_cloak_cancels_an_exhaust_ability() -> None:
    game = with_player(
        season_player("Vesper Cloak"),
        other=Side(players=(season_player("Harlan Keelwright"),)),
        at=AFTER_DESIGNATION,
    )
    game.offense.uses("Harlan Keelwright")
    game.defense.uses("Vesper Cloak")
    assert game.run_to("timeout").yards_by_effects == 0


def test_conrad_peakman_cancels_an_action_card() -> None:
    push = action("Gain 10 yards.", when=AFTER_DESIGNATION, name="Push")
    game = with_player(
        season_player("Conrad Peakman"), other=Side(hand=[push]), at=AFTER_DESIGNATION
    )
    game.offense.plays("Push")
    game.defense.uses("Conrad Peakman")
    assert game.run_to("timeout").yards_by_effects == 0


def test_jules_aspen_hands_gear_on() -> None:
    boots = power_up("Tackle: The offense loses 5 yards.", name="Boots")
    own = Side(attached={"LB": [boots]})
    game = with_player(season_player("Jules Aspen"), own=own, at=START_OF_DOWN)
    game.defense.uses("Jules Aspen")
    game.both_pass()
    while game.defense.asked("effect"):
        game.defense.offered(*map(PICK, ("DE", "S", "Jules Aspen"))).picks("DE")
    assert game.defense.attached("DE") == ["Boots"]
    assert game.defense.attached("LB") == []


@pytest.mark.parametrize(("order", "then"), [("BC", "B"), ("CA", "C")])
def test_puck_lindle_puts_the_next_plays_in_order(order: str, then: str) -> None:
    """Of three, the one that is picked first lies on top."""
    cards = [play("Run Right", 0, name=name) for name in "ABC"]
    game = with_player(
        season_player("Puck Lindle"),
        own=Side(play_deck=[play("Run Right", 0, name="Drawn"), *cards]),
        **SHORT,
        at="effect",
    )
    for name in order:
        game.offense.answers(PICK_CARD(name))
    assert game.run_to("timeout").yards_by_effects == 5
    game.run_to(NEXT_DOWN).run_to("call")
    assert then in game.offense.play_hand


# At the start of a down ------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "ball"), [("Arlo Barrow", 35), ("Marlow Gust", 20)])
def test_the_ball_is_moved_before_the_play(name: str, ball: int) -> None:
    game = with_player(season_player(name), at=START_OF_DOWN)
    user(game, name).uses(name)
    assert game.both_pass().ball == ball


@pytest.mark.parametrize(("uses", "points"), [(True, 0), (False, 3)])
def test_seth_windward_takes_two_off_a_kick(uses: bool, points: int) -> None:
    """From the 20 a Grit of 2 is good (K-3); 2 less is not."""
    game = with_player(
        season_player("Seth Windward"),
        own=Side(play_deck=[play("Run Right", 2)] * 3),
        other=Side(play_deck=[play("Run Right", 0)] * 3),
        ball=80,
        at=START_OF_DOWN,
    )
    if uses:
        game.defense.uses("Seth Windward")
    game.run_to("play or kick").offense.answers(FIELD_GOAL)
    assert game.run_to(NEXT_POSSESSION).score == (points, 0)
