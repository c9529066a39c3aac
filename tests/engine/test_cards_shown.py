"""Cards revealed or discarded this way are counted by what they are; kinds joined by `or`."""

from __future__ import annotations

import pytest

from snapcount.cards.nouns import CountShown
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    AFTER_DESIGNATION,
    ON_FIELD_ADJUSTMENTS,
    PICK_CARD,
    Side,
    action,
    play,
    power_up,
    says,
    scenario,
)

TOPS = [play("Run Left", 1), play("Short Pass: 10 (2-9)", 2), play("Run Right", 3)]


@pytest.mark.parametrize("edition", EDITION_NAMES)
@pytest.mark.parametrize(
    ("text", "yards"),
    [
        ("Reveal the top three cards of your Play deck. Gain 5 yards for each Run among them.", 10),
        (
            "Discard the top three cards of your Play deck. Gain 5 yards for each Pass among them.",
            5,
        ),
    ],
)
def test_those_of_a_kind_count(edition: str, text: str, yards: int) -> None:
    # The first card is drawn at the start of the down
    game = scenario(
        edition,
        offense=Side(
            hand=[says(CountShown, text, when=AFTER_DESIGNATION)], play_deck=[TOPS[0], *TOPS]
        ),
        at=AFTER_DESIGNATION,
    )
    game.offense.plays(0)
    game.both_pass()
    assert game.yards_by_effects == yards


def test_what_was_revealed_stays_where_it_was() -> None:
    text = (
        "Reveal the top two cards of your Play deck. Gain 5 yards for each Run revealed this way."
    )
    game = scenario(
        "crd",
        offense=Side(hand=[says(CountShown, text, when=AFTER_DESIGNATION)]),
        at=AFTER_DESIGNATION,
    )
    before = game.state.play_deck[0][:]
    game.offense.plays(0)
    game.both_pass()
    assert game.state.play_deck[0] == before


def test_a_revealed_hand_is_counted_too() -> None:
    text = (
        "Your opponent reveals their hand of Play cards. Gain 5 yards for each Short Pass revealed"
        " this way."
    )
    game = scenario(
        "crd",
        offense=[says(CountShown, text, when=AFTER_DESIGNATION)],
        defense=Side(plays=[play("Short Pass: 10 (2-9)", 2)]),
        at=AFTER_DESIGNATION,
    )
    game.offense.plays(0)
    game.both_pass()
    assert game.yards_by_effects == 5


@pytest.mark.parametrize("edition", [name for name in EDITION_NAMES if name != "2019"])
def test_a_card_of_either_kind_is_found(edition: str) -> None:
    text = "Put a Power Up or Generic Action card from your discard pile into your hand."
    game = scenario(
        edition,
        offense=Side(
            hand=[action(text, name="Seek")],
            action_discard=[
                power_up(name="Gloves"),
                action("Gain 5 yards.", name="Trick"),
                action("Gain 5 yards.", name="Plan", side="offense"),
            ],
        ),
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.offense.plays(0)
    game.both_pass()
    game.offense.offered(PICK_CARD("Gloves"), PICK_CARD("Trick")).answers(PICK_CARD("Gloves"))
    assert "Gloves" in game.offense.hand


@pytest.mark.parametrize(("top", "taken"), [("offense", True), ("defense", False)])
def test_a_card_that_is_shown_is_of_either_kind(top: str, taken: bool) -> None:
    text = (
        "Reveal the top card of your Action deck. If it is an Offense or Generic card, put it into"
        " your hand."
    )
    game = scenario(
        "crd",
        offense=Side(
            hand=[text],
            action_deck=[action("Gain 5 yards.", name="Top", side=top)],  # type: ignore[arg-type]
        ),
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.offense.plays(0)
    game.both_pass()
    assert ("Top" in game.offense.hand) is taken
