"""What is removed from the field goes where the same sentence says, to its owner (Z-7)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.cards.language.meaning import effects

from snapcount.cards.language.printing import english
from snapcount.cards.nouns import All, Choose, Group
from snapcount.cards.tree import NewTarget, RemoveCard
from snapcount.testing import ON_FIELD_ADJUSTMENTS, Side, action, player, rule, scenario, superstar

THEIRS = Choose(Group("opponent"))


@pytest.mark.parametrize(
    ("goes", "to"),
    [
        ("shuffle it into its owner's Action deck", "shuffle"),
        ("put it on the bottom of its owner's deck", "bottom"),
        ("put it on top of its owner's deck", "top"),
    ],
)
@pytest.mark.parametrize("joint", [" and ", ". "])
def test_where_it_goes(goes: str, to: Any, joint: str) -> None:
    goes = goes if joint == " and " else goes.capitalize()
    meant = effects(f"Remove a Superstar from an opposing Player{joint}{goes}.")
    assert meant == (RemoveCard("superstar", to=to, players=THEIRS),)
    assert effects(english(meant)) == meant


def test_a_power_up_goes_to_a_hand() -> None:
    text = "Remove a Power Up from an opposing Player and return it to its owner's hand."
    assert effects(text) == (RemoveCard("power up", to="hand", players=THEIRS),)


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        (
            "Choose a Superstar on an opposing Player and return it to its owner's hand.",
            RemoveCard("superstar", to="hand", players=THEIRS),
        ),
        (
            "Choose a Power Up on the field. Shuffle that card into its owner's deck.",
            RemoveCard("power up", to="shuffle"),
        ),
        (
            "Return up to two Power Ups to their owners' hands.",
            RemoveCard("power up", count=2, to="hand", up_to=True),
        ),
        (
            "Return all Power Ups attached to your Players to your hand.",
            RemoveCard("power up", count=None, to="hand", players=All(Group("you"))),
        ),
        (
            "Return all other Gridiron cards to their owners' hands.",
            RemoveCard("gridiron", count=None, to="hand", other=True),
        ),
        ("Choose a Gridiron card and remove that card.", RemoveCard("gridiron")),
    ],
)
def test_any_card_of_the_field_may_be_chosen_and_sent_anywhere(text: str, meant: Any) -> None:
    assert effects(text) == (meant,)
    assert effects(english((meant,))) == (meant,)


@rule("Z-7")
@pytest.mark.parametrize("edition", ["2021", "2022", "crd"])
def test_a_superstar_goes_back_to_its_owners_hand(edition: str) -> None:
    star = player("RB", name="Star")
    side = Side(players=[star], superstars=[superstar(star)])
    text = "Choose a Superstar on an opposing Player and return it to its owner's hand."
    card = action(text, when=ON_FIELD_ADJUSTMENTS)
    game = scenario(edition, offense=side, defense=[card], at=ON_FIELD_ADJUSTMENTS)
    game.defense.plays(0)
    game.both_pass()
    assert not game.offense.superstar("Star")
    assert "Star" in game.names(game.state.action_hand[game.offense.seat])


@rule("Z-7")
@pytest.mark.parametrize("edition", ["2021", "2022", "crd"])
def test_a_superstar_goes_back_into_its_owners_deck(edition: str) -> None:
    star = player("RB", name="Star")
    side = Side(players=[star], superstars=[superstar(star)])
    text = "Remove a Superstar from an opposing Player and shuffle it into its owner's Action deck."
    card = action(text, when=ON_FIELD_ADJUSTMENTS)
    game = scenario(edition, offense=side, defense=[card], at=ON_FIELD_ADJUSTMENTS)
    assert game.offense.superstar("Star")
    game.defense.plays(0)
    game.both_pass()
    if game.defense.asked("effect"):
        game.defense.answers_anything()
    assert not game.offense.superstar("Star")
    assert "Star" in game.names(game.state.action_deck[game.offense.seat])


@pytest.mark.parametrize("chose", ["chose", "chooses", "would choose", "targeted", "targets"])
def test_an_effect_that_chose_a_player_is_aimed_anew(chose: str) -> None:
    text = f"Choose a new target for an effect of your opponent that {chose} one of your Players."
    assert effects(text) == (NewTarget("effect", targets=True),)
