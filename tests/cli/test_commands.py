"""`snapcount …`: finding the commands, and saying what runs."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import snapcount
from snapcount import cli


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Run `snapcount …` in a process of its own, as a person does."""
    return subprocess.run(
        [sys.executable, "-m", "snapcount", *arguments], capture_output=True, text=True, check=False
    )


@pytest.fixture
def greeting(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A command `say-hello` that the package does not have; each import of it is printed."""
    function = (
        'def say_hello(name: str = "you") -> None:\n'
        '    """Greet somebody."""\n'
        '    print("hello", name)\n'
    )
    (tmp_path / "say_hello.py").write_text(f'print("imported")\n{function}')
    (tmp_path / "_helper.py").write_text("raise AssertionError('not a command')")
    monkeypatch.setattr(cli, "__path__", [*cli.__path__, str(tmp_path)])
    monkeypatch.delitem(sys.modules, "snapcount.cli.say_hello", raising=False)
    return "say-hello"


def test_version_says_how_the_engine_runs() -> None:
    result = run("--version")
    assert result.stdout.startswith(f"snapcount {snapcount.__version__} (engine ")
    assert ("compiled with mypyc" in result.stdout) == snapcount.compiled()
    assert result.returncode == 0


@pytest.mark.parametrize(("compiled", "words"), [(True, "mypyc"), (False, "interpreted: ")])
def test_the_version_line_has_two_forms(
    compiled: bool, words: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(snapcount, "compiled", lambda: compiled)
    assert words in cli.version_line()


def test_a_module_is_a_command(greeting: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert greeting in cli.command_names()
    assert cli.command_wanted([greeting, "--name", "coach"]) == greeting
    app = cli.build_app(greeting)
    app([greeting, "--name", "coach"], standalone_mode=False)
    assert capsys.readouterr().out == "imported\nhello coach\n"


def test_a_module_with_an_underscore_is_no_command(greeting: str) -> None:
    assert [name for name in cli.command_names() if "helper" in name] == []


def test_finding_commands_imports_none(greeting: str, capsys: pytest.CaptureFixture[str]) -> None:
    cli.command_names()
    cli.build_app()
    assert capsys.readouterr().out == ""


@pytest.mark.parametrize("arguments", [["--help"], ["say-helo"], ["--version"], []])
def test_help_and_unknown_names_want_no_command(greeting: str, arguments: list[str]) -> None:
    assert cli.command_wanted(arguments) == ""


def test_help_lists_every_command_and_imports_none(
    greeting: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        cli.run(["--help"])
    listed = capsys.readouterr().out
    assert "Greet somebody" in listed
    assert "imported" not in listed


def test_an_unknown_command_gets_the_nearest_one(
    greeting: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as end:
        cli.run(["say-helo"])
    assert end.value.code == 2
    assert "Did you mean 'say-hello'?" in capsys.readouterr().err


def test_every_command_says_what_it_does() -> None:
    result = run("--help")
    assert result.returncode == 0
    assert [name for name in cli.command_names() if name not in result.stdout] == []
