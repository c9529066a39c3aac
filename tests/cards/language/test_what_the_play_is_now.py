"""What a play becomes and stops, which passes are meant, and who is named on this very one."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import effects

from snapcount.cards.language.meaning.scene import Scene
from snapcount.cards.language.reader import read

PLAY = Scene(play=True, on_player=False)
OFFENSE = Scene(side="offense")
HEARD = Scene(enters=True, on_player=False)


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        (
            "Your play becomes a successful Short Pass: 10 (2-7).",
            "Your play becomes a Short Pass: 10 (2-7). The play becomes successful.",
        ),
        (
            "If the play is stopped, it turns into a successful Run Right.",
            "If the play is stopped, it becomes a Run Right and the play becomes successful.",
        ),
        (
            "Switch your called play to another play in your hand.",
            "Choose a Play card from your hand. It becomes your play.",
        ),
        (
            "If the defense called a card that stops a Run Left, gain 5 yards.",
            "If the defense called a Run Left, gain 5 yards.",
        ),
        (
            "Cancel an Action card. The player who played that card draws an Action card.",
            "Cancel an Action card. Its owner draws an Action card.",
        ),
        ("Remove a Power Up from its Player.", "Remove a Power Up from the field."),
        (
            "Move the ball to your own 40-yard line.",
            "Move the ball to your own 40 yard line.",
        ),
        ("Your Passes gain five more yards.", "Your Passes gain 5 more yards."),
    ],
)
def test_the_play(said: str, meant: str) -> None:
    assert effects(said, "offense") == effects(meant, "offense")


@pytest.mark.parametrize(
    ("scene", "said", "meant"),
    [
        (
            PLAY,
            "You must designate a Tight End as the receiver of this pass, if able.",
            "You must designate a Tight End as the receiver this down.",
        ),
        (
            PLAY,
            "You must designate a Fullback as the runner on this run.",
            "You must designate a Fullback as the runner this down.",
        ),
        (
            PLAY,
            "If you called this play on fourth down, gain 5 yards.",
            "If you call this play on fourth down, gain 5 yards.",
        ),
        (
            Scene(play=True, on_player=False, x=True),
            "If you chose 6 or more, draw an Action card.",
            "If X is 6 or more, draw an Action card.",
        ),
        (
            OFFENSE,
            "Your Tight Ends can use Receive abilities while Exhausted.",
            "The Receive abilities of your Tight Ends trigger even if Exhausted.",
        ),
        (
            HEARD,
            "The low end of all Medium Pass catch ranges is increased by 1.",
            "The low end of the catch ranges of all Medium Passes is increased by 1.",
        ),
        (
            HEARD,
            "All Long Pass catch ranges are 1 narrower.",
            "The catch ranges of all Long Passes are 1 narrower.",
        ),
    ],
)
def test_of_which_plays_and_players(scene: Scene, said: str, meant: str) -> None:
    one, other = read(said, scene), read(meant, scene)
    assert (one.abilities, one.effects) == (other.abilities, other.effects)


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        (
            "The offense must use a Fullback as the runner, if able, this down.",
            "The offense must designate a Fullback as the runner this down if able.",
        ),
        (
            "Your opponent must name an Exhausted Player as the receiver this down.",
            "Your opponent must designate an Exhausted Player as the receiver this down.",
        ),
    ],
)
def test_whom_they_must_use(said: str, meant: str) -> None:
    assert effects(said) == effects(meant)
