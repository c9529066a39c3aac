"""Its owner: the player whose card was cancelled or removed, or whose Player was named last.

Who that is, is asked when it is carried out: what the owner does is done by you if the card is
yours, and else by your opponent.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from snapcount.cards.language import syntax
from snapcount.cards.language.construct import Construct, only_read, word
from snapcount.cards.language.people import ANYONE
from snapcount.cards.nouns import Condition, Group, PlayerIs, That, ThatCardIs
from snapcount.cards.tree import CancelLayer, If

CARD_OWNER: Final = "owner of that card"
PLAYER_OWNER: Final = "owner of that Player"

_ASKED: Final[dict[str, Condition]] = {
    CARD_OWNER: ThatCardIs("you"),
    PLAYER_OWNER: PlayerIs(That(), Group("you")),
}

OWNERS: Final[list[Construct]] = only_read(
    [
        *word(
            "Who[third]",
            CARD_OWNER,
            "its owner",
            "its (owner|controller|player)",
            "(that|the) card's (owner|controller)",
            "that Player's (owner|controller)",
            "the player who (played|plays|used|uses|controls|owns) it",
        ),
        *word(
            "Who[third]",
            PLAYER_OWNER,
            "its owner",
            "its (owner|controller)",
            "that Player's (owner|controller)",
        ),
    ]
)


def owner_in(said: Any) -> str | None:
    """Whose owner a sentence speaks of, if it does."""
    if isinstance(said, str):
        return said if said in _ASKED else None
    if isinstance(said, tuple):
        found = (owner_in(each) for each in said)
    elif isinstance(said, msgspec.Struct):
        found = (owner_in(getattr(said, field)) for field in said.__struct_fields__)
    else:
        return None
    return next((owner for owner in found if owner is not None), None)


def as_owner(said: Any, who: str) -> Any:
    """The same with that player wherever the owner was meant."""
    if isinstance(said, str):
        return who if said in _ASKED or said == ANYONE else said
    if isinstance(said, tuple):
        return tuple(as_owner(each, who) for each in said)
    if not isinstance(said, msgspec.Struct):
        return said
    changed = {field: as_owner(getattr(said, field), who) for field in said.__struct_fields__}
    return msgspec.structs.replace(said, **changed)


def asked_of(owner: str) -> Condition:
    """Whether it is yours."""
    return _ASKED[owner]


def of_the_cancelled(thing: Any, before: Any = None) -> Any:
    """The same, where the owner after a card or ability that is cancelled is that one's.

    The Player who used an ability was named too, and is the same player's.
    """
    if isinstance(thing, tuple):
        found: list[Any] = []
        for each in thing:
            found.append(of_the_cancelled(each, before))
            before = each
        return tuple(found)
    if not isinstance(thing, If):
        return thing
    asked = thing.condition
    if isinstance(before, CancelLayer) and asked == _ASKED[PLAYER_OWNER]:
        asked = _ASKED[CARD_OWNER]
    then = of_the_cancelled(thing.then, before)
    return msgspec.structs.replace(thing, condition=asked, then=then)


def cancelled_unless(said: syntax.Unless) -> syntax.Unless | None:
    """`Cancel an Action card unless its owner …`: one of your opponent's, since it is not yours."""
    if len(said.clauses) != 1 or not isinstance(said.clauses[0], CancelLayer):
        return None
    (layer,) = said.clauses
    if layer.whose not in (None, "opponent"):
        return None
    theirs = msgspec.structs.replace(layer, whose="opponent")
    return as_owner(msgspec.structs.replace(said, clauses=(theirs,)), "opponent")  # type: ignore[no-any-return]
