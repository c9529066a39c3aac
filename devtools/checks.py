"""`dev.py test`: every check, or with --quick those that concern what was changed."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from devtools import compiling
from devtools.console import run, say
from devtools.environment import Command
from devtools.page import check_page
from devtools.places import PYTHON, VENV_BIN, python_path

# The tests that are run a second time on the compiled engine.
ENGINE_TESTS = ("tests/engine", "tests/rules", "tests/perft", "tests/records")
NO_TESTS_COLLECTED = 5  # pytest's exit status

# Some tests take a hundred times as long as most: who has nothing left takes from others.
PYTEST: Command = [PYTHON, "-m", "pytest", "-n", "auto", "--dist", "worksteal"]


def test(arguments: list[str], interpreted: bool) -> int:
    """Run every check and stop at the first that fails; pytest's summary is the last line."""
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
        say("pytest, interpreted")
        status = run([*PYTEST, *arguments], {"SNAPCOUNT_ENGINE": "interpreted"})
    folder = compiling_now.result() if compiling_now else None
    again = engine_tests(arguments)
    if status or folder is None or not again:
        return status
    say("pytest, compiled")
    status = run([*PYTEST, *again], {"SNAPCOUNT_ENGINE": "compiled", **python_path(folder)})
    nothing_chosen = status == NO_TESTS_COLLECTED and bool(arguments)
    return 0 if nothing_chosen else status


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


def engine_tests(arguments: list[str]) -> list[str]:
    """Return the arguments for pytest's compiled run; none if they choose no test of the engine."""
    paths = [part for part in arguments if Path(part.split("::")[0]).exists()]
    options = [part for part in arguments if part not in paths]
    if paths:
        chosen = [path for path in paths if Path(path).as_posix().startswith(ENGINE_TESTS)]
    else:
        chosen = [folder for folder in ENGINE_TESTS if Path(folder).is_dir()]
    return [*options, *chosen] if chosen else []
