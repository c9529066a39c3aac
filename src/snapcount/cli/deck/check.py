"""`snapcount deck check`: whether a deck may be played, and what would mend it."""

from __future__ import annotations

from typing import Annotated

import typer

from snapcount.cli._deck_words import (
    deck_from,
    form_for,
    library,
    print_json,
    problem_json,
    told,
    typed_in,
)
from snapcount.decks.decklist import DeckList
from snapcount.decks.errors import Trouble, UnreadableDeck
from snapcount.decks.formats import Format, format_problems
from snapcount.decks.legality import Problem
from snapcount.decks.naming import words_of
from snapcount.decks.reading import form_of, read_deck
from snapcount.decks.text import read_text

MOST_SHOWN = 20
"""Of lines that cannot be read: somebody may have named the wrong file."""


def check(
    deck: Annotated[str, typer.Argument(metavar="FILE|CODE|NAME", help="- reads standard input.")],
    edition: Annotated[str | None, typer.Option(help="2019, 2021, 2022 or crd.")] = None,
    format_name: Annotated[str | None, typer.Option("--format", help="See `deck formats`.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Check whether a deck is legal, and if not, what's wrong and how to fix it.

    Exit status 0: legal; 1: illegal or unreadable; 2: no such deck or format.
    """
    with told("deck check"):
        found, troubles = read(deck)
        form = form_for(format_name, edition, found)
        wrong = format_problems(found, form, library()) if found.lines else []
    legal = not wrong and not troubles
    if as_json:
        print_json(report(found, form, wrong, troubles))
    else:
        say(found, form, wrong, troubles)
    raise typer.Exit(0 if legal else 1)


def read(source: str) -> tuple[DeckList, tuple[Trouble, ...]]:
    """The deck as far as it can be read, and what cannot."""
    words = typed_in() if source == "-" else words_of(source)
    if words is not None and form_of(words) == "text":
        return read_text(words, library())
    try:
        return deck_from(source) if words is None else read_deck(words, library()), ()
    except UnreadableDeck as error:
        return DeckList(()), error.troubles


def say(deck: DeckList, form: Format, wrong: list[Problem], troubles: tuple[Trouble, ...]) -> None:
    name = deck.title or "This deck"
    for trouble in troubles[:MOST_SHOWN]:
        print(trouble)
    if len(troubles) > MOST_SHOWN:
        print(f"… and {len(troubles) - MOST_SHOWN} more.")
    if troubles:
        s = "" if len(troubles) == 1 else "s"
        print(
            f"{len(troubles)} line{s} could not be read."
            if deck.lines
            else "Nothing in it could be read as a deck."
        )
    if troubles and not deck.lines:
        return
    count = len(deck.cards)
    if not wrong:
        rest = (
            " The part that could be read is legal" if troubles else f"{name}: {count} cards, legal"
        )
        print(f"{rest.strip()} in {form.title} ({form.edition}).")
        return
    s = "" if len(wrong) == 1 else "s"
    where = f"{form.title} ({form.edition})"
    print(f"{name}: {count} cards, not legal in {where}, {len(wrong)} problem{s}:")
    width = max(len(problem.clause) for problem in wrong)
    for problem in wrong:
        print(f"  {problem.clause:{width}}  {problem.wrong} {problem.mend}")


def report(
    deck: DeckList, form: Format, wrong: list[Problem], troubles: tuple[Trouble, ...]
) -> dict[str, object]:
    return {
        "legal": not wrong and not troubles,
        "title": deck.title,
        "cards": len(deck.cards),
        "format": form.name,
        "edition": form.edition,
        "problems": [problem_json(problem) for problem in wrong],
        "troubles": [
            {"code": t.code, "message": t.message, "line": t.line, "at": t.at, "length": t.length}
            for t in troubles
        ],
    }
