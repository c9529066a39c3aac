"""Traits of Players: what words before and after a head say of them.

Each trait says one or two fields of `Group`; `groups` makes descriptions of them.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from snapcount.cards.language.kernel.construct import (
    WHOLE,
    Construct,
    Guard,
    construct,
    either,
    only_read,
    phrase,
    read_as,
    word,
)
from snapcount.cards.language.kernel.doers import DOER, OWN
from snapcount.cards.language.kernel.lists import FLAT, SINGLE, Row, listed
from snapcount.cards.language.nouns.antecedents import It, Unsaid
from snapcount.cards.language.nouns.bounds import Bound
from snapcount.cards.language.nouns.positions import NUMBER, POSITION_WORDS, in_order
from snapcount.cards.nouns import Designated, Group, Than, That

replace = msgspec.structs.replace

PLAIN: Final = Group()


class Including(Group, frozen=True):
    """`Your Players, including this one`: a group, once it is known that this Player is in it."""


class Trait(msgspec.Struct, frozen=True):
    """What a word or phrase says of a Player: a field of `Group` and its value.

    `rating` says both bounds of the rating, `home` whose Player it is and where. `including` says
    nothing: this Player is one of them.
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
            if group.whose not in (None, DOER, OWN, whose) and whose not in (DOER, OWN):
                return None
            if whose in (DOER, OWN) and group.whose is not None:
                whose = group.whose
            return replace(group, whose=whose, where=where)
        if self.field == "including":
            return Including(*msgspec.structs.astuple(group)) if group.among is None else None
        if self.field in _OF_OTHERS:
            return Trait(_OF_OTHERS[self.field], self.value).onto(group) if group.other else None
        if self.field != "where" and getattr(group, self.field) != getattr(PLAIN, self.field):
            return None
        return replace(group, **{self.field: self.value})

    def alone(self) -> Group | None:
        """Every Player with this trait."""
        return self.onto(PLAIN)


_OF_OTHERS: Final = {"others_team": "team_of", "others_position": "position_of"}


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
            [
                f"{has} {here}",
                f"{here} {has}" if where == "bench" else f"(in play|{here}) {has}",
                f"(of|belonging to) ({{whose:OfTheirs}}|{{whose:WhoseAlone}}) {here}",
                f"(of|belonging to) {{whose:Who[third]}} {here}",
            ],
            where=where,
        )
    made += construct(
        "Home",
        Home,
        "on the field or on {whose:Whose} bench",
        ["on {whose:Whose} bench or [on] the field", "on {whose:Whose} field or [on the] bench"],
        where="anywhere",
        printed=False,
    )
    made += construct(
        "Home",
        Home,
        "(of|belonging to) (either|any) (player|team|side)",
        ["(of|belonging to) both (players|teams|sides)"],
        whose="each player",
        where="field",
    )
    return made + construct(
        "Home",
        Home,
        "belonging to {whose:Who}",
        [
            "of {whose:Who[third]}",
            "(of|belonging to) ({whose:OfTheirs}|{whose:WhoseAlone})",
            f"{has}",
            "[on the field|in play] under {whose:Whose} control [on the field|in play]",
        ],
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
    "anywhere": (
        "on the field or on the bench",
        "on the field or [the] bench",
        "on the bench or on the field",
        "on the bench or [the] field",
        ", on the field or on the bench",
        ", even (on|one on) the bench",
    ),
}

KEYWORDS: Final = {"run": "Run", "receive": "Receive", "tackle": "Tackle", "exhaust": "Exhaust"}

_STATUSES: Final = {
    "legend": ("Legend",),
    "superstar": ("Superstar",),
    "legend or superstar": ("Legend or Superstar", "Superstar or Legend"),
}


