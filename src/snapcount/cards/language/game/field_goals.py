"""Field goals: from where, on which Grit and for how many points they are good."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from snapcount.cards.language.game.kicks import Kicked, Kicks, agreed, of_kicks, said_of_kicks
from snapcount.cards.language.kernel import syntax
from snapcount.cards.language.kernel.construct import (
    Construct,
    View,
    construct,
    either,
    only_read,
    phrase,
    read_as,
    word,
)
from snapcount.cards.language.kernel.template import WHOLE
from snapcount.cards.language.kernel.views import UNSAID
from snapcount.cards.language.nouns.bounds import Bound
from snapcount.cards.language.nouns.numbers import MINUS, PLUS
from snapcount.cards.language.nouns.plays import Span
from snapcount.cards.language.sentences.verbs import OTHER
from snapcount.cards.nouns import AllOf, BallWithin, Not
from snapcount.cards.tree import (
    FieldGoalsAre,
    FieldGoalsGoodOn,
    KickAgain,
    Lasting,
    ModifyFieldGoals,
    ModifyKickPoints,
    ScoresAre,
    WidenFieldGoals,
)


class AlsoOn(msgspec.Struct, frozen=True):
    """`also good on a Grit of 9`: besides those on which they are good anyway."""

    grit: Span


ALSO_ON: Final = View(
    "also on",
    build=AlsoOn,
    match=lambda said: said.grit if isinstance(said, AlsoOn) else None,
)


def _match_good_on(made: Any) -> Any:
    if not isinstance(made, FieldGoalsGoodOn):
        return None
    grit = Span(made.low, made.high)
    return Kicked(Kicks(made.who), AlsoOn(grit) if made.also else grit)


def _good_on(said: Kicked) -> FieldGoalsGoodOn:
    also = isinstance(said.what, AlsoOn)
    grit = said.what.grit if also else said.what
    return FieldGoalsGoodOn(grit.low, grit.high, said.of.who, also)


class GoodFor(msgspec.Struct, frozen=True):
    """Field goals, on which Grit they are good, and for how long."""

    of: Kicks
    grit: Span
    lasts: Any


def _good_for(said: GoodFor) -> syntax.For:
    modifier = _good_on(Kicked(said.of, said.grit))
    return syntax.For(clause=syntax.Stands(modifier=modifier), lasts=said.lasts)


GOOD_ON: Final = View("good on", build=_good_on, match=_match_good_on)


class Spot(msgspec.Struct, frozen=True):
    """On or inside a yard line before the goal, or `beyond` it; `whose` line that is said to be.

    `exactly`: on that line alone; what lies between two lines is of the farther one (R-15).
    """

    yards: int
    beyond: bool = False
    whose: str | None = None
    exactly: bool = False


class GoalPoints(msgspec.Struct, frozen=True):
    """What field goals score: so much, or so much more."""

    to: int | None = None
    by: int = 0


class FromSpot(msgspec.Struct, frozen=True):
    """Field goals from there, and on which Grit, or whether, they are good, or what they score."""

    of: Kicks
    spot: Spot
    good: bool | None = None
    grit: Span | None = None
    lasts: Any = None
    also: bool = False
    held: Any = None
    points: GoalPoints | None = None


def _from_spot(said: FromSpot) -> syntax.Holds | None:
    spot, who = said.spot, said.of.who
    if spot.whose is not None and spot.whose != OTHER.get(who):
        return None  # the goal is the one that whoever kicks does not defend
    goals: Any = FieldGoalsAre(good=bool(said.good), who=who)  # type: ignore[arg-type]
    if said.grit is not None:
        goals = FieldGoalsGoodOn(said.grit.low, said.grit.high, who, said.also)  # type: ignore[arg-type]
    if said.points is not None:
        goals = ModifyKickPoints(said.points.by, who)  # type: ignore[arg-type]
        if said.points.to is not None:
            goals = ScoresAre("field goal", said.points.to, who)  # type: ignore[arg-type]
    there: Any = BallWithin(spot.yards, "defense")
    if spot.beyond:
        there = Not(there)
    elif spot.exactly and spot.yards > _APART:
        there = AllOf((there, Not(BallWithin(spot.yards - _APART, "defense"))))
    if said.held is not None:
        there = AllOf((said.held, there))
    clause: Any = syntax.Stands(modifier=goals)
    if said.lasts is not None:
        clause = syntax.For(clause=clause, lasts=said.lasts)
    return syntax.Holds(condition=there, then=syntax.Says(clauses=(clause,)))


_GOALS: Final = "(a field goal|[all] [their|your] field goals)"
_ATTEMPT: Final = f"[may|can] (attempt|attempts|kick|kicks|try|tries) {_GOALS}"
_APART: Final = 5
"""How far the lines are apart from which field goals have their Grit (K-3)."""


def _goals_from() -> list[Construct]:
    """What is said of field goals from a spot, for how long and while what is so."""
    made: list[Construct] = []
    for be, said, also in (
        ("~be ", "{good:GoalsResult}", False),
        ("", "{good:GoalsVerb}", False),
        ("~be ", "(good|successful) {grit:GoodOnGrit}", False),
        ("~be also ", "(good|successful) {grit:GoodOnGrit}", True),
        ("~score ", "{points:GoalPoints}", False),
        ("~be worth ", "{points:GoalPoints}", False),
    ):
        of_many, of_one = (
            f"{{of:Goals[{n}]}} [{{:Kicked}}] {{spot:Spot}} {agreed(be, n)}{said}"
            for n in ("pl", "sg")
        )
        made += construct("GoalsFrom", FromSpot, of_many, [of_one], also=also)
        made += construct(
            "GoalsFrom",
            FromSpot,
            f"{of_many} {{lasts:Lasts}}",
            [
                f"{of_one} {{lasts:Lasts}}",
                f"{{lasts:Lasts}} , {of_many}",
                f"{{lasts:Lasts}} , {of_one}",
            ],
            also=also,
        )
        made += construct(
            "GoalsFrom",
            FromSpot,
            f"while {{held:Condition}} , {of_many}",
            [
                f"while {{held:Condition}} , {of_one}",
                f"{of_many} while {{held:Condition}}",
                f"{of_one} while {{held:Condition}}",
            ],
            also=also,
        )
    return made


def _span(bound: Bound) -> Span:
    return Span(bound.low or 0, 9 if bound.high is None else bound.high)


SPAN: Final = read_as(_span)


_FARTHER: Final = "(farther|further|beyond|longer|deeper) [away|back|out]"
_OR_FARTHER: Final = read_as(lambda yards: yards - 1)
"""What is not inside a line is on it, or farther out."""


def _spots() -> list[Construct]:
    """`beyond the 30`, `from your opponent's 30 yard line or closer`."""
    line = "{yards:HalfYardLine} [yard line]"
    made: list[Construct] = []
    for whose, words in (
        (None, "the [defense's|opponent's]"),
        ("opponent", "(your|their) opponent's"),
        ("you", "your"),
    ):
        made += construct(
            "Spot", Spot, f"(from|) {{:FromBeyond}} {words} {line}", whose=whose, beyond=True
        )
        made += construct(
            "Spot",
            Spot,
            f"from {words} {line} or (closer|nearer)",
            [f"from [on or] (inside|within) {words} {line}"],
            whose=whose,
        )
        made += construct("Spot", Spot, f"from {words} {line}", whose=whose, exactly=True)
        made += construct(
            "Spot",
            Spot,
            f"from {words} {line} or {_FARTHER}",
            [f"(from|) {words} {line} {{:AndBeyond}}"],
            views={"yards": _OR_FARTHER},
            whose=whose,
            beyond=True,
        )
    return [
        *made,
        *phrase("AndBeyond", "(and|or) (beyond|farther|further) [away|back|out]"),
        *construct("Spot", Spot, "from more than {yards:HalfYardLine} yards", beyond=True),
    ]


_DECIDED: Final = (
    "the result of @ is {:DecidedAs}",
    "the results of @ are {:DecidedAs}",
    "@ ~be {:DecidedAs}",
    "{:DecidedBy} whether @ ~be (good|successful) {:AsIf}",
    "whether @ ~be (good|successful) is {:DecidedAs}",
)
"""What decides about a field goal alone: where the ball is stays where it is (P-2)."""
_GOOD_RANGE: Final = (
    "{:GoodRange} (of @|(in|on) which @ ~be (good|successful)|that makes @ (good|successful))"
)


def _as_if_from(said: str, way: str, end: str) -> list[str]:
    """Field goals that are judged as if the ball were so many yards that way, the printed first."""
    there = f"{{what:IntYards}} {{:{way}}} [{{:{end}}}]"
    as_from = "(as [being] [{:Kicked} [from]]|{:AsIf})"
    return [
        f"@ ~count as {{what:IntYards}} {said}",
        f"@ (~count|~be (treated|considered|counted)) {as_from} {there}",
        f"for @ , {{:ItsBall}} counts as {there}",
        f"@ ~be {{:Kicked}} {{:AsIf}} {there}",
        *(f"{each} {there}" for each in _DECIDED),
        f"treat @ {as_from} {there}",
    ]


def _kicked_again(nearer: ModifyFieldGoals) -> syntax.Together:
    return syntax.Together(deeds=(Lasting(nearer), KickAgain()))


FIELD_GOALS: Final[list[Construct]] = [
    *construct("Core[stop]", None, "{=:GoalsThere}"),
    *construct("GoalsThere", None, "{=:GoalsFrom}", views={WHOLE: read_as(_from_spot)}),
    *_goals_from(),
    # While a field goal is kicked, `if the Grit is …` asks for that of the kick (`kick_grit`)
    *construct("For", None, "{=:GoodFor}", views={WHOLE: read_as(_good_for)}),
    *construct(
        "GoodFor",
        GoodFor,
        "{of:Goals[pl]} are (good|successful) if the Grit [value] is {grit:Span} {lasts:Lasts}",
        [
            "{of:Goals[sg]} is (good|successful) if the Grit [value] is {grit:Span} {lasts:Lasts}",
        ],
    ),
    *construct("GoodOnGrit", None, "(on|with) a Grit [value] [of] {=:Span}"),
    *construct(
        "GoodOnGrit",
        None,
        "if the Grit [value] is {=:Value}",
        ["(on|with) a Grit [value] [of] {=:Bound}"],
        views={WHOLE: SPAN},
    ),
    *_spots(),
    *construct("GoalPoints", GoalPoints, "{to:IntScore}", ["{to:IntScore} {:NotThree}"]),
    *construct(
        "GoalPoints",
        GoalPoints,
        "{by:IntMoreScore}",
        views={"by": PLUS},
    ),
    *construct("GoalPoints", GoalPoints, "{by:IntFewerScore}", views={"by": MINUS}),
    *phrase("NotThree", "instead of 3", "(instead of|rather than) [the usual] (3|three) [points]"),
    *phrase("GoodRange", "the Grit range", "the successful range", "the range"),
    *said_of_kicks(
        "GoalsNearer",
        "Goals",
        of_kicks(ModifyFieldGoals, "nearer", has_kick=False),
        (
            [
                *_as_if_from("nearer", "Nearer", "ToTheGoal"),
                "@ may be {:Kicked} {:AsIf} {what:IntYards} {:Nearer} [{:ToTheGoal}]",
                "@ may be {:Kicked} from {what:IntYards} {:Farther}",
                "@ ~be good from [up to] {what:IntYards} {:Farther}",
            ],
            PLUS,
        ),
        (_as_if_from("farther", "Farther", "FromTheGoal"), MINUS),
    ),
    # The one that is being kicked, from somewhere else
    *(
        each
        for way, end, view in (
            ("Nearer", "ToTheGoal", PLUS),
            ("Farther", "FromTheGoal", MINUS),
        )
        for each in construct(
            "KickedFrom",
            ModifyFieldGoals,
            f"kick again {{:AsIf}} {{nearer:IntYards}} {{:{way}}} [{{:{end}}}]",
            [
                (
                    "determine [the] Grit [value] {:OnceMore} (.|[,] and) (check|see)"
                    " (if|whether) (the|that) (kick|field goal) is (good|made|successful)"
                    f" {{:AsIf}} {{nearer:IntYards}} {{:{way}}} [{{:{end}}}]"
                ),
            ],
            views={"nearer": view},
            who="offense",
        )
    ),
    *(
        each
        for way, end, view in (("Nearer", "ToTheGoal", PLUS), ("Farther", "FromTheGoal", MINUS))
        for each in construct(
            "Modifier",
            ModifyFieldGoals,
            f"{{who:Kicker}} {_ATTEMPT} {{:AsIf}} {{nearer:IntYards}} {{:{way}}} [{{:{end}}}]",
            views={"nearer": view},
            printed=False,
        )
    ),
    *(
        each
        for way, end, view in (("Nearer", "ToTheGoal", PLUS), ("Farther", "FromTheGoal", MINUS))
        for each in construct(
            "Modifier",
            ModifyFieldGoals,
            "(attempt|kick|try) (field goals|your field goals|a field goal|the field goal"
            f"|your field goal) {{:AsIf}} {{nearer:IntYards}} {{:{way}}} [{{:{end}}}]",
            views={"nearer": view},
            printed=False,
            who="you",
        )
    ),
    *either("Kicker", "Who"),
    *only_read(word("Kicker", "each player", "(a|any|either) player", "players")),
    *construct("Effect", None, "{=:KickedFrom}", views={WHOLE: read_as(_kicked_again)}),
    *phrase("ItsBall", "the ball", "either player's ball"),
    *phrase("Kicked", "kicked", "(attempted|made|taken|tried)"),
    *phrase(
        "AsIf",
        "as if the ball were",
        "(as if|as though) (the ball|it|you|they) (were|was)",
        "[as if] from",
    ),
    *phrase(
        "DecidedAs",
        "determined as if the ball were",
        "(determined|resolved|decided|judged|checked|calculated) {:AsIf}",
    ),
    *phrase("DecidedBy", "determine", "(resolve|decide|judge|check)"),
    *phrase("Nearer", "nearer", "closer"),
    *phrase(
        "Farther",
        "farther",
        "(farther|further|longer) [away|back|out] [than normal]",
    ),
    *phrase("ToTheGoal", "to the end zone", "to {:TheirGoal}"),
    *phrase("FromTheGoal", "from the end zone", "from {:TheirGoal}"),
    *phrase("TheirGoal", "[your opponent's|the defense's|the opposing] {:EndZone}"),
    *construct(
        "GoalRange",
        ModifyFieldGoals,
        "{who:Whose} field goal range is increased by {nearer:IntYards}",
        [
            "{who:Whose} field goal range is {nearer:IntYards} (longer|farther|greater)",
            "increase {who:Whose} field goal range by {nearer:IntYards}",
        ],
        views={"nearer": PLUS},
    ),
    *construct(
        "GoalRange",
        ModifyFieldGoals,
        "{who:Whose} field goal range is reduced by {nearer:IntYards}",
        [
            "{who:Whose} field goal range is {nearer:IntYards} (shorter|less)",
            "(reduce|decrease) {who:Whose} field goal range by {nearer:IntYards}",
        ],
        views={"nearer": MINUS},
    ),
    *construct("Modifier", None, "{=:GoalRange}", views={WHOLE: UNSAID}),
    *word("GoalsResult", True, "good", "successful", "automatically good", "always good"),
    *word(
        "GoalsResult",
        False,
        "no good",
        "missed",
        "(not|never) (good|successful)",
        "automatically missed",
    ),
    *said_of_kicks(
        "GoalsAre",
        "Goals",
        of_kicks(FieldGoalsAre, "good", has_kick=False),
        (["@ ~be {what:GoalsResult}", "@ {what:GoalsVerb}"], None),
    ),
    # Of kicks, only field goals are good or not
    *construct(
        "Modifier",
        FieldGoalsAre,
        "{who:Whose} kicks are {good:GoalsResult}",
        ["all [of] {who:Whose} kicks are {good:GoalsResult}"],
        printed=False,
    ),
    *construct(
        "Modifier",
        FieldGoalsAre,
        "[all] kicks are {good:GoalsResult}",
        ["(each|every|any) kick is {good:GoalsResult}"],
        printed=False,
        who="each player",
    ),
    # The kick at hand
    *construct("Modifier", None, "{=:ThisKick}", views={WHOLE: UNSAID}),
    *construct(
        "ThisKick",
        FieldGoalsAre,
        "(it|the kick|that kick|the attempt|the field goal attempt) is {good:KickResult}",
        who="offense",
    ),
    *word("KickResult", True, "good", "automatically good"),
    *word("KickResult", False, "no good", "(not|never) good", "automatically no good"),
    *word("GoalsVerb", True, "cannot miss", "cannot be missed"),
    *word("GoalsVerb", False, "misses", "automatically misses", "miss"),
    *said_of_kicks(
        "GoalsGoodOn",
        "Goals",
        GOOD_ON,
        (
            [
                "@ ~be good on a Grit of {what:Span}",
                "@ ~be (good|successful) (on|with) a Grit [value] [of] {what:Span}",
            ],
            None,
        ),
        (
            [
                "@ ~be also good on a Grit of {what:Span}",
                "@ ~be also (good|successful) {what:GoodOnGrit}",
            ],
            ALSO_ON,
        ),
    ),
    *said_of_kicks(
        "GoalsWiden",
        "Goals",
        of_kicks(WidenFieldGoals, "by", has_kick=False),
        (
            [
                "the Grit range of @ is {what:Digit} wider",
                f"{_GOOD_RANGE} is (increased|widened) by {{what:Digit}} [{{:BothEnds}}]",
                f"{_GOOD_RANGE} is {{what:Digit}} wider [{{:BothEnds}}]",
                "the range of Grit values that make @ good is {what:Digit} wider [{:BothEnds}]",
            ],
            PLUS,
        ),
        (
            [
                "the Grit range of @ is {what:Digit} narrower",
                f"{_GOOD_RANGE} is (reduced|narrowed) by {{what:Digit}} [{{:BothEnds}}]",
                f"{_GOOD_RANGE} is {{what:Digit}} narrower [{{:BothEnds}}]",
            ],
            MINUS,
        ),
    ),
    *said_of_kicks(
        "GoalsScore",
        "Goals",
        of_kicks(ModifyKickPoints, "by", has_kick=False),
        (["@ ~score {what:IntMoreScore}", "@ ~be worth {what:IntMoreScore}"], PLUS),
        (["@ ~score {what:IntFewerScore}", "@ ~be worth {what:IntFewerScore}"], MINUS),
    ),
    *said_of_kicks(
        "GoalsWorth",
        "Goals",
        of_kicks(ScoresAre, "to", has_kick=False, what="field goal"),
        (["@ ~be worth {what:IntScore}", "@ ~score {what:IntScore}"], None),
    ),
]
