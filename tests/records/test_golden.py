"""Golden records: the same games on every machine and Python, interpreted or compiled.

`make_golden.py` beside this file writes them anew.
"""

from __future__ import annotations

import os
import subprocess
import sys
from filecmp import cmp
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

import pytest

import snapcount
from snapcount.engine.records.reading import read
from snapcount.engine.records.record import replay, walk
from snapcount.testing.random_games import random_states

DATA = Path(__file__).parent / "data"
ROOT = Path(__file__).parents[2]
COMPILED = ROOT / "build" / "compiled"
NAMES = sorted(path.name for path in DATA.iterdir())

# Replays every golden record and plays two new games; prints each fingerprint on the way.
FINGERPRINTS = """
import sys
from pathlib import Path
import snapcount
from snapcount.engine.records.reading import read
from snapcount.engine.records.record import walk
from snapcount.testing.random_games import random_states
print("compiled" if snapcount.compiled() else "interpreted")
for path in sorted(Path(sys.argv[1]).iterdir()):
    for game in walk(read(path.read_bytes())):
        print(game.fingerprint())
for edition in ("2021", "crd"):
    for game in random_states(edition, 5):
        print(game.fingerprint())
"""


def test_there_is_one_of_each_edition() -> None:
    editions = {read((DATA / name).read_bytes()).decks.edition for name in NAMES}
    assert editions == {"2019", "2021", "2022", "crd"}
    assert {name.partition(".")[2] for name in NAMES} == {"json", "txt"}


@pytest.mark.parametrize("name", NAMES)
def test_a_golden_record_is_still_the_same_game(name: str) -> None:
    record = read((DATA / name).read_bytes())
    assert len(record.checks) > 5
    assert record.checks[0].after == 0
    assert record.checks[-1].after == len(record.answers)
    game = replay(record)
    assert game.over
    assert record.result is not None


def test_the_examples_in_the_documentation_are_real() -> None:
    spec = spec_from_file_location("make_golden", Path(__file__).parent / "make_golden.py")
    assert spec is not None
    assert spec.loader is not None
    make_golden = module_from_spec(spec)
    spec.loader.exec_module(make_golden)
    assert make_golden.page() == make_golden.PAGE.read_text("utf-8")


def printed(hash_seed: str, path: str | None = None) -> list[str]:
    """What FINGERPRINTS prints under a hash seed, with the engine on that path first."""
    environment = os.environ | {"PYTHONHASHSEED": hash_seed}
    if path is not None:
        environment["PYTHONPATH"] = path
    done = subprocess.run(
        [sys.executable, "-c", FINGERPRINTS, str(DATA)],
        capture_output=True,
        text=True,
        check=False,
        env=environment,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.split()


def expected() -> list[str]:
    """The same in this process."""
    found = ["compiled" if snapcount.compiled() else "interpreted"]
    for name in NAMES:
        found += [game.fingerprint() for game in walk(read((DATA / name).read_bytes()))]
    for edition in ("2021", "crd"):
        found += [game.fingerprint() for game in random_states(edition, 5)]
    return found


@pytest.mark.parametrize("hash_seed", ["0", "1"])
def test_fingerprints_do_not_hang_on_the_order_of_hashes(hash_seed: str) -> None:
    assert printed(hash_seed) == expected()


def compiled_is_current() -> bool:
    """Whether there is a compiled build, and it is of this very source."""
    built = COMPILED / "snapcount"
    source = ROOT / "src" / "snapcount"
    files = [path.relative_to(source) for path in source.rglob("*.py")]
    return bool(list(built.rglob("*.so")) or list(built.rglob("*.pyd"))) and all(
        (built / file).is_file() and cmp(built / file, source / file, shallow=False)
        for file in files
    )


@pytest.mark.skipif(not compiled_is_current(), reason="no compiled build of this source")
def test_fingerprints_are_the_same_compiled() -> None:
    found = printed("0", str(COMPILED))
    assert found[0] == "compiled"
    assert found[1:] == expected()[1:]
