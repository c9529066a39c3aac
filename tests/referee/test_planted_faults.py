"""The referee finds faults: one is planted in each family of rules, and it must speak up."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any

import pytest

import snapcount
from snapcount.engine import grit, play, players, scoring, zones
from snapcount.engine.edition import Edition
from snapcount.engine.editions import EDITION_NAMES, edition_named
from snapcount.engine.flow import endings, replay, results
from snapcount.engine.layers import resolve_top
from snapcount.engine.state import State
from snapcount.engine.terms import RUN_LEFT, RUN_MIDDLE, RUN_RIGHT
from snapcount.testing.refereed import STARTERS_EVERY, Refereed, Run, play_game

pytestmark = pytest.mark.skipif(snapcount.compiled(), reason="compiled code cannot be patched")

RUNS = RUN_LEFT | RUN_MIDDLE | RUN_RIGHT
SEED = 11
MOST = 48  # games in which a fault must be found
Fault = Callable[[Callable[..., Any]], Callable[..., Any]]


def zero_counts_as_one(real: Callable[..., Any]) -> Callable[..., Any]:
    """F-5: the sum of 10 counts 0."""
    return lambda g: max(real(g), 1)


def the_high_end_catches_nothing(real: Callable[..., Any]) -> Callable[..., Any]:
    """F-4: a catch range includes both of its ends."""
    return lambda g, strength: real(g, strength) and real(g, strength + 1)


def four_yards_a_point(real: Callable[..., Any]) -> Callable[..., Any]:
    """F-10: a Run gains five yards for each point of Strength."""
    return lambda g: real(g) * 4 // 5 if g.this.call & RUNS else real(g)


def one_line_too_far(real: Callable[..., Any]) -> Callable[..., Any]:
    """F-20: an effect moves the ball by what it says."""
    return lambda g, yards: real(g, yards - 5 if yards < 0 else yards)


def first_downs_are_forgotten(real: Callable[..., Any]) -> Callable[..., Any]:
    """F-16."""

    def faulty(self: object, g: State) -> None:
        g.this.first_down = False
        real(self, g)

    return faulty


def no_play_is_free(real: Callable[..., Any]) -> Callable[..., Any]:
    """F-13: a Play may cost no Time Units."""
    return lambda g: max(real(g), 1)


def six_points(real: Callable[..., Any]) -> Callable[..., Any]:
    """F-12: a touchdown is 7."""
    return lambda g, seat, points, decisive: real(g, seat, 6 if points == 7 else points, decisive)


def the_ball_is_spotted_five_yards_on(real: Callable[..., Any]) -> Callable[..., Any]:
    """P-2: a turnover's spot is the starting spot of the down."""
    return lambda g: min(real(g) + 5, 95)


def six_cards_in_hand(real: Callable[..., Any]) -> Callable[..., Any]:
    """Z-3."""
    return lambda g, seat, deck: real(g, seat, deck) + 1


def grit_is_one_more(real: Callable[..., Any]) -> Callable[..., Any]:
    """K-1, K-2."""
    return lambda g: (real(g) + 1) % 10


def substitutes_come_in_tired(real: Callable[..., Any]) -> Callable[..., Any]:
    """R-46: who comes onto the field is Energized."""

    def faulty(g: State, slots: int) -> None:
        real(g, slots)
        if g.point:  # an effect, no line-up
            g.exhausted |= slots

    return faulty


def a_replay_costs_a_time_unit(real: Callable[..., Any]) -> Callable[..., Any]:
    """R-5: no time is used."""

    def faulty(g: State) -> None:
        g.clock = max(g.clock - 1, 1)
        real(g)

    return faulty


def the_first_layer_resolves_first(real: Callable[..., Any]) -> Callable[..., Any]:
    """T-2: last in, first out."""

    def faulty(g: State) -> None:
        g.layers.append(g.layers.pop(0))
        real(g)

    return faulty


FAULTS: dict[str, tuple[Callable[..., Any], Fault]] = {
    "strength": (play.play_strength, zero_counts_as_one),
    "success": (play.in_catch_range, the_high_end_catches_nothing),
    "yards": (play.base_if_successful, four_yards_a_point),
    "ball": (play.move_outside_results, one_line_too_far),
    "downs": (endings.NextDown.enter, first_downs_are_forgotten),
    "clock": (results.time_units, no_play_is_free),
    "score": (scoring.add_points, six_points),
    "turnovers": (endings.starting_spot, the_ball_is_spotted_five_yards_on),
    "draws": (zones.hand_limit, six_cards_in_hand),
    "kicks": (grit.determine_grit, grit_is_one_more),
    "substitutions": (players.enter_field, substitutes_come_in_tired),
    "replays": (replay.play_again, a_replay_costs_a_time_unit),
    "layers": (resolve_top, the_first_layer_resolves_first),
}


@pytest.mark.parametrize("family", FAULTS)
def test_a_planted_fault_is_found(family: str, monkeypatch: pytest.MonkeyPatch) -> None:
    real, fault = FAULTS[family]
    with monkeypatch.context() as planted:
        assert plant(planted, real, fault(real)) > 0
        found = first_disagreement()
    assert found is not None, f"{MOST} games, and no word about it"
    again = play_game(Run(SEED, 0, 1), found.number)
    assert again.found is None, "the referee objects without the fault, too"


@pytest.mark.parametrize("family", ["yards", "downs", "clock", "score", "kicks"])
def test_a_planted_fault_is_found_with_starter_decks_too(
    family: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    real, fault = FAULTS[family]
    run = Run(SEED, 0, MOST)
    with monkeypatch.context() as planted:
        assert plant(planted, real, fault(real)) > 0
        played = [play_game(run, number) for number in range(MOST) if is_starter_game(number)]
    assert {game.cards for game in played} == {"starter decks"}
    assert any(game.found is not None for game in played)


def is_starter_game(number: int) -> bool:
    return number // len(EDITION_NAMES) % STARTERS_EVERY == STARTERS_EVERY - 1


def test_effects_that_do_not_offset_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """T-8: an edition is a value, so here the fault is in the value."""
    crd = edition_named("crd")
    with monkeypatch.context() as planted:
        planted.setattr(crd, "offsetting", False)
        found = first_disagreement("crd")
    assert found is not None
    assert play_game(Run(SEED, 0, 1, "crd"), found.number).found is None


def first_disagreement(edition: str | None = None) -> Refereed | None:
    run = Run(SEED, 0, MOST, edition)
    for number in range(MOST):
        played = play_game(run, number)
        if played.found is not None:
            return played
    return None


def plant(planted: pytest.MonkeyPatch, real: Callable[..., Any], faulty: Callable[..., Any]) -> int:
    """Put the fault wherever the engine holds the function: in modules, phases and editions."""
    count = 0
    modules = [
        module for name, module in sys.modules.items() if name.startswith("snapcount.engine")
    ]
    for module in modules:
        for name, value in list(vars(module).items()):
            if value is real:
                planted.setattr(module, name, faulty)
                count += 1
            elif isinstance(value, type) and value.__module__ == module.__name__:
                for inner, method in list(vars(value).items()):
                    if method is real:
                        planted.setattr(value, inner, faulty)
                        count += 1
    for edition in map(edition_named, EDITION_NAMES):
        for name in dir(Edition):
            if getattr(edition, name, None) is real:
                planted.setattr(edition, name, faulty)
                count += 1
    return count
