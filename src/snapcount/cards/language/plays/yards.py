"""Yards: gained and lost, doubled, halved and limited, on this play and on plays."""

from __future__ import annotations

from typing import Any, Final

from snapcount.cards.language.kernel import syntax
from snapcount.cards.language.kernel.construct import Construct, View, construct, read_as, word
from snapcount.cards.language.kernel.moods import third
from snapcount.cards.language.kernel.template import WHOLE
from snapcount.cards.language.kernel.views import UNSAID
from snapcount.cards.language.nouns.numbers import MINUS, PLUS
from snapcount.cards.language.nouns.this_play import OFFENSES_PLAY, THE_PLAY
from snapcount.cards.language.nouns.voices import falls, floored, kept_down, kept_up, rises
from snapcount.cards.language.plays.said import of_next_plays, of_plays, said_of, unsaid
from snapcount.cards.tree import (
    Gain,
    InsteadYards,
    LimitYards,
    Lose,
    ModifyYards,
    MultiplyYards,
)

OF_THE_OFFENSE: Final = View(
    "of the offense",
    build=OFFENSES_PLAY.about,
    match=lambda effect: effect if isinstance(effect, Lose) else None,
)
_INSTEAD: Final = "{@:InsteadOfYards}"
_CAN_BE: Final = "(are|can be|may be)"
_AT_MOST: Final = "(no more than|not more than|at most|a maximum of)"
_AT_LEAST: Final = "(no less than|no fewer than|at least|a minimum of)"


def _yards_of_play(voice: Any) -> list[str]:
    """`Increase the yards gained on the play by 5`: the number, with or without its unit."""
    number = "({yards:Number}|{yards:Yards})"
    return [
        *voice("{@:YardsOfPlay}", number, True),
        *voice("the number of yards gained [{@:DuringPlay}]", number, False),
        *voice("(the gain|the gain on {@:ThisPlay}|the result of {@:ThisPlay})", number, False),
    ]


