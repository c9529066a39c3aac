"""Numbers made of other numbers, and how far a pass is out of its range."""

from __future__ import annotations

import pytest

from snapcount.cards.nouns import Apart, Divided, Minus, Node, OneOfTwo, Plus, TheMiss
from snapcount.engine import events
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    AFTER_DESIGNATION,
    NEXT_DOWN,
    NEXT_POSSESSION,
    ON_FIELD_ADJUSTMENTS,
    Side,
    action,
    play,
    player,
    rule,
    scenario,
)
from snapcount.testing.cards import nodes

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)


@every_edition
@pytest.mark.parametrize(
    ("number", "yards"),
    [
        ("this Player's rating divided by 10", 8),
        ("this Player's rating divided by 10, rounded up", 9),
        ("half this Player's rating, rounded down to the nearest 5", 40),
        ("this Player's rating divided by 4, rounded down to the nearest 5", 20),
        ("this Player's rating minus 80", 7),
        ("this Player's rating minus 80, to a maximum of 5", 5),
        ("this Player's rating minus 90", -3),
        ("the Play Strength plus 5", 8),
        ("5 times the Play Strength minus 10", 5),
        ("10 minus the Play Strength", 7),
        ("the difference between this Player's rating and the tackler's rating", 4),
        ("the lower of the Play Strength and 5", 3),
        ("the higher of the Play Strength and 5", 5),
        ("5 or the Play Strength, whichever is lower", 3),
        ("the lower of this Player's rating and the tackler's rating", 87),
        ("the difference between the tackler's rating and this Player's rating", 4),
    ],
)
def test_a_number_is_made_of_others(edition: str, number: str, yards: int) -> None:
    """The back is rated 87, the tackler 91, and the Play Strength is 3."""
    back = player("RB", f"Run: Gain yards equal to {number}.", rating=87)
    game = scenario(
        edition,
        offense=Side(players=[back]),
        defense=Side(players=[player("LB", rating=91)]),
        carrier="RB",
        tackler="LB",
    )
    assert game.run_to(NEXT_DOWN).yards_by_effects == yards


@every_edition
@pytest.mark.parametrize(("held", "drawn"), [(0, 1), (2, 3)])
def test_as_many_as_were_discarded_and_one(edition: str, held: int, drawn: int) -> None:
    text = "Discard your Action hand. Draw that many Action cards plus one."
    card = action(text, when=AFTER_DESIGNATION, name="Binder")
    blank = action("Gain 5 yards.", when=AFTER_DESIGNATION)
    game = scenario(edition, offense=Side(hand=[card, *[blank] * held]), at=AFTER_DESIGNATION)
    game.offense.plays("Binder")
    game.both_pass()
    assert len(game.offense.hand) == drawn


@rule("F-4", "F-17")
@every_edition
@pytest.mark.parametrize(
    ("strength", "caught"), [(1, True), (2, True), (3, False), (9, False), (0, True)]
)
def test_a_pass_far_out_of_its_range_is_picked(edition: str, strength: int, caught: bool) -> None:
    """The range is 5-9, or 8-9 where the Play Strength is 0: it is five, or eight, too low."""
    text = "If the Play Strength is outside the catch range by 3 or more, the pass is intercepted."
    card = action(text, when=ON_FIELD_ADJUSTMENTS)
    game = scenario(
        edition,
        defense=[card],
        calls=("Long Pass: 40 (5-9)", "Run Left"),
        strength=strength,
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.defense.plays(0)
    game.run_to(NEXT_POSSESSION if caught else NEXT_DOWN)
    assert game.log.has(events.TURNOVER_EVENT) is caught


@rule("F-4")
@every_edition
@pytest.mark.parametrize(("high", "yards"), [(4, 40), (3, 40), (2, 0)])
def test_a_pass_just_out_of_its_range_is_caught(edition: str, high: int, yards: int) -> None:
    text = "If the Play Strength is within 1 of the catch range, the pass is complete."
    game = scenario(
        edition,
        offense=[action(text, when=ON_FIELD_ADJUSTMENTS)],
        calls=(f"Long Pass: 40 (0-{high})", "Run Left"),
        strength=4,
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.offense.plays(0)
    assert game.run_to(NEXT_DOWN).yards == yards


@rule("F-4")
@every_edition
def test_a_run_has_no_range_to_be_near(edition: str) -> None:
    text = "If the Play Strength is in the catch range, gain 10 yards."
    game = scenario(
        edition, offense=[action(text, when=ON_FIELD_ADJUSTMENTS)], at=ON_FIELD_ADJUSTMENTS
    )
    game.offense.plays(0)
    assert game.run_to(NEXT_DOWN).yards == 15


@rule("F-5")
@every_edition
@pytest.mark.parametrize(("which", "ball"), [("lower", 35), ("higher", 55)])
def test_one_of_both_strengths(edition: str, which: str, ball: int) -> None:
    text = f"The Play Strength becomes the {which} of the Strengths of the two called plays."
    game = scenario(
        edition,
        offense=[action(text, when=ON_FIELD_ADJUSTMENTS)],
        calls=(play("Run Left", 6), play("Run Right", 2, "Long Pass")),
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.offense.plays(0)
    assert game.run_to(NEXT_DOWN).ball == ball


@pytest.mark.parametrize(
    ("text", "node"),
    [
        ("Gain yards equal to the Play Strength divided by 2.", Divided),
        ("Gain yards equal to the Play Strength minus 2.", Minus),
        ("Gain yards equal to the Play Strength plus 2.", Plus),
        ("Gain yards equal to the difference between the Play Strength and 2.", Apart),
        ("Gain yards equal to the lower of the Play Strength and 2.", OneOfTwo),
        ("If the Play Strength is outside the catch range, gain 5 yards.", TheMiss),
    ],
)
def test_each_way_has_a_node_of_its_own(text: str, node: type[Node]) -> None:
    assert any(isinstance(each, node) for each in nodes(action(text)))
