"""Sentences: what is asked before a clause or behind it, and what follows another sentence.

Scope is fixed by nesting, outermost first: once per, time, whenever, if, may, and, instead. A
`Statement[stop]` ends with a full stop, a `Statement[block]` with a bracket or a list of its own.
"""

from __future__ import annotations

from functools import partial
from typing import Any, Final, get_args

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
from snapcount.cards.language.kernel.doers import DOER
from snapcount.cards.language.kernel.graph import AMIDST, RESUMED
from snapcount.cards.language.kernel.lists import FLAT, SEVERAL, SINGLE, Row, Subject, listed
from snapcount.cards.language.kernel.walk import changed
from snapcount.cards.language.nouns.plays import UNOWNED, Plays
from snapcount.cards.language.sentences.clauses import ENDS
from snapcount.cards.language.sentences.offering import does_and_may
from snapcount.cards.language.sentences.rules import stands, takes
from snapcount.cards.language.sentences.shared_subjects import AND, resumed
from snapcount.cards.nouns import (
    AllOf,
    AnyOf,
    BallWithin,
    Called,
    DownIs,
    GritIn,
    Group,
    Leading,
    Not,
    OnSide,
    PeriodIs,
    PlayerIs,
    StrengthIn,
    That,
    TheGrit,
    This,
    TimeLeft,
)
from snapcount.cards.tree import Discard, ExhaustPlayers, FieldGoalsAre, MakeResult
from snapcount.cards.tree.play_modifiers import PlayModifier

replace = msgspec.structs.replace


class WhoeverDoes(msgspec.Struct, frozen=True):
    """What each player does who took what each was offered."""

    deeds: tuple[Any, ...]


def _each_who_does(said: WhoeverDoes) -> syntax.IfDone:
    clauses = tuple(syntax.By(who="each player", deed=deed) for deed in said.deeds)
    return syntax.IfDone(who="each player", then=syntax.Says(clauses=clauses))


def _on_which(said: syntax.Asks) -> bool:
    """Whether it says on which Grit a field goal is good, or on which Strength a pass is caught."""
    found = contents(said.then)
    match said.condition:
        case GritIn():
            return FieldGoalsAre in found
        case StrengthIn():
            return MakeResult in found and not found.isdisjoint(("complete", "successful"))
    return False


def _of_plays(said: syntax.Asks) -> bool:
    """Whether something in it is said of plays, which has its own words for their kind."""
    return any("calls" in getattr(kind, "__struct_fields__", ()) for kind in contents(said.then))


_NOT_OF_PLAYS: Final = Guard(
    lambda said: not _of_plays(said), "say of which plays this is where the plays are named"
)


class OnlyIf(msgspec.Struct, frozen=True):
    """What is so on a condition alone."""

    then: Any
    condition: Any


def only_if(said: OnlyIf) -> syntax.Asks:
    """A field goal that is good only on some Grit values is no good on all others (K-3)."""
    if {GritIn, TheGrit} & contents(said.condition):
        missed = changed(said.then, _no_good)
        if missed is not said.then:
            return syntax.Asks(condition=said.condition, then=missed, after=True, holds=False)
    return syntax.Asks(condition=said.condition, then=said.then, after=True)


def _no_good(part: Any) -> Any:
    return replace(part, good=False) if isinstance(part, FieldGoalsAre) and part.good else part


class SoWhile(msgspec.Struct, frozen=True):
    """A circumstance, and what is so besides."""

    so: Any
    also: Any


def _both_so(said: SoWhile) -> AllOf:
    return AllOf((said.so, said.also))


class AmidWhile(msgspec.Struct, frozen=True):
    """What stands in a circumstance, and how long: `on first down this possession`."""

    then: Any
    so: Any
    lasts: Any


def _amid_while(said: AmidWhile) -> syntax.Asks:
    (stands,) = said.then
    held = syntax.For(clause=stands, lasts=said.lasts)
    return syntax.Asks(condition=said.so, then=syntax.Says(clauses=(held,)), after=True, amid=True)


class AmidSubject(msgspec.Struct, frozen=True):
    """When or how long, before what is said of a subject: `your Runs on third down cannot …`."""

    subject: Any
    amid: Any
    then: Any


