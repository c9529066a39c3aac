"""Whose something is, said behind it: `Runs of both players`, `abilities of … Players`."""

from __future__ import annotations

from typing import Any

import pytest
from tests.cards.language.meaning import effects, modifier

from snapcount.cards.nouns import Group
from snapcount.cards.tree import Cannot
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    ON_FIELD_ADJUSTMENTS,
    Side,
    action,
    player,
    rule,
    scenario,
)

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)


@pytest.mark.parametrize(
    ("behind", "before"),
    [
        ("Runs of both players gain 5 fewer yards.", "Both players' Runs gain 5 fewer yards."),
        (
            "Run Middle plays of your opponent have Play Strength -1.",
            "Your opponent's Run Middle plays have -1 Play Strength.",
        ),
        (
            "Short Passes of the offense use 1 more Time Unit.",
            "The offense's Short Passes use 1 more Time Unit.",
        ),
        ("Runs by your opponent gain 5 fewer yards.", "Your opponent's Runs gain 5 fewer yards."),
        ("All plays of either player gain 5 yards.", "Each player's plays gain 5 yards."),
        ("Punts of your opponent go 5 fewer yards.", "Your opponent's punts go 5 fewer yards."),
        (
            "Tackle abilities of your opponent are cancelled.",
            "Your opponent's Tackle abilities are cancelled.",
        ),
    ],
)
def test_it_means_what_it_does_in_front(behind: str, before: str) -> None:
    assert modifier(behind) == modifier(before)


def test_effects_that_were_added_are_those_that_wait() -> None:
    added = "Cancel all effects your opponent has added this timing point."
    assert effects(added) == effects("Cancel all effects of your opponent.")


@pytest.mark.parametrize(
    "whose",
    [
        "your opponent's Player abilities",
        "abilities of your opponent's Players",
        "opposing Players' abilities",
    ],
)
def test_abilities_of_players_cannot_exhaust_them(whose: str) -> None:
    by: Any = "opponent's player abilities"
    spared = Cannot("be exhausted", Group(whose="you", positions=("QB",)), by)
    assert modifier(f"Your Quarterbacks cannot be exhausted by {whose}.") == spared


@rule("T-14", "T-18")
@every_edition
@pytest.mark.parametrize(
    ("whose", "by_ability", "by_action"),
    [
        ("your opponent's Player abilities", [], ["Quarterback"]),
        ("Player abilities", [], ["Quarterback"]),
        ("your opponent's Action cards", ["Quarterback"], []),
    ],
)
def test_only_those_are_kept_from_it(
    edition: str, whose: str, by_ability: list[str], by_action: list[str]
) -> None:
    text = "Exhaust all of your opponent's Quarterbacks on the field."
    guard = player("TE", f"Your Quarterbacks cannot be exhausted by {whose}.", name="Guard")
    tackler = player("LB", f"Exhaust: {text}", name="Tackler")
    for used, after in (("ability", by_ability), ("action", by_action)):
        game = scenario(
            edition,
            offense=Side(players=[guard]),
            defense=Side(players=[tackler], hand=[action(text, when=ON_FIELD_ADJUSTMENTS)]),
            at=ON_FIELD_ADJUSTMENTS,
        )
        if used == "ability":
            game.defense.uses("Tackler")
        else:
            game.defense.plays(0)
        game.both_pass()
        assert game.offense.exhausted == after
