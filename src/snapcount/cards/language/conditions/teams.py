"""How many of the Players who are there are from one team, or have one position.

All of them, so many, no two; and how many teams or positions there are among them.

Without a place, such words speak of the deck (`decks`): here it is said.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from snapcount.cards.language.conditions.comparing import within
from snapcount.cards.language.kernel.construct import (
    WHOLE,
    Construct,
    View,
    construct,
    phrase,
    read_as,
    word,
)
from snapcount.cards.language.nouns.bounds import Bound, Some, bounded
from snapcount.cards.language.nouns.groups import GROUP, OWNER, Described, Owned
from snapcount.cards.nouns import (
    Compare,
    CountDifferent,
    CountPlayers,
    CountSamePosition,
    CountTeammates,
    Group,
)


class Together(msgspec.Struct, frozen=True):
    """So many of them are from the same team, or have the same position."""

    some: Some


class AreDifferent(msgspec.Struct, frozen=True):
    """They are from so many different teams, or have so many different positions."""

    group: Group
    what: Any
    bound: Bound


def _different(said: AreDifferent) -> Any:
    return within(CountDifferent(said.what, said.group), said.bound)


def says_where(said: Described) -> bool:
    """Whether a description names a place."""
    return any(trait.field == "where" for trait in (*said.before, *said.after))


def _says_whose(said: Described) -> bool:
    """Whether it ends in a place of somebody's: `Players on your field`."""
    return any(trait.field == "home" for trait in said.after)


def _views(count: type[CountTeammates | CountSamePosition]) -> tuple[View, View, View]:
    """That all of them have that in common, that no two have, and that so many have."""

    def all_together(group: Group) -> Compare:
        return Compare(count(group), "at least", CountPlayers(group))

    def are_all(asked: Any) -> Group | None:
        match asked:
            case Compare(left=count(group=group), how="at least", right=CountPlayers()):
                return group if asked == all_together(group) else None
        return None

    def no_two(asked: Any) -> Group | None:
        match asked:
            case Compare(left=count(group=group), how="at most", right=1):
                return group
        return None

    def so_many(asked: Any) -> Together | None:
        match asked:
            case Compare(left=count(group=group), how=how, right=int(number)):
                low = None if how == "at most" else number
                high = None if how == "at least" else number
                return Together(Some(low, high, group))
        return None

    return (
        View("all together", all_together, are_all),
        View("all apart", lambda group: Compare(count(group), "at most", 1), no_two),
        View(
            "so many together",
            lambda said: within(count(said.some.what), Bound(said.some.low, said.some.high)),
            so_many,
        ),
    )


_ALL, _APART, _SO_MANY = _views(CountTeammates)
_ALL_IN_ONE, _EACH_ANOTHER, _SO_MANY_IN_ONE = _views(CountSamePosition)
_PLACED: Final = View(
    "placed", lambda said: GROUP.build(said) if says_where(said) else None, GROUP.match
)

_AT_HOME: Final = read_as(lambda said: GROUP.build(said) if _says_whose(said) else None)

ONE_TEAM: Final = "(from|on|of) (the same|one|a single) (team|franchise)"
TEAMMATES: Final = f"[normal] {{group:Group[pl]}} {ONE_TEAM} (on the field|in play)"
OF_ONE_POSITION: Final = (
    "[normal] {group:Group[pl]} (of|with|that share) (the same|one|a single) position"
    " (on the field|in play)"
)
_APART_SAID: Final = "from different (teams|franchises)"

