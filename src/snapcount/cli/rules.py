"""`snapcount rules`: a word of the game in plain English, or a clause of the rules."""

from __future__ import annotations

from difflib import get_close_matches
from typing import Annotated

import typer

from snapcount.engine.words.chapters import Clause, chapters
from snapcount.lessons.glossary import TERMS, term_named


def rules(
    wanted: Annotated[
        list[str] | None,
        typer.Argument(metavar="[TERM]", help="A word such as grit, or a clause such as F-4."),
    ] = None,
) -> None:
    """Look up a word of the game, or a clause. Without one, list all words."""
    words = " ".join(wanted or [])
    clauses = {each.id: each for chapter in chapters() for each in chapter.clauses}
    if not words:
        typer.echo("\n".join(f"{each.name}: {each.means}" for each in TERMS))
    elif clause := clauses.get(words.upper()):
        typer.echo(_told(clause))
    elif term := term_named(words):
        typer.echo(f"{term.name}: {term.means}")
        for number in term.clauses:
            typer.echo(f"\n{_told(clauses[number])}")
    else:
        known = {form.casefold(): form for each in TERMS for form in each.forms}
        near = get_close_matches(words.casefold(), list(known), 1, 0.5)
        hint = f" Did you mean {known[near[0]]}?" if near else " `snapcount rules` lists them all."
        typer.echo(f"“{words[:60]}” isn't a word of the game.{hint}", err=True)
        raise typer.Exit(2)


def _told(clause: Clause) -> str:
    title = f" {clause.title}." if clause.title else ""
    return f"{clause.id}{title} {clause.text}"
