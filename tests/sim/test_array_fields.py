"""Every number of an array, in states that no game comes to: as the view has it, bit for bit."""

from __future__ import annotations

from importlib.util import find_spec
from typing import Any

import pytest

if find_spec("numpy") is None:
    pytest.skip("numpy is not installed: snapcount[rl]", allow_module_level=True)

from snapcount.engine.dice import Dice, dice_from_seed
from snapcount.engine.game import Game
from snapcount.engine.options import ASK_EFFECT
from snapcount.engine.program import Ability, Frame, Layer, Waiting
from snapcount.engine.steps.conditions import OnDowns
from snapcount.engine.steps.searching import LookStep
from snapcount.engine.terms import ACTION, OPPONENT, PLAY
from snapcount.engine.views.arrays import encode
from snapcount.engine.views.observing import observe
from snapcount.sim.envs import encoding
from snapcount.testing.random_games import random_states

# Fields of the state and of the down, and one more than the highest value tried, from -1 on.
SCOREBOARD = {
    "period": 5,
    "clock": 20,
    "down": 6,
    "ball": 110,
    "offense": 2,
    "first_offense": 2,
    "possession": 25,
    "replays": 4,
    "acted": 4,
    "extra": 20,
}
DOWN = {
    "spot": 110,
    "kick": 4,
    "call": 512,
    "defense_calls": 512,
    "call_yards": 3,
    "low": 12,
    "high": 12,
    "outcome": 7,
    "runner": 3,
    "tackler": 20,
    "base_add": 60,
    "yards": 110,
    "turnover": 5,
    "turnover_by": 2,
    "time_add": 7,
    "scored": 4,
    "strength_set": 12,
}
FLAGS = ("secondary", "over")
FLAGS_OF_THE_DOWN = ("results", "first_down", "revealed")
LEAST = {"period": 0, "down": 0, "offense": 0, "first_offense": 0, "replays": 0, "acted": 0}


def drawn(dice: Dice, most: int, least: int = -1) -> int:
    return least + dice.below(most - least)


def fill(game: Game, dice: Dice) -> None:
    """Give every field that an array has something of any value."""
    for thing, fields in ((game, SCOREBOARD), (game.this, DOWN)):
        for name, most in fields.items():
            setattr(thing, name, drawn(dice, most, LEAST.get(name, -1)))
    for thing, flags in ((game, FLAGS), (game.this, FLAGS_OF_THE_DOWN)):
        for name in flags:
            setattr(thing, name, dice.below(2) == 1)
    game.point = 1 << dice.below(11) >> 1
    game.score = [dice.below(3) * 31, dice.below(3) * 31 + dice.below(2)]
    game.timeouts = [dice.below(5), dice.below(5)]
    game.last_plays = [drawn(dice, 2), *(drawn(dice, 120) for _ in range(6))]
    game.this.ledger = [drawn(dice, 30) for _ in range(dice.below(3))]
    game.table.all_pro = dice.below(2) == 1
    game.on_field, game.exhausted, game.lined_up = (dice.below(1 << 20) for _ in range(3))
    game.this.flipped = dice.below(4)
    game.this.x = [dice.below(10), dice.below(10)]


def place_cards(game: Game, dice: Dice) -> None:
    """Put cards anywhere, the first card of the table and many copies of one among them."""
    count = len(game.table.definition)

    def cards(most: int) -> list[int]:
        one = dice.below(count)
        return [(one, 0, dice.below(count))[dice.below(3)] for _ in range(dice.below(most))]

    for piles in (game.play_hand, game.action_hand, game.play_discard, game.action_discard):
        piles[:] = [cards(15), cards(15)]
    for decks in (game.play_deck, game.action_deck):
        decks[:] = [cards(60), cards(60)]
    game.this.called = [drawn(dice, count) if dice.below(3) else drawn(dice, 1) for _ in range(2)]
    players = [drawn(dice, 2) for _ in range(20)]
    players[0] = players[10] = 0
    game.table.slot_card = players
    game.superstar = [drawn(dice, 1) if player >= 0 else -1 for player in players]
    slots = [slot for slot, player in enumerate(players) if player >= 0]
    attached = [(slots[dice.below(len(slots))], card) for card in cards(12)]
    game.attached = [number for pair in attached for number in pair]
    game.gridirons = cards(4)
    game.table.synergy = [drawn(dice, 2), drawn(dice, 2)]
    game.table.synergy_if = [OnDowns(dice.below(64)), OnDowns(dice.below(64))]
    ability = Ability(0, 0, 0)
    game.layers = [Layer(ability, 0, card, 0, 0, True, False, False) for card in cards(4)]
    game.waiting = [Waiting(ability, 1, card, 0, 0) for card in cards(4)]
    game.frames = [Frame(ability, 0, card, 0) for card in cards(3)]


def look(game: Game, dice: Dice, deck: int) -> None:
    """Have a seat look at top cards, some of which it has picked, or none."""
    ability = Ability(0, 0, 0)
    ability.steps = [LookStep(OPPONENT, deck, 3)]
    seat = dice.below(2)
    frame = Frame(ability, seat, 1, 0)
    frame.pc = 1
    frame.count = min(dice.below(4), len(game.deck(1 - seat, deck)))
    frame.cards = game.deck(1 - seat, deck)[-2:][: dice.below(2)]
    game.frames = [*game.frames, frame]
    game.ask(seat, (ASK_EFFECT, ASK_EFFECT, 3)[dice.below(3)], [])


@pytest.mark.parametrize("seed", range(60))
def test_whatever_a_state_has_is_in_the_array_as_it_is_in_the_view(seed: int) -> None:
    dice = dice_from_seed(f"array {seed}")
    game = next(iter(random_states("crd", 4)))
    fill(game, dice)
    place_cards(game, dice)
    if seed % 3:
        look(game, dice, (PLAY, ACTION)[seed % 2])
    for seat in (0, 1):
        seen: Any = encoding.encode(observe(game, seat, to_think=False))
        assert encode(game, seat) == seen.tobytes()


@pytest.mark.parametrize("seat", [-1, 2])
def test_there_are_arrays_for_two_seats(seat: int) -> None:
    with pytest.raises(ValueError, match="no seat"):
        encode(next(iter(random_states("crd", 4))), seat)
