"""Sentences about the one before them: bounds of it, and what it leaves as it is."""

from __future__ import annotations

import pytest
from tests.cards.language.slots_amounts import SCENES, tree

from snapcount.cards.language.reader import Unread, read
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import NEXT_DOWN, ON_FIELD_ADJUSTMENTS, action, scenario

SAME = [
    (
        "action",
        "The offense gains 10 fewer yards. This cannot reduce the yards of this play below 0.",
        "The offense gains 10 fewer yards, to a minimum of 0.",
    ),
    (
        "action",
        "This play uses 2 fewer Time Units. This cannot reduce its Time Units below 1.",
        "This play uses 2 fewer Time Units, to a minimum of 1.",
    ),
    (
        "gridiron",
        "No Run play gains more than 25 yards. This applies to both players.",
        "No Run play gains more than 25 yards.",
    ),
    (
        "gridiron",
        "Whenever a player attempts a field goal, decrease the Grit by 2. Punts are not affected.",
        "Whenever a player attempts a field goal, decrease the Grit by 2.",
    ),
    (
        "gridiron",
        "All plays cost 1 more Time Unit. Punts and field goals are not affected.",
        "All plays cost 1 more Time Unit.",
    ),
    (
        "gridiron",
        "All plays cost 1 more Time Unit. This does not affect Runs.",
        "All Pass plays cost 1 more Time Unit.",
    ),
    (
        "gridiron",
        "Short and Long Passes gain 5 more yards. Long Passes are unaffected.",
        "Short Passes gain 5 more yards.",
    ),
    (
        "action",
        "Your called play becomes a Run Right. The Play Strength does not change.",
        "Your called play becomes a Run Right.",
    ),
    (
        "action",
        "Change your called play to a Run Right. Its Strength and Time Units remain the same.",
        "Your called play becomes a Run Right.",
    ),
    (
        "action",
        "Your called play becomes a Run Right. The Time Units do not change.",
        "Your called play becomes a Run Right.",
    ),
    (
        "action",
        (
            "Search your Play deck for a Pass, show it to your opponent and add it to your hand."
            " Then shuffle the deck."
        ),
        "Search your Play deck for a Pass, reveal it and put it into your hand.",
    ),
    (
        "action",
        (
            "Search your Action deck for an Offense Action card and put it into your hand."
            " If you do, discard an Action card. Shuffle that deck afterwards."
        ),
        (
            "Search your Action deck for an Offense Action card and put it into your hand."
            " If you do, discard an Action card."
        ),
    ),
    (
        "action",
        "This play uses 0 Time Units instead of its printed Time Units.",
        "This play uses 0 Time Units.",
    ),
    (
        "action",
        "This play gains 0 yards instead of the yards it would gain.",
        "This play gains 0 yards instead.",
    ),
    (
        "action",
        "This play gains 10 yards instead of the yards printed on it.",
        "The base yards of this play are 10.",
    ),
    (
        "action",
        "The catch range of this play is 2-8 instead of its printed catch range.",
        "The catch range of this play is 2-8.",
    ),
    (
        "action",
        "Increase the upper end of your called play's catch range by 2, to a maximum of 9.",
        "Increase the upper end of your called play's catch range by 2.",
    ),
]


@pytest.mark.parametrize(("scene", "text", "plain"), SAME, ids=lambda each: each[:40])
def test_it_says_no_more_than_the_plain_text(scene: str, text: str, plain: str) -> None:
    assert tree(plain, scene) is not None
    assert tree(text, scene) == tree(plain, scene)


@pytest.mark.parametrize(
    ("scene", "text", "why"),
    [
        (
            "gridiron",
            "Your Runs gain 5 additional yards. This applies to both players.",
            "said of one player",
        ),
        ("action", "Gain 5 yards. This applies to both players.", "said of one player"),
        (
            "action",
            "Your play becomes a Run Left and uses 1 more Time Unit. Its Time Units do not change.",
            "same Time Units",
        ),
        ("action", "Draw an Action card. Shuffle the deck.", "wasn't searched"),
        ("gridiron", "Reduce the Grit of kicks by 2. Punts are not affected.", "touch punts"),
        (
            "action",
            "Increase the Play Strength by 2. The Play Strength does not change.",
            "nothing",
        ),
        ("action", "Draw an Action card. Shuffle your Action deck afterwards.", "wasn't searched"),
        ("action", "Draw an Action card. This cannot reduce the yards below 0.", "nothing before"),
        ("action", "Gain 5 yards. This cannot reduce the yards below 0.", "nothing before"),
        ("gridiron", "Field goals score 4 points. Kicks are not affected.", "touch kicks"),
        ("action", "This play uses 1 more Time Unit. Kicks are not affected.", "touch kicks"),
        ("gridiron", "Passes gain 5 more yards. Long Passes are not affected.", "name the plays"),
        ("gridiron", "Runs gain 5 more yards. Runs are not affected.", "no plays are left"),
        ("action", "Draw an Action card. Runs are not affected.", "said of plays"),
        ("action", "Punts are not affected.", "needs a sentence before it"),
    ],
)
def test_what_is_not_so_is_refused(scene: str, text: str, why: str) -> None:
    with pytest.raises(Unread, match=why):
        read(text, SCENES[scene])


@pytest.mark.parametrize("edition", EDITION_NAMES)
@pytest.mark.parametrize(
    ("more", "yards"), [("", -15), (" This cannot reduce the yards below 0.", 0)]
)
def test_a_bound_in_a_sentence_of_its_own_holds(edition: str, more: str, yards: int) -> None:
    """The play gains 15 yards by itself."""
    card = action(f"The offense loses 30 yards.{more}", when=ON_FIELD_ADJUSTMENTS)
    game = scenario(edition, offense=[card], ball=50, at=ON_FIELD_ADJUSTMENTS)
    game.offense.plays(0)
    assert game.run_to(NEXT_DOWN).yards == yards
