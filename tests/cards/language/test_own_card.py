"""The card itself in the text of a Play: on which side it was called, and what it stops."""

from __future__ import annotations

from typing import Final

import pytest
from tests.cards.language.coverage_report import share as share_of
from tests.cards.language.slots_own_card import PLAY, cells

from snapcount.cards.language.meaning.scene import Scene
from snapcount.cards.language.parse import parse_abilities, parse_page
from snapcount.cards.language.printing import english
from snapcount.cards.language.reader import Unread, read
from snapcount.cards.nouns import OnSide
from snapcount.cards.tree import AlsoStops, Draw, Gain, If, Static, Triggered
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import NEXT_DOWN, Scenario, play, scenario

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)
FLOOR: Final = 99.0
"""Percent of the texts of the table that are read as the plainest wording is. It may rise."""

RUN: Final = "Run Left"
DRAW: Final = Draw("you", "action", 1)


def called(edition: str, text: str, on_offense: bool) -> Scenario:
    """The down is over: one side called the Play with the text; the offense runs left."""
    mine = play(RUN, 3 if on_offense else 0, "Long Pass", abilities=(text,), name="Own")
    plain = play(RUN, 0 if on_offense else 3, "Long Pass", name="Plain")
    calls = (mine, plain) if on_offense else (plain, mine)
    return scenario(edition, calls=calls).run_to(NEXT_DOWN)


def drew(game: Scenario, on_offense: bool) -> bool:
    mine, other = game.offense, game.defense
    return len(mine.hand) - len(other.hand) == (1 if on_offense else -1)


def test_every_wording_stands_in_every_place() -> None:
    found = list(cells())
    holes = [each for each in found if each.verdict != "read"]
    assert [each for each in holes if each.verdict == "another"] == []
    assert share_of(found) >= FLOOR, holes


@every_edition
@pytest.mark.parametrize(
    ("text", "on_offense", "on_defense"),
    [
        ("If you called this card on offense, draw an Action card.", True, False),
        ("If this is your called play on defense, draw an Action card.", False, True),
        ("When you reveal this card on offense, draw an Action card.", True, False),
        ("When you reveal this card on defense, draw an Action card.", False, True),
        ("When you reveal this card, draw an Action card.", True, True),
        ("If you call this play on offense, draw an Action card.", True, False),
        ("If you call this play on defense, draw an Action card.", False, True),
        ("Whenever you call this play on defense, draw an Action card.", False, True),
        ("Gain 5 yards. If you called this card on defense, draw an Action card.", False, True),
        (
            "If you called this card on offense, gain 5 yards. Otherwise, draw an Action card.",
            False,
            True,
        ),
    ],
)
def test_on_which_side_it_was_called(
    edition: str, text: str, on_offense: bool, on_defense: bool
) -> None:
    assert drew(called(edition, text, True), True) == on_offense
    assert drew(called(edition, text, False), False) == on_defense


@every_edition
@pytest.mark.parametrize("on_offense", [True, False])
@pytest.mark.parametrize(
    ("text", "yards"),
    [
        ("Gain 5 yards. If you called this card on defense, draw an Action card.", (5, 0)),
        ("If you called this play on defense, the offense gains 5 fewer yards.", (0, -5)),
        ("If this play was called on defense, the offense loses 5 yards.", (0, -5)),
        (
            (
                "If you called this card on offense, gain 5 yards. Otherwise, the offense loses 5"
                " yards."
            ),
            (5, -5),
        ),
    ],
)
def test_yards_by_the_side(
    edition: str, text: str, yards: tuple[int, int], on_offense: bool
) -> None:
    game = called(edition, text, on_offense)
    assert game.yards_by_effects == yards[0 if on_offense else 1]


@every_edition
@pytest.mark.parametrize("on_offense", [True, False])
@pytest.mark.parametrize(
    "text",
    [
        "This card also stops Run Left.",
        "This also stops Run Left.",
        "Your defensive call also stops Run Left.",
        "If you called this card on defense, this play also defends against Run Left.",
        "If you have two or more Players on the field, this card also stops Runs.",
    ],
)
def test_what_it_stops_it_stops_on_defense(edition: str, text: str, on_offense: bool) -> None:
    """Called on offense, it does not help the other side to stop it."""
    game = called(edition, text, on_offense)
    assert game.ball == (40 if on_offense else 25)


@pytest.mark.parametrize(
    "text",
    [
        "This card also stops Long Passes.",
        "If it is third down, this card also stops Long Passes.",
        "When you reveal this card on offense, gain 5 yards.",
        "If you called this card on offense, this pass cannot be intercepted.",
    ],
)
def test_it_is_printed_as_it_is_read(text: str) -> None:
    (ability,) = read(text, PLAY).abilities
    said = english(ability)
    assert parse_page(said, on_player=False, play=True).abilities == [ability], said


def test_its_trees() -> None:
    on_offense = OnSide("you", "offense")
    assert read("When you call this card on offense, draw an Action card.", PLAY).abilities == [
        Triggered("a play is revealed", (DRAW,), condition=on_offense)
    ]
    assert read("This play also stops Long Passes.", PLAY).abilities == [
        Static(AlsoStops(("long pass",)))
    ]
    assert read("If you called this card on offense, gain 5 yards.", PLAY).abilities == [
        Triggered("a play is revealed", (If(on_offense, (Gain(5),)),), who="you")
    ]


@pytest.mark.parametrize(
    "text",
    [
        "If you called this card on offense, draw an Action card.",
        "This card also stops Long Passes.",
    ],
)
def test_only_a_play_is_called(text: str) -> None:
    with pytest.raises(Unread, match="isn't a Play"):
        read(text, Scene(action=True, side="offense", on_player=False))


@pytest.mark.parametrize(
    ("said", "plain"),
    [
        ("this defensive play stops the offense", "this play stops the offense"),
        ("this defensive play stops a Run", "this play stops a Run"),
        ("the offensive play is stopped by this defensive play", "this play stops the offense"),
    ],
)
def test_its_defensive_half_is_what_stops(said: str, plain: str) -> None:
    text = "If {}, draw an Action card."
    assert parse_abilities(text.format(said), play=True) == parse_abilities(
        text.format(plain), play=True
    )
