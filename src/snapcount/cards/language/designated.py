"""Who was named at Player Designation: the runner, the receiver, the tackler (F-9).

There is a runner on a Run only and a receiver on a Pass only; the ball carrier is either. Whose
they are may be said: `your opponent's runner` is nobody while you have the ball.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from snapcount.cards.language.construct import Construct, construct, either, phrase
from snapcount.cards.language.meaning.refusal import Refusal
from snapcount.cards.nouns import Designated
from snapcount.cards.words import Side

_NAMES: Final[dict[str, tuple[str, ...]]] = {
    "ball carrier": ("ball carrier", "designated ball carrier"),
    "runner": ("runner", "designated runner"),
    "receiver": ("receiver", "designated receiver"),
    "tackler": ("tackler", "designated tackler"),
}
_WHO: Final = {
    # What the Player did: `the Player who …`
    "ball carrier": (
        "(ran or received|runs or receives) [the ball]",
        "(carried|carries|is carrying|has|had) the ball",
        "was designated to carry the ball",
    ),
    "runner": ("(ran|runs|is running|was designated to run) [the ball]",),
    "receiver": (
        "(received|receives|caught|catches|was designated to receive) [the ball|the pass|a pass]",
    ),
    "tackler": (
        "(tackled|tackles|is tackling|was designated to tackle) [the ball carrier]",
        "(made|makes) the tackle",
    ),
}


def _role(category: str, role: str, ending: str) -> list[Construct]:
    """A role by itself, and as somebody's; with an s where it stands before a noun."""
    say, *read = (f"{name}{ending}" for name in _NAMES[role])
    if role == "ball carrier":
        read.append(f"runner{ending} or [the] receiver{ending}")
        if not ending:
            read.append("Player (with the ball|carrying the ball)")
    if not ending:
        read += [f"Player (who|that) {did} [{{:ThisPlayOrDown}}]" for did in _WHO[role]]
    return [
        *construct(category, Designated, f"the {say}", read, role=role),
        *construct(
            category,
            Designated,
            f"{{whose:Whose}} {say}",
            [f"{{whose:Whose}} {name}" for name in read if not name.startswith("Player (with")],
            role=role,
        ),
    ]


DESIGNATED: Final[list[Construct]] = [
    *(each for role in _NAMES for each in _role("Role[noun]", role, "")),
    *(each for role in _NAMES for each in _role("Role[owner]", role, "'s")),
    # Whoever was named
    *construct(
        "Roles",
        Designated,
        "the designated Players",
        ["(either|any) designated Player", "[both] designated Players"],
        role="any",
    ),
    *either("RoleOrRoles", "Roles"),
    *construct(
        "RoleOrRoles",
        Designated,
        "the ball carrier (and|or|nor) [the] tackler",
        [
            "the tackler (and|or|nor) [the] ball carrier",
            "the runner , receiver (and|or) tackler",
        ],
        printed=False,
        role="any",
    ),
    *phrase("ThisPlayOrDown", "this down", "(on|during) (this|the) (play|down)", "this play"),
    *either("Pointed", "Role[noun]"),
    *either("Possessor", "Role[owner]"),
    *either("PlayersOf", "Role[owner]"),
    *either("Rated", "Role[owner]"),
]


def named_side(said: Designated) -> Side:
    """The side of the ball that names a Player for this role."""
    return "defense" if said.role == "tackler" else "offense"


def settled(said: Designated, card: Side | None) -> Designated:
    """The same without an owner where the card's side says who that is."""
    whose: Any = said.whose
    if whose == "you" and card is not None:
        whose = card
    elif whose == "opponent" and card is not None:
        whose = "defense" if card == "offense" else "offense"
    if whose in ("offense", "defense"):
        if whose != named_side(said):
            raise Refusal("unexpected", f"the {whose} names no {said.role}")
        whose = None
    return said if whose == said.whose else msgspec.structs.replace(said, whose=whose)
