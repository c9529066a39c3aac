"""Plays: their names, the play of this down, those somebody calls, and what a defense stops."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from snapcount.cards.language.kernel.construct import (
    Construct,
    Guard,
    View,
    construct,
    either,
    only_read,
    phrase,
    plural,
    word,
)
from snapcount.cards.language.kernel.lists import enumerated, listed
from snapcount.cards.language.kernel.template import WHOLE
from snapcount.cards.language.kernel.views import UNSAID
from snapcount.cards.language.meaning.normal import calls_in_order, stopped_calls
from snapcount.cards.language.nouns.this_play import THIS_PLAY
from snapcount.cards.language.nouns.this_play import Plays as Plays
from snapcount.cards.nouns import CallIncludes, Not
from snapcount.cards.tree import PlayCall
from snapcount.cards.words import PASS_CALLS, RUN_CALLS, Call

CALL_WORDS: Final[dict[Call, tuple[str, ...]]] = {
    "run left": ("Run Left", "Left Run"),
    "run middle": ("Run Middle", "Run Up the Middle", "Middle Run"),
    "run right": ("Run Right", "Right Run"),
    "short pass": ("Short Pass",),
    "medium pass": ("Medium Pass",),
    "long pass": ("Long Pass", "Deep Pass"),
    "run": ("Run",),
    "pass": ("Pass",),
}
_SHORT: Final[dict[Call, tuple[str, ...]]] = {
    "short pass": ("Short",),
    "medium pass": ("Medium",),
    "long pass": ("Long",),
}

_WAYS: Final = {
    "run left": "[to the] left",
    "run middle": "up the middle",
    "run right": "[to the] right",
}

_VERBAL: Final[dict[Call, str]] = {"run": "(rushing|running)", "pass": "passing"}

WAITED: Final = ("this possession", "this half", "this game")
"""How long the next play may be waited for."""

NOT_STOPPED: Final = Not(CallIncludes())
"""What a call on defense does not stop: known when the calls are compared (F-4)."""

UNOWNED: Final = "unowned"
"""Whose plays those are that nobody is named for: the one named before, or each player's."""

IN_ORDER: Final = View("in order", build=calls_in_order, match=lambda calls: calls or None)
"""The order in which plays are named means nothing, and a kind of play holds its members."""


class NextPlays(msgspec.Struct, frozen=True):
    """`your next two plays`."""

    who: str
    duration: str


class NextIn(msgspec.Struct, frozen=True):
    """`your next Run this possession`: the next play, and how long it is waited for."""

    play: Plays
    lasts: Any


class During(msgspec.Struct, frozen=True):
    """`your plays this possession`."""

    plays: Plays
    lasts: Any


class Span(msgspec.Struct, frozen=True):
    """`3-6`; `7` alone is from 7 to 7."""

    low: int
    high: int


class CaughtCall(msgspec.Struct, frozen=True):
    """A Pass as a Play card prints it: its yards, and its catch range in brackets."""

    call: Call
    caught: Span
    yards: int | None = None


CAUGHT: Final = View(
    "caught",
    build=lambda said: PlayCall(said.call, said.yards, said.caught.low, said.caught.high),
    match=lambda play: (
        CaughtCall(play.call, Span(play.catch_low, play.catch_high), play.yards)
        if isinstance(play, PlayCall) and play.catch_low is not None and play.catch_high is not None
        else None
    ),
)


def _grouped(calls: tuple[Call, ...]) -> tuple[tuple[Call, ...], ...] | None:
    """A defense's calls in the groups by which they are named."""
    groups: list[tuple[Call, ...]] = []
    for kind in (RUN_CALLS, PASS_CALLS):
        if all(call in calls for call in kind):
            groups.append(kind)
        else:
            groups += [(call,) for call in kind if call in calls]
    return tuple(groups) if groups and sum(map(len, groups)) == len(calls) else None


STOPPED: Final = View(
    "stopped calls",
    build=lambda groups: stopped_calls(tuple(call for group in groups for call in group)),
    match=_grouped,
)

