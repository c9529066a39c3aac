"""What a call on defense lists: so many plays, all of a kind, none, or no others.

That it lists one of some plays is asked in `plays`. What is asked of the Play that somebody called
is asked as well of any that is: `defensive calls that stop two or more plays`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Literal

import msgspec

from snapcount.cards.language.conditions.asking import asks, seen
from snapcount.cards.language.conditions.comparing import Measured, measured
from snapcount.cards.language.kernel.construct import (
    WHOLE,
    Construct,
    Guard,
    construct,
    either,
    phrase,
    read_as,
    word,
)
from snapcount.cards.language.kernel.lists import SINGLE
from snapcount.cards.language.kernel.syntax import Sided
from snapcount.cards.language.meaning.normal import calls_in_order, normal, stopped_calls
from snapcount.cards.language.nouns.bounds import Bound, bounded
from snapcount.cards.nouns import (
    AllOf,
    Called,
    CountStopped,
    Not,
    OnSide,
    ShownStops,
    StoppedByCall,
)
from snapcount.cards.words import PASS_CALLS, RUN_CALLS, Call


class Listed(msgspec.Struct, frozen=True):
    """Which of these a defense lists: every play or each of them, no other plays, or none."""

    calls: tuple[Call, ...]
    which: Literal["every", "each", "only", "none"]

    def asked(self, lists: Callable[[tuple[Call, ...]], Any]) -> Any:
        """The same asked of a defense; `lists` asks whether it lists one of some plays."""
        calls = stopped_calls(self.calls)
        if self.which == "every":
            return AllOf(tuple(lists((call,)) for call in calls))
        if self.which == "each":
            return AllOf(tuple(lists((call,)) for call in self.calls))
        if self.which == "none":
            return Not(lists(self.calls))
        others = tuple(call for call in (*RUN_CALLS, *PASS_CALLS) if call not in calls)
        kinds = (("run", RUN_CALLS), ("pass", PASS_CALLS))
        whole: Any = tuple(kind for kind, members in kinds if set(members) <= set(others))
        return AllOf((lists(self.calls), Not(lists(calls_in_order((*whole, *others))))))


class StopsAsked(msgspec.Struct, frozen=True):
    """How many plays somebody's call stops."""

    who: Any
    bounds: tuple[Bound, ...]


class Lists(msgspec.Struct, frozen=True):
    """What somebody's call lists."""

    who: Any
    listed: Listed


class ListedBy(msgspec.Struct, frozen=True):
    """What the call lists that has stopped the play."""

    asked: Any


class ShownLists(msgspec.Struct, frozen=True):
    """What the card lists that was shown."""

    listed: Listed


def _so_many(said: StopsAsked) -> Any:
    return measured(Measured(CountStopped(said.who), said.bounds))


def _by(said: Lists) -> Any:
    return said.listed.asked(lambda calls: Called(said.who, calls))


def _lists(said: Lists) -> Any:
    """A call lists what it stops on defense alone."""
    if said.who == "defense":
        return _by(said)
    if said.who not in ("you", "opponent"):
        return None
    return normal(AllOf((OnSide(said.who, "defense"), _by(said))))


def _on_defense(said: Lists, so: bool = True) -> Sided:
    asked = _by(said)
    return Sided(said.who, "defense", asked if so else Not(asked), stated=True)


def _stopped_so(said: ListedBy, so: bool = True) -> AllOf:
    """The call that is asked about has stopped the play."""
    return AllOf((StoppedByCall(), said.asked if so else Not(said.asked)))


def _shown(said: ShownLists) -> Any:
    return said.listed.asked(ShownStops)


_A_PLAY: Final = "a (play|card|Play card|defense)"
_OTHERS: Final = Guard(
    lambda said: len(stopped_calls(said.calls)) < len((*RUN_CALLS, *PASS_CALLS)),
    "there are no other plays",
)
_NAMED: Final = Guard(
    lambda calls: {"run", "pass"}.isdisjoint(calls),
    "one of them, or all? Write “any Pass” or “all Passes”",
)
_VERBS: Final = "(~stops|~includes|~contains|~lists|~defends against)"

