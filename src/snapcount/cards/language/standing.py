"""Rules that a card lays down: what becomes of every play, turnover or score while it lies there.

`Fumbles cannot happen` waits for each fumble and cancels it; `Runs cannot gain more than 20 yards`
stands in for what a Run would gain beyond that. Each is a sentence of its own that waits for its
occasion, so that conditions and durations are said of it as of any other.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from snapcount.cards.language import syntax
from snapcount.cards.language.construct import (
    WHOLE,
    Construct,
    Guard,
    construct,
    either,
    phrase,
    read_as,
    word,
)
from snapcount.cards.language.events.deeds import OTHER
from snapcount.cards.language.lists import listed
from snapcount.cards.language.people import ANYONE
from snapcount.cards.language.plays import UNOWNED, Plays, Span
from snapcount.cards.nouns import AllOf, AtPoint, Group, Not, StrengthIn, YardsWould
from snapcount.cards.text.normal import normal
from snapcount.cards.tree import (
    AlsoPlay,
    CancelTurnover,
    Cannot,
    CannotPlayActions,
    CannotUse,
    Gain,
    InsteadYards,
    LimitYards,
    Lose,
    MakeResult,
    ModifyYards,
    MultiplyYards,
    RevealHand,
    ScorePoints,
    SetTimeUnits,
    SkipDraw,
)

EVERYBODY: Final = ("each player", UNOWNED, ANYONE)


def waits(event: str, *effects: Any, **of: Any) -> syntax.Occurs:
    """A sentence that waits for an event, whoever it happens to if nobody is named."""
    if of.get("who") in EVERYBODY:
        of["who"] = None
    would = " would " in event
    occasion = syntax.Occasion(event=event, would=would, **of)
    return syntax.Occurs(occasion=occasion, then=syntax.Says(clauses=effects))


class NoTurnovers(msgspec.Struct, frozen=True):
    """Turnovers that cannot happen; `who` has the ball."""

    events: tuple[str, ...]
    who: str | None = None


def _no_turnovers(said: NoTurnovers) -> Any:
    rules = [waits(event, CancelTurnover(), who=said.who) for event in said.events]
    if len(rules) == 1:
        return rules[0]
    occasions = tuple(rule.occasion for rule in rules)
    return msgspec.structs.replace(rules[0], occasion=syntax.AnyOccasion(occasions=occasions))


_FUMBLE: Final = ("a fumble would happen",)
_INTERCEPTION: Final = ("an interception would happen",)
_LIVE: Final = ("a live ball turnover would happen",)

TURNOVERS: Final[list[Construct]] = [
    *word("TurnoverKinds", _FUMBLE, "fumbles"),
    *word("TurnoverKinds", _INTERCEPTION, "interceptions"),
    *word("TurnoverKinds", _LIVE, "live ball turnovers"),
    *word(
        "TurnoverKinds",
        (*_FUMBLE, *_INTERCEPTION),
        "fumbles (and|or) interceptions",
        "interceptions (and|or) fumbles",
    ),
    *construct(
        "NoTurnovers",
        NoTurnovers,
        "{events:TurnoverKinds} cannot happen",
        [
            "[all] {events:TurnoverKinds} (cannot|can never|do not|may not) (happen|occur)",
            "[all] {events:TurnoverKinds} (are cancelled|have no effect|do not count)",
            "(ignore|cancel) [all] {events:TurnoverKinds}",
            "there (are|can be) no {events:TurnoverKinds}",
        ],
    ),
    *construct(
        "NoTurnovers",
        NoTurnovers,
        "{who:Barred} fumble",
        ["{who:Barred} (lose a fumble|have fumbles)"],
        events=_FUMBLE,
    ),
    *construct(
        "NoTurnovers",
        NoTurnovers,
        "{who:Barred} throw an interception",
        [
            "{who:Barred} (throw interceptions|be intercepted)",
            "{who:Whose} passes (cannot|can never|may not) be (intercepted|picked off)",
        ],
        events=_INTERCEPTION,
    ),
    *(
        each
        for events, words in (
            (_FUMBLE, "(cause|force) (a fumble|fumbles)"),
            (_INTERCEPTION, "intercept (a pass|passes|your passes|their@opponent passes)"),
            (_INTERCEPTION, "force (an interception|interceptions)"),
        )
        for each in construct(
            "NoTurnovers",
            NoTurnovers,
            f"{{who:Barred}} {words}",
            views={"who": read_as(lambda who: OTHER.get(who, who))},
            events=events,
        )
    ),
    *construct("Rule", None, "{=:NoTurnovers}", views={WHOLE: read_as(_no_turnovers)}),
]


class Limited(msgspec.Struct, frozen=True):
    """Plays, and how far they go."""

    plays: Plays
    effect: Any


def _limited(said: Limited) -> Any:
    of: dict[str, Any] = {"who": said.plays.who, "calls": said.plays.calls}
    effect = said.effect
    if isinstance(effect, LimitYards) and effect.how == "at most":
        if not isinstance(effect.yards, int):
            return None
        beyond = YardsWould(effect.yards + 1)
        return waits(
            "the play would gain yards", InsteadYards(effect.yards), condition=beyond, **of
        )
    if isinstance(effect, LimitYards | MultiplyYards):
        return waits("a play is successful", effect, **of)
    if isinstance(effect, InsteadYards):
        return waits("the play would gain yards", effect, **of)
    return None


class Beyond(msgspec.Struct, frozen=True):
    """Plays that would go so far, and what is added or taken then."""

    plays: Plays
    bound: Any
    effect: Any


def _beyond(said: Beyond) -> Any:
    of: dict[str, Any] = {"who": said.plays.who, "calls": said.plays.calls}
    asked = YardsWould(said.bound.low, said.bound.high)
    return waits("the play would gain yards", said.effect, condition=asked, **of)


YARDS: Final[list[Construct]] = [
    *either("EachPlay[pl]", "Plays[pl]", "Successful[pl]"),
    *either("EachPlay[sg]", "Plays[sg]", "Successful[sg]", "APlayEver"),
    *construct("APlayEver", Plays, "a {calls:CallsOfPlays[sg]}", who=UNOWNED),
    *construct(
        "LimitedPlays",
        Limited,
        "{plays:EachPlay[pl]} {effect:Limiting[bare]}",
        [
            "{plays:EachPlay[pl]} {effect:Limiting[bare]} {:IfSuccessful}",
            "{plays:EachPlay[sg]} {effect:Limiting[third]} [{:IfSuccessful}]",
            "no {plays:AnyOfThem} (gains|may gain|can gain|can ever gain) {effect:MoreThanYards}",
        ],
    ),
    *phrase(
        "IfSuccessful",
        "if they are successful",
        "(if|when) (they are|it is|) successful",
        "unless [they are|it is] stopped",
        "if (they are|it is) not stopped",
    ),
    *construct("AnyOfThem", Plays, "{calls:CallsOfPlays[sg]}", who=UNOWNED),
    *construct("AnyOfThem", Plays, "play", who=UNOWNED, calls=()),
    *construct(
        "MoreThanYards",
        LimitYards,
        "more than {yards:Yards}",
        ["over {yards:Yards}"],
        how="at most",
    ),
    *construct("Rule", None, "{=:LimitedPlays}", views={WHOLE: read_as(_limited)}),
    *construct(
        "BeyondPlays",
        Beyond,
        "{plays:EachPlay[pl]} that would gain {bound:YardBound} {effect:MoreOrFewer}",
        [
            "{plays:EachPlay[pl]} (of|for|that gain) {bound:YardBound} {effect:MoreOrFewer}",
        ],
    ),
    *construct("MoreOrFewer", Gain, "gain {yards:MoreYards}"),
    *construct("MoreOrFewer", Lose, "gain {yards:FewerYards}", ["lose {yards:Yards}"]),
    *construct("Rule", None, "{=:BeyondPlays}", views={WHOLE: read_as(_beyond)}),
]


class Comes(msgspec.Struct, frozen=True):
    """Plays, and what becomes of them whatever would."""

    plays: Plays
    result: str
    strength: Any = None


_WOULD: Final = {
    "stopped": "the play would be successful",
    "incomplete": "the play would be successful",
    "successful": "the play would be stopped",
    "complete": "a pass would be incomplete",
}


def _comes(said: Comes) -> Any:
    event = _WOULD[said.result]
    effect = MakeResult(said.result)  # type: ignore[arg-type]
    of: dict[str, Any] = {"who": said.plays.who, "calls": said.plays.calls}
    if said.strength is not None:
        of["condition"] = StrengthIn(said.strength.low, said.strength.high)
    return waits(event, effect, **of)


RESULTS: Final[list[Construct]] = [
    *(
        each
        for result, be in (
            ("stopped", "(stopped|automatically stopped|always stopped)"),
            ("incomplete", "(incomplete|automatically incomplete|always incomplete)"),
        )
        for each in construct(
            "ComesOf",
            Comes,
            f"{{plays:Plays[pl]}} are {be}",
            [f"{{plays:Plays[sg]}} is {be}"],
            result=result,
        )
    ),
    *(
        each
        for result in ("stopped", "incomplete")
        for each in construct(
            "ComesOf",
            Comes,
            f"{{plays:Plays[pl]}} with a Play Strength of {{strength:StrengthSpan}} are {result}",
            result=result,
        )
    ),
    *either("StrengthSpan", "Span", "EitherOfTwo"),
    *construct(
        "EitherOfTwo",
        Span,
        "{low:Digit} or {high:Digit}",
        only=Guard(lambda span: span.high == span.low + 1, "write it as a range: 2-5"),
    ),
    *(
        each
        for result, be in (
            ("successful", "stopped"),
            ("complete", "incomplete"),
        )
        for each in construct(
            "ComesOf",
            Comes,
            f"{{plays:Plays[pl]}} (cannot|can never|may not) (be|become) {be}",
            [f"{{plays:Plays[sg]}} (cannot|can never|may not) (be|become) {be}"],
            result=result,
        )
    ),
    *construct(
        "ComesOf",
        Comes,
        "{plays:Plays[pl]} (are always|are automatically) complete",
        ["{plays:Plays[pl]} are (always|automatically) (caught|completed)"],
        result="complete",
    ),
    *construct("Rule", None, "{=:ComesOf}", views={WHOLE: read_as(_comes)}),
]


class FirstOf(msgspec.Struct, frozen=True):
    """The first such play in so long, and what is said of it."""

    plays: Plays
    once_per: str
    what: Any


def _first_of(said: FirstOf) -> Any:
    who = said.plays.who
    if isinstance(said.what, MakeResult):
        rule = waits("a play is revealed", said.what, who=who, calls=said.plays.calls)
    else:
        who = "offense" if who in EVERYBODY else who
        by = said.what.yards if isinstance(said.what, Gain) else -said.what.yards
        more = syntax.Stands(modifier=ModifyYards(by, who))
        rule = waits("a play is revealed", more, who=who, calls=said.plays.calls)
    return msgspec.structs.replace(rule, once_per=said.once_per)


class Worth(msgspec.Struct, frozen=True):
    """A kind of score, and how much more it is worth."""

    score: tuple[str, int]
    more: int
    who: str = ANYONE


def _worth(said: Worth) -> Any:
    if said.more <= 0:
        return None
    points = syntax.By(who=said.who, deed=ScorePoints(said.who, said.more))  # type: ignore[arg-type]
    rule = waits(said.score[0], points)
    occasion = msgspec.structs.replace(rule.occasion, who=said.who)
    return msgspec.structs.replace(rule, occasion=occasion)


def _worth_in_all(said: Worth) -> Any:
    return _worth(msgspec.structs.replace(said, more=said.more - said.score[1]))


_SCORES: Final = (
    (("a touchdown is scored", 7), "touchdown", "touchdowns"),
    (("a safety is scored", 2), "safety", "safeties"),
)

SCORES: Final[list[Construct]] = [
    *(each for value, _, many in _SCORES for each in word("ScoreKinds", value, many)),
    *(each for value, one, _ in _SCORES for each in word("ScoreKind", value, one)),
    *(
        each
        for name, points, view in (
            ("WorthMore", "{more:MorePoints}", _worth),
            ("WorthInAll", "{more:Points}", _worth_in_all),
        )
        for each in (
            *construct(
                name,
                Worth,
                f"{{score:ScoreKinds}} are worth {points}",
                [
                    f"[all] {{score:ScoreKinds}} (are worth|score|count for) {points}",
                    f"(each|every|a) {{score:ScoreKind}} (is worth|scores|counts for) {points}",
                ],
            ),
            *construct(
                name,
                Worth,
                f"{{who:Whose}} {{score:ScoreKinds}} are worth {points}",
                [
                    f"{{who:Whose}} {{score:ScoreKinds}} (score|count for) {points}",
                    f"each of {{who:Whose}} {{score:ScoreKinds}} is worth {points}",
                    f"(each|every) {{score:ScoreKind}} {{who:Who[base]}} score is worth {points}",
                    f"(each|every) {{score:ScoreKind}} {{who:Who[third]}} scores is worth {points}",
                    f"{{score:ScoreKinds}} {{who:Who[base]}} score are worth {points}",
                ],
            ),
            *construct("Rule", None, "{=:" + name + "}", views={WHOLE: read_as(view)}),
        )
    ),
    *construct("MorePoints", None, "{=:MorePointsSaid}"),
    *(
        each
        for more in ("additional", "more", "extra")
        for each in (
            *construct("MorePointsSaid", None, f"{{=:One}} {more} point"),
            *construct("MorePointsSaid", None, f"{{=:Many}} {more} points"),
        )
    ),
    *construct("MorePointsSaid", None, "(an|another) (additional|extra|) {=:Int} (point|points)"),
    *construct("Points", None, "{=:One} point"),
    *construct("Points", None, "{=:Many} points"),
]


def _no_draws_if(said: syntax.Asks) -> syntax.Occurs:
    """What became of the play is asked when it ends, before anybody draws."""
    rule = waits("the play ends", said.then)
    asked = syntax.Asks(condition=said.condition, then=rule.then)
    return msgspec.structs.replace(rule, then=asked)


OTHERS: Final[list[Construct]] = [
    # The first of its kind in a while
    *construct(
        "FirstOf",
        FirstOf,
        "{plays:FirstPlay} {once_per:OfEach} {what:FirstSays}",
    ),
    *construct("FirstPlay", Plays, "the first {calls:CallsOfPlays[sg]}", who=UNOWNED),
    *construct("FirstPlay", Plays, "the first play", who=UNOWNED, calls=()),
    *construct("FirstPlay", Plays, "{who:Whose} first {calls:CallsOfPlays[sg]}"),
    *construct("FirstPlay", Plays, "{who:Whose} first play", calls=()),
    *(
        each
        for stretch in ("possession", "half", "game")
        for each in word("OfEach", stretch, f"(of|in|on|) (each|every|a) {stretch}")
    ),
    *construct("FirstSays", Gain, "gains {yards:IntMore}"),
    *construct("FirstSays", Lose, "gains {yards:IntFewer}", ["loses {yards:IntPlain}"]),
    *construct("IntMore", None, "{=:MoreYards}", views={WHOLE: read_as(lambda n: _int(n))}),
    *construct("IntFewer", None, "{=:FewerYards}", views={WHOLE: read_as(lambda n: _int(n))}),
    *construct("IntPlain", None, "{=:Yards}", views={WHOLE: read_as(lambda n: _int(n))}),
    *construct("FirstSays", MakeResult, "is incomplete", result="incomplete"),
    *construct("FirstSays", MakeResult, "is stopped", result="stopped"),
    *construct("FirstSays", MakeResult, "cannot be stopped", result="successful"),
    *construct("FirstSays", MakeResult, "cannot be incomplete", result="complete"),
    *construct("Rule", None, "{=:FirstOf}", views={WHOLE: read_as(_first_of)}),
    # Time
    *construct(
        "IncompleteTakes",
        SetTimeUnits,
        "[all] incomplete passes (take|use|cost) {to:NoUnits}",
        ["(each|an|every) incomplete pass (takes|uses|costs) {to:NoUnits}"],
    ),
    *word("NoUnits", 0, "no Time Units", "0 Time Units", "no time"),
    *construct(
        "IncompleteTakes",
        SetTimeUnits,
        "[all] incomplete passes stop the clock",
        ["(each|an|every) incomplete pass stops the clock"],
        to=0,
    ),
    *construct(
        "Rule",
        None,
        "{=:IncompleteTakes}",
        views={WHOLE: read_as(lambda effect: waits("a pass is incomplete", effect))},
    ),
    # Calls
    *construct(
        "AlsoRule",
        Limited,
        "{plays:Plays[sg]} is also {effect:AlsoOneCall}",
        ["{plays:Plays[pl]} are also {effect:AlsoCalls}"],
    ),
    *construct("AlsoOneCall", AlsoPlay, "{calls:ACall}"),
    *construct("AlsoCalls", AlsoPlay, "{calls:CallsOfPlays[pl]}"),
    *construct(
        "Rule",
        None,
        "{=:AlsoRule}",
        views={
            WHOLE: read_as(
                lambda said: waits(
                    "a play is revealed", said.effect, who=said.plays.who, calls=said.plays.calls
                )
            )
        },
    ),
    # Cards
    *construct(
        "NoDraws",
        SkipDraw,
        "neither player draws an Action card {:EachDownEnd}",
        [
            "(players|both players) (do not|cannot) draw Action cards {:EachDownEnd}",
            "(players|both players) (do not|cannot) draw an Action card {:EachDownEnd}",
            "no [player draws] Action cards [are drawn] {:EachDownEnd}",
        ],
        who="each player",
    ),
    *phrase("EachDownEnd", "at the end of (the|each|a|every) down"),
    *construct(
        "Occurring[stop]",
        None,
        "{=:NoDraws}",
        views={WHOLE: read_as(lambda effect: waits("a down starts", effect))},
    ),
    *construct("Occurring[stop]", None, "{=:NoDrawsIf}", views={WHOLE: read_as(_no_draws_if)}),
    *construct("NoDrawsIf", syntax.Asks, "{then:NoDraws} if {condition:Condition}"),
    *construct(
        "OpenHand",
        RevealHand,
        "{who:Who[third]} plays with their {deck:HandDeck} revealed",
        [
            "{who:Who[base]} play with (your|their) {deck:HandDeck} revealed",
            "{who:Who[third]} (keeps|must keep) their {deck:HandDeck} revealed",
            "{who:Who[third]} must play with their {deck:HandDeck} revealed",
            "{who:Who[base]} (keep|must keep|must play with) (your|their) {deck:HandDeck} revealed",
        ],
    ),
    *word("HandDeck", "play", "Play (hand|hands)", "hand of Play cards"),
    *word("HandDeck", "action", "Action (hand|hands)", "hand of Action cards"),
    *construct("Rule", None, "{=:OpenHand}", views={WHOLE: read_as(lambda said: _open(said))}),
]


def _int(number: Any) -> int | None:
    return number if isinstance(number, int) else None


def _open(hand: RevealHand) -> syntax.Occurs:
    """A hand that is played open is shown in every down, and with every card that comes to it."""
    seen = (
        syntax.Occasion(event="a down starts"),
        syntax.Occasion(event="a card is drawn", who=hand.who),
    )
    then = syntax.Says(clauses=(hand,))
    return syntax.Occurs(occasion=syntax.AnyOccasion(occasions=seen), then=then)


class LastingRule(msgspec.Struct, frozen=True):
    """A rule, and how long it holds."""

    rule: Any
    lasts: Any


def _lasting(said: LastingRule) -> syntax.Occurs:
    return msgspec.structs.replace(said.rule, duration=said.lasts)  # type: ignore[no-any-return]


class OnlyThen(msgspec.Struct, frozen=True):
    """What cannot be but at some points: `Action cards can only be played …`."""

    modifier: Any
    points: tuple[Any, ...]


def _only_then(said: OnlyThen) -> syntax.Holds:
    elsewhere = tuple(Not(AtPoint(point)) for point in said.points)
    asked = elsewhere[0] if len(elsewhere) == 1 else normal(AllOf(elsewhere))
    then = syntax.Says(clauses=(syntax.Stands(modifier=said.modifier),))
    return syntax.Holds(condition=asked, then=then)


WAITING: Final[list[Construct]] = [
    *either("Occurring[stop]", "Rule"),
    *construct(
        "Core[stop]",
        syntax.Holds,
        "{then:Rule} while {condition:Condition}",
        [
            "{then:Rule} {:AsLongAs} {condition:Condition}",
            "{then:Rule} if {condition:Condition}",
            "{then:Rule} when {condition:Condition}",
            "{then:Rule} {condition:Circumstance}",
        ],
        printed=False,
        after=True,
    ),
    *construct(
        "Core[stop]",
        syntax.Asks,
        "{then:Rule} unless {condition:Condition}",
        printed=False,
        after=True,
        holds=False,
    ),
    *construct(
        "Occurring[stop]",
        None,
        "{=:LastingRule}",
        views={
            WHOLE: read_as(lambda said: msgspec.structs.replace(said.rule, duration=said.lasts))
        },
    ),
    *construct(
        "LastingRule", LastingRule, "{rule:Rule} {lasts:Lasts}", ["{lasts:Lasts} , {rule:Rule}"]
    ),
    # Only at some points, or at all but those
    *construct("Core[stop]", None, "{=:OnlyThen}", views={WHOLE: read_as(_only_then)}),
    *listed("PointNames", "PointName", "or", "and", ", or", ","),
    *construct("OnlyThen", OnlyThen, "{modifier:Modifier} except {points:PointNames}"),
    *construct(
        "OnlyThen",
        OnlyThen,
        "{modifier:OnlyPlayed} {points:PointNames}",
        ["{modifier:OnlyUsed} {points:PointNames}", "{modifier:OnlyEnergized} {points:PointNames}"],
    ),
    *construct(
        "OnlyPlayed", CannotPlayActions, "Action cards (can|may) only be played", who="each player"
    ),
    *construct(
        "OnlyPlayed",
        CannotPlayActions,
        "{who:Who} (can|may) only play Action cards",
        ["{who:Whose} Action cards (can|may) only be played"],
    ),
    *construct(
        "OnlyUsed",
        CannotUse,
        "Exhaust abilities (can|may) only be used",
        ["players (can|may) only use Exhaust abilities"],
        players=Group("each player"),
        keyword="exhaust",
    ),
    *construct(
        "OnlyUsed",
        CannotUse,
        "{players:AnySubject} (can|may) only use (Exhaust abilities|its Exhaust ability)",
        keyword="exhaust",
    ),
    *construct(
        "OnlyEnergized",
        Cannot,
        "{players:AnySubject} (can|may) only be energized",
        ["{players:LooseGroup} (can|may) only be energized"],
        what="be energized",
    ),
]

STANDING: Final = [*TURNOVERS, *YARDS, *RESULTS, *SCORES, *OTHERS, *WAITING]
