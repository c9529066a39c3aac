"""`snapcount card random`: cards that nobody has thought of."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, cast

import typer

from snapcount.cards.card import AnyCard, Kind
from snapcount.cards.catalog.printing import typed_from
from snapcount.cards.dice import Dice
from snapcount.cards.language.generate import kinds_of, random_card
from snapcount.cards.season import DEFAULT_EDITION
from snapcount.cli.card._words import (
    BOLD,
    Edition,
    card_json,
    describe,
    fail,
    paint,
    print_json,
    require_edition,
)


class Kinds(StrEnum):
    player = "player"
    superstar = "superstar"
    play = "play"
    action = "action"
    powerup = "powerup"
    gridiron = "gridiron"
    synergy = "synergy"


def random(
    count: Annotated[int, typer.Option("-n", min=1, max=100_000, help="How many cards.")] = 10,
    seed: Annotated[int, typer.Option(help="The same seed makes the same cards.")] = 1,
    kind: Annotated[Kinds | None, typer.Option("--as", help="Only this kind of card.")] = None,
    edition: Edition = DEFAULT_EDITION,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Make random valid cards: for ideas, for tests, or to see what the language can say."""
    require_edition("random", edition)
    possible = kinds_of(edition)
    wanted = None if kind is None else cast(Kind, "power up" if kind == "powerup" else kind.value)
    if wanted is not None and wanted not in possible:
        fail("random", f"The {edition} rules don't have these cards: {wanted} (D-9).", 2)
    choices = possible if wanted is None else (wanted,)
    dice = Dice(seed)
    cards = [random_card(dice, dice.pick(choices), edition) for _ in range(count)]
    if as_json:
        print_json([{"name": card.name, **card_json(card)} for card in cards])
        return
    print("\n\n".join(map(shown, cards)))


def shown(card: AnyCard) -> str:
    typed = typed_from(card)
    lines = [paint(card.name, BOLD), describe(typed), *card.text.splitlines(), typed.timing]
    return "\n".join(line for line in lines if line)
