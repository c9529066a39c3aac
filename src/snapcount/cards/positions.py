"""The positions from which a player may choose one."""

from __future__ import annotations

from typing import Final

from snapcount.cards.tree import ChoosePosition
from snapcount.cards.words import POSITION_GROUPS, POSITIONS, Position, PositionGroup

ALL_POSITIONS: Final[tuple[Position | PositionGroup, ...]] = (*POSITIONS, *POSITION_GROUPS)
_OF_SIDE: Final[dict[str, tuple[Position, ...]]] = {
    "offense": POSITIONS[: POSITIONS.index("DE")],
    "defense": POSITIONS[POSITIONS.index("DE") : POSITIONS.index("K")],
}


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
