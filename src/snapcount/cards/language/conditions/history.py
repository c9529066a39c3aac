"""What has happened before: on the last play, this down, possession, half or game."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from snapcount.cards.language.bounds import Bound, spread
from snapcount.cards.language.conditions.asking import OPPOSITE, asks, seen
from snapcount.cards.language.conditions.plays import GAINED, LOST
from snapcount.cards.language.construct import (
    WHOLE,
    Construct,
    construct,
    either,
    phrase,
    read_as,
    word,
)
from snapcount.cards.language.lists import listed
from snapcount.cards.nouns import (
    AllOf,
    AnyOf,
    CalledAgain,
    CalledBefore,
    Did,
    Happened,
    LastPlay,
    Not,
)


class LastAsked(msgspec.Struct, frozen=True):
    who: str | None = None
    result: str | None = None
    calls: tuple[str, ...] = ()
    bound: Bound | None = None


class Forced(msgspec.Struct, frozen=True):
    """What somebody forced happened to the other player."""

    events: tuple[str, ...]
    who: str
    since: str


OTHER: Final = {"you": "opponent", "opponent": "you", "offense": "defense", "defense": "offense"}


def happened(said: Forced, who: str | None) -> Any:
    if who is None:
        return None
    parts = tuple(Happened(event, who, said.since) for event in said.events)  # type: ignore[arg-type]
    return parts[0] if len(parts) == 1 else AnyOf(parts)


def _did_some(said: Forced) -> Any:
    return happened(said, said.who) if len(said.events) > 1 else None


def _did_none(said: Forced, who: str | None) -> Any:
    if who is None:
        return None
    parts = tuple(Not(Happened(event, who, said.since)) for event in said.events)  # type: ignore[arg-type]
    return parts[0] if len(parts) == 1 else AllOf(parts)


_DEEDS: Final = {
    # The verb that is printed, and what else people say
    "a touchdown is scored": ("~scored a touchdown",),
    "a field goal is made": ("~made a field goal", "~kicked a field goal"),
    "a field goal is missed": ("~missed a field goal",),
    "an Action card is played": ("~played an Action card",),
    "an Exhaust ability is used": ("~used an Exhaust ability", "~used an Exhaust effect"),
    "a timeout is spent": ("~spent a timeout", "~used a timeout", "~called a timeout"),
    "a first down is gained": (
        "~gained a first down",
        "~got a first down",
        "~earned a first down",
        "~made a first down",
    ),
    "points are scored": ("~scored", "~scored points", "~scored any points"),
    "a fumble happens": ("~fumbled", "~lost a fumble"),
    "an interception happens": ("~threw an interception",),
    "a punt is made": ("~made a punt", "~punted"),
}

HISTORY: Final[list[Construct]] = [
    *asks(CalledBefore, "{who:Who[p]} ~called {calls:ACallNoun} {:OnLastDown}"),
    *asks(CalledBefore, "{who:Who[p]} ~ran the ball {:OnLastDown}", printed=False, calls=("run",)),
    *phrase(
        "OnLastDown",
        "on the last down",
        "on the (previous|last) (down|play)",
        "on (your|their) (previous|last) (down|play)",
        "last (down|play)",
    ),
    *asks(
        CalledAgain,
        "{who:Who[p]} ~called the same play as on the last down",
        "{who:Who[p]} ~called the same play [as] {:OnLastDown}",
        "{who:Who[p]} ~called the same play (again|twice in a row)",
    ),
    *construct(
        "CalledAnother",
        CalledAgain,
        "{who:Who} (called|have called|has called) (a different|another) play {:ThanLastDown}",
    ),
    *phrase(
        "ThanLastDown", "than {:OnLastDown}", "from (the|your|their) (last|previous) (down|play)"
    ),
    *construct("Asked", None, "{=:CalledAnother}", views={WHOLE: read_as(Not)}),
    # The play before
    *asks(LastAsked, "{who:LastPlay} ~was {result:ResultIs}", category="Last"),
    *asks(LastAsked, "{who:LastPlay} ~was {calls:ACallNoun}", category="Last"),
    *asks(
        LastAsked,
        "{who:LastPlay} ~was a {result:ResultBefore} {calls:SomeCall}",
        category="Last",
    ),
    *asks(
        LastAsked,
        "{who:LastPlay} ~was a {result:ResultBefore} {calls:SomeCall} for {bound:YardBound}",
        category="Last",
    ),
    *asks(
        LastAsked, "{who:LastPlay} ~was {calls:ACallNoun} for {bound:YardBound}", category="Last"
    ),
    *asks(
        LastAsked, "{who:LastPlay} ~was {result:ResultIs} for {bound:YardBound}", category="Last"
    ),
    *asks(LastAsked, "{who:LastPlay} ~was a play", category="Last"),
    *asks(
        LastAsked,
        "{who:LastPlay} ~gained {bound:YardBound}",
        "{who:LastPlay} ~was a play for {bound:YardBound}",
        views={"bound": GAINED},
        category="Last",
    ),
    *asks(
        LastAsked,
        "{who:LastPlay} ~lost {bound:YardBound}",
        "{who:LastPlay} ~lost {bound:SomeYards}",
        views={"bound": LOST},
        category="Last",
    ),
    *asks(
        LastAsked,
        "{who:Who[p]} ~gained {bound:YardBound} {:OnLastDown}",
        views={"bound": read_as(lambda bound: bound)},
        category="Last",
    ),
    *asks(
        LastAsked,
        "{who:Who[p]} ~lost {bound:YardBound} {:OnLastDown}",
        "{who:Who[p]} ~lost {bound:SomeYards} {:OnLastDown}",
        views={"bound": read_as(LOST.build)},
        category="Last",
    ),
    *seen("Last", spread(LastPlay, LastAsked)),
    *word("LastPlay", None, "the last play", "the previous play"),
    *either("LastPlay", "TheirLast"),
    *(
        each
        for who, whose in (
            ("you", "your"),
            ("opponent", "your opponent's"),
            ("offense", "the offense's"),
            ("defense", "the defense's"),
            ("each player", "each player's"),
        )
        for each in word("TheirLast", who, f"{whose} last play", f"{whose} previous play")
    ),
    *word("ResultBefore", "stopped", "stopped"),
    *word("ResultBefore", "successful", "successful"),
    *word("ResultBefore", "incomplete", "incomplete"),
    *word("ResultBefore", "complete", "complete", "completed"),
    # Since the down, possession, half or game began
    *word("Since", "down", "this down", "on this (down|play)", "on the (down|play)"),
    *word("Since", "possession", "this possession", "this drive", "(on|during) this possession"),
    *word("Since", "half", "this half", "(in|during) this half"),
    *word("Since", "game", "this game", "(in|during) this game"),
    *(
        each
        for event, deeds in _DEEDS.items()
        for each in asks(
            Happened,
            *(f"{{who:Who[p]}} {deed} {{since:Since}}" for deed in deeds),
            event=event,
        )
    ),
    # What came of this play needs no word about when
    *(
        each
        for event in (
            "a touchdown is scored",
            "a first down is gained",
            "points are scored",
            "a fumble happens",
            "an interception happens",
        )
        for each in asks(
            Happened,
            *(f"{{who:Who[p]}} {deed}" for deed in _DEEDS[event]),
            event=event,
            since="down",
            category="Now",
        )
    ),
    # The same of the play: `If this results in a touchdown, …`
    *(
        each
        for event, name in (
            ("a touchdown is scored", "a touchdown"),
            ("a first down is gained", "a first down"),
            ("a fumble happens", "a fumble"),
            ("an interception happens", "an interception"),
        )
        for each in (
            *asks(
                Happened,
                f"{{:ThePlay}} ~results in {name}",
                f"this ~results in {name}",
                f"{{:ThePlay}} ~gains {name}",
                f"{{:ThePlay}} ~goes for {name}",
                f"{{:ThePlay}} ~is {name}",
                f"this ~is {name}",
                event=event,
                who="offense",
                since="down",
                category="Now",
            ),
            *construct(
                "DeniedNow",
                Happened,
                f"{{:ThePlay}} (fails|failed) to (gain|result in) {name}",
                event=event,
                who="offense",
                since="down",
            ),
        )
    ),
    *construct("IfCondition", None, "{=:AskedNow}"),
    *construct("IfCondition", None, "{=:DeniedNow}", views={WHOLE: OPPOSITE}),
    # Several deeds in one: you scored a touchdown or made a field goal this game
    *(
        each
        for event, (deed, *others) in _DEEDS.items()
        for each in word("PastDeed", event, deed[1:], *(other[1:] for other in others))
    ),
    *listed("PastDeeds", "PastDeed", "or", ", or"),
    *construct("Asked", None, "{=:DidSome}", views={WHOLE: read_as(_did_some)}),
    *construct(
        "Asked", None, "{=:DidNone}", views={WHOLE: read_as(lambda said: _did_none(said, said.who))}
    ),
    *construct(
        "DidSome",
        Forced,
        "{who:Who} {events:PastDeeds} {since:Since}",
        [
            "{who:Who[base]} have {events:PastDeeds} {since:Since}",
            "{who:Who[third]} has {events:PastDeeds} {since:Since}",
        ],
    ),
    *construct(
        "DidNone",
        Forced,
        "{who:Who[base]} have not {events:PastDeeds} {since:Since}",
        ["{who:Who[third]} has not {events:PastDeeds} {since:Since}"],
    ),
    *construct(
        "Asked",
        None,
        "{=:AskedForced}",
        views={WHOLE: read_as(lambda said: happened(said, OTHER.get(said.who)))},
    ),
    *construct(
        "Asked",
        None,
        "{=:DeniedForced}",
        views={WHOLE: read_as(lambda said: _did_none(said, OTHER.get(said.who)))},
    ),
    *asks(
        Forced,
        "{who:Who[p]} ~forced {events:Turnovers} {since:Since}",
        category="Forced",
    ),
    *asks(
        Forced,
        "{who:Who[p]} ~intercepted a pass {since:Since}",
        category="Forced",
        events=("an interception happens",),
    ),
    *construct(
        "Asked",
        None,
        "{=:AskedKicked}",
        views={WHOLE: read_as(lambda said: happened(said, said.who))},
    ),
    *construct(
        "Asked",
        None,
        "{=:DeniedKicked}",
        views={WHOLE: read_as(lambda said: _did_none(said, said.who))},
    ),
    *asks(
        Forced,
        "{who:Who[p]} ~attempted a field goal {since:Since}",
        category="Kicked",
        events=("a field goal is made", "a field goal is missed"),
    ),
    *asks(
        Forced,
        "{who:Who[p]} ~lost a live ball turnover {since:Since}",
        category="Kicked",
        events=("a fumble happens", "an interception happens"),
    ),
    *word("Turnovers", ("a fumble happens",), "a fumble"),
    *word("Turnovers", ("an interception happens",), "an interception"),
    *word(
        "Turnovers",
        ("a fumble happens", "an interception happens"),
        "a fumble or [an] interception",
        "a live ball turnover",
    ),
    *asks(Did, "that ~was done"),
]
