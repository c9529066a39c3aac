"""Inventing modifiers for random cards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, get_args

from snapcount.cards.text import invent_nouns as nouns
from snapcount.cards.text.invent_cards import CARD_MODIFIERS
from snapcount.cards.text.invent_nouns import DECKS, DEFENSE, OFFENSE, Scene
from snapcount.cards.text.invent_plays import (
    base_yards,
    change,
    changed,
    defense,
    ends,
)
from snapcount.cards.tree import (
    AlsoCalled,
    AlsoStops,
    BaseYardsAre,
    CallStays,
    Cannot,
    CannotCall,
    CannotCallStrength,
    CannotCancel,
    CannotDraw,
    CannotFirstDown,
    CannotKick,
    CannotPlayActions,
    CannotRemove,
    CannotReplay,
    CannotTimeout,
    CannotUse,
    CatchRangeIs,
    CountsAs,
    FieldGoalsGoodOn,
    LimitActions,
    Modifier,
    ModifyBaseYards,
    ModifyCatchRange,
    ModifyFieldGoals,
    ModifyGrit,
    ModifyHandLimit,
    ModifyRating,
    ModifyStrength,
    ModifyTimeUnits,
    ModifyYards,
    MustDesignate,
    SetRating,
    WidenFieldGoals,
)
from snapcount.cards.tree.modifiers import Exhausting
from snapcount.cards.words import PASS_CALLS, TIMING_POINTS, Call, FieldKind, LayerKind, Moment

_BY: Final[tuple[Exhausting, ...]] = get_args(Exhausting)

_FORBIDDEN: Final = (
    "be exhausted",
    "be energized",
    "be designated",
    "be designated to run",
    "be designated to receive",
    "be designated to tackle",
)

_ROLES: Final = (None, "runner", "receiver", "tackler")

_MODIFIERS: Final[list[tuple[int, Callable[[Scene], Modifier]]]] = [
    (10, lambda s: ModifyYards(change(s, 15, 5), nouns.who(s.dice), _some_calls(s))),
    (1, lambda s: ModifyYards(-5, nouns.who(s.dice), _some_calls(s), s.dice.pick((0, 5)))),
    (1, lambda s: ModifyTimeUnits(-1, nouns.who(s.dice), _some_calls(s), 1)),
    (1, lambda s: ModifyBaseYards(change(s, 15, 5), nouns.who(s.dice), _some_calls(s))),
    (1, lambda s: BaseYardsAre(base_yards(s), nouns.who(s.dice), _some_calls(s))),
    (1, lambda s: _also_stops(s)),
    (6, lambda s: ModifyStrength(change(s, 3), nouns.who(s.dice), _some_calls(s))),
    (4, lambda s: ModifyCatchRange(*ends(s.dice), nouns.who(s.dice), _some_calls(s))),
    (3, lambda s: ModifyTimeUnits(changed(s, 1), nouns.who(s.dice), _some_calls(s))),
    (3, lambda s: ModifyHandLimit(nouns.who(s.dice), s.dice.pick(DECKS), changed(s, 1))),
    (
        2,
        lambda s: ModifyGrit(
            changed(s, s.dice.between(1, 3)),
            nouns.who(s.dice),
            s.dice.pick((None, None, "field goal", "punt")),
        ),
    ),
    (1, lambda s: ModifyGrit(changed(s, s.dice.between(1, 3)), nouns.who(s.dice), None, True)),
    (3, lambda s: ModifyFieldGoals(changed(s, s.dice.between(5, 15, 5)), nouns.who(s.dice))),
    (3, lambda s: ModifyRating(changed(s, s.dice.between(1, 10)), nouns.subject(s))),
    (2, lambda s: CountsAs(nouns.subject(s), s.dice.pick((*OFFENSE, *DEFENSE, "DB", "OL")))),
    (1, lambda s: SetRating(s.dice.between(60, 99), nouns.subject(s))),
    (1, lambda s: LimitActions(nouns.who(s.dice), s.dice.between(1, 3))),
    (2, lambda s: _call_rule(s)),
    (1, lambda s: CannotReplay(nouns.who(s.dice))),
    (1, lambda s: CannotFirstDown(nouns.who(s.dice), _some_calls(s))),
    (2, lambda s: Cannot("be exhausted", nouns.subject(s), s.dice.pick(_BY))),
    (2, lambda s: Cannot("be targeted", nouns.subject(s), s.dice.pick((None, "opponent")))),
    (2, lambda s: AlsoCalled(nouns.calls(s.dice), s.dice.pick(PASS_CALLS), nouns.who(s.dice))),
    (
        5,
        lambda s: Cannot(s.dice.pick(_FORBIDDEN), nouns.subject(s)),
    ),
    (
        3,
        lambda s: CannotUse(
            nouns.subject(s), s.dice.pick((None, "run", "receive", "tackle", "exhaust"))
        ),
    ),
    (1, lambda s: CannotUse(nouns.subject(s), "exhaust", s.dice.pick(get_args(Moment)))),
    (1, lambda s: _kept(s)),
    (
        1,
        lambda s: CannotCallStrength(
            nouns.who(s.dice), *nouns.small_range(s.dice), s.dice.chance(30)
        ),
    ),
    (1, lambda s: CatchRangeIs(*nouns.small_range(s.dice), nouns.who(s.dice), _some_calls(s))),
    (1, lambda s: FieldGoalsGoodOn(*nouns.small_range(s.dice), nouns.who(s.dice))),
    (1, lambda s: WidenFieldGoals(changed(s, s.dice.between(1, 2)), nouns.who(s.dice))),
    (1, lambda s: _no_kick(s)),
    (
        1,
        lambda s: (
            CallStays("you", "opponent") if s.dice.chance(30) else CallStays(nouns.who(s.dice))
        ),
    ),
    (2, lambda s: MustDesignate(nouns.subject(s), s.dice.pick(_ROLES))),
    (2, lambda s: CannotCancel(nouns.who(s.dice))),
    (1, lambda s: CannotCancel(nouns.who(s.dice), _kind_of_layer(s))),
    (2, lambda s: CannotDraw(nouns.who(s.dice), s.dice.pick(DECKS))),
    (2, lambda s: CannotTimeout(nouns.who(s.dice), s.dice.pick(("spend", "gain", "lose")))),
    (2, lambda s: CannotPlayActions(nouns.who(s.dice), s.dice.pick((None, None, *TIMING_POINTS)))),
]


def _also_stops(scene: Scene) -> Modifier:
    dice = scene.dice
    calls = defense(dice, False) if dice.chance(40) else ()
    return AlsoStops(defense(dice, False), nouns.who(dice), calls)


def _kept(scene: Scene) -> Modifier:
    dice = scene.dice
    if not scene.modern:
        return CannotTimeout(nouns.who(dice))
    if dice.chance(30):
        return CannotRemove("power up", None, nouns.subject(scene))
    kinds = (None, *get_args(FieldKind))
    kind = dice.pick(kinds)
    return CannotRemove(kind, None if kind is None or dice.chance(50) else nouns.who(dice))


def _no_kick(scene: Scene) -> Modifier:
    who = nouns.who(scene.dice)
    if scene.dice.chance(40):
        return CannotKick(who, "punt")
    beyond = scene.dice.between(10, 35, 5) if scene.dice.chance(60) else None
    return CannotKick(who, "field goal", beyond)


def _kind_of_layer(scene: Scene) -> LayerKind:
    return scene.dice.pick(
        ("action card", "exhaust ability", "run ability", "receive ability", "tackle ability")
    )


def _call_rule(scene: Scene) -> Modifier:
    named = scene.named and scene.dice.chance(40)
    calls = () if named else nouns.calls(scene.dice)
    return CannotCall(nouns.who(scene.dice), calls, scene.dice.chance(30))


def _some_calls(scene: Scene) -> tuple[Call, ...]:
    return nouns.calls(scene.dice) if scene.dice.chance(60) else ()


def modifier(scene: Scene) -> Modifier:
    return scene.dice.weighted(_MODIFIERS + CARD_MODIFIERS)(scene)
