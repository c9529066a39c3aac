"""What was called, what became of it and how far it went; cards that were shown."""

from __future__ import annotations

from typing import Any, Final, cast

import msgspec

from snapcount.cards.language.conditions.asking import OPPOSITE, asks, seen
from snapcount.cards.language.conditions.comparing import (
    Measured,
    measured,
    related,
    relations,
    within,
)
from snapcount.cards.language.kernel.construct import (
    WHOLE,
    Construct,
    View,
    construct,
    either,
    only_read,
    phrase,
    read_as,
    word,
)
from snapcount.cards.language.kernel.lists import SEVERAL, SINGLE, Row, listed
from snapcount.cards.language.kernel.syntax import Sided
from snapcount.cards.language.kernel.views import UNSAID
from snapcount.cards.language.meaning.dated import throughout
from snapcount.cards.language.meaning.normal import normal, opposite
from snapcount.cards.language.nouns.bounds import Bound, bounded, spread
from snapcount.cards.language.nouns.this_play import AGAINST, THE_PLAY, Plays
from snapcount.cards.language.sentences.verbs import OTHER
from snapcount.cards.nouns import (
    AllOf,
    AnyOf,
    Called,
    CallIncludes,
    FieldGoalIs,
    LastPlay,
    NamedCalled,
    Not,
    OnSide,
    PlayIs,
    ShownIs,
    ShownStops,
    StoppedByCall,
    ThatCardIs,
    TheBaseYards,
    TheMiss,
    TheTimeUnits,
    TheYards,
    YardsWould,
)
from snapcount.cards.words import Side


class PlayAsked(msgspec.Struct, frozen=True):
    """What is asked of a play that belongs to somebody, or is one of these."""

    play: Plays
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
    play: Plays


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


OTHER_SIDE: Final[dict[str, Side]] = {"offense": "defense", "defense": "offense"}


def _called_defense(said: CalledDefense) -> Any:
    called = Called(said.who, said.calls)  # type: ignore[arg-type]
    if said.who == "defense":
        return called
    if said.who not in ("you", "opponent"):
        return None
    return normal(AllOf((OnSide(said.who, "defense"), called)))  # type: ignore[arg-type]


def _stops_one(said: CalledDefense, so: bool = True) -> Any:
    """`Your call stops a Short Pass`: it does so to one that is run, or does not.

    Of the other side's call it is asked what that is against: `if your opponent's call stops a Run,
    your pass gains 5 more yards`.
    """
    if said.who != "you":
        called = _called_defense(said)
        return called if so or called is None else opposite(called)
    run = Called("offense", said.calls)  # type: ignore[arg-type]
    stops = AllOf((CallIncludes(), run))
    return normal(AllOf((OnSide("you", "defense"), stops if so else Not(stops))))


def _against(called: Called) -> AllOf:
    """What is so against a play is so for whoever is on the other side of the ball."""
    assert called.who in OTHER_SIDE
    return AllOf((OnSide(AGAINST, OTHER_SIDE[called.who]), called))  # type: ignore[arg-type]


class CalledOffense(msgspec.Struct, frozen=True):
    """`Your opponent called a Run on offense`: it is their play that is run."""

    who: str
    calls: tuple[str, ...]


def _called_offense(said: CalledOffense) -> Any:
    if said.who == "defense":
        return None
    return Plays(said.who, ()).asked(Called("offense", said.calls))  # type: ignore[arg-type]


def _on_defense(called: Any, so: bool = True) -> Sided:
    """What is asked of a call on defense, or is not so of it: its owner is on defense."""
    asked = called if so else Not(called)
    return Sided(who=called.who, side="defense", effect=asked, stated=True)


class KickedBy(msgspec.Struct, frozen=True):
    """`You missed`, where a field goal was spoken of."""

    who: str
    good: bool


def _kicked_by(said: KickedBy) -> Any:
    """Whoever kicks is on offense."""
    return Plays(said.who, ()).asked(FieldGoalIs(said.good))


def _named_stopped(said: NamedCalled) -> Any:
    """Only the defense's call stops a play, the named one too."""
    if said.who == "defense":
        return said
    if said.who not in ("you", "opponent"):
        return None
    return normal(AllOf((OnSide(said.who, "defense"), said)))


