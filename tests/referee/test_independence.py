"""The referee shares nothing with the engine that it judges but events and views."""

from __future__ import annotations

import ast
from pathlib import Path

import snapcount

SOURCE = Path(snapcount.__file__).parents[1]
REFEREE = SOURCE / "snapcount" / "testing" / "referee"
ALLOWED = ("snapcount.engine.events", "snapcount.engine.views.")


def imported(path: Path) -> set[str]:
    """Everything that a module imports from the project, anywhere in it."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path.name} has a relative import"
            found |= {f"{node.module}.{alias.name}" for alias in node.names}
    return {name for name in found if name.startswith("snapcount")}


def reached() -> dict[str, set[str]]:
    """The modules of `testing` that the referee uses, its own first, with what they import."""
    waiting = sorted(REFEREE.rglob("*.py"))
    found: dict[str, set[str]] = {}
    while waiting:
        path = waiting.pop(0)
        name = path.relative_to(SOURCE).as_posix()
        if name in found:
            continue
        found[name] = imported(path)
        for wanted in found[name]:
            if wanted.startswith("snapcount.testing."):
                parts = wanted.split(".")
                files = [SOURCE.joinpath(*parts[:end]).with_suffix(".py") for end in (3, 4, 5)]
                waiting += [file for file in files if file.exists()]
    return found


def test_the_referee_reads_events_and_views_and_nothing_else_of_the_engine() -> None:
    modules = reached()
    assert "snapcount/testing/referee/game.py" in modules
    assert "snapcount/testing/cards.py" in modules
    for name, imports in modules.items():
        engine = {found for found in imports if found.startswith("snapcount.engine")}
        assert {found for found in engine if not found.startswith(ALLOWED)} == set(), name


def test_the_referee_calls_no_function_of_the_views() -> None:
    """What a view says is read; how it is made is the engine's."""
    for name, imports in reached().items():
        views = {found for found in imports if found.startswith("snapcount.engine.views.")}
        kinds = {found.rpartition(".")[2] for found in views}
        assert kinds <= {"EventSeen", "SideSeen", "View"}, name


def test_nothing_of_a_floor_above_is_used() -> None:
    for name, imports in reached().items():
        floors = {found.split(".")[1] for found in imports if "." in found}
        assert floors <= {"cards", "engine", "testing"}, name
