"""The compiled engine: made once, put in place whole, never waited for by who plays."""

from __future__ import annotations

import os
import subprocess
import sys
import time
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from devtools import compiler, compiling, environment
from devtools.compiler import NoCompiler
from devtools.compiling import BuildFailed, build, compiled_now, compiled_or_begun
from devtools.console import Problem
from devtools.files import exclusive, held, holder

ROOT = Path(__file__).parents[2]
HOLD = """
import sys, time
from pathlib import Path
from devtools.files import exclusive
with exclusive(Path(sys.argv[1])) as free:
    print(free, flush=True)
    time.sleep(60)
"""


@pytest.fixture
def folder(project: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the build of this source lies, or would."""
    found = project / "build" / "compiled" / "0123456789abcdef"
    monkeypatch.setattr(compiling, "build_folder", lambda: found)
    monkeypatch.setattr(environment, "set_up", lambda *parts: None)
    return found


@pytest.fixture
def wheel(monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """What the build gives: the name of the wheel and the exit status."""
    gives: dict[str, Any] = {"name": "snapcount-1-cp311-cp311-linux.whl", "status": 0, "times": 0}

    def run(command: list[str], **_: object) -> subprocess.CompletedProcess[str]:
        gives["times"] += 1
        if not gives["status"]:
            with zipfile.ZipFile(Path(command[-1], gives["name"]), "w") as archive:
                archive.writestr("snapcount/engine/state.so", "compiled")
        return subprocess.CompletedProcess(command, gives["status"], "the compiler's words")

    monkeypatch.setattr("devtools.compiling.subprocess.run", run)
    return gives


@pytest.fixture
def begun(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What was begun in the background."""
    found: list[str] = []
    monkeypatch.setattr(compiling, "begin", lambda: found.append("begun"))
    return found


@pytest.fixture
def another(folder: Path) -> Iterator[subprocess.Popen[str]]:
    """Another process that compiles."""
    command = [sys.executable, "-c", HOLD, str(compiling.COMPILING)]
    process = subprocess.Popen(
        command, cwd=ROOT, stdout=subprocess.PIPE, text=True, start_new_session=True
    )
    assert process.stdout is not None
    assert process.stdout.readline() == "True\n"
    yield process
    process.kill()
    process.wait()
    process.stdout.close()


def test_a_build_is_put_in_place_whole(folder: Path, wheel: dict[str, Any]) -> None:
    assert compiled_now() == folder
    assert (folder / "snapcount" / "engine" / "state.so").read_text() == "compiled"
    assert [path.name for path in compiling.COMPILED.parent.iterdir() if path.is_dir()] == [
        "compiled"
    ]


def test_a_build_is_made_once(folder: Path, wheel: dict[str, Any]) -> None:
    assert compiled_now() == compiled_now() == folder
    assert wheel["times"] == 1


def test_nothing_half_done_is_used_and_the_next_build_removes_it(
    folder: Path, wheel: dict[str, Any], begun: list[str]
) -> None:
    left = compiling.COMPILED.parent / "wheel-ended" / "unpacked" / "snapcount"
    left.mkdir(parents=True)
    assert compiled_or_begun() is None
    build(folder)
    assert not left.exists()
    assert compiled_or_begun() == folder
    assert begun == ["begun"]


def test_who_plays_does_not_wait(
    folder: Path, wheel: dict[str, Any], begun: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert compiled_or_begun() is None
    assert (begun, wheel["times"]) == (["begun"], 0)
    assert "compiling the engine in the background" in capsys.readouterr().err


@pytest.mark.usefixtures("another")
def test_two_starts_compile_once(
    folder: Path, begun: list[str], wheel: dict[str, Any], capsys: pytest.CaptureFixture[str]
) -> None:
    assert compiled_or_begun() is None
    assert begun == []
    assert "still compiling" in capsys.readouterr().err


def test_a_lock_goes_with_the_process_that_held_it(
    folder: Path, another: subprocess.Popen[str], wheel: dict[str, Any]
) -> None:
    assert holder(compiling.COMPILING) == another.pid
    with exclusive(compiling.COMPILING) as free:
        assert not free
    another.kill()
    another.wait()
    assert not held(compiling.COMPILING)
    assert compiled_now() == folder


def test_whoever_needs_the_build_waits_for_the_process_that_makes_it(
    folder: Path, another: subprocess.Popen[str], wheel: dict[str, Any], monkeypatch: Any
) -> None:
    def finish(_: float) -> None:
        """The other process finishes while this one waits."""
        folder.mkdir(parents=True, exist_ok=True)
        another.kill()
        another.wait()

    monkeypatch.setattr("devtools.files.time.sleep", finish)
    assert compiled_now() == folder
    assert wheel["times"] == 0


def test_clean_ends_what_compiles_in_the_background(
    folder: Path, another: subprocess.Popen[str]
) -> None:
    compiling.stop()
    assert another.wait(10) != 0
    assert not held(compiling.COMPILING)


def test_a_failure_is_remembered_and_can_be_tried_again(
    folder: Path, wheel: dict[str, Any], begun: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    wheel["status"] = 1
    assert compiled_now() is None
    assert compiled_now() is None
    assert compiled_or_begun() is None
    assert (wheel["times"], begun) == (1, [])
    assert "the compiler's words" in capsys.readouterr().err
    with pytest.raises(Problem, match="the compiler's words"):
        compiled_now(strict=True)
    wheel["status"] = 0
    assert compiled_now(strict=True) == compiled_now() == folder


def test_a_wheel_without_a_compiled_module_is_a_failure(
    folder: Path, wheel: dict[str, Any]
) -> None:
    wheel["name"] = "snapcount-1-py3-none-any.whl"
    with pytest.raises(BuildFailed):
        build(folder)
    assert not folder.exists()


def test_an_older_build_stays_for_games_that_are_open(folder: Path, wheel: dict[str, Any]) -> None:
    for age in (1, 2, 3):
        old = folder.with_name(f"{age:016}")
        old.mkdir(parents=True)
        os.utime(old, (time.time() - 1000 * age,) * 2)
    build(folder)
    assert sorted(path.name for path in folder.parent.iterdir()) == [f"{1:016}", folder.name]


def test_without_a_compiler_the_engine_runs_interpreted(
    project: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def none() -> str:
        raise NoCompiler("no C compiler found")

    monkeypatch.setattr(compiling, "compiler", none)
    assert compiled_now(strict=True) is compiled_or_begun() is compiling.ready() is None
    assert capsys.readouterr().err.count("no C compiler found") == 2


# What a build is made from


@pytest.fixture
def compilers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder on PATH with a compiler in it; nothing is remembered of it."""
    if os.name == "nt":
        pytest.skip("Visual Studio is not on PATH")
    fake = tmp_path / "fake" / "cc-of-tests"
    fake.parent.mkdir()
    fake.write_text("#!/bin/sh\necho cc-of-tests 12\n")
    fake.chmod(0o755)
    monkeypatch.setenv("CC", "cc-of-tests")
    monkeypatch.setenv("PATH", f"{fake.parent}{os.pathsep}{os.environ['PATH']}")
    compiler.compiler.cache_clear()
    yield fake.parent
    compiler.compiler.cache_clear()


def name_now() -> str:
    compiler.compiler.cache_clear()
    return compiling.build_folder().name


@pytest.mark.usefixtures("compilers")
def test_another_path_to_the_same_compiler_is_the_same_build(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    before = name_now()
    monkeypatch.setenv("PATH", f"{os.environ['PATH']}{os.pathsep}/somewhere/else")
    assert name_now() == before


def test_another_compiler_is_another_build(compilers: Path) -> None:
    before = name_now()
    (compilers / "cc-of-tests").write_text("#!/bin/sh\necho cc-of-tests 13\n")
    assert name_now() != before


def test_a_compiler_that_is_not_there_is_said(compilers: Path) -> None:
    (compilers / "cc-of-tests").unlink()
    with pytest.raises(NoCompiler, match="cc-of-tests isn't on PATH"):
        name_now()


def test_headers_that_are_not_there_are_said(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("devtools.compiler.sysconfig.get_path", lambda _: str(tmp_path))
    with pytest.raises(NoCompiler, match="python3-dev"):
        name_now()


# The background


@pytest.mark.skipif(os.name == "nt", reason="Windows is told at the start of the process")
def test_the_background_leaves_the_machine_to_others() -> None:
    code = "import os; from devtools.compiling import step_back; step_back(); print(os.nice(0))"
    result = subprocess.run(
        [sys.executable, "-c", code],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
        start_new_session=True,  # else whoever runs the tests would step back with it, for good
    )
    assert result.stdout == "19\n"


def test_who_only_plays_keeps_no_tools(
    folder: Path, wheel: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    fetched = []

    def fetch(entries: list[str], lock: Path, progress: object, into: Path) -> None:
        fetched.append(entries)
        (into / "mypy.py").touch()

    monkeypatch.setattr(environment, "fetch", fetch)
    monkeypatch.setattr(compiling, "step_back", lambda: None)
    assert compiling.compile_in_background() == 0
    assert folder.is_dir()
    assert fetched == [["compile-package==1 --hash=sha256:0"]]
    assert [*compiling.COMPILED.parent.glob("tools-*")] == []


def test_a_background_without_a_network_leaves_it_for_the_next_start(
    folder: Path, begun: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def fetch(*_: object) -> None:
        raise Problem("no network")

    monkeypatch.setattr(environment, "fetch", fetch)
    monkeypatch.setattr(compiling, "step_back", lambda: None)
    assert compiling.compile_in_background() == 1
    assert compiled_or_begun() is None
    assert begun == ["begun"]
