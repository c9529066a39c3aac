"""Groups of Players: traits around a head, with their owner or without.

A description is a row of traits around a head: `other Exhausted Wide Receivers from "Bears" on the
field`; in which order they stand means nothing.

- `Group[n]` is a description, printed with its place; `Bare[n]` one that is printed without it;
- `Theirs[n]` is a group with its owner: `your Linebackers`.
"""

from __future__ import annotations

from typing import Any, Final, cast

import msgspec

from snapcount.cards.language.kernel.construct import (
    WHOLE,
    Construct,
    Guard,
    View,
    construct,
    read_as,
    unseen,
)
from snapcount.cards.language.kernel.lists import FLAT, SINGLE, Row
from snapcount.cards.language.nouns.bounds import Bound
from snapcount.cards.language.nouns.positions import NUMBER, SHORT, in_order
from snapcount.cards.language.nouns.traits import PLAIN, Trait
from snapcount.cards.nouns import Group
from snapcount.cards.words import POSITION_GROUPS

replace = msgspec.structs.replace


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
    "chosen_position",
    "ability",
    "power_up",
    "rank",
    "except_positions",
    "except_status",
    "except_for",
    "among",
    "where",
)
"""Fields that are said after the head, likewise."""


def _group(said: Described) -> Group | None:
    """The group that a description describes; None if it says one thing twice."""
    fields = [trait.field for trait in (*said.before, *said.after)]
    if len(set(fields)) < len(fields) or {"home", "where"} <= set(fields):
        return None
    named = said.positions
    if named and named[0] in SHORT and any(trait.field == "side" for trait in said.before[-1:]):
        return None  # an Offensive Guard is one
    group: Group | None = Group(positions=in_order(named))  # type: ignore[arg-type]
    for trait in (*said.before, *said.after):
        if group is not None:
            group = trait.onto(group)
    return group


def _described(group: Any, placed: bool = True) -> Described | None:
    if not isinstance(group, Group) or group.whose is not None:
        return None
    before = [Trait(name, getattr(group, name)) for name in _BEFORE if _says(group, name)]
    after: list[Trait] = []
    for name in _AFTER:
        if name == "rating":
            if group.rating_at_least is not None or group.rating_at_most is not None:
                after.append(Trait(name, Bound(group.rating_at_least, group.rating_at_most)))
        elif (name == "where" and placed) or _says(group, name):
            after.append(Trait(name, getattr(group, name)))
    return Described(tuple(before), group.positions, tuple(after))


def _says(group: Group, name: str) -> bool:
    return bool(getattr(group, name) != getattr(PLAIN, name))


_OPPOSITES: Final = {
    "positions": "except_positions",
    "except_positions": "positions",
    "status": "except_status",
    "except_status": "status",
}
_OTHERWISE: Final[dict[str, dict[Any, Any]]] = {
    "state": {"energized": "exhausted", "exhausted": "energized"},
    "where": {"bench": "field", "field": "bench"},
    "power_up": {True: False, False: True},
}


def joined(group: Group, kind: Group) -> Group | None:
    """Those of a group who are also of that kind; None if it says one thing twice.

    Whose they are may be said again: `one of your Linebackers is on your bench`.
    """
    kind = without_owner(kind, group)
    said = {name: getattr(kind, name) for name in Group.__struct_fields__ if _says(kind, name)}
    if any(_says(group, name) for name in said):
        return None
    return replace(group, **said)


def without_owner(kind: Group, group: Group) -> Group:
    """The same kind, without saying again whose the Players of the group are."""
    return replace(kind, whose=None) if kind.whose == group.whose else kind


def are_all(group: Group, kind: Group) -> bool:
    """Whether everybody in the group is known to be of that kind, as it was named."""
    wanted = {name for name in Group.__struct_fields__ if _says(kind, name)} - {"positions"}
    if any(getattr(group, name) != getattr(kind, name) for name in wanted):
        return False
    return not kind.positions or (
        bool(group.positions) and _each(group.positions) <= _each(kind.positions)
    )


