"""A player of the game who is chosen: `Choose a player. That player draws two Action cards.`"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from snapcount.cards.language.kernel import syntax
from snapcount.cards.language.kernel.construct import WHOLE, Construct, construct, phrase, read_as
from snapcount.cards.language.sentences.bound import as_player


class TheyDo(msgspec.Struct, frozen=True):
    """What the one who is chosen does."""

    deeds: tuple[Any, ...]


def _either(said: TheyDo) -> syntax.OneOf:
    """It is yours to choose which of the two does it."""
    options = tuple(
        tuple(syntax.By(who=who, deed=as_player(deed, who)) for deed in said.deeds)
        for who in ("you", "opponent")
    )
    return syntax.OneOf(options=options, who="you")


CHOSEN_PLAYER: Final[list[Construct]] = [
    *phrase("OnePlayer", "a player", "(either|any|target|one) player"),
    *construct(
        "TheyDo",
        TheyDo,
        "choose {:OnePlayer} (.|;|,|and) that player {deeds:DeedsOf[third]}",
        [
            "target player {deeds:DeedsOf[third]}",
            "(a|the|either|any) player of your choice {deeds:DeedsOf[third]}",
        ],
    ),
    *construct("Core[stop]", None, "{=:TheyDo}", views={WHOLE: read_as(_either)}),
]
