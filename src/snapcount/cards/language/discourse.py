"""Discourse: sentences become statements about who does what, and those become abilities.

Who does a deed is whoever its sentence names, or the player whose text it is; what a sentence is
depends on the one before it. What follows from that is `assemble`'s.
"""

from __future__ import annotations

from typing import Any

import msgspec

from snapcount.cards.language import quoted, syntax
from snapcount.cards.language.ellipsis import spelled_out
from snapcount.cards.language.people import DOER
from snapcount.cards.language.scene import Scene
from snapcount.cards.nouns import All, Choose, Group
from snapcount.cards.text import clauses as old
from snapcount.cards.text import statements
from snapcount.cards.text.clauses import Clause, resolve
from snapcount.cards.text.normal import opposite
from snapcount.cards.text.refusal import Refusal
from snapcount.cards.text.statements import Body, Item, Statement, sequence
from snapcount.cards.tree import ChooseOne, EitherMay, If, Lasting, May, PayCost


def bound(thing: Any, who: str) -> Any:
    """The same with that player wherever `DOER` stands."""
    if isinstance(thing, tuple):
        return tuple(bound(each, who) for each in thing)
    if thing == DOER and isinstance(thing, str):
        return who
    if isinstance(thing, syntax.By):
        return thing
    if not isinstance(thing, msgspec.Struct):
        return thing
    changed = {}
    for field in thing.__struct_fields__:
        before = getattr(thing, field)
        after = bound(before, who)
        if after is not before:
            changed[field] = after
    return msgspec.structs.replace(thing, **changed) if changed else thing


def clause(said: Any, doer: str) -> Clause:
    """A clause as `resolve` takes it."""
    if isinstance(said, syntax.By):
        return bound(said.deed, said.who)
    if isinstance(said, syntax.Stands):
        return old.Bare(bound(said.modifier, doer))
    if isinstance(said, syntax.Instead):
        return old.Instead(clause(said.clause, doer))
    if isinstance(said, syntax.For):
        return lasting(said, doer)
    return bound(said, doer)


def lasting(said: syntax.For, doer: str) -> Clause:
    inner = said.clause
    duration, of = said.lasts.duration, said.lasts.of
    if isinstance(inner, syntax.Stands):
        modifier = bound(inner.modifier, doer)
        who = getattr(modifier, "who", None)
        own = who == of or (of == "opponent" and who in ("offense", "defense"))
        return Lasting(modifier, duration, None if own or of is None else of)
    if duration != "this down" or not isinstance(inner, old.FOR_THE_DOWN):
        raise Refusal("unexpected", "this happens at once, it does not last")
    return bound(inner, doer)


def said_clauses(said: tuple[Any, ...], doer: str = "you") -> list[Clause]:
    """The clauses of a sentence; who is named once does what follows too."""
    found: list[Clause] = []
    for each in said:
        found += spelled_out(clause(each, doer), each.who if _is_by(each) else doer)
        if isinstance(each, syntax.By):
            doer = each.who
    return found


def deeds(said: tuple[Any, ...], who: str) -> list[Clause]:
    """What that player does."""
    return [each for deed in said for each in spelled_out(bound(deed, who), who)]


def _is_by(said: Any) -> bool:
    return isinstance(said, syntax.By)


def body(said: Any) -> Body:
    """What follows a comma."""
    if isinstance(said, syntax.Says):
        return Body(said_clauses(said.clauses))
    return Body(None, sequence((statement(said),)))


