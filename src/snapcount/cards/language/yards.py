"""Yards: gained, lost, doubled, limited, and the ball that is moved.

`Gaining` is what an offense or its play does with yards, in all forms of the verb; it is said of
the play, of whoever is on offense, or of nobody (`gain 5 yards`).
"""

from __future__ import annotations

from typing import Any, Final

from snapcount.cards.language import syntax
from snapcount.cards.language.construct import (
    WHOLE,
    Construct,
    Guard,
    construct,
    phrase,
)
from snapcount.cards.language.moods import FORMS, deed, third
from snapcount.cards.language.numbers import MINUS, PLUS
from snapcount.cards.language.play_numbers import (
    falls,
    floored,
    of_next_plays,
    of_plays,
    rises,
    said_of,
)
from snapcount.cards.language.views import UNSAID
from snapcount.cards.tree import (
    Gain,
    InsteadYards,
    LimitYards,
    Lose,
    ModifyYards,
    MoveBall,
    MultiplyYards,
    PlaceBall,
    SetBaseYards,
)

_INSTEAD: Final = "{:InsteadOfYards}"


def _gaining(node: Any, *frames: str, **more: Any) -> list[Construct]:
    return deed(node, *frames, category="Gaining", **more)


def _capping(node: Any, *frames: str, **more: Any) -> list[Construct]:
    return deed(node, *frames, category="Capping", **more)


def _limiting(node: Any, *frames: str, **more: Any) -> list[Construct]:
    return deed(node, *frames, category="Limiting", **more)


