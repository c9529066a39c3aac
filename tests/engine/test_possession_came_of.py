"""What a possession came of, and where it started, as texts ask later in it (P-2)."""

from __future__ import annotations

from typing import Any, Final

import pytest
from tests.cards.language.meaning import effects, is_refused

from snapcount.cards.language.printing import english
from snapcount.cards.nouns import BallBegan, Not, PossessionBy
from snapcount.cards.nouns.conditions import PossessionStart
from snapcount.cards.tree import Gain, If
from snapcount.engine.editions import EDITION_NAMES
from snapcount.engine.noted import THE_POSSESSION, Began, Happened
from snapcount.engine.records.packed import packed, unpacked
from snapcount.engine.terms import CAME_OF
from snapcount.testing import (
    FIELD_GOAL,
    NEXT_DOWN,
    ON_FIELD_ADJUSTMENTS,
    PUNT,
    Scenario,
    Side,
    action,
    player,
    rule,
    scenario,
)

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)

TURNOVER: Final[tuple[PossessionStart, ...]] = ("a fumble happens", "an interception happens")


@pytest.mark.parametrize(
    ("asked", "means"),
    [
        ("you gained this possession by a turnover", PossessionBy(TURNOVER, "you")),
        (
            "you gained this possession by an interception or a fumble",
            PossessionBy(TURNOVER, "you"),
        ),
        ("you took this possession on a punt", PossessionBy(("a punt is made",), "you")),
        ("this possession began with a turnover", PossessionBy(TURNOVER)),
        (
            "your drive started after a punt or a turnover on downs",
            PossessionBy(("a turnover on downs happens", "a punt is made"), "you"),
        ),
        (
            "this possession did not begin with a missed field goal",
            Not(PossessionBy(("a field goal is missed",))),
        ),
        (
            "your opponent gained this possession by a score",
            PossessionBy(
                ("a touchdown is scored", "a field goal is made", "a safety is scored"), "opponent"
            ),
        ),
        ("this possession began inside your own 20", BallBegan(20, "you", "possession")),
        (
            "this possession began outside your 20",
            Not(BallBegan(20, "you", "possession")),
        ),
        (
            "the ball was inside your opponent's 30 when this possession began",
            BallBegan(30, "opponent", "possession"),
        ),
    ],
)
def test_what_is_asked_of_it(asked: str, means: Any) -> None:
    meant = effects(f"If {asked}, gain 5 yards.")
    assert meant == (If(means, (Gain(5),)),)
    assert effects(english(meant)) == meant


@pytest.mark.parametrize(
    ("circumstance", "asked"),
    [
        ("On a possession that began with a turnover", "this possession began with a turnover"),
        (
            "On a possession that began inside your own 20",
            "this possession began inside your own 20",
        ),
    ],
)
def test_as_a_circumstance(circumstance: str, asked: str) -> None:
    assert effects(f"{circumstance}, gain 5 yards.") == effects(f"If {asked}, gain 5 yards.")


def test_there_are_no_kickoffs() -> None:
    assert is_refused("If you gained this possession by a kickoff, gain 5 yards.")


ASKS = "Bench: Whenever the offense calls a Run, if {}, gain a timeout."


def gained(edition: str, asked: str, how: str) -> Scenario:
    """Both players ask that on the second possession, which comes of a last down of that kind."""
    lost = {
        "fumble": "The play becomes a Fumble.",
        "interception": "The play becomes an Interception.",
        "safety": "The play loses 90 yards.",
        "touchdown": "The play gains 90 yards.",
    }
    text = ASKS.format(asked)
    own = action(lost.get(how, "Draw a Play card."), when=ON_FIELD_ADJUSTMENTS)
    game = scenario(
        edition,
        offense=Side(players=[player("QB", text)], hand=[own]),
        defense=Side(players=[player("LB", text)]),
        timeouts=(0, 0),
        down=4 if how == "downs" else 1,
        calls=("Short Pass: 10 (0-9)" if how == "interception" else "Run Left", "Long Pass"),
        strength=0 if how == "downs" else 3,
    )
    kicks = {"punt": PUNT, "missed": FIELD_GOAL}
    if how in kicks:
        game.offense.answers(kicks[how])
    elif how in lost:
        game.run_to(ON_FIELD_ADJUSTMENTS)
        game.offense.plays(0)
    game.run_to(NEXT_DOWN)
    assert game.defense.on_offense
    assert game.down == 1
    game.state.timeouts = [0, 0]
    return game.run_to(NEXT_DOWN)


@every_edition
@rule("P-2")
@pytest.mark.parametrize(
    ("how", "by"),
    [
        ("fumble", "a turnover"),
        ("fumble", "a fumble"),
        ("interception", "a turnover"),
        ("downs", "a turnover on downs"),
        ("punt", "a punt"),
        ("missed", "a missed field goal"),
        ("touchdown", "a touchdown"),
    ],
)
def test_it_is_known_as_long_as_it_lasts(edition: str, how: str, by: str) -> None:
    """On its first down and on those after that; the side that lost the ball gained nothing."""
    game = gained(edition, f"you gained this possession by {by}", how)
    assert (game.offense.timeouts, game.defense.timeouts) == (0, 1)
    if how != "missed":
        game.run_to(NEXT_DOWN)
        assert (game.offense.timeouts, game.defense.timeouts) == (0, 2)


@every_edition
@pytest.mark.parametrize(
    ("how", "by"),
    [
        ("fumble", "an interception"),
        ("downs", "a turnover"),
        ("punt", "a turnover"),
        ("touchdown", "a punt"),
        ("missed", "a score"),
    ],
)
def test_it_came_of_nothing_else(edition: str, how: str, by: str) -> None:
    game = gained(edition, f"this possession began with {by}", how)
    assert (game.offense.timeouts, game.defense.timeouts) == (0, 0)


@every_edition
@rule("P-2")
@pytest.mark.parametrize(
    ("asked", "so"),
    [
        ("this possession began inside your own 25", (False, True)),
        ("this possession began inside your own 24", (False, False)),
        ("this possession began inside your opponent's 25", (True, False)),
    ],
)
def test_where_it_started(edition: str, asked: str, so: tuple[bool, bool]) -> None:
    """After a touchdown it starts on the 25; the ball has moved since."""
    game = gained(edition, asked, "touchdown")
    assert game.ball > 25
    assert (game.offense.timeouts > 0, game.defense.timeouts > 0) == so


@every_edition
@rule("P-3")
def test_a_half_begins_with_a_possession_that_came_of_nothing(edition: str) -> None:
    text = ASKS.format("this possession began with a turnover")
    lost = action("The play becomes a Fumble.", when=ON_FIELD_ADJUSTMENTS)
    game = scenario(
        edition,
        offense=Side(hand=[lost]),
        defense=Side(players=[player("QB", text)]),
        timeouts=(0, 0),
        clock=1,
        first_offense=0,
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.offense.plays(0)
    game.run_to(NEXT_DOWN)
    assert game.state.period == 1
    assert game.defense.on_offense
    game.run_to(NEXT_DOWN)
    assert game.defense.timeouts == 0


@pytest.mark.parametrize(
    "noted", [Began(30, THE_POSSESSION), Happened(CAME_OF + 12, 1, THE_POSSESSION)]
)
def test_it_is_saved(noted: Any) -> None:
    again = unpacked(packed(noted))
    assert type(again) is type(noted)
    assert packed(again) == packed(noted)
