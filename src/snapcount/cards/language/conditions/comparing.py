"""Numbers that are compared, and how much of something somebody has."""

from __future__ import annotations

from typing import Any, Final, cast

import msgspec

from snapcount.cards.language.bounds import Bound, Some, bounded
from snapcount.cards.language.conditions.asking import asks, seen
from snapcount.cards.language.construct import (
    WHOLE,
    Construct,
    Guard,
    View,
    construct,
    phrase,
    read_as,
)
from snapcount.cards.language.lists import listed
from snapcount.cards.language.people import DOER, OWN
from snapcount.cards.nouns import (
    AllOf,
    AnyOf,
    Compare,
    CountAttached,
    CountCards,
    CountPlayers,
    CountTimeouts,
    GritIn,
    Group,
    Not,
    RatingOf,
    RatingSum,
    StrengthIn,
    StrengthOf,
    TheGrit,
    ThePlayStrength,
)

replace = msgspec.structs.replace


class Measured(msgspec.Struct, frozen=True):
    """A number that lies within bounds, or within one of several ranges."""

    number: Any
    bounds: tuple[Bound, ...]


class Above(msgspec.Struct, frozen=True):
    """One number is more than another, or less."""

    left: Any
    right: Any
    less: bool = False


class Have(msgspec.Struct, frozen=True):
    """`who` has so much of something."""

    who: str
    some: Some


class HaveMore(msgspec.Struct, frozen=True):
    who: str
    what: Any
    than: str
    less: bool = False


class There(msgspec.Struct, frozen=True):
    some: Some


class NamedThere(msgspec.Struct, frozen=True):
    name: str
    whose: str
    where: str = "field"
    state: str | None = None


def _named(said: NamedThere) -> Any:
    group = Group(whose=said.whose, where=said.where, state=said.state, named=said.name)  # type: ignore[arg-type]
    return Compare(CountPlayers(group), "at least", 1)


class AllAre(msgspec.Struct, frozen=True):
    """`All of your Players are Exhausted`, `none of them is`, `one of them is`."""

    group: Group
    state: str
    how: str


def within(number: Any, bound: Bound) -> Any:
    """That a number lies within bounds."""
    low, high = bound.low, bound.high
    if low is not None and high is not None:
        if isinstance(number, TheGrit | ThePlayStrength):
            kind = GritIn if isinstance(number, TheGrit) else StrengthIn
            return kind(low, high) if high <= 9 else None
        if low == high:
            return Compare(number, "exactly", low)
        return AllOf((Compare(number, "at least", low), Compare(number, "at most", high)))
    if low is not None:
        return Compare(number, "at least", low)
    return Compare(number, "at most", high or 0)


def _measured(said: Measured) -> Any:
    if isinstance(said.number, int):
        return None
    bounds = [said.bounds[0]]
    for bound in said.bounds[1:]:
        before = bounds[-1]
        if before.high is not None and bound.low == before.high + 1:
            bounds[-1] = Bound(before.low, bound.high)  # two that follow one another are a range
        else:
            bounds.append(bound)
    parts = [within(said.number, bound) for bound in bounds]
    if None in parts:
        return None
    return parts[0] if len(parts) == 1 else AnyOf(tuple(parts))


def _above(said: Above) -> Any:
    """More than a number written down is at least the next one; else the other is not as much."""
    left, right = (said.right, said.left) if said.less else (said.left, said.right)
    if isinstance(left, int) and isinstance(right, int):
        return None
    if isinstance(right, int):
        return Compare(left, "at least", right + 1)
    if isinstance(left, int):
        return Compare(right, "at most", left - 1) if left else None
    return Not(Compare(right, "at least", left))


def owned(what: Any, who: str) -> Any:
    """What is counted, as somebody's."""
    if isinstance(what, CountPlayers):
        if what.group.whose is not None:
            return None
        return CountPlayers(replace(what.group, whose=who))
    return replace(what, whose=who) if what.whose in (DOER, OWN) else None


def _have(said: Have) -> Any:
    counted = owned(said.some.what, said.who)
    return None if counted is None else within(counted, Bound(said.some.low, said.some.high))


