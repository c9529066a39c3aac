"""Plays that a seat has called are counted, one is forbidden; who is alike, who stays Energized."""

from __future__ import annotations

import pytest

from snapcount.cards.language.parse import parse_effects
from snapcount.cards.nouns import CountCalls
from snapcount.cards.tree import ForbidCall
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    CALL,
    NEXT_DOWN,
    NEXT_POSSESSION,
    ON_FIELD_ADJUSTMENTS,
    PICK,
    PICK_CARD,
    PRIOR_TO_SELECTING,
    Side,
    action,
    play,
    player,
    rule,
    scenario,
)
from snapcount.testing.cards import nodes

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)


@pytest.mark.parametrize(
    ("text", "node"),
    [
        ("Gain 5 yards for each Run play you have called this possession.", CountCalls),
        (
            "Look at your opponent's Play hand and choose a card. They cannot call it this down.",
            ForbidCall,
        ),
        (
            "Your opponent reveals a Play from their hand. They cannot call it this down.",
            ForbidCall,
        ),
    ],
)
def test_the_words_are_read_as_that(text: str, node: type) -> None:
    assert node in {type(part) for part in nodes(parse_effects(text))}


# Counting ----------------------------------------------------------------------------------------


@every_edition
def test_each_run_of_the_possession_counts_and_this_one_too(edition: str) -> None:
    text = "Run: Gain 5 yards for each Run play you have called this possession."
    back = player("RB", text, "This Player cannot be exhausted.")
    wide = play("Long Pass: 5 (0-9)", 3)
    game = scenario(edition, offense=Side(players=[back], plays=[wide]), carrier=back.name, ball=10)
    assert game.run_to(NEXT_DOWN).yards_by_effects == 5
    game.run_to("call")
    game.offense.calls(wide.name)
    game.run_to(NEXT_DOWN)
    assert game.yards_by_effects == 0, "a Pass"
    assert game.run_to(NEXT_DOWN).yards_by_effects == 10


@every_edition
def test_a_new_possession_counts_from_nothing(edition: str) -> None:
    text = "While you have called two or more Run plays this possession, your runs gain 5 yards."
    back = player("RB", text)
    game = scenario(edition, offense=Side(players=[back]), ball=5, down=3, clock=15)
    assert game.run_to(NEXT_DOWN).yards_by_effects == 0
    game.run_to(NEXT_POSSESSION)
    assert game.state.used == [noted for noted in game.state.used if noted.stretch > 1]


@rule("R-5")
@every_edition
def test_more_runs_than_passes(edition: str) -> None:
    text = "While you have called more runs than passes this half, your plays gain 5 more yards."
    wide = play("Long Pass: 5 (0-9)", 3)
    game = scenario(edition, offense=Side(players=[player("QB", text)], plays=[wide] * 2), ball=10)
    game.run_to("call")
    game.offense.calls(wide.name)
    assert game.run_to(NEXT_DOWN).yards_by_effects == 0, "a Pass"
    assert game.run_to(NEXT_DOWN).yards_by_effects == 0, "one each"
    assert game.run_to(NEXT_DOWN).yards_by_effects == 5, "two Runs, one Pass"


# Forbidding --------------------------------------------------------------------------------------


@rule("F-3")
@every_edition
def test_a_play_that_was_chosen_is_not_called(edition: str) -> None:
    text = "Your opponent reveals the Play cards in their hand. Choose one of them. It cannot be"
    card = action(f"{text} selected this down.", when=PRIOR_TO_SELECTING, name="Spy")
    one, two = play("Run Right", 5), play("Run Middle", 6)
    game = scenario(edition, offense=Side(plays=[one, two]), defense=[card], at=PRIOR_TO_SELECTING)
    game.defense.plays("Spy")
    game.both_pass()
    game.defense.answers(PICK_CARD(one.name))
    assert game.offense.asked("call")
    assert not game.offense.may(CALL(one.name))
    assert game.offense.may(CALL(two.name))
    game.run_to(NEXT_DOWN).run_to("call")
    assert game.offense.may(CALL(one.name)), "the next down"


@rule("F-3")
@every_edition
def test_a_play_that_was_revealed_is_not_called(edition: str) -> None:
    """Its owner chooses which one that is."""
    text = "Your opponent reveals a Play card from their hand. They cannot select that card"
    card = action(f"{text} this down.", when=PRIOR_TO_SELECTING, name="Spy")
    one, two = play("Run Right", 5), play("Run Middle", 6)
    game = scenario(edition, offense=Side(plays=[one, two]), defense=[card], at=PRIOR_TO_SELECTING)
    game.defense.plays("Spy")
    game.both_pass()
    game.offense.answers(PICK_CARD(one.name))
    assert not game.offense.may(CALL(one.name))
    assert game.offense.may(CALL(two.name))
    game.run_to(NEXT_DOWN).run_to("call")
    assert game.offense.may(CALL(one.name)), "the next down"


@rule("F-3")
@every_edition
@pytest.mark.parametrize(
    "text",
    [
        "Your opponent reveals their Play hand. Choose one of those cards.",
        "Look at your opponent's Play hand and choose a card from it.",
    ],
)
def test_a_play_that_was_chosen_is_the_only_one(edition: str, text: str) -> None:
    must = f"{text} They must select that card as their play this down."
    card = action(must, when=PRIOR_TO_SELECTING, name="Spy")
    one, two = play("Run Right", 5), play("Run Middle", 6)
    game = scenario(edition, offense=Side(plays=[one, two]), defense=[card], at=PRIOR_TO_SELECTING)
    game.defense.plays("Spy")
    game.both_pass()
    game.defense.answers(PICK_CARD(one.name))
    assert game.run_to(NEXT_DOWN).yards == 25
    game.run_to("call")
    assert game.offense.may(CALL(two.name)), "the next down"


# Players -----------------------------------------------------------------------------------------


@every_edition
def test_another_player_with_the_same_position(edition: str) -> None:
    card = action(
        "Exhaust one of your Wide Receivers. Exhaust another of your Players at the same position.",
        when=ON_FIELD_ADJUSTMENTS,
        name="Pair",
    )
    squad = [
        player("WR", name="Ali"),
        player("WR", name="Bo"),
        player("TE", name="Cy"),
        player("QB", name="Dan"),
    ]
    side = Side(players=squad, hand=[card], field=["Ali", "Bo", "Cy", "Dan"])
    game = scenario(edition, offense=side, at=ON_FIELD_ADJUSTMENTS)
    game.offense.plays("Pair")
    game.both_pass()
    game.offense.answers(PICK("Ali"))
    assert sorted(game.offense.exhausted) == ["Ali", "Bo"]


@rule("F-11")
@every_edition
def test_a_tackle_leaves_this_player_energized(edition: str) -> None:
    guard = player("LB", "This Player does not become Exhausted when tackling.", name="Iron")
    trip = action("Exhaust one of your opponent's Linebackers.", when=ON_FIELD_ADJUSTMENTS)
    game = scenario(
        edition,
        offense=[trip],
        defense=Side(players=[guard]),
        tackler="Iron",
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.run_to(NEXT_DOWN)
    assert "Iron" not in game.defense.exhausted
    game.run_to(ON_FIELD_ADJUSTMENTS)
    game.offense.plays(0)
    game.both_pass()
    assert "Iron" in game.defense.exhausted, "an effect may"
