"""The types of the wire as TypeScript, made from the Python ones.

`python -m snapcount.server.typescript` prints them.
The browser's `wire.ts` is this module's output; a test holds the two together.
"""

from __future__ import annotations

import json
from typing import Any, Final

from msgspec import inspect as types
from msgspec import to_builtins

from snapcount.cards.season import DEFAULT_EDITION
from snapcount.engine import events, options, terms
from snapcount.engine.editions import EDITIONS
from snapcount.server import protocol
from snapcount.server.app import Server
from snapcount.server.http import Problem
from snapcount.server.steps import steps_of
from snapcount.server.store import Store

HEAD: Final = "// Made by `python -m snapcount.server.typescript`; change the Python, not this.\n"


class Writer:
    """Writes one interface for each Struct it comes by."""

    def __init__(self) -> None:
        self.interfaces: dict[str, str] = {}

    def word(self, kind: Any) -> str:
        """The type as TypeScript writes it."""
        match kind:
            case types.IntType() | types.FloatType():
                return "number"
            case types.StrType():
                return "string"
            case types.BoolType():
                return "boolean"
            case types.NoneType():
                return "null"
            case types.LiteralType():
                return " | ".join(f'"{value}"' for value in kind.values)
            case types.ListType():
                return f"{self._grouped(kind.item_type)}[]"
            case types.VarTupleType():
                return f"{self._grouped(kind.item_type)}[]"
            case types.TupleType():
                return f"[{', '.join(self.word(item) for item in kind.item_types)}]"
            case types.UnionType():
                return " | ".join(self.word(each) for each in kind.types)
            case types.StructType():
                return self.interface(kind)
        raise TypeError(f"{kind} has no TypeScript yet")

    def _grouped(self, kind: Any) -> str:
        word = self.word(kind)
        return f"({word})" if " | " in word else word

    def interface(self, kind: types.StructType) -> str:
        name = kind.cls.__name__
        if name not in self.interfaces:
            self.interfaces[name] = ""  # it may come by itself
            lines = [f"export interface {name} {{"]
            if kind.tag is not None:
                lines.append(f'  {kind.tag_field}: "{kind.tag}";')
            for field in kind.fields:
                leave_out = kind.cls.__struct_config__.omit_defaults and not field.required
                optional = "?" if leave_out else ""
                lines.append(f"  {field.encode_name}{optional}: {self.word(field.type)};")
            self.interfaces[name] = "\n".join([*lines, "}"])
        return name


def constants(prefix: str, names: dict[str, int]) -> str:
    """Numbers of the engine that the wire uses, by name."""
    rows = "\n".join(f"  {name}: {value}," for name, value in names.items())
    return f"export const {prefix} = {{\n{rows}\n}} as const;\n"


def verbs() -> dict[str, int]:
    names = {k: v for k, v in vars(options).items() if k.isupper() and isinstance(v, int)}
    last = list(names).index("VERBS")
    return dict(list(names.items())[:last])


def questions() -> dict[str, int]:
    return {
        name: value
        for name, value in vars(options).items()
        if name.startswith("ASK_") and isinstance(value, int)
    }


def happenings() -> dict[str, int]:
    names = {k: v for k, v in vars(events).items() if k.isupper() and isinstance(v, int)}
    return {name: value for name, value in names.items() if name != "KINDS"}


def named(first: str, last: str) -> dict[str, int]:
    """The terms of one kind, which stand together, from one name to the other."""
    names = [name for name, value in vars(terms).items() if isinstance(value, int)]
    return {
        name: getattr(terms, name) for name in names[names.index(first) : names.index(last) + 1]
    }


def editions() -> str:
    """The editions with their titles and the steps of a down, and the one that is usual."""
    rows = ",\n".join(
        json.dumps(
            {"name": each.name, "title": each.season.title, "steps": to_builtins(steps_of(each))}
        )
        for each in EDITIONS
    )
    return (
        f'export const DEFAULT_EDITION = "{DEFAULT_EDITION}";\n\n'
        f"export const EDITIONS = [\n{rows},\n] as const;\n"
    )


def endpoint_types() -> list[Any]:
    """What HTTP takes and gives."""
    store = Store("sqlite://")
    endpoints = Server(store).endpoints
    store.close()
    return [kind for each in endpoints for kind in (each.takes, each.gives) if kind is not None]


def typescript() -> str:
    """The whole module."""
    writer = Writer()
    incoming = writer.word(types.type_info(protocol.Incoming))
    outgoing = writer.word(types.type_info(protocol.Outgoing))
    for kind in (*endpoint_types(), Problem):
        writer.word(types.type_info(kind))
    parts = [
        HEAD,
        f"export const VERSION = {protocol.VERSION};\n",
        constants("Verb", verbs()),
        constants("Ask", questions()),
        constants("Happened", happenings()),
        constants("Call", named("RUN_LEFT", "ANY_CALL")),
        constants("Point", named("START_OF_POSSESSION", "AT_FIELD_GOAL")),
        constants("Outcome", named("UNCHECKED", "COMPLETE")),
        constants("Ledger", named("ADD", "PAIR")),
        editions(),
        *(f"{words}\n" for words in writer.interfaces.values()),
        f"export type Incoming = {incoming};\n",
        f"export type Outgoing = {outgoing};\n",
    ]
    return "\n".join(parts)


if __name__ == "__main__":
    print(typescript(), end="")
