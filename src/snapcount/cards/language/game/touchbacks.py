"""Punts into the end zone: on which yard line they leave the ball (P-2).

It is said of punts, or of what happens when one reaches the end zone: where the other player
begins. A sentence about `it` speaks of the punts of the sentence before it (`asides`).
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from snapcount.cards.language.game.kicks import (
    Kicked,
    Kicks,
    KicksDuring,
    for_the_next,
    of_kicks,
    said_of_kicks,
)
from snapcount.cards.language.kernel import syntax
from snapcount.cards.language.kernel.construct import Construct, construct, phrase, read_as
from snapcount.cards.language.kernel.template import WHOLE
from snapcount.cards.language.sentences.verbs import OTHER
from snapcount.cards.tree import PuntsIntoEndZone


class Begins(msgspec.Struct, frozen=True):
    """Who begins where; `who` None is whoever receives the punt."""

    to: int
    who: str | None = None


class Reaching(msgspec.Struct, frozen=True):
    """Punts that reach the end zone, whose that is, and who begins where then."""

    of: Kicks | KicksDuring
    begins: Begins
    zone: str | None = None


def _kicked(said: Reaching) -> Kicked | None:
    of = said.of.kicks if isinstance(said.of, KicksDuring) else said.of
    if {said.begins.who, said.zone} - {None, OTHER.get(of.who)}:
        return None  # it is the other player's end zone, who has the ball then
    return Kicked(said.of, said.begins.to)


INTO: Final = of_kicks(PuntsIntoEndZone, "to", has_kick=False)
_NEXT: Final = for_the_next(INTO)


def _of_all(said: Reaching) -> Any:
    kicked = _kicked(said)
    return None if kicked is None else INTO.build(kicked)


def _of_the_next(said: Reaching) -> Any:
    kicked = _kicked(said)
    return None if kicked is None else _NEXT.build(kicked)


_REACHES: Final = (
    "(reaches|enters|goes into|lands in|would reach|would enter|would go into|would land in)"
)
_WHEN: Final = "(whenever|when|if|each time|every time)"
_AT: Final = "(at|on|from)"
_BEGINS: Final = "(start|starts|begin|begins|take over|takes over|get the ball|gets the ball)"
_INTO_THEIRS: Final = f"{_REACHES} {{zone:Whose}} end zone"
_LINE: Final = "{to:HalfYardLine} [{:YardLineSaid}] [{:NotTheTwenty}]"


def _begins() -> list[Construct]:
    made: list[Construct] = []
    for who, subject, own in (
        ("you", "you", "your"),
        ("opponent", "your opponent", "(their|your opponent's)"),
        (None, "(the receiving player|the other player|the defense|their opponent|they)", "their"),
    ):
        theirs = f"{subject} {_BEGINS} [(their|your) possession] {_AT} ({own} [own]|the)"
        made += construct("BeginsAt", Begins, f"{theirs} {_LINE}", who=who)
        possession = "your" if who == "you" else "your opponent's" if who else "(the next|their)"
        made += construct(
            "BeginsAt",
            Begins,
            f"{possession} [next] possession (starts|begins) {_AT} ({own} [own]|the) {_LINE}",
            who=who,
        )
    made += construct("BeginsAt", Begins, f"the ball is {{:Spotted}} {_AT} the {_LINE}")
    return made


TOUCHBACKS: Final[list[Construct]] = [
    *said_of_kicks(
        "PuntsInto",
        "Punts",
        INTO,
        (
            [
                "@ into the end zone ~be placed on the {what:HalfYardLine} yard line",
                (
                    f"@ {{:IntoTheEndZone}} ~be {{:Spotted}} {_AT} the {{what:HalfYardLine}}"
                    " [{:YardLineSaid}] [{:NotTheTwenty}]"
                ),
            ],
            None,
        ),
    ),
    *phrase(
        "IntoTheEndZone",
        "into the end zone",
        "(that|which) (reach|reaches|go into|goes into|land in|lands in) the end zone",
        "(reaching|going into|landing in) the end zone",
    ),
    *phrase("Spotted", "placed", "spotted", "put", "brought out", "returned"),
    *phrase(
        "NotTheTwenty",
        "instead",
        "(instead of|rather than|not) [(at|on|from)] (the|their [own]|your [own]) 20"
        " [{:YardLineSaid}]",
    ),
    *phrase("GoesInto", f"{_REACHES} the end zone", "(is|would be) a touchback"),
    *_begins(),
    *construct(
        "Touchback", Reaching, f"{_WHEN} {{of:OnePunt}} {{:GoesInto}} , {{begins:BeginsAt}}"
    ),
    *construct(
        "Touchback", Reaching, f"{_WHEN} {{of:OnePunt}} {_INTO_THEIRS} , {{begins:BeginsAt}}"
    ),
    *construct("OnePunt", Kicks, "{who:Whose} punt", ["one of {who:Whose} punts"]),
    *construct("OnePunt", Kicks, "a punt", ["any punt", "either player's punt"], who="each player"),
    *construct("OnePunt", Kicks, "{who:Who[base]} punt and (it|the punt|the ball)"),
    *construct("OnePunt", Kicks, "{who:Who[third]} punts and (it|the punt|the ball)"),
    *construct("Modifier", None, "{=:Touchback}", views={WHOLE: read_as(_of_all)}),
    *construct(
        "NextTouchback",
        Reaching,
        (
            "if {of:IfKickedPunts} and (it|the punt|that punt|the ball) {:GoesInto} ,"
            " {begins:BeginsAt}"
        ),
        ["if {of:NextPunts[sg]} {:GoesInto} , {begins:BeginsAt}"],
    ),
    *construct(
        "NextTouchback",
        Reaching,
        (
            "if {of:IfKickedPunts} and (it|the punt|that punt|the ball) "
            f"{_INTO_THEIRS} , {{begins:BeginsAt}}"
        ),
        [f"if {{of:NextPunts[sg]}} {_INTO_THEIRS} , {{begins:BeginsAt}}"],
    ),
    *construct("For", None, "{=:NextTouchback}", views={WHOLE: read_as(_of_the_next)}),
    # Said of the punts that were named before
    *construct(
        "Item",
        syntax.Aside,
        f"{_WHEN} (it|the punt|that punt|the ball|one) {{:GoesInto}} , {{least:PuntReturned}} .",
        printed=False,
        about="punt into the end zone",
    ),
    *construct(
        "PuntReturned", None, "{=:BeginsAt}", views={WHOLE: read_as(lambda begins: begins.to)}
    ),
]
