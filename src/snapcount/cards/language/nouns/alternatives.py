"""Another number in another case: `Gain 5 yards, or 15 if it is fourth down`.

In a sentence of its own the verb is said again, and what it counts is not: `Otherwise, gain 15`.
"""

from __future__ import annotations

import functools
from typing import Any, Final

import msgspec

from snapcount.cards.language.kernel import syntax
from snapcount.cards.language.kernel.construct import (
    WHOLE,
    Construct,
    construct,
    only_read,
    read_as,
)
from snapcount.cards.language.kernel.moods import deed_read
from snapcount.cards.language.kernel.walk import parts
from snapcount.cards.language.nouns.card_nouns import UP_TO
from snapcount.cards.language.nouns.multiplied import (
    CHOOSES,
    effect_of,
    number_of,
    with_number,
)
from snapcount.cards.nouns import Choose
from snapcount.cards.tree import (
    BaseYardsAre,
    ChangeBaseYards,
    ChangeCatchRange,
    ChangeClock,
    ChangeGrit,
    ChangeStrength,
    ChangeTimeouts,
    ChangeTimeUnits,
    Discard,
    Draw,
    Energize,
    ExhaustPlayers,
    Gain,
    InsteadYards,
    LimitTimeUnits,
    LimitYards,
    Lose,
    ModifyBaseYards,
    ModifyCatchRange,
    ModifyFieldGoals,
    ModifyGrit,
    ModifyKickPoints,
    ModifyPunts,
    ModifyRating,
    ModifyStrength,
    ModifyTimeUnits,
    ModifyYards,
    MoveBall,
    PuntsGo,
    Recover,
    RemoveCard,
    ScorePoints,
    ScoresAre,
    SetBaseYards,
    SetClock,
    SetTimeUnits,
    Substitute,
    TimeUnitsAre,
)

replace = msgspec.structs.replace


class Again(msgspec.Struct, frozen=True):
    """The other number, with what it counts if that is said again."""

    number: int
    unit: str | None
    up_to: bool = False


_UNITS: Final = {
    "yards": "IntYards",
    "time": "IntTimeUnits",
    "cards": "CardCount[any]",
    "action": "CardCount[action]",
    "play": "CardCount[play]",
    "points": "IntScore",
    "timeouts": "IntTimeouts",
}
_COUNTED: Final[dict[str, tuple[type, ...]]] = {
    "yards": (
        *(Gain, Lose, LimitYards, InsteadYards, MoveBall, ModifyYards, ModifyPunts, PuntsGo),
        *(ChangeBaseYards, SetBaseYards, ModifyBaseYards, BaseYardsAre, ModifyFieldGoals),
    ),
    "time": (
        *(ChangeClock, SetClock, ChangeTimeUnits, SetTimeUnits, ModifyTimeUnits),
        *(TimeUnitsAre, LimitTimeUnits),
    ),
    "points": (ScorePoints, ScoresAre, ModifyKickPoints),
    "timeouts": (ChangeTimeouts,),
}
_RISING: Final = (ChangeStrength, ModifyStrength, ChangeGrit, ModifyGrit, ModifyRating)
_AT: Final = ("at least", "at most")
_DEGREES: Final = {
    # How the words go, and what the lower and the upper end do
    "wider": ("(wider|larger|bigger)", (-1, 1)),
    "narrower": ("(narrower|smaller|tighter)", (1, -1)),
    "higher": ("(higher|greater)", (1, 1)),
    "lower": ("lower", (-1, -1)),
}


def _counts(clause: Any, unit: str) -> bool:
    """Whether that is what the number of a clause counts, or the way that it goes."""
    effect = effect_of(clause)
    if isinstance(effect, Draw | Discard | Recover):
        return unit in ("cards", effect.deck)
    if unit in _AT:
        return getattr(effect, "how", None) == unit
    if unit not in _DEGREES:
        return isinstance(effect, _COUNTED[unit]) if unit in _COUNTED else False
    _, (low, high) = _DEGREES[unit]
    if isinstance(effect, _RISING):
        return low == high and isinstance(effect.by, int) and effect.by * high > 0
    if isinstance(effect, ChangeCatchRange | ModifyCatchRange):
        return effect.low * low >= 0 and effect.high * high >= 0
    return False


class OrIf(msgspec.Struct, frozen=True):
    """A clause, the number it has otherwise, and when that is."""

    clause: Any
    number: Again
    condition: Any


def _other(said: OrIf) -> Any:
    """The clause with the other number; None if it has no number, or counts something else."""
    number = number_of(said.clause)
    chosen = isinstance(number, syntax.UpTo)
    if not isinstance(number.most if chosen else number, int):
        return None
    if said.number.up_to and not (chosen or _chooses_up_to(said.clause)):
        return None
    if said.number.unit is not None and not _counts(said.clause, said.number.unit):
        return None
    other = said.number.number
    return with_number(said.clause, syntax.UpTo(most=other) if chosen else other)


