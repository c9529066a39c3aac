"""The play before this one: what it was, what it came to, and whether it is called again."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from snapcount.cards.language.conditions.asking import asks, seen
from snapcount.cards.language.conditions.plays import GAINED, LOST, NO_GAIN
from snapcount.cards.language.kernel.construct import (
    WHOLE,
    Construct,
    Guard,
    construct,
    either,
    only_read,
    phrase,
    read_as,
    word,
)
from snapcount.cards.language.kernel.lists import FLAT, SINGLE, enumerated
from snapcount.cards.language.nouns.bounds import Bound, spread
from snapcount.cards.language.sentences.verbs import OTHERS
from snapcount.cards.nouns import (
    AllOf,
    Called,
    CalledAgain,
    CalledBefore,
    Compare,
    CountCalls,
    LastPlay,
    Not,
    OnSide,
)


class LastAsked(msgspec.Struct, frozen=True):
    who: str | None = None
    result: str | None = None
    calls: tuple[str, ...] = ()
    bound: Bound | None = None


class SameAsked(msgspec.Struct, frozen=True):
    """`your play is the same one you called last down`: nobody calls another's play again."""

    who: Any
    caller: Any


class LastOfStretch(msgspec.Struct, frozen=True):
    """`your last play this possession`: none, if this is their first one in it."""

    who: Any
    since: Any


class DriveAsked(msgspec.Struct, frozen=True):
    play: LastOfStretch
    result: Any = None
    calls: tuple[Any, ...] = ()
    bound: Bound | None = None


def _down_before(said: LastAsked) -> Any:
    """Of the down before; whose play that was is asked too, unless it is the offense's of then."""
    low, high = (None, None) if said.bound is None else (said.bound.low, said.bound.high)
    if said.who in ("offense", None):
        return LastPlay(None, said.result, said.calls, low, high)  # type: ignore[arg-type]
    if said.who not in ("you", "opponent"):
        return None
    ran = CalledBefore(said.who, said.calls or ("run", "pass"))  # type: ignore[arg-type]
    came = LastPlay(None, said.result, (), low, high)  # type: ignore[arg-type]
    return ran if came == LastPlay() else AllOf((ran, came))


def _earlier(said: CountCalls) -> Any:
    """More of them than this down has: this play is not earlier than itself."""
    if said.since == "down":
        return None
    return Not(Compare(said, "at most", msgspec.structs.replace(said, since="down")))


def _in_stretch(said: DriveAsked) -> Any:
    bound = said.bound or Bound(None, None)
    last = LastPlay(said.play.who, said.result, said.calls, bound.low, bound.high)
    earlier = _earlier(CountCalls(said.play.who, (), said.play.since))
    return None if earlier is None else AllOf((last, earlier))


class LastSaid(msgspec.Struct, frozen=True):
    """What their last play was or did; `again`: what this one is."""

    result: Any = None
    calls: tuple[Any, ...] = ()
    bound: Bound | None = None
    again: bool = False


class SeveralOfLast(msgspec.Struct, frozen=True):
    """`your last play was successful and gained 10 yards`."""

    play: Any
    said: tuple[LastSaid, ...]


def _of_last(said: SeveralOfLast) -> Any:
    """All of it is asked of the one play; None if nobody is known to have run that one."""
    play = said.play
    since = play.since if isinstance(play, LastOfStretch) else None
    who = play.who if isinstance(play, LastOfStretch) else play
    if since != "possession" and any(each.again for each in said.said):
        return None  # the down before this one was theirs in a possession alone
    asked: list[Any] = []
    for each in said.said:
        bound = each.bound or Bound(None, None)
        last = LastPlay(who, each.result, each.calls, bound.low, bound.high)
        if each.again and who not in ("you", "opponent", "offense"):
            return None
        asked.append(CalledAgain(who) if each.again else last)
    if since is not None:
        earlier = _earlier(CountCalls(who, (), since))
        if earlier is None:
            return None
        asked.append(earlier)
    return asked[0] if len(asked) == 1 else AllOf(tuple(asked))


def _in_a_row(said: CalledBefore) -> AllOf:
    return AllOf((Called(said.who, said.calls), said))