def _have_more(said: HaveMore) -> Any:
    """More than the other has: the other has not at least as many."""
    own, other = owned(said.what, said.who), owned(said.what, said.than)
    if own is None or other is None or said.who == said.than:
        return None
    if said.less:
        own, other = other, own
    return Not(Compare(other, "at least", own))


_STATES: Final = {"energized": "exhausted", "exhausted": "energized"}


def _all_are(said: AllAre) -> Any:
    """All are Energized if none is Exhausted."""
    if said.group.state is not None:
        return None
    state = _STATES[said.state] if said.how == "all" else said.state
    counted = CountPlayers(replace(said.group, state=state))
    return Compare(counted, "at least", 1) if said.how == "any" else Compare(counted, "exactly", 0)


SPAN: Final = {
    node: View(
        node.__name__,
        build=lambda bound, node=node: (  # type: ignore[misc]
            node(bound.low, bound.high)
            if bound.low is not None and (bound.high or 0) <= 9
            else None
        ),
        match=lambda asked, node=node: (  # type: ignore[misc]
            Bound(asked.low, asked.high) if isinstance(asked, node) else None
        ),
    )
    for node in (GritIn, StrengthIn)
}

CALLED_CARD: Final = "{who:Whose} called Play card"

COMPARED: Final[list[Construct]] = [
    # Grit and Play Strength in a range
    *(
        each
        for node, name in ((GritIn, "TheGrit"), (StrengthIn, "TheStrength"))
        for each in (
            *asks(None, f"{{:{name}}} ~is {{=:ValueSpan}}", category=name),
            *seen(name, SPAN[node]),
        )
    ),
    *phrase(
        "TheGrit", "the Grit", "the Grit value", "that Grit [value]", "Grit", "the result", "it"
    ),
    *phrase(
        "TheStrength", "the Play Strength", "the Strength", "Play Strength", "your Play Strength"
    ),
    # One number and another
    *(
        each
        for how, words in (
            ("at least", ("at least", "greater than or equal to", "no less than")),
            ("at most", ("at most", "less than or equal to", "no more than")),
            ("exactly", ("exactly", "equal to", "the same as")),
        )
        for each in asks(
            Compare,
            *(
                f"{{left:Number}} {verb} {word} {{right:Number}}"
                for word in words
                for verb in ("~is", "~are")
            ),
            how=how,
        )
    ),
    *asks(
        Measured,
        "{number:Number} ~is {bounds:Values}",
        "{number:Number} ~are {bounds:Values}",
        category="Measured",
    ),
    *asks(
        Measured,
        "{number:PlayOfStrength} ~has a [Play] Strength of {bounds:Values}",
        "{number:PlayOfStrength} ~has [Play] Strength {bounds:Values}",
        category="Measured",
    ),
    *construct("PlayOfStrength", ThePlayStrength, "{:CurrentCall}"),
    *construct("PlayOfStrength", StrengthOf, "{who:Whose} called play", [CALLED_CARD]),
    *listed("Values", "Value", "or"),
    *seen("Measured", read_as(_measured)),
    *phrase("MoreThan", "more than", "greater than", "higher than", "above"),
    *phrase("LessThan", "less than", "fewer than", "lower than", "below"),
    *asks(
        Above,
        "{left:Number} ~is {:MoreThan} {right:Number}",
        "{left:Number} ~are {:MoreThan} {right:Number}",
        category="Above",
    ),
    *asks(
        Above,
        "{left:Number} ~is {:LessThan} {right:Number}",
        "{left:Number} ~are {:LessThan} {right:Number}",
        category="Above",
        less=True,
    ),
    *seen("Above", read_as(_above)),
    # Ratings; a sum of them is larger than other numbers
    *construct(
        "Sum", None, "{=:Numeral}", only=Guard(lambda n: n < 1000, "no ratings add up to so much")
    ),
    *bounded("SumBound", "", "", bare=True, digits="Sum"),
    *listed("SumBounds", "SumBound", "or"),
    *asks(Measured, "{number:RatingSum} ~is {bounds:SumBounds}", category="Measured"),
    *construct(
        "AskedMeasured",
        Measured,
        "{number:Combined} have a (combined|total) rating of {bounds:SumBounds}",
        printed=False,
    ),
    *construct("Combined", RatingSum, "{group:Theirs[pl]}"),
    *(
        each
        for how in ("at least", "at most", "exactly")
        for each in asks(Compare, f"{{left:RatingSum}} ~is {how} {{right:Sum}}", how=how)
    ),
    *asks(
        Above,
        "{left:RatedPlayer} ~has a higher rating than {right:RatedPlayer}",
        "{left:RatedPlayer} ~is rated higher than {right:RatedPlayer}",
        category="Above",
    ),
    *asks(
        Above,
        "{left:RatedPlayer} ~has a lower rating than {right:RatedPlayer}",
        "{left:RatedPlayer} ~is rated lower than {right:RatedPlayer}",
        category="Above",
        less=True,
    ),
    *construct("RatedPlayer", RatingOf, "{players:Pointed}"),
]

