"""Decision-tree counts at fixed positions: a rule that changes moves one of them."""

from __future__ import annotations

import msgspec
import pytest

from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import perft
from snapcount.testing.perft import Position, PositionMoved

POSITIONS = perft.committed()


@pytest.mark.parametrize("position", POSITIONS, ids=lambda p: f"{p.edition}-{p.name}")
def test_a_position_has_its_committed_counts(position: Position) -> None:
    game = perft.game_at(position)
    depths = range(1, len(position.counts) + 1)
    assert tuple(perft.count(game, depth) for depth in depths) == position.counts


def test_every_edition_has_at_least_three_positions() -> None:
    editions = [position.edition for position in POSITIONS]
    assert {edition: editions.count(edition) >= 3 for edition in EDITION_NAMES} == dict.fromkeys(
        EDITION_NAMES, True
    )


def test_the_committed_positions_are_the_ones_asked_for() -> None:
    wanted = [(each.edition, each.name) for each in perft.WANTED]
    assert [(position.edition, position.name) for position in POSITIONS] == wanted


def test_counting_leaves_the_position_as_it_is() -> None:
    game = perft.game_at(POSITIONS[0])
    before = repr(game.decision)
    perft.count(game, 3)
    assert repr(game.decision) == before


def test_no_answers_is_one_way_to_go_on() -> None:
    assert perft.count(perft.game_at(POSITIONS[0]), 0) == 1


def test_answers_that_lead_nowhere_are_found_out() -> None:
    moved = msgspec.structs.replace(POSITIONS[0], answers="c99")
    with pytest.raises(PositionMoved, match="Answer 1, 'c99', is not offered on the way to 2019"):
        perft.game_at(moved)
