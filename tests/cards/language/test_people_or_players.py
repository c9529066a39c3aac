"""`A player`, written small: one of the people, or of the Players where only those can be meant."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import effects, is_refused

from snapcount.cards.language.meaning.scene import Scene
from snapcount.cards.language.reader import Unread, read


@pytest.mark.parametrize(
    "text",
    [
        "Draw a Play card for each player.",
        "For each player, gain 5 yards.",
        "Gain 5 yards for every player, up to a maximum of 20.",
    ],
)
def test_players_are_not_counted_where_people_may_be_meant(text: str) -> None:
    with pytest.raises(Unread, match="on the field"):
        read(text, Scene(action=True))
    assert effects(text.replace("player", "Player"))


def test_what_describes_them_says_who_they_are() -> None:
    for text in ("Gain 5 yards for each P on the field.", "Gain 5 yards for each Exhausted P."):
        assert effects(text.replace(" P", " player")) == effects(text.replace(" P", " Player"))


@pytest.mark.parametrize("side", ["offense", "the offense", "defense", "the defense"])
def test_whoever_is_done_what_only_cards_can_be_is_a_card(side: str) -> None:
    for text in (
        "Exhaust a P on SIDE.",
        "Choose any P on SIDE. That P cannot be designated this down.",
        "If a P on SIDE is rated 95 or higher, draw a Play card.",
    ):
        said = text.replace("SIDE", side)
        assert effects(said.replace("P ", "player ")) == effects(said.replace("P ", "Player "))
    waiting = f"Whenever a P on {side} is Energized by an effect, draw a Play card."
    small, large = (
        read(waiting.replace(" P ", word), Scene()) for word in (" player ", " Player ")
    )
    assert small.abilities == large.abilities


@pytest.mark.parametrize("does", ["scores a touchdown", "gains 40 yards or more on a play"])
def test_whoever_may_be_one_of_the_people_is(does: str) -> None:
    small, side, large = (
        read(f"Whenever {who} {does}, draw a Play card.", Scene()).abilities
        for who in ("a player on offense", "the offense", "a Player on offense")
    )
    assert small == side != large


def test_whoever_is_chosen_as_a_card_draws_none() -> None:
    assert is_refused("Choose a player on the offense. That player draws a Play card.")
