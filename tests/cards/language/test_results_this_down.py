"""`If the Play Strength is 5 this down, …`: asked as the play is checked and its yards counted."""

from __future__ import annotations

import pytest

from snapcount.cards.card import ActionCard
from snapcount.cards.language.kernel.errors import TextError
from snapcount.cards.language.meaning.scene import Scene
from snapcount.cards.language.reader import read
from snapcount.cards.words import TimingPoint
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    NEXT_DOWN,
    NUMBER,
    ON_FIELD_ADJUSTMENTS,
    PASS,
    PRIOR_TO_SELECTING,
    Scenario,
    Side,
    action,
    play,
    player,
    rule,
    scenario,
)

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)
WAIT = action("Your opponent draws an Action card.", name="Wait")


def changing(by: int) -> ActionCard:
    if not by:
        return WAIT
    return action(f"The Play Strength is increased by {by}.", when=ON_FIELD_ADJUSTMENTS)


def down(edition: str, text: str, change: int, at: str = PRIOR_TO_SELECTING) -> Scenario:
    """The defense plays it on a Run of Strength 3, which the offense may change; on to the end."""
    game = scenario(edition, offense=[changing(change), WAIT], defense=[action(text)], at=at)
    game.offense.passes()
    game.defense.plays(0)
    game.both_pass()
    if change:
        game.run_to(ON_FIELD_ADJUSTMENTS)
        game.offense.plays(0)
        game.both_pass()
    return game.run_to(NEXT_DOWN)


PRIOR = "Play only prior to selecting a play."


@rule("F-4", "F-7")
@every_edition
@pytest.mark.parametrize(
    "text",
    [
        f"If the Play Strength is 4 this down, the play becomes stopped. {PRIOR}",
        f"If the Play Strength is 4, the play is stopped. {PRIOR}",
        f"The play becomes stopped this down if the Play Strength is 4. {PRIOR}",
    ],
)
def test_whether_it_is_stopped_is_asked_at_every_check(edition: str, text: str) -> None:
    assert down(edition, text, 0).ball == 40
    assert down(edition, text, 1).ball == 25
    assert down(edition, text.replace("4", "3"), 0).ball == 25
    assert down(edition, text.replace("4", "3"), 1).ball == 45


@rule("F-4", "F-7")
@every_edition
def test_a_number_that_was_named_is_asked_for_so_too(edition: str) -> None:
    text = (
        "Exhaust: Name a number from 1 to 8. If the Play Strength is the named number this down,"
        " the play is stopped. Exhaust only prior to selecting a play."
    )
    for named, change, ball in ((3, 0, 25), (3, 1, 45), (4, 1, 25), (5, 1, 45)):
        game = scenario(
            edition,
            offense=[changing(change), WAIT],
            defense=Side(players=[player("CB", text)]),
            at=PRIOR_TO_SELECTING,
        )
        game.offense.passes()
        game.defense.uses("CB")
        game.both_pass()
        game.defense.answers(NUMBER(named))
        game.run_to(ON_FIELD_ADJUSTMENTS)
        if change:
            game.offense.plays(0)
            game.both_pass()
        assert game.run_to(NEXT_DOWN).ball == ball


@rule("F-10")
@every_edition
def test_yards_are_asked_for_as_they_are_counted(edition: str) -> None:
    text = f"If the Play Strength is 3 this down, the offense loses 10 yards. {PRIOR}"
    assert down(edition, text, 0).ball == 30
    assert down(edition, text, 1).ball == 45


@every_edition
def test_otherwise_is_asked_for_then_too(edition: str) -> None:
    text = f"If the Play Strength is 3, the offense loses 10 yards. Otherwise, it gains 5. {PRIOR}"
    text = text.replace("it gains 5", "the offense gains 5 yards")
    assert down(edition, text, 0).ball == 30
    assert down(edition, text, 1).ball == 50


@every_edition
def test_what_cannot_be_stopped_is_asked_for_at_every_check(edition: str) -> None:
    text = "If the Play Strength is 3 this down, your play cannot be stopped."
    for strength, ball in ((3, 40), (2, 25)):
        game = scenario(
            edition,
            offense=[action(text, when=PRIOR_TO_SELECTING), WAIT],
            calls=("Run Left", "Run Left"),
            strength=strength,
            at=PRIOR_TO_SELECTING,
        )
        game.offense.plays(0)
        game.both_pass()
        assert game.run_to(NEXT_DOWN).ball == ball


@rule("F-17")
@every_edition
def test_a_fumble_is_asked_for_as_yards_are_counted(edition: str) -> None:
    text = f"If the Play Strength is 4, the offense fumbles. {PRIOR}"
    assert down(edition, text, 0).has_ball.name == "the offense"
    assert down(edition, text, 1).has_ball.name == "the defense"


@pytest.mark.parametrize(
    "text",
    [
        "If you call a Run this down, draw a Play card. Play only during On Field Adjustments.",
        "Whenever you call a Pass this down, gain 5 yards. Play only after Player Designation.",
    ],
)
def test_no_call_is_waited_for_once_there_is_one(text: str) -> None:
    with pytest.raises(TextError, match="revealed by then"):
        action(text)


