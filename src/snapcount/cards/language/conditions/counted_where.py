"""What is counted with its place, its owner and its time.

`each Offense card in your discard pile`, `each Power Up attached to this Player`, `each Action card
your opponent has played this down`.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from snapcount.cards import nouns
from snapcount.cards.language.conditions.comparing import within
from snapcount.cards.language.kernel.construct import (
    WHOLE,
    Construct,
    Guard,
    construct,
    phrase,
    plural,
    read_as,
    word,
)
from snapcount.cards.language.nouns.bounds import Bound, bounded

NUMBER: Final = {"n": ("sg", "pl")}

_KIND: Final = Guard(
    lambda count: count.kind != "action", "Action cards are counted by their deck, not as a kind"
)

_DONE: Final[dict[str, tuple[str, ...]]] = {
    # What is counted, and the verb of whoever did it; the first one is printed
    "an Action card is played": ("Action card+n # played",),
    "an Exhaust ability is used": ("Exhaust ability+n # used",),
    "a timeout is spent": ("timeout+n # spent", "timeout+n # (used|called)"),
    "a first down is gained": (
        "first down+n # gained",
        "first down+n # (earned|made|gotten|got|achieved|reached|recorded)",
    ),
    "a touchdown is scored": ("touchdown+n # scored",),
    "a field goal is made": ("field goal+n # made", "field goal+n # kicked"),
    "a field goal is missed": ("field goal+n # missed",),
    "a fumble happens": ("fumble+n # lost",),
    "an interception happens": ("interception+n # thrown", "interception+n # threw"),
    "a punt is made": ("punt+n # made", "punt+n # kicked"),
}


def _done() -> list[Construct]:
    """How often somebody did something since a down, possession, half or game began."""
    made: list[Construct] = []
    for event, frames in _DONE.items():
        said = [
            f"{frame.replace('#', who)} {{since:Since}}"
            for frame in frames
            for who in ("{who:Doers}", "{who:Who}")
        ]
        said += [f"{frame.replace('# ', '')} by {{who:Who}} {{since:Since}}" for frame in frames]
        made += construct(
            "CountedThing[n]",
            nouns.CountHappened,
            said[0],
            said[1:],
            features=NUMBER,
            event=event,
        )
    return [
        *made,
        *construct("Doers", None, "{=:Who[base]} have"),
        *construct("Doers", None, "{=:Who[third]} has"),
        *construct(
            "CountedThing[n]",
            nouns.CountHappened,
            "time+n {who:Doers} {event:PastDeed} {since:Since}",
            ["time+n {who:Who} {event:PastDeed} {since:Since}"],
            features=NUMBER,
            printed=False,
        ),
    ]


class OftenDone(msgspec.Struct, frozen=True):
    """`You have played two or more Action cards this down`."""

    who: Any
    event: Any
    bound: Bound
    since: Any


def _often(said: OftenDone) -> Any:
    return within(nouns.CountHappened(said.event, said.who, said.since), said.bound)


_OFTEN: Final = {
    "an Action card is played": ("played", "Action card"),
    "an Exhaust ability is used": ("used", "Exhaust ability"),
    "a timeout is spent": ("(spent|used|called)", "timeout"),
    "a first down is gained": ("(gained|made|earned|achieved|reached|recorded)", "first down"),
    "a touchdown is scored": ("scored", "touchdown"),
    "a field goal is made": ("(made|kicked)", "field goal"),
    "an Action card is drawn": ("(drew|drawn)", "Action card"),
    "an Action card is discarded": ("discarded", "Action card"),
    "a Play card is drawn": ("(drew|drawn)", "Play card"),
    "a Play card is discarded": ("discarded", "Play card"),
}


def _often_done() -> list[Construct]:
    made: list[Construct] = []
    for event, (verb, noun) in _OFTEN.items():
        bound = f"Often{noun.replace(' ', '')}"
        if all(each.category != bound for each in made):
            made += bounded(bound, noun, plural(noun), plain=True)
        made += construct(
            "OftenDone",
            OftenDone,
            f"{{who:Doers}} {verb} {{bound:{bound}}} {{since:Since}}",
            [f"{{who:Who}} {verb} {{bound:{bound}}} {{since:Since}}"],
            event=event,
        )
    return [*made, *construct("Asked", None, "{=:OftenDone}", views={WHOLE: read_as(_often)})]


COUNTED_WHERE: Final[list[Construct]] = [
    # Cards of a kind, where somebody can look at them
    *word("OpenPile", "hand", "hand"),
    *word("OpenPile", "discard", "discard pile", "discard", "(Play|Action) discard pile"),
    # Of cards that were shown
    *phrase(
        "ThisWay",
        "revealed this way",
        "(revealed|discarded|shown|flipped) this way",
        "(revealed|discarded)",
        "among them",
        "among those cards",
    ),
    *construct(
        "CountedThing[n]",
        nouns.CountShown,
        "{calls:CallsOfPlays[n]} {:ThisWay}",
        ["{calls:QualifyingCalls} (card+n|Play card+n) {:ThisWay}"],
        features=NUMBER,
    ),
    *construct(
        "CountedThing[n]",
        nouns.CountShown,
        "{kind:Kind[n]} {:ThisWay}",
        features=NUMBER,
        only=_KIND,
    ),
    # Power Ups on some Players
    *construct(
        "CountedThing[n]",
        nouns.CountAttached,
        "Power Up+n attached to {players:Pointed}",
        ["Power Up+n (on|that is on|that are on) {players:Pointed}"],
        features=NUMBER,
        kind="power up",
    ),
    *construct(
        "CountedThing[n]",
        nouns.CountAttached,
        "Power Up+n attached to {players:Theirs[pl]}",
        ["Power Up+n (on|that is on|that are on) {players:Theirs[pl]}"],
        features=NUMBER,
        kind="power up",
    ),
    *_done(),
    *_often_done(),
]
