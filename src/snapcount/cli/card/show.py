"""`snapcount card show`: everything there is to know about one card."""

from __future__ import annotations

import contextlib
from typing import Annotated

import typer

from snapcount.cards.catalog.catalog import CatalogError, Known, NotPlayable, load
from snapcount.cards.catalog.files import FileError
from snapcount.cards.season import DEFAULT_EDITION
from snapcount.cli.card._words import (
    BOLD,
    STATUS_COLOURS,
    Edition,
    card_json,
    describe,
    fail,
    paint,
    print_json,
    print_reading,
    require_edition,
)


def show(
    number: Annotated[
        str, typer.Argument(metavar="NUMBER", help="A card's number or name, or SET/NUMBER.")
    ],
    edition: Edition = DEFAULT_EDITION,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Show a card: its printed text, any erratum, and how the game reads it."""
    require_edition("show", edition)
    try:
        known = load().find(number)
    except (CatalogError, FileError) as error:
        fail("show", error)
    if as_json:
        print_json(known_json(known, edition))
        return
    typed, verdict = known.typed, known.verdict
    print(paint(typed.label, BOLD))
    print(describe(typed))
    for words in (typed.text, typed.timing):
        if words:
            print(words)
    status = paint(verdict.status, STATUS_COLOURS[verdict.status])
    print(f"{status} ({known.set_name}: {known.file}, line {known.line})")
    if verdict.report:
        print(verdict.report)
    if verdict.clause:
        print(f"Erratum {verdict.clause} of {verdict.ruled}: {verdict.ruling}")
    try:
        card = known.card(edition)
    except NotPlayable:
        return
    print()
    print_reading(card)


def known_json(known: Known, edition: str) -> dict[str, object]:
    found: dict[str, object] = {
        "set": known.set_name,
        "file": known.file,
        "line": known.line,
        "typed": known.typed,
        "status": known.verdict.status,
        "why": known.verdict.why,
        "erratum": erratum_json(known),
    }
    with contextlib.suppress(NotPlayable):
        found["reading"] = card_json(known.card(edition))
    return found


def erratum_json(known: Known) -> dict[str, str] | None:
    verdict = known.verdict
    if not verdict.clause:
        return None
    return {"clause": verdict.clause, "date": verdict.ruled, "says": verdict.ruling}
