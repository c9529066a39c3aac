"""Random conditions, from the tree."""

from __future__ import annotations

from typing import Literal, get_args

import msgspec

from snapcount.cards.dice import Dice
from snapcount.cards.nouns import (
    AllOf,
    AnyOf,
    AtPoint,
    BallWithin,
    Called,
    CalledAgain,
    CalledBefore,
    Compare,
    Condition,
    CountDeck,
    DeckHas,
    DeckTeams,
    Designated,
    DownIs,
    FieldGoalIs,
    GritIn,
    Group,
    Happened,
    HasRole,
    LastPlay,
    LayerWaits,
    Leading,
    NamedCalled,
    Not,
    Number,
    OnSide,
    PeriodIs,
    PlayerIs,
    PlayIs,
    StrengthIn,
    Synergized,
    SynergyActive,
    That,
    This,
    TimeLeft,
    YardsWould,
)
from snapcount.cards.text.invent_names import TEAMS
from snapcount.cards.text.invent_nouns import (
    PLACES,
    SIDES,
    WHO,
    Scene,
    calls,
    count,
    group,
    small_range,
    who,
)
from snapcount.cards.text.normal import normal
from snapcount.cards.words import (
    LayerKind,
    Moment,
    PastEvent,
    Stretch,
)


def _limits(dice: Dice, low: int, high: int, step: int = 1) -> tuple[int | None, int | None]:
    """At least, at most or both."""
    kind = dice.below(5)
    first = dice.between(low, high, step)
    if kind < 2:
        return first, None
    if kind < 4:
        return None, first
    return first, dice.between(first, high, step)


def _leaf(scene: Scene) -> Condition:
    dice = scene.dice
    kind = dice.weighted(
        [
            (5, Called),
            (12 if scene.named else 0, NamedCalled),
            (2, PlayIs),
            (1, FieldGoalIs),
            (3, StrengthIn),
            (12 if scene.grit else 0, GritIn),
            (4, DownIs),
            (3, BallWithin),
            (4, Leading),
            (2, TimeLeft),
            (2, PeriodIs),
            (2, OnSide),
            (4, Compare),
            (2 if scene.modern else 0, Synergized),
            (2, YardsWould),
            (1, DeckHas),
            (1, DeckTeams),
            (3, Happened),
            (4, PlayerIs),
            (2, HasRole),
            (3, LastPlay),
            (1, CalledBefore),
            (1, CalledAgain),
            (1, AtPoint),
            (1, LayerWaits),
            (1 if scene.modern else 0, SynergyActive),
        ]
    )
    if kind is Called:
        return Called(who(dice), calls(dice))
    if kind is NamedCalled:
        return NamedCalled(dice.pick(("offense", "defense")))
    if kind is PlayIs:
        return PlayIs(dice.pick(("stopped", "successful", "incomplete", "complete")))
    if kind is FieldGoalIs:
        return FieldGoalIs(dice.chance(50))
    if kind is StrengthIn:
        return StrengthIn(*small_range(dice))
    if kind is GritIn:
        return GritIn(*small_range(dice))
    if kind is DownIs:
        return DownIs(dice.some((1, 2, 3, 4), 2))
    if kind is BallWithin:
        return BallWithin(dice.between(5, 50, 5), dice.pick(WHO[:4]))
    if kind is Leading:
        return Leading(dice.pick(WHO[:4]), dice.weighted([(4, 1), (1, 0), (1, 7), (1, -7)]))
    if kind is TimeLeft:
        low, high = _limits(dice, 1, 15)
        return TimeLeft(at_least=low, at_most=high)
    if kind is PeriodIs:
        return PeriodIs(dice.pick(("first half", "second half", "overtime")))
    if kind is OnSide:
        return OnSide(dice.pick(WHO[:2]), dice.pick(SIDES))
    if kind is Compare:
        if dice.chance(12):
            return _deck_plays(dice)
        right: Number = count(scene) if dice.chance(20) else dice.between(1, 4)
        return Compare(count(scene), dice.pick(("at least", "at most", "exactly")), right)
    if kind is Synergized:
        return Synergized(dice.pick(WHO[:2]))
    if kind is YardsWould:
        return YardsWould(*_limits(dice, 5, 40, 5))
    if kind is PlayerIs:
        return PlayerIs(_someone(scene), msgspec.structs.replace(group(scene), other=False))
    if kind is HasRole:
        return HasRole(_someone(scene), dice.pick(("ball carrier", "tackler", None)))
    if kind is LastPlay:
        return _last_play(dice)
    if kind is CalledAgain:
        return CalledAgain(dice.pick(WHO[:4]))
    if kind is CalledBefore:
        return CalledBefore(dice.pick(WHO[:4]), calls(dice))
    if kind is AtPoint:
        return AtPoint(dice.pick(get_args(Moment)))
    if kind is LayerWaits:
        whose = None if dice.chance(40) else dice.pick(WHO[:4])
        # After `or`, `a Run …` goes on with a list of calls.
        kinds = tuple(kind for kind in get_args(LayerKind) if kind != "run ability")
        return LayerWaits(dice.pick(kinds), whose)
    if kind is DeckTeams:
        return DeckTeams(dice.pick(WHO[:2]), *_limits(dice, 2, 8))
    if kind is Happened:
        what, since = get_args(PastEvent), get_args(Stretch)
        return Happened(dice.pick(what), dice.pick(WHO), dice.pick(since))
    if kind is SynergyActive:
        return SynergyActive(dice.pick(WHO[:2]))
    return deck_has(scene)


