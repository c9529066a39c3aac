"""`Your offensive play` on a Play: the one its owner runs, not whoever's it is."""

from __future__ import annotations

import pytest

from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    NEXT_DOWN,
    play,
    rule,
    scenario,
)
from snapcount.testing.cards import parse_abilities

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)


@rule("Z-6")
@every_edition
@pytest.mark.parametrize(
    "text",
    [
        (
            "If your offensive play is successful, return this card to your hand"
            " instead of discarding"
            " it."
        ),
        "When your called offensive play is successful, return this card to your hand.",
        "If your called play is successful, return this card to your hand.",
        "If your current play is successful, return this card to your hand.",
    ],
)
def test_your_offensive_play_is_not_your_opponents(edition: str, text: str) -> None:
    made = parse_abilities(text, play=True)
    quick = play("Run Left", 3, stops="Long Pass", abilities=made, name="Quick")
    plain = play("Run Middle", 3, stops="Long Pass", name="Plain")
    for calls, kept in (((quick, plain), True), ((plain, quick), False)):
        game = scenario(edition, calls=calls)
        owner = game.offense if kept else game.defense
        in_pile = owner.play_discard.count("Quick")
        game.run_to(NEXT_DOWN)
        assert (owner.play_discard.count("Quick") == in_pile) is kept


@every_edition
def test_the_offenses_play_is_whoevers_it_is(edition: str) -> None:
    made = parse_abilities("If the play is successful, draw an Action card.", play=True)
    quick = play("Run Left", 3, stops="Long Pass", abilities=made, name="Quick")
    plain = play("Run Middle", 3, stops="Long Pass", name="Plain")
    drawn = []
    for calls in ((quick, plain), (plain, quick)):
        game = scenario(edition, calls=calls)
        side = game.offense if calls[0] is quick else game.defense
        before = len(side.hand)
        game.run_to(NEXT_DOWN)
        drawn.append(len(side.hand) - before)
    assert drawn[0] == drawn[1]
