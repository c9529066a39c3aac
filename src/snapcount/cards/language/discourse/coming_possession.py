"""`Your possession`, where it is the one that comes of what is waited for.

`Whenever you intercept a pass, your possession starts …` speaks of the one that follows. Without
such an occasion the words may mean the one that is going on.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from snapcount.cards.language.game.starts import NEXT
from snapcount.cards.language.kernel import syntax
from snapcount.cards.language.kernel.contents import contents
from snapcount.cards.language.kernel.walk import changed, exchanged, parts, within
from snapcount.cards.language.meaning.refusal import Refusal

replace = msgspec.structs.replace

ENDS: Final = frozenset(
    {
        "a touchdown is scored",
        "a field goal is made",
        "a field goal is missed",
        "a safety is scored",
        "a turnover happens",
        "a fumble happens",
        "an interception happens",
        "a turnover on downs happens",
        "a punt is made",
        "points are scored",
        "a possession ends",
        "a half ends",
    }
)
"""What a new possession follows."""

_GIVES_THE_BALL: Final = ENDS - {
    "a safety is scored",
    "points are scored",
    "a possession ends",
    "a half ends",
}
"""After what the other player has the ball than who did that, or whom it befell (P-2)."""


def of_coming_possessions(row: list[Any]) -> list[Any]:
    """The sentences of a text, with `your possession` as the next one after what ends this one."""
    if syntax.COMING_POSSESSION not in contents(row):
        return row
    done = [_told(each) for each in row]
    if syntax.COMING_POSSESSION in contents(done):
        raise Refusal("unexpected", "which possession? Write “your next possession”")
    return done


_OF_THE_OTHER: Final = {"you": "opponent", "opponent": "you"}


def _told(said: Any) -> Any:
    if isinstance(said, syntax.Occurs | syntax.OccursIf) and _ends(said.occasion):
        whose = _whose(said.then)
        occasion = changed(said.occasion, lambda each: _lost_to(each, whose))
        return exchanged(replace(said, occasion=occasion), syntax.COMING_POSSESSION, NEXT)
    return within(said, _told, syntax.Syntax)


def _whose(said: Any) -> Any:
    """Whose the possession is that comes of it, if one player's alone."""
    found = {
        each.of
        for each in parts(said)
        if isinstance(each, syntax.Lasts) and each.duration == syntax.COMING_POSSESSION
    }
    return found.pop() if len(found) == 1 else None


def _lost_to(part: Any, whose: Any) -> Any:
    """Of an interception without a name, the one that gives that player the ball."""
    if not isinstance(part, syntax.Occasion) or part.event not in _GIVES_THE_BALL:
        return part
    if whose in _OF_THE_OTHER and part.who == whose:
        raise Refusal("unexpected", "the other player has the ball then; write whose “next” one")
    return replace(part, who=part.who or _OF_THE_OTHER.get(whose))


def _ends(occasion: Any) -> bool:
    each = occasion.occasions if isinstance(occasion, syntax.AnyOccasion) else (occasion,)
    return all(getattr(one, "event", "") in ENDS for one in each)
