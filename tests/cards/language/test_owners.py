"""Its owner: whose card was cancelled or removed, and whose Player was named."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import effects, is_refused

from snapcount.cards.language.meaning.scene import Scene
from snapcount.cards.language.reader import read
from snapcount.cards.nouns import Group, PlayerIs, That, ThatCardIs
from snapcount.cards.tree import CancelLayer, Discard, Draw, ExhaustPlayers, If, May, Triggered
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import ON_FIELD_ADJUSTMENTS, scenario

DRAWN = ((Draw("you", "action"),), (Draw("opponent", "action"),))
"""What is done if it is yours, and what is done if it is not."""
OF_THE_CARD = If(ThatCardIs("you"), DRAWN[0], (If(ThatCardIs("opponent"), DRAWN[1]),))


@pytest.mark.parametrize("edition", EDITION_NAMES)
@pytest.mark.parametrize("there", [False, True])
def test_where_there_is_none_nobody_is_its_owner(edition: str, there: bool) -> None:
    position = "Quarterback" if there else "Kicker"
    text = f"Exhaust an offensive {position}. Its owner draws an Action card."
    game = scenario(edition, offense=[text], at=ON_FIELD_ADJUSTMENTS)
    before = len(game.offense.hand), len(game.defense.hand)
    game.offense.plays(0)
    game.both_pass()
    if there:
        assert (len(game.offense.hand), len(game.defense.hand)) == before
    else:
        assert (len(game.offense.hand) + 1, len(game.defense.hand)) == before


@pytest.mark.parametrize("owner", ["Its owner", "Its controller", "The player who played it"])
def test_the_owner_of_a_cancelled_card_is_asked_for(owner: str) -> None:
    cancelled, drawn = effects(f"Cancel an Action card. {owner} draws an Action card.")
    assert isinstance(cancelled, CancelLayer)
    assert drawn == OF_THE_CARD


def test_the_owner_of_a_player_is_asked_for() -> None:
    exhausted, drawn = effects("Exhaust target Player. Its owner draws an Action card.")
    assert isinstance(exhausted, ExhaustPlayers)
    yours, theirs = (PlayerIs(That(), Group(whose)) for whose in ("you", "opponent"))
    assert drawn == If(yours, DRAWN[0], (If(theirs, DRAWN[1]),))


def test_an_ability_that_is_cancelled_and_its_player_have_one_owner() -> None:
    text = "Cancel target Exhaust ability. Its controller draws an Action card."
    assert effects(text)[1] == OF_THE_CARD


def test_what_is_cancelled_unless_its_owner_pays_is_your_opponents() -> None:
    assert effects("Cancel an Action card unless its owner discards a Play card.") == (
        May(
            (Discard("opponent", "play"),),
            "opponent",
            if_not=(CancelLayer(whose="opponent"),),
        ),
    )


def test_who_plays_a_card_owns_it() -> None:
    page = read("Whenever a Power Up is played, its owner draws an Action card.", Scene())
    assert [(each.who, each.effects) for each in page.abilities if isinstance(each, Triggered)] == [
        ("you", DRAWN[0]),
        ("opponent", DRAWN[1]),
    ]


def test_nothing_was_named_that_has_an_owner() -> None:
    assert is_refused("Draw a Play card. Its owner discards an Action card.")
