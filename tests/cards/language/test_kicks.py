"""Kicks, Grit, downs, the clock and points."""

from __future__ import annotations

from typing import Any

import pytest
from tests.cards.language.meaning import effects, is_refused, modifier, printed

from snapcount.cards.tree import (
    Await,
    CancelFirstDown,
    CannotFirstDown,
    CannotKick,
    ChangeClock,
    ChangeGrit,
    ChangeTimeouts,
    DetermineGrit,
    FieldGoalsAre,
    FieldGoalsGoodOn,
    FirstDown,
    KickAgain,
    Lasting,
    LoseDown,
    May,
    ModifyFieldGoals,
    ModifyGrit,
    ModifyPunts,
    PayCost,
    ScorePoints,
    ScoresAre,
    SetClock,
    SetDown,
    SetGrit,
    Triggered,
    WidenFieldGoals,
)
from snapcount.cards.words import Side


@pytest.mark.parametrize(
    ("text", "said", "canonical"),
    [
        (
            "Subtract 2 from the Grit of each kick.",
            ModifyGrit(-2, "each player"),
            "the Grit of each player's kicks is reduced by 2",
        ),
        (
            "All field goals have their Grit value reduced by 1.",
            ModifyGrit(-1, "each player", "field goal"),
            "the Grit of each player's field goals is reduced by 1",
        ),
        (
            "All Grit values are decreased by 1.",
            ModifyGrit(-1, "each player", every=True),
            "each player's Grit values are reduced by 1",
        ),
        (
            "Your field goals are kicked as if the ball were 10 yards closer.",
            ModifyFieldGoals(10),
            "your field goals count as 10 yards nearer",
        ),
        (
            "Field goals are kicked from 5 yards further away.",
            ModifyFieldGoals(-5, "each player"),
            "each player's field goals count as 5 yards farther",
        ),
        ("All field goals are no good.", FieldGoalsAre(False, "each player"), None),
        ("Field goals are never good.", FieldGoalsAre(False, "each player"), None),
        (
            "Your field goals are successful with a Grit value of 1-8.",
            FieldGoalsGoodOn(1, 8),
            "your field goals are good on a Grit of 1-8",
        ),
        (
            "The Grit range of your field goals is widened by 1.",
            WidenFieldGoals(1),
            "the Grit range of your field goals is 1 wider",
        ),
        (
            "The Grit range in which your field goals are good is increased by 1 at each end.",
            WidenFieldGoals(1),
            "the Grit range of your field goals is 1 wider",
        ),
        (
            "The range on which a field goal is successful is reduced by 2 at each end.",
            WidenFieldGoals(-2, "each player"),
            "the Grit range of each player's field goals is 2 narrower",
        ),
        (
            "Field goals are worth 4 points.",
            ScoresAre("field goal", 4, "each player"),
            "each player's field goals are worth 4 points",
        ),
        ("Punts travel 10 fewer yards.", ModifyPunts(-10, "each player"), None),
        ("Your opponent may not punt.", CannotKick("opponent", "punt"), None),
        (
            "Field goals cannot be attempted from outside the 25 yard line.",
            CannotKick("each player", "field goal", 25),
            "each player cannot kick field goals from beyond the 25 yard line",
        ),
        (
            "First downs cannot be gained on Run plays.",
            CannotFirstDown("each player", ("run",)),
            "each player cannot gain a first down on a Run play",
        ),
    ],
)
def test_what_holds_of_kicks_is_read_and_printed(
    text: str, said: Any, canonical: str | None
) -> None:
    assert modifier(text) == said
    words = printed(said, "Modifier")
    assert canonical is None or words == canonical
    assert modifier(f"{words}.") == said


@pytest.mark.parametrize(
    ("text", "by", "who"),
    [
        ("Whenever you punt, the ball travels 5 additional yards.", 5, "you"),
        ("When your opponent punts, it goes 10 yards shorter.", -10, "opponent"),
        ("Each time either player punts, the punt goes 10 more yards.", 10, "each player"),
    ],
)
def test_how_far_punts_go_is_said_whenever_one_is_made(text: str, by: int, who: Any) -> None:
    assert modifier(text) == ModifyPunts(by, who)


def test_that_punt_is_over_when_it_is_heard_of() -> None:
    late = "draw an Action card and the punt goes 10 more yards."
    assert is_refused(f"Whenever you punt, {late}", action=False)
    assert is_refused(f"If you punt this down, {late}")


def test_one_kick_is_the_next_one() -> None:
    good = (Lasting(FieldGoalsAre(True), "next kick"),)
    assert effects("Your next field goal is good.") == good
    assert effects("Your field goals are good for the next one.") == good
    assert effects("Your field goals this half are good.") == (
        Lasting(FieldGoalsAre(True), "this half"),
    )


