"""What a Player would hear only while off the field is refused (S-5, T-14, R-41)."""

from __future__ import annotations

from typing import get_args

import pytest

from snapcount.cards.language.card_reading import CardFields, read_card
from snapcount.cards.language.discourse.off_the_field import OF_THE_OFFENSE
from snapcount.cards.language.kernel.errors import TextError
from snapcount.cards.language.parse import parse_abilities
from snapcount.cards.tree import Ability
from snapcount.cards.tree.timing import Event, WouldEvent
from snapcount.cards.words import Position
from snapcount.testing import (
    NEXT_DOWN,
    NEXT_POSSESSION,
    ON_FIELD_ADJUSTMENTS,
    Side,
    action,
    play,
    player,
    rule,
    scenario,
)

ON_DEFENSE = [
    "Whenever you intercept a pass, draw an Action card.",
    "Whenever your opponent fumbles, draw an Action card.",
    "Whenever you stop a Run, draw an Action card.",
    "Whenever your opponent punts, draw an Action card.",
    "When your opponent's pass would be complete, it is incomplete instead.",
    "The first time your opponent calls a Long Pass each half, draw an Action card.",
    "Whenever you intercept a pass or recover a fumble, draw an Action card.",
    "At the start of a down, if you are on defense, draw an Action card.",
]
ON_OFFENSE = [
    "Whenever you throw an interception, draw an Action card.",
    "Whenever you gain a first down, draw an Action card.",
    "When your pass would be incomplete, it is complete instead.",
    "Whenever you call a Run, gain 5 yards.",
]
OF_THEIR_PLAYS = [
    "Your opponent's Run Middle plays gain 10 fewer yards.",
    "While this Player is Energized, your opponent's Run Middle plays gain 10 fewer yards.",
    "The base yards of your opponent's Pass plays are reduced by 5.",
    "The catch range of your opponent's Pass plays is 1 narrower.",
    "Your opponent's plays use 1 more Time Unit.",
]
OF_YOUR_PLAYS = [
    "Your Run Middle plays gain 10 more yards.",
    "While this Player is Energized, the base yards of your Runs are increased by 5.",
]
ON_EITHER = [
    "Whenever a player fumbles, that player draws an Action card.",
    "Whenever your opponent plays an Action card, draw an Action card.",
    "Whenever your opponent scores a touchdown, draw an Action card.",
    "Whenever a pass is intercepted, draw an Action card.",
    "Whenever you spend a timeout, draw an Action card.",
]


def reads(position: str, text: str) -> bool:
    """Whether a Player of that position may say so; if not, it is told what to write instead."""
    try:
        read_card(CardFields(name="A", kind="player", position=position, text=text))
    except TextError as error:
        told = "write “Bench:” before it" in error.message
        return not (error.code == "never" and told)
    return True


@rule("S-5", "R-41")
@pytest.mark.parametrize("text", ON_DEFENSE)
def test_what_happens_on_defense_is_for_a_defensive_player(text: str) -> None:
    assert reads("LB", text)
    assert not reads("QB", text)


@rule("S-5", "R-41")
@pytest.mark.parametrize("text", ON_OFFENSE)
def test_what_happens_on_offense_is_for_an_offensive_player(text: str) -> None:
    assert reads("QB", text)
    assert not reads("LB", text)


@rule("S-5", "R-41")
@pytest.mark.parametrize(
    ("text", "here", "elsewhere"),
    [
        *((text, "LB", "QB") for text in OF_THEIR_PLAYS),
        *((text, "QB", "LB") for text in OF_YOUR_PLAYS),
    ],
)
def test_what_holds_for_plays_holds_while_they_are_run(
    text: str, here: str, elsewhere: str
) -> None:
    assert reads(here, text)
    assert not reads(elsewhere, text)
    assert reads(elsewhere, f"Bench: {text}")


@rule("T-9")
@pytest.mark.parametrize(
    ("text", "here", "elsewhere"),
    [
        ("Your opponent's Runs gain 5 fewer yards this down.", "LB", "QB"),
        ("If it is third down, your opponent's Runs gain 5 fewer yards.", "LB", "QB"),
        ("Your Runs gain 5 more yards this down.", "QB", "LB"),
    ],
)
def test_nor_does_it_matter_for_this_down(text: str, here: str, elsewhere: str) -> None:
    read_card(CardFields(name="A", kind="player", position=here, text=f"Exhaust: {text}"))
    fields = CardFields(name="A", kind="player", position=elsewhere, text=f"Exhaust: {text}")
    with pytest.raises(TextError, match="will run no play"):
        read_card(fields)


@pytest.mark.parametrize("position", ["QB", "LB"])
@pytest.mark.parametrize(
    "text",
    [
        "All Run plays gain 5 fewer yards.",
        "The offense's Run plays gain 5 fewer yards.",
        "Exhaust: Your Runs gain 5 more yards this half.",
        "Exhaust: Your opponent's Runs gain 5 fewer yards this half.",
    ],
)
def test_other_plays_and_later_ones_are_run(position: str, text: str) -> None:
    assert reads(position, text)


@pytest.mark.parametrize("text", ON_EITHER)
def test_what_happens_on_either_side_is_for_anyone(text: str) -> None:
    assert reads("QB", text)
    assert reads("LB", text)


@rule("T-14")
def test_from_the_bench_a_player_hears_it_all() -> None:
    for text in (*ON_DEFENSE[:4], *ON_OFFENSE[:2]):
        assert reads("QB", f"Bench: {text}")
        assert reads("LB", f"Bench: {text}")


@rule("S-5")
@pytest.mark.parametrize(("position", "drawn"), [("LB", 1), ("WR", 0)])
def test_only_who_is_on_the_field_hears_it(position: Position, drawn: int) -> None:
    """The ability is read for nobody's side, and then given to a Player of either."""
    abilities = parse_abilities("Whenever you intercept a pass, draw an Action card.")
    held = [hands_after_an_interception(position, *each) for each in (abilities, ())]
    assert held[0] - held[1] == drawn


def hands_after_an_interception(position: Position, *abilities: Ability) -> int:
    """How many Action cards both players hold; the defense's Players are named to stand there."""
    game = scenario(
        "crd",
        defense=Side(
            players=[player(position, *abilities)],
            hand=[action("The play becomes an interception.", when=ON_FIELD_ADJUSTMENTS)],
        ),
        calls=(play("Short Pass: 20 (0-9)", 0), play("Run Left", 0, "Run Right")),
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.defense.plays(0)
    game.run_to(NEXT_POSSESSION).run_to(NEXT_DOWN)
    return len(game.offense.hand) + len(game.defense.hand)


def test_every_occasion_of_a_side_is_one_that_there_is() -> None:
    assert {*get_args(Event), *get_args(WouldEvent)} >= OF_THE_OFFENSE
