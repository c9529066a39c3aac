"""Traits of Players: what words before and after a head say of them.

Each trait says one or two fields of `Group`; `groups` makes descriptions of them.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from snapcount.cards.language.construct import (
    WHOLE,
    Construct,
    construct,
    either,
    phrase,
    read_as,
)
from snapcount.cards.language.lists import FLAT, SINGLE, Row, listed
from snapcount.cards.language.people import DOER
from snapcount.cards.language.positions import NUMBER, POSITION_WORDS
from snapcount.cards.nouns import Group, Than, That

replace = msgspec.structs.replace

PLAIN: Final = Group()


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
        if self.field != "where" and getattr(group, self.field) != getattr(PLAIN, self.field):
            return None
        return replace(group, **{self.field: self.value})

    def alone(self) -> Group | None:
        """Every Player with this trait."""
        return self.onto(PLAIN)


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
    *either("Excepted", "Role[noun]"),
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
    *construct("After", None, "(that|who) (is|are) {=:After}", printed=False),
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
