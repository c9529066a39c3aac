"""Players who cannot be substituted: by anybody's effects, or by the opponent's alone."""

from __future__ import annotations

import pytest

from snapcount.cards.language.reader import Scene, Unread, read
from snapcount.cards.nouns import Group, This
from snapcount.cards.tree import Cannot, CannotSubstitute, RemoveThis, Static, Triggered
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    NEXT_DOWN,
    ON_FIELD_ADJUSTMENTS,
    PICK,
    Scenario,
    Side,
    action,
    player,
    rule,
    scenario,
)

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)
NEVER = "This Player cannot be substituted."
NOT_BY_THEM = "This Player cannot be substituted by your opponent's effects."


def substituted(edition: str, text: str, change: str, mine: bool) -> Scenario:
    card = action(change, when=ON_FIELD_ADJUSTMENTS, name="Change")
    squad = [player("RB", text, name="Back")]
    offense = Side(players=squad, hand=[card] if mine else [])
    game = scenario(
        edition, offense=offense, defense=[] if mine else [card], at=ON_FIELD_ADJUSTMENTS
    )
    if not mine and game.offense.asked("timing point"):
        game.offense.passes()
    (game.offense if mine else game.defense).plays("Change")
    return game


@rule("T-9")
@every_edition
@pytest.mark.parametrize(
    ("text", "mine", "stays"),
    [
        (NEVER, True, True),
        (NEVER, False, True),
        (NOT_BY_THEM, True, False),
        (NOT_BY_THEM, False, True),
    ],
)
def test_who_takes_them_out(edition: str, text: str, mine: bool, stays: bool) -> None:
    change = "Substitute all Running Backs on the field."
    game = substituted(edition, text, change, mine)
    game.run_to(NEXT_DOWN)
    assert ("Back" in game.offense.field) is stays


@every_edition
def test_they_are_not_offered(edition: str) -> None:
    game = substituted(edition, NEVER, "Substitute one of your Players on the field.", True)
    game.both_pass()
    assert not game.offense.may(PICK("Back"))
    game.offense.answers_anything()
    while game.offense.asked("effect"):
        game.offense.answers_anything()
    assert "Back" in game.offense.field


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("This Player may not be replaced by effects.", Cannot("be substituted", This())),
        (
            "Your opponent's effects cannot substitute your Quarterbacks.",
            Cannot("be substituted", Group("you", positions=("QB",)), "opponent"),
        ),
        ("Players cannot be substituted.", CannotSubstitute("each player")),
    ],
)
def test_it_is_said_in_other_words(text: str, meant: object) -> None:
    assert read(text, Scene()).abilities == [Static(meant)]  # type: ignore[arg-type]


def test_a_card_goes_back_to_the_hand_with_its_player() -> None:
    text = (
        "The next time this Player would leave the field, put this card into your hand instead of "
        "discarding it."
    )
    (ability,) = read(text, Scene(enters=True)).abilities
    assert ability == Triggered(
        "a Player leaves the field",
        (RemoveThis("hand"),),
        players=This(),
        once_per="time in play",
    )
    with pytest.raises(Unread):
        read("Whenever this Player would leave the field, gain 5 yards instead.", Scene())