def _chooses_up_to(clause: Any) -> bool:
    return any(isinstance(part, Choose) and part.up_to for part in parts(clause))


def _or_if(said: OrIf) -> syntax.Block | None:
    """If it holds, the other number; otherwise the first one."""
    other = _other(said)
    if other is None:
        return None
    asked = syntax.Asks(condition=said.condition, then=syntax.Says(clauses=(other,)))
    otherwise = syntax.Else(then=syntax.Says(clauses=(said.clause,)))
    return syntax.Block(statements=(asked, otherwise))


def _standing_or_if(said: OrIf, up: bool | None = None) -> syntax.Block | None:
    """What holds so much, and where something is so, so much; `up`: both more, or both fewer."""
    modifier = said.clause
    by = getattr(modifier, "by", None)
    if up is not None and not (isinstance(by, int) and up == (by > 0)):
        return None
    other = _other(said)
    if other is None:
        return None
    then, otherwise = (
        syntax.Says(clauses=(syntax.Stands(modifier=each),)) for each in (other, modifier)
    )
    return syntax.Block(
        statements=(
            syntax.Asks(condition=said.condition, then=then),
            syntax.Asks(condition=said.condition, then=otherwise, holds=False),
        )
    )


def _if_else(said: OrIf) -> syntax.Block | None:
    """The first number if it holds, and otherwise the other one."""
    turned = _or_if(said)
    if turned is None:
        return None
    asked, otherwise = turned.statements
    return syntax.Block(
        statements=(
            msgspec.structs.replace(asked, then=otherwise.then),
            msgspec.structs.replace(otherwise, then=asked.then),
        )
    )


class OrNumber(msgspec.Struct, frozen=True):
    """A clause, and another number it may have."""

    clause: Any
    number: Again


def _or_number(said: OrNumber) -> syntax.OneOf | None:
    """`Increase the Play Strength by 1 or 2`: whoever does it chooses.

    Nobody says of which cards twice where only their number is chosen.
    """
    if said.number.up_to or said.number.unit not in (None, "yards", "time"):
        return None
    number = number_of(said.clause)
    if not isinstance(number, int) or abs(number) == said.number.number:
        return None
    if said.number.unit is not None and not _counts(said.clause, said.number.unit):
        return None
    other = with_number(said.clause, said.number.number)
    return syntax.OneOf(options=((said.clause,), (other,)))


class OrDoneIf(msgspec.Struct, frozen=True):
    """A clause, the same with another number, and when it is that."""

    clause: Any
    other: Any
    condition: Any


def _or_done_if(said: OrDoneIf) -> syntax.Block | None:
    """`Gain 5 yards, or gain 10 yards instead on third down`."""
    number = number_of(said.other)
    if not isinstance(number, int) or with_number(said.clause, number) != said.other:
        return None
    return _or_if(OrIf(said.clause, Again(number, None), said.condition))


def _and_if(said: OrIf) -> syntax.Block | None:
    """The first number, and if it holds the other one besides."""
    if not isinstance(number_of(said.clause), int):
        return None
    if said.number.unit is not None and not _counts(said.clause, said.number.unit):
        return None
    more = with_number(said.clause, said.number.number)
    asked = syntax.Asks(condition=said.condition, then=syntax.Says(clauses=(more,)))
    return syntax.Block(statements=(syntax.Says(clauses=(said.clause,)), asked))


_VERBS: Final[dict[type, tuple[str, ...]]] = {
    Gain: ("gain",),
    Lose: ("lose",),
    **dict.fromkeys(
        (ChangeStrength, ChangeGrit, ChangeTimeUnits, ChangeClock, ChangeBaseYards),
        ("add", "subtract", "remove"),
    ),
    ChangeTimeouts: ("gain", "lose"),
    MoveBall: ("move",),
    Draw: ("draw",),
    Discard: ("discard",),
    Recover: ("return", "recover", "take"),
    RemoveCard: ("remove",),
    Energize: ("energize",),
    ExhaustPlayers: ("exhaust",),
    Substitute: ("substitute",),
}
"""The verbs that are said again without what they count."""

DONE_AGAIN: Final = tuple(_VERBS)
_GAINED: Final = ("gain", "lose")
_OF_CARDS: Final = ("draw", "discard")
_OF_TIME: Final = ("add", "subtract", "remove")
_DOWN: Final = ("lose", "subtract", "remove")
_ALSO_SAID: Final = {"gain": "(~gain|~get|~earn|~pick up)"}