EFFECTS: Final[list[Construct]] = [
    *word("YardsOfPlay", THE_PLAY, "the yards gained", "the yards the offense (gains|gained)"),
    *construct(
        "YardsOfPlay",
        None,
        "the yards gained {=:DuringPlay}",
        [
            "the yards {=:ThisPlay} (gains|gained)",
            "the yards the offense (gains|gained) {=:DuringPlay}",
            "the yards {=:DuringPlay}",
            "the yards of {=:ThisPlay}",
            # Of whom runs or receives
            "{=:RolesOwn} yards [gained]",
            "(the yards|what) {=:GainingRole} (gains|gained|makes|made)",
            "the yards gained by {=:GainingRole}",
        ],
    ),
    *construct("Effect", Gain, "gain {yards:Yards}"),
    *construct("Effect", None, "{=:YardsAdded}", views={WHOLE: read_as(OFFENSES_PLAY.about)}),
    *construct(
        "YardsAdded",
        Gain,
        "\\+ {yards:Yards} [(on|to) {@:ThisPlay}]",
        [
            "(that|it) is {yards:MoreYards}",
            "(add|tack on) {yards:Yards}",
            "add {yards:Yards} to {@:ThisPlay}",
            "{yards:Yards} are gained [{@:DuringPlay}]",
            "add {yards:Yards} to the (play's result|play's gain)",
            *_yards_of_play(rises),
        ],
    ),
    *construct("Effect", None, "{=:OffenseLoses}", views={WHOLE: OF_THE_OFFENSE}),
    *construct(
        "OffenseLoses",
        Lose,
        "the offense loses {yards:Yards}",
        [
            "- {yards:Yards} [(on|to) {@:ThisPlay}]",
            "(take|knock) {yards:Yards} off [{@:ThisPlay}]",
            "{yards:Yards} are lost [{@:DuringPlay}]",
            "take {yards:Yards} away from {@:ThisPlay}",
            "(remove|subtract) {yards:Yards} from {@:ThisPlay}",
            "take {yards:Yards} off the offense's gain",
            *_yards_of_play(falls),
        ],
    ),
    *construct(
        "OffenseLoses",
        Lose,
        "the offense loses {yards:Yards} {least:Floor}",
        floored(["- {yards:Yards} [(on|to) {@:ThisPlay}]", *_yards_of_play(falls)], "least"),
    ),
    *construct(
        "Effect",
        InsteadYards,
        f"the offense gains {{yards:Yards}} {_INSTEAD}",
        [
            (
                "{@:YardsOfPlay} (become|are|are set to|are changed to) {yards:Number}"
                " [{:InsteadOfIt}]"
            ),
            "(set|change) {@:YardsOfPlay} to {yards:Number} [{:InsteadOfIt}]",
            f"{_INSTEAD} , gain {{yards:Yards}}",
            f"{_INSTEAD} , the offense gains {{yards:Yards}}",
            "the result of {@:ThisPlay} is a gain of {yards:Yards}",
        ],
        views={"yards": PLUS},
    ),
    *construct(
        "Effect",
        InsteadYards,
        f"the offense loses {{yards:Yards}} {_INSTEAD}",
        views={"yards": MINUS},
    ),
    *construct(
        "Nothing",
        InsteadYards,
        "no yards are gained",
        [
            "no yards are gained on {@:ThisPlay}",
            "there is no gain on {@:ThisPlay}",
            "(negate|ignore|cancel) [all|any] yards gained [{@:DuringPlay}]",
            (
                "[all|any] yards gained [{@:DuringPlay}]"
                " (are (negated|ignored|cancelled)|do not count)"
            ),
        ],
        yards=0,
    ),
    *construct("Effect", None, "{=:Nothing}", views={WHOLE: UNSAID}),
    *construct(
        "Effect",
        MultiplyYards,
        "double the yards gained on the play",
        [
            "double {@:YardsOfPlay}",
            "double the yards of {@:ThisPlay}",
            "{@:ThisPlay} (is worth|counts for) ((double|twice) the|double) (yards|yardage)",
            "{@:YardsOfPlay} (are doubled|count double|count twice)",
            "yards gained [{@:DuringPlay}] count double",
        ],
        how="double",
    ),
    *construct(
        "Effect",
        MultiplyYards,
        "halve the yards gained on the play",
        [
            "halve {@:YardsOfPlay} [{:DownToFive}]",
            "cut {@:YardsOfPlay} in half [{:DownToFive}]",
            "{@:YardsOfPlay} are (halved|cut in half) [{:DownToFive}]",
            "reduce {@:YardsOfPlay} by half [{:DownToFive}]",
            "only half {@:YardsOfPlay} count",
        ],
        how="halve",
    ),
    *construct(
        "Effect",
        MultiplyYards,
        "halve the yards gained on the play {:UpToFive}",
        [
            "{@:YardsOfPlay} are halved {:UpToFive}",
            "halve {@:YardsOfPlay} {:UpToFive}",
        ],
        how="halve",
        up=True,
    ),
    # Whose yards they are
    *construct("Scaling", MultiplyYards, "double", how="double"),
    *construct("Scaling", MultiplyYards, "halve", how="halve"),
    *construct("Scaled", MultiplyYards, "are doubled", how="double"),
    *construct("Scaled", MultiplyYards, "are halved", how="halve"),
    *(
        each
        for how, words in (
            ("at least", "(are at least|cannot be less than|are no less than)"),
            ("at most", "(are at most|cannot be more than|cannot exceed|are no more than)"),
        )
        for each in construct(
            "Scaled",
            LimitYards,
            f"{words} ({{yards:Yards}}|{{yards:Number}})",
            how=how,
            views={"yards": PLUS},
        )
    ),
    *construct(
        "YardsOfWhom",
        None,
        "the yards {=:Who[base]} gain [{@:DuringPlay}]",
        ["the yards {=:Who[third]} gains [{@:DuringPlay}]"],
    ),
    *construct(
        "Effect",
        syntax.Sided,
        "{effect:Scaling} {who:YardsOfWhom} [{:DownToFive}]",
        ["{who:YardsOfWhom} {effect:Scaled} [{:DownToFive}]"],
        printed=False,
        side="offense",
    ),
    *construct(
        "Effect",
        LimitYards,
        "the play gains at most {yards:Yards}",
        [
            "limit (the offense|{@:ThisPlay}) to [a gain of] {yards:Yards} [{@:DuringPlay}]",
            "reduce {@:YardsOfPlay} to {yards:Number}",
            f"{_AT_MOST} {{yards:Yards}} {_CAN_BE} gained {{@:OnThatPlay}}",
            *_yards_of_play(kept_down),
        ],
        how="at most",
        views={"yards": PLUS},
    ),
    *construct(
        "Effect",
        LimitYards,
        "the play gains at least {yards:Yards}",
        [
            f"{_AT_LEAST} {{yards:Yards}} (are|must be) gained {{@:OnThatPlay}}",
            *_yards_of_play(kept_up),
        ],
        how="at least",
        views={"yards": PLUS},
    ),
    *construct(
        "NoLoss",
        LimitYards,
        "(negate|ignore|cancel) [all|any] yards lost [{@:DuringPlay}]",
        [
            "[all|any] yards lost [{@:DuringPlay}] (are (negated|ignored|cancelled)|do not count)",
            "no yards (are|can be) lost [{@:DuringPlay}]",
        ],
        how="at least",
        yards=0,
    ),
    *construct("Effect", None, "{=:NoLoss}", views={WHOLE: UNSAID}),
    *construct(
        "Effect",
        LimitYards,
        "the play loses at most {yards:Yards}",
        [f"{_AT_MOST} {{yards:Yards}} {_CAN_BE} lost {{@:OnThatPlay}}"],
        how="at least",
        views={"yards": MINUS},
    ),
    *construct(
        "Effect",
        LimitYards,
        "the play loses at least {yards:Yards}",
        [f"{_AT_LEAST} {{yards:Yards}} (are|must be) lost {{@:OnThatPlay}}"],
        how="at most",
        views={"yards": MINUS},
    ),
]