GAINING: Final[list[Construct]] = [
    # More and less
    *construct("PlainGain", Gain, "gains {yards:Yards}"),
    *construct("PlainGain", Lose, "loses {yards:Yards}"),
    *_gaining(
        Gain,
        "~gain {yards:Yards}",
        "(~gain|~get|~earn|~pick up) ({yards:Yards}|{yards:MoreYards}) [on {:ThePlay}]",
        "~gain {yards:Yards} in addition to the yards (of|gained on) {:ThePlay}",
    ),
    *_gaining(
        Lose,
        "~lose {yards:Yards}",
        "~lose ({yards:Yards}|{yards:MoreYards}) [on {:ThePlay}]",
        "~gain {yards:FewerYards} [on {:ThePlay}]",
        "(~give up|~go back) {yards:Yards}",
    ),
    *_gaining(
        Lose,
        *floored(["~lose {yards:Yards}", "~gain {yards:FewerYards}"]),
    ),
    # In the place of what the play gains; said of somebody's play, it is of this one
    *(
        each
        for form in FORMS
        for each in (
            *construct(f"Gaining[{form}]", None, f"{{=:Limiting[{form}]}}"),
            *(
                construct(f"Limiting[{form}]", None, f"{{=:Capping[{form}]}}")
                if form != "base"
                else ()
            ),
        )
    ),
    *_limiting(
        InsteadYards,
        f"~gain {{yards:Yards}} [on {{:ThePlay}}] {_INSTEAD}",
        f"~gain (only|exactly) {{yards:Yards}} [on {{:ThePlay}}] [{_INSTEAD}]",
        "~go for [only|exactly] {yards:Yards}",
    ),
    *_limiting(
        InsteadYards,
        f"~lose {{yards:Yards}} [on {{:ThePlay}}] {_INSTEAD}",
        "~lose exactly {yards:Yards}",
        "~go for a loss of {yards:Yards}",
        views={"yards": MINUS},
    ),
    *_limiting(
        InsteadYards,
        "~gain no yards [on {:ThePlay}]",
        "~gain nothing",
        "~do not gain [any] yards [on {:ThePlay}]",
        "~go for no gain",
        "(cannot|may not) gain [any] yards",
        yards=0,
    ),
    # At most, at least
    *_capping(
        LimitYards,
        "~gain at most {yards:Yards}",
        "~gain (at most|a maximum of|no more than|up to) {yards:Yards} [on {:ThePlay}]",
        "(cannot|may not|can never|~do not) gain (more than|over) {yards:Yards} [on {:ThePlay}]",
        "(can|may) gain (no more than|at most|only up to) {yards:Yards} [on {:ThePlay}]",
        "~be held to [a gain of] {yards:Yards}",
        how="at most",
    ),
    *_capping(
        LimitYards,
        "~gain at least {yards:Yards}",
        "~gain (at least|a minimum of|no less than|no fewer than) {yards:Yards} [on {:ThePlay}]",
        "~gain at least {yards:Yards} {:Anyway}",
        "(cannot|may not) gain (less|fewer) than {yards:Yards}",
        how="at least",
    ),
    *_capping(
        LimitYards,
        "~lose at most {yards:Yards}",
        "~lose no more than {yards:Yards}",
        "(cannot|may not|~do not) lose more than {yards:Yards}",
        how="at least",
        views={"yards": MINUS},
    ),
    *_capping(
        LimitYards,
        "~lose at least {yards:Yards}",
        how="at most",
        views={"yards": MINUS},
    ),
    *_capping(LimitYards, "(cannot|may not|~do not) lose [any] yards", how="at least", yards=0),
    *_limiting(InsteadYards, "~gain the same [number of] yards as {yards:LastPlayYards}"),
    *_limiting(
        SetBaseYards,
        "~gain {to:Yards} instead of the base yards [of {:ThePlayOf}]",
        "~gain {to:Yards} instead of the yards listed on the play",
    ),
    # Twice and half
    *_limiting(
        MultiplyYards,
        "~gain (twice|double) {:ItsYards}",
        "~gain double yards",
        "~double {:ItsYards}",
        how="double",
    ),
    *_limiting(
        MultiplyYards,
        "~gain half {:ItsYards} [{:DownToFive}]",
        "~gain only half {:ItsYards} [{:DownToFive}]",
        how="halve",
    ),
    *_limiting(
        MultiplyYards,
        "~gain half {:ItsYards} {:UpToFive}",
        "~gain only half {:ItsYards} {:UpToFive}",
        how="halve",
        up=True,
    ),
    *phrase(
        "ItsYards",
        "its yards",
        "(the|their|your) yards",
        "[of] the yards (on|gained on) {:ThePlay}",
        "[of] the yards (they|it|you) would (gain|have gained) [on {:ThePlay}]",
        "as many yards [on {:ThePlay}]",
    ),
    # In third person, 0 yards are none at all
    *construct(
        "Limiting[third]",
        InsteadYards,
        "gains 0 yards",
        ["gains 0 yards on {:ThePlay}"],
        yards=0,
    ),
    *phrase(
        "Anyway",
        "no matter what",
        "regardless of (the call|the Play Strength|the catch range|the result)",
        "even if (it would be stopped|the Play Strength is outside the catch range)",
    ),
    *phrase(
        "InsteadOfYards",
        "instead of the yards gained or lost on the play",
        "instead of the [normal|usual|listed] yards [gained [or lost]] [on {:ThePlay}]",
        "instead of (its|their|your) [normal|usual] yards",
        "instead of gaining yards",
        "instead of any other yards [gained or lost] [on {:ThePlay}]",
        "instead of (any|all) yards [gained or lost] [on {:ThePlay}]",
        "rather than the yards gained [or lost] [on {:ThePlay}]",
    ),
    *phrase(
        "DownToFive",
        "rounded down",
        "[,] rounded down [to the nearest [multiple of] 5 [yards]]",
        "\\( rounded down [to the nearest [multiple of] 5 [yards]] \\)",
    ),
    *phrase(
        "UpToFive",
        "rounded up to the nearest 5",
        "[,] rounded up [to the nearest [multiple of] 5 [yards]]",
        "\\( rounded up [to the nearest [multiple of] 5 [yards]] \\)",
    ),
    # A limit is commanded and stated, but nobody may choose to keep it
    *construct("Commanded", None, "{=:Capping[base]}", views={WHOLE: UNSAID}),
    *construct("Clause", None, "{=:Commanded}"),
    *construct("For", syntax.For, "{clause:Commanded} {lasts:Lasts}"),
    *construct("Effect", syntax.Sided, "{who:Who[base]} {effect:Capping[base]}", side="offense"),
    # Who gains
    *construct("Effect", None, "{=:Gaining[base]}", views={WHOLE: UNSAID}),
    *construct(
        "Effect",
        None,
        "{:ThePlay} {=:Gaining[third]}",
        ["{:ThePlay} (must|will) {=:Gaining[base]}"],
        views={WHOLE: UNSAID},
    ),
    *construct(
        "Effect",
        syntax.Sided,
        "{who:Who[third]} {effect:Gaining[third]}",
        [
            "{who:WhosePlayOf} {effect:Limiting[third]}",
            "{who:WhosePlay} {effect:PlainGain}",
            "{who:Who[base]} {effect:Gaining[base]}",
            "{who:Who} (must|will) {effect:Gaining[base]}",
        ],
        side="offense",
    ),
]


