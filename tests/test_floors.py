"""The floors of the house: imports go down only, and the lower ones are deterministic."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from snapcount import front

SOURCE = Path(__file__).parents[1] / "src"

# From the roof to the ground. A floor may import itself and the floors below it.
FLOORS = (
    "cli",
    "terminal",
    "server",
    "lessons",
    "puzzles",
    "sim",
    "agents",
    "decks",
    "engine",
    "cards",
)
MAY_IMPORT = {floor: set(FLOORS[height:]) for height, floor in enumerate(FLOORS)}
MAY_IMPORT["testing"] = {"testing", "decks", "engine", "cards"}
MAY_IMPORT["cli"].add("testing")
# `python -m snapcount` is the command line; the package itself has nothing but its front door,
# which stands beside the house: whoever writes programs comes in there, and no floor does.
MAY_IMPORT["__main__"] = {"cli"}
MAY_IMPORT["front"] = {"front", "sim", "agents", "decks", "engine", "cards"}
MAY_IMPORT[""] = {"front"}

# Chance lives in the state: nothing here may draw it, read a clock or depend on hash order.
DETERMINISTIC = ("decks", "engine", "cards")
CHANCE_AND_CLOCKS = {"random", "secrets", "time", "datetime", "uuid", "os.urandom", "numpy.random"}


# The fields of a statement that hold further statements.
BLOCKS = ("body", "orelse", "finalbody", "handlers", "cases")

# One recursive type in four files: a state holds programs that are half resolved, and the steps of
# a program act on states. They name each other in annotations alone; at run time none does.
STATE_AND_PROGRAMS = [
    "snapcount.engine.edition",
    "snapcount.engine.program",
    "snapcount.engine.state",
    "snapcount.engine.table",
]


class Import(NamedTuple):
    """The full name of something that is imported."""

    name: str
    for_types: bool
    """Whether it is imported for annotations alone, under `if TYPE_CHECKING`."""


class Module(NamedTuple):
    """What is looked at of a module of the package; to keep its whole tree would cost more than to
    parse it."""

    name: str
    imports: list[Import]
    """Everything that it imports, anywhere in it."""
    chance: list[str]
    """On a deterministic floor, what makes it depend on chance, a clock or the order of hashes."""

    @property
    def floor(self) -> str:
        """The floor that a module is on; empty for the package itself."""
        return floor_of(self.name)


def floor_of(name: str) -> str:
    """Return the floor of a dotted name: ``snapcount.engine.state`` is on ``engine``."""
    floor = [*name.split("."), ""][1]
    return "front" if floor in front.__all__ else floor


def all_modules() -> list[Module]:
    """Return every module of the package."""
    paths = sorted((SOURCE / "snapcount").rglob("*.py"))
    return [module(path.relative_to(SOURCE), path.read_text("utf-8")) for path in paths]


def module(path: Path, source: str) -> Module:
    """Parse a module; its path is relative to the source folder."""
    parts = list(path.with_suffix("").parts)
    package = parts[:-1]
    name = ".".join(package if parts[-1] == "__init__" else parts)
    tree = ast.parse(source)
    imports = [*imports_in(tree, package)]
    return Module(
        name, imports, chance_in(name, tree, imports) if floor_of(name) in DETERMINISTIC else []
    )


def imports_in(node: ast.AST, package: list[str], for_types: bool = False) -> Iterator[Import]:
    """Yield what is imported in the statements below a node of a module in that package."""
    if isinstance(node, ast.Import):
        yield from (Import(alias.name, for_types) for alias in node.names)
    elif isinstance(node, ast.ImportFrom):
        origin = absolute(package, node)
        yield from (Import(f"{origin}.{alias.name}", for_types) for alias in node.names)
    else:
        only_types = isinstance(node, ast.If) and last_name(node.test) == "TYPE_CHECKING"
        for block in BLOCKS:
            for part in getattr(node, block, ()):
                yield from imports_in(part, package, for_types or (only_types and block == "body"))


def last_name(node: ast.expr) -> str:
    """Return ``TYPE_CHECKING`` for ``typing.TYPE_CHECKING``."""
    return node.attr if isinstance(node, ast.Attribute) else getattr(node, "id", "")


def absolute(package: list[str], node: ast.ImportFrom) -> str:
    """Return the absolute name of the module that a ``from … import`` names."""
    if node.level == 0:
        return node.module or ""
    base = package[: len(package) - (node.level - 1)]
    return ".".join(base + ([node.module] if node.module else []))


def circles(modules: list[Module], types: bool = True) -> list[list[str]]:
    """Return the sets of modules of one floor that import each other, directly or by way of others.

    An import inside a function counts: it ties two modules together just as well. (A circle across
    floors goes up somewhere, and is found as that.)
    """
    known = {found.name for found in modules}
    leads_to: dict[str, set[str]] = {}
    for found in modules:
        # `from a.b import c` is an import of the module a.b.c, or of a name in a.b.
        named = {
            name if name in known else name.rpartition(".")[0]
            for name, for_types in found.imports
            if types or not for_types
        }
        leads_to[found.name] = {
            name for name in named & known - {found.name} if floor_of(name) == found.floor
        }
    reached = {name: everything_from(name, leads_to) for name in leads_to}
    rings = {
        tuple(sorted(other for other in reached[name] if name in reached[other]))
        for name in leads_to
        if name in reached[name]
    }
    return [list(ring) for ring in sorted(rings)]


def everything_from(start: str, leads_to: dict[str, set[str]]) -> set[str]:
    """Return every module that the imports of one lead to."""
    reached: set[str] = set()
    waiting = [start]
    while waiting:
        further = leads_to[waiting.pop()] - reached
        reached |= further
        waiting += further
    return reached


def upward_imports(module: Module) -> list[str]:
    """Return what a module imports from floors that it stands below or beside."""
    return [
        f"{module.name} imports {name}"
        for name, _ in module.imports
        if name.startswith("snapcount.")
        # `from snapcount import __version__` names no floor.
        and floor_of(name) in MAY_IMPORT.keys() - MAY_IMPORT[module.floor]
    ]


def chance_in(module: str, tree: ast.Module, imports: list[Import]) -> list[str]:
    """Return what makes a module depend on chance, a clock or the order of hashes."""
    found = [
        f"{module} imports {name}"
        for name, _ in imports
        if any(name == banned or name.startswith(f"{banned}.") for banned in CHANCE_AND_CLOCKS)
    ]
    for node in ast.walk(tree):
        if calls(node, "hash"):
            found.append(f"{module}:{line(node)} uses hash()")
        if isinstance(node, ast.Attribute) and node.attr == "urandom":
            found.append(f"{module}:{line(node)} uses os.urandom")
        if isinstance(node, ast.For | ast.comprehension) and is_set(node.iter):
            found.append(f"{module}:{line(node.iter)} walks over a set")
    return found


def calls(node: ast.AST, *names: str) -> bool:
    """Whether a node is a call of one of these functions."""
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in names


def is_set(node: ast.expr) -> bool:
    """Whether an expression is plainly a set. A name that holds one is not found out."""
    return isinstance(node, ast.Set | ast.SetComp) or calls(node, "set", "frozenset")


def line(node: ast.AST) -> int:
    """Return the line that a node is on."""
    return getattr(node, "lineno", 0)


@pytest.fixture(scope="module")
def modules() -> list[Module]:
    return all_modules()


def test_every_module_is_on_a_known_floor(modules: list[Module]) -> None:
    assert [found.name for found in modules if found.floor not in MAY_IMPORT] == []


def test_imports_go_down_only(modules: list[Module]) -> None:
    known = [found for found in modules if found.floor in MAY_IMPORT]
    assert [error for found in known for error in upward_imports(found)] == []


def test_no_modules_import_each_other(modules: list[Module]) -> None:
    assert circles(modules, types=False) == []


def test_no_modules_name_each_other_in_their_types_but_the_state_and_its_programs(
    modules: list[Module],
) -> None:
    assert circles(modules) == [STATE_AND_PROGRAMS]


def test_the_deterministic_floors_know_no_chance_and_no_clock(modules: list[Module]) -> None:
    assert {found.floor for found in modules} >= set(DETERMINISTIC)
    assert [error for found in modules for error in found.chance] == []


@pytest.mark.parametrize(
    ("path", "source"),
    [
        ("cards/tree/play.py", "from snapcount.engine.state import State"),
        ("cards/tree/play.py", "from snapcount import engine"),
        ("cards/card.py", "from ..engine import state"),
        ("cards/__init__.py", "from ..engine import state"),
        ("engine/flow.py", "import snapcount.decks.legality"),
        ("engine/flow.py", "def late():\n    import snapcount.agents"),
        ("engine/flow.py", "from snapcount.testing import rule"),
        ("agents/mcts.py", "from snapcount.server.room import Room"),
        ("testing/scenario.py", "from snapcount.sim import match"),
        ("__init__.py", "from snapcount.engine import state"),
        ("front.py", "from snapcount.testing import scenario"),
        ("front.py", "from snapcount.server.room import Room"),
        ("sim/match.py", "from snapcount.front import new_game"),
        ("engine/flow.py", "from snapcount import new_game"),
    ],
)
def test_an_import_that_goes_up_is_found(path: str, source: str) -> None:
    assert len(upward_imports(module(Path("snapcount", path), source))) == 1


@pytest.mark.parametrize(
    ("path", "source"),
    [
        ("engine/flow.py", "from snapcount.cards.tree import Draw"),
        ("engine/flow.py", "from . import state"),
        ("engine/flow.py", "from snapcount import __version__"),
        ("cli/fuzz.py", "from snapcount.testing.conformance import walk"),
        ("testing/scenario.py", "from snapcount.engine.state import State"),
        ("__main__.py", "from snapcount.cli import main"),
        ("__init__.py", "from snapcount.front import new_game"),
        ("front.py", "from snapcount.sim.run import run"),
    ],
)
def test_an_import_that_goes_down_is_fine(path: str, source: str) -> None:
    assert upward_imports(module(Path("snapcount", path), source)) == []


@pytest.mark.parametrize(
    "source",
    [
        "import random",
        "from random import Random",
        "import time as clock",
        "from datetime import datetime",
        "import secrets",
        "from os import urandom",
        "import os\nos.urandom(8)",
        "order = hash('a')",
        "for name in {'a', 'b'}: pass",
        "names = [name for name in set('ab')]",
    ],
)
def test_chance_is_found(source: str) -> None:
    assert len(module(Path("snapcount/engine/flow.py"), source).chance) == 1


@pytest.mark.parametrize("source", ["import hashlib", "for name in sorted({'a', 'b'}): pass"])
def test_order_that_is_the_same_everywhere_is_fine(source: str) -> None:
    assert module(Path("snapcount/engine/flow.py"), source).chance == []


@pytest.mark.parametrize(
    "second",
    [
        "from snapcount.engine.one import a",
        "from snapcount.engine import one",
        "from . import one",
        "def late():\n    from snapcount.engine.one import a",
        "if TYPE_CHECKING:\n    from snapcount.engine.one import a",
        "import snapcount.engine.three",
    ],
)
def test_modules_that_import_each_other_are_found(second: str) -> None:
    sources = {
        "one": "from snapcount.engine.two import b",
        "two": second,
        "three": "from .one import a",
    }
    modules = [
        module(Path(f"snapcount/engine/{name}.py"), source) for name, source in sources.items()
    ]
    assert [ring[0] for ring in circles(modules)] == ["snapcount.engine.one"]
    assert bool(circles(modules, types=False)) is ("TYPE_CHECKING" not in second)


def test_modules_that_import_the_same_one_are_no_circle() -> None:
    sources = {"one": "from . import three", "two": "from . import one, three", "three": ""}
    modules = [
        module(Path(f"snapcount/engine/{name}.py"), source) for name, source in sources.items()
    ]
    assert circles(modules) == []
