"""What is said of Players for as long as it holds: ratings, positions, what they cannot do.

A `Predicate` says it of whoever stands before it (`SOMEONE`); of whom is in `player_modifiers`.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from snapcount.cards.language.kernel.construct import (
    WHOLE,
    Construct,
    View,
    construct,
    only_read,
    phrase,
    read_as,
    whole,
    word,
)
from snapcount.cards.language.kernel.lists import SEVERAL, listed
from snapcount.cards.language.nouns.designated import BARRED_ROLE, CALLS_OF, ONE_ROLE
from snapcount.cards.language.nouns.numbers import MINUS
from snapcount.cards.nouns import That
from snapcount.cards.tree import (
    Cannot,
    CannotUse,
    CountsAs,
    KeepsAbilities,
    MayReceive,
    ModifyRating,
    MustDesignate,
)

USED: Final = (None, "exhaust")
TRIGGERING: Final = ("run", "receive", "tackle")
"""Abilities that are triggered by designation (T-13)."""
"""Keywords whose abilities somebody uses (T-12), or all; the others trigger (T-13)."""

SOMEONE: Final = That()
"""Whoever a predicate is said of, until the sentence names them."""


def counts_as(positions: tuple[Any, ...]) -> tuple[CountsAs, ...]:
    return tuple(CountsAs(SOMEONE, position) for position in positions)


NOT_TIRED: Final = tuple(Cannot("be exhausted", SOMEONE, by) for by in ("effects", "designation"))
"""What holds of whoever is exhausted by nothing but the use of an own ability."""


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
    "~plays": ("plays", "play"),
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


_SOURCES: Final = {
    # Whose effects do something to Players; what is read is any `Causer`
    "effects": ("effects", "each player"),
    "opponent": ("your opponent", "opponent"),
    "action cards": ("Action cards", "action cards"),
    "opponent's action cards": ("your opponent's Action cards", "opponent's action cards"),
}
_SIDED: Final = {
    "Offense": "(Offense|Offensive)",
    "Defense": "(Defense|Defensive)",
    "Generic": "Generic",
}
_BY_CAUSE: Final = {cause: by for by, (_, cause) in _SOURCES.items()}


def _only(*sources: str) -> View:
    return read_as(lambda cause: by if (by := _BY_CAUSE.get(cause)) in sources else None)


_DESIGNATION: Final = (
    "by being designated",
    "when designated",
    "from being designated",
    "at the end of (the|this|a) play",
    "at the end of this (run|pass)",
    "by Player Designation",
    "(in|during) Play Results",
    "(by|from) {@:PlayOfAnyCard}",
    "for being designated",
    "for (running|receiving|tackling|being designated) (on this play|this down)",
)
_DOES_NOT: Final = {
    "be designated to run": ("(cannot|may not) (run|rush|carry) [(with|) the ball]",),
    "be designated to receive": ("(cannot|may not) (receive|catch) [a pass|passes|the ball]",),
    "be designated to tackle": ("(cannot|may not) (tackle|make tackles|make a tackle)",),
}
_ON_SUCH: Final = {
    "be designated to run": (
        "(cannot|may not) be designated (to (run|carry) [the ball]|as [the] runner) on",
        "(cannot|may not) (be the runner|(run|rush|carry) [(with|) the ball]) on",
    ),
    "be designated to receive": (
        "(cannot|may not) be designated to (receive|catch)",
        "(cannot|may not) be designated (to receive [a pass]|as [the] receiver) (on|for|of)",
        "(cannot|may not) (receive|catch)",
        "(cannot|may not) (be the receiver|receive|catch a pass) on",
    ),
}
_SUCH: Final = ("{calls:CallsOfPlays[pl]}", "any {calls:CallsOfPlays[pl]}", "{calls:ACallNoun}")


def _some_of(known: tuple[str, ...]) -> View:
    """Some calls of that kind: of all of them nothing more has to be said."""

    def some(calls: Any) -> Any:
        return calls if calls and set(calls) < set(known) else None

    return View("some calls", some, some)


_ALSO: Final = "(also|both|[also] (considered|treated as) [both])"
_KEYWORDS: Final = (
    ("run", "Run"),
    ("receive", "Receive"),
    ("tackle", "Tackle"),
    ("exhaust", "Exhaust"),
)

MAY_RECEIVE: Final = (
    "(may|can) (be designated (to receive|as [(a|the)] (receiver|receivers))|receive)"
    " [(a pass|passes)]"
)

PLAYER_PREDICATES: Final[list[Construct]] = [
    # Ratings
    *says(
        ModifyRating,
        "~has + {by:OfRating}",
        "(~gets|~gains) + {by:OfRating}",
        "(~has|~gets|~gains) + {by:Int} to ~its rating",
        "(~has|~gets|~gains) (rating|ratings) + {by:Int}",
        "(~gets|~gains) {by:OfRating}",
        "(~has|~gets|~gains) {by:Int} (more|higher|additional|extra) (rating|ratings)",
        "~has ~its (rating|ratings) increased by {by:Number}",
        "~has a rating [that is] {by:Int} (higher|greater|better) [{:ThanPrinted}]",
        "~has ratings [that are] {by:Int} (higher|greater|better) [{:ThanPrinted}]",
        "~is rated {by:Int} (higher|better) [{:ThanPrinted}]",
        printed=False,
    ),
    *says(
        ModifyRating,
        "~has - {by:OfRating}",
        "(~gets|~gains) - {by:OfRating}",
        "~loses {by:OfRating}",
        "(~has|~gets|~gains) (rating|ratings) - {by:Int}",
        "(~has|~gets|~gains) {by:Int} (less|lower|fewer) (rating|ratings)",
        "~has ~its (rating|ratings) (reduced|decreased|lowered) by {by:Number}",
        "~has a rating [that is] {by:Int} (lower|less|worse) [{:ThanPrinted}]",
        "~has ratings [that are] {by:Int} (lower|less|worse) [{:ThanPrinted}]",
        "~is rated {by:Int} (lower|worse) [{:ThanPrinted}]",
        views={"by": MINUS},
        printed=False,
    ),
    *phrase("ThanPrinted", "than (printed|normal|usual)"),
    # Positions
    *says(
        CountsAs,
        "also ~counts as {position:APosition[n]}",
        "~counts as {position:APosition[n]} [(as well|too) [{:NotOnly}]]",
        "~is (also|considered|also (considered|treated as)|treated as) {position:APosition[n]}",
        "~is {position:APosition[n]} (as well|too)",
        "~counts as an additional {position:Position[sg]}",
        "~counts as {position:APosition[n]} in addition to {:ItsPositions}",
        "~is [considered|treated as] {position:APosition[n]} in addition to {:ItsPositions}",
        "~plays as {position:APosition[n]} (as well|too)",
        "also (~plays as {position:APosition[n]}|~has the position {position:Position[sg]})",
    ),
    *phrase("NotOnly", "[,] not only (a|an) {:AnyPosition}"),
    *phrase(
        "ItsPositions",
        "(its|their) [own] position",
        "(its|their) (own|other) positions",
        "being (a|an) {:AnyPosition}",
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
                [
                    f"{be} {_ALSO} {{=:PositionsToo[{number}]}}",
                    (
                        f"[also] {counts} as [both] {{=:PositionsToo[{number}]}}"
                        " in addition to {:ItsPositions}"
                    ),
                ],
                views={WHOLE: read_as(counts_as)},
                printed=False,
            ),
            *construct(
                f"PositionsToo[{number}]",
                None,
                f"{{=:PositionRow[{number}]}}",
                views={WHOLE: SEVERAL},
            ),
            *listed(
                f"PositionRow[{number}]",
                f"APosition[{number}]",
                *("and", ", and", ",", "and as", ", and as", "as well as"),
            ),
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
                (
                    f"(cannot|~does not) energize {way}",
                    "(cannot (be|become)|may not be|~does not become) energized again",
                )
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
    # But for its own use (T-5): neither effects nor being designated exhaust them
    *phrase(
        "ButAsACost",
        "[,] except to use (its|their) Exhaust (ability|abilities)",
        "[,] (except|other than) (to use|by using|for|for using|to pay for) (its|their) [own]"
        " Exhaust (ability|abilities)",
        "[,] except as a cost",
    ),
    *(
        each
        for number in ("sg", "pl")
        for each in construct(
            f"Predicates[{number}]",
            None,
            f"{{:CannotTire[{number}]}} {{:ButAsACost}}",
            printed=False,
            **whole(NOT_TIRED),
        )
    ),
    *phrase(
        "CannotTire[sg]", "(cannot|may not) (be|become) exhausted", "does not become exhausted"
    ),
    *phrase("CannotTire[pl]", "(cannot|may not) (be|become) exhausted", "do not become exhausted"),
    # Whose effects: `by opposing effects`, `effects cannot …`
    *(
        each
        for by, (say, _) in _SOURCES.items()
        for each in (
            *word("Source", by, say),
            *(
                made
                for done in ("energized", "targeted")
                if by != "effects"
                for made in word(f"Source[{done}]", by, say)
            ),
        )
    ),
    *construct("Source", None, "{=:Causer}", views={WHOLE: _only(*_SOURCES)}),
    *(
        construct(f"Source[{done}]", None, "{=:Causer}", views={WHOLE: _only(*list(_SOURCES)[1:])})[
            0
        ]
        for done in ("energized", "targeted")
    ),
    *(
        each
        for source in ("Source", "Source[energized]", "Source[targeted]")
        for each in (
            *word(
                source,
                "opponent's player abilities",
                "your opponent's Player abilities",
                "(your opponent's|an opponent's|opposing) (Players'|Player's) abilities",
                "abilities of (your opponent's|an opponent's|opposing) Players",
                "(an ability|abilities) of a Player of your opponent",
            ),
            *word(
                source,
                "player abilities",
                "Player abilities",
                "(Players'|a Player's) abilities",
                "abilities of Players",
            ),
            *(
                each
                for side in ("Offense", "Defense", "Generic")
                for each in word(
                    source,
                    f"{side.lower()} action cards",
                    f"{side} Action cards",
                    f"[effects of] [any|a|an] {_SIDED[side]} (Action cards|Action card|cards|card)",
                )
            ),
        )
    ),
    *construct("OpponentsEffects", None, "{=:Causer}", views={WHOLE: _only("opponent")}),
    *construct("EffectsAtAll", None, "{=:Causer}", views={WHOLE: _only("effects")}),
    # `do not exhaust this Player`: what the rules do at the end of the play is left out (F-11)
    *only_read(
        [
            *construct(
                "Modifier",
                Cannot,
                "do not exhaust {players:Subject}",
                [f"do not exhaust {{players:Subject}} {when}" for when in _DESIGNATION],
                what="be exhausted",
                by="designation",
            ),
        ]
    ),
    *says(Cannot, "(cannot|may not) be designated", what="be designated"),
    *says(Cannot, "(cannot|may not) be {what:EverDesignatedAs}", views={"what": BARRED_ROLE}),
    *says(Cannot, "(cannot|may not) be {what:TheRole}", views={"what": BARRED_ROLE}, printed=False),
    *(
        each
        for what, wordings in _DOES_NOT.items()
        for each in says(Cannot, *wordings, printed=False, what=what)
    ),
    # On some of the calls on which they could: `cannot receive Long Passes`
    *(
        each
        for what, wordings in _ON_SUCH.items()
        for each in says(
            Cannot,
            *(f"{words} {such}" for words in wordings for such in _SUCH),
            views={"calls": _some_of(CALLS_OF[what])},
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
        "cannot be targeted by {by:Source[targeted]}",
        "cannot be (chosen|targeted) by {by:Source[targeted]}",
        what="be targeted",
    ),
    *says(
        Cannot,
        "cannot be substituted",
        "(cannot|may not) be (substituted [out]|replaced|taken out|substituted off the field)"
        " [by effects]",
        what="be substituted",
    ),
    *says(
        Cannot,
        "cannot be substituted by {by:Source[targeted]}",
        "(cannot|may not) be (substituted [out]|replaced|taken out) by {by:Source[targeted]}",
        what="be substituted",
    ),
    # What must be done with them
    *says(
        MustDesignate,
        "must be designated if able",
        "must be designated",
        "must be designated (to run or receive [the ball|a pass]|as the runner or [the] receiver)"
        " [if able]",
        role=None,
    ),
    *says(
        MustDesignate,
        "must be designated as {role:TheRole} if able",
        "must be {role:AsRole} [if able]",
        views={"role": ONE_ROLE},
    ),
    # F-9: a lone Quarterback does not receive
    *says(
        MayReceive,
        "may be designated to receive even without another Quarterback",
        f"{MAY_RECEIVE} [{{:EvenAlone}}]",
    ),
    *phrase(
        "EvenAlone",
        "even without another Quarterback",
        "(even if|although|even though) (they are|it is|he is|that Player is) the only"
        " (Quarterback|one) [on (your|their|its|the) field]",
        "(even if|although|even though) there is (no other|only one) Quarterback [on (your|the)"
        " field]",
        "as if (there were|you had) (two|another) (Quarterbacks|Quarterback) [on (your|the) field]",
    ),
    # Their abilities
    *(
        each
        for keyword, name in ((None, ""), *_KEYWORDS)
        for each in (
            *says(
                CannotUse,
                f"cannot use {name} abilities",
                f"cannot use any {name} (ability|abilities)",
                f"cannot use a {name} ability",
                f"cannot use ~its {name} (ability|abilities)",
                f"may not use {name} abilities",
                printed=keyword in USED,
                keyword=keyword,
                barred=True,
            ),
            *says(
                CannotUse,
                f"(~loses|~has no) [all] [of] [~its] {name} abilities",
                f"~loses ~its {name} ability",
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
        other=True,
    ),
    *says(CannotUse, "cannot use [any] [of] [~its] other abilities", other=True, barred=True),
]