def _yards_of_play(voice: Any) -> list[str]:
    """`Increase the yards gained on the play by 5`: the number, with or without its unit."""
    number = "({yards:Number}|{yards:Yards})"
    return [
        *voice("the yards gained [on {:ThePlay}]", number, True),
        *voice("(the gain|the gain on {:ThePlay}|the result of {:ThePlayOf})", number, False),
    ]


EFFECTS: Final[list[Construct]] = [
    *construct(
        "Effect",
        Gain,
        "gain {yards:Yards}",
        [
            "\\+ {yards:Yards}",
            "(add|tack on) {yards:Yards}",
            "add {yards:Yards} to {:ThePlay}",
            "add {yards:Yards} to the (play's result|play's gain)",
            *_yards_of_play(rises),
        ],
    ),
    *construct(
        "Effect",
        Lose,
        "the offense loses {yards:Yards}",
        [
            "- {yards:Yards}",
            "(take|knock) {yards:Yards} off {:ThePlay}",
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
        floored(_yards_of_play(falls)),
    ),
    *construct(
        "Effect",
        InsteadYards,
        f"the offense gains {{yards:Yards}} {_INSTEAD}",
        [
            "the yards gained [on {:ThePlay}] become {yards:Number}",
            "the yards gained [on {:ThePlay}] (are|are set to) {yards:Number}",
            "set the yards gained [on {:ThePlay}] to {yards:Number}",
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
            "double the yards gained [on {:ThePlay}]",
            "double the yards (of {:ThePlayOf}|{:ThePlay} gains)",
            "the yards gained [on {:ThePlay}] (are doubled|count double|count twice)",
            "yards gained [on {:ThePlay}] count double",
            "the yards (you gain|the offense gains) [on {:ThePlay}] are doubled",
        ],
        how="double",
    ),
    *construct(
        "Effect",
        MultiplyYards,
        "halve the yards gained on the play",
        [
            "halve the yards gained [on {:ThePlay}] [{:DownToFive}]",
            "cut the yards gained [on {:ThePlay}] in half [{:DownToFive}]",
            "the yards gained [on {:ThePlay}] are (halved|cut in half) [{:DownToFive}]",
            "reduce the yards gained [on {:ThePlay}] by half [{:DownToFive}]",
            "only half the yards gained [on {:ThePlay}] count",
        ],
        how="halve",
    ),
    *construct(
        "Effect",
        MultiplyYards,
        "halve the yards gained on the play {:UpToFive}",
        [
            "the yards gained [on {:ThePlay}] are halved {:UpToFive}",
            "halve the yards gained [on {:ThePlay}] {:UpToFive}",
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
            "reduce the yards gained [on {:ThePlay}] to {yards:Number}",
        ],
        how="at most",
        views={"yards": PLUS},
    ),
    *construct(
        "Effect",
        LimitYards,
        "the play gains at least {yards:Yards}",
        ["the (gain|yards gained) on {:ThePlay} (is|are) at least {yards:Yards}"],
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

BALL: Final[list[Construct]] = [
    *phrase("Forward", "forward", "ahead", "up", "(further|farther) ahead", "downfield"),
    *phrase("Back", "back", "backward", "backwards", "(further|farther) back"),
    *phrase("MoveBall", "move", "(push|place|spot|bring)"),
    *construct(
        "Effect",
        MoveBall,
        "move the ball forward {yards:Yards}",
        [
            "{:MoveBall} the ball {:Forward} {yards:Yards}",
            "{:MoveBall} the ball {yards:Yards} {:Forward}",
            "advance the ball {yards:Yards} [from its current spot]",
            "the ball (moves|is moved) {:Forward} {yards:Yards}",
            "the ball (moves|is moved) {yards:Yards} {:Forward}",
            "{:MoveBall} the ball {yards:Yards} {:Toward} the defense's [own] end zone",
        ],
        views={"yards": PLUS},
    ),
    *construct(
        "Effect",
        MoveBall,
        "move the ball back {yards:Yards}",
        [
            "{:MoveBall} the ball {:Back} {yards:Yards}",
            "{:MoveBall} the ball {yards:Yards} {:Back}",
            "the ball (moves|is moved) {:Back} {yards:Yards} [{:Toward} the offense's [own] end zone]",
            "the ball (moves|is moved) {yards:Yards} {:Back}",
            "{:MoveBall} the ball {yards:Yards} {:Toward} the offense's [own] end zone",
        ],
        views={"yards": MINUS},
    ),
    *phrase("Toward", "toward", "towards", "closer to", "nearer to"),
    # Toward a player's end zone is forward for the other one
    *construct("MovedForward", MoveBall, "{yards:Yards}", views={"yards": PLUS}),
    *construct("MovedBack", MoveBall, "{yards:Yards}", views={"yards": MINUS}),
    *construct(
        "Effect",
        syntax.Sided,
        "{:MoveBall} the ball {effect:MovedForward} {:Toward} {who:Whose} [own] end zone",
        ["the ball (moves|is moved) {effect:MovedForward} {:Toward} {who:Whose} [own] end zone"],
        side="defense",
    ),
    *construct(
        "Effect",
        syntax.Sided,
        "{:MoveBall} the ball {effect:MovedBack} {:Toward} {who:Whose} [own] end zone",
        ["the ball (moves|is moved) {effect:MovedBack} {:Toward} {who:Whose} [own] end zone"],
        side="offense",
    ),
    *construct(
        "Effect",
        PlaceBall,
        "place the ball on {whose:Whose} {yards:YardLine}",
        [
            "{:MoveBall} the ball (on|to|at) {whose:Whose} [own] {yards:YardLine} [yard line]",
            "advance the ball to {whose:Whose} [own] {yards:YardLine} [yard line]",
            "the ball is placed (on|at) {whose:Whose} [own] {yards:YardLine} [yard line]",
        ],
    ),
    *construct(
        "YardLine",
        None,
        "{=:Int}",
        only=Guard(lambda n: isinstance(n, int) and 1 <= n <= 99, "that is no yard line"),
    ),
    *construct(
        "AtMidfield",
        PlaceBall,
        "{:MoveBall} the ball (at|on|to) midfield",
        ["{:MoveBall} the ball (at|on|to) the 50 [yard line]"],
        yards=50,
        whose="you",
    ),
    *construct("Effect", None, "{=:AtMidfield}", views={WHOLE: UNSAID}),
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
                frames += [
                    f"{verb} {yards} (on|during|for) {coming}",
                    f"(on|during|for) {coming} , {verb} {yards}",
                    f"(you {verb}|the offense {third(verb)}) {yards} (on|during|for) {coming}",
                ]
            name = f"ModifyYards{part}"
            made += said_of(category, seen, name, frames, views={"number": view})
            if not up:
                made += said_of(category, seen, name, floored(frames), views={"number": view})
    return made


def _verb(verb: str, n: str) -> str:
    return third(verb) if n == "sg" else verb


YARDS: Final = [*GAINING, *EFFECTS, *BALL, *_plays_gain()]
