"""A play is one noun: each way to name it stands wherever a play can (`slots_plays`)."""

from __future__ import annotations

from typing import Any, Final

import pytest
from tests.cards.language.coverage_report import share as share_of
from tests.cards.language.slots_plays import ACTION, DEFENSE, FAMILIES, PLACES, PLAYER, Cell, cells

from snapcount.cards.language.meaning.scene import Scene
from snapcount.cards.language.reader import Unread, read
from snapcount.cards.nouns import (
    AllOf,
    Called,
    Compare,
    Not,
    OnSide,
    PlayIs,
    StrengthOf,
    TheBaseYards,
    ThePlayStrength,
    TheTimeUnits,
    YardsWould,
)
from snapcount.cards.tree import (
    ChangeStrength,
    Draw,
    Gain,
    If,
    LimitYards,
    MultiplyYards,
    Static,
    Triggered,
)

FLOOR: Final = 99.0
"""Percent of the texts, one in seven, that are read as the plainest wording is. It may rise."""

DRAW: Final = (Draw("you", "action", 1),)
YOURS: Final = OnSide("you", "offense")
PASS: Final = Called("offense", ("pass",))


@pytest.fixture(scope="module")
def found() -> list[Cell]:
    return list(cells(every=7))


def test_every_wording_stands_in_every_place(found: list[Cell]) -> None:
    holes = [each.text for each in found if each.verdict != "read"]
    assert share_of(found) >= FLOOR, holes


def test_wordings_of_one_play_give_one_tree(found: list[Cell]) -> None:
    assert [each.text for each in found if each.verdict == "another"] == []


def test_the_table_is_wide() -> None:
    assert {family.kind for family in FAMILIES} == set(PLACES)
    assert sum(len(family.wordings) for family in FAMILIES) > 150
    assert len({place for places in PLACES.values() for place in places}) > 130


def _if(condition: Any, *then: Any) -> tuple[If]:
    return (If(condition, then or DRAW),)


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("The play called by the offense gains at least 10 yards.", (LimitYards("at least", 10),)),
        ("Double the yards gained on your called play.", (MultiplyYards("double"),)),
        (
            "Double the yards gained on a Pass you called.",
            _if(Called("you", ("pass",)), MultiplyYards("double")),
        ),
        (
            "Your called Short or Medium Pass's Strength is increased by 2.",
            _if(Called("you", ("short pass", "medium pass")), ChangeStrength(2)),
        ),
        (
            "If the Pass you called is not successful, draw an Action card.",
            _if(AllOf((YOURS, PASS, Not(PlayIs("successful"))))),
        ),
        (
            "If your called Pass gained 10 or more yards, draw an Action card.",
            _if(AllOf((YOURS, PASS, YardsWould(10, None)))),
        ),
        (
            "If the called Pass has a Strength of 5 or more, draw an Action card.",
            _if(AllOf((PASS, Compare(ThePlayStrength(), "at least", 5)))),
        ),
        (
            "If the Strength of your Play card is 5 or more, draw an Action card.",
            _if(Compare(StrengthOf("you"), "at least", 5)),
        ),
        (
            "If the play uses 3 or more Time Units, draw an Action card.",
            _if(Compare(TheTimeUnits(), "at least", 3)),
        ),
        (
            "Gain yards equal to the base yards of your called Pass.",
            _if(Called("you", ("pass",)), Gain(TheBaseYards())),
        ),
    ],
)
def test_what_is_said_of_a_play_of_a_kind_asks_whether_it_is_one(text: str, meant: Any) -> None:
    assert read(text, ACTION).effects == meant


def test_what_waits_for_a_play_names_whose_it_is() -> None:
    for text, who, calls in (
        ("Whenever a Pass that you called is stopped, draw an Action card.", "you", ("pass",)),
        ("Whenever each of your Passes is stopped, draw an Action card.", "you", ("pass",)),
        ("Whenever the called Pass is stopped, draw an Action card.", None, ("pass",)),
        ("Whenever a play called by either player is stopped, draw an Action card.", None, ()),
    ):
        waits = Triggered("a play is stopped", DRAW, who=who, calls=calls)  # type: ignore[arg-type]
        assert read(text, PLAYER).abilities == [waits]


def test_all_plays_of_either_player_are_everybodys() -> None:
    one, other = (
        read(text, PLAYER).abilities
        for text in (
            "Passes called by either player gain 5 more yards.",
            "Each player's Passes gain 5 more yards.",
        )
    )
    assert one == other
    assert isinstance(one[0], Static)


@pytest.mark.parametrize(
    ("text", "scene"),
    [
        ("Your called Run is intercepted.", ACTION),
        ("Whenever your called Run is intercepted, draw an Action card.", PLAYER),
        ("If you gained 10 or more yards on your opponent's Pass, draw an Action card.", ACTION),
        ("Your called Pass gains 5 yards.", DEFENSE),
        ("The play your opponent called becomes successful.", ACTION),
    ],
)
def test_what_no_play_comes_to_is_refused(text: str, scene: Scene) -> None:
    with pytest.raises(Unread):
        read(text, scene)
