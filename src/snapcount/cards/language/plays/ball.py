"""The ball: moved forward and back, toward an end zone, and placed on a yard line."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from snapcount.cards.language.kernel import syntax
from snapcount.cards.language.kernel.construct import Construct, Guard, construct, phrase, read_as
from snapcount.cards.language.kernel.template import WHOLE
from snapcount.cards.language.kernel.views import UNSAID
from snapcount.cards.language.nouns.numbers import MINUS, PLUS
from snapcount.cards.nouns import Capped, Compare, Half, Minus, TheYardsToGoal
from snapcount.cards.tree import If, MoveBall, PlaceBall


def _either_way(yards: int) -> syntax.Either:
    return syntax.Either(deeds=(MoveBall(yards), MoveBall(-yards)))


class MovedShort(msgspec.Struct, frozen=True):
    """The ball goes forward, but no closer to the end zone than that line."""

    yards: int
    line: int
    whose: Any = None


def _moved_short(said: MovedShort) -> Any:
    """A ball that is at the line, or past it, stays there."""
    to_goal = TheYardsToGoal()
    moved = MoveBall(Capped(Minus(to_goal, said.line), said.yards))
    short = If(Compare(to_goal, "at least", said.line + 1), (moved,))
    if said.whose is None:
        return short
    return syntax.Sided(who=said.whose, side="defense", effect=short)


_FORWARD: Final = (
    "move the ball forward {yards:Yards}",
    "{:MoveBall} the ball {:Forward} {yards:Yards}",
    "{:MoveBall} the ball {yards:Yards} {:Forward}",
    "advance the ball {yards:Yards} [from its current spot]",
    "the ball (moves|is moved) {:Forward} {yards:Yards}",
    "the ball (moves|is moved) {yards:Yards} {:Forward}",
    "{:MoveBall} the ball {yards:Yards} {:Toward} the defense's [own] end zone",
)


_NO_CLOSER: Final = "[,] [but] ((no|not) (closer|nearer) than|not inside)"
_NO_FARTHER: Final = (
    f"({_NO_CLOSER}|[,] [but] ((no|not) (farther|further) than|(not|never) (past|beyond)))"
)
"""Of a line that is on one side of the field by its owner, and may be on either without."""
_LINE: Final = "{line:HalfYardLine} [{:YardLineSaid}]"


def _short(category: str, *ends: str) -> list[Construct]:
    ints = [each.replace("{yards:Yards}", "{yards:IntYards}") for each in _FORWARD]
    first, *frames = [f"{each} {end}" for end in ends for each in ints]
    return [
        *construct(category, MovedShort, first, frames),
        *construct("Effect", None, f"{{=:{category}}}", views={WHOLE: read_as(_moved_short)}),
    ]


BALL: Final[list[Construct]] = [
    *phrase("Forward", "forward", "ahead", "up", "(further|farther) ahead", "downfield"),
    *phrase("Back", "back", "backward", "backwards", "(further|farther) back"),
    *phrase("GoalLine", "goal line", "goal", "end zone"),
    *phrase("MoveBall", "move", "(push|place|spot|bring)"),
    *construct("Effect", MoveBall, _FORWARD[0], _FORWARD[1:], views={"yards": PLUS}),
    # Forward, but only so far
    *_short("MovedShort", f"{_NO_CLOSER} the {_LINE}", f"{_NO_FARTHER} the defense's {_LINE}"),
    *_short("MovedShortOf", f"{_NO_FARTHER} {{whose:Whose}} [own] {_LINE}"),
    *construct(
        "Effect",
        MoveBall,
        "move the ball back {yards:Yards}",
        [
            "{:MoveBall} the ball {:Back} {yards:Yards}",
            "{:MoveBall} the ball {yards:Yards} {:Back}",
            "the ball (moves|is moved) {:Back} {yards:Yards}",
            "the ball is moved {:Back} {yards:Yards} {:Toward} the offense's [own] end zone",
            "the ball (moves|is moved) {yards:Yards} {:Back}",
            "{:MoveBall} the ball {yards:Yards} [{:Back}] {:Toward} the offense's [own] end zone",
            "{:MoveBall} the ball {:Back} {yards:Yards} {:Toward} the offense's [own] end zone",
        ],
        views={"yards": MINUS},
    ),
    # One way or the other
    *phrase(
        "EitherWay", "in either direction", "either way", "forward or {:Back}", "{:Back} or forward"
    ),
    *construct(
        "Effect",
        None,
        "{:MoveBall} the ball {=:IntYards} {:EitherWay}",
        [
            "{:MoveBall} the ball {:EitherWay} {=:IntYards}",
            "the ball is moved {=:IntYards} {:EitherWay}",
        ],
        views={WHOLE: read_as(_either_way)},
    ),
    *construct(
        "HalfWay",
        MoveBall,
        "{:MoveBall} the ball [{:Forward}] half the distance to the {:GoalLine}",
        ["the ball (moves|is moved) [{:Forward}] half the distance to the {:GoalLine}"],
        yards=Half(TheYardsToGoal()),
    ),
    *phrase("HalfTheWay", "half the distance to the (goal line|goal|end zone)"),
    *construct("Effect", None, "{=:HalfWay}", views={WHOLE: UNSAID}),
    *phrase("Moves", "moves", "is moved"),
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
        "{:MoveBall} the ball {effect:MovedBack} [{:Back}] {:Toward} {who:Whose} [own] end zone",
        ["the ball {:Moves} {effect:MovedBack} [{:Back}] {:Toward} {who:Whose} [own] end zone"],
        side="offense",
    ),
    *construct(
        "Effect",
        PlaceBall,
        "place the ball on {whose:Whose} {yards:YardLine}",
        [
            ("{:MoveBall} the ball (on|to|at) {whose:Whose} [own] {yards:YardLine} [yard line]"),
            "advance the ball to {whose:Whose} [own] {yards:YardLine} [yard line]",
            (
                "(start|begin) this (possession|drive) (at|on|from) {whose:Whose} [own]"
                " {yards:YardLine} [yard line]"
            ),
            "put the ball (on|at) {whose:Whose} [own] {yards:YardLine} [yard line]",
            ("the ball is placed (on|at) {whose:Whose} [own] {yards:YardLine} [yard line]"),
        ],
    ),
    *construct(
        "Effect",
        PlaceBall,
        "{:MoveBall} the ball (on|to|at) the {yards:YardLine}",
        [
            "{:MoveBall} the ball (on|to|at) the {yards:YardLine} yard line",
            "the ball is placed (on|at) the {yards:YardLine} [yard line]",
            (
                "the ball (stops|is stopped|is spotted|is put) (on|at) the {yards:YardLine}"
                " [yard line]"
            ),
        ],
        printed=False,
        whose=syntax.NOBODYS_LINE,
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
