"""`snapcount deck code`: a deck in another form."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated

import typer

from snapcount.cli._deck_words import deck_from, library, told
from snapcount.decks.reading import write_deck


class As(StrEnum):
    """The forms that a deck can be written in."""

    code = "code"
    text = "text"
    json = "json"


def code(
    deck: Annotated[str, typer.Argument(metavar="FILE|CODE|NAME", help="- reads standard input.")],
    form: Annotated[As, typer.Option("--as", help="code, text or json.")] = As.code,
) -> None:
    """Print a deck's short code, or the deck as a list or as JSON.

    A code holds the deck's cards, not its title. It is safe to use in a URL.
    """
    with told("deck code"):
        words = write_deck(deck_from(deck), library(), form.value)
    print(words.rstrip("\n"))