def _said_amid(amid: Any, row: tuple[Any, ...]) -> Any:
    """What is said of a subject, with the words between them."""
    clauses = resumed(row)
    if clauses is None:
        return None
    so = amid.so if isinstance(amid, SoLong) else None if isinstance(amid, syntax.Lasts) else amid
    lasts = amid.lasts if isinstance(amid, SoLong) else amid
    if isinstance(lasts, syntax.Lasts):
        if any(isinstance(each, syntax.Stands) and not takes(each, lasts) for each in clauses):
            return None
        clauses = syntax.Prefixed(lasts=lasts, said=clauses).clauses()
    then = syntax.Says(clauses=clauses)
    return then if so is None else syntax.Asks(condition=so, then=then, amid=True)


class AmidNoun(msgspec.Struct, frozen=True):
    """Amid the noun itself: `your third down Runs`."""

    subject: Any
    then: Any

    @property
    def amid(self) -> Any:
        return self.subject.amid


def _amid_row(row: Row) -> syntax.Block | None:
    """Several things that stand, each where, and all or none for as long as, it is said to."""
    said = [row.first]
    while isinstance(row.rest, Row):
        row = row.rest
        said.append(row.first)
    said.append(row.rest)
    if all(map(stands, said)) or all(map(_lasts, said)):
        return syntax.Block(statements=tuple(said))
    return None


def _lasts(said: Any) -> bool:
    """Whether all of it says for how long it holds."""
    if isinstance(said, syntax.Holds | syntax.Asks):
        return _lasts(said.then)
    return isinstance(said, syntax.Says) and all(
        isinstance(each, syntax.For) for each in said.clauses
    )


class AmidFronted(msgspec.Struct, frozen=True):
    """The same, how long in front: `this half, your Runs on third down cannot …`."""

    lasts: syntax.Lasts
    said: AmidSubject | AmidNoun


def _amid_fronted(fronted: AmidFronted) -> Any:
    said = fronted.said
    if isinstance(said.amid, SoLong | syntax.Lasts):
        return None
    return _said_amid(SoLong(said.amid, fronted.lasts), said.then)


class PlaysAmid(msgspec.Struct, frozen=True):
    """`your third down Runs`."""

    who: Any
    so: Any
    calls: Any


def _subject(said: PlaysAmid) -> Subject:
    return Subject("Plays[pl]", Plays(said.who, said.calls), said.so)


class StrongPlays(msgspec.Struct, frozen=True):
    """`your Runs with a Play Strength of 8-9`."""

    plays: Any
    so: Any


def _strong(noun: str, said: StrongPlays) -> Subject:
    anyones = noun.startswith("AnyOne")
    return Subject("Plays[sg]" if anyones else noun, said.plays, said.so, "each" * anyones)


class SoLong(msgspec.Struct, frozen=True):
    """In what circumstances, and how long."""

    so: Any
    lasts: Any


_WHOSE_SIDE: Final = "who is on that side of the ball? Write “while you are on offense”"
_YOURS: Final = Guard(lambda said: "opponent" not in contents(said.then), _WHOSE_SIDE)
_YOURS_OR_PLAYS: Final = Guard(
    lambda said: (
        "opponent" not in (found := contents(said.then))
        or not found.isdisjoint(get_args(PlayModifier))
    ),
    _WHOSE_SIDE,
)

_WHO_IS_SO: Final = "who is? Write “while this Player is Exhausted”"
_NOBODY_ELSE: Final = Guard(lambda held: Group not in contents(held.then), _WHO_IS_SO)
_THIS_PLAYER: Final = Guard(
    lambda held: This in (found := contents(held.then)) and Group not in found, _WHO_IS_SO
)

_NOT_OVER: Final = Guard(
    lambda held: contents(held.then).isdisjoint((syntax.Lasts, That)),
    "is that over once it isn't so? Write “while this Player is …”, and “this possession”",
)

_OTHERS: Final = frozenset({"opponent", "offense", "defense", "each player"})
_ONLY_YOURS: Final = Guard(
    lambda held: OnSide not in contents(held.condition) or contents(held.then).isdisjoint(_OTHERS),
    "who is on that side? Write “while you are …”",
)

_AS_IT_IS: Final = frozenset(
    {AllOf, AnyOf, BallWithin, DownIs, Leading, Not, OnSide, PeriodIs, TimeLeft}
)


def _of_the_score(asked: Any) -> Any:
    """Who is ahead, and in what situation besides: so it is, where other things come to be."""
    kinds = {each for each in contents(asked) if isinstance(each, type)}
    return asked if Leading in kinds and kinds <= _AS_IT_IS else None


