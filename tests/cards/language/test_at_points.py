"""What holds in some timing points alone: a price for cards played in one of them."""

from __future__ import annotations

from typing import Any

import pytest
from tests.cards.language.meaning import effects, is_refused

from snapcount.cards.language.meaning.scene import Scene
from snapcount.cards.language.printing import english
from snapcount.cards.language.reader import read
from snapcount.cards.nouns import AllOf, AnyOf, AtPoint, Group, PlayerIs, This
from snapcount.cards.tree import (
    ActionsCost,
    Cannot,
    CannotAudible,
    CannotPlayKind,
    LastingWhile,
    Static,
    Triggered,
)
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    BLANK,
    END_OF_PLAY,
    NEXT_DOWN,
    ON_FIELD_ADJUSTMENTS,
    PLAY,
    Side,
    action,
    player,
    scenario,
)

ADJUSTING = AtPoint("on field adjustments")
PRICE = "Your opponent must discard an Action card to play an Action card"


@pytest.mark.parametrize(
    ("text", "modifier"),
    [
        (PRICE, ActionsCost("opponent")),
        (
            "Your opponent cannot play Offense Action cards",
            CannotPlayKind("opponent", "offense"),
        ),
        ("Your opponent cannot use audibles", CannotAudible("opponent")),
        ("Players cannot be energized", Cannot("be energized", Group())),
    ],
)
def test_it_holds_at_that_point(text: str, modifier: Any) -> None:
    (ability,) = read(f"{text} during On Field Adjustments.", Scene()).abilities
    assert ability == Static(modifier, ADJUSTING)
    assert read(english(ability), Scene()).abilities == [ability]
    (lasting,) = effects(f"{text} during On Field Adjustments this half.")
    assert lasting == LastingWhile(modifier, ADJUSTING, "this half")

    assert read(f"During On Field Adjustments, {text}.", Scene()).abilities == [ability]
    for said in (
        f"During On Field Adjustments this half, {text}.",
        f"This half, {text} during On Field Adjustments.",
    ):
        assert effects(said) == (lasting,)


def test_it_holds_while_something_else_does() -> None:
    text = f"While this Player is Energized, {PRICE} during On Field Adjustments."
    (ability,) = read(text, Scene()).abilities
    fresh = PlayerIs(This(), Group(state="energized"))
    assert ability == Static(ActionsCost("opponent"), AllOf((fresh, ADJUSTING)))


def test_what_is_said_of_the_start_of_a_down_comes_then() -> None:
    (ability,) = read("At the start of a down, Players cannot be energized.", Scene()).abilities
    assert isinstance(ability, Triggered)


def test_it_holds_at_several_points() -> None:
    text = f"{PRICE} during On Field Adjustments or at the end of the play."
    (ability,) = read(text, Scene()).abilities
    assert ability.condition == AnyOf((ADJUSTING, AtPoint("end of the play")))  # type: ignore[union-attr]


def test_yards_are_not_gained_at_a_point() -> None:
    text = "Your Runs gain 5 more yards during On Field Adjustments."
    assert is_refused(text, action=False)


@pytest.mark.parametrize("edition", EDITION_NAMES)
@pytest.mark.parametrize(("when", "pays"), [(ON_FIELD_ADJUSTMENTS, True), (END_OF_PLAY, False)])
def test_the_price_is_asked_at_that_point_alone(edition: str, when: Any, pays: bool) -> None:
    taxer = player("LB", f"{PRICE} during On Field Adjustments.", name="Taxer")
    card = action("Draw a Play card.", when=when, name="Taxed")
    hand = [card, BLANK]
    game = scenario(edition, offense=Side(hand=hand), defense=Side(players=[taxer]), at=when)
    game.offense.plays("Taxed")
    assert ("Blank" in game.offense.discard) == pays


@pytest.mark.parametrize("edition", EDITION_NAMES)
@pytest.mark.parametrize("exhausted", [True, False])
def test_the_price_of_a_player_who_is_energized(edition: str, exhausted: bool) -> None:
    text = f"While this Player is Energized, {PRICE} during On Field Adjustments."
    taxer = player("LB", text, name="Taxer")
    card = action("Draw a Play card.", when=ON_FIELD_ADJUSTMENTS, name="Taxed")
    side = Side(players=[taxer], exhausted=["Taxer"] * exhausted)
    game = scenario(edition, offense=[card, BLANK], defense=side, at=ON_FIELD_ADJUSTMENTS)
    game.offense.plays("Taxed")
    assert ("Blank" in game.offense.discard) != exhausted


@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_who_cannot_pay_the_price_does_not_play(edition: str) -> None:
    taxer = player("LB", f"{PRICE} during On Field Adjustments.", name="Taxer")
    card = action(
        "Draw a Play card.", when=("on field adjustments", "end of the play"), name="Taxed"
    )
    game = scenario(edition, offense=[card], defense=Side(players=[taxer]), at=END_OF_PLAY)
    assert "Taxed" in game.offense.hand
    assert game.offense.may(PLAY("Taxed"))
    game.run_to(NEXT_DOWN)
