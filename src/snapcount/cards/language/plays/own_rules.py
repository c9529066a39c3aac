"""What a Play says that nobody may or everybody must on its own play: as long as that is run.

`Only a QB may be designated to run the ball on this play` bars nobody where another play is run,
be it the opponent's or one that an audible calls (T-7); nor does `No Player is exhausted by this
play` hold there. What such a text asks, it asks when that matters: `if you have a Tight End on the
field` of those who are there at Player Designation (F-9). `If you have a Linebacker on the field,
this card also stops All Runs` asks whenever it is checked whether the play is stopped (F-4, F-7).
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from snapcount.cards.language.kernel import syntax
from snapcount.cards.language.kernel.walk import divided
from snapcount.cards.language.meaning.about import speaks_of
from snapcount.cards.language.meaning.known_later import OF_THE_PLAY, comes_as_counted, together
from snapcount.cards.language.meaning.of_this_card import RULES, of_this_card
from snapcount.cards.language.nouns.plays import NOT_STOPPED
from snapcount.cards.language.plays.own_numbers import is_settled, parted
from snapcount.cards.language.plays.own_results import can_be_asked_again
from snapcount.cards.nouns import AllOf, Called, Did, Not, OnSide, That, TheX
from snapcount.cards.tree import (
    AlsoStops,
    BecomeDefense,
    Cannot,
    If,
    Lasting,
    MayReceive,
    ModifyYards,
    MustDesignate,
    Static,
    Triggered,
    Would,
)

_ON_OFFENSE: Final = OnSide("you", "offense")
_ON_DEFENSE: Final = OnSide("you", "defense")
_COUNTED: Final = "the play would gain yards"


def of_own_rules(said: syntax.For) -> syntax.For:
    """What nobody may do `on this play`, as what a Play says of its own."""
    match said:
        case syntax.For(clause=syntax.Stands(modifier=rule), lasts=lasts) if lasts.own:
            if isinstance(rule, RULES):
                return msgspec.structs.replace(
                    said, clause=syntax.Stands(modifier=of_this_card(rule))
                )
    return said


def own_rules(ability: Any, heard: bool) -> list[Any]:
    """The abilities, with what holds on this play alone as long as it is that one.

    `heard`: the text says itself that it waits for the call.
    """
    match ability:
        case Triggered(
            event="a play is revealed", calls=(), players=None, once_per=None, condition=asked
        ) if ability.who in (None, "you") and (heard or asked is None):
            split = [part for each in ability.effects for part in _stops_apart(each)]
            found = [(each, _standing(each, ability, heard)) for each in split]
            rest = tuple(each for each, standing in found if standing is None)
            if speaks_of(rest, (Did, That)):
                return [ability]
            made: list[Any] = [static for _, standing in found for static in standing or []]
            return [*made, msgspec.structs.replace(ability, effects=rest)] if rest else made
        case Triggered(event="a play is revealed", who="opponent", players=None, once_per=None):
            if NOT_STOPPED in _row(ability.condition):
                return _unstopped(ability)
        case Static(modifier=rule) if isinstance(rule, syntax.OfThisCard):
            runs = isinstance(rule, Cannot) or _is_of_runners(rule)
            condition = _asked(runs, ability.condition)
            return [msgspec.structs.replace(ability, condition=condition)]
    return [ability]


def _standing(effect: Any, ability: Triggered, heard: bool) -> list[Static] | None:
    """What stands in its place; None: it is done once."""
    made: list[Static] = []
    for asked, each in parted(effect):
        rule: Any = each.modifier if isinstance(each, Lasting) else None
        row = [part for part in (*_row(ability.condition), *_row(asked)) if part is not None]
        if _stops_more(each) and _ON_DEFENSE in row:
            rule = AlsoStops(each.calls, "you")
            row = [part for part in row if part != _ON_DEFENSE]
        elif not _is_its_own(each) or speaks_of(rule, (That, TheX)):
            return None
        if not can_be_asked_again(asked):
            return None
        if heard and not (is_settled(asked) and is_settled(ability.condition)):
            return None
        made.append(Static(rule, _asked(_is_of_runners(rule), *row)))
    return made


def _is_its_own(effect: Any) -> bool:
    """Whether it says something of its own play; that somebody must be designated, it does."""
    if not isinstance(effect, Lasting):
        return False
    if isinstance(effect.modifier, syntax.OfThisCard):
        return True
    named = isinstance(effect.modifier, MustDesignate | MayReceive)
    return named and effect.duration == "this down" and effect.of is None


def _stops_apart(effect: Any) -> list[Any]:
    """What this card also stops, and what else is done in the same case: that is done once."""
    if not isinstance(effect, If) or not can_be_asked_again(effect.condition):
        return [effect]
    stops: list[Any] = []
    rest: list[tuple[Any, ...]] = []
    for asked, row in ((effect.condition, effect.then), (Not(effect.condition), effect.otherwise)):
        also, others = divided(row, lambda each: any(_stops_more(part) for _, part in parted(each)))
        stops += [If(asked, (part,)) for each in also for part in _stops_apart(each)]
        rest.append(others)
    then, otherwise = rest
    if not stops or not (then or otherwise):
        return [effect]
    if not then:
        return [*stops, If(Not(effect.condition), otherwise)]
    return [*stops, If(effect.condition, then, otherwise)]


def _stops_more(effect: Any) -> bool:
    return isinstance(effect, BecomeDefense) and effect.add and bool(effect.calls)


def _unstopped(ability: Triggered) -> list[Any]:
    """What nobody may because a call did not stop the play, from when they are compared (F-4).

    A layer would forbid it when On Field Adjustments are over. What the play then gains or loses is
    asked as the yards are counted: by then either side may have another call (F-7). What has
    nothing to do with the play is done when its success has been determined.
    """
    counted, others = divided(ability.effects, lambda each: comes_as_counted((each,)))
    if counted:
        condition = ability.condition
        made = Would(_COUNTED, counted, ability.who, calls=ability.calls, condition=condition)
        if speaks_of(ability.effects, (Did, That, TheX)):
            return [ability]
        return [*_unstopped(msgspec.structs.replace(ability, effects=others)), made]
    if not ability.effects:
        return []
    barred, rest = divided(ability.effects, _lasts_the_down)
    if speaks_of(rest, (Did, That)) or speaks_of(barred, (That, TheX)):
        return [ability]
    kind = (Called("offense", ability.calls),) if ability.calls else ()
    asked = together(tuple(dict.fromkeys((_ON_DEFENSE, *kind, *_row(ability.condition)))))
    statics: list[Any] = [Static(each.modifier, asked) for each in barred]
    if not rest or speaks_of(rest, (Lasting, *OF_THE_PLAY)):
        return [*statics, msgspec.structs.replace(ability, effects=rest)] if rest else statics
    return [*statics, *_in_the_end(msgspec.structs.replace(ability, effects=rest))]


def _in_the_end(ability: Triggered) -> list[Triggered]:
    """Not stopped is what works, and a pass that is dropped where it isn't caught (G-6)."""
    others = [each for each in _row(ability.condition) if each != NOT_STOPPED]
    condition = together(tuple(others)) if others else None
    works = msgspec.structs.replace(ability, event="a play is successful", condition=condition)
    if ability.calls and not any("pass" in call for call in ability.calls):
        return [works]
    return [works, msgspec.structs.replace(ability, event="a pass is incomplete")]


def _row(asked: Any) -> tuple[Any, ...]:
    return asked.conditions if isinstance(asked, AllOf) else (asked,)


def _lasts_the_down(effect: Any) -> bool:
    lasting = isinstance(effect, Lasting) and effect.of is None
    held = (*RULES, ModifyYards)
    return lasting and effect.duration == "this down" and isinstance(effect.modifier, held)


def _is_of_runners(rule: Any) -> bool:
    """Whether it says who is designated on its own play, which is the offense's."""
    if isinstance(rule, MayReceive):
        return True
    if isinstance(rule, MustDesignate):
        return rule.role != "tackler"
    return isinstance(rule, Cannot) and rule.what.startswith("be designated")


def _asked(runs: bool, *asked: Any) -> Any:
    """What is asked, and that this is the offense's play, if the card has to be that one."""
    row = [each for each in asked if each is not None]
    if runs and _ON_OFFENSE not in row:
        row.insert(0, _ON_OFFENSE)
    return together(row) if row else None