ASKING: Final[list[Construct]] = [
    # What does not begin with a condition may follow without a comma
    *construct("Statement[e]", None, "{=:Core[e]}", features=ENDS),
    *construct(
        "Statement[e]",
        syntax.Asks,
        "if {condition:IfCondition} , {then:Statement[e]}",
        [
            "if {condition:IfCondition} {then:Core[e]}",
            "if {condition:IfCondition} , then {then:Core[e]}",
            "when {condition:OfTheScore} , {then:Statement[e]}",
            "should {condition:SupposedSo} , {then:Statement[e]}",
            "{condition:OnGrit} {then:Core[e]}",
            "(only if|provided [that]) {condition:Condition} , {then:Statement[e]}",
        ],
        features=ENDS,
    ),
    *construct(
        "Statement[e]",
        syntax.Asks,
        "{condition:Leading} , {then:Statement[e]}",
        [
            "{condition:BothCircumstances} , {then:Statement[e]}",
            "{condition:Circumstance} {then:Core[e]}",
        ],
        features=ENDS,
        printed=False,
        amid=True,
    ),
    *construct("OfTheScore", None, "{=:Condition}", views={WHOLE: read_as(_of_the_score)}),
    *construct(
        "Core[stop]",
        syntax.Asks,
        "{then:Hosting} if {condition:IfCondition}",
        [
            "{then:Hosting} , if {condition:IfCondition}",
            "{then:Hosting} [,] provided [that] {condition:Condition}",
            "{then:Hosting} [,] should {condition:SupposedSo}",
            "{then:StandingAlone} (when|whenever) {condition:Condition}",
            "{then:Hosting} when {condition:OfTheScore}",
        ],
        after=True,
    ),
    *construct("Core[stop]", None, "{=:OnlyIf}", views={WHOLE: read_as(only_if)}),
    *construct("OnlyIf", OnlyIf, "{then:Hosting} [,] [but] only (if|when) {condition:IfCondition}"),
    *(
        each
        for sentence, then in (("Core[stop]", "Hosting"), ("StandingThere[stop]", "Saying"))
        for each in construct(
            sentence,
            syntax.Asks,
            f"{{then:{then}}} {{condition:Circumstance}}",
            [
                f"{{then:{then}}} {{condition:BothCircumstances}}",
                f"{{then:{then}}} {{condition:EitherCircumstance}}",
            ],
            printed=False,
            only=Guard(
                lambda said: not _on_which(said),
                "on which numbers a kick or a pass is good is said of it, not asked",
            ),
            after=True,
            amid=True,
        )
    ),
    *either("Hosting", "Saying", "Offering"),
    # What stands has no occasion, so that `when` says on what condition it does
    *construct("StandingAlone", syntax.Says, "{clauses:OneStanding}"),
    *construct("OneStanding", None, "{=:Standing}", views={WHOLE: SINGLE}),
    *(
        each
        for sentence in ("Core[stop]", "Held[stop]", "StandingThere[stop]")
        for each in construct(
            sentence,
            syntax.Asks,
            "{then:StandingAlone} {condition:OnPlaysOf}",
            printed=False,
            only=_NOT_OF_PLAYS,
            after=True,
        )
    ),
    *construct("OnPlaysOf", Called, "on [all] {calls:CallsOfPlays[pl]} [if able]", who="offense"),
    *phrase("Unless", "unless", "except (if|when)"),
    *construct(
        "Statement[e]",
        syntax.Asks,
        "unless {condition:UnlessCondition} , {then:Statement[e]}",
        ["{:Unless} {condition:UnlessCondition} , {then:Statement[e]}"],
        features=ENDS,
        holds=False,
    ),
    *construct(
        "Core[stop]",
        syntax.Asks,
        "{then:Hosting} unless {condition:UnlessCondition}",
        ["{then:Hosting} [,] {:Unless} {condition:UnlessCondition}"],
        after=True,
        holds=False,
    ),
    *phrase("AsLongAs", "while", "(as|so) long as", "for as long as"),
    *construct(
        "Statement[e]",
        syntax.Holds,
        "while {condition:Condition} , {then:Held[e]}",
        [
            "{:AsLongAs} {condition:Condition} , {then:Held[e]}",
            "{:AsLongAs} {condition:Condition} {then:HeldCore[e]}",
        ],
        features=ENDS,
    ),
    *construct(
        "Core[stop]",
        syntax.Holds,
        "{then:Saying} while {condition:Condition}",
        ["{then:Saying} [,] {:AsLongAs} {condition:Condition}"],
        after=True,
    ),
    # Of whoever's text it is: `while on offense, …`, `… while inside your opponent's 40`
    *construct(
        "Statement[e]",
        syntax.Holds,
        "{:AsLongAs} {condition:Circumstance} , {then:Held[e]}",
        features=ENDS,
        only=_ONLY_YOURS,
        printed=False,
    ),
    *construct(
        "Core[stop]",
        syntax.Holds,
        "{then:Saying} [,] {:AsLongAs} {condition:Circumstance}",
        only=_ONLY_YOURS,
        printed=False,
        after=True,
    ),
    # How long in front, and while what behind: `This half, … while you are on offense`
    *construct(
        "Statement[stop]",
        syntax.Holds,
        "{then:PrefixedSaying} {:AsLongAs} {condition:Condition}",
        [
            "{then:PrefixedSaying} if {condition:Condition}",
            "{then:PrefixedSaying} {condition:Circumstance}",
        ],
        printed=False,
        after=True,
    ),
    # In what circumstances, and while what: `on third down while they are on offense`
    *construct(
        "Core[stop]",
        syntax.Holds,
        "{then:Saying} {condition:BothSo}",
        printed=False,
        after=True,
    ),
    *construct("BothSo", None, "{=:SoWhile}", views={WHOLE: read_as(_both_so)}),
    *construct("SoWhile", SoWhile, "{so:Circumstance} [,] {:AsLongAs} {also:Condition}"),
    *construct("PrefixedSaying", syntax.Says, "{clauses:Prefixed}"),
    # Between a subject and what is said of it
    *construct("CircumstanceAndHowLong", SoLong, "{so:Circumstance} {lasts:Lasts}"),
    *(
        each
        for sentence in ("Core[stop]", "Held[stop]", "StandingThere[stop]")
        for each in construct(sentence, None, "{=:SaidAmid}")
    ),
    *construct(
        "SaidAmid",
        None,
        "{=:AmidSubject}",
        ["{=:AmidNoun}"],
        views={WHOLE: read_as(lambda said: _said_amid(said.amid, said.then))},
    ),
    # And what else is so, wherever it is
    *construct("Core[stop]", None, "{=:AmidRow}", views={WHOLE: read_as(_amid_row)}),
    *either("OneAmid", "SaidAmid", "GoalsThere"),
    *(
        each
        for joint in ("[,] and", "[,] but", ";")
        for each in (
            *construct("AmidRow", Row, f"{{first:OneAmid}} {joint} {{rest:AmidRest}}"),
            *construct("AmidRow", Row, f"{{first:Saying}} {joint} {{rest:AmidLast}}"),
        )
    ),
    *either("AmidRest", "Saying", "AmidLast"),
    *either("AmidLast", "OneAmid", "AmidRow"),
    *construct(
        "AmidSubject",
        AmidSubject,
        f"{{subject:SubjectBeforeWhen}} {{amid:{AMIDST}}} {{then:{RESUMED}}}",
    ),
    *construct("AmidNoun", AmidNoun, f"{{subject:SubjectAmid}} {{then:{RESUMED}}}"),
    *construct("Statement[stop]", None, "{=:AmidFronted}", views={WHOLE: read_as(_amid_fronted)}),
    *construct(
        "AmidFronted",
        AmidFronted,
        "{lasts:Lasts} , {said:AmidSubject}",
        ["{lasts:Lasts} , {said:AmidNoun}"],
    ),
    *construct("SubjectAmid", None, "{=:PlaysAmid}", views={WHOLE: read_as(_subject)}),
    *construct(
        "PlaysAmid",
        PlaysAmid,
        "{who:Whose} {so:BeforeNoun} {calls:CallsOfPlays[pl]}",
        ["{who:Whose} {so:BeforeNoun} {calls:QualifyingCalls} plays"],
    ),
    *construct("PlaysAmid", PlaysAmid, "{who:Whose} {so:BeforeNoun} plays", calls=()),
    *construct(
        "PlaysAmid", PlaysAmid, "[all] {so:BeforeNoun} {calls:CallsOfPlays[pl]}", who=UNOWNED
    ),
    *construct("PlaysAmid", PlaysAmid, "[all] {so:BeforeNoun} plays", who=UNOWNED, calls=()),
    # `your Runs with a Play Strength of 8-9`; `a Run` is each that has one
    *(
        each
        for noun in ("Plays[pl]", "Plays[sg]", "AnyOne[sg]", "Successful[pl]", "Successful[sg]")
        for each in (
            *construct(f"Strong{noun}", StrongPlays, f"{{plays:{noun}}} {{so:AtPlayStrength}}"),
            *construct(
                "SubjectAmid",
                None,
                f"{{=:Strong{noun}}}",
                views={WHOLE: read_as(partial(_strong, noun))},
            ),
        )
    ),
    *construct("BeforeNoun", DownIs, "{downs:Downs} down"),
    *word("BeforeNoun", PeriodIs("overtime"), "overtime"),
    *word("BeforeNoun", PeriodIs("first half"), "first half"),
    *word("BeforeNoun", PeriodIs("second half"), "second half"),
    *word("BeforeNoun", BallWithin(20, "defense"), "red zone"),
    # In what circumstances, and how long: `on first down this possession`
    *construct("Core[stop]", None, "{=:AmidWhile}", views={WHOLE: read_as(_amid_while)}),
    *construct("AmidWhile", AmidWhile, "{then:OneStanding} {so:Circumstance} {lasts:Lasts}"),
    *construct(
        "Statement[stop]",
        None,
        "{=:AmidWhileFronted}",
        views={WHOLE: read_as(_amid_while)},
    ),
    *construct(
        "AmidWhileFronted", AmidWhile, "{so:Circumstance} {lasts:Lasts} , {then:OneStanding}"
    ),
    # Without a subject it is whose text this is
    *construct(
        "Statement[e]",
        syntax.Holds,
        "{:AsLongAs} {condition:SideAlone} , {then:Held[e]}",
        features=ENDS,
        printed=False,
        only=_YOURS_OR_PLAYS,
    ),
    *construct(
        "Core[stop]",
        syntax.Holds,
        "{then:Saying} {:AsLongAs} {condition:SideAlone}",
        printed=False,
        after=True,
        only=_YOURS,
    ),
    *(
        each
        for side in ("offense", "defense")
        for each in construct("SideAlone", OnSide, f"on {side}", who="you", side=side)
    ),
    *construct(
        "Statement[e]",
        syntax.Holds,
        "{:AsLongAs} {condition:StateAlone} , {then:Held[e]}",
        features=ENDS,
        printed=False,
        only=_NOBODY_ELSE,
    ),
    *construct(
        "Core[stop]",
        syntax.Holds,
        "{then:Saying} {:AsLongAs} {condition:StateAlone}",
        printed=False,
        after=True,
        only=_THIS_PLAYER,
    ),
    # Where nothing was done before, who stays so is so
    *construct(
        "Statement[e]",
        syntax.Holds,
        "{:AsLongAs} {condition:StillSo} , {then:Held[e]}",
        features=ENDS,
        only=_NOT_OVER,
        printed=False,
    ),
    *construct(
        "Core[stop]",
        syntax.Holds,
        "{then:Saying} [,] {:AsLongAs} {condition:StillSo}",
        only=_NOT_OVER,
        printed=False,
        after=True,
    ),
    *construct("StillSo", PlayerIs, "{players:Pointed} (stays|remains) {group:StillAs}"),
    *either("StillAs", "StateKind", "PlaceKind"),
    *construct(
        "Statement[e]",
        syntax.Asks,
        "if {condition:StateAlone} , {then:Statement[e]}",
        features=ENDS,
        printed=False,
        only=_NOBODY_ELSE,
    ),
    *construct(
        "Core[stop]",
        syntax.Asks,
        "{then:Hosting} if {condition:StateAlone}",
        printed=False,
        after=True,
        only=_THIS_PLAYER,
    ),
    *construct("StateAlone", PlayerIs, "{group:StateKind}", players=This()),
    *either("StateAlone", "SoThere"),
    *construct("StateAlone", PlayerIs, "on (the|your) {group:BenchKind}", players=This()),
    *construct("BenchKind", Group, "bench", where="bench"),
    *construct(
        "Statement[e]",
        syntax.Holds,
        "while {condition:AttachedTo} , {then:Held[e]}",
        features=ENDS,
        printed=False,
    ),
    *construct(
        "AttachedTo",
        PlayerIs,
        "attached to {group:Kind}",
        ["(this card|this Power Up) is attached to {group:Kind}", "attached and {group:StateKind}"],
        players=This(),
    ),
    *construct("Held[stop]", None, "{=:Saying}", ["{=:Occurring[stop]}", "{=:Offering}"]),
    *either("Held[stop]", "HeldThen"),
    *construct("Held[block]", None, "{=:Occurring[block]}"),
    # `While you are on offense, your Runs gain 5 more yards on third down`
    *construct(
        "Held[stop]",
        syntax.Asks,
        "{then:Saying} {condition:Circumstance}",
        [
            "{then:Saying} {condition:BothCircumstances}",
            "{then:Saying} {condition:EitherCircumstance}",
            "{then:Saying} if {condition:IfCondition}",
            "{then:StandingAlone} (when|whenever) {condition:Condition}",
        ],
        printed=False,
        after=True,
    ),
    *construct(
        "Held[stop]",
        syntax.Asks,
        "{condition:Circumstance} , {then:Saying}",
        printed=False,
    ),
    *construct("HeldCore[stop]", None, "{=:Saying}"),
    *construct("HeldCore[block]", None, "{=:Occurring[block]}"),
    # On a card that lies there, being there is no condition
    *phrase(
        "WhileThere",
        "{:AsLongAs} {:There}",
        "{:AsLongAs} {:ThisCard} {:Remains} {:There}",
        "{:AsLongAs} it {:Remains} attached",
    ),
    # Without a comma, `while attached Player …` would speak of a Player
    *phrase(
        "WhileLying",
        "{:WhileThere} (,|:)",
        "{:AsLongAs} {:ThisCard} {:Remains} {:There}",
        "{:AsLongAs} it {:Remains} attached",
        "on the field [,]",
    ),
    *phrase("There", "attached", "on the field", "in play", "attached to (this|that) Player"),
    *phrase("Remains", "is", "remains", "stays"),
    # A Synergy is active, or its text is not there
    *phrase(
        "WhileActive",
        "{:AsLongAs} active",
        "{:AsLongAs} ({:ThisCard}|it|[the] Synergy) {:Remains} active",
        "if [({:ThisCard}|it|[the] Synergy) is] active",
    ),
    *construct(
        "Statement[e]",
        syntax.WhileActive,
        "{:WhileActive} (,|:) {then:Statement[e]}",
        features=ENDS,
        printed=False,
    ),
    *construct("Core[stop]", syntax.WhileActive, "{then:Saying} {:WhileActive}", printed=False),
    *construct(
        "Statement[e]",
        syntax.Holds,
        "{:WhileThere} and {condition:Condition} , {then:Held[e]}",
        features=ENDS,
        printed=False,
    ),
    *construct(
        "Statement[e]",
        None,
        "{:WhileLying} {=:StandingThere[e]}",
        features=ENDS,
        views={WHOLE: read_as(lambda said: said)},
    ),
    *construct(
        "Core[stop]",
        None,
        "{=:Saying} {:WhileThere}",
        views={WHOLE: read_as(lambda said: said)},
    ),
]

