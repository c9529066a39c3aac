"""Every executor: those of the tables, and those that steps declare beside themselves.

`EFFECTS`, `MODIFIERS`, `CONDITIONS` and `NUMBERS` have the executor of every node type; a test
holds them against the unions in `cards.tree` and `cards.nouns`, so that no node is without one
(law 7).
"""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules

from snapcount.engine import steps
from snapcount.engine.assemble.assembler import Assembler, Executors
from snapcount.engine.assemble.effects import ROWS as EFFECT_ROWS
from snapcount.engine.assemble.executing import CONDITIONS, EFFECTS, MODIFIERS, NUMBERS
from snapcount.engine.assemble.modifiers import ROWS as MODIFIER_ROWS
from snapcount.engine.assemble.nouns import ASKED, COUNTED

EFFECTS.update(EFFECT_ROWS)
MODIFIERS.update(MODIFIER_ROWS)
CONDITIONS.update(ASKED)
NUMBERS.update(COUNTED)
for _found in iter_modules(steps.__path__):
    import_module(f"{steps.__name__}.{_found.name}")


__all__ = ["CONDITIONS", "EFFECTS", "MODIFIERS", "NUMBERS", "new_assembler"]


def new_assembler() -> Assembler:
    """An assembler for the cards of one game, with the executor of every node."""
    return Assembler(Executors(EFFECTS, MODIFIERS, CONDITIONS, NUMBERS))
