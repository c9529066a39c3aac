"""What is asked with the verb in front: `should this pass fall incomplete, …`."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import effects, is_refused

from snapcount.cards.language.meaning.scene import Scene
from snapcount.cards.language.reader import read
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import NEXT_DOWN, play, scenario

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)


@pytest.mark.parametrize(
    ("supposed", "asked"),
    [
        ("Should you be behind", "If you are behind"),
        ("Should your opponent have no timeouts", "If your opponent has no timeouts"),
        ("Should the ball be inside your 20", "If the ball is inside your 20"),
        ("Should the pass be complete", "If the pass is complete"),
        ("Should the pass fall incomplete", "If the pass is incomplete"),
        ("Should the play gain 10 or more yards", "If the play gains 10 or more yards"),
        ("Should the receiver be a Tight End", "If the receiver is a Tight End"),
        ("Should you be behind on third down", "If you are behind on third down"),
        ("Should you be behind and it is third down", "If you are behind and it is third down"),
    ],
)
def test_it_is_asked_as_after_if(supposed: str, asked: str) -> None:
    draw = "draw an Action card."
    assert effects(f"{supposed}, {draw}") == effects(f"{asked}, {draw}")
    behind = f"Draw an Action card {supposed[0].lower()}{supposed[1:]}."
    assert effects(behind) == effects(f"Draw an Action card {asked[0].lower()}{asked[1:]}.")


def test_what_is_over_is_not_asked_so() -> None:
    assert is_refused("Should you drew a card this down, gain 5 yards.")
    assert is_refused("Should you are behind, gain 5 yards.")


@every_edition
@pytest.mark.parametrize(("caught", "draws"), [("(0-9)", 0), ("(9-9)", 1)])
def test_on_a_play_it_waits_for_what_it_comes_to(edition: str, caught: str, draws: int) -> None:
    text = "Should this pass fall incomplete, draw an Action card."
    mine = play(f"Short Pass: 15 {caught}", 3, abilities=(text,), name="Own")
    game = scenario(edition, calls=(mine, play(stops="Run Left"))).run_to(NEXT_DOWN)
    assert len(game.offense.hand) - len(game.defense.hand) == draws


@pytest.mark.parametrize("falls", ["falls", "fell", "has fallen"])
def test_a_pass_falls_incomplete(falls: str) -> None:
    scene = Scene(play=True)
    told = read(f"If this pass {falls} incomplete, draw an Action card.", scene)
    assert (
        told.abilities == read("If this pass is incomplete, draw an Action card.", scene).abilities
    )
