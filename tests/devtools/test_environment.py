"""The environment: each command gets its part, once, and what was made for another is made anew."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from devtools import environment
from devtools.console import Problem
from devtools.environment import (
    COMPILE,
    EVERYTHING,
    PLAY,
    TERMINAL,
    check,
    dealt,
    entries_of,
    set_up,
)


@pytest.fixture
def done(project: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What was done to set up; nothing is really installed."""
    found: list[str] = []

    def make() -> None:
        found.append("made .venv")
        (project / ".venv").mkdir(exist_ok=True)
        (project / ".venv" / "python").touch()

    monkeypatch.setattr(environment, "make_venv", make)
    monkeypatch.setattr(environment, "install", found.append)
    return found


def test_playing_installs_its_part_and_no_more(done: list[str]) -> None:
    set_up()
    assert done == ["made .venv", PLAY]


def test_what_is_there_is_not_installed_again(done: list[str]) -> None:
    set_up()
    set_up()
    assert done == ["made .venv", PLAY]


def test_another_part_is_added_when_it_is_first_needed(done: list[str]) -> None:
    set_up()
    set_up(TERMINAL)
    set_up(TERMINAL)
    set_up()
    assert done == ["made .venv", PLAY, TERMINAL]


def test_everything_has_all_parts_in_it(done: list[str]) -> None:
    set_up(EVERYTHING)
    set_up(TERMINAL, COMPILE)
    assert done == ["made .venv", EVERYTHING]


def test_a_lock_that_changed_makes_it_anew(done: list[str], project: Path) -> None:
    set_up(TERMINAL)
    (project / "requirements" / "play.lock").write_text("newer==2 --hash=sha256:0\n")
    set_up()
    assert done == ["made .venv", PLAY, TERMINAL, "made .venv", PLAY]


def test_another_python_makes_it_anew(done: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    set_up()
    monkeypatch.setattr(sys, "version", "another")
    set_up()
    assert done == ["made .venv", PLAY] * 2


def test_another_path_changes_nothing(done: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    set_up()
    monkeypatch.setenv("PATH", "/somewhere/else")
    set_up()
    assert done == ["made .venv", PLAY]


def test_an_installation_that_failed_is_tried_again(
    done: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(part: str) -> None:
        raise Problem(part)

    with monkeypatch.context() as broken:
        broken.setattr(environment, "install", fail)
        with pytest.raises(Problem):
            set_up()
    set_up()
    assert done[-1] == PLAY


def test_a_failed_installer_is_quoted() -> None:
    check(0, "all is well")
    with pytest.raises(Problem, match=r"(?s)no such host.*needs a network"):
        check(1, "line\n" * 50 + "no such host")


def test_the_work_is_dealt_out_whole_and_evenly() -> None:
    entries = [f"p{number}==1 " + "--hash=sha256:0 " * number for number in range(30)]
    hands = dealt(entries, 3)
    assert sorted(entry for hand in hands for entry in hand) == sorted(entries)
    loads = [sum(8 + entry.count("--hash") for entry in hand) for hand in hands]
    assert max(loads) < 1.1 * min(loads)
    assert [len(hand) for hand in dealt(entries[:2], 4)] == [1, 1]


def test_an_entry_of_a_lock_keeps_its_marker_and_its_hashes() -> None:
    lock = (
        "# made by uv\n"
        "first==1.0 ; sys_platform == 'win32' \\\n"
        "    --hash=sha256:aa \\\n"
        "    --hash=sha256:bb\n"
        "    # via snapcount\n"
        "second==2.0 \\\n"
        "    --hash=sha256:cc\n"
    )
    first, second = entries_of(lock)
    assert first.startswith("first==1.0 ; sys_platform == 'win32' \\")
    assert first.endswith("--hash=sha256:bb")
    assert second == "second==2.0 \\\n    --hash=sha256:cc"


def test_a_home_that_cannot_be_written_is_done_without(
    project: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in ("SNAPCOUNT_HOME", "XDG_DATA_HOME"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(Path, "home", lambda: project / "not there")
    assert environment.data_home() == {"SNAPCOUNT_HOME": str(project / "build" / "home")}
    assert "can't write to your home folder" in capsys.readouterr().err
    assert environment.writable_caches()["npm_config_cache"] == str(project / "build" / "npm")
    monkeypatch.setattr(Path, "home", lambda: project)
    assert environment.data_home() == environment.writable_caches() == {}
