"""Who cannot use Exhaust abilities cannot on the bench either, unless the text says where (T-14).

`Your opponent cannot use Exhaust abilities` says nothing of the field, and a Player on the bench
has some to use as well (`Bench – Exhaust`). Run, Receive and Tackle abilities are only triggered
by Players on the field (T-13).
"""

from __future__ import annotations

from itertools import pairwise
from typing import Any, Final

from msgspec.structs import replace

from snapcount.cards.language.kernel.walk import changed
from snapcount.cards.language.meaning.about import speaks_of
from snapcount.cards.language.meaning.draft import Page
from snapcount.cards.nouns import Group
from snapcount.cards.tree import CannotUse

_ABILITIES: Final = frozenset({"ability", "abilities", "effect", "effects"})
_OTHERS: Final = ("adjustments", "goal", "goals", "position")
"""What a field is besides the place: `on field adjustments`."""


def used_anywhere(page: Page, spoken: list[str]) -> None:
    """The same page, with whoever is barred on the bench too, if it names no place."""
    if not speaks_of((page.abilities, page.effects), (CannotUse,)) or _names_a_place(spoken):
        return
    page.abilities = [changed(each, _anywhere) for each in page.abilities]
    page.effects = changed(page.effects, _anywhere)


def _names_a_place(spoken: list[str]) -> bool:
    """Whether one is named in a sentence about abilities."""
    said = " ".join(spoken).split(" . ")
    about = [each.split(" ") for each in said if not _ABILITIES.isdisjoint(each.split(" "))]
    return any(
        (one == "field" and two not in _OTHERS)
        or (one != "." and two == "bench")
        or (one, two) == ("in", "play")
        for each in about or [spoken]
        for one, two in pairwise([*each, "."])
    )


def _anywhere(part: Any) -> Any:
    if not isinstance(part, CannotUse) or part.keyword != "exhaust":
        return part
    who = part.players
    if not isinstance(who, Group) or who.where != "field" or not (part.barred or part.point):
        return part
    return replace(part, players=replace(who, where="anywhere"))
