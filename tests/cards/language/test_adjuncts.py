"""Durations, conditions and costs, in front of what they are said of and behind it."""

from __future__ import annotations

from typing import Any

import pytest
from tests.cards.language.meaning import effects, is_refused

from snapcount.cards.language.reader import Scene, read
from snapcount.cards.nouns import (
    All,
    CountTurned,
    DownIs,
    Group,
    Leading,
    StrengthIn,
    Times,
    TurnoverIs,
)
from snapcount.cards.tree import (
    Await,
    CancelTurnover,
    Discard,
    Draw,
    Energize,
    FieldGoalsAre,
    FirstDown,
    Gain,
    GainAbility,
    If,
    KickAgain,
    Lasting,
    MakeResult,
    May,
    ModifyFieldGoals,
    ModifyGrit,
    ModifyPunts,
    ModifyYards,
    OnDesignation,
    PayCost,
    Triggered,
    Would,
)

THIRD = DownIs((3,))
BEHIND = Leading("opponent")
RUN = GainAbility(
    All(Group("you", positions=("RB",))), OnDesignation("run", (Gain(5),)), "this possession"
)


@pytest.mark.parametrize(
    "text",
    [
        'Until the end of the possession, each of your Running Backs gains "Run: Gain 5 yards."',
        'Each of your Running Backs gains "Run: Gain 5 yards." until the end of the possession.',
        'This possession, your Running Backs gain "Run: Gain 5 yards."',
    ],
)
def test_for_how_long_an_ability_is_gained(text: str) -> None:
    assert effects(text) == (RUN,)


@pytest.mark.parametrize(
    "text",
    [
        "On the next play, the offense loses 5 yards.",
        "The offense loses 5 yards on the next play.",
        "During the next play, the offense gains 5 fewer yards.",
    ],
)
def test_yards_of_the_next_play_are_those_of_whoever_runs_it(text: str) -> None:
    (lasting,) = effects("The offense's next play gains 5 fewer yards.")
    assert lasting == Lasting(ModifyYards(-5, "offense"), "next play")
    assert effects(text, "defense") == (lasting,)


def test_what_was_done_this_way_is_counted_when_it_is_done() -> None:
    text = (
        "Exhaust any number of your Linebackers. On the next play, the offense loses 5 yards for"
        " each Player exhausted this way."
    )
    lasting = effects(text, "defense")[1]
    by = Times(-5, CountTurned())
    assert lasting == Lasting(ModifyYards(by, "offense"), "next play")


def test_that_play_is_the_one_that_is_waited_for() -> None:
    text = "If your next play is a Run, gain 10 yards{}."
    assert effects(text.format(" on that play")) == effects(text.format(""))


@pytest.mark.parametrize(
    "text",
    [
        "If you are behind, energize all of your Players.",
        "While you are behind, energize all of your Players.",
        "Energize all of your Players, but only if you are behind.",
        "Energize all of your Players only if you are behind.",
    ],
)
def test_a_condition_of_an_effect(text: str) -> None:
    assert effects(text) == (If(BEHIND, (Energize(All(Group("you"))),)),)


@pytest.mark.parametrize(
    "text",
    [
        "Gain 5 yards, and if it is third down, it becomes first down.",
        "Gain 5 yards and if it is third down, it becomes first down.",
    ],
)
def test_one_thing_and_another_if_something_holds(text: str) -> None:
    assert effects(text, "offense") == (Gain(5), If(THIRD, (FirstDown(),)))


@pytest.mark.parametrize(
    "text",
    [
        "Gain 10 yards if it is third down, otherwise gain 5 yards.",
        "If it is third down, gain 10 yards, otherwise gain 5 yards.",
        "Gain 5 yards. If it is third down, gain 10 instead.",
    ],
)
def test_one_thing_or_the_other(text: str) -> None:
    assert effects(text, "offense") == (If(THIRD, (Gain(10),), (Gain(5),)),)


@pytest.mark.parametrize(
    "text",
    [
        "You may discard an Action card to draw two Play cards.",
        "By discarding an Action card, you may draw two Play cards.",
        "To draw two Play cards, you may discard an Action card.",
    ],
)
def test_what_is_done_for_something(text: str) -> None:
    paid, drawn = Discard("you", "action"), Draw("you", "play", 2)
    assert effects(text) == (May((paid,), "you", (drawn,)),)


@pytest.mark.parametrize(
    "text",
    [
        "You must discard an Action card to play this card. Gain 10 yards.",
        "To play this card, discard an Action card. Gain 10 yards.",
    ],
)
def test_a_cost(text: str) -> None:
    assert effects(text, "offense") == (PayCost((Discard("you", "action"),)), Gain(10))


@pytest.mark.parametrize(
    "text",
    [
        "Your opponent may then discard an Action card.",
        "Your opponent can also discard an Action card.",
    ],
)
def test_an_offer_after_something_else(text: str) -> None:
    assert effects(text) == (May((Discard("opponent", "action"),), "opponent"),)


