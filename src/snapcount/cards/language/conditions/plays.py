"""What was called, what became of it and how far it went; cards that were shown."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from snapcount.cards.language.bounds import Bound, bounded, spread
from snapcount.cards.language.called import OfPlay
from snapcount.cards.language.conditions.asking import asks, seen
from snapcount.cards.language.conditions.comparing import within
from snapcount.cards.language.construct import (
    WHOLE,
    Construct,
    View,
    construct,
    phrase,
    read_as,
    word,
)
from snapcount.cards.language.dated import throughout
from snapcount.cards.language.lists import SEVERAL, listed
from snapcount.cards.language.meaning.normal import normal, opposite
from snapcount.cards.language.syntax import Sided
from snapcount.cards.nouns import (
    AllOf,
    AnyOf,
    Called,
    FieldGoalIs,
    NamedCalled,
    Not,
    OnSide,
    PlayIs,
    ShownIs,
    StoppedByCall,
    ThatCardIs,
    TheBaseYards,
    YardsWould,
)


class PlayAsked(msgspec.Struct, frozen=True):
    """What is asked of a play that belongs to somebody, or is one of these."""

    play: OfPlay
    asked: Any


class ShownKinds(msgspec.Struct, frozen=True):
    """A card that was shown is of one of these kinds."""

    kinds: tuple[Any, ...]


def _kinds(asked: Any) -> ShownKinds | None:
    parts = asked.conditions if isinstance(asked, AnyOf) else ()
    found = tuple(part.kind for part in parts if isinstance(part, ShownIs) and part.kind)
    return ShownKinds(found) if len(found) == len(parts) > 1 else None


KINDS: Final = View(
    "one of several kinds",
    build=lambda said: AnyOf(tuple(ShownIs(kind=kind) for kind in said.kinds)),
    match=_kinds,
)


class Stopping(msgspec.Struct, frozen=True):
    who: str
    calls: tuple[str, ...]


class CalledSince(msgspec.Struct, frozen=True):
    """Somebody called one of these plays since something began."""

    who: str
    calls: tuple[str, ...]
    since: str


def _called_since(said: CalledSince) -> Any:
    called = Called(said.who, said.calls)  # type: ignore[arg-type]
    return throughout(called, said.since)


class CalledDefense(msgspec.Struct, frozen=True):
    """`Your opponent called a Run defense`: on defense, and it stops one of these."""

    who: str
    calls: tuple[str, ...]


def _called_defense(said: CalledDefense) -> Any:
    called = Called(said.who, said.calls)  # type: ignore[arg-type]
    if said.who == "defense":
        return called
    if said.who not in ("you", "opponent"):
        return None
    return normal(AllOf((OnSide(said.who, "defense"), called)))  # type: ignore[arg-type]


def _named_stopped(said: NamedCalled) -> Any:
    """Only the defense's call stops a play, the named one too."""
    if said.who == "defense":
        return said
    if said.who not in ("you", "opponent"):
        return None
    return normal(AllOf((OnSide(said.who, "defense"), said)))


class SuccessOf(msgspec.Struct, frozen=True):
    who: str | None
    result: str
    calls: tuple[str, ...]


class YardsAsked(msgspec.Struct, frozen=True):
    bound: Bound


def of_play(said: PlayAsked, asked: Any) -> Any:
    """What is asked of somebody's play asks whether they are on offense; of a kind, if it is."""
    if said.play.calls:
        asked = AllOf((Called("offense", said.play.calls), asked))  # type: ignore[arg-type]
    if said.play.who in (None, "offense"):
        return asked
    return normal(AllOf((OnSide(said.play.who, "offense"), asked)))  # type: ignore[arg-type]


class CameFar(msgspec.Struct, frozen=True):
    """`This play is successful and gains 20 yards or more`."""

    result: Any
    yards: Any


def _came_far(said: CameFar) -> Any:
    return AllOf((PlayIs(said.result), said.yards))


def _completed(play: OfPlay) -> Any:
    """That a Pass was caught: nothing else is completed."""
    if not all("pass" in call for call in play.calls):
        return None
    return of_play(PlayAsked(play, None), PlayIs("complete"))


class PlayWith(msgspec.Struct, frozen=True):
    """`The play is a Pass with base yards of 20 or less`."""

    who: str | None
    calls: tuple[str, ...]
    yards: tuple[Bound, ...]


def _play_with(said: PlayWith) -> Any:
    called = Called(said.who or "offense", said.calls)  # type: ignore[arg-type]
    yards = [within(TheBaseYards(), bound) for bound in said.yards]
    return AllOf((called, yards[0])) if len(yards) == 1 else None


