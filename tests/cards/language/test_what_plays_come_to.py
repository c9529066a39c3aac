"""A touchdown, a first down or a safety, said of the play that it comes of."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import effects, is_refused

from snapcount.cards.language.meaning.scene import Scene
from snapcount.cards.language.reader import read
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import NEXT_DOWN, Side, play, player, rule, scenario

GENERIC = Scene(on_player=False, enters=True)
DRAW = "draw an Action card."


@pytest.mark.parametrize(
    ("of_the_play", "of_who_has_it"),
    [
        ("a Run scores a touchdown", "the offense scores a touchdown on a Run"),
        ("a Long Pass goes for a touchdown", "the offense scores a touchdown on a Long Pass"),
        ("your Run results in a touchdown", "you score a touchdown on a Run"),
        ("your opponent's pass ends in a touchdown", "your opponent scores a touchdown on a Pass"),
        ("a Run results in a first down", "the offense gains a first down on a Run"),
        ("your pass earns a first down", "you gain a first down on a Pass"),
        ("a Run results in a safety", "the defense scores a safety on a Run"),
        ("your opponent's Run ends in a safety", "you score a safety on a Run"),
        ("a play scores a touchdown", "a touchdown is scored"),
        ("the play ends in a safety", "a safety is scored"),
    ],
)
def test_it_is_of_whoever_runs_the_play(of_the_play: str, of_who_has_it: str) -> None:
    plain = read(f"Whenever {of_who_has_it}, {DRAW}", GENERIC)
    assert read(f"Whenever {of_the_play}, {DRAW}", GENERIC) == plain


def test_a_pick_six_is_no_touchdown_of_ones_play() -> None:
    """Whoever scores it is on defense (F-17)."""
    said = effects(f"This half, whenever your play results in a touchdown, {DRAW}")
    assert said == effects(f"This half, whenever you score a touchdown on offense, {DRAW}")


@pytest.mark.parametrize("words", ["score a touchdown", "result in a touchdown", "be a touchdown"])
def test_something_may_take_its_place(words: str) -> None:
    instead = "place the ball on your own 5-yard line instead."
    plain = effects(f"If a touchdown would be scored this down, {instead}")
    assert effects(f"If this play would {words}, {instead}") == plain


def test_a_safety_has_nothing_in_its_place() -> None:
    assert is_refused(f"If this play would result in a safety, instead {DRAW}")


@rule("F-12")
@pytest.mark.parametrize("edition", EDITION_NAMES)
@pytest.mark.parametrize(("call", "points"), [("Run Left", 0), ("Long Pass: 45 (0-9)", 7)])
def test_a_run_is_caught_short_and_a_pass_is_not(edition: str, call: str, points: int) -> None:
    text = "Whenever a Run would score a touchdown, place the ball on your own 5-yard line instead."
    calls = (play(call, 9), play("Run Right", 0, "Run Right", name="D"))
    holder = Side(players=[player("S", text)])
    game = scenario(edition, defense=holder, calls=calls, ball=62).run_to(NEXT_DOWN)
    assert sum(game.score) == points
    assert game.ball == (25 if points else 95)
