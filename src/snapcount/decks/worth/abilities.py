"""What abilities are worth: how much they do, and how often a game lets them.

An effect that the tables do not name counts for a little, whatever it is: nobody prints a card that
does harm to whoever plays it.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any, Final

from snapcount.cards import tree
from snapcount.cards.tree import Ability, Effect, Timing
from snapcount.cards.words import PASS_CALLS, RUN_CALLS, Call, Side, Stretch, TimeInPlay, Who
from snapcount.decks.worth.durations import LASTS
from snapcount.decks.worth.effects import EFFECTS
from snapcount.decks.worth.modifiers import modifier_parts
from snapcount.decks.worth.numbers import calls_in, for_whom, likely
from snapcount.decks.worth.part import Part, themed
from snapcount.decks.worth.shapes import Parts, sign, total

SOMETHING: Final = 2.0
ONCE: Final[dict[Stretch | TimeInPlay | None, float]] = {
    None: 1.0,
    "down": 1.0,
    "possession": 0.7,
    "half": 0.4,
    "game": 0.25,
    "time in play": 0.25,
}
OFTEN: Final = {  # how often a game, next to an Exhaust ability
    tree.Activated: 1.0,
    tree.OnDesignation: 1.3,
    tree.Triggered: 0.8,
    tree.Would: 0.8,
    tree.Static: 3.0,
}
_KEYWORD_CALLS: Final[dict[str, tuple[Call, ...]]] = {
    "run": RUN_CALLS,
    "receive": PASS_CALLS,
    "tackle": (),
}
_RARE: Final = {  # events that few downs see
    "a touchdown is scored": 0.3,
    "a field goal is made": 0.3,
    "a field goal is missed": 0.3,
    "a field goal is attempted": 0.3,
    "the down is replayed": 0.2,
    "a call is changed": 0.3,
    "this card is flipped for Grit": 0.2,
    "a safety is scored": 0.1,
    "a turnover happens": 0.4,
    "a punt is made": 0.4,
    "overtime starts": 0.05,
    "a half starts": 0.2,
    "a half ends": 0.2,
    "a fumble happens": 0.25,
    "an interception happens": 0.25,
    "this card is played": 0.3,
    "points are scored": 0.4,
    "a Gridiron card is played": 0.3,
    "a Power Up is played": 0.3,
    "a Superstar is played": 0.2,
    "a timeout is spent": 0.4,
}


def ability_parts(ability: Ability, side: Side) -> list[Part]:
    """What an ability is worth to a player on that side of the ball."""
    share = OFTEN[type(ability)]
    calls: tuple[Call, ...] = ()
    match ability:
        case tree.Activated(effects, qualifier, timing):
            parts = worth_of(effects, side)
            share *= _range(qualifier.low, qualifier.high) * used(timing)
            calls = qualifier.calls or calls_in(timing.condition)
        case tree.OnDesignation(keyword, effects, qualifier, once_per):
            parts = worth_of(effects, side)
            share *= _range(qualifier.low, qualifier.high) * ONCE[once_per]
            calls = qualifier.calls or _KEYWORD_CALLS[keyword]
        case tree.Triggered():
            parts = worth_of(ability.effects, side)
            heard = [ability.event, *(each.event for each in ability.others)]
            often = sum(_RARE.get(each, 1.0) for each in heard)
            share *= min(1.0, often) * likely(ability.condition)
            share *= ONCE[ability.once_per] * (1.0 if ability.who is None else 0.6)
            calls = ability.calls or calls_in(ability.condition)
        case tree.Would():
            parts = worth_of(ability.effects, side)
            share *= likely(ability.condition) * ONCE[ability.once_per]
            calls = ability.calls or calls_in(ability.condition)
        case tree.Static(modifier, condition):
            parts = modifier_parts(modifier, side)
            share *= likely(condition)
            calls = calls_in(condition)
    return [themed(part.scaled(share).limited(calls), side) for part in parts]


def used(timing: Timing) -> float:
    """How often a timing line lets a card or ability be used."""
    return math.sqrt(likely(timing.condition)) * ONCE[timing.once_per]


def ability_side(ability: Ability) -> Side | None:
    """The side of the ball that an ability is for, if it says so."""
    if isinstance(ability, tree.OnDesignation):
        return "defense" if ability.keyword == "tackle" else "offense"
    if isinstance(ability, tree.Static):
        who: Who | None = getattr(ability.modifier, "who", None)
        return who if who == "offense" or who == "defense" else None
    return None


def _range(low: int | None, high: int | None) -> float:
    """How often the Play Strength lies in a range (R-12)."""
    if low is None or high is None:
        return 1.0
    return (high - low + 1) / 10


# Effects, and those that hold others -----------------------------------------------------------


def worth_of(effects: tuple[Effect, ...], side: Side) -> Parts:
    """What the effects do for a player on that side of the ball."""
    return [part for effect in effects for part in effect_parts(effect, side)]


def effect_parts(effect: Any, side: Side) -> Parts:
    worth = EFFECTS.get(type(effect)) or HOLDING.get(type(effect))
    return [Part("control", SOMETHING)] if worth is None else worth(effect, side)


def _lasting(node: tree.Lasting, side: Side) -> Parts:
    return [part.scaled(LASTS[node.duration]) for part in modifier_parts(node.modifier, side)]


def _lasting_while(node: tree.LastingWhile, side: Side) -> Parts:
    share = LASTS[node.duration] * likely(node.condition)
    return [part.scaled(share) for part in modifier_parts(node.modifier, side)]


def _if(node: tree.If, side: Side) -> Parts:
    share = likely(node.condition)
    calls = calls_in(node.condition)
    then = [part.scaled(share).limited(calls) for part in worth_of(node.then, side)]
    return then + [part.scaled(1 - share) for part in worth_of(node.otherwise, side)]


def _may(node: tree.May | tree.EitherMay, side: Side) -> Parts:
    share = 0.9 if isinstance(node, tree.May) else 0.4
    done = worth_of((*node.effects, *node.if_done), side)
    instead = worth_of(node.if_not, side)
    better = done if total(done) >= total(instead) else instead
    return [part.scaled(share) for part in better]


def _best(node: tree.ChooseOne, side: Side) -> Parts:
    ways = [worth_of(option, side) for option in node.options]
    mine = for_whom(node.who, side) >= 0
    ways.sort(key=total, reverse=mine)
    return [part for way in ways[: node.count] for part in way]


def _paid(node: tree.PayCost, side: Side) -> Parts:
    return [part for effect in node.effects for part in effect_parts(effect, side)]


def _gained(node: tree.GainAbility, side: Side) -> Parts:
    parts = ability_parts(node.ability, side)
    scale = 0.5 * LASTS[node.duration] * sign(node.players, side, total(parts))
    return [part.scaled(scale) for part in parts]


def _awaited(node: tree.Await, side: Side) -> Parts:
    return [part.scaled(0.5) for part in ability_parts(node.ability, side)]


HOLDING: Final[dict[type, Callable[[Any, Side], Parts]]] = {
    tree.PayCost: _paid,
    tree.GainAbility: _gained,
    tree.Lasting: _lasting,
    tree.LastingWhile: _lasting_while,
    tree.Await: _awaited,
    tree.If: _if,
    tree.May: _may,
    tree.EitherMay: _may,
    tree.ChooseOne: _best,
}
