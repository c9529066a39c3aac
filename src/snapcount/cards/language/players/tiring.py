"""Players who are or would be exhausted for having been designated (F-11): `after tackling`.

That somebody is spared from it is said of Players (`roles`); here something else may happen.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from snapcount.cards.language.conditions.players import RoleAsked, role_of
from snapcount.cards.language.events.who_does_so import who_does_so
from snapcount.cards.language.kernel import syntax
from snapcount.cards.language.kernel.construct import WHOLE, Construct, construct, read_as
from snapcount.cards.language.nouns.groups import joined
from snapcount.cards.nouns import All, Designated, Group
from snapcount.cards.tree import Cannot


class Tires(msgspec.Struct, frozen=True):
    """Players, and what they do that exhausts them, or would."""

    role: str
    event: str
    players: Any = All(Group())


def _tires(said: Tires) -> syntax.Occasion | None:
    would = " would " in said.event
    occasion = syntax.Occasion(
        event=said.event, would=would, players=said.players, by="designation"
    )
    if said.role == "any":
        return occasion
    if not isinstance(said.players, All):
        asked = role_of(RoleAsked(said.players, said.role))
        return msgspec.structs.replace(occasion, condition=asked)
    role: Any = said.role
    named = joined(said.players.group, Group(among=Designated(role)))
    return None if named is None else msgspec.structs.replace(occasion, players=All(named))


_DESIGNATED: Final = (
    "((by|from|for|after) (being designated|[Player] Designation)|(in|during) Play Results)"
)


def _tiring(event: str, category: str, say: str, read: str) -> list[Construct]:
    """Whoever is designated is exhausted, or would be; also for what a Player was designated."""
    fixed: dict[str, Any] = {"event": event, "would": " would " in event, "by": "designation"}
    some, anyone = "{players:Involved}", "(a|any) Player"
    tires = f"Tires{category}"
    by_it = [f"{some} {read} {_DESIGNATED}"]
    return [
        *construct(category, syntax.Occasion, f"{some} {say} by being designated", by_it, **fixed),
        *construct(
            category,
            syntax.Occasion,
            f"{anyone} {read} {_DESIGNATED}",
            printed=False,
            players=All(Group()),
            **fixed,
        ),
        *construct(
            category,
            syntax.Occasion,
            f"{some} {read} at the end of {{calls:EndedCall}}",
            printed=False,
            **fixed,
        ),
        *construct(
            category,
            syntax.Occasion,
            f"{anyone} {read} at the end of {{calls:EndedCall}}",
            printed=False,
            players=All(Group()),
            **fixed,
        ),
        *construct(category, None, f"{{=:{tires}}}", views={WHOLE: read_as(_tires)}),
        *(
            each
            for whom in (some, anyone)
            for each in construct(
                tires,
                Tires,
                f"{whom} {read} {{role:NamedFor}}",
                event=event,
            )
        ),
    ]


class TiresOnlyIf(msgspec.Struct, frozen=True):
    """`Your runner becomes Exhausted only if the play gained 15 yards or more`."""

    players: Any
    condition: Any


def _tires_only_if(said: TiresOnlyIf) -> syntax.Asks | None:
    """Else being designated does not exhaust them; whatever else does, does."""
    if not isinstance(said.players, Designated):
        return None
    spared = Cannot("be exhausted", said.players, by="designation")
    then = syntax.Says(clauses=(syntax.Stands(modifier=spared),))
    return syntax.Asks(condition=said.condition, then=then, after=True, holds=False)


_ONLY: Final = "[at the end of the play] only (if|when) {condition:Condition}"

_TIRED: Final = (
    *_tiring(
        "a Player would be exhausted",
        "WouldHappen",
        "would be exhausted",
        "would (be|become|get) exhausted",
    ),
    *_tiring("a Player is exhausted", "Happens", "is exhausted", "(is|becomes|gets) exhausted"),
)

TIRING: Final[list[Construct]] = [
    *construct("Core[stop]", None, "{=:TiresOnlyIf}", views={WHOLE: read_as(_tires_only_if)}),
    *construct(
        "TiresOnlyIf",
        TiresOnlyIf,
        f"{{players:Pointed}} (becomes|is|gets) exhausted {_ONLY}",
        [f"{{players:Pointed}} (becomes|is|gets) exhausted {_DESIGNATED} {_ONLY}"],
    ),
    # The end of the play exhausts whoever was designated (F-11)
    *construct("EndedCall", None, "(a|each|every|any) {=:CallsOfPlays[sg]}"),
    *construct("EndedCall", None, "{=:CallsOfPlays[pl]}"),
    *_TIRED,
    *who_does_so(_TIRED),
]
