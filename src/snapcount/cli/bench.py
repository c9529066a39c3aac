"""`snapcount bench`: how fast games are played and cards are read, interpreted and compiled."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Annotated, Any, Final

import msgspec
import typer

import snapcount
from snapcount.cards.season import DEFAULT_EDITION
from snapcount.testing.compared import ROUNDS, faster
from snapcount.testing.speed import CALIBRATED, GAMES, SLICE, Figure, Speed

PACKAGE: Final = Path(snapcount.__file__).parent
NO_BUILD: Final = "no compiled build found; with a C compiler, `python3 dev.py bench` builds one"
STALE: Final = (
    "skipped the compiled build because its source differs from the interpreted one; "
    "`python3 dev.py bench` rebuilds it"
)

# What the project asks for, on a machine whose calibration loop makes 1.3 M steps a second.
TARGETS: Final[dict[str, dict[str, float]]] = {
    "interpreted": {
        "decisions_per_second": 30_000,
        "games_per_second": 300,
        "copy_time": 6,
        "reading": 1,
        "reading_worst": 20,
        "refusing_noise": 50,
        "card_read": 400,
        "catalog_load": 100,
    },
    "compiled": {"decisions_per_second": 150_000, "encoded": 40_000, "copy_time": 2},
}
ROWS: Final = (
    ("decisions_per_second", "decisions/s"),
    ("games_per_second", "games/s"),
    ("games_of_all_decks", "games/s, all starter decks"),
    ("encoded", "decisions/s with arrays for learning"),
    ("copy_time", "copy, µs"),
    ("save_time", "save, µs"),
    ("at_a_tenth", "decisions/s at a tenth of long games"),
    ("at_half", "decisions/s at half of long games"),
    ("at_the_end", "decisions/s at the end of long games"),
    ("reading", "reading a card, median, ms"),
    ("reading_worst", "reading a card, worst, ms"),
    ("refusing_noise", "refusing 10 kB of noise, worst, ms"),
    ("card_read", "`snapcount card read`, ms"),
    ("catalog_load", "loading the catalog, ms"),
)


def bench(
    edition: Annotated[str, typer.Option(help="Which rules to play by.")] = DEFAULT_EDITION,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
    quick: Annotated[
        bool, typer.Option("--quick", help="Short runs: a quick try, not a real measurement.")
    ] = False,
    against: Annotated[
        Path | None,
        typer.Option(
            help="Compare with another copy of the project in this folder, both interpreted."
        ),
    ] = None,
) -> None:
    """Measure random play, copying, saving and reading cards, interpreted and compiled.

    Every figure is shown as measured, and scaled to a machine whose calibration loop in plain
    Python runs 1.3 million steps a second.
    """
    seconds, games = (0.01, 20) if quick else (SLICE, GAMES)
    if against is not None:
        compare(against, edition, seconds, games, as_json)
        return
    notes: list[str] = []
    found: dict[str, Speed | None] = {"compiled": None}
    with interpreted_build() as folder:
        found["interpreted"] = measured(folder, edition, seconds, games)
    folder_or_none = compiled_build()
    if folder_or_none is None:
        notes.append(NO_BUILD)
    elif is_stale(folder_or_none):
        notes.append(STALE)
    else:
        found["compiled"] = measured(folder_or_none, edition, seconds, games)
    if as_json:
        print(json.dumps(report(found, notes), indent=2))
    else:
        print_table(found, notes)


# Another tree ----------------------------------------------------------------------------------


def compare(other: Path, edition: str, seconds: float, games: int, as_json: bool) -> None:
    """Measure that tree and this one in turn, and print by how much this one is faster."""
    source = other / "src"
    if not (source / "snapcount" / "testing" / "speed.py").is_file():
        raise typer.BadParameter(f"{other} is no copy of the project: there is no src/snapcount.")
    here: list[Speed] = []
    there: list[Speed] = []
    with interpreted_build() as folder:
        for _ in range(ROUNDS):
            there.append(measured(source, edition, seconds, games))
            here.append(measured(folder, edition, seconds, games))
    rows = {field: faster(here, there, field) for field, _ in ROWS}
    if as_json:
        print(json.dumps({field: row._asdict() for field, row in rows.items()}, indent=2))
        return
    print(f"faster than {other}, in {ROUNDS} rounds")
    for field, words in ROWS:
        print(f"  {words:38}{rows[field]}")


# The two builds --------------------------------------------------------------------------------


@contextmanager
def interpreted_build() -> Iterator[Path]:
    """A folder from which the engine is imported interpreted."""
    if not snapcount.compiled():
        yield PACKAGE.parent
        return
    with tempfile.TemporaryDirectory() as folder:
        without = shutil.ignore_patterns(*(f"*{suffix}" for suffix in EXTENSION_SUFFIXES))
        shutil.copytree(PACKAGE, Path(folder, "snapcount"), ignore=without)
        yield Path(folder)


def compiled_build() -> Path | None:
    """A folder from which the engine is imported compiled: this one, or what dev.py made."""
    if snapcount.compiled():
        return PACKAGE.parent
    made = (PACKAGE.parents[1] / "build" / "compiled").glob("*/snapcount/engine")
    engines = [engine for engine in made if has_extension(engine)]
    # The newest; whether it is of this very source is looked at by `is_stale`.
    newest = max(engines, key=lambda engine: engine.parents[1].stat().st_mtime, default=None)
    return newest.parents[1] if newest else None


def has_extension(folder: Path) -> bool:
    """Whether there is a compiled module for this Python in the folder."""
    return any(path.name.endswith(tuple(EXTENSION_SUFFIXES)) for path in folder.iterdir())


def is_stale(compiled: Path) -> bool:
    """Whether the source that was compiled is not the one that runs interpreted."""
    return sources(PACKAGE) != sources(compiled / "snapcount")


def sources(package: Path) -> dict[Path, bytes]:
    """What is measured, and what measures it."""
    measured = ("engine", "cards", "testing")
    files = [path for folder in measured for path in (package / folder).rglob("*.py")]
    return {path.relative_to(package): path.read_bytes() for path in files}


def measured(folder: Path, edition: str, seconds: float, games: int) -> Speed:
    """Measure the build in a folder, in a process of its own."""
    rest = os.environ.get("PYTHONPATH")
    path = f"{folder}{os.pathsep}{rest}" if rest else str(folder)
    command = [sys.executable, "-m", "snapcount.testing.speed", edition, str(seconds), str(games)]
    result = subprocess.run(
        command, env={**os.environ, "PYTHONPATH": path}, capture_output=True, text=True, check=False
    )
    if result.returncode:
        last_words = result.stderr.strip().splitlines()[-1:]
        raise typer.BadParameter(" ".join(last_words) or "the measurement failed")
    return msgspec.json.decode(result.stdout, type=Speed)


# Saying it -------------------------------------------------------------------------------------


def report(found: dict[str, Speed | None], notes: list[str]) -> dict[str, Any]:
    """Everything as plain values for JSON."""
    return {
        "calibrated_to": CALIBRATED,
        "targets": TARGETS,
        "notes": notes,
        **{engine: msgspec.to_builtins(speed) for engine, speed in found.items()},
    }


def print_table(found: dict[str, Speed | None], notes: list[str]) -> None:
    for engine in ("interpreted", "compiled"):
        speed = found[engine]
        if speed is None:
            continue
        print(f"{speed.engine}, {speed.python}, edition {speed.edition}")
        print(f"  calibration loop {speed.calibration / 1e6:.2f} M steps/s", end="")
        print(f", yardstick loop {speed.yardstick / 1e6:.2f} M iterations/s")
        print(f"  {'':38}{'measured':>12}{'scaled':>12}{'target':>12}")
        for field, words in ROWS:
            figure: Figure = getattr(speed, field)
            target = TARGETS[engine].get(field)
            aim = "" if target is None else f"{target:,.0f}"
            print(f"  {words:38}{number(figure.raw):>12}{number(figure.scaled):>12}{aim:>12}")
        print(f"  {speed.decisions_per_game:,.0f} decisions per game", end="")
        print(f"; the {speed.long_games} long ones {speed.long_game_decisions:,.0f}", end="")
        print(f", their end at {speed.flat:.0%} of the speed at half")
        print(f"  a saved state is {speed.saved_bytes} bytes, at most {speed.saved_bytes_most}")
    for note in notes:
        print(f"note: {note}")


def number(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:.2f}"
