"""The situation: the down, where the ball lies, the score, the clock, who is on offense."""

from __future__ import annotations

from typing import Any, Final, cast

import msgspec

from snapcount.cards.language.conditions.asking import asks, seen
from snapcount.cards.language.kernel.construct import (
    WHOLE,
    Construct,
    Guard,
    View,
    construct,
    either,
    only_read,
    phrase,
    read_as,
    word,
)
from snapcount.cards.language.kernel.doers import DOER
from snapcount.cards.language.kernel.lists import listed
from snapcount.cards.language.kernel.views import UNSAID
from snapcount.cards.language.nouns.bounds import Bound, bounded, spread
from snapcount.cards.language.sentences.verbs import OTHER
from snapcount.cards.nouns import (
    AllOf,
    AnyOf,
    AtPoint,
    BallBegan,
    BallWithin,
    DownIs,
    Leading,
    Not,
    OnSide,
    PeriodIs,
    Synergized,
    SynergyActive,
    TimeLeft,
)


class Ahead(msgspec.Struct, frozen=True):
    """`who` is ahead of the other player by so many points; `behind`: the other way round."""

    who: str
    bound: Bound
    behind: bool = False


class TimeAsked(msgspec.Struct, frozen=True):
    bound: Bound


class GameTimeAsked(msgspec.Struct, frozen=True):
    """How much time is left in the game, not in a half that another one follows."""

    bound: Bound


def _in_the_game(said: GameTimeAsked) -> AllOf | AnyOf | None:
    """In the first half there are all those of the second besides (H-1)."""
    low, high = said.bound.low, said.bound.high
    left = TimeLeft(at_least=low, at_most=high)
    if max(low or 0, high or 0) >= _OF_A_HALF:
        return None
    first = PeriodIs("first half")
    return AnyOf((first, left)) if high is None else AllOf((Not(first), left))


_OF_A_HALF: Final = 15
"""The Time Units of a half (H-1)."""


class Between(msgspec.Struct, frozen=True):
    whose: str
    low: int
    high: int


def _ahead(said: Ahead) -> Any:
    """By at least so much, by at most so much, or both."""
    ahead, behind = said.who, OTHER.get(said.who)
    if behind is None:
        return None
    if said.behind:
        ahead, behind = behind, ahead
    parts = []
    if said.bound.low is not None:
        parts.append(Leading(ahead, said.bound.low))  # type: ignore[arg-type]
    elif said.bound.high is not None:
        parts.append(Leading(ahead, 1))  # type: ignore[arg-type]
    if said.bound.high is not None:
        parts.append(Leading(behind, -said.bound.high))  # type: ignore[arg-type]
    return parts[0] if len(parts) == 1 else AllOf(tuple(parts))


def _between(said: Between) -> Any:
    if said.low >= said.high:
        return None
    near = Not(BallWithin(said.low - 1, said.whose))  # type: ignore[arg-type]
    return AllOf((BallWithin(said.high, said.whose), near))  # type: ignore[arg-type]


IN_ORDER: Final = View(
    "in order", build=lambda downs: tuple(sorted(set(downs))), match=lambda downs: downs
)
EACH_DOWN: Final = read_as(lambda downs: IN_ORDER.build(downs) if len(downs) > 1 else None)
"""`on third and fourth down`: on the one as on the other."""

_MORE: Final = View("more", build=lambda n: n, match=lambda n: n if n > 1 else None)
_BEHIND: Final = View("behind", build=lambda n: -n, match=lambda n: -n if n < 0 else None)
_TIED: Final = AllOf((Leading("you", 0), Leading("opponent", 0)))

DOWNS: Final[list[Construct]] = [
    *(
        each
        for down, name in enumerate(("first", "second", "third", "fourth"), 1)
        for each in word("Ordinal", down, name)
    ),
    *listed("Ordinals", "Ordinal", "or", "down or", "down or (a|each|on)", ", or", ","),
    *construct("Downs", None, "{=:Ordinals}", views={WHOLE: IN_ORDER}),
    *asks(
        DownIs,
        "it ~is {downs:Downs} down",
        "this ~is {downs:Downs} down",
        "the down ~is {downs:Downs}",
        "the offense ~is on {downs:Downs} down",
    ),
    *construct("Asked", DownIs, "you are on {downs:Downs} down"),
    *construct(
        "Circumstance",
        DownIs,
        "on {downs:Downs} down",
        ["on {downs:Downs} downs", "on {downs:EachOfDowns} (down|downs)"],
    ),
    *construct("EachOfDowns", None, "{=:OrdinalsAnd}", views={WHOLE: EACH_DOWN}),
    *listed("OrdinalsAnd", "Ordinal", "and", "down and", "down and (a|each|on)", ", and", ","),
]

