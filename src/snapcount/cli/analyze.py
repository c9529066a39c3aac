"""`snapcount analyze`: look back at a recorded game."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Annotated, Any

import typer

from snapcount.cli import _games
from snapcount.cli.replay import contents
from snapcount.engine.errors import SnapcountError
from snapcount.engine.records.reading import read
from snapcount.sim.analysis import WORLDS, Analysis
from snapcount.sim.analysis import analyze as look_back
from snapcount.sim.report.analysis_report import account, analysis_page, costly, turning

BARS = "▁▂▃▄▅▆▇█"


def analyze(
    file: Annotated[
        Path, typer.Argument(help="A record, as JSON or text notation; - reads standard input.")
    ],
    agent: Annotated[str, typer.Option(help="Which agent judges the decisions.")] = "coach",
    worlds: Annotated[
        int, typer.Option(min=2, help="How many possible worlds to try a close call in.")
    ] = WORLDS,
    count: Annotated[
        int, typer.Option(min=1, help="How many turning points and costly decisions to list.")
    ] = 5,
    report: _games.Report = None,
    as_json: _games.AsJson = False,
) -> None:
    """Show how the chance to win moved, what was luck or skill, and which decisions cost the most.

    Decisions are judged by what the player could see, never by hidden cards.
    """
    try:
        record = read(contents(file))
        with _games.progress("answers", len(record.answers)) as told:
            found = look_back(record, agent=agent, worlds=worlds, progress=told)
        if report is not None:
            _games.write_page(report, analysis_page(found, record, agent))
    except OSError as error:
        _games.fail("analyze", f"{file}: {error.strerror}")
    except SnapcountError as error:
        _games.fail("analyze", error)
    if as_json:
        print(json.dumps(as_data(found), indent=2, ensure_ascii=False))
    else:
        tell(found, agent, count)


def as_data(found: Analysis) -> dict[str, Any]:
    return {
        "players": list(found.names),
        "score": found.score,
        "winner": found.winner,
        "skill": [found.skill(0), found.skill(1)],
        "luck_of_the_draw": found.draws(),
        "luck_of_calls_and_kicks": found.luck(),
        "downs": [
            {**down._asdict(), "change": down.change, "luck": down.luck} for down in found.downs
        ],
        "decisions": [judged._asdict() for judged in found.decisions],
    }


def tell(found: Analysis, agent: str, count: int) -> None:
    names = found.names
    print(f"{names[0]} {found.score[0]}, {names[1]} {found.score[1]}; looked back at by {agent}")
    line = "".join(bar(down.before) for down in found.downs)
    if found.downs:
        line += bar(found.downs[-1].after)
    encoding = sys.stdout.encoding or ""
    if "utf" in encoding.lower():
        print(f"\n{names[0]}'s chance to win, down by down\n  {line}")
    print("\nTurning points")
    for number, down in enumerate(found.turning_points(count), 1):
        print(f"  {number}. {turning(down, names)}")
    print(f"\nLuck and skill, in points of winning for {names[0]}")
    for words, value in account(found):
        print(f"  {words:42}{value:>8}")
    print("\nCostliest decisions, given what the player knew")
    costliest = found.costliest(count)
    for number, judged in enumerate(costliest, 1):
        print(f"  {number}. {costly(judged, names)}")
    if not costliest:
        print("  None was clearly a mistake.")


def bar(value: float) -> str:
    return BARS[min(int(value * len(BARS)), len(BARS) - 1)]