def _excepted(category: str, field: str) -> list[Construct]:
    """Who is not meant: after `except`, or after `who is not`; the category has both numbers."""
    return construct(
        "After",
        Trait,
        f"except {{value:{category}[pl]}}",
        [
            f"{{:Except}} {{value:{category}[pl]}}",
            f"{{:Except}} (a|an|your|their|the) {{value:{category}[sg]}}",
            f"(that|who) (is|are) not (a|an) {{value:{category}[sg]}}",
            f"(that|who) are not {{value:{category}[pl]}}",
        ],
        field=field,
    )


def _statuses() -> list[Construct]:
    """Legends and Superstars: before the head, as the head itself, and as what somebody is not."""
    made: list[Construct] = []
    for status, names in _STATUSES.items():
        made += _trait("Before", "status", status, names[0], *names[1:])
        for number in ("sg", "pl"):
            said = []
            for name in names:
                words = [each if each == "or" else _number(each, number) for each in name.split()]
                said.append(" ".join(words))
                if len(words) > 1:
                    joint = "and" if number == "pl" else "or (a|an)"
                    said.append(f"{words[0]} {joint} {words[2]}")
                else:
                    said.append(f"{name} {_number('card', number)}")
            made += word(f"Status[{number}]", status, *said)
            if " " not in status:
                owner = f"{names[0]}s'" if number == "pl" else f"{names[0]}'s"
                made += only_read(word(f"StatusOf[{number}]", status, owner))
    return [
        *made,
        *_trait("Before", "status", "legend", "Legendary"),
        *construct("Legends[n]", Trait, "{value:Status[n]}", features=NUMBER, field="status"),
        *construct("LegendsOf[n]", Trait, "{value:StatusOf[n]}", features=NUMBER, field="status"),
        *construct(
            "After",
            Trait,
            "(that|who) (is|are) (a|an) {value:Status[sg]}",
            ["(that|who) are {value:Status[pl]}"],
            printed=False,
            field="status",
        ),
        *_excepted("Status", "except_status"),
        *_trait("Before", "except_status", "superstar", "non-Superstar"),
        *_trait("Before", "except_status", "legend", "non-Legend"),
    ]


def _number(noun: str, number: str) -> str:
    return f"{noun}s" if number == "pl" else noun


