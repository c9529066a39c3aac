"""`snapcount card read`: how a text is understood."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, Annotated

import typer

from snapcount.cards.catalog.entry import EntryKind, Typed
from snapcount.cards.catalog.judge import card_fields, has_text, judge
from snapcount.cards.catalog.objections import objections
from snapcount.cards.season import DEFAULT_EDITION
from snapcount.cli.card._words import (
    Edition,
    card_json,
    fail,
    print_json,
    print_reading,
    require_edition,
)

if TYPE_CHECKING:
    from snapcount.cards.card import AnyCard


class As(StrEnum):
    player = "player"
    superstar = "superstar"
    legend = "legend"
    offense = "offense"
    defense = "defense"
    generic = "generic"
    powerup = "powerup"
    gridiron = "gridiron"
    synergy = "synergy"
    play = "play"


KIND: dict[As, EntryKind] = {
    As.player: "player",
    As.superstar: "superstar",
    As.legend: "legend",
    As.offense: "action",
    As.defense: "action",
    As.generic: "action",
    As.powerup: "power up",
    As.gridiron: "gridiron",
    As.synergy: "synergy",
    As.play: "play",
}


def read(
    text: Annotated[str, typer.Argument(metavar="TEXT", help="The text as printed.")],
    kind: Annotated[As, typer.Option("--as", help="The kind of card it's on.")] = As.player,
    timing: Annotated[str, typer.Option(help="The line that says when to play it.")] = "",
    position: Annotated[str, typer.Option(help="A Player's position.")] = "",
    side: Annotated[str, typer.Option(help="A Player's side: offense or defense.")] = "",
    strength: Annotated[str, typer.Option(help="A Play's Strength.")] = "",
    defense: Annotated[str, typer.Option(help="What a Play stops. TEXT is its call.")] = "",
    edition: Edition = DEFAULT_EDITION,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Read a card's text: its canonical wording and tree, when you can use it, and what it does.

    For a Play, TEXT is its offensive call; lines after the first are its own text. Exit status 1:
    the text isn't understood, or does nothing in that edition, and the message says where.
    """
    require_edition("read", edition)
    typed = typed_card(text, kind, timing, position, side, strength, defense)
    card = understood(typed)
    if card is None and typed.position and not position and not side:
        # Nobody said on which side of the ball it is: what the offense never does may be for this
        defender = typed_card(text, kind, timing, "", "defense", strength, defense)
        card = understood(defender)
        typed = typed if card is None else defender
    if card is None:
        verdict = judge(typed)
        said = verdict.report or "There's no text to read."
        if as_json:
            print_json({"status": verdict.status, "error": error_json(verdict, said)})
            raise typer.Exit(1)
        fail("read", said)
    against = objections(typed.kind, card, edition)
    if as_json:
        print_json({"status": "playable", "objections": against, **card_json(card)})
    else:
        print_reading(card)
        for line in against:
            print(f"\n{line}")
    raise typer.Exit(1 if against else 0)


def understood(typed: Typed) -> AnyCard | None:
    """The card, if its text is understood; a verdict would keep it as JSON, which takes longer."""
    if not has_text(typed):
        return None
    # Not above: `card show` takes a part of this module and reads nothing.
    from snapcount.cards.language.card_reading import read_card
    from snapcount.cards.language.kernel.errors import TextError

    try:
        return read_card(card_fields(typed))
    except TextError:
        return None


def typed_card(
    text: str, kind: As, timing: str, position: str, side: str, strength: str, defense: str
) -> Typed:
    """The card with what was not asked for filled in, so that the text alone is judged."""
    name = "A card"
    match KIND[kind]:
        case "player" | "legend" | "superstar" as player:
            if not position:
                position = "LB" if side.strip().lower() == "defense" else "QB"
            return Typed(kind=player, name=name, text=text, position=position, side=side)
        case "play":
            call, _, rest = text.partition("\n")
            return Typed(
                kind="play",
                name=name,
                strength=strength or "0",
                offense=call,
                defense=defense or "Run Left",
                text=rest,
            )
        case "gridiron":
            return Typed(kind="gridiron", name=name, subtype="event", text=text, timing=timing)
        case "action":
            return Typed(kind="action", name=name, subtype=kind.value, text=text, timing=timing)
        case other:
            return Typed(kind=other, name=name, text=text, timing=timing)


def error_json(verdict: object, said: str) -> dict[str, object]:
    names = ("why", "field", "at", "length")
    return {**{name: getattr(verdict, name) for name in names}, "report": said}
