"""`On your field` and `on your bench`: those are one's own Players alone."""

from __future__ import annotations

from typing import Any

import pytest

from snapcount.cards.language.meaning.scene import Scene
from snapcount.cards.language.reader import read
from snapcount.cards.nouns import Compare, CountPlayers, Group, Synergized
from snapcount.testing import NEXT_DOWN, Side, player, scenario


def asked(condition: str) -> Any:
    (ability,) = read(f"While {condition}, your Runs gain 5 more yards.", Scene()).abilities
    return ability.condition  # type: ignore[union-attr]


@pytest.mark.parametrize(
    ("said", "group"),
    [
        ("a Legend is on your field", Group("you", status="legend")),
        ("one of your Legends is on your field", Group("you", status="legend")),
        ("a Linebacker is on your bench", Group("you", "bench", positions=("LB",))),
        ("a Legend is on your opponent's field", Group("opponent", status="legend")),
        ("a Legend is on the field", Group(status="legend")),
    ],
)
def test_whose_field_it_is_says_whose_players_they_are(said: str, group: Group) -> None:
    assert asked(said) == Compare(CountPlayers(group), "at least", 1)


def test_all_of_ones_own_are_on_ones_bench_if_none_is_on_the_field() -> None:
    none = Compare(CountPlayers(Group("you", positions=("LB",))), "exactly", 0)
    assert asked("all of your Linebackers are on your bench") == none


def test_this_player_is_nowhere_else_than_with_its_own() -> None:
    assert asked("this Player is on your bench") == asked("this Player is on the bench")


def test_ones_team_is_synergized_if_one_is() -> None:
    assert asked("your team is Synergized") == Synergized()


@pytest.mark.parametrize("edition", ["2022", "crd"])
@pytest.mark.parametrize("mine", [True, False])
def test_a_legend_across_the_ball_is_not_on_ones_field(edition: str, mine: bool) -> None:
    text = "While a Legend is on your field, your Runs gain 5 more yards."
    runner = player("RB", text, name="Runner", legend=mine)
    other = player("LB", name="Other", legend=not mine)
    sides = Side(players=[runner]), Side(players=[other])
    game = scenario(edition, offense=sides[0], defense=sides[1])
    game.run_to(NEXT_DOWN)
    assert game.yards == (20 if mine else 15)
