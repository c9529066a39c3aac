"""Where possessions start (P-2): nearer to an end zone than they would, or on a yard line.

It is said of all of somebody's possessions, or of the next one. `Your possession` alone is the one
that comes of what is waited for (`discourse.coming_possession`).
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from snapcount.cards.language.kernel import syntax
from snapcount.cards.language.kernel.construct import Construct, View, construct, phrase, read_as
from snapcount.cards.language.kernel.template import WHOLE
from snapcount.cards.language.nouns.numbers import MINUS, PLUS
from snapcount.cards.tree import Lasting, ModifyStart, StartIs

NEXT: Final = "next possession"


class Spot(msgspec.Struct, frozen=True):
    """A yard line, from the own end zone of whoever has the ball, or so much nearer or farther.

    `instead_of`: where it would be by the rules.
    """

    yards: int
    nearer: bool = False
    instead_of: int | None = None


class Starts(msgspec.Struct, frozen=True):
    """Whose possessions start there."""

    who: Any
    spot: Spot


class WouldStart(msgspec.Struct, frozen=True):
    """Whose possessions that would start on one line start on another."""

    who: Any
    usual: int
    spot: Spot


def _moved(said: WouldStart) -> Any:
    spot = said.spot
    if spot.instead_of is not None:
        return None
    to = said.usual + spot.yards if spot.nearer else spot.yards
    return StartIs(to, said.who, said.usual) if 0 < to < 100 else None


def _moved_next(said: WouldStart) -> Any:
    modifier = _moved(said)
    return None if modifier is None else Lasting(modifier, NEXT)


def _modifier(said: Starts) -> Any:
    if said.spot.nearer:
        return ModifyStart(said.spot.yards, said.who)
    return StartIs(said.spot.yards, said.who, said.spot.instead_of)


def _starts(made: Any) -> Starts | None:
    if isinstance(made, ModifyStart):
        return Starts(made.who, Spot(made.by, nearer=True))
    if not isinstance(made, StartIs):
        return None
    return Starts(made.who, Spot(made.to, instead_of=made.instead_of))


def _starts_next(made: Any) -> Starts | None:
    if not isinstance(made, Lasting) or made.duration != NEXT or made.of is not None:
        return None
    return _starts(made.modifier)


def _coming(said: Starts) -> syntax.For:
    lasts = syntax.Lasts(duration=syntax.COMING_POSSESSION, of=said.who)
    return syntax.For(clause=syntax.Stands(modifier=_modifier(said)), lasts=lasts)


ALL: Final = View("possessions start", build=_modifier, match=_starts)
THE_NEXT: Final = View(
    "the next possession starts",
    build=lambda said: Lasting(_modifier(said), NEXT),
    match=_starts_next,
)
FAR: Final = View(
    "from the other end zone",
    build=lambda line: 100 - line,
    match=lambda yards: 100 - yards if yards > 50 else None,
)

_PEOPLE: Final = (
    # Who has the ball, and whose possessions those are; the own end zone, and the other one
    (
        "you",
        "your",
        "your [own]",
        (
            "(your opponent's|their|the opponent's|an opponent's|their@opponent|opposing"
            "|the opposing|the other)"
        ),
    ),
    (
        "opponent",
        "(your opponent's|the opponent's|their)",
        "(their|your opponent's) [own]",
        "(your [own]|their opponent's)",
    ),
    ("offense", "(the offense's|their)", "(their|the offense's) [own]", "the defense's"),
    (
        "each player",
        "(each player's|both players'|every player's|all)",
        "(their|the offense's) [own]",
        "(their opponent's|the opponent's|the defense's)",
    ),
)
_SUBJECTS: Final = {
    "you": "you (start|begin|take over)",
    "opponent": "(your opponent (starts|begins|takes over)|they@opponent (start|begin|take over))",
    "offense": "(the offense (starts|begins|takes over)|they@offense (start|begin|take over))",
    "each player": "each player (starts|begins|takes over)",
}
_LINE: Final = "{yards:HalfYardLine} [{:YardLineSaid}]"
_THIS_LINE: Final = "{=:HalfYardLine} [{:YardLineSaid}]"
_USUAL: Final = "{instead_of:HalfYardLine} [{:YardLineSaid}]"
_AT: Final = "(at|on|from)"
_GOAL: Final = "(end zone|goal line|goal)"
_NEW: Final = "[(following|resulting|new)]"
_STARTS: Final = "(starts|begins)"
_BEGIN: Final = "(start|starts|begin|begins)"
_WHENEVER: Final = "(whenever|when|if|each time)"


def _spots(spot: str, own: str, other: str) -> list[Construct]:
    """Where somebody's possession may start."""
    return [
        *phrase(
            f"{spot}Ahead",
            f"closer to {other} end zone",
            f"(closer|nearer) to {other} {_GOAL}",
            f"(farther|further) [away] from {own} {_GOAL}",
            "[(farther|further)] (forward|ahead|downfield|upfield)",
        ),
        *phrase(
            f"{spot}Back",
            f"closer to {own} end zone",
            f"(closer|nearer) to {own} {_GOAL}",
            f"(farther|further) [away] from {other} {_GOAL}",
            "[(farther|further)] (back|backward)",
        ),
        *construct(
            spot,
            Spot,
            f"{{yards:IntYards}} {{:{spot}Ahead}}",
            views={"yards": PLUS},
            nearer=True,
        ),
        *construct(
            spot,
            Spot,
            f"{{yards:IntYards}} {{:{spot}Back}}",
            views={"yards": MINUS},
            nearer=True,
        ),
        *construct(
            spot,
            Spot,
            f"at {own} {{yards:HalfYardLine}}",
            [f"{_AT} ({own}|the) {_LINE}"],
        ),
        *construct(
            spot,
            Spot,
            f"at {other} {{yards:HalfYardLine}}",
            [f"{_AT} {other} {_LINE}"],
            views={"yards": FAR},
        ),
        *construct(
            spot,
            Spot,
            f"at {own} {{yards:HalfYardLine}} instead of {own} {{instead_of:HalfYardLine}}",
            [f"{_AT} ({own}|the) {_LINE} (instead of|rather than) [{_AT}] ({own}|the) {_USUAL}"],
        ),
        *construct(
            spot,
            Spot,
            f"at {other} {{yards:HalfYardLine}} instead of {own} {{instead_of:HalfYardLine}}",
            [f"{_AT} {other} {_LINE} (instead of|rather than) [{_AT}] ({own}|the) {_USUAL}"],
            views={"yards": FAR},
        ),
        *construct(spot, Spot, f"{_AT} midfield", printed=False, yards=50),
        *construct(f"{spot}Usual", None, f"{_AT} ({own}|the) {_THIS_LINE}", printed=False),
        *construct(
            f"{spot}Usual",
            None,
            f"{_AT} {other} {_THIS_LINE}",
            views={WHOLE: FAR},
            printed=False,
        ),
    ]


