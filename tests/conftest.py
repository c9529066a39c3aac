"""What holds for every test."""

from __future__ import annotations

import contextlib
import gc
import json
import os
import shutil
import tempfile
from collections.abc import Iterator
from multiprocessing.util import Finalize
from pathlib import Path

import pytest
from _pytest.runner import runtestprotocol

import snapcount
from snapcount.cards.catalog.catalog import load
from snapcount.cards.catalog.files import cache_folder
from snapcount.server.aside import warm
from snapcount.testing import scenarios_end_clean

FIRST = pytest.StashKey[bool]()
TIMES_NOW: dict[str, float] = {}
TIMES_KEPT = Path(__file__).parents[1] / "build" / "test-times.json"
"""Seconds by file of tests: `dev.py test --quick` chooses by them."""
CARDS_READ = Path(__file__).parents[1] / "build" / "cards"
"""The cards as they were read by an earlier run: every file is named by what it was made from."""
LONG = {"test_games.py", "test_firefox.py", "test_first_hour.py", "test_kill.py", "test_fuzz.py"}
"""Files with tests that take a hundred times as long as most."""
WAITING = {"web", "server"}
"""What these tests wait for is done by other processes, on a machine that may be busy: one that
waited in vain is run once more, and the summary names it. Twice in vain is a fault."""
IN_MEMORY = Path("/dev/shm")
ROOM = 2 << 30  # bytes; a container often has but a few megabytes there


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
        config.stash[FIRST] = True
        folder = folder_for_all()
        os.environ["SNAPCOUNT_HOME"] = str(folder / "home")
        warm(folder / "home", CARDS_READ)
        if config.getoption("numprocesses", None):
            load()  # once, and not in every worker


def folder_for_all() -> Path:
    """A folder that goes away with the tests: in memory, where one can write to it.

    Then all that they start writes temporary files there too. Thousands of commits would each wait
    for the disk otherwise, and no test can cut the power.
    """
    memory = str(IN_MEMORY) if "TMPDIR" not in os.environ and has_room(IN_MEMORY) else None
    folder = Path(tempfile.mkdtemp(prefix="snapcount-", dir=memory))
    folder.chmod(0o755)  # PostgreSQL is started by somebody else
    # Last of all: multiprocessing removes a folder of its own in there first.
    Finalize(None, shutil.rmtree, (folder, True), exitpriority=-200)
    if memory is not None:
        tempfile.tempdir = os.environ["TMPDIR"] = str(folder)
        os.environ["PYTEST_DEBUG_TEMPROOT"] = memory  # what a test that failed has left stays
    return folder


def has_room(folder: Path) -> bool:
    """Whether files of all tests can be written to that folder, and programs started from it."""
    if not folder.is_dir():
        return False
    found = os.statvfs(folder)
    return found.f_bavail * found.f_frsize > ROOM and not found.f_flag & os.ST_NOEXEC


def pytest_runtest_protocol(item: pytest.Item, nextitem: pytest.Item | None) -> bool | None:
    """Workers tell of a test that passed once, and not three times: that it was set up goes without
    saying. What is told costs a millisecond on the other side, and there are thirty thousand tests.
    """
    if "PYTEST_XDIST_WORKER" not in os.environ or item.get_closest_marker("flaky"):
        return None  # pytest and its plug-ins do as always
    reports = runtestprotocol(item, log=False, nextitem=nextitem)
    passed = all(report.passed for report in reports)
    for report in reports:
        if not passed:
            item.ihook.pytest_runtest_logreport(report=report)
        elif report.when == "call":
            report.duration = sum(each.duration for each in reports)
            item.ihook.pytest_runtest_logreport(report=report)
    return True


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    file = report.nodeid.partition("::")[0]
    TIMES_NOW[file] = TIMES_NOW.get(file, 0.0) + report.duration


def pytest_unconfigure(config: pytest.Config) -> None:
    if FIRST in config.stash:
        keep(cache_folder(), CARDS_READ)
        note_times()


def note_times() -> None:
    """Keep how long the files of tests took; one that was run in part keeps the longest time."""
    with contextlib.suppress(OSError, ValueError):
        known = json.loads(TIMES_KEPT.read_text("utf-8")) if TIMES_KEPT.is_file() else {}
        for file, seconds in TIMES_NOW.items():
            known[file] = round(max(seconds, 0.7 * known.get(file, 0.0)), 2)
        TIMES_KEPT.write_text(json.dumps(known, indent=0, sort_keys=True), "utf-8")


def keep(cache: Path, folder: Path) -> None:
    """Keep the cards that were read for the next run, in the place of what was kept."""
    made = {path.name for path in cache.glob("*.cache")}
    with contextlib.suppress(OSError):
        folder.mkdir(parents=True, exist_ok=True)
        for name in made - {path.name for path in folder.iterdir()}:
            new = folder / f"{name}.{os.getpid()}"
            shutil.copyfile(cache / name, new)
            os.replace(new, folder / name)
        for path in folder.iterdir():
            if path.name not in made:
                path.unlink(missing_ok=True)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.path.parent.name in WAITING:
            item.add_marker(pytest.mark.flaky(reruns=1))
    long_ones_come_early(items)


def pytest_collection_finish() -> None:
    """Thousands of tests and the grammar stay until the end: the collector need not look at them.

    What is looked at takes a quarter of the time otherwise, and as much again while the grammar
    grows with each text: it is looked for as seldom as in the commands.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(200_000, 20, 20)


def long_ones_come_early(items: list[pytest.Item]) -> None:
    """Whoever got a whole game in a browser last would keep all others waiting.

    They do not come first, for then they would wait for what the first tests set up.
    """
    others = [item for item in items if item.path.name not in LONG]
    if others:
        early = len(others) // 6
        long = [item for item in items if item.path.name in LONG]
        items[:] = [*others[:early], *long, *others[early:]]


@pytest.fixture(autouse=True)
def _scenarios_end_clean() -> Iterator[None]:
    """Every scenario of a test ends with nothing half done, in a state that saves and loads."""
    with scenarios_end_clean():
        yield