TRAITS: Final[list[Construct]] = [
    # Before the head
    *_trait("Before", "other", True, "other", "different"),
    *_trait("Before", "state", "energized", "Energized", "fresh", "rested"),
    *_trait("Before", "state", "exhausted", "Exhausted", "tired"),
    *_statuses(),
    *_trait("Before", "side", "offense", "offensive", "offense"),
    *_trait("Before", "side", "defense", "defensive", "defense"),
    *_trait("Before", "whose", "opponent", "opposing", "enemy"),
    *_trait("Before", "where", "bench", "benched"),
    *_trait(
        "Before", "rank", "highest", "highest-rated", "(highest|top) rated", "top-rated", "best"
    ),
    *_trait("Before", "rank", "lowest", "lowest-rated", "lowest rated", "worst"),
    *construct("Before", Trait, "{value:Quote}", ["{value:Name}"], field="team"),
    *construct("Before", Trait, "{value:RatedSo} rated", printed=False, field="rating"),
    *construct("RatedSo", Bound, "{low:Int} (or (higher|more|better|above)|+)", high=None),
    *construct("RatedSo", Bound, "{high:Int} or (lower|less|worse|below)", low=None),
    # After it
    *construct("After", None, "{=:TeamAfter}"),
    *construct(
        "TeamAfter",
        Trait,
        "from {value:Quote}",
        ["(of|on) {value:Quote}", "from {value:Name}", "(who|that) (play|plays) for {value:Name}"],
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
    # What it has, after `with` and `who has`
    *construct("After", None, "with {=:Having}", ["(that|who) (has|have) {=:Having}"]),
    *construct(
        "Having",
        Trait,
        "a rating of {value:Value}",
        ["[a] rating {value:Bound}", "[a] {value:Bound} rating"],
        field="rating",
    ),
    *construct(
        "After",
        Trait,
        "rated {value:Value}",
        ["whose (rating|ratings) (is|are) {value:Value}"],
        printed=False,
        field="rating",
    ),
    *(
        each
        for keyword, name in KEYWORDS.items()
        for each in _trait(
            "Having",
            "ability",
            keyword,
            f"{'an' if name[0] == 'E' else 'a'} {name} ability",
            f"(a|an|any) {name} ability",
            f"[any] {name} abilities",
        )
    ),
    *_trait(
        "Having",
        "power_up",
        True,
        "a Power Up",
        "(a|one|any) Power Up [{:AttachedToIt}]",
        "(at least one Power Up|one or more Power Ups|[any] Power Ups) [{:AttachedToIt}]",
    ),
    *_trait("Having", "power_up", False, "no Power Ups", "no Power (Up|Ups) [{:AttachedToIt}]"),
    *_trait("After", "power_up", False, "without [a|any] Power (Up|Ups) [{:AttachedToIt}]"),
    *phrase("AttachedToIt", "attached", "attached to (it|them|him)", "on (it|them|him)"),
    *construct("Having", Trait, "a {value:Than}", ["{value:Than}"], field="than"),
    *construct(
        "After",
        Trait,
        "rated {value:RatedThan}",
        ["whose (rating|ratings) (is|are) {value:RatedThan}"],
        printed=False,
        field="than",
    ),
    *(
        each
        for how in ("lower", "higher")
        for each in (
            *construct(
                "Than",
                Than,
                f"{how} rating than {{players:RatedLike}}",
                [f"rating {{players:{how.title()}Than}}"],
                how=how,
            ),
            # Than whoever was chosen or named before
            *construct("Than", Than, f"{how} rating", printed=False, how=how, players=Unsaid()),
            *construct("RatedThan", Than, f"{{players:{how.title()}Than}}", how=how),
        )
    ),
    *construct("LowerThan", None, "(lower|less) than {=:RatedLike}"),
    *construct("HigherThan", None, "(higher|greater|more) than {=:RatedLike}"),
    *construct(
        "RatedLike", None, "{=:Pointed}", ["{=:Rated} [rating]", "(that|the rating) of {=:Pointed}"]
    ),
    *construct(
        "After",
        Trait,
        "from the same team as {value:Pointed}",
        [
            "(of|on) the same team as {value:Pointed}",
            "from {value:Possessor} team",
            "(that|who) (share|shares) a team with {value:Pointed}",
            "(that|who) (play|plays) for the same team as {value:Pointed}",
        ],
        field="team_of",
    ),
    # Of others it is said in short: as whoever they are other than
    *construct(
        "After",
        Trait,
        "(from|of|on) the same team",
        printed=False,
        field="others_team",
        value=It(),
    ),
    *construct(
        "After",
        Trait,
        "(with|of|at|in) (the|that) same position",
        printed=False,
        field="others_position",
        value=It(),
    ),
    *construct(
        "After",
        Trait,
        "with the same position as {value:Pointed}",
        [
            "(of|at|in) the same position as {value:Pointed}",
            "at {value:Possessor} position",
            "(that|who) (share|shares) a position with {value:Pointed}",
            "(that|who) (play|plays|have|has) the same position as {value:Pointed}",
        ],
        field="position_of",
    ),
    *_excepted("Positions", "except_positions"),
    *construct(
        "After",
        Trait,
        "(that|who) (is|are) (a|an) {value:Positions[sg]}",
        ["(that|who) are {value:Positions[pl]}"],
        views={"value": read_as(in_order)},
        printed=False,
        field="positions",
    ),
    *construct(
        "After",
        Trait,
        "except {value:Excepted}",
        [
            "{:Except} {value:Excepted}",
            "{:WhoIs} not {value:RoleOrRoles}",
            "{:WhoIs} not {value:RoleDone} [{:ThisPlayOrDown}]",
        ],
        field="except_for",
    ),
    *_trait(
        "After",
        "except_for",
        Designated("any"),
        "(that|who) (was|were|is|are) not designated [{:ThisPlayOrDown}]",
    ),
    *construct(
        "After",
        Trait,
        "{value:RoleDone}",
        ["[{:WhoIs}] {value:RoleDone} [{:ThisPlayOrDown}]"],
        field="among",
    ),
    *construct("After", Trait, "{:WhoIs} {value:RoleOrRoles}", printed=False, field="among"),
    *_trait(
        "After",
        "among",
        Designated("any"),
        "who was designated",
        "(that|who) (was|were|is|are) designated [{:ThisPlayOrDown}]",
    ),
    *phrase(
        "Except", "except", "except for", "other than", "apart from", "besides", "but not", "but"
    ),
    *either("Excepted", "RoleOrRoles"),
    *either("RoleOrRoles", "Role[noun]"),
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
    *_trait(
        "After",
        "chosen_position",
        True,
        "of that position",
        "(of|at|with|in|from|who plays|who play|that plays|that play) {:ThatPosition}",
    ),
    *phrase(
        "ThatPosition",
        "that position",
        "(that [same]|the (chosen|named)) (position|position group|group)",
        "the position (chosen|named)",
    ),
    # The same as the Player who was named last has
    *_trait("After", "position_of", That(), "(of|at|with|in) (the|that) same position"),
    *_trait("After", "rank", "highest", "with the (highest|best) rating"),
    *_trait("After", "rank", "lowest", "with the (lowest|worst) rating"),
    *_trait(
        "After",
        "other",
        True,
        "other than this (Player|one)",
        "{:Except} {:ThisPlayerHere}",
        "[,] {:Uncounted} {:ThisPlayerHere}",
    ),
    *phrase("Uncounted", "not counting", "not including", "excluding"),
    *phrase("ThisPlayerHere", "this Player", "this one"),
    # Who is one of them goes without saying
    *construct(
        "After",
        Trait,
        "[,] (including|counting) {:ThisPlayerHere}",
        ["[,] (including|counting) {:ThisPlayerHere} ,", "[,] {:ThisPlayerHere} included"],
        printed=False,
        field="including",
        value=True,
    ),
    *_trait("After", "side", "offense", "on the offense", "of the offense"),
    *_trait("After", "side", "defense", "on the defense", "of the defense"),
    *construct("After", None, "(that|who) (is|are) {=:After}", printed=False),
    *_trait(
        "After",
        "state",
        "energized",
        "(that|who) (is|are) [currently] Energized",
        "(that|who) (is|are) not Exhausted",
    ),
    *_trait(
        "After",
        "state",
        "exhausted",
        "(that|who) (is|are) [currently] Exhausted",
        "(that|who) (is|are) not Energized",
    ),
    *(
        each
        for where, (say, *read) in _PLACES.items()
        for each in _trait("After", "where", where, say, *read)
    ),
    *_homes(),
    *listed("Befores", "Before", "", ","),
    *listed("Afters", "After", "", ",", "and"),
    # A status or a team may be the head itself: Legends, Packers
    *construct("Legends[n]", Trait, "defender+n", features=NUMBER, field="side", value="defense"),
    *construct("Legends[pl]", Trait, "{value:TeamName}", field="team"),
    *construct(
        "TeamName",
        None,
        "{=:Name}",
        only=Guard(lambda name: name.endswith("s"), "a team is named in the plural"),
    ),
    *construct("HeadTraits[n]", None, "{=:Legends[n]}", features=NUMBER, views={WHOLE: SINGLE}),
    *construct(
        "HeadTraits[n]", None, "{=:HeadRow[n]}", features=NUMBER, views={WHOLE: read_as(FLAT.build)}
    ),
    *construct("HeadRow[n]", Row, "{first:Before} {rest:HeadTraits[n]}", features=NUMBER),
    *construct("HeadTraitsOf[n]", None, "{=:LegendsOf[n]}", features=NUMBER, views={WHOLE: SINGLE}),
]
