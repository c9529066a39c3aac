"""Plays: their names, the play of this down, those somebody calls, and what a defense stops."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from snapcount.cards.language.construct import (
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
from snapcount.cards.language.lists import SINGLE, enumerated, listed
from snapcount.cards.language.meaning.normal import calls_in_order, stopped_calls
from snapcount.cards.language.template import WHOLE
from snapcount.cards.language.views import UNSAID
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

UNOWNED: Final = "unowned"
"""Whose plays those are that nobody is named for: the one named before, or each player's."""

IN_ORDER: Final = View("in order", build=calls_in_order, match=lambda calls: calls or None)
"""The order in which plays are named means nothing, and a kind of play holds its members."""


class Plays(msgspec.Struct, frozen=True):
    """`your Run plays`; without calls, all plays of theirs."""

    who: Any
    calls: tuple[Call, ...]


class NextPlays(msgspec.Struct, frozen=True):
    """`your next two plays`."""

    who: str
    duration: str


class NextCall(msgspec.Struct, frozen=True):
    """`your next Run play`, whenever that is."""

    who: str
    calls: tuple[Call, ...]


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
        one = [*(f"{name} play" for name in names), *names]
        if call not in ("run", "pass"):
            one.reverse()
            one = [*names, *(f"{name} play" for name in names)]
        made += word("CallNoun[sg]", call, *one)
        ends = [plural(name) for name in names]
        many = [*(f"{name} plays" for name in names), *ends]
        if call in RUN_CALLS:
            many.append(f"Runs {_WAYS[call]}")
        if call.endswith("pass"):
            many = [*ends, *(f"{name} plays" for name in names)]
        if call == "run":
            many = ["Runs", "Run plays", "rushes", "rushing plays"]
        if call == "pass":
            many += ["passing plays"]
        made += word("CallNoun[pl]", call, *many)
    return made


_THE_PLAY: Final = (
    "the play",
    "this play",
    "the current play",
    "that play",
    "it",
    "the (called|offensive) play",
    "the called Play card",
    "this pass [play]",
    "this catch",
)
"""The play of this down, which may be a Pass."""

