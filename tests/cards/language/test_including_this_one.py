"""`Each of your Players on the field, including this one`: that it is one of them goes without
saying, and nothing is read where it is none."""

from __future__ import annotations

import pytest

from snapcount.cards.language.meaning.refusal import Refusal
from snapcount.cards.language.meaning.scene import Scene
from snapcount.cards.language.reader import Unread, read
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import NEXT_DOWN, Side, player, scenario

PLAYER = Scene(side="defense")


@pytest.mark.parametrize(
    ("said", "plain"),
    [
        ("each of your Players on the field, including this one",
         "each of your Players on the field"),
        ("each of your Linebackers, counting this Player, up to 10 yards",
         "each of your Linebackers up to 10 yards"),
        ("each Player from this Player's team you have on the field, this one included",
         "each Player from this Player's team you have on the field"),
        ("each of your Players on the field, not counting this one",
         "each of your other Players on the field"),
        ("each of your Players on the field, excluding this Player",
         "each of your other Players on the field"),
    ],
)  # fmt: skip
def test_of_those_who_are_counted(said: str, plain: str) -> None:
    meant, same = (
        read(f"Tackle: The offense loses 5 yards for {each}.", PLAYER).abilities
        for each in (said, plain)
    )
    assert meant == same


def test_of_all_of_them() -> None:
    said = read("All of your Linebackers, including this one, have +5 rating.", PLAYER)
    assert said.abilities == read("All of your Linebackers have +5 rating.", PLAYER).abilities


@pytest.mark.parametrize(
    ("text", "scene"),
    [
        ("Gain 5 yards for each of your Players on the field, including this one.",
         Scene(action=True)),
        ("Exhaust: Energize two of your Players, including this one.", PLAYER),
        ("Exhaust: Energize all of your other Players, including this one.", PLAYER),
        ("Exhaust: Energize all of your Exhausted Players, including this one.", PLAYER),
        ("Exhaust: Exhaust all of your opponent's Players, including this one.", PLAYER),
        ("Exhaust: Energize all Players on your bench, including this one.", PLAYER),
    ],
)  # fmt: skip
def test_where_it_is_none_of_them(text: str, scene: Scene) -> None:
    with pytest.raises((Unread, Refusal)):
        read(text, scene)


@pytest.mark.parametrize("edition", EDITION_NAMES)
@pytest.mark.parametrize(("counted", "yards"), [("including", -20), ("excluding", -15)])
def test_it_counts_itself(edition: str, counted: str, yards: int) -> None:
    text = f"Tackle: The offense loses 5 yards for each of your Players, {counted} this one."
    side = Side(players=[player("LB", text, name="Backer")])
    game = scenario(edition, defense=side, at="designation", carrier="RB", tackler="Backer")
    game.run_to(NEXT_DOWN)
    assert game.yards_by_effects == yards
