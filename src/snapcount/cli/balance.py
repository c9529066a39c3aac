"""`snapcount balance`: every starter deck against every other, held against the goals."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Annotated, Any, Final

import typer

from snapcount.agents.names import QUICK
from snapcount.cards.season import DEFAULT_EDITION
from snapcount.cli import _games
from snapcount.engine.errors import SnapcountError
from snapcount.sim.balance import Balance, effect_words
from snapcount.sim.balance_page import markdown
from snapcount.sim.field import Field, round_robin
from snapcount.sim.match import Entrant, sides
from snapcount.sim.report.field_report import field_page

BEGIN: Final = "<!-- begin table -->"
END: Final = "<!-- end table -->"
MOST_CARDS: Final = 10


def balance(
    decks: Annotated[
        list[str] | None, typer.Argument(metavar="DECK", help="Default: all starter decks.")
    ] = None,
    games: Annotated[
        int, typer.Option("-n", "--games", min=2, help="How many games per pair of decks.")
    ] = 400,
    agent: Annotated[str, typer.Option(help="The agent that plays every deck.")] = QUICK,
    seed: _games.Seed = "0",
    edition: _games.Edition = DEFAULT_EDITION,
    all_pro: _games.AllPro = False,
    workers: _games.WorkerCount = 0,
    on: _games.On = "local",
    results: _games.ResultsFile = None,
    write: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Write the tables into this page, between its markers."),
    ] = None,
    report: _games.Report = None,
    as_json: _games.AsJson = False,
) -> None:
    """Play every starter deck against every other and check the balance goals.

    Exit status 1: a goal was missed.
    """
    try:
        entrants = [Entrant(t, cards, agent) for t, cards in _games.decks_named(decks, edition)]
        if len(entrants) < 2:
            raise SnapcountError("Name at least two decks.")
        matches = round_robin(entrants, seed, edition, all_pro)
        for match in matches[:1]:
            sides(match)
        pairs = (games + 1) // 2
        numbers = _games.play(matches, pairs, on=on, workers=workers, results=results)
        found = Balance(Field(entrants, matches, numbers))
        text = markdown(found, agent, edition, pairs)
        if write is not None:
            write_between(write, text)
        if report is not None:
            _games.write_page(report, field_page(found, agent, edition))
    except SnapcountError as error:
        _games.fail("balance", error)
    if as_json:
        print(json.dumps(as_data(found), indent=2, ensure_ascii=False))
    else:
        print_balance(found)
    raise typer.Exit(0 if all(goal.met for goal in found.goals()) else 1)


def write_between(path: Path, text: str) -> None:
    """Put the tables between the marks of a page; a page that is not there is made."""
    try:
        page = path.read_text("utf-8") if path.exists() else f"# Balance\n\n{BEGIN}\n{END}\n"
        before, begin, rest = page.partition(BEGIN)
        _, end, after = rest.partition(END)
        if not begin or not end:
            raise SnapcountError(f"{path} has no place for the tables: add {BEGIN} and {END}.")
        path.write_text(f"{before}{BEGIN}\n{text}{END}{after}", "utf-8")
    except OSError as error:
        raise SnapcountError(f"can't write {path}: {error.strerror}.") from None


def as_data(found: Balance) -> dict[str, Any]:
    """Everything as plain values for JSON."""
    field = found.field
    names = [entrant.name for entrant in field.entrants]
    return {
        "games": found.games,
        "decks": [
            {
                "name": name,
                "wins": field.against_the_field(a)._asdict(),
                "rating": field.ratings()[a]._asdict(),
                "against": {
                    other: field.rate(a, b)._asdict() for b, other in enumerate(names) if a != b
                },
            }
            for a, name in enumerate(names)
        ],
        "goals": [goal._asdict() for goal in found.goals()],
        "plays": [row._asdict() for row in found.plays],
        "actions": [row._asdict() for row in found.actions],
    }


def print_balance(found: Balance) -> None:
    field = found.field
    print(f"{found.games:,} games of {len(field.entrants)} decks")
    order = sorted(range(len(field.entrants)), key=lambda a: -field.against_the_field(a).rate)
    width = max(len(entrant.name) for entrant in field.entrants) + 2
    for a in order:
        print(f"  {field.entrants[a].name:{width}}{field.against_the_field(a)}")
    strong = [row for row in found.actions if row.opening is not None]
    print("\nActions in the opening hand, in win points: best and worst")
    for row in [*strong[:MOST_CARDS], *strong[MOST_CARDS:][-3:]]:
        print(f"  {row.name[:30]:32}{effect_words(row.opening)}")
    print()
    for goal in found.goals():
        mark = "met   " if goal.met else "MISSED"
        print(f"{mark} {goal.name}: {goal.found} (goal: {goal.goal})")
    missed = sum(not goal.met for goal in found.goals())
    if missed:
        print(f"{missed} goal{'s' if missed > 1 else ''} missed", file=sys.stderr)
