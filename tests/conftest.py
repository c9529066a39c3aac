"""What holds for every test."""

from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import Iterator

import pytest

import snapcount
from snapcount.testing import scenarios_end_clean

HOME = pytest.StashKey[str]()


def pytest_configure(config: pytest.Config) -> None:
    """Refuse to test one build of the engine under the name of the other.

    dev.py sets SNAPCOUNT_ENGINE to "compiled" or "interpreted"; without it any build will do.
    """
    expected = os.environ.get("SNAPCOUNT_ENGINE")
    found = "compiled" if snapcount.compiled() else "interpreted"
    if expected is not None and expected != found:
        raise pytest.UsageError(f"these tests are for the {expected} engine; this one is {found}")
    if "PYTEST_XDIST_WORKER" not in os.environ:
        # Nobody's own cards are read or touched; workers share the folder, and its cache.
        config.stash[HOME] = os.environ["SNAPCOUNT_HOME"] = tempfile.mkdtemp(prefix="snapcount-")


def pytest_unconfigure(config: pytest.Config) -> None:
    if HOME in config.stash:
        shutil.rmtree(config.stash[HOME], ignore_errors=True)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Whole games in a browser come early: a worker that got one last would keep all waiting.

    They do not come first, for then they would wait for what the first tests set up.
    """
    games = [item for item in items if item.path.name == "test_games.py"]
    if len(games) < len(items):
        others = [item for item in items if item.path.name != "test_games.py"]
        early = len(others) // 6
        items[:] = [*others[:early], *games, *others[early:]]


@pytest.fixture(autouse=True)
def _scenarios_end_clean() -> Iterator[None]:
    """Every scenario of a test ends with nothing half done, in a state that saves and loads."""
    with scenarios_end_clean():
        yield