def _up_to(before: Any, number: syntax.UpTo) -> Any:
    """The same with up to so many; None if it is nothing of which somebody chooses some."""
    if isinstance(before, Recover):
        return replace(before, count=number)
    if isinstance(before, RemoveCard):
        return replace(before, count=number.most, up_to=True)
    field = CHOOSES.get(type(before))
    chosen = None if field is None else getattr(before, field)
    if field is None or not isinstance(chosen, Choose):
        return None
    return replace(before, **{field: replace(chosen, count=number.most, up_to=True)})


def anew(said: syntax.Anew, before: Any) -> Any:
    """What was done before, with the number that is said now; None if that is not what it says."""
    if said.verb in _GAINED and (isinstance(before, Gain | Lose) or said.else_yards):
        if not isinstance(before, ChangeTimeouts) and isinstance(said.number, int):
            return Gain(said.number) if said.verb == "gain" else Lose(said.number)
    if said.unit is not None and not _counts(before, said.unit):
        return None
    if said.calls and said.calls != getattr(before, "calls", ()):
        return None
    number = number_of(before)
    verbs = _VERBS.get(type(effect_of(before)), ()) if said.verb == "move" else ()
    verbs = verbs or _VERBS.get(type(before), ())
    if said.verb in verbs and isinstance(number, int):
        if isinstance(said.number, syntax.UpTo):
            return _up_to(before, said.number)
        if len(verbs) == 1 or isinstance(before, Recover) or (number < 0) == (said.verb in _DOWN):
            return with_number(before, said.number)
    return None


def _anew(category: str, verb: str, *objects: str, **fixed: Any) -> list[Construct]:
    said = _ALSO_SAID.get(verb, f"~{verb}")
    frames = [f"{said} {each}" for each in objects]
    return deed_read(syntax.Anew, *frames, category=category, verb=verb, **fixed)


def _whoever(category: str, said: str) -> list[Construct]:
    """What is done anew, by whoever does it."""
    return [
        *construct(category, None, f"{{=:{said}[base]}}", [f"{{:ThePlay}} {{=:{said}[third]}}"]),
        *construct(
            category,
            syntax.By,
            f"{{who:Who[third]}} [also] {{deed:{said}[third]}}",
            [
                f"{{who:Who[you]}} [also] {{deed:{said}[base]}}",
                f"{{who:Who[plural]}} [also] {{deed:{said}[bare]}}",
            ],
        ),
    ]


def _verbs() -> list[Construct]:
    made: list[Construct] = []
    for verb in dict.fromkeys(verb for each in _VERBS.values() for verb in each):
        if verb in _GAINED:
            made += _anew("YardsAnew", verb, "{number:Int}")
            made += _anew("YardsInstead", verb, "{number:Int}", else_yards=True)
        elif verb not in _OF_CARDS:  # cards are drawn of the deck that was named last
            made += _anew("Deed", verb, "{number:Int}")
            if verb not in ("add", "subtract", "move"):
                made += _anew("Deed", verb, "{number:UpToSome}")
        if verb in _VERBS[Recover]:
            such = "{calls:CallsOfPlays[pl]}"
            made += _anew("Deed", verb, f"{{number:Int}} {such}", f"{{number:UpToSome}} {such}")
            for unit in ("cards", "action", "play"):
                for number in (_UNITS[unit], f"UpToCards[{unit}]"):
                    made += _anew("Deed", verb, f"{{number:{number}}}", unit=unit)
        if verb == "move":
            made += _anew("Deed", verb, "(the ball|it) {number:IntYards}")
        if verb in _OF_TIME:
            made += _anew("Deed", verb, "{number:IntTimeUnits}", unit="time")
        more = ("{number:Int} more", "(another|an additional|an extra) {number:Int}")
        made += _anew("MoreAnew", verb, *more)
        made += _anew("MoreAnew", verb, "another", number=1)
    return only_read(
        [
            *made,
            *_whoever("Clause", "YardsAnew"),
            *_whoever("YardsAnewToo", "YardsAnew"),
            *_whoever("Clause", "MoreAnew"),
            *_whoever("GainedAnew", "YardsInstead"),
        ]
    )


