"""Abilities that Players have of one another, and what a deck was built of."""

from __future__ import annotations

import pytest

from snapcount.cards.nouns import That
from snapcount.cards.tree import GainAbilitiesOf
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    NEXT_DOWN,
    ON_FIELD_ADJUSTMENTS,
    PICK,
    Side,
    action,
    gridiron,
    player,
    power_up,
    rule,
    scenario,
    superstar,
)
from snapcount.testing.cards import nodes
from snapcount.testing.layout import HandCard

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)
later_editions = pytest.mark.parametrize("edition", EDITION_NAMES[1:])
BEFORE = ON_FIELD_ADJUSTMENTS

BACK = player("RB", "Run: Gain 5 yards.", "Receive: Gain 10 yards.", name="Back")


@rule("T-9", "T-13")
@every_edition
@pytest.mark.parametrize(("keyword", "yards"), [("Run ", 20), ("Receive ", 15), ("", 20)])
def test_a_player_gains_abilities_with_a_keyword(edition: str, keyword: str, yards: int) -> None:
    """On a Run it is the Run ability that counts; the other one is no use here."""
    text = (
        "Exhaust: Choose another of your Players on the field. This Player gains that Player's "
        f"{keyword}abilities until the end of the down. Energize this Player."
    )
    copier = player("QB", text, name="Copier")
    squad = Side(players=[copier, BACK])
    game = scenario(edition, offense=squad, at=BEFORE, carrier="Copier")
    game.offense.uses("Copier")
    game.both_pass()
    game.offense.picks("Back")
    assert game.run_to(NEXT_DOWN).yards == yards


@rule("T-9")
@every_edition
@pytest.mark.parametrize(("carrier", "yards"), [("Back", 20), ("End", 20), ("Wide", 15)])
def test_two_players_have_each_others_abilities(edition: str, carrier: str, yards: int) -> None:
    text = "Choose two of your Players on the field. Each of them has the other's abilities."
    end = player("TE", "Receive: The offense loses 5 yards.", name="End")
    wide = player("WR", name="Wide")
    squad = Side(players=[BACK, end, wide], hand=[action(f"{text[:-1]} this down.", when=BEFORE)])
    game = scenario(edition, offense=squad, at=BEFORE, carrier=carrier)
    game.offense.plays(0)
    game.both_pass()
    game.offense.picks("Back")
    game.offense.picks("End")
    assert game.run_to(NEXT_DOWN).yards == yards


@rule("T-9")
@every_edition
def test_a_player_hands_its_abilities_on(edition: str) -> None:
    text = (
        "Exhaust: Choose one of your other Players. That Player gains this Player's Run abilities "
        "this down."
    )
    giver = player("RB", "Run: Gain 5 yards.", text, name="Giver")
    squad = Side(players=[giver, player("WR", name="Wide")])
    game = scenario(edition, offense=squad, at=BEFORE, carrier="Wide")
    game.offense.uses("Giver")
    game.both_pass()
    game.offense.picks("Wide")
    assert game.run_to(NEXT_DOWN).yards == 20


@rule("X-3", "D-5")
@later_editions
@pytest.mark.parametrize(
    ("text", "more"),
    [
        ("your deck has no Superstars", 0),
        ("your deck has exactly two Superstars", 5),
        ("your deck has at least one defensive Superstar", 0),
        ("your deck contains no Power Ups", 0),
        ("your deck contains exactly one Power Up", 5),
        ("your deck has no Gridiron cards", 5),
    ],
)
def test_a_card_asks_which_cards_a_deck_has(edition: str, text: str, more: int) -> None:
    """Superstars count as cards, attached or not."""
    star = superstar(BACK)
    hand: list[HandCard] = [star, star, power_up("Run: Gain 5 yards.", when=BEFORE)]
    asking = player("WR", f"If {text}, your Run plays gain 5 additional yards.", name="Asking")
    other = Side(
        hand=[
            gridiron("All plays gain 5 additional yards.", when="Play only at the end of the play.")
        ]
    )
    game = scenario(
        edition, offense=Side(players=[BACK, asking], hand=hand), defense=other, carrier="Asking"
    )
    assert game.run_to(NEXT_DOWN).yards == 15 + more


ANOTHERS = "Choose two of your Players. The first Player also has the abilities of the second"


@rule("T-9", "T-13")
@every_edition
@pytest.mark.parametrize(
    "text",
    [
        f"{ANOTHERS}.",
        f"{ANOTHERS} this down.",
        "Choose one of your Players. It also has the Run abilities of another of your Players.",
        (
            "Choose one of your Players. This down, that Player gains all abilities of another of"
            " your Players."
        ),
    ],
)
@pytest.mark.parametrize(("carrier", "yards"), [("End", 20), ("Back", 20), ("Wide", 15)])
def test_one_of_two_players_has_the_abilities_of_the_other(
    edition: str, text: str, carrier: str, yards: int
) -> None:
    """Who has been chosen first cannot be the second; the second gains nothing."""
    end = player("TE", name="End")
    wide = player("WR", name="Wide")
    squad = Side(players=[BACK, end, wide], hand=[action(text, when=BEFORE)])
    assert GainAbilitiesOf in {type(part) for part in nodes(squad.hand[0])}
    game = scenario(edition, offense=squad, at=BEFORE, carrier=carrier)
    game.offense.plays(0)
    game.both_pass()
    game.offense.picks("End")
    assert not game.offense.may(PICK("End"))
    game.offense.picks("Back")
    assert game.run_to(NEXT_DOWN).yards == yards


@rule("T-9")
@every_edition
def test_the_second_gains_nothing_of_the_first(edition: str) -> None:
    wide = player("WR", name="Wide")
    squad = Side(players=[BACK, wide], hand=[action(f"{ANOTHERS}.", when=BEFORE)])
    game = scenario(edition, offense=squad, at=BEFORE, carrier="Wide")
    game.offense.plays(0)
    game.both_pass()
    game.offense.picks("Back")
    game.offense.picks("Wide")
    assert game.run_to(NEXT_DOWN).yards == 15


@pytest.mark.parametrize(
    "text",
    [
        "Choose two of your Players. Each of them also has the other's abilities this down.",
        "Choose two of your Players. Those Players also have each other's abilities.",
    ],
)
def test_both_have_the_abilities_of_the_other_too(text: str) -> None:
    assert GainAbilitiesOf(That(), to=That()) in nodes(action(text))