def _each(named: tuple[str, ...]) -> set[str]:
    """Positions, each by itself: those of the defensive line are two."""
    return {place for name in named for place in POSITION_GROUPS.get(cast(Any, name), (name,))}


def unlike(kind: Group) -> Group | None:
    """Everybody who is not of that kind; None if there are no words for them."""
    said = [name for name in Group.__struct_fields__ if _says(kind, name)] or ["where"]
    if len(said) != 1:
        return None
    (name,) = said
    value = getattr(kind, name)
    if name in _OPPOSITES:
        return replace(PLAIN, **{_OPPOSITES[name]: value})
    if name in _OTHERWISE:
        return replace(PLAIN, **{name: _OTHERWISE[name][value]})
    if name == "rating_at_least":
        return replace(PLAIN, rating_at_most=value - 1)
    if name == "rating_at_most":
        return replace(PLAIN, rating_at_least=value + 1)
    return None


GROUP: Final = View("group", build=_group, match=_described)
BARE: Final = View("kind", build=_group, match=lambda group: _described(group, placed=False))
NARROWED: Final = View(
    "some of them",
    build=lambda said: _group(said) if said.before or said.positions or said.after else None,
    match=_described,
)
"""A group of which more is said than that they are Players."""

OWNER: Final = View(
    "owner",
    build=lambda owned: Trait("home", (owned.whose, owned.group.where)).onto(owned.group),
    match=lambda group: (
        Owned(group.whose, replace(group, whose=None))
        if isinstance(group, Group) and group.whose is not None
        else None
    ),
)

OTHER: Final = View(
    "another",
    build=lambda group: Trait("other", True).onto(group),
    match=unseen,
)


def _descriptions() -> list[Construct]:
    """A head with traits before it, after it, both or neither."""
    made: list[Construct] = []
    for before in ("", "{before:Befores} "):
        for after in ("", " {after:Afters}"):
            fixed: dict[str, Any] = {}
            if not before:
                fixed["before"] = ()
            if not after:
                fixed["after"] = ()
            made += construct(
                "Described[n]",
                Described,
                f"{before}Player+n{after}",
                [f"{before}Player card+n{after}"],
                features=NUMBER,
                positions=(),
                **fixed,
            )
            made += construct(
                "Described[n]",
                Described,
                f"{before}{{positions:Positions[n]}}{after}",
                [
                    f"{before}{{positions:Positions[sg]}} Player+n{after}",
                    f"{before}{{positions:Positions[sg]}} Player card+n{after}",
                ],
                features=NUMBER,
                **fixed,
            )
            # After `each`, positions joined by `and` are those of one or the other
            made += construct(
                "DescribedEach",
                Described,
                f"{before}{{positions:EachPosition}}{after}",
                [f"{before}{{positions:EachPosition}} Player{after}"],
                **fixed,
            )
    # A status or a team may be the head itself: Legends, Packers
    for after in ("", " {after:Afters}"):
        fixed = {} if after else {"after": ()}
        made += construct(
            "Described[n]",
            Described,
            f"{{before:HeadTraits[n]}}{after}",
            printed=False,
            features=NUMBER,
            positions=(),
            **fixed,
        )
    return made


_BARE: Final[dict[str, Any]] = {"before": ()}
_FREE: Final[dict[str, Any]] = {}

_ON_THE_FIELD: Final = Guard(
    lambda group: group == Group(), "four are all on the field; write “all of your …”"
)
_ON_THE_BENCH: Final = Guard(
    lambda group: group == Group(where="bench"), "six are all on the bench; write “all of your …”"
)

