"""Effects that static text says of every down: `Your Run Middle gains 5 more yards`."""

from __future__ import annotations

from typing import Any

from snapcount.cards.language.meaning.clauses import minus
from snapcount.cards.language.meaning.normal import normal
from snapcount.cards.language.meaning.statements import Plain
from snapcount.cards.nouns import AllOf, Called, OnSide
from snapcount.cards.tree import (
    AlsoStops,
    BaseYardsAre,
    BecomeDefense,
    CatchRangeIs,
    ChangeBaseYards,
    ChangeCatchRange,
    ChangeStrength,
    ChangeTimeUnits,
    Effect,
    Gain,
    If,
    Lose,
    Modifier,
    ModifyBaseYards,
    ModifyCatchRange,
    ModifyStrength,
    ModifyTimeUnits,
    ModifyYards,
    SetBaseYards,
    SetCatchRange,
    Static,
)


def of_every_down(said: Any) -> list[Static]:
    """What a sentence without a keyword says of every down; nothing if it is done once."""
    match said:
        case Plain(clauses=clauses):
            made = [_static(clause) for clause in clauses]
        case If():
            made = [_static(said)]
        case _:
            return []
    return [each for each in made if each is not None] if all(made) else []


def _static(effect: Any) -> Static | None:
    match effect:
        case BecomeDefense(calls=calls, add=True):
            return Static(AlsoStops(calls, "you"))
        case If(condition=condition, then=(BecomeDefense(calls=calls, add=True),), otherwise=()):
            return Static(AlsoStops(calls, "you"), condition)
        case If():
            return of_a_kind(effect)
    return None


def of_a_kind(effect: If) -> Static | None:
    """What is done if plays of a kind are called, as what is said of those plays."""
    asked = effect.condition
    parts = asked.conditions if isinstance(asked, AllOf) else (asked,)
    if len(effect.then) != 1 or effect.otherwise:
        return None
    inner = effect.then[0]
    if isinstance(inner, If):
        found = of_a_kind(inner)
        if found is None:
            return None
        runs = OnSide(found.modifier.who, "offense")  # type: ignore[union-attr]
        others = tuple(part for part in parts if part != runs)
        return Static(found.modifier, _all((*others, found.condition)))
    kinds = [part for part in parts if isinstance(part, Called) and part.who != "defense"]
    modifier = standing(inner, kinds[0].who, kinds[0].calls) if len(kinds) == 1 else None
    if modifier is None:
        return None
    # Whoever runs such a play is on offense.
    known = (kinds[0], OnSide(kinds[0].who, "offense"))
    return Static(modifier, _all(tuple(part for part in parts if part not in known)))


def _all(conditions: tuple[Any, ...]) -> Any:
    asked = tuple(each for each in conditions if each is not None)
    if len(asked) < 2:
        return asked[0] if asked else None
    return normal(AllOf(asked))


def standing(effect: Effect, who: Any = "each player", calls: Any = ()) -> Modifier | None:
    """What a card says of every play, or of those: `Play Strength is increased by 1`."""
    match effect:
        case Gain(yards=yards) if calls:
            return ModifyYards(yards, who, calls)
        case Lose(yards=yards, least=least) if calls:
            return ModifyYards(minus(yards), who, calls, least)
        case ChangeStrength(by=by, within=False):
            return ModifyStrength(by, who, calls)
        case ChangeBaseYards(by=by, no_further=end):
            return ModifyBaseYards(by, who, calls, end)
        case SetBaseYards(to=to):
            return BaseYardsAre(to, who, calls)
        case ChangeCatchRange(low=low, high=high, each=None):
            return ModifyCatchRange(low, high, who, calls)
        case SetCatchRange(low=low, high=high):
            return CatchRangeIs(low, high, who, calls)
        case ChangeTimeUnits(by=int(by), least=least):
            return ModifyTimeUnits(by, who, calls, least)
    return None
