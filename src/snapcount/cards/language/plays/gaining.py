"""Gaining: what an offense or its play does with yards, in all forms of the verb.

It is said of the play, of whoever is on offense, or of nobody (`gain 5 yards`).
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from snapcount.cards.language.kernel import syntax
from snapcount.cards.language.kernel.construct import (
    Construct,
    Guard,
    construct,
    either,
    phrase,
    read_as,
    word,
)
from snapcount.cards.language.kernel.moods import FORMS, deed, inflected
from snapcount.cards.language.kernel.template import WHOLE
from snapcount.cards.language.kernel.views import UNSAID
from snapcount.cards.language.meaning.of_this_card import said_of_this_card
from snapcount.cards.language.nouns.numbers import MINUS
from snapcount.cards.language.nouns.this_play import OFFENSES_PLAY, THE_PLAY, Plays
from snapcount.cards.language.nouns.voices import floored
from snapcount.cards.nouns import Half, Minus, TheBaseYards, TheYardsToGoal, Times
from snapcount.cards.tree import (
    Gain,
    InsteadYards,
    LimitYards,
    Lose,
    MultiplyYards,
    SetBaseYards,
)

_INSTEAD: Final = "{@:InsteadOfYards}"
HALVES: Final = (
    (Half(TheBaseYards()), ""),
    (Half(TheBaseYards()), "{:RoundedDown}"),
    (Half(TheBaseYards(), to=5), "{:DownToFives}"),
    (Half(TheBaseYards(), up=True), "{:RoundedUp}"),
)
"""Half the base yards, and how they are rounded."""


def _gaining(node: Any, *frames: str, **more: Any) -> list[Construct]:
    return deed(node, *frames, category="Gaining", **more)


def _capping(node: Any, *frames: str, **more: Any) -> list[Construct]:
    return deed(node, *frames, category="Capping", **more)


def _limiting(node: Any, *frames: str, **more: Any) -> list[Construct]:
    return deed(node, *frames, category="Limiting", **more)


class OnA(msgspec.Struct, frozen=True):
    """So many more yards, or fewer, for somebody on a play of a kind."""

    who: Any
    effect: Any
    calls: tuple[Any, ...]


class LineReached(msgspec.Struct, frozen=True):
    """How far it is to a yard line that the offense drives for."""

    whose: str
    line: int


def _up_to(said: LineReached) -> Minus:
    return Minus(TheYardsToGoal(), said.line)


def _on_a(said: OnA) -> syntax.Sided:
    return syntax.Sided(who=Plays(said.who, said.calls), side="offense", effect=said.effect)


class Gaining(msgspec.Struct, frozen=True):
    """A play as what gains yards: on a Play, the one of that card gains them if it succeeds."""

    plays: Plays

    def about(self, said: Any) -> Any:
        """The yards, said of that play."""
        mine = self.plays == THE_PLAY or self.plays.who == "you"
        return self.plays.about(said_of_this_card(said) if mine else said)


_GAIN: Final = ("~gain", "~get", "~earn", "~pick up")
_WORTH: Final = ("~go for", "~be good for", "~be worth")
_GO: Final = (*_GAIN, *_WORTH)


_COME_TO: Final = "(~result in|~end (in|with)|~finish with|~come to|~go for|~be for)"
_CANNOT_COME_TO: Final = (
    "(cannot|may not|can never|~do not)"
    " (result in|end in|end with|finish with|come to|go for|be for)"
)
A_LOSS: Final = (
    "(a loss [of (yards|yardage)]|[a] negative (yards|yardage|gain)|(lost|losing) (yards|yardage))"
)


def _verbs(category: str, *verbs: str) -> list[Construct]:
    """Verbs for what a play or an offense does with yards, in every form."""
    return [
        each
        for form in FORMS
        for each in phrase(f"{category}[{form}]", *(inflected(verb, form) for verb in verbs))
    ]


GAINING: Final[list[Construct]] = [
    *_verbs("Gain", *_GAIN, *(f"{verb} you" for verb in _GAIN[:3])),
    *_verbs("Go", *_GO),
    *_verbs("Worth", *_WORTH),
    *phrase("CannotGo", "(cannot|may not|can never) {:Go[bare]}"),
    *word("OnIt", THE_PLAY, "this play"),
    *construct("OnIt", None, "on {=:ThisPlay}"),
    # What somebody's play gains more is said of their plays (`yards`)
    *word("PlayOrCall", Gaining(THE_PLAY), "{:CardsPlay}"),
    *word("OffensesPlay", OFFENSES_PLAY, "{:AnyonesPlay}"),
    *construct("PlayOrCall", Gaining, "{plays:OneCall}"),
    *either("PlayOrCall", "OffensesPlay"),
    *construct("PlainGain", Gain, "gains {yards:Yards}"),
    *construct("PlainGain", Lose, "loses {yards:Yards}"),
    # More and less
    *_gaining(
        Gain,
        "~gain {yards:Yards}",
        "{:Gain[form]} ({yards:Yards}|{yards:MoreYards}) [{@:OnIt}]",
        "({:Worth[form]}|~add|~make) {yards:MoreYards}",
        "~get {yards:Yards} better",
        "~gain {yards:Yards} in addition to the yards (of|gained on) {@:ThisPlay}",
    ),
    *_gaining(
        Lose,
        "~lose {yards:Yards}",
        "~lose ({yards:Yards}|{yards:MoreYards}) [{@:OnIt}]",
        "{:Gain[form]} {yards:FewerYards} [on {@:ThisPlay}]",
        "(~give up|~go back) {yards:Yards}",
    ),
    *_gaining(
        Lose,
        *floored(
            ["~lose {yards:Yards} [on {@:ThisPlay}]", "~gain {yards:FewerYards} [on {@:ThisPlay}]"],
            "least",
        ),
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
        f"~gain {{yards:Yards}} [on {{@:ThisPlay}}] {_INSTEAD}",
        f"~gain (only|exactly) {{yards:Yards}} [on {{@:ThisPlay}}] [{_INSTEAD}]",
        "{:Worth[form]} [only|exactly] {yards:Yards}",
        f"only ~gain {{yards:Yards}} [on {{@:ThisPlay}}] [{_INSTEAD}]",
    ),
    *_limiting(
        InsteadYards,
        f"~lose {{yards:Yards}} [on {{@:ThisPlay}}] {_INSTEAD}",
        "~lose exactly {yards:Yards}",
        "~go for a loss of {yards:Yards}",
        views={"yards": MINUS},
    ),
    *_limiting(InsteadYards, f"~gain {{yards:UpToLine}} [{_INSTEAD}]", printed=False),
    *construct("UpToLine", None, "{=:LineReached}", views={WHOLE: read_as(_up_to)}),
    *construct(
        "LineReached",
        LineReached,
        "[the] yards (up to|to reach) the {line:Line}",
        whose="defense",
    ),
    *construct(
        "LineReached",
        LineReached,
        "[the] yards (up to|to reach) {whose:Whose} {line:Line}",
        only=Guard(
            lambda said: said.whose == "defense",
            "whose line that is depends on the side; write “up to the 5 yard line”",
        ),
    ),
    *_limiting(
        InsteadYards,
        "~gain no yards [on {@:ThisPlay}]",
        "~gain nothing",
        "~do not gain [any] yards [on {@:ThisPlay}]",
        "(~go for|~end (in|with)) no gain",
        "(cannot|may not) gain [any] yards",
        yards=0,
    ),
    # At most, at least
    *_capping(
        LimitYards,
        "~gain at most {yards:Yards}",
        "{:Go[form]} (at most|a maximum of|no more than|up to) {yards:Yards} [on {@:ThisPlay}]",
        "{:Go[form]} {yards:Yards} {:AtTheMost} [on {@:ThisPlay}]",
        "{:CannotGo} (more than|over) {yards:Yards} [on {@:ThisPlay}]",
        "(~do not {:Go[bare]}|never {:Go[form]}) (more than|over) {yards:Yards} [on {@:ThisPlay}]",
        "(can|may) {:Go[bare]} (no more than|at most|only up to) {yards:Yards} [on {@:ThisPlay}]",
        "~be held to [(a gain of|at most|no more than)] {yards:Yards} [{:AtTheMost}]",
        f"{_CANNOT_COME_TO} [a gain of] more than {{yards:Yards}} [on {{@:ThisPlay}}]",
        how="at most",
    ),
    *_capping(
        LimitYards,
        "~gain at least {yards:Yards}",
        (
            "{:Go[form]} (at least|a minimum of|no less than|no fewer than) {yards:Yards}"
            " [on {@:ThisPlay}]"
        ),
        "~gain at least {yards:Yards} {:Anyway}",
        "{:Go[form]} {yards:Yards} {:AtTheLeast} [on {@:ThisPlay}]",
        "still {:Go[form]} at least {yards:Yards} [on {@:ThisPlay}]",
        "({:CannotGo}|never {:Go[form]}) (less|fewer) than {yards:Yards} [on {@:ThisPlay}]",
        f"{_CANNOT_COME_TO} [a gain of] (less|fewer) than {{yards:Yards}} [on {{@:ThisPlay}}]",
        how="at least",
    ),
    *_capping(
        LimitYards,
        "~lose at most {yards:Yards}",
        "~lose no more than {yards:Yards}",
        "~lose {yards:Yards} {:AtTheMost} [on {@:ThisPlay}]",
        "(cannot|may not|~do not) lose more than {yards:Yards}",
        "never ~lose more than {yards:Yards}",
        f"{_CANNOT_COME_TO} a loss of more than {{yards:Yards}}",
        how="at least",
        views={"yards": MINUS},
    ),
    *_capping(
        LimitYards,
        "~lose at least {yards:Yards}",
        "~lose {yards:Yards} {:AtTheLeast} [on {@:ThisPlay}]",
        how="at most",
        views={"yards": MINUS},
    ),
    *_capping(
        LimitYards,
        "(cannot|may not|~do not) lose [any] yards [on {@:ThisPlay}]",
        "(cannot|may not|can never|~do not) gain negative (yards|yardage) [on {@:ThisPlay}]",
        "never ~lose [any] yards [on {@:ThisPlay}]",
        "(cannot|may not|can never) be tackled for a loss [of yards] [on {@:ThisPlay}]",
        "(~be never|~be not) tackled for a loss [of yards] [on {@:ThisPlay}]",
        f"{_CANNOT_COME_TO} {A_LOSS} [on {{@:ThisPlay}}]",
        f"never {_COME_TO} {A_LOSS} [on {{@:ThisPlay}}]",
        how="at least",
        yards=0,
    ),
    *_limiting(InsteadYards, "~gain the same [number of] yards as {yards:LastPlayYards}"),
    *_limiting(
        SetBaseYards,
        "~gain {to:Yards} instead of the base yards [of {@:ThisPlay}]",
        "~gain {to:Yards} instead of the yards (listed|printed) on (the play|{:WhatItIsOn})",
        "~gain {to:Yards} [on {@:ThisPlay}] {:InsteadOfStrength} [on {@:ThisPlay}]",
    ),
    # Twice and half
    *_limiting(
        MultiplyYards,
        "~gain (twice|double) {@:ItsYards}",
        "~gain double yards",
        "~double {@:ItsYards}",
        how="double",
    ),
    *_limiting(
        MultiplyYards,
        "~gain half {@:ItsYards} [{:DownToFive}]",
        "~gain only half {@:ItsYards} [{:DownToFive}]",
        "~gain [only] half {@:ItsYards} instead {:DownToFive}",
        how="halve",
    ),
    *_limiting(
        MultiplyYards,
        "~gain half {@:ItsYards} {:UpToFive}",
        "~gain only half {@:ItsYards} {:UpToFive}",
        "~gain [only] half {@:ItsYards} instead {:UpToFive}",
        how="halve",
        up=True,
    ),
    *(
        each
        for to, much, end in (
            (Times(2, TheBaseYards()), "(twice|double)", ""),
            *((half, "[only] half [of]", end) for half, end in HALVES),
        )
        for each in _limiting(
            SetBaseYards,
            f"~gain {much} (its|the|their|your) base (yards|yardage) [on {{@:ThisPlay}}] {end}",
            f"{{:Worth[form]}} {much} (its|the|their) base (yards|yardage) {end}",
            f"~gain {much} the base (yards|yardage) of {{@:ThisPlay}} {end}",
            *(
                (f"~gain {much} (its|the|their|your) base (yards|yardage) instead {end}",)
                * bool(end)
            ),
            printed=False,
            to=to,
        )
    ),
    *word(
        "ItsYards",
        THE_PLAY,
        "its yards",
        "(the|their|your) yards",
        "[of] the yards (they|it|you) would (gain|have gained)",
        "as many yards",
    ),
    *construct(
        "ItsYards",
        None,
        "[of] the yards (on|gained on) {=:ThisPlay}",
        [
            "[of] the yards (they|it|you) would (gain|have gained) on {=:ThisPlay}",
            "as many yards on {=:ThisPlay}",
        ],
        printed=False,
    ),
    # In third person, 0 yards are none at all
    *construct(
        "Limiting[third]",
        InsteadYards,
        "gains 0 yards",
        ["gains 0 yards on ({@:ThisPlay}|it)"],
        yards=0,
    ),
    *construct(
        "Effect",
        syntax.Sided,
        "{who:Who[plural]} {effect:GainNothing}",
        ["{who:Who[you]} {effect:GainNothingOnIt}"],
        printed=False,
        side="offense",
    ),
    *construct("GainNothingOnIt", InsteadYards, "gain 0 yards on ({@:ThisPlay}|it)", yards=0),
    *construct(
        "GainNothing", InsteadYards, "gain 0 yards", ["gain 0 yards on ({@:ThisPlay}|it)"], yards=0
    ),
    *phrase(
        "Anyway",
        "no matter what",
        "regardless of (the call|the Play Strength|the catch range|the result)",
        "even if (it would be stopped|it is stopped|the Play Strength is outside the catch range)",
        "even if {:CallOfDefense} (stops|would stop|includes|matches|lists) it",
    ),
    *word(
        "InsteadOfYards",
        THE_PLAY,
        "instead of the yards gained or lost on the play",
        "{:InsteadOfIts}",
        "instead of (its|their|your) yards",
        "instead of gaining yards",
        (
            "(instead of|rather than) the yards {:WhatWouldGain} would [otherwise] gain [or lose]"
            " [on the play]"
        ),
        "(instead of|rather than) what {:WhatWouldGain} would [otherwise] gain [on the play]",
    ),
    *construct(
        "InsteadOfYards",
        None,
        "{:InsteadOfIts} on {=:ThisPlay}",
        ["(instead of|rather than) the yards of {=:ThisPlay}"],
        printed=False,
    ),
    *phrase("WhatWouldGain", "it", "(you|they)", "(this|the|that|your) play", "the offense"),
    *phrase(
        "InsteadOfIts",
        "instead of the yards [gained [or lost]]",
        "instead of (any other|any|all) yards [gained or lost]",
        "rather than the yards gained [or lost]",
    ),
    *phrase(
        "DownToFives",
        "rounded down to the nearest 5",
        "[,] (rounded|rounding) down to (the nearest [multiple of]|a multiple of) 5 [yards]",
        (
            "\\( (rounded|rounding|round) down"
            " to (the nearest [multiple of]|a multiple of) 5 [yards] \\)"
        ),
    ),
    *phrase(
        "DownToFive",
        "rounded down",
        "[,] (rounded|rounding) down [to (the nearest [multiple of]|a multiple of) 5 [yards]]",
        (
            "\\( (rounded|rounding|round) down"
            " [to (the nearest [multiple of]|a multiple of) 5 [yards]] \\)"
        ),
    ),
    *phrase(
        "UpToFive",
        "rounded up to the nearest 5",
        "[,] (rounded|rounding) up [to (the nearest [multiple of]|a multiple of) 5 [yards]]",
        (
            "\\( (rounded|rounding|round) up"
            " [to (the nearest [multiple of]|a multiple of) 5 [yards]] \\)"
        ),
    ),
    *word("DuringPlay", THE_PLAY, "[(on|during)] this down"),
    *construct("DuringPlay", None, "on {=:ThisPlay}"),
    # Without that, yards of which there are at most so many may be those that an effect gains
    *word("OnThatPlay", THE_PLAY, "(on|during) this down", "this down"),
    *construct("OnThatPlay", None, "on {=:ThisPlay}"),
    # A limit is commanded and stated, but nobody may choose to keep it
    *construct("Commanded", None, "{=:Capping[base]}", views={WHOLE: UNSAID}),
    *construct("Clause", None, "{=:Commanded}"),
    *construct("For", syntax.For, "{clause:Commanded} {lasts:Lasts}"),
    *construct("Effect", syntax.Sided, "{who:Who[base]} {effect:Capping[base]}", side="offense"),
    # On a play of a kind: `the offense loses 5 more yards on a Run`
    *construct("GainsOnA", OnA, "{who:Who[third]} {effect:MoreGain[third]} on {calls:ACall}"),
    *construct("GainsOnA", OnA, "{who:Who[base]} {effect:MoreGain[bare]} on {calls:ACall}"),
    *construct("Effect", None, "{=:GainsOnA}", views={WHOLE: read_as(_on_a)}),
    # With `more`, behind which another number may be so many more as well (`alternatives`)
    *(
        each
        for form, verb in (("base", "lose"), ("third", "loses"))
        for each in (
            *construct(
                f"GainsMore[{form}]", Gain, f"{{:Gain[{form}]}} {{yards:MoreYards}} [{{@:OnIt}}]"
            ),
            *construct(f"GainsMore[{form}]", Lose, f"{verb} {{yards:MoreYards}} [{{@:OnIt}}]"),
        )
    ),
    *either("MoreSaid", "TakesMore"),
    *construct("MoreSaid", None, "{=:GainsMore[base]}"),
    *construct("MoreSaid", None, "{@:PlayOrCall} {=:GainsMore[third]}"),
    *construct(
        "MoreSaid",
        syntax.Sided,
        "{who:Who[third]} {effect:GainsMore[third]}",
        ["{who:GainingRole} {effect:GainsMore[third]}", "{who:Who[base]} {effect:GainsMore[base]}"],
        side="offense",
    ),
    # Who gains
    *construct("Effect", None, "{=:Gaining[base]}", views={WHOLE: UNSAID}),
    *construct(
        "Effect",
        None,
        "{@:PlayOrCall} {=:Gaining[third]}",
        [
            "{@:OwnPlay} {=:Limiting[third]}",
            "{@:OwnPlay} {=:PlainGain}",
            "{@:PlayOrCall} (must|will) {=:Gaining[base]}",
            "(have|make) {@:PlayOrCall} {=:Gaining[base]}",
        ],
        views={WHOLE: UNSAID},
    ),
    *construct(
        "Effect",
        syntax.Sided,
        "{who:Who[third]} {effect:Gaining[third]}",
        [
            "{who:GainingRole} {effect:Gaining[third]}",
            "{who:GainingRole} (must|will) {effect:Gaining[base]}",
            "{who:RoleAgain} [must|will] {effect:Gaining[base]}",
            "{who:Who[base]} {effect:Gaining[base]}",
            "{who:Who} (must|will) {effect:Gaining[base]}",
            "(have|make) {who:Who[other]} {effect:Gaining[base]}",
        ],
        side="offense",
    ),
]
