"""What each player does for itself: the offense first, then the defense.

Most steps know how to do so. Where an effect looks back at what the one before it did (`discards
any number of Action cards and draws that many`), one player does all of it before the other.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from snapcount.cards import nouns, tree

SIDES: Final = ("offense", "defense")
_LOOKING_BACK: Final = (nouns.TheX, nouns.ThatMany, nouns.CountTurned, nouns.Did)


def done_by(node: Any, who: str) -> Any:
    """The same with that player wherever `each player` stands."""
    if isinstance(node, tuple):
        return tuple(done_by(part, who) for part in node)
    if node == "each player":
        return who
    if not isinstance(node, msgspec.Struct):
        return node
    changed = {field: done_by(getattr(node, field), who) for field in node.__struct_fields__}
    return msgspec.structs.replace(node, **changed)


def in_turn(
    effects: tuple[tree.Effect, ...], places: list[int]
) -> list[tuple[int, tree.Effect, tree.Effect | None]]:
    """The effects in that order, with the place of each and the one that follows it.

    A row of deeds of each player that look back at one another stands there once for each side.
    """
    found: list[tuple[int, tree.Effect]] = []
    while places:
        row = _row(effects, places)
        if len(row) > 1 and any(_looks_back(effects[place]) for place in row[1:]):
            for who in SIDES:
                found += [(place, done_by(effects[place], who)) for place in row]
        else:
            found += [(place, effects[place]) for place in row]
        places = places[len(row) :]
    after = [effect for _, effect in found[1:]]
    return [
        (place, effect, after[at] if at < len(after) else None)
        for at, (place, effect) in enumerate(found)
    ]


def _row(effects: tuple[tree.Effect, ...], places: list[int]) -> list[int]:
    """The places of the deeds of each player at the start, or the first place."""
    row = []
    for place in places:
        if not _is_each_players(effects[place]):
            break
        row.append(place)
    return row or places[:1]


def _is_each_players(effect: Any) -> bool:
    """Whether each player does this, or all that it leads to."""
    if isinstance(effect, tree.If):
        return bool(effect.then) and all(map(_is_each_players, effect.then + effect.otherwise))
    if isinstance(getattr(effect, "players", None), nouns.Choose):
        return bool(effect.players.by == "each player")
    return getattr(effect, "who", None) == "each player"


def _looks_back(thing: Any) -> bool:
    if isinstance(thing, tuple):
        return any(map(_looks_back, thing))
    if isinstance(thing, _LOOKING_BACK):
        return True
    if not isinstance(thing, msgspec.Struct):
        return False
    return any(_looks_back(getattr(thing, field)) for field in thing.__struct_fields__)
