"""A Play whose own text says where it goes: there it goes when it would be discarded (Z-6)."""

from __future__ import annotations

import pytest

from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    AFTER_DESIGNATION,
    NEXT_DOWN,
    ON_FIELD_ADJUSTMENTS,
    Scenario,
    Side,
    action,
    play,
    rule,
    scenario,
)

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)
PLACES = [
    ("Return this card to your hand instead of discarding it.", "hand"),
    ("Put this card on top of your Play deck rather than in your discard pile.", "top"),
    ("Put this play on the bottom of your Play deck after it is called.", "bottom"),
]


def called(game: Scenario, side: str) -> int:
    """The card that a side has called."""
    seat: int = getattr(game, side).seat
    return game.state.this.called[seat]


def where(game: Scenario, side: str, card: int) -> str:
    """The place of that Play: a hand, a pile, an end of its deck, or the table."""
    g, seat = game.state, getattr(game, side).seat
    deck = g.play_deck[seat]
    if card in g.play_hand[seat]:
        return "hand"
    if card in g.play_discard[seat]:
        return "discard"
    if card in deck:
        return {0: "bottom", len(deck) - 1: "top"}.get(deck.index(card), "deck")
    return "table"


@rule("Z-6")
@every_edition
@pytest.mark.parametrize(("text", "place"), PLACES)
@pytest.mark.parametrize("side", ["offense", "defense"])
def test_it_stays_on_the_table_for_the_play(edition: str, text: str, place: str, side: str) -> None:
    own = play("Run Left", 3, "Long Pass", abilities=(text,), name="Own")
    plain = play("Run Right", 1, "Short Pass", name="Plain")
    later = action("Gain a timeout.", when=AFTER_DESIGNATION)
    game = scenario(
        edition,
        offense=Side(hand=[later]),
        calls=(own, plain) if side == "offense" else (plain, own),
        at=AFTER_DESIGNATION,
    )
    card = called(game, side)
    assert where(game, side, card) == "table"
    game.run_to(NEXT_DOWN)
    drawn_again = place == "top" and edition == "2019"  # G-1: before the play, each draws one
    assert where(game, side, card) == ("hand" if drawn_again else place)


@rule("Z-6", "T-7")
@every_edition
@pytest.mark.parametrize(("text", "place"), PLACES)
def test_a_play_that_another_takes_the_place_of_goes_there_and_not_the_new_one(
    edition: str, text: str, place: str
) -> None:
    own = play("Run Left", 3, "Long Pass", abilities=(text,), name="Own")
    audible = action("Use an audible.", when=ON_FIELD_ADJUSTMENTS)
    new = play("Run Middle", 4, name="New")
    game = scenario(
        edition,
        offense=Side(hand=[audible], play_deck=[play("Run Middle", 1), new]),
        calls=(own, play("Run Right", 1)),
        at=ON_FIELD_ADJUSTMENTS,
    )
    card = called(game, "offense")
    game.offense.plays(0)
    game.run_to(NEXT_DOWN)
    drawn_again = place == "top" and edition == "2019"
    assert where(game, "offense", card) == ("hand" if drawn_again else place)
    assert "New" in game.offense.play_discard


@rule("F-8", "R-5")
@every_edition
def test_it_goes_there_when_the_down_is_replayed(edition: str) -> None:
    own = play("Run Left", 3, "Long Pass", abilities=(PLACES[2][0],), name="Own")
    again = action("Replay the Down.", when=ON_FIELD_ADJUSTMENTS)
    game = scenario(
        edition,
        offense=Side(hand=[again], play_deck=[play("Run Middle", 1)] * 4),
        calls=(own, play("Run Right", 1)),
        at=ON_FIELD_ADJUSTMENTS,
    )
    card = called(game, "offense")
    game.offense.plays(0)
    game.both_pass()
    assert where(game, "offense", card) == "bottom"
