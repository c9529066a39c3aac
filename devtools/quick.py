"""`dev.py test --quick`: the tests that are nearest to what was changed, as many as fit.

Near is counted in imports: a test that imports a changed module is nearest, then come tests of
the modules that import it, and so on. How long a file of tests takes is known from earlier runs.
"""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path

from devtools.console import output_of
from devtools.files import read
from devtools.places import BUILD, ROOT, SOURCE

TIMES = BUILD / "test-times.json"
"""Seconds by file of tests, written by tests/conftest.py."""
UNKNOWN = 1.0  # seconds for a file that has never been run
BUDGET = 40.0  # seconds of tests, over all cores

TESTS = ROOT / "tests"
ALWAYS = ("tests/test_floors.py", "tests/test_project.py")
NEVER = ("tests/web/",)
"""A browser takes longer to start than all this may take."""

# What is no module, and the tests that read it.
READ_BY = {
    "docs/rules.md": ("tests/testing/test_rules.py",),
    "docs/": ("tests/test_docs.py", "tests/test_how_it_works.py", "tests/devtools/test_docs.py"),
    "README.md": ("tests/test_docs.py",),
    "CONTRIBUTING.md": ("tests/test_docs.py", "tests/test_contributing.py"),
    "mkdocs.yml": ("tests/devtools/test_docs.py",),
    "hatch_build.py": ("tests/devtools/",),
    "dev.py": ("tests/devtools/",),
    "devtools/": ("tests/devtools/",),
    "requirements": ("tests/devtools/",),
    "web/": ("tests/server/test_page.py", "tests/devtools/test_page.py"),
    "src/snapcount/cards/sets/": ("tests/cards/sc1/", "tests/cards/test_verdicts.py"),
    "src/snapcount/cards/language/": ("tests/cards/",),
}

ENGINE = ("tests/rules/", "tests/perft/", "tests/records/")
"""The tests of the engine, besides those in tests/engine."""

IMPORT = re.compile(
    r"^\s*(?:from\s+(snapcount[\w.]*)\s+import\s+(\([^)]*\)|.*)|import\s+(.*))", re.MULTILINE
)


@dataclass(frozen=True)
class Chosen:
    """The files of tests to run, nearest first, and those that were left out."""

    files: list[str]
    left_out: list[str]


def changed() -> list[str] | None:
    """Return what differs from the last commit, or else what that changed; None without git."""
    git = shutil.which("git")
    if git is None:
        return None
    found: list[str] = []
    for command in ("diff --name-only HEAD", "ls-files --others --exclude-standard"):
        status, words = output_of([git, "-c", "core.quotePath=false", *command.split()])
        if status:
            return None
        found += words.splitlines()
    if not found:
        _, words = output_of([git, "show", "--name-only", "--format=", "HEAD"])
        found = words.splitlines()
    return sorted(set(found))


def choose(paths: list[str]) -> Chosen:
    """Choose the tests for changed files."""
    tests = {path.relative_to(ROOT).as_posix(): path for path in sorted(TESTS.rglob("test_*.py"))}
    imports = {name: imported(path.read_text("utf-8")) for name, path in tests.items()}
    steps = near(paths, imports, module_imports())
    times: Mapping[str, float] = json.loads(read(TIMES) or "{}")
    return fitted(steps, list(tests), times, mirrors(paths))


def near(
    paths: list[str], tests: Mapping[str, set[str]], modules: Mapping[str, set[str]]
) -> dict[str, int]:
    """Return how many steps tests are from the changed files, for those that can be reached."""
    found: dict[str, int] = dict.fromkeys(ALWAYS, 0)
    for path in paths:
        for test in [*tests_of(path, tests), *read_by(path, tests)]:
            found.setdefault(test, 0)
    reached = {module_name(path) for path in paths} - {""}
    edge, steps = set(reached), 1
    while edge:
        for test, names in tests.items():
            if names & edge:
                found.setdefault(test, steps)
        edge = {name for name, names in modules.items() if names & edge} - reached
        reached |= edge
        steps += 1
    return found


def tests_of(path: str, tests: Iterable[str]) -> list[str]:
    """Return the tests that a changed file in tests/ is, or that lie about it if it is none."""
    if not path.startswith("tests/"):
        return []
    if path in tests:
        return [path]
    for folder in Path(path).parents:
        if found := [test for test in tests if test.startswith(f"{folder.as_posix()}/")]:
            return found
    return []


def read_by(path: str, tests: Iterable[str]) -> list[str]:
    """Return the tests that read a changed file that they do not import."""
    starts = [readers for start, readers in READ_BY.items() if path.startswith(start)]
    return [test for test in tests for readers in starts if test.startswith(readers)]


def mirrors(paths: Iterable[str]) -> tuple[str, ...]:
    """Return the folders of tests that mirror those of the changed modules."""
    floors = {module_name(path).split(".")[1] for path in paths if "." in module_name(path)}
    engine = ENGINE if "engine" in floors else ()
    return (*(f"tests/{floor}/" for floor in sorted(floors)), *engine)


def fitted(
    steps: Mapping[str, int],
    tests: list[str],
    times: Mapping[str, float],
    mirroring: tuple[str, ...],
) -> Chosen:
    """Take the nearest tests until the time is used up.

    Those that import what was changed come first, then those of the same floor, the nearest and
    the quickest of them first, then all others.
    """

    def takes(test: str) -> float:
        return times.get(test, UNKNOWN)

    def order(test: str) -> tuple[bool, bool, int, float, str]:
        return (
            steps[test] > 1,
            not test.startswith(mirroring),
            steps[test],
            takes(test),
            test,
        )

    possible = [test for test in steps if test in tests and not test.startswith(NEVER)]
    chosen: list[str] = []
    left = BUDGET
    for test in sorted(possible, key=order):
        if takes(test) <= left:
            chosen.append(test)
            left -= takes(test)
    return Chosen(chosen, [test for test in tests if test not in chosen])


# Imports, read from the text: nothing is run


def module_imports() -> dict[str, set[str]]:
    """Return what each module of the package imports of it."""
    return {
        module_name(path.relative_to(ROOT).as_posix()): imported(path.read_text("utf-8"))
        for path in SOURCE.rglob("*.py")
    }


def module_name(path: str) -> str:
    """Return the module that a file of the package is, or nothing."""
    inside = re.fullmatch(r"src/(snapcount/.*?)(?:/__init__)?\.py", path)
    return inside[1].replace("/", ".") if inside else ""


def imported(text: str) -> set[str]:
    """Return the modules of the package that a text imports, and names that may be modules."""
    found: set[str] = set()
    for package, names, plain in IMPORT.findall(text):
        if package:
            found.add(package)
            found |= {f"{package}.{name}" for name in re.findall(r"\w+", names)}
        else:
            found |= {
                name for name in re.findall(r"[\w.]+", plain) if name.startswith("snapcount.")
            }
    return found