THERE: Final[list[Construct]] = [
    *construct(
        "StandingThere[e]",
        None,
        "{=:Occurring[e]}",
        features=ENDS,
    ),
    *construct("StandingThere[stop]", None, "{=:Saying}"),
    *construct(
        "StandingThere[stop]",
        syntax.Asks,
        "if {condition:Condition} , {then:Saying}",
        ["{condition:Circumstance} , {then:Saying}"],
    ),
    *construct(
        "StandingThere[stop]",
        syntax.Asks,
        "{then:Saying} if {condition:Condition}",
        ["{then:StandingAlone} (when|whenever) {condition:Condition}"],
        after=True,
    ),
    *construct(
        "StandingThere[stop]",
        syntax.Asks,
        "{then:Saying} {:Unless} {condition:UnlessCondition}",
        after=True,
        holds=False,
    ),
    *construct("StandingThere[stop]", syntax.Holds, "while {condition:Condition} , {then:Saying}"),
    *construct(
        "StandingThere[stop]",
        syntax.Holds,
        "{then:Saying} while {condition:Condition}",
        after=True,
    ),
]

FOLLOWING: Final[list[Construct]] = [
    *construct(
        "Follow[e]",
        syntax.Else,
        "otherwise , {then:Statement[e]}",
        [
            "otherwise {then:Core[e]}",
            "if not , {then:Statement[e]}",
            "if it (is|does|was|did) not , {then:Statement[e]}",
            "if (you|they) are not , {then:Statement[e]}",
            "(or else|else) , {then:Statement[e]}",
            "{:OnAnyOther} , {then:Statement[e]}",
            "{:OnAnyOther} {then:Core[e]}",
        ],
        features=ENDS,
    ),
    # Behind `on a Grit of 0-2, …`
    *phrase(
        "OnAnyOther",
        "on any other Grit",
        "(on|with|for) (any|every) other (number|value|result|Grit [value])",
        "(on|for) anything else",
        "in (any|every) other case",
        "in all other cases",
    ),
    *phrase("IfDone", "if", "when"),
    *construct(
        "Follow[e]",
        syntax.IfDone,
        "if {who:Who[third]} does , {then:Statement[e]}",
        [
            "{:IfDone} {who:Who[base]} do [so] , {then:Statement[e]}",
            "{:IfDone} {who:Who[third]} does [so] , {then:Statement[e]}",
            "if {who:Who} did [so] , {then:Statement[e]}",
        ],
        features=ENDS,
    ),
    *construct(
        "Follow[e]",
        syntax.IfDone,
        "if {who:Who[base]} do not , {then:Statement[e]}",
        [
            "if {who:Who} did not , {then:Statement[e]}",
            "if {who:Who[third]} does not , {then:Statement[e]}",
            "if {who:Who} cannot , {then:Statement[e]}",
        ],
        features=ENDS,
        done=False,
    ),
    # There was nothing that it could be done to
    *construct(
        "Follow[e]",
        syntax.IfDone,
        "if {who:Who} (has|have|had) none , {then:Statement[e]}",
        features=ENDS,
        printed=False,
        done=False,
        none=True,
    ),
    *construct(
        "Follow[e]",
        syntax.IfDone,
        "if {who:Who} (has|have|had) none to (exhaust|energize|discard) , {then:Statement[e]}",
        features=ENDS,
        printed=False,
        done=False,
        none="to do",
    ),
    *construct(
        "Follow[e]",
        syntax.IfDone,
        "if there (are|is|were|was) none , {then:Statement[e]}",
        features=ENDS,
        printed=False,
        who="",
        done=False,
        none=True,
    ),
    *construct(
        "Follow[e]",
        syntax.IfDone,
        "{:IfDone} {:TheCancelled} (is|was) cancelled [this way] , {then:Statement[e]}",
        ["{:IfDone} (you|this card|this effect|this) (cancel|cancels) it , {then:Statement[e]}"],
        features=ENDS,
        printed=False,
        who="you",
        cancelled=True,
    ),
    *phrase(
        "TheCancelled",
        "it",
        "(that|the) [Action|Exhaust] (card|ability|effect)",
    ),
    *(
        each
        for done, words in ((True, "do|does|did"), (False, "do not|does not|did not"))
        for each in construct(
            "Follow[e]",
            syntax.IfDone,
            f"if {{who:Who}} ({words}) [so] [,] and {{then:AlsoIf[e]}}",
            features=ENDS,
            printed=False,
            done=done,
            besides=True,
        )
    ),
    *construct(
        "AlsoIf[e]",
        syntax.Asks,
        "{condition:IfCondition} , {then:Statement[e]}",
        features=ENDS,
    ),
    # `Each player who does draws a card`: one by one, as they were offered it
    *construct("Follow[stop]", None, "{=:WhoeverDoes}", views={WHOLE: read_as(_each_who_does)}),
    *construct(
        "WhoeverDoes",
        WhoeverDoes,
        "(each|every|any) player who (does|did) [so] {deeds:DeedsOf[third]}",
        [
            "(whoever|anyone who) (does|did) [so] {deeds:DeedsOf[third]}",
            "if (a|any|each|either) player does [so] , (that player|they) {deeds:DeedsOf[third]}",
        ],
    ),
    *construct(
        "Follow[e]",
        syntax.IfEither,
        "if one does , {then:Statement[e]}",
        ["if either [player] does , {then:Statement[e]}"],
        features=ENDS,
    ),
    *construct(
        "Follow[e]",
        syntax.IfEither,
        "if neither does , {then:Statement[e]}",
        ["if neither player does , {then:Statement[e]}"],
        features=ENDS,
        done=False,
    ),
    # Whole sentences
    *construct(
        "Sentence",
        None,
        "{=:Statement[stop]} .",
        [
            "then {=:Statement[stop]} .",
            "(then|in addition|additionally|also) , {=:Statement[stop]} .",
        ],
    ),
    *construct("Sentence", None, "{=:Statement[block]}"),
    # Behind another condition, `on third down or in overtime` would be the rest of a list
    *construct(
        "Sentence",
        syntax.Asks,
        "{condition:EitherCircumstance} , {then:Statement[stop]} .",
        printed=False,
    ),
    *construct("Sentence", None, "{=:Follow[stop]} .", ["{=:Follow[stop]} ;"]),
    *construct("Sentence", None, "{=:BeforeSemicolon} ;", printed=False),
    *either("BeforeSemicolon", "Offering"),
    *construct("Sentence", syntax.Block, "{statements:SemiAsksRow} .", printed=False),
    *construct("SemiAsksRow", None, "{=:SemiAsksList}", views={WHOLE: SEVERAL}),
    *listed("SemiAsksList", "SemiEither", ";", "; and", ", and", ", but"),
    *construct(
        "SemiAsks",
        syntax.Asks,
        "if {condition:IfCondition} , {then:Saying}",
        ["{condition:OnGrit} [,] {then:Saying}"],
    ),
    *either("SemiEither", "SemiAsks"),
    *construct("SemiEither", syntax.Asks, "{then:Saying} if {condition:IfCondition}", after=True),
    # One thing, and another that may be done, or is if something holds
    *construct("Core[stop]", syntax.Block, "{statements:AndIf}", printed=False),
    *construct("AndIf", None, "{=:AndIfRow}", views={WHOLE: FLAT}),
    *construct("AndIfRow", Row, "{first:Saying} {:AndThen} {rest:OnlySemiAsks}"),
    *construct("AndIfRow", Row, "{first:Saying} {:AndThen} {rest:OnlyOffering}"),
    *construct("AndIf", None, "{=:DoesAndMay}", views={WHOLE: read_as(does_and_may)}),
    # Behind a comma a condition is of what stands behind it too: `A, and B if …`
    *construct("AndIfRow", Row, "{first:OneSaid} (, and|, but) {rest:OnlyAskedAfter}"),
    *construct("OneSaid", syntax.Says, "{clauses:OneClause}"),
    *construct("OneClause", None, "{=:Clause}", views={WHOLE: SINGLE}),
    *construct("OnlyAskedAfter", None, "{=:AskedAfter}", views={WHOLE: SINGLE}),
    *construct("AskedAfter", syntax.Asks, "{then:OneSaid} if {condition:IfCondition}", after=True),
    *construct("OnlyOffering", None, "{=:Offering}", views={WHOLE: SINGLE}),
    *construct("OnlySemiAsks", None, "{=:SemiAsks}", views={WHOLE: SINGLE}),
    *phrase("AndThen", ", and", "and", ", but", "but", "; and"),
    # `Determine Grit; if it is 9, …`: not below another `if`, whose other case it could be
    *construct("SemiBlock", syntax.Block, "{statements:SemiAndIf}", printed=False),
    *construct("SemiAndIf", None, "{=:SemiAndIfRow}", views={WHOLE: FLAT}),
    *construct("SemiAndIfRow", Row, "{first:Saying} ; {rest:SemiAsksList}"),
    *construct("Sentence", None, "{=:SemiBlock} ."),
    *construct("Sentence", None, "{=:Follow[block]}"),
    *construct("Sentence", None, "{=:Bracket}"),
    *construct("Bracket", syntax.Block, "\\[ {statements:Sentences} \\]"),
    *construct("Block", syntax.Block, "do this : \\[ {statements:Sentences} \\]"),
    *construct("Core[block]", None, "{=:Block}"),
    *listed("Sentences", "Sentence", ""),
    *construct("Item", None, "{=:Sentence}"),
    *construct("Item", syntax.Says, "{:WhileLying} {clauses:OnlyGaining}"),
    *construct("Item", syntax.Says, "{:WhileLying} {clauses:OnlyGaining} ."),
    *construct(
        "Core[stop]",
        syntax.Cost,
        "as an additional cost , {deeds:Deeds}",
        [
            "as an additional cost [{:ToUseThis}] , [you must] {deeds:Deeds}",
            "[you must] {deeds:Deeds} {:ToUseThis}",
            "{:ToUseThis} , [you must] {deeds:Deeds}",
        ],
    ),
    *phrase("ToUseThis", "to play this card", "to (play|use) this (card|ability)"),
    # `Discard an Action card: …`
    *construct("Item", syntax.Cost, "{deeds:Paying} :", printed=False),
    *listed("Paying", "PayingDeed", *AND),
    *(
        each
        for deck in ("action", "play")
        for each in construct(
            "PayingDeed", Discard, f"discard {{count:Cards[{deck}]}}", who=DOER, deck=deck
        )
    ),
    *construct("PayingDeed", ExhaustPlayers, "Exhaust {players:Players}"),
    *construct("PayingDeed", None, "{=:Spending[base]}"),
]

SENTENCES: Final = [*ASKING, *THERE, *FOLLOWING]
