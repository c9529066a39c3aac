"""Conditions: what texts ask about the game, after `if`, `unless`, `while` and `only if`.

`Atom` is one question, `Condition` one or several joined; mixed `and` and `or` need brackets.
"""

from __future__ import annotations

from typing import Final

from snapcount.cards.language.conditions.asking import OPPOSITE
from snapcount.cards.language.conditions.beside import BESIDE
from snapcount.cards.language.conditions.comparing import COMPARING
from snapcount.cards.language.conditions.decks import DECKS, EVERYONE
from snapcount.cards.language.conditions.either_time import EITHER_TIME
from snapcount.cards.language.conditions.having import HAVING
from snapcount.cards.language.conditions.history import HISTORY
from snapcount.cards.language.conditions.own_down import OWN_DOWN
from snapcount.cards.language.conditions.players import ABOUT_PLAYERS
from snapcount.cards.language.conditions.plays import ABOUT_PLAYS
from snapcount.cards.language.conditions.shared import shared
from snapcount.cards.language.conditions.situation import SITUATION
from snapcount.cards.language.conditions.some_players import SOME_PLAYERS
from snapcount.cards.language.conditions.supposed import supposed
from snapcount.cards.language.conditions.teams import TEAMS
from snapcount.cards.language.conditions.this_way import THIS_WAY
from snapcount.cards.language.conditions.to_goal import TO_GOAL
from snapcount.cards.language.conditions.whom_they_designated import WHOM_THEY_DESIGNATED
from snapcount.cards.language.kernel.construct import (
    WHOLE,
    Construct,
    Guard,
    View,
    construct,
    either,
    only_read,
    read_as,
)
from snapcount.cards.language.kernel.contents import contents
from snapcount.cards.language.kernel.lists import FLAT, SINGLE, Row
from snapcount.cards.language.meaning.normal import normal
from snapcount.cards.nouns import AllOf, AnyOf, Called, Did, DownIs, Happened, NamedCalled

_JOINED: Final = {
    node: View(
        node.__name__,
        build=lambda row, node=node: normal(node(FLAT.build(row))),  # type: ignore[misc]
        match=lambda asked, node=node: (  # type: ignore[misc]
            FLAT.match(asked.conditions) if isinstance(asked, node) else None
        ),
    )
    for node in (AllOf, AnyOf)
}


def _also(row: Row) -> AllOf:
    """`You are behind in the second half`."""
    return normal(AllOf((row.first, row.rest)))  # type: ignore[arg-type]


def _either_circumstance(row: Row) -> AnyOf | None:
    """`On third down or in overtime`; of downs alone there is a list."""
    several = FLAT.build(row)
    if sum(isinstance(each, DownIs) for each in several) > 1:
        return None
    return normal(AnyOf(several))


_OVER: Final = (Did, Happened)
"""What was done: what was so besides is no longer asked of now."""


def _both_circumstances(row: Row) -> AllOf | None:
    """`On third down in overtime`; of two downs, or two halves, it is one or the other."""
    if type(row.first) is type(row.rest):
        return None
    return normal(AllOf((row.first, row.rest)))  # type: ignore[arg-type]


def _begun_again(
    into: str, row: str, node: type[AllOf] | type[AnyOf], joint: str, words: str
) -> list[Construct]:
    """Conditions that each begin with a word of their own: `…, or if …`, `…, if …, or if …`."""
    return [
        *construct(into, None, f"{{=:{row}}}", views={WHOLE: read_as(_JOINED[node].build)}),
        *construct(
            row,
            Row,
            f"{{first:OneCondition}} [,] {joint} {words} {{rest:Rest{row}}}",
            [f"{{first:OneCondition}} , {words} {{rest:More{row}}}"],
        ),
        *construct(f"Rest{row}", None, "{=:OneCondition}", views={WHOLE: SINGLE}),
        *construct(f"Rest{row}", None, f"{{=:{row}}}", views={WHOLE: FLAT}),
        *construct(f"More{row}", None, f"{{=:{row}}}", views={WHOLE: FLAT}),
    ]


