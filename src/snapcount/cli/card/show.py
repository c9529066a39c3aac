"""`snapcount card show`: everything there is to know about one card."""

from __future__ import annotations

from typing import Annotated

import typer

from snapcount.cards.catalog.catalog import CatalogError, Known, load
from snapcount.cards.catalog.files import FileError
from snapcount.cli.card._words import (
    BOLD,
    STATUS_COLOURS,
    card_json,
    describe,
    fail,
    paint,
    print_json,
    print_reading,
)
from snapcount.cli.card.read import RulesOf


def show(
    number: Annotated[
        str, typer.Argument(metavar="NUMBER", help="A card's number or name, or SET/NUMBER.")
    ],
    edition: Annotated[RulesOf, typer.Option(help="As which rules play it.")] = RulesOf.crd,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Show a card: what is printed on it, its erratum, and how it is read."""
    try:
        known = load().find(number)
    except (CatalogError, FileError) as error:
        fail("show", error)
    if as_json:
        print_json(known_json(known, edition.value))
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
        print(f"Erratum {verdict.clause}: {verdict.ruling}")
    if verdict.data:
        print()
        print_reading(known.card(edition.value))


def known_json(known: Known, edition: str) -> dict[str, object]:
    verdict = known.verdict
    found: dict[str, object] = {
        "set": known.set_name,
        "file": known.file,
        "line": known.line,
        "typed": known.typed,
        "status": known.verdict.status,
        "why": known.verdict.why,
        "erratum": {"clause": verdict.clause, "says": verdict.ruling} if verdict.clause else None,
    }
    if verdict.data:
        found["reading"] = card_json(known.card(edition))
    return found
