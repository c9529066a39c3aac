"""Inventing calls, and what happens to a play and to the game, for random cards.

The order of a table is part of what a seed means: the dice pick by it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from snapcount.cards.dice import Dice
from snapcount.cards.nouns import Half, Number, TheBaseYards, Times
from snapcount.cards.text import invent_nouns as nouns
from snapcount.cards.text.invent_nouns import WHO, Scene
from snapcount.cards.tree import (
    AlsoPlay,
    Audible,
    BecomeDefense,
    BecomePlay,
    CancelFirstDown,
    CancelTurnover,
    ChangeBaseYards,
    ChangeCatchRange,
    ChangeClock,
    ChangeStrength,
    ChangeTimeouts,
    ChangeTimeUnits,
    ChooseDefense,
    CopyCall,
    DetermineGrit,
    Effect,
    FirstDown,
    Gain,
    InsteadYards,
    LimitYards,
    Lose,
    LoseDown,
    MakeResult,
    MoveBall,
    MultiplyYards,
    NamePlay,
    PlaceBall,
    PlayCall,
    RepeatPlay,
    ReplayDown,
    ScorePoints,
    SetBaseYards,
    SetCatchRange,
    SetDown,
    SetStrength,
    SetTimeUnits,
    StopsNoLonger,
    Turnover,
)
from snapcount.cards.words import PASS_CALLS, RUN_CALLS, Call

Maker = Callable[[Scene], Effect]


RESULTS: Final = ("stopped", "successful", "incomplete", "complete")


def _yards(scene: Scene) -> Number:
    return nouns.number(scene, 5, 25, 5)


def change(scene: Scene, most: int, step: int = 1) -> Number:
    """A number that is added or, as often, taken away."""
    value = nouns.number(scene, step, most, step)
    if scene.dice.chance(50):
        if isinstance(value, int):
            return -value
        if isinstance(value, Times):
            return Times(-value.per, value.count)
    return value


def changed(scene: Scene, by: int) -> int:
    """So much more or, not as often, so much less."""
    return by if scene.dice.chance(60) else -by


def play_call(dice: Dice) -> PlayCall:
    """A whole play, as a card prints it."""
    kind: Call = dice.weighted(
        [(3, dice.pick(RUN_CALLS)), (3, dice.pick(PASS_CALLS)), (1, "run"), (1, "pass")]
    )
    if kind == "run" or kind in RUN_CALLS:
        return PlayCall(kind)
    deep = {"short pass": 15, "medium pass": 25, "long pass": 40}.get(kind, 10)
    low = dice.between(0, 5)
    return PlayCall(kind, deep + 5 * dice.below(4), low, dice.between(low + 2, 9))


def _every(dice: Dice) -> tuple[PlayCall, ...]:
    """Any play of a kind, or any play at all."""
    if dice.chance(20):
        return tuple(PlayCall(call) for call in (*RUN_CALLS, *PASS_CALLS))
    if dice.chance(50):
        return tuple(PlayCall(call) for call in RUN_CALLS)
    yards, low = dice.between(10, 30, 5), dice.between(0, 4)
    return tuple(PlayCall(call, yards, low, low + 4) for call in PASS_CALLS)


def defense(dice: Dice, stop_all: bool = False) -> tuple[Call, ...]:
    """A defensive call: one or two calls, or with `stop_all` all of a kind."""
    if stop_all:
        return dice.pick((RUN_CALLS, PASS_CALLS))
    return dice.some((*RUN_CALLS, *PASS_CALLS), 2)


def ends(dice: Dice) -> tuple[int, int]:
    """How the two ends of a catch range move; never both not at all."""
    if dice.chance(50):
        size = dice.pick((1, 2, -1, -2))
        return -size, size
    size = dice.pick((1, 2, 3, -1, -2, -3))
    return (size, 0) if dice.chance(50) else (0, size)


def base_yards(scene: Scene) -> Number:
    if scene.dice.chance(40):
        return Times(2, TheBaseYards()) if scene.dice.chance(50) else Half(TheBaseYards())
    return nouns.number(scene, 5, 40, 5)


def _name(scene: Scene) -> Effect:
    scene.named = True
    return NamePlay(scene.dice.chance(25))


def _determine(scene: Scene) -> Effect:
    before, scene.grit = scene.grit, True
    return DetermineGrit(before and scene.dice.chance(50))


PLAY_EFFECTS: Final[list[tuple[int, Maker]]] = [
    (24, lambda s: Gain(_yards(s))),
    (14, lambda s: Lose(_yards(s))),
    (2, lambda s: Lose(_yards(s), s.dice.pick((0, 5)))),
    (3, lambda s: MultiplyYards(s.dice.pick(("double", "halve")))),
    (1, lambda s: MultiplyYards("halve", up=True)),
    (4, lambda s: InsteadYards(change(s, 20, 5))),
    (3, lambda s: LimitYards(s.dice.pick(("at most", "at least")), change(s, 25, 5))),
    (3, lambda s: ChangeBaseYards(change(s, 15, 5))),
    (4, lambda s: MoveBall(change(s, 15, 5))),
    (8, lambda s: Audible(nouns.who(s.dice))),
    (
        7,
        lambda s: BecomePlay(
            tuple(play_call(s.dice) for _ in range(s.dice.between(1, 3))), s.dice.chance(20)
        ),
    ),
    (1, lambda s: StopsNoLonger(defense(s.dice, s.dice.chance(15)))),
    (3, lambda s: BecomeDefense(defense(s.dice, s.dice.chance(15)), s.dice.chance(30))),
    (
        2,
        lambda s: ChooseDefense(
            s.dice.between(1, 2), s.dice.pick((None, "run", "pass")), s.dice.chance(40)
        ),
    ),
    (2, lambda s: BecomePlay(_every(s.dice), s.dice.chance(20))),
    (3, lambda s: AlsoPlay(nouns.calls(s.dice))),
    (1, lambda s: RepeatPlay(nouns.who(s.dice))),
    (2, lambda s: CopyCall(s.dice.pick(nouns.SIDES))),
    (2, lambda s: _name(s)),
    (3, lambda s: ReplayDown()),
    (6, lambda s: MakeResult(s.dice.pick(RESULTS))),
    (4, lambda s: ChangeCatchRange(*ends(s.dice))),
    (1, lambda s: ChangeCatchRange(*ends(s.dice), nouns.count(s))),
    (2, lambda s: SetBaseYards(base_yards(s))),
    (2, lambda s: SetCatchRange(*nouns.small_range(s.dice))),
    (8, lambda s: ChangeStrength(change(s, 4))),
    (1, lambda s: ChangeStrength(change(s, 4), True)),
    (3, lambda s: SetStrength(nouns.number(s, 0, 9))),
    (4, lambda s: Turnover(s.dice.pick(("fumble", "interception", "pick six")))),
    (3, lambda s: CancelTurnover()),
    (1, lambda s: CancelFirstDown()),
    (1, lambda s: SetDown(s.dice.between(2, 4))),
    (1, lambda s: LoseDown()),
    (5, lambda s: FirstDown()),
    (3, lambda s: ChangeTimeUnits(change(s, 2))),
    (1, lambda s: ChangeTimeUnits(-1, 1)),
    (2, lambda s: SetTimeUnits(nouns.number(s, 0, 3))),
    (3, lambda s: ChangeClock(change(s, 2))),
    (2, lambda s: ChangeTimeouts(nouns.who(s.dice), changed(s, 1))),
    (6, _determine),
    (1, lambda s: ScorePoints(nouns.who(s.dice), s.dice.between(1, 3))),
]

BALL_EFFECTS: Final[list[tuple[int, Maker]]] = [
    (2, lambda s: PlaceBall(s.dice.between(5, 50, 5), s.dice.pick(WHO[:4]))),
]
