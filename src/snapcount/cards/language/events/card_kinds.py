"""Cards of a kind that are played: `whenever your opponent plays a Defense Action card`.

What subtype an Action or a Gridiron card has is asked of the one that is played; a Power Up, a
Superstar and a Gridiron card are events of their own, so that one of several kinds is any of
several events.
"""

from __future__ import annotations

from typing import Any, Final, get_args

import msgspec

from snapcount.cards.language.events.deeds import occasions
from snapcount.cards.language.kernel import syntax
from snapcount.cards.language.kernel.construct import (
    WHOLE,
    Construct,
    View,
    construct,
    read_as,
    whole,
)
from snapcount.cards.language.kernel.doers import ANYONE
from snapcount.cards.language.kernel.lists import FLAT, SINGLE, Row
from snapcount.cards.language.sentences.clauses import ENDS
from snapcount.cards.language.sentences.verbs import Verb
from snapcount.cards.nouns import AllOf, PlayedIs, TurnoverIs
from snapcount.cards.words import ActionSubtype, GridironSubtype

replace = msgspec.structs.replace

_SUBTYPES: Final = get_args(ActionSubtype)
_LYING: Final = get_args(GridironSubtype)
_PLAYED: Final = "an Action card is played"
_ENTERS: Final = {
    "power up": "a Power Up is played",
    "superstar": "a Superstar is played",
    "gridiron": "a Gridiron card is played",
}
"""The kinds that have an event of their own."""


class Several(msgspec.Struct, frozen=True):
    """Somebody plays a card of one of these kinds."""

    who: str
    kinds: tuple[str, ...]


def _asked(kinds: tuple[str, ...]) -> Any:
    """What is asked of the Action card that is played; None if it may be something else."""
    if not all(kind in _SUBTYPES for kind in kinds) or len(set(kinds)) == len(_SUBTYPES):
        return None
    several: Any = tuple(kind for kind in _SUBTYPES if kind in kinds)
    return PlayedIs(several[0] if len(several) == 1 else several)


def _asked_lying(kinds: tuple[str, ...]) -> Any:
    """The same of the Gridiron card that is played."""
    if not all(kind in _LYING for kind in kinds):
        return None
    several: Any = tuple(kind for kind in _LYING if kind in kinds)
    return PlayedIs(several[0] if len(several) == 1 else several)


def _kinds(asked: Any) -> Any:
    if not isinstance(asked, PlayedIs):
        return None
    return asked.kind if isinstance(asked.kind, tuple) else (asked.kind,)


def _alone(asked: Any) -> Any:
    kinds = _kinds(asked)
    return kinds[0] if kinds is not None and len(kinds) == 1 else None


def _events(said: Several) -> Any:
    """Each kind that has an event of its own, and the subtypes of Action cards as one more."""
    who = None if said.who == ANYONE else said.who
    subtypes = tuple(kind for kind in said.kinds if kind not in _ENTERS)
    if subtypes == ("action",) and "power up" in said.kinds:
        return None  # that would hear a Power Up twice
    asked = None if subtypes == ("action",) else _asked(subtypes)
    if subtypes == said.kinds or (asked is None and subtypes not in ((), ("action",))):
        return None
    found = [syntax.Occasion(event=_PLAYED, who=who, condition=asked)] if subtypes else []
    found += [
        syntax.Occasion(event=_ENTERS[kind], who=who) for kind in said.kinds if kind in _ENTERS
    ]
    return syntax.AnyOccasion(occasions=tuple(found)) if len(found) > 1 else None


def told_apart(condition: Any) -> tuple[Any, Any]:
    """What is asked of the card that is played or of the turnover, and the rest of a condition."""
    if isinstance(condition, AllOf) and isinstance(condition.conditions[0], PlayedIs | TurnoverIs):
        about_it, *rest = condition.conditions
        return about_it, rest[0] if len(rest) == 1 else AllOf(tuple(rest))
    if isinstance(condition, PlayedIs | TurnoverIs):
        return condition, None
    return None, condition


CARD_KINDS: Final[list[Construct]] = [
    *construct(
        "PlayedKind",
        None,
        "{=:AKind}",
        views={WHOLE: View("one kind", lambda kind: _asked((kind,)), _alone)},
    ),
    *construct(
        "PlayedKind",
        None,
        "a {=:PlayedKinds}",
        ["(a|an|any) {=:PlayedKinds}"],
        views={WHOLE: View("kinds", _asked, _kinds)},
    ),
    # The last of several has its noun: `an Offense or Generic Action card`
    *construct("PlayedKinds", None, "{=:KindRow}", views={WHOLE: FLAT}),
    *construct(
        "KindRow",
        Row,
        "{first:KindOr} or {rest:LastKind}",
        ["{first:KindOr} [,] or [a|an] {rest:LastKind}"],
    ),
    *construct(
        "KindRow",
        Row,
        "{first:KindOr} , {rest:PlayedKinds}",
        ["{first:KindOr} , [a|an] {rest:PlayedKinds}"],
    ),
    *construct("LastKind", None, "{=:Kind[sg]}", views={WHOLE: SINGLE}),
    *occasions(
        Verb(
            _PLAYED,
            ("~play {condition:PlayedKind}",),
            happens=("{condition:PlayedKind} ~is played",),
            would="an Action card would be played",
        )
    ),
    *construct(
        "LyingKind",
        None,
        "a {=:Kind[sg]}",
        ["(a|an|any|another) [new] {=:Kind[sg]}"],
        views={WHOLE: View("one kind that lies", lambda kind: _asked_lying((kind,)), _alone)},
    ),
    *construct(
        "LyingKind",
        None,
        "a {=:PlayedKinds}",
        ["(a|an|any|another) [new] {=:PlayedKinds}"],
        views={WHOLE: View("kinds that lie", _asked_lying, _kinds)},
    ),
    *occasions(
        Verb(
            _ENTERS["gridiron"],
            ("~play {condition:LyingKind}",),
            happens=("{condition:LyingKind} ~is played", "{condition:LyingKind} ~enter the field"),
        )
    ),
    *construct("Events", None, "{=:PlayedSeveral}", views={WHOLE: read_as(_events)}),
    *construct(
        "PlayedSeveral",
        Several,
        "{who:Who[base]} play (a|an|any) {kinds:PlayedKinds}",
        ["{who:Who[third]} plays (a|an|any) {kinds:PlayedKinds}"],
    ),
    *construct(
        "PlayedSeveral",
        Several,
        "(a|either|any) player plays (a|an|any) {kinds:PlayedKinds}",
        ["(a|an|any) {kinds:PlayedKinds} is played"],
        who=ANYONE,
    ),
    # The first of them in so long
    *construct("FirstKind", None, "Action card", **whole(None)),
    *construct(
        "FirstKind",
        None,
        "{=:Kind[sg]}",
        views={WHOLE: View("first", lambda kind: _asked((kind,)), _alone)},
    ),
    *construct(
        "FirstPlayed",
        syntax.Occasion,
        "{who:Who[base]} play your first {condition:FirstKind}",
        ["{who:Who[third]} plays their first {condition:FirstKind}"],
        event=_PLAYED,
    ),
    *construct(
        "Occurring[e]",
        syntax.Occurs,
        "{:Whenever} {occasion:FirstPlayed} {once_per:InSuch} , {then:Statement[e]}",
        ["{once_per:Each} , {:Whenever} {occasion:FirstPlayed} , {then:Statement[e]}"],
        features=ENDS,
        printed=False,
        first=True,
    ),
]
