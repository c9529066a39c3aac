"""From syntax trees to programs: each node of `snapcount.cards` becomes its executor.

`EFFECTS`, `MODIFIERS`, `CONDITIONS` and `NUMBERS` name the executor of every node type; a test
holds them against the unions in `cards.tree` and `cards.nouns`, so that no node is without one
(law 7).
"""

from snapcount.engine.assemble.assembler import Assembler, Executors
from snapcount.engine.assemble.effects import EFFECTS
from snapcount.engine.assemble.modifiers import MODIFIERS
from snapcount.engine.assemble.nouns import CONDITIONS, NUMBERS
from snapcount.engine.assemble.words import (
    EVENT,
    WOULD_EVENT,
    at_kick,
    call_bits,
    one_call,
    point_bits,
)

__all__ = [
    "CONDITIONS",
    "EFFECTS",
    "EVENT",
    "MODIFIERS",
    "NUMBERS",
    "WOULD_EVENT",
    "Assembler",
    "at_kick",
    "call_bits",
    "new_assembler",
    "one_call",
    "point_bits",
]


def new_assembler() -> Assembler:
    """An assembler for the cards of one game, with the executor of every node."""
    return Assembler(Executors(EFFECTS, MODIFIERS, CONDITIONS, NUMBERS))