def test_what_becomes_of_the_play_whose_turnover_is_cancelled() -> None:
    rather = (CancelTurnover(), MakeResult("stopped"))
    later = Await(Would("a fumble would happen", rather), "this timing point")
    assert effects("Cancel the fumble. The play becomes stopped instead.") == (
        If(TurnoverIs(("fumble",)), rather, (later,)),
    )


@pytest.mark.parametrize(
    ("text", "modifier"),
    [
        (
            (
                "If you attempt a field goal this down, it is kicked as though the ball were"
                " 10 yards closer."
            ),
            ModifyFieldGoals(10),
        ),
        ("If you attempt a field goal this down, add 2 to the Grit.", ModifyGrit(2, "you")),
        (
            "If your opponent punts this down, it goes 10 yards shorter.",
            ModifyPunts(-10, "opponent"),
        ),
        ("If the offense attempts a field goal this down, it is no good.", None),
    ],
)
def test_what_is_said_of_a_kick_if_there_is_one(text: str, modifier: Any) -> None:
    if isinstance(modifier, ModifyGrit):
        modifier = ModifyGrit(2, "you", "field goal")
    assert effects(text) == (Lasting(modifier or FieldGoalsAre(False, "offense")),)


def test_the_kick_uses_the_grit_that_is_determined_last() -> None:
    text = "Determine Grit again. The kick uses the second result."
    assert read(text, Scene(action=True, field_goal=True)).effects == (KickAgain(),)


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        (
            'Give one of your Running Backs "Run: Gain 5 yards." this down.',
            'One of your Running Backs gains "Run: Gain 5 yards." this down.',
        ),
        (
            "Give one of your Players +10 rating this down.",
            "One of your Players gets +10 rating this down.",
        ),
        (
            "Treat one of your Tight Ends as a Wide Receiver this half.",
            "One of your Tight Ends counts as a Wide Receiver this half.",
        ),
        (
            (
                "Look at the top three cards of your Play deck. One of them becomes your play this"
                " down. Put the other two on the bottom of your Play deck in any order."
            ),
            (
                "Look at the top three cards of your Play deck. One of them becomes your play this"
                " down. Put the rest on the bottom of your Play deck in any order."
            ),
        ),
        ("Make your play a Run Left.", "Your play becomes a Run Left."),
        ("Choose a Run. Your play becomes that Run.", "Your play becomes any Run of your choice."),
    ],
)
def test_what_is_given_is_had(text: str, meant: str) -> None:
    assert effects(text, "offense") == effects(meant, "offense")


def test_while_is_no_condition_of_an_effect_that_nothing_sets_off() -> None:
    assert is_refused("While you are behind, gain 10 yards.", "offense", action=False)
    run = read("Run: While you are behind, gain 10 yards.", Scene(side="offense")).abilities
    assert run == [OnDesignation("run", (If(BEHIND, (Gain(10),)),))]


@pytest.mark.parametrize(
    ("text", "event", "condition"),
    [
        ("a Run is called and the Play Strength is 0", "a play is revealed", StrengthIn(0, 0)),
        ("you score a touchdown and you are behind", "a touchdown is scored", BEHIND),
        ("the offense is stopped and it is third down", "a play is stopped", THIRD),
        ("a pass is incomplete and it is third down", "a pass is incomplete", THIRD),
        ("this Player is Energized and it is third down", "a Player is energized", THIRD),
    ],
)
def test_a_condition_after_and_is_asked_when_it_happens(
    text: str, event: str, condition: Any
) -> None:
    (ability,) = read(f"Whenever {text}, draw an Action card.", Scene(side="offense")).abilities
    assert isinstance(ability, Triggered)
    assert (ability.event, ability.condition) == (event, condition)


def test_after_or_a_condition_would_be_that_of_which_event() -> None:
    text = (
        "Whenever you score a touchdown or make a field goal and you are behind, draw a Play card."
    )
    assert is_refused(text, action=False)


def test_what_is_known_later_is_asked_later() -> None:
    text = "Whenever you complete a Long Pass and this Player is the receiver, draw an Action card."
    (ability,) = read(text, Scene(side="offense")).abilities
    assert isinstance(ability, Triggered)
    assert isinstance(ability.effects[0], If)
    for late in (
        "Whenever a Run is called and this Player is the runner, draw an Action card.",
        "Whenever the offense is stopped and this Player is the tackler, draw an Action card.",
    ):
        assert is_refused(late, action=False)
    both, one = (
        read(f"{text}, draw an Action card.", Scene()).abilities
        for text in (
            "Whenever a Run is called and the play gains 10 or more yards",
            "Whenever a Run gains 10 or more yards",
        )
    )
    assert {each.event for each in (*both, *one)} == {"the play ends"}  # type: ignore[union-attr]
