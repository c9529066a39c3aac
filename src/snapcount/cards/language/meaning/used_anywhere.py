"""Who cannot use Exhaust abilities cannot on the bench either, unless the text says where (T-14).

`Your opponent cannot use Exhaust abilities` says nothing of the field, and a Player on the bench
has some to use as well (`Bench – Exhaust`). `Whenever one of your Players uses an Exhaust ability`
hears those, too. Run, Receive and Tackle abilities are only triggered by Players on the field
(T-13).
"""

from __future__ import annotations

from itertools import pairwise
from typing import Any, Final

from msgspec.structs import replace

from snapcount.cards.language.kernel.walk import changed, within
from snapcount.cards.language.meaning.about import speaks_of
from snapcount.cards.language.meaning.draft import Page
from snapcount.cards.nouns import All, Group
from snapcount.cards.tree import CannotUse, Occasion, Triggered

_OTHERS: Final = ("adjustments", "goal", "goals", "position")
"""What a field is besides the place: `on field adjustments`."""


_USING: Final = (CannotUse, Triggered)


def used_anywhere(page: Page, spoken: list[str]) -> None:
    """The same page, with whoever is barred on the bench too, if it names no place."""
    if not speaks_of((page.abilities, page.effects), _USING) or _names_a_place(spoken):
        return
    page.abilities = [changed(each, _anywhere) for each in page.abilities]
    page.effects = changed(page.effects, _anywhere)


def _names_a_place(spoken: list[str]) -> bool:
    return any(
        (one == "field" and two not in _OTHERS)
        or (one != "." and two == "bench")
        or (one, two) == ("in", "play")
        for one, two in pairwise([*spoken, "."])
    )


def _anywhere(part: Any) -> Any:
    if isinstance(part, Triggered | Occasion) and part.event == "an Exhaust ability is used":
        inside = within(part, _anywhere)
        users = part.players
        if isinstance(users, All) and users.group.where == "field":
            return replace(inside, players=All(replace(users.group, where="anywhere")))
        return inside
    if not isinstance(part, CannotUse) or part.keyword != "exhaust":
        return part
    who = part.players
    if not isinstance(who, Group) or who.where != "field" or not (part.barred or part.point):
        return part
    return replace(part, players=replace(who, where="anywhere"))
