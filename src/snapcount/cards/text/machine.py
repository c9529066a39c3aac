"""The LALR machine: lark compiles the grammar to tables, this runs them.

Lark's own loop spends most of its time in wrappers around tokens and rule callbacks. A rule here
calls its method at once, with exactly what the rule keeps: 3 to 4 times as many cards a second.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from sys import intern
from typing import Any, Final

from snapcount.cards.text.refusal import Refusal
from snapcount.cards.text.tables import Shape, Tables

END: Final = "$END"


class Word(str):
    """A terminal as it was read: its value, and as an attribute the terminal's name."""

    __slots__ = ("type",)
    type: str

    def __new__(cls, terminal: str, value: str) -> Word:
        word = super().__new__(cls, value)
        word.type = terminal
        return word


_END: Final = Word(END, "")


class Unexpected(Exception):
    """A terminal that cannot stand where it stands."""

    def __init__(self, index: int, accepted: list[str]) -> None:
        super().__init__(index)
        self.index = index
        self.accepted = accepted


_PASS, _ONE, _LIST, _JOIN, _PICK, _SPREAD, _CALL, _BUILD = range(8)
"""What finishing a rule takes: nothing, a call with its only part, a list of its only part, two
lists made one, a call with some of its parts, with a list of them, with all, or more than that."""


class _Reduction:
    """A rule, ready to run."""

    __slots__ = ("call", "expand", "kind", "listed", "missing", "origin", "picked", "size", "steps")

    def __init__(self, rule: Shape, reading: object) -> None:
        self.origin = intern(rule.origin)
        self.size = rule.size
        self.steps, self.missing = rule.steps, rule.missing
        # Rules whose names begin with `_` are lists that are spread in the rule around them.
        self.listed = self.origin.startswith("_")
        self.expand = rule.expand
        self.call: Callable[..., Any] = _nothing
        self.picked = [index for index, _, _ in self.steps]
        plain = not self.missing and not any(spread or none for _, spread, none in self.steps)
        passes = plain and self.expand and len(self.steps) == 1
        if not self.listed:
            found = getattr(reading, rule.method, None)
            assert found is not None or passes, f"no method for the rule {rule.method}"
            self.call = found or _nothing
        self.kind = self._kind(plain, passes)

    def _kind(self, plain: bool, passes: bool) -> int:
        only = self.steps == [(0, True, 0)] and self.size == 1 and not self.missing
        if (passes and self.size == 1) or (only and self.listed):
            return _PASS
        if only and not self.expand:
            return _SPREAD
        if self.listed:
            if self.size == 1 and self.steps == [(0, False, 0)] and not self.missing:
                return _LIST
            both = [(0, True, 0), (1, True, 0)]
            return _JOIN if self.size == 2 and self.steps == both and not self.missing else _BUILD
        if passes or not plain:
            return _BUILD
        if len(self.steps) < self.size:
            return _PICK
        return _ONE if self.size == 1 else _CALL

    def value(self, parts: list[Any]) -> Any:
        """What the rule makes of its parts, in general."""
        kept: list[Any] = []
        for index, spread, missing in self.steps:
            if missing:
                kept += [None] * missing
            if spread and not kept:
                kept = parts[index]  # a list grows in place: nobody else has it
            elif spread:
                kept += parts[index]
            else:
                kept.append(parts[index])
        if self.missing:
            kept += [None] * self.missing
        if self.listed:
            return kept
        if self.expand and len(kept) == 1:
            return kept[0]
        return self.call(*kept)


def _nothing(*parts: Any) -> Any:
    raise AssertionError("a rule without a method was called")


