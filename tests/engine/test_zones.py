"""How the options about a pile are listed."""

from __future__ import annotations

from snapcount.cards.card import PlayCard
from snapcount.cards.tree import PlayCall
from snapcount.engine.dice import dice_from_seed
from snapcount.engine.editions import CRD
from snapcount.engine.game import new_game
from snapcount.engine.options import PICK_CARD
from snapcount.engine.setup import new_table
from snapcount.engine.zones import different, distinct
from snapcount.testing import rule


def _play(name: str) -> PlayCard:
    return PlayCard(
        name=name, strength=1, offense=PlayCall(call="run left"), defense=("long pass",)
    )


@rule("Z-1")
def test_the_options_about_a_deck_do_not_tell_which_copies_are_in_it() -> None:
    """Copies that lie apart in the deck list must not change the order of the options."""
    blast, sweep = _play("Blast"), _play("Sweep")
    deck = [blast, sweep, blast, sweep]
    game = new_game(new_table((deck, deck), CRD), 1)
    with_first, with_last = distinct(game, [0, 1], PICK_CARD), distinct(game, [2, 1], PICK_CARD)
    definitions = [
        [game.table.definition[o.a] for o in options] for options in (with_first, with_last)
    ]
    assert definitions == [[0, 1], [0, 1]]


def test_a_hand_keeps_its_own_order() -> None:
    blast, sweep = _play("Blast"), _play("Sweep")
    game = new_game(new_table(([blast, sweep, blast], []), CRD), 1)
    assert [option.a for option in different(game, [2, 1, 0], PICK_CARD)] == [2, 1]


def test_a_shuffle_draws_the_same_numbers_as_single_throws_would() -> None:
    """`Dice.shuffle` writes `below` out for speed; the two may not drift apart."""
    for size in (0, 1, 2, 5, 40, 300):
        dice, thrown = dice_from_seed(size), dice_from_seed(size)
        shuffled, expected = list(range(size)), list(range(size))
        dice.shuffle(shuffled)
        for i in range(size - 1, 0, -1):
            j = thrown.below(i + 1)
            expected[i], expected[j] = expected[j], expected[i]
        assert shuffled == expected
        assert dice.word() == thrown.word()