def statement(said: Any) -> Statement:
    """A sentence as a statement."""
    match said:
        case syntax.Says():
            return statements.Plain(said_clauses(said.clauses))
        case syntax.Asks():
            return _asks(said)
        case syntax.Holds(then=syntax.Says(clauses=(syntax.Stands(modifier=modifier),))):
            return statements.Conditional(bound(modifier, "you"), said.condition, strict=True)
        case syntax.Offers():
            inside = bound(tuple(said_clauses(said.clauses, said.who)), said.who)
            to = resolve(said_clauses(said.to)) if said.to else ()
            return May(resolve(list(inside), said.who), said.who, to)
        case syntax.OffersEither():
            return EitherMay(resolve(said_clauses(said.clauses, "each player"), "each player"))
        case syntax.Unless():
            done = resolve(deeds(said.deeds, said.who), said.who)
            return May(done, said.who, if_not=resolve(said_clauses(said.clauses)))
        case syntax.OneOf():
            who = "you" if said.who == DOER else said.who
            options = tuple(resolve(said_clauses(each, who), who) for each in said.options)
            return ChooseOne(options, who, said.count)
        case syntax.Else():
            return statements.Otherwise(body(said.then).resolved())
        case syntax.IfDone():
            return statements.IfDone(said.who, said.done, body(said.then).resolved())
        case syntax.IfEither():
            return statements.IfEither(said.done, body(said.then).resolved())
        case syntax.Occurs():
            return _occurs(said)
        case syntax.Cost():
            return PayCost(resolve(deeds(said.deeds, "you")))
    raise Refusal("unexpected", "this is no sentence of its own")


def _asks(said: syntax.Asks) -> Statement:
    condition = said.condition if said.holds else opposite(said.condition)
    then = said.then
    if isinstance(then, syntax.Says):
        found = said_clauses(then.clauses)
        if said.after and len(found) > 1:
            raise Refusal("two-readings", "does the condition hold for the last part or for all?")
        if len(found) == 1 and isinstance(found[0], old.Bare):
            return statements.Conditional(found[0].modifier, condition)
        if isinstance(found[0], old.Instead):
            return statements.Replacing(condition, found)
        return If(condition, resolve(found))
    return If(condition, sequence((statement(then),)))


def _occurs(said: syntax.Occurs) -> Statement:
    what = said.occasion
    occasion = statements.Occasion(
        what.event, what.would, what.who, what.players, what.calls, what.condition, what.by
    )
    ability = statements.ability(occasion, body(said.then))
    if said.once_per is not None:
        ability = msgspec.structs.replace(ability, once_per=said.once_per)
    if said.duration is None:
        until = "this game" if said.once and not said.asked else None
        return statements.Waiting(ability, until, said.once)
    own = what.who == said.duration.of or said.duration.of is None
    return statements.Waiting(
        ability, said.duration.duration, said.once, None if own else said.duration.of
    )


def items(said: Any, scene: Scene) -> list[Item]:
    """A sentence or a heading as items of a page: mostly one."""
    match said:
        case syntax.Says(clauses=(syntax.Has(lasts=None) as has,)):
            return quoted.items(has, scene)
        case (
            syntax.Asks(then=syntax.Says(clauses=(syntax.Has(lasts=None) as has,)))
            | syntax.Holds(then=syntax.Says(clauses=(syntax.Has(lasts=None) as has,)))
        ):
            asked = said.condition
            if isinstance(said, syntax.Asks) and not said.holds:
                asked = opposite(asked)
            return quoted.items(has, scene, asked)
    found = item(said)
    if isinstance(found, statements.Conditional) and isinstance(found.modifier, syntax.Together):
        return [
            msgspec.structs.replace(found, modifier=modifier) for modifier in found.modifier.deeds
        ]
    return [found]


def item(said: Any) -> Item:
    """A sentence or a heading as an item of a page."""
    match said:
        case syntax.Head():
            return statements.Head(said.keyword, said.qualifier, said.free)
        case syntax.Bench():
            return statements.Bench()
        case syntax.When():
            return statements.When(said.verb, said.timing)
        case syntax.ActiveWhile():
            return statements.Active(said.condition)
        case syntax.AttachTo():
            return statements.Attach(_attached_to(said.players))
    return statement(said)


def _attached_to(players: Any) -> Group:
    group = players.group if isinstance(players, Choose | All) else Group()
    return msgspec.structs.replace(group, whose=group.whose or "you")
