"""`Place the ball on the 5`, where nobody's 5 is named: the one that a touchdown was driven for.

Elsewhere it may be the line of either player, and has to be said.
"""

from __future__ import annotations

from typing import Any, Final

from snapcount.cards.language.kernel import syntax
from snapcount.cards.language.kernel.contents import contents
from snapcount.cards.language.kernel.walk import exchanged, within
from snapcount.cards.language.meaning.refusal import Refusal

_SCORED: Final = "a touchdown would be scored"


def of_the_line(row: list[Any]) -> list[Any]:
    """The sentences of a text, with a line that is nobody's as the one that is driven for."""
    if syntax.NOBODYS_LINE not in contents(row):
        return row
    done = [_told(each) for each in row]
    if syntax.NOBODYS_LINE in contents(done):
        raise Refusal("unexpected", "whose yard line? Write “your” or “your opponent's”")
    return done


def _told(said: Any) -> Any:
    if isinstance(said, syntax.Occurs | syntax.OccursIf) and _scores(said.occasion):
        return exchanged(said, syntax.NOBODYS_LINE, "defense")
    return within(said, _told, syntax.Syntax)


def _scores(occasion: Any) -> bool:
    each = occasion.occasions if isinstance(occasion, syntax.AnyOccasion) else (occasion,)
    return all(getattr(one, "event", "") == _SCORED for one in each)