HAVE: Final[list[Construct]] = [
    *bounded("SomeHeld", "{what:Held[sg]}", "{what:Held[pl]}", node=Some, plain=True),
    *construct(
        "SomeHeld",
        Some,
        "a {what:Held[sg]}",
        ["at least one {what:Held[sg]}", "any {what:Held[pl]}"],
        low=1,
        high=None,
    ),
    *construct("SomeHeld", Some, "no {what:Held[pl]}", ["no {what:Held[sg]}"], low=0, high=0),
    *asks(Have, "{who:Who[p]} ~has {some:SomeHeld}", category="Have"),
    *construct(
        "AskedHave",
        Have,
        "{who:Who[base]} have {some:Exactly}",
        ["{who:Who[third]} has {some:Exactly}"],
    ),
    *seen("Have", read_as(_have)),
    *construct(
        "Exactly",
        None,
        "{=:ExactTimeouts}",
        views={WHOLE: read_as(lambda n: Some(n, n, CountTimeouts(cast(Any, DOER))))},
    ),
    *construct(
        "ExactTimeouts",
        None,
        "{=:One} timeout [left|remaining]",
        ["{=:Many} timeouts [left|remaining]"],
    ),
    *(
        each
        for less, words in ((False, "more"), (True, "(fewer|less)"))
        for each in construct(
            "AskedMore",
            HaveMore,
            f"{{who:Who[base]}} have {words} {{what:Held[pl]}} than {{than:ThanWhom}}",
            [f"{{who:Who[third]}} has {words} {{what:Held[pl]}} than {{than:ThanWhom}}"],
            less=less,
        )
    ),
    *construct(
        "ThanWhom",
        None,
        "{=:Who[third]}",
        ["{=:Who[third]} (has|does)", "{=:Who[base]}", "{=:Who[base]} (have|do)"],
    ),
    *construct("Asked", None, "{=:AskedMore}", views={WHOLE: read_as(_have_more)}),
    # What can be had
    *construct("Held[n]", CountPlayers, "{group:Group[n]}", features={"n": ("sg", "pl")}),
    *construct(
        "Held[n]",
        CountTimeouts,
        "timeout+n",
        ["timeout+n (left|remaining)"],
        features={"n": ("sg", "pl")},
        whose=DOER,
    ),
    *(
        each
        for deck, name in (("action", "Action "), ("play", "Play "), (None, ""))
        for each in construct(
            "Held[n]",
            CountCards,
            f"{name}card+n in hand",
            [
                f"{name}card+n in (your|their) hand",
                f"card+n in (your|their) {name}hand",
                *([f"{name}card+n"] if deck else ()),
            ],
            features={"n": ("sg", "pl")},
            whose=DOER,
            deck=deck,
            pile="hand",
        )
    ),
    *(
        each
        for pile, word in (("deck", "deck"), ("discard", "discard pile"))
        for deck, name in (("action", "Action "), ("play", "Play "))
        for each in construct(
            "Held[n]",
            CountCards,
            f"card+n in (your|their) {name}{word}",
            [f"card+n left in (your|their) {name}{word}", f"{name}card+n in (your|their) {word}"],
            features={"n": ("sg", "pl")},
            whose=DOER,
            deck=deck,
            pile=pile,
        )
    ),
    *(
        each
        for kind, name in (
            ("power up", "Power Up"),
            ("gridiron", "Gridiron card"),
            ("environment", "Environment card"),
            ("event", "Event card"),
            ("stadium", "Stadium card"),
            ("weather", "Weather card"),
        )
        for each in construct(
            "Held[n]",
            CountAttached,
            f"{name}+n",
            [f"{name}+n on the field", f"{name}+n in play"],
            features={"n": ("sg", "pl")},
            whose=DOER,
            kind=kind,
        )
    ),
]