class NthPlay(msgspec.Struct, frozen=True):
    """`This is your third Run this possession`."""

    who: Any
    nth: int
    calls: tuple[Any, ...]
    since: str


def _nth_play(said: NthPlay) -> Any:
    """It is one of those, and so many of them were run with it."""
    if said.who not in ("you", "opponent", "offense") or said.since == "down":
        return None
    counted: Any = CountCalls(said.who, said.calls, said.since)  # type: ignore[arg-type]
    so_many = Compare(counted, "exactly", said.nth)
    if not said.calls:
        return AllOf((OnSide(said.who, "offense"), so_many)) if said.who != "offense" else so_many
    return AllOf((Called(said.who, said.calls), so_many))


_ONE_BEFORE: Final = Guard(
    lambda said: False,
    "no more than the play before this one is remembered;"
    " write “if your last play this possession was a …”",
)

_SEVERAL_THIS: Final = [
    f"this is {whose} {said}"
    for whose in ("{who:Whose}", "the")
    for result in ("", "{result:ResultIs} ")
    for said in (
        f"{{:Nth}} {result}{{calls:CallsOfPlays[sg]}} {{:OneAfterAnother}}",
        f"{{:Nth}} {{:Straight}} {result}{{calls:CallsOfPlays[sg]}} [{{:PlaysOfDrive}}]",
    )
]

