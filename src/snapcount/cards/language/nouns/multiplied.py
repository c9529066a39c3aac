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
    phrase,
    read_as,
    unseen,
)
from snapcount.cards.language.kernel.moods import FORMS, deed
from snapcount.cards.language.kernel.template import WHOLE
from snapcount.cards.language.kernel.views import UNSAID
from snapcount.cards.language.kernel.walk import parts, within
from snapcount.cards.language.nouns.quantities import Few, caps, per_few
from snapcount.cards.nouns import Capped, Choose, Countable, OnSide, TheX, TheYards, Times
from snapcount.cards.tree import (
    ChangeBaseYards,
    ChangeCatchRange,
    ChangeClock,
    ChangeGrit,
    ChangeStrength,
    ChangeTimeUnits,
    ChooseX,
    Discard,
    Draw,
    Energize,
    ExhaustPlayers,
    Gain,
    Lose,
    ModifyBaseYards,
    ModifyCatchRange,
    ModifyStrength,
    ModifyYards,
    MoveBall,
    Substitute,
)

replace = msgspec.structs.replace


class ForEach(msgspec.Struct, frozen=True):
    """A clause, and what it is done for each of."""

    clause: Any
    count: Any


class UpTo(msgspec.Struct, frozen=True):
    """What is done for each of something, and the most that it comes to."""

    done: ForEach
    most: int


class ForTheirYards(msgspec.Struct, frozen=True):
    """A clause, and how many yards somebody has gained each time that it is done."""

    clause: Any
    by: int
    who: str
    most: int | None = None


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
    ChangeGrit: "by",
    Draw: "count",
    Discard: "count",
}
"""The number of an effect that `for each` multiplies."""

_MULTIPLIED: Final[dict[type, str]] = {
    **_NUMBERS,
    ModifyYards: "by",
    ModifyStrength: "by",
    ModifyBaseYards: "by",
}
"""The same, with those of what stands."""

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


