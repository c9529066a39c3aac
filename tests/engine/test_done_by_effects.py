"""Whose effect turned a Player, what Action cards cost, and how many of them a down allows."""

from __future__ import annotations

from typing import Any

import pytest

from snapcount.cards.card import Synergy
from snapcount.cards.language.card_reading import CardFields, read_card
from snapcount.engine import events
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    DISCARD,
    NEXT_DOWN,
    ON_FIELD_ADJUSTMENTS,
    PLAY,
    START_OF_POSSESSION,
    Side,
    action,
    player,
    rule,
    scenario,
)

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)
BEFORE = ON_FIELD_ADJUSTMENTS


def spare(*names: str) -> list[Any]:
    return [action("Draw a Play card.", when=BEFORE, name=name) for name in names]


# Whose effect ------------------------------------------------------------------------------------


@rule("T-5", "F-11")
@every_edition
@pytest.mark.parametrize(
    ("text", "mine", "theirs"),
    [
        ("Whenever one of your Players is Exhausted by your opponent, draw an Action card.", 0, 1),
        ("Whenever one of your Players becomes Exhausted by an effect, draw an Action card.", 1, 1),
        ("Whenever you exhaust one of your Players, draw an Action card.", 1, 0),
        ("Whenever an Action card exhausts one of your Players, draw an Action card.", 1, 1),
        (
            (
                "Whenever one of your Players is Exhausted by your opponent's Action card, draw an"
                " Action card."
            ),
            0,
            1,
        ),
    ],
)
def test_whose_effect_exhausted_a_player(edition: str, text: str, mine: int, theirs: int) -> None:
    """Designation and the cost of an ability are nobody's effect."""
    squad = [player("QB", text, "Exhaust: Gain 5 yards.", name="Ear"), player("RB", name="Back")]
    own = action("Exhaust one of your Running Backs.", when=BEFORE, name="Own")
    trip = action("Exhaust one of your opponent's Running Backs.", when=BEFORE, name="Trip")

    game = scenario(edition, offense=Side(players=squad, hand=[own]), defense=[trip], at=BEFORE)
    game.offense.uses("Ear")
    if game.defense.asked("timing point"):
        game.defense.passes()
    held = len(game.offense.hand)
    game.offense.plays("Own")
    game.both_pass()
    assert len(game.offense.hand) == held - 1 + mine

    other = scenario(edition, offense=Side(players=squad), defense=[trip], at=BEFORE)
    held = len(other.offense.hand)
    other.offense.passes()
    other.defense.plays("Trip")
    other.both_pass()
    assert len(other.offense.hand) == held + theirs


@rule("Z-2")
@every_edition
@pytest.mark.parametrize(
    ("who", "spared"),
    [
        ("an effect", {"card", "ability"}),
        ("an Action card", {"card"}),
        ("your opponent's Action card", {"card"}),
        ("an Action card played by your opponent", {"card"}),
    ],
)
@pytest.mark.parametrize("by", ["card", "ability"])
def test_which_text_would_exhaust_a_player(
    edition: str, who: str, spared: set[str], by: str
) -> None:
    """An ability of a Player is no Action card."""
    text = f"If this Player would be Exhausted by {who}, draw an Action card instead."
    squad = Side(players=[player("RB", text, name="Back")])
    exhausts = "Exhaust one of your opponent's Running Backs."
    trip = action(exhausts, when=BEFORE, name="Trip")
    rusher = player("LB", f"Exhaust: {exhausts}", name="Rusher")
    game = scenario(edition, offense=squad, defense=Side(players=[rusher], hand=[trip]), at=BEFORE)
    held = len(game.offense.hand)
    if game.offense.asked("timing point"):
        game.offense.passes()
    if by == "card":
        game.defense.plays("Trip")
    else:
        game.defense.uses("Rusher")
    game.both_pass()
    assert ("Back" in game.offense.exhausted) == (by not in spared)
    assert len(game.offense.hand) == held + (by in spared)


# Costs -------------------------------------------------------------------------------------------


