"""Which test plays which node of the card language (law 7), in a file that is checked by running.

``python -m snapcount.testing.played_by`` runs all scenarios of the project with a witness and
writes the file anew. A test that is named already stays if it still plays its node. A node that the
file does not have yet is looked for in the tests that name it, so that a new one needs no line.
"""

from __future__ import annotations

import functools
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

from snapcount.testing.witness import FILE, everything

MAP: Final = Path("tests", "engine", "played_by.txt")
AUDIT: Final = "tests/engine/test_every_node_is_played.py"
SCENARIOS: Final = ("tests/engine", "tests/rules", "tests/cards/language")
HEAD: Final = f"# Which test plays which node, event and duration; see {AUDIT}.\n"


def played_by(path: Path) -> dict[str, str]:
    """The test that plays each node; an empty one if nobody does."""
    lines = [line for line in path.read_text("utf-8").splitlines() if line[:1] not in ("", "#")]
    return {name: test for name, _, test in (line.rpartition(" | ") for line in lines)}


@functools.cache
def _sources(root: Path) -> dict[str, str]:
    paths = (path for folder in SCENARIOS for path in sorted(Path(root, folder).glob("test_*.py")))
    found = {path.relative_to(root).as_posix(): path.read_text("utf-8") for path in paths}
    del found[AUDIT]
    return found


def naming(node: str, root: Path) -> list[str]:
    """The files of scenarios that name a node: those that play it are among them."""
    name = re.compile(rf"\b{re.escape(node)}\b")
    return [path for path, source in _sources(root).items() if name.search(source)]


def witnessed(tests: list[str], file: Path, root: Path) -> dict[str, set[str]]:
    """What each test function among these plays, in a process of its own."""
    command = [sys.executable, "-m", "pytest", "-q", "-p", "snapcount.testing.witness"]
    command += ["-p", "no:cacheprovider", "-p", "no:xdist", *tests]
    environment = {**os.environ, FILE: str(file)}
    for name in [name for name in environment if name.startswith("PYTEST_")]:
        del environment[name]
    done = subprocess.run(command, cwd=root, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-2000:]
    seen: dict[str, set[str]] = {}
    for line in file.read_text("utf-8").splitlines():
        test, *names = line.split("\t")
        # The function counts with all its parameters, whose names change too easily.
        seen.setdefault(test.partition("[")[0], set()).update(names)
    return seen


def assigned(seen: dict[str, set[str]], old: dict[str, str]) -> dict[str, str]:
    """A test for each node: the one that it has, or else the one that plays little besides."""
    order = sorted(seen, key=lambda test: (len(seen[test]), len(test), test))
    found = {}
    for name in everything():
        fitting = [test for test in order if name in seen[test]]
        kept = old.get(name, "")
        found[name] = kept if kept in fitting else next(iter(fitting), "")
    return found


def main() -> None:
    if not MAP.parent.is_dir():
        sys.exit("Run this in the project's own folder.")
    with tempfile.TemporaryDirectory() as folder:
        tests = [*SCENARIOS, f"--ignore={AUDIT}"]
        seen = witnessed(tests, Path(folder, "seen.txt"), Path.cwd())
    found = assigned(seen, played_by(MAP) if MAP.exists() else {})
    lines = [f"{name} | {test}\n" for name, test in found.items()]
    MAP.write_text(HEAD + "".join(lines), encoding="utf-8")
    nobody = [name for name, test in found.items() if not test]
    print(f"{len(found)} names; nobody plays: {', '.join(nobody) or 'none'}")


if __name__ == "__main__":
    main()