class Machine:
    """A grammar with the methods that its rules call."""

    def __init__(self, tables: Tables, reading: object) -> None:
        self._tables = tables
        self._symbols = [intern(symbol) for symbol in tables.symbols]  # compared by identity
        self._targets: list[Any] = [
            *range(len(tables.rows)),
            *(_Reduction(rule, reading) for rule in tables.rules),
        ]
        # What is done in each state, unpacked at the first visit. An int is the state to go to, a
        # _Reduction a rule to finish. `Any`, because the loop below is the hot path and asks
        # `__class__` instead of `isinstance`.
        self._states: list[Any] = [None] * len(tables.rows)
        self._starts = tables.starts
        self._ends = tables.ends

    def _row(self, state: int) -> dict[str, Any]:
        """What is done in a state."""
        row: dict[str, Any] | None = self._states[state]
        if row is None:
            symbols, targets = self._symbols, self._targets
            seen, following = self._tables.row(state)
            row = {symbols[symbol]: targets[at] for symbol, at in zip(seen, following, strict=True)}
            self._states[state] = row
        return row

    def run(self, start: str, words: Sequence[Word]) -> Any:
        """What the start rule's method makes of the words.

        A `Refusal` by a method is passed on, with the index of the word that was reached.
        """
        states = self._states
        end = self._ends[start]
        stack = [self._starts[start]]
        values: list[Any] = []
        index = -1
        try:
            for index, word in enumerate((*words, _END)):
                terminal = word.type
                while True:
                    row = states[stack[-1]]
                    if row is None:
                        row = self._row(stack[-1])
                    action = row.get(terminal)
                    if action.__class__ is int:
                        stack.append(action)
                        values.append(word)
                        break
                    if action is None:
                        raise Unexpected(index, self.accepted(stack))
                    kind = action.kind
                    if kind == _PASS:
                        del stack[-1]
                    elif kind == _ONE:
                        del stack[-1]
                        values[-1] = action.call(values[-1])
                    elif kind == _LIST:
                        del stack[-1]
                        values[-1] = [values[-1]]
                    elif kind == _JOIN:
                        del stack[-2:]
                        last = values.pop()
                        values[-1] += last  # a list grows in place: nobody else has it
                    elif kind == _SPREAD:
                        del stack[-1]
                        values[-1] = action.call(*values[-1])
                    elif action.size:
                        size = action.size
                        parts = values[-size:]
                        del stack[-size:], values[-size:]
                        if kind == _PICK:
                            values.append(action.call(*[parts[at] for at in action.picked]))
                        elif kind == _CALL:
                            values.append(action.call(*parts))
                        else:
                            values.append(action.value(parts))
                    else:
                        values.append(action.value([]))
                    state = states[stack[-1]][action.origin]
                    stack.append(state)
                    if state == end and word is _END:
                        break
        except Refusal as refusal:
            # A rule is done when the word after it is seen.
            refusal.index = max(index - 1, 0)
            raise
        return values[-1]

    def beginnings(self, start: str, words: Sequence[Word], origin: str) -> list[int]:
        """Where each part of a text begins that the rule `origin` reads; for error messages."""
        stack = [self._starts[start]]
        began = [0]
        for index, word in enumerate(words):
            while True:
                action = self._row(stack[-1]).get(word.type)
                if action is None or isinstance(action, int):
                    break
                self._step(action, stack)
                if action.origin == origin:
                    began.append(index)
            if action is None:
                break
            stack.append(action)
        return began

    def _step(self, rule: _Reduction, stack: list[int]) -> None:
        """A reduction on the states alone."""
        if rule.size:
            del stack[-rule.size :]
        following = self._row(stack[-1])[rule.origin]
        assert isinstance(following, int)
        stack.append(following)

    def accepted_after(self, start: str, terminals: Sequence[str]) -> frozenset[str]:
        """The terminals that could stand after these, none if these cannot stand so."""
        stack = self.stacks(start, terminals)[-1]
        return frozenset(self.accepted(stack))

    def stacks(self, start: str, terminals: Sequence[str]) -> list[list[int]]:
        """The states before each of these terminals, and after the last; for error messages.

        Where they cannot stand so, the last one is empty.
        """
        stack = [self._starts[start]]
        found = [list(stack)]
        for terminal in terminals:
            if not self._feed(stack, terminal):
                found.append([])
                break
            found.append(list(stack))
        return found

    def reach(self, stack: list[int], terminals: Sequence[str]) -> int:
        """How many of these terminals can stand there, one after the other."""
        for count, terminal in enumerate(terminals):
            if not self._feed(stack, terminal):
                return count
        return len(terminals)

    def accepted(self, stack: list[int]) -> list[str]:
        """The terminals that could stand here: each is tried on the states alone."""
        row = self._row(stack[-1]) if stack else {}
        return [name for name in row if name.isupper() and self._feed(list(stack), name)]

    def _feed(self, stack: list[int], terminal: str) -> bool:
        """Put a terminal on the stack, if it can stand there."""
        while stack:
            action = self._row(stack[-1]).get(terminal)
            if action is None:
                return False
            if isinstance(action, int):
                stack.append(action)
                return True
            self._step(action, stack)
            if terminal == END and stack[-1] in self._ends.values():
                return True
        return False
