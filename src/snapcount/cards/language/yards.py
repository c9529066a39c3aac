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
from snapcount.cards.nouns import Half, TheBaseYards, Times
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


def _limiting(node: Any, *frames: str, **more: Any) -> list[Construct]:
    return deed(node, *frames, category="Limiting", **more)


GAINING: Final[list[Construct]] = [
    # More and less
    *_gaining(
        Gain,
        "~gain {yards:Yards}",
        "~gain {yards:MoreYards}",
        "(~get|~earn) {yards:Yards}",
        "(~get|~earn) {yards:MoreYards}",
        "~pick up {yards:Yards}",
        "~pick up {yards:MoreYards}",
    ),
    *_gaining(
        Lose,
        "~lose {yards:Yards}",
        "~lose {yards:MoreYards}",
        "~gain {yards:FewerYards}",
        "~give up {yards:Yards}",
        "~go back {yards:Yards}",
    ),
    *_gaining(
        Lose,
        *floored(["~lose {yards:Yards}", "~gain {yards:FewerYards}"]),
    ),
    # In the place of what the play gains; said of somebody's play, it is of this one
    *(
        each
        for form in FORMS
        for each in construct(f"Gaining[{form}]", None, f"{{=:Limiting[{form}]}}")
    ),
    *_limiting(
        InsteadYards,
        f"~gain {{yards:Yards}} {_INSTEAD}",
        "~gain (only|exactly) {yards:Yards}",
        "~go for [only|exactly] {yards:Yards}",
    ),
    *_limiting(
        InsteadYards,
        f"~lose {{yards:Yards}} {_INSTEAD}",
        "~lose exactly {yards:Yards}",
        "~go for a loss of {yards:Yards}",
        views={"yards": MINUS},
    ),
    *_limiting(
        InsteadYards,
        "~gain no yards",
        "~gain nothing",
        "~do not gain [any] yards",
        "~go for no gain",
        "(cannot|may not) gain [any] yards",
        yards=0,
    ),
    # At most, at least
    *_limiting(
        LimitYards,
        "~gain at most {yards:Yards}",
        "~gain (a maximum of|no more than|up to) {yards:Yards}",
        "(cannot|may not|can never|~do not) gain (more than|over) {yards:Yards}",
        "(can|may) gain (no more than|at most|only up to) {yards:Yards}",
        "~be held to [a gain of] {yards:Yards}",
        how="at most",
    ),
    *_limiting(
        LimitYards,
        "~gain at least {yards:Yards}",
        "~gain (a minimum of|no less than|no fewer than) {yards:Yards}",
        "(cannot|may not) gain (less|fewer) than {yards:Yards}",
        how="at least",
    ),
    *_limiting(
        LimitYards,
        "~lose at most {yards:Yards}",
        "~lose no more than {yards:Yards}",
        "(cannot|may not|~do not) lose more than {yards:Yards}",
        how="at least",
        views={"yards": MINUS},
    ),
    *_limiting(
        LimitYards,
        "~lose at least {yards:Yards}",
        how="at most",
        views={"yards": MINUS},
    ),
    *_limiting(LimitYards, "(cannot|may not|~do not) lose [any] yards", how="at least", yards=0),
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
    *phrase("ItsYards", "its yards", "the yards", "as many yards", "their yards", "your yards"),
    *phrase(
        "InsteadOfYards",
        "instead of the yards gained or lost on the play",
        "instead of the [normal|usual|listed] yards [gained [or lost]] [on {:ThePlay}]",
        "instead of (its|their|your) [normal|usual] yards",
        "instead of (any|all) yards [gained or lost] [on {:ThePlay}]",
        "rather than the yards gained [or lost] [on {:ThePlay}]",
    ),
    *phrase(
        "DownToFive",
        "rounded down",
        "[,] rounded down [to the nearest [multiple of] 5]",
        "\\( rounded down [to the nearest [multiple of] 5] \\)",
    ),
    *phrase(
        "UpToFive",
        "rounded up to the nearest 5",
        "[,] rounded up [to the nearest [multiple of] 5]",
        "\\( rounded up [to the nearest [multiple of] 5] \\)",
    ),
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
            "{who:WhosePlay} {effect:Limiting[third]}",
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
        ],
        how="halve",
    ),
    *construct(
        "Effect",
        MultiplyYards,
        "halve the yards gained on the play {:UpToFive}",
        [
            "the yards gained [on {:ThePlay}] are halved {:UpToFive}",
            "halve the yards gained {:UpToFive}",
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
    # Base yards that are doubled and halved
    *construct(
        "Effect",
        SetBaseYards,
        "double the base yards",
        [
            "double the base (yards|yardage) [of {:ThePlayOf}]",
            "the base yards [of {:ThePlayOf}] are doubled",
            "{:ThePlays} base yards are doubled",
        ],
        to=Times(2, TheBaseYards()),
    ),
    *construct(
        "Effect",
        SetBaseYards,
        "halve the base yards",
        [
            "halve the base (yards|yardage) [of {:ThePlayOf}] [{:DownToFive}]",
            "the base yards [of {:ThePlayOf}] are halved [{:DownToFive}]",
            "{:ThePlays} base yards are halved [{:DownToFive}]",
        ],
        to=Half(TheBaseYards()),
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
    *construct("YardLine", None, "{=:Int}"),
]

PLAYS_GAIN: Final[list[Construct]] = []
for _up, _gain, _more, _view in (
    (True, "gain", "MoreYards", PLUS),
    (False, "gain", "FewerYards", MINUS),
):
    for _category, _part, _seen in (
        ("Modifier", "Plays", of_plays(ModifyYards)),
        ("For", "NextPlays", of_next_plays(ModifyYards)),
    ):
        _said: list[str] = []
        for _n, _subject in (
            ("pl", f"{{of:{_part}[pl]}}"),
            ("sg", f"{{of:{_part}[sg]}}"),
            *((("sg", "{of:OwnPlay}"),) if _part == "Plays" else ()),
        ):
            _verb = third(_gain) if _n == "sg" else _gain
            _other = "gain" if _up else "lose"
            _other = third(_other) if _n == "sg" else _other
            _said.append(f"{_subject} {_verb} {{number:{_more}}}")
            _said.append(f"{_subject} {_other} {{number:Yards}}")
            if not _up:
                _said.append(f"{_subject} {_other} {{number:MoreYards}}")
        PLAYS_GAIN += said_of(
            _category, _seen, f"ModifyYards{_part}", _said, views={"number": _view}
        )
        if not _up:
            PLAYS_GAIN += said_of(
                _category, _seen, f"ModifyYards{_part}", floored(_said), views={"number": _view}
            )

YARDS: Final = [*GAINING, *EFFECTS, *BALL, *PLAYS_GAIN]
