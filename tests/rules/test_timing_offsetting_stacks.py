"""Chapter T: whole stacks of layers, compared with what their parts add up to (T-8, R-33).

Parts of one kind offset up to the smaller amount wherever they stand in the layers, so that only
their sum is left: the play, Player or number is what it was, or what the sum makes of it. That is
a model of a few lines, which knows nothing of layers. Layers that are cancelled, and parts that
their player may do without and does, add nothing.
"""

from __future__ import annotations

import dataclasses
import random

import msgspec
import pytest

from snapcount.cards import tree
from snapcount.cards.card import ActionCard
from snapcount.engine import events
from snapcount.engine.digit import one_digit
from snapcount.engine.options import NO, PASS, PLAY_A_CARD
from snapcount.engine.play import success
from snapcount.engine.terms import STOPPED
from snapcount.testing import (
    END_OF_PLAY,
    ON_FIELD_ADJUSTMENTS,
    Scenario,
    Side,
    action,
    rule,
    scenario,
)

PARTS = {
    "ball": ("Move the ball forward {n} yards.", "Move the ball back {n} yards."),
    "energy": ("Energize all of the offense's Players.", "Exhaust all of the offense's Players."),
    "strength": ("Add {n} to the Play Strength.", "Subtract {n} from the Play Strength."),
    "success": ("The play becomes successful.", "The play becomes stopped."),
    "timeouts": ("The offense gains {n} timeouts.", "The offense loses {n} timeouts."),
    "turnovers": ("The ball carrier fumbles.", "Cancel the live ball turnover."),
}
KINDS = {
    ON_FIELD_ADJUSTMENTS: ("energy", "strength", "success", "timeouts", "turnovers"),
    END_OF_PLAY: ("ball", "energy", "timeouts"),
}
CARDS_A_SIDE = 4
STACKS = 30


@dataclasses.dataclass
class Made:
    """An Action card and what its parts add."""

    card: ActionCard
    adds: dict[str, int]


def made(dice: random.Random, point: str, name: str) -> Made:
    if dice.random() < 0.15:
        return Made(action("Cancel target Action card.", name=name), {})
    adds: dict[str, int] = {}
    texts: list[str] = []
    for kind in dice.sample(KINDS[point], dice.choice((1, 1, 2, 3))):
        up, down = PARTS[kind]
        n = (dice.choice((5, 10)) if kind == "ball" else dice.choice((2, 3))) if "{n}" in up else 1
        gains = dice.random() < 0.5
        texts.append((up if gains else down).format(n=n))
        adds[kind] = n if gains else -n
    card = action(*texts, name=name)
    if dice.random() < 0.4:
        card = msgspec.structs.replace(card, effects=(tree.May(card.effects),))
    return Made(card, adds)


def play_them_all(game: Scenario, hands: list[Made], dice: random.Random) -> dict[str, int]:
    """Play the cards in some order and answer somehow; what counts, added up."""
    made_as = {each.card.name: each for each in hands}
    counted: list[str] = []
    here = game.moment
    g = game.state
    while g.decision is not None and game.moment == here:
        option = dice.choice(g.decision.options)
        if option.verb == PASS:  # less often, so that most cards are played
            option = dice.choice(g.decision.options)
        if option.verb == PLAY_A_CARD:
            counted.append(game.names([option.a])[0])
        elif option.verb == NO:
            counted.remove(game.names([g.frames[-1].card])[0])
        game.give(option)
        g = game.state
    for event in game.log.all(events.CANCELLED):
        counted.remove(game.names([event[2]])[0])
    sums = dict.fromkeys(PARTS, 0)
    for name in counted:
        for kind, n in made_as[name].adds.items():
            sums[kind] += n
    return sums


@rule("T-8", "R-33", "T-18", "R-32", "F-20", editions=["crd"])
@pytest.mark.parametrize("point", [ON_FIELD_ADJUSTMENTS, END_OF_PLAY])
@pytest.mark.parametrize("block", range(4))
def test_a_stack_of_layers_comes_to_what_its_parts_add_up_to(point: str, block: int) -> None:
    for number in range(STACKS):
        dice = random.Random(f"{point} {block} {number}")
        hands = [made(dice, point, f"card {i}") for i in range(2 * CARDS_A_SIDE)]
        stopped = dice.random() < 0.5
        game = scenario(
            "crd",
            offense=Side(
                hand=[each.card for each in hands[:CARDS_A_SIDE]],
                exhausted=dice.sample(["QB", "WR", "TE"], dice.randrange(3)),
            ),
            defense=[each.card for each in hands[CARDS_A_SIDE:]],
            calls=("Run Left", "Run Left" if stopped else "Run Right"),
            strength=0 if point == END_OF_PLAY else dice.randrange(10),
            ball=dice.choice((5, 8, 12, 50, 88, 93, 95)),
            timeouts=(dice.randrange(4), 3),
            at=point,
        )
        before = (game.ball, game.strength, game.offense.timeouts, game.offense.exhausted)
        ball, strength, timeouts, exhausted = before
        sums = play_them_all(game, hands, dice)
        told = f"stack {number}: {sums}\n{game.log}"
        assert game.offense.timeouts == max(timeouts + sums["timeouts"], 0), told
        if sums["energy"]:
            exhausted = game.offense.field if sums["energy"] < 0 else []
        assert game.offense.exhausted == exhausted, told
        if point == END_OF_PLAY:
            assert game.ball == min(max(ball + sums["ball"], 5), 95), told
            continue
        assert game.strength == one_digit(strength + sums["strength"]), told
        assert bool(game.state.this.turnover) == (sums["turnovers"] > 0), told
        if sums["success"]:
            stopped = sums["success"] < 0
        assert (success(game.state) == STOPPED) == stopped, told
