"""Players who are not on the field while a text works: it could never do anything to them.

Whoever has the ball has their offensive Players on the field, and whoever has not their defensive
ones (S-5). So nobody is one of “your Linebackers on the field” for a Quarterback, nor for an
Offense Action card; one of all Linebackers, or of the Linebackers on a bench, may be somebody.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from snapcount.cards.language.kernel.walk import PLAIN, fields_of
from snapcount.cards.language.meaning.draft import Page
from snapcount.cards.language.meaning.refusal import Refusal
from snapcount.cards.language.meaning.scene import Scene
from snapcount.cards.nouns import CountDeck, DeckHas, Group
from snapcount.cards.positions import side_of
from snapcount.cards.tree import Await, Lasting
from snapcount.cards.words import Side

_OTHER: Final[dict[Side, Side]] = {"offense": "defense", "defense": "offense"}
_WITHIN_A_POSSESSION: Final = ("this down", "next play", "this possession", "next down")
"""So long everybody stays on their side of the ball."""


def refuse_nobody_there(page: Page, scene: Scene) -> None:
    """Refuse a text of one side that speaks of Players who are on the field with the other."""
    if scene.side is None or scene.play:
        return
    side = scene.side
    abilities = [each for each in page.abilities if not getattr(each, "bench", False)]
    for group in _groups((page.effects, tuple(abilities))):
        theirs = _side_of_players(group)
        if theirs is not None and _side_of_owner(group.whose, side) == _OTHER[theirs]:
            whose = {"you": "your", "opponent": "your opponent's"}.get(str(group.whose), "their")
            works = "this Player is on the field" if scene.on_player else "this card is played"
            kind = "offensive" if theirs == "offense" else "defensive"
            when = f"{works} while you are on {side}"
            message = f"{when}; {whose} {kind} Players aren't there then"
            raise Refusal("never", message)


def _groups(thing: Any) -> Iterator[Group]:
    """The Players on the field of whom a text speaks, while everybody stays on their side."""
    if isinstance(thing, DeckHas | CountDeck):
        return
    if isinstance(thing, Lasting | Await) and thing.duration not in _WITHIN_A_POSSESSION:
        return
    if isinstance(thing, Group):
        if thing.where == "field":
            yield thing
        return
    inside = thing if isinstance(thing, tuple) else _within(thing)
    for part in inside:
        if type(part) not in PLAIN:
            yield from _groups(part)


def _within(node: Any) -> Iterator[Any]:
    return (getattr(node, field) for field in fields_of(type(node)))


def _side_of_players(group: Group) -> Side | None:
    """The side that all of them play on, as far as their positions tell."""
    sides = {side_of(position) for position in group.positions}
    if len(sides) == 1:
        return sides.pop()
    return None if sides else group.side


def _side_of_owner(whose: Any, side: Side) -> Side | None:
    """The side of the ball that they are on."""
    owners: dict[Any, Side] = {
        "you": side,
        "opponent": _OTHER[side],
        "offense": "offense",
        "defense": "defense",
    }
    return owners.get(whose)