_KNOWN: Final = read_as(lambda whose: None if whose == DOER else whose)
"""Somebody's whom `their` stands for: nobody does anything here."""

BALL: Final[list[Construct]] = [
    *phrase("Within", "inside", "within", "on or inside", "at or inside"),
    *asks(
        BallWithin,
        "{:TheBall} ~is inside {whose:Whose} {yards:Int}",
        "{:TheBall} ~is {:Within} {whose:Whose} {yards:Line}",
        "{:TheBall} ~is {:Within} {whose:Whose} own {yards:Line}",
        "it ~is {:Within} {whose:Whose} {yards:Line}",
        "{:TheBall} ~is within {yards:Int} yards of {whose:Whose} (end zone|goal line)",
        "{:TheBall} (lies|rests|sits) {:Within} {whose:Whose} [own] {yards:Line}",
    ),
    *asks(
        BallBegan,
        "the ball ~was inside {whose:Whose} {yards:Int} {:AsDownStarted}",
        "the ball ~was {:Within} {whose:Whose} [own] {yards:Line} {:AsDownStarted}",
        "{:ThisDown} (~began|~started) {:Within} {whose:Whose} [own] {yards:Line}",
        "{:WhoseDown} (~starts|~began) {:ThisDown} {:Within} {whose:Whose} [own] {yards:Line}",
    ),
    *asks(
        BallBegan,
        "the ball ~was {:Within} the {yards:Line} {:AsDownStarted}",
        "{:ThisDown} (~began|~started) {:Within} the {yards:Line}",
        printed=False,
        whose="defense",
    ),
    *asks(
        BallBegan,
        "{:ThisDown} (~began|~started) {whose:OnSideOf}",
        "the ball ~was {whose:OnSideOf} {:AsDownStarted}",
        printed=False,
        yards=49,
    ),
    # Whoever runs it: the ball lies where it lies for both
    *phrase("WhoseDown", "the offense", "(your opponent|the other player)"),
    *phrase("ThisDown", "this down", "(this|the|the current) (down|play)"),
    *phrase(
        "AsDownStarted",
        "when this down started",
        "at the (start|beginning) of this (down|play)",
        "when (this|the) (down|play) (started|began)",
        "as (this|the) (down|play) (started|began)",
    ),
    *construct(
        "Asked",
        BallBegan,
        "the ball was {:Within} {whose:Whose} [own] {yards:Line} at the start of the (down|play)",
        printed=False,
    ),
    *construct(
        "Asked",
        BallBegan,
        "the ball was {whose:OnSideOf} at the start of the (down|play)",
        printed=False,
        yards=49,
    ),
    *construct("Asked", None, "{=:BeganOutside}", views={WHOLE: read_as(Not)}),
    *construct(
        "BeganOutside",
        BallBegan,
        "the ball was (outside|not inside) [of] {whose:Whose} [own] {yards:Line} {:AsDownStarted}",
        ["{:ThisDown} (began|started) outside [of] {whose:Whose} [own] {yards:Line}"],
    ),
    # Farther out than a line is not on or inside it
    *construct("Asked", None, "{=:OutsideLine}", views={WHOLE: read_as(Not)}),
    *construct(
        "OutsideLine",
        BallWithin,
        "{:TheBall} is (outside|not inside) [of] {whose:Whose} [own] {yards:Line}",
    ),
    *construct("OutsideLine", None, "{:Anybody} {=:OutsideOf}"),
    *construct("OutsideLine", None, "{:Anybody} {=:OutsideThe}"),
    *construct("Circumstance", None, "{=:OutsideOf}", views={WHOLE: read_as(Not)}),
    *construct("OutsideOf", BallWithin, "outside [of] {whose:Whose} [own] {yards:Line}"),
    # With nobody named it is the line that the offense drives for
    *construct(
        "OutsideLine",
        BallWithin,
        "{:TheBall} is (outside|not inside) [of] the {yards:Line}",
        whose="defense",
    ),
    *construct("OutsideThe", BallWithin, "outside [of] the {yards:Line}", whose="defense"),
    *construct("Circumstance", None, "{=:OutsideThe}", views={WHOLE: read_as(Not)}),
    *construct("InsideThe", BallWithin, "{:Within} the {yards:Line}", whose="defense"),
    *construct("InsideThe", BallWithin, "(in|inside) the red zone", whose="defense", yards=20),
    *construct("Circumstance", None, "{=:InsideThe}", views={WHOLE: UNSAID}),
    *construct(
        "BeganOutside",
        BallBegan,
        "the ball was (outside|not inside) [of] the {yards:Line} {:AsDownStarted}",
        ["{:ThisDown} (began|started) outside [of] the {yards:Line}"],
        whose="defense",
    ),
    *asks(
        BallWithin,
        "{:TheBall} ~is {:Within} the {yards:Line}",
        printed=False,
        whose="defense",
    ),
    *phrase("TheBall", "the ball"),
    *construct(
        "Line",
        None,
        "{=:Int}",
        ["{=:Int} yard line"],
    ),
    *construct("Circumstance", BallWithin, "{:Within} {whose:Whose} {yards:Line}"),
    *construct(
        "Circumstance", BallWithin, "{:Within} {whose:Whose} own {yards:Line}", printed=False
    ),
    *construct(
        "Asked",
        BallWithin,
        "{:Anybody} {:Within} {whose:Whose} [own] {yards:Line}",
        views={"whose": _KNOWN},
    ),
    *phrase("Anybody", "you are", "the offense is", "they are"),
    *construct(
        "Asked",
        None,
        "{=:TheyAreInside}",
        views={WHOLE: read_as(lambda ball: AllOf((OnSide("opponent", "offense"), ball)))},
    ),
    *construct(
        "TheyAreInside",
        BallWithin,
        "your opponent is {:Within} {whose:Whose} [own] {yards:Line}",
        views={"whose": _KNOWN},
    ),
    *construct("Asked", None, "{=:BetweenLines}", views={WHOLE: read_as(_between)}),
    *construct(
        "BetweenLines",
        Between,
        "the ball is between {whose:Whose} [own] {low:Int} and {high:Int} yard lines",
    ),
    *phrase("PastMidfield", "past", "across", "beyond", "over"),
    *construct("Asked", None, "{=:Midfield}", views={WHOLE: read_as(lambda asked: asked)}),
    *word(
        "Midfield",
        BallWithin(49, "defense"),
        "{:TheBall} is {:PastMidfield} midfield",
        "{:TheBall} is {:PastMidfield} the 50 [yard line]",
    ),
    *asks(
        BallWithin,
        "{:TheBall} ~is {whose:OnSideOf}",
        "the offense ~is {whose:OnSideOf}",
        printed=False,
        yards=49,
    ),
    *construct("OnSideOf", None, "(on|in) {=:Whose} [own] (side|half) of the field"),
    *word(
        "Midfield",
        BallWithin(20, "defense"),
        "the ball is in the red zone",
        "the offense is in the red zone",
    ),
    *word("Midfield", BallWithin(20, "defense"), "you are in the red zone"),
    *word("Midfield", BallWithin(20, "you"), "your opponent is in the red zone"),
]

