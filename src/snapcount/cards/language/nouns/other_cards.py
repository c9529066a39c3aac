"""Other cards than this one: `if you have no other Action cards in your hand`.

An Action card that resolves is no longer in a hand, nor in a discard pile yet, so that all cards
there are others. When it is played it is still in the hand: there it is left out of the count.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from snapcount.cards.language.kernel import syntax
from snapcount.cards.language.kernel.walk import within
from snapcount.cards.language.meaning.refusal import Refusal
from snapcount.cards.language.meaning.scene import Scene
from snapcount.cards.nouns import Compare, CountCards

replace = msgspec.structs.replace

OTHER_ACTIONS: Final[Any] = "other action"
"""The Action deck, of whose cards all but this one are meant."""


def settled(said: Any, scene: Scene) -> Any:
    """What is said of other cards, on the card that it stands on."""
    if not scene.action:
        raise Refusal("unexpected", "other than which card? This one is in no hand")
    if isinstance(said, syntax.When):
        return _counted(said, 1)
    return _counted(said, 0)


def _counted(part: Any, more: int) -> Any:
    """The same with the cards as they lie there: `more` of them than the others."""
    if isinstance(part, CountCards) and part.deck == OTHER_ACTIONS:
        _must_be_yours(part)
        if more:
            raise Refusal("unexpected", "write how many other cards there must be")
        return replace(part, deck="action")
    if isinstance(part, Compare) and isinstance(part.right, int):
        left = part.left
        if isinstance(left, CountCards) and left.deck == OTHER_ACTIONS:
            _must_be_yours(left)
            return Compare(replace(left, deck="action"), part.how, part.right + more)
    return within(part, lambda each: _counted(each, more))


def _must_be_yours(cards: CountCards) -> None:
    if cards.whose != "you":
        raise Refusal("unexpected", "other than which card? This one is in your hand")
