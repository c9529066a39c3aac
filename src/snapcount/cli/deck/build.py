"""`snapcount deck build`: a deck from a wish."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from snapcount.cli._deck_words import deck_from, form_for, library, print_json, told
from snapcount.cli.deck.code import As
from snapcount.decks.builder.build import Builder
from snapcount.decks.builder.styles import STYLES
from snapcount.decks.builder.wish import Built, Wish
from snapcount.decks.code import write_code
from snapcount.decks.decklist import Line
from snapcount.decks.formats import DEFAULT
from snapcount.decks.json_form import as_json as deck_json
from snapcount.decks.reading import write_deck
from snapcount.decks.text import read_text

NAMES = ", ".join(style.name for style in STYLES)
SHIPPED, SHIPPED_LABEL = "sc1", "SC1"


def build(
    team: Annotated[str, typer.Option(help="Use only Players from this team.")] = "",
    style: Annotated[str, typer.Option(help=f"{NAMES}.")] = "",
    must: Annotated[
        list[str] | None,
        typer.Option("--with", metavar="CARD", help="A card to include, such as `2 Screen Pass`."),
    ] = None,
    complete: Annotated[
        str, typer.Option(metavar="FILE|CODE|NAME", help="Start from this deck and fill it in.")
    ] = "",
    edition: Annotated[str | None, typer.Option(help="2019, 2021, 2022 or crd.")] = None,
    format_name: Annotated[
        str | None, typer.Option("--format", help="See `deck formats`. Default: sc1.")
    ] = None,
    seed: Annotated[str, typer.Option(help="A different seed builds a different deck.")] = "0",
    title: Annotated[str, typer.Option(help="The deck's name.")] = "",
    form: Annotated[As, typer.Option("--as", help="text, json or code.")] = As.text,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON, with the reasons.")] = False,
    out: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write the deck to this file.")
    ] = None,
) -> None:
    """Build a legal, sensible deck for a team, in a style, with the cards you want.

    The same options and seed build the same deck. The list explains each group of cards. Exit
    status 2: no such deck can be built, and the message says what is missing.
    """
    with told("deck build"):
        keep = list[Line](deck_from(complete).lines if complete else ())
        keep += read_text("\n".join(must), library()).require().lines if must else ()
        rules = form_for(format_name or usual_format(keep), edition)
        wish = Wish(team, style, tuple(keep), seed, title)
        built = Builder(library(), rules).build(wish)
        words = written(built, form)
        code = write_code(built.deck, library()) if as_json else ""
    if out is not None:
        try:
            out.write_text(words)
        except OSError as error:
            raise typer.BadParameter(f"can't write {out}: {error.strerror}.") from None
    if as_json:
        reasons = {reason.group: reason.sentence for reason in built.reasons}
        deck = deck_json(built.deck)
        print_json({"style": built.style.name, "reasons": reasons, "code": code, "deck": deck})
    elif out is None:
        print(words.rstrip("\n"))
    else:
        print(f"{out}: {len(built.deck.cards)} cards, {built.style.name}.")


def usual_format(keep: list[Line]) -> str:
    """The set that is shipped for play; every set, if a card that must be in is of another."""
    return SHIPPED if all(listed.label == SHIPPED_LABEL for _, listed in keep) else DEFAULT


def written(built: Built, form: As) -> str:
    """The deck in that form; a list has the reasons as comments."""
    words = write_deck(built.deck, library(), form.value)
    if form != As.text:
        return words
    head = [f"# {built.style.name}: {built.style.says}"]
    head += [f"# {reason.group}: {reason.sentence}" for reason in built.reasons]
    return "\n".join([*head, "", words])
