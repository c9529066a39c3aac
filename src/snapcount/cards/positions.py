"""The positions from which a player may choose one."""

from __future__ import annotations

from typing import Any, Final

from snapcount.cards.tree import ChoosePosition
from snapcount.cards.words import POSITION_GROUPS, POSITIONS, Position, PositionGroup, Side

ALL_POSITIONS: Final[tuple[Position | PositionGroup, ...]] = (*POSITIONS, *POSITION_GROUPS)
_OF_SIDE: Final[dict[Side, tuple[Position, ...]]] = {
    "offense": POSITIONS[: POSITIONS.index("DE")],
    "defense": POSITIONS[POSITIONS.index("DE") : POSITIONS.index("K")],
}
_IN_GROUP: Final[dict[Any, tuple[Position, ...]]] = {**POSITION_GROUPS}


def side_of(position: Position | PositionGroup) -> Side | None:
    """The side of the ball on which it is played; those who kick are on neither."""
    members = {position, *_IN_GROUP.get(position, ())}
    for side, positions in _OF_SIDE.items():
        if not members.isdisjoint(positions):
            return side
    return None


def to_choose(node: ChoosePosition) -> tuple[Position | PositionGroup, ...]:
    """What such an effect lets its player choose from."""
    if node.positions:
        return node.positions
    if node.group:
        return tuple(group for group in POSITION_GROUPS if group not in node.except_positions)
    barred: set[str] = set(node.except_positions)
    for group, members in POSITION_GROUPS.items():
        if group in barred:
            barred |= set(members)
    among = POSITIONS if node.side is None else _OF_SIDE[node.side]
    return tuple(position for position in among if position not in barred)