CHOOSES: Final[dict[type, str]] = {
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
        return replace(clause, **{inside: effect})
    if isinstance(clause, _BY_ENDS):
        low, high = ((end > 0) - (end < 0) for end in (clause.low, clause.high))
        return replace(clause, low=low * number, high=high * number)
    field = _number_field(clause)
    assert field is not None
    if isinstance(number, int) and getattr(clause, field) < 0:
        number = -number
    return replace(clause, **{field: number})


def one_of_them(players: Any) -> bool:
    """Whether one Player is chosen."""
    return isinstance(players, Choose) and players.count == 1


def multiplied(clause: Any, count: Any) -> Any:
    """The same clause so often as that counts; None if it has no one number."""
    inside = _inside(clause)
    if inside is not None:
        effect = multiplied(getattr(clause, inside), count)
        return None if effect is None else replace(clause, **{inside: effect})
    chosen = CHOOSES.get(type(clause))
    if chosen is not None:
        one = getattr(clause, chosen)
        if one_of_them(one) and isinstance(count, Countable):
            return replace(clause, **{chosen: replace(one, count=count)})
        return None
    if isinstance(clause, ChangeCatchRange):
        return None if clause.each is not None else replace(clause, each=_times(1, count))
    field = of_kind(_MULTIPLIED, clause)
    per = getattr(clause, field) if field is not None else None
    if field is None or not isinstance(per, int) or per == 0:
        return None
    return replace(clause, **{field: _times(per, count)})


def _times(per: int, count: Any) -> Any:
    if isinstance(count, Few):
        return per_few(per, count)
    return count if per == 1 else Times(per, count)


def capped(clause: Any, most: int) -> Any:
    """What is multiplied, with the most that it comes to; None where it can't come to just that."""
    inside = _inside(clause)
    if inside is not None:
        effect = capped(getattr(clause, inside), most)
        return None if effect is None else replace(clause, **{inside: effect})
    if isinstance(clause, ChangeCatchRange):
        times, over = divmod(most, max(abs(clause.low), abs(clause.high)))
        return None if over else replace(clause, each=Capped(clause.each, times))  # type: ignore[arg-type]
    field = of_kind(_MULTIPLIED, clause)
    if field is None:
        return None
    return replace(clause, **{field: Capped(getattr(clause, field), most)})


def _for_each(said: ForEach) -> Any:
    return multiplied(said.clause, said.count)


def _capped(said: UpTo) -> Any:
    done = _for_each(said.done)
    return None if done is None else capped(done, said.most)


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


def _for_their_yards(said: ForTheirYards) -> syntax.Asks | None:
    """Nobody gains yards but the offense, so that it is done while they are that."""
    if said.who not in ("you", "opponent"):
        return None
    made = multiplied(said.clause, Few(said.by, TheYards()))
    if made is not None and said.most is not None:
        made = capped(made, said.most)
    if made is None:
        return None
    theirs = OnSide(said.who, "offense")  # type: ignore[arg-type]
    asked = syntax.Sided(who=said.who, side="offense", effect=theirs)
    return syntax.Asks(condition=asked, then=syntax.Says(clauses=(made,)), after=True)


_UNITS: Final = " [yards|cards|Action cards|Play cards|Time Units]"
FOR_EACH: Final = View("for each", build=_for_each, match=unseen)
_WHAT_IS_MULTIPLIED: Final = (
    "for each of something, so many yards, cards or Time Units, a number that is so much higher or"
    " lower, or “one of” some Players"
)
_COMES_TO: Final = Guard(
    lambda said: _capped(said) is not None,
    "so much for each never comes to just that; write a maximum that it can come to",
)
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
            lambda said: _for_each(said) is not None,
            _WHAT_IS_MULTIPLIED,
        ),
    ),
    *construct(
        "ForEachStanding",
        ForEach,
        "(for each|for every) ({count:Counted}|{count:Few}) , {clause:Modifier}",
        only=Guard(lambda said: _for_each(said) is not None, _WHAT_IS_MULTIPLIED),
    ),
    *construct("Modifier", None, "{=:ForEachStanding}", views={WHOLE: FOR_EACH}),
    *construct("Modifier", None, "{=:StandingUpTo}", views={WHOLE: read_as(_capped)}),
    *construct("StandingUpTo", UpTo, "{done:ForEachStanding} {most:CapAny}", only=_COMES_TO),
    *construct("Clause", None, "{=:ForEach}", views={WHOLE: FOR_EACH}),
    *construct("Core[stop]", None, "{=:ForTheirYards}", views={WHOLE: read_as(_for_their_yards)}),
    *construct(
        "ForTheirYards",
        ForTheirYards,
        "{clause:Multiplied} {by:EachOfTheirYards} {who:Who} {:GainedOnPlay} {most:CapAny}",
        ["{by:EachOfTheirYards} {who:Who} {:GainedOnPlay} , {clause:Multiplied} {most:CapAny}"],
    ),
    *construct(
        "ForTheirYards",
        ForTheirYards,
        "{clause:Multiplied} {by:EachOfTheirYards} {who:Who} {:GainedOnPlay}",
        ["{by:EachOfTheirYards} {who:Who} {:GainedOnPlay} , {clause:Multiplied}"],
        most=None,
    ),
    *construct("EachOfTheirYards", None, "(for each|for every) {=:Many} yards"),
    *phrase("GainedOnPlay", "gained", "(gained|gain|gains) [on (it|{:ThePlay})]"),
    *construct("Clause", None, "{=:ForEachUpTo}", views={WHOLE: read_as(_capped)}),
    *construct("ForEachUpTo", UpTo, "{done:ForEach} {most:CapAny}", only=_COMES_TO),
    *construct("ForEachOf", None, "for each {=:Counted}", ["for every {=:Counted}"]),
    *construct("ForEachOf", None, "for every {=:Few}", ["for each {=:Few}"]),
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
