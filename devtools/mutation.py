"""`dev.py mutate`: small mistakes are made in the code one at a time, and the tests must see each.

The tests of a part run once as they are, which tells which of them come to the statement of each
mutant. Then every mutant gets a process of its own, forked from this one, in which its function has
other code. The tests that come to that statement run there, the quickest first, until one fails.
What no test sees has survived, and is listed. Needs a system that can fork.
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
        ("tests/engine", "tests/rules", "tests/records", "tests/cards/language"),
    ),
    "views": (
        ("engine/views/*.py",),
        (
            "tests/engine/test_actions.py",
            "tests/engine/test_continuation.py",
            "tests/engine/test_looking.py",
            "tests/engine/test_projection.py",
            "tests/engine/test_view.py",
            "tests/engine/test_worlds.py",
            "tests/engine/test_worlds_dealt.py",
            "tests/sim/test_array_fields.py",
        ),
    ),
    "language": (("cards/language/**/*.py",), ("tests/cards/language",)),
}
PATIENCE = 10.0  # times as long as a test took before, and 5 seconds: then it will never end
KILLED, SURVIVED, GIVEN_UP = 1, 0, 2
NOTE = "_mutation_note"


class Mutation:
    """The plugin that runs the tests: once as they are, then for every mutant."""

    def __init__(self, mutants: list[Mutant], most_seconds: float) -> None:
        self.mutants = mutants
        self.most_seconds = most_seconds  # of processor time for the tests of one mutant
        self.reached: list[dict[int, None]] = [{} for _ in mutants]
        self.seconds: list[float] = []
        self.failed = False
        self.why = ""
        self.survivors: list[tuple[Mutant, str]] = []

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.failed = self.failed or report.failed
        if report.failed:
            self.why = report.longreprtext

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        items = session.items
        setattr(builtins, NOTE, self.note)
        held = Held()
        for path in sorted({mutant.path for mutant in self.mutants}):
            told = {each.at: n for n, each in enumerate(self.mutants) if each.path == path}
            put_in_place(path, noting(path, told, NOTE), held)
        for item in items:
            began = time.process_time()
            run(item)
            self.seconds.append(time.process_time() - began)
            if self.failed:
                session.shouldfail = f"{item.nodeid} fails without any mutant:\n{self.why}"
                raise session.Failed(session.shouldfail)
        print(f"{len(items)} tests took {sum(self.seconds):.0f} s", flush=True)
        held = Held()
        for number, mutant in enumerate(self.mutants):
            began = time.monotonic()
            seen = self.judged(number, items, held)
            where = f"{mutant.path.relative_to(PACKAGE)}:{mutant.line}"
            after = f"{time.monotonic() - began:.0f} s"
            print(f"{number + 1} of {len(self.mutants)} {seen}: {where} {after}", flush=True)
            if seen != "killed":
                self.survivors.append((mutant, seen))
        return True

    def note(self, number: int) -> None:
        """The test that is running comes to the statement of a mutant."""
        self.reached[number][len(self.seconds)] = None

    def judged(self, number: int, items: list[pytest.Item], held: Held) -> str:
        """Run the tests that come to the mutant's statement in a process of their own."""
        places = sorted(self.reached[number], key=lambda place: self.seconds[place])
        if not places:
            return "survived, no test comes there"
        child = os.fork()
        if child == 0:
            status = KILLED
            try:
                quiet(items[0].config)
                put_in_place(self.mutants[number].path, self.mutants[number].tree, held)
                gc.freeze()
                status = self.outcome([items[place] for place in places], places)
            except BaseException:
                status = KILLED
            finally:
                os._exit(status)
        _, ended = os.waitpid(child, 0)
        if not os.WIFEXITED(ended) or os.WEXITSTATUS(ended) == KILLED:
            return "killed"
        given_up = os.WEXITSTATUS(ended) == GIVEN_UP
        return "survived as long as it was tried" if given_up else "survived"

    def outcome(self, items: list[pytest.Item], places: list[int]) -> int:
        """Run tests until one fails, or for so many seconds; one that doesn't end has failed."""
        self.failed = False
        began = time.process_time()
        for item, place in zip(items, places, strict=True):
            now = time.process_time()
            if now - began > self.most_seconds:
                return GIVEN_UP
            limit = int(now + 5 + PATIENCE * self.seconds[place]) + 1
            resource.setrlimit(resource.RLIMIT_CPU, (limit, resource.RLIM_INFINITY))
            run(item)
            if self.failed:
                return KILLED
        return SURVIVED


def run(item: pytest.Item) -> None:
    item.config.hook.pytest_runtest_protocol(item=item, nextitem=None)


def quiet(config: pytest.Config) -> None:
    """Say nothing from here on, and don't spend time on what would be said."""
    nothing = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nothing, 1)
    os.dup2(nothing, 2)
    config.pluginmanager.unregister(name="terminalreporter")
    config.option.tbstyle = "native"


class Held:
    """The functions that there are, by file, and what remembers what was computed."""

    def __init__(self) -> None:
        self.functions: dict[str, list[types.FunctionType]] = {}
        self.caches: list[functools._lru_cache_wrapper[object]] = []
        for thing in gc.get_objects():
            if isinstance(thing, types.FunctionType):
                self.functions.setdefault(thing.__code__.co_filename, []).append(thing)
            elif isinstance(thing, functools._lru_cache_wrapper):
                if getattr(thing, "__module__", "").startswith("snapcount"):
                    self.caches.append(thing)


def put_in_place(path: Path, tree: ast.Module, held: Held) -> None:
    """Give the functions of a module the code of that tree, and forget what was computed before."""
    new = {place(code): code for code in codes(compile(tree, str(path), "exec"))}
    for function in held.functions.get(str(path), []):
        if same_shape(function.__code__, new.get(place(function.__code__))):
            function.__code__ = new[place(function.__code__)]
    for cache in held.caches:
        cache.cache_clear()


def place(code: types.CodeType) -> tuple[str, int, int]:
    """Return what tells a function from others of its module: a line may have several lambdas."""
    column = 0
    if code.co_name == "<lambda>":
        column = min(at for _, _, at, _ in code.co_positions() if at)
    return code.co_qualname, code.co_firstlineno, column


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
    parser.add_argument(
        "--seconds",
        type=float,
        default=60,
        help="try a mutant for this long; one that no test saw by then counts as survived (60)",
    )
    options = parser.parse_args(arguments)
    patterns, tests = PARTS[options.part]
    paths = [path for pattern in patterns for path in sorted(PACKAGE.glob(pattern))]
    if options.files:
        paths = [path for path in paths if path.name in options.files]
    mutants = sample(paths, options.sample, options.seed)
    mutation = Mutation(mutants, options.seconds)
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
    for mutant, how in left:
        print(f"  {mutant.path.relative_to(ROOT)}:{mutant.line} {mutant.function}")
        print(f"    {mutant.words}  ({how})")
    return 1 if left else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
