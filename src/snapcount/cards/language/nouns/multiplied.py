"""What is done so much for each of something, and X: `for each …, gain 5 yards`.

Where the number has its unit beside it, that says it (`5 yards for each …`); here stands what is
said of a whole clause, and multiplies its one number.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from snapcount.cards.language.kernel import syntax
from snapcount.cards.language.kernel.construct import (
    Construct,
    Guard,
    View,
    construct,
    either,
    read_as,
    unseen,
)
from snapcount.cards.language.kernel.moods import FORMS, deed
from snapcount.cards.language.kernel.template import WHOLE
from snapcount.cards.language.kernel.views import UNSAID
from snapcount.cards.language.kernel.walk import parts, within
from snapcount.cards.language.nouns.quantities import Few, caps, per_few
from snapcount.cards.nouns import Capped, Choose, Countable, TheX, Times
from snapcount.cards.tree import (
    ChangeBaseYards,
    ChangeCatchRange,
    ChangeClock,
    ChangeStrength,
    ChangeTimeUnits,
    ChooseX,
    Discard,
    Draw,
    Energize,
    ExhaustPlayers,
    Gain,
    Lose,
    ModifyCatchRange,
    MoveBall,
    Substitute,
)


class ForEach(msgspec.Struct, frozen=True):
    """A clause, and what it is done for each of."""

    clause: Any
    count: Any


class UpTo(msgspec.Struct, frozen=True):
    """What is done for each of something, and the most that it comes to."""

    done: ForEach
    most: int


class WhereX(msgspec.Struct, frozen=True):
    """A clause with X, and what X is."""

    clause: Any
    number: Any


_NUMBERS: Final[dict[type, str]] = {
    Gain: "yards",
    Lose: "yards",
    MoveBall: "yards",
    ChangeStrength: "by",
    ChangeBaseYards: "by",
    ChangeTimeUnits: "by",
    ChangeClock: "by",
    Draw: "count",
    Discard: "count",
}
"""The number of an effect that `for each` multiplies."""

_NUMBER_FIELDS: Final = ("by", "to", "yards", "count", "points", "nearer")
_BY_ENDS: Final = (ChangeCatchRange, ModifyCatchRange)
"""What moves two ends has one number if they move equally far, or only one of them."""

_HOLDS: Final[dict[type, str]] = {syntax.Sided: "effect", syntax.By: "deed"}
_DONE_TO: Final[dict[type, str]] = {
    **_HOLDS,
    Energize: "players",
    ExhaustPlayers: "players",
    Substitute: "out",
}
"""Where the number is: with the effect that a clause is about, or the Players that are chosen."""


_CHOOSES: Final[dict[type, str]] = {
    kind: field for kind, field in _DONE_TO.items() if kind not in _HOLDS
}
"""Where those are who are chosen, one for each of something."""


def _inside(clause: Any) -> str | None:
    """Where a clause holds the effect that it is about."""
    return _HOLDS.get(type(clause))


def effect_of(clause: Any) -> Any:
    """The effect that a clause is about, whoever does it."""
    inside = _inside(clause)
    return clause if inside is None else effect_of(getattr(clause, inside))


def number_of(clause: Any) -> Any:
    """The number of the effect that a clause is about; None if it has none."""
    inside = _DONE_TO.get(type(clause))
    if inside is not None:
        return number_of(getattr(clause, inside))
    if isinstance(clause, _BY_ENDS):
        far = {abs(end) for end in (clause.low, clause.high) if end}
        return far.pop() if len(far) == 1 else None
    field = _number_field(clause)
    return None if field is None else getattr(clause, field)


def _number_field(clause: Any) -> str | None:
    """Where an effect, or what holds, has its one number."""
    named = {name: getattr(clause, name, None) for name in _NUMBER_FIELDS}
    numbers = [name for name, held in named.items() if held is not None and type(held) is not str]
    return numbers[0] if len(numbers) == 1 else None


def of_kind(table: dict[type, str], clause: Any) -> str | None:
    """What a table has for the kind of an effect, be it known as one of this card or not."""
    return next((table[kind] for kind in type(clause).__mro__ if kind in table), None)


def with_number(clause: Any, number: Any) -> Any:
    """The same clause with another number; what was lost or reduced stays so."""
    inside = _DONE_TO.get(type(clause))
    if inside is not None:
        effect = with_number(getattr(clause, inside), number)
        return msgspec.structs.replace(clause, **{inside: effect})
    if isinstance(clause, _BY_ENDS):
        low, high = ((end > 0) - (end < 0) for end in (clause.low, clause.high))
        return msgspec.structs.replace(clause, low=low * number, high=high * number)
    field = _number_field(clause)
    assert field is not None
    if isinstance(number, int) and getattr(clause, field) < 0:
        number = -number
    return msgspec.structs.replace(clause, **{field: number})


def one_of_them(players: Any) -> bool:
    """Whether one Player is chosen."""
    return isinstance(players, Choose) and players.count == 1


def _multiplied(said: ForEach) -> Any:
    clause = said.clause
    inside = _inside(clause)
    if inside is not None:
        effect = _multiplied(ForEach(getattr(clause, inside), said.count))
        return None if effect is None else msgspec.structs.replace(clause, **{inside: effect})
    chosen = _CHOOSES.get(type(clause))
    if chosen is not None:
        one = getattr(clause, chosen)
        if one_of_them(one) and isinstance(said.count, Countable):
            each = msgspec.structs.replace(one, count=said.count)
            return msgspec.structs.replace(clause, **{chosen: each})
        return None
    field = _NUMBERS.get(type(clause))
    per = getattr(clause, field) if field is not None else None
    if field is None or not isinstance(per, int) or per == 0:
        return None
    number: Any = said.count if per == 1 else Times(per, said.count)
    if isinstance(said.count, Few):
        number = per_few(per, said.count)
    return msgspec.structs.replace(clause, **{field: number})


def _capped(said: UpTo) -> Any:
    return _with_cap(_multiplied(said.done), said.most)


def _with_cap(clause: Any, most: int) -> Any:
    inside = _inside(clause)
    if inside is not None:
        effect = _with_cap(getattr(clause, inside), most)
        return None if effect is None else msgspec.structs.replace(clause, **{inside: effect})
    field = _NUMBERS.get(type(clause))
    if field is None:
        return None
    number = Capped(getattr(clause, field), most)
    return msgspec.structs.replace(clause, **{field: number})


def with_x(said: Any, number: Any) -> Any:
    """The same with that number where X was said."""
    return _replaced(said, number)


def _with_x(said: WhereX) -> Any:
    found = _replaced(said.clause, said.number)
    if not isinstance(said.number, int | Countable) and _chooses_x(said.clause):
        return None  # so many Players are counted, not added up
    return None if found == said.clause else found


def _chooses_x(clause: Any) -> bool:
    return any(isinstance(part, Choose) and part.count == TheX() for part in parts(clause))


def _replaced(thing: Any, number: Any) -> Any:
    if isinstance(thing, TheX):
        return number
    if isinstance(thing, Times) and isinstance(number, Times | int):
        return thing
    return within(thing, lambda part: _replaced(part, number))


_UNITS: Final = " [yards|cards|Action cards|Play cards|Time Units]"
FOR_EACH: Final = View("for each", build=_multiplied, match=unseen)
WHERE_X: Final = View("where X is", build=_with_x, match=unseen)

MULTIPLIED: Final[list[Construct]] = [
    *either("Multiplied", "Effect", "Deed[base]", "Done"),
    *construct(
        "ForEach",
        ForEach,
        "for each {count:Counted} , {clause:Multiplied}",
        [
            "(for each|for every) ({count:Counted}|{count:Few}) , {clause:Multiplied}",
            "{clause:Multiplied} (for each|for every) ({count:Counted}|{count:Few})",
        ],
        only=Guard(
            lambda said: _multiplied(said) is not None,
            "for each of something, so many yards, cards or Time Units, or “one of” some Players",
        ),
    ),
    *construct("Clause", None, "{=:ForEach}", views={WHOLE: FOR_EACH}),
    *construct("Clause", None, "{=:ForEachUpTo}", views={WHOLE: read_as(_capped)}),
    *construct("ForEachUpTo", UpTo, "{done:ForEach} {most:CapAny}"),
    *construct("CapAny", None, caps(_UNITS)[0], caps(_UNITS)[1:]),
    *construct(
        "WhereX",
        WhereX,
        "{clause:Multiplied} , where X is {number:Number}",
        ["{clause:Multiplied} where X (is|equals|is equal to) {number:Number}"],
    ),
    *construct("Clause", None, "{=:WhereX}", views={WHOLE: WHERE_X}),
    # A number that is chosen is X by another name
    *deed(
        ChooseX,
        "~choose (a|any) number (from|between) {low:Digit} (to|and) {high:Digit}",
        "~name (a|any) number (from|between) {low:Digit} (to|and) {high:Digit}",
        category="ChoosingNumber",
        only=Guard(lambda made: made.low < made.high, "there is nothing to choose from"),
    ),
    *(
        each
        for form in FORMS
        for each in construct(
            f"Deed[{form}]", None, f"{{=:ChoosingNumber[{form}]}}", views={WHOLE: UNSAID}
        )
    ),
]
