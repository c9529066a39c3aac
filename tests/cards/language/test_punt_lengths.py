"""How far punts go, whatever they would: all of them, or those on some Grit values."""

from __future__ import annotations

from typing import Any

import pytest
from tests.cards.language.meaning import effects, is_refused, modifier, printed
from tests.cards.language.test_touchbacks import punted

from snapcount.cards.tree import DetermineGrit, If, Lasting, ModifyPunts, PuntsGo, PuntsIntoEndZone
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import NEXT_POSSESSION, PUNT, Side, play, player, rule, scenario

BLOCKED = (Lasting(PuntsGo(0, "opponent", 0, 2), "this down"),)


@pytest.mark.parametrize(
    "text",
    [
        "If your opponent punts this down and the Grit is 0-2, the punt travels 0 yards.",
        "If your opponent punts this down, it goes 0 yards if the Grit is 2 or less.",
        "Your opponent's punts go 0 yards on a Grit of 0-2 this down.",
        "Your opponent's punts this down go only 0 yards with a Grit of 2 or lower.",
    ],
)
def test_on_some_grit_values(text: str) -> None:
    assert effects(text) == BLOCKED


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("Your punts go 60 yards.", PuntsGo(60)),
        ("Whenever your opponent punts, the ball travels 20 yards.", PuntsGo(20, "opponent")),
        ("All punts travel 50 yards on a Grit of 5 or more.", PuntsGo(50, "each player", 5)),
    ],
)
def test_all_of_them(text: str, said: PuntsGo) -> None:
    assert modifier(text) == said
    assert modifier(f"{printed(said, 'Modifier')}.") == said


def test_its_neighbors() -> None:
    assert modifier("Your punts go 5 more yards.") == ModifyPunts(5)
    determined = effects("Determine Grit. If the Grit is 0-2, your punts go 0 yards this half.")
    assert [type(each) for each in determined] == [DetermineGrit, If]
    text = "If you punt this down, it goes 60 yards. If it would reach the end zone, your opponent"
    _, zone = effects(f"{text} starts at their own 10 instead.")
    assert zone == Lasting(PuntsIntoEndZone(10), "this down")
    assert is_refused("Whenever you punt, draw an Action card and the punt goes 60 yards.")


@rule("K-2")
@pytest.mark.parametrize("edition", ["2021", "2022", "crd"])
@pytest.mark.parametrize(("grit", "starts"), [(0, 60), (2, 60), (3, 25)])
def test_a_punt_with_another_grit_goes_as_far_as_ever(edition: str, grit: int, starts: int) -> None:
    text = "If you punt this down and the Grit is 0-2, the punt goes 0 yards."
    assert punted(edition, grit, text, ball=40).ball == starts


@rule("K-2")
@pytest.mark.parametrize("edition", EDITION_NAMES)
@pytest.mark.parametrize(
    ("side", "texts", "starts"),
    [
        ("offense", ("Your punts go 10 yards.",), 70),
        ("offense", ("Your punts go 10 yards.", "Your punts go 5 more yards."), 65),
        ("defense", ("Your punts go 10 yards.",), 55),
        ("defense", ("Your opponent's punts go 10 yards on a Grit of 0.",), 70),
        ("defense", ("Your opponent's punts go 10 yards on a Grit of 1-9.",), 55),
    ],
)
def test_they_go_so_far(edition: str, side: str, texts: tuple[str, ...], starts: int) -> None:
    """A Grit of 0 is 25 yards."""
    position: Any = "TE" if side == "offense" else "LB"
    squad = [player(position, text, name=f"{n}") for n, text in enumerate(texts)]
    sides: Any = {
        each: Side(
            players=squad if each == side else [],
            play_deck=[play("Run Left", 0, name=f"{each} {n}") for n in range(6)],
        )
        for each in ("offense", "defense")
    }
    game = scenario(edition, ball=20, **sides)
    game.offense.answers(PUNT)
    assert game.run_to(NEXT_POSSESSION).ball == starts
