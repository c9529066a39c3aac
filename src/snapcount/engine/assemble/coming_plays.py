"""What is said of the numbers of a coming play holds from the moment when that is called.

So it does in the first check already (F-4), and what is done to them later comes on top of it.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import msgspec

from snapcount.cards import nouns, tree
from snapcount.engine.assemble.stead import has_part

replace = msgspec.structs.replace


class Holding(NamedTuple):
    """What holds of the coming play, and what must have been called for it."""

    what: tree.Modifier | tree.Would
    condition: nouns.Condition | None


def holding(node: tree.Await) -> tuple[list[Holding], tree.Await | None]:
    """What holds of the play that is waited for, and what of it still waits."""
    if not _is_of_a_call(node):
        return [], node
    found: list[Holding] = []
    rest: list[tree.Effect] = []
    for effect in node.ability.effects:
        held = _held(effect, node)
        found += held or []
        if held is None:
            rest.append(effect)
    if not rest:
        return found, None
    if not found or _points_back(tuple(rest)):
        return [], node
    return found, replace(node, ability=replace(node.ability, effects=tuple(rest)))


def _is_of_a_call(node: tree.Await) -> bool:
    """Whether it waits for nothing but a call."""
    ability = node.ability
    if not isinstance(ability, tree.Triggered) or ability.event != "a play is revealed":
        return False
    plain = tree.Triggered(
        ability.event,
        ability.effects,
        ability.who,
        calls=ability.calls,
        condition=ability.condition,
    )
    return ability == plain and (
        ability.condition is None or (_is_of_one_play(node) and _asks_for_call(ability.condition))
    )


def _is_of_one_play(node: tree.Await) -> bool:
    return node.duration in ("this down", "next down", "next play")


def _asks_for_call(condition: nouns.Condition) -> bool:
    return isinstance(condition, nouns.Called | nouns.NamedCalled)


def _held(effect: tree.Effect, node: tree.Await) -> list[Holding] | None:
    """An effect as what holds; none if it is something that is done."""
    who: Any = node.ability.who or "each player"
    if isinstance(effect, tree.If):
        if not _asks_for_call(effect.condition) or not _is_of_one_play(node):
            return None
        found: list[Holding] = []
        otherwise = nouns.Not(effect.condition)
        for asked, effects in ((effect.condition, effect.then), (otherwise, effect.otherwise)):
            for each in effects:
                held = None if isinstance(each, tree.If | tree.Await) else _held(each, node)
                if held is None:
                    return None
                found += [Holding(one.what, _both(one.condition, asked)) for one in held]
        return found
    if isinstance(effect, tree.BecomeDefense) and effect.add:
        stops = tree.AlsoStops(effect.calls, "defense")
        called = nouns.Called(node.ability.who or "offense", node.ability.calls)
        return [Holding(stops, called if called.calls else None)]
    if isinstance(effect, tree.Await):
        never = _never(effect, node.ability)
        return None if never is None else [Holding(never, None)]
    modifier = _number(effect, who, node.ability.calls)
    return None if modifier is None else [Holding(modifier, None)]


def _never(inner: tree.Await, of: tree.Triggered | tree.Would) -> tree.Would | None:
    """What cannot happen to the coming play, however often it would."""
    would = inner.ability
    if not isinstance(would, tree.Would) or inner.once or inner.duration != "this down":
        return None
    plain = replace(would, who=None, calls=())
    if plain != tree.Would(would.event, would.effects) or inner.of is not None:
        return None
    if would.who not in (None, of.who) or would.calls not in ((), of.calls):
        return None
    return replace(would, who=of.who, calls=of.calls, condition=of.condition)


def _number(effect: tree.Effect, who: Any, calls: Any) -> tree.Modifier | None:
    """What is done to a number, as what the number is; not if it is counted when that is done."""
    match effect:
        case tree.ChangeStrength(by=int(by), within=within):
            return tree.ModifyStrength(by, who, calls, 9 if within and by > 0 else None)
        case tree.ChangeCatchRange(low=low, high=high, each=None):
            return tree.ModifyCatchRange(low, high, who, calls)
        case tree.SetCatchRange(low=low, high=high):
            return tree.CatchRangeIs(low, high, who, calls)
        case tree.ChangeBaseYards(by=int(by), no_further=end):
            return tree.ModifyBaseYards(by, who, calls, end)
        case tree.SetBaseYards(to=int(to)):
            return tree.BaseYardsAre(to, who, calls)
        case tree.ChangeTimeUnits(by=int(by), least=least):
            return tree.ModifyTimeUnits(by, who, calls, least)
        case tree.SetTimeUnits(to=int(to)):
            return tree.TimeUnitsAre(to, who, calls)
    return None


def _both(one: nouns.Condition | None, asked: nouns.Condition) -> nouns.Condition:
    return asked if one is None else nouns.AllOf((one, asked))


def _points_back(effects: tuple[tree.Effect, ...]) -> bool:
    """Whether what is left points at something that may be what was done before it."""
    return has_part(effects, _POINTING)


_POINTING: Final = tuple(
    kind
    for module in (nouns, tree)
    for kind in vars(module).values()
    if isinstance(kind, type) and getattr(kind, "needs", None) is not None
)