def _deck_plays(dice: Dice) -> Condition:
    """What a deck was built of, against a number or against something else of it."""
    whose = dice.pick(WHO[:2])
    wanted = dice.pick((("run",), ("pass",), ("short pass",), ("run left", "run right"), ()))
    if dice.chance(30):
        ends = CountDeck(whose, group=Group(whose, positions=("TE",)))
        backs = CountDeck(whose, group=Group(whose, positions=dice.some(PLACES, 2)))
        return Compare(normal(backs), dice.pick(("at least", "at most", "exactly")), ends)
    if dice.chance(15):
        kind = dice.pick(("power up", "gridiron"))
        return Compare(CountDeck(whose, kind=kind), "at most", dice.between(0, 5))  # type: ignore[arg-type]
    right: Number = CountDeck(whose, ("pass",)) if dice.chance(40) else dice.between(0, 15)
    how = dice.pick(("at least", "at most", "exactly"))
    return Compare(CountDeck(whose, wanted), how, right)  # type: ignore[arg-type]


def _someone(scene: Scene) -> This | That | Designated:
    options: list[tuple[int, This | That | Designated]] = [
        (2, Designated("ball carrier")),
        (2, Designated("tackler")),
    ]
    if scene.on_player:
        options.append((3, This()))
    if scene.that:
        options.append((4, That()))
    return scene.dice.weighted(options)


def _last_play(dice: Dice) -> LastPlay:
    low, high = _limits(dice, 5, 40, 5) if dice.chance(40) else (None, None)
    result: Literal["stopped", "successful", "incomplete", "complete"] | None = None
    if dice.chance(80):
        result = dice.pick(("stopped", "successful", "incomplete", "complete"))
    limited = calls(dice) if dice.chance(50) else ()
    return LastPlay(dice.pick(WHO[:4]) if dice.chance(60) else None, result, limited, low, high)


def deck_has(scene: Scene) -> DeckHas:
    """What a Synergy card may ask about a deck (X-3)."""
    dice = scene.dice
    low, high = _limits(dice, 1, 5)
    named = Group(
        whose="you",
        positions=dice.some(PLACES, 2) if dice.chance(60) else (),
        side=dice.pick(SIDES) if dice.chance(20) else None,
        team=dice.pick(TEAMS) if dice.chance(30) else None,
    )
    return DeckHas(named, low, high, same_team=named.team is None and dice.chance(25))


def condition(scene: Scene) -> Condition:
    """A condition, nested at most twice."""
    dice = scene.dice
    if scene.depth >= 3 or dice.chance(80):
        leaf = _leaf(scene)
        # These have an opposite of their own, so that their negation is no normal form.
        own = isinstance(leaf, Leading | FieldGoalIs)
        return Not(leaf) if dice.chance(12) and not own else leaf
    inner = scene.inner()
    both = (condition(inner), condition(inner))
    if dice.chance(50):
        return AllOf(both)
    return AnyOf(both)
