"""What a deck was built of: so many of its Plays, none of several kinds, so many teams."""

from __future__ import annotations

from typing import Any

import pytest

from snapcount.cards.language.meaning.refusal import Refusal
from snapcount.cards.language.reader import Scene, Unread, read
from snapcount.cards.nouns import (
    AllOf,
    Choose,
    Compare,
    Condition,
    CountDeck,
    DeckHas,
    DeckTeams,
    Group,
)
from snapcount.cards.tree import Energize, If, ModifyFieldGoals, Static


def page(text: str) -> Any:
    return read(text, Scene(on_player=False, synergy=True))


def active(condition: str) -> Condition:
    asked = page(f"Active while {condition}. Your Runs gain 5 more yards.").active_if
    assert asked is not None
    return asked  # type: ignore[no-any-return]


POWER_UPS = Compare(CountDeck("you", kind="power up"), "exactly", 0)
GRIDIRONS = Compare(CountDeck("you", kind="gridiron"), "exactly", 0)
SUPERSTARS = DeckHas(Group("you", status="superstar"), 0, 0)


@pytest.mark.parametrize(
    ("condition", "meant"),
    [
        (
            "at least ten of the Plays in your deck are Long Passes",
            Compare(CountDeck("you", ("long pass",)), "at least", 10),
        ),
        (
            "six or more Plays in your deck have a Pass as their offensive play",
            Compare(CountDeck("you", ("pass",)), "at least", 6),
        ),
        (
            "your deck has at most three Plays with a Run as their offensive play",
            Compare(CountDeck("you", ("run",)), "at most", 3),
        ),
        ("your deck has no Gridirons or Power Ups", AllOf((GRIDIRONS, POWER_UPS))),
        ("there are no Superstars or Power Ups in your deck", AllOf((SUPERSTARS, POWER_UPS))),
        (
            "your deck contains no Gridirons, Superstars or Power Ups",
            AllOf((GRIDIRONS, SUPERSTARS, POWER_UPS)),
        ),
        (
            "your deck has no Running Backs or Tight Ends",
            DeckHas(Group("you", positions=("RB", "TE")), 0, 0),
        ),
        ("all of your Players come from five or more different teams", DeckTeams("you", 5)),
        ("all your Players are from at least three teams", DeckTeams("you", 3)),
    ],
)
def test_of_what_it_was_built(condition: str, meant: Any) -> None:
    assert active(condition) == meant


def test_at_least_two_of_either_kind_is_not_known() -> None:
    with pytest.raises(Unread):
        active("there are at least two Superstars or Power Ups in your deck")


def test_them_is_whom_the_nearer_question_names() -> None:
    text = (
        "Active while you have a Quarterback on the field. At the start of a down, if you have two "
        "or more Exhausted Running Backs on the field, energize one of them."
    )
    (ability,) = page(text).abilities
    (asked,) = ability.effects
    assert isinstance(asked, If)
    backs = Group("you", state="exhausted", positions=("RB",))
    assert asked.then == (Energize(Choose(backs)),)


@pytest.mark.parametrize(
    ("text", "who", "nearer"),
    [
        ("Players may attempt field goals as if the ball were 10 yards nearer.", "each player", 10),
        ("You may kick field goals as though the ball was 5 yards closer.", "you", 5),
        ("The offense attempts field goals as if the ball were 5 yards farther.", "offense", -5),
    ],
)
def test_field_goals_from_elsewhere(text: str, who: Any, nearer: int) -> None:
    (ability,) = page(text).abilities
    assert ability == Static(ModifyFieldGoals(nearer, who))


@pytest.mark.parametrize(
    ("said", "plain"),
    [
        (
            "your Play deck contains at least eight Runs and at least eight Passes",
            "your deck contains at least eight Runs and at least eight Passes",
        ),
        (
            "your Play deck has at least four Long Passes and three Short Passes",
            "your deck has at least four Long Passes and at least three Short Passes",
        ),
        ("your deck has two Legends at the start of the game", "your deck has two Legends"),
        (
            "your deck has eight or more Runs and no Long Passes when the game begins",
            "your deck has eight or more Runs and no Long Passes",
        ),
        ("you have two Legends at the beginning of the game", "you have two Legends"),
    ],
)
def test_a_deck_stays_as_it_was_built(said: str, plain: str) -> None:
    assert active(said) == active(plain)


@pytest.mark.parametrize(
    "said",
    [
        "you have two Quarterbacks on the field at the start of the game",
        "you are behind at the start of the game",
        "your Play deck has eight Runs and a Gridiron card",
    ],
)
def test_what_changes_in_the_game_is_not_asked_at_its_start(said: str) -> None:
    with pytest.raises((Unread, Refusal)):
        active(said)
