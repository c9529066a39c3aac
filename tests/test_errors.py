"""Errors: each that is declared is raised somewhere, itself or by a more precise name."""

from __future__ import annotations

import ast
import builtins
from pathlib import Path
from typing import NamedTuple

SOURCE = Path(__file__).parents[1] / "src" / "snapcount"
BUILT_IN = {
    name
    for name, value in vars(builtins).items()
    if isinstance(value, type) and issubclass(value, BaseException)
}


class Names(NamedTuple):
    """What the source of the package says of classes and errors."""

    bases: dict[str, set[str]]
    """Every class, with those that it derives from."""
    made: set[str]
    """Every name that is called, or raised as it is."""


def all_names() -> Names:
    """Look through all of the source; a tree is forgotten once it was looked at."""
    found = Names({}, set())
    for path in sorted(SOURCE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.ClassDef):
                found.bases[node.name] = {last_name(base) for base in node.bases}
            elif isinstance(node, ast.Call):
                found.made.add(last_name(node.func))
            elif isinstance(node, ast.Raise) and node.exc:
                found.made.add(last_name(node.exc))
    return found


def last_name(node: ast.expr) -> str:
    """Return ``NewerRecord`` for ``errors.NewerRecord``."""
    return node.attr if isinstance(node, ast.Attribute) else getattr(node, "id", "")


def errors(bases: dict[str, set[str]]) -> dict[str, set[str]]:
    """Return every error among those classes with the ones that it derives from."""
    found = set(BUILT_IN)
    while more := {name for name in bases if bases[name] & found} - found:
        found |= more
    return {name: bases[name] for name in sorted(found - BUILT_IN)}


def test_every_error_is_raised_by_its_name_or_by_a_more_precise_one() -> None:
    names = all_names()
    declared = errors(names.bases)
    assert len(declared) > 20
    parents = {base for bases in declared.values() for base in bases}
    assert [name for name in declared if name not in names.made | parents] == []


def test_an_error_is_made_anew_each_time() -> None:
    """One that is kept keeps what it was raised through, and what it was told of one text."""
    kept = [
        f"{path.relative_to(SOURCE)}:{node.lineno}"
        for path in sorted(SOURCE.rglob("*.py"))
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Raise) and isinstance(node.exc, ast.Name) and node.exc.id.isupper()
    ]
    assert kept == []
