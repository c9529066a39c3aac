"""Who was named at Player Designation: the runner, the receiver, the tackler (F-9).

There is a runner on a Run only and a receiver on a Pass only; the ball carrier is either. Whose
they are may be said: `your opponent's runner` is nobody while you have the ball.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from snapcount.cards.language.kernel.construct import (
    Construct,
    Guard,
    View,
    construct,
    either,
    phrase,
    word,
)
from snapcount.cards.language.kernel.doers import BEFORE
from snapcount.cards.language.meaning.refusal import Refusal
from snapcount.cards.nouns import Designated
from snapcount.cards.words import PASS_CALLS, RUN_CALLS, Side

_RAN: Final = "(ran|runs|is running) [the ball]"
_CAUGHT: Final = "(received|receives|caught|catches) [the ball|the pass|a pass|it]"
_DOES: Final[dict[str, tuple[str, ...]]] = {
    # What the Player did: `the Player who …`
    "ball carrier": (
        "(ran or received|runs or receives) [the ball]",
        "(carried|carries|is carrying|has|had) the ball",
        f"{_RAN} or [who|that] {_CAUGHT}",
        f"{_CAUGHT} or [who|that] {_RAN}",
    ),
    "runner": (_RAN,),
    "receiver": (_CAUGHT,),
    "tackler": ("(tackled|tackles|is tackling) [the ball carrier]", "(made|makes) the tackle"),
}
DID: Final = {
    # What the Player has done, as it is asked
    "runner": ("~ran [(the|with the) ball]",),
    "receiver": (
        "~received [(the|a) (ball|pass)]",
        "~caught (the|a) (ball|pass)",
    ),
    "tackler": ("~tackled [the ball carrier]", "~made (a|the) tackle"),
}
_TO: Final = {
    "ball carrier": "(run or [to] receive|carry) [the ball|a pass]",
    "runner": "(run|carry) [the ball|it]",
    "receiver": "(receive|catch) [(a|the|this) pass|the ball|it]",
    "tackler": "tackle",
}
_NAMES: Final = {
    "ball carrier": ("ball carrier", "runner or [the] [designated] receiver"),
    "runner": ("runner",),
    "receiver": ("receiver",),
    "tackler": ("tackler",),
}
NAME: Final = "(designate|name|use|choose)"
"""What a player does with whom they designate, where it is said as what."""
OF_PASSES: Final = Guard(
    lambda said: all("pass" in call for call in said.calls), "nothing but a Pass is received"
)
_OF_THEIRS: Final = "(of|on|for) {whose:Whose} (play|run|pass)"


def _named(role: str) -> list[Construct]:
    """As what a Player is designated: after `designated`, and after `is`.

    What nobody may be is said of every pass, or of `this pass` as of this play
    (`EverDesignatedAs`).
    """
    each = [
        *(f"[a|the] {name}" for name in _NAMES[role]),
        *(f"[the] {role}s" for role in _NAMES[role][:1]),
    ]
    of_any = _TO[role].replace("(a|the|this) pass", "(a|the) pass")
    return [
        *(
            one
            for ever, to in (("", _TO[role]), ("Ever", of_any))
            for one in (
                *word(
                    f"{ever}DesignatedAs",
                    role,
                    f"(designated|named|chosen) to {to}",
                    *(f"(designated|named|chosen|used) [as|to be] {name}" for name in each),
                ),
                *word(f"{ever}AsWhat", role, f"to {to}", *(f"(as|to be) {name}" for name in each)),
            )
        ),
        *word(
            "TheRole",
            role,
            *(f"the [designated|new|next] {name} [{{:OfItsPlay}}]" for name in _NAMES[role]),
            *(f"(its|that play's) [designated] {name}" for name in _NAMES[role]),
        ),
        *word("BareRole", role, *_NAMES[role]),
    ]


def _role(category: str, role: str, ending: str) -> list[Construct]:
    """A role by itself, and as somebody's; with an s where it stands before a noun."""
    say, *others = (f"{name}{ending}" for name in _NAMES[role])
    if ending and others:
        others = [f"runner{ending} or [the] receiver{ending}", f"runner or receiver{ending}"]
    read = [f"designated {name}" for name in (say, *others)] + others
    if not ending:
        read += [f"(Player (who|that)|whoever) {did} [{{:ThisPlayOrDown}}]" for did in _DOES[role]]
        read += [f"{name} {{:OfItsPlay}}" for name in (say, *others)]
    # Who was named before (`named_positions`)
    that = [] if ending else [f"that {say}"]
    the = [f"the {each}" for each in read]
    return [
        *construct(category, Designated, f"the {say}", [*the, *that], role=role),
        *construct(
            category,
            Designated,
            f"{{whose:Whose}} {say}",
            [
                *(f"{{whose:Whose}} {each}" for each in read),
                # On a Play `this pass` is yours
                *(f"the {name} {_OF_THEIRS}" for name in (say, *others) if not ending),
            ],
            role=role,
        ),
    ]


