"""Verbs of what happens: one declaration each, and every mood of it means the same event."""

from __future__ import annotations

from typing import Any

import pytest
from tests.cards.language import table
from tests.cards.language.meaning import is_refused

from snapcount.cards.language.meaning.scene import Scene
from snapcount.cards.language.reader import read
from snapcount.cards.nouns import AllOf, AnyOf, Called, Compare, CountCalls, Happened, Not, PlayIs
from snapcount.cards.tree import If, Timing

DRAWS = "draw a Play card."


def ability(text: str, **scene: Any) -> Any:
    (found,) = read(text, Scene(**scene)).abilities
    return found


def asked(question: str) -> Any:
    """The condition of an effect that asks it."""
    (effect,) = ability(f"Exhaust: If {question}, {DRAWS}").effects
    assert isinstance(effect, If)
    return effect.condition


@pytest.mark.parametrize(
    ("question", "event", "who", "since"),
    [
        ("you drew an Action card this down", "an Action card is drawn", "you", "down"),
        ("your opponent has discarded a card this half", "a card is discarded", "opponent", "half"),
        ("you have used an audible this drive", "an audible is used", "you", "possession"),
        ("you intercepted a pass earlier this game", "an interception happens", "opponent", "game"),
        ("you took a timeout during this half", "a timeout is spent", "you", "half"),
        ("your opponent scored a safety this half", "a safety is scored", "opponent", "half"),
        ("the offense turned the ball over this half", "a turnover happens", "offense", "half"),
        ("you attached a Power Up this possession", "a Power Up is played", "you", "possession"),
        ("you have determined Grit this down", "Grit is determined", "you", "down"),
    ],
)
def test_what_is_waited_for_is_asked_about_afterwards(
    question: str, event: Any, who: Any, since: Any
) -> None:
    assert asked(question) == Happened(event, who, since)


@pytest.mark.parametrize("none", ["neither player scored a touchdown", "no touchdown was scored"])
@pytest.mark.parametrize("some", ["either player scored a touchdown", "a touchdown was scored"])
def test_what_nobody_is_named_for_was_done_by_either_player(some: str, none: str) -> None:
    yours, theirs = (Happened("a touchdown is scored", who, "half") for who in ("you", "opponent"))
    assert asked(f"{some} this half") == AnyOf((yours, theirs))
    assert asked(f"{none} this half") == AllOf((Not(yours), Not(theirs)))


def test_what_is_over_when_it_is_asked_is_what_was_meant() -> None:
    """Nothing is said since when: at the end of a possession it is the possession."""
    at_end = ability(f"At the end of each possession, if you did not score, {DRAWS}")
    assert at_end.condition == Not(Happened("points are scored", "you", "possession"))
    in_it = ability(f"At the end of each possession in which you punted, {DRAWS}")
    assert in_it.condition == Happened("a punt is made", "you", "possession")
    play = ability(f"At the end of the play, if you scored a touchdown, {DRAWS}")
    assert play.effects[0].condition == Happened("a touchdown is scored", "you", "down")


def test_a_possession_has_several_plays() -> None:
    """What is asked of one play is not asked of the last one of a possession."""
    called = ability(f"At the end of a possession in which you called a Run, {DRAWS}")
    runs = CountCalls("you", ("run",), "possession")
    assert called.condition == Compare(runs, "at least", 1)
    assert asked("you called a Run this possession") == Compare(runs, "at least", 1)
    assert asked("you called a Run this down") == Called("you", ("run",))
    text = f"At the end of a possession in which you gained 20 or more yards, {DRAWS}"
    assert is_refused(text, action=False)


@pytest.mark.parametrize(
    ("text", "event", "who", "calls"),
    [
        ("you stop the offense", "a play is stopped", "opponent", ()),
        ("your play stops a Run", "a play is stopped", "opponent", ("run",)),
        ("your opponent's call stops your play", "a play is stopped", "you", ()),
        ("the defense stops one of your Runs", "a play is stopped", "you", ("run",)),
    ],
)
def test_whoever_or_whatever_stops_a_play(text: str, event: Any, who: Any, calls: Any) -> None:
    found = ability(f"Whenever {text}, {DRAWS}")
    assert (found.event, found.who, found.calls) == (event, who, calls)


@pytest.mark.parametrize(
    ("text", "who"),
    [
        ("Whenever an audible effect is used", None),
        ("After each audible effect", None),
        ("Whenever an audible effect changes your called play", "you"),
        ("Whenever your opponent's play is replaced by an audible", "opponent"),
    ],
)
def test_an_audible_effect_is_an_audible(text: str, who: str | None) -> None:
    """T-7: it is theirs whose play the card becomes."""
    found = ability(f"{text}, {DRAWS}")
    assert (found.event, found.who) == ("an audible is used", who)


@pytest.mark.parametrize("which", ["play that was stopped", "stopped play"])
def test_a_play_is_described_wherever_it_ends(which: str) -> None:
    (effect,) = ability(f"At the end of each {which}, {DRAWS}").effects
    assert effect.condition == PlayIs("stopped")
    line = read(f"Play at the end of a {which}.", Scene(action=True)).timing
    assert line == Timing(("end of the play",), PlayIs("stopped"))


def test_whoever_forces_it_is_that_player() -> None:
    forced = "Whenever a player forces a fumble, that player draws a Play card."
    assert drawing(forced) == [("opponent", "you"), ("you", "opponent")]


@pytest.mark.parametrize("other", ["the other player", "their opponent", "that player's opponent"])
def test_the_other_player_is_not_the_one_who_was_named(other: str) -> None:
    text = f"Whenever a player scores, {other} draws a Play card."
    assert drawing(text) == [("you", "opponent"), ("opponent", "you")]


def test_the_other_player_is_you_where_the_opponent_was_named() -> None:
    text = "Whenever your opponent scores, the other player draws a Play card."
    assert drawing(text) == [("opponent", "you")]
    assert drawing(text.replace("your opponent scores", "you score")) == [("you", "opponent")]


def drawing(text: str) -> list[tuple[Any, Any]]:
    """Whose event each ability waits for, and who draws a card then."""
    abilities: list[Any] = read(text, Scene(on_player=False)).abilities
    return [(each.who, each.effects[0].who) for each in abilities]


def test_the_page_has_the_table_of_verbs_and_moods() -> None:
    """`python -m tests.cards.language.table --write` writes it."""
    assert table.printed() == table.table()
