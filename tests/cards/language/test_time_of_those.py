"""What first plays of a while, and passes that fall incomplete, take off the clock."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import is_refused

from snapcount.cards.language.meaning.scene import Scene
from snapcount.cards.language.reader import read
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import NEXT_DOWN, Side, play, player, rule, scenario

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)
OFFENSE = Scene(side="offense")
FIRST = (
    "Bench: The first Run play you call each possession uses 1 less Time Unit, to a minimum of 0."
)


@rule("F-13")
@every_edition
@pytest.mark.parametrize(
    ("second", "clock"), [("Run Left", 15 - 1 - 2), ("Long Pass: 5 (0-9)", 12)]
)
def test_the_first_run_takes_less(edition: str, second: str, clock: int) -> None:
    """A second one takes what it takes; so does a Pass, which is none."""
    run = play("Run Left", 3, time=2, name="First")
    other = play(second, 3, time=2, name="Other")
    holder = Side(players=[player("OG", FIRST)], plays=[other])
    game = scenario(edition, offense=holder, calls=(run, play("Run Left", 0, "Medium Pass")))
    game.run_to(NEXT_DOWN)
    assert game.clock == 14
    game.run_to("call").offense.calls("Other")
    assert game.run_to(NEXT_DOWN).clock == clock


INCOMPLETE = "If your pass is incomplete, no Time Units are removed from the game clock this down."


@rule("F-13", "G-6")
@every_edition
@pytest.mark.parametrize(
    ("call", "strength", "clock"),
    [
        ("Short Pass: 15 (3-8)", 5, 15),
        ("Short Pass: 15 (3-8)", 2, 14),
        ("Run Right", 5, 14),
    ],
)
@pytest.mark.parametrize("text", [INCOMPLETE, "Your incomplete passes use no Time Units."])
def test_an_incomplete_pass_takes_none(
    edition: str, call: str, strength: int, clock: int, text: str
) -> None:
    """The Strengths add up to 0 or 7: what is incomplete is in no catch range."""
    calls = (play(call, strength), play("Run Middle", 5, "Run Left"))
    game = scenario(edition, offense=Side(players=[player("WR", text)]), calls=calls)
    assert game.run_to(NEXT_DOWN).clock == clock


@rule("F-13", "G-4")
@every_edition
@pytest.mark.parametrize(("stops", "clock"), [("Run Left", 13), ("Long Pass", 14)])
def test_a_stopped_run_takes_more(edition: str, stops: str, clock: int) -> None:
    text = "Whenever your opponent's Run is stopped, it uses 1 more Time Unit."
    calls = (play("Run Left", 3), play("Run Left", 0, stops, name="D"))
    game = scenario(edition, defense=Side(players=[player("LB", text)]), calls=calls)
    assert game.run_to(NEXT_DOWN).clock == clock


@pytest.mark.parametrize(
    ("text", "same"),
    [
        (
            "Your first Run each possession uses 1 less Time Unit.",
            "The first time each possession you call a Run, it uses 1 less Time Unit.",
        ),
        (
            "Whenever you call your first Run each possession, it uses 1 less Time Unit.",
            "The first time each possession you call a Run, it uses 1 less Time Unit.",
        ),
        (
            "The first play you run each half takes no Time Units.",
            "The first time each half you call a play, it takes no Time Units.",
        ),
        (
            "Whenever you call your first Pass of each half, draw an Action card.",
            "The first time each half you call a Pass, draw an Action card.",
        ),
        (
            "Your first successful Run each half takes 1 less Time Unit.",
            "The first time each half your Run is successful, it takes 1 less Time Unit.",
        ),
        (
            "Whenever your Short Pass is incomplete, it uses 1 less Time Unit.",
            "Your incomplete Short Passes use 1 less Time Unit.",
        ),
    ],
)
def test_said_in_other_words(text: str, same: str) -> None:
    assert read(text, OFFENSE).abilities == read(same, OFFENSE).abilities


def test_what_else_is_done_then_is_too_late_for_it() -> None:
    text = "Whenever your pass is incomplete, draw an Action card and the play uses no Time Units."
    assert is_refused(text, "offense", action=False)
