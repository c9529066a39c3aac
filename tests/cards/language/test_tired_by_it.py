"""Who does not become Exhausted when designated is spared that, and not what cards do (F-11)."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import effects

from snapcount.cards.language.reader import Scene, read
from snapcount.cards.tree import Cannot, Lasting
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    END_OF_PLAY,
    Side,
    action,
    player,
    power_up,
    rule,
    scenario,
)

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)
TIRES = action("Exhaust the runner.", when=END_OF_PLAY, name="Tires")
DRAWS = action("Draw an Action card.", when=END_OF_PLAY)
BY_IT = [
    "Whenever this Player is designated, he does not become Exhausted.",
    "Run: Gain 5 yards. This Player does not become Exhausted.",
    "Run: Gain 5 yards. This Player does not become Exhausted on this play.",
    "The first time each half this Player runs the ball, they stay Energized.",
    "This Player does not become Exhausted when he is the runner.",
    "This Player stays Energized if he is the runner.",
    "Your runner does not become Exhausted.",
    "Your runner stays Energized if the Run gains 5 or more yards.",
    "Your runner does not become Exhausted unless the Run gains 20 or more yards.",
    "This Player does not become Exhausted unless the Run gains 20 or more yards.",
]
BY_ANYTHING = [
    "Whenever this Player is designated, he cannot be Exhausted this down.",
    "Run: Gain 5 yards. This Player does not become Exhausted this down.",
    "This Player cannot be Exhausted while he is the runner.",
    "Your runner cannot be Exhausted.",
    "Run: Gain 5 yards. This Player cannot be Exhausted during this play.",
]


@rule("F-11")
@every_edition
@pytest.mark.parametrize("text", [*BY_IT, *BY_ANYTHING])
def test_the_play_does_not_exhaust_him(edition: str, text: str) -> None:
    side = Side(players=[player("RB", text)], hand=[DRAWS])
    game = scenario(edition, offense=side, at=END_OF_PLAY)
    assert game.offense.exhausted == []


@rule("F-11")
@every_edition
@pytest.mark.parametrize("text", [*BY_IT, *BY_ANYTHING])
def test_a_card_does_unless_nothing_can(edition: str, text: str) -> None:
    side = Side(players=[player("RB", text, name="Back")], hand=[DRAWS])
    game = scenario(edition, offense=side, defense=[TIRES], at=END_OF_PLAY)
    game.offense.passes()
    game.defense.plays(0)
    game.both_pass()
    assert game.offense.exhausted == (["Back"] if text in BY_IT else [])


def test_on_a_power_up_too() -> None:
    text = "The first time each half this Player is designated, they do not become Exhausted."
    side = Side(attached={"RB": [power_up(text)]}, hand=["Gain 5 yards.", DRAWS])
    game = scenario("crd", offense=side, at=END_OF_PLAY)
    assert game.offense.exhausted == []


@pytest.mark.parametrize(
    ("text", "by"),
    [
        ("The runner does not become Exhausted.", "designation"),
        ("The runner does not become Exhausted this down.", None),
        ("The runner cannot be Exhausted.", None),
    ],
)
def test_how_long_is_said_of_whatever_may_come(text: str, by: str | None) -> None:
    (held,) = effects(text)
    assert isinstance(held, Lasting)
    assert isinstance(held.modifier, Cannot)
    assert held.modifier.by == by


@pytest.mark.parametrize("role", ["runner", "receiver", "tackler"])
def test_a_standing_text_of_whoever_is_designated_is_about_that(role: str) -> None:
    (found,) = read(f"The {role} does not become Exhausted.", Scene(play=True)).abilities
    (barred,) = read(f"The {role} cannot be Exhausted.", Scene(play=True)).abilities
    assert found.modifier.by == "designation"  # type: ignore[union-attr]
    assert barred.modifier.by is None  # type: ignore[union-attr]


def test_a_chosen_player_who_is_designated_is_spared_that() -> None:
    text = (
        "Choose one of your Running Backs. If that Player is designated this down, gain 10 yards"
        " and they do not become Exhausted."
    )
    _, waits = effects(text)
    spared = waits.ability.effects[-1]
    assert isinstance(spared, Lasting)
    assert spared.modifier.by == "designation"  # type: ignore[union-attr]
