"""Which nodes of the tree a test plays: read from words, put on a table and carried out.

A witness watches the assembler and the steps, conditions, numbers and modifiers that it makes. A
node counts once something made of it has run, and only if it was read from a text. It needs the
interpreted engine: compiled code cannot be watched.

As a pytest plugin (``-p snapcount.testing.witness``) it writes what each test played to the file
that ``SNAPCOUNT_WITNESS`` names, a line a test.
"""

from __future__ import annotations

import functools
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final, Literal, get_args, get_origin, get_type_hints

import pytest

from snapcount.cards import tree
from snapcount.cards.language import card_reading as read
from snapcount.engine import chosen_x, modifiers, program
from snapcount.engine.assemble import assembler as assembling
from snapcount.engine.assemble.executors import CONDITIONS, EFFECTS, MODIFIERS, NUMBERS
from snapcount.engine.flow import calling
from snapcount.testing import cards
from snapcount.testing.cards import nodes

FILE: Final = "SNAPCOUNT_WITNESS"

_VALUES: Final[dict[Any, str]] = {
    tree.Triggered: "event",
    tree.Would: "event",
    tree.Lasting: "duration",
    tree.Await: "duration",
}
"""Nodes of which every value of a field must be played: what is heard, and how long it lasts."""


def everything() -> list[str]:
    """What has to be played: every node with an executor, every event, every duration."""
    kinds = [*EFFECTS, *CONDITIONS, *NUMBERS, *MODIFIERS]
    kinds += [kind for kind in get_args(tree.Ability) if kind not in _VALUES]
    names = [kind.__name__ for kind in kinds]
    for kind, field in _VALUES.items():
        names += [f"{kind.__name__}: {value}" for value in _literals(get_type_hints(kind)[field])]
    return sorted(dict.fromkeys(names))


def _literals(hint: Any) -> list[str]:
    if get_origin(hint) is Literal:
        return [value for value in get_args(hint) if value is not None]
    return [value for part in get_args(hint) for value in _literals(part)]


def _name(node: object) -> list[str]:
    field = _VALUES.get(type(node))
    name = type(node).__name__
    if field is None:
        return [name]
    value = getattr(node, field)
    return [f"{name}: {value}"] + [name] * (type(node) in EFFECTS)


class Witness:
    """What has been read, assembled and carried out since it was told to forget."""

    def __init__(self) -> None:
        self.played: set[str] = set()
        self._read: set[object] = set()
        self._made: dict[int, tuple[object, list[str]]] = {}

    def forget(self) -> None:
        self.played = set()
        self._read.clear()
        self._made.clear()

    def read(self, thing: object) -> None:
        """Remember the nodes of something that was read from words.

        The engine may keep what it knows of equal nodes, so that it works with those of another
        test: what is equal counts as the same.
        """
        self._read.update(nodes(thing))

    def made(self, thing: object, node: object) -> None:
        """Something of the engine was made of a node; the innermost node counts."""
        if node in self._read and id(thing) not in self._made:
            self._made[id(thing)] = (thing, _name(node))

    def part(self, thing: object, node: object) -> None:
        """Something that was made of other nodes is this one's as well."""
        if node in self._read:
            self._made.setdefault(id(thing), (thing, []))[1].extend(_name(node))

    def ran(self, thing: object) -> None:
        found = self._made.get(id(thing))
        if found is not None:
            self.played.update(found[1])


witness: Final = Witness()


# Watching ----------------------------------------------------------------------------------------


def _watch_reading() -> None:
    def watched(read: Callable[..., Any]) -> Callable[..., Any]:
        @functools.wraps(read)
        def reading(*arguments: Any, **options: Any) -> Any:
            found = read(*arguments, **options)
            parts = (
                (found.effects, tuple(found.abilities), found.timing, found.active_if)
                if hasattr(found, "effects") and hasattr(found, "active_if")
                else found
            )
            witness.read(parts)
            return found

        return reading

    for module in (cards, read):
        for name in ("parse_abilities", "parse_page", "parse_scene", "parse_timing"):
            if hasattr(module, name):
                setattr(module, name, watched(getattr(module, name)))


