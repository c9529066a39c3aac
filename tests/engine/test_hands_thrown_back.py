"""Cards that are drawn for those that were discarded, but not more than so many (Z-3)."""

from __future__ import annotations

import pytest

from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import END_OF_PLAY, ON_FIELD_ADJUSTMENTS, Side, action, scenario

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)
OTHER = action("Gain 5 yards.", when=END_OF_PLAY, name="Other")


@every_edition
@pytest.mark.parametrize(("mine", "theirs", "most"), [(4, 1, 3), (2, 4, 3), (4, 3, 2), (0, 2, 3)])
def test_each_player_draws_as_many_up_to_the_maximum(
    edition: str, mine: int, theirs: int, most: int
) -> None:
    words = {2: "two", 3: "three"}[most]
    text = (
        "Each player discards their Action hand, then draws as many Action cards as they"
        f" discarded, up to {words}."
    )
    trick = action(text, when=ON_FIELD_ADJUSTMENTS, name="Trick")
    game = scenario(
        edition,
        offense=Side(hand=[trick, *[OTHER] * mine]),
        defense=Side(hand=[OTHER] * theirs),
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.offense.plays("Trick")
    assert len(game.offense.hand) == min(mine, most)
    assert len(game.defense.hand) == min(theirs, most)


@every_edition
@pytest.mark.parametrize(("mine", "theirs"), [(3, 1), (0, 2), (4, 0)])
def test_each_player_draws_as_many_as_they_shuffled_in(
    edition: str, mine: int, theirs: int
) -> None:
    """The card itself is out of hand by then, and discard piles stay out."""
    text = (
        "Each player shuffles their Action hand into their Action deck, then draws as many Action"
        " cards as they shuffled in."
    )
    trick = action(text, when=ON_FIELD_ADJUSTMENTS, name="Trick")
    old = action("Gain 15 yards.", when=END_OF_PLAY, name="Old")
    sides = [
        Side(hand=hand, action_discard=[old])
        for hand in ([trick, *[OTHER] * mine], [OTHER] * theirs)
    ]
    game = scenario(edition, offense=sides[0], defense=sides[1], at=ON_FIELD_ADJUSTMENTS)
    before = [len(deck) for deck in game.state.action_deck]
    game.offense.plays("Trick")
    assert [len(deck) for deck in game.state.action_deck] == before
    for side, had in ((game.offense, mine), (game.defense, theirs)):
        assert len(side.hand) == had
        assert "Old" in side.discard


@every_edition
@pytest.mark.parametrize(
    ("mine", "theirs", "drawn"), [(3, 1, (1, 0)), (1, 3, (0, 1)), (2, 2, (0, 0)), (0, 0, (0, 0))]
)
def test_whoever_has_fewer_cards_after_the_exchange_draws(
    edition: str, mine: int, theirs: int, drawn: tuple[int, int]
) -> None:
    """The hand that is smaller has changed hands by then."""
    text = "Exchange Action hands with your opponent. Whoever ends up with fewer cards draws one."
    trick = action(text, when=ON_FIELD_ADJUSTMENTS, name="Trick")
    mine_too = [trick, *[OTHER] * mine]
    game = scenario(edition, offense=mine_too, defense=[OTHER] * theirs, at=ON_FIELD_ADJUSTMENTS)
    game.offense.plays("Trick")
    assert len(game.offense.hand) == theirs + drawn[0]
    assert len(game.defense.hand) == mine + drawn[1]