def _named_not_stopped(said: NamedCalled) -> Any:
    stopped = _named_stopped(said)
    return None if stopped is None else Not(stopped)


class SuccessOf(msgspec.Struct, frozen=True):
    """`The play was a successful Run`."""

    result: str
    calls: tuple[str, ...]


class PlayOfResult(msgspec.Struct, frozen=True):
    """`on a successful Run`: that it was is asked with what else is."""

    result: str
    calls: tuple[Any, ...] = ()

    def about(self, said: Sided) -> Sided | None:
        asked: Any = AllOf((PlayIs(self.result), cast(Any, said.effect)))  # type: ignore[arg-type]
        return Plays(None, self.calls).done_on(msgspec.structs.replace(said, effect=asked))


class YardsAsked(msgspec.Struct, frozen=True):
    bound: Bound


def completed(play: Plays) -> Any:
    """That a Pass was caught: nothing else is completed."""
    if not all("pass" in call for call in play.calls):
        return None
    return play.asked(PlayIs("complete"))


class MissedBy(msgspec.Struct, frozen=True):
    """`The pass is incomplete by exactly 2`."""

    bounds: tuple[Bound, ...]


def _missed_by(said: MissedBy) -> Any:
    asked = measured(Measured(TheMiss(), said.bounds))
    return None if asked is None else AllOf((PlayIs("incomplete"), asked))


class PlayWith(msgspec.Struct, frozen=True):
    """`The play is a Pass with base yards of 20 or less`."""

    calls: tuple[str, ...]
    yards: tuple[Bound, ...]


def _both(said: Row) -> Any:
    """`The play is successful and gains 20 yards or more`."""
    return AllOf((said.first, said.rest))  # type: ignore[arg-type]


class EitherResult(msgspec.Struct, frozen=True):
    """`The pass is stopped or incomplete`."""

    results: Row


def _either_result(said: EitherResult) -> Any:
    return _any_of(said.results)


def _any_of(said: Row) -> Any:
    return AnyOf((said.first, said.rest))  # type: ignore[arg-type]


def _play_with(said: PlayWith) -> Any:
    called = Called("offense", said.calls)  # type: ignore[arg-type]
    yards = [within(TheBaseYards(), bound) for bound in said.yards]
    return AllOf((called, yards[0])) if len(yards) == 1 else None


def _success(said: SuccessOf) -> Any:
    return AllOf((Called("offense", said.calls), PlayIs(said.result)))  # type: ignore[arg-type]