def _of(who: str, theirs: str, own: str, other: str) -> list[Construct]:
    spot = f"StartOf{who.title().replace(' ', '')}"
    at = f"{{spot:{spot}}}"
    subject = _SUBJECTS[who]
    doer = subject.replace("you (", "[you] (", 1) if who == "you" else subject
    anyone = subject.replace("each player", "(a|any|each|either) player")
    they = "you" if who == "you" else "they"
    begins = anyone.replace("starts|begins|takes over", "start|begin")
    would = begins.replace("(start", "would (start").replace("|take over", "")
    starts, each = "would (start|begin)", "(each|every one|any|all)"
    a, one = f"(a|each|{theirs}|their)", f"[(a|any)] {theirs} possession"
    usual = f"{{usual:{spot}Usual}}"
    doing = "[you]" if who == "you" else they
    again = f"({doing} (start|begin) [it]|(it|the possession|that possession) (starts|begins))"
    return [
        *_spots(spot, own, other),
        *construct(
            "StartsAll",
            Starts,
            f"{theirs} possessions (start|begin) {at}",
            [
                f"(each|every one|all) of {theirs} possessions (start|starts|begin|begins) {at}",
                f"(whenever|when|each time) {anyone} (a|each|another) possession , {again} {at}",
                f"{subject} (each|every) (possession|of {theirs} possessions) {at}",
                f"{subject} all [of] [{theirs}] possessions {at}",
            ],
            who=who,
        ),
        *construct(
            "WouldStart",
            WouldStart,
            f"[{each} of] {theirs} possessions that {starts} {usual} {_BEGIN} {at} [instead]",
            [
                f"{_WHENEVER} {would} {a} possession {usual} , ({begins}|{again}) {at} [instead]",
                f"{_WHENEVER} {would} {usual} , ({begins}|{again}) {at} [instead]",
                f"{_WHENEVER} {one} {starts} {usual} , {again} {at} [instead]",
            ],
            who=who,
        ),
        *construct(
            "WouldStartNext",
            WouldStart,
            f"(if|when) {theirs} next possession {starts} {usual} , {again} {at} [instead]",
            who=who,
        ),
        *construct(
            "StartsNext",
            Starts,
            f"{theirs} next possession {_STARTS} {at}",
            [f"{doer} ({theirs}|their) next possession {at}"],
            who=who,
        ),
        *construct(
            "StartsComing",
            Starts,
            f"{theirs} {_NEW} possession {_STARTS} {at}",
            [f"{doer} [(it|({theirs}|their|the|that) {_NEW} possession)] {at}"],
            who=who,
        ),
    ]


STARTS: Final[list[Construct]] = [
    *(each for people in _PEOPLE for each in _of(*people)),
    *construct("Modifier", None, "{=:StartsAll}", views={WHOLE: ALL}),
    *construct("Modifier", None, "{=:WouldStart}", views={WHOLE: read_as(_moved)}),
    *construct("SaidToLast", None, "{=:WouldStartNext}", views={WHOLE: read_as(_moved_next)}),
    *construct("SaidToLast", None, "{=:StartsNext}", views={WHOLE: THE_NEXT}),
    *construct("For", None, "{=:StartsComing}", views={WHOLE: read_as(_coming)}),
]
