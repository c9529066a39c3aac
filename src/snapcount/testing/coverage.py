"""The clause report: which clauses of docs/rules.md are cited by a test, and which are not.

``python -m snapcount.testing.coverage [TESTS]`` reads the tests without running them. A citation
counts if it stands on a test function or a test class that is not always skipped or expected to
fail.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from snapcount.testing.rules import known_clauses

Definition = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef

UNABLE_TO_FAIL = {"skip", "xfail"}


class Citation(NamedTuple):
    """A clause cited by a test; no clause where the argument is not a plain string."""

    clause: str | None
    place: str


class Report(NamedTuple):
    """The clauses of the reference and what tests say about them."""

    clauses: tuple[str, ...]
    uncited: list[str]
    unknown: list[Citation]

    @property
    def complete(self) -> bool:
        """Whether every clause is cited, and nothing else is."""
        return not self.uncited and not self.unknown

    def __str__(self) -> str:
        cited = len(self.clauses) - len(self.uncited)
        lines = [f"{cited} of {len(self.clauses)} clauses cited"]
        lines += [f"not cited: {clause}" for clause in self.uncited]
        lines += [
            f"unknown clause {citation.clause or '(not a plain string)'} at {citation.place}"
            for citation in self.unknown
        ]
        return "\n".join(lines)


def main(arguments: Sequence[str]) -> int:
    """Print the report on a folder of tests; return the exit status."""
    folder = Path(arguments[0] if arguments else "tests")
    if not folder.is_dir():
        print(f"No folder {folder} here: run this in the project's own folder.", file=sys.stderr)
        return 2
    found = report(known_clauses(), citations_under(folder))
    print(found)
    return 0 if found.complete else 1


def report(clauses: tuple[str, ...], citations: Sequence[Citation]) -> Report:
    """Compare the citations with the clauses that there are."""
    cited = {citation.clause for citation in citations}
    return Report(
        clauses,
        uncited=[clause for clause in clauses if clause not in cited],
        unknown=[citation for citation in citations if citation.clause not in clauses],
    )


def citations_under(folder: Path) -> list[Citation]:
    """Return what the test files in a folder cite, in the order of files and lines."""
    return [
        citation
        for path in sorted(folder.rglob("test_*.py"))
        for citation in citations_in(path.read_text("utf-8"), str(path))
    ]


def citations_in(source: str, name: str) -> Iterator[Citation]:
    """Yield what the tests in one file cite."""
    for test in tests_in(ast.parse(source, name).body):
        decorators = [named_call(decorator) for decorator in test.decorator_list]
        if any(called in UNABLE_TO_FAIL for called, _ in decorators):
            continue
        for called, arguments in decorators:
            if called == "rule":
                for argument in arguments:
                    yield Citation(literal_string(argument), f"{name}:{argument.lineno}")


def tests_in(body: Sequence[ast.stmt]) -> Iterator[Definition]:
    """Yield what pytest collects: test functions and classes, but not functions in functions."""
    for node in body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            if node.name.startswith("test"):
                yield node
        elif isinstance(node, ast.ClassDef) and node.name.startswith("Test"):
            yield node
            yield from tests_in(node.body)


def named_call(decorator: ast.expr) -> tuple[str, list[ast.expr]]:
    """Return the last name of a decorator and its arguments: ``a.b.rule("D-1")`` is a rule."""
    called = decorator.func if isinstance(decorator, ast.Call) else decorator
    arguments = decorator.args if isinstance(decorator, ast.Call) else []
    if isinstance(called, ast.Attribute):
        return called.attr, arguments
    return (called.id if isinstance(called, ast.Name) else ""), arguments


def literal_string(argument: ast.expr) -> str | None:
    """Return the string that an argument is, or None if that takes running it."""
    if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
        return argument.value
    return None


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
