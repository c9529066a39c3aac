"""What is done to Players: chosen, energized, exhausted, benched."""

from __future__ import annotations

from itertools import pairwise
from typing import Any, Final

import msgspec

from snapcount.cards.language.kernel import syntax
from snapcount.cards.language.kernel.construct import (
    WHOLE,
    Construct,
    Guard,
    View,
    construct,
    either,
    read_as,
)
from snapcount.cards.language.kernel.lists import listed
from snapcount.cards.language.kernel.moods import FORMS, deed
from snapcount.cards.language.kernel.views import UNSAID
from snapcount.cards.language.nouns.traits import Trait
from snapcount.cards.nouns import All, Choose, Designated, Group, That
from snapcount.cards.tree import (
    CancelAbilities,
    ChoosePlayers,
    Energize,
    ExhaustPlayers,
    ToBench,
)

replace = msgspec.structs.replace


class OneMore(msgspec.Struct, frozen=True):
    """`and one on the bench`: another of those who were named before."""

    traits: tuple[Trait, ...]


def _several(row: tuple[Any, ...]) -> tuple[Any, ...] | None:
    """Players named one after the other; `one on the bench` is of the kind of the first."""
    first = row[0]
    for before, after in pairwise(row):
        if isinstance(after, Designated | That) and _excepts(before):
            return None  # `all Players except the ball carrier and the tackler`
    more = [each for each in row if isinstance(each, OneMore)]
    if not more:
        return row
    if not isinstance(first, Choose) or len(more) < len(row) - 1:
        return None
    found: list[Any] = []
    for said in more:
        group: Any = replace(first.group, where="field")
        for trait in said.traits:
            group = group and trait.onto(group)
        if group is None:
            return None
        found.append(replace(first, group=group, count=1))
    if first.count == 1:
        return (first, *found)
    # `two of your Players, one on the field and one on the bench`
    return tuple(found) if first.count == len(more) and not first.up_to else None


def _excepts(players: Any) -> bool:
    """Whether the last that is said of Players is who is not meant."""
    group = getattr(players, "group", None)
    return isinstance(group, Group) and bool(
        group.except_for or group.except_positions or group.except_status
    )


def _in_both_places(players: Any) -> tuple[Any, ...] | None:
    """`all of your Players on the field and on the bench`: those here and those there."""
    if not isinstance(players, All) or players.group.where != "field":
        return None
    return (players, All(replace(players.group, where="bench")))


def each_of(node: Any) -> View:
    """What is done to Players who are named one after the other, as a deed for each."""

    def build(row: tuple[Any, ...]) -> Any:
        found = _several(row) if len(row) > 1 else None
        return found and syntax.Together(deeds=tuple(node(players=each) for each in found))

    return read_as(build, "each of them")


TURNED: Final[list[Construct]] = [
    *deed(
        ChoosePlayers,
        "~choose {players:Chosen}",
        "~select {players:Chosen}",
        "~target {players:Chosen}",
    ),
    *either("Chosen", "Chosen[sg]", "Chosen[pl]", "TheirOne"),
    *deed(
        Energize,
        "~Energize {players:Players}",
        "~Energize {players:Players} again",
        "(~choose|~select) {players:Chosen} to (Energize|be Energized|become Energized)",
    ),
    *deed(
        ExhaustPlayers,
        "~Exhaust {players:Players}",
        "(~choose|~select) {players:Chosen} to (Exhaust|be Exhausted|become Exhausted)",
    ),
    *(
        each
        for node, verb, state in (
            (Energize, "~energize", "energized"),
            (ExhaustPlayers, "~exhaust", "exhausted"),
            (ToBench, "~bench", "sent to the bench"),
        )
        for each in (
            *deed(None, f"{verb} {{=:PlayersRow}}", views={WHOLE: each_of(node)}),
            *(
                ()
                if node is ToBench
                else deed(None, f"{verb} {{=:BothPlaces}}", views={WHOLE: each_of(node)})
            ),
            *construct(
                "Effect",
                None,
                f"{{=:PlayersRow}} (become|are|get) {state}",
                views={WHOLE: each_of(node)},
            ),
        )
    ),
    *listed("PlayersRow", "Players", "and", ", and", ",", more="MorePlayers"),
    *either("MorePlayers", "Players", "OneMore"),
    *construct(
        "BothPlaces",
        None,
        "{=:Players[pl]} and [on] the bench",
        views={WHOLE: read_as(_in_both_places)},
    ),
    *construct("OneMore", OneMore, "one {traits:Afters}", ["(1|another) {traits:Afters}"]),
    *(
        each
        for node, state in ((Energize, "energized"), (ExhaustPlayers, "exhausted"))
        for each in construct(
            "Effect",
            node,
            f"{{players:Players[sg]}} (becomes|is|gets) {state} [immediately]",
            [
                f"{{players:EachOne}} (becomes|is|gets) {state} [immediately]",
                f"{{players:Players[pl]}} (become|are|get) {state} [immediately]",
                f"{{players:Players[sg]}} {state.removesuffix('d')}s",
            ],
            printed=False,
        )
    ),
    *deed(
        ToBench,
        "~bench {players:Players}",
        "(~send|~return|~move) {players:Players} to [the|your|their] bench",
        "~put {players:Players} on the bench",
        "~take {players:Players} off the field",
    ),
    *deed(
        ToBench,
        "~remove {players:Players} from the field",
        category="Benching",
        only=Guard(
            lambda bench: getattr(bench.players, "group", Group()).status != "superstar",
            "removing a Superstar takes its card off its Player",
        ),
    ),
    *(
        each
        for form in FORMS
        for each in construct(
            f"Deed[{form}]", None, f"{{=:Benching[{form}]}}", views={WHOLE: UNSAID}
        )
    ),
]

_KEYWORDS: Final = (
    ("run", "Run"),
    ("receive", "Receive"),
    ("tackle", "Tackle"),
    ("exhaust", "Exhaust"),
)

CANCELLED: Final[list[Construct]] = [
    *(
        each
        for keyword, name in _KEYWORDS
        for each in (
            *construct(
                "Effect",
                CancelAbilities,
                f"cancel all {name} abilities",
                keyword=keyword,
            ),
            *construct(
                "Effect",
                CancelAbilities,
                f"cancel all of {{whose:Whose}} {name} abilities",
                [f"cancel {{whose:Whose}} {name} abilities"],
                keyword=keyword,
            ),
        )
    ),
]

LINEUP: Final = [*TURNED, *CANCELLED]
