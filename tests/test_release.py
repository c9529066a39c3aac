"""release.py in a repository of its own: what it refuses, and what it makes."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
CHANGELOG = """# Changelog

## [Unreleased]

### Added

- Something old.

## [0.1.0] - 2026-01-02

- The first.
"""


class Repository:
    """A small project that can be released."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.environment = dict(os.environ)
        shutil.copy(ROOT / "release.py", folder)
        self.write("pyproject.toml", '[project]\nname = "snapcount"\nversion = "0.1.0"\n')
        self.write("src/snapcount/__init__.py", '"""A game."""\n\n__version__ = "0.1.0"\n')
        self.write("CHANGELOG.md", CHANGELOG)
        self.write("dev.py", "import sys\nassert sys.argv[1:] == ['test']\n")
        self.write("changes/README.md", "How to write a change.\n")
        self.git("init", "--quiet")
        self.git("config", "user.name", "Ada")
        self.git("config", "user.email", "ada@example.org")
        self.commit()

    def write(self, name: str, text: str) -> None:
        path = self.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")

    def read(self, name: str) -> str:
        return (self.folder / name).read_text("utf-8")

    def git(self, *arguments: str) -> str:
        return subprocess.run(
            ["git", *arguments], cwd=self.folder, check=True, capture_output=True, text=True
        ).stdout.strip()

    def commit(self) -> None:
        self.git("add", "--all")
        self.git("commit", "--quiet", "--message", "Change something")

    def release(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, "release.py", *arguments],
            cwd=self.folder,
            env=self.environment,
            check=False,
            capture_output=True,
            text=True,
        )

    def refuses(self, words: str, *arguments: str) -> None:
        done = self.release(*arguments)
        assert (done.returncode, self.git("tag")) == (1, "")
        assert words in done.stderr

    def prepared(self, version: str = "0.2.0") -> None:
        """Everything that a release needs, committed."""
        assert self.release("prepare", version).returncode == 0
        self.write(f"tests/records/releases/{version}/crd.txt", "a record\n")
        self.commit()


@pytest.fixture
def repository(tmp_path: Path) -> Repository:
    return Repository(tmp_path)


def test_a_release_is_written_and_tagged(repository: Repository) -> None:
    repository.write("changes/coin-toss.added.md", "The coin toss is shown.\nBoth see it.\n")
    repository.write("changes/clock.fixed.md", "The clock stops.\n")
    repository.commit()
    repository.prepared()
    assert 'version = "0.2.0"' in repository.read("pyproject.toml")
    assert '__version__ = "0.2.0"' in repository.read("src/snapcount/__init__.py")
    text = re.sub(r"\d{4}-\d\d-\d\d", "DATE", repository.read("CHANGELOG.md"))
    assert text == (
        "# Changelog\n\n## [0.2.0] - DATE\n\n### Added\n\n- The coin toss is shown.\n"
        "  Both see it.\n- Something old.\n\n### Fixed\n\n- The clock stops.\n\n"
        "## [0.1.0] - DATE\n\n- The first.\n"
    )
    assert [path.name for path in (repository.folder / "changes").iterdir()] == ["README.md"]
    done = repository.release("tag")
    assert done.returncode == 0, done.stderr
    assert repository.git("tag") == "0.2.0"
    assert repository.git("rev-list", "-1", "0.2.0") == repository.git("rev-parse", "HEAD")
    assert "There is a tag 0.2.0 already" in repository.release("tag").stderr
    notes = repository.release("notes").stdout
    assert notes.startswith("### Added\n\n- The coin toss is shown.")
    assert "The first." not in notes


def test_a_release_that_was_not_tagged_is_prepared_again(repository: Repository) -> None:
    repository.prepared()
    repository.write("changes/clock.fixed.md", "The clock stops.\n")
    repository.write("changes/coin-toss.added.md", "The coin toss is shown.\n")
    repository.write("changes/drive.changed.md", "A drive is drawn.\n")
    repository.commit()
    assert repository.release("prepare", "0.2.0").returncode == 0
    text = re.sub(r"\d{4}-\d\d-\d\d", "DATE", repository.read("CHANGELOG.md"))
    assert text == (
        "# Changelog\n\n## [0.2.0] - DATE\n\n### Added\n\n- The coin toss is shown.\n"
        "- Something old.\n\n### Changed\n\n- A drive is drawn.\n\n"
        "### Fixed\n\n- The clock stops.\n\n"
        "## [0.1.0] - DATE\n\n- The first.\n"
    )
    repository.commit()
    assert repository.release("tag").returncode == 0