def _stopped(said: Stopping) -> Any:
    """Whoever stops a play is on defense, and the play is not theirs."""
    play = said.play
    if said.who not in OTHER or play.who not in (None, "offense", "each player", OTHER[said.who]):
        return None
    who = None if said.who == "defense" else OTHER[said.who]
    asked = Plays(None, play.calls).asked(PlayIs("stopped"))
    if who is None and play.who in ("you", "opponent"):
        return Plays(play.who, ()).asked(asked)
    return asked if who is None else normal(AllOf((OnSide(said.who, "defense"), asked)))  # type: ignore[arg-type]


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
        "{who:Who[p]} ~called {calls:ACallNoun} on defense [this down]",
        category="CalledDefense",
    ),
    *asks(
        CalledOffense,
        "{who:Who[p]} ~called {calls:ACallNoun} on offense [this down]",
        category="CalledOffense",
    ),
    *seen("CalledOffense", read_as(_called_offense)),
    *asks(
        CalledDefense,
        "{who:Caller} ~defends against {calls:ListedAny}",
        "{who:WhosePlay} ~is a {calls:QualifyingCalls} defense",
        "{who:WhoseCall} ~is a {calls:QualifyingCalls} defense",
        category="CalledDefense",
    ),
    *seen("CalledDefense", read_as(_called_defense)),
    *asks(
        CalledDefense,
        "{who:Caller} ~stops {calls:ListedAny}",
        category="StopsOne",
    ),
    *construct("Asked", None, "{=:AskedStopsOne}", views={WHOLE: read_as(_stops_one)}),
    *construct(
        "Asked",
        None,
        "{=:DeniedStopsOne}",
        views={WHOLE: read_as(lambda said: _stops_one(said, so=False))},
    ),
    *asks(CalledSince, "{who:Who[p]} ~called {calls:ACallNoun} {since:SoFar}", category="Since"),
    *seen("Since", read_as(_called_since)),
    # What the other side called: a play that is run, or a defense
    *either("Circumstance", "AgainstCall"),
    *construct("AgainstCall", None, "{=:AgainstPlays}", views={WHOLE: read_as(_against)}),
    *construct(
        "AgainstPlays",
        Called,
        "against {calls:ACallNoun}",
        ["against [all] {calls:CallsOfPlays[pl]}"],
        who="offense",
    ),
    *construct(
        "AgainstPlays",
        Called,
        "against a {calls:QualifyingCalls} defense",
        ["against {calls:QualifyingCalls} defenses"],
        who="defense",
    ),
    *(
        each
        for node, what in ((Called, "{calls:ACallNoun}"), (NamedCalled, "{:NamedPlay}"))
        for each in construct(
            "NotDone",
            node,
            f"{{who:Who[base]}} do not call {what} this down",
            [f"{{who:Who[third]}} does not call {what} this down"],
        )
    ),
    *asks(
        Called,
        "{:TheCall} ~is {calls:ACallNoun}",
        "this ~is {calls:ACallNoun}",
        printed=False,
        who="offense",
    ),
    *asks(
        Called,
        "(a|any) {calls:CallsOfPlays[sg]} ~is called [this down]",
        printed=False,
        who="offense",
    ),
    *(
        each
        for node, what, listed in (
            (Called, "{calls:ACallNoun}", "{calls:ListedAny}"),
            (NamedCalled, "{:NamedPlay}", "{:NamedPlay}"),
        )
        for each in asks(
            node,
            f"{{who:Caller}} ~is {what}",
            f"{{who:Caller}} ~includes {listed} [this down]",
            f"{{who:Caller}} (~contains|~lists) {listed} [this down]",
            printed=False,
        )
    ),
    # Called on defense, which is theirs to say on a card for either side
    *(
        each
        for node, what, listed in (
            (Called, "{calls:ACallNoun}", "{calls:ListedAny}"),
            (NamedCalled, "{:NamedPlay}", "{:NamedPlay}"),
        )
        for each in asks(
            node,
            f"{{who:DefensiveCaller}} ~is {what}",
            f"{{who:DefensiveCaller}} ~includes {listed}",
            f"{{who:DefensiveCaller}} (~contains|~lists|~stops|~defends against) {listed}",
            category="CallOnDefense",
        )
    ),
    # `the defense called a play that stops a Pass`
    *asks(
        CalledDefense,
        "{who:Who[p]} ~called a (play|card|Play card|defense) {:ThatStops} {calls:ListedAny}"
        " [this down]",
        category="CalledDefense",
    ),
    *phrase(
        "ThatStops", "that stops", "(that|which) (stops|includes|lists|contains|defends against)"
    ),
    *construct("Asked", None, "{=:AskedCallOnDefense}", views={WHOLE: read_as(_on_defense)}),
    *construct(
        "Asked",
        None,
        "{=:DeniedCallOnDefense}",
        views={WHOLE: read_as(lambda said: _on_defense(said, so=False))},
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
    *asks(NamedCalled, "{who:Caller} ~is of {:NamedKind}", printed=False),
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
    # `… stops no play of that kind`
    *(
        each
        for who, view in (
            ("Caller", _named_not_stopped),
            ("DefensiveCaller", lambda said: _on_defense(said, so=False)),
        )
        for each in (
            *construct("Asked", None, f"{{=:{who}StopsNone}}", views={WHOLE: read_as(view)}),
            *construct(
                f"{who}StopsNone",
                NamedCalled,
                f"{{who:{who}}} (stops|stopped|lists|listed) no [play of] {{:NamedKind}}",
            ),
        )
    ),
    *asks(NamedCalled, "{:NamedPlay} ~is called", printed=False, who="offense"),
]

