"""The tables of the LALR machine: lark makes them from the grammar, once.

Making them takes seconds and reading them milliseconds, so they are kept beside the compiled sets,
under a hash of the grammar. What is kept is plain data: where it is found, lark is not imported.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

from snapcount.cards.catalog import kept

KEY: Final = "grammar"

Step = tuple[int, bool, int]
"""A part of a rule that is kept: where it is, whether it is a list to spread, and how many
optional parts before it were left out."""


Row = tuple[list[int], list[int]]
"""The symbols that can be seen in a state, and what each leads to."""

_ROW: Final[msgspec.msgpack.Decoder[Row]] = msgspec.msgpack.Decoder(Row)


class Shape(msgspec.Struct, frozen=True, array_like=True):
    """A rule: what it makes and from how many parts, which of them are kept, and for whom."""

    origin: str
    method: str
    size: int
    steps: list[Step]
    missing: int
    """How many optional parts at its end were left out."""
    expand: bool
    """Whether a single part that is kept stands for the rule itself."""


class Tables(msgspec.Struct, frozen=True, array_like=True):
    """What the machine does in each state when it sees each symbol.

    A row is a state: the symbols, by their places in `symbols`, and what each leads to, which is
    the state of that number, or past the last state the rule of `rules` to finish. A card visits
    few of the states, so each row is packed by itself; see `row`.
    """

    symbols: list[str]
    rows: list[bytes]
    rules: list[Shape]
    starts: dict[str, int]
    ends: dict[str, int]

    def row(self, state: int) -> Row:
        return _ROW.decode(self.rows[state])


def tables(grammar: str, starts: Sequence[str]) -> Tables:
    """The tables of a grammar: those that are kept, or made and kept now."""
    source = Path(__file__).read_text("utf-8")  # whoever changes this module makes them anew
    path = kept.place(KEY, f"{source}\n{' '.join(starts)}\n{grammar}")
    body = kept.load(path)
    if body is not None:
        try:
            return msgspec.msgpack.decode(body, type=Tables)
        except msgspec.MsgspecError:
            pass
    made = build(grammar, starts)
    kept.keep(path, msgspec.msgpack.encode(made))
    return made


# Made by lark ----------------------------------------------------------------------------------


class _Named(msgspec.Struct):
    name: str
    type: str = msgspec.field(name="__type__")
    filter_out: bool = False


class _Options(msgspec.Struct):
    expand1: bool
    empty_indices: tuple[bool, ...]


class _Rule(msgspec.Struct):
    origin: _Named
    expansion: list[_Named]
    alias: str | None
    options: _Options


class _Table(msgspec.Struct):
    tokens: dict[int, str]
    states: dict[int, dict[int, tuple[int, Any]]]
    start_states: dict[str, int]
    end_states: dict[str, int]


_SHIFT: Final = 0
"""What lark writes for going to a state; anything else is a rule to finish."""


def build(grammar: str, starts: Sequence[str]) -> Tables:
    """The tables, made by lark. A grammar with a conflict is an error."""
    from lark import Lark
    from lark.exceptions import GrammarError
    from lark.grammar import Rule
    from lark.lexer import Lexer

    class NoLexer(Lexer):
        """Lark is handed no text, but wants to know who would read it."""

        def __init__(self, conf: Any) -> None:
            pass

        def lex(self, *args: Any) -> Any:
            raise GrammarError("the machine is fed by its own lexer")

    # Strict: a conflict would be a text with two readings, and is an error here and now.
    lark = Lark(
        grammar,
        parser="lalr",
        lexer=NoLexer,
        start=list(starts),
        strict=True,
        maybe_placeholders=True,
    )
    data, memo = lark.memo_serialize([Rule])
    return _plain(
        msgspec.convert(data["parser"]["parser"], _Table, str_keys=True),
        msgspec.convert(memo, dict[int, _Rule], str_keys=True),
    )


def _plain(table: _Table, memo: dict[int, _Rule]) -> Tables:
    """The tables in an order of our own: lark numbers its states differently every time."""
    symbols = sorted(table.tokens.values())
    rows: dict[int, list[tuple[str, int, Any]]] = {
        state: sorted((table.tokens[seen], *action) for seen, action in actions.items())
        for state, actions in table.states.items()
    }
    order = _reached(rows, [table.start_states[name] for name in sorted(table.start_states)])
    number = {state: place for place, state in enumerate(order)}
    rules: dict[int, int] = {}
    packed: list[bytes] = []
    for state in order:
        targets = [
            number[target]
            if action == _SHIFT
            else len(order) + rules.setdefault(target["@"], len(rules))
            for _, action, target in rows[state]
        ]
        row: Row = ([bisect_left(symbols, seen) for seen, _, _ in rows[state]], targets)
        packed.append(msgspec.msgpack.encode(row))
    return Tables(
        symbols,
        packed,
        [_shape(memo[rule]) for rule in rules],
        {name: number[state] for name, state in sorted(table.start_states.items())},
        {name: number[state] for name, state in sorted(table.end_states.items())},
    )


def _reached(rows: dict[int, list[tuple[str, int, Any]]], starts: list[int]) -> list[int]:
    """The states in the order in which they are reached from the starts."""
    order = dict.fromkeys(starts)
    waiting = list(starts)
    for state in waiting:  # grows while it is walked over
        for _, action, target in rows[state]:
            if action == _SHIFT and target not in order:
                order[target] = None
                waiting.append(target)
    return waiting


def _shape(rule: _Rule) -> Shape:
    """A rule, and what of it is kept, as lark would keep it."""
    left_out = [0] * (len(rule.expansion) + 1)
    place = 0
    for empty in rule.options.empty_indices:
        if empty:
            left_out[place] += 1
        else:
            place += 1
    steps: list[Step] = []
    missing = 0
    for index, symbol in enumerate(rule.expansion):
        missing += left_out[index]
        if symbol.type == "Terminal" and symbol.filter_out:
            continue
        spread = symbol.type == "NonTerminal" and symbol.name.startswith("_")
        steps.append((index, spread, missing))
        missing = 0
    return Shape(
        rule.origin.name,
        rule.alias or rule.origin.name,
        len(rule.expansion),
        steps,
        missing + left_out[-1],
        rule.options.expand1 and rule.alias is None,
    )
