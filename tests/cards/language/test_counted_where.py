"""Words for what is counted with its place, owner and time; who is excepted; sums of ratings."""

from __future__ import annotations

from typing import Any

import pytest
from tests.cards.language.meaning import effects, is_refused, printed

from snapcount.cards.nouns import (
    All,
    CountAttached,
    CountCards,
    CountHappened,
    Designated,
    Group,
    Leading,
    RatingSum,
    Times,
)
from snapcount.cards.tree import Energize, Gain, If


@pytest.mark.parametrize(
    ("each", "counted", "said"),
    [
        (
            "Offensive Action card in your discard pile",
            CountCards("you", "action", "discard", "offense"),
            "Offense Action card in your discard pile",
        ),
        (
            "Short Pass in your opponent's hand",
            CountCards("opponent", "play", "hand", calls=("short pass",)),
            "Short Pass in your opponent's hand",
        ),
        (
            "Power Up on the ball carrier",
            CountAttached("power up", players=Designated("ball carrier")),
            "Power Up attached to the ball carrier",
        ),
        (
            "Power Up on your Linebackers",
            CountAttached("power up", players=Group("you", positions=("LB",))),
            "Power Up attached to your Linebackers on the field",
        ),
        (
            "timeout your opponent has used this half",
            CountHappened("a timeout is spent", "opponent", "half"),
            "timeout your opponent has spent this half",
        ),
        (
            "time you scored a touchdown this game",
            CountHappened("a touchdown is scored", "you", "game"),
            "touchdown you have scored this game",
        ),
    ],
)
def test_what_is_counted_has_a_place_an_owner_and_a_time(
    each: str, counted: Any, said: str
) -> None:
    gained = (Gain(Times(5, counted)),)
    assert effects(f"Gain 5 yards for each {each}.") == gained
    assert printed(gained[0]) == f"gain 5 yards for each {said}"
    assert effects(f"Gain 5 yards for each {said}.") == gained


@pytest.mark.parametrize(
    "each",
    [
        "Offense cards in your discard pile",  # number
        "Run in your deck",  # nobody can look there
        "Power Up attached to your deck",
        "touchdown you have scored",  # since when?
    ],
)
def test_what_nobody_could_count_is_refused(each: str) -> None:
    assert is_refused(f"Gain 5 yards for each {each}.")


@pytest.mark.parametrize(
    ("words", "group"),
    [
        ("other than Quarterbacks", Group("you", except_positions=("QB",))),
        ("that are not Quarterbacks or Kickers", Group("you", except_positions=("QB", "K"))),
        ("except for your Quarterback", Group("you", except_positions=("QB",))),
        ("except the tackler", Group("you", except_for=Designated("tackler"))),
    ],
)
def test_some_are_excepted(words: str, group: Group) -> None:
    meant = (Energize(All(group)),)
    assert effects(f"Energize all of your Players {words}.") == meant
    assert effects(f"{printed(meant[0], 'Deed[base]')}.") == meant


def test_non_quarterbacks_are_all_others() -> None:
    meant = (Energize(All(Group(except_positions=("QB",)))),)
    assert effects("Energize each non-Quarterback Player.") == meant


@pytest.mark.parametrize(
    "words",
    [
        "the total rating of your Players is 300 or more",
        "the sum of the ratings of your Players is at least 300",
        "your Players have a combined rating of 300 or higher",
    ],
)
def test_ratings_are_added_up(words: str) -> None:
    (asked,) = effects(f"If {words}, gain 5 yards.")
    assert isinstance(asked, If)
    said = "the combined rating of all of your Players on the field is at least 300"
    assert printed(asked.condition, "Asked") == said
    assert asked.condition.left == RatingSum(Group("you"))  # type: ignore[union-attr]


@pytest.mark.parametrize("words", ["tied or trailing", "behind or tied", "losing or tied"])
def test_tied_or_trailing_is_that_the_other_player_does_not_trail(words: str) -> None:
    assert effects(f"If you are {words}, gain 5 yards.") == (
        If(Leading("opponent", 0), (Gain(5),)),
    )
