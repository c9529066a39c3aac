"""Abilities that trigger so often: `Receive: Once per half, gain 10 yards.`"""

from __future__ import annotations

from typing import Any

import pytest

from snapcount.cards.language.meaning.refusal import Refusal
from snapcount.cards.language.reader import Scene, Unread, read
from snapcount.cards.nouns import This
from snapcount.cards.tree import (
    Draw,
    FirstDown,
    Gain,
    Lose,
    May,
    OnDesignation,
    PlayFromDiscard,
    Qualifier,
    Static,
    WorksExhausted,
)


def abilities(text: str) -> tuple[Any, ...]:
    return tuple(read(text, Scene()).abilities)


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        (
            "Run: Once per game, it becomes first down.",
            OnDesignation("run", (FirstDown(),), once_per="game"),
        ),
        (
            "Tackle – Run: Once each possession, the offense loses 5 yards.",
            OnDesignation("tackle", (Lose(5),), Qualifier(("run",)), "possession"),
        ),
        (
            "Receive: Once per half, you may draw a Play card. If you do, gain 5 yards.",
            OnDesignation(
                "receive", (May((Draw("you", "play"),), "you", (Gain(5),)),), once_per="half"
            ),
        ),
        (
            "Receive: Gain 5 yards. Use only once per half.",
            OnDesignation("receive", (Gain(5),), once_per="half"),
        ),
    ],
)
def test_it_triggers_so_often(text: str, meant: Any) -> None:
    assert abilities(text) == (meant,)


def test_the_next_ability_is_another() -> None:
    made = abilities("Run: Once per half, gain 5 yards. Receive: Gain 10 yards.")
    assert made == (
        OnDesignation("run", (Gain(5),), once_per="half"),
        OnDesignation("receive", (Gain(10),)),
    )


@pytest.mark.parametrize(
    "text",
    [
        "Run: Once per half, gain 5 yards. Draw an Action card.",
        "Run: Once per half, during On Field Adjustments, draw an Action card.",
        "Run: Once per half, gain 5 yards. Use only once per game.",
    ],
)
def test_how_much_of_it_is_done_so_often(text: str) -> None:
    with pytest.raises(Unread):
        abilities(text)


@pytest.mark.parametrize(
    ("text", "keyword"),
    [
        ("The Run abilities of this Player are triggered even when they are Exhausted.", "run"),
        ("This Player's Tackle ability can be triggered even if Exhausted.", "tackle"),
        ("This Player's abilities may trigger even while it is Exhausted.", None),
    ],
)
def test_even_while_exhausted(text: str, keyword: Any) -> None:
    assert abilities(text) == (Static(WorksExhausted(This(), keyword)),)


def test_exhaust_abilities_are_not_triggered() -> None:
    with pytest.raises(Unread):
        abilities("This Player's Exhaust abilities are triggered even while they are Exhausted.")


@pytest.mark.parametrize(
    "how",
    ["as if it were in your hand", "as though from your hand", "as if it was in your Action hand"],
)
def test_a_discarded_card_is_played_as_from_the_hand(how: str) -> None:
    (ability,) = abilities(
        f"Once per half, you may play an Action card in your discard pile {how}."
    )
    assert ability.effects == (PlayFromDiscard(),)


@pytest.mark.parametrize(
    ("event", "done"),
    [
        ("you call a Run", "gain 5 yards"),
        ("you call a Run on the down after a Pass", "gain 5 yards"),
        ("your opponent fumbles", "you may draw a Play card"),
    ],
)
def test_what_is_waited_for_stands_behind_too(event: str, done: str) -> None:
    often = "Once per possession"
    assert abilities(f"{often}, {done} if {event}.") == abilities(f"{often}, if {event}, {done}.")


@pytest.mark.parametrize(
    "limit",
    [
        "This ability triggers only once per down.",
        "This works only once per down.",
        "This ability triggers at most once each down.",
        "This effect can trigger only once a down.",
        "This may only happen once per down.",
    ],
)
def test_how_often_it_triggers_is_said_behind_it(limit: str) -> None:
    often = "henever you use an audible, draw an Action card."
    assert abilities(f"W{often} {limit}") == abilities(f"Once per down, w{often}")


def test_what_always_holds_does_not_trigger() -> None:
    with pytest.raises((Refusal, Unread)):
        abilities("Your Runs gain 5 more yards. This triggers only once per half.")
