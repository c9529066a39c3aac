"""Players who would be exhausted for having been designated (F-11): `after tackling`.

That somebody is spared from it is said of Players (`roles`); here something else may happen.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from snapcount.cards.language.conditions.players import RoleAsked, role_of
from snapcount.cards.language.kernel import syntax
from snapcount.cards.language.kernel.construct import WHOLE, Construct, construct, read_as
from snapcount.cards.language.nouns.groups import joined
from snapcount.cards.nouns import All, Designated, Group

_EVENT: Final = "a Player would be exhausted"


class Tires(msgspec.Struct, frozen=True):
    """Players, and what they do that would exhaust them."""

    role: str
    players: Any = All(Group())


def _tires(said: Tires) -> syntax.Occasion | None:
    occasion = syntax.Occasion(event=_EVENT, would=True, players=said.players, by="designation")
    if said.role == "any":
        return occasion
    if not isinstance(said.players, All):
        asked = role_of(RoleAsked(said.players, said.role))
        return msgspec.structs.replace(occasion, condition=asked)
    role: Any = said.role
    named = joined(said.players.group, Group(among=Designated(role)))
    return None if named is None else msgspec.structs.replace(occasion, players=All(named))


_WOULD: Final = "would (be|become|get) exhausted"
_DESIGNATED: Final = (
    "((by|from|for|after) (being designated|[Player] Designation)|(in|during) Play Results)"
)

TIRING: Final[list[Construct]] = [
    *construct(
        "WouldHappen",
        syntax.Occasion,
        "{players:Involved} would be exhausted by being designated",
        [f"{{players:Involved}} {_WOULD} {_DESIGNATED}"],
        event=_EVENT,
        would=True,
        by="designation",
    ),
    *construct(
        "WouldHappen",
        syntax.Occasion,
        f"(a|any) Player {_WOULD} {_DESIGNATED}",
        printed=False,
        event=_EVENT,
        would=True,
        players=All(Group()),
        by="designation",
    ),
    *construct("WouldHappen", None, "{=:TiresFor}", views={WHOLE: read_as(_tires)}),
    *construct("TiresFor", Tires, f"{{players:Involved}} {_WOULD} {{role:NamedFor}}"),
    *construct("TiresFor", Tires, f"(a|any) Player {_WOULD} {{role:NamedFor}}"),
]
