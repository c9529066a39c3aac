"""`dev.py test --quick` chooses the tests that are nearest to what was changed."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

from devtools import quick
from devtools.quick import ALWAYS, BUDGET, choose, fitted, imported, mirrors, near

MODULES = {
    "snapcount.engine.dice": set[str](),
    "snapcount.engine.game": {"snapcount.engine.dice"},
    "snapcount.cli.fuzz": {"snapcount.engine.game"},
    "snapcount.cards.card": set[str](),
}
TESTS = {
    "tests/test_floors.py": set[str](),
    "tests/test_project.py": set[str](),
    "tests/cards/test_card.py": {"snapcount.cards.card"},
    "tests/cli/test_fuzz.py": {"snapcount.cli.fuzz"},
    "tests/engine/test_dice.py": {"snapcount.engine.dice"},
    "tests/records/test_golden.py": {"snapcount.engine.game"},
    "tests/server/test_page.py": set[str](),
    "tests/web/test_table.py": {"snapcount.engine.game"},
}


def test_near_is_counted_in_imports() -> None:
    found = near(["src/snapcount/engine/dice.py"], TESTS, MODULES)
    assert found == {
        **dict.fromkeys(ALWAYS, 0),
        "tests/engine/test_dice.py": 1,
        "tests/records/test_golden.py": 2,
        "tests/web/test_table.py": 2,
        "tests/cli/test_fuzz.py": 3,
    }


@pytest.mark.parametrize(
    ("path", "test"),
    [
        ("tests/cli/test_fuzz.py", "tests/cli/test_fuzz.py"),
        ("tests/records/data/crd.txt", "tests/records/test_golden.py"),
        ("tests/cards/conftest.py", "tests/cards/test_card.py"),
        ("web/src/App.svelte", "tests/server/test_page.py"),
    ],
)
def test_what_is_no_module_has_tests_too(path: str, test: str) -> None:
    assert near([path], TESTS, MODULES) == {**dict.fromkeys(ALWAYS, 0), test: 0}


def test_the_nearest_fit_first_and_the_rest_is_named() -> None:
    steps = near(["src/snapcount/engine/dice.py"], TESTS, MODULES)
    times = {"tests/cli/test_fuzz.py": BUDGET / 2, "tests/records/test_golden.py": BUDGET - 7}
    times |= dict.fromkeys([*ALWAYS, "tests/engine/test_dice.py"], 1.0)
    chosen = fitted(steps, list(TESTS), times, mirrors(["src/snapcount/engine/dice.py"]))
    assert chosen.files == ["tests/engine/test_dice.py", *ALWAYS, "tests/records/test_golden.py"]
    assert sorted(chosen.files + chosen.left_out) == sorted(TESTS)


def test_no_browser_is_started() -> None:
    chosen = fitted({"tests/web/test_table.py": 0}, list(TESTS), {}, ())
    assert chosen.files == []


def test_the_engine_is_mirrored_by_its_rules() -> None:
    assert "tests/rules/" in mirrors(["src/snapcount/engine/flow/success.py"])
    assert mirrors(["src/snapcount/cli/fuzz.py", "README.md"]) == ("tests/cli/",)


def test_imports_are_read_in_every_form() -> None:
    text = (
        "import os, snapcount.cli\n"
        "from snapcount.engine import dice as chance\n"
        "from snapcount.decks.build import (\n    Deck,\n    build,\n)\n"
        "    from snapcount.sim.run import play  # late\n"
    )
    assert imported(text) >= {
        "snapcount.cli",
        "snapcount.engine",
        "snapcount.engine.dice",
        "snapcount.decks.build",
        "snapcount.sim.run",
    }


def test_a_change_here_finds_its_tests(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(quick, "TIMES", tmp_path / "none")
    assert "tests/cli/test_serve.py" in choose(["src/snapcount/cli/serve.py"]).files
    assert "tests/devtools/test_quick.py" in choose(["devtools/quick.py"]).files
    assert "tests/test_docs.py" in choose(["docs/cards.md"]).files
    nothing = choose(["LICENSE"])
    assert nothing.files == [*ALWAYS]
    assert len(nothing.left_out) > 100


@pytest.mark.skipif(shutil.which("git") is None, reason="no git")
def test_changed_files_are_those_not_committed_or_else_the_last_commit(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def git(*words: str) -> None:
        identity = ["-c", "user.name=n", "-c", "user.email=e@example.invalid"]
        subprocess.run(["git", *identity, *words], cwd=tmp_path, check=True, capture_output=True)

    from devtools.console import output_of

    monkeypatch.setattr(quick, "output_of", lambda command: output_of(command, tmp_path))
    assert quick.changed() is None
    git("init")
    (tmp_path / "a b.py").write_text("1")
    (tmp_path / "other.py").write_text("1")
    git("add", ".")
    git("commit", "-m", "Begin")
    assert quick.changed() == ["a b.py", "other.py"]
    (tmp_path / "a b.py").write_text("2")
    (tmp_path / "new.py").write_text("1")
    assert quick.changed() == ["a b.py", "new.py"]
