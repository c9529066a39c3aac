"""What the person at the keyboard sees, and the commands that are run for them."""

from __future__ import annotations

import contextlib
import os
import subprocess
import sys
import threading
import time
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from devtools.places import ROOT, bytecode

SOON = 2.0
"""What takes longer than this many seconds shows that it goes on."""

INTERRUPTED = 130


class Problem(Exception):
    """Something that the person at the keyboard has to put right; the message says how."""


def say(line: str) -> None:
    """Print a line about what is going on, apart from the commands' own output."""
    print(f"dev.py: {line}", file=sys.stderr, flush=True)


def run(
    command: Sequence[str | Path], env: Mapping[str, str] | None = None, folder: Path = ROOT
) -> int:
    """Run a command in the project's folder, or another, and return its exit status."""
    environment = {**os.environ, **bytecode(), **(env or {})}
    try:
        return subprocess.run(
            [str(part) for part in command], env=environment, cwd=folder
        ).returncode
    except KeyboardInterrupt:  # The command was told as well, and has said what it had to say.
        return INTERRUPTED


def output_of(
    command: Sequence[str | Path], folder: Path = ROOT, env: Mapping[str, str] | None = None
) -> tuple[int, str]:
    """Run a command quietly; return its exit status and all that it said."""
    try:
        result = subprocess.run(
            [str(part) for part in command],
            env={**os.environ, **bytecode(), **(env or {})},
            cwd=folder,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            errors="replace",
        )
    except OSError as error:
        return 127, str(error)
    return result.returncode, result.stdout


class Progress:
    """A line that says what goes on and how far it has come.

    On a terminal the line is rewritten every second; elsewhere it is written at the start, and
    again every half minute.
    """

    def __init__(self, what: str, total: int = 0) -> None:
        self._what = what
        self._total = total
        self._done = 0
        self._began = time.monotonic()
        self._over = threading.Event()
        self._rewrites = sys.stderr.isatty()

    def step(self) -> None:
        """Count one more thing as done."""
        self._done = min(self._done + 1, self._total)

    def line(self) -> str:
        seconds = time.monotonic() - self._began
        of = f" {self._done} of {self._total}," if self._total else ""
        return f"{self._what}:{of} {seconds:.0f} s"

    def _show(self) -> None:
        wait = 1.0 if self._rewrites else 30.0
        while not self._over.wait(wait):
            if self._rewrites:
                print(f"\rdev.py: {self.line()} ", end="", file=sys.stderr, flush=True)
            else:
                say(self.line())

    @contextlib.contextmanager
    def shown(self) -> Iterator[Progress]:
        """Show the line while the block runs."""
        say(self._what)
        showing = threading.Thread(target=self._show, daemon=True)
        showing.start()
        try:
            yield self
        finally:
            self._over.set()
            showing.join()
            if self._rewrites and time.monotonic() - self._began > SOON:
                print(f"\rdev.py: {self.line()} ", file=sys.stderr, flush=True)
