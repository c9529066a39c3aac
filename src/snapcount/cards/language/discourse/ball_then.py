"""Toward whose end zone the ball is moved, when what a sentence waits for has come.

`Whenever you intercept a pass, move the ball toward your opponent's end zone` is carried out in the
possession that follows (T-4, P-1): then you have the ball, whichever side the card is for. Where it
is not known who has it then, that is asked.
"""

from __future__ import annotations

from typing import Any, Final

from snapcount.cards.language.kernel import syntax
from snapcount.cards.language.kernel.walk import within
from snapcount.cards.language.meaning.refusal import Refusal
from snapcount.cards.nouns import OnSide
from snapcount.cards.tree import If, MoveBall

_FOE: Final = {"you": "opponent", "opponent": "you"}
_ANYONES: Final = "anyone"
_GIVES: Final = frozenset(
    {
        "a turnover on downs happens",
        "a fumble happens",
        "an interception happens",
        "a punt is made",
        "a field goal is made",
        "a field goal is missed",
    }
)
"""What happens to whoever has the ball, and gives it to the other player."""
_ENDS: Final = frozenset({"a turnover happens", "a possession ends"})
"""What ends a possession, after which either may have the ball: a Pick Six leaves it (P-2)."""


def ball_then(said: Any, has_it: str | None = None) -> Any:
    """The same with the ball moved forward or back, where it is known who has it then."""
    if isinstance(said, syntax.Sided) and isinstance(said.effect, MoveBall) and has_it is not None:
        return _moved(said, said.effect, has_it)
    if isinstance(said, syntax.Occurs):
        has_it = _has_ball(said.occasion) or has_it
    return within(said, lambda part: ball_then(part, has_it), syntax.Syntax)


def _has_ball(occasion: Any) -> str | None:
    """Who has the ball when that has happened; None if it is whoever had it before."""
    if isinstance(occasion, syntax.AnyOccasion):
        each = {_has_ball(one) for one in occasion.occasions}
        return each.pop() if len(each) == 1 else _ANYONES
    event, who = occasion.event, occasion.who
    if event == "a possession starts":
        return who if who in _FOE else _ANYONES
    if event in _GIVES:
        return _FOE.get(who, _ANYONES)
    return _ANYONES if event in _ENDS else None


def _moved(said: syntax.Sided, ball: MoveBall, has_it: str) -> Any:
    """Toward a player's end zone is forward for the other one."""
    who = said.who
    if who not in _FOE:  # the offense's, or the defense's, which is whose it is then
        return said
    if has_it != _ANYONES:
        if (who == has_it) != (said.side == "offense"):
            raise Refusal("unexpected", "which way is that for whoever has the ball then?")
        return ball
    if said.side == "offense":  # said once
        raise Refusal("unexpected", "which way is that for whoever has the ball then?")
    toward = OnSide(who, "offense")
    return If(toward, (MoveBall(_back(ball)),), (ball,))


def _back(ball: MoveBall) -> Any:
    if not isinstance(ball.yards, int):
        raise Refusal("unexpected", "who has the ball then? Write “forward” or “back”")
    return -ball.yards
