"""What is said of successful plays and completed passes says nothing of those that are stopped."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import is_refused

from snapcount.cards.language.reader import Scene, read
from snapcount.cards.words import Side as SideOfBall
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    NEXT_DOWN,
    ON_FIELD_ADJUSTMENTS,
    Scenario,
    Side,
    action,
    rule,
    scenario,
)
from snapcount.testing import player as a_player

RUNS = ("Run Left", "Long Pass")
STOPPED = ("Run Left", "Run Left")
CAUGHT = ("Short Pass: 15 (0-9)", "Long Pass")
DROPPED = ("Short Pass: 15 (4-9)", "Long Pass")
EITHER_WAY = "Gain 15 yards."


def gained(edition: str, text: str, calls: tuple[str, str], more: str = "") -> int:
    """How far a play of Strength 3 went, with an effect that works on a stopped play too."""
    hand = [action(more or "Draw a Play card.", when=ON_FIELD_ADJUSTMENTS)]
    side = Side(hand=hand, players=[a_player("QB", text, name="Passer")])
    game: Scenario = scenario(edition, offense=side, calls=calls, at=ON_FIELD_ADJUSTMENTS)
    game.offense.plays(0)
    game.both_pass().run_to(NEXT_DOWN)
    return game.ball - 25


@rule("F-10")
@pytest.mark.parametrize("edition", EDITION_NAMES)
@pytest.mark.parametrize("calls", [RUNS, STOPPED, CAUGHT, DROPPED])
@pytest.mark.parametrize(
    ("text", "of_runs", "of_passes"),
    [
        ("Your completed passes gain an additional 5 yards.", 0, 5),
        ("Each completed pass gains 5 more yards.", 0, 5),
        ("Your successful Runs gain 5 additional yards.", 5, 0),
        ("Gain 5 yards on each successful play.", 5, 5),
        ("You gain 5 more yards on each pass you complete.", 0, 5),
        ("Short Passes you complete gain 5 more yards.", 0, 5),
        ("Your Runs gain 5 more yards if they are successful.", 5, 0),
    ],
)
def test_they_gain_more(
    edition: str, text: str, of_runs: int, of_passes: int, calls: tuple[str, str]
) -> None:
    more = {RUNS: 15 + of_runs, CAUGHT: 15 + of_passes}.get(calls, 0)
    assert gained(edition, text, calls) == more


@rule("F-10")
@pytest.mark.parametrize("edition", ["2021", "2022", "crd"])
@pytest.mark.parametrize(
    ("text", "success", "stopped"),
    [
        ("Your successful Runs gain at most 10 yards.", 10, 15),
        ("Your Runs gain at most 10 yards if they are successful.", 10, 15),
        ("You cannot gain more than 10 yards on successful plays.", 10, 15),
        ("Your Runs gain at most 10 yards.", 10, 10),
        ("Your successful Runs gain only 5 yards.", 5, 15),
        ("Your successful Runs that would gain 10 or more yards gain 5 more yards.", 35, 15),
        ("Your Runs that would gain 10 or more yards gain 5 more yards.", 35, 20),
        ("Your successful Runs gain at least 40 yards.", 40, 15),
    ],
)
def test_a_stopped_run_with_yards_by_an_effect_is_no_success(
    edition: str, text: str, success: int, stopped: int
) -> None:
    assert gained(edition, text, RUNS, EITHER_WAY) == success
    assert gained(edition, text, STOPPED, EITHER_WAY) == stopped


@rule("F-10")
@pytest.mark.parametrize("edition", ["2021", "2022", "crd"])
@pytest.mark.parametrize(("calls", "drawn"), [(CAUGHT, 1), (DROPPED, 0)])
@pytest.mark.parametrize(
    "text",
    [
        "Whenever you complete a pass for 15 yards or more, draw an Action card.",
        "Whenever your opponent completes a Short Pass of 15 or more yards, draw an Action card.",
        "Whenever one of your Players catches a pass for 15 yards or more, draw an Action card.",
    ],
)
def test_a_pass_that_is_dropped_and_gains_yards_by_an_effect_is_not_completed(
    edition: str, text: str, calls: tuple[str, str], drawn: int
) -> None:
    hands = []
    for words in (text, ""):
        side = Side(
            hand=[action(EITHER_WAY, when=ON_FIELD_ADJUSTMENTS)],
            players=[a_player("QB", "" if "opponent" in text else words, name="Passer")],
        )
        other = Side(players=[a_player("LB", words if "opponent" in text else "", name="Watcher")])
        game = scenario(edition, offense=side, defense=other, calls=calls, at=ON_FIELD_ADJUSTMENTS)
        game.offense.plays(0)
        game.both_pass().run_to(NEXT_DOWN)
        hands.append(len((game.defense if "opponent" in text else game.offense).hand))
    assert hands[0] - hands[1] == drawn


@pytest.mark.parametrize(
    "text",
    [
        "Your stopped Runs gain 5 additional yards.",
        "Your successful Runs cannot be fumbled.",
        "Stopped plays use 2 Time Units.",
        "Your incomplete passes lose 5 yards.",
    ],
)
def test_what_is_not_known_to_hold_of_them_alone_is_refused(text: str) -> None:
    assert is_refused(text, action=False)


@pytest.mark.parametrize(
    ("said", "plain"),
    [
        (
            "Your opponent gains 5 fewer yards on each Long Pass they complete.",
            "Your opponent gains 5 fewer yards on each completed Long Pass.",
        ),
        (
            "This Player gains 5 more yards on each Short Pass it catches.",
            "This Player gains 5 more yards on each Short Pass.",
        ),
        (
            "Your Running Backs gain 5 more yards on every Run they make.",
            "Your Running Backs gain 5 more yards on Runs.",
        ),
    ],
)
def test_who_completes_or_catches_it_stands_behind(said: str, plain: str) -> None:
    side: SideOfBall = "defense" if said.startswith("Your opponent") else "offense"
    heard, meant = (read(each, Scene(side=side)).abilities for each in (said, plain))
    assert heard == meant


def test_a_run_is_not_completed() -> None:
    assert is_refused("You gain 5 more yards on each Run you complete.", "offense", action=False)
    assert not is_refused(
        "You gain 5 more yards on each pass you complete.", "offense", action=False
    )


@pytest.mark.parametrize(
    "said",
    [
        "Your # Long Passes gain 5 more yards.",
        "Each # Pass you call gains 5 more yards.",
        "All # Passes gain 5 more yards.",
        "Whenever you play an Action card, your next # Short Pass this half gains 10 more yards.",
    ],
)
def test_a_complete_pass_is_a_completed_one(said: str) -> None:
    scene = Scene(side="offense")
    assert read(said.replace("#", "complete"), scene) == read(said.replace("#", "completed"), scene)
