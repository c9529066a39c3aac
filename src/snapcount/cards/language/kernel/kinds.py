"""Kinds of nodes that are many: every effect, every condition, every number.

`isinstance` asks each type of a union in turn, and there are a hundred effects. These know for each
type of nodes whether it is one of them.
"""

from __future__ import annotations

from typing import Any, Final, final, get_args

from snapcount.cards.language.kernel.contents import contents
from snapcount.cards.nouns import Condition, Number
from snapcount.cards.tree import Effect


@final
class Kinds:
    """Types of nodes, single ones and unions. `thing in kinds` is what `isinstance` would say."""

    def __init__(self, *kinds: Any) -> None:
        self.kinds: tuple[type, ...] = tuple(
            one for each in kinds for one in (get_args(each) or (each,))
        )
        self._known: dict[type, bool] = {}

    def __contains__(self, thing: object) -> bool:
        return self._has(type(thing))

    def _has(self, kind: type) -> bool:
        found = self._known.get(kind)
        if found is None:
            found = self._known[kind] = issubclass(kind, self.kinds)
        return found

    def inside(self, thing: Any) -> bool:
        """Whether one of them stands in this, at any depth."""
        return any(type(kind) is not str and self._has(kind) for kind in contents(thing))


EFFECTS: Final = Kinds(Effect)
CONDITIONS: Final = Kinds(Condition)
NUMBERS: Final = Kinds(Number)