THERE: Final[list[Construct]] = [
    *bounded("SomeThere", "{what:There[sg]}", "{what:There[pl]}", node=Some, plain=True),
    *construct("SomeThere", Some, "a {what:There[sg]}", low=1, high=None),
    *construct("SomeThere", Some, "no {what:There[pl]}", ["no {what:There[sg]}"], low=0, high=0),
    *asks(There, "there ~is {some:SomeThere}", "there ~are {some:SomeThere}", category="There"),
    *seen(
        "There", read_as(lambda said: within(said.some.what, Bound(said.some.low, said.some.high)))
    ),
    *construct(
        "There[n]",
        CountPlayers,
        "{group:Group[n]}",
        ["{group:Theirs[n]}"],
        features={"n": ("sg", "pl")},
    ),
    *(
        each
        for deck, name in (("action", "Action "), ("play", "Play "), (None, ""))
        for pile, word in (("hand", "hand"), ("deck", "deck"), ("discard", "discard pile"))
        if deck or pile == "hand"
        for each in construct(
            "There[n]",
            CountCards,
            f"card+n in {{whose:Whose}} {name}{word}",
            [f"{name}card+n in {{whose:Whose}} {word}"],
            features={"n": ("sg", "pl")},
            deck=deck,
            pile=pile,
        )
    ),
    *(
        each
        for kind, name in (
            ("power up", "Power Up"),
            ("gridiron", "Gridiron card"),
            ("environment", "Environment card"),
            ("event", "Event card"),
            ("stadium", "Stadium card"),
            ("weather", "Weather card"),
        )
        for each in construct(
            "There[n]",
            CountAttached,
            f"{name}+n on the field",
            features={"n": ("sg", "pl")},
            kind=kind,
        )
    ),
    # A Player by name
    *construct("Asked", None, "{=:NamedThere}", views={WHOLE: read_as(_named)}),
    *construct(
        "NamedThere",
        NamedThere,
        "{name:Name} is on (the|your) field",
        ["you have {name:Name} on the field"],
        whose="you",
    ),
    *construct(
        "NamedThere", NamedThere, "{name:Name} is on (the|your) bench", whose="you", where="bench"
    ),
    *construct(
        "NamedThere", NamedThere, "your opponent has {name:Name} on the field", whose="opponent"
    ),
    *construct("NamedThere", NamedThere, "{name:Name} is {state:State}", whose="you"),
    # Some of a group
    *construct(
        "AllAre",
        AllAre,
        "all of {group:Theirs[pl]} are {state:State}",
        ["all {group:Theirs[pl]} are {state:State}", "all {group:Group[pl]} are {state:State}"],
        how="all",
    ),
    *construct(
        "AllAre",
        AllAre,
        "none of {group:Theirs[pl]} (is|are) {state:State}",
        [
            "no {group:Theirs[sg]} is {state:State}",
            "no {group:Group[sg]} is {state:State}",
            "no {group:Group[pl]} are {state:State}",
        ],
        how="none",
    ),
    *construct(
        "AllAre",
        AllAre,
        "one of {group:Theirs[pl]} is {state:State}",
        [
            "any of {group:Theirs[pl]} (is|are) {state:State}",
            "(a|at least one) {group:Theirs[sg]} is {state:State}",
            "at least one of {group:Theirs[pl]} is {state:State}",
            "{group:Theirs[sg]} is {state:State}",
        ],
        how="any",
    ),
    *construct("Asked", None, "{=:AllAre}", views={WHOLE: read_as(_all_are)}),
]

COMPARING: Final = [*COMPARED, *HAVE, *THERE]
