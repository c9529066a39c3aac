"""What the yards of abilities come to."""

from __future__ import annotations

from typing import Literal

from snapcount.cards.nouns import Node, Subject


class AbilityYards(Node, frozen=True):
    """Gains and losses by abilities of the Players with that keyword are `times` as large (2:
    doubled, 0: none), and by so much larger, or smaller; never below none.

    `halved`: half as large, rounded down to a multiple of 5.
    """

    keyword: Literal["run", "receive", "tackle"]
    players: Subject
    by: int = 0
    times: Literal[0, 1, 2] = 1
    halved: bool = False
