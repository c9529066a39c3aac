"""The project itself: its lock, its commands and what it says about itself."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest

import snapcount
from devtools.environment import entries_of

ROOT = Path(__file__).parents[1]
PYPROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
README = (ROOT / "README.md").read_text("utf-8")
LOCKS = [ROOT / "requirements.lock", *sorted((ROOT / "requirements").glob("*.lock"))]
EXTRAS = {"play": "server", "terminal": "terminal", "analysis": "analysis", "ray": "ray"}
GROUPS = {
    name: [entry for entry in entries if isinstance(entry, str)]
    for name, entries in PYPROJECT["dependency-groups"].items()
}

each_lock = pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.stem)


def locked(lock: Path = LOCKS[0]) -> dict[str, str]:
    """Return the lock's entries, each with its pin and all its hashes, by package and version.

    A package may have two versions, for older and newer Pythons.
    """
    entries = entries_of(lock.read_text("utf-8"))
    return {entry.split()[0]: entry for entry in entries}


def packages(lock: Path = LOCKS[0]) -> set[str]:
    """Return the names of the packages of a lock."""
    return {pin.split("==")[0] for pin in locked(lock)}


def hashes(entry: str) -> set[str]:
    return set(re.findall(r"--hash=(\S+)", entry))


def normalized(requirement: str) -> str:
    """Return the package that a requirement names, spelled as in the lock."""
    name = re.match(r"[\w.-]+", requirement)
    assert name is not None
    return re.sub(r"[-_.]+", "-", name[0]).lower()


@each_lock
def test_a_lock_names_no_host(lock: Path) -> None:
    assert re.findall(r"\w+://\S*|^-.*|.* @ .*", lock.read_text("utf-8"), re.MULTILINE) == []


@each_lock
def test_everything_locked_is_pinned_and_hashed(lock: Path) -> None:
    assert len(locked(lock)) > 10
    wrong = [
        pin
        for pin, entry in locked(lock).items()
        if not re.fullmatch(r"[\w.-]+==\S+", pin) or "--hash=sha256:" not in entry
    ]
    assert wrong == []


@each_lock
def test_a_part_is_locked_as_the_whole_is(lock: Path) -> None:
    # Else adding one part to another would change what is there.
    whole = locked()
    assert sorted(locked(lock).keys() - whole.keys()) == []
    different = [pin for pin, entry in locked(lock).items() if hashes(entry) != hashes(whole[pin])]
    assert different == []


def test_everything_required_is_locked() -> None:
    project = PYPROJECT["project"]
    required = [*project["dependencies"], *GROUPS["dev"], *GROUPS["compile"]]
    for extra in project["optional-dependencies"].values():
        required += extra
    assert sorted({normalized(name) for name in required} - packages()) == []


@pytest.mark.parametrize("part", EXTRAS)
def test_everything_that_a_part_requires_is_locked_in_it(part: str) -> None:
    project = PYPROJECT["project"]
    required = project["dependencies"] + project["optional-dependencies"][EXTRAS[part]]
    lock = ROOT / "requirements" / f"{part}.lock"
    assert sorted({normalized(name) for name in required} - packages(lock)) == []


def test_playing_needs_neither_tests_nor_compilers() -> None:
    lock = ROOT / "requirements" / "play.lock"
    heavy = {"mypy", "numpy", "playwright", "pytest", "ray", "scipy", "setuptools", "textual"}
    assert sorted(packages(lock) & heavy) == []
    assert len(packages(lock)) < 40


def test_what_the_build_requires_is_what_dev_py_builds_with() -> None:
    # dev.py builds without isolation, so it must have what an isolated build would get.
    hooks = PYPROJECT["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]
    required = PYPROJECT["build-system"]["requires"] + hooks["custom"]["dependencies"]
    present = PYPROJECT["project"]["dependencies"] + GROUPS["compile"]
    assert sorted(set(required) - set(present)) == []


def test_the_version_is_the_same_everywhere() -> None:
    assert PYPROJECT["project"]["version"] == snapcount.__version__


def test_what_stays_interpreted_is_listed_by_files_that_exist() -> None:
    patterns = PYPROJECT["tool"]["snapcount"]["interpreted"]
    assert [pattern for pattern in patterns if not list((ROOT / "src").glob(pattern))] == []


def test_the_commands_in_the_readme_exist() -> None:
    named = set(re.findall(r"python3 dev\.py (\w+)", README))
    assert {"play", "test"} <= named
    help_text = subprocess.run(
        [sys.executable, ROOT / "dev.py", "--help"], capture_output=True, text=True, check=True
    ).stdout
    offered = set(re.findall(r"^  python3 dev\.py (\w+)", help_text, re.MULTILINE))
    assert sorted(named - offered) == []


@pytest.mark.parametrize(
    "page", [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))], ids=lambda page: page.name
)
def test_links_between_pages_lead_somewhere(page: Path) -> None:
    targets = re.findall(r"\]\(([^)#:]+)\)", page.read_text("utf-8"))
    assert [target for target in targets if not (page.parent / target).exists()] == []


def test_ci_runs_the_readmes_test_command() -> None:
    script = ROOT / ".ci" / "run"
    assert "python3 dev.py test" in script.read_text("utf-8")
    assert script.stat().st_mode & 0o100


def test_the_package_is_typed() -> None:
    assert (ROOT / "src" / "snapcount" / "py.typed").is_file()
