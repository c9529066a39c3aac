"""What a Play says of its own numbers: they are so as long as it is the called play.

`On third down, the catch range of this pass is 2-8` is no change that is made when the Play is
revealed, which would go on for whatever Pass an audible calls (R-47), but a number of this Play. It
comes with the card, also where that is called by an audible, and goes with it. `When you call this
play, its catch range is 2-8` is no other: `its` range is that of the pass it is on offense, while
`the catch range` is that of the play, whoever runs it. A card's Strength counts on either side.
Which of them is said, the grammar knows (`this_play`, `of_this_card`).
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from snapcount.cards.language.kernel import syntax
from snapcount.cards.language.kernel.walk import parts
from snapcount.cards.language.meaning.about import speaks_of
from snapcount.cards.language.meaning.known_later import is_known_later, together
from snapcount.cards.language.meaning.of_this_card import STRENGTH, of_any_card
from snapcount.cards.nouns import (
    AllOf,
    AnyOf,
    BallBegan,
    Did,
    DownIs,
    LastPlay,
    Leading,
    Not,
    OnSide,
    PeriodIs,
    That,
    TheX,
)
from snapcount.cards.tree import (
    BaseYardsAre,
    CardStrengthIs,
    CatchRangeIs,
    ChangeBaseYards,
    ChangeCatchRange,
    ChangeStrength,
    ChangeTimeUnits,
    If,
    Lasting,
    ModifyBaseYards,
    ModifyCardStrength,
    ModifyCatchRange,
    ModifyStrength,
    ModifyTimeUnits,
    SetBaseYards,
    SetCatchRange,
    SetStrength,
    SetTimeUnits,
    Static,
    TimeUnitsAre,
    Triggered,
)

_SETTLED: Final = (DownIs, OnSide, Leading, PeriodIs, BallBegan, LastPlay)
"""What is as true at the end of a down as when the plays are revealed."""
_THEIRS: Final = (OnSide("you", "defense"), OnSide("opponent", "offense"))


def own_numbers(ability: Any, heard: bool) -> list[Any]:
    """The abilities that a Play's text is, with what stands of its numbers.

    `heard`: the text says itself that it waits for the call.
    """
    match ability:
        case Triggered(event="a play is revealed", calls=(), players=None, once_per=None):
            if ability.who in ("you", None) and (heard or ability.condition is None):
                return [of_any_card(each) for each in _apart(ability, heard)]
    return [of_any_card(ability)]


def _is_own(effect: Any) -> bool:
    """Whether it changes a number of this very card."""
    if isinstance(effect, Lasting):
        return isinstance(effect.modifier, CardStrengthIs | ModifyCardStrength)
    return isinstance(effect, syntax.OfThisCard)


def hears_its_call(said: Any) -> bool:
    """Whether a text says itself that it waits for the call: then it is done once, for the down."""
    return any(
        isinstance(part, syntax.Occasion) and part.event == "a play is revealed"
        for part in parts(said)
    )


def _apart(ability: Triggered, heard: bool) -> list[Any]:
    """What stands by itself, what is done on offense, and what is done on whichever side."""
    found = [(each, _standing(each, ability, heard)) for each in ability.effects]
    rest = tuple(each for each, standing in found if standing is None)
    if speaks_of(rest, (Did, That)):
        return [ability]
    made: list[Any] = [static for _, standing in found for static in standing or []]
    done = [(_of_card(each), _done_by(each, ability)) for each in rest]
    who = "you" if all(by == "you" for _, by in done) else ability.who
    effects = tuple(
        each if by == who else If(OnSide("you", "offense"), (each,)) for each, by in done
    )
    return [*made, msgspec.structs.replace(ability, who=who, effects=effects)] if done else made


def _done_by(effect: Any, ability: Triggered) -> Any:
    """On which side that is done: what becomes of its own pass, where it is the pass."""
    row = effect.then + effect.otherwise if isinstance(effect, If) else (effect,)
    is_own = any(_is_own(each) and not isinstance(each, STRENGTH) for each in row)
    if is_own and not speaks_of(effect, (OnSide,)) and not _asks_theirs(ability.condition, effect):
        return "you"
    return ability.who


def _of_card(effect: Any) -> Any:
    """What is done once to the Strength of the card is done to that card."""
    if isinstance(effect, If):
        then, otherwise = (tuple(map(_of_card, row)) for row in (effect.then, effect.otherwise))
        return If(effect.condition, then, otherwise)
    modifier = _of_strength(effect) if _is_own(effect) else None
    return effect if modifier is None else Lasting(modifier)


def _standing(effect: Any, ability: Triggered, heard: bool) -> list[Static] | None:
    """What stands in its place; None: it is done once, or asks what is known only then."""
    asked: Any = effect.condition if isinstance(effect, If) else None
    rows: list[tuple[Any, tuple[Any, ...]]] = [(None, (effect,))]
    if isinstance(effect, If):
        rows = [(asked, effect.then), (Not(effect.condition), effect.otherwise)]
    if is_known_later(asked) or speaks_of(asked, _ASKED_ONCE):
        return None
    if heard and not (_is_settled(asked) and _is_settled(ability.condition)):
        return None
    theirs = _asks_theirs(ability.condition, asked)
    made: list[Static] = []
    for condition, row in rows:
        for each in row:
            is_own = _is_own(each) and not theirs
            if heard and not is_own:
                return None
            modifier = _of_strength(each) if is_own else None
            if modifier is None:
                if not is_own and ability.who is None and not speaks_of(asked, (OnSide,)):
                    return None
                whose = "you" if is_own else ability.who or "offense"
                modifier = _modifier(each, whose)
            if modifier is None:
                return None
            made.append(Static(modifier, _both(ability.condition, condition)))
    return made


def _both(one: Any, other: Any) -> Any:
    asked = [each for each in (one, other) if each is not None]
    return together(asked) if asked else None


def _is_settled(asked: Any) -> bool:
    if isinstance(asked, AllOf | AnyOf):
        return all(map(_is_settled, asked.conditions))
    if isinstance(asked, Not):
        return _is_settled(asked.condition)
    return asked is None or isinstance(asked, _SETTLED)


def _asks_theirs(*asked: Any) -> bool:
    """Whether it is asked that this card was called on defense: then it has no pass of its own."""
    return any(part in _THEIRS for part in parts(*asked) if isinstance(part, OnSide))


_ASKED_ONCE: Final = (That, TheX)


def _of_strength(effect: Any) -> Any:
    """The same said of the Strength of this card."""
    match effect:
        case ChangeStrength(by=int(by), within=False):
            return ModifyCardStrength(by)
        case SetStrength(to=int(to)):
            return CardStrengthIs(to)
        case Lasting(modifier=CardStrengthIs() | ModifyCardStrength(), duration="this down"):
            return effect.modifier
    return None


def _modifier(effect: Any, who: Any) -> Any:
    """The same said of the plays of that player, of which this is the one that is called."""
    match effect:
        case ChangeTimeUnits(by=int(by), least=least):
            return ModifyTimeUnits(by, who, (), least)
        case SetTimeUnits(to=int(to)):
            return TimeUnitsAre(to, who)
        case ChangeCatchRange(low=low, high=high, each=None):
            return ModifyCatchRange(low, high, who)
        case SetCatchRange(low=low, high=high):
            return CatchRangeIs(low, high, who)
        case ChangeStrength(by=int(by), within=False):
            return ModifyStrength(by, who)
        case ChangeBaseYards(by=int(by)):
            return ModifyBaseYards(by, who)
        case SetBaseYards(to=int(to)):
            return BaseYardsAre(to, who)
    return None
