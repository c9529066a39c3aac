"""Whom a player of the game designated this down: `if you designated a Running Back to run`.

It is the question who has that role, of a Player of theirs (F-9): nobody designates another's.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from snapcount.cards.language.conditions.asking import asks, seen
from snapcount.cards.language.conditions.players import RoleAsked, role_of
from snapcount.cards.language.conditions.some_players import RoleQuestion, role_asked
from snapcount.cards.language.kernel.construct import Construct, Guard, phrase, read_as
from snapcount.cards.language.kernel.doers import ANYONE
from snapcount.cards.nouns import All, Choose, Designated, HasRole, This

replace = msgspec.structs.replace


class TheyDesignated(msgspec.Struct, frozen=True):
    """Who designated whom, and as what; without a role, as anything."""

    who: str
    players: Any
    role: Any = None


def _asked(said: TheyDesignated) -> Any:
    players = said.players
    if said.who in (ANYONE, "each player"):
        return None
    if isinstance(players, Choose | All):
        if players.group.whose not in (None, said.who):
            return None
        theirs = replace(players, group=replace(players.group, whose=said.who))
        return role_asked(RoleQuestion(theirs, Designated(said.role or "any")))
    if isinstance(players, This) and said.who != "you":
        return None
    return HasRole(players) if said.role is None else role_of(RoleAsked(players, said.role))


_LATER: Final = Guard(
    lambda _: False,
    "the game notes who was designated on the last play alone; write “this down”, or “this Player"
    " was designated on your last play”",
)
_BY_WHOM: Final = Guard(
    lambda _: False,
    "the game notes whose Players that befell, and not by whom; write “one of your Players was”",
)

WHOM_THEY_DESIGNATED: Final[list[Construct]] = [
    *(
        each
        for whom in ("AskedPlayers[third]", "Pointed")
        for each in (
            *asks(
                TheyDesignated,
                f"{{who:Who[p]}} ~designated {{players:{whom}}} [{{:ThisPlayOrDown}}]",
                category="TheyDesignated",
            ),
            *asks(
                TheyDesignated,
                f"{{who:Who[p]}} ~designated {{players:{whom}}} {{role:AsWhat}}"
                " [{:ThisPlayOrDown}]",
                category="TheyDesignated",
            ),
            *asks(
                TheyDesignated,
                f"{{who:Who[p]}} ~designated {{players:{whom}}} {{:EarlierThan}}",
                f"{{who:Who[p]}} ~designated {{players:{whom}}} {{:AsSomething}} {{:EarlierThan}}",
                category="TheyDesignated",
                only=_LATER,
            ),
        )
    ),
    *phrase("AsSomething", "to (run|receive|tackle) [(the|a) (ball|pass)]", "as {:RoleName}"),
    *phrase("RoleName", "[the] (runner|receiver|tackler|ball carrier)"),
    *phrase("EarlierThan", "{:Earlier}", "{:OnLastDown}"),
    *seen("TheyDesignated", read_as(_asked)),
    # Who turned a Player is not noted
    *(
        each
        for turned in ("exhausted", "energized")
        for each in asks(
            TheyDesignated,
            f"{{who:Who[p]}} ~{turned} {{players:AskedPlayers[third]}} {{@:Since}}",
            category="TheyDesignated",
            only=_BY_WHOM,
        )
    ),
]