def _watch_assembling() -> None:
    def steps_of(make: Callable[..., None]) -> Callable[..., None]:
        def watched(a: Any, node: Any, steps: list[Any]) -> None:
            start = len(steps)
            make(a, node, steps)
            for step in steps[start:]:
                witness.made(step, node)

        return watched

    def thing_of(make: Callable[..., Any]) -> Callable[..., Any]:
        def watched(a: Any, node: Any) -> Any:
            made = make(a, node)
            witness.made(made, node)
            return made

        return watched

    for kind in list(EFFECTS):
        EFFECTS[kind] = steps_of(EFFECTS[kind])
    for table in (CONDITIONS, NUMBERS, MODIFIERS):
        for kind in list(table):
            table[kind] = thing_of(table[kind])
    ability_of = assembling.Assembler.ability
    waiting_of = assembling.Assembler.waiting

    def ability(self: Any, node: tree.Ability, place: int) -> program.Ability:
        made = ability_of(self, node, place)
        witness.made(made, node)
        return made

    def waiting(self: Any, node: tree.Triggered | tree.Would, place: int) -> program.Ability:
        made = waiting_of(self, node, place)
        witness.made(made, node)
        return made

    carry_of = assembling.Assembler.carry

    def carry(self: Any, made: program.Ability, effects: tuple[tree.Effect, ...]) -> None:
        carry_of(self, made, effects)
        for node in effects:
            if isinstance(node, tree.Uncancellable):  # has no step: the whole ability is so
                witness.part(made, node)
            elif isinstance(node, tree.PayCost) and made.cost is not None:
                witness.part(made.cost, node)

    setattr(assembling.Assembler, "carry", carry)  # noqa: B010
    setattr(assembling.Assembler, "ability", ability)  # noqa: B010 – a method is replaced
    setattr(assembling.Assembler, "waiting", waiting)  # noqa: B010


def _watch_running() -> None:
    def ran(method: Callable[..., Any], ability: bool) -> Callable[..., Any]:
        @functools.wraps(method)
        def running(self: Any, g: Any, f: Any, *rest: Any) -> Any:
            witness.ran(self)
            if ability:
                witness.ran(f.ability)
            return method(self, g, f, *rest)

        return running

    bases: tuple[tuple[type, str], ...] = (
        (program.Step, "run"),
        (program.Condition, "holds"),
        (program.Number, "value"),
    )
    for base, name in bases:
        kind: Any
        for kind in _below(base):
            if name in vars(kind):
                setattr(kind, name, ran(vars(kind)[name], base is program.Step))
    begin = modifiers.Held.__init__

    def held(self: Any, modifier: Any, frame: Any, amount: Any) -> None:
        witness.ran(modifier)
        witness.ran(frame.ability)
        begin(self, modifier, frame, amount)

    setattr(modifiers.Held, "__init__", held)  # noqa: B010
    own_texts = calling.by_their_own_texts

    def by_their_own_texts(g: Any, hand: list[int]) -> list[int]:
        left = own_texts(g, hand)
        for card in set(hand) - set(left):  # works from the hand, so nothing holds it
            for ability in g.table.card_abilities[card]:
                witness.ran(ability.modifier)
        return left

    setattr(calling, "by_their_own_texts", by_their_own_texts)  # noqa: B010
    choices = chosen_x.x_choices

    def x_choices(g: Any, card: int) -> list[int]:
        found = choices(g, card)
        if len(found) < 10:  # a limit works from the hand as well
            for ability in g.table.card_abilities[card]:
                witness.ran(ability.modifier)
        return found

    setattr(calling, "x_choices", x_choices)  # noqa: B010


def _below(base: type) -> Iterator[type]:
    kind: type
    for kind in base.__subclasses__():
        yield kind
        yield from _below(kind)


def watch() -> None:
    """Begin to watch, once, for as long as the process lives."""
    _watch_reading()
    _watch_assembling()
    _watch_running()


# The plugin --------------------------------------------------------------------------------------

if FILE in os.environ:
    watch()


@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    witness.forget()
    outcome: Any = yield
    del outcome


@pytest.hookimpl(trylast=True)
def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    if report.when == "call" and report.passed:
        with Path(os.environ[FILE]).open("a", encoding="utf-8") as file:
            file.write("\t".join([report.nodeid, *sorted(witness.played)]) + "\n")