SCORE: Final[list[Construct]] = [
    *phrase("Ahead", "leading", "(ahead|leading|winning) [{:OnScoreboard}]", "in the lead", "up"),
    *phrase("Behind", "trailing", "(trailing|behind|losing) [{:OnScoreboard}]", "down"),
    *phrase("OnScoreboard", "on the scoreboard"),
    *asks(
        Leading,
        "{who:Who[p]} ~is leading",
        "{who:Who[p]} ~is {:Ahead}",
        "{who:Who[p]} ~leads [{:OnScoreboard}]",
        "{who:Who[p]} (~has|~holds) the lead [{:OnScoreboard}]",
        by=1,
    ),
    *asks(
        Leading,
        "{who:Who[p]} ~is leading or tied",
        "{who:Who[p]} ~is (tied or {:Ahead}|{:Ahead} or tied)",
        by=0,
    ),
    *asks(Leading, "{who:Who[p]} ~is leading by at least {by:Int}", views={"by": _MORE}),
    *asks(Leading, "{who:Who[p]} ~is trailing by at most {by:Int}", views={"by": _BEHIND}),
    *bounded("PointBound", "point", "points"),
    *construct("ByPoints", None, "{=:Bound}", ["{=:PointBound}"]),
    *(
        each
        for score, points in (("(a|one) (touchdown|score)", 7), ("(a|one) field goal", 3))
        for bound, words in (
            (Bound(points, None), (f"{score} or more", f"at least {score}")),
            (Bound(None, points), (f"{score} or (less|fewer)", f"(at most|no more than) {score}")),
            (Bound(points + 1, None), (f"more than {score}",)),
            (Bound(None, points - 1), (f"less than {score}",)),
        )
        for each in only_read(word("ByPoints", bound, *words))
    ),
    *asks(Ahead, "{who:Who[p]} ~is {:Ahead} by {bound:ByPoints}", category="Ahead"),
    # `trailing by at most 3` is said of whoever is no farther behind, and may be ahead
    *asks(
        Ahead,
        "{who:Who[p]} ~is (behind|losing|down) by {bound:ByPoints}",
        "{who:Who[p]} ~is trailing by {bound:BySome}",
        behind=True,
        category="Ahead",
    ),
    *construct(
        "BySome",
        None,
        "{=:ByPoints}",
        only=Guard(lambda bound: bound.low is not None, "write “behind by …”"),
    ),
    *asks(
        Ahead,
        "{who:Who[p]} ~is trailing or tied",
        "{who:Who[p]} ~is (tied or {:Behind}|{:Behind} or tied)",
        behind=True,
        category="Ahead",
        bound=Bound(0, None),
    ),
    *asks(
        Ahead,
        "{who:Who[p]} ~is {:Behind}",
        "{who:Who[p]} ~trails [{:OnScoreboard}]",
        behind=True,
        category="Ahead",
        bound=Bound(1, None),
    ),
    *asks(
        Ahead,
        "{who:Who[p]} ~leads by {bound:ByPoints}",
        "{who:Who[p]} (~has|~holds) a lead of {bound:ByPoints}",
        category="Ahead",
    ),
    *asks(Ahead, "{who:Who[p]} ~trails by {bound:ByPoints}", behind=True, category="Ahead"),
    *seen("Ahead", read_as(_ahead)),
    *word(
        "Tied",
        _TIED,
        "the score is tied",
        "the (score|game) is (tied|even|level)",
        "you are tied [with your opponent]",
        "(the teams|both teams|both players|you and your opponent) are tied",
        "neither player is (ahead|leading|winning)",
        "neither player (has|holds) the lead",
    ),
    *construct("Asked", None, "{=:Tied}", views={WHOLE: read_as(lambda tied: tied)}),
]

