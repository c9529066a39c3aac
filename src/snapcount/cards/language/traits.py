"""Traits of Players: what words before and after a head say of them, and groups made of those.

A description is a row of traits around a head: `other Exhausted Wide Receivers from "Bears" on the
field`. Each trait says one or two fields of `Group`; in which order they stand means nothing.

- `Group[n]` is a description, printed with its place; `Bare[n]` one that is printed without it;
- `Theirs[n]` is a group with its owner: `your Linebackers`.
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
    phrase,
    plural,
    read_as,
)
from snapcount.cards.language.lists import FLAT, SINGLE, Row, listed
from snapcount.cards.language.people import DOER
from snapcount.cards.nouns import Group, Than, That
from snapcount.cards.words import POSITION_GROUPS, POSITIONS

NUMBER: Final = {"n": ("sg", "pl")}

replace = msgspec.structs.replace


class Trait(msgspec.Struct, frozen=True):
    """What a word or phrase says of a Player: a field of `Group` and its value.

    `rating` says both bounds of the rating, `home` whose Player it is and where.
    """

    field: str
    value: Any

    def onto(self, group: Group) -> Group | None:
        """The group with this trait; None if it has another one of the kind."""
        if self.field == "rating":
            if group.rating_at_least is not None or group.rating_at_most is not None:
                return None
            return replace(group, rating_at_least=self.value.low, rating_at_most=self.value.high)
        if self.field == "home":
            whose, where = self.value
            if group.whose not in (None, DOER, whose) and whose != DOER:
                return None
            if whose == DOER and group.whose is not None:
                whose = group.whose
            return replace(group, whose=whose, where=where)
        if self.field != "where" and getattr(group, self.field) != getattr(_PLAIN, self.field):
            return None
        return replace(group, **{self.field: self.value})

    def alone(self) -> Group | None:
        """Every Player with this trait."""
        return self.onto(_PLAIN)


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
    "except_positions",
    "except_for",
    "where",
)
"""Fields that are said after the head, likewise."""

_PLAIN: Final = Group()
_IN_ORDER: Final = (*POSITIONS, *POSITION_GROUPS)


def _group(said: Described) -> Group | None:
    """The group that a description describes; None if it says one thing twice."""
    fields = [trait.field for trait in (*said.before, *said.after)]
    if len(set(fields)) < len(fields) or {"home", "where"} <= set(fields):
        return None
    named = said.positions
    if GUARD in named:
        if named[0] == GUARD and any(trait.field == "side" for trait in said.before[-1:]):
            return None  # an Offensive Guard is one
        named = tuple("OG" if place == GUARD else place for place in named)
    # In which order positions are named means nothing.
    positions = tuple(place for place in _IN_ORDER if place in named)
    group: Group | None = Group(positions=positions)
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
    return bool(getattr(group, name) != getattr(_PLAIN, name))


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
    match=lambda group: None,
)

POSITION_WORDS: Final[dict[str, tuple[str, ...]]] = {
    "QB": ("Quarterback", "QB"),
    "RB": ("Running Back", "RB"),
    "FB": ("Fullback", "FB"),
    "WR": ("Wide Receiver", "WR", "Wideout"),
    "TE": ("Tight End", "TE"),
    "OT": ("Offensive Tackle", "OT"),
    "OG": ("Offensive Guard", "OG"),
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
        whole: dict[str, Any] = {WHOLE: position}
        made += construct("FullPosition[n]", None, said[0], said[1:], features=NUMBER, **whole)
        owner = [f"{each}'s" for each in words]
        made += construct("PositionOf[sg]", None, owner[0], owner[1:], **whole)
        owners = [f"{plural(each)}'" for each in words if not plural(each).endswith("men")]
        owners += [f"{plural(each)}'s" for each in words if plural(each).endswith("men")]
        made += construct("PositionOf[pl]", None, owners[0], owners[1:], **whole)
        if position in _UNCHANGED:
            made += construct("FullPosition[pl]", None, position, printed=False, **whole)
    for category, value in (("Position[n]", "OG"), ("GroupPosition[n]", GUARD)):
        short: dict[str, Any] = {WHOLE: value}
        made += construct(category, None, "{=:FullPosition[n]}", features=NUMBER)
        made += construct(category, None, "Guard+n", printed=False, features=NUMBER, **short)
    return made


GUARD: Final = "Guard"
"""A Guard without `Offensive`: what stands before it may be that word, or a side of the ball."""


_UNCHANGED: Final = ("OL", "DL")
"""Abbreviations that are also their own plural: `one of your OL`."""


def _trait(category: str, field: str, value: Any, say: str, *read: str) -> list[Construct]:
    return construct(category, Trait, say, read, field=field, value=value)


class Home(msgspec.Struct, frozen=True):
    """Whose Player it is, and where it is."""

    whose: str
    where: str


HOME: Final = read_as(lambda home: Trait("home", (home.whose, home.where)), "home")


def _homes() -> list[Construct]:
    """Whose Player it is, said after it: only read, since it is printed before."""
    made = construct("After", None, "{=:Home}", views={WHOLE: HOME})
    has = "[that|who|whom] ({whose:Who[third]} (has|controls)|{whose:Who[base]} (have|control))"
    for where, (on, here) in _HOMES.items():
        made += construct(
            "Home",
            Home,
            f"{on[0]} {{whose:Whose}} {on[1]}",
            [f"{has} {here}", f"{here} {has}" if where == "bench" else f"(in play|{here}) {has}"],
            where=where,
        )
    return made + construct(
        "Home",
        Home,
        "belonging to {whose:Who}",
        ["of {whose:Who[third]}", f"{has}"],
        where="field",
    )


_HOMES: Final = {
    "field": (
        ("(on|from)", "(field|team|side|side of the (field|ball))"),
        "(on the field|in play)",
    ),
    "bench": (("(on|from)", "bench"), "on the bench"),
}


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
                [f"{before}{{positions:Positions[sg]}} Player+n{after}"],
                features=NUMBER,
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


_PLACES: Final = {
    "field": ("on the field", "in play", "currently on the field", "on either (field|side)"),
    "bench": ("on the bench", "from the bench", "(on|from) (either|any) bench"),
}

EXCEPTED: Final = (
    "{:Except} {value:Positions[pl]}",
    "{:Except} (a|an|your|their|the) {value:Positions[sg]}",
    "(that|who) (is|are) not (a|an) {value:Positions[sg]}",
    "(that|who) are not {value:Positions[pl]}",
)

TRAITS: Final[list[Construct]] = [
    # Before the head
    *_trait("Before", "other", True, "other", "different"),
    *_trait("Before", "state", "energized", "Energized", "fresh", "rested"),
    *_trait("Before", "state", "exhausted", "Exhausted", "tired"),
    *_trait("Before", "status", "legend", "Legend", "Legendary"),
    *_trait("Before", "status", "superstar", "Superstar"),
    *_trait("Before", "side", "offense", "offensive", "offense"),
    *_trait("Before", "side", "defense", "defensive", "defense"),
    *_trait("Before", "whose", "opponent", "opposing", "enemy"),
    *_trait(
        "Before", "rank", "highest", "highest-rated", "(highest|top) rated", "top-rated", "best"
    ),
    *_trait("Before", "rank", "lowest", "lowest-rated", "lowest rated", "worst"),
    *construct("Before", Trait, "{value:Quote}", ["{value:Name}"], field="team"),
    # After it
    *construct("After", None, "{=:TeamAfter}"),
    *construct(
        "TeamAfter",
        Trait,
        "from {value:Quote}",
        ["(of|on) {value:Quote}", "from {value:Name}", "who plays for {value:Name}"],
        field="team",
    ),
    *construct(
        "TeamTrait",
        Trait,
        "from {value:Quote}",
        ["{value:Quote}", "[from] {value:Name}"],
        field="team",
    ),
    *construct("After", Trait, "named {value:Quote}", ["named {value:Name}"], field="named"),
    *construct("After", None, "{=:RatingAfter}"),
    *construct(
        "RatingAfter",
        Trait,
        "with a rating of {value:Value}",
        [
            "rated {value:Value}",
            "with [a] rating {value:Bound}",
            "with [a] {value:Bound} rating",
            "(that|who) (has|have) a rating of {value:Value}",
            "whose (rating|ratings) (is|are) {value:Value}",
        ],
        field="rating",
    ),
    *construct(
        "RatingTrait",
        Trait,
        "a rating of {value:Value}",
        ["a rating {value:Bound}", "a {value:Bound} rating", "rated {value:Value}"],
        field="rating",
    ),
    *construct(
        "After",
        Trait,
        "with a {value:Than}",
        ["with {value:Than}", "rated {value:RatedThan}"],
        field="than",
    ),
    *(
        each
        for how in ("lower", "higher")
        for each in (
            *construct("Than", Than, f"{how} rating than {{players:Pointed}}", how=how),
            *construct("RatedThan", Than, f"{how} than {{players:Pointed}}", how=how),
        )
    ),
    *construct(
        "After",
        Trait,
        "from the same team as {value:Pointed}",
        ["(of|on) the same team as {value:Pointed}", "from {value:Possessor} team"],
        field="team_of",
    ),
    *construct(
        "After",
        Trait,
        "with the same position as {value:Pointed}",
        ["(of|at|in) the same position as {value:Pointed}", "at {value:Possessor} position"],
        field="position_of",
    ),
    *construct("After", Trait, "except {value:Positions[pl]}", EXCEPTED, field="except_positions"),
    *construct(
        "After",
        Trait,
        "except {value:Excepted}",
        ["{:Except} {value:Excepted}"],
        field="except_for",
    ),
    *phrase("Except", "except", "except for", "other than", "apart from", "besides", "but not"),
    *either("Excepted", "Carrier", "Tackler"),
    *construct("Excepted", That, "that Player", ["the chosen Player"]),
    *(
        each
        for position, names in POSITION_WORDS.items()
        for each in construct(
            "Before",
            Trait,
            f"non-{names[0]}",
            [f"non-{name}" for name in names[1:]],
            printed=False,
            field="except_positions",
            value=(position,),
        )
    ),
    # The same as the Player who was named last has
    *_trait("After", "position_of", That(), "(of|at|with|in) the same position"),
    *_trait("After", "rank", "highest", "with the (highest|best) rating"),
    *_trait("After", "rank", "lowest", "with the (lowest|worst) rating"),
    *_trait(
        "After",
        "other",
        True,
        "other than this (Player|one)",
        "{:Except} this (Player|one)",
    ),
    *_trait("After", "side", "offense", "on the offense", "of the offense"),
    *_trait("After", "side", "defense", "on the defense", "of the defense"),
    *construct("After", None, "(that|who) (is|are) {=:After}"),
    *_trait("After", "state", "energized", "(that|who) (is|are) [currently] Energized"),
    *_trait("After", "state", "exhausted", "(that|who) (is|are) [currently] Exhausted"),
    *_trait("After", "status", "legend", "(that|who) (is|are) (a Legend|Legends)"),
    *_trait("After", "status", "superstar", "(that|who) (is|are) (a Superstar|Superstars)"),
    *(
        each
        for where, (say, *read) in _PLACES.items()
        for each in _trait("After", "where", where, say, *read)
    ),
    *_homes(),
    *listed("Befores", "Before", "", ","),
    *listed("Afters", "After", "", ",", "and"),
    # A status or a team may be the head itself: Legends, Packers
    *construct("Legends[n]", Trait, "Legend+n", features=NUMBER, field="status", value="legend"),
    *construct(
        "Legends[n]",
        Trait,
        "Superstar+n",
        ["Superstar card+n"],
        features=NUMBER,
        field="status",
        value="superstar",
    ),
    *construct("Legends[pl]", Trait, "{value:Name}", field="team"),
    *construct("HeadTraits[n]", None, "{=:Legends[n]}", features=NUMBER, views={WHOLE: SINGLE}),
    *construct(
        "HeadTraits[n]", None, "{=:HeadRow[n]}", features=NUMBER, views={WHOLE: read_as(FLAT.build)}
    ),
    *construct("HeadRow[n]", Row, "{first:Before} {rest:HeadTraits[n]}", features=NUMBER),
]


GROUPS: Final[list[Construct]] = [
    *_positions(),
    *listed("Positions[sg]", "GroupPosition[sg]", "or", "/", ", or", ","),
    *listed("Positions[pl]", "GroupPosition[pl]", "or", "and", "/", ", or", ", and", ","),
    # Groups
    *_descriptions(),
    *construct("Group[n]", None, "{=:Described[n]}", features=NUMBER, views={WHOLE: GROUP}),
    *construct("Bare[n]", None, "{=:Described[n]}", features=NUMBER, views={WHOLE: BARE}),
    *construct("Narrow[n]", None, "{=:Described[n]}", features=NUMBER, views={WHOLE: NARROWED}),
    *construct("Another[sg]", None, "another {=:Group[sg]}", views={WHOLE: OTHER}),
    *construct("Theirs[n]", None, "{=:Owned[n]}", features=NUMBER, views={WHOLE: OWNER}),
    *construct(
        "Owned[n]",
        Owned,
        "{whose:Whose} {group:Group[n]}",
        ["{whose:Whose} normal {group:Group[n]}"],
        features=NUMBER,
    ),
    # With an s: `your Linebackers' ratings`
    *(
        each
        for number, noun in (("sg", "Player's"), ("pl", "Players'"))
        for before in ("", "{before:Befores} ")
        for fixed in ({} if before else {"before": ()},)
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
    *construct("PositionsOf[n]", None, "{=:PositionOf[n]}", features=NUMBER, views={WHOLE: SINGLE}),
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