SHOWN: Final[list[Construct]] = [
    *asks(
        ShownIs,
        "that card ~is {calls:ACallNoun}",
        "{:ShownCard} ~is {calls:ACallNoun}",
        "{:ShownCard} ~is {calls:ACallNoun} on offense",
        "{:ShownCard} (~shows|~has) {calls:ACallNoun} [on offense]",
        "that play ~is {calls:ACallNoun}",
        "{:ShownOffense} ~is {calls:ACallNoun}",
    ),
    *asks(ShownIs, "that card ~is {kind:ACardKind}", "{:ShownCard} ~is {kind:ACardKind}"),
    *asks(ShownKinds, "{:ShownCard} ~is {kinds:AnyKind}", category="Shown"),
    *seen("Shown", KINDS),
    *construct("AnyKind", None, "{=:SeveralKinds}", views={WHOLE: SEVERAL}),
    *construct("AnyKind", None, "(a|an) {=:KindsOr}", views={WHOLE: read_as(SEVERAL.build)}),
    *listed("SeveralKinds", "ACardKind", "or", ", or", ","),
    *asks(
        ThatCardIs,
        "that card ~is yours",
        "{:ShownCard} (~is yours|~is your card|~belongs to you)",
        "you ~are {:OwnerOfIt}",
        "{:OwnerOfIt} ~is you",
        whose="you",
    ),
    *phrase("OwnerOfIt", "its owner", "(its|that card's) owner", "the owner of (it|that card)"),
    *asks(
        ThatCardIs,
        "that card ~is your opponent's",
        "{:ShownCard} (~is your opponent's [card]|~belongs to (your opponent|the other player))",
        "your opponent ~is {:OwnerOfIt}",
        whose="opponent",
    ),
    *asks(
        ShownStops,
        "that card's defensive call ~includes {calls:ACallNoun}",
        "{:ShownDefense} ~includes {calls:ListedAny}",
        "{:ShownDefense} ~stops {calls:ListedAny}",
        "{:ShownDefense} ~is {calls:ACallNoun}",
        "{:ShownCard} ~stops {calls:ListedAny} on defense",
        "{:ShownCard} ~is {calls:ACallNoun} on defense",
    ),
    *asks(
        ShownStops,
        "that card's defensive call ~includes the offense's call",
        "{:ShownDefense} ~includes {:WhatIsRun}",
        "{:ShownDefense} ~matches {:WhatIsRun}",
        "{:ShownDefense} ~stops {:WhatIsRun}",
        calls=(),
    ),
    *construct(
        "Asked",
        ShownStops,
        "{:ShownCard} would stop {calls:ACallNoun}",
        printed=False,
    ),
    *construct(
        "Asked", ShownStops, "{:ShownCard} would stop {:WhatIsRun}", printed=False, calls=()
    ),
    *phrase(
        "WhatIsRun",
        "the offense's call",
        "(the offense's|your opponent's|the|your) [called|current|offensive] (call|play|Play card)",
        "the offense",
        "(the (play|card|Play card)|what) (your opponent|the offense) (called|selected|revealed)",
    ),
    *phrase(
        "ShownDefense",
        "its defensive call",
        "its (defensive|defense) (play|call|side)",
        "the (defensive|defense) (play|call|side) (of|on) {:ShownCard}",
        "(that|the (revealed|discarded|top|flipped)) card's (defensive|defense) (play|call|side)",
        "(that|the (revealed|discarded|top|flipped)) defensive (play|call)",
    ),
    # A Play has two halves: what it calls on offense, and what it stops
    *phrase(
        "ShownOffense",
        "its (offensive|offense) (play|call|side)",
        "the (offensive|offense) (play|call|side) (of|on) {:ShownCard}",
        "(that|the (revealed|discarded|top|flipped)) card's (offensive|offense) (play|call|side)",
        "(that|the (revealed|discarded|top|flipped)) offensive (play|call)",
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
            "superstar": ("a Superstar", "a Superstar [Player] card"),
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
    # It is over, so that there is no other play of the down
    *phrase("OfThisDown", "this down", "(on|during) (this|the) (down|play)"),
    # What is asked of a play after its name
    *construct("Asked", None, "{@:AskedPlay} {=:AskedOfIt}"),
    *construct("Asked", None, "{@:AskedPlay} {=:DeniedOfIt}", views={WHOLE: OPPOSITE}),
    *construct("Asked", None, "{@:AskedPlay} {=:BothOfIt}", views={WHOLE: read_as(_both)}),
    *construct("BothOfIt", Row, "{first:AskedOfIt} and {rest:AskedOfIt}"),
    *asks(PlayIs, "~be {result:ResultIs}", category="OfIt"),
    *asks(PlayIs, "~been {result:ResultIs} {:OfThisDown}", printed=False, category="OfIt"),
    *asks(PlayIs, "~be {result:ResultIs} after (this|that)", printed=False, category="OfIt"),
    *asks(
        PlayIs,
        "~be {result:ResultIs} {:OnceChecked}",
        "~ends {:TheTimingPoint} {result:ResultIs}",
        printed=False,
        category="OfIt",
    ),
    *phrase("TheTimingPoint", "On Field Adjustments", "(the|this) timing point"),
    *phrase(
        "OnceChecked",
        "at the end of {:TheTimingPoint}",
        "(when|once) {:TheTimingPoint} (ends|closes|is over)",
        "after On Field Adjustments",
    ),
    *asks(
        PlayIs,
        "~becomes {result:ResultIs} [{:ByThis}]",
        printed=False,
        category="OfIt",
    ),
    *asks(PlayIs, "~succeeds", printed=False, result="successful", category="OfIt"),
    *asks(PlayIs, "~fails", printed=False, result="stopped", category="OfIt"),
    *asks(
        EitherResult,
        "~be [either] {results:EitherResult} [this down]",
        printed=False,
        category="EitherResult",
    ),
    *construct("EitherResult", Row, "{first:ResultAsked} or {rest:ResultAsked}"),
    *seen("EitherResult", read_as(_either_result), into="OfIt"),
    *asks(PlayIs, "~falls incomplete", printed=False, result="incomplete", category="OfIt"),
    *asks(
        StoppedByCall,
        "~be stopped by the defense's call",
        "~be stopped by (the defense's|the defensive|a matching [defensive]) (call|play|Play card)",
        category="OfIt",
    ),
    # How far the Strength is out of its range; a pass that is stopped is not incomplete (G-6)
    *asks(MissedBy, "~be incomplete by {bounds:Values}", printed=False, category="MissedBy"),
    *seen("MissedBy", read_as(_missed_by), into="OfIt"),
    *asks(
        CallIncludes,
        "the defense's call ~includes the offense's [call]",
        "the defense's call ~(matches|includes) the offense's (call|play)",
        "the (calls|plays) match",
    ),
    *asks(StoppedByCall, "the defense's (call|play|Play card) ~stopped {:ThePlay}", printed=False),
    # A successful Run: of which kind it was, and what came of it
    *asks(
        SuccessOf,
        "~was a {result:ResultIs} {calls:CallsOfPlays[sg]}",
        category="Success",
    ),
    *seen("Success", read_as(_success), into="OfIt"),
    # A play of a kind with so many base yards
    *asks(
        PlayWith,
        "~is a {calls:CallsOfPlays[sg]} with [a] {:BaseYards} of {yards:Values}",
        category="PlayWith",
    ),
    *seen("PlayWith", read_as(_play_with), into="OfIt"),
    # Its numbers
    *phrase("BaseYards", "base yards", "base yardage"),
    *phrase("TimeValue", "Time Unit (value|cost)", "Time Units", "Time Unit"),
    *asks(
        Measured,
        "~has [a] {:BaseYards} of {bounds:Values}",
        category="Numbers",
        number=TheBaseYards(),
    ),
    *asks(
        Measured,
        "(~uses|~takes|~costs) {bounds:TimeUnitValues}",
        "~has [a] {:TimeValue} of {bounds:Values}",
        category="Numbers",
        number=TheTimeUnits(),
    ),
    *seen("Numbers", read_as(measured), into="OfIt"),
    *bounded("TimeUnitBound", "Time Unit", "Time Units"),
    *construct("TimeUnitValues", None, "{=:TimeUnitBound}", views={WHOLE: SINGLE}),
    # Of whoever runs it
    *construct("ResultAsked", PlayIs, "{result:ResultIs}"),
    *asks(
        PlayAsked,
        "{play:PlayOf[p]} ~be {asked:ResultAsked}",
        "{play:PlayOf[p]} ~been {asked:ResultAsked} {:OfThisDown}",
        category="OfPlay",
    ),
    *asks(
        PlayAsked,
        "{play:PlayOf[p]} ~be {asked:ResultAsked} {:OnceChecked}",
        "{play:PlayOf[p]} ~ends {:TheTimingPoint} {asked:ResultAsked}",
        printed=False,
        category="OfPlay",
    ),
    *asks(PlayAsked, "{play:PlayOf[p]} ~succeeds", category="OfPlay", asked=PlayIs("successful")),
    *asks(
        PlayAsked,
        "{play:PlayOf[p]} ~be [either] {asked:EitherAsked} [this down]",
        printed=False,
        category="OfPlay",
    ),
    *construct("EitherAsked", None, "{=:EitherResult}", views={WHOLE: read_as(_any_of)}),
    *asks(PlayAsked, "{play:PlayOf[p]} ~fails", category="OfPlay", asked=PlayIs("stopped")),
    *asks(
        PlayAsked,
        "{play:PlayOf[p]} ~falls incomplete",
        category="OfPlay",
        asked=PlayIs("incomplete"),
    ),
    *asks(
        Plays,
        "{who:Who[p]} ~completed {calls:ACallNoun}",
        "{who:Who[p]} ~completed {calls:ACallNoun} {:OfThisDown}",
        category="Completed",
    ),
    *seen("Completed", read_as(completed)),
    *construct(
        "Asked",
        None,
        "{=:AskedOfPlay}",
        views={WHOLE: read_as(lambda said: said.play.asked(said.asked))},
    ),
    *construct(
        "Asked",
        None,
        "{=:DeniedOfPlay}",
        views={WHOLE: read_as(lambda said: said.play.asked(opposite(said.asked)))},
    ),
    *asks(
        Stopping,
        "{who:Who[p]} ~stopped {play:AskedPlay}",
        "{who:Who[p]} ~stopped {play:PlayOf[third]}",
        "{who:Who[p]} ~stopped ({play:AskedPlay}|{play:PlayOf[third]}) {:OfThisDown}",
        category="Stopping",
    ),
    *seen("Stopping", read_as(_stopped)),
    *construct(
        "Asked",
        FieldGoalIs,
        "the field goal is good",
        [
            "{:TheFieldGoal} (is|was) (good|made|successful|not missed)",
            "{:TheFieldGoal} succeeds",
        ],
        good=True,
    ),
    *construct(
        "Asked",
        FieldGoalIs,
        "the field goal is no good",
        [
            "{:TheFieldGoal} (is|was) (no good|missed|unsuccessful|not (good|made|successful))",
            "{:TheFieldGoal} (misses|missed|fails|failed)",
        ],
        good=False,
    ),
    *(
        each
        for good, miss, misses, missed, what in (
            (True, "make", "makes", "made", "{:TheFieldGoal}"),
            (False, "miss", "misses", "missed", "[{:TheFieldGoal}]"),
        )
        for each in construct(
            "TheyKicked",
            KickedBy,
            f"{{who:Who[base]}} {miss} {what}",
            [
                f"{{who:Who[third]}} {misses} {what}",
                f"{{who:Who[base]}} {missed} {what}",
                f"{{who:Who[third]}} {missed} {what}",
            ],
            good=good,
        )
    ),
    *construct("Asked", None, "{=:TheyKicked}", views={WHOLE: read_as(_kicked_by)}),
    *phrase(
        "TheFieldGoal",
        "the field goal",
        "(the|this|that) (field goal|field goal attempt|kick|attempt)",
    ),
]


class YardsRelated(msgspec.Struct, frozen=True):
    """`It gained as many yards as your last play`."""

    how: str
    right: Any


def _yards_related(said: YardsRelated) -> Any:
    """Where no play was run before there is nothing to compare."""
    asked = related(said.how, TheYards(), said.right)
    return None if asked is None else AllOf((LastPlay(said.right.who), asked))


YARDS: Final[list[Construct]] = [
    # Compared with another play
    *(
        each
        for how, frames in relations("#", "yards", "{right:OtherYards}")
        for each in construct(
            "YardsRelated",
            YardsRelated,
            frames[0],
            [
                *frames[1:],
                *(f"exactly {frame}" for frame in frames if how == "exactly"),
                *(frame.replace(" yards", "") for frame in frames if how in ("more", "fewer")),
            ],
            how=how,
        )
    ),
    *construct("YardsThan", None, "{=:YardsRelated}", views={WHOLE: read_as(_yards_related)}),
    *asks(None, "~gains {=:YardsThan}", printed=False, category="GainedThan"),
    *seen("GainedThan", UNSAID, into="OfIt"),
    *construct("YardsGained", None, "{=:YardsThan}", printed=False),
    *construct(
        "OtherYards",
        None,
        "{=:LastPlayYards}",
        ["{=:LastPlayYards} (did|gained)", "on {=:LastPlayYards}", "{=:LastYards}"],
        printed=False,
    ),
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
    *construct("ALoss", None, "a loss of {=:YardBound}", ["a loss of {=:SomeYards}"]),
    *construct("ALoss", Bound, "a loss", printed=False, low=1, high=None),
    *word("OnPlay", THE_PLAY, "on the play", "on this down", "this down", "on the down"),
    *construct("OnPlay", None, "on {=:AskedPlay}", printed=False),
    *construct("OnPlay", Plays, "on a {calls:CallsOfPlays[sg]} this down", who=None, printed=False),
    *construct(
        "OnPlay",
        PlayOfResult,
        "on a {result:ResultIs} {calls:CallsOfPlays[sg]} [this down]",
        printed=False,
    ),
    *construct("OnPlay", PlayOfResult, "on a {result:ResultIs} play [this down]", printed=False),
    *only_read(word("OnPlay", THE_PLAY, "(with|by) this (play|run|pass)")),
    *asks(
        YardsAsked,
        "~gains {bound:YardBound}",
        "~gains {bound:SomeYards}",
        "~results in a gain of {bound:YardBound}",
        "~goes for {bound:YardBound}",
        "~is (good for|worth) {bound:YardBound}",
        "~ends (with|in) [a gain of] {bound:YardBound}",
        views={"bound": GAINED},
        category="YardsOfIt",
    ),
    *asks(
        YardsAsked,
        "~lost {bound:YardBound}",
        "~loses {bound:YardBound}",
        "~loses {bound:SomeYards}",
        "~results in {bound:ALoss}",
        "~ends (with|in) {bound:ALoss}",
        "~goes for {bound:ALoss}",
        views={"bound": LOST},
        category="YardsOfIt",
    ),
    *asks(YardsAsked, "{:LostOrNone}", category="YardsOfIt", bound=NO_GAIN, printed=False),
    *asks(
        YardsAsked,
        "~ends (with|in) {:NoGainOrLoss}",
        "~goes for {:NoGainOrLoss}",
        "~results in {:NoGainOrLoss}",
        category="YardsOfIt",
        bound=NO_GAIN,
        printed=False,
    ),
    *phrase("NoGainOrLoss", "no gain or a loss", "a loss or no gain"),
    *seen("YardsOfIt", _YARDS, into="OfIt"),
    *asks(YardsAsked, "{bound:YardBound} ~are gained on {:ThePlay}", category="Yards"),
    *seen("Yards", read_as(_YARDS.build)),
    # Only the offense gains and loses yards: who is on offense depends on the card.
    *asks(
        Sided,
        "{who:Who[p]} ~gains {effect:YardsGained}",
        "{who:Who[p]} ~gains {effect:YardsGained} {@:OnPlay}",
        "{who:Who[p]} ~loses {effect:YardsLost}",
        "{who:Who[p]} ~loses {effect:YardsLost} {@:OnPlay}",
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
]

ABOUT_PLAYS: Final = [*CALLED, *SHOWN, *CAME_OUT, *YARDS]
