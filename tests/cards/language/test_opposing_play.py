"""Which play `it` is in the text of a Play that has named what the other side called."""

from __future__ import annotations

from typing import Any

import pytest

from snapcount.cards.language.reader import Scene, Unread, read
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import NEXT_DOWN, play, scenario

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)


def abilities(text: str) -> list[Any]:
    return read(text, Scene(play=True)).abilities


@pytest.mark.parametrize(
    ("it", "theirs"),
    [
        ("it gains 5 fewer yards", "your opponent's play gains 5 fewer yards"),
        ("it takes 2 more Time Units", "your opponent's play takes 2 more Time Units"),
        ("it cannot gain more than 10 yards", "your opponent cannot gain more than 10 yards"),
        ("its catch range is 4-6", "your opponent's play's catch range is 4-6"),
        ("it becomes incomplete", "your opponent's play becomes incomplete"),
        ("it becomes first down", "it becomes first down"),
        ("it is stopped", "your opponent's play is stopped"),
    ],
)
@pytest.mark.parametrize("named", ["your opponent called a Pass", "your opponent's play is a Pass"])
def test_the_play_that_was_named(named: str, it: str, theirs: str) -> None:
    said = f"If you are on defense and {named}, {{}}."
    assert abilities(said.format(it)) == abilities(said.format(theirs))
    assert abilities(said.format(it)) != abilities(f"If you are on defense, {theirs}.")


def test_what_the_offense_called() -> None:
    against = abilities("When called on defense against a Run, it gains 5 fewer yards.")
    assert against == abilities(
        "While you are on defense and the offense called a Run, the offense's play gains 5 fewer"
        " yards."
    )


@pytest.mark.parametrize(
    "text",
    [
        "If your opponent called a Run, this play gains 5 fewer yards.",
        "If your opponent called a Run and this play is successful, it gains 5 more yards.",
        "If you called a Run, it gains 5 more yards.",
    ],
)
def test_another_play_named_since_is_meant(text: str) -> None:
    said = text.replace(", it gains", ", this play gains")
    assert abilities(text) == abilities(said)


@pytest.mark.parametrize(
    "text",
    [
        "If your opponent called a Run, it takes 2 more Time Units.",
        "If your opponent called a Run, it becomes a Run Left.",
        "If you called this card on defense, it gains 5 fewer yards.",
    ],
)
def test_on_which_side_it_is_must_be_said(text: str) -> None:
    with pytest.raises(Unread):
        abilities(text)


@every_edition
@pytest.mark.parametrize(("call", "yards"), [("Run Left", 10), ("Short Pass: 15 (0-9)", 15)])
def test_their_run_gains_less(edition: str, call: str, yards: int) -> None:
    text = "If you are on defense and your opponent called a Run, it gains 5 fewer yards."
    mine = play("Run Left", 0, "Long Pass", abilities=(text,))
    game = scenario(edition, calls=(play(call, 3), mine)).run_to(NEXT_DOWN)
    assert game.yards == yards


@pytest.mark.parametrize("whose", ["your defense", "your call", "your defensive call"])
def test_your_call_stops_it(whose: str) -> None:
    said = "If {} stops your opponent's play, draw an Action card."
    assert abilities(said.format(whose)) == abilities(said.format("this card"))
    stopped = "If your opponent's play is stopped, draw an Action card."
    assert abilities(said.format(whose)) != abilities(stopped)
