"""Players: groups that are described, those that are chosen, and those that are pointed at.

A description is a row of traits around a head: `other Exhausted Wide Receivers from "Bears" on the
field`. Each trait says one or two fields of `Group`; in which order they stand means nothing.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from snapcount.cards.language.bounds import Bound
from snapcount.cards.language.construct import (
    WHOLE,
    Construct,
    View,
    construct,
    either,
)
from snapcount.cards.language.lists import listed
from snapcount.cards.nouns import All, Choose, Designated, Group, Than, That, TheX, This

NUMBER: Final = {"n": ("sg", "pl")}


class Trait(msgspec.Struct, frozen=True):
    """What a word or phrase says of a Player: a field of `Group` and its value."""

    field: str
    value: Any


class Described(msgspec.Struct, frozen=True):
    """Traits before a head and after it."""

    before: tuple[Trait, ...]
    positions: tuple[str, ...]
    after: tuple[Trait, ...]


class Owned(msgspec.Struct, frozen=True):
    """A group with its owner before it."""

    whose: str
    group: Group


_BEFORE: Final = ("other", "state", "status", "side")
"""Fields that are said before the head, in the order in which they are printed."""

_AFTER: Final = (
    "team",
    "named",
    "rating",
    "than",
    "team_of",
    "position_of",
    "rank",
    "where",
)
"""Fields that are said after the head, likewise."""

_PLAIN: Final = Group()


def _group(said: Described) -> Group | None:
    """The group that a description describes; None if it says one thing twice."""
    fields: dict[str, Any] = {}
    for trait in (*said.before, *said.after):
        if trait.field in fields:
            return None
        fields[trait.field] = trait.value
    rating = fields.pop("rating", Bound(None, None))
    if said.positions:
        fields["positions"] = said.positions
    return Group(rating_at_least=rating.low, rating_at_most=rating.high, **fields)


def _described(group: Any) -> Described | None:
    if not isinstance(group, Group) or group.whose is not None:
        return None
    before = [Trait(name, getattr(group, name)) for name in _BEFORE if _says(group, name)]
    after: list[Trait] = []
    for name in _AFTER:
        if name == "rating":
            if group.rating_at_least is not None or group.rating_at_most is not None:
                after.append(Trait(name, Bound(group.rating_at_least, group.rating_at_most)))
        elif name == "where" or _says(group, name):
            after.append(Trait(name, getattr(group, name)))
    return Described(tuple(before), group.positions, tuple(after))


def _says(group: Group, name: str) -> bool:
    return bool(getattr(group, name) != getattr(_PLAIN, name))


GROUP: Final = View("group", build=_group, match=_described)
OWNER: Final = View(
    "owner",
    build=lambda owned: (
        msgspec.structs.replace(owned.group, whose=owned.whose)
        if owned.group.whose is None
        else None
    ),
    match=lambda group: (
        Owned(group.whose, msgspec.structs.replace(group, whose=None))
        if isinstance(group, Group) and group.whose is not None
        else None
    ),
)

POSITION_WORDS: Final[dict[str, tuple[str, ...]]] = {
    "QB": ("Quarterback", "QB"),
    "RB": ("Running Back", "RB"),
    "FB": ("Fullback", "FB"),
    "WR": ("Wide Receiver", "WR", "Wideout"),
    "TE": ("Tight End", "TE"),
    "OT": ("Offensive Tackle", "OT"),
    "OG": ("Offensive Guard", "OG", "Guard"),
    "C": ("Center", "C"),
    "DE": ("Defensive End", "DE"),
    "DT": ("Defensive Tackle", "DT"),
    "LB": ("Linebacker", "LB"),
    "CB": ("Cornerback", "CB", "Corner"),
    "S": ("Safety", "S"),
    "K": ("Kicker", "K"),
    "P": ("Punter", "P"),
    "DB": ("Defensive Back", "DB"),
    "DL": ("Defensive Lineman", "DL"),
    "OL": ("Offensive Lineman", "OL"),
}


def _positions() -> list[Construct]:
    made: list[Construct] = []
    for position, words in POSITION_WORDS.items():
        said = [f"{each}+n" for each in words]
        made += construct(
            "Position[n]", None, said[0], said[1:], features=NUMBER, **{WHOLE: position}
        )
    return made


def _trait(category: str, field: str, value: Any, say: str, *read: str) -> list[Construct]:
    return construct(category, Trait, say, read, field=field, value=value)


def _descriptions() -> list[Construct]:
    """A head with traits before it, after it, both or neither."""
    made: list[Construct] = []
    for before in ("", "{before:Befores} "):
        for head in ("Player+n", "{positions:Positions[n]}"):
            for after in ("", " {after:Afters}"):
                fixed: dict[str, Any] = {}
                if not before:
                    fixed["before"] = ()
                if not after:
                    fixed["after"] = ()
                read = [f"{before}Player card+n{after}"]
                if head == "Player+n":
                    fixed["positions"] = ()
                else:
                    read = [f"{before}{head} Player+n{after}"]
                made += construct(
                    "Described[n]",
                    Described,
                    f"{before}{head}{after}",
                    read,
                    features=NUMBER,
                    **fixed,
                )
    return made


def _chosen() -> list[Construct]:
    """One, several or up to so many of a group, chosen by whoever's text it is or somebody else."""
    made: list[Construct] = []
    for by in ("", " chosen by {by:Who}"):
        said = {} if by else {"by": "you"}
        of_choice = " [(of|at) your choice]" if not by else ""
        for up_to in ("", "up to "):
            fixed: dict[str, Any] = {"up_to": bool(up_to), **said}
            end = f"{by}{of_choice}"
            made += construct(
                "Chosen[sg]",
                Choose,
                f"{up_to}one of {{group:Theirs[pl]}}{end}",
                [
                    f"{up_to}(a|an|any|target) {{group:Theirs[sg]}}{end}",
                    f"{up_to}1 of {{group:Theirs[pl]}}{end}",
                    f"any one of {{group:Theirs[pl]}}{end}",
                ],
                count=1,
                **fixed,
            )
            made += construct(
                "Chosen[sg]",
                Choose,
                f"{up_to}one {{group:Group[sg]}}{end}",
                [f"{up_to}(a|an|any|target|1|any one) {{group:Group[sg]}}{end}"],
                count=1,
                **fixed,
            )
            for count in ("{count:Many}", "{count:X}"):
                made += construct(
                    "Chosen[pl]",
                    Choose,
                    f"{up_to}{count} of {{group:Theirs[pl]}}{end}",
                    **fixed,
                )
                made += construct(
                    "Chosen[pl]", Choose, f"{up_to}{count} {{group:Group[pl]}}{end}", **fixed
                )
    return made