LISTED_CALLS: Final[list[Construct]] = [
    # One of them
    *either("ListedAny", "ACallNoun"),
    *construct("ListedAny", None, "{=:CallsOfPlays[pl]}", only=_NAMED, printed=False),
    # All, no others, none
    *construct(
        "Listed",
        Listed,
        "all {calls:CallsOfPlays[pl]}",
        [
            "all [(kinds|types|sorts) of] {calls:CallsOfPlays[pl]}",
            "every [(kind|type|sort) of] {calls:CallsOfPlays[sg]}",
        ],
        which="every",
    ),
    *construct(
        "Listed",
        Listed,
        "[both] [a] {calls:CallsBoth}",
        only=Guard(lambda said: len(said.calls) > 1, "which others?"),
        which="each",
    ),
    *construct(
        "Listed",
        Listed,
        "{:NothingBut} {calls:ListedAlone}",
        only=_OTHERS,
        which="only",
    ),
    *construct("Listed", Listed, "no [(kind|type|sort) of] {calls:CallsOfPlays[sg]}", which="none"),
    *construct("Listed", Listed, "no {calls:CallsOfPlays[pl]}", which="none", printed=False),
    *phrase(
        "NothingBut",
        "only",
        "(nothing|no (play|plays|call|calls)) (but|except|besides|other than)",
        "no other (play|plays|call|calls) (than|but|except|besides)",
    ),
    *construct(
        "ListedAlone",
        None,
        "{=:CallsOfPlays[pl]}",
        ["[a|(some|any) (kind|type|sort) of] {=:CallsOfPlays[sg]}"],
    ),
    *asks(
        Lists,
        f"{{who:Caller}} {_VERBS} {{listed:Listed}} [this down]",
        f"{{who:Who[p]}} ~called {_A_PLAY} {{:ThatStops}} {{listed:Listed}} [this down]",
        printed=False,
        category="Lists",
    ),
    *seen("Lists", read_as(_lists)),
    *asks(
        Lists,
        f"{{who:DefensiveCaller}} {_VERBS} {{listed:Listed}}",
        printed=False,
        category="ListsOnDefense",
    ),
    *construct("Asked", None, "{=:AskedListsOnDefense}", views={WHOLE: read_as(_on_defense)}),
    *construct(
        "Asked",
        None,
        "{=:DeniedListsOnDefense}",
        views={WHOLE: read_as(lambda said: _on_defense(said, so=False))},
    ),
    *asks(
        ShownLists,
        f"{{:ShownDefense}} {_VERBS} {{listed:Listed}}",
        "{:ShownCard} ~stops {listed:Listed} on defense",
        printed=False,
        category="ShownLists",
    ),
    *seen("ShownLists", read_as(_shown)),
    # How many it stops
    *asks(
        StopsAsked,
        f"{{who:Caller}} {_VERBS} {{bounds:StoppedBounds}}",
        f"{{who:DefensiveCaller}} {_VERBS} {{bounds:StoppedBounds}}",
        f"{{who:Who[p]}} ~called {_A_PLAY} {{:ThatStops}} {{bounds:StoppedBounds}} [this down]",
        category="HowMany",
    ),
    *seen("HowMany", read_as(_so_many)),
    # The one that has stopped the play: by its call, and not by an effect
    *asks(
        ListedBy,
        f"{{:TheStopper}} {_VERBS} {{asked:WhatItLists}}",
        printed=False,
        category="ByTheStopper",
    ),
    *construct("Asked", None, "{=:AskedByTheStopper}", views={WHOLE: read_as(_stopped_so)}),
    *construct(
        "Asked",
        None,
        "{=:DeniedByTheStopper}",
        views={WHOLE: read_as(lambda said: _stopped_so(said, so=False))},
    ),
    *construct(
        "WhatItLists",
        None,
        "{=:Listed}",
        views={WHOLE: read_as(lambda said: _by(Lists("defense", said)))},
    ),
    *construct(
        "WhatItLists",
        None,
        "{=:ListedAny}",
        views={WHOLE: read_as(lambda calls: Called("defense", calls))},
    ),
    *construct(
        "WhatItLists",
        None,
        "{=:StoppedBounds}",
        views={WHOLE: read_as(lambda bounds: _so_many(StopsAsked("defense", bounds)))},
    ),
    *word(
        "WhatItLists",
        _so_many(StopsAsked("defense", (Bound(1, 1),))),
        "no other (call|play|calls|plays)",
        "(only|just) (that|the one|its|your) (call|play)",
        "nothing else",
    ),
    *phrase(
        "TheStopper",
        (
            "the (defense's|defensive|opponent's) (play|call|card|Play card) that (stopped|stops)"
            " (it|the play|this play|that play|your play|your pass|your run)"
        ),
    ),
    *bounded("StoppedBound", "play", "plays"),
    *bounded("StoppedBound", "call", "calls"),
    *bounded("StoppedBound", "(different|other) play", "(different|other) plays"),
    *construct("StoppedBounds", None, "{=:StoppedBound}", views={WHOLE: SINGLE}),
    # Of whatever the defense calls
    *construct(
        "ThatListed",
        None,
        "{:ThatTheyStop} {=:ListedAny}",
        views={WHOLE: read_as(lambda calls: Called("defense", calls))},
    ),
    *construct(
        "ThatListed",
        None,
        "{:ThatTheyStop} {=:Listed}",
        views={WHOLE: read_as(lambda said: _by(Lists("defense", said)))},
    ),
    *construct(
        "ThatListed",
        None,
        "{:ThatTheyStop} {=:StoppedBounds}",
        views={WHOLE: read_as(lambda bounds: _so_many(StopsAsked("defense", bounds)))},
    ),
    *phrase(
        "ThatTheyStop",
        "that stops",
        "(that|which) (stop|stops|include|includes|list|lists|contain|contains|cover|covers)",
        "(that|which) (defend|defends) against",
    ),
    *construct(
        "SuchDefense",
        None,
        "[a|an|any|each|every] [defensive] (call|play|card|Play card|defense) {=:ThatListed}",
    ),
    *construct(
        "SuchDefense",
        None,
        "[all|any] [defensive] (calls|plays|cards|Play cards|defenses) {=:ThatListed}",
    ),
]
