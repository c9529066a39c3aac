"""`Your possession`, where it is the one that comes of what is waited for.

`Whenever you intercept a pass, your possession starts …` speaks of the one that follows. Without
such an occasion the words may mean the one that is going on.
"""

from __future__ import annotations

from typing import Any, Final

from snapcount.cards.language.game.starts import NEXT
from snapcount.cards.language.kernel import syntax
from snapcount.cards.language.kernel.contents import contents
from snapcount.cards.language.kernel.walk import exchanged, within
from snapcount.cards.language.meaning.refusal import Refusal

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


def of_coming_possessions(row: list[Any]) -> list[Any]:
    """The sentences of a text, with `your possession` as the next one after what ends this one."""
    if syntax.COMING_POSSESSION not in contents(row):
        return row
    done = [_told(each) for each in row]
    if syntax.COMING_POSSESSION in contents(done):
        raise Refusal("unexpected", "which possession? Write “your next possession”")
    return done


def _told(said: Any) -> Any:
    if isinstance(said, syntax.Occurs) and _ends(said.occasion):
        return exchanged(said, syntax.COMING_POSSESSION, NEXT)
    return within(said, _told, syntax.Syntax)


def _ends(occasion: Any) -> bool:
    each = occasion.occasions if isinstance(occasion, syntax.AnyOccasion) else (occasion,)
    return all(getattr(one, "event", "") in ENDS for one in each)
