"""What a card says of every down: first plays of a while, time, open hands, and points at which
alone something may be done.
"""

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
from snapcount.cards.language.kernel.lists import listed
from snapcount.cards.language.meaning.normal import normal
from snapcount.cards.language.nouns.plays import UNOWNED, Plays
from snapcount.cards.language.plays.next_calls import THIS_DOWN
from snapcount.cards.language.plays.standing import EVERYBODY, Limited, waits
from snapcount.cards.language.sentences.clauses import ENDS
from snapcount.cards.nouns import AllOf, AnyOf, AtPoint, Called, Group, Not, PlayIs
from snapcount.cards.tree import (
    AbilitiesCost,
    ActionsCost,
    AlsoPlay,
    Cannot,
    CannotAudible,
    CannotPlayActions,
    CannotPlayKind,
    CannotTimeout,
    CannotUse,
    ChangeTimeUnits,
    Gain,
    Lose,
    MakeResult,
    ModifyYards,
    MoreActions,
    RevealHand,
    SetTimeUnits,
    SkipDraw,
)
from snapcount.cards.words import PASS_CALLS


class FirstOf(msgspec.Struct, frozen=True):
    """The first such play in so long, and what is said of it."""

    plays: Plays
    once_per: str
    what: Any


_KEPT: Final = "cannot be stopped"
"""It is rescued when it would be; what is incomplete need not be that (G-6)."""


def _first_of(said: FirstOf) -> Any:
    who: Any = said.plays.who
    then: Any = said.what
    if isinstance(said.what, Gain | Lose):
        who = "offense" if who in EVERYBODY else who
        yards: Any = said.what.yards
        by = yards if isinstance(said.what, Gain) else -yards
        then = syntax.Stands(modifier=ModifyYards(by, who))
    if said.what == _KEPT:
        saved = waits("the play would be stopped", MakeResult("successful"))
        then = syntax.For(clause=syntax.Stands(modifier=saved), lasts=THIS_DOWN)
    return _first(said, waits("a play is revealed", then, who=who, calls=said.plays.calls))


def _first(said: FirstOf, rule: syntax.Occurs) -> syntax.Occurs:
    """The first time in so long; of each player, where both have the ball more than once in it."""
    occasion: Any = rule.occasion
    if said.plays.who == "each player" and said.once_per in ("half", "game"):
        occasion = msgspec.structs.replace(occasion, who="each player")
    return msgspec.structs.replace(rule, occasion=occasion, once_per=said.once_per, first=True)


def _first_completed(said: FirstOf) -> Any:
    """The first one that is caught: that is known when it is."""
    if not said.plays.calls or not {"pass", *PASS_CALLS}.issuperset(said.plays.calls):
        return None
    return _first_successful(said)


def _first_successful(said: FirstOf) -> Any:
    who = None if said.plays.who in EVERYBODY else said.plays.who
    return _first(said, waits("a play is successful", said.what, who=who, calls=said.plays.calls))


def _no_draws_if(said: syntax.Asks) -> syntax.Occurs:
    """What became of the play is asked when it ends, before anybody draws."""
    rule = waits("the play ends", said.then)
    asked = syntax.Asks(condition=said.condition, then=rule.then)
    return msgspec.structs.replace(rule, then=asked)


class OfIncomplete(msgspec.Struct, frozen=True):
    """Somebody's passes that are incomplete, and what they take off the clock."""

    effect: Any
    who: Any = None
    calls: Any = ()


def _on_incomplete_passes(said: OfIncomplete) -> syntax.Occurs | None:
    """Before the time is taken; when a pass is known to be incomplete at last, it has been."""
    if not isinstance(said.effect, ChangeTimeUnits | SetTimeUnits):
        return None
    if not {"pass", *PASS_CALLS}.issuperset(said.calls):
        return None
    asked: Any = PlayIs("incomplete")
    calls = () if "pass" in said.calls else said.calls
    if not calls:
        asked = AllOf((Called("offense", ("pass",)), asked))
    event = "the play would gain yards"
    return waits(event, said.effect, who=said.who, calls=calls, condition=asked)


