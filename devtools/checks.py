"""`dev.py test`: every check, or with --quick those that concern what was changed."""

from __future__ import annotations

import os
import subprocess
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from devtools import compiling, quick
from devtools.console import Problem, output_of, run, say
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

# Tests of the page, which mostly wait for a browser.
PAGE = ("tests/web",)
# Some tests take a hundred times as long as most: who has nothing left takes from others.
PYTEST: Command = [PYTHON, "-m", "pytest", "--dist", "worksteal"]
CORES = os.cpu_count() or 1


def test(arguments: list[str], interpreted: bool) -> int:
    """Run every check: style, types, the page's own, and then all tests at once."""
    if QUICK in arguments:
        return quick_test([argument for argument in arguments if argument != QUICK])
    if status := check_style():
        return status
    with ThreadPoolExecutor() as beside:
        types = beside.submit(checked, [PYTHON, "-m", "mypy"])
        if status := check_page():  # what is built here is part of what is compiled
            return status
        compiling_now = None
        if not interpreted:
            compiling_now = beside.submit(compiling.compiled_now, strict=True)
        if status := types.result():
            return status
        # A test that waits, for a server or a browser, leaves its core to those of the other rows.
        first = Tests("interpreted", chosen(arguments, BOTH + BESIDE, within=True))
        first_now = beside.submit(first.run_quietly)
        folder = compiling_now.result() if compiling_now else None
        # Whole games take most of the time, and compiled they take a fraction of it.
        engine, before = ("compiled", BESIDE) if folder else ("interpreted", BOTH + BESIDE)
        page = Tests(engine, chosen(arguments, PAGE, within=True), folder)
        others = Tests(engine, chosen(arguments, before + PAGE, within=False), folder)
        page_now = beside.submit(page.run_quietly)
        found = {others: others.run()}
        for tests, running in ((first, first_now), (page, page_now)):
            found[tests], words = running.result()
            print(words, end="", flush=True)
    for tests, status in found.items():
        if status not in (0, NO_TESTS_COLLECTED):
            say(f"these failed, see above: {tests.title}")
    return worst(*found.values())


@dataclass(frozen=True, eq=False)
class Tests:
    """Tests on one build of the engine; without arguments there are none to run."""

    engine: str
    arguments: list[str]
    folder: Path | None = None

    def run(self) -> int:
        """Run them, and show what pytest says while it says it."""
        if not self.arguments:
            return NO_TESTS_COLLECTED
        say(self.title)
        return run(self.command, self.environment)

    def run_quietly(self) -> tuple[int, str]:
        """Run them, and return what pytest said: two at once would not be readable."""
        if not self.arguments:
            return NO_TESTS_COLLECTED, ""
        say(f"{self.title} (shown at the end)")
        return output_of(self.command, env=self.environment)

    @property
    def title(self) -> str:
        return f"pytest, {self.engine}: {' '.join(self.arguments)}"

    @property
    def command(self) -> Command:
        return [*PYTEST, "-n", str(CORES), *self.arguments]

    @property
    def environment(self) -> dict[str, str]:
        path = python_path(self.folder) if self.folder else {}
        return {"SNAPCOUNT_ENGINE": self.engine, **path}


def worst(*statuses: int) -> int:
    """Return the first status that is a fault, or else whether there were any tests at all."""
    faults = [status for status in statuses if status not in (0, NO_TESTS_COLLECTED)]
    return faults[0] if faults else min(statuses)


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
    """Return what the folder of tests has in it: folders of tests, and files of its own."""
    tests = ROOT / "tests"
    folders = sorted({path.parent for path in tests.glob("*/test_*.py")})
    files = sorted(tests.glob("test_*.py"))
    return [path.relative_to(ROOT).as_posix() for path in (*folders, *files)]


def path_in(path: str, some: tuple[str, ...]) -> bool:
    return Path(path).as_posix().startswith(some)


def paths_and_options(arguments: list[str]) -> tuple[list[str], list[str]]:
    """Return what of the arguments names files of tests, and all else."""
    paths = [part for part in arguments if Path(part.split("::")[0]).exists()]
    return paths, [part for part in arguments if part not in paths]
