"""Abilities by the Players who use them: those of a Linebacker are cancelled while they wait."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from snapcount.cards.language.construct import Construct, View, construct
from snapcount.cards.language.moods import YOURS, deed
from snapcount.cards.language.traits import PLAIN
from snapcount.cards.tree import CancelLayer

_POINT: Final = "[(this down|[(in|during)] this timing point)]"
_ONE: Final = "{:Target} {what:AbilityLayer[sg]}"


def _of_a_kind(group: Any) -> Any:
    """The group, if more is said of them than whose they are: an ability has an owner itself."""
    if group is None or msgspec.structs.replace(group, whose=None, side=None) == PLAIN:
        return None
    return group


USERS: Final[list[Construct]] = [
    *construct("User", None, "(a|an) {=:Narrow[sg]}"),
    *construct("User", None, "one of {=:Theirs[pl]}"),
    *deed(
        CancelLayer,
        "~cancel target {what:AbilityLayer[sg]} used by {by:User}",
        f"(~cancel|~counter|~negate) {_ONE} [just] (used by|of) {{by:User}} {_POINT}",
        f"(~cancel|~counter|~negate) {_ONE} (that|which) {{by:User}}"
        f" [(just|has|has just)] (used|uses) {_POINT}",
        forms=YOURS,
        views={"by": View("of a kind", build=_of_a_kind, match=_of_a_kind)},
    ),
]