_WHOSE: Final = Guard(lambda said: False, "who is that? Write “you are …” or “your opponent is …”")

SHORT: Final[list[Construct]] = [
    # After `while`, of whoever's text it is: `while trailing`
    *word("Trailing", Leading("you", 1), "leading", "ahead", "winning"),
    *word("Trailing", Leading("opponent", 1), "trailing", "behind", "losing"),
    *word("Trailing", _TIED, "tied"),
    *word("Trailing", Leading("you", 0), "leading or tied", "tied or {:Ahead}", "{:Ahead} or tied"),
    *word(
        "Trailing",
        Leading("opponent", 0),
        "trailing or tied",
        "tied or {:Behind}",
        "{:Behind} or tied",
    ),
    *either("Short", "Trailing", "Circumstance"),
    # In any question, where only whoever's text it is can be meant: `if trailing by 7 or more`
    *phrase("Leads", "ahead@you", "(leading@you|winning@you)"),
    *phrase("Trails", "behind@you", "(trailing@you|losing@you)"),
    *only_read(
        [
            *word("Asked", Leading("you", 1), "{:Leads}"),
            *word("Asked", Leading("opponent", 1), "{:Trails}"),
            *word("Asked", _TIED, "tied@you"),
            *word("Asked", Leading("you", 0), "{:Leads} or tied", "tied@you or {:Ahead}"),
            *word("Asked", Leading("opponent", 0), "{:Trails} or tied", "tied@you or {:Behind}"),
            *construct("Asked", Leading, "({:Ahead}|{:Behind}|tied)", only=_WHOSE, who="you", by=1),
            *construct("AskedAhead", Ahead, "{:Leads} by {bound:ByPoints}", who="you"),
            *construct("AskedAhead", Ahead, "{:Trails} by {bound:BySome}", who="you", behind=True),
        ]
    ),
    *construct("Leading", None, "{=:Circumstance}"),
]

