"""When a card is played, said by what happens then: a Player is named, the plays are revealed.

`AnyTimeThat` stands before what has to be so, in every line that says when: `when`, `whenever`,
`any time`.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from snapcount.cards.language.kernel.construct import (
    WHOLE,
    Construct,
    construct,
    phrase,
    read_as,
    word,
)
from snapcount.cards.language.meaning.normal import normal, opposite
from snapcount.cards.nouns import AllOf, Called, Condition, OnSide
from snapcount.cards.tree import Timing

_SIDE: Final = {"you": "offense", "opponent": "defense"}
_OTHER: Final = {"offense": "defense", "defense": "offense"}
_AFTER: Final = "after player designation"
_BEFORE_REVEAL: Final = ("start of a possession", "start of a down", "prior to selecting a play")
_SINCE_REVEAL: Final = (
    "on field adjustments",
    "stopped",
    "incomplete",
    "before player designation",
    "after player designation",
    "end of the play",
)


class Part(msgspec.Struct, frozen=True):
    """A timing point, a condition or both."""

    points: tuple[str, ...] = ()
    condition: Any = None
    once_per: str | None = None
    over: bool = False
    """Whether it is asked of a play that is over."""


class Naming(msgspec.Struct, frozen=True):
    """Somebody names a Player as a runner, a receiver or a tackler."""

    role: str
    who: str | None = None


def own_possession(whose: str) -> Any:
    """In one's own possession one is on offense."""
    return OnSide("you", _SIDE[whose]) if whose in _SIDE else None  # type: ignore[arg-type]


def _named(said: Naming) -> Part | None:
    """There is a runner on a Run alone, a receiver on a Pass (F-9)."""
    asked: list[Condition] = []
    if said.who is not None:
        side = said.who if said.who in _OTHER else _SIDE.get(said.who)
        ours = "defense" if said.role == "tackler" else "offense"
        if side is None or (said.who in _OTHER and said.who != ours):
            return None
        if said.who in _SIDE:
            mine = side if ours == "offense" else _OTHER[side]
            asked.append(OnSide("you", mine))  # type: ignore[arg-type]
    if said.role in ("runner", "receiver"):
        asked.append(Called("offense", ("run" if said.role == "runner" else "pass",)))
    condition = normal(AllOf(tuple(asked))) if len(asked) > 1 else asked[0] if asked else None
    return Part((_AFTER,), condition)


_ROLES: Final = {
    "runner": "(runner|Player to run [with the ball])",
    "receiver": "(receiver|Player to receive [the ball|the pass])",
    "ball carrier": "ball carrier",
    "tackler": "(tackler|Player to tackle)",
}
_AN: Final = "(a|the|their|their@opponent|their@offense|their@defense|your)"

TIMING_SHAPES: Final[list[Construct]] = [
    *phrase("AnyTimeThat", "when", "whenever", "[at] (any time|anytime) [when|that]"),
    # At any of its own timing points
    *construct(
        "TimingPart",
        Part,
        "[[at] (any time|anytime)] during {condition:OwnPossession} [own] possession",
        ["(on|in) {condition:OwnPossession} [own] possession"],
        printed=False,
    ),
    *construct("OwnPossession", None, "{=:Whose}", views={WHOLE: read_as(own_possession)}),
    *construct(
        "TimingPart",
        Part,
        "[at] (any time|anytime) before {:TheReveal}",
        printed=False,
        points=_BEFORE_REVEAL,
    ),
    *construct(
        "TimingPart",
        Part,
        "[at] (any time|anytime) after {:TheReveal}",
        printed=False,
        points=_SINCE_REVEAL,
    ),
    *phrase(
        "TheReveal",
        "plays are revealed",
        "(the|both|either|any) [called] (play is|plays are) revealed",
        "(a|the) [called] play is revealed",
        "(both players|you and your opponent) reveal their plays",
    ),
    # Somebody is named
    *construct("TimingPart", None, "{=:NamedThen}", views={WHOLE: read_as(_named)}),
    *construct(
        "NamedThen",
        Naming,
        "{:RightAfter} {who:Who[base]} designate {role:AsNamed}",
        ["{:RightAfter} {who:Who[third]} designates {role:AsNamed}"],
    ),
    *construct(
        "NamedThen",
        Naming,
        "{:RightAfter} {role:AsNamed} is designated",
    ),
    *phrase("RightAfter", "after", "[immediately|right] (after|once|{:AnyTimeThat})"),
    *(
        each
        for role, noun in _ROLES.items()
        for each in word("AsNamed", role, f"the {role}", f"{_AN} {noun}")
    ),
    # When it is not played
    *construct("NotPlayed", Timing, "{condition:NotThen}", printed=False, points=()),
    *construct(
        "NotThen",
        None,
        "{=:Leading}",
        ["(if|while|when) {=:NowCondition}", "during {=:OwnPossession} possession"],
        views={WHOLE: read_as(lambda asked: normal(opposite(asked)))},
    ),
]
