"""`dev.py test`: every check, or with --quick those that concern what was changed."""

from __future__ import annotations

import os
import subprocess
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from devtools import compiling, quick
from devtools.console import Problem, run, say
from devtools.environment import Command
from devtools.page import check_page
from devtools.places import PYTHON, ROOT, VENV_BIN, python_path

# Games that both engines must play alike: they are run interpreted and compiled.
BOTH = ("tests/perft", "tests/records")
# Tests that take as long interpreted: they are run while the engine compiles, and not again.
BESIDE = ("tests/server", "tests/devtools", "tests/lessons", "tests/test_")
QUICK = "--quick"
QUICK_SECONDS = 45.0
NO_TESTS_COLLECTED = 5  # pytest's exit status

# Some tests take a hundred times as long as most: who has nothing left takes from others.
PYTEST: Command = [PYTHON, "-m", "pytest", "--dist", "worksteal"]
# While a test waits for a browser or a server, another can use its core.
WORKERS = (os.cpu_count() or 1) + 2


def test(arguments: list[str], interpreted: bool) -> int:
    """Run every check and stop at the first that fails; pytest's summary is the last line."""
    if QUICK in arguments:
        return quick_test([argument for argument in arguments if argument != QUICK])
    if status := check_style():
        return status
    with ThreadPoolExecutor(2) as beside:  # each of these takes but one core
        types = beside.submit(checked, [PYTHON, "-m", "mypy"])
        if status := check_page():  # what is built here is part of what is compiled
            return status
        compiling_now = None
        if not interpreted:
            compiling_now = beside.submit(compiling.compiled_now, strict=True)
        if status := types.result():
            return status
        status = pytest("interpreted", chosen(arguments, BOTH + BESIDE, within=True))
    folder = compiling_now.result() if compiling_now else None
    if status not in (0, NO_TESTS_COLLECTED):
        return status
    if folder is None:
        rest = pytest("interpreted", chosen(arguments, BOTH + BESIDE, within=False))
    else:  # whole games take most of the time, and compiled they take a fraction of it
        rest = pytest("compiled", chosen(arguments, BESIDE, within=False), folder)
    return status if rest == NO_TESTS_COLLECTED else rest


def pytest(engine: str, arguments: list[str], folder: Path | None = None) -> int:
    """Run tests on that engine; without arguments there are none to run."""
    if not arguments:
        return NO_TESTS_COLLECTED
    say(f"pytest, {engine}")
    path = python_path(folder) if folder else {}
    workers = WORKERS if folder else WORKERS - 1  # without a folder it is still being compiled
    return run([*PYTEST, "-n", str(workers), *arguments], {"SNAPCOUNT_ENGINE": engine, **path})


def quick_test(arguments: list[str]) -> int:
    """Check style, types and the tests nearest to what was changed; say what is left out."""
    if status := check_style():
        return status
    paths = quick.changed()
    if paths is None:
        raise Problem("`dev.py test --quick` asks git what changed, but git didn't answer.")
    near = quick.choose(paths)
    say(f"{len(paths)} changed files; pytest, interpreted, on {len(near.files)} files nearby")
    with ThreadPoolExecutor(1) as beside:
        types = beside.submit(check_types_in, QUICK_SECONDS)
        status = run(
            [*PYTEST, "-n", "auto", *arguments, *near.files], {"SNAPCOUNT_ENGINE": "interpreted"}
        )
        checked_types = types.result()
    left_out = [f"{len(near.left_out)} files of tests", "the compiled engine", "the page"]
    if checked_types is None:
        left_out.insert(0, "types (mypy has no recent results; the next run will be faster)")
    say(f"skipped: {', '.join(left_out)}; `python3 dev.py test` checks everything")
    return status or checked_types or 0


def check_types_in(seconds: float) -> int | None:
    """Check types, unless that takes longer; then what was found so far helps the next time."""
    command = [str(PYTHON), "-m", "mypy"]
    process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
    try:
        words, _ = process.communicate(timeout=seconds)
    except subprocess.TimeoutExpired:
        process.kill()
        process.communicate()
        return None
    if process.returncode:
        print(words, end="")
    return process.returncode


def check_style() -> int:
    """Check format and lint."""
    for check in (["format", "--check"], ["check"]):
        if status := checked([VENV_BIN / "ruff", *check, "--quiet", "."]):
            return status
    return 0


def checked(command: Command) -> int:
    """Say what is run, and run it."""
    say(" ".join([Path(command[0]).name, *map(str, command[1:])]))
    return run(command)


def chosen(arguments: list[str], some: tuple[str, ...], within: bool) -> list[str]:
    """Return the arguments for pytest that choose those tests, or all others; or none at all."""
    paths, options = paths_and_options(arguments)
    found = [path for path in paths or everything() if path_in(path, some) is within]
    return [*options, *found] if found else []


def everything() -> list[str]:
    """Return what the folder of tests has in it: folders of tests, and files of its own.

    What waits for a browser comes first: while it does, others use the core.
    """
    tests = ROOT / "tests"
    folders = {path.parent for path in tests.glob("*/test_*.py")}
    in_order = sorted(folders, key=lambda folder: (folder.name != "web", folder))
    return [
        path.relative_to(ROOT).as_posix() for path in (*in_order, *sorted(tests.glob("test_*.py")))
    ]


def path_in(path: str, some: tuple[str, ...]) -> bool:
    return Path(path).as_posix().startswith(some)


def paths_and_options(arguments: list[str]) -> tuple[list[str], list[str]]:
    """Return what of the arguments names files of tests, and all else."""
    paths = [part for part in arguments if Path(part.split("::")[0]).exists()]
    return paths, [part for part in arguments if part not in paths]
