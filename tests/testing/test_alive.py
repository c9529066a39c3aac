"""Whether a text ever matters: what changes no game is found, and what does is not blamed."""

from __future__ import annotations

import pytest

from snapcount.cards.card import ActionCard, AnyCard, PlayerCard
from snapcount.cards.catalog.catalog import load
from snapcount.cards.nouns import StrengthIn, YardsWould
from snapcount.cards.tree import (
    Ability,
    Draw,
    Gain,
    If,
    ModifyYards,
    OnDesignation,
    Qualifier,
    Static,
    Timing,
    Would,
)
from snapcount.testing.alive import alive, dead_parts, silenced

SOME = 8
"""One shipped card in so many is tried here; `snapcount card alive` tries them all."""


def back(*abilities: Ability) -> PlayerCard:
    return PlayerCard(name="A", side="offense", position="RB", abilities=abilities)


def test_a_card_that_changes_a_game_is_alive() -> None:
    card = back(OnDesignation("run", (Gain(5),)))
    found = alive(card, silenced(card))
    assert found is not None
    assert found.decision > 0


NEVER: dict[str, Ability] = {
    "no Run is received": OnDesignation("receive", (Gain(5),), Qualifier(("run",))),
    "no Strength is 10": OnDesignation("run", (If(StrengthIn(10, 10), (Gain(5),)),)),
    "0 more yards": Static(ModifyYards(0)),
    "no play gains 500 yards": Would(
        "the play would gain yards",
        (Draw("you", "play", 1),),
        condition=YardsWould(at_least=500),
    ),
}


@pytest.mark.parametrize("ability", NEVER.values(), ids=NEVER)
def test_what_never_matters_is_dead_and_the_other_ability_is_not(ability: Ability) -> None:
    assert dead_parts(back(OnDesignation("run", (Gain(5),)), ability), games=12) == [1]


def test_an_action_that_does_nothing_is_dead() -> None:
    idle = ActionCard(
        name="A", subtype="generic", effects=(Gain(0),), timing=Timing(("end of the play",))
    )
    assert dead_parts(idle, games=12) == [0]
    assert (
        dead_parts(ActionCard(name="A", subtype="generic", effects=(Draw("you", "play", 1),))) == []
    )


def shipped() -> list[AnyCard]:
    found = [known.verdict.card for known in load() if not known.own]
    return [card for card in found if card is not None][::SOME]


@pytest.mark.parametrize("card", shipped(), ids=lambda card: card.name)
def test_every_ability_of_a_shipped_card_changes_some_game(card: AnyCard) -> None:
    assert dead_parts(card, games=200) == []
