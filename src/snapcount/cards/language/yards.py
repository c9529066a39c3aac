"""Yards: gained, lost, doubled, limited, and the ball that is moved."""

from __future__ import annotations

from typing import Final

from snapcount.cards import nouns
from snapcount.cards.language.construct import Construct, construct, phrase
from snapcount.cards.language.numbers import MINUS
from snapcount.cards.tree import (
    Gain,
    InsteadYards,
    LimitYards,
    Lose,
    MoveBall,
    MultiplyYards,
)

YARDS: Final[list[Construct]] = [
    *construct("Yards", None, "{=:One} yard", ["{=:One} additional yard", "{=:One} more yard"]),
    *construct(
        "Yards",
        None,
        "{=:Many} yards",
        ["[an] additional {=:Many} yards", "{=:Many} (additional|more|extra) yards"],
    ),
    *construct("Yards", nouns.Times, "{per:Many} yards for each {count:Counted}"),
    *construct("Yards", None, "yards equal to {=:Amount}"),
    *phrase(
        "Gaining", "the offense gains", "the play gains", "you gain", "this play gains", "it gains"
    ),
    *construct(
        "Effect",
        Gain,
        "gain {yards:Yards}",
        ["{:Gaining} {yards:Yards}", "gain {yards:Yards} on the play"],
    ),
    *phrase(
        "Losing", "the offense loses", "the play loses", "you lose", "this play loses", "it loses"
    ),
    *construct("Effect", Lose, "lose {yards:Yards}", ["{:Losing} {yards:Yards}"]),
    *construct(
        "Effect", InsteadYards, "gain {yards:Yards} instead of the yards gained or lost on the play"
    ),
    *construct(
        "Effect",
        InsteadYards,
        "lose {yards:Yards} instead of the yards gained or lost on the play",
        ["{:Losing} {yards:Yards} instead of the yards gained or lost on the play"],
        views={"yards": MINUS},
    ),
    *construct("Effect", MultiplyYards, "double the yards gained on the play", how="double"),
    *construct("Effect", MultiplyYards, "halve the yards gained on the play", how="halve"),
    *construct("Effect", LimitYards, "the play gains at most {yards:Yards}", how="at most"),
    *construct("Effect", LimitYards, "the play gains at least {yards:Yards}", how="at least"),
    *construct("Effect", MoveBall, "move the ball forward {yards:Yards}"),
    *construct("Effect", MoveBall, "move the ball back {yards:Yards}", views={"yards": MINUS}),
]
