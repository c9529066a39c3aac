"""Results: what a play becomes, what cannot happen to it, and the next one of a kind."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import effects, is_refused

from snapcount.cards.language.parse import parse_abilities, parse_timing
from snapcount.cards.nouns import AllOf, Condition, Not, OnSide, PlayIs, TurnoverIs
from snapcount.cards.tree import Await, CancelTurnover, If, MakeResult, Triggered, Would
from snapcount.cards.words import Call


@pytest.mark.parametrize(
    ("text", "event", "who", "calls"),
    [
        ("The play cannot be stopped.", "the play would be stopped", None, ()),
        ("Your opponent cannot stop the play.", "the play would be stopped", None, ()),
        (
            "Your Runs cannot be stopped this down.",
            "the play would be stopped",
            "you",
            ("run",),
        ),
        ("You cannot fumble this down.", "a fumble would happen", "you", ()),
        ("Your opponent cannot force a fumble this down.", "a fumble would happen", "you", ()),
        ("Your pass cannot be intercepted.", "an interception would happen", "you", ()),
        ("Your Runs cannot be fumbled.", "a fumble would happen", "you", ("run",)),
        ("Your Runs cannot result in a fumble.", "a fumble would happen", "you", ("run",)),
        (
            "Your Long Passes cannot be intercepted.",
            "an interception would happen",
            "you",
            ("long pass",),
        ),
        (
            "No turnover can happen on this play.",
            "a live ball turnover would happen",
            None,
            (),
        ),
    ],
)
def test_what_cannot_happen_does_not_when_it_would(
    text: str, event: str, who: str | None, calls: tuple[str, ...]
) -> None:
    (waits,) = effects(text, "offense")
    assert isinstance(waits, Await)
    assert isinstance(waits.ability, Would)
    assert (waits.ability.event, waits.ability.who, waits.ability.calls) == (event, who, calls)
    assert waits.duration == "this down"
    assert not waits.once
    instead = MakeResult("successful") if "stopped" in event else CancelTurnover()
    assert waits.ability.effects == (instead,)


def test_only_a_pass_is_intercepted() -> None:
    assert is_refused("Your Runs cannot be intercepted this down.", "offense")


@pytest.mark.parametrize(
    ("said", "plain"),
    [
        (
            "Your stopped play becomes successful.",
            "If your play is stopped, the play becomes successful.",
        ),
        ("Make your stopped play successful.", "Your stopped play becomes successful."),
        ("Determine Grit. Pick Six if the Grit is 9.", "Determine Grit. On a 9, Pick Six."),
        (
            "Determine Grit. 7-9: the pass is intercepted.",
            "Determine Grit. If the Grit is 7-9, the pass is intercepted.",
        ),
        (
            "Determine Grit. The offense fumbles on a Grit of 0-2.",
            "Determine Grit. If the Grit is 0-2, the offense fumbles.",
        ),
        ("Change the result of the play to stopped.", "The play becomes stopped."),
        ("First down. Gain 5 yards.", "It becomes first down. Gain 5 yards."),
        ("-2 Play Strength.", "The Play Strength is reduced by 2."),
        ("+10 yards on this Run.", "Gain 10 yards."),
        (
            "The yards gained on this play cannot be reduced below 10.",
            "The play gains at least 10 yards.",
        ),
        ("The pass is complete on a Play Strength of 2-9.", "The catch range becomes 2-9."),
    ],
)
def test_results_have_many_words(said: str, plain: str) -> None:
    assert effects(said, "offense") == effects(plain, "offense")


@pytest.mark.parametrize(
    ("text", "calls"),
    [
        ("Your next pass is complete.", ("pass",)),
        ("The next Pass you call is caught.", ("pass",)),
        ("Your next Short Pass or Medium Pass is complete.", ("short pass", "medium pass")),
    ],
)
def test_the_next_play_of_a_kind_waits_until_it_is_revealed(
    text: str, calls: tuple[Call, ...]
) -> None:
    ability = Triggered("a play is revealed", (MakeResult("complete"),), "you", calls=calls)
    assert effects(text, "offense") == (Await(ability, "this game", once=True),)


def test_a_turnover_in_a_list_of_options_is_no_turnover_of_its_own() -> None:
    """`interception` alone is one only where nothing else stands in the sentence."""
    (cancels,) = effects("Cancel a fumble or interception.", "offense")
    assert isinstance(cancels, If)
    assert cancels.condition == TurnoverIs(("fumble", "interception"))
    assert cancels.then == (CancelTurnover(),)


STOPPED = PlayIs("stopped")


@pytest.mark.parametrize(
    ("asked", "condition"),
    [
        ("the offense was stopped", STOPPED),
        ("the offense failed", STOPPED),
        ("the play was unsuccessful", STOPPED),
        ("the play failed", STOPPED),
        ("the offense was not stopped", Not(STOPPED)),
        ("the offense wasn't stopped", Not(STOPPED)),
        ("the offense succeeded", PlayIs("successful")),
        ("the offense was successful", PlayIs("successful")),
        ("you were stopped", AllOf((OnSide("you", "offense"), STOPPED))),
        ("your opponent was stopped", AllOf((OnSide("opponent", "offense"), STOPPED))),
        ("your opponent's play failed", AllOf((OnSide("opponent", "offense"), STOPPED))),
    ],
)
def test_whoever_runs_the_play_is_stopped(asked: str, condition: Condition) -> None:
    text = f"Play only at the end of the play if {asked}."
    assert parse_timing(text).condition == condition


@pytest.mark.parametrize(
    "offer",
    [
        "have your incomplete Short Pass become complete",
        "make your incomplete Short Pass complete",
        "turn your incomplete Short Pass into a complete pass",
    ],
)
def test_a_result_may_be_changed_into_another(offer: str) -> None:
    asked = "if your Short Pass is incomplete, you may have it become complete."
    assert effects(f"You may {offer}.", "offense") == effects(asked.capitalize(), "offense")
    at = "Once per game, during On Field Adjustments,"
    assert parse_abilities(f"{at} you may {offer}.") == parse_abilities(f"{at} {asked}")


@pytest.mark.parametrize(
    ("said", "plain"),
    [
        ("Complete your pass.", "Your pass becomes complete."),
        ("Complete the pass.", "The pass becomes complete."),
        ("Rescue your play.", "Your play becomes successful."),
        ("Save this Run.", "This Run becomes successful."),
    ],
)
def test_a_play_is_completed_or_rescued(said: str, plain: str) -> None:
    assert effects(said) == effects(plain)


def test_a_run_is_not_completed() -> None:
    assert is_refused("Complete your Run.")
