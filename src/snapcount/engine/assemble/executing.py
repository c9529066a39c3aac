"""Executors, declared beside the steps that carry them out and found by the assembler.

    @executes(tree.SkipDraw)
    def _skip_draw(a: Assembling, n: tree.SkipDraw, steps: list[Step]) -> None:
        steps.append(SkipDrawStep(WHO[n.who]))

A module of `engine.steps` that declares one needs no other mention: `assemble.executors` imports
them all.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Protocol, TypeVar

from snapcount.cards import nouns, tree
from snapcount.engine import program
from snapcount.engine.program import Step


class Assembling(Protocol):
    """What an executor asks of the assembler that it works for."""

    modifies: list[bool]
    keeps: int
    shows: Any

    def number(self, node: nouns.Number) -> program.Number: ...
    def condition(self, node: nouns.Condition) -> program.Condition: ...
    def effects(self, nodes: tuple[tree.Effect, ...], steps: list[Step]) -> None: ...
    def select(self, node: nouns.Players, steps: list[Step]) -> None: ...
    def group(self, node: nouns.Group) -> program.PlayerTest: ...
    def users(self, node: nouns.Group | None) -> program.PlayerTest | None: ...
    def new_ability(self, place: int, kind: int) -> program.Ability: ...


N = TypeVar("N")
Execute = Callable[[Assembling, N, list[Step]], None]
"""Appends to a program what a node does."""
Hold = Callable[[Assembling, N], program.Modifier]
Count = Callable[[Assembling, N], program.Number]
Ask = Callable[[Assembling, N], program.Condition]

EFFECTS: Final[dict[type, Callable[[Any, Any, list[Step]], None]]] = {}
MODIFIERS: Final[dict[type, Callable[[Any, Any], program.Modifier]]] = {}
NUMBERS: Final[dict[type, Callable[[Any, Any], program.Number]]] = {}
CONDITIONS: Final[dict[type, Callable[[Any, Any], program.Condition]]] = {}


def executes(node: type[N]) -> Callable[[Execute[N]], Execute[N]]:
    """Declare what an effect does."""

    def declare(executor: Execute[N]) -> Execute[N]:
        EFFECTS[node] = executor
        return executor

    return declare


def holds(node: type[N]) -> Callable[[Hold[N]], Hold[N]]:
    """Declare what a modifier changes as long as it holds."""

    def declare(executor: Hold[N]) -> Hold[N]:
        MODIFIERS[node] = executor
        return executor

    return declare


def counts(node: type[N]) -> Callable[[Count[N]], Count[N]]:
    """Declare what a number is."""

    def declare(executor: Count[N]) -> Count[N]:
        NUMBERS[node] = executor
        return executor

    return declare


def asks(node: type[N]) -> Callable[[Ask[N]], Ask[N]]:
    """Declare when a condition holds."""

    def declare(executor: Ask[N]) -> Ask[N]:
        CONDITIONS[node] = executor
        return executor

    return declare
