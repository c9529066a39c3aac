"""Constructs that say in one clause what a plainer text says in two, and what they leave out."""

from __future__ import annotations

from typing import Any

import pytest
from tests.cards.language.meaning import is_refused

from snapcount.cards.language.meaning.scene import Scene
from snapcount.cards.language.reader import read

ACTION = Scene(action=True, side="offense")
AGAINST = Scene(action=True, side="defense")
PLAYER = Scene(on_player=True, side="offense")
DEFENDER = Scene(on_player=True, side="defense")


def meant(text: str, scene: Scene) -> tuple[Any, ...]:
    page = read(text, scene)
    return (page.abilities, page.effects, page.timing)


SAME = [
    # The Grit of kicks, with the kick behind
    (
        PLAYER,
        "Your Grit values are increased by 1 when you punt.",
        "The Grit of your punts is increased by 1.",
    ),
    (
        PLAYER,
        "Your opponent's Grit values are reduced by 2 whenever they attempt a field goal.",
        "The Grit of your opponent's field goals is reduced by 2.",
    ),
    (
        AGAINST,
        "Reduce the Grit by 2 if your opponent attempts a field goal this down.",
        "The Grit of your opponent's field goals is reduced by 2 this down.",
    ),
    (
        ACTION,
        "Add 1 to the Grit if you punt this possession.",
        "The Grit of your punts is increased by 1 until the end of the possession.",
    ),
    (
        ACTION,
        "Field goals you attempt this down are good if the Grit is 1-8.",
        "Your field goals this down are good if the Grit is 1-8.",
    ),
    (
        PLAYER,
        "Punts your opponent makes go 5 fewer yards.",
        "Your opponent's punts go 5 fewer yards.",
    ),
    # The ball after a fumble
    (
        PLAYER,
        "When you would fumble, you recover the ball.",
        "When you would fumble, cancel the fumble.",
    ),
    (
        DEFENDER,
        "When your opponent would fumble, they keep the ball.",
        "When your opponent would fumble, cancel the fumble.",
    ),
    (
        ACTION,
        "If you fumble this down, you keep the ball.",
        "If you would fumble this down, cancel the fumble.",
    ),
    (
        PLAYER,
        "When you would fumble, determine Grit. If the Grit is 5-9, you recover the ball.",
        "When you would fumble, determine Grit. If the Grit is 5-9, cancel the fumble.",
    ),
    # Plays on a down
    (
        PLAYER,
        "Your plays on third down gain 5 more yards.",
        "While it is third down, your plays gain 5 more yards.",
    ),
    (
        DEFENDER,
        "Your opponent's Run plays on third or fourth down gain 5 fewer yards.",
        "While it is third or fourth down, your opponent's Run plays gain 5 fewer yards.",
    ),
    # The first that is caught
    (
        PLAYER,
        "The first Pass you complete each possession gains 10 more yards.",
        "The first time you complete a Pass each possession, gain 10 yards.",
    ),
    (
        PLAYER,
        "Your first completed Long Pass each half gains 5 more yards.",
        "The first time you complete a Long Pass each half, gain 5 yards.",
    ),
    (
        PLAYER,
        "Your first successful Run each half gains 5 more yards.",
        "The first time your Run is successful each half, gain 5 yards.",
    ),
    (
        PLAYER,
        "The first Run you call each possession gains 10 more yards.",
        "Your first Run each possession gains 10 more yards.",
    ),
    (
        DEFENDER,
        "The first Pass your opponent throws each half gains 5 fewer yards.",
        "Your opponent's first Pass each half gains 5 fewer yards.",
    ),
    # What cannot be cancelled, and what is
    (
        PLAYER,
        "Action cards you play while you are behind cannot be cancelled.",
        "While you are behind, your Action cards cannot be cancelled.",
    ),
    (
        PLAYER,
        "Action cards your opponent plays while this Player is Energized are cancelled.",
        "Whenever your opponent plays an Action card while this Player is Energized, cancel it.",
    ),
    # Players
    (
        ACTION,
        "Energize all of your Players on the field and on the bench.",
        "Energize all of your Players on the field. Energize all of your Players on the bench.",
    ),
    (
        DEFENDER,
        "Wide Receivers cannot receive Long Passes.",
        "Wide Receivers cannot be designated to receive on Long Passes.",
    ),
    (
        PLAYER,
        "Treat this Player as a Running Back and a Wide Receiver.",
        "This Player counts as a Running Back and a Wide Receiver.",
    ),
    (
        PLAYER,
        "This Player plays as a Wide Receiver as well.",
        "This Player also counts as a Wide Receiver.",
    ),
    (
        PLAYER,
        "This Player energizes at the end of each down.",
        "At the end of each down, Energize this Player.",
    ),
    (
        DEFENDER,
        "If able, this Player must be designated as the tackler.",
        "This Player must be designated as the tackler if able.",
    ),
    # Ratings by how much
    (
        PLAYER,
        (
            "Receive: If this Player's rating is at least 5 higher than the tackler's rating,"
            " gain 10 yards."
        ),
        "Receive: If this Player's rating minus the tackler's rating is at least 5, gain 10 yards.",
    ),
    (
        PLAYER,
        (
            "Receive: If the tackler's rating is lower than this Player's rating by 5 or more,"
            " gain 10 yards."
        ),
        "Receive: If this Player's rating minus the tackler's rating is at least 5, gain 10 yards.",
    ),
    # Others
    (
        DEFENDER,
        "Your interceptions become Pick Sixes.",
        "Whenever you intercept a pass, it becomes a Pick Six.",
    ),
    (
        AGAINST,
        "The called play is also stopped if the Play Strength is 5.",
        "The play is stopped if the Play Strength is 5.",
    ),
    (
        PLAYER,
        "Long Passes have their catch range decreased by 2 for both players.",
        "The catch range of Long Passes is decreased by 2.",
    ),
    (
        PLAYER,
        "Run: If you want, discard an Action card to gain 5 yards.",
        "Run: You may discard an Action card to gain 5 yards.",
    ),
]


