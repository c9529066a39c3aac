"""`Either player may discard a card to …` on a card that stays: when, and how often?"""

from __future__ import annotations

import pytest

from snapcount.cards.language.meaning.scene import Scene
from snapcount.cards.language.reader import Unread, read
from snapcount.cards.tree import Triggered

OFFERS = [
    "Either player may discard an Action card to draw a Play card.",
    "Any player may spend a timeout to draw two Play cards.",
    "You may discard an Action card. If you do, gain a timeout.",
    "Your opponent may spend a timeout to draw an Action card.",
]


@pytest.mark.parametrize("text", OFFERS)
def test_it_is_not_made_once_where_it_may_stand(text: str) -> None:
    with pytest.raises(Unread, match="When this card is played"):
        read(text, Scene(enters=True))


@pytest.mark.parametrize("text", OFFERS)
@pytest.mark.parametrize(
    ("when", "event"),
    [
        ("When this card is played", "this card is played"),
        ("At the start of each down", "a down starts"),
    ],
)
def test_it_says_when(text: str, when: str, event: str) -> None:
    for ability in read(f"{when}, {text[0].lower()}{text[1:]}", Scene(enters=True)).abilities:
        assert isinstance(ability, Triggered)
        assert ability.event == event


def test_what_it_does_besides_says_when() -> None:
    (ability,) = read(f"Each player draws a Play card. {OFFERS[0]}", Scene(enters=True)).abilities
    assert isinstance(ability, Triggered)
    assert ability.event == "this card is played"
