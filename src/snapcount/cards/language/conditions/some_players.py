"""Questions about some of a group, or about all of it: `one of your Wide Receivers is Exhausted`.

Whom they are about is named as wherever something is done to Players: `AskedPlayers[third]` goes
with `is`, `AskedPlayers[base]` with `are`.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from snapcount.cards.language.conditions.asking import asks, seen
from snapcount.cards.language.conditions.comparing import within
from snapcount.cards.language.conditions.players import ALONE
from snapcount.cards.language.kernel.construct import (
    WHOLE,
    Construct,
    Guard,
    construct,
    either,
    phrase,
    read_as,
)
from snapcount.cards.language.kernel.doers import DOER
from snapcount.cards.language.kernel.lists import SEVERAL, listed
from snapcount.cards.language.nouns.bounds import Bound, Some, bounded
from snapcount.cards.language.nouns.designated import DID
from snapcount.cards.language.nouns.groups import joined, unlike, without_owner
from snapcount.cards.language.nouns.traits import Trait
from snapcount.cards.nouns import (
    All,
    AllOf,
    Called,
    Choose,
    Compare,
    CountPlayers,
    Designated,
    Group,
    Not,
    PlayerIs,
)


class SoManyAre(msgspec.Struct, frozen=True):
    """`Three or more of your Players are Exhausted`."""

    some: Some
    kind: Group


class Including(msgspec.Struct, frozen=True):
    """`Your offensive Players include at least two Tight Ends`."""

    group: Group
    some: Some


class IncludingAll(msgspec.Struct, frozen=True):
    """`You have two Legends and one Quarterback among your Players`."""

    group: Group
    row: tuple[Some, ...]


class IncludingFirst(msgspec.Struct, frozen=True):
    """`You have two Legends among your Players and one Quarterback`."""

    first: Some
    group: Group
    rest: tuple[Some, ...]


class AllAre(msgspec.Struct, frozen=True):
    """`All of your Players are Exhausted`, `none of them is`, `one of them is`."""

    group: Group
    kind: Group
    how: str


class Question(msgspec.Struct, frozen=True):
    """Some or all, and what they may be."""

    players: Choose | All
    kind: Group


class RoleQuestion(msgspec.Struct, frozen=True):
    """One of some, and as what it may have been designated."""

    players: Choose | All
    role: Designated
    calls: tuple[Any, ...] = ()


def so_many_are(said: SoManyAre) -> Any:
    group = joined(said.some.what, said.kind)
    if group is None:
        return None
    return within(CountPlayers(group), Bound(said.some.low, said.some.high))


def _including(said: Including) -> Any:
    some = said.some
    return so_many_are(SoManyAre(Some(some.low, some.high, said.group), some.what))


def _including_all(said: IncludingAll) -> Any:
    """All of them are asked of the same Players."""
    asked = tuple(_including(Including(said.group, some)) for some in said.row)
    return None if None in asked else AllOf(asked)


def _with_first(said: IncludingFirst) -> Any:
    return _including_all(IncludingAll(said.group, (said.first, *said.rest)))


def _alone_there(group: Group) -> Any:
    """Whoever it is said of: of all Players there, of either side, there is one such."""
    if group.whose is not None or group.where != "field":
        return None
    return Compare(CountPlayers(group), "exactly", 1)


def all_are(said: AllAre) -> Any:
    """All are Energized if none is Exhausted; rated higher, if those are as many as there are."""
    if said.how == "both":
        return so_many_are(SoManyAre(Some(2, None, said.group), said.kind))
    own = without_owner(said.kind, said.group)
    kind = unlike(own) if said.how == "all" else own
    if kind is None and said.kind.than is not None:
        rated = joined(said.group, said.kind)
        return rated and Compare(CountPlayers(rated), "exactly", CountPlayers(said.group))
    group = None if kind is None else joined(said.group, kind)
    if group is None:
        return None
    counted = CountPlayers(group)
    return Compare(counted, "at least", 1) if said.how == "any" else Compare(counted, "exactly", 0)


def _so(said: Question) -> Any:
    if isinstance(said.players, All):
        return all_are(AllAre(said.players.group, said.kind, "all"))
    count = _number(said.players)
    return count and so_many_are(SoManyAre(Some(count, None, said.players.group), said.kind))


def _not_so(said: Question) -> Any:
    """That they are not: all of them, or as many as are named."""
    if isinstance(said.players, All):
        return all_are(AllAre(said.players.group, said.kind, "none"))
    kind = unlike(without_owner(said.kind, said.players.group))
    if kind is not None:
        return _so(Question(said.players, kind))
    group = joined(said.players.group, said.kind)
    if group is None or said.kind.than is None or _number(said.players) != 1:
        return None
    return Not(Compare(CountPlayers(group), "at least", CountPlayers(said.players.group)))


def _number(players: Choose) -> int | None:
    """How many there are at least; nobody chooses whom a question is about."""
    if players.up_to or players.by != DOER or not isinstance(players.count, int):  # type: ignore[comparison-overlap]
        return None
    return players.count


def role_asked(said: RoleQuestion) -> Any:
    if isinstance(said.players, All) or _number(said.players) != 1:
        return None
    if said.role.role == "any":
        among = Group(among=said.role)
        return so_many_are(SoManyAre(Some(1, None, said.players.group), among))
    asked = PlayerIs(said.role, said.players.group)
    return AllOf((asked, Called("offense", said.calls))) if said.calls else asked


_KNOWN: Final = Guard(
    lambda said: said.players.group.rank is None,
    "whoever is rated highest can't be asked about; choose that Player first",
)

SOME_PLAYERS: Final[list[Construct]] = [
    *asks(
        Question,
        "{players:AskedPlayers[p]} ~is {kind:KindOf[p]}",
        "{players:AskedPlayers[p]} ~has {kind:HasOf}",
        "the ratings of {players:AskedPlayers[p]} ~are {kind:RatedOf}",
        "{players:AskedPlayersOf} ratings ~are {kind:RatedOf}",
        only=_KNOWN,
        category="Some",
    ),
    *asks(
        Question,
        "the rating of {players:SomeAsked} ~is {kind:RatedOf}",
        "{players:AskedPlayersOf} rating ~is {kind:RatedOf}",
        only=_KNOWN,
        category="Some",
    ),
    *either("SomeAsked", "AskedPlayers[third]", "AskedPlayers[base]"),
    *construct("Asked", None, "{=:AskedSome}", views={WHOLE: read_as(_so)}),
    *construct("Asked", None, "{=:DeniedSome}", views={WHOLE: read_as(_not_so)}),
    *either("KindOf[third]", "Kind"),
    *either("KindOf[base]", "Kinds"),
    *either("KindOf[third]", "KindAfter"),
    *either("KindOf[base]", "KindAfter"),
    *construct("KindAfter", None, "{=:TraitAfter}", views={WHOLE: ALONE}),
    *construct(
        "TraitAfter",
        None,
        "{=:After}",
        only=Guard(lambda trait: trait.field != "among", "roles are asked"),
    ),
    *construct("HasOf", None, "{=:Having}", views={WHOLE: ALONE}),
    *construct("RatedOf", None, "{=:RatingTrait}", views={WHOLE: ALONE}),
    *construct("RatingTrait", Trait, "{value:Value}", field="rating"),
    *construct("RatingTrait", Trait, "{value:RatedThan}", field="than"),
    # As what they were designated
    *asks(
        RoleQuestion,
        "{players:AskedPlayers[third]} ~is {role:RoleIs} [{:ThisPlayOrDown}]",
        only=_KNOWN,
        printed=False,
        category="SomeRole",
    ),
    *asks(
        RoleQuestion,
        "{players:AskedPlayers[third]} ~is {role:RoleIs} (of|on) {calls:ACallNoun}",
        only=_KNOWN,
        printed=False,
        category="SomeRole",
    ),
    *asks(
        RoleQuestion,
        "{players:AskedPlayers[third]} ~is designated to (receive|catch) {calls:ACallNoun}",
        only=_KNOWN,
        printed=False,
        category="SomeRole",
        role=Designated("receiver"),
    ),
    *(
        each
        for role, did in DID.items()
        for each in asks(
            RoleQuestion,
            *(f"{{players:AskedPlayers[third]}} {words} [{{:ThisPlayOrDown}}]" for words in did),
            only=_KNOWN,
            printed=False,
            category="SomeRole",
            role=Designated(role),  # type: ignore[arg-type]
        )
    ),
    *seen("SomeRole", read_as(role_asked)),
    *either("RoleIs", "Role[noun]", "RoleDone"),
    *construct("RoleIs", Designated, "{role:DoesAs}"),
    *construct("RoleIs", Designated, "designated", role="any"),
    # None of them, and so many of them
    *construct(
        "AllAre",
        AllAre,
        "{group:NoneOfThem} {kind:NotBeing[pl]}",
        how="all",
    ),
    *construct(
        "AllAre",
        AllAre,
        "{group:NoneOfThem} {kind:Being[pl]}",
        ["{group:NoneOfThem} {kind:Being[sg]}"],
        how="none",
    ),
    *construct(
        "AllAre",
        AllAre,
        "at least one of {group:Theirs[pl]} {kind:Being[sg]}",
        [
            "at least one {group:Theirs[sg]} {kind:Being[sg]}",
            "any of {group:Theirs[pl]} {kind:Being[pl]}",
        ],
        how="any",
    ),
    *construct(
        "NoneOfThem",
        None,
        "none of {=:Theirs[pl]}",
        ["no {=:Theirs[sg]}", "no {=:Group[sg]}", "no {=:Group[pl]}"],
    ),
    *construct("Asked", None, "{=:AllAre}", views={WHOLE: read_as(all_are)}),
    # `Your Linebackers are all Exhausted`
    *asks(
        AllAre,
        "{group:SubjectGroup} ~are (all|each) {kind:Kinds}",
        category="AllOfThem",
        how="all",
    ),
    *asks(AllAre, "{group:SubjectGroup} ~are both {kind:Kinds}", category="AllOfThem", how="both"),
    *seen("AllOfThem", read_as(all_are)),
    *bounded("SomeOfTheirs", "of {what:Theirs[pl]}", "of {what:Theirs[pl]}", node=Some),
    *asks(
        SoManyAre,
        "{some:SomeOfTheirs} ~are {kind:Kinds}",
        "{some:SomeOfTheirs} ~has {kind:Has}",
        category="SoMany",
    ),
    *construct("AskedSoMany", SoManyAre, "{some:SomeOfTheirs} {kind:Being[pl]}"),
    *seen("SoMany", read_as(so_many_are)),
    *bounded("SomeOfGroup", "{what:Group[sg]}", "{what:Group[pl]}", node=Some, plain=True),
    *construct("AskedSoMany", SoManyAre, "{some:SomeOfGroup} {kind:Being[pl]}", printed=False),
    *bounded("SomeOfKind", "{what:Bare[sg]}", "{what:Bare[pl]}", node=Some, plain=True),
    *construct("SomeOfKind", Some, "{low:Many} {what:Bare[pl]}", high=None),
    *construct("SomeOfKind", Some, "a {what:Bare[sg]}", low=1, high=None),
    *construct("SomeOfKind", Some, "no {what:Bare[pl]}", low=0, high=0),
    *construct(
        "AskedIncluded",
        Including,
        "{group:SubjectGroup} include {some:SomeOfKind}",
        [
            "{some:SomeOfKind} (is|are) among {group:SubjectGroup}",
            "there (is|are) {some:SomeOfKind} among {group:SubjectGroup}",
        ],
        printed=False,
    ),
    *(
        each
        for side in ("offense", "defense")
        for each in construct(
            "AskedIncluded",
            Including,
            f"your {side} (has|includes) {{some:SomeOfKind}}",
            printed=False,
            group=Group("you", side=side),
        )
    ),
    *construct(
        "DeniedIncluded",
        Including,
        "{group:SubjectGroup} do not include {some:SomeOfKind}",
        printed=False,
    ),
    *construct(
        "AskedIncluded",
        Including,
        "you have {some:SomeOfKind} among {group:SubjectGroup}",
        only=Guard(lambda said: said.group.whose == "you", "you have only your own Players"),
        printed=False,
    ),
    *seen("Included", read_as(_including)),
    # So many of one kind among them, and so many of another
    *construct("Asked", None, "{=:IncludedAll}", views={WHOLE: read_as(_including_all)}),
    *construct(
        "IncludedAll",
        IncludingAll,
        "{group:SubjectGroup} include {row:SomeKinds}",
        ["{:YouHave} {row:SomeKinds} among {group:SubjectGroup}"],
        printed=False,
    ),
    *construct("Asked", None, "{=:IncludedFirst}", views={WHOLE: read_as(_with_first)}),
    *construct(
        "IncludedFirst",
        IncludingFirst,
        "{:YouHave} {first:SomeOfKind} among {group:SubjectGroup} (and|but|, and) {rest:AmongRow}",
        printed=False,
    ),
    *phrase("YouHave", "you have"),
    *listed("AmongRow", "SomeOfKind", "and", ", and", ",", "but"),
    *construct("SomeKinds", None, "{=:AmongRow}", views={WHOLE: SEVERAL}),
    # One alone, of all who are there
    *construct("Asked", None, "{=:TheOnlyOne}", views={WHOLE: read_as(_alone_there)}),
    *construct("TheOnlyOne", None, "they are the only {=:Group[sg]}"),
]
