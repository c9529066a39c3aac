"""The commands of dev.py: each installs its part and runs compiled, or interpreted for now."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest

from devtools import commands, compiling, environment
from devtools.commands import COMMANDS, OWN, execute, listing
from snapcount.cli import command_names

ROOT = Path(__file__).parents[2]


@pytest.fixture
def done(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """What a command did: nothing is really installed, compiled or run."""
    found: list[Any] = []

    def run(command: Sequence[str | Path], env: Mapping[str, str] | None = None) -> int:
        assert env is not None
        found.append(["run", *map(str, command[3:])])
        found.append(env["PYTHONPATH"].split(":")[0])
        return 7

    monkeypatch.setattr(environment, "set_up", lambda *parts: found.append([*parts]))
    monkeypatch.setattr(environment, "data_home", dict)

    def compiled_now() -> Path:
        found.append("wait")
        return Path("now")

    monkeypatch.setattr(compiling, "compiled_now", compiled_now)
    monkeypatch.setattr(compiling, "compiled_or_begun", lambda: found.append("begin"))
    monkeypatch.setattr(commands, "run", run)
    return found


def test_playing_starts_at_once_from_the_source(done: list[Any]) -> None:
    assert execute("play", ["--no-open"], False, 0.0) == 7
    assert done == [[], "begin", ["run", "serve", "--no-open"], str(ROOT / "src")]


def test_many_games_are_played_compiled(done: list[Any]) -> None:
    execute("simulate", ["a", "b"], False, 0.0)
    assert done == [[], "wait", ["run", "simulate", "a", "b"], "now"]


def test_interpreted_compiles_nothing(done: list[Any]) -> None:
    execute("simulate", [], True, 0.0)
    assert done == [[], ["run", "simulate"], str(ROOT / "src")]


@pytest.mark.parametrize(
    ("words", "parts"),
    [
        (["terminal"], ["terminal"]),
        (["exam"], ["analysis"]),
        (["puzzles", "check"], ["analysis"]),
        (["simulate", "--on", "ray"], ["ray"]),
        (["simulate", "--on=ray"], ["ray"]),
        (["card", "show", "x-ray"], []),
    ],
)
def test_a_command_installs_its_part(words: list[str], parts: list[str], done: list[Any]) -> None:
    execute(words[0], words[1:], True, 0.0)
    assert done[0] == parts


def test_every_command_is_one_of_snapcount() -> None:
    called = {command.called or command.name for command in COMMANDS}
    assert called <= {*command_names()}


def test_help_lists_every_command_and_fits() -> None:
    lines = listing().splitlines()
    assert len(lines) == len(COMMANDS) + len(OWN)
    assert max(map(len, lines)) <= 100


def test_an_old_python_is_told_so() -> None:
    code = (
        "import runpy, sys\n"
        "sys.version_info = (3, 8, 1)\n"
        "runpy.run_path('dev.py', run_name='__main__')\n"
    )
    result = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True)
    assert result.returncode == 1
    assert "needs Python 3.11 or newer, but this is 3.8" in result.stderr
