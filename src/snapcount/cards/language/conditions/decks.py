"""What a deck was built of: Players of a kind, of one team or of many; cards and plays."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from snapcount.cards.language import syntax
from snapcount.cards.language.bounds import Bound, Some, bounded, spread
from snapcount.cards.language.conditions.asking import asks, seen
from snapcount.cards.language.conditions.comparing import related, relations, within
from snapcount.cards.language.construct import (
    WHOLE,
    Construct,
    View,
    construct,
    only_read,
    phrase,
    read_as,
    word,
)
from snapcount.cards.language.lists import listed
from snapcount.cards.nouns import AllOf, CountDeck, DeckHas, DeckTeams, Group

replace = msgspec.structs.replace


class DeckAsked(msgspec.Struct, frozen=True):
    """How many of something a deck holds."""

    whose: str
    some: Some
    same_team: bool = False
    deck: str | None = None


class DeckAll(msgspec.Struct, frozen=True):
    """A deck holds so many of one thing, and so many of another."""

    whose: str
    row: tuple[Some, ...]


def _deck_all(said: DeckAll) -> Any:
    asked = tuple(_deck_has(DeckAsked(said.whose, some)) for some in said.row)
    return None if None in asked or len(asked) < 2 else AllOf(asked)


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
    return bool(what.calls) == (deck == "play") and what.group is None


def _deck_has(said: DeckAsked) -> Any:
    if not _is_in(said.deck, said.some.what):
        return None
    what, bound = said.some.what, Bound(said.some.low, said.some.high)
    if isinstance(what, CountDeck):
        return None if said.same_team else within(replace(what, whose=said.whose), bound)
    if what.whose is not None or what.where != "field":
        return None
    return DeckHas(replace(what, whose=said.whose), bound.low, bound.high, said.same_team)


def _of_deck(said: DeckAsked) -> Any:
    asked = _deck_has(said)
    return None if asked is None else syntax.OfDeck(condition=asked)


def _found(asked: Any) -> DeckAsked | None:
    if not isinstance(asked, DeckHas):
        return None
    group = replace(asked.group, whose=None)
    return DeckAsked(
        asked.group.whose or "you", Some(asked.at_least, asked.at_most, group), asked.same_team
    )


def _deck_more(said: DeckMore) -> Any:
    if not (_is_in(said.deck, said.what) and _is_in(said.deck, said.than)):
        return None

    def counted(what: Any) -> CountDeck:
        if isinstance(what, Group):
            return CountDeck(said.whose, group=replace(what, whose=said.whose))  # type: ignore[arg-type]
        return replace(what, whose=said.whose)  # type: ignore[no-any-return]

    return related(said.how, counted(said.what), counted(said.than))


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
    joined = said.trait.onto(group)
    return None if joined is None else DeckHas(joined, size, size)


DECK: Final = View("deck", _deck_has, _found)

_BOTH: Final = "{what:Built[pl]} and {than:Built[pl]}"
_DECK_HAS: Final = "{whose:Whose} deck (has|contains|includes)"
_AS_MANY: Final = "(the same|an equal) number of"
_EITHER: Final = "{deck:WhichDeck}"

DECKS: Final[list[Construct]] = [
    *bounded("SomeBuilt", "{what:Built[sg]}", "{what:Built[pl]}", node=Some, plain=True, bare=True),
    *construct(
        "SomeBuilt", Some, "a {what:Built[sg]}", ["at least one {what:Built[sg]}"], low=1, high=None
    ),
    *construct("NoneBuilt", Some, "no {what:Built[pl]}", ["no {what:Built[sg]}"], low=0, high=0),
    *construct("Built[n]", None, "{=:Bare[n]}", features={"n": ("sg", "pl")}),
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
    *construct("Built[pl]", CountDeck, "{calls:SomeCalls}", whose="you"),
    *construct("Built[sg]", CountDeck, "{calls:SomeCall}", whose="you"),
    *construct("BuiltKind", CountDeck, "{calls:QualifyingCalls}", whose="you"),
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
        "{whose:Whose} deck ~has {some:SomeBuilt}",
        "{whose:Whose} deck ~contains {some:SomeBuilt}",
        category="Deck",
    ),
    *only_read(
        asks(
            DeckAsked,
            f"{{whose:Whose}} {_EITHER} deck ~has {{some:SomeBuilt}}",
            f"{{whose:Whose}} {_EITHER} deck ~contains {{some:SomeBuilt}}",
            category="Deck",
        )
    ),
    *construct(
        "AskedDeck",
        DeckAsked,
        f"{{whose:Whose}} {_EITHER} deck (has|contains) {{some:NoneBuilt}}",
        printed=False,
    ),
    *construct(
        "AskedDeck",
        DeckAsked,
        "{whose:Whose} deck (has|contains) {some:NoneBuilt}",
        [
            "there are {some:NoneBuilt} in {whose:Whose} deck",
            "there (are|is) {some:SomeBuilt} in {whose:Whose} deck",
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
        "{whose:Whose} deck ~has {some:SomeBuilt} from the same team",
        "{whose:Whose} deck ~contains {some:SomeBuilt} (from|of) the same team",
        category="Deck",
        same_team=True,
    ),
    *seen("Deck", DECK),
    *construct("Built[sg]", Group, "{named:Name}"),
    *construct(
        "AskedDeck",
        DeckAsked,
        "{some:NamedBuilt} is in your deck",
        ["your deck (has|contains) {some:NamedBuilt}"],
        whose="you",
    ),
    *construct("NamedBuilt", Some, "{what:NamedGroup}", low=1, high=None),
    *construct("NamedGroup", Group, "{named:Name}"),
    # Teams
    *bounded("TeamBound", "different team", "different teams", plain=True, bare=True),
    *asks(
        TeamsAsked,
        "{whose:Whose} deck ~has Players from {bound:TeamBound}",
        "{whose:Whose} deck ~contains Players from {bound:TeamBound}",
        "{whose:Whose} team ~has Players from {bound:TeamBound}",
        "{whose:Whose} Players ~are from {bound:TeamBound}",
        category="Teams",
    ),
    *seen("Teams", spread(DeckTeams, TeamsAsked)),
    # One thing and another
    *listed("BuiltRow", "AnyBuilt", "and", ", and", ",", "but"),
    *construct("AnyBuilt", None, "{=:SomeBuilt}", ["{=:NoneBuilt}"]),
    *construct(
        "DeckAll",
        DeckAll,
        "{whose:Whose} deck (has|contains|includes) {row:BuiltRow}",
        ["{whose:OwnDeck} have {row:BuiltRow} in your deck"],
    ),
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
    *construct("OwnDeck", None, "{=:Who[you]}"),
    *word("WhichDeck", "play", "Play"),
    *word("WhichDeck", "action", "Action"),
    *construct(
        "DeckMore",
        DeckMore,
        f"{_DECK_HAS} {_AS_MANY} {_BOTH}",
        [f"{_DECK_HAS} {_AS_MANY} {{what:BuiltKind}} and {{than:BuiltKind}} plays"],
        how="exactly",
    ),
    *construct("Asked", None, "{=:DeckMore}", views={WHOLE: read_as(_deck_more)}),
]

EVERYONE: Final[list[Construct]] = [
    # Said of a whole deck, where a text says what it is active with
    *phrase("FromOneTeam", "from the same team", "from one team", "from a single team"),
    *phrase("FromOthers", "from different teams"),
    *construct(
        "EveryoneIs",
        Everyone,
        "{group:AllTheirs} are from the same team",
        ["{group:AllTheirs} are {:FromOneTeam}", "{group:Theirs[pl]} are all {:FromOneTeam}"],
        how="same team",
    ),
    *construct(
        "EveryoneIs",
        Everyone,
        "{group:AllTheirs} are from different teams",
        ["no two of {group:Theirs[pl]} are from the same team"],
        how="different teams",
    ),
    *construct(
        "EveryoneIs",
        Everyone,
        "{group:AllTheirs} are {trait:TeamTrait}",
        how="all",
    ),
    *construct("AllTheirs", None, "{=:AllOfThem[pl]}"),
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
]
