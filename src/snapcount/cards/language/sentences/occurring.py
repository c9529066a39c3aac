"""What waits for something: whenever, the next time, at a time, so often."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from snapcount.cards.language.kernel import syntax
from snapcount.cards.language.kernel.construct import (
    WHOLE,
    Construct,
    Guard,
    construct,
    either,
    phrase,
    read_as,
    word,
)
from snapcount.cards.language.kernel.contents import contents
from snapcount.cards.language.kernel.lists import Row, listed
from snapcount.cards.language.meaning.cancelled import EVENTS as TURNOVERS
from snapcount.cards.language.meaning.cancelled import TURNED_OVER
from snapcount.cards.language.meaning.dated import Undone, undone
from snapcount.cards.language.nouns.plays import NOT_STOPPED
from snapcount.cards.language.sentences.clauses import ENDS
from snapcount.cards.language.sentences.rules import in_each_down
from snapcount.cards.language.sentences.shared_subjects import AND
from snapcount.cards.nouns import (
    AllOf,
    Called,
    Designated,
    HasRole,
    OnSide,
    PlayerIs,
    PlayIs,
    StoppedByCall,
    That,
    This,
    YardsWould,
)
from snapcount.cards.tree import Audible, Discard, FieldGoalsAre, ModifyPunts, PutCalled, RemoveThis


class SoManyTimes(msgspec.Struct, frozen=True):
    """`The next two times you score, …`."""

    count: int
    occasion: Any
    then: Any
    lasts: Any = None


_NO_TIME: Final = Guard(
    lambda said: not isinstance(said.then, syntax.Occurs),
    "without a comma, a time belongs to what is waited for",
)

_GOES_ON: Final = Guard(
    lambda said: (
        getattr(said.occasion, "event", "") != "this card is played"
        and Audible not in contents(said.then)
    ),
    "this happens once, so it can't last",  # `it becomes your play this down` is one phrase
)
_HAPPENS: Final = Guard(
    lambda said: getattr(said.occasion, "event", "") != "a play is revealed",
    "what is so of a play is asked of it, and not waited for",
)


def _at_one_time(said: Any) -> bool:
    then = said.then
    if isinstance(then, syntax.Says) and isinstance(then.clauses[-1], syntax.Block):
        return not isinstance(then.clauses[-1].statements[0], syntax.Occurs)
    if not isinstance(then, syntax.Occurs):
        return True
    return then.duration is not None or then.once or then.trailing


_NOT_AWAITED: Final = Guard(
    _at_one_time, "at that time, write “if”; what is done at another time is a sentence of its own"
)


def _has_stopped(occasion: syntax.Occasion) -> Any:
    """That this Play has stopped the other side's, or has not: asked when the play is over."""
    if occasion.who != "opponent":
        return None
    asked: list[Any] = [OnSide("you", "defense"), occasion.condition]
    if NOT_STOPPED in asked:
        asked[-1] = PlayIs("successful")
    if occasion.calls:
        asked.insert(1, Called("offense", occasion.calls))  # type: ignore[arg-type]
    return AllOf(tuple(asked))


_DONE_THEN: Final = Guard(
    lambda said: (
        _at_one_time(said)
        and not isinstance(said.then, syntax.Offers | syntax.OffersEither | syntax.Occurs)
    ),
    "what may be done then is used “only after Player Designation”",
)
_FROM_NOW_ON: Final = Guard(
    lambda _: False,
    "is the first one before this card counted? Write “the next time …”, or “the first time"
    " each …”",
)
_NO_COST: Final = Guard(
    lambda said: (
        not (
            getattr(said.occasion, "event", "") == "an Action card is played"
            and Discard in contents(said.then)
        )
    ),
    "what is discarded to play a card is a cost",
)


