"""How often and when, in any order; the first possession of a half; a card that is given up."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import effects, is_refused, on_their_side

from snapcount.cards.language.meaning.scene import Scene
from snapcount.cards.language.reader import Unread, read

PLAYER = Scene(side="offense")
DEFENSE = Scene(side="defense")
POWER_UP = Scene(enters=True)


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        (
            "You may gain a timeout at the start of a down once per half.",
            "Once per half, at the start of a down, you may gain a timeout.",
        ),
        (
            "You may draw a Play card once per possession at the end of the play.",
            "Once per possession, at the end of the play, you may draw a Play card.",
        ),
        (
            (
                "Once per possession, when you are behind, you may draw an Action card at the start"
                " of a down."
            ),
            (
                "While you are behind, once per possession, at the start of a down, you may draw an"
                " Action card."
            ),
        ),
        (
            "Gain a timeout at the start of your first possession of each half.",
            "The first time each half your possession starts, gain a timeout.",
        ),
        (
            "At the start of your opponent's first drive of the game, draw an Action card.",
            "The first time each game your opponent's possession starts, draw an Action card.",
        ),
    ],
)
def test_when_and_how_often(said: str, meant: str) -> None:
    assert on_their_side(said, PLAYER).abilities == on_their_side(meant, PLAYER).abilities


@pytest.mark.parametrize("forced", ["a turnover", "an interception", "a fumble"])
def test_what_your_defense_forces_you_force(forced: str) -> None:
    said, meant = (
        read(f"Whenever {who} {forced}, draw an Action card.", DEFENSE).abilities
        for who in ("your defense forces", "you force")
    )
    assert said == meant


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        (
            "Discard this card: Draw two Action cards.",
            "You may discard this card to draw two Action cards.",
        ),
        (
            "Remove this Power Up: This Player becomes Energized.",
            "You may discard this card to Energize this Player.",
        ),
        (
            "While attached, you may remove this card to gain a timeout.",
            "You may discard this card to gain a timeout.",
        ),
    ],
)
def test_a_card_that_is_given_up(said: str, meant: str) -> None:
    assert read(said, POWER_UP).abilities == read(meant, POWER_UP).abilities


def test_what_stays_says_how_often() -> None:
    with pytest.raises(Unread):
        read("While attached, you may draw an Action card.", POWER_UP)


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        (
            "After your next field goal, draw an Action card.",
            "The next time you make a field goal, draw an Action card.",
        ),
        (
            "Draw a Play card after your opponent's next fumble.",
            "The next time your opponent fumbles, draw a Play card.",
        ),
        (
            "You may do one of the following: draw an Action card; or gain a timeout.",
            "You may do this: [Choose one: • Draw an Action card. • Gain a timeout.]",
        ),
    ],
)
def test_the_next_one_and_one_of_several(said: str, meant: str) -> None:
    assert effects(said) == effects(meant)


def test_a_turnover_is_nobodys_defenses_to_lose() -> None:
    assert is_refused(
        "Whenever your defense scores a touchdown, draw an Action card.", action=False
    )