PLAYS: Final[list[Construct]] = [
    *_nouns(),
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
    ),
    *enumerated("CallNouns[pl]", "CallNoun[pl]", "or", ", or", "/", "and", ", and"),
    *construct(
        "CallsOfPlays[n]",
        None,
        "{=:CallNouns[n]}",
        features={"n": ("sg", "pl")},
        views={WHOLE: IN_ORDER},
    ),
    *construct("ACall", None, "a {=:CallsOfPlays[sg]}", ["(any|another) {=:CallsOfPlays[sg]}"]),
    # The play of this down
    *phrase("ThePlay", *_THE_PLAY, "this run [play]"),
    *phrase("ThePlayOf", "{:ThePlay}", "the (pass|run) [play]"),
    *phrase("ThePlays", "the play's", "this play's", "its", "(the|this) (pass's|run's)"),
    *phrase("ThePass", "the pass", "(this|that) pass"),
    *phrase("ThePassOf", *_THE_PLAY, "the pass [play]"),
    *construct("WhosePass", None, "{=:WhosePlay}", ["{=:Whose} pass [play]"]),
    *construct(
        "WhosePlay",
        None,
        "{=:Whose} current play",
        [
            "{=:Whose} [called|new|revealed] (play|Play card)",
            "{=:Whose} [called|current|new] offensive play",
            "{=:CalledBy}",
        ],
    ),
    *construct(
        "CalledBy",
        None,
        "the (play|Play card) {=:Who} called",
        ["the (play|Play card|Play|card) {=:Who} (called|selected|revealed|chose) [this down]"],
    ),
    *construct(
        "WhosePlayOf", None, "{=:WhosePlay}", ["{=:Whose} [called|current] (pass|run) [play]"]
    ),
    *construct("OnePlay", Plays, "{who:WhosePlay}", calls=()),
    *either("OnePlay", "OneCall"),
    *construct(
        "OneCall",
        Plays,
        "{who:Whose} {calls:CallsOfPlays[sg]}",
        ["{who:Whose} (called|current) {calls:CallsOfPlays[sg]}"],
    ),
    *construct("OneCall", Plays, "the [called|current] {calls:CallsOfPlays[sg]}", who="offense"),
    *construct(
        "WhosePlays",
        None,
        "{=:Whose} play's",
        [
            "{=:Whose} (called|current) play's",
            "{=:Whose} called Play card's",
            "{=:Whose} (pass's|run's)",
        ],
    ),
    # All plays of somebody
    *construct(
        "Plays[pl]",
        Plays,
        "{who:Whose} {calls:QualifyingCalls} plays",
        [
            "[all] {who:Whose} {calls:CallsOfPlays[pl]}",
            "all of {who:Whose} {calls:CallsOfPlays[pl]}",
            "(all|all of) {who:Whose} {calls:QualifyingCalls} plays",
        ],
    ),
    *construct(
        "Plays[pl]",
        Plays,
        "{calls:CallsOfPlays[pl]} against you",
        who="opponent",
        printed=False,
    ),
    *construct("Plays[pl]", Plays, "{who:Whose} plays", ["all [of] {who:Whose} plays"], calls=()),
    *construct("Plays[sg]", Plays, "each of {who:Whose} {calls:CallsOfPlays[pl]}"),
    # Whose they are, said after them: `each Medium Pass you call`
    *construct(
        "PlayCaller",
        None,
        "{=:Who[base]} (call|run|throw)",
        [
            "{=:Who[third]} (calls|runs|throws)",
            "{=:Who} called",
            "called by {=:Who}",
            "of {=:OfTheirs}",
        ],
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
    *construct(
        "Successful[pl]",
        Plays,
        "[all] (successful|completed) {calls:CallsOfPlays[pl]} {who:PlayCaller}",
    ),
    *construct(
        "Successful[sg]",
        Plays,
        "(each|every) (successful|completed) {calls:CallsOfPlays[sg]} {who:PlayCaller}",
    ),
    *construct(
        "Successful[pl]",
        Plays,
        "{who:Whose} (successful|completed) plays",
        ["[all] (successful|completed) plays {who:PlayCaller}"],
        calls=(),
    ),
    *construct(
        "Successful[sg]",
        Plays,
        "each of {who:Whose} (successful|completed) plays",
        ["(each|every) (successful|completed) play {who:PlayCaller}"],
        calls=(),
    ),
    *construct("Plays[sg]", Plays, "each of {who:Whose} plays", calls=()),
    *construct(
        "OwnPlay",
        Plays,
        "{who:Whose} play",
        ["{who:Whose} (called|current) play", "{who:Whose} called Play card", "{who:CalledBy}"],
        calls=(),
    ),
    *construct("Anyones[pl]", Plays, "{calls:CallsOfPlays[pl]}", who=UNOWNED),
    *construct("Anyones[pl]", Plays, "all {calls:CallsOfPlays[pl]}", who=UNOWNED),
    *construct("Anyones[pl]", Plays, "[all] {calls:QualifyingCalls} plays", who=UNOWNED),
    *construct("Anyones[pl]", Plays, "all plays", ["plays"], who=UNOWNED, calls=()),
    *construct(
        "Anyones[sg]",
        Plays,
        "each {calls:CallsOfPlays[sg]}",
        ["(every|any) {calls:CallsOfPlays[sg]}"],
        who=UNOWNED,
    ),
    *construct("Anyones[sg]", Plays, "each play", ["every play"], who=UNOWNED, calls=()),
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
        ["[all of] {who:Whose} (successful|completed) {calls:CallsOfPlays[pl]}"],
    ),
    *construct("Successful[sg]", Plays, "each of {who:Whose} successful {calls:CallsOfPlays[pl]}"),
    *construct(
        "Successful[pl]",
        Plays,
        "[all] (successful|completed) {calls:CallsOfPlays[pl]}",
        who=UNOWNED,
    ),
    *construct(
        "Successful[sg]",
        Plays,
        "(each|every) (successful|completed) {calls:CallsOfPlays[sg]}",
        who=UNOWNED,
    ),
    *construct(
        "PlaysOwn",
        Plays,
        "{who:Whose} {calls:QualifyingCalls} plays'",
    ),
    *construct("PlaysOwn", Plays, "{who:Whose} plays'", calls=()),
    *construct("PlaysOwn", Plays, "{who:Whose} {calls:CallsOwn}"),
    *construct("CallsOwn", None, "{=:CallOwn}", views={WHOLE: SINGLE}),
    *word("CallOwn", "run", "Runs'"),
    *(
        each
        for call, names in CALL_WORDS.items()
        if call.endswith("pass")
        for each in word("CallOwn", call, *(f"{name}es'" for name in names))
    ),
    # Those that come, and those of a while
    *construct("NextPlays[pl]", During, "{plays:Plays[pl]} {lasts:Lasts}"),
    *construct("NextPlays[sg]", During, "{plays:OwnPlay} {lasts:Lasts}"),
    *construct("NextPlays[sg]", NextPlays, "{who:Whose} next play", duration="next play"),
    *construct("NextPlays[sg]", NextCall, "{who:Whose} next {calls:CallsOfPlays[sg]}"),
    *construct("NextPlays[pl]", NextPlays, "{who:Whose} next two plays", duration="next two plays"),
    *construct(
        "NextPlays[pl]", NextPlays, "{who:Whose} next three plays", duration="next three plays"
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
        "PlayCall", PlayCall, "{call:Call} : {yards:Int}", ["{call:Call} for {yards:Yards}"]
    ),
    *construct("PlayCall", None, "{=:CaughtCall}", views={WHOLE: CAUGHT}),
    *construct("CaughtCall", CaughtCall, "{call:Call} : {yards:Int} \\( {caught:Span} \\)"),
    *construct("CaughtCall", CaughtCall, "{call:Call} \\( {caught:Span} \\)"),
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
