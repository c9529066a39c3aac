"""Downs, the clock, timeouts and points: what the scoreboard shows."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from snapcount.cards.language.kernel import syntax
from snapcount.cards.language.kernel.construct import (
    Construct,
    Guard,
    construct,
    phrase,
    read_as,
    word,
)
from snapcount.cards.language.kernel.lists import SINGLE
from snapcount.cards.language.kernel.moods import FORMS, deed, predicate
from snapcount.cards.language.kernel.template import WHOLE
from snapcount.cards.language.kernel.views import UNSAID
from snapcount.cards.language.nouns.numbers import MINUS, PLUS
from snapcount.cards.language.nouns.quantities import caps
from snapcount.cards.language.sentences.barred import forbidden, nobody_may
from snapcount.cards.nouns import Half, TheTimeUnits, Times
from snapcount.cards.tree import (
    CancelFirstDown,
    CancelTurnover,
    CannotFirstDown,
    ChangeClock,
    ChangeTimeouts,
    FirstDown,
    LoseDown,
    ScorePoints,
    SetClock,
    SetDown,
    SetTimeUnits,
)

_MOST: Final = [
    each.replace("{=:Int}", "{most:Int}")
    for each in caps(" [(timeout|timeouts) [(in total|in all|total)]]")
]
"""`gain 1 timeout (maximum of three)`: how many one then has at most."""
_ORDINALS: Final = {2: "second", 3: "third", 4: "fourth"}


class WouldNot(msgspec.Struct, frozen=True):
    """`If it would become first down this down, it does not`."""

    occasion: Any
    duration: Any
    once: bool


_PREVENTED: Final = {
    "a fumble would happen": CancelTurnover(),
    "an interception would happen": CancelTurnover(),
    "a live ball turnover would happen": CancelTurnover(),
}


def _does_not(said: WouldNot) -> Any:
    if said.occasion == syntax.Occasion(
        event="a first down would be gained", would=True, who=said.occasion.who
    ):
        # It is the offense that cannot gain one.
        barred: Any = syntax.Stands(modifier=CannotFirstDown(said.occasion.who or "offense"))
        if said.duration is not None:
            barred = syntax.For(clause=barred, lasts=said.duration)
        return syntax.Says(clauses=(barred,))
    effect = _PREVENTED.get(getattr(said.occasion, "event", ""))
    if effect is None:
        return None
    return syntax.Occurs(
        occasion=said.occasion,
        then=syntax.Says(clauses=(effect,)),
        duration=said.duration,
        once=said.once,
        asked=said.once,
    )


DOWNS: Final[list[Construct]] = [
    *phrase("AlsoBecomes", "also becomes", "(also becomes|is also|also results in)"),
    *phrase("AsWell", "as well", "too"),
    *phrase("ToGain", "gain", "(get|earn|achieve|reach|record)"),
    *construct(
        "Effect",
        FirstDown,
        "it becomes first down",
        [
            "(it|this|the play) (becomes|is|is now|results in) [a|an automatic] first down",
            "(it|this|the play) {:AlsoBecomes} [a|an automatic] first down",
            "(it|this|the play) becomes [a|an automatic] first down {:AsWell}",
            "(have|make|let) (it|this|the play) [become|be] [a|an automatic] first down",
            "{:ToGain} a first down",
            "automatic first down",
            "(this|the|your) down (becomes|is) [a] first down",
            "(set|change|reset) the (down|downs) to first down",
            "(your|the) next down is [a] first down",
        ],
    ),
    *deed(
        FirstDown,
        "(~gain|~get|~earn) (a|an automatic) first down",
        "(~gain|~get) a (new|fresh) set of downs",
        category="Reaching",
    ),
    *construct(
        "Effect",
        syntax.Sided,
        "{who:Who[third]} {effect:Reaching[third]}",
        ["{who:Who[base]} {effect:Reaching[base]}"],
        side="offense",
    ),
    *(
        each
        for number, name in _ORDINALS.items()
        for each in construct(
            "Effect",
            SetDown,
            f"it becomes {name} down",
            [
                f"it (is|is now) {name} down",
                f"(it|this|the play) {{:AlsoBecomes}} {name} down",
                f"(it|this|the play) becomes {name} down {{:AsWell}}",
                f"(this|the) down (becomes|is) {name} down",
                f"(have|make|let) it [become|be] {name} down",
                f"(set|change) the down to {name} down",
            ],
            to=number,
        )
    ),
    *construct(
        "Effect",
        CancelFirstDown,
        "cancel the first down",
        [
            "(cancel|negate) (the offense's|that|a) first down",
            "(the [offense's]|that) first down (is (cancelled|negated|lost)|does not count)",
        ],
    ),
    *deed(
        CancelFirstDown,
        "~lose (that|the) first down",
        "~do not (get|gain|earn|keep|achieve) that first down",
        "~do not (keep|get to keep) the first down",
        category="LosingFirst",
    ),
    *construct(
        "Effect",
        syntax.Sided,
        "{who:Who[third]} {effect:LosingFirst[third]}",
        ["{who:Who[base]} {effect:LosingFirst[base]}"],
        side="offense",
    ),
    *construct("Effect", LoseDown, "the offense loses a down"),
    *deed(LoseDown, "~lose a down", "~lose (the|this) down", category="LosingDown"),
    *construct(
        "Effect",
        syntax.Sided,
        "{who:Who[third]} {effect:LosingDown[third]}",
        ["{who:Who[base]} {effect:LosingDown[base]}"],
        side="offense",
    ),
    *forbidden(
        CannotFirstDown,
        "gain a first down",
        "{:ToGain} (a first down|first downs) [{:ByEffects}]",
    ),
    # F-16: it comes only from an effect
    *phrase(
        "ByEffects",
        "by effects",
        "{:From} [any|card] effects",
        "{:From} (a|an|any) [card|cards] effect",
    ),
    *phrase("From", "by", "(by|through|from|via|with|due to)", "as (the|a) result of"),
    *construct(
        "Modifier",
        CannotFirstDown,
        "{who:Who[third]} (does not {:ToGain} a|gets no|gains no) first down",
        ["{who:Who[base]} (do not {:ToGain} a|get no|gain no) first down"],
        printed=False,
    ),
    *forbidden(
        CannotFirstDown,
        "gain a first down on {calls:ACall}",
        "{:ToGain} (a first down|first downs) on {calls:ACall}",
        "{:ToGain} (a first down|first downs) on {calls:CallsOfPlays[pl]}",
    ),
    *nobody_may(CannotFirstDown, "first downs", "(gained|made|earned|achieved) [{:ByEffects}]"),
    *nobody_may(
        CannotFirstDown, "first downs", "(gained|made|earned|achieved) on {calls:CallsOfPlays[pl]}"
    ),
    *construct(
        "NoFirstDown",
        CannotFirstDown,
        "it (does not|cannot) become [a] first down",
        who="offense",
    ),
    *construct("Modifier", None, "{=:NoFirstDown}", views={WHOLE: UNSAID}),
]

WOULD_NOT: Final[list[Construct]] = [
    # What would happen, and does not
    *(
        each
        for once, when in ((False, "{:Whenever}"), (True, "if"))
        for each in (
            *construct(
                "WouldNot",
                WouldNot,
                f"{when} {{occasion:WouldEvent}} {{duration:Lasts}} , {{:ItDoesNot}}",
                once=once,
            ),
            *construct(
                "WouldNot",
                WouldNot,
                f"{when} {{occasion:WouldEvent}} , {{:ItDoesNot}}",
                once=once,
                duration=None,
            ),
        )
    ),
    *phrase("ItDoesNot", "it does not [happen]", "(they|you) do not"),
    *construct("Core[stop]", None, "{=:WouldNot}", views={WHOLE: read_as(_does_not)}),
]

CLOCK: Final[list[Construct]] = [
    *phrase("TheClock", "the clock", "the game clock"),
    *construct(
        "Effect",
        ChangeClock,
        "add {by:TimeUnits} to {:TheClock}",
        [
            "add {by:MoreTimeUnits} to {:TheClock}",
            "(add|put|return|give) {by:TimeUnits} [back] (to|on|onto) {:TheClock}",
            "(add|put|return|give) back {by:TimeUnits} (to|on|onto) {:TheClock}",
            "(add|put|give) {by:TimeUnits} back",
            "(increase|raise) {:TheClock} by {by:TimeUnits}",
            "{:TheClock} goes up by {by:TimeUnits}",
            "{by:TimeUnits} (is|are) (added|put|returned|given) [back] (to|on|onto) {:TheClock}",
            "{by:TimeUnits} (go|goes|run|runs) back (to|on|onto) {:TheClock}",
            "{:TheClock} (gains|regains|gets) {by:TimeUnits} [back]",
            "{:TheClock} (gains|regains|gets) {by:MoreTimeUnits}",
            "{:TheClock} is (increased|raised) by {by:TimeUnits}",
        ],
        views={"by": PLUS},
    ),
    *construct(
        "Effect",
        ChangeClock,
        "remove {by:TimeUnits} from {:TheClock}",
        [
            "(remove|subtract|take) {by:TimeUnits} from {:TheClock}",
            "(remove|take) {by:MoreTimeUnits} from {:TheClock}",
            "(take|run|burn|knock) ({by:TimeUnits}|{by:MoreTimeUnits}) off {:TheClock}",
            "(reduce|decrease|lower) {:TheClock} by {by:TimeUnits}",
            "{by:TimeUnits} (is|are) removed from {:TheClock}",
            "{by:TimeUnits} (runs|run|comes|come) off {:TheClock}",
            "{:TheClock} (runs down by|loses) {by:TimeUnits}",
        ],
        views={"by": MINUS},
    ),
    *construct(
        "Effect",
        SetClock,
        "set {:TheClock} to {to:IntTimeUnits}",
        [
            "{:TheClock} (becomes|is set to) {to:IntTimeUnits}",
            "set {:TheClock} to {to:Int}",
            "{:TheClock} (becomes|is set to) {to:Int}",
        ],
        only=Guard(lambda made: made.to <= 15, "a half has 15 Time Units"),
    ),
    # What a play has taken is known after it, and not given back before
    *construct(
        "Effect",
        ChangeClock,
        "(give|put|add) back the Time Units of {:ThePlay} [(to|on) {:TheClock}]",
        [
            "(give|put|add|return) the Time Units of {:ThePlay} back [(to|on) {:TheClock}]",
            "(give|put|add|return) the Time Units of {:ThePlay} (to|on|onto) {:TheClock}",
            "(give|put|add|return) {:ItsTimeUnits} [back] (to|on|onto) {:TheClock}",
            "(give|put|add) {:ItsTimeUnits} back",
            "(give|put|add) back {:ItsTimeUnits} [(to|on) {:TheClock}]",
            "{:ItsTimeUnits} (is|are) (given|put|added|returned) [back] [(to|on) {:TheClock}]",
            (
                "the Time Units of {:ThePlay} (is|are) (given|put|added|returned) [back]"
                " [(to|on) {:TheClock}]"
            ),
        ],
        printed=False,
        by=0,
        only=Guard(
            lambda _: False,
            "before the play has taken them, write “the play takes no time”; after that, “add 2"
            " Time Units to the clock”",
        ),
    ),
    *phrase(
        "ItsTimeUnits",
        "this play's Time Units",
        "(the|this|its|your|the called) (play's|Run's|Pass's) Time Units",
        "the Time Units (used|taken|spent) [by (the|this|your) play]",
    ),
    *word(
        "ClockStops",
        SetTimeUnits(0),
        "stop {:TheClock}",
        "{:TheClock} stops",
        "{:TheClock} does not run",
        "no Time Units {:OffClock}",
    ),
    *predicate("Taking", SetTimeUnits, "~do not (use|take|cost) any (time|Time Units)", to=0),
    *predicate(
        "Taking",
        SetTimeUnits,
        "(~take|~use|~cost) (twice|double) (as many|the) Time Units",
        to=Times(2, TheTimeUnits()),
    ),
    *predicate(
        "Taking",
        SetTimeUnits,
        "(~take|~use|~cost) half (as many|the) Time Units",
        to=Half(TheTimeUnits()),
    ),
    *construct(
        "Doubled",
        SetTimeUnits,
        "double the Time Units used by {@:ThisPlay}",
        to=Times(2, TheTimeUnits()),
    ),
    *construct("Effect", None, "{=:Doubled}", views={WHOLE: UNSAID}),
    *construct("Effect", None, "{=:ClockStops}", views={WHOLE: UNSAID}),
    # Timeouts and points
    *deed(
        ChangeTimeouts,
        "~gain {by:IntTimeouts}",
        "(~gain|~get|~regain|~recover) {by:IntTimeouts} [back]",
        "(~gain|~get) back {by:IntTimeouts}",
        "(~gain|~get|~take) {by:IntMoreTimeouts}",
        "~receive {by:IntTimeouts}",
        views={"by": PLUS},
    ),
    *deed(
        ChangeTimeouts,
        "~gain {by:IntTimeouts} up to a maximum of {most:Int}",
        *(f"(~gain|~get|~regain|~recover) {{by:IntTimeouts}} [back] {cap}" for cap in _MOST),
        views={"by": PLUS},
    ),
    *deed(
        ChangeTimeouts,
        "~lose {by:IntTimeouts}",
        "(~forfeit|~give up) {by:IntTimeouts}",
        "(~lose|~forfeit) {by:OneOf} of {:Own[form]} timeouts",
        views={"by": MINUS},
    ),
    *deed(
        ChangeTimeouts,
        "~regain (a|one) (spent|used) timeout",
        "~get back (a|one|1) (spent timeout|timeout you have used)",
        category="Regaining",
        by=1,
    ),
    *(
        each
        for form in FORMS
        for each in construct(
            f"Deed[{form}]", None, f"{{=:Regaining[{form}]}}", views={WHOLE: UNSAID}
        )
    ),
    # Who spends a timeout of their own will; as a command, that is a cost
    *deed(
        ChangeTimeouts,
        "~spend {by:IntTimeouts}",
        "(~use|~pay|~call|~burn|~take) {by:IntTimeouts}",
        "(~spend|~use|~pay|~call|~burn|~take) {by:OneOf} of (your|their) [remaining] timeouts",
        category="Spending",
        views={"by": MINUS},
    ),
    *(
        each
        for form in FORMS
        for each in construct(
            "Offered" if form == "base" else f"Deed[{form}]",
            None,
            f"{{=:Spending[{form}]}}",
            views={WHOLE: UNSAID},
        )
    ),
    *construct("PaidDeed", None, "{=:Spending[base]}", views={WHOLE: UNSAID}),
    *construct("SpendingAlone", None, "{=:Spending[base]}", views={WHOLE: SINGLE}),
    *construct("Statement[stop]", syntax.Cost, "{deeds:SpendingAlone}"),
    *construct(
        "TakenTimeouts",
        ChangeTimeouts,
        "take {by:IntTimeouts} from {who:Who[third]}",
        [
            "take away {by:IntTimeouts} from {who:Who[third]}",
            "take away {by:OneOf} of {who:Whose} timeouts",
        ],
        views={"by": MINUS},
    ),
    *construct("OneOf", None, "{=:Int}"),
    *construct("Effect", None, "{=:TakenTimeouts}", views={WHOLE: UNSAID}),
    *deed(
        ScorePoints,
        "~score {points:IntScore}",
        "(~score|~gain|~get|~receive) {points:IntScore}",
        "(~score|~gain|~get) {points:IntMoreScore}",
    ),
    *construct(
        "AddedPoints",
        ScorePoints,
        "add {points:IntScore} to {who:Whose} score",
        ["{who:Whose} score is increased by {points:IntScore}"],
    ),
    *construct("Effect", None, "{=:AddedPoints}", views={WHOLE: UNSAID}),
]

SCOREBOARD: Final = [*DOWNS, *WOULD_NOT, *CLOCK]
