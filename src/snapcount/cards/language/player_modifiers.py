"""What is said of Players for as long as it holds: ratings, positions, what they cannot do.

A `Predicate` says it of whoever stands before it (`SOMEONE`): one Player, all of a group, or some
that are chosen for it; several may follow one another: `has +5 rating and cannot be exhausted`.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from snapcount.cards.language import syntax
from snapcount.cards.language.barred import forbidden
from snapcount.cards.language.construct import (
    WHOLE,
    Construct,
    Guard,
    View,
    construct,
    phrase,
    read_as,
    whole,
    word,
)
from snapcount.cards.language.lists import SEVERAL, SINGLE, listed
from snapcount.cards.language.numbers import MINUS, PLUS
from snapcount.cards.language.people import DOER, OWN
from snapcount.cards.language.views import UNSAID
from snapcount.cards.nouns import Designated, Group, That
from snapcount.cards.tree import (
    Cannot,
    CannotEnergize,
    CannotSubstitute,
    CannotUse,
    CountsAs,
    Energize,
    KeepsAbilities,
    ModifyRating,
    MustDesignate,
    SetRating,
)

replace = msgspec.structs.replace

SOMEONE: Final = That()
"""Whoever a predicate is said of, until the sentence names them."""


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


class Designating(msgspec.Struct, frozen=True):
    """Somebody must designate some Players, or cannot: theirs are meant."""

    who: str
    players: Any
    what: Any


def _designating(said: Designating) -> Any:
    players = said.players
    if isinstance(players, Group):
        if players.whose not in (None, said.who, DOER, OWN):
            return None
        players = replace(players, whose=said.who)
    return replace(said.what, players=players)


DESIGNATING: Final = read_as(_designating, "designating")


def _each_said(said: Of) -> syntax.Together:
    return syntax.Together(deeds=tuple(replace(each, players=said.players) for each in said.what))


def _to_each(said: Any) -> syntax.Together | None:
    """What is said of several, of each: one may point at a Player, another name a group."""
    roles = {each.role for each in said.players if isinstance(each, Designated)}
    if {"runner", "receiver"} <= roles:
        return None  # that is one Player, the ball carrier
    deeds = tuple(replace(said, players=players) for players in said.players)
    if isinstance(said, Cannot) and not all(map(_YOURS.holds, deeds)):
        return None
    return syntax.Together(deeds=deeds)


def _of_each(said: Of) -> syntax.Together | None:
    return _to_each(replace(said.what, players=said.players))


def _each_by_them(said: Of) -> syntax.Together | None:
    """The same where only the other player cannot do it."""
    if any(each.what == "be designated" for each in said.what):
        return None
    return _each_said(Of(said.players, tuple(replace(each, by="opponent") for each in said.what)))


def _counts_as(positions: tuple[Any, ...]) -> tuple[CountsAs, ...]:
    return tuple(CountsAs(SOMEONE, position) for position in positions)


def says(
    node: type[msgspec.Struct],
    *templates: str,
    views: Any = None,
    printed: bool = True,
    **fixed: Any,
) -> list[Construct]:
    """Declare a predicate of Players, in both numbers: `has+n`, `is+n`, `count+n`."""
    made: list[Construct] = []
    for number in ("sg", "pl"):
        said = [_agreeing(each, number) for each in templates]
        made += construct(
            f"Predicate[{number}]",
            node,
            said[0],
            said[1:],
            views=views,
            players=SOMEONE,
            features={"n": (number,)},
            printed=printed,
            **fixed,
        )
    return made


_VERBS: Final = {
    "~has": ("has", "have"),
    "~gets": ("gets", "get"),
    "~gains": ("gains", "gain"),
    "~counts": ("counts", "count"),
    "~loses": ("loses", "lose"),
    "~stays": ("(stays|remains)", "(stay|remain)"),
    "~does": ("does", "do"),
    "~is": ("is", "are"),
    "~its": ("(its|their|his)", "their"),
}


def _agreeing(text: str, number: str) -> str:
    for verb, (one, many) in _VERBS.items():
        text = text.replace(verb, one if number == "sg" else many)
    return text


_THEIRS: Final = "(your opponent's|an opponent's|opponents'|opposing)"
_SOURCES: Final = {
    "effects": (
        "effects",
        "[an|any|card] effect",
        "[other] card effects",
        "[other] cards",
        "a card",
    ),
    "opponent": (
        "your opponent",
        f"{_THEIRS} (effect|effects|card|cards|card effects|cards (and|or) abilities)",
        "effects (of|controlled by) your opponent",
    ),
    "action cards": ("Action cards", "an Action card"),
    "opponent's action cards": (
        "your opponent's Action cards",
        f"{_THEIRS} Action (card|cards)",
        "Action cards played by your opponent",
    ),
}
"""Whose effects do something to Players, as a noun: `by opposing effects`, `effects cannot …`."""

_NO_SOURCE: Final = {
    None: "nothing",
    "effects": "no [card] effect",
    "opponent": "(no effect of your opponent|no opposing effect)",
    "action cards": "no Action card",
}
_DESIGNATION: Final = (
    "by being designated",
    "when designated",
    "from being designated",
    "at the end of (the|this|a) play",
    "by Player Designation",
    "for being designated",
    "for (running|receiving|tackling|being designated) (on this play|this down)",
)
_NEVER: Final = "(cannot|may not|can no longer|do not|does not)"
_YOURS: Final = Guard(
    lambda made: (
        "opponent" not in (made.by or "")
        or not isinstance(made.players, Group)
        or made.players.whose == "you"
    ),
    "whose Players? Write “your Players”",
)
_ROLE_WORDS: Final = {
    "be designated": ("",),
    "be designated to run": ("to run [the ball]", "as [the] (runner|runners)"),
    "be designated to receive": (
        "to receive [a pass|the pass|the ball]",
        "as [the] (receiver|receivers)",
    ),
    "be designated to tackle": ("to tackle", "as [the] (tackler|tacklers)"),
}
_DOES_NOT: Final = {
    "be designated to run": (
        "(cannot|may not) (run|rush|carry) [(with|) the ball]",
        "cannot be (the|used as the) runner",
    ),
    "be designated to receive": (
        "(cannot|may not) (receive|catch) [a pass|passes|the ball]",
        "cannot be (the|used as the) receiver",
    ),
    "be designated to tackle": (
        "(cannot|may not) (tackle|make tackles|make a tackle)",
        "cannot be (the|used as the) tackler",
    ),
}
_KEYWORDS: Final = (
    ("run", "Run"),
    ("receive", "Receive"),
    ("tackle", "Tackle"),
    ("exhaust", "Exhaust"),
)

PREDICATES: Final[list[Construct]] = [
    # Ratings
    *says(
        ModifyRating,
        "~has + {by:Int} rating",
        "(~gets|~gains) + {by:Int} rating",
        "(~has|~gets|~gains) + {by:Int} to ~its rating",
        "(~gets|~gains) {by:Int} rating",
        "~has ~its (rating|ratings) increased by {by:Int}",
        printed=False,
    ),
    *says(
        ModifyRating,
        "~has - {by:Int} rating",
        "(~gets|~gains) - {by:Int} rating",
        "~loses {by:Int} rating",
        "~has ~its (rating|ratings) (reduced|decreased|lowered) by {by:Int}",
        views={"by": MINUS},
        printed=False,
    ),
    # Positions
    *says(
        CountsAs,
        "also ~counts as {position:APosition[n]}",
        "~counts as {position:APosition[n]}",
        "~is (also|considered) {position:APosition[n]}",
        "~is {position:APosition[n]} (as well|too)",
        "~counts as an additional {position:Position[sg]}",
        "~counts as {position:APosition[n]} in addition to ~its (position|other positions)",
    ),
    # `counts as both a Linebacker and a Safety`
    *(
        each
        for number, counts, be in (("sg", "counts", "is"), ("pl", "count", "are"))
        for each in (
            *construct(
                f"Predicates[{number}]",
                None,
                f"[also] {counts} as [both] {{=:PositionsToo[{number}]}}",
                [f"{be} (also|considered|considered both|both) {{=:PositionsToo[{number}]}}"],
                views={WHOLE: read_as(_counts_as)},
                printed=False,
            ),
            *construct(
                f"PositionsToo[{number}]",
                None,
                f"{{=:PositionRow[{number}]}}",
                views={WHOLE: SEVERAL},
            ),
            *listed(f"PositionRow[{number}]", f"APosition[{number}]", "and", ", and", ","),
        )
    ),
    *construct("APosition[sg]", None, "a {=:Position[sg]}"),
    *construct("APosition[pl]", None, "{=:Position[pl]}", ["a {=:Position[sg]}"]),
    # What cannot be done to them
    *(
        each
        for what, done, means in (
            ("be exhausted", "exhausted", ("", "by {by:Source}")),
            ("be energized", "energized", ("", "by {by:Source[energized]}")),
        )
        for way in means
        for each in says(
            Cannot,
            f"cannot be {done} {way}",
            f"(cannot become|may not be|~does not become) {done} {way}",
            *(
                (f"(cannot|~does not) energize {way}",)
                if what == "be energized" and not way
                else ()
            ),
            *(
                ("(cannot (be|become)|may not be|~does not become) energized by {:EffectsAtAll}",)
                if what == "be energized" and not way
                else ()
            ),
            what=what,
        )
    ),
    *says(
        Cannot,
        *(
            f"{verb} {when}"
            for verb in (
                "cannot be exhausted",
                "(cannot become|may not be|~does not become) exhausted",
                "~is not exhausted",
                "~does not exhaust",
                "(~stays|remains) energized",
            )
            for when in _DESIGNATION
        ),
        what="be exhausted",
        by="designation",
    ),
    *(
        each
        for by, words in _SOURCES.items()
        for each in (
            *word("Source", by, *words),
            *(word("Source[energized]", by, *words) if by != "effects" else ()),
        )
    ),
    *phrase("EffectsAtAll", *_SOURCES["effects"]),
    *(
        each
        for what, wordings in _ROLE_WORDS.items()
        for each in says(
            Cannot,
            *(f"(cannot|may not) be designated {words}" for words in wordings),
            *_DOES_NOT.get(what, ()),
            what=what,
        )
    ),
    *says(
        Cannot,
        "cannot be targeted",
        "cannot be (chosen|targeted) by effects",
        what="be targeted",
    ),
    *says(
        Cannot,
        "cannot be targeted by your opponent",
        "cannot be (chosen|targeted) by {:OpponentsEffects}",
        what="be targeted",
        by="opponent",
    ),
    *phrase("OpponentsEffects", *_SOURCES["opponent"]),
    # What must be done with them
    *(
        each
        for role, wordings in (
            (None, ("", "to run or receive [the ball|a pass]", "as the runner or [the] receiver")),
            ("runner", ("as the runner", "to run [the ball]")),
            ("receiver", ("as the receiver", "to receive [a pass|the pass|the ball]")),
            ("tackler", ("as the tackler", "to tackle")),
        )
        for each in says(
            MustDesignate,
            *(f"must be designated {words} if able" for words in wordings),
            *(f"must be designated {words}" for words in wordings),
            *((f"must be the {role} [if able]",) if role else ()),
            role=role,
        )
    ),
    # Their abilities
    *(
        each
        for keyword, name in ((None, ""), *_KEYWORDS)
        for each in (
            *says(
                CannotUse,
                f"cannot use {name} abilities",
                f"cannot use any {name} abilities",
                f"cannot use ~its {name} (ability|abilities)",
                f"(~loses|~has no) [all] [of] [~its] {name} abilities",
                f"~loses ~its {name} ability",
                f"may not use {name} abilities",
                printed=False,
                keyword=keyword,
            ),
            *says(
                KeepsAbilities,
                f"cannot have ~its {name} abilities cancelled",
                printed=False,
                keyword=keyword,
            ),
        )
    ),
    *says(CannotUse, "cannot use Exhaust abilities {point:PointName}", keyword="exhaust"),
    *says(
        CannotUse,
        "~loses all other abilities",
        "(~loses|~has no) [all] [of] ~its other abilities",
        "~loses all ~its other abilities",
        "~has no other abilities",
        "cannot use [any] [of] [~its] other abilities",
        other=True,
    ),
]

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
]

OF_PLAYERS: Final[list[Construct]] = [
    *construct("Modifier", None, "{=:OfPlayers}", views={WHOLE: OF}),
    # Several things at once: `has +5 rating and cannot be exhausted`
    *construct("Modifier", None, "{=:OfSeveral}", views={WHOLE: read_as(_each_said)}),
    *construct(
        "OfSeveral",
        Of,
        "{players:Subject[sg]} {what:SeveralSaid[sg]}",
        [
            "{players:Subject[pl]} {what:SeveralSaid[pl]}",
            "{players:LooseGroup} {what:SeveralSaid[pl]}",
            "{players:Subject} (cannot|may not) be {what:SeveralDone}",
            "{players:LooseGroup} (cannot|may not) be {what:SeveralDone}",
        ],
    ),
    *construct("Modifier", None, "{=:OfSeveralBy}", views={WHOLE: read_as(_each_by_them)}),
    *construct(
        "OfSeveralBy",
        Of,
        "{players:Subject} (cannot|may not) be {what:SeveralDone} by {:OpponentsEffects}",
        ["{players:LooseGroup} (cannot|may not) be {what:SeveralDone} by {:OpponentsEffects}"],
    ),
    *construct("SeveralSaid[sg]", None, "{=:Predicates[sg]}", views={WHOLE: SEVERAL}),
    *construct("SeveralSaid[pl]", None, "{=:Predicates[pl]}", views={WHOLE: SEVERAL}),
    *construct("SeveralDone", None, "{=:DoneTo}", views={WHOLE: SEVERAL}),
    *listed("DoneTo", "DoneToThem", "or", ", or", ",", "or be"),
    *(
        each
        for what, done in (
            ("be exhausted", "exhausted"),
            ("be energized", "energized"),
            ("be designated", "designated"),
            ("be targeted", "(chosen|targeted)"),
        )
        for each in construct("DoneToThem", Cannot, done, players=SOMEONE, what=what)
    ),
    # Who does it to them: `your opponent's effects cannot exhaust your Quarterbacks`
    *(
        each
        for done, whom in (
            ("DoneBy", "AnySubject"),
            ("DoneBy", "LooseGroup"),
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
                f"{{:OpponentsEffects}} {_NEVER} (choose|target) {{players:{whom}}}",
                only=_YOURS,
                what="be targeted",
                by="opponent",
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
    *listed("SubjectList", "AnySubject", "and", "or", ", and", ", or", ","),
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
                f"energize {{players:AnySubject}}{how}",
                f"energize [any] {{players:LooseGroup}}{how}",
                f"energize any of {{players:Theirs[pl]}}{how}",
                actions=actions,
            ),
        )
    ),
    *forbidden(
        CannotEnergize,
        "play Action cards (to|that) energize {players:LooseGroup}",
        printed=False,
        actions=True,
    ),
    *construct(
        "OfPlayers",
        Of,
        "{players:Subject[sg]} {what:Predicate[sg]}",
    ),
    *construct(
        "OfPlayers",
        Of,
        "{players:Subject[pl]} {what:Predicate[pl]}",
        ["{players:LooseGroup} {what:Predicate[pl]}"],
    ),
    *construct("OfPlayers", Of, "treat {players:AnySubject} as {what:AsPosition}", printed=False),
    *construct("AsPosition", CountsAs, "{position:APosition[sg]}", players=SOMEONE),
    *construct(
        "OfPlayers",
        Of,
        "give {players:AnySubject} {what:RatingGiven}",
        ["give {players:LooseGroup} {what:RatingGiven}"],
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
    *construct("Owner", None, "of {=:AnySubject}", ["of {=:LooseGroup}"]),
    *construct(
        "OfPlayers",
        Of,
        "the rating {players:Owner} {what:RatingSays}",
        [
            "the ratings {players:Owner} {what:RatingsSay}",
            "{players:SubjectPossessor} rating {what:RatingSays}",
            "{players:SubjectPossessor} ratings {what:RatingsSay}",
        ],
    ),
    *(
        each
        for category, be, go in (("RatingSays", "is", "goes"), ("RatingsSay", "are", "go"))
        for each in (
            *construct(
                category,
                ModifyRating,
                f"{be} increased by {{by:Int}}",
                [f"{be} {{by:Int}} higher", f"{go} up by {{by:Int}}", f"{be} raised by {{by:Int}}"],
                views={"by": PLUS},
                players=SOMEONE,
            ),
            *construct(
                category,
                ModifyRating,
                f"{be} reduced by {{by:Int}}",
                [
                    f"{be} {{by:Int}} lower",
                    f"{go} down by {{by:Int}}",
                    f"{be} (lowered|decreased) by {{by:Int}}",
                ],
                views={"by": MINUS},
                players=SOMEONE,
            ),
            *construct(
                category,
                SetRating,
                f"{'becomes' if be == 'is' else 'become'} {{to:Int}}",
                [f"{be} {{to:Int}}"],
                players=SOMEONE,
            ),
        )
    ),
    *construct(
        "OfPlayers",
        Of,
        "increase {players:RatingOf} by {what:RatingUp}",
        [
            "raise {players:RatingOf} by {what:RatingUp}",
            "add {what:RatingUp} to {players:RatingOf}",
        ],
        printed=False,
    ),
    *construct(
        "OfPlayers",
        Of,
        "reduce {players:RatingOf} by {what:RatingDown}",
        [
            "(lower|decrease) {players:RatingOf} by {what:RatingDown}",
            "subtract {what:RatingDown} from {players:RatingOf}",
        ],
        printed=False,
    ),
    *construct(
        "RatingOf",
        None,
        "the (rating|ratings) of {=:AnySubject}",
        ["{=:SubjectPossessor} (rating|ratings)"],
    ),
    *construct("RatingUp", ModifyRating, "{by:Int}", views={"by": PLUS}, players=SOMEONE),
    *construct("RatingDown", ModifyRating, "{by:Int}", views={"by": MINUS}, players=SOMEONE),
    # Whoever must designate them
    *(
        each
        for role, wordings in (
            (None, "[to run or receive [the ball|a pass]|as the runner or [the] receiver]"),
            ("runner", "(as the runner|to run [the ball])"),
            ("receiver", "(as the receiver|to receive [a pass|the pass|the ball])"),
            ("tackler", "(as the tackler|to tackle)"),
        )
        for each in construct(
            "Designating",
            Designating,
            f"[if able ,] {{who:Who}} must designate {{players:Named}} {wordings} [[,] if able]",
            [f"{{who:Who[third]}} has to designate {{players:Named}} {wordings} [[,] if able]"],
            what=MustDesignate(SOMEONE, role),  # type: ignore[arg-type]
        )
    ),
    *(
        each
        for what, wordings in (
            ("be designated", ""),
            ("be designated to run", "(as the runner|to run [the ball])"),
            ("be designated to receive", "(as the receiver|to receive [a pass|the pass|the ball])"),
            ("be designated to tackle", "(as the tackler|to tackle)"),
        )
        for each in construct(
            "Designating",
            Designating,
            f"{{who:Who}} (cannot|may not) designate {{players:Named}} {wordings}",
            what=Cannot(what, SOMEONE),  # type: ignore[arg-type]
        )
    ),
    *construct("Modifier", None, "{=:Designating}", views={WHOLE: DESIGNATING}),
    *construct(
        "Named",
        None,
        "{=:Pointed}",
        [
            "a {=:Group[sg]}",
            "{=:Theirs[sg]}",
            "one of {=:Theirs[pl]}",
            "{=:Group[pl]}",
            "{=:Ranked}",
            "{=:Those}",
        ],
    ),
    *forbidden(
        CannotSubstitute,
        "substitute Players",
        "(substitute|make substitutions|make a substitution)",
        "substitute [any] [of] [their] Players",
    ),
    *construct("Modifier", CannotSubstitute, "Players cannot be substituted", who="each player"),
    # Said of Players who are chosen for it
    *construct(
        "ChosenStanding",
        syntax.OfChosen,
        "{players:Chosen[sg]} {what:Predicates[sg]}",
        ["{players:Chosen[pl]} {what:Predicates[pl]}"],
    ),
    *construct(
        "ChosenStanding",
        syntax.OfChosen,
        "the rating of {players:AnyChosen} {what:RatingSaid}",
        [
            "the ratings of {players:AnyChosen} {what:RatingsSaid}",
            "{players:ChosenOf} rating {what:RatingSaid}",
            "(increase|raise) {players:ChosenRating} by {what:RaisedBy}",
            "add {what:RaisedBy} to {players:ChosenRating}",
            "(reduce|lower|decrease) {players:ChosenRating} by {what:LoweredBy}",
            "subtract {what:LoweredBy} from {players:ChosenRating}",
            "give {players:AnyChosen} {what:GivenRating}",
            "treat {players:AnyChosen} as {what:GivenPosition}",
        ],
    ),
    *construct(
        "ChosenRating",
        None,
        "the (rating|ratings) of {=:AnyChosen}",
        ["{=:ChosenOf} rating"],
    ),
    *(
        each
        for one, said in (
            ("RatingSaid", "RatingSays"),
            ("RatingsSaid", "RatingsSay"),
            ("RaisedBy", "RatingUp"),
            ("LoweredBy", "RatingDown"),
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
            ["(cannot|may not) be designated to run or [to] receive [the ball|a pass]"],
            printed=False,
            **whole(
                (
                    Cannot("be designated to run", SOMEONE),
                    Cannot("be designated to receive", SOMEONE),
                )
            ),
        )
    ),
    *listed("Predicates[sg]", "Predicate[sg]", "and", ", and"),
    *listed("Predicates[pl]", "Predicate[pl]", "and", ", and"),
]

PLAYER_MODIFIERS: Final = [*PREDICATES, *STAYING, *OF_PLAYERS]
