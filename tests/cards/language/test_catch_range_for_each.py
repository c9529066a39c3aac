"""A catch range that moves for each of something, and what stands for each of something (R-40)."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import effects, is_refused, modifier

from snapcount.cards.language.printing import english
from snapcount.cards.nouns import Capped, CountPlayers, Divided, Group
from snapcount.cards.tree import ChangeCatchRange
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import NEXT_DOWN, ON_FIELD_ADJUSTMENTS, Side, player, rule, scenario

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)
CORNERS = CountPlayers(Group("you", positions=("CB",)))
YOURS = "Cornerback you have on the field"


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        (
            f"For each {YOURS}, the catch range is decreased by 1.",
            ChangeCatchRange(1, -1, CORNERS),
        ),
        (
            f"For every {YOURS}, widen the catch range by 2.",
            ChangeCatchRange(-2, 2, CORNERS),
        ),
        (
            f"For each {YOURS}, the catch range ends 1 higher.",
            ChangeCatchRange(0, 1, CORNERS),
        ),
        (
            "The catch range is 1 wider for every two Cornerbacks you have on the field.",
            ChangeCatchRange(-1, 1, Divided(CORNERS, 2)),
        ),
        (
            f"For each {YOURS}, the catch range is 1 wider, up to a maximum of 2.",
            ChangeCatchRange(-1, 1, Capped(CORNERS, 2)),
        ),
        (
            f"The catch range is reduced by 2 for each {YOURS} (max 4).",
            ChangeCatchRange(2, -2, Capped(CORNERS, 2)),
        ),
    ],
)
def test_so_much_for_each(text: str, meant: ChangeCatchRange) -> None:
    found = effects(text)
    assert found == (meant,)
    assert effects(english(found)) == found


@pytest.mark.parametrize(
    ("front", "behind"),
    [
        ("your Runs gain 5 more yards", "Your Runs gain 5 more yards {}"),
        (
            "your Runs have 1 more Play Strength",
            "The Play Strength of your Runs is increased by 1 {}",
        ),
    ],
)
def test_what_stands_for_each(front: str, behind: str) -> None:
    said = modifier(f"For each {YOURS}, {front}.")
    assert said == modifier(f"{behind.format(f'for each {YOURS}')}.")
    most = modifier(f"For each {YOURS}, {front}, up to a maximum of 10.")
    assert most.by == Capped(said.by, 10)


def test_grit_for_each() -> None:
    said = "Determine Grit value. For each Action card in your hand, increase the Grit by 1."
    behind = "Determine Grit value. Increase the Grit by the number of Action cards in your hand."
    assert effects(said) == effects(behind)


def test_what_is_not_one_number_is_refused() -> None:
    assert is_refused(f"For each {YOURS}, the catch range becomes 2-9.")
    # 2 and 4 are what it comes to
    assert is_refused(f"For each {YOURS}, the catch range is 2 wider, up to a maximum of 3.")


@rule("R-40", "F-7")
@every_edition
@pytest.mark.parametrize(("corners", "strength", "complete"), [(1, 3, True), (2, 3, False)])
def test_each_cornerback_moves_both_ends_in(
    edition: str, corners: int, strength: int, complete: bool
) -> None:
    """The one whose ability it is counts, Exhausted as he is then."""
    text = f"Exhaust – Long Pass: For each {YOURS}, the catch range is decreased by 1."
    others = [player("CB", name="Other")] if corners > 1 else []
    ability = f"{text} Exhaust only during on field adjustments."
    team = [player("CB", ability, name="Corner"), *others]
    game = scenario(
        edition,
        defense=Side(players=team, field=["Corner", "Other" if others else "S", "DE", "LB"]),
        calls=("Long Pass: 30 (2-7)", "Run Left"),
        strength=strength,
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.defense.uses("Corner")
    game.both_pass()
    game.run_to(NEXT_DOWN)
    assert game.yards == (30 if complete else 0)
