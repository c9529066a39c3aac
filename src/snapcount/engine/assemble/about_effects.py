"""What the assembler asks about effects before it makes steps of them."""

from __future__ import annotations

from typing import Any

import msgspec

from snapcount.cards import nouns, tree


def looks_back(group: nouns.Group) -> bool:
    """Whether who belongs to a group depends on whom the effect chose before."""
    than = group.than is not None and isinstance(group.than.players, nouns.That)
    alike = isinstance(group.team_of, nouns.That) or isinstance(group.position_of, nouns.That)
    named = isinstance(group.except_for, nouns.That) or isinstance(group.among, nouns.That)
    return group.other or than or alike or named


def is_own(thing: Any) -> bool:
    """Whether it speaks of the Player of the text, or of whom the text chose before."""
    if isinstance(thing, tuple):
        return any(map(is_own, thing))
    if not isinstance(thing, msgspec.Struct):
        return False
    if isinstance(thing, nouns.This | nouns.That):
        return True
    if isinstance(thing, nouns.Group) and thing.other:
        return True
    return any(is_own(getattr(thing, field)) for field in thing.__struct_fields__)


def asks_what_was_done(condition: nouns.Condition) -> bool:
    if isinstance(condition, nouns.AllOf | nouns.AnyOf):
        return any(map(asks_what_was_done, condition.conditions))
    if isinstance(condition, nouns.Not):
        return asks_what_was_done(condition.condition)
    return isinstance(condition, nouns.Did)


def occasions(node: tree.Triggered | tree.Would) -> list[Any]:
    """The trigger or replacement on each of its occasions by itself."""
    first = msgspec.structs.replace(node, others=())
    return [
        first,
        *(msgspec.structs.replace(first, **msgspec.structs.asdict(each)) for each in node.others),
    ]


def restates(node: tree.Triggered | tree.Would) -> bool:
    """Whether it does nothing but say how a play comes out while its condition holds."""
    if node.condition is None or node.once_per is not None:
        return False
    return isinstance(node, tree.Would) and all(
        isinstance(effect, tree.MakeResult) for effect in node.effects
    )


def leaves(node: tree.Triggered | tree.Would) -> bool:
    """Whether it hears that the Player leaves the field on whom its card lies, or that its card
    does: then that is in the discard pile (P-5)."""
    if node.event == "this card leaves the field":
        return True
    return node.event == "a Player leaves the field" and isinstance(node.players, nouns.This)


def remembers(effect: tree.Effect) -> bool:
    """Whether it is about what was played, not about what waits in the layers."""
    return isinstance(effect, tree.CopyLayer) and effect.this_down


def replays(effects: tuple[tree.Effect, ...]) -> bool:
    return any(isinstance(effect, tree.ReplayDown) for effect in effects)


def in_order(effects: tuple[tree.Effect, ...]) -> list[int]:
    """The places of effects in the order in which they are carried out.

    A Replay goes before yards that stand beside it: they move the ball from the spot to which a
    Replay at End of the Play takes it back (E-8, R-35).
    """
    places = list(range(len(effects)))
    if replays(effects):
        replay = next(p for p in places if isinstance(effects[p], tree.ReplayDown))
        after = effects[replay + 1] if replay + 1 < len(effects) else None
        asked = isinstance(after, tree.If) and asks_what_was_done(after.condition)
        yards = [p for p in places[:replay] if isinstance(effects[p], tree.Gain | tree.Lose)]
        if yards and not asked:
            places.remove(replay)
            places.insert(yards[0], replay)
    return places


def at_once(effect: tree.Effect) -> bool:
    """T-7: an audible, or a change of the call ruled to be at once (E-5), also if it is optional
    or conditional."""
    if isinstance(effect, tree.If):
        return any(map(at_once, effect.then + effect.otherwise))
    if isinstance(effect, tree.May):
        return any(map(at_once, effect.effects + effect.if_done + effect.if_not))
    if isinstance(effect, tree.EitherMay):
        return any(map(at_once, effect.effects + effect.if_done + effect.if_not))
    if isinstance(effect, tree.ChooseOne):
        return any(at_once(each) for option in effect.options for each in option)
    if isinstance(effect, tree.LookAndTake | tree.Search | tree.RevealUntil):
        return effect.to == "call"
    if isinstance(effect, tree.CallShown):
        return not effect.kept
    return isinstance(effect, tree.Audible) or (
        isinstance(effect, tree.BecomePlay) and effect.at_once
    )


def decides_audible(effect: tree.Effect) -> bool:
    """Whether an effect decides if there is an audible, rather than being one."""
    decides = tree.If | tree.May | tree.EitherMay | tree.ChooseOne
    return isinstance(effect, decides) and at_once(effect)


def determines(effect: tree.Effect) -> bool:
    return isinstance(
        effect, tree.DetermineGrit | tree.ChooseX | tree.ChoosePosition | tree.RevealTop
    )