def test_a_kind_that_is_there_twice_is_put_together(repository: Repository) -> None:
    twice = "### Fixed\n\n- One.\n\n### Added\n\n- Two.\n\n### Fixed\n\n- Three.\n"
    repository.write("CHANGELOG.md", f"# Changelog\n\n## [Unreleased]\n\nWords.\n\n{twice}")
    repository.commit()
    repository.prepared()
    assert repository.release("notes").stdout == (
        "Words.\n\n### Added\n\n- Two.\n\n### Fixed\n\n- One.\n- Three.\n"
    )


def test_two_places_for_the_same_release_are_refused(repository: Repository) -> None:
    repository.prepared()
    text = repository.read("CHANGELOG.md").replace("## [0.2.0]", "## [Unreleased]\n\n## [0.2.0]")
    repository.write("CHANGELOG.md", text)
    repository.commit()
    repository.refuses("has both Unreleased and 0.2.0", "prepare", "0.2.0")


def test_an_unclean_tree_is_refused(repository: Repository) -> None:
    repository.prepared()
    repository.write("left.txt", "not committed\n")
    repository.refuses("isn't clean. Commit or remove:\n?? left.txt", "tag")
    repository.refuses("isn't clean", "prepare", "0.3.0")


def test_a_release_by_nobody_is_refused_before_the_checks_run(repository: Repository) -> None:
    repository.write("dev.py", "import sys\nsys.exit(1)\n")
    repository.commit()
    repository.prepared()
    repository.git("config", "user.useConfigOnly", "true")
    for name in ("user.name", "user.email"):
        repository.git("config", "--unset", name)
    nobody = {"GIT_CONFIG_GLOBAL": os.devnull, "GIT_CONFIG_NOSYSTEM": "1"}
    repository.environment = {
        name: value for name, value in os.environ.items() if not name.startswith("GIT_")
    } | nobody
    repository.refuses("git doesn't know who makes this release", "tag")


def test_a_red_suite_is_refused(repository: Repository) -> None:
    repository.write("dev.py", "import sys\nsys.exit(1)\n")
    repository.commit()
    repository.prepared()
    repository.refuses("A check failed", "tag")


def test_a_suite_that_leaves_files_behind_is_refused(repository: Repository) -> None:
    repository.write("dev.py", "open('written.txt', 'w').close()\n")
    repository.commit()
    repository.prepared()
    repository.refuses("isn't clean", "tag")


def test_an_unreleased_heading_is_refused(repository: Repository) -> None:
    repository.refuses("CHANGELOG.md still says Unreleased", "tag")


def test_a_heading_without_a_date_is_refused(repository: Repository) -> None:
    repository.prepared()
    text = re.sub(r"\[0.2.0\] - .*", "[0.2.0]", repository.read("CHANGELOG.md"))
    repository.write("CHANGELOG.md", text)
    repository.commit()
    repository.refuses("no dated heading for 0.2.0", "tag")


def test_changes_that_are_not_in_the_changelog_are_refused(repository: Repository) -> None:
    repository.prepared()
    repository.write("changes/late.fixed.md", "Too late.\n")
    repository.commit()
    repository.refuses("aren't in the changelog yet: late.fixed.md", "tag")


def test_a_release_without_records_is_refused(repository: Repository) -> None:
    assert repository.release("prepare", "0.2.0").returncode == 0
    repository.commit()
    repository.refuses("no records of 0.2.0", "tag")


def test_versions_that_differ_are_refused(repository: Repository) -> None:
    repository.prepared()
    repository.write("src/snapcount/__init__.py", '__version__ = "0.1.9"\n')
    repository.commit()
    repository.refuses("Versions differ", "tag")


@pytest.mark.parametrize(
    ("version", "words"),
    [("0.2", "isn't a version"), ("v0.2.0", "isn't a version"), ("0.0.9", "comes before 0.1.0")],
)
def test_what_is_no_next_version_is_refused(
    repository: Repository, version: str, words: str
) -> None:
    repository.refuses(words, "prepare", version)


@pytest.mark.parametrize(
    ("name", "text", "words"),
    [("odd.md", "Words.\n", "name it like"), ("empty.added.md", "\n", "is empty")],
)
def test_a_fragment_that_says_nothing_is_refused(
    repository: Repository, name: str, text: str, words: str
) -> None:
    repository.write(f"changes/{name}", text)
    repository.commit()
    repository.refuses(words, "prepare", "0.2.0")


def test_a_release_without_changes_is_refused(repository: Repository) -> None:
    repository.write("CHANGELOG.md", "# Changelog\n")
    repository.commit()
    repository.refuses("Nothing has changed", "prepare", "0.2.0")


def test_the_changes_of_this_project_can_be_released() -> None:
    names = [path.name for path in (ROOT / "changes").iterdir()]
    wrong = [
        name
        for name in names
        if name != "README.md"
        and not re.fullmatch(r"[a-z0-9-]+\.(added|changed|fixed|removed|security)\.md", name)
    ]
    assert wrong == []
