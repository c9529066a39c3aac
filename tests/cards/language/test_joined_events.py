"""Two events joined by “or”: the second has the subject of the first only if it has none itself."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import is_refused

from snapcount.cards.language.parse import parse_abilities
from snapcount.cards.tree import Triggered
from snapcount.testing import (
    AFTER_DESIGNATION,
    NEXT_DOWN,
    PRIOR_TO_SELECTING,
    Side,
    action,
    player,
    scenario,
)
from snapcount.testing.editions import editions_where


def heard(events: str) -> dict[str, object]:
    """Whose each of the events must be."""
    found = parse_abilities(f"Whenever {events}, draw a Play card.")
    return {each.event: each.who for each in found if isinstance(each, Triggered)}


@pytest.mark.parametrize(
    ("events", "event"),
    [
        ("you gain a first down or a possession ends", "a possession ends"),
        ("your opponent uses an audible or a down ends", "a down ends"),
        ("the offense's turnover happens or a Player is exhausted", "a Player is exhausted"),
        ("you score a touchdown or a fumble happens", "a fumble happens"),
        ("you use an audible or the play is stopped", "a play is stopped"),
    ],
)
def test_an_event_with_a_subject_of_its_own_is_nobodys(events: str, event: str) -> None:
    assert heard(events)[event] is None


def test_an_event_without_a_subject_has_that_of_the_first() -> None:
    assert [*heard("you score or punt").values()] == ["you", "you"]
    assert [*heard("your opponent scores or punts").values()] == ["opponent", "opponent"]


@pytest.mark.parametrize("edition", editions_where())
def test_a_down_of_your_opponent_is_a_down(edition: str) -> None:
    text = "This down, whenever you use an audible or a down ends, gain a timeout."
    waits = action(text, when=PRIOR_TO_SELECTING)
    game = scenario(edition, at=PRIOR_TO_SELECTING, timeouts=(1, 1), defense=[waits])
    game.defense.plays(0)
    game.run_to(NEXT_DOWN)
    assert game.defense.timeouts == 2


@pytest.mark.parametrize(
    ("said", "plain"),
    [
        (
            "If this Player is the tackler and {}, {}.",
            "If {} while this Player is the tackler, {}.",
        ),
        ("If the offense called a Run and {}, {}.", "If {} while the offense called a Run, {}."),
        (
            "If this Player is designated to tackle and {}, {}.",
            "While this Player is designated to tackle, if {}, {}.",
        ),
    ],
)
def test_the_call_and_the_players_are_known_by_then(said: str, plain: str) -> None:
    for happens, done in (
        ("the offense would score a touchdown", "place the ball on your 5 instead"),
        ("the offense would fumble", "draw a Play card"),
        ("the play would lose yards", "it gains 5 yards instead"),
    ):
        meant = parse_abilities(plain.format(happens, done), "defense")
        assert parse_abilities(said.format(happens, done), "defense") == meant


@pytest.mark.parametrize(
    "events",
    [
        "this Player is designated to tackle and your opponent uses an audible",
        "this Player is designated to tackle and your opponent designates a Running Back",
        "the play is successful and the offense scores a touchdown",
    ],
)
def test_what_is_not_decided_before_is_not_asked_in_front(events: str) -> None:
    assert is_refused(f"Whenever {events}, draw a Play card.", "defense", action=False)


@pytest.mark.parametrize("edition", editions_where())
@pytest.mark.parametrize("tackler", ["Last Man", "Cornerback"])
def test_the_last_man_keeps_the_ball_out(edition: str, tackler: str) -> None:
    text = (
        "If this Player is designated to tackle and the offense would score a touchdown, place the"
        " ball on your 5 instead."
    )
    long_run = action("Gain 90 yards.", when=AFTER_DESIGNATION)
    side = Side(players=[player("S", text, name="Last Man")])
    game = scenario(
        edition, at=AFTER_DESIGNATION, offense=[long_run], defense=side, tackler=tackler
    )
    game.offense.plays(0)
    game.run_to(NEXT_DOWN)
    assert (game.score == (0, 0)) is (tackler == "Last Man")