_QUESTIONS: Final = [
    *ABOUT_PLAYS,
    *OWN_DOWN,
    *HISTORY,
    *SITUATION,
    *EITHER_TIME,
    *BESIDE,
    *COMPARING,
    *TO_GOAL,
    *THIS_WAY,
    *HAVING,
    *ABOUT_PLAYERS,
    *SOME_PLAYERS,
    *WHOM_THEY_DESIGNATED,
    *DECKS,
    *EVERYONE,
    *TEAMS,
]

CONDITIONS: Final[list[Construct]] = [
    *_QUESTIONS,
    *shared(_QUESTIONS),
    *supposed(_QUESTIONS),
    # Of one player, named once
    *(
        each
        for kind, node in (("Ands", AllOf), ("Ors", AnyOf))
        for each in (
            *construct(
                "Several", None, f"{{=:Shared{kind}}}", views={WHOLE: read_as(_JOINED[node].build)}
            ),
            *construct(kind, None, f"{{=:Shared{kind}}}", views={WHOLE: read_as(FLAT.build)}),
        )
    ),
    *either("Atom", "Asked", "CalledSo"),
    *either("Joined", "Atom", "Bracketed"),
    *construct("Atom", None, "{=:Denied}", views={WHOLE: OPPOSITE}),
    *construct("Bracketed", None, "\\[ {=:Several} \\]"),
    *construct(
        "Atom",
        None,
        "it is not true that {=:Bracketed}",
        ["it is not true that {=:Asked}"],
        views={WHOLE: OPPOSITE},
    ),
    *either("OneCondition", "Atom", "Several"),
    *either("PlainCondition", "OneCondition"),
    *either("Condition", "PlainCondition"),
    *either("IfCondition", "Condition"),
    *only_read(either("IfCondition", "JoinedNow")),
    *construct("JoinedNow", None, "{=:TogetherNow}", views={WHOLE: _JOINED[AllOf]}),
    *construct("TogetherNow", Row, "{first:Atom} (and|but) {rest:NowRow}"),
    *construct("NowRow", None, "{=:AskedNow}", views={WHOLE: SINGLE}),
    *construct("NowRow", None, "{=:NotNow}", views={WHOLE: SINGLE}),
    *construct("NotNow", None, "{=:DeniedNow}", views={WHOLE: OPPOSITE}),
    # `If … and …, or if …`: each `if` begins a condition of its own
    *_begun_again("PlainCondition", "OrIfs", AnyOf, "or", "(if|when|while|(as|so) long as)"),
    *_begun_again("PlainCondition", "AndIfs", AllOf, "and", "(if|only if|when|while)"),
    *either("UnlessCondition", "OneCondition"),
    *construct("UnlessCondition", None, "{=:Circumstanced}", views={WHOLE: read_as(_also)}),
    *_begun_again("UnlessCondition", "OrUnless", AnyOf, "or", "unless"),
    *construct("Condition", None, "{=:Circumstanced}", views={WHOLE: read_as(_also)}),
    *construct(
        "Circumstanced",
        Row,
        "{rest:Atom} and {first:Circumstance}",
        ["{rest:SoThen} and {first:Circumstance}"],
    ),
    *either("Circumstanced", "InCircumstance"),
    *construct("InCircumstance", Row, "{rest:Atom} {first:Circumstance}"),
    *construct(
        "Circumstanced",
        Row,
        "{first:Atom} while {rest:OneCondition}",
        ["{first:Atom} while {rest:Short}"],
        only=Guard(
            lambda said: contents(said.first).isdisjoint(_OVER),
            "was it so then, or is it so now? Write “and”",
        ),
    ),
    *construct(
        "InCircumstance",
        Row,
        "{rest:Atom} {first:OwnOffense}",
        only=Guard(
            lambda said: contents(said.rest).isdisjoint((Called, NamedCalled)),
            "who called it, and on which side? Write “your opponent called a Run on offense”",
        ),
    ),
    *construct("Several", None, "{=:Together}", views={WHOLE: _JOINED[AllOf]}),
    *construct("Several", None, "{=:Alternately}", views={WHOLE: _JOINED[AnyOf]}),
    *construct(
        "Together",
        Row,
        "{first:Joined} and {rest:Ands}",
        [
            "both {first:Joined} and {rest:Ands}",
            "{first:Joined} , and {rest:Ands}",
            "{first:Joined} , {rest:MoreAnds}",
        ],
    ),
    # `You are behind in overtime and the ball is …`: all of it is so at once
    *construct("Together", Row, "{first:SoThen} and {rest:Ands}", printed=False),
    *construct("SoThen", None, "{=:InCircumstance}", views={WHOLE: read_as(_also)}),
    *construct(
        "Alternately",
        Row,
        "{first:Joined} or {rest:Ors}",
        [
            "either {first:Joined} or {rest:Ors}",
            "{first:Joined} , or {rest:Ors}",
            "{first:Joined} , {rest:MoreOrs}",
        ],
    ),
    *construct("Ands", None, "{=:Joined}", views={WHOLE: SINGLE}),
    *construct("Ands", None, "{=:Together}", views={WHOLE: FLAT}),
    *construct("Ands", None, "{=:SoThen}", views={WHOLE: SINGLE}, printed=False),
    *construct("MoreAnds", None, "{=:Together}", views={WHOLE: FLAT}, printed=False),
    *construct("Ors", None, "{=:Joined}", views={WHOLE: SINGLE}),
    *construct("Ors", None, "{=:Alternately}", views={WHOLE: FLAT}),
    *construct("MoreOrs", None, "{=:Alternately}", views={WHOLE: FLAT}, printed=False),
    # `You are behind or in overtime`
    *construct("Ors", None, "{=:Circumstance}", views={WHOLE: SINGLE}, printed=False),
    *construct("Ors", None, "{=:CircumstanceOr}", views={WHOLE: FLAT}, printed=False),
    *construct("CircumstanceOr", Row, "{first:Circumstance} [,] or {rest:Ors}"),
    # `Should you be behind on third down and it is overtime`
    *either("SupposedSo", "Supposed"),
    *construct("SupposedSo", None, "{=:SupposedThen}", views={WHOLE: read_as(_also)}),
    *construct(
        "SupposedThen",
        Row,
        "{rest:Supposed} {first:Circumstance}",
        ["{rest:Supposed} {first:OwnOffense}"],
    ),
    *construct("SupposedSo", None, "{=:SupposedAnd}", views={WHOLE: read_as(_JOINED[AllOf].build)}),
    *construct("SupposedAnd", Row, "{first:Supposed} and {rest:Ands}"),
    # `On third down in overtime`
    *construct(
        "BothCircumstances",
        None,
        "{=:CircumstancesInARow}",
        views={WHOLE: read_as(_both_circumstances)},
    ),
    *construct("CircumstancesInARow", Row, "{first:Circumstance} {rest:Circumstance}"),
    *construct("Leading", None, "{=:OnSideIn}", views={WHOLE: read_as(_both_circumstances)}),
    *construct("OnSideIn", Row, "{first:SideAlone} {rest:Circumstance}"),
    # `On third down or in overtime`
    *construct(
        "EitherCircumstance",
        None,
        "{=:CircumstanceRow}",
        views={WHOLE: read_as(_either_circumstance)},
    ),
    *construct(
        "CircumstanceRow",
        Row,
        "{first:Circumstance} or {rest:Circumstances}",
        ["{first:Circumstance} [,] or {rest:BegunAnew}"],
    ),
    *construct("Circumstances", None, "{=:Circumstance}", views={WHOLE: SINGLE}),
    *construct("Circumstances", None, "{=:CircumstanceRow}", views={WHOLE: FLAT}),
    *construct("BegunAnew", None, "(if|when|while) {=:OneCondition}", views={WHOLE: SINGLE}),
]
