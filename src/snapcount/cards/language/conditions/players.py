"""What a Player is: its kind, its state, where it is, and what it does on the play."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from snapcount.cards.language.conditions.asking import asks, seen
from snapcount.cards.language.kernel import syntax
from snapcount.cards.language.kernel.construct import (
    WHOLE,
    Construct,
    Guard,
    View,
    construct,
    either,
    only_read,
    phrase,
    read_as,
    word,
)
from snapcount.cards.language.nouns.designated import DID, OF_PASSES
from snapcount.cards.language.nouns.traits import Trait
from snapcount.cards.nouns import (
    AllOf,
    AnyOf,
    Called,
    Compare,
    CountPlayers,
    Group,
    HasRole,
    LeftWas,
    PlayerIs,
    This,
)


class RoleAsked(msgspec.Struct, frozen=True):
    """A Player runs, receives or tackles: only on a Run is anybody a runner (F-9)."""

    players: Any
    role: str
    calls: tuple[Any, ...] = ()
    """On which plays, where that is said: `the receiver of a Short Pass`."""


class BothAsked(msgspec.Struct, frozen=True):
    players: Any
    first: Group
    second: Group


def _both(said: BothAsked) -> Any:
    return AllOf((PlayerIs(said.players, said.first), PlayerIs(said.players, said.second)))


def _either(said: BothAsked) -> Any:
    """Positions are one question, and so is a status; other kinds are two."""
    kinds = (said.first, said.second)
    if said.first == Group(positions=said.first.positions):
        return None
    if all(kind == Group(status=kind.status) for kind in kinds):
        return None
    return AnyOf((PlayerIs(said.players, said.first), PlayerIs(said.players, said.second)))


class OnlyAsked(msgspec.Struct, frozen=True):
    """`This Player is your only Quarterback on the field`."""

    players: Any
    group: Group


def role_of(said: RoleAsked) -> Any:
    """The role as Player Designation has it, on the plays that have it."""
    named = HasRole(said.players, "tackler" if said.role == "tackler" else "ball carrier")
    if said.calls:
        return AllOf((named, Called("offense", said.calls)))
    if said.role == "runner":
        return AllOf((named, Called("offense", ("run",))))
    if said.role == "receiver":
        return AllOf((named, Called("offense", ("pass",))))
    return named


def _only_one(said: OnlyAsked) -> Any:
    whose = said.group.whose or "you"
    counted = CountPlayers(msgspec.structs.replace(said.group, whose=whose))
    kind = msgspec.structs.replace(said.group, whose=None)
    return AllOf((PlayerIs(said.players, kind), Compare(counted, "exactly", 1)))


_STATE: Final = View(
    "state",
    build=lambda state: Group(state=state),
    match=lambda group: (
        group.state if group.state is not None and group == Group(state=group.state) else None
    ),
)
_WHERE: Final = View(
    "where",
    build=lambda where: Group(where=where),
    match=lambda group: group.where if group == Group(where=group.where) else None,
)
_NOTABLE: Final = View(
    "notable",
    build=lambda group: group,
    match=lambda group: None if group == Group() else group,
)
"""That somebody is a Player goes without saying: what is asked is whether it is on the field."""

ALONE: Final = read_as(lambda trait: trait.alone())
_HOMES: Final = tuple(Trait("home", ("you", where)) for where in ("field", "bench"))
_ALONE: Final = Guard(
    lambda trait: trait.field not in ("than", "among") and trait not in _HOMES,
    "lower or higher than whose? Write “than …”; of a role, ask “is the receiver”",
)
_HOME: Final = Guard(lambda trait: trait in _HOMES, "whose field or bench is it?")

_LEFT: Final = (
    "((left|leaves|has left) [the field]|(went|goes) (out|off|to the bench)"
    "|(is|was) (replaced|benched|substituted [out]|taken off the field|sent to the bench))"
)
_AS_ON_FIELD: Final = Guard(
    lambda asked: asked.group.where == "field" and asked.group != Group(),
    "whoever left the field is on the bench",
)
_THERE_AND_SO: Final = (
    "{first:PlaceKind} [and] {second:StateKind}",
    "{second:StateKind} [and] {first:PlaceKind}",
)

KINDS: Final[list[Construct]] = [
    *word("State", "energized", "Energized", "(already|now|then|still) Energized"),
    *word("State", "exhausted", "Exhausted", "(already|now|then|still) Exhausted"),
    *word("Place", "field", "on the field", "in play"),
    *word("Place", "bench", "on the bench"),
    *construct("Kind", None, "{=:State}", views={WHOLE: _STATE}),
    *construct("Kind", None, "{=:Place}", views={WHOLE: _WHERE}),
    *construct("Kind", None, "one of {=:TheirKind[pl]}"),
    *either("Kind", "NameAsked"),
    *construct("Kind", None, "a {=:KindNoun}", views={WHOLE: _NOTABLE}),
    *construct("KindNoun", None, "{=:Bare[sg]}"),
    *construct("Kind", None, "{=:TraitAlone}", views={WHOLE: ALONE}),
    *construct(
        "TraitAlone",
        None,
        "{=:After}",
        only=_ALONE,
    ),
    *asks(PlayerIs, "{players:Pointed} ~is {group:Kind}"),
    # This Player is nowhere else than with its own; of others, whose they are is asked
    *only_read(asks(PlayerIs, "{players:This} ~is {group:OwnPlace}")),
    *construct("OwnPlace", None, "{=:AtHome}", views={WHOLE: _WHERE}),
    *word("AtHome", "field", "on your field"),
    *word("AtHome", "bench", "on your bench"),
    *only_read(asks(PlayerIs, "{players:That} ~is {group:HomeAlone}")),
    *construct("HomeAlone", None, "{=:HomeTraitAlone}", views={WHOLE: ALONE}),
    *construct("HomeTraitAlone", None, "{=:After}", only=_HOME),
    *only_read(
        asks(PlayerIs, "{players:Those} ~are {group:Kinds}", "{players:Those} ~are {group:Kind}")
    ),
    *construct("Asked", None, "{=:Both}", views={WHOLE: read_as(_both)}),
    *construct("Asked", None, "{=:EitherKind}", views={WHOLE: read_as(_either)}),
    *construct(
        "EitherKind",
        BothAsked,
        "{players:Pointed} is [either] a {first:KindNoun} or a {second:KindNoun}",
    ),
    *construct(
        "Both",
        BothAsked,
        "{players:Pointed} is {first:Kind} and {second:Kind}",
        [
            "{players:Pointed} is {second:StateKind} {first:PlaceKind}",
            "{players:Pointed} is {first:PlaceKind} {second:StateKind}",
            *(f"{{players:Those}} are {said}" for said in _THERE_AND_SO),
        ],
    ),
    *construct("SoThere", None, "{=:SoThereAlone}", views={WHOLE: read_as(_both)}),
    *construct("SoThereAlone", BothAsked, _THERE_AND_SO[0], [_THERE_AND_SO[1]], players=This()),
    *construct("StateKind", None, "{=:State}", views={WHOLE: _STATE}),
    *construct("PlaceKind", None, "{=:Place}", views={WHOLE: _WHERE}),
    *only_read(asks(PlayerIs, "{players:Pointed} ~has {group:Has}")),
    *construct("Has", None, "{=:HasTrait}", views={WHOLE: ALONE}),
    *construct("HasTrait", None, "{=:Having}", only=_ALONE),
    # By a substitution
    *phrase(
        "WhoLeft",
        "the Player who left the field",
        f"the Player (that|who) {_LEFT} [this way]",
        "the (substituted|replaced|outgoing|departing|old) Player",
    ),
    *asks(LeftWas, "{:WhoLeft} ~is {group:Kind}", only=_AS_ON_FIELD),
    *only_read(asks(LeftWas, "{:WhoLeft} ~has {group:Has}")),
    # Of several
    *construct("Kinds", None, "{=:State}", views={WHOLE: _STATE}),
    *construct("Kinds", None, "{=:Place}", views={WHOLE: _WHERE}),
    *construct("Kinds", None, "{=:Bare[pl]}", views={WHOLE: _NOTABLE}),
    *construct("Kinds", None, "{=:TraitAlone}", views={WHOLE: ALONE}),
    # A group is of Players on the field
    *construct("ThereToo", None, "{=:StateKind} (on the field|in play)"),
    *construct(
        "Being[sg]", None, "is {=:Kind}", ["is {=:HomeAlone}", "has {=:Has}", "is {=:ThereToo}"]
    ),
    *construct(
        "Being[pl]",
        None,
        "are {=:Kinds}",
        ["are {=:HomeAlone}", "have {=:Has}", "are {=:ThereToo}"],
    ),
    *construct(
        "NotBeing[pl]", None, "are not {=:Kinds}", ["are not {=:HomeAlone}", "do not have {=:Has}"]
    ),
]

ROLES: Final[list[Construct]] = [
    *asks(HasRole, "{players:Pointed} ~is designated"),
    *construct("Asked", HasRole, "{players:Pointed} was designated this down"),
    *construct("Denied", HasRole, "{players:Pointed} was not designated this down"),
    *asks(HasRole, "{players:Pointed} ~is the ball carrier", role="ball carrier"),
    *asks(HasRole, "{players:Pointed} ~is the tackler", role="tackler"),
    *asks(
        RoleAsked,
        "{players:Pointed} ~is {role:DoesAs} [{:ThisPlayOrDown}]",
        category="Role",
    ),
    *asks(
        RoleAsked,
        "{players:Pointed} ~is {role:AsRole} (of|on) {calls:ACallNoun}",
        category="Role",
    ),
    *asks(
        RoleAsked,
        "{players:Pointed} ~is (designated|named|chosen) to (receive|catch) {calls:ACallNoun}",
        category="Role",
        role="receiver",
        only=OF_PASSES,
    ),
    # What is over is asked; `runs the ball` is waited for
    *(
        each
        for role, did in DID.items()
        for each in asks(
            RoleAsked,
            *(f"{{players:Pointed}} {words} [{{:ThisPlayOrDown}}]" for words in did),
            category="Role",
            role=role,
        )
    ),
    *either("DoesAs", "AsRole"),
    *word("DoesAs", "runner", "running the ball"),
    *word("DoesAs", "receiver", "receiving", "receiving (a pass|the pass|the ball)"),
    *word("DoesAs", "tackler", "tackling"),
    *word("DoesAs", "ball carrier", "carrying the ball"),
    *seen("Role", read_as(role_of)),
    # As it was said that they may be, or must (`ellipsis`)
    *asks(
        syntax.SoDesignated,
        "they ~are",
        "(it|he|this Player|that Player) ~is",
        printed=False,
    ),
    *asks(
        syntax.SoDesignated,
        "(a|that|the) {position:FullPosition[sg]} ~is",
        printed=False,
    ),
    *construct(
        "OnlyOne",
        OnlyAsked,
        "{players:Pointed} is the only {group:Group[sg]}",
        ["{players:Pointed} is {group:OnlyTheirs}"],
    ),
    *construct("OnlyOne", OnlyAsked, "this is {group:OnlyTheirs}", players=This()),
    *construct(
        "OnlyTheirs",
        None,
        "your only {=:Group[sg]}",
        ["the only {=:Group[sg]} you have [on the field]"],
    ),
    *construct("Asked", None, "{=:OnlyOne}", views={WHOLE: read_as(_only_one)}),
]

ABOUT_PLAYERS: Final = [*KINDS, *ROLES]
