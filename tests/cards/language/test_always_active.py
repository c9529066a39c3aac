"""A Synergy that asks for nothing: `Always active.` Without it, nobody knows when it is (X-3)."""

from __future__ import annotations

from typing import Any

import pytest

from snapcount.cards.catalog.reading import when
from snapcount.cards.language.card_reading import CardFields, read_card
from snapcount.cards.language.kernel.errors import TextError
from snapcount.cards.language.printing import printed
from snapcount.cards.nouns import ALWAYS
from snapcount.decks.builder.pool import holds
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import NEXT_DOWN, PUNT, Side, player, rule, scenario

MODERN = [each for each in EDITION_NAMES if each != "2019"]
BOLD = "You cannot punt. Your successful plays on fourth down gain an additional 5 yards."


def read(text: str) -> Any:
    return read_card(CardFields(kind="synergy", name="Bold", text=text))


@pytest.mark.parametrize(
    "words", ["Always active.", "This card is always active.", "Active at all times."]
)
def test_it_says_so(words: str) -> None:
    card = read(f"{words} {BOLD}")
    assert card.active_if == ALWAYS
    assert printed(card).text.startswith("Always active.\n")
    again = read(printed(card).text)
    assert (again.active_if, again.abilities) == (card.active_if, card.abilities)
    assert when(card)[0] == "It is always active."
    assert holds(card.active_if, [])


@pytest.mark.parametrize("text", [BOLD, f"Active while you are behind. Always active. {BOLD}"])
def test_it_must_be_said_once(text: str) -> None:
    """`On fourth down` may be when it is active, or when its text does something."""
    with pytest.raises(TextError):
        read(text)


@rule("X-3")
@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(("down", "yards"), [(3, 15), (4, 20)])
def test_it_works_in_every_down(edition: str, down: int, yards: int) -> None:
    """Who has it is Synergized, whoever the Players are."""
    runner = player("RB", "Run: If you are Synergized, gain 10 yards.", name="Runner")
    side = Side(synergy=read(f"Always active. {BOLD}"), players=[runner])
    game = scenario(edition, offense=side, down=down, carrier="Runner", at="play or kick")
    assert not game.offense.may(PUNT)
    assert game.run_to(NEXT_DOWN).yards == yards + 10