def _says_how_it_ends(said: syntax.Occurs) -> bool:
    """`If you attempt a field goal this down, it is good`, which is said of the field goal; of a
    punt, how far it goes."""
    event = getattr(said.occasion, "event", "")
    if event not in ("a field goal is attempted", "a punt is made"):
        return False
    then = said.then.then if isinstance(said.then, syntax.Asks) else said.then
    if not isinstance(then, syntax.Says) or len(then.clauses) != 1:
        return False
    settled = FieldGoalsAre if event == "a field goal is attempted" else ModifyPunts
    return settled in contents(then)


def _asks_of_roles(said: syntax.Occurs) -> bool:
    """`If a Quarterback is designated on this play` is a question, as it is without its time."""
    if getattr(said.occasion, "event", "") != "a Player is designated":
        return False
    assert isinstance(said.occasion, syntax.Occasion)
    assert said.duration is not None
    if said.occasion.does or said.occasion.by is not None:
        return False
    named = isinstance(said.occasion.players, This | That | Designated)
    return not named and said.duration.duration == "this down"


_WAITS: Final = Guard(
    lambda said: not _says_how_it_ends(said) and not _asks_of_roles(said),
    "this is said of the kick, or asked when the Players are designated",
)

_LOSES_THE_BALL: Final = Guard(
    lambda said: getattr(said.occasion, "event", "") in (*TURNOVERS.values(), TURNED_OVER),
    "only a live ball turnover can be awaited for a timing point",
)

_THIS_PLAY: Final = (
    "(this play|this card|this Play card|this defense|this call|this defensive (play|call)"
    "|your defensive (play|call)|your [called] (play|call) on defense|this|that|it)"
)
_THIS_CARD: Final = "(this play|this card|this)"
_THE_OFFENSE: Final = (
    "(the offense|your opponent|(the offense's|your opponent's|a|the) [offensive] play)"
)


def _own_play_stops() -> list[Construct]:
    """On a Play: it stops what the other side runs, or does not."""
    made: list[Construct] = []
    for event, condition, stops in (
        ("a play is stopped", StoppedByCall(), "(stops|stopped|has stopped)"),
        (
            "a play is successful",
            NOT_STOPPED,
            "(does not stop|did not stop|fails to stop|failed to stop)",
        ),
    ):
        kind = "(a|the offense's|your opponent's) {calls:CallsOfPlays[sg]}"
        for whom, fixed in ((_THE_OFFENSE, {"calls": ()}), (kind, {})):
            made += construct(
                "OwnPlayEvent",
                syntax.Occasion,
                f"{_THIS_PLAY} {stops} {whom}",
                event=event,
                who="opponent",
                condition=condition,
                **fixed,  # type: ignore[arg-type]
            )
            if condition != NOT_STOPPED:
                made += construct(
                    "OwnPlayEvent",
                    syntax.Occasion,
                    f"{whom} is stopped by {_THIS_PLAY}",
                    [
                        f"you (stop|stopped) {whom} with {_THIS_PLAY}",
                        f"you (call|select|reveal) {_THIS_CARD} on defense and [you] stop {whom}",
                    ],
                    event=event,
                    who="opponent",
                    condition=condition,
                    **fixed,  # type: ignore[arg-type]
                )
    return made


class HappensSo(msgspec.Struct, frozen=True):
    """Something that may happen in a while, and what is asked then."""

    occasion: Any
    lasts: Any
    condition: Any
    then: Any


def _happens_so(said: HappensSo) -> syntax.Occurs:
    asks = syntax.Asks(condition=said.condition, then=said.then)
    return syntax.Occurs(
        occasion=said.occasion, then=asks, duration=said.lasts, once=True, asked=True
    )


HAPPENS_SO: Final = read_as(_happens_so)


def _now_and_then(said: Row) -> syntax.Says:
    return syntax.Says(clauses=(*said.first, syntax.Block(statements=(said.rest,))))


_CARD_GOES: Final = (syntax.ThisPlayGoes, PutCalled, RemoveThis)
"""What says where a card goes that would be discarded."""


class OftenAt(msgspec.Struct, frozen=True):
    """What is offered at some time, and how often."""

    then: Any
    occasion: Any
    once_per: str
    condition: Any = None