ONE_VALUE: Final = View(
    "one value",
    build=lambda value: Span(value, value),
    match=lambda span: span.low if isinstance(span, Span) and span.low == span.high else None,
)
_ORDER: Final = Guard(lambda span: span.low <= span.high, "the lower number stands first")


def _nouns() -> list[Construct]:
    """A play by its name, in the singular and plural: `a Run play`, `Short Passes`."""
    made: list[Construct] = []
    for call, names in CALL_WORDS.items():
        made += word("Call", call, *names)
        if call in _SHORT:
            made += word("NickCall", call, *_SHORT[call])
        one = [*names, *(f"{name} play" for name in names)]
        if call in _VERBAL:
            one = [*(f"{name} play" for name in names), *names, f"{_VERBAL[call]} play"]
        made += word("CallNoun[sg]", call, *one)
        made += word("CallOwn[sg]", call, *(f"{name}'s" for name in one))
        ends = [plural(name) for name in names]
        many = [*(f"{name} plays" for name in names), *ends]
        if call in RUN_CALLS:
            many.append(f"Runs {_WAYS[call]}")
        if call.endswith("pass"):
            many = [*ends, *(f"{name} plays" for name in names)]
        if call == "run":
            many = ["Runs", "Run plays", "rushes"]
        if call in _VERBAL:
            many.append(f"{_VERBAL[call]} plays")
        made += word("CallNoun[pl]", call, *many)
        if call not in RUN_CALLS:
            made += word("CallOwn[pl]", call, *(f"{plural(name)}'" for name in names))
    return made


_PASSES_ALONE: Final = Guard(
    lambda plays: all(call.endswith("pass") for call in plays.calls), "only a Pass is completed"
)

