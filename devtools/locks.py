"""Writing the locks: all platforms, with hashes, naming no host."""

from __future__ import annotations

import shutil

from devtools.console import Problem, run
from devtools.environment import EXTRAS, GROUPS, Command, lock_of
from devtools.places import LOCK, PARTS

OLDEST_PYTHON = "3.11"
COMPILE = "pip compile --universal --generate-hashes --no-emit-index-url --quiet"


def lock() -> int:
    """Write requirements.lock with the newest of everything, and the parts that follow it."""
    uv = shutil.which("uv")
    if uv is None:
        raise Problem("`dev.py lock` needs uv: pip install uv")
    scopes: list[tuple[Command, Command]] = [
        (["--upgrade", "--all-extras", "--group", "dev", "pyproject.toml"], ["-o", LOCK]),
    ]
    follow: Command = ["--constraints", LOCK.name, "--no-annotate"]
    for part, extra in EXTRAS.items():
        scopes.append(([*follow, "--extra", extra, "pyproject.toml"], ["-o", lock_of(part)]))
    for part, group in GROUPS.items():
        scopes.append(([*follow, "--group", f"pyproject.toml:{group}"], ["-o", lock_of(part)]))
    PARTS.mkdir(exist_ok=True)
    header = ["--custom-compile-command", "python3 dev.py lock"]
    for scope, output in scopes:
        version = ["--python-version", OLDEST_PYTHON]
        if status := run([uv, *COMPILE.split(), *version, *header, *scope, *output]):
            return status
    return 0
