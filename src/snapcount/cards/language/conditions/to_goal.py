"""How far it is to an end zone: `you have 5 yards or less to your opponent's end zone`.

To `the end zone` it is as far as the offense has to go. To somebody's it is said of where the ball
lies, on either side of the field; whoever has so far to go is on offense.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from snapcount.cards.language.conditions.asking import asks, seen
from snapcount.cards.language.conditions.comparing import Measured, measured
from snapcount.cards.language.kernel.construct import (
    WHOLE,
    Construct,
    construct,
    phrase,
    read_as,
)
from snapcount.cards.language.kernel.lists import listed
from snapcount.cards.language.meaning.normal import normal
from snapcount.cards.language.nouns.bounds import Bound, bounded
from snapcount.cards.language.nouns.this_play import Plays
from snapcount.cards.nouns import AllOf, AnyOf, BallWithin, Not, TheYardsToGoal


class ToGoal(msgspec.Struct, frozen=True):
    """How far it is to whose end zone, and who has so far to go; None: the offense's way."""

    bounds: tuple[Bound, ...]
    whose: Any = None
    who: Any = None


def _lies(whose: Any, bound: Bound) -> Any:
    """That the ball lies within these bounds of that end zone."""
    parts: list[Any] = []
    if bound.high is not None:
        parts.append(BallWithin(bound.high, whose))
    if bound.low:
        parts.append(Not(BallWithin(bound.low - 1, whose)))
    if not parts:
        return None
    return parts[0] if len(parts) == 1 else AllOf(tuple(parts))


def _to_goal(said: ToGoal) -> Any:
    if said.whose is None:
        asked = measured(Measured(TheYardsToGoal(), said.bounds))
    else:
        several = [_lies(said.whose, bound) for bound in said.bounds]
        asked = several[0] if len(several) == 1 else AnyOf(tuple(several))
        asked = None if None in several else asked
    if asked is None:
        return None
    return normal(Plays(said.who, ()).asked(asked))


TO_GOAL: Final[list[Construct]] = [
    *bounded("YardsAway", "yard", "yards", bare=True),
    *listed("YardsAwayOr", "YardsAway", "or"),
    *phrase("EndZone", "end zone", "(end zone|endzone|goal line|goal)"),
    *phrase("AwayFrom", "from", "(from|away from|short of|off)"),
    *phrase("LeftTo", "to", "[left] to [go (to|until)|reach]", "left (before|until)", "from"),
    *(
        each
        for goal, fixed in (("the {:EndZone}", {"whose": None}), ("{whose:Whose} {:EndZone}", {}))
        for each in (
            *asks(
                ToGoal,
                f"{{:TheBall}} ~is {{bounds:YardsAwayOr}} {{:AwayFrom}} {goal}",
                f"there ~are {{bounds:YardsAwayOr}} {{:LeftTo}} {goal}",
                category="ToGoal",
                printed=False,
                who=None,
                **fixed,
            ),
            *asks(
                ToGoal,
                f"{{who:Who[p]}} ~is {{bounds:YardsAwayOr}} {{:AwayFrom}} {goal}",
                f"{{who:Who[p]}} ~is {{bounds:WithinYards}} of {goal}",
                f"{{who:Who[p]}} ~has {{bounds:YardsAwayOr}} {{:LeftTo}} {goal}",
                category="ToGoal",
                printed=False,
                **fixed,
            ),
        )
    ),
    *asks(
        ToGoal,
        "{:TheBall} ~is {bounds:WithinYards} of the {:EndZone}",
        category="ToGoal",
        printed=False,
        who=None,
        whose=None,
    ),
    *asks(
        ToGoal,
        "{who:Who[p]} ~needs {bounds:YardsAwayOr} (for|to score) a touchdown",
        "{who:Who[p]} ~has {bounds:YardsAwayOr} to go for a touchdown",
        category="ToGoal",
        printed=False,
        whose=None,
    ),
    *construct(
        "WithinYards",
        None,
        "within {=:Int} yards",
        views={WHOLE: read_as(lambda most: (Bound(None, most),))},
    ),
    *seen("ToGoal", read_as(_to_goal)),
]
