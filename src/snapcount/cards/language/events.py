"""Events: what abilities wait for."""

from __future__ import annotations

from typing import Final

from snapcount.cards.language import syntax
from snapcount.cards.language.construct import Construct, construct

EVENTS: Final[list[Construct]] = [
    *construct(
        "Event",
        syntax.Occasion,
        "{who:Who[third]} plays an Action card",
        event="an Action card is played",
    ),
    *construct(
        "Event",
        syntax.Occasion,
        "{who:Who[you]} play an Action card",
        event="an Action card is played",
    ),
    *construct(
        "WouldEvent",
        syntax.Occasion,
        "{players:Players[sg]} would be exhausted",
        event="a Player would be exhausted",
        would=True,
    ),
    *construct(
        "Moment",
        syntax.Occasion,
        "at the start of a possession",
        ["at the start of each possession"],
        event="a possession starts",
    ),
    *construct(
        "Moment",
        syntax.Occasion,
        "at the start of {who:Whose} possession",
        event="a possession starts",
    ),
]
