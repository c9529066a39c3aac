"""`snapcount fair`: check that nobody chose the cards of a recorded game."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Annotated

import typer

from snapcount.cli.replay import contents
from snapcount.engine.errors import RecordError
from snapcount.engine.records.reading import read
from snapcount.server.shuffle import Finding, check


def fair(
    file: Annotated[Path, typer.Argument(help="The game's record; - reads standard input.")],
    commitment: Annotated[str, typer.Option(help="The commitment you saw before the game.")] = "",
    number: Annotated[str, typer.Option(help="The number your own client added.")] = "",
    seal: Annotated[str, typer.Option(help="The other player's seal, as you saw it.")] = "",
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Check the shuffle of a game between people: the server's secret, both numbers, the seed, and
    that the seed deals this exact game.

    Anyone can check a record. If you played, also pass --commitment, --number and --seal (the page
    shows them): only you can tell that the whole game wasn't made up afterwards. Exit status 1:
    something is wrong, or the game had no shared shuffle.
    """
    try:
        known = [each.strip().lower() for each in (commitment, number, seal)]
        findings = check(read(contents(file)), *known)
    except OSError as error:
        print(f"snapcount fair: {file}: {error.strerror}", file=sys.stderr)
        raise typer.Exit(1) from None
    except RecordError as error:
        findings = [Finding(False, str(error))]
    proven = all(finding.good for finding in findings)
    if as_json:
        rows = [{"good": finding.good, "what": finding.words} for finding in findings]
        print(json.dumps({"fair": proven, "checks": rows}, indent=2, ensure_ascii=False))
    else:
        for finding in findings:
            print(f"{'ok ' if finding.good else 'NO '} {finding.words}")
        print("Fair: nobody chose these cards." if proven else "Not proven fair.")
    raise typer.Exit(0 if proven else 1)