ALTERNATIVES: Final[list[Construct]] = [
    *(
        each
        for unit in ("cards", "action", "play")
        for each in construct(f"UpToCards[{unit}]", syntax.UpTo, f"{UP_TO} {{most:{_UNITS[unit]}}}")
    ),
    *construct("UpToSome", syntax.UpTo, f"{UP_TO} {{most:Int}}", ["{most:Int} {:AtTheMost}"]),
    *construct("NumberAgain", Again, "{number:Int}", ["to {number:Int}"], unit=None),
    *construct("NumberAgain", Again, "up to {number:Many}", unit=None, up_to=True),
    *(
        each
        for unit, said in (*_DEGREES.items(), *((at, None) for at in _AT))
        for each in construct(
            "NumberAgain",
            Again,
            f"{unit} {{number:Int}}" if said is None else f"{{number:Int}} {said[0]}",
            [] if said else [f"{unit} {{number:IntYards}}", f"{unit} {{number:IntTimeUnits}}"],
            unit=unit,
        )
    ),
    *(
        each
        for unit, category in _UNITS.items()
        for each in construct(
            "NumberAgain",
            Again,
            "{number:" + category + "}",
            ["to {number:" + category + "}"],
            unit=unit,
        )
    ),
    *construct(
        "OrIf",
        OrIf,
        "{clause:Multiplied} , or {number:NumberAgain} if {condition:IfCondition}",
        [
            (
                "{clause:Multiplied} [,] (or|but) [by] {number:NumberAgain} [instead]"
                " (if {condition:IfCondition}|{condition:Circumstance})"
            ),
            (
                "{clause:Multiplied} \\( or [by] {number:NumberAgain} [instead]"
                " (if {condition:IfCondition}|{condition:Circumstance}) \\)"
            ),
            "{clause:Multiplied} , [by] {number:NumberAgain} [instead] if {condition:IfCondition}",
        ],
    ),
    # As many more as the first number is: behind `gain 5`, `10 more` might be besides
    *construct(
        "OrIf",
        OrIf,
        "{clause:MoreSaid} [,] (or|but) {number:NumberMore} [instead]"
        " (if {condition:IfCondition}|{condition:Circumstance})",
    ),
    *construct("NumberMore", Again, "{number:Int} more", unit=None),
    *(
        each
        for unit, category in (("yards", "IntMoreYards"), ("time", "IntMoreTimeUnits"))
        for each in construct("NumberMore", Again, "{number:" + category + "}", unit=unit)
    ),
    *construct("Core[stop]", None, "{=:OrIf}", views={WHOLE: read_as(_or_if)}),
    *(
        each
        for number, up in (("NumberAgain", None), ("NumberMore", True), ("NumberLess", False))
        for each in (
            *construct(
                f"Standing{number}",
                OrIf,
                f"{{clause:Modifier}} [,] (or|but) [by] {{number:{number}}} [instead]"
                " (if {condition:IfCondition}|{condition:Circumstance})",
            ),
            *construct(
                "Core[stop]",
                None,
                f"{{=:Standing{number}}}",
                views={WHOLE: read_as(functools.partial(_standing_or_if, up=up))},
            ),
        )
    ),
    *construct("NumberLess", Again, "{number:Int} (less|fewer)", unit=None),
    *(
        each
        for unit, category in (("yards", "IntFewerYards"), ("time", "IntFewerTimeUnits"))
        for each in construct("NumberLess", Again, "{number:" + category + "}", unit=unit)
    ),
    # `… are 20 if you are behind, otherwise 15`; before `otherwise`, a sentence ends (`words`)
    *construct(
        "IfElse",
        OrIf,
        "{clause:Multiplied} if {condition:IfCondition} . otherwise [,] [by] {number:NumberAgain}",
        ["{clause:Multiplied} if {condition:IfCondition} , or else [,] [by] {number:NumberAgain}"],
    ),
    *construct("Core[stop]", None, "{=:IfElse}", views={WHOLE: read_as(_if_else)}),
    *construct("OrNumber", OrNumber, "{clause:Multiplied} or {number:NumberAgain}"),
    *construct("Core[stop]", None, "{=:OrNumber}", views={WHOLE: read_as(_or_number)}),
    *construct(
        "OrDoneIf",
        OrDoneIf,
        "{clause:Multiplied} [,] or {other:Multiplied} [instead] {condition:Circumstance}",
    ),
    *construct("Core[stop]", None, "{=:OrDoneIf}", views={WHOLE: read_as(_or_done_if)}),
    # `… and 5 more if it is fourth down`
    *construct(
        "AndMoreIf",
        OrIf,
        "{clause:Multiplied} , and {number:MoreAgain} if {condition:IfCondition}",
        [
            (
                "{clause:Multiplied} [,] (and|plus) {number:MoreAgain}"
                " (if {condition:IfCondition}|{condition:Circumstance})"
            ),
        ],
    ),
    *construct(
        "MoreAgain",
        None,
        "{=:NumberAgain} more",
        ["[by] (another|an additional|an extra) {=:NumberAgain}"],
    ),
    *construct("MoreAgain", Again, "another", number=1, unit=None),
    *(
        each
        for unit, category in (("yards", "IntMoreYards"), ("time", "IntMoreTimeUnits"))
        for each in construct("MoreAgain", Again, "{number:" + category + "}", unit=unit)
    ),
    *construct("Core[stop]", None, "{=:AndMoreIf}", views={WHOLE: read_as(_and_if)}),
    *_verbs(),
]