@pytest.mark.parametrize(("scene", "text", "plainly"), SAME, ids=lambda each: str(each)[:60])
def test_a_text_means_what_the_plainer_one_says(scene: Scene, text: str, plainly: str) -> None:
    assert meant(text, scene) == meant(plainly, scene)


OTHERS = [
    # Another kick, owner, number, down, stretch, place or side
    (
        PLAYER,
        "Your Grit values are increased by 1 when you punt.",
        "Your Grit values are increased by 1 when you attempt a field goal.",
    ),
    (
        AGAINST,
        "Reduce the Grit by 2 if your opponent attempts a field goal this down.",
        "Reduce the Grit by 2 if you attempt a field goal this down.",
    ),
    (
        ACTION,
        "Field goals you attempt are good this down.",
        "Field goals your opponent attempts are good this down.",
    ),
    (
        PLAYER,
        "Your plays on third down gain 5 more yards.",
        "Your plays on fourth down gain 5 more yards.",
    ),
    (
        PLAYER,
        "Bench: The first Pass you complete each possession gains 10 more yards.",
        "Bench: The first Pass your opponent completes each possession gains 10 more yards.",
    ),
    (
        PLAYER,
        "Action cards you play while you are behind cannot be cancelled.",
        "Action cards you play cannot be cancelled.",
    ),
    (
        PLAYER,
        "Action cards your opponent plays while you are behind are cancelled.",
        "Action cards you play while you are behind are cancelled.",
    ),
    (
        ACTION,
        "Energize all of your Players on the field and on the bench.",
        "Energize all of your Players on the field.",
    ),
    (
        DEFENDER,
        "Wide Receivers cannot receive Long Passes.",
        "Wide Receivers cannot receive Short Passes.",
    ),
    (
        PLAYER,
        (
            "Receive: If this Player's rating is at least 5 higher than the tackler's rating,"
            " gain 10 yards."
        ),
        (
            "Receive: If this Player's rating is at least 5 lower than the tackler's rating,"
            " gain 10 yards."
        ),
    ),
    (
        DEFENDER,
        "Bench: Your interceptions become Pick Sixes.",
        "Bench: Your opponent's interceptions become Pick Sixes.",
    ),
]


@pytest.mark.parametrize(("scene", "one", "other"), OTHERS, ids=lambda each: str(each)[:60])
def test_a_neighbor_means_something_else(scene: Scene, one: str, other: str) -> None:
    assert meant(one, scene) != meant(other, scene)


@pytest.mark.parametrize(
    "text",
    [
        "Your opponent's Grit values are reduced by 1 when you punt.",
        "When your opponent would fumble, you recover the ball.",
        "When you would throw an interception, you recover the ball.",
        "When you punt, you keep the ball.",
        "Wide Receivers cannot receive Run plays.",
        "The first Run you complete each possession gains 10 more yards.",
        "Your Long Passes have their catch range decreased by 2 for both players.",
    ],
)
def test_what_does_not_hang_together_is_refused(text: str) -> None:
    assert is_refused(text, side="offense", action=False)


def test_nobody_keeps_a_ball_that_nobody_would_lose() -> None:
    assert is_refused("You keep the ball.", side="offense")
