"""How many of the Players who are there are from one team: all of them, so many, no two.

Without a place, such words speak of the deck (`decks`): here it is said.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from snapcount.cards.language.conditions.comparing import within
from snapcount.cards.language.kernel.construct import WHOLE, Construct, View, construct
from snapcount.cards.language.nouns.bounds import Bound, Some, bounded
from snapcount.cards.language.nouns.groups import GROUP, OWNER, Described, Owned
from snapcount.cards.nouns import Compare, CountPlayers, CountTeammates, Group


class Together(msgspec.Struct, frozen=True):
    """So many of them are from the same team."""

    some: Some


def says_where(said: Described) -> bool:
    """Whether a description names a place."""
    return any(trait.field == "where" for trait in (*said.before, *said.after))


def _all_together(group: Group) -> Compare:
    return Compare(CountTeammates(group), "at least", CountPlayers(group))


def _are_all(asked: Any) -> Group | None:
    match asked:
        case Compare(left=CountTeammates(group=group), how="at least", right=CountPlayers()):
            return group if asked == _all_together(group) else None
    return None


def _no_two(asked: Any) -> Group | None:
    match asked:
        case Compare(left=CountTeammates(group=group), how="at most", right=1):
            return group
    return None


def _so_many(asked: Any) -> Together | None:
    match asked:
        case Compare(left=CountTeammates(group=group), how=how, right=int(number)):
            low = None if how == "at most" else number
            high = None if how == "at least" else number
            return Together(Some(low, high, group))
    return None


_ALL: Final = View("all together", _all_together, _are_all)
_APART: Final = View(
    "all apart", lambda group: Compare(CountTeammates(group), "at most", 1), _no_two
)
_SO_MANY: Final = View(
    "so many together",
    lambda said: within(CountTeammates(said.some.what), Bound(said.some.low, said.some.high)),
    _so_many,
)
_PLACED: Final = View(
    "placed", lambda said: GROUP.build(said) if says_where(said) else None, GROUP.match
)

ONE_TEAM: Final = "(from|on|of) (the same|one|a single) (team|franchise)"
TEAMMATES: Final = f"[normal] {{group:Group[pl]}} {ONE_TEAM} (on the field|in play)"
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
            f"no two of {{=:TheirsThere}} are {ONE_TEAM}",
        ],
    ),
    *construct("Asked", None, "{=:AllApart}", views={WHOLE: _APART}),
    *bounded(
        "SomeThereOf", "of {what:TheirsThere}", "of {what:TheirsThere}", node=Some, plain=True
    ),
    *construct(
        "SoManyTogether",
        Together,
        "{some:SomeThereOf} are from the same team",
        [f"{{some:SomeThereOf}} are {ONE_TEAM}"],
    ),
    *construct("Asked", None, "{=:SoManyTogether}", views={WHOLE: _SO_MANY}),
    *construct("Denied", None, "not {=:SoManyTogether}", views={WHOLE: _SO_MANY}),
    *construct("TheirsThere", None, "{=:OwnedThere}", views={WHOLE: OWNER}),
    *construct(
        "OwnedThere",
        Owned,
        "{whose:Whose} {group:PlacedThere}",
        ["{whose:Whose} normal {group:PlacedThere}"],
    ),
    *construct("PlacedThere", None, "{=:Described[pl]}", views={WHOLE: _PLACED}),
]
