"""Of whom a predicate of Players is said: one, all of a group, or some who are chosen for it.

What is said is in `player_predicates`; several may follow one another: `has +5 rating
and cannot be exhausted`.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Any, Final

import msgspec

from snapcount.cards.language.kernel import syntax
from snapcount.cards.language.kernel.construct import (
    WHOLE,
    Construct,
    Guard,
    View,
    construct,
    either,
    phrase,
    read_as,
    whole,
)
from snapcount.cards.language.kernel.doers import DOER, OWN
from snapcount.cards.language.kernel.lists import SEVERAL, SINGLE, listed
from snapcount.cards.language.kernel.moods import deed_read
from snapcount.cards.language.kernel.views import UNSAID
from snapcount.cards.language.meaning.clauses import ONE_OR_ALL
from snapcount.cards.language.nouns.designated import BARRED_ROLE, NAME, ONE_ROLE
from snapcount.cards.language.nouns.numbers import MINUS, PLUS
from snapcount.cards.language.nouns.players import WHICHEVER
from snapcount.cards.language.nouns.voices import becomes, falls, rises
from snapcount.cards.language.players.player_predicates import NOT_TIRED, SOMEONE, counts_as
from snapcount.cards.language.sentences.barred import forbidden, nobody_may
from snapcount.cards.nouns import Choose, Designated, Group
from snapcount.cards.tree import (
    Cannot,
    CannotEnergize,
    CannotSubstitute,
    CannotUse,
    CountsAs,
    Energize,
    Lasting,
    ModifyRating,
    MustDesignate,
    SetRating,
)

replace = msgspec.structs.replace


class Of(msgspec.Struct, frozen=True):
    """Players, and what is said of them."""

    players: Any
    what: Any


OF: Final = View(
    "of Players",
    build=lambda said: replace(said.what, players=said.players),
    match=lambda what: (
        Of(what.players, replace(what, players=SOMEONE)) if hasattr(what, "players") else None
    ),
)


def _each_said(said: Of) -> Any:
    row = tuple(replace(each, players=said.players) for each in said.what)
    return row[0] if len(row) == 1 else syntax.Together(deeds=row)


class OfWhoever(msgspec.Struct, frozen=True):
    """`A Player who tackles cannot be energized this possession`; `duration`: who does so then."""

    occasion: Any
    what: tuple[Any, ...]
    lasts: syntax.Lasts
    duration: Any = None


def _of_whoever(said: OfWhoever) -> syntax.Occurs:
    """Whenever one does, it holds of that Player from then on."""
    stands = syntax.Stands(modifier=_each_said(Of(SOMEONE, said.what)))
    then = syntax.Says(clauses=(syntax.For(clause=stands, lasts=said.lasts),))
    return syntax.Occurs(occasion=said.occasion, then=then, duration=said.duration)


class SparedFor(msgspec.Struct, frozen=True):
    """`That Player cannot be exhausted this down except to use its Exhaust ability`."""

    players: Any
    lasts: syntax.Lasts


def _spared_for(said: SparedFor) -> syntax.For:
    spared = _each_said(Of(said.players, NOT_TIRED))
    return syntax.For(clause=syntax.Stands(modifier=spared), lasts=said.lasts)


class Designating(msgspec.Struct, frozen=True):
    """Somebody must designate some Players, or cannot: theirs are meant."""

    who: str
    players: Any
    what: Any


def _must_name_theirs(held: Any) -> bool:
    """Whether it says whom the other player, or the one on that side, must designate."""
    named = held.players if isinstance(held, MustDesignate) else None
    return isinstance(named, Group) and named.whose not in ("you", None)


def _designating(said: Designating) -> Any:
    players = said.players
    if isinstance(players, Group):
        if players.whose not in (None, said.who, DOER, OWN):
            return None
        players = replace(players, whose=said.who)
    return replace(said.what, players=players)


DESIGNATING: Final = read_as(_designating, "designating")


def _to_each(said: Any) -> syntax.Together | None:
    """What is said of several, of each: one may point at a Player, another name a group."""
    roles = {each.role for each in said.players if isinstance(each, Designated)}
    if {"runner", "receiver"} <= roles:
        return None  # that is one Player, the ball carrier
    for before, after in pairwise(said.players):
        if isinstance(before, Group) and isinstance(after, Group) and after.whose is None:
            return None  # `your Linebackers and Safeties` are one group
    deeds = tuple(replace(said, players=players) for players in said.players)
    if isinstance(said, Cannot) and not all(map(_YOURS.holds, deeds)):
        return None
    return syntax.Together(deeds=deeds)


def _of_each(said: Of) -> syntax.Together | None:
    return _to_each(replace(said.what, players=said.players))


class OfBy(msgspec.Struct, frozen=True):
    """Several things that cannot be done to Players, and by whom or by what."""

    players: Any
    what: tuple[Cannot, ...]
    by: str


def _each_by(said: OfBy) -> Any:
    """The same where only these cannot do it."""
    done: list[Cannot] = []
    for each in said.what:
        if each.what.startswith("be designated"):
            return None
        only_by_effects = said.by == "effects" and each.what != "be exhausted"
        done.append(replace(each, by=None if only_by_effects else said.by))
    row = [replace(each, players=said.players) for each in done]
    return _each_said(Of(said.players, tuple(row))) if all(map(_YOURS.holds, row)) else None


_NO_SOURCE: Final = {
    None: "nothing",
    "effects": "no [card] effect",
    "opponent": "(no effect of your opponent|no opposing effect)",
    "action cards": "no Action card",
}
_NEVER: Final = "(cannot|may not|can no longer|do not|does not)"
_BEING_NAMED: Final = "(being designated|Player Designation) [on (this|the) play|this down]"
_NOT_AGAIN: Final = "(cannot|may not|can no longer) (be|become) energized [again]"
_YOURS: Final = Guard(
    lambda made: (
        "opponent" not in (made.by or "")
        or not isinstance(made.players, Group)
        or made.players.whose == "you"
    ),
    "whose Players? Write “your Players”",
)
_OF_YOURS: Final = Guard(
    lambda made: not isinstance(made, Cannot) or _YOURS.holds(made), _YOURS.message
)
_BARS: Final = Guard(
    lambda said: all(
        isinstance(each, Cannot | CannotUse)
        for each in (said.what if isinstance(said.what, tuple) else (said.what,))
    ),
    ONE_OR_ALL,
)
A_KIND: Final = View(
    "a kind",
    build=lambda chosen: every.group if (every := WHICHEVER.build(chosen)) else None,
    match=lambda group: (
        Choose(group, by=DOER) if isinstance(group, Group) else None  # type: ignore[arg-type]
    ),
)
"""`A Running Back must be designated`: whichever of them it is."""


def _kept(what: Any) -> View:
    """Who is kept as they are cannot be turned."""
    return read_as(lambda players: Lasting(Cannot(what, players)), f"cannot {what}")


STAYING: Final[list[Construct]] = [
    # Who stays so for a while cannot be turned; instead of being turned, they are as they were
    *(
        each
        for what, state in (("be exhausted", "energized"), ("be energized", "exhausted"))
        for each in (
            *construct("StayModifier", None, "{=:Stays" + state + "}", views={WHOLE: OF}),
            *construct(
                f"Stays{state}",
                Of,
                f"{{players:Subject[sg]}} (stays|remains) {state}",
                [f"{{players:Subject[pl]}} (stay|remain) {state}"],
                what=Cannot(what, SOMEONE),  # type: ignore[arg-type]
            ),
        )
    ),
    *(
        each
        for what, state in (("be exhausted", "energized"), ("be energized", "exhausted"))
        for each in (
            *construct(
                "ChosenStanding",
                syntax.OfChosen,
                f"{{players:Chosen[sg]}} (stays|remains) {state}",
                [
                    f"{{players:TheirOne}} (stays|remains) {state}",
                    f"{{players:Chosen[pl]}} (stay|remain) {state}",
                ],
                what=(Cannot(what, SOMEONE),),  # type: ignore[arg-type]
            ),
        )
    ),
    *construct(
        "Staying",
        Energize,
        "{players:Pointed} (stays|remains) energized",
        ["{players:Those} (stay|remain) energized"],
    ),
    # Somebody lets them stay so
    *(
        each
        for what, state in (("be exhausted", "energized"), ("be energized", "exhausted"))
        for each in deed_read(
            None,
            f"(~have|~let) {{=:Pointed}} (stay|remain) {state}",
            f"~keep {{=:Pointed}} {state}",
            views={WHOLE: _kept(what)},
        )
    ),
    *construct(
        "StaysInstead",
        Energize,
        "{players:Pointed} instead (stays|remains) energized",
        ["{players:Those} instead (stay|remain) energized"],
    ),
]


def _ratings(
    category: str, node: type[msgspec.Struct], owner: str, possessor: str, end: str
) -> list[Construct]:
    """Ratings that rise, fall or become another, of some Players."""
    made: list[Construct] = []
    for voice, what, floor in (
        (rises, "RatingUp", ()),
        (falls, "RatingDown", ("", " {:NotBelowNone}")),  # nobody is rated that low
        (becomes, "RatingTo", ()),
    ):
        frames = [
            f"{frame}{least}"
            for least in floor or ("",)
            for many, name in ((False, "rating"), (True, "ratings"))
            for frame in voice(
                f"(the {name} {{players:{owner}}}|{{players:{possessor}}} {name})",
                f"{{what:{what}{end}}}",
                many,
            )
        ]
        made += construct(category, node, frames[0], frames[1:])
    return made


OF_PLAYERS: Final[list[Construct]] = [
    *construct("Modifier", None, "{=:OfPlayers}", views={WHOLE: OF}, only=_OF_YOURS),
    # Several things at once: `has +5 rating and cannot be exhausted`
    *construct("Modifier", None, "{=:OfSeveral}", views={WHOLE: read_as(_each_said)}),
    *construct(
        "OfSeveral",
        Of,
        "{players:Subject[sg]} {what:SeveralSaid[sg]}",
        [
            "{players:Subject[pl]} {what:SeveralSaid[pl]}",
            "treat {players:Subject} as [both] {what:TreatedAs}",
        ],
    ),
    *construct(
        "TreatedAs", None, "{=:PositionsToo[sg]}", views={WHOLE: read_as(counts_as)}, printed=False
    ),
    *construct("OfPlayers", Of, "if able , {players:Subject} {what:MustBeNamed}", printed=False),
    # Who is Energized cannot be energized either
    *construct(
        "OfPlayers",
        Of,
        f"once [{{:TheyAre}}] exhausted , {{players:Subject}} {_NOT_AGAIN}",
        [f"{{players:Subject}} {_NOT_AGAIN} once [{{:TheyAre}}] exhausted"],
        printed=False,
        what=Cannot("be energized", SOMEONE),
    ),
    *construct(
        "MustBeNamed",
        MustDesignate,
        "must be designated",
        printed=False,
        players=SOMEONE,
        role=None,
    ),
    *construct(
        "MustBeNamed",
        MustDesignate,
        "must be {role:AsRole}",
        views={"role": ONE_ROLE},
        printed=False,
        players=SOMEONE,
    ),
    *construct("Modifier", None, "{=:OfSeveralBy}", views={WHOLE: read_as(_each_by)}),
    *construct(
        "OfSeveralBy",
        OfBy,
        "{players:Subject} (cannot|may not) be {what:SeveralDone} by {by:Source}",
    ),
    # `no Player may be exhausted or substituted`
    *construct("Modifier", None, "{=:NoneMay}", views={WHOLE: read_as(_each_said)}),
    *construct("Modifier", None, "{=:NoneMayBy}", views={WHOLE: read_as(_each_by)}),
    *construct(
        "NoneMay",
        Of,
        "no {players:Group[sg]} (can|may) (be|become) {what:DoneTo}",
        [
            "no {players:Group[pl]} (can|may) (be|become) {what:DoneTo}",
            "none of {players:Theirs[pl]} (can|may) (be|become) {what:DoneTo}",
        ],
    ),
    *construct(
        "NoneMayBy",
        OfBy,
        "no {players:Group[sg]} (can|may) (be|become) {what:DoneTo} by {by:Source}",
        [
            "no {players:Group[pl]} (can|may) (be|become) {what:DoneTo} by {by:Source}",
            "none of {players:Theirs[pl]} (can|may) (be|become) {what:DoneTo} by {by:Source}",
        ],
    ),
    *construct("SeveralSaid[sg]", None, "{=:Predicates[sg]}", views={WHOLE: SEVERAL}),
    *construct("SeveralSaid[pl]", None, "{=:Predicates[pl]}", views={WHOLE: SEVERAL}),
    *construct("SeveralDone", None, "{=:DoneTo}", views={WHOLE: SEVERAL}),
    *listed("DoneTo", "DoneToThem", *(f"{{:AnyOr}} {be}" for be in ("", "be")), ","),
    *phrase("AnyOr", "or", "[,] (or|nor)"),
    *(
        each
        for what, done in (
            ("be exhausted", "exhausted"),
            ("be energized", "energized"),
            ("be designated", "designated"),
            ("be targeted", "(chosen|targeted)"),
            ("be substituted", "substituted"),
        )
        for each in construct("DoneToThem", Cannot, done, players=SOMEONE, what=what)
    ),
    *construct(
        "DoneToThem",
        Cannot,
        "{what:EverDesignatedAs}",
        views={"what": BARRED_ROLE},
        players=SOMEONE,
    ),
    # Who does it to them: `your opponent's effects cannot exhaust your Quarterbacks`
    *(
        each
        for done, whom in (
            ("DoneBy", "Subject"),
            ("DoneToEach", "SeveralSubjects"),
        )
        for each in (
            *construct(
                done,
                Cannot,
                f"{{by:Source}} {_NEVER} exhaust {{players:{whom}}}",
                only=_YOURS,
                what="be exhausted",
            ),
            *construct(
                done,
                Cannot,
                f"{_BEING_NAMED} {_NEVER} exhaust {{players:{whom}}}",
                printed=False,
                what="be exhausted",
                by="designation",
            ),
            *construct(
                done,
                Cannot,
                f"{{by:Source[targeted]}} {_NEVER} (choose|target) {{players:{whom}}}",
                [
                    (
                        f"{{by:Source[targeted]}} {_NEVER} (choose|target) {{players:{whom}}}"
                        " (for|with|by) (their|its|any|[card]) effects"
                    ),
                ],
                only=_YOURS,
                what="be targeted",
            ),
            *construct(
                done,
                Cannot,
                f"{{by:Source[targeted]}} {_NEVER} substitute {{players:{whom}}}",
                only=_YOURS,
                what="be substituted",
            ),
            *construct(
                done,
                Cannot,
                f"{{:EffectsAtAll}} {_NEVER} (choose|target) {{players:{whom}}}",
                what="be targeted",
            ),
            *construct(
                done,
                Cannot,
                f"{{:EffectsAtAll}} {_NEVER} energize {{players:{whom}}}",
                [f"(nothing|no [card] effect) can energize {{players:{whom}}}"],
                what="be energized",
            ),
            *(
                made
                for by, nothing in _NO_SOURCE.items()
                for made in construct(
                    done,
                    Cannot,
                    f"{nothing} (can|may) exhaust {{players:{whom}}}",
                    only=_YOURS,
                    what="be exhausted",
                    by=by,
                )
            ),
        )
    ),
    *construct("Modifier", None, "{=:DoneBy}", views={WHOLE: UNSAID}),
    # `this Player and your Quarterbacks`: it is said of each of them
    *listed("SubjectList", "Subject", "and", "or", ", and", ", or", ","),
    *construct("SeveralSubjects", None, "{=:SubjectList}", views={WHOLE: SEVERAL}),
    *construct(
        "ToEachOf",
        Of,
        "{players:SeveralSubjects} {what:Predicate[pl]}",
        ["both {players:SeveralSubjects} {what:Predicate[pl]}"],
    ),
    *construct("Modifier", None, "{=:ToEachOf}", views={WHOLE: read_as(_of_each)}),
    *construct("Modifier", None, "{=:DoneToEach}", views={WHOLE: read_as(_to_each)}),
    *(
        each
        for actions, how in ((False, ""), (True, " (with|by playing|using) Action cards"))
        for each in (
            *forbidden(
                CannotEnergize,
                f"energize {{players:Subject}}{how}",
                f"energize any {{players:SubjectGroup}}{how}",
                f"energize any of {{players:Theirs[pl]}}{how}",
                actions=actions,
            ),
        )
    ),
    *forbidden(
        CannotEnergize,
        "play Action cards (to|that) energize {players:Subject}",
        printed=False,
        actions=True,
    ),
    *construct(
        "OfPlayers",
        Of,
        "{players:Subject[sg]} [also] {what:Predicate[sg]}",
    ),
    *construct(
        "OfPlayers",
        Of,
        "{players:Subject[pl]} [also] {what:Predicate[pl]}",
    ),
    # Of whichever it is: of all of them, where nobody chooses one
    *construct("OfAnyOne", None, "{=:AnyOneSaid}", views={WHOLE: OF}, only=_OF_YOURS),
    *construct(
        "AnyOneSaid",
        Of,
        "{players:AnyOfGroup} {what:Predicate[sg]}",
        only=_BARS,
    ),
    *construct("OfAnyOne", None, "{=:AnyOneSeveral}", views={WHOLE: read_as(_each_said)}),
    *construct("AnyOneSeveral", Of, "{players:AnyOfGroup} {what:SeveralSaid[sg]}", only=_BARS),
    *construct("Occurring[stop]", None, "{=:OfWhoever}", views={WHOLE: read_as(_of_whoever)}),
    *construct(
        "OfWhoever",
        OfWhoever,
        "{occasion:WhoHappens} {what:Predicates[sg]} {lasts:Lasts}",
        [
            "{occasion:WhoHappens} {what:Predicates[sg]} {lasts:ThroughNextDown}",
            "{occasion:AllWhoHappen} {what:Predicates[pl]} {lasts:Lasts}",
            "{occasion:AllWhoHappen} {what:Predicates[pl]} {lasts:ThroughNextDown}",
        ],
    ),
    *construct(
        "OfWhoever",
        OfWhoever,
        "{occasion:WhoHappens} {duration:Lasts} {what:Predicates[sg]} {lasts:Lasts}",
        [
            "{duration:Lasts} , {occasion:WhoHappens} {what:Predicates[sg]} {lasts:Lasts}",
            "{occasion:AllWhoHappen} {duration:Lasts} {what:Predicates[pl]} {lasts:Lasts}",
            "{duration:Lasts} , {occasion:AllWhoHappen} {what:Predicates[pl]} {lasts:Lasts}",
        ],
    ),
    *construct("AnyOfGroup", None, "(a|an|any) {=:Group[sg]}", ["any of {=:Theirs[pl]}"]),
    *construct("OfPlayers", Of, "treat {players:Subject} as {what:AsPosition}", printed=False),
    *construct("AsPosition", CountsAs, "{position:APosition[sg]}", players=SOMEONE),
    *construct(
        "OfPlayers",
        Of,
        "give {players:Subject} {what:RatingGiven}",
        printed=False,
    ),
    *construct(
        "RatingGiven", ModifyRating, "\\+ {by:Int} [to (its|their)] rating", players=SOMEONE
    ),
    *construct(
        "RatingGiven",
        ModifyRating,
        "- {by:Int} [to (its|their)] rating",
        views={"by": MINUS},
        players=SOMEONE,
    ),
    # Of whom it is the rating, the abilities
    *construct("Owner", None, "of {=:Subject}"),
    *_ratings("OfPlayers", Of, "Owner", "SubjectPossessor", ""),
    *construct("RatingUp", ModifyRating, "{by:Number}", views={"by": PLUS}, players=SOMEONE),
    *construct("RatingDown", ModifyRating, "{by:Number}", views={"by": MINUS}, players=SOMEONE),
    *construct("RatingTo", SetRating, "{to:Int}", players=SOMEONE),
    # How long, before the exception
    *construct("For", None, "{=:SparedFor}", views={WHOLE: read_as(_spared_for)}),
    *construct(
        "SparedFor",
        SparedFor,
        "{players:Subject[sg]} {:CannotTire[sg]} {lasts:Lasts} {:ButAsACost}",
        ["{players:Subject[pl]} {:CannotTire[pl]} {lasts:Lasts} {:ButAsACost}"],
    ),
    # Whoever must designate them
    *construct(
        "Designating",
        Designating,
        "[if able ,] {who:Who} must designate {players:Named} {what:ToBeNamed} [[,] if able]",
        [
            f"{{who:Who}} must {NAME} {{players:Named}} {{what:ToBeNamed}} [[,] if able]",
            f"{{who:Who[third]}} has to {NAME} {{players:Named}} {{what:ToBeNamed}} [[,] if able]",
            "{who:Who[other]} must designate {players:Named} {what:ToBeNamed} [,] {:IfTheyHave}",
        ],
    ),
    *construct(
        "Designating",
        Designating,
        "[if able ,] {who:Who} must designate {players:Named} [[,] if able]",
        [
            "{who:Who[third]} has to designate {players:Named} [[,] if able]",
            "{who:Who[other]} must designate {players:Named} [,] {:IfTheyHave}",
        ],
        what=MustDesignate(SOMEONE),
    ),
    *construct(
        "For",
        syntax.For,
        "{clause:Standing} [,] if able [,] {lasts:Lasts}",
        printed=False,
        only=Guard(
            lambda said: isinstance(getattr(said.clause, "modifier", None), MustDesignate),
            "who must do what, if able?",
        ),
    ),
    # Whom they do not have on the field they are not able to designate
    *phrase("IfTheyHave", "if they (can|have one [on the field])"),
    *construct(
        "For",
        syntax.For,
        "{clause:Standing} {lasts:Lasts} [,] {:IfTheyHave}",
        printed=False,
        only=Guard(
            lambda said: _must_name_theirs(getattr(said.clause, "modifier", None)),
            "if they have what?",
        ),
    ),
    *construct(
        "ToBeNamed", MustDesignate, "{role:EverAsWhat}", views={"role": ONE_ROLE}, players=SOMEONE
    ),
    *construct(
        "ToBeNamed",
        MustDesignate,
        "(to run or receive [the ball|a pass]|as the runner or [the] receiver)",
        players=SOMEONE,
    ),
    *construct(
        "Designating",
        Designating,
        "{who:Barred} designate {players:Named}",
        what=Cannot("be designated", SOMEONE),
    ),
    *construct(
        "Designating",
        Designating,
        "{who:Barred} designate {players:Named} {what:NotToBeNamed}",
        [f"{{who:Barred}} {NAME} {{players:Named}} {{what:NotToBeNamed}}"],
    ),
    *construct(
        "NotToBeNamed", Cannot, "{what:EverAsWhat}", views={"what": BARRED_ROLE}, players=SOMEONE
    ),
    *construct("Modifier", None, "{=:Designating}", views={WHOLE: DESIGNATING}),
    # By whom somebody cannot be tackled: they cannot be designated for it
    *construct(
        "Modifier",
        Cannot,
        "{:WhoIsTackled} (cannot|may not|can not) be tackled by {players:Named}",
        printed=False,
        what="be designated to tackle",
    ),
    *phrase(
        "WhoIsTackled",
        "the ball carrier",
        "(your|the|the offense's) (ball carrier|runner or receiver|runner|receiver)",
    ),
    *either("Named", "Subject"),
    *construct("Named", None, "{=:ChosenOne}", views={WHOLE: A_KIND}),
    *forbidden(
        CannotSubstitute,
        "substitute Players",
        "(substitute|make substitutions|make a substitution)",
        "substitute [any] [of] [their] Players",
    ),
    *construct("Modifier", CannotSubstitute, "Players cannot be substituted", who="each player"),
    *nobody_may(CannotSubstitute, "Players", "substituted"),
    *nobody_may(CannotSubstitute, "substitutions", "made"),
    # Said of Players who are chosen for it
    *construct(
        "ChosenStanding",
        syntax.OfChosen,
        "{players:Chosen[sg]} [also] {what:Predicates[sg]}",
        ["{players:Chosen[pl]} [also] {what:Predicates[pl]}"],
    ),
    *_ratings("ChosenStanding", syntax.OfChosen, "ChosenOwner", "ChosenOf", "Alone"),
    *construct("ChosenOwner", None, "of {=:AnyChosen}"),
    *construct(
        "ChosenStanding",
        syntax.OfChosen,
        "give {players:AnyChosen} {what:GivenRating}",
        ["treat {players:AnyChosen} as {what:GivenPosition}"],
    ),
    *(
        each
        for one, said in (
            *((f"{each}Alone", each) for each in ("RatingUp", "RatingDown", "RatingTo")),
            ("GivenRating", "RatingGiven"),
            ("GivenPosition", "AsPosition"),
        )
        for each in construct(one, None, "{=:" + said + "}", views={WHOLE: SINGLE})
    ),
    *(
        each
        for number in ("sg", "pl")
        for each in construct(
            f"Predicates[{number}]",
            None,
            "(cannot|may not) be designated as the runner or [as] [the] receiver",
            [
                "(cannot|may not) be designated to run or [to] receive [the ball|a pass]",
                "(cannot|may not) be [designated (as|to be)] the runner or [the] receiver",
                "(cannot|may not) be [designated [as|to be]] [the] ball (carrier|carriers)",
                "(cannot|may not) be [the] runners or receivers",
                "(cannot|may not) (run or receive|carry or catch) [the ball]",
            ],
            printed=False,
            **whole(
                (
                    Cannot("be designated to run", SOMEONE),
                    Cannot("be designated to receive", SOMEONE),
                )
            ),
        )
    ),
    *(
        each
        for number in ("sg", "pl")
        for each in construct(
            f"Predicates[{number}]",
            None,
            "(cannot|may not) be {=:SeveralDone}",
            printed=False,
        )
    ),
    *listed("Predicates[sg]", "Predicate[sg]", "and", ", and"),
    *listed("Predicates[pl]", "Predicate[pl]", "and", ", and"),
]

PLAYER_MODIFIERS: Final = [*STAYING, *OF_PLAYERS]
