"""Errors: each that is declared is raised somewhere, itself or by a more precise name."""

from __future__ import annotations

import ast
import builtins
from pathlib import Path

SOURCE = Path(__file__).parents[1] / "src" / "snapcount"
BUILT_IN = {
    name
    for name, value in vars(builtins).items()
    if isinstance(value, type) and issubclass(value, BaseException)
}


def all_nodes() -> list[ast.AST]:
    """Return every class, call and `raise` that stands in the source of the package."""
    return [
        node
        for path in sorted(SOURCE.rglob("*.py"))
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.ClassDef | ast.Call | ast.Raise)
    ]


def last_name(node: ast.expr) -> str:
    """Return ``NewerRecord`` for ``errors.NewerRecord``."""
    return node.attr if isinstance(node, ast.Attribute) else getattr(node, "id", "")


def errors(nodes: list[ast.AST]) -> dict[str, set[str]]:
    """Return every error of the package with the classes that it derives from."""
    classes = [node for node in nodes if isinstance(node, ast.ClassDef)]
    bases = {node.name: {last_name(base) for base in node.bases} for node in classes}
    found = set(BUILT_IN)
    while more := {name for name in bases if bases[name] & found} - found:
        found |= more
    return {name: bases[name] for name in sorted(found - BUILT_IN)}


def made(nodes: list[ast.AST]) -> set[str]:
    """Return every name that is called, or raised as it is."""
    calls = {last_name(node.func) for node in nodes if isinstance(node, ast.Call)}
    bare = {last_name(node.exc) for node in nodes if isinstance(node, ast.Raise) and node.exc}
    return calls | bare


def test_every_error_is_raised_by_its_name_or_by_a_more_precise_one() -> None:
    nodes = all_nodes()
    declared, names = errors(nodes), made(nodes)
    assert len(declared) > 20
    parents = {base for bases in declared.values() for base in bases}
    assert [name for name in declared if name not in names | parents] == []