PLAYS: Final[list[Construct]] = [
    *_nouns(),
    *THIS_PLAY,
    # Several names
    *listed("CallList", "CallOrNick", "or", "/", ", or", ",", "and", ", and"),
    *construct("CallOrNick", None, "{=:Call}"),
    *construct("CallOrNick", None, "{=:NickCall}", views={WHOLE: UNSAID}),
    *construct("Calls", None, "{=:CallList}", views={WHOLE: IN_ORDER}),
    *listed("QualifyingList", "HeadCall", "/", "or", ",", "and"),
    *construct("HeadCall", None, "{=:CallOrNick}"),
    *only_read(
        each
        for call, name in (("run left", "Left"), ("run middle", "Middle"), ("run right", "Right"))
        for each in word("HeadCall", call, name)
    ),
    *construct("QualifyingCalls", None, "{=:QualifyingList}", views={WHOLE: IN_ORDER}),
    *enumerated(
        "CallNouns[sg]",
        "CallNoun[sg]",
        *("or", ", or", "/", "or a", ", or a"),
        comma=(",", ", a"),
        first="FirstCall[sg]",
    ),
    *enumerated(
        "CallNouns[pl]",
        "CallNoun[pl]",
        *("or", ", or", "/", "and", ", and"),
        first="FirstCall[pl]",
    ),
    # `Short or Medium Passes`: what they all are is said once, at the end
    *(
        each
        for number in ("sg", "pl")
        for each in (
            *either(f"FirstCall[{number}]", f"CallNoun[{number}]"),
            *construct(f"FirstCall[{number}]", None, "{=:NickCall}", views={WHOLE: UNSAID}),
        )
    ),
    *construct(
        "CallsOfPlays[n]",
        None,
        "{=:CallNouns[n]}",
        features={"n": ("sg", "pl")},
        views={WHOLE: IN_ORDER},
    ),
    *construct("ACall", None, "a {=:CallsOfPlays[sg]}", ["(any|another) {=:CallsOfPlays[sg]}"]),
    # All plays of somebody
    *construct(
        "Plays[pl]",
        Plays,
        "{who:Whose} {calls:QualifyingCalls} plays",
        [
            "[all|all of] {who:Whose} [called] {calls:CallsOfPlays[pl]}",
            "[all|all of] {who:Whose} [called] {calls:QualifyingCalls} plays",
        ],
    ),
    *construct(
        "Plays[pl]",
        Plays,
        "{calls:CallsOfPlays[pl]} against you",
        who="opponent",
        printed=False,
    ),
    *construct(
        "Plays[pl]",
        Plays,
        "{who:Whose} plays",
        ["[all|all of] {who:Whose} [called|offensive] plays"],
        calls=(),
    ),
    *construct(
        "Plays[sg]",
        Plays,
        "each of {who:Whose} {calls:CallsOfPlays[pl]}",
        ["(each|every one|any) of {who:Whose} [called] {calls:CallsOfPlays[pl]}"],
    ),
    # Whose they are, said after them: `each Medium Pass you call`
    *construct(
        "PlayCaller",
        None,
        "{=:Who[base]} call",
        [
            "[that] {=:Who[base]} (call|run|throw|attempt)",
            "[that] {=:Who[third]} (calls|runs|throws|attempts)",
            "{=:HasCalled}",
            "run by {=:Who}",
            "of {=:OfTheirs}",
        ],
    ),
    *only_read(
        word(
            "PlayCaller",
            "each player",
            "[that] (either|any|each) player (calls|called)",
            "called by (either|any|each) player",
            "[,] (whoever|no matter who|whichever player) (calls|runs|throws|called) (it|them) [,]",
        )
    ),
    *construct(
        "TheyCall[pl]",
        Plays,
        "[all] {calls:CallsOfPlays[pl]} {who:PlayCaller}",
    ),
    *construct("TheyCall[pl]", Plays, "[all] plays {who:PlayCaller}", calls=()),
    *construct("TheyCall[sg]", Plays, "(each|every|any) {calls:CallsOfPlays[sg]} {who:PlayCaller}"),
    *construct("TheyCall[sg]", Plays, "(each|every|any) play {who:PlayCaller}", calls=()),
    *(
        each
        for number in ("sg", "pl")
        for each in construct(
            f"Plays[{number}]", None, f"{{=:TheyCall[{number}]}}", views={WHOLE: UNSAID}
        )
    ),
    *phrase("Succeeding", "successful", "completed", "complete"),
    # A Pass that somebody completes
    *construct(
        "WhoCompletes",
        None,
        "{=:Who[base]} complete",
        ["[that] {=:Who[base]} complete", "[that] {=:Who[third]} completes"],
    ),
    *construct(
        "Successful[pl]",
        Plays,
        "[all] {calls:CallsOfPlays[pl]} {who:WhoCompletes}",
        printed=False,
        only=_PASSES_ALONE,
    ),
    *construct(
        "Successful[sg]",
        Plays,
        "(each|every|any) {calls:CallsOfPlays[sg]} {who:WhoCompletes}",
        printed=False,
        only=_PASSES_ALONE,
    ),
    # A play that succeeds is one that isn't stopped
    *construct(
        "WhoIsNotStopped",
        None,
        "[that] {=:Who[base]} (complete|run|call) without (being|getting) stopped",
    ),
    *(
        each
        for number, those in (("pl", "[all]"), ("sg", "(each|every|any)"))
        for each in construct(
            f"Successful[{number}]",
            Plays,
            f"{those} {{calls:CallsOfPlays[{number}]}} {{who:WhoIsNotStopped}}",
            printed=False,
        )
    ),
    *construct(
        "Successful[pl]",
        Plays,
        "[all] {:Succeeding} {calls:CallsOfPlays[pl]} {who:PlayCaller}",
        ["[all] {:Succeeding} {calls:QualifyingCalls} plays {who:PlayCaller}"],
    ),
    *construct(
        "Successful[sg]",
        Plays,
        "(each|every) {:Succeeding} {calls:CallsOfPlays[sg]} {who:PlayCaller}",
    ),
    *construct(
        "Successful[pl]",
        Plays,
        "{who:Whose} {:Succeeding} plays",
        ["[all] {:Succeeding} plays {who:PlayCaller}"],
        calls=(),
    ),
    *construct(
        "Successful[sg]",
        Plays,
        "each of {who:Whose} {:Succeeding} plays",
        ["(each|every) {:Succeeding} play {who:PlayCaller}"],
        calls=(),
    ),
    *construct("Plays[sg]", Plays, "each of {who:Whose} plays", calls=()),
    *construct(
        "Anyones[pl]",
        Plays,
        "{calls:CallsOfPlays[pl]}",
        [
            "[all] [called] {calls:CallsOfPlays[pl]}",
            "[all] {calls:QualifyingCalls} plays",
            "either player's {calls:CallsOfPlays[pl]}",
        ],
        who=UNOWNED,
    ),
    *construct(
        "Anyones[pl]", Plays, "all plays", ["[all] [offensive] plays"], who=UNOWNED, calls=()
    ),
    *construct(
        "Anyones[sg]",
        Plays,
        "each {calls:CallsOfPlays[sg]}",
        ["(each|every|any) [called] {calls:CallsOfPlays[sg]}"],
        who=UNOWNED,
    ),
    # `the Play Strength of a Run`: of every Run, where what is said of it stands
    *construct("AnyOne[sg]", Plays, "a {calls:CallsOfPlays[sg]}", who=UNOWNED, printed=False),
    *construct(
        "Anyones[sg]",
        Plays,
        "each play",
        ["(each|every) [offensive] play"],
        who=UNOWNED,
        calls=(),
    ),
    *(
        each
        for number in ("sg", "pl")
        for each in construct(
            f"Plays[{number}]", None, f"{{=:Anyones[{number}]}}", views={WHOLE: UNSAID}
        )
    ),
    *construct(
        "Successful[pl]",
        Plays,
        "{who:Whose} successful {calls:CallsOfPlays[pl]}",
        [
            "[all of] {who:Whose} {:Succeeding} {calls:CallsOfPlays[pl]}",
            "[all of] {who:Whose} {:Succeeding} {calls:QualifyingCalls} plays",
        ],
    ),
    *construct("Successful[sg]", Plays, "each of {who:Whose} successful {calls:CallsOfPlays[pl]}"),
    *construct(
        "Successful[pl]",
        Plays,
        "[all] {:Succeeding} {calls:CallsOfPlays[pl]}",
        ["[all] {:Succeeding} {calls:QualifyingCalls} plays"],
        who=UNOWNED,
    ),
    *construct(
        "Successful[sg]",
        Plays,
        "(each|every) {:Succeeding} {calls:CallsOfPlays[sg]}",
        ["(a|any) {:Succeeding} {calls:CallsOfPlays[sg]}"],
        who=UNOWNED,
    ),
    *construct(
        "PlaysOwn",
        Plays,
        "{who:Whose} {calls:QualifyingCalls} plays'",
    ),
    *construct("PlaysOwn", Plays, "{who:Whose} plays'", calls=()),
    *construct("PlaysOwn", Plays, "{who:Whose} {calls:CallsOwn[pl]}"),
    *construct(
        "PlaysOwn",
        Plays,
        "{calls:CallsOwn[pl]}",
        ["(each|every|any) {calls:CallsOwn[sg]}", "all {calls:CallsOwn[pl]}"],
        who=UNOWNED,
    ),
    *construct(
        "PlaysOwn",
        Plays,
        "all plays'",
        ["(each|every|any) [offensive] play's"],
        who=UNOWNED,
        calls=(),
    ),
    *(
        each
        for number, last in (("sg", "or"), ("pl", "and"))
        for each in (
            *enumerated(
                f"CallsOwnList[{number}]",
                f"CallOwn[{number}]",
                *(last, f", {last}", "/"),
                first=f"FirstCall[{number}]",
            ),
            *construct(
                f"CallsOwn[{number}]",
                None,
                f"{{=:CallsOwnList[{number}]}}",
                views={WHOLE: IN_ORDER},
            ),
        )
    ),
    # Those that come, and those of a while
    *construct("NextPlays[pl]", During, "{plays:Plays[pl]} {lasts:Lasts}"),
    *construct(
        "NextPlays[sg]",
        NextPlays,
        "{who:WhoseNext}",
        duration="next play",
    ),
    *either("NextPlays[sg]", "NextCall", "NextIn"),
    *construct(
        "NextIn",
        NextIn,
        "{play:NextKind} {lasts:Lasts}",
        ["{play:NextWhole} {lasts:Lasts}"],
        only=Guard(
            lambda said: said.lasts.duration in WAITED,
            "how long is that play waited for? Write “this possession” or “this half”",
        ),
    ),
    *construct("NextWhole", Plays, "{who:WhoseNext}", calls=()),
    *construct(
        "WhoseNext",
        None,
        "{=:Whose} next play",
        ["{=:Whose} next (called|offensive) play", "the next play {=:PlayCaller}"],
    ),
    *construct(
        "NextCall",
        Plays,
        "{who:Whose} next {calls:CallsOfPlays[sg]}",
        [
            "{who:Whose} next called {calls:CallsOfPlays[sg]}",
            "the next {calls:CallsOfPlays[sg]} {who:PlayCaller}",
        ],
    ),
    *construct(
        "NextPlays[pl]",
        NextPlays,
        "{who:Whose} next (two|2) plays [each]",
        duration="next two plays",
    ),
    *construct(
        "NextPlays[pl]",
        NextPlays,
        "{who:Whose} next (three|3) plays [each]",
        duration="next three plays",
    ),
    # What a defense stops
    *word(
        "DefendedGroup", RUN_CALLS, "All Runs", "[all] (Runs|Run plays)", "any Run [play]", "Run"
    ),
    *word(
        "DefendedGroup",
        PASS_CALLS,
        "All Passes",
        "[all] (Passes|Pass plays)",
        "any Pass [play]",
        "Pass",
    ),
    *(
        each
        for call in (*RUN_CALLS, *PASS_CALLS)
        for each in word(
            "DefendedGroup",
            (call,),
            *CALL_WORDS[call],
            *(f"{name} (play|plays)" for name in CALL_WORDS[call]),
            *(f"[all] {name}es" for name in CALL_WORDS[call] if name.endswith("Pass")),
        )
    ),
    *listed("DefendedGroups", "DefendedGroup", "/", "and", ",", ", and", "or", ", or"),
    *construct("Defended", None, "{=:DefendedGroups}", views={WHOLE: STOPPED}),
    # A whole play
    *construct("PlayCall", PlayCall, "{call:Call}", ["{call:CallNoun[sg]}"]),
    *construct(
        "PlayCall",
        PlayCall,
        "{call:Call} : {yards:Int}",
        [
            "{call:Call} for {yards:Yards}",
            "{yards:Int} yard {call:CallNoun[sg]}",
            "{call:CallNoun[sg]} with {yards:BaseYardsOf}",
        ],
    ),
    *construct("BaseYardsOf", None, "{=:Int} base yards", ["base yards (of|equal to) {=:Int}"]),
    *construct("PlayCall", None, "{=:CaughtCall}", views={WHOLE: CAUGHT}),
    *construct(
        "CaughtCall",
        CaughtCall,
        "{call:Call} : {yards:Int} \\( {caught:Span} \\)",
        [
            "{yards:Int} yard {call:CallNoun[sg]} with {caught:RangeOf}",
            "{call:CallNoun[sg]} for {yards:Yards} with {caught:RangeOf}",
            "{call:CallNoun[sg]} with {yards:BaseYardsOf} and {caught:RangeOf}",
            "{call:CallNoun[sg]} with {caught:RangeOf} and {yards:BaseYardsOf}",
        ],
    ),
    *construct(
        "CaughtCall",
        CaughtCall,
        "{call:Call} \\( {caught:Span} \\)",
        ["{call:CallNoun[sg]} with {caught:RangeOf}"],
    ),
    *construct("RangeOf", None, "a catch range of {=:Span}"),
    # Ranges
    *construct(
        "Span",
        Span,
        "{low:Digit} - {high:Digit}",
        ["{low:Digit} (to|through) {high:Digit}", "\\( {low:Digit} - {high:Digit} \\)"],
        only=_ORDER,
    ),
    *construct("Span", None, "{=:Digit}", views={WHOLE: ONE_VALUE}),
]
