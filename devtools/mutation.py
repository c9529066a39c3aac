"""`dev.py mutate`: small mistakes are made in the code one at a time, and the tests must see each.

The tests of a part run once as they are, which tells what functions each of them calls. Then every
mutant gets a process of its own, forked from this one, in which its function has other code; the
tests that call that function run there, the quickest first, until one fails. What no test sees has
survived, and is listed. Needs a system that can fork.
"""

from __future__ import annotations

import argparse
import ast
import builtins
import functools
import gc
import os
import resource
import sys
import time
import types
from collections.abc import Iterator
from pathlib import Path

import pytest

from devtools.mutants import Mutant, noting, sample
from devtools.places import ROOT, SOURCE

PACKAGE = SOURCE / "snapcount"
# What is mutated, and the tests that must see it.
PARTS: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "engine": (
        (
            "engine/*.py",
            "engine/flow/*.py",
            "engine/steps/*.py",
            "engine/assemble/*.py",
            "engine/records/*.py",
        ),
        ("tests/engine", "tests/rules", "tests/records"),
    ),
    "views": (
        ("engine/views/*.py",),
        (
            "tests/engine/test_looking.py",
            "tests/engine/test_projection.py",
            "tests/engine/test_view.py",
            "tests/engine/test_worlds.py",
        ),
    ),
    "language": (("cards/language/**/*.py",), ("tests/cards/language",)),
}
MOST_SECONDS = 120.0  # of processor time for a mutant's tests
PATIENCE = 10.0  # times as long as the tests took before: then it will never end
KILLED, SURVIVED = 1, 0
NOTE = "_mutation_note"


class Mutation:
    """The plugin that runs the tests: once as they are, then for every mutant."""

    def __init__(self, mutants: list[Mutant]) -> None:
        self.mutants = mutants
        self.calls: dict[tuple[str, str], dict[int, None]] = {}
        self.seconds: list[float] = []
        self.failed = False
        self.survivors: list[Mutant] = []

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.failed = self.failed or report.failed

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        items = session.items
        setattr(builtins, NOTE, self.note)
        for path in sorted({mutant.path for mutant in self.mutants}):
            put_in_place(path, noting(path, NOTE))
        for item in items:
            began = time.process_time()
            run(item)
            self.seconds.append(time.process_time() - began)
            if self.failed:
                session.shouldfail = f"{item.nodeid} fails without any mutant"
                raise session.Failed(session.shouldfail)
        for number, mutant in enumerate(self.mutants, 1):
            seen = self.judged(mutant, items)
            where = f"{mutant.path.relative_to(PACKAGE)}:{mutant.line}"
            print(f"{number} of {len(self.mutants)} {seen}: {where}", flush=True)
            if seen == "survived":
                self.survivors.append(mutant)
        return True

    def note(self, path: str, function: str) -> None:
        """A function is called by the test that is running."""
        self.calls.setdefault((path, function), {})[len(self.seconds)] = None

    def judged(self, mutant: Mutant, items: list[pytest.Item]) -> str:
        """Run the tests that call the mutant's function in a process of their own."""
        places = list(self.calls.get((str(mutant.path), mutant.function), {}))
        places.sort(key=lambda place: self.seconds[place])
        usual = sum(self.seconds[place] for place in places)
        child = os.fork()
        if child == 0:
            status = KILLED
            try:
                quiet()
                limit = time.process_time() + min(MOST_SECONDS, 5 + PATIENCE * usual)
                resource.setrlimit(resource.RLIMIT_CPU, (int(limit) + 1, int(limit) + 2))
                put_in_place(mutant.path, mutant.tree)
                self.failed = False
                status = SURVIVED
                for place in places:
                    run(items[place])
                    if self.failed:
                        status = KILLED
                        break
            except BaseException:
                status = KILLED
            finally:
                os._exit(status)
        _, ended = os.waitpid(child, 0)
        return "survived" if ended == SURVIVED else "killed"


def run(item: pytest.Item) -> None:
    item.config.hook.pytest_runtest_protocol(item=item, nextitem=None)


def quiet() -> None:
    """Say nothing from here on."""
    nothing = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nothing, 1)
    os.dup2(nothing, 2)


def put_in_place(path: Path, tree: ast.Module) -> None:
    """Give the functions of a module the code of that tree, and forget what was computed before."""
    new = {place(code): code for code in codes(compile(tree, str(path), "exec"))}
    for thing in gc.get_objects():
        if isinstance(thing, types.FunctionType):
            code = thing.__code__
            if code.co_filename == str(path) and same_shape(code, new.get(place(code))):
                thing.__code__ = new[place(code)]
        elif isinstance(thing, functools._lru_cache_wrapper):
            if getattr(thing, "__module__", "").startswith("snapcount"):
                thing.cache_clear()


def place(code: types.CodeType) -> tuple[str, int]:
    """Return what tells a function from others of its module."""
    return code.co_qualname, code.co_firstlineno


def same_shape(old: types.CodeType, new: types.CodeType | None) -> bool:
    """Whether a function can go on with that code."""
    return new is not None and len(old.co_freevars) == len(new.co_freevars)


def codes(code: types.CodeType) -> Iterator[types.CodeType]:
    """Yield a piece of code and all that it holds."""
    yield code
    for each in code.co_consts:
        if isinstance(each, types.CodeType):
            yield from codes(each)


def main(arguments: list[str]) -> int:
    """Make mutants and let the tests judge them; 1 if one survives."""
    parser = argparse.ArgumentParser(prog="dev.py mutate", description=__doc__)
    parser.add_argument("--part", choices=PARTS, required=True)
    parser.add_argument("--sample", type=int, default=40, help="how many mutants (40)")
    parser.add_argument("--seed", type=int, default=1, help="another seed makes other mutants")
    parser.add_argument("--files", nargs="+", help="mutate these files of the part alone")
    parser.add_argument("--tests", nargs="+", help="judge by these tests instead")
    options = parser.parse_args(arguments)
    patterns, tests = PARTS[options.part]
    paths = [path for pattern in patterns for path in sorted(PACKAGE.glob(pattern))]
    if options.files:
        paths = [path for path in paths if path.name in options.files]
    mutants = sample(paths, options.sample, options.seed)
    mutation = Mutation(mutants)
    os.chdir(ROOT)
    began = time.monotonic()
    status = pytest.main(
        ["-p", "no:cacheprovider", "--no-header", "--no-summary", *(options.tests or tests)],
        plugins=[mutation],
    )
    if status != pytest.ExitCode.OK or len(mutation.seconds) == 0:
        print(f"The tests don't pass as they are (pytest's status {int(status)}).")
        return 2
    return told(mutation, time.monotonic() - began)


def told(mutation: Mutation, seconds: float) -> int:
    """Print the score and what survived."""
    total, left = len(mutation.mutants), mutation.survivors
    score = 100 * (total - len(left)) / max(total, 1)
    seen = f"{total - len(left)} of {total} mutants seen by the tests"
    print(f"\n{seen} ({score:.0f} %), {seconds:.0f} s")
    for mutant in left:
        called = (str(mutant.path), mutant.function) in mutation.calls
        print(f"  {mutant.path.relative_to(ROOT)}:{mutant.line} {mutant.function}")
        print(f"    {mutant.words}" + ("" if called else "  (no test calls this function)"))
    return 1 if left else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
