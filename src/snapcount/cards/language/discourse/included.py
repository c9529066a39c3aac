"""Who is one of those Players: `each of your Players on the field, including this one`.

It goes without saying, so that nothing is read where it isn't so: on a card that is no Player, of
Players of whom this one is none, and of those among whom some are chosen.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from snapcount.cards.language.kernel.contents import contents
from snapcount.cards.language.kernel.doers import DOER, OWN
from snapcount.cards.language.kernel.walk import changed
from snapcount.cards.language.meaning.check import NOT_ON_A_PLAYER
from snapcount.cards.language.meaning.refusal import Refusal
from snapcount.cards.language.nouns.traits import Including
from snapcount.cards.nouns import Choose, Group

_OURS: Final = (None, DOER, OWN, "you", "each player")


def with_included(row: list[Any], on_player: bool) -> list[Any]:
    """The sentences with groups of whom this Player is known to be one."""
    if Including not in contents(row):
        return row
    if not on_player:
        raise Refusal("no-antecedent", NOT_ON_A_PLAYER)
    return [changed(said, _known) for said in row]


def _known(part: Any) -> Any:
    if isinstance(part, Choose) and isinstance(part.group, Including):
        raise Refusal("unexpected", "is this Player chosen? Write “this Player and …”")
    if not isinstance(part, Including):
        return part
    if part.whose not in _OURS or part.where == "bench" or part.other or part.state or part.rank:
        raise Refusal("unexpected", "this Player isn't always one of them")
    return Group(*msgspec.structs.astuple(part))