LAST_DOWN: Final[list[Construct]] = [
    *asks(CalledBefore, "{who:Who[p]} ~called {calls:ACallNoun} {:OnLastDown}"),
    *asks(CalledBefore, "{who:Who[p]} ~ran the ball {:OnLastDown}", printed=False, calls=("run",)),
    *phrase(
        "OnDownBefore",
        "on the last down",
        "on the (previous|last) (down|play)",
        "on the (down|play) before [this (one|down|play)]",
        "last (down|play)",
        "(the previous (down|play)|the (down|play) before)",
    ),
    *phrase("OnTheirLast", "on (your|their|its) (previous|last) (down|play)"),
    *phrase("OnLastDown", "{:OnDownBefore}", "{:OnTheirLast}"),
    *asks(
        CalledAgain,
        "{who:Who[p]} ~called the same play as on the last down",
        "{who:Who[p]} ~called the same play [as] {:OnLastDown}",
        "{who:Who[p]} ~called the same play (again|{:InARow})",
    ),
    *asks(
        SameAsked,
        "{who:Whose} [called] play ~is the same [play] [as] {caller:Who} {:CalledIt} {:OnLastDown}",
        "{who:Whose} [called] play ~is the same [play] as {caller:Whose} (last|previous) [play]",
        "{who:Whose} [called] play ~is the play {caller:Who} {:CalledIt} {:OnLastDown}",
        category="Same",
    ),
    *phrase("CalledIt", "called", "ran"),
    *seen(
        "Same",
        read_as(lambda said: CalledAgain(said.who) if said.who == said.caller else None),
    ),
    *asks(
        CalledAgain,
        "{who:Whose} [called] play ~is the same [play] as {:OnLastDown}",
        printed=False,
    ),
    *phrase(
        "InARow",
        "twice in a row",
        "(on|for) two [straight] (downs in a row|downs running|consecutive downs)",
        "two (downs|plays|times) (in a row|running)",
        "on (consecutive|back-to-back) downs",
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
    # No more than the play before is remembered
    *only_read(
        [
            each
            for said in (
                "{who:TheirSeveral} (were|are) [all|both] {calls:CallsOfPlays[pl]}",
                "{who:TheirSeveral} (were|are) {calls:ACallNoun} {:AndAnother} [{:InOrder}]",
                "{who:TheirSeveral} (were|are) [all|both] {result:ResultIs}",
                "{who:TheirSeveral} [all|both] (gained|lost) {bound:YardBound} [each]",
                *_SEVERAL_THIS,
            )
            for each in construct("Asked", LastAsked, said, only=_ONE_BEFORE)
        ]
    ),
    *construct(
        "TheirSeveral",
        None,
        "{=:Whose} (last|previous) {:Two} plays [{:PlaysOfDrive}]",
    ),
    *word("TheirSeveral", None, "the (last|previous) {:Two} plays [{:PlaysOfDrive}]"),
    *phrase(
        "AndAnother",
        "and a Run",
        "{:AndThen} a [Short|Medium|Long] (Run|Pass) [Left|Middle|Right] [play]",
    ),
    *phrase("InOrder", "in any order", "[,] in (any|either|that) order"),
    *phrase("Two", "two", "(2|two|3|three|4|four|couple of|few)"),
    *phrase("Nth", "second", "(second|2nd|third|3rd|fourth|4th)"),
    *phrase("Straight", "straight", "(straight|consecutive)"),
    *phrase(
        "PlaysOfDrive", "this possession", "(this|of the|in the|of this) (possession|drive|half)"
    ),
    *phrase("OneAfterAnother", "in a row", "(in a row|running) [{:PlaysOfDrive}]"),
    # The play before
    *asks(LastAsked, "{who:LastPlay} ~was {result:ResultIs}", category="Last"),
    *asks(LastAsked, "{who:LastPlay} ~was {calls:ACallNoun}", category="Last"),
    *asks(
        LastAsked,
        "{who:LastPlay} ~was a {result:ResultIs} {calls:CallsOfPlays[sg]}",
        "the result of {who:LastPlay} ~was a {result:ResultIs} {calls:CallsOfPlays[sg]}",
        category="Last",
    ),
    *asks(
        LastAsked,
        "{who:LastPlay} ~was a {result:ResultIs} {calls:CallsOfPlays[sg]} {:ForYards}"
        " {bound:YardBound}",
        category="Last",
    ),
    *asks(
        LastAsked,
        "{who:LastPlay} ~was {calls:ACallNoun} {:ForYards} {bound:YardBound}",
        category="Last",
    ),
    *asks(
        LastAsked, "{who:LastPlay} ~was {result:ResultIs} for {bound:YardBound}", category="Last"
    ),
    *phrase("ForYards", "for", "(that|which) (gained|went for)"),
    *asks(LastAsked, "{who:LastPlay} ~was a play", category="Last"),
    *asks(
        LastAsked,
        "{who:LastPlay} ~gained {bound:YardBound}",
        "{who:LastPlay} ~was a play {:ForYards} {bound:YardBound}",
        views={"bound": GAINED},
        category="Last",
    ),
    *asks(
        LastAsked,
        "{who:LastPlay} {:LostOrNone}",
        "{who:Who[p]} {:LostOrNone} {:OnTheirLast}",
        category="Last",
        bound=NO_GAIN,
        printed=False,
    ),
    *asks(
        LastAsked,
        "{who:Who[p]} {:LostOrNone} {:OnDownBefore}",
        category="DownBefore",
        bound=NO_GAIN,
        printed=False,
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
        "{who:Who[p]} ~gained {bound:YardBound} {:OnTheirLast}",
        views={"bound": read_as(lambda bound: bound)},
        category="Last",
    ),
    *asks(
        LastAsked,
        "{who:Who[p]} ~lost {bound:YardBound} {:OnTheirLast}",
        "{who:Who[p]} ~lost {bound:SomeYards} {:OnTheirLast}",
        views={"bound": read_as(LOST.build)},
        category="Last",
    ),
    *asks(
        LastAsked,
        "{who:Who[p]} ~gained {bound:YardBound} {:OnDownBefore}",
        views={"bound": read_as(GAINED.build)},
        category="DownBefore",
    ),
    *asks(
        LastAsked,
        "{who:Who[p]} ~lost {bound:YardBound} {:OnDownBefore}",
        "{who:Who[p]} ~lost {bound:SomeYards} {:OnDownBefore}",
        views={"bound": read_as(LOST.build)},
        category="DownBefore",
    ),
    *seen("Last", spread(LastPlay, LastAsked)),
    *word(
        "LastPlay",
        None,
        "the last play",
        "the previous play",
        "the play before [this one]",
        "the play (on the (last|previous) down|on the down before)",
        "the play last down",
    ),
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
    *only_read(construct("TheirLast", None, "the (last|previous) play (of|by) {=:Who}")),
    *(
        each
        for who in ("opponent", "offense", "defense")
        for each in only_read(word("TheirLast", who, f"their@{who} (last|previous) play"))
    ),
    # Whoever stopped it was on defense
    *asks(
        CalledBefore,
        "{who:Who[p]} ~stopped the (last|previous) play",
        "{who:Who[p]} ~stopped the offense {:OnLastDown}",
        views={"who": OTHERS},
        category="StoppedLast",
        calls=("run", "pass"),
    ),
    *seen("StoppedLast", read_as(lambda theirs: AllOf((theirs, LastPlay(result="stopped"))))),
    # The down before, whoever ran its play
    *asks(
        LastAsked,
        "{who:PlayOfWhom} ~was {result:ResultIs} {:OnLastDown}",
        "{who:PlayOfWhom} {:OnLastDown} ~was {result:ResultIs}",
        category="DownBefore",
    ),
    *asks(
        LastAsked,
        "{who:Whose} {calls:CallsOfPlays[sg]} ~was {result:ResultIs} {:OnLastDown}",
        "{who:Whose} {calls:CallsOfPlays[sg]} {:OnLastDown} ~was {result:ResultIs}",
        category="DownBefore",
    ),
    *asks(
        LastAsked,
        "{who:Who[p]} ~was stopped {:OnLastDown}",
        category="DownBefore",
        result="stopped",
    ),
    *asks(
        LastAsked,
        "{who:PlayOfWhom} {:OnLastDown} ~was {calls:ACallNoun}",
        category="DownBefore",
    ),
    *asks(
        LastAsked,
        "{who:Stopped} ~stopped you {:OnLastDown}",
        category="DownBefore",
        result="stopped",
    ),
    *word("Stopped", "you", "your opponent"),
    *construct("PlayOfWhom", None, "{=:Whose} [called] play"),
    *seen("DownBefore", read_as(_down_before)),
    # Their last play, if it was one of this possession
    *construct("LastThisDrive", LastOfStretch, "{who:TheirLast} {since:SoFar}"),
    *construct(
        "LastThisDrive",
        LastOfStretch,
        "{who:TheirLast} (of|in) (this|the) (possession|drive)",
        printed=False,
        since="possession",
    ),
    *asks(DriveAsked, "{play:LastThisDrive} ~was {result:ResultIs}", category="Drive"),
    *asks(DriveAsked, "{play:LastThisDrive} ~was {calls:ACallNoun}", category="Drive"),
    *asks(
        DriveAsked,
        "{play:LastThisDrive} ~was a {result:ResultIs} {calls:CallsOfPlays[sg]}",
        category="Drive",
    ),
    *asks(
        DriveAsked,
        "{play:LastThisDrive} ~gained {bound:YardBound}",
        views={"bound": GAINED},
        category="Drive",
    ),
    *seen("Drive", read_as(_in_stretch)),
    # The down after it, which is one of the same possession
    *construct("Circumstance", None, "on {=:DownAfter}", views={WHOLE: read_as(_in_stretch)}),
    *construct("Asked", None, "(it|this) is {=:DownAfter}", views={WHOLE: read_as(_in_stretch)}),
    *phrase("TheDownAfter", "the (down|play) [(right|directly|immediately)] after"),
    *construct(
        "DownAfter",
        DriveAsked,
        "{:TheDownAfter} {play:SuchPlayBefore} {calls:CallsOfPlays[sg]}",
        printed=False,
    ),
    *construct(
        "DownAfter",
        DriveAsked,
        "{:TheDownAfter} {play:SuchPlayBefore} {result:ResultIs} ({calls:CallsOfPlays[sg]}|play)",
        printed=False,
    ),
    *construct(
        "DownAfter",
        DriveAsked,
        "{:TheDownAfter} {play:SuchPlayBefore} [{result:ResultIs}]"
        " ({calls:CallsOfPlays[sg]}|play) {:ForYards} {bound:YardBound}",
        views={"bound": read_as(GAINED.build)},
        printed=False,
    ),
    *word("SuchPlayBefore", LastOfStretch("offense", "possession"), "a", "an"),
    *construct(
        "SuchPlayBefore",
        None,
        "{=:Whose}",
        views={WHOLE: read_as(lambda who: LastOfStretch(who, "possession"))},
    ),
    # Several things said of it; and that this one is the same
    *construct("Asked", None, "{=:LastAndLast}", views={WHOLE: read_as(_of_last)}),
    *construct(
        "LastAndLast",
        SeveralOfLast,
        "{play:LastThisDrive} {said:SaidsOfLast}",
        ["{play:LastPlay} {said:SaidsOfLast}", "{play:LastThisDrive} {said:SameOfLast}"],
    ),
    *construct("SaidsOfLast", None, "{=:RowSaidOfLast}", views={WHOLE: FLAT}),
    *construct("SameOfLast", None, "{=:SameAsNow}", views={WHOLE: SINGLE}),
    *enumerated("SaidOfLast", "LastSaid", "and", ", and", "but"),
    *either("LastSaid", "SameAsNow"),
    *construct("LastSaid", LastSaid, "was {result:ResultIs}"),
    *construct("LastSaid", LastSaid, "was {calls:ACallNoun}"),
    *construct("LastSaid", LastSaid, "was a {result:ResultIs} {calls:CallsOfPlays[sg]}"),
    *construct(
        "LastSaid", LastSaid, "gained {bound:YardBound}", views={"bound": read_as(GAINED.build)}
    ),
    *construct(
        "LastSaid", LastSaid, "lost {bound:YardBound}", views={"bound": read_as(LOST.build)}
    ),
    *construct(
        "SameAsNow",
        LastSaid,
        "was the same [offensive] (play|call) [as (your|this|the) [current|called] (play|one)]",
        again=True,
    ),
    # The call of this down and that of the one before
    *construct("Asked", None, "{=:TwiceInARow}", views={WHOLE: read_as(_in_a_row)}),
    *construct(
        "TwiceInARow",
        CalledBefore,
        "{who:Who} [has|have] (called|run) {calls:ACallNoun} {:InARow}",
        [
            "{who:Who} [has|have] (called|run) two [straight] {calls:CallsOfPlays[pl]} in a row",
            "{who:Who} [has|have] (called|run) two consecutive {calls:CallsOfPlays[pl]}",
        ],
    ),
    # Which one it is of a stretch
    *construct("Asked", None, "{=:NthPlay}", views={WHOLE: read_as(_nth_play)}),
    *(
        each
        for plays, fixed in (("{calls:CallsOfPlays[sg]}", {}), ("play", {"calls": ()}))
        for each in (
            *construct(
                "NthPlay",
                NthPlay,
                f"{{:ThisNthOne}} (is|was) {{who:Whose}} {{nth:NthOne}} {plays}"
                " {since:InStretch}",
                [
                    (
                        f"{{:ThisNthOne}} (is|was) the {{nth:NthOne}} {plays} [that] {{who:Who}}"
                        " (called|have called|has called|ran|have run|has run) {since:InStretch}"
                    )
                ],
                printed=False,
                **fixed,  # type: ignore[arg-type]
            ),
            *construct(
                "NthPlay",
                NthPlay,
                f"{{:ThisNthOne}} (is|was) the {{nth:NthOne}} {plays} {{since:InStretch}}",
                printed=False,
                who="offense",
                **fixed,  # type: ignore[arg-type]
            ),
        )
    ),
    *(
        each
        for nth, name in enumerate(("first", "second", "third", "fourth", "fifth", "sixth"), 1)
        for each in word("NthOne", nth, name)
    ),
    *phrase("ThisNthOne", "this", "it", "(this|the) (play|run|pass)", "{:YourNthPlay}"),
    *phrase("YourNthPlay", "your [called|current] (play|run|pass)"),
    *either("InStretch", "SoFar"),
    *(
        each
        for stretch, said in (
            ("possession", "(possession|drive)"),
            ("half", "half"),
            ("game", "game"),
        )
        for each in word("InStretch", stretch, f"of (the|this) {said}")
    ),
    # An earlier play than this one
    *construct("Asked", None, "{=:CalledEarlier}", views={WHOLE: read_as(_earlier)}),
    *construct("Denied", None, "{=:NotCalledEarlier}", views={WHOLE: read_as(_earlier)}),
    *construct(
        "CalledEarlier",
        CountCalls,
        "{who:Who} [has|have] [already] (called|run) {calls:ACallNoun} {since:EarlierIn}",
    ),
    *construct(
        "NotCalledEarlier",
        CountCalls,
        "{who:Who} (did not call|did not run|has not called|have not called) {calls:ACallNoun}"
        " {since:EarlierIn}",
    ),
]
