"""What the commands that play many games have in common: decks, agents, workers, progress."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from time import monotonic
from typing import Annotated, Final, NoReturn

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from snapcount.cards.card import AnyCard
from snapcount.cards.catalog.catalog import load
from snapcount.cards.catalog.files import FileError
from snapcount.cards.demo import BADGERS, HERONS, demo_decks
from snapcount.decks import naming
from snapcount.decks.library import Library, library_of
from snapcount.decks.starters import starters_for
from snapcount.engine.editions import EDITION_NAMES, EDITIONS
from snapcount.engine.errors import SnapcountError
from snapcount.sim.match import Match, empty
from snapcount.sim.results import Results, open_results
from snapcount.sim.run import Decided, run
from snapcount.sim.workers import Workers, workers_for

LINES_APART: Final = 10.0  # seconds between two lines of progress where they cannot be overwritten

EDITION_LIST: Final = f"{', '.join(EDITION_NAMES[:-1])} or {EDITION_NAMES[-1]}"
Edition = Annotated[str, typer.Option(help=f"{EDITION_LIST}.")]
AllPro = Annotated[
    bool,
    typer.Option(
        "--all-pro",
        help=f"All Pro mode ({', '.join(e.name for e in EDITIONS if e.all_pro_allowed)}).",
    ),
]
Seed = Annotated[str, typer.Option(help="The same seed plays the same games.")]
WorkerCount = Annotated[
    int, typer.Option("--workers", min=0, help="Number of processes; 0 means one per core.")
]
On = Annotated[str, typer.Option("--on", help="local, or ray for a Ray cluster (RAY_ADDRESS).")]
ResultsFile = Annotated[
    Path | None,
    typer.Option(
        "--results",
        metavar="FILE",
        help="Save results here. A stopped run picks up where it left off.",
    ),
]
Report = Annotated[
    Path | None, typer.Option("--report", metavar="FILE", help="Write an HTML page with charts.")
]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON.")]


def fail(command: str, error: object) -> NoReturn:
    """Say what is wrong and leave."""
    print(f"snapcount {command}: {error}", file=sys.stderr)
    raise typer.Exit(2) from None


NamedDeck = tuple[str, tuple[AnyCard, ...]]
"""A deck's title and its cards."""


def deck_named(words: str, edition: str) -> NamedDeck:
    """A deck by the name of a starter deck, by its file, or by its code."""
    herons, badgers = demo_decks(edition)
    for title, cards in ((HERONS, herons), (BADGERS, badgers)):
        if words.casefold() in (title.casefold(), title.split()[-1].casefold()):
            return title, tuple(cards)
    try:
        deck = naming.deck_named(words, library(), edition)
    except FileError as error:
        raise SnapcountError(str(error)) from None
    return deck.title or naming.short_name(words), tuple(deck.cards)


def decks_named(words: Sequence[str] | None, edition: str) -> list[NamedDeck]:
    """Decks by their names; without any, all starter decks that are made for the edition."""
    if words:
        return [deck_named(name, edition) for name in words]
    made = starters_for(edition, library())
    return [(found.deck.title or found.name, tuple(found.deck.cards)) for found in made]


@cache
def library() -> Library:
    return library_of(load())


def play(
    matches: Sequence[Match],
    pairs: int,
    *,
    on: str = "local",
    workers: int = 0,
    results: Path | None = None,
    decided: Decided | None = None,
    words: str = "games",
) -> list[list[int]]:
    """Play the matches with a progress bar; the numbers of each."""
    file: Results | None = None
    team: Workers | None = None
    try:
        if results is not None:
            file = open_results(results, [m.key for m in matches], [len(empty(m)) for m in matches])
        team = workers_for(on, workers)
        with progress(words, 2 * pairs * len(matches)) as told:
            return run(matches, pairs, team, results=file, decided=decided, progress=told)
    except KeyboardInterrupt:
        print("Stopped.", end=" ", file=sys.stderr)
        if results is not None:
            print(f"Run the same command to pick up from {results}.", file=sys.stderr)
        else:
            print("Next time, add --results FILE to save games as they finish.", file=sys.stderr)
        raise typer.Exit(130) from None
    finally:
        if team is not None:
            team.close()


@contextmanager
def progress(words: str, total: int) -> Iterator[Callable[[int], None]]:
    """A progress bar on a terminal, a line now and then elsewhere."""
    if not sys.stderr.isatty():
        yield _Lines(words, total).add
        return
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.fields[rate]}"),
        TimeRemainingColumn(),
    )
    started = monotonic()
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(words, total=total, rate="")

        def add(count: int) -> None:
            done = bar.tasks[0].completed + count
            bar.update(task, advance=count, rate=f"{done / (monotonic() - started):,.0f}/s")

        yield add


class _Lines:
    def __init__(self, words: str, total: int) -> None:
        self.words, self.total, self.done = words, total, 0
        self.told = monotonic() - LINES_APART  # the first games are told of at once

    def add(self, count: int) -> None:
        self.done += count
        if monotonic() - self.told >= LINES_APART:
            self.told = monotonic()
            print(f"{self.done:,} of {self.total:,} {self.words}", file=sys.stderr, flush=True)


def write_page(path: Path, words: str) -> None:
    try:
        path.write_text(words, "utf-8")
    except OSError as error:
        raise SnapcountError(f"can't write {path}: {error.strerror}.") from None
    print(f"Wrote {path}", file=sys.stderr)


def two(words: str, what: str) -> tuple[str, str]:
    """`a,b`, or `a` for both."""
    parts = [part.strip() for part in words.split(",")]
    if len(parts) > 2 or not all(parts):
        raise SnapcountError(f"{what} takes one name, or two separated by a comma: a,b.")
    return parts[0], parts[-1]