_DEGREE: Final = {True: "more", False: "(fewer|less)"}


def _plays_gain() -> list[Construct]:
    """Plays of somebody, or their next ones, gain so many more or fewer yards."""
    made: list[Construct] = []
    for up, unit, view in ((True, "MoreYards", PLUS), (False, "FewerYards", MINUS)):
        verb = "gain" if up else "lose"
        yards = "({number:Yards}|{number:MoreYards})"
        for category, part, seen in (
            ("Modifier", "Plays", of_plays(ModifyYards)),
            ("For", "NextPlays", of_next_plays(ModifyYards)),
        ):
            subjects = [("pl", f"{{of:{part}[pl]}}"), ("sg", f"{{of:{part}[sg]}}")]
            if part == "Plays":
                subjects += [("sg", "{of:OwnPlay}"), ("sg", "{of:AnyOne[sg]}")]
                subjects += [("pl", "{of:Successful[pl]}"), ("sg", "{of:Successful[sg]}")]
            frames: list[str] = []
            for n, subject in subjects:
                frames.append(f"{subject} {_verb('gain', n)} {{number:{unit}}}")
                frames.append(f"{subject} {_WORTH[n]} {{number:{unit}}}")
                if "OwnPlay" not in subject:
                    frames.append(f"{subject} {_verb('gain', n)} {{number:Int}} {_DEGREE[up]}")
                    frames.append(f"{subject} {_verb(verb, n)} {yards}")
            if part == "NextPlays":
                coming = "({of:NextPlays[sg]}|{of:NextPlays[pl]})"
                fronted = [f"(on|during|for) {coming} , {verb} {yards}"]
                made += said_of(
                    "Fronted", unsaid(seen), "ModifyYardsFronted", fronted, views={"number": view}
                )
                frames += [
                    f"{verb} {yards} (on|during|for) {coming}",
                    f"(you {verb}|the offense {third(verb)}) {yards} (on|during|for) {coming}",
                ]
            name = f"ModifyYards{part}"
            made += said_of(category, seen, name, frames, views={"number": view})
            if not up:
                made += said_of(
                    category, seen, name, floored(frames, "end"), views={"number": view}
                )
    return made


_WORTH: Final = {
    "sg": "(adds|goes for|is good for|is worth)",
    "pl": "(add|go for|are good for|are worth)",
}


def _verb(verb: str, n: str) -> str:
    return third(verb) if n == "sg" else verb


YARDS: Final = [*EFFECTS, *_plays_gain()]