CLOCK: Final[list[Construct]] = [
    *bounded("UnitBound", "Time Unit", "Time Units"),
    *asks(
        TimeAsked,
        "there ~are {bound:UnitBound} left",
        "there ~are {bound:UnitBound} (left|remaining) {:OnClock}",
        "there ~are {bound:UnitBound} (remaining|{:OnClock})",
        "the [game] clock ~has {bound:UnitBound} [left|remaining]",
        category="Time",
    ),
    *construct(
        "AskedTime",
        TimeAsked,
        "{bound:UnitBound} (are|is) (left|remaining)",
        [
            "{bound:UnitBound} (are|is) [left|remaining] {:OnClock}",
            "{bound:UnitBound} (remain|remains) [{:OnClock}]",
            "the clock (shows|reads|is|is at) {bound:Bound}",
            "the clock (shows|reads|is at) {bound:UnitBound}",
        ],
        printed=False,
    ),
    *construct(
        "CircumstanceTime",
        TimeAsked,
        "with {bound:UnitBound} left",
        [
            "with {bound:UnitBound} (left|remaining) [{:OnClock}]",
            "with {bound:UnitBound} {:OnClock}",
        ],
    ),
    *construct(
        "Circumstance", None, "{=:CircumstanceTime}", views={WHOLE: spread(TimeLeft, TimeAsked)}
    ),
    *construct(
        "CircumstanceTime",
        TimeAsked,
        "during {bound:LastUnits} of the half",
        ["(in|during) {bound:LastUnits} of (the|each|a|either) half"],
    ),
    *construct(
        "CircumstanceGameTime",
        GameTimeAsked,
        "during {bound:LastUnits} of the game",
        [
            "(in|during) {bound:LastUnits} of (the|each|a) game",
            "with {bound:UnitBound} (left|remaining) in the game",
        ],
        printed=False,
    ),
    *construct(
        "Circumstance",
        None,
        "{=:CircumstanceGameTime}",
        views={WHOLE: read_as(_in_the_game)},
    ),
    *asks(
        GameTimeAsked,
        "there ~are {bound:UnitBound} left in the game",
        "there ~are {bound:UnitBound} (left|remaining) in the game",
        "the [game] clock ~has {bound:UnitBound} (left|remaining) in the game",
        category="GameTime",
        printed=False,
    ),
    *seen("GameTime", read_as(_in_the_game)),
    *construct(
        "AskedGameTime",
        GameTimeAsked,
        "{bound:UnitBound} (are|is) (left|remaining) in the game",
        ["{bound:UnitBound} (remain|remains) in the game"],
        printed=False,
    ),
    *construct(
        "LastUnits",
        Bound,
        "the last {high:Many} Time Units",
        ["the (last|final) {high:Many} Time Units"],
        low=None,
    ),
    *phrase("OnClock", "in the half", "in this half", "on the [game] clock"),
    *seen("Time", spread(TimeLeft, TimeAsked)),
    *(
        each
        for period, name in (
            ("first half", "the first half"),
            ("second half", "the second half"),
            ("overtime", "overtime"),
        )
        for each in (
            *asks(
                PeriodIs,
                f"it ~is {name}",
                f"it ~is in {name}",
                f"the game ~is in {name}",
                f"you are in {name}",
                period=period,
            ),
            *word("Period", PeriodIs(cast(Any, period)), name),
        )
    ),
    *construct("Circumstance", None, "(in|during) {=:Period}", ["(in|during) {=:Periods}"]),
    *construct(
        "Periods",
        None,
        "{=:PeriodList}",
        views={WHOLE: read_as(lambda some: AnyOf(some) if len(some) > 1 else None)},
    ),
    *listed("PeriodList", "Period", "or", "(or|and) [in]"),
]

_HAS_BALL: Final = {
    "offense": ("{who:Who[p]} ~has (the ball|possession [of the ball])",),
    "defense": (),
}

SIDES: Final[list[Construct]] = [
    *(
        each
        for side in ("offense", "defense")
        for each in (
            *asks(
                OnSide,
                f"{{who:Who[p]}} ~is on {side}",
                *_HAS_BALL[side],
                side=side,
            ),
            *construct("Leading", OnSide, f"on {side}", who="you", side=side),
        )
    ),
    *asks(Synergized, "{who:Who[p]} ~is Synergized", "{who:Whose} team ~is Synergized"),
    *asks(
        SynergyActive,
        "{who:Who[p]} ~has an active Synergy",
        "{who:Whose} Synergy [card] ~is [also] active",
    ),
    *(
        each
        for point, say, *read in (
            (
                "start of a possession",
                "at the start of a possession",
                "at the start of (each|the) possession",
            ),
            ("start of a down", "at the start of a down", "at the start of (each|the) down"),
            ("prior to selecting a play", "prior to selecting a play", "before selecting a play"),
            ("on field adjustments", "during On Field Adjustments", "during On-Field Adjustments"),
            ("before player designation", "before Player Designation"),
            ("after player designation", "after Player Designation"),
            ("end of the play", "at the end of the play", "at the end of (a|each) play"),
        )
        for each in (
            *asks(AtPoint, f"it ~is {say}", point=point),
            *word("PointName", point, say, *read),
        )
    ),
]

SITUATION: Final = [*DOWNS, *BALL, *SCORE, *SHORT, *CLOCK, *SIDES]
