"""The catch range that somebody's next plays have, in the words of those of all plays."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import effects

from snapcount.cards.language.meaning.scene import Scene
from snapcount.cards.language.reader import Unread, read
from snapcount.cards.tree import Triggered
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import NEXT_DOWN, Side, play, player, scenario


@pytest.mark.parametrize(
    ("said", "plain"),
    [
        ("Your next Pass has a catch range of 0-9.", "The catch range of your next Pass is 0-9."),
        ("Your next Pass has Catch Range 0-9.", "The catch range of your next Pass is 0-9."),
        (
            "Your next Pass has its catch range widened by 1.",
            "The catch range of your next Pass is widened by 1.",
        ),
        (
            "Your next play has a catch range of 2-7.",
            "The catch range of your next play is 2-7.",
        ),
        # What a sentence goes on to say of `it` is said of that play too
        (
            (
                "Your next Pass this possession cannot be intercepted and its catch range is"
                " widened by 1."
            ),
            (
                "Your next Pass this possession cannot be intercepted. The catch range of your next"
                " Pass this possession is widened by 1."
            ),
        ),
        (
            "Your next Pass this half gains 5 more yards and it cannot be intercepted.",
            (
                "Your next Pass this half gains 5 more yards. Your next Pass this half cannot be"
                " intercepted."
            ),
        ),
        (
            "Your Passes have Catch Range 0-9 this down.",
            "Your Passes have a catch range of 0-9 this down.",
        ),
    ],
)
def test_the_next_play_has_a_catch_range(said: str, plain: str) -> None:
    assert effects(said) == effects(plain)


@pytest.mark.parametrize("failed", ["Pass is incomplete", "play is stopped"])
def test_what_is_over_changes_what_comes_next(failed: str) -> None:
    widens = "expand the catch range of {} Pass by 1 at each end."
    (ability,) = read(f"Whenever your {failed}, {widens.format('your next')}", Scene()).abilities
    assert isinstance(ability, Triggered)
    assert ability.effects == effects(widens.format("your next").capitalize())
    with pytest.raises(Unread, match="by then the play is over"):
        read(f"Whenever your {failed}, {widens.format('this')}", Scene())


@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_after_an_incomplete_pass_the_next_is_easier(edition: str) -> None:
    text = "Whenever your Pass is incomplete, expand the catch range of your next Pass by 1."
    catcher = Side(players=[player("TE", text)])
    calls = (play("Short Pass: 15 (8-9)", 5), play("Run Middle", 2, "Run Left"))
    gained = []
    game = scenario(edition, offense=catcher, calls=calls)
    for _ in range(3):
        game.run_to(NEXT_DOWN)
        gained.append(game.yards)
    assert gained == [0, 15, 0]