TEAMS: Final[list[Construct]] = [
    *construct(
        "AllTogether",
        None,
        "all of {=:TheirsThere} are from the same team",
        [
            f"all [of] {{=:TheirsThere}} (are|were) {ONE_TEAM}",
            f"{{=:TheirsThere}} (are|were) [all] {ONE_TEAM}",
            f"all (four|4) of {{=:TheirsThere}} (are|were) {ONE_TEAM}",
        ],
    ),
    *construct("Asked", None, "{=:AllTogether}", views={WHOLE: _ALL}),
    *construct("Denied", None, "not {=:AllTogether}", views={WHOLE: _ALL}),
    *construct(
        "AllApart",
        None,
        "all of {=:TheirsThere} are from different teams",
        [
            f"all [of] {{=:TheirsThere}} are {_APART_SAID}",
            f"{{=:TheirsThere}} are [all] {_APART_SAID}",
            f"no two [of] {{=:TheirsThere}} are {ONE_TEAM}",
        ],
    ),
    *construct("Asked", None, "{=:AllApart}", views={WHOLE: _APART}),
    *bounded(
        "SomeThereOf", "[of] {what:TheirsThere}", "[of] {what:TheirsThere}", node=Some, plain=True
    ),
    *construct(
        "SoManyTogether",
        Together,
        "{some:SomeThereOf} are from the same team",
        [f"{{some:SomeThereOf}} are {ONE_TEAM}"],
    ),
    *construct("Asked", None, "{=:SoManyTogether}", views={WHOLE: _SO_MANY}),
    *construct("Denied", None, "not {=:SoManyTogether}", views={WHOLE: _SO_MANY}),
    # Positions
    # So many teams among them, each named as often as it likes
    *(
        each
        for what, said in (
            ("teams", "are [all] from {bound:SoManyDifferentteams}"),
            ("positions", "(have|play) {bound:SoManyDifferentpositions}"),
        )
        for each in (
            *bounded(
                f"SoManyDifferent{what}",
                "different position" if what == "positions" else "different (team|franchise)",
                "different positions" if what == "positions" else "different (teams|franchises)",
                bare=True,
                plain=True,
            ),
            *construct(
                "SoManyDifferent",
                AreDifferent,
                f"{{group:TheirsThere}} {said}",
                [f"all [of] {{group:TheirsThere}} {said}"],
                printed=False,
                what=what,
            ),
        )
    ),
    *construct("Asked", None, "{=:SoManyDifferent}", views={WHOLE: read_as(_different)}),
    *phrase(
        "OfOnePosition",
        "have the same position",
        "(have|share|play) (the same|one|a single|a) position",
        "are [all] (of|at) (the same|one|a single) position",
    ),
    *phrase(
        "OfOtherPositions",
        "have different positions",
        "(have|play) different positions",
        "are [all] (of|at) different positions",
    ),
    *phrase(
        "HasAnotherPosition",
        "has a different position",
        "(has|plays) a different position",
        "is (of|at) a different position",
    ),
    *construct(
        "AllInOnePosition",
        None,
        "all of {=:TheirsThere} have the same position",
        ["all [of] {=:TheirsThere} {:OfOnePosition}", "{=:TheirsThere} [all] {:OfOnePosition}"],
    ),
    *construct("Asked", None, "{=:AllInOnePosition}", views={WHOLE: _ALL_IN_ONE}),
    *construct("Denied", None, "not {=:AllInOnePosition}", views={WHOLE: _ALL_IN_ONE}),
    *construct(
        "EachInAnother",
        None,
        "all of {=:TheirsThere} have different positions",
        [
            "all [of] {=:TheirsThere} {:OfOtherPositions}",
            "{=:TheirsThere} [all] {:OfOtherPositions}",
            "each of {=:TheirsThere} {:HasAnotherPosition}",
            "no two [of] {=:TheirsThere} {:OfOnePosition}",
        ],
    ),
    *construct("Asked", None, "{=:EachInAnother}", views={WHOLE: _EACH_ANOTHER}),
    *construct("Denied", None, "not {=:EachInAnother}", views={WHOLE: _EACH_ANOTHER}),
    *construct(
        "SoManyInOne",
        Together,
        "{some:SomeThereOf} have the same position",
        ["{some:SomeThereOf} {:OfOnePosition}"],
    ),
    *construct("Asked", None, "{=:SoManyInOne}", views={WHOLE: _SO_MANY_IN_ONE}),
    *construct("Denied", None, "not {=:SoManyInOne}", views={WHOLE: _SO_MANY_IN_ONE}),
    # How many there are: `for each different position among your Players on the field`
    *(
        each
        for what, nouns in (("positions", ("position",)), ("teams", ("team", "franchise")))
        for noun in nouns
        for each in construct(
            "CountedThing[n]",
            CountDifferent,
            f"different {noun}+n among {{group:Theirs[pl]}}",
            [
                f"[different] {noun}+n (among|represented by) {{group:Theirs[pl]}}",
                f"[different] {noun}+n represented among {{group:Theirs[pl]}}",
            ],
            features={"n": ("sg", "pl")},
            printed=noun == nouns[0],
            what=what,
        )
    ),
    *construct("TheirsThere", None, "{=:OwnedThere}", views={WHOLE: OWNER}),
    *construct("TheirsThere", None, "{=:Described[pl]}", views={WHOLE: _AT_HOME}, printed=False),
    *construct(
        "OwnedThere",
        Owned,
        "{whose:Whose} {group:PlacedThere}",
        ["{whose:Whose} normal {group:PlacedThere}"],
    ),
    # `the four Players you have on the field`: that there are four goes without saying
    *construct("OwnedThere", None, "(four|4) {=:AllThere}", printed=False),
    *construct(
        "AllThere",
        Owned,
        "{group:EveryPlayer} {whose:Who[base]} have on the field",
        ["{group:EveryPlayer} {whose:Who[third]} has on the field"],
    ),
    *construct("OwnedThere", None, "{=:AllThere}", printed=False),
    *construct(
        "OwnedThere",
        Owned,
        "{whose:Whose} (four|4) {group:EveryPlayer} on the field",
        printed=False,
    ),
    *word("EveryPlayer", Group(where="field"), "Players", "[normal] Players"),
    *construct("PlacedThere", None, "{=:Described[pl]}", views={WHOLE: _PLACED}),
]
