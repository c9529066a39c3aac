"""Two Players who are on the field together."""

from __future__ import annotations

import pytest

from snapcount.cards.language.meaning.scene import Scene
from snapcount.cards.language.reader import Unread, read
from snapcount.cards.nouns import Compare, CountPlayers, Group
from snapcount.cards.tree import Static
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import NEXT_DOWN, Side, play, player, scenario

ACTION = Scene(action=True, on_player=False)
PLAYER = Scene(on_player=True, side="offense")
MORE = "your Runs gain 5 more yards"


@pytest.mark.parametrize(
    ("asked", "group"),
    [
        ("Aaron Jones is on the field with this Player", Group("you", named="Aaron Jones")),
        ("this Player is on the field with Aaron Jones", Group("you", named="Aaron Jones")),
        ("this Player and Aaron Jones are both on the field", Group("you", named="Aaron Jones")),
        ("Aaron Jones is also on the field", Group("you", named="Aaron Jones")),
        (
            "an Energized Tight End is on the field with this Player",
            Group("you", state="energized", positions=("TE",), other=True),
        ),
        (
            "this Player is on the field alongside another Tight End",
            Group("you", positions=("TE",), other=True),
        ),
    ],
)
def test_somebody_is_there_with_this_player(asked: str, group: Group) -> None:
    (ability,) = read(f"While {asked}, {MORE}.", PLAYER).abilities
    assert isinstance(ability, Static)
    assert ability.condition == Compare(CountPlayers(group), "at least", 1)


def test_on_no_player_there_is_nobody_to_be_with() -> None:
    with pytest.raises(Unread):
        read("If Aaron Jones is on the field with this Player, gain 5 yards.", ACTION)


@pytest.mark.parametrize("edition", EDITION_NAMES)
@pytest.mark.parametrize(("bench", "yards"), [("", 5), ("Second", 0), ("First", 0)])
def test_both_have_to_be_there(edition: str, bench: str, yards: int) -> None:
    text = f"While a Tight End is on the field with this Player, {MORE}."
    squad = [player("TE", text, name="First"), player("TE", name="Second"), player("RB")]
    game = scenario(
        edition,
        offense=Side(players=squad, bench=bench),
        calls=(play("Run Left", 3, name="Three"), play("Run Right", 0, "Long Pass", name="None")),
        carrier="RB",
        ball=40,
    )
    assert game.run_to(NEXT_DOWN).ball == 55 + yards
