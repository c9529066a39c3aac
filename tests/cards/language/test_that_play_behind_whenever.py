"""What is said of `that play` belongs to the ability that waited for it."""

from __future__ import annotations

from typing import Any

import pytest
from tests.cards.language.meaning import effects

from snapcount.cards.language.kernel.errors import TextError
from snapcount.cards.tree import Await, Triggered
from snapcount.engine import events
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    AFTER_DESIGNATION,
    NEXT_DOWN,
    Scenario,
    Side,
    action,
    player,
    power_up,
    rule,
    scenario,
)
from snapcount.testing.cards import parse_abilities
from snapcount.testing.editions import by_chapter_f, editions_where

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)
since_2021 = pytest.mark.parametrize("edition", editions_where(by_chapter_f))
GRIP = (
    "Whenever this Player is designated as the tackler, the offense gains 5 fewer yards. If the"
    " offense gains no yards on that play, Energize this Player at the end of the play."
)


def tackled(edition: str, tackler: str, strength: int) -> Scenario:
    side = Side(
        players=[player("LB", name="Backer"), player("DE", name="End")],
        attached={"Backer": [power_up(GRIP)]},
    )
    game = scenario(edition, defense=side, strength=strength, tackler=tackler)
    return game.run_to(NEXT_DOWN)


@rule("T-9", "F-11")
@since_2021
@pytest.mark.parametrize(
    ("tackler", "strength", "tired"),
    [("Backer", 1, False), ("Backer", 2, True), ("End", 0, True)],
)
def test_it_is_the_play_that_was_waited_for(
    edition: str, tackler: str, strength: int, tired: bool
) -> None:
    game = tackled(edition, tackler, strength)
    assert (tackler in game.defense.exhausted) is tired


@since_2021
def test_a_play_with_another_tackler_is_another_one(edition: str) -> None:
    side = Side(
        players=[player("LB", name="Backer"), player("DE", name="End")],
        attached={"Backer": [power_up(GRIP)]},
        exhausted=["Backer"],
    )
    game = scenario(edition, defense=side, strength=0, tackler="End").run_to(NEXT_DOWN)
    assert "Backer" in game.defense.exhausted


@pytest.mark.parametrize(
    "text",
    [
        (
            "Whenever you call a Run, draw a Play card. If you score on that play, draw an Action "
            "card at the end of the play."
        ),
        (
            "Whenever your opponent plays an Action card, gain 5 yards. At the end of that down, "
            "draw a Play card."
        ),
        (
            "Whenever this Player is the receiver, gain 5 yards. If that play gains 20 or more "
            "yards, draw an Action card at the end of the play."
        ),
        (
            "Whenever you call a Pass, Energize a Wide Receiver. If that pass is incomplete, draw "
            "a Play card at the end of the play."
        ),
    ],
)
def test_nothing_waits_by_itself(text: str) -> None:
    (only,) = parse_abilities(text)
    assert isinstance(only, Triggered)
    assert isinstance(only.effects[-1], Await)


@pytest.mark.parametrize(
    "text",
    [
        (
            "Whenever you call a Run this possession, gain 5 yards. If that play gains 20 or more "
            "yards, draw a Play card."
        ),
        (
            "Whenever your opponent plays an Action card this possession, gain 5 yards. At the end "
            "of that down, draw a Play card."
        ),
    ],
)
def test_an_action_card_says_it_of_each_that_comes(text: str) -> None:
    (only,) = effects(text)
    assert isinstance(only, Await)
    assert isinstance(only.ability.effects[-1], Await)


@pytest.mark.parametrize(
    "text",
    [
        "Your Runs gain 5 more yards. If that play gains 20 or more yards, draw an Action card.",
        "Your Runs gain 5 more yards. At the end of that down, draw an Action card.",
        "If that play gains 20 or more yards, draw an Action card.",
    ],
)
def test_there_must_be_such_a_play(text: str) -> None:
    with pytest.raises(TextError, match="that play"):
        parse_abilities(text)


@pytest.mark.parametrize(
    "happens", ["your opponent fumbles", "you make a field goal", "your opponent punts"]
)
def test_what_ends_the_down_leaves_no_play(happens: str) -> None:
    """What it sets off waits for the next timing point, which is one of the next down (T-4)."""
    text = f"Whenever {happens}, draw an Action card. Draw a Play card at the end of that down."
    with pytest.raises(TextError, match="over by then"):
        parse_abilities(text)


@rule("F-10", "T-4")
@every_edition
@pytest.mark.parametrize("more", [0, 5])
def test_how_far_it_goes_is_asked_when_it_is_over(edition: str, more: int) -> None:
    """The back is designated before the others add their yards."""
    text = "Whenever this Player is the runner, if that Run gains 20 or more yards, draw an Action"
    side = Side(
        hand=[action("Gain 5 yards.", when=AFTER_DESIGNATION, name="More")],
        players=[player("RB", f"{text} card.", name="Back")],
    )
    game = scenario(edition, offense=side, carrier="Back", at=AFTER_DESIGNATION)
    if more:
        game.offense.plays("More")
    game.run_to(NEXT_DOWN)
    assert game.yards == 15 + more
    assert game.log.count(events.TRIGGER_ADDED) == (2 if more else 1)


@pytest.mark.parametrize(("position", "role"), [("QB", "tackler"), ("LB", "receiver")])
def test_nobody_plays_on_the_other_side_of_the_ball(position: Any, role: str) -> None:
    text = f"Whenever this Player is designated as the {role}, draw an Action card."
    with pytest.raises(TextError, match="never"):
        player(position, text)
