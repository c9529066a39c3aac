"""What cards are worth: by their trees, never by their names."""

from __future__ import annotations

from typing import get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from snapcount.cards import tree
from snapcount.cards.card import AnyCard
from snapcount.decks.worth.abilities import HOLDING
from snapcount.decks.worth.card import worth
from snapcount.decks.worth.effects import EFFECTS
from snapcount.decks.worth.modifiers import MODIFIERS
from snapcount.decks.worth.part import EVEN, Mix
from snapcount.testing.cards import action, gridiron, player, power_up, says, superstar
from snapcount.testing.decks import generated

RUNS: Mix = {"run left": 0.4, "run middle": 0.3, "run right": 0.3}
PASSES: Mix = {"short pass": 0.4, "medium pass": 0.3, "long pass": 0.3}


def value(card: AnyCard, mix: Mix = EVEN) -> float:
    return worth(card).value({}, mix)


def test_worths_are_of_nodes_of_the_tree() -> None:
    assert EFFECTS.keys().isdisjoint(HOLDING)
    assert EFFECTS.keys() | HOLDING.keys() <= set(get_args(tree.Effect))
    assert set(MODIFIERS) <= set(get_args(tree.Modifier))


@given(st.integers(0, 2**32))
@settings(max_examples=20, deadline=None)
def test_every_card_has_a_worth_and_its_name_does_not_matter(seed: int) -> None:
    for card in generated(seed)[1]:
        found = worth(card)
        assert -500 < found.value({}) < 500
        assert worth(replace(card, name="Another", number="", text="", reminders=())) == found


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("Gain 10 yards.", "Gain 5 yards."),
        ("Draw 2 Action cards.", "Draw an Action card."),
        ("Gain 10 yards.", "Gain 10 yards. Discard an Action card."),
        ("It becomes first down.", "Gain 5 yards."),
        ("Energize one of your Players on the field.", "Draw a Play card."),
    ],
)
def test_more_is_worth_more(better: str, worse: str) -> None:
    one, other = action(better, side="offense"), action(worse, side="offense")
    assert value(one) > value(other) > 0


def test_what_helps_the_offense_is_no_good_on_defense() -> None:
    assert value(action("Gain 10 yards.", side="offense")) > 0
    assert value(action("Gain 10 yards.", side="defense")) < 0
    assert value(action("The offense loses 10 yards.", side="defense")) > 0
    assert value(action("Gain 10 yards.", side="generic")) > 0  # it is played on offense
    assert worth(action("Gain 10 yards.", side="generic")).side == "offense"
    assert worth(action("Draw an Action card.", side="generic")).side is None


def test_what_no_table_names_is_worth_a_little() -> None:
    node = tree.NameAnother
    assert node not in EFFECTS
    named = action("Choose another of your Players to be the runner.", side="offense")
    assert 0 < value(named) < value(action("Draw an Action card.", side="offense"))


def test_a_run_ability_is_worth_what_the_runs_are() -> None:
    runner = player("RB", "Run: Gain 10 yards.")
    assert value(runner, RUNS) > value(runner) > value(runner, PASSES)
    tackler = player("LB", "Tackle – Run: The offense loses 10 yards.")
    assert value(tackler, RUNS) == value(tackler, PASSES)  # the other player calls those


def test_a_superstar_outdoes_its_player() -> None:
    normal = player("WR", "Receive: Gain 10 yards.")
    assert value(superstar(normal, "Receive: Gain 20 yards.")) > value(normal)


def test_what_both_players_have_is_worth_something_to_who_uses_it_more() -> None:
    wet = gridiron("Each player's Run plays gain 5 fewer yards.")
    assert value(wet) == 0
    assert value(wet, PASSES) > 0 > value(wet, RUNS)


def test_a_chosen_player_is_whoever_it_is_good_for() -> None:
    assert value(says(tree.ExhaustPlayers, "Exhaust a Player on the field.")) > 0
    assert value(power_up("This Player cannot be exhausted.")) > 0


def test_no_more_cards_count_than_a_hand_holds() -> None:
    many = "Run: Draw Action cards equal to the rating of this Player."
    assert value(player("RB", many)) == value(player("RB", "Run: Draw 5 Action cards."))
    assert value(player("RB", many)) > value(player("RB", "Run: Draw 4 Action cards."))