def test_it_is_asked_at_once_where_there_is_a_strength() -> None:
    at_once = action("If the Play Strength is 3, draw a Play card.", when=ON_FIELD_ADJUSTMENTS)
    later = "If the Play Strength is 3 this down, draw a Play card."
    assert action(f"{later} Play only during On Field Adjustments.").effects == at_once.effects


# What comes of a result later on ------------------------------------------------------------------


def rescued(text: str) -> ActionCard:
    return action(f"{text} Play only during On Field Adjustments.", name="Next")


@rule("F-4", "F-7")
@every_edition
@pytest.mark.parametrize("saved", [False, True])
def test_what_is_said_of_a_later_pass_waits_for_the_last_check(edition: str, saved: bool) -> None:
    """A Pass that On Field Adjustments rescue was not incomplete."""
    text = (
        "If this pass is incomplete, your next Short Pass this possession has a catch range of 0-8."
    )
    dropped = play("Long Pass: 30 (8-9)", 5, "Run Left", abilities=(text,))
    nxt = play("Short Pass: 10 (9-9)", 2, "Run Left")
    save = action("The play becomes successful.", when=ON_FIELD_ADJUSTMENTS, name="Save")
    game = scenario(
        edition,
        offense=Side(plays=[nxt], hand=[save if saved else WAIT, WAIT]),
        calls=(dropped, "Run Right"),
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.offense.plays(0)
    game.both_pass()
    ball = game.run_to(NEXT_DOWN).ball
    assert ball == (55 if saved else 25)
    game.run_to("call")
    game.offense.calls(nxt)
    assert game.run_to(NEXT_DOWN).ball == (ball if saved else ball + 10)


@every_edition
def test_so_it_does_on_an_action_card(edition: str) -> None:
    text = "If the pass is incomplete, the catch range of your next Pass this possession is 0-8."
    for saved in (False, True):
        save = action("The play becomes successful.", when=ON_FIELD_ADJUSTMENTS, name="Save")
        game = scenario(
            edition,
            offense=[rescued(text), save, WAIT],
            calls=("Short Pass: 15 (9-9)", "Run Right"),
            at=ON_FIELD_ADJUSTMENTS,
        )
        game.offense.plays("Save" if saved else "Wait")
        if game.defense.may(PASS):
            game.defense.passes()
        game.offense.plays("Next")
        game.both_pass()
        ball = game.run_to(NEXT_DOWN).ball
        assert game.run_to(NEXT_DOWN).ball == (ball if saved else ball + 15)


@pytest.mark.parametrize(
    "so",
    [
        "the offense's play ends the timing point stopped",
        "the offense's play is stopped at the end of On Field Adjustments",
        "the offense's play is stopped when the timing point closes",
        "the offense's play is still stopped after On Field Adjustments",
    ],
)
def test_how_the_play_ends_the_timing_point(so: str) -> None:
    def read(asked: str) -> ActionCard:
        return action(f"If {asked}, the offense loses 5 yards.", when=ON_FIELD_ADJUSTMENTS)

    assert read(so).effects == read("the offense's play is stopped").effects


@pytest.mark.parametrize(
    ("text", "same"),
    [
        (
            "Gain 10 yards if your pass is stopped this down.",
            "If your pass is stopped this down, gain 10 yards.",
        ),
        (
            "Draw an Action card if you score or punt this down.",
            "If you score or punt this down, draw an Action card.",
        ),
        (
            "Gain 10 yards if your pass is stopped or incomplete this down.",
            "If your pass is stopped or incomplete, gain 10 yards.",
        ),
    ],
)
def test_what_happens_this_down_may_be_asked_behind(text: str, same: str) -> None:
    points: tuple[TimingPoint, ...] = ("on field adjustments",)
    scene = Scene(action=True, side="offense", points=points)
    assert read(text, scene).effects == read(same, scene).effects


@rule("F-10", "G-4")
@every_edition
@pytest.mark.parametrize(
    ("call", "stops", "yards"),
    [
        ("Short Pass: 15 (0-9)", "Short Pass", 10),
        ("Short Pass: 15 (9-9)", "Long Pass", 10),
        ("Short Pass: 15 (0-9)", "Long Pass", 15),
        ("Run Left", "Run Left", 0),
    ],
)
def test_a_pass_that_fails_in_either_way_gains_yards(
    edition: str, call: str, stops: str, yards: int
) -> None:
    """In 2019 a play that fails gains none whatever effects were played."""
    text = "Gain 10 yards if your pass is stopped or incomplete this down."
    hand = [action(text, when=ON_FIELD_ADJUSTMENTS, side="offense", name="Anyway")]
    calls = (play(call, 3), play("Run Right", 0, stops))
    game = scenario(edition, offense=Side(hand=hand), calls=calls, at=ON_FIELD_ADJUSTMENTS)
    game.offense.plays("Anyway")
    fails = yards == 10 and edition == "2019"
    assert game.run_to(NEXT_DOWN).yards == (0 if fails else yards)
