"""What a deck was built of: Players of a kind, of one team or of many; cards and plays."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from snapcount.cards.language.conditions.asking import asks, seen
from snapcount.cards.language.conditions.comparing import related, relations, within
from snapcount.cards.language.conditions.some_players import AllAre, SoManyAre, all_are, so_many_are
from snapcount.cards.language.conditions.teams import says_where
from snapcount.cards.language.kernel import syntax
from snapcount.cards.language.kernel.construct import (
    WHOLE,
    Construct,
    Guard,
    View,
    construct,
    only_read,
    phrase,
    read_as,
    word,
)
from snapcount.cards.language.kernel.contents import contents
from snapcount.cards.language.kernel.lists import listed
from snapcount.cards.language.kernel.views import UNSAID
from snapcount.cards.language.nouns.bounds import Bound, Some, bounded, spread
from snapcount.cards.language.nouns.groups import GROUP, OWNER, Described, Owned
from snapcount.cards.nouns import (
    AllOf,
    AnyOf,
    Compare,
    CountDeck,
    CountPlayers,
    DeckHas,
    DeckTeams,
    Group,
    Not,
)

replace = msgspec.structs.replace


class DeckAsked(msgspec.Struct, frozen=True):
    """How many of something a deck holds."""

    whose: str
    some: Some
    same_team: bool = False
    deck: str | None = None
    same_position: bool = False


class DeckAll(msgspec.Struct, frozen=True):
    """A deck holds so many of one thing, and so many of another."""

    whose: str
    row: tuple[Some, ...]
    deck: str | None = None


def _deck_all(said: DeckAll) -> Any:
    row = said.row
    if row[0].high is None and any(some.low == some.high and some.low for some in row[1:]):
        return None  # `at least two Guards and two Tackles` is at least two of those as well
    asked = tuple(_deck_has(DeckAsked(said.whose, some, deck=said.deck)) for some in row)
    return None if None in asked or len(asked) < 2 else AllOf(asked)


def _deck_lacks(said: DeckAll) -> Any:
    """None of these and none of those; Players of several positions are one group."""
    groups = [some.what for some in said.row if isinstance(some.what, Group)]
    if len(groups) == len(said.row) and any(group.status is None for group in groups):
        return None
    return _deck_all(said)


class PlaysAsked(msgspec.Struct, frozen=True):
    """How many of the Plays of a deck are such calls on offense."""

    whose: str
    bound: Bound
    calls: tuple[Any, ...]


def _plays_asked(said: PlaysAsked) -> Any:
    return within(CountDeck(said.whose, said.calls), said.bound)  # type: ignore[arg-type]


class TeamsAsked(msgspec.Struct, frozen=True):
    whose: str
    bound: Bound


class DeckMore(msgspec.Struct, frozen=True):
    """A deck holds more, fewer or as many of one thing as of another."""

    whose: str
    what: Any
    than: Any
    how: str = "more"
    deck: str | None = None


class Everyone(msgspec.Struct, frozen=True):
    """All the Players of a deck have something in common."""

    group: Group
    how: str
    trait: Any = None


def _is_in(deck: str | None, what: Any) -> bool:
    """Whether these cards are in that deck: Plays are in one, all others in the other (D-4)."""
    if deck is None or not isinstance(what, CountDeck):
        return deck is None
    of_plays = bool(what.calls or what.time or what.strength)
    return of_plays == (deck == "play") and what.group is None


def _deck_has(said: DeckAsked) -> Any:
    if not _is_in(said.deck, said.some.what):
        return None
    what, bound = said.some.what, Bound(said.some.low, said.some.high)
    if isinstance(what, CountDeck):
        if said.same_team or said.same_position:
            return None
        return within(replace(what, whose=said.whose), bound)
    if what.whose is not None or what.where != "field":
        return None
    group = replace(what, whose=said.whose)
    return DeckHas(group, bound.low, bound.high, said.same_team, said.same_position)


def _of_deck(said: DeckAsked) -> Any:
    asked = _deck_has(said)
    return None if asked is None else syntax.OfDeck(condition=asked)


def _found(asked: Any) -> DeckAsked | None:
    if not isinstance(asked, DeckHas):
        return None
    group = replace(asked.group, whose=None)
    return DeckAsked(
        asked.group.whose or "you",
        Some(asked.at_least, asked.at_most, group),
        asked.same_team,
        same_position=asked.same_position,
    )


def _deck_more(said: DeckMore) -> Any:
    if not (_is_in(said.deck, said.what) and _is_in(said.deck, said.than)):
        return None

    def counted(what: Any) -> CountDeck:
        if isinstance(what, Group):
            return CountDeck(said.whose, group=replace(what, whose=said.whose))  # type: ignore[arg-type]
        return replace(what, whose=said.whose)  # type: ignore[no-any-return]

    return related(said.how, counted(said.what), counted(said.than))


def in_deck(asked: Any) -> Any:
    """Players whom one has are those of the deck."""
    if isinstance(asked, syntax.OfDeck):
        return asked.condition
    if isinstance(asked, AllOf | AnyOf):
        return type(asked)(tuple(in_deck(each) for each in asked.conditions))
    if isinstance(asked, Not):
        return Not(in_deck(asked.condition))
    match asked:
        case Compare(left=CountPlayers(group=one), how=how, right=CountPlayers(group=other)):
            if one.whose is None or other.whose is None:
                return asked
            if any(each.state or each.where != "field" for each in (one, other)):
                return asked
            built = CountDeck(other.whose, group=other)
            return Compare(CountDeck(one.whose, group=one), how, built)
        case Compare(left=CountPlayers(group=group), how=how, right=int(number)):
            if group.whose not in ("you", "opponent") or group.state or group.where != "field":
                return asked
            low = number if how in ("at least", "exactly") else None
            high = number if how in ("at most", "exactly") else None
            return DeckHas(group, low, high)
    return asked


def _built(asked: Any) -> Any:
    """What is asked of Players in a deck; None where only the field has such."""
    made = in_deck(asked)
    return None if CountPlayers in contents(made) else made


def _stays(asked: Any) -> bool:
    """Whether what is asked is asked of decks alone, which stay as they were built."""
    if isinstance(asked, syntax.OfDeck | Not):
        return _stays(asked.condition)
    if isinstance(asked, AllOf | AnyOf):
        return all(map(_stays, asked.conditions))
    if isinstance(asked, Compare):
        numbers = [each for each in (asked.left, asked.right) if not isinstance(each, int)]
        return all(isinstance(each, CountDeck) for each in numbers)
    return isinstance(asked, DeckHas | DeckTeams)


_STAYS: Final = Guard(_stays, "only a deck is asked once; write “while …”, without a time")
_DECK_SIZE: Final = {None: 10, "offense": 5, "defense": 5}
"""How many normal Players a deck has, and how many on each side of the ball."""


def _everyone(said: Everyone) -> Any:
    group = said.group
    if group.whose is None or group.where != "field":
        return None
    size = _DECK_SIZE[group.side]
    match said.how:
        case "same team":
            if group.side is None and group == Group(group.whose):
                return DeckTeams(group.whose, 1, 1)
            return DeckHas(group, size, None, True)
        case "different teams":
            return DeckHas(group, None, 1, True)
        case "same position":
            return DeckHas(group, size, None, same_position=True)
        case "different positions":
            return DeckHas(group, None, 1, same_position=True)
    joined = said.trait.onto(group)
    return None if joined is None else DeckHas(joined, size, size)


def _everyone_there(said: Everyone) -> Any:
    """As many as there are."""
    joined = said.trait.onto(said.group)
    if joined is None or said.group.where != "field":
        return None
    return Compare(CountPlayers(joined), "at least", CountPlayers(said.group))


def _of_the_deck(said: Described) -> Group | None:
    return None if says_where(said) else GROUP.build(said)


_OF_ONE_SIDE: Final = Guard(
    lambda group: group.side is not None and group == Group(side=group.side),
    "five are all who play on one side of the ball; write “at least five of your …”",
)
_OF_BOTH_SIDES: Final = Guard(
    lambda group: group == Group(), "ten are all of a deck; write “all of your …”"
)


def _of_the_field(said: Described) -> Group | None:
    return GROUP.build(said) if says_where(said) else None


_MOST_TIME: Final = 15
"""No Play takes more Time Units than a half has (H-1)."""


def _range(most: int) -> View:
    """Bounds of a number that is never less than 0, and never more than that."""

    def build(bound: Bound) -> tuple[int, int] | None:
        low, high = bound.low or 0, most if bound.high is None else bound.high
        says = (low, high) != (0, most)
        return (low, high) if says and low <= high <= most else None

    def match(pair: Any) -> Bound | None:
        if not isinstance(pair, tuple):
            return None
        low, high = pair
        return Bound(low or None, None if high == most else high)

    return View(f"from 0 to {most}", build, match)


_TIME: Final = _range(_MOST_TIME)
_STRENGTH: Final = _range(9)
DECK: Final = View("deck", _deck_has, _found)

_BOTH: Final = "{what:Built[pl]} and {than:Built[pl]}"
_HOLDS: Final = "(~has|~contains|~includes|~was built with)"
_DECK_HAS: Final = "{whose:Whose} deck (has|contains|includes)"
_OF_THE_PLAYS: Final = "{bound:PlayBound} in {whose:Whose} [Play] deck"
_IN_IT: Final = "in (your|their|the) [Action|Play] deck"
_AS_MANY: Final = "(the same|an equal) number of"
_EITHER: Final = "{deck:WhichDeck}"

DECKS: Final[list[Construct]] = [
    *bounded("SomeBuilt", "{what:Built[sg]}", "{what:Built[pl]}", node=Some, plain=True, bare=True),
    *construct(
        "SomeBuilt", Some, "a {what:Built[sg]}", ["at least one {what:Built[sg]}"], low=1, high=None
    ),
    *construct("NoneBuilt", Some, "no {what:Built[pl]}", ["no {what:Built[sg]}"], low=0, high=0),
    *construct(
        "Built[n]", None, "{=:Bare[n]}", ["normal {=:Bare[n]}"], features={"n": ("sg", "pl")}
    ),
    *(
        each
        for side in ("offense", "defense")
        for each in construct(
            "Built[n]",
            None,
            f"{{=:Bare[n]}} on {side}",
            features={"n": ("sg", "pl")},
            views={
                WHOLE: read_as(
                    lambda group, side=side: (  # type: ignore[misc]
                        replace(group, side=side) if group.side is None else None
                    )
                )
            },
        )
    ),
    *construct("Built[pl]", CountDeck, "{calls:CallsOfPlays[pl]}", whose="you"),
    *construct("Built[sg]", CountDeck, "{calls:CallsOfPlays[sg]}", whose="you"),
    *construct("BuiltKind", CountDeck, "{calls:QualifyingCalls}", whose="you"),
    # Plays with such a number
    *(
        each
        for number, having in (
            ("{time:TimeOfPlay}", "(with|that have|that has|that use|that uses|of)"),
            ("{strength:BuiltStrength}", "(with|that have|that has|of)"),
        )
        for noun in ("Play card+n", "{calls:CallsOfPlays[n]}")
        for each in construct(
            "Built[n]",
            CountDeck,
            f"{noun} with {number}",
            [f"{each} {having} {number}" for each in (noun, "Play+n")[: 1 + noun.endswith("+n")]],
            features={"n": ("sg", "pl")},
            whose="you",
        )
    ),
    *(
        each
        for number in ("{time:TimeOfPlay}", "{strength:BuiltStrength}")
        for plays in ("Play cards", "{calls:QualifyingCalls} plays")
        for each in construct(
            "PlaysBuilt",
            CountDeck,
            f"the number of {plays} with {number} built into {{whose:Whose}} deck",
        )
    ),
    *construct(
        "TimeOfPlay",
        None,
        "a Time Unit value of {=:Value}",
        [
            "[a] (Time Unit (value|cost)|Time Units) [of] {=:Value}",
            "[a] {=:TimeAlone}",
        ],
        views={WHOLE: _TIME},
    ),
    *bounded("TimeAlone", "Time Unit", "Time Units", bare=True),
    *construct(
        "BuiltStrength",
        None,
        "a Strength of {=:Value}",
        ["[a] [Play] Strength [value] [of] {=:Value}"],
        views={WHOLE: _STRENGTH},
    ),
    *construct("Built[n]", CountDeck, "Unique card+n", features={"n": ("sg", "pl")}, whose="you"),
    *construct(
        "Built[n]",
        CountDeck,
        "Power Up+n",
        ["Power Up card+n"],
        features={"n": ("sg", "pl")},
        whose="you",
        kind="power up",
    ),
    *construct(
        "Built[n]",
        CountDeck,
        "Gridiron card+n",
        ["Gridiron+n"],
        features={"n": ("sg", "pl")},
        whose="you",
        kind="gridiron",
    ),
    *asks(
        DeckAsked,
        f"{{whose:Whose}} deck {_HOLDS} {{some:SomeBuilt}}",
        f"{{whose:Whose}} deck {_HOLDS} {{some:SomeBuilt}} {_IN_IT}",
        f"{{whose:Whose}} deck {_HOLDS} a [combined] total of {{some:SomeBuilt}}",
        f"{{whose:Whose}} deck {_HOLDS} {{some:SomeBuilt}} (combined|in total|in any combination)",
        category="Deck",
    ),
    *only_read(
        asks(
            DeckAsked,
            f"{{whose:Whose}} {_EITHER} deck {_HOLDS} {{some:SomeBuilt}}",
            category="Deck",
        )
    ),
    *construct(
        "AskedDeck",
        DeckAsked,
        f"{{whose:Whose}} {_EITHER} deck (has|contains|includes) {{some:NoneBuilt}}",
        printed=False,
    ),
    *construct(
        "AskedDeck",
        DeckAsked,
        "{whose:Whose} deck (has|contains|includes) {some:NoneBuilt}",
        [
            "{whose:Whose} decks (have|contain|include) {some:NoneBuilt}",
            "{whose:Whose} decks (have|contain|include) {some:SomeBuilt}",
            "there are {some:NoneBuilt} in {whose:Whose} deck",
            "there (are|is) {some:SomeBuilt} in {whose:Whose} deck",
            "{some:SomeBuilt} (is|are) in {whose:Whose} deck",
            "{whose:Who[third]} has {some:SomeBuilt} in their deck",
            "{whose:Who[third]} has {some:NoneBuilt} in their deck",
        ],
        printed=False,
    ),
    *construct(
        "AskedDeck",
        DeckAsked,
        "you have {some:SomeBuilt} in your deck",
        ["you have {some:NoneBuilt} in your deck"],
        printed=False,
        whose="you",
    ),
    *asks(
        DeckAsked,
        f"{{whose:Whose}} deck {_HOLDS} {{some:SomeBuilt}} from the same team",
        f"{{whose:Whose}} deck {_HOLDS} {{some:SomeBuilt}} of the same team",
        category="Deck",
        same_team=True,
    ),
    *asks(
        DeckAsked,
        f"{{whose:Whose}} deck {_HOLDS} {{some:SomeBuilt}} of the same position",
        f"{{whose:Whose}} deck {_HOLDS} {{some:SomeBuilt}} with the same position",
        category="Deck",
        same_position=True,
    ),
    *construct(
        "AskedDeck",
        DeckAsked,
        "{whose:Whose} deck (has|contains|includes) {some:NoTwo} (from|of|on) the same team",
        printed=False,
        same_team=True,
    ),
    *construct(
        "AskedDeck",
        DeckAsked,
        "{whose:Whose} deck (has|contains|includes) {some:NoTwo} (of|with|at) the same position",
        printed=False,
        same_position=True,
    ),
    *construct("NoTwo", Some, "no two {what:Built[pl]}", low=None, high=1),
    *seen("Deck", DECK),
    *construct("Built[sg]", Group, "{named:Name}"),
    *construct(
        "AskedDeck",
        DeckAsked,
        "{some:NamedBuilt} is in your deck",
        ["your deck (has|contains|includes) {some:NamedBuilt}"],
        whose="you",
    ),
    *construct("NamedBuilt", Some, "{what:NamedGroup}", low=1, high=None),
    *construct("NamedGroup", Group, "{named:Name}"),
    # Teams
    *bounded("TeamBound", "different team", "different teams", plain=True, bare=True),
    *only_read(bounded("TeamBound", "team", "teams", plain=True, bare=True)),
    *only_read(
        bounded(
            "TeamBound", "[different] franchise", "[different] franchises", plain=True, bare=True
        )
    ),
    *asks(
        TeamsAsked,
        f"{{whose:Whose}} deck {_HOLDS} Players from {{bound:TeamBound}}",
        "{whose:Whose} team ~has Players from {bound:TeamBound}",
        "{whose:Whose} Players ~are from {bound:TeamBound}",
        "[the] [normal] Players in {whose:Whose} deck ~are from {bound:TeamBound}",
        "{whose:Whose} [normal] Players come from {bound:TeamBound}",
        "all [of] {whose:Whose} [normal] Players (are|come) from {bound:TeamBound}",
        category="Teams",
    ),
    *seen("Teams", spread(DeckTeams, TeamsAsked)),
    # One thing and another
    *listed("BuiltRow", "AnyBuilt", "and", ", and", ",", "but"),
    *construct("AnyBuilt", None, "{=:SomeBuilt}", ["{=:NoneBuilt}", "{=:NamedBuilt}"]),
    *construct(
        "DeckAll",
        DeckAll,
        "{whose:Whose} deck (has|contains|includes) {row:BuiltRow}",
        ["{whose:OwnDeck} have {row:BuiltRow} in your deck"],
    ),
    *construct(
        "DeckAll",
        DeckAll,
        "{whose:Whose} deck (has|contains|includes) at least {row:AtLeastRow}",
        ["{whose:OwnDeck} have at least {row:AtLeastRow} in your deck"],
        printed=False,
    ),
    *only_read(
        [
            *construct(
                "DeckAll",
                DeckAll,
                f"{{whose:Whose}} {_EITHER} deck (has|contains|includes) {{row:BuiltRow}}",
            ),
            *construct(
                "DeckAll",
                DeckAll,
                f"{{whose:Whose}} {_EITHER} deck (has|contains|includes) at least"
                " {row:AtLeastRow}",
            ),
        ]
    ),
    *listed("LacksRow", "Lacks", "or", ", or", ","),
    *construct("Lacks", Some, "{what:Built[pl]}", low=0, high=0),
    *construct(
        "DeckLacks",
        DeckAll,
        "{whose:Whose} deck (has|contains|includes) no {row:LacksRow}",
        [
            "{whose:OwnDeck} have no {row:LacksRow} in your deck",
            "there are no {row:LacksRow} in {whose:Whose} deck",
            "no {row:LacksRow} are in {whose:Whose} deck",
        ],
        printed=False,
    ),
    *construct("Asked", None, "{=:DeckLacks}", views={WHOLE: read_as(_deck_lacks)}),
    # `at least ten of the Plays in your deck are Runs`
    *only_read(
        bounded(
            "PlayBound",
            "[of the|of your] (Play|Play card)",
            "[of the|of your] (Plays|Play cards)",
            plain=True,
            bare=True,
        )
    ),
    *construct(
        "PlaysAsked",
        PlaysAsked,
        f"{_OF_THE_PLAYS} are {{calls:CallsOfPlays[pl]}}",
        [
            f"{_OF_THE_PLAYS} have {{calls:ACall}} {{:AsOffense}}",
            f"{_OF_THE_PLAYS} have {{calls:CallsOfPlays[pl]}} {{:AsOffense}}",
            f"{_DECK_HAS} {{bound:PlayBound}} with {{calls:ACall}} {{:AsOffense}}",
            "{whose:OwnDeck} have {bound:PlayBound} with {calls:ACall} {:AsOffense} in your deck",
            "there are {bound:PlayBound} with {calls:ACall} {:AsOffense} in {whose:Whose} deck",
        ],
        printed=False,
    ),
    *phrase(
        "AsOffense",
        "as their offensive play",
        "as (their|the|its) offensive (play|call)",
        "on offense",
    ),
    *construct("Asked", None, "{=:PlaysAsked}", views={WHOLE: read_as(_plays_asked)}),
    *listed("AtLeastRow", "AtLeast", "and", ", and", ","),
    *construct("AtLeast", Some, "{low:Many} {what:Built[pl]}", high=None),
    *construct("AtLeast", Some, "{low:Single} {what:Built[sg]}", high=None),
    *construct("Asked", None, "{=:DeckAll}", views={WHOLE: read_as(_deck_all)}),
    *(
        each
        for how, templates in relations("#", "{what:Built[pl]}", "{than:Built[pl]}")
        for each in construct(
            "DeckMore",
            DeckMore,
            f"{_DECK_HAS} {templates[0]}",
            [
                *(f"{_DECK_HAS} {said}" for said in templates[1:]),
                *(f"{{whose:OwnDeck}} have {said} in your deck" for said in templates),
            ],
            how=how,
        )
    ),
    # Of one of the two decks: `your Play deck has more Runs than Passes`
    *(
        each
        for how, templates in (
            *relations("#", "{what:Built[pl]}", "{than:Built[pl]}"),
            ("exactly", [f"{_AS_MANY} {_BOTH}"]),
        )
        for each in construct(
            "DeckMore",
            DeckMore,
            f"{{whose:Whose}} {_EITHER} deck (has|contains|includes) {templates[0]}",
            [
                f"{{whose:Whose}} {_EITHER} deck (has|contains|includes) {said}"
                for said in templates[1:]
            ],
            printed=False,
            how=how,
        )
    ),
    *construct("OwnDeck", None, "{=:Who[you]}"),
    *word("WhichDeck", "play", "Play"),
    *word("WhichDeck", "action", "Action"),
    *construct(
        "DeckMore",
        DeckMore,
        f"{_DECK_HAS} {_AS_MANY} {_BOTH}",
        [
            f"{_DECK_HAS} {_AS_MANY} {_BOTH} {_IN_IT}",
            f"{_DECK_HAS} {_AS_MANY} {{what:BuiltKind}} and {{than:BuiltKind}} plays",
        ],
        how="exactly",
    ),
    *construct("Asked", None, "{=:DeckMore}", views={WHOLE: read_as(_deck_more)}),
    # What the Players in it are: `no Player in your deck is a Legend`
    *construct(
        "InDeck[n]",
        None,
        "{=:BuiltInto[n]}",
        features={"n": ("sg", "pl")},
        views={WHOLE: read_as(OWNER.build)},
    ),
    *construct(
        "BuiltInto[n]",
        Owned,
        "[the] [normal] {group:Bare[n]} in {whose:Whose} deck",
        features={"n": ("sg", "pl")},
    ),
    *construct("AllInDeck[pl]", None, "all [of] {=:InDeck[pl]}"),
    *construct("AllInDeck[sg]", None, "(each|every) {=:InDeck[sg]}", ["each of {=:InDeck[pl]}"]),
    *construct("NoneInDeck", None, "none of {=:InDeck[pl]}", ["no {=:InDeck[sg]}"]),
    *construct("NoneInDeck[pl]", None, "no {=:InDeck[pl]}", ["none of {=:InDeck[pl]}"]),
    *construct("OneInDeck", None, "(a|any) {=:InDeck[sg]}", ["(one|any) of {=:InDeck[pl]}"]),
    *(
        each
        for group, kind, how in (
            ("AllInDeck[pl]", "Being[pl]", "all"),
            ("AllInDeck[sg]", "Being[sg]", "all"),
            ("NoneInDeck", "Being[sg]", "none"),
            ("NoneInDeck[pl]", "Being[pl]", "none"),
            ("OneInDeck", "Being[sg]", "any"),
        )
        for each in construct("DeckAllAre", AllAre, f"{{group:{group}}} {{kind:{kind}}}", how=how)
    ),
    *construct(
        "Asked", None, "{=:DeckAllAre}", views={WHOLE: read_as(lambda said: _built(all_are(said)))}
    ),
    *bounded("SomeInDeck", "{what:InDeck[sg]}", "{what:InDeck[pl]}", node=Some, plain=True),
    *bounded("SomeOfDeck", "of {what:InDeck[pl]}", "of {what:InDeck[pl]}", node=Some),
    *construct(
        "DeckSoMany",
        SoManyAre,
        "{some:SomeInDeck} {kind:Being[pl]}",
        ["{some:SomeOfDeck} {kind:Being[pl]}"],
    ),
    *construct(
        "Asked",
        None,
        "{=:DeckSoMany}",
        views={WHOLE: read_as(lambda said: _built(so_many_are(said)))},
    ),
]

EVERYONE: Final[list[Construct]] = [
    # Said of a whole deck, where a text says what it is active with
    *phrase("FromOneTeam", "from the same team", "from (the same|one|a single) (team|franchise)"),
    *phrase("FromOthers", "from different teams", "from different franchises"),
    *construct(
        "EveryoneIs",
        Everyone,
        "{group:AllTheirs} are from the same team",
        ["{group:AllTheirs} are {:FromOneTeam}", "{group:Of[deck]} are all {:FromOneTeam}"],
        how="same team",
    ),
    *construct(
        "EveryoneIs",
        Everyone,
        "{group:AllTheirs} are from different teams",
        ["no two of {group:Of[deck]} are from the same team"],
        how="different teams",
    ),
    *construct(
        "EveryoneIs",
        Everyone,
        "{group:AllTheirs} have the same position",
        ["{group:AllTheirs} {:OfOnePosition}", "{group:Of[deck]} [all] {:OfOnePosition}"],
        how="same position",
    ),
    *construct(
        "EveryoneIs",
        Everyone,
        "{group:AllTheirs} have different positions",
        [
            "{group:AllTheirs} {:OfOtherPositions}",
            "{group:Of[deck]} [all] {:OfOtherPositions}",
            "each of {group:Of[deck]} {:HasAnotherPosition}",
            "no two of {group:Of[deck]} {:OfOnePosition}",
        ],
        how="different positions",
    ),
    *construct(
        "EveryoneIs",
        Everyone,
        "{group:AllTheirs} are {trait:TeamTrait}",
        how="all",
    ),
    # Synergized with a team: all of them are from it
    *construct(
        "EveryoneIs",
        Everyone,
        "you are Synergized with {trait:TeamTrait}",
        [
            (
                "your [(whole|entire)] (team|deck) consists of (all|only|nothing but)"
                " {trait:TeamTrait}"
            ),
            "your [(whole|entire)] (team|deck) is (all|only) {trait:TeamTrait}",
        ],
        printed=False,
        group=Group("you"),
        how="all",
    ),
    *construct("AllTheirs", None, "{=:AllOf[deck]}", ["{=:AllInDeck[pl]}"]),
    *construct(
        "EveryoneThere",
        Everyone,
        "{group:AllOf[field]} are {trait:TeamTrait}",
        how="all",
    ),
    *construct("DeckOnly", None, "{=:EveryoneThere}", views={WHOLE: read_as(_everyone_there)}),
    # Players of the deck if no place is said, and else those who are there
    *(
        each
        for place, seen_as in (("deck", read_as(_of_the_deck)), ("field", read_as(_of_the_field)))
        for each in (
            *construct(
                f"AllOf[{place}]",
                None,
                f"all of {{=:Of[{place}]}}",
                [
                    f"all {{=:Of[{place}]}}",
                    f"all (five|ten) of {{=:Of[{place}]}}",
                    f"{{=:Of[{place}]}} all",
                ],
            ),
            *construct(
                f"Of[{place}]", None, f"{{=:Owning[{place}]}}", views={WHOLE: read_as(OWNER.build)}
            ),
            *construct(
                f"Owning[{place}]",
                Owned,
                f"{{whose:Whose}} [normal] {{group:Placed[{place}]}}",
                ["{whose:Whose} {group:OfSoMany}"] if place == "deck" else (),
            ),
            *construct(f"Placed[{place}]", None, "{=:Described[pl]}", views={WHOLE: seen_as}),
        )
    ),
    # How many there are goes without saying (D-1, D-2)
    *construct("OfSoMany", None, "(five|5) [normal] {=:Placed[deck]}", only=_OF_ONE_SIDE),
    *construct("OfSoMany", None, "(ten|10) [normal] {=:Placed[deck]}", only=_OF_BOTH_SIDES),
    # What it must be built of
    *construct("DeckMust", None, "{=:MustHave}", views={WHOLE: read_as(_deck_has)}),
    *construct(
        "MustHave",
        DeckAsked,
        "{whose:Whose} deck must (have|contain|include) {some:SomeBuilt}",
        ["{whose:Whose} deck must (have|contain|include) {some:NoneBuilt}"],
    ),
    *construct("DeckOnly", None, "{=:EveryoneIs}", views={WHOLE: read_as(_everyone)}),
    *construct("DeckOnly", None, "{=:YouHaveBuilt}", views={WHOLE: read_as(_of_deck)}),
    *construct(
        "YouHaveBuilt",
        DeckAsked,
        "you (have|control) {some:SomeBuilt}",
        ["you (have|control) {some:NoneBuilt}"],
        whose="you",
    ),
    *construct("DeckCondition", None, "{=:DeckOnly}"),
    *construct("DeckCondition", None, "{=:Condition}"),
    # A deck stays as it was built
    *construct("DeckCondition", None, "{=:BuiltCondition} {:AsBuilt}", views={WHOLE: UNSAID}),
    *construct("BuiltCondition", None, "{=:Condition}", only=_STAYS),
    *construct("BuiltCondition", None, "{=:DeckOnly}", only=_STAYS),
    *phrase(
        "AsBuilt",
        "at the start of the game",
        "(at|from) the (start|beginning) of (the|a|each) game",
        "when the game (starts|begins)",
        "as built",
    ),
]
