"""A Play may count for Grit as its text says, and not by its Strength (K-1)."""

from __future__ import annotations

import pytest

from snapcount.cards.tree import GritStrengthIs
from snapcount.engine import events
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import NEXT_DOWN, NEXT_POSSESSION, PUNT, Side, play, rule, scenario
from snapcount.testing.cards import nodes

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)
TEXT = "For Grit, this card's Strength is 9."


@rule("K-1")
@every_edition
@pytest.mark.parametrize("strength", [3, None])
def test_it_counts_so_for_grit(edition: str, strength: int | None) -> None:
    top = play("Run Left", strength, abilities=(TEXT,), name="Top")
    assert GritStrengthIs in {type(part) for part in nodes(top.abilities)}
    other = play("Run Left", 0, name="Other")
    offense, defense = Side(play_deck=[top, top]), Side(play_deck=[other, other])
    game = scenario(edition, offense=offense, defense=defense)
    game.offense.answers(PUNT)
    game.run_to(NEXT_POSSESSION)
    assert [event[2] for event in game.log.all(events.GRIT)] == [9]
    assert "worth 9" in str(game.log)


@rule("F-5")
@every_edition
def test_called_it_has_its_strength(edition: str) -> None:
    calls = (play("Run Left", 3, abilities=(TEXT,)), play("Run Right", 0, "Long Pass"))
    assert scenario(edition, calls=calls).run_to(NEXT_DOWN).yards == 15
