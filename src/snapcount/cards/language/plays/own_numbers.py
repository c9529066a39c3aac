"""What a Play says of its own numbers: they are so as long as it is the called play.

`On third down, the catch range of this pass is 2-8` is no change that is made when the Play is
revealed, which would go on for whatever Pass an audible calls (R-47), but a number of this Play. It
comes with the card, also where that is called by an audible, and goes with it. `When you call this
play, its catch range is 2-8` is no other: `its` range is that of the pass it is on offense, while
`the catch range` is that of the play, whoever runs it. A card's Strength counts on either side.
Which of them is said, the grammar knows (`this_play`, `of_this_card`).

So it is with what the play gains more: `this run gains 5 more yards` reaches a play that succeeds
(F-10), and `gain 5 yards` is done.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from snapcount.cards.language.kernel import syntax
from snapcount.cards.language.kernel.walk import changed, divided, parts
from snapcount.cards.language.meaning.about import speaks_of
from snapcount.cards.language.meaning.clauses import minus
from snapcount.cards.language.meaning.known_later import is_known_later, together
from snapcount.cards.language.meaning.of_this_card import (
    STRENGTH,
    is_said_of_this_card,
    of_any_card,
)
from snapcount.cards.nouns import (
    AllOf,
    AnyOf,
    BallBegan,
    Called,
    Did,
    DownIs,
    LastPlay,
    Leading,
    Not,
    OnSide,
    PeriodIs,
    ShownStops,
    ShownStrength,
    That,
    ThatMany,
    TheGrit,
    TheX,
    TheYards,
)
from snapcount.cards.tree import (
    BaseYardsAre,
    CardStrengthIs,
    CatchRangeIs,
    ChangeBaseYards,
    ChangeCatchRange,
    ChangeStrength,
    ChangeTimeUnits,
    Gain,
    If,
    Lasting,
    Lose,
    May,
    ModifyBaseYards,
    ModifyCardStrength,
    ModifyCatchRange,
    ModifyStrength,
    ModifyTimeUnits,
    ModifyYards,
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
    ability = changed(ability, _set_by_a_number)
    split = [part for each in ability.effects for part in _yards_apart(each)]
    found = [(each, _standing(each, ability, heard)) for each in split]
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


def _yards_apart(effect: Any) -> list[Any]:
    """What the play gains more, and what else is done in the same case: that is done once."""
    if not isinstance(effect, If) or effect.otherwise:
        return [effect]
    gains, others = divided(effect.then, lambda each: is_said_of_this_card(_plain(each)))
    if not gains or not others:
        return [effect]
    return [If(effect.condition, gains), If(effect.condition, others)]


def _plain(effect: Any) -> Any:
    """What is done if the play is of its kind, as what is done."""
    match effect:
        case If(condition=Called(who="you"), then=(lone,), otherwise=()):
            return lone
    return effect


def _done_by(effect: Any, ability: Triggered) -> Any:
    """On which side that is done: what becomes of its own pass, where it is the pass."""
    row: Any = effect.then + effect.otherwise if isinstance(effect, If) else (effect,)
    if isinstance(effect, May):
        row = tuple(parts(effect))  # what is offered for it is offered on that side too
    is_own = any(_is_own(each) and not isinstance(each, (*STRENGTH, Lasting)) for each in row)
    if is_own and not speaks_of(effect, (OnSide,)) and not _asks_theirs(ability.condition, effect):
        return "you"
    return ability.who


def _set_by_a_number(part: Any) -> Any:
    """The Strength of the card, set to that of another card or to what is counted."""
    if isinstance(part, SetStrength) and _is_own(part) and not isinstance(part.to, int):
        return Lasting(CardStrengthIs(part.to))
    return part


def _of_card(effect: Any) -> Any:
    """What is done once to the Strength of the card is done to that card."""
    if isinstance(effect, If):
        then, otherwise = (tuple(map(_of_card, row)) for row in (effect.then, effect.otherwise))
        return If(effect.condition, then, otherwise)
    modifier = _of_strength(effect) if _is_own(effect) else None
    return effect if modifier is None else Lasting(modifier)


def _standing(effect: Any, ability: Triggered, heard: bool) -> list[Static] | None:
    """What stands in its place; None: it is done once, or asks what is known only then."""
    made: list[Static] = []
    for asked, each in parted(effect):
        if is_known_later(asked) or speaks_of(asked, _ASKED_ONCE):
            return None
        is_own = _is_own(each) and not _asks_theirs(ability.condition, asked)
        modifier: Any = None
        if is_said_of_this_card(each):
            modifier, asked = _yards(each, asked)
        elif is_own:
            modifier = _of_strength(each)
        if heard and isinstance(modifier, CardStrengthIs) and not isinstance(modifier.to, int):
            return None  # it is what was counted then
        if heard and not (is_own and is_settled(asked) and is_settled(ability.condition)):
            return None
        if modifier is None:
            if not is_own and ability.who is None and not speaks_of(asked, (OnSide,)):
                return None
            modifier = _modifier(each, "you" if is_own else ability.who or "offense")
        if modifier is None:
            return None
        made.append(Static(modifier, _both(ability.condition, asked)))
    return made


def _yards(said: Any, asked: Any) -> tuple[Any, Any]:
    """What the play gains more or less, and what is asked besides of which kind it is."""
    if speaks_of(said, _COUNTED_ONCE):
        return None, asked
    row: tuple[Any, ...] = asked.conditions if isinstance(asked, AllOf) else (asked,)
    kinds = [part for part in row if isinstance(part, Called) and part.who == "you"]
    calls = kinds[0].calls if len(kinds) == 1 else ()
    rest = [part for part in row if part is not None and not (calls and part == kinds[0])]
    by = said.yards if isinstance(said, Gain) else minus(said.yards)
    least = said.least if isinstance(said, Lose) else None
    return ModifyYards(by, "you", calls, least), together(rest) if rest else None


def parted(effect: Any) -> list[tuple[Any, Any]]:
    """What is done in each case, with what is asked before it."""
    if not isinstance(effect, If):
        return [(None, effect)]
    return [
        (_both(condition, asked), each)
        for condition, row in (
            (effect.condition, effect.then),
            (Not(effect.condition), effect.otherwise),
        )
        for inner in row
        for asked, each in parted(inner)
    ]


def _both(one: Any, other: Any) -> Any:
    asked = [each for each in (one, other) if each is not None]
    return together(asked) if asked else None


def is_settled(asked: Any) -> bool:
    """Whether that is as true at the end of a down as when the plays are revealed."""
    if isinstance(asked, AllOf | AnyOf):
        return all(map(is_settled, asked.conditions))
    if isinstance(asked, Not):
        return is_settled(asked.condition)
    return asked is None or isinstance(asked, _SETTLED)


def _asks_theirs(*asked: Any) -> bool:
    """Whether it is asked that this card was called on defense: then it has no pass of its own."""
    return any(part in _THEIRS for part in parts(*asked) if isinstance(part, OnSide))


_ASKED_ONCE: Final = (That, TheX)
_COUNTED_ONCE: Final = (Did, That, TheX, ThatMany, TheGrit, TheYards, ShownStops, ShownStrength)
"""What is counted while the text is carried out."""


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
        case ChangeBaseYards(by=int(by), no_further=end):
            return ModifyBaseYards(by, who, (), end)
        case SetBaseYards(to=int(to)):
            return BaseYardsAre(to, who)
    return None