PLAYERS: Final[list[Construct]] = [
    *_positions(),
    *listed("Positions[sg]", "Position[sg]", "or", "/", ", or", ","),
    *listed("Positions[pl]", "Position[pl]", "or", "and", "/", ", or", ", and", ","),
    # Before the head
    *_trait("Before", "other", True, "other", "another"),
    *_trait("Before", "state", "energized", "Energized"),
    *_trait("Before", "state", "exhausted", "Exhausted"),
    *_trait("Before", "status", "legend", "Legend"),
    *_trait("Before", "status", "superstar", "Superstar"),
    *_trait("Before", "side", "offense", "offensive", "offense"),
    *_trait("Before", "side", "defense", "defensive", "defense"),
    # After it
    *construct(
        "After",
        Trait,
        "from {value:Quote}",
        ["of {value:Quote}", "on {value:Quote}"],
        field="team",
    ),
    *construct("After", Trait, "named {value:Quote}", field="named"),
    *construct(
        "After",
        Trait,
        "with a rating of {value:Bound}",
        ["rated {value:Bound}", "with (a|) {value:Bound} rating"],
        field="rating",
    ),
    *construct("After", Trait, "with a {value:Than}", field="than"),
    *construct("Than", Than, "lower rating than {players:Pointed}", how="lower"),
    *construct("Than", Than, "higher rating than {players:Pointed}", how="higher"),
    *construct("After", Trait, "from the same team as {value:Pointed}", field="team_of"),
    *construct("After", Trait, "with the same position as {value:Pointed}", field="position_of"),
    *_trait("After", "rank", "highest", "with the highest rating"),
    *_trait("After", "rank", "lowest", "with the lowest rating"),
    *_trait("After", "where", "field", "on the field", "in play"),
    *_trait("After", "where", "bench", "on the bench", "from the bench"),
    *listed("Befores", "Before", "", ","),
    *listed("Afters", "After", "", ","),
    # Groups
    *_descriptions(),
    *construct("Group[n]", None, "{=:Described[n]}", features=NUMBER, views={WHOLE: GROUP}),
    *construct("Theirs[n]", None, "{=:Owned[n]}", features=NUMBER, views={WHOLE: OWNER}),
    *construct("Owned[n]", Owned, "{whose:Whose} {group:Group[n]}", features=NUMBER),
    # Those that are pointed at
    *construct("This", This, "this Player"),
    *construct("That", That, "that Player", ["the chosen Player", "it", "him"]),
    *construct("Those", That, "those Players", ["the chosen Players", "them"]),
    *construct("Carrier", Designated, "the ball carrier", role="ball carrier"),
    *construct("Tackler", Designated, "the tackler", role="tackler"),
    *either("Pointed", "This", "That", "Carrier", "Tackler"),
    # Whom an effect is done to
    *_chosen(),
    *construct("X", TheX, "X"),
    *construct("Everyone", All, "all of {group:Theirs[pl]}", ["all {group:Theirs[pl]}"]),
    *construct("Everyone", All, "all {group:Group[pl]}"),
    *either("Players[sg]", "Pointed", "Chosen[sg]"),
    *either("Players[pl]", "Those", "Everyone", "Chosen[pl]"),
    *construct("Players[pl]", None, "{=:Plural}"),
    *construct("Plural", All, "{group:Theirs[pl]}"),
    *either("Players", "Players[sg]", "Players[pl]"),
]