@pytest.mark.parametrize(
    ("text", "effect", "canonical"),
    [
        ("Determine the Grit.", DetermineGrit(), "determine Grit value"),
        ("Attempt the field goal again.", KickAgain(), "kick again"),
        ("Determine Grit again and use the new value.", KickAgain(), "kick again"),
        ("Gain a first down.", FirstDown(), "it becomes first down"),
        ("It is 4th down.", SetDown(4), "it becomes fourth down"),
        ("The first down is cancelled.", CancelFirstDown(), "cancel the first down"),
        ("The offense loses a down.", LoseDown(), "the offense loses a down"),
        ("Put 1 Time Unit back on the clock.", ChangeClock(1), "add 1 Time Unit to the clock"),
        ("Run 3 Time Units off the clock.", ChangeClock(-3), "remove 3 Time Units from the clock"),
        ("The clock is set to 3 Time Units.", SetClock(3), "set the clock to 3 Time Units"),
    ],
)
def test_the_scoreboard_is_read_and_printed(text: str, effect: Any, canonical: str) -> None:
    assert effects(text) == (effect,)
    assert printed(effect) == canonical
    assert effects(f"{canonical}.") == (effect,)


@pytest.mark.parametrize(
    ("text", "who"),
    [
        ("determine Grit a second time and choose which is used", "you"),
        ("determine Grit twice and choose which value is used", "you"),
        ("determine Grit twice. You choose which Grit value is used", "you"),
        ("determine Grit twice and use the result of your choice", "you"),
        ("they determine Grit twice and you choose which result is used", "you"),
        ("they determine Grit twice and use the result of your choice", "you"),
        ("your opponent determines Grit twice and uses either value", "opponent"),
        ("determine Grit two times, and the offense chooses which of the two is used", "offense"),
    ],
)
def test_who_chooses_between_two_grits_of_a_kick(text: str, who: Any) -> None:
    waits = Triggered("a field goal is attempted", (KickAgain(who),), "opponent")
    assert effects(f"If your opponent attempts a field goal this down, {text}.") == (Await(waits),)


@pytest.mark.parametrize(
    "text",
    [
        "Determine Grit twice and choose which is used.",
        "If you punt this down, determine Grit twice and choose which is used.",
        "If you punt or attempt a field goal this down, determine Grit twice and use either value.",
        "Whenever your field goal would be missed, determine Grit twice and choose which is used.",
    ],
)
def test_two_grits_are_chosen_from_only_while_a_field_goal_is_attempted(text: str) -> None:
    assert is_refused(text)


@pytest.mark.parametrize(
    "text",
    [
        "determine Grit a second time and use that value instead",
        "have Grit determined again. Use the new value",
    ],
)
def test_the_second_grit_is_used(text: str) -> None:
    again = (May((KickAgain(),)),)
    waits = Triggered("a field goal is attempted", again, "you")
    assert effects(f"If you attempt a field goal this down, you may {text}.") == (Await(waits),)


def test_grit_that_was_determined_is_changed() -> None:
    assert effects("Determine Grit value. Add 1 to the Grit.")[1] == ChangeGrit(1)
    assert effects("Determine Grit value. The Grit becomes 9.")[1] == SetGrit(9)


def test_timeouts_and_points_are_somebodys() -> None:
    assert effects("Your opponent loses a timeout.") == (ChangeTimeouts("opponent", -1),)
    assert effects("Gain two timeouts.") == (ChangeTimeouts("you", 2),)
    assert effects("Score 3 points.") == (ScorePoints("you", 3),)
    assert effects("Add 3 points to your opponent's score.") == (ScorePoints("opponent", 3),)


def test_a_timeout_that_must_be_spent_is_a_cost() -> None:
    paid = PayCost((ChangeTimeouts("you", -1),))
    assert effects("Spend a timeout. It becomes first down.") == (paid, FirstDown())


@pytest.mark.parametrize(
    ("text", "side"),
    [
        ("The Grit becomes 12.", None),
        ("Determine Grit value. The Grit becomes 12.", None),
        ("Set the clock to 30 Time Units.", None),
        ("Add 1 Time Units to the clock.", None),
        ("It becomes fifth down.", None),
        ("You lose a down.", "defense"),
        ("Field goals cannot be attempted from beyond the 60 yard line.", None),
        ("Add 1 to the Grit.", None),  # none was determined
    ],
)
def test_neighbors_that_mean_nothing_are_refused(text: str, side: Side | None) -> None:
    assert is_refused(text, side)


@pytest.mark.parametrize("who", ["Neither player can", "Each player cannot"])
def test_the_end_zone_kicked_at_is_that_of_their_opponent(who: str) -> None:
    text = f"{who} attempt a field goal from beyond their opponent's 25 yard line."
    assert modifier(text) == CannotKick("each player", "field goal", 25)