@rule("T-11")
@every_edition
def test_an_action_card_costs_a_card_of_either_hand(edition: str) -> None:
    text = "To play an Action card, a player must first discard another card."
    guard = player("LB", text)
    game = scenario(edition, offense=spare("One", "Two"), defense=Side(players=[guard]), at=BEFORE)
    plays = len(game.offense.play_hand)
    game.offense.plays("One")
    assert game.offense.may(DISCARD("Two"))
    game.offense.answers(DISCARD("Run Left, 3, stops -"))
    assert len(game.offense.play_hand) == plays - 1
    assert "Two" in game.offense.hand


@every_edition
def test_only_offense_cards_cost_more(edition: str) -> None:
    guard = player("LB", "Offense Action cards cost an Action card to play.")
    dear = action("Gain 5 yards.", when=BEFORE, side="offense", name="Dear")
    cheap = action("Gain 5 yards.", when=BEFORE, name="Cheap")
    watching = Side(players=[guard], hand=[cheap])
    game = scenario(edition, offense=[dear], defense=watching, at=BEFORE)
    assert not game.offense.may(PLAY("Dear")), "nothing to discard"
    game = scenario(edition, offense=[dear, cheap], defense=Side(players=[guard]), at=BEFORE)
    game.offense.plays("Dear")
    assert game.offense.discard.count("Cheap") == 1
    game = scenario(edition, offense=[cheap], defense=Side(players=[guard]), at=BEFORE)
    game.offense.plays("Cheap")
    assert game.run_to(NEXT_DOWN).yards_by_effects == 5


# Limits ------------------------------------------------------------------------------------------


@every_edition
def test_two_action_cards_a_down(edition: str) -> None:
    guard = player("LB", "Players may not play more than two Action cards each down.")
    cards = spare("One", "Two", "Three")
    game = scenario(edition, offense=cards, defense=Side(players=[guard]), at=BEFORE)
    game.offense.plays("One")
    if game.defense.asked("timing point"):
        game.defense.passes()
    game.offense.plays("Two")
    assert not game.offense.may(PLAY("Three"))
    game.run_to(NEXT_DOWN).run_to(BEFORE)
    assert game.offense.may(PLAY("Three"))


# Aimed at one's Players --------------------------------------------------------------------------


@rule("T-18")
@every_edition
def test_only_what_is_aimed_at_ones_players_is_cancelled(edition: str) -> None:
    shield = action(
        "Cancel an Action card that targets one of your Players.", when=BEFORE, name="Shield"
    )
    trip = action("Exhaust one of your opponent's Running Backs.", when=BEFORE, name="Trip")
    wind = action("The offense loses 5 yards.", when=BEFORE, name="Wind")
    game = scenario(edition, offense=[shield], defense=[trip, wind], at=BEFORE)
    game.defense.plays("Wind")
    assert not game.offense.may(PLAY("Shield")), "it aims at nobody"
    game.defense.plays("Trip")
    game.offense.plays("Shield")
    game.run_to(NEXT_DOWN)
    assert game.yards_by_effects == -5
    assert game.log.count(events.CANCELLED) == 1


@every_edition
def test_an_effect_at_ones_players_gets_another_target(edition: str) -> None:
    swerve = action(
        "Choose a new target for an opponent's effect that targets one of your Players.",
        when=BEFORE,
        name="Swerve",
    )
    trip = action("Exhaust a Running Back or Linebacker.", when=BEFORE, name="Trip")
    game = scenario(edition, offense=[swerve], defense=[trip], at=BEFORE)
    game.defense.plays("Trip")
    game.offense.plays("Swerve")
    game.both_pass()
    game.offense.picks("LB")
    assert game.offense.exhausted == []
    assert game.defense.exhausted == ["Linebacker"]


@rule("S-3")
@pytest.mark.parametrize("edition", ["2021", "2022", "crd"])
def test_a_synergy_gives_a_timeout_when_the_game_begins(edition: str) -> None:
    """One that asks whether it is active itself does not make itself so."""
    words = "Active while you have an active Synergy or it is the first half."
    text = f"{words} At the start of the game, you gain a timeout."
    card = read_card(CardFields(kind="synergy", name="Calm", text=text))
    assert isinstance(card, Synergy)
    wait = action("Draw a Play card.", when=START_OF_POSSESSION)
    game = scenario(edition, offense=Side(synergy=card, hand=[wait]), at=START_OF_POSSESSION)
    game.run_to("play or kick")
    assert (game.offense.timeouts, game.defense.timeouts) == (4, 3)