_OF_A_PLAY: Final = (Called, HasRole, PlayIs, YardsWould)
"""What is asked of a play is waited for: `if your Run is successful, …`."""


def _is_so(happenings: tuple[type, ...]) -> Guard:
    """A guard of what is so at a time, and does not happen as one of those does."""
    return Guard(
        lambda said: contents(said.condition).isdisjoint(happenings),
        "that happens, so it is waited for",
    )


def _often_at(said: OftenAt) -> syntax.Limited:
    occurs: Any = syntax.Occurs(occasion=said.occasion, then=said.then)
    if said.condition is not None:
        occurs = syntax.Holds(condition=said.condition, then=occurs)
    return syntax.Limited(once_per=said.once_per, then=occurs)


class FirstPossession(msgspec.Struct, frozen=True):
    """What is done at the first of something in some stretch."""

    then: Any
    occasion: Any
    once_per: str


def _first_possession(said: FirstPossession) -> syntax.Occurs:
    return syntax.Occurs(occasion=said.occasion, then=said.then, once_per=said.once_per, first=True)


OCCURRING: Final[list[Construct]] = [
    *construct("Core[e]", None, "{=:Occurring[e]}", features=ENDS),
    *phrase(
        "Whenever",
        "whenever",
        "when",
        "each time",
        "every time",
        "any time",
        "as soon as",
        "(each|every|any) time that",
        "(right|immediately) after",
    ),
    *phrase(
        "OnceMore",
        "again",
        "over [again]",
        "a second time",
        "once more",
        "(one|an) (additional|extra|more) time",
    ),
    *construct(
        "Occurring[stop]",
        syntax.Occurs,
        "{:Whenever} {occasion:Events} , {then:SemiBlock}",
        printed=False,
    ),
    *construct(
        "Occurring[e]",
        syntax.Occurs,
        "{:Whenever} {occasion:Events} , {then:Statement[e]}",
        [
            "after {occasion:Events} , {then:Statement[e]}",
            "(after|following|upon) {occasion:Past} , {then:Statement[e]}",
            "(after|following) {occasion:AfterStretch} , {then:Statement[e]}",
        ],
        features=ENDS,
    ),
    *construct(
        "Occurring[e]",
        syntax.Occurs,
        "{:Whenever} {occasion:Events} {then:Core[e]}",
        features=ENDS,
        only=_NO_TIME,
        printed=False,
    ),
    *construct(
        "Occurring[stop]",
        syntax.Occurs,
        "{then:Doing} {:Whenever} {occasion:Events}",
        [
            "{then:Doing} after {occasion:Events}",
            "{then:Doing} (after|following) {occasion:Past}",
            "{then:Doing} (after|following) {occasion:AfterStretch}",
        ],
    ),
    *construct(
        "Occurring[e]",
        syntax.Occurs,
        "{:Whenever} {occasion:Events} {duration:Lasts} , {then:Statement[e]}",
        [
            "{duration:Lasts} , {:Whenever} {occasion:Events} , {then:Statement[e]}",
            "{:Whenever} {duration:Lasts} {occasion:Events} , {then:Statement[e]}",
        ],
        features=ENDS,
    ),
    *construct(
        "Occurring[stop]",
        syntax.Occurs,
        "{duration:Lasts} , {then:Doing} {:Whenever} {occasion:Events}",
        ["{then:Doing} {:Whenever} {occasion:Events} {duration:Lasts}"],
        printed=False,
        only=_NO_COST,
    ),
    *construct(
        "Occurring[e]",
        None,
        "{=:ThroughDowns[e]}",
        features=ENDS,
        views={WHOLE: read_as(in_each_down)},
    ),
    *construct(
        "ThroughDowns[e]",
        syntax.Occurs,
        "{:Whenever} {occasion:Events} {duration:ThroughNextDown} , {then:Statement[e]}",
        ["{duration:ThroughNextDown} , {:Whenever} {occasion:Events} , {then:Statement[e]}"],
        features=ENDS,
    ),
    # A deed is over at once, so that what lasts is how long it is waited for
    *construct(
        "Occurring[stop]",
        syntax.Occurs,
        "{:Whenever} {occasion:Events} , {then:OnlyDeeds} {duration:Lasts}",
        printed=False,
        only=_GOES_ON,
    ),
    *construct("OnlyDeeds", syntax.Says, "{clauses:DeedRow}"),
    *listed("DeedRow", "OneDeed", "and"),
    *either("OneDeed", "Deed[base]", "Done"),
    *construct(
        "Occurring[e]",
        syntax.Occurs,
        "if {occasion:WouldEvents} , {then:Statement[e]}",
        features=ENDS,
        once=True,
        asked=True,
    ),
    *construct(
        "Occurring[e]",
        syntax.Occurs,
        "if {occasion:WouldEvents} {duration:Lasts} , {then:Statement[e]}",
        [
            "if {occasion:Happens} {duration:Lasts} , {then:Statement[e]}",
            "if {occasion:SeveralHappen} {duration:Lasts} , {then:Statement[e]}",
            "if {:TheStrength} {duration:Lasts} {occasion:StrengthThen} , {then:Statement[e]}",
        ],
        features=ENDS,
        only=_WAITS,
        once=True,
        asked=True,
    ),
    *construct(
        "Occurring[stop]",
        syntax.Occurs,
        "{then:Doing} if {occasion:Happens} {duration:Lasts}",
        [
            "{then:Doing} if {occasion:SeveralHappen} {duration:Lasts}",
        ],
        printed=False,
        only=_WAITS,
        once=True,
        asked=True,
    ),
    *construct(
        "AlsoIf[e]",
        syntax.Occurs,
        "{occasion:Happens} {duration:Lasts} , {then:Statement[e]}",
        features=ENDS,
        only=_WAITS,
        once=True,
        asked=True,
    ),
    # What is asked when it happens
    *construct("Occurring[e]", None, "{=:HappensSo[e]}", features=ENDS, views={WHOLE: HAPPENS_SO}),
    *construct(
        "HappensSo[e]",
        HappensSo,
        "if {occasion:Happens} {lasts:Lasts} and {condition:Condition} , {then:Statement[e]}",
        ["if {occasion:Happens} {lasts:Lasts} while {condition:Condition} , {then:Statement[e]}"],
        features=ENDS,
    ),
    # Who does what with the play that this is: `receives this pass`
    *construct(
        "Occurring[e]",
        syntax.Occurs,
        "if {occasion:WithThis} , {then:Statement[e]}",
        ["{:Whenever} {occasion:WithThis} , {then:Statement[e]}"],
        features=ENDS,
        duration=syntax.Lasts(duration="this down", own=True),
        once=True,
        asked=True,
    ),
    *construct(
        "Occurring[stop]",
        syntax.Occurs,
        "{then:Doing} (if|when) {occasion:WithThis}",
        printed=False,
        duration=syntax.Lasts(duration="this down", own=True),
        once=True,
        asked=True,
    ),
    # What does not happen is known when its time is over
    *construct(
        "Occurring[e]", None, "{=:Undone[e]}", features=ENDS, views={WHOLE: read_as(undone)}
    ),
    *construct("Undone[e]", Undone, "if {asked:NotDone} , {then:Statement[e]}", features=ENDS),
    # On a card that lies there, `if` waits as `whenever` does
    *construct(
        "WaitingIf[e]",
        syntax.OccursIf,
        "if {occasion:Events} , {then:Statement[e]}",
        features=ENDS,
        printed=False,
    ),
    *construct(
        "WaitingIf[stop]",
        syntax.OccursIf,
        "{then:Doing} if {occasion:Events}",
        printed=False,
        only=_HAPPENS,
    ),
    *construct(
        "WaitingIf[e]",
        syntax.Limited,
        "{once_per:Once} , {then:WaitingOnce[e]}",
        features=ENDS,
        printed=False,
    ),
    *construct(
        "WaitingOnce[e]",
        syntax.OccursIf,
        "if {occasion:Events} , {then:Statement[e]}",
        features=ENDS,
    ),
    *construct("WaitingOnce[stop]", syntax.OccursIf, "{then:Doing} if {occasion:Events}"),
    *construct("Item", None, "{=:WaitingIf[stop]} .", ["{:WhileLying} {=:WaitingIf[stop]} ."]),
    *construct("Item", None, "{=:WaitingIf[block]}"),
    # How often something is still waited for is not counted
    *(
        each
        for first, *others in (
            ("{occasion:Events}", "{occasion:WouldEvents}"),
            (
                "{occasion:Events} {lasts:Lasts}",
                "{occasion:WouldEvents} {lasts:Lasts}",
                "{lasts:Lasts} [that] {occasion:Events}",
            ),
        )
        for each in construct(
            "Occurring[e]",
            SoManyTimes,
            f"the (next|first) {{count:Many}} times {first} , {{then:Statement[e]}}",
            [
                f"the (next|first) {{count:Many}} times {words} , {{then:Statement[e]}}"
                for words in others
            ],
            features=ENDS,
            printed=False,
            only=Guard(
                lambda _: False, "one time is waited for: write “the next time”, or “whenever”"
            ),
        )
    ),
    *construct(
        "Occurring[e]",
        syntax.Occurs,
        "the next time {occasion:Events} , {then:Statement[e]}",
        features=ENDS,
        once=True,
    ),
    *construct(
        "Occurring[e]",
        syntax.Occurs,
        "the next time {occasion:Events} {duration:Lasts} , {then:Statement[e]}",
        [
            "{duration:Lasts} , the next time {occasion:Events} , {then:Statement[e]}",
            "the next time {duration:Lasts} [that] {occasion:Events} , {then:Statement[e]}",
        ],
        features=ENDS,
        once=True,
    ),
    *construct(
        "Occurring[e]",
        syntax.Occurs,
        "the next time {occasion:WouldEvents} {duration:InThisPoint} , {then:Statement[e]}",
        features=ENDS,
        only=_LOSES_THE_BALL,
        once=True,
    ),
    *construct(
        "Occurring[e]",
        syntax.Occurs,
        "{occasion:Moment} , {then:Statement[e]}",
        ["{occasion:Moment} {then:Core[e]}"],
        features=ENDS,
        only=_NOT_AWAITED,
    ),
    *construct(
        "Occurring[e]",
        syntax.Occurs,
        "{occasion:Moments} , {then:Statement[e]}",
        features=ENDS,
        printed=False,
        only=_NOT_AWAITED,
    ),
    *construct(
        "Occurring[stop]",
        syntax.Occurs,
        "{then:Doing} {occasion:Moments}",
        printed=False,
        trailing=True,
    ),
    *construct(
        "Occurring[e]",
        None,
        "{=:OccursFor[e]}",
        features=ENDS,
        views={WHOLE: read_as(lambda said: said.occurs())},
    ),
    *construct(
        "OccursFor[e]",
        syntax.OccursFor,
        "{moment:MomentFor} , {then:Statement[e]}",
        features=ENDS,
        only=_NOT_AWAITED,
    ),
    *construct("OccursFor[stop]", syntax.OccursFor, "{then:Doing} {moment:MomentFor}"),
    # How long comes first in a sentence alone: behind `if …` it is that of what is asked
    *construct(
        "Statement[e]",
        None,
        "{=:LeadingOccurs[e]}",
        features=ENDS,
        views={WHOLE: read_as(lambda said: said.occurs())},
    ),
    *construct(
        "LeadingOccurs[e]",
        syntax.OccursFor,
        "{moment:LeadingFor} , {then:Statement[e]}",
        features=ENDS,
        only=_NOT_AWAITED,
    ),
    *construct(
        "Statement[stop]",
        syntax.Occurs,
        "{duration:Lasts} , {then:Doing} {occasion:MomentAlone}",
        printed=False,
    ),
    *construct(
        "Occurring[e]",
        syntax.Occurs,
        "{occasion:NextMoment} , {then:Statement[e]}",
        features=ENDS,
        printed=False,
        once=True,
    ),
    *construct(
        "Occurring[e]",
        syntax.Occurs,
        "(after|following|on|upon) {occasion:NextPast} , {then:Statement[e]}",
        features=ENDS,
        printed=False,
        once=True,
    ),
    *construct(
        "Occurring[e]",
        syntax.Occurs,
        "(after|following|on|upon) {occasion:NextPast} {duration:Lasts} , {then:Statement[e]}",
        features=ENDS,
        printed=False,
        once=True,
    ),
    *(
        each
        for lasts in ("", " {duration:Lasts}")
        for each in (
            *construct(
                "Occurring[e]",
                syntax.Occurs,
                f"{{:WhenNext}} {{occasion:NextHappens}}{lasts} , {{then:Statement[e]}}",
                features=ENDS,
                printed=False,
                once=True,
            ),
            *construct(
                "Occurring[stop]",
                syntax.Occurs,
                f"{{then:Doing}} {{:WhenNext}} {{occasion:NextHappens}}{lasts}",
                printed=False,
                once=True,
            ),
        )
    ),
    *phrase("WhenNext", "when", "(after|once|as soon as)"),
    *phrase(
        "SinceItCame",
        "after this card was played",
        "(after|since) ({:ThisCard}|it) (was played|came into play|entered (play|the field))",
    ),
    *construct(
        "Occurring[stop]",
        syntax.Occurs,
        "{then:Doing} (after|following|on|upon) {occasion:NextPast}",
        printed=False,
        once=True,
    ),
    *construct(
        "Occurring[stop]",
        syntax.Occurs,
        "{then:Doing} {occasion:NextMoment}",
        ["{then:Doing} the next time {occasion:Events}"],
        printed=False,
        once=True,
    ),
    *construct(
        "Occurring[stop]",
        syntax.Occurs,
        "{then:Doing} the next time {occasion:Events} {duration:Lasts}",
        ["{then:Doing} the next time {duration:Lasts} [that] {occasion:Events}"],
        printed=False,
        once=True,
    ),
    # `either player may discard a card at the end of the play to remove this card`
    *construct(
        "Occurring[stop]",
        None,
        "{=:PaidThen}",
        views={WHOLE: read_as(lambda said: said.occurs())},
    ),
    *construct(
        "PaidThen",
        syntax.PaidThen,
        "either player may {clauses:TheirDeeds} {occasion:MomentAlone} to {to:TheirDeeds}",
        [
            "either player may {clauses:TheirDeeds} {occasion:MomentAlone} to {to:Deeds}",
            "{occasion:MomentAlone} , either player may {clauses:TheirDeeds} to {to:Deeds}",
        ],
        either=True,
    ),
    *construct(
        "PaidThen",
        syntax.PaidThen,
        "you may {clauses:Deeds} {occasion:MomentAlone} to {to:Deeds}",
    ),
    # On a Play, this play
    *construct(
        "Occurring[e]",
        syntax.Occurs,
        "(if|when|whenever) {occasion:OwnPlayEvents} , {then:Statement[e]}",
        features=ENDS,
        printed=False,
        asked=True,
    ),
    *construct(
        "Occurring[stop]",
        syntax.Occurs,
        "{then:Doing} (if|when|whenever) {occasion:OwnPlayEvents}",
        printed=False,
        asked=True,
    ),
    *_own_play_stops(),
    *construct(
        "OwnPlayEvent",
        syntax.Occasion,
        "you (call|run|select|reveal) this play",
        event="a play is revealed",
    ),
    *construct(
        "OwnPlayEvent",
        syntax.Occasion,
        "you (call|run|select|reveal) this (pass|run) [play]",  # which only the offense does
        event="a play is revealed",
        who="you",
    ),
    # On which down, and in what situation, it is known that it was called at all
    *construct(
        "OwnPlayCalled",
        syntax.Occasion,
        "you (called|ran|selected|revealed) this (play|card)",
        event="a play is revealed",
    ),
    *construct(
        "OwnPlayEvent",
        syntax.Occasion,
        "you (complete|completed) (this|your) (pass|play)",
        event="a play is successful",
        who="you",
        calls=("pass",),
    ),
    # What is done now, and what is done then: `…, and at the end of the play, draw a card`
    *construct("Core[stop]", None, "{=:NowAndThen}", views={WHOLE: read_as(_now_and_then)}),
    *construct(
        "NowAndThen",
        Row,
        "{first:Doings} [,] and [then] [,] {rest:DoneThen}",
        ["{first:Doings} , then [,] {rest:DoneThen}"],
    ),
    *construct(
        "DoneThen",
        syntax.Occurs,
        "{occasion:MomentAlone} , {then:Statement[stop]}",
        ["{occasion:MomentAlone} {then:Core[stop]}"],
        only=_NOT_AWAITED,
    ),
    # `Energize this Player after Player Designation`: what one may do then is used at that point
    *construct(
        "Occurring[e]",
        syntax.Occurs,
        "{occasion:AfterDesignation} , {then:Statement[e]}",
        features=ENDS,
        printed=False,
        only=_DONE_THEN,
    ),
    *construct(
        "Occurring[stop]",
        syntax.Occurs,
        "{then:Doing} {occasion:AfterDesignation}",
        printed=False,
        only=_DONE_THEN,
        trailing=True,
    ),
    # At its end: `draw a card at the end of the play`
    *construct(
        "Occurring[stop]",
        syntax.Occurs,
        "{then:Doing} {occasion:MomentAlone}",
        ["{then:Doing} {occasion:MomentInWhich}"],
        trailing=True,
    ),
    *construct(
        "Occurring[stop]",
        syntax.Occurs,
        "{then:Doing} {occasion:MomentAlone} {:NotDiscarded}",
        printed=False,
        only=Guard(
            lambda said: not contents(said.then).isdisjoint(_CARD_GOES),
            "what would be discarded? Say where a card goes",
        ),
        trailing=True,
    ),
    *construct(
        "Occurring[stop]",
        None,
        "{=:AtTimeIf}",
        views={WHOLE: read_as(lambda said: said.occurs())},
    ),
    *construct(
        "AtTimeIf",
        syntax.AtTimeIf,
        "{then:Doing} {occasion:MomentAlone} if {condition:Condition}",
        ["{then:Doing} {occasion:MomentAlone} if {condition:ThenCondition}"],
    ),
    # What is over then is asked about without a word since when
    *construct(
        "AtTimeIf",
        syntax.AtTimeIf,
        "{occasion:MomentAlone} , if {condition:ThenCondition} , {then:Hosting}",
        ["{occasion:MomentAlone} if {condition:ThenCondition} , {then:Hosting}"],
    ),
    *construct("ThenCondition", None, "{=:OwnPlayEvent}", views={WHOLE: read_as(_has_stopped)}),
    *construct("Doing", syntax.Says, "{clauses:Doings}"),
    *either("Doing", "Offering"),
    *listed("Doings", "DoneClause", *AND),
    *either("DoneClause", "Effect", "Deed[base]", "Done", "Going"),
    *construct(
        "Occurring[e]",
        syntax.Limited,
        "{once_per:Once} , {then:Occurring[e]}",
        ["{once_per:Once} {then:Occurring[e]}"],
        features=ENDS,
    ),
    # How often, and at what time: `you may draw a card at the start of a down once per possession`
    *construct("Occurring[stop]", None, "{=:OftenAt}", views={WHOLE: read_as(_often_at)}),
    *construct(
        "OftenAt",
        OftenAt,
        "{then:Offering} {occasion:MomentAlone} [,] {once_per:Once}",
        ["{then:Offering} [,] {once_per:Once} {occasion:MomentAlone}"],
    ),
    *construct(
        "OftenAt",
        OftenAt,
        "{once_per:Once} [,] {:AsLongAs} {condition:Condition} , {then:Offering}"
        " {occasion:MomentAlone}",
        [
            (
                "{once_per:Once} [,] while {condition:Condition} ,"
                " {occasion:MomentAlone} , {then:Offering}"
            ),
            (
                "{:AsLongAs} {condition:Condition} , {once_per:Once} [,] {then:Offering}"
                " {occasion:MomentAlone}"
            ),
        ],
    ),
    *(
        each
        for asks, happenings in (("if", _OF_A_PLAY), ("when", (*_OF_A_PLAY, PlayerIs)))
        for each in construct(
            "OftenAt",
            OftenAt,
            f"{{once_per:Once}} [,] {asks} {{condition:Condition}} , {{then:Offering}}"
            " {occasion:MomentAlone}",
            [
                (
                    f"{{once_per:Once}} [,] {asks} {{condition:Condition}} ,"
                    " {occasion:MomentAlone} , {then:Offering}"
                ),
            ],
            only=_is_so(happenings),
        )
    ),
    # The first one of each half
    *construct(
        "Occurring[e]",
        None,
        "{=:FirstPossession[e]}",
        features=ENDS,
        views={WHOLE: read_as(_first_possession)},
    ),
    *construct(
        "FirstPossession[e]",
        FirstPossession,
        "{:AtStart} {occasion:TheirFirst} {once_per:OfEachStretch} , {then:Statement[e]}",
        features=ENDS,
    ),
    *construct(
        "FirstPossession[stop]",
        FirstPossession,
        "{then:Doing} {:AtStart} {occasion:TheirFirst} {once_per:OfEachStretch}",
    ),
    *construct(
        "TheirFirst",
        syntax.Occasion,
        "{who:Whose} first (possession|drive)",
        event="a possession starts",
    ),
    *word("OfEachStretch", "half", "(of|in) (a|each|every|the) half"),
    *word("OfEachStretch", "game", "(of|in) the game"),
    *construct(
        "Occurring[e]",
        syntax.Occurs,
        "{:Whenever} {occasion:Events} {once_per:Once} , {then:Statement[e]}",
        features=ENDS,
    ),
    *construct(
        "Occurring[e]",
        syntax.Occurs,
        "the first time {occasion:Events} {once_per:Each} , {then:Statement[e]}",
        [
            "the first time {once_per:Each} {occasion:Events} , {then:Statement[e]}",
            "the first time {once_per:Each} that {occasion:Events} , {then:Statement[e]}",
            "{once_per:Each} , the first time {occasion:Events} , {then:Statement[e]}",
        ],
        features=ENDS,
        first=True,
    ),
    *construct(
        "Occurring[stop]",
        syntax.Occurs,
        "{then:Doing} the first time {occasion:Events} {once_per:Each}",
        ["{then:Doing} the first time {once_per:Each} [that] {occasion:Events}"],
        printed=False,
        first=True,
    ),
    # It may have happened before the card was played: is the first time over then?
    *construct(
        "Occurring[e]",
        syntax.Occurs,
        "the first time {occasion:Events} {duration:Lasts} , {then:Statement[e]}",
        ["the first time {duration:Lasts} [that] {occasion:Events} , {then:Statement[e]}"],
        features=ENDS,
        only=_FROM_NOW_ON,
        printed=False,
        once=True,
    ),
    *construct(
        "Occurring[stop]",
        syntax.Occurs,
        "{then:Doing} the first time {occasion:Events} {duration:Lasts}",
        ["{then:Doing} the first time {duration:Lasts} [that] {occasion:Events}"],
        only=_FROM_NOW_ON,
        printed=False,
        once=True,
    ),
    *either("Event", "WouldEvent"),
]
