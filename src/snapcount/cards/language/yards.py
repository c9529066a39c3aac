"""Yards: gained and lost, doubled, halved and limited, on this play and on plays."""

from __future__ import annotations

from typing import Any, Final

from snapcount.cards.language.construct import Construct, construct
from snapcount.cards.language.moods import third
from snapcount.cards.language.numbers import MINUS, PLUS
from snapcount.cards.language.said import of_next_plays, of_plays, said_of, unsaid
from snapcount.cards.language.template import WHOLE
from snapcount.cards.language.views import UNSAID
from snapcount.cards.language.voices import falls, floored, rises
from snapcount.cards.tree import (
    Gain,
    InsteadYards,
    LimitYards,
    Lose,
    ModifyYards,
    MultiplyYards,
)

_INSTEAD: Final = "{:InsteadOfYards}"


def _yards_of_play(voice: Any) -> list[str]:
    """`Increase the yards gained on the play by 5`: the number, with or without its unit."""
    number = "({yards:Number}|{yards:Yards})"
    return [
        *voice("the yards gained [{:OnPlay}]", number, True),
        *voice("(the gain|the gain on {:ThePlay}|the result of {:ThePlayOf})", number, False),
    ]


EFFECTS: Final[list[Construct]] = [
    *construct(
        "Effect",
        Gain,
        "gain {yards:Yards}",
        [
            "\\+ {yards:Yards} [(on|to) {:ThePlay}]",
            "(add|tack on) {yards:Yards}",
            "add {yards:Yards} to {:ThePlay}",
            "{yards:Yards} are gained [{:OnPlay}]",
            "add {yards:Yards} to the (play's result|play's gain)",
            *_yards_of_play(rises),
        ],
    ),
    *construct(
        "Effect",
        Lose,
        "the offense loses {yards:Yards}",
        [
            "- {yards:Yards} [(on|to) {:ThePlay}]",
            "(take|knock) {yards:Yards} off [{:ThePlay}]",
            "{yards:Yards} are lost [{:OnPlay}]",
            "take {yards:Yards} away from {:ThePlay}",
            "(remove|subtract) {yards:Yards} from {:ThePlay}",
            "take {yards:Yards} off the offense's gain",
            *_yards_of_play(falls),
        ],
    ),
    *construct(
        "Effect",
        Lose,
        "the offense loses {yards:Yards} {least:Floor}",
        floored(["- {yards:Yards} [(on|to) {:ThePlay}]", *_yards_of_play(falls)]),
    ),
    *construct(
        "Effect",
        InsteadYards,
        f"the offense gains {{yards:Yards}} {_INSTEAD}",
        [
            "the yards gained [{:OnPlay}] become {yards:Number}",
            "the yards gained [{:OnPlay}] (are|are set to) {yards:Number}",
            "set the yards gained [{:OnPlay}] to {yards:Number}",
            f"{_INSTEAD} , gain {{yards:Yards}}",
            f"{_INSTEAD} , the offense gains {{yards:Yards}}",
            "the result of {:ThePlay} is a gain of {yards:Yards}",
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
        ["no yards are gained on {:ThePlay}", "there is no gain on {:ThePlay}"],
        yards=0,
    ),
    *construct("Effect", None, "{=:Nothing}", views={WHOLE: UNSAID}),
    *construct(
        "Effect",
        MultiplyYards,
        "double the yards gained on the play",
        [
            "double the yards gained [{:OnPlay}]",
            "double the yards (of {:ThePlayOf}|{:ThePlay} gains)",
            "the yards gained [{:OnPlay}] (are doubled|count double|count twice)",
            "yards gained [{:OnPlay}] count double",
            "the yards (you gain|the offense gains) [{:OnPlay}] are doubled",
        ],
        how="double",
    ),
    *construct(
        "Effect",
        MultiplyYards,
        "halve the yards gained on the play",
        [
            "halve the yards gained [{:OnPlay}] [{:DownToFive}]",
            "cut the yards gained [{:OnPlay}] in half [{:DownToFive}]",
            "the yards gained [{:OnPlay}] are (halved|cut in half) [{:DownToFive}]",
            "reduce the yards gained [{:OnPlay}] by half [{:DownToFive}]",
            "only half the yards gained [{:OnPlay}] count",
        ],
        how="halve",
    ),
    *construct(
        "Effect",
        MultiplyYards,
        "halve the yards gained on the play {:UpToFive}",
        [
            "the yards gained [{:OnPlay}] are halved {:UpToFive}",
            "halve the yards gained [{:OnPlay}] {:UpToFive}",
        ],
        how="halve",
        up=True,
    ),
    *construct(
        "Effect",
        LimitYards,
        "the play gains at most {yards:Yards}",
        [
            "limit {:ThePlay} to [a gain of] {yards:Yards}",
            "the (gain|yards gained) on {:ThePlay} (is|are) (at most|no more than) {yards:Yards}",
            "reduce the yards gained [{:OnPlay}] to {yards:Number}",
            (
                "the (gain|yards gained) [{:OnPlay}] cannot (exceed|be more than|go above)"
                " ({yards:Yards}|{yards:Number})"
            ),
        ],
        how="at most",
        views={"yards": PLUS},
    ),
    *construct(
        "Effect",
        LimitYards,
        "the play gains at least {yards:Yards}",
        [
            "the (gain|yards gained) on {:ThePlay} (is|are) at least {yards:Yards}",
            (
                "the (gain|yards gained) [{:OnPlay}] cannot (be|be reduced|fall|drop|go)"
                " (below|to less than|less than) ({yards:Yards}|{yards:Number})"
            ),
        ],
        how="at least",
        views={"yards": PLUS},
    ),
    *construct(
        "Effect",
        LimitYards,
        "the play loses at most {yards:Yards}",
        how="at least",
        views={"yards": MINUS},
    ),
    *construct(
        "Effect",
        LimitYards,
        "the play loses at least {yards:Yards}",
        how="at most",
        views={"yards": MINUS},
    ),
]


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
                subjects += [("sg", "{of:OwnPlay}")]
                subjects += [("pl", "{of:Successful[pl]}"), ("sg", "{of:Successful[sg]}")]
            frames: list[str] = []
            for n, subject in subjects:
                frames.append(f"{subject} {_verb('gain', n)} {{number:{unit}}}")
                if "OwnPlay" not in subject:
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
                made += said_of(category, seen, name, floored(frames), views={"number": view})
    return made


def _verb(verb: str, n: str) -> str:
    return third(verb) if n == "sg" else verb


YARDS: Final = [*EFFECTS, *_plays_gain()]
