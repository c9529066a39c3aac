"""The numbers of actions, which learned players are trained on: they must never move."""

from __future__ import annotations

import pytest

from snapcount.engine import options as o
from snapcount.engine.views.actions import ACTIONS, action, actions_offered, apart, mask
from snapcount.testing.random_games import random_states

NO = -1


@pytest.mark.parametrize(
    ("verb", "card", "slot", "number", "expected"),
    [
        (o.PASS, NO, NO, NO, 0),
        (o.RUN_A_PLAY, NO, NO, NO, 3 * 256),
        # A Player or a number alone stands for itself.
        (o.LINE_UP, NO, 0, NO, 7 * 256),
        (o.PICK_PLAYER, NO, 13, NO, 12 * 256 + 13),
        (o.PICK_NUMBER, NO, NO, 0, 15 * 256),
        (o.PICK_NUMBER, NO, NO, 42, 15 * 256 + 42),
        # So does a card; what comes with it is spread out.
        (o.PLAY_A_CARD, 0, NO, NO, 256),
        (o.PLAY_A_CARD, 5, NO, NO, 256 + 5),
        (o.PLAY_A_CARD, 0, 0, NO, 256 + 61),
        (o.PLAY_A_CARD, 3, 2, NO, 256 + 3 + 3 * 61),
        (o.CALL, 0, NO, 0, 6 * 256 + 23),
        (o.CALL, 4, NO, 2, 6 * 256 + 4 + 3 * 23),
        (o.USE, 1, 1, 1, 2 * 256 + 1 + 2 * 61 + 2 * 23),
        (o.PICK_PLACE, NO, 0, 1, 24 * 256 + 2 * 23),
        # It stays among the verb's own.
        (o.PLAY_A_CARD, 200, 1, NO, 256 + 200 + 2 * 61 - 256),
    ],
)
def test_an_action_is_its_verb_and_what_it_is_about(
    verb: int, card: int, slot: int, number: int, expected: int
) -> None:
    assert action(verb, card, slot, number) == expected


def test_actions_that_are_alike_get_the_next_free_ones_of_their_verb() -> None:
    assert apart([]) == []
    assert apart([300, 7, 300, 301, 300]) == [300, 7, 301, 302, 303]
    assert apart([511, 511, 256]) == [511, 256, 257]


def test_a_mask_has_a_one_for_each_action() -> None:
    found = mask([0, 300, ACTIONS - 1])
    assert len(found) == ACTIONS == 30 * 256
    assert {place: byte for place, byte in enumerate(found) if byte} == {
        0: 1,
        300: 1,
        ACTIONS - 1: 1,
    }


def test_whoever_is_asked_is_offered_an_action_for_each_option() -> None:
    states = list(random_states("crd", 4))
    *_, last = states
    assert last.decision is None
    assert actions_offered(last) == []
    game = next(iter(random_states("crd", 4)))
    game.ask(1, o.ASK_EFFECT, [o.Option(o.PICK_NUMBER, 4), o.Option(o.PICK_PLAYER, 4)])
    assert actions_offered(game) == [15 * 256 + 4, 12 * 256 + 4]
    card = game.play_hand[1][0]
    game.ask(1, o.ASK_CALL, [o.Option(o.CALL, card), o.Option(o.CALL, card)])
    number = game.table.definition[card]
    assert actions_offered(game) == [6 * 256 + number, 6 * 256 + number + 1]
