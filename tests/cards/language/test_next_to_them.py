"""`Your next pass to a Tight End gains 10 more yards`, and all of them; who is tired only if."""

from __future__ import annotations

from typing import Any

import pytest
from tests.cards.language.meaning import effects, is_refused

from snapcount.cards.language.meaning.scene import Scene
from snapcount.cards.language.reader import read
from snapcount.cards.nouns import Designated, Not, YardsWould
from snapcount.cards.tree import Cannot
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    NEXT_DOWN,
    PRIOR_TO_SELECTING,
    Side,
    action,
    gridiron,
    play,
    player,
    rule,
    scenario,
)

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)


@pytest.mark.parametrize(
    ("said", "plainly"),
    [
        ("pass to a Center", "one of your Centers receives a pass"),
        ("Short Pass caught by one of your Centers", "one of your Centers receives a Short Pass"),
        ("Run by any Center", "one of your Centers runs the ball"),
    ],
)
def test_the_next_one(said: str, plainly: str) -> None:
    then = effects(f"The next time {plainly} this half, gain 5 yards.")
    assert effects(f"Your next {said} this half gains 5 more yards.") == then
    assert effects(f"Your next {said} gains 5 more yards this half.") == then
    assert (
        effects(f"Draw a Play card and your next {said} this half gains 5 more yards.")[1:] == then
    )


def test_all_of_them() -> None:
    scene = Scene(side="offense")
    plainly = read("Whenever one of your Centers receives a pass, gain 5 yards.", scene).abilities
    for whom in ("your Centers", "a Center", "one of your Centers"):
        assert read(f"Your passes to {whom} gain 5 more yards.", scene).abilities == plainly


@pytest.mark.parametrize(
    "text",
    [
        "Your next pass by a Center gains 5 more yards.",
        "Your next Run to a Center gains 5 more yards.",
        "Your next pass to one of your opponent's Centers gains 5 more yards.",
    ],
)
def test_nobody_else_has_the_ball(text: str) -> None:
    assert is_refused(text)


@rule("F-9", "T-9")
@every_edition
def test_it_waits_for_such_a_receiver(edition: str) -> None:
    text = "Your next pass to a Tight End this possession gains 10 additional yards."
    wide = play("Short Pass: 10 (0-9)", 0)
    game = scenario(
        edition,
        offense=Side(hand=[action(text, when=PRIOR_TO_SELECTING)], plays=[wide] * 3),
        calls=(wide, play("Run Left", 0, "Run Left")),
        ball=10,
        at=PRIOR_TO_SELECTING,
    )
    game.offense.plays(0)
    found = []
    for name in ("Wide Receiver", "Tight End", "Tight End"):
        game.carrier = name
        game.run_to(NEXT_DOWN)
        found.append(game.yards_by_effects)
    assert found == [0, 10, 0]


def held(text: str) -> Any:
    (ability,) = read(text, Scene()).abilities
    return ability


@pytest.mark.parametrize("when", ["", " by being designated", " at the end of the play"])
def test_the_runner_is_tired_only_if(when: str) -> None:
    found = held(f"Your runner becomes Exhausted{when} only if the play gained 10 yards or more.")
    assert found.modifier == Cannot("be exhausted", Designated("runner", "you"), by="designation")
    assert found.condition == Not(YardsWould(at_least=10))


def test_of_others_it_is_not_said_by_what() -> None:
    assert is_refused("A Center becomes Exhausted only if the play gained 10 yards.", action=False)


@rule("F-11", "R-7")
@pytest.mark.parametrize("edition", [name for name in EDITION_NAMES if name != "2019"])
@pytest.mark.parametrize(("strength", "tired"), [(2, False), (3, True)])
def test_it_is_asked_of_what_the_play_gains(edition: str, strength: int, tired: bool) -> None:
    text = "The runner is exhausted for being designated only if the play gained 15 yards or more."
    game = scenario(
        edition,
        offense=Side(players=[player("RB", name="Back")], gridirons=[gridiron(text)]),
        calls=(play("Run Left", strength), play("Run Right", 0, "Long Pass")),
        carrier="Back",
    )
    game.run_to(NEXT_DOWN)
    assert ("Back" in game.offense.exhausted) is tired