DESIGNATED: Final[list[Construct]] = [
    *(each for role in _NAMES for each in _role("Role[noun]", role, "")),
    # Who was, before another Player was named (`designated_anew`)
    *(
        each
        for role in _NAMES
        for name in _NAMES[role][:1]
        for category, ending in (("Role[noun]", ""), ("Role[owner]", "'s"))
        for each in construct(
            category,
            Designated,
            f"(the|your) (previous|former|old|original|first) {name}{ending}",
            printed=False,
            role=role,
            whose=BEFORE,
        )
    ),
    *(each for role in _NAMES for each in _role("Role[owner]", role, "'s")),
    *(each for role in _NAMES for each in _named(role)),
    *either("AsRole", "TheRole", "DesignatedAs"),
    *either("EverAsRole", "TheRole", "EverDesignatedAs"),
    *construct("RoleDone", Designated, "{role:DesignatedAs}"),
    # By what became of it: `the Player who was designated as the runner this down`
    *construct(
        "Role[noun]",
        Designated,
        "the Player {role:DesignatedAs} [{:ThisPlayOrDown}]",
        [
            "the Player {:WhoIs} {role:AsRole} [{:ThisPlayOrDown}]",
            "the Player [{:WhoIs}] {role:DesignatedAs} {:OfItsPlay}",
        ],
        printed=False,
    ),
    *construct(
        "Role[noun]",
        Designated,
        "{whose:Whose} Player {role:DesignatedAs} [{:ThisPlayOrDown}]",
        [
            "{whose:Whose} Player {:WhoIs} {role:AsRole} [{:ThisPlayOrDown}]",
            "the Player [that] {whose:Who} [has|have] {role:DesignatedAs} [{:ThisPlayOrDown}]",
            f"the Player [{{:WhoIs}}] {{role:DesignatedAs}} {_OF_THEIRS}",
            f"the Player {{:WhoIs}} {{role:TheRole}} {_OF_THEIRS}",
        ],
        printed=False,
    ),
    # As what goes without saying: each side designates on its own side of the ball (F-9)
    *construct(
        "Role[noun]",
        Designated,
        "the Player [that|whom] {whose:Who} [has|have] designated [{:ThisPlayOrDown}]",
        ["{whose:Whose} designated Player"],
        printed=False,
        role="any",
    ),
    *(
        each
        for role, does, noun in (
            ("runner", "(run|carry)", "run"),
            ("receiver", "(receive|catch)", "pass"),
        )
        for each in construct(
            "Role[noun]",
            Designated,
            f"the Player [{{:WhoIs}}] (designated|named|chosen) to {does} {{whose:Whose}} {noun}",
            printed=False,
            role=role,
        )
    ),
    *construct(
        "Role[noun]",
        Designated,
        "the Player (with the ball|carrying the ball)",
        printed=False,
        role="ball carrier",
    ),
    *phrase("WhoIs", "(who|that) (is|was|has been|were|are)"),
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
    *phrase("OfItsPlay", "(of|on|for) (this|the|that) (play|down|run|pass)"),
    *phrase("ThisPlayOrDown", "this down", "(on|during) (this|the) (play|down)", "this play"),
    *either("Pointed", "Role[noun]"),
    *either("Possessor", "Role[owner]"),
    *either("PlayersOf", "Role[owner]"),
    *either("Rated", "Role[owner]"),
]


BARRED: Final = {
    "runner": "be designated to run",
    "receiver": "be designated to receive",
    "tackler": "be designated to tackle",
}
"""What a Player cannot be, by the role: whoever carries the ball is one of two."""

CALLS_OF: Final = {BARRED["runner"]: RUN_CALLS, BARRED["receiver"]: PASS_CALLS}
"""The calls on which a Player of the offense is designated as that."""

BARRED_ROLE: Final = View(
    "barred role",
    build=BARRED.get,
    match=lambda what: next((role for role, barred in BARRED.items() if barred == what), None),
)
ONE_ROLE: Final = View(
    "one role",
    build=lambda role: role if role in BARRED else None,
    match=lambda role: role if role in BARRED else None,
)


def named_side(said: Designated) -> Side:
    """The side of the ball that names a Player for this role."""
    return "defense" if said.role == "tackler" else "offense"


_ITS_OWN: Final[dict[Any, Any]] = {"offense": "ball carrier", "defense": "tackler"}
"""Whom a side of the ball designates."""


def settled(said: Designated, card: Side | None) -> Designated:
    """The same without an owner where the card's side says who that is."""
    whose: Any = said.whose
    if whose == "you" and card is not None:
        whose = card
    elif whose == "opponent" and card is not None:
        whose = "defense" if card == "offense" else "offense"
    if said.role == "any" and said.whose is not None:
        if whose not in _ITS_OWN:
            raise Refusal("unexpected", "the runner or receiver, or the tackler? Write which")
        return Designated(_ITS_OWN[whose])
    if whose in ("offense", "defense"):
        if whose != named_side(said):
            raise Refusal("unexpected", f"the {whose} names no {said.role}")
        whose = None
    return said if whose == said.whose else msgspec.structs.replace(said, whose=whose)