def _success(said: SuccessOf) -> Any:
    parts: tuple[Any, ...] = (Called("offense", said.calls), PlayIs(said.result))  # type: ignore[arg-type]
    if said.who not in (None, "offense"):
        parts = (OnSide(said.who, "offense"), *parts)  # type: ignore[arg-type]
    return AllOf(parts)


def _stopped(said: Stopping) -> Any:
    """Whoever stops a play is on defense."""
    asked: Any = PlayIs("stopped")
    if said.calls:
        asked = AllOf((Called("offense", said.calls), asked))  # type: ignore[arg-type]
    if said.who == "defense":
        return asked
    if said.who not in ("you", "opponent"):
        return None
    return normal(AllOf((OnSide(said.who, "defense"), asked)))  # type: ignore[arg-type]


def _lost(bound: Bound) -> Bound:
    """So many yards lost are so many gained below zero."""
    return Bound(None if bound.high is None else -bound.high, -max(bound.low or 1, 1))


def _found_lost(bound: Any) -> Bound | None:
    if not isinstance(bound, Bound) or bound.high is None or bound.high >= 0:
        return None
    return Bound(-bound.high, None if bound.low is None else -bound.low)


LOST: Final = View("lost", _lost, _found_lost)
GAINED: Final = View(
    "gained",
    build=lambda bound: bound,
    match=lambda bound: bound if _found_lost(bound) is None else None,
)
NO_GAIN: Final = Bound(None, 0)
_YARDS: Final = spread(YardsWould, YardsAsked)

CALLED: Final[list[Construct]] = [
    *asks(
        Called,
        "{who:Who[p]} ~called {calls:ACallNoun}",
    ),
    *asks(
        CalledDefense,
        "{who:Who[p]} ~called a {calls:QualifyingCalls} defense",
        "{who:Who[p]} ~called {calls:QualifyingCalls} defense",
        category="CalledDefense",
    ),
    *asks(
        CalledDefense,
        "{who:Caller} (~stops|~defends against) {calls:ACallNoun}",
        "{who:WhoseCall} ~is a {calls:QualifyingCalls} defense",
        category="CalledDefense",
    ),
    *seen("CalledDefense", read_as(_called_defense)),
    *asks(CalledSince, "{who:Who[p]} ~called {calls:ACallNoun} {since:Since}", category="Since"),
    *seen("Since", read_as(_called_since)),
    *construct(
        "NotDone",
        Called,
        "{who:Who[base]} do not call {calls:ACallNoun} this down",
        ["{who:Who[third]} does not call {calls:ACallNoun} this down"],
    ),
    *asks(
        Called,
        "{:CurrentCall} ~is {calls:ACallNoun}",
        "this ~is {calls:ACallNoun}",
        printed=False,
        who="offense",
    ),
    *asks(Called, "(a|any) {calls:SomeCall} ~is called [this down]", printed=False, who="offense"),
    # A play of a kind with so many base yards
    *asks(
        PlayWith,
        (
            "{who:PlayOwner} ~is a {calls:SomeCall} with [a] (base yards|base yardage) of"
            " {yards:Values}"
        ),
        category="PlayWith",
    ),
    *seen("PlayWith", read_as(_play_with)),
    *(
        each
        for node, what in ((Called, "{calls:ACallNoun}"), (NamedCalled, "{:NamedPlay}"))
        for each in asks(
            node,
            f"{{who:Caller}} ~is {what}",
            f"{{who:Caller}} ~includes {what} [this down]",
            f"{{who:Caller}} (~contains|~lists) {what} [this down]",
            printed=False,
        )
    ),
    *(
        each
        for calls, verb in ((("run",), "ran the ball"), (("pass",), "passed"))
        for each in construct(
            "Asked",
            None,
            "{=:" + f"Ran{calls[0]}" + "}",
            views={WHOLE: read_as(lambda asked: asked)},
        )
        + construct(f"Ran{calls[0]}", Called, f"{{who:Who}} {verb}", calls=calls)
    ),
    *asks(
        NamedCalled,
        "{who:Who[p]} ~called {:NamedPlay}",
    ),
    *asks(NamedCalled, "{who:Who[p]} ~called {:NamedPlay} this down", category="NamedNow"),
    *construct(
        "IfCondition", None, "{=:AskedNamedNow}", views={WHOLE: read_as(lambda asked: asked)}
    ),
    *construct("IfCondition", None, "{=:DeniedNamedNow}", views={WHOLE: read_as(Not)}),
    # On defense a call is one of several plays that it stops
    *asks(
        NamedCalled,
        "{who:Who[p]} ~called {:NamedPlay} on defense [this down]",
        category="NamedStopped",
    ),
    *asks(
        NamedCalled,
        "{who:Caller} (~stops|~defends against) {:NamedPlay} [this down]",
        category="NamedStopped",
    ),
    *seen("NamedStopped", read_as(_named_stopped)),
    *asks(NamedCalled, "{:NamedPlay} ~is called", printed=False, who="offense"),
]

