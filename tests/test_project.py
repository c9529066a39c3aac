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

ROOT = Path(__file__).parents[1]
PYPROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
README = (ROOT / "README.md").read_text("utf-8")
LOCK = (ROOT / "requirements.lock").read_text("utf-8")


def locked() -> dict[str, str]:
    """Return the lock's entries, each with its pin and all its hashes, by package."""
    entries = re.split(r"\n(?=\w)", re.sub(r"^ *#.*\n", "", LOCK, flags=re.MULTILINE))
    return {entry.split("==")[0].strip(): entry for entry in entries}


def normalized(requirement: str) -> str:
    """Return the package that a requirement names, spelled as in the lock."""
    name = re.match(r"[\w.-]+", requirement)
    assert name is not None
    return re.sub(r"[-_.]+", "-", name[0]).lower()


def test_the_lock_names_no_host() -> None:
    assert re.findall(r"\w+://\S*|^-.*|.* @ .*", LOCK, re.MULTILINE) == []


def test_everything_locked_is_pinned_and_hashed() -> None:
    assert len(locked()) > 10
    wrong = [
        name
        for name, entry in locked().items()
        if not re.match(r"[\w.-]+==\S+", entry) or "--hash=sha256:" not in entry
    ]
    assert wrong == []


def test_everything_required_is_locked() -> None:
    required = PYPROJECT["project"]["dependencies"] + PYPROJECT["dependency-groups"]["dev"]
    assert sorted({normalized(name) for name in required} - locked().keys()) == []


def test_what_the_build_requires_is_what_the_development_environment_has() -> None:
    # dev.py builds in .venv without isolation, so it must have what an isolated build would get.
    hooks = PYPROJECT["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]
    required = PYPROJECT["build-system"]["requires"] + hooks["custom"]["dependencies"]
    present = PYPROJECT["project"]["dependencies"] + PYPROJECT["dependency-groups"]["dev"]
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
