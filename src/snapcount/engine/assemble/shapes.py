"""What executors of several effect nodes have in common."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from snapcount.engine import terms
from snapcount.engine.assemble.assembler import Assemble, Assembler
from snapcount.engine.assemble.words import WHO
from snapcount.engine.program import Step


def for_each_seat(who: str, make: Callable[[int], Step], steps: list[Step]) -> None:
    """A step about one seat: for `each player` the offense's comes first."""
    if who == "each player":
        steps.append(make(terms.OFFENSE))
        steps.append(make(terms.DEFENSE))
    else:
        steps.append(make(WHO[who]))


def simple(make: Callable[[Assembler, Any], Step]) -> Assemble:
    def assemble(a: Assembler, n: Any, steps: list[Step]) -> None:
        steps.append(make(a, n))

    return assemble
