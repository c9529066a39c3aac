"""Players: groups that are described, those that are chosen, and those that are pointed at.

A description is a row of traits around a head: `other Exhausted Wide Receivers from "Bears" on the
field`. Each trait says one or two fields of `Group`; in which order they stand means nothing.

- `Group[n]` is a description, printed with its place; `Bare[n]` one that is printed without it;
- `Theirs[n]` is a group with its owner: `your Linebackers`;
- `Pointed` is one that is known: this Player, that Player, the ball carrier;
- `Players[n]` is whom something is done to: chosen, all of them, or pointed at.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from snapcount.cards.language.bounds import Bound
from snapcount.cards.language.construct import (
    WHOLE,
    Construct,
    Guard,
    View,
    construct,
    either,
    never,
    phrase,
    read_as,
    word,
)
from snapcount.cards.language.lists import FLAT, SINGLE, Row, listed
from snapcount.cards.language.people import DOER
from snapcount.cards.nouns import (
    All,
    Choose,
    Designated,
    Group,
    Than,
    That,
    ThatMany,
    TheX,
    This,
)
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
            if group.whose not in (None, self.value[0]):
                return None
            return replace(group, whose=self.value[0], where=self.value[1])
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
    match=never,
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


def _home(whose: str, where: str, *wordings: str) -> list[Construct]:
    """Whose Player it is, said after it: only read, since it is printed before."""
    return construct("After", Trait, wordings[0], wordings[1:], field="home", value=(whose, where))


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


def _chosen() -> list[Construct]:
    """One, several or up to so many of a group, chosen by whoever does it or by somebody else."""
    made: list[Construct] = []
    for by in ("", " chosen by {by:Who}"):
        said = {} if by else {"by": DOER}
        of_choice = " [(of|at) your choice]" if not by else ""
        for up_to in ("", "up to "):
            fixed: dict[str, Any] = {"up_to": bool(up_to), **said}
            end = f"{by}{of_choice}"
            made += construct(
                "Chosen[sg]",
                Choose,
                f"{up_to}one of {{group:Theirs[pl]}}{end}",
                [
                    f"{up_to}(a|an|any|target|one) {{group:Theirs[sg]}}{end}",
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
                [
                    f"{up_to}(a|an|any|target|1|any one) {{group:Group[sg]}}{end}",
                ],
                count=1,
                **fixed,
            )
            for count in ("{count:ManyPlayers}", "{count:X}", "{count:ThatManyPlayers}"):
                made += construct(
                    "Chosen[pl]",
                    Choose,
                    f"{up_to}{count} of {{group:Theirs[pl]}}{end}",
                    [f"{up_to}any {count} of {{group:Theirs[pl]}}{end}"],
                    **fixed,
                )
                made += construct(
                    "Chosen[pl]",
                    Choose,
                    f"{up_to}{count} {{group:Group[pl]}}{end}",
                    [
                        f"{up_to}(any|target) {count} {{group:Group[pl]}}{end}",
                        f"{up_to}{count} {{group:Theirs[pl]}}{end}",
                    ],
                    **fixed,
                )
    made += construct(
        "Chosen[pl]",
        Choose,
        "a {group:Group[sg]} for each {count:Counted}",
        ["one {group:Group[sg]} for each {count:Counted}"],
        by=DOER,
    )
    made += construct(
        "Chosen[pl]", Choose, "one of {group:Theirs[pl]} for each {count:Counted}", by=DOER
    )
    return made


_PLACES: Final = {
    "field": ("on the field", "in play", "currently on the field"),
    "bench": ("on the bench", "from the bench"),
}

EXCEPTED: Final = (
    "{:Except} {value:Positions[pl]}",
    "{:Except} (a|an|your|their|the) {value:Positions[sg]}",
    "(that|who) (is|are) not (a|an) {value:Positions[sg]}",
    "(that|who) are not {value:Positions[pl]}",
)

TRAITS: Final[list[Construct]] = [
    # Before the head
    *_trait("Before", "other", True, "other"),
    *_trait("Before", "state", "energized", "Energized"),
    *_trait("Before", "state", "exhausted", "Exhausted"),
    *_trait("Before", "status", "legend", "Legend", "Legendary"),
    *_trait("Before", "status", "superstar", "Superstar"),
    *_trait("Before", "side", "offense", "offensive", "offense"),
    *_trait("Before", "side", "defense", "defensive", "defense"),
    *_trait("Before", "whose", "opponent", "opposing", "enemy"),
    *_trait("Before", "rank", "highest", "highest-rated", "highest rated"),
    *_trait("Before", "rank", "lowest", "lowest-rated", "lowest rated"),
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
        ["rated {value:Value}", "with [a] rating {value:Bound}", "with [a] {value:Bound} rating"],
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
    *_trait("After", "rank", "highest", "with the highest rating"),
    *_trait("After", "rank", "lowest", "with the lowest rating"),
    *_trait("After", "other", True, "other than this (Player|one)", "{:Except} this (Player|one)"),
    *_trait("After", "side", "offense", "on the offense"),
    *_trait("After", "side", "defense", "on the defense"),
    *(
        each
        for where, (say, *read) in _PLACES.items()
        for each in _trait("After", "where", where, say, *read)
    ),
    *_home(
        "you",
        "field",
        "on your field",
        "on your side [of the field]",
        "you control",
        "you have [on the field]",
    ),
    *_home("you", "bench", "on your bench", "from your bench", "you have on the bench"),
    *_home(
        "opponent",
        "field",
        "on your opponent's field",
        "on your opponent's side [of the field]",
        "your opponent controls",
        "your opponent has [on the field]",
    ),
    *_home("opponent", "bench", "on your opponent's bench"),
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

PLAYERS: Final[list[Construct]] = [
    *_positions(),
    *listed("Positions[sg]", "GroupPosition[sg]", "or", "/", ", or", ","),
    *listed("Positions[pl]", "GroupPosition[pl]", "or", "and", "/", ", or", ", and", ","),
    *TRAITS,
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
    *construct("TheirKind[n]", None, "{=:OwnedKind[n]}", features=NUMBER, views={WHOLE: OWNER}),
    *construct("OwnedKind[n]", Owned, "{whose:Whose} {group:Bare[n]}", features=NUMBER),
    # Those that are pointed at
    *construct("This", This, "this Player", ["[the] attached Player", "this (Legend|Superstar)"]),
    *construct("That", That, "that Player", ["the chosen Player", "it", "him"]),
    *construct(
        "Those", That, "those Players", ["the chosen Players", "them", "they"], printed=False
    ),
    *construct(
        "Carrier",
        Designated,
        "the ball carrier",
        [
            "[{:Whoever}] (ball carrier|runner or [the] receiver|runner|receiver)",
            "the Player (with the ball|carrying the ball)",
        ],
        role="ball carrier",
    ),
    *construct("Tackler", Designated, "the tackler", ["[{:Whoever}] tackler"], role="tackler"),
    *phrase("Whoever", "your", "your opponent's", "the offense's", "the defense's", "opposing"),
    *either("Pointed", "This", "That", "Carrier", "Tackler"),
    *construct("Possessor", This, "this Player's", ["[the] attached Player's"]),
    *construct("Possessor", That, "that Player's", ["the chosen Player's", "its"]),
    *construct(
        "Possessor",
        Designated,
        "the ball carrier's",
        ["[{:Whoever}] (ball carrier's|runner's or [the] receiver's|runner's|receiver's)"],
        role="ball carrier",
    ),
    *construct(
        "Possessor", Designated, "the tackler's", ["[{:Whoever}] tackler's"], role="tackler"
    ),
    # Whom an effect is done to
    *_chosen(),
    *construct("X", TheX, "X"),
    *(
        each
        for count, name in enumerate(
            ["two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"], 2
        )
        for each in word("ManyPlayers", count, name)
    ),
    *construct("ManyPlayers", None, "{=:Many}", printed=False),
    *construct(
        "ManyPlayers",
        None,
        "{=:Many}",
        only=Guard(lambda n: isinstance(n, int) and n > 10, "up to ten are written as words"),
    ),
    *construct("ThatManyPlayers", ThatMany, "that many"),
    *construct("Everyone", All, "all of {group:Theirs[pl]}", ["{group:EachTheirs}"]),
    *construct("Everyone", All, "all {group:Group[pl]}", ["(each|every) {group:Group[sg]}"]),
    *construct(
        "EachTheirs",
        None,
        "all {=:Theirs[pl]}",
        ["each of {=:Theirs[pl]}", "(each|every) {=:Theirs[sg]}", "{=:Theirs[pl]}"],
    ),
    *construct("Plural", All, "{group:Theirs[pl]}", printed=False),
    *construct(
        "TheirOne",
        None,
        "{=:TheirOneRead}",
        views={WHOLE: read_as(lambda chosen: chosen)},
    ),
    *construct(
        "TheirOneRead",
        Choose,
        "{group:Theirs[sg]}",
        ["another of {group:OtherOf}", "{group:Another[sg]}"],
        by=DOER,
    ),
    *either("Players[sg]", "Pointed", "Chosen[sg]", "TheirOne"),
    *either("Players[pl]", "Those", "Everyone", "Chosen[pl]"),
    *either("Players", "Players[sg]", "Players[pl]"),
    # Of whom something holds
    *either("Subject[sg]", "Pointed"),
    *construct("Subject[sg]", None, "{=:Theirs[sg]}", views={WHOLE: read_as(lambda group: group)}),
    *either("Subject[pl]", "Those", "SubjectGroup"),
    *either("SubjectGroup", "AllTheirGroup", "AllGroup"),
    *construct("AllTheirGroup", None, "all of {=:Theirs[pl]}", ["{=:EachTheirs}"]),
    *construct("AllGroup", None, "all {=:Group[pl]}", ["(each|every) {=:Group[sg]}"]),
    *construct("LooseGroup", None, "{=:Group[pl]}"),
    *either("AnySubject", "Subject[sg]", "Subject[pl]"),
    # Who sets off a trigger: any of them
    *construct(
        "Involved",
        All,
        "any of {group:Theirs[pl]}",
        [
            "one of {group:Theirs[pl]}",
            "(a|any|another) {group:Theirs[sg]}",
            "{group:Theirs[sg]}",
            "another of {group:OtherOf}",
        ],
    ),
    *construct(
        "Involved",
        All,
        "any {group:Narrow[sg]}",
        ["(a|an) {group:Narrow[sg]}", "{group:Another[sg]}"],
    ),
    *construct("OtherOf", None, "{=:Theirs[pl]}", views={WHOLE: OTHER}),
    *either("Involved", "Pointed"),
]
