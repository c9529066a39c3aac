"""Catch ranges whose ends are set one by one."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import effects, is_refused, modifier

from snapcount.cards.language.printing import english
from snapcount.cards.nouns import DownIs
from snapcount.cards.tree import CatchRangeIs, ChangeCatchRange, If, SetCatchRange, Static
from snapcount.engine import events
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    NEXT_DOWN,
    ON_FIELD_ADJUSTMENTS,
    PRIOR_TO_SELECTING,
    Side,
    action,
    play,
    player,
    rule,
    scenario,
)

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("The low end of the catch range becomes 3.", SetCatchRange(3, None)),
        ("The catch range starts at 3.", SetCatchRange(3, None)),
        ("Set the top of the catch range to 7.", SetCatchRange(None, 7)),
        ("The catch range ends at 7.", SetCatchRange(None, 7)),
        ("Lower the top of the catch range by 2.", ChangeCatchRange(0, -2)),
        ("The catch range becomes 0–9.", SetCatchRange(0, 9)),
        ("The catch range is 1 higher on the top end.", ChangeCatchRange(0, 1)),
        ("The catch range is 2 lower at the bottom.", ChangeCatchRange(-2, 0)),
        ("The catch range is 1 smaller at the low end.", ChangeCatchRange(1, 0)),
        ("The catch range is now 3-9.", SetCatchRange(3, 9)),
        ("Extend the upper end of the catch range by 1.", ChangeCatchRange(0, 1)),
        ("Extend the lower end of the catch range by 1.", ChangeCatchRange(-1, 0)),
        ("Narrow the upper end of the catch range by 1.", ChangeCatchRange(0, -1)),
        ("Narrow the lower end of the catch range by 1.", ChangeCatchRange(1, 0)),
        ("Make the catch range narrower by 1.", ChangeCatchRange(1, -1)),
        ("The catch range is wider by 2.", ChangeCatchRange(-2, 2)),
        ("Both ends of the catch range move outward by 2.", ChangeCatchRange(-2, 2)),
        ("Move both ends of the catch range 2 inward.", ChangeCatchRange(2, -2)),
    ],
)
def test_an_end_is_set_or_moved(text: str, meant: SetCatchRange) -> None:
    assert effects(text) == (meant,)
    assert effects(english((meant,))) == (meant,)


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("The low end of the catch range of your Short Passes is 0.", ("short pass",)),
        ("The bottom of your passes' catch ranges is 0.", ("pass",)),
    ],
)
def test_it_is_said_of_passes(text: str, meant: tuple[str, ...]) -> None:
    made = CatchRangeIs(0, None, "you", meant)  # type: ignore[arg-type]
    assert modifier(text) == made
    assert modifier(english(Static(made))) == made


@pytest.mark.parametrize(
    ("then", "meant"),
    [
        ("it starts at 0", None),
        ("the low end of the catch range becomes 0", SetCatchRange(0, None)),
        ("the catch range becomes 0-1", SetCatchRange(0, 1)),
        ("the catch range is reduced by 5", ChangeCatchRange(5, -5)),
    ],
)
def test_one_takes_the_place_of_another(then: str, meant: SetCatchRange | None) -> None:
    text = f"The catch range is reduced by 3. If it is third down, {then} instead."
    if meant is None:
        assert is_refused(text)
        return
    narrower = ChangeCatchRange(3, -3)
    assert effects(text) == (If(DownIs((3,)), (meant,), (narrower,)),)


@pytest.mark.parametrize(
    "text",
    ["The high end of the catch range becomes 12.", "The catch range is reduced by 3 instead."],
)
def test_what_there_is_none_of_is_refused(text: str) -> None:
    assert is_refused(text)


# As it is played --------------------------------------------------------------------------------


@rule("F-4", "R-40")
@every_edition
@pytest.mark.parametrize(
    ("text", "caught"),
    [
        ("The low end of the catch range becomes 0.", (0, 6)),
        ("The high end of the catch range becomes 9.", (4, 9)),
        ("The catch range is 1 narrower. The catch range starts at 2.", (2, 5)),
        ("The catch range starts at 2. The catch range is 1 narrower.", (3, 5)),
        ("The catch range starts at 7.", (7, 6)),
    ],
)
def test_the_ends_of_this_pass(edition: str, text: str, caught: tuple[int, int]) -> None:
    card = action(text, when=ON_FIELD_ADJUSTMENTS)
    calls = ("Short Pass: 20 (4-6)", "Run Left")
    game = scenario(edition, offense=[card], at=ON_FIELD_ADJUSTMENTS, calls=calls, strength=5)
    game.offense.plays(0)
    game.run_to(NEXT_DOWN)
    assert game.log.all(events.CATCH_RANGE)[-1][2:4] == caught
    low, high = caught
    assert game.yards == (20 if low <= 5 <= high else 0)


@rule("R-47")
@every_edition
def test_it_stays_so_whatever_pass_is_called(edition: str) -> None:
    """Also when nobody has called one yet, and when another is called later."""
    card = action("The low end of the catch range becomes 0.", when=PRIOR_TO_SELECTING)
    change = action("Audible.", when=ON_FIELD_ADJUSTMENTS, name="Change")
    top = play("Long Pass: 40 (8-9)", 5)
    side = Side(hand=[card, change], play_deck=[top, top])
    calls = ("Short Pass: 20 (6-7)", "Run Left")
    game = scenario(edition, offense=side, at=PRIOR_TO_SELECTING, calls=calls, strength=5)
    game.offense.plays(0)
    game.run_to(ON_FIELD_ADJUSTMENTS)
    assert game.log.all(events.CATCH_RANGE)[-1][2:4] == (0, 7)
    game.offense.plays("Change")
    game.run_to(NEXT_DOWN)
    assert game.yards == 40


@rule("R-47")
@every_edition
@pytest.mark.parametrize(("text", "yards"), [("starts at 0", 20), ("ends at 9", 0)])
def test_a_text_that_stands_sets_one_end(edition: str, text: str, yards: int) -> None:
    tight_end = player("TE", f"The catch range of your passes {text}.")
    side = Side(players=[tight_end], hand=["Draw a Play card."])
    calls = ("Short Pass: 20 (6-7)", "Run Left")
    game = scenario(edition, offense=side, calls=calls, strength=5)
    game.run_to(NEXT_DOWN)
    assert game.yards == yards


@pytest.mark.parametrize(
    ("text", "plain"),
    [
        (
            "Lower the top of every Long Pass's catch range by 1.",
            "Lower the upper end of the catch range of every Long Pass by 1.",
        ),
        (
            "Each Long Pass's catch range is 1 narrower at the top.",
            "The upper end of the catch range of each Long Pass is 1 lower.",
        ),
        ("Short Passes' catch ranges are 1 wider.", "All Short Passes have catch ranges 1 wider."),
        ("Every Run's Play Strength is increased by 1.", "The Play Strength of Runs is 1 higher."),
        ("Every play's Time Units are increased by 1.", "All plays use 1 more Time Unit."),
        ("All Runs' base yards are reduced by 5.", "The base yards of all Runs are reduced by 5."),
    ],
)
def test_the_number_of_each_play_of_a_kind(text: str, plain: str) -> None:
    assert modifier(text) == modifier(plain)


@pytest.mark.parametrize(
    ("text", "plain"),
    [
        ("Your play uses 3 Time Units instead of its own.", "Your play uses 3 Time Units."),
        ("The catch range becomes 1-8 instead of its own.", "The catch range becomes 1-8."),
        ("The Play Strength becomes 4 instead of its own.", "The Play Strength becomes 4."),
    ],
)
def test_what_it_is_instead_goes_without_saying(text: str, plain: str) -> None:
    assert effects(text) == effects(plain)
