"""`After Player Designation`: what is done then, and what may be done then (F-9)."""

from __future__ import annotations

import pytest

from snapcount.cards.language.parse import parse_abilities
from snapcount.cards.nouns import All, Group, This
from snapcount.cards.tree import Activated, Await, Energize, Triggered


@pytest.mark.parametrize(
    "said",
    [
        "Energize this Player after designation.",
        "After Player Designation, energize this Player.",
        "Energize this Player once Players are designated.",
    ],
)
def test_somebody_is_designated_in_each_down(said: str) -> None:
    (ability,) = parse_abilities(f"Exhaust: Draw an Action card. {said}")
    assert isinstance(ability, Activated)
    _, waits = ability.effects  # it goes on with what the ability does
    whoever = All(Group(where="field", side="offense"))
    heard = Triggered("a Player is designated", (Energize(This()),), players=whoever)
    assert waits == Await(heard, once=False)


@pytest.mark.parametrize(
    "said",
    [
        "Once per possession, you may gain 5 yards after Player Designation.",
        "Once per possession, after designation, you may gain 5 yards.",
    ],
)
def test_what_may_be_done_then_is_used_at_that_point(said: str) -> None:
    plain = "Once per possession: Gain 5 yards. Use only after Player Designation."
    assert parse_abilities(said) == parse_abilities(plain)


def test_before_it_is_prior_to_it() -> None:
    (said,) = parse_abilities("Exhaust: Gain 5 yards. Exhaust only prior to designation.")
    (plain,) = parse_abilities("Exhaust: Gain 5 yards. Exhaust only before Player Designation.")
    assert said == plain
