"""What a text says of something that comes later, and that would be read of now, or the reverse.

`The runner cannot be designated on the next play`: who ran now is nobody by then. `The first pass
each possession is incomplete if …` is not the first that meets the condition. `Their next Run is
stopped unless they discard a card` is not offered now.
"""

from __future__ import annotations

from typing import Any, Final

from snapcount.cards.language.kernel.walk import parts
from snapcount.cards.language.meaning.about import speaks_of
from snapcount.cards.language.meaning.refusal import Refusal
from snapcount.cards.nouns import Designated, That
from snapcount.cards.tree import (
    Await,
    BecomePlay,
    Cannot,
    If,
    Lasting,
    MakeResult,
    May,
    OnDesignation,
    SkipDraw,
    Triggered,
)

_WHO_THEN: Final = (
    "unexpected",
    "the runner or tackler of that play is meant then; write “until the end of the possession”",
)
_FIRST_OF_ALL: Final = (
    "two-readings",
    (
        "the first of all, or the first for which that is so? Write “If …, the next … this "
        "possession …”, or leave out “first”"
    ),
)
_OFFERED_THEN: Final = (
    "two-readings",
    (
        "may they do that now, or when that play is called? Write “Whenever they call …, it is … "
        "unless they …”"
    ),
)
_SETTLED: Final = (
    "unexpected",
    "when the Players are designated, it is settled whether the play succeeds (R-14)",
)
_NO_RUNNER: Final = (
    "unexpected",
    "nobody is the runner of a play that becomes a pass; name the Players",
)


_DRAWN: Final = (
    "unexpected",
    (
        "the cards are drawn by then (F-15); write “Do not draw an Action card at the end of this"
        " down” without another time"
    ),
)


def check_comes_later(thing: Any) -> None:
    """Refuse what would be looked up, or asked, at another time than the one that is meant."""
    row = list(parts(thing))
    in_time = [each.ability for each in row if isinstance(each, Await) and skips_draw(each)]
    for part in row:
        match part:
            case Lasting(duration="next play" | "next down"):
                if isinstance(getattr(part.modifier, "players", None), Designated):
                    raise Refusal(*_WHO_THEN)
            case If():
                _check_that(part)
            case Triggered(event="a play is revealed", first=True, condition=asked):
                if asked is not None:
                    raise Refusal(*_FIRST_OF_ALL)
            case May(if_done=()) if part.who != "you" and any(map(_next_time, part.if_not)):
                raise Refusal(*_OFFERED_THEN)
            case Triggered(event="a down ends") if not any(part is each for each in in_time):
                if speaks_of(part.effects, (SkipDraw,)):
                    raise Refusal(*_DRAWN)
            case OnDesignation():
                if any(map(_makes_by_who, parts(part.effects))):
                    raise Refusal(*_SETTLED)
    if any(isinstance(part, BecomePlay) for part in row) and any(map(_not_the_runner, row)):
        raise Refusal(*_NO_RUNNER)


def skips_draw(waiting: Await) -> bool:
    """Whether all that waits for the end of this down is that no card is drawn then."""
    match waiting.ability:
        case Triggered(event="a down ends", effects=(SkipDraw(),), condition=None):
            return waiting.once or waiting.duration == "this down"
    return False


def _makes_by_who(effect: Any) -> bool:
    """`Tackle: If the receiver has a lower rating, the pass becomes incomplete.`"""
    if not isinstance(effect, If) or not speaks_of(effect.condition, (Designated,)):
        return False
    return any(isinstance(each, MakeResult) for each in (*effect.then, *effect.otherwise))


def _not_the_runner(part: Any) -> bool:
    """Whether it is said of the runner of a play that he cannot receive it."""
    if not isinstance(part, Cannot) or part.what != "be designated to receive":
        return False
    return isinstance(part.players, Designated) and part.players.role == "runner"


def _check_that(asked: If) -> None:
    """`If the tackler is a Safety, that Safety cannot … on your next play`: likewise."""
    if not speaks_of(asked.condition, (Designated,)):
        return
    for each in asked.then:
        if (
            isinstance(each, Lasting)
            and each.duration in ("next play", "next down")
            and speaks_of(each, (That,))
        ):
            raise Refusal(*_WHO_THEN)


def _next_time(effect: Any) -> bool:
    """Whether it waits for the next play that is called."""
    if not isinstance(effect, Await) or not effect.once or effect.duration == "this down":
        return False
    return effect.ability.event == "a play is revealed"
