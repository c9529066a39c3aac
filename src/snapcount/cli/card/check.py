"""`snapcount card check`: what would become of the cards in a file."""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path
from typing import Annotated

import typer

from snapcount.cards.catalog.entry import SetFile
from snapcount.cards.catalog.exchange import ReportLine, read_file, read_source, report
from snapcount.cards.catalog.files import FileError, decoded
from snapcount.cards.catalog.numbers import season_of
from snapcount.cli.card._words import STATUS_COLOURS, fail, paint, print_json


def check(
    files: Annotated[
        list[Path],
        typer.Argument(
            metavar="FILE…",
            help="Lists (.csv), set files (.cards) or text; - reads standard input.",
        ),
    ],
    season: Annotated[
        str, typer.Option(help="The season, for numbers without one: 20 or 2020.")
    ] = "",
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Check every card in the files, one line each, without importing them.

    Exit status 1: something was not understood.
    """
    lines = [line for path in files for line in lines_of("check", path, season)]
    if as_json:
        print_json([as_builtin(line) for line in lines])
    else:
        show(lines)
    raise typer.Exit(0 if all(line.understood for line in lines) else 1)


def lines_of(command: str, path: Path, season: str) -> list[ReportLine]:
    """The report of one file."""
    return report(read_cards(command, path, season), str(path))


def read_cards(command: str, path: Path, season: str) -> SetFile:
    """Everything in one file."""
    year = asked_season(command, season)
    try:
        if str(path) == "-":
            return read_source(decoded(sys.stdin.buffer.read()), "pasted", year)
        return read_file(path, year)
    except FileError as error:
        fail(command, error, 2)


def asked_season(command: str, season: str) -> int | None:
    year = season_of(season) if season else None
    if season and year is None:
        fail(command, f"“{season}” isn't a season. Write 20 or 2020.", 2)
    return year


def show(lines: list[ReportLine]) -> None:
    """The lines, and how many of each kind there are."""
    width = min(40, max((len(line.label) for line in lines), default=0))
    for line in lines:
        place = f"{Path(line.file).name}:{line.line}"
        status = paint(line.status, STATUS_COLOURS[line.status])
        said = f"{status}: {line.why}" if line.why else status
        note = f"  [{line.note}]" if line.note else ""
        print(f"{place:<16} {line.label:<{width}}  {said}{note}")
        if line.report and not line.understood:
            print("".join(f"    {row}\n" for row in line.report.split("\n")), end="")
    print(summary(lines))


def summary(lines: list[ReportLine]) -> str:
    counts = Counter(line.status for line in lines)
    parts = [f"{counts[status]} {status}" for status in STATUS_COLOURS if counts[status]]
    return f"{len(lines)} cards: {', '.join(parts)}" if lines else "No cards found."


def as_builtin(line: ReportLine) -> dict[str, object]:
    return {
        "file": line.file,
        "line": line.line,
        "number": line.typed.number if line.typed else "",
        "name": line.typed.name if line.typed else line.label,
        "status": line.status,
        "why": line.why,
        "report": line.report,
        "note": line.note,
    }
