"""Effects on the play that is called: its yards, its call, its success and its turnovers."""

from __future__ import annotations

from typing import Literal

from snapcount.cards.nouns import Capped, Counted, Divided, Node, Number, TheX
from snapcount.cards.words import Call, Side, TurnoverKind, Who


class Gain(Node, frozen=True):
    """The offense gains yards: on the play while one is run, else by moving the ball (F-20)."""

    for_the_down = True

    yards: Number


class Lose(Node, frozen=True):
    """The offense loses yards; with `least`, not so many that the play gains less than that."""

    for_the_down = True

    yards: Number
    least: int | None = None


class MultiplyYards(Node, frozen=True):
    """Double or halve the yards of the play; a half is rounded down to a multiple of 5, or up."""

    for_the_down = True

    how: Literal["double", "halve"]
    up: bool = False


class InsteadYards(Node, frozen=True):
    """The play gains (or, below zero, loses) this much instead of its yards gained or lost."""

    for_the_down = True

    yards: Number


class LimitYards(Node, frozen=True):
    """The play gains at most, or at least, this much."""

    for_the_down = True

    how: Literal["at most", "at least"]
    yards: Number


class ChangeBaseYards(Node, frozen=True):
    """Base yards plus or minus; by this alone they come to nothing beyond `no_further`."""

    for_the_down = True

    by: Number
    no_further: int | None = None


class SetBaseYards(Node, frozen=True):
    """The base yards are that many, whatever the Play says (F-10)."""

    for_the_down = True

    to: Number


class MoveBall(Node, frozen=True):
    """Move the ball outside Play Results; below zero toward the offense's end zone (F-20)."""

    yards: Number


class PlaceBall(Node, frozen=True):
    """Put the ball on a yard line, counted from `whose` end zone (F-20)."""

    yards: int
    whose: Who


class PlayCall(Node, frozen=True):
    """A whole play in words: `Short Pass: 15 (0-9)`, or `Run Left`."""

    call: Call
    yards: int | None = None
    catch_low: int | None = None
    catch_high: int | None = None


class Audible(Node, frozen=True):
    """Flip over the top card of `who`'s Play deck; it becomes their play this down (T-7)."""

    for_the_down = True

    who: Who = "you"


class BecomePlay(Node, frozen=True):
    """The offense's called play becomes one of these, chosen by the effect's controller.

    `at_once`: ruled to change the call while the timing point is still open (T-7, E-5). `other`:
    one of these that it is not already.
    """

    for_the_down = True

    plays: tuple[PlayCall, ...]
    at_once: bool = False
    other: bool = False


class BecomeDefense(Node, frozen=True):
    """The defense's call becomes this list of calls, or with `add` gets them as well."""

    for_the_down = True

    calls: tuple[Call, ...]
    add: bool = False


class StopsNoLonger(Node, frozen=True):
    """The defense's call does not stop these plays any more this down."""

    for_the_down = True

    calls: tuple[Call, ...]


class ChooseDefense(Node, frozen=True):
    """The defense's call becomes so many calls (of that kind) that the controller chooses."""

    for_the_down = True

    count: int = 1
    kind: Literal["run", "pass"] | None = None
    add: bool = False


class AlsoPlay(Node, frozen=True):
    """The called play is these calls as well this down, also to a defense; its yards stay."""

    for_the_down = True

    calls: tuple[Call, ...]


class CopyCall(Node, frozen=True):
    """What that side has called becomes what the other side has called.

    The defense stops the offense's play; the offense runs the play on the defense's card.
    """

    for_the_down = True

    side: Side


class CopyDefense(Node, frozen=True):
    """The defense's call becomes what the offense's called Play stops, or with `add` stops that as
    well: what is printed on the card, whatever its side has made of the call."""

    for_the_down = True

    add: bool = False


class RepeatPlay(Node, frozen=True):
    """The offense's called play becomes the last one that `who` ran, with its numbers.

    The play of this down is none of them; whoever has run none changes nothing.
    """

    who: Who = "you"


class NamePlay(Node, frozen=True):
    """The controller names a play, or with `kinds` Run or Pass; it is known for this down.

    `calls`: one of these; with `kinds`, a Run among them stands for all Runs.
    """

    kinds: bool = False
    calls: tuple[Call, ...] = ()


class ReplayDown(Node, frozen=True):
    """F-7, F-19, R-5."""


class MakeResult(Node, frozen=True):
    """The play becomes stopped, successful, incomplete or complete."""

    for_the_down = True

    result: Literal["stopped", "successful", "incomplete", "complete"]


class ChangeCatchRange(Node, frozen=True):
    """Move the ends of the catch range; a wider range has `low` below and `high` above zero.

    With `each`, so much for each of these, or times X.
    """

    for_the_down = True

    low: int = 0
    high: int = 0
    each: Counted | TheX | Capped | Divided | None = None


class SetCatchRange(Node, frozen=True):
    """None: that end stays where it is."""

    for_the_down = True

    low: int | None
    high: int | None


class ChangeStrength(Node, frozen=True):
    """Play Strength plus or minus; it stays one digit (F-5, R-32).

    With `within` it ends at 9 instead of losing its tens digit.
    """

    for_the_down = True

    by: Number
    within: bool = False


class SetStrength(Node, frozen=True):
    for_the_down = True

    to: Number


class Turnover(Node, frozen=True):
    """A live ball turnover (F-17)."""

    for_the_down = True

    kind: TurnoverKind


class CancelTurnover(Node, frozen=True):
    """A live ball turnover of this down does not happen."""


PlayEffect = (
    Gain
    | Lose
    | MultiplyYards
    | InsteadYards
    | LimitYards
    | ChangeBaseYards
    | SetBaseYards
    | MoveBall
    | PlaceBall
    | Audible
    | BecomePlay
    | BecomeDefense
    | StopsNoLonger
    | ChooseDefense
    | AlsoPlay
    | CopyCall
    | CopyDefense
    | RepeatPlay
    | NamePlay
    | ReplayDown
    | MakeResult
    | ChangeCatchRange
    | SetCatchRange
    | ChangeStrength
    | SetStrength
    | Turnover
    | CancelTurnover
)