class OpenFor(msgspec.Struct, frozen=True):
    """`Your opponent reveals their Play hand until the end of the down`."""

    who: Any
    deck: Any
    lasts: syntax.Lasts


def _open_for(said: OpenFor) -> syntax.For:
    stays = syntax.Stands(modifier=_open(RevealHand(said.who, said.deck)))
    return syntax.For(clause=stays, lasts=said.lasts)


OTHERS: Final[list[Construct]] = [
    # The first of its kind in a while
    *construct(
        "FirstOf",
        FirstOf,
        "{plays:FirstPlay} {once_per:OfEach} {what:FirstSays}",
    ),
    *construct(
        "FirstCompleted",
        FirstOf,
        "{plays:FirstCaught} {once_per:OfEach} {what:FirstGains}",
    ),
    *construct("FirstCaught", Plays, "the first {calls:CallsOfPlays[sg]} {who:Who[base]} complete"),
    *construct(
        "FirstCaught",
        Plays,
        "the first {calls:CallsOfPlays[sg]} {who:Who[third]} completes",
        [
            "the first {calls:CallsOfPlays[sg]} completed by {who:Who}",
            "{who:Whose} first (completed|complete) {calls:CallsOfPlays[sg]}",
        ],
    ),
    *construct(
        "FirstSuccessful",
        FirstOf,
        "{plays:FirstSuccess} {once_per:OfEach} {what:FirstGains}",
    ),
    *construct("FirstSuccess", Plays, "{who:Whose} first successful {calls:CallsOfPlays[sg]}"),
    *construct("FirstSuccess", Plays, "{who:Whose} first successful play", calls=()),
    *construct("Rule", None, "{=:FirstSuccessful}", views={WHOLE: read_as(_first_successful)}),
    *construct("FirstGains", Gain, "gains {yards:IntMore}"),
    *construct("FirstGains", Lose, "gains {yards:IntFewer}"),
    *construct("FirstGains", None, "{=:Taking[third]}"),
    *construct("Rule", None, "{=:FirstCompleted}", views={WHOLE: read_as(_first_completed)}),
    *construct("FirstPlay", Plays, "the first {calls:CallsOfPlays[sg]}", who=UNOWNED),
    *construct("FirstPlay", Plays, "the first play", who=UNOWNED, calls=()),
    *construct("FirstPlay", Plays, "{who:Whose} first {calls:CallsOfPlays[sg]}"),
    *construct(
        "FirstPlay",
        Plays,
        "the first {calls:CallsOfPlays[sg]} {who:Who[base]} (call|run|throw)",
        ["the first {calls:CallsOfPlays[sg]} {who:Who[third]} (calls|runs|throws)"],
    ),
    *construct("FirstPlay", Plays, "{who:Whose} first play", calls=()),
    *construct(
        "FirstPlay",
        Plays,
        "the first play {who:Who[base]} (call|run)",
        ["the first play {who:Who[third]} (calls|runs)"],
        calls=(),
    ),
    # `Whenever you call your first Run each possession, …`
    *construct(
        "FirstCalled",
        syntax.Occasion,
        "{who:Who[base]} (call|run) (your|their) first {calls:CallsOfPlays[sg]}",
        ["{who:Who[third]} (calls|runs) their first {calls:CallsOfPlays[sg]}"],
        event="a play is revealed",
    ),
    *construct(
        "FirstCalled",
        syntax.Occasion,
        "{who:Who[base]} (call|run) (your|their) first play",
        ["{who:Who[third]} (calls|runs) their first play"],
        event="a play is revealed",
        calls=(),
    ),
    *(
        construct(
            "Occurring[e]",
            syntax.Occurs,
            "{:Whenever} {occasion:FirstCalled} {once_per:OfEach} , {then:Statement[e]}",
            features=ENDS,
            printed=False,
            first=True,
        )
    ),
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
    *construct("FirstSays", None, "{=:Taking[third]}"),
    *construct("FirstSays", MakeResult, "is incomplete", result="incomplete"),
    *construct("FirstSays", MakeResult, "is stopped", result="stopped"),
    *word("FirstSays", _KEPT, "cannot be stopped"),
    *construct("FirstSays", MakeResult, "cannot be incomplete", result="complete"),
    *construct("Rule", None, "{=:FirstOf}", views={WHOLE: read_as(_first_of)}),
    # Time
    *construct(
        "IncompleteTakes", OfIncomplete, "[all] incomplete passes {effect:TakingNone[bare]}"
    ),
    *construct(
        "IncompleteTakes",
        OfIncomplete,
        "(each|an|every) incomplete pass {effect:TakingNone[third]}",
    ),
    *construct(
        "IncompleteTakes",
        OfIncomplete,
        "{who:Whose} incomplete {calls:CallsOfPlays[pl]} {effect:TakingNone[bare]}",
        [
            "[all] incomplete {calls:CallsOfPlays[pl]} {who:PlayCaller} {effect:TakingNone[bare]}",
            "{who:Whose} {calls:CallsOfPlays[pl]} that are incomplete {effect:TakingNone[bare]}",
        ],
    ),
    *(
        each
        for n, ending in (("bare", ""), ("third", "s"))
        for each in (
            *construct(f"TakingNone[{n}]", None, f"{{=:Taking[{n}]}}"),
            *construct(
                f"TakingNone[{n}]",
                SetTimeUnits,
                f"(take{ending}|use{ending}|cost{ending}) {{to:NoUnits}}",
            ),
            *construct(f"TakingNone[{n}]", SetTimeUnits, f"stop{ending} {{:TheClock}}", to=0),
        )
    ),
    *word("NoUnits", 0, "no Time Units", "0 Time Units", "no time"),
    *construct(
        "Rule",
        None,
        "{=:IncompleteTakes}",
        views={WHOLE: read_as(_on_incomplete_passes)},
    ),
    # Calls
    *construct(
        "AlsoRule",
        Limited,
        "{plays:Plays[sg]} is also {effect:AlsoOneCall}",
        [
            "{plays:Plays[pl]} {:AreAlso} {effect:AlsoCalls}",
            "{plays:Plays[pl]} (count as|are considered) {effect:AlsoCalls} (as well|too)",
            "{plays:Plays[sg]} {:IsAlso} {effect:AlsoOneCall}",
            "{plays:Plays[sg]} (counts as|is considered) {effect:AlsoOneCall} (as well|too)",
        ],
    ),
    *construct(
        "AlsoRule",
        Limited,
        "{plays:Plays[pl]} {:AreAlso} {effect:AlsoCalls} for {:AbilitiesAlone}",
        ["{plays:Plays[sg]} {:IsAlso} {effect:AlsoOneCall} for {:AbilitiesAlone}"],
        only=Guard(
            lambda _: False,
            "what a play is also called, it is to the defense too; leave out what that is for",
        ),
    ),
    *phrase("IsAlso", "is also", "also (counts as|becomes)", "is also (considered|treated as)"),
    *phrase("AbilitiesAlone", "abilities", "[the|any|all] abilities [of {:OfWhosePlayers}]"),
    *phrase("OfWhosePlayers", "your Players", "[your|your opponent's|any] (Players|Player|cards)"),
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
    *(
        each
        for category in ("Occurring[stop]", "Rule")  # as a rule, for a while alone
        for each in construct(
            category,
            None,
            "{=:NoDraws}",
            views={WHOLE: read_as(lambda effect: waits("a down starts", effect))},
        )
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
    # For a while, revealed is what it stays
    *construct(
        "OpenFor",
        OpenFor,
        "{who:Who[third]} (reveals|shows|must reveal|must show) their {deck:HandDeck}"
        " {lasts:Lasts}",
        [
            (
                "{who:Who[base]} (reveal|show|must reveal|must show) (your|their) {deck:HandDeck}"
                " {lasts:Lasts}"
            ),
            "{who:Whose} {deck:HandDeck} (is|are|stays|stay|remains|remain) revealed {lasts:Lasts}",
            "{lasts:Lasts} , {who:Who[third]} (reveals|must reveal) their {deck:HandDeck}",
        ],
    ),
    *construct("For", None, "{=:OpenFor}", views={WHOLE: read_as(_open_for)}),
    *word("HandDeck", "play", "Play (hand|hands|cards)", "hand of Play cards"),
    *word("HandDeck", "action", "Action (hand|hands|cards)", "hand of Action cards"),
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


class OnlyThen(msgspec.Struct, frozen=True):
    """What cannot be but at some points: `Action cards can only be played …`."""

    modifier: Any
    points: tuple[Any, ...]


def _only_then(said: OnlyThen) -> syntax.Holds:
    elsewhere = tuple(Not(AtPoint(point)) for point in said.points)
    asked = elsewhere[0] if len(elsewhere) == 1 else normal(AllOf(elsewhere))
    then = syntax.Says(clauses=(syntax.Stands(modifier=said.modifier),))
    return syntax.Holds(condition=asked, then=then)


class JustThen(msgspec.Struct, frozen=True):
    """What holds at some points alone, always or for so long."""

    modifier: Any
    points: tuple[Any, ...]
    lasts: syntax.Lasts | None = None


_AT_POINTS: Final = (
    AbilitiesCost,
    ActionsCost,
    Cannot,
    CannotAudible,
    CannotPlayKind,
    CannotTimeout,
    MoreActions,
)
"""What somebody does, or what is done to Players, in timing points; who cannot play Action cards
or use abilities at a point has words of its own."""


def _just_then(said: JustThen) -> syntax.Holds | None:
    if not isinstance(said.modifier, _AT_POINTS):
        return None
    if isinstance(said.modifier, Cannot) and said.modifier.what == "be exhausted":
        return None  # at the end of the play that is done to whoever was designated (F-11)
    here = tuple(AtPoint(point) for point in said.points)
    asked = here[0] if len(here) == 1 else normal(AnyOf(here))
    clause: Any = syntax.Stands(modifier=said.modifier)
    if said.lasts is not None:
        clause = syntax.For(clause=clause, lasts=said.lasts)
    return syntax.Holds(condition=asked, then=syntax.Says(clauses=(clause,)))


_ADJUSTING: Final = Guard(
    lambda points: points == ("on field adjustments",), "write the timing point behind it"
)

ONLY: Final[list[Construct]] = [
    *construct("HeldThen", None, "{=:JustThen}", views={WHOLE: read_as(_just_then)}),
    *either("Core[stop]", "HeldThen"),
    *either("StandingThere[stop]", "HeldThen"),
    *construct(
        "JustThen",
        JustThen,
        "{modifier:Modifier} {points:PointNames} {lasts:Lasts}",
        [
            "{modifier:Modifier} {lasts:Lasts} {points:PointNames}",
            "{lasts:Lasts} , {modifier:Modifier} {points:PointNames}",
            "{points:AloneThen} {lasts:Lasts} , {modifier:Modifier}",
        ],
    ),
    *construct(
        "JustThen",
        JustThen,
        "{modifier:Modifier} {points:PointNames}",
        ["{points:AloneThen} , {modifier:Modifier}"],
    ),
    # In front any other point is when something is done (`at the start of a down, …`)
    *construct("AloneThen", None, "{=:PointNames}", only=_ADJUSTING),
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
        "{players:Subject} (can|may) only use (Exhaust abilities|its Exhaust ability)",
        keyword="exhaust",
    ),
    *construct(
        "OnlyEnergized",
        Cannot,
        "{players:Subject} (can|may) only be energized",
        what="be energized",
    ),
]

EVERY_DOWN: Final = [*OTHERS, *ONLY]
