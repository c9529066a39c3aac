"""Where the cards of a state are, for whoever checks that each is somewhere, and once."""

from __future__ import annotations

import pytest
from tests.made_up_states import made_up

from snapcount.engine.records.sound import places
from snapcount.testing import rule


@rule("Z-6")
@pytest.mark.parametrize("discarded", range(4))
def test_a_called_play_is_on_the_table_until_it_is_discarded(discarded: int) -> None:
    game = made_up(0)
    game.this.called = [0, game.play_hand[1].pop()]  # the table's first card is one like any other
    game.this.discarded = discarded
    on_table = [cards for name, _, _, cards in places(game) if name == "call"]
    assert on_table == [
        [] if discarded in (1 << seat, 3) else [card] for seat, card in enumerate(game.this.called)
    ]
