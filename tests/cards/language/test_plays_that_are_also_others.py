"""What a Play says that it is besides, or becomes: the play that its owner runs with it (F-4)."""

from __future__ import annotations

import pytest

from snapcount.cards.language.kernel.errors import TextError
from snapcount.engine import events
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import NEXT_DOWN, play, rule, scenario
from snapcount.testing.cards import parse_page

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)


def on_a_play(text: str) -> object:
    return parse_page(text, play=True, on_player=False).abilities


@pytest.mark.parametrize(
    "said",
    [
        "This play is also a Run Right.",
        "This play counts as a Run Right as well.",
        "Your play is also a Run Right.",
        "On offense, this play is also a Run Right.",
        "When called on offense, this play is also a Run Right.",
    ],
)
def test_it_is_said_of_the_offense(said: str) -> None:
    plain = "If you are on offense, the offense's current play is also a Run Right."
    assert on_a_play(said) == on_a_play(plain)


def test_what_it_becomes_is_said_of_the_offense() -> None:
    plain = on_a_play("If you are on offense, the offense's play becomes a Run Right.")
    for said in ("This play becomes a Run Right.", "Your play becomes a Run Right."):
        assert on_a_play(said) == plain


@pytest.mark.parametrize(
    "said",
    [
        "This play is also a Run Right on defense.",
        "On defense, this play is also a Run Right.",
        "This play is also a Run Right defense.",
        "This card is also a Run Right defense.",
    ],
)
def test_what_it_stops_is_said_of_the_defense(said: str) -> None:
    assert on_a_play(said) == on_a_play("This play also stops Run Right.")


def test_the_offenses_play_is_that_of_whoever_runs_it() -> None:
    any_play = on_a_play("The offense's play is also a Run Right.")
    assert any_play == on_a_play("The play is also a Run Right.")
    assert any_play != on_a_play("This play is also a Run Right.")


def test_a_card_is_no_play() -> None:
    with pytest.raises(TextError, match="on defense"):
        on_a_play("This card is also a Run Right.")


@rule("F-4")
@every_edition
@pytest.mark.parametrize(
    ("stops", "stopped"), [("Run Left", True), ("Run Right", True), ("Run Middle", False)]
)
def test_a_defense_against_either_stops_it(edition: str, stops: str, stopped: bool) -> None:
    card = play("Run Left", 3, abilities=("This play is also a Run Right.",))
    game = scenario(edition, calls=(card, play(stops=stops))).run_to(NEXT_DOWN)
    assert game.log.has(events.ALSO_CALLED)
    assert game.state.ball == (25 if stopped else 40)


@rule("F-4")
@every_edition
@pytest.mark.parametrize(
    "text",
    [
        "This play is also a Run Right.",
        "Your play is also a Run Right.",
        "This play becomes a Run.",
    ],
)
def test_on_defense_the_other_play_stays_what_it_is(edition: str, text: str) -> None:
    card = play("Run Left", 0, stops="Run Right", abilities=(text,))
    game = scenario(edition, calls=(play("Run Left", 3), card)).run_to(NEXT_DOWN)
    assert not game.log.has(events.ALSO_CALLED)
    assert not game.log.has(events.CALL_CHANGED)
    assert game.state.ball == 40


@pytest.mark.parametrize(
    "said",
    [
        "Your Run Right plays also count as Run Left plays.",
        "Your Run Rights are considered Run Lefts as well.",
        "Each of your Run Rights also counts as a Run Left.",
    ],
)
def test_plays_of_a_kind_are_also_of_another(said: str) -> None:
    same = parse_page("Your Run Rights are also Run Lefts.").abilities
    assert parse_page(said).abilities == same


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("Your Run Rights also count as Run Lefts for abilities of your Players.", "the defense"),
        ("Your Run Rights gain exactly 5 yards, whatever other effects say.", "outranks"),
        ("Regardless of other effects, Runs gain exactly 5 yards.", "outranks"),
    ],
)
def test_it_is_said_why_something_cannot_be(text: str, why: str) -> None:
    with pytest.raises(TextError, match=why):
        parse_page(text)