SHOWN: Final[list[Construct]] = [
    *asks(
        ShownIs,
        "that card ~is {calls:ACallNoun}",
        "{:ShownCard} ~is {calls:ACallNoun}",
        "{:ShownCard} ~is {calls:ACallNoun} on offense",
        "that play ~is {calls:ACallNoun}",
    ),
    *asks(ShownIs, "that card ~is {kind:ACardKind}", "{:ShownCard} ~is {kind:ACardKind}"),
    *asks(ShownKinds, "{:ShownCard} ~is {kinds:AnyKind}", category="Shown"),
    *seen("Shown", KINDS),
    *construct("AnyKind", None, "{=:SeveralKinds}", views={WHOLE: SEVERAL}),
    *construct("AnyKind", None, "(a|an) {=:KindsOr}", views={WHOLE: read_as(SEVERAL.build)}),
    *listed("SeveralKinds", "ACardKind", "or", ", or", ","),
    *asks(
        ThatCardIs, "that card ~is yours", "{:ShownCard} (~is yours|~belongs to you)", whose="you"
    ),
    *asks(
        ThatCardIs,
        "that card ~is your opponent's",
        "{:ShownCard} (~is your opponent's|~belongs to (your opponent|the other player))",
        whose="opponent",
    ),
    *phrase(
        "ShownCard",
        "that card",
        "it",
        "the (revealed|discarded|top|flipped) (card|play|Play card)",
        "that Play card",
        "the [Play|Action] card (revealed|discarded|flipped [over]) {:ByThis}",
    ),
    *(
        each
        for kind, words in {
            "action": ("an Action card",),
            "offense": ("an Offense Action card", "an (Offense|Offensive) [Action] card"),
            "defense": ("a Defense Action card", "a (Defense|Defensive) [Action] card"),
            "generic": ("a Generic Action card", "a Generic card"),
            "power up": ("a Power Up", "a (Power Up|Power-Up) [card]"),
            "superstar": ("a Superstar", "a Superstar card"),
            "gridiron": ("a Gridiron card", "a Gridiron"),
            "environment": ("an Environment card",),
            "event": ("an Event card",),
            "stadium": ("a Stadium card",),
            "weather": ("a Weather card",),
        }.items()
        for each in word("ACardKind", kind, *words)
    ),
]

CAME_OUT: Final[list[Construct]] = [
    *asks(
        PlayIs,
        "{:ThePlay} ~be {result:ResultIs}",
        "{:ThePass} ~be {result:ResultIs}",
        "{:CurrentCall} ~be {result:ResultIs}",
        "it ~be {result:ResultIs}",
    ),
    *construct("ResultAsked", PlayIs, "{result:ResultIs}"),
    *asks(
        PlayAsked,
        "{play:SomePlay} ~be {asked:ResultAsked}",
        "{play:PlayOf[p]} ~be {asked:ResultAsked}",
        category="OfPlay",
    ),
    *asks(
        PlayAsked,
        "{play:SomePlay} ~succeeds",
        "{play:PlayOf[p]} ~succeeds",
        category="OfPlay",
        asked=PlayIs("successful"),
    ),
    *asks(
        PlayAsked,
        "{play:SomePlay} ~fails",
        "{play:PlayOf[p]} ~fails",
        category="OfPlay",
        asked=PlayIs("stopped"),
    ),
    *asks(OfPlay, "{who:Who[p]} ~completed {calls:ACallNoun}", category="Completed"),
    *seen("Completed", read_as(_completed)),
    *asks(PlayIs, "{:ThePlay} ~succeeds", printed=False, result="successful"),
    *asks(PlayIs, "{:ThePlay} ~fails", printed=False, result="stopped"),
    *construct(
        "Asked",
        None,
        "{=:AskedOfPlay}",
        views={WHOLE: read_as(lambda said: of_play(said, said.asked))},
    ),
    *construct(
        "Asked",
        None,
        "{=:DeniedOfPlay}",
        views={WHOLE: read_as(lambda said: of_play(said, opposite(said.asked)))},
    ),
    # A successful Run: of which kind it was, and what came of it
    *asks(
        SuccessOf,
        "{who:PlayOwner} ~was a {result:ResultIs} {calls:SomeCall}",
        category="Success",
    ),
    *seen("Success", read_as(_success)),
    *construct("PlayOwner", None, "{=:Whose} [called] play"),
    *word("PlayOwner", None, "the play", "this play", "the (called|offensive|current) play"),
    *asks(Stopping, "{who:Who[p]} ~stopped {calls:ACallNoun}", category="Stopping"),
    *asks(
        Stopping,
        "{who:Who[p]} ~stopped {:ThePlay}",
        "{who:Who[p]} ~stopped the offense",
        "{who:Who[p]} ~stopped the offense's play",
        "{who:Who[p]} ~stopped your [called] play",
        category="Stopping",
        calls=(),
    ),
    *seen("Stopping", read_as(_stopped)),
    *asks(PlayIs, "(that|this|it) ~stops {:ThePlay}", printed=False, result="stopped"),
    *asks(
        StoppedByCall,
        "{:ThePlay} ~be stopped by the defense's call",
        "{:ThePlay} ~be stopped by (the defense's|the defensive) (call|play|Play card)",
        "the defense's (call|play|Play card) ~stopped {:ThePlay}",
    ),
    *construct(
        "Asked",
        FieldGoalIs,
        "the field goal is good",
        ["{:TheFieldGoal} (is|was) (good|made|successful)"],
        good=True,
    ),
    *construct(
        "Asked",
        FieldGoalIs,
        "the field goal is no good",
        ["{:TheFieldGoal} (is|was) (no good|not good|missed)", "{:TheFieldGoal} (misses|missed)"],
        good=False,
    ),
    *phrase("TheFieldGoal", "the field goal", "the field goal attempt", "the kick"),
]

