"""`snapcount review`: look back at a recorded game."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Annotated, Literal

import msgspec
import typer

from snapcount.cli import _games
from snapcount.cli.replay import contents
from snapcount.engine.errors import SnapcountError
from snapcount.engine.records.reading import read
from snapcount.sim.judging import WORLDS
from snapcount.sim.report.review_report import account, accuracies, review_page, turning
from snapcount.sim.review import LABELS, WIN, Judged, Review
from snapcount.sim.review_words import judge_words, points, signed
from snapcount.sim.reviewing import JUDGE
from snapcount.sim.reviewing import review as look_back

BARS = "▁▂▃▄▅▆▇█"


def review(
    file: Annotated[
        Path, typer.Argument(help="A record, as JSON or text notation; - reads standard input.")
    ],
    agent: Annotated[str, typer.Option(help="Which agent judges the decisions.")] = JUDGE,
    worlds: Annotated[
        int, typer.Option(min=2, help="How many possible worlds to try a close call in.")
    ] = WORLDS,
    seat: Annotated[
        Literal["home", "away", "both"], typer.Option(help="Whose decisions to list.")
    ] = "both",
    every: Annotated[
        bool, typer.Option("--all", help="List every decision, not just the ones with a label.")
    ] = False,
    count: Annotated[int, typer.Option(min=1, help="How many turning points to list.")] = 5,
    report: _games.Report = None,
    as_json: _games.AsJson = False,
) -> None:
    """Review a game: what each decision cost, what was luck or skill, and how accurate you were.

    Decisions are judged by what the player could see, never by hidden cards.
    """
    try:
        record = read(contents(file))
        with _games.progress("answers", len(record.answers)) as told:
            found = look_back(record, judge=agent, worlds=worlds, progress=told)
        if report is not None:
            _games.write_page(report, review_page(found, record))
    except OSError as error:
        _games.fail("review", f"{file}: {error.strerror}")
    except SnapcountError as error:
        _games.fail("review", error)
    if as_json:
        print(json.dumps(msgspec.to_builtins(found), indent=1, ensure_ascii=False))
    else:
        seats = {"home": [0], "away": [1], "both": [0, 1]}[seat]
        tell(found, seats, count, every)


def tell(found: Review, seats: list[int], count: int, every: bool) -> None:
    names = found.names
    print(f"{names[0]} {found.score[0]}, {names[1]} {found.score[1]}; reviewed by {found.judge}")
    for seat in seats:
        print()
        for sentence in found.sides[seat].story:
            print(sentence)
    encoding = sys.stdout.encoding or ""
    if "utf" in encoding.lower():
        ends = [found.chances[0], *(down.after for down in found.downs)]
        line = "".join(bar(chance) for chance in ends)
        print(f"\n{names[0]}'s chance to win, down by down\n  {line}")
    print("\nTurning points")
    for number, down in enumerate(found.turning_points(count), 1):
        print(f"  {number}. {turning(down, names)}")
    print(f"\nLuck and skill, in points of win probability for {names[0]}")
    for words, value in account(found):
        print(f"  {words:42}{value:>8}")
    print("\nAccuracy (decisions, points given away)")
    print(f"  {'':22}{names[0][:23]:>24}{names[1][:23]:>24}")
    for name, *cells in accuracies(found.sides):
        print(f"  {name:22}{cells[0]:>24}{cells[1]:>24}")
    for seat in seats:
        counts = zip(found.sides[seat].labels, (label for _, label in LABELS), strict=True)
        told = ", ".join(counted(number, label) for number, label in counts)
        print(f"\n{names[seat]}: {told}")
        for judged in found.decisions:
            if judged.seat == seat and (judged.label or every):
                print(f"  {decision(judged)}")


def decision(judged: Judged) -> str:
    """A decision in a line: the answer's number, where, what was chosen, and what it cost."""
    cost = signed(-judged.cost)
    if judged.error:
        cost += f" ± {points(judged.error)}"
    label = f" {judged.label}" if judged.label else ""
    return (
        f"{judged.number}. {judged.where}, {judged.kind}: {judged.chosen} ({cost}{label}). "
        f"Judge: {judge_words(judged)}"
    )


def counted(number: int, label: str) -> str:
    plural = f"{label[:-1]}ies" if label.endswith("y") else f"{label}s"
    return f"{number} {label if number == 1 else plural}"


def bar(chance: int) -> str:
    return BARS[min(chance * len(BARS) // WIN, len(BARS) - 1)]