GROUPS: Final[list[Construct]] = [
    *construct("EachPosition", None, "{=:RowEachPosition}", views={WHOLE: FLAT}),
    *construct(
        "RowEachPosition",
        Row,
        "{first:GroupPosition[sg]} (and|, and) [each] {rest:LastEachPosition}",
        ["{first:GroupPosition[sg]} , [each] {rest:EachPosition}"],
    ),
    *construct("LastEachPosition", None, "{=:GroupPosition[sg]}", views={WHOLE: SINGLE}),
    # Groups
    *_descriptions(),
    *construct("Group[n]", None, "{=:Described[n]}", features=NUMBER, views={WHOLE: GROUP}),
    *construct("EachGroup", None, "{=:DescribedEach}", views={WHOLE: read_as(GROUP.build)}),
    *construct("Bare[n]", None, "{=:Described[n]}", features=NUMBER, views={WHOLE: BARE}),
    *construct("Narrow[n]", None, "{=:Described[n]}", features=NUMBER, views={WHOLE: NARROWED}),
    # `an Energized one on your bench`, after other Players were named
    *construct("Ones", None, "{=:DescribedOnes}", views={WHOLE: read_as(GROUP.build)}),
    *construct(
        "DescribedOnes",
        Described,
        "{before:Befores} one {after:Afters}",
        positions=(),
    ),
    *construct("DescribedOnes", Described, "{before:Befores} one", positions=(), after=()),
    *construct(
        "Another[sg]", None, "(another|a different|one other) {=:Group[sg]}", views={WHOLE: OTHER}
    ),
    *construct("Theirs[n]", None, "{=:Owned[n]}", features=NUMBER, views={WHOLE: OWNER}),
    *construct(
        "Owned[n]",
        Owned,
        "{whose:Whose} {group:Group[n]}",
        ["{whose:Whose} normal {group:Group[n]}"],
        features=NUMBER,
    ),
    # How many there are goes without saying (Z-2)
    *construct("Owned[pl]", Owned, "{whose:Whose} {group:OfSoMany[pl]}", printed=False),
    *construct("OfSoMany[pl]", None, "(four|4) {=:Group[pl]}", only=_ON_THE_FIELD),
    *construct("OfSoMany[pl]", None, "(six|6) {=:Group[pl]}", only=_ON_THE_BENCH),
    # With an s: `your Linebackers' ratings`
    *(
        each
        for number, noun in (("sg", "Player's"), ("pl", "Players'"))
        for before, fixed in (("", _BARE), ("{before:Befores} ", _FREE))
        for each in (
            *construct(
                f"DescribedOf[{number}]",
                Described,
                f"{before}{noun}",
                positions=(),
                after=(),
                **fixed,
            ),
            *construct(
                f"DescribedOf[{number}]",
                Described,
                f"{before}{{positions:PositionsOf[{number}]}}",
                after=(),
                **fixed,
            ),
        )
    ),
    *construct(
        "DescribedOf[n]",
        Described,
        "{before:HeadTraitsOf[n]}",
        features=NUMBER,
        positions=(),
        after=(),
    ),
    *construct("PositionsOf[n]", None, "{=:PositionOf[n]}", features=NUMBER, views={WHOLE: SINGLE}),
    *construct("PositionsOf[n]", None, "{=:RowOf[n]}", features=NUMBER, views={WHOLE: FLAT}),
    *construct(
        "RowOf[n]",
        Row,
        "{first:GroupPosition[n]} (and|or|/) {rest:PositionsOf[n]}",
        features=NUMBER,
    ),
    *construct(
        "GroupOf[n]",
        None,
        "{=:DescribedOf[n]}",
        features=NUMBER,
        views={WHOLE: read_as(GROUP.build)},
    ),
    *construct("OwnedOf[n]", Owned, "{whose:Whose} {group:GroupOf[n]}", features=NUMBER),
    *construct(
        "TheirsOf[n]", None, "{=:OwnedOf[n]}", features=NUMBER, views={WHOLE: read_as(OWNER.build)}
    ),
    *construct("TheirKind[n]", None, "{=:OwnedKind[n]}", features=NUMBER, views={WHOLE: OWNER}),
    *construct("OwnedKind[n]", Owned, "{whose:Whose} {group:Bare[n]}", features=NUMBER),
]