YARDS: Final[list[Construct]] = [
    *bounded("YardBound", "yard", "yards"),
    *phrase(
        "LostOrNone",
        "lost or gained no yards",
        "lost yards or gained (none|no yards)",
        "gained no yards or lost (yards|some)",
    ),
    *construct("YardBound", Bound, "no yards", printed=False, low=None, high=0),
    *construct("YardBound", Bound, "(0|zero) yards", printed=False, low=0, high=0),
    *construct("SomeYards", Bound, "yards", ["any yards"], low=1, high=None),
    *phrase("OnPlay", "on the play", "on this play", "on this down", "this down", "on the down"),
    *asks(
        YardsAsked,
        "{:ThePlay} ~gains {bound:YardBound}",
        "{:ThePlay} ~gains {bound:SomeYards}",
        "{bound:YardBound} ~are gained {:OnPlay}",
        "it ~gains {bound:YardBound}",
        "{:ThePass} ~gains {bound:YardBound}",
        views={"bound": GAINED},
        category="Yards",
    ),
    *asks(
        YardsAsked,
        "{:ThePlay} ~lost {bound:YardBound}",
        "{:ThePlay} ~loses {bound:YardBound}",
        "{:ThePlay} ~loses {bound:SomeYards}",
        "it ~loses {bound:YardBound}",
        views={"bound": LOST},
        category="Yards",
    ),
    *asks(YardsAsked, "{:ThePlay} {:LostOrNone}", category="Yards", bound=NO_GAIN, printed=False),
    *seen("Yards", _YARDS),
    # Only the offense gains and loses yards: who is on offense depends on the card.
    *asks(
        Sided,
        "{who:Who[p]} ~gains {effect:YardsGained}",
        "{who:Who[p]} ~gains {effect:YardsGained} {:OnPlay}",
        "{who:Who[p]} ~loses {effect:YardsLost}",
        "{who:Who[p]} ~loses {effect:YardsLost} {:OnPlay}",
        side="offense",
    ),
    *construct("YardsGained", None, "{=:GainedAsked}", views={WHOLE: _YARDS}),
    *construct("GainedAsked", YardsAsked, "{bound:YardBound}", ["{bound:SomeYards}"]),
    *construct("YardsLost", None, "{=:LostAsked}", views={WHOLE: _YARDS}),
    *construct(
        "LostAsked",
        YardsAsked,
        "{bound:YardBound}",
        ["{bound:SomeYards}"],
        views={"bound": LOST},
    ),
    *asks(PlayAsked, "{play:KindOfPlay} ~gains {asked:YardsGained}", category="OfPlay"),
    # What came of it, and how far it went
    *construct("Asked", None, "{=:CameFar}", views={WHOLE: read_as(_came_far)}),
    *construct(
        "CameFar",
        CameFar,
        "{:ThePlay} (is|was) {result:ResultIs} and (gains|gained) {yards:YardsGained}",
    ),
    *construct(
        "CameFar",
        CameFar,
        "{:ThePlay} (succeeds|succeeded) and (gains|gained) {yards:YardsGained}",
        result="successful",
    ),
]

ABOUT_PLAYS: Final = [*CALLED, *SHOWN, *CAME_OUT, *YARDS]
