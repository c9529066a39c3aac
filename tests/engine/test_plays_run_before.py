"""Plays that were run before: they cannot be called again, or are stopped as well (F-3, F-4)."""

from __future__ import annotations

import pytest

from snapcount.cards.card import PlayCard
from snapcount.cards.nouns import CountStopped
from snapcount.cards.tree import AlsoStopsAgain, CannotCallAgain
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    CALL,
    NEXT_DOWN,
    NEXT_POSSESSION,
    ON_FIELD_ADJUSTMENTS,
    Scenario,
    Side,
    action,
    play,
    player,
    rule,
    scenario,
)
from snapcount.testing.cards import nodes

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)
LEFT, RIGHT = (play(call, 1, name=call) for call in ("Run Left", "Run Right"))
SWEEP = play("Run Left", 2, name="Sweep")
SHORT = play("Short Pass: 5 (0-9)", 1, name="Slant")
MEDIUM = play("Medium Pass: 5 (0-9)", 1, name="Post")


def barred(edition: str, text: str, first: PlayCard, *plays: PlayCard) -> Scenario:
    """The offense has run one play with that text on the other side, and calls the next."""
    back = player("LB", text, name="Back")
    assert CannotCallAgain in {type(part) for part in nodes(back.abilities)}
    side = Side(plays=plays or (SWEEP, RIGHT, SHORT), play_deck=[LEFT, LEFT, LEFT])
    calls = (first, play("Long Pass", 0, name="Other"))
    game = scenario(edition, offense=side, defense=Side(players=[back]), calls=calls)
    game.run_to("call")
    game.offense.calls(first)
    return game.run_to(NEXT_DOWN).run_to("call")


@rule("F-3")
@every_edition
@pytest.mark.parametrize(
    "text",
    [
        "Your opponent cannot call the same play they called on the previous down.",
        "The offense cannot call the same play twice in a row.",
        "Neither player can call a play that they called last down.",
        "Your opponent cannot call a play they have already called this possession.",
    ],
)
def test_the_play_of_the_last_down_is_not_offered(edition: str, text: str) -> None:
    game = barred(edition, text, LEFT)
    assert not game.offense.may(CALL("Run Left"))
    assert not game.offense.may(CALL("Sweep"))
    assert game.offense.may(CALL("Run Right"))
    assert game.offense.may(CALL("Slant"))


@rule("F-3")
@every_edition
def test_of_its_kind_none_is_offered(edition: str) -> None:
    text = "Your opponent cannot call the same kind of play they called on the previous down."
    game = barred(edition, text, LEFT, RIGHT, SHORT, MEDIUM)
    assert not game.offense.may(CALL("Run Left"))
    assert not game.offense.may(CALL("Run Right"))
    assert game.offense.may(CALL("Slant"))


@rule("F-3")
@every_edition
def test_no_other_is_offered_where_it_must_be_called(edition: str) -> None:
    text = "Your opponent must call the same play they called on the previous down."
    game = barred(edition, text, LEFT)
    assert game.offense.may(CALL("Run Left"))
    assert not game.offense.may(CALL("Run Right"))


@rule("F-3")
@every_edition
@pytest.mark.parametrize(("since", "offered"), [("on the last down", True), ("this half", False)])
def test_how_far_back_it_looks(edition: str, since: str, offered: bool) -> None:
    """Two downs later the first play is that of the last down no more."""
    text = f"Your opponent cannot call a play they have called {since}."
    game = barred(edition, text, LEFT, RIGHT, SHORT, MEDIUM)
    game.offense.calls(RIGHT)
    game.run_to(NEXT_DOWN).run_to("call")
    assert game.offense.may(CALL("Run Left")) is offered
    assert not game.offense.may(CALL("Run Right"))


@rule("P-1", "F-3")
@every_edition
def test_the_play_of_the_other_player_does_not_count(edition: str) -> None:
    back = player("LB", "Your opponent cannot call the same play they called last down.")
    game = scenario(
        edition,
        offense=Side(players=[back]),
        defense=Side(plays=[LEFT, SHORT], play_deck=[SHORT, SHORT]),
        calls=(play("Run Left", 0), "Long Pass"),
        down=4,
    )
    game.run_to(NEXT_POSSESSION).run_to("call")
    assert game.defense.may(CALL("Run Left"))
    assert game.defense.may(CALL("Slant"))


@rule("F-4", "F-6")
@every_edition
@pytest.mark.parametrize(
    ("text", "stopped"),
    [
        ("Your called play also stops the play your opponent called on the previous down.", True),
        ("Your Plays also stop the plays that the offense has run this possession.", True),
        ("Your Plays also stop Run Middle.", False),
    ],
)
def test_the_play_of_the_last_down_is_stopped_as_well(
    edition: str, text: str, stopped: bool
) -> None:
    back = player("LB", text, name="Back")
    assert (AlsoStopsAgain in {type(part) for part in nodes(back.abilities)}) is stopped
    side = Side(play_deck=[LEFT, LEFT])
    defense = Side(players=[back])
    game = scenario(edition, offense=side, defense=defense, calls=(LEFT, "Long Pass"), ball=10)
    assert game.run_to(NEXT_DOWN).yards == 5
    assert game.run_to(NEXT_DOWN).yards == (0 if stopped else 5)


@rule("F-4")
@every_edition
def test_a_different_play_is_not_stopped(edition: str) -> None:
    text = "Your called play also stops the play your opponent called on the previous down."
    back = player("LB", text)
    side = Side(play_deck=[RIGHT, RIGHT, RIGHT])
    calls = (LEFT, play("Long Pass", 0))
    game = scenario(edition, offense=side, defense=Side(players=[back]), calls=calls, ball=10)
    game.run_to("call")
    game.offense.calls(LEFT)
    game.run_to(NEXT_DOWN).run_to("call")
    game.offense.calls(RIGHT)
    assert game.run_to(NEXT_DOWN).yards == 5


@rule("F-6")
@every_edition
@pytest.mark.parametrize(
    ("call", "drawn"),
    [("Run Left", 0), ("Run Left, Short Pass", 1), ("Run", 1), ("Run, Pass", 1)],
)
def test_how_many_plays_a_call_stops(edition: str, call: str, drawn: int) -> None:
    card = action(
        "If your called play stops two or more plays, score 1 point.",
        when=ON_FIELD_ADJUSTMENTS,
        side="defense",
        name="Count",
    )
    assert CountStopped("you") in nodes(card)
    game = scenario(edition, defense=[card], calls=("Run Right", call), at=ON_FIELD_ADJUSTMENTS)
    game.defense.plays("Count")
    game.both_pass()
    assert game.defense.score == drawn


@rule("F-6")
@every_edition
def test_yards_for_each_play_that_is_stopped(edition: str) -> None:
    card = action(
        "Gain 2 yards for each play your opponent's called play stops.",
        when=ON_FIELD_ADJUSTMENTS,
        name="Count",
    )
    game = scenario(edition, offense=[card], calls=("Run Left", "Pass"), at=ON_FIELD_ADJUSTMENTS)
    game.offense.plays("Count")
    game.both_pass()
    assert game.yards_by_effects == 6
