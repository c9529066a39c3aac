"""What each player does, each does with their own: the offense first, then the defense."""

from __future__ import annotations

import dataclasses
from typing import Any

import pytest
from tests.cards.language.meaning import effects

from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    DISCARD,
    DONE,
    NUMBER,
    ON_FIELD_ADJUSTMENTS,
    PICK,
    Scenario,
    Side,
    action,
    gridiron,
    player,
    rule,
    scenario,
)

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)
SPARE = action("Gain 5 yards.", name="Spare")
OTHER = action("Gain 15 yards.", name="Other")
OFFENSE = (PICK("QB"), PICK("RB"), PICK("WR"), PICK("TE"))
DEFENSE = (PICK("DE"), PICK("LB"), PICK("CB"), PICK("S"))


def resolved(edition: str, text: str, by: str = "offense", **sides: Side) -> Scenario:
    """The card has been played at On Field Adjustments, and both have passed."""
    card = action(text, when=ON_FIELD_ADJUSTMENTS)
    having: dict[str, Any] = {"offense": Side(), "defense": Side(), **sides}
    having[by] = dataclasses.replace(having[by], hand=[card, *having[by].hand])
    game = scenario(edition, at=ON_FIELD_ADJUSTMENTS, **having)
    if by == "defense" and game.offense.asked("timing point"):
        game.offense.passes()
    getattr(game, by).plays(0)
    return game.both_pass()


@rule("T-6")
@every_edition
@pytest.mark.parametrize("by", ["offense", "defense"])
@pytest.mark.parametrize(
    "text",
    [
        "Each player chooses one of their Players and exhausts it.",
        "Each player chooses one of their own Players. Exhaust those Players.",
        "Each player exhausts one of their Players.",
        "Both players exhaust one of their own Players.",
    ],
)
def test_each_player_chooses_of_their_own(edition: str, by: str, text: str) -> None:
    game = resolved(edition, text, by)
    game.offense.offered(*OFFENSE).picks("TE")
    game.defense.offered(*DEFENSE).picks("CB")
    assert game.offense.exhausted == ["Tight End"]
    assert game.defense.exhausted == ["Cornerback"]


@every_edition
def test_each_player_may_stop_for_themselves(edition: str) -> None:
    tired = Side(exhausted=("QB", "RB", "WR"))
    worn = Side(exhausted=("DE", "LB", "CB"))
    text = "Each player energizes up to two of their Players."
    game = resolved(edition, text, offense=tired, defense=worn)
    game.offense.answers(PICK("QB")).answers(DONE)
    game.defense.answers(PICK("DE")).answers(PICK("CB"))
    assert game.offense.exhausted == ["Running Back", "Wide Receiver"]
    assert game.defense.exhausted == ["Linebacker"]


@every_edition
def test_whoever_has_none_is_not_asked(edition: str) -> None:
    text = "Each player exhausts one of their Tight Ends."
    game = resolved(edition, text)
    assert game.offense.exhausted == ["Tight End"]
    assert game.defense.exhausted == []


@every_edition
def test_one_of_each_players_is_one_of_both(edition: str) -> None:
    game = resolved(edition, "Exhaust one of each player's Players.", "defense")
    game.defense.offered(*OFFENSE).picks("RB")
    game.defense.offered(*DEFENSE).picks("S")
    assert game.offense.exhausted == ["Running Back"]
    assert game.defense.exhausted == ["Safety"]


@every_edition
def test_each_player_benches_and_substitutes_their_own(edition: str) -> None:
    game = resolved(edition, "Each player puts one of their Players on the bench.")
    game.offense.picks("TE")
    game.defense.picks("CB")
    assert "Tight End" not in game.offense.field
    assert "Cornerback" not in game.defense.field
    game = resolved(edition, "Each player substitutes one of their Players.", "defense")
    game.offense.picks("TE")
    game.defense.picks("CB")
    assert "Slot Receiver" in game.offense.field
    assert "Defensive Tackle" in game.defense.field


@every_edition
def test_each_player_discards_of_their_own_hand(edition: str) -> None:
    text = "Each player chooses one of their own Action cards and discards it."
    game = resolved(edition, text, offense=Side(hand=[SPARE, OTHER]), defense=Side(hand=[SPARE]))
    game.offense.offered(DISCARD(1), DISCARD(2)).answers(DISCARD(2))
    assert game.offense.hand == ["Spare"]
    assert game.defense.hand == []


@every_edition
def test_that_many_is_each_players_own_number(edition: str) -> None:
    text = "Each player discards all of their Action cards and draws that many Action cards."
    game = resolved(edition, text, offense=Side(hand=[SPARE, OTHER]), defense=Side(hand=[SPARE]))
    assert game.offense.hand == ["Blank", "Blank"]
    assert game.defense.hand == ["Blank"]


@every_edition
def test_up_to_so_many_is_each_players_own_choice(edition: str) -> None:
    text = "Each player discards up to two Action cards."
    two = Side(hand=[SPARE, OTHER])
    game = resolved(edition, text, offense=two, defense=two)
    game.offense.offered(NUMBER(0), NUMBER(1), NUMBER(2)).answers(NUMBER(0))
    game.defense.offered(NUMBER(0), NUMBER(1), NUMBER(2)).answers(NUMBER(2))
    assert len(game.offense.hand) == 2
    assert game.defense.hand == []


@every_edition
def test_who_does_it_has_what_comes_of_it(edition: str) -> None:
    text = "Each player discards an Action card. If they do, they draw two Action cards."
    game = resolved(edition, text, defense=Side(hand=[SPARE]))
    assert game.offense.hand == []
    assert game.defense.hand == ["Blank", "Blank"]


@pytest.mark.parametrize(
    ("said", "plain"),
    [
        (
            "Both players discard all of their Action cards, then each draws three Action cards.",
            "Each player discards all of their Action cards and draws three Action cards.",
        ),
        (
            "Both players discard their Action hands, then each draw three Action cards.",
            "Each player discards all of their Action cards and draws three Action cards.",
        ),
        (
            "Both players shuffle their Play discard piles into their Play decks.",
            "Each player shuffles their Play discard pile into their Play deck.",
        ),
        (
            "Both players draw two cards from their Action decks.",
            "Each player draws 2 Action cards.",
        ),
    ],
)
def test_each_has_a_hand_a_deck_and_a_discard_pile(said: str, plain: str) -> None:
    assert effects(said) == effects(plain)


@rule("R-45")
@pytest.mark.parametrize("edition", EDITION_NAMES[1:])
@pytest.mark.parametrize(
    "text",
    [
        "Each player discards an Action card whenever they use an Exhaust ability.",
        "Whenever each player uses an Exhaust ability, they must discard an Action card.",
        "Whenever a player uses an Exhaust ability, that player discards an Action card.",
    ],
)
def test_what_each_player_does_for_what_they_do_themselves(edition: str, text: str) -> None:
    user = player("LB", "Exhaust: The offense loses 5 yards.")
    game = scenario(
        edition,
        offense=Side(hand=[SPARE], gridirons=[gridiron(text)]),
        defense=Side(hand=[OTHER], players=[user]),
        at=ON_FIELD_ADJUSTMENTS,
    )
    if game.offense.asked("timing point"):
        game.offense.passes()
    game.defense.uses("LB")
    game.both_pass()
    assert game.offense.hand == ["Spare"]
    assert game.defense.hand == []
