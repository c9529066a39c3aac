"""A Play's own text is heard when an audible makes that card the called play (T-7, R-52)."""

from __future__ import annotations

import pytest

from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    NEXT_DOWN,
    ON_FIELD_ADJUSTMENTS,
    Scenario,
    Side,
    play,
    player,
    rule,
    scenario,
)

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)
AUDIBLE = (
    "Exhaust: Flip over the top card of your Play deck. That card becomes your play this down."
    " Exhaust only during On Field Adjustments."
)
RUN, STOPS = "Run Left", "Long Pass"


def flipped(edition: str, text: str, on_offense: bool, first: str = "") -> Scenario:
    """The down is over; during it one side flipped over a Play with that text.

    `first` is the text of the Play that it called before.
    """
    top = play(RUN, 2, STOPS, abilities=(text,) if text else (), name="Top")
    before = play(RUN, 2, STOPS, abilities=(first,) if first else (), name="First")
    plain = play(RUN, 0, STOPS, name="Plain")
    side = Side(
        players=[player("QB" if on_offense else "LB", AUDIBLE)],
        play_deck=[top] * 4,
    )
    game = scenario(
        edition,
        offense=side if on_offense else Side(),
        defense=Side() if on_offense else side,
        calls=(before, plain) if on_offense else (plain, before),
        at=ON_FIELD_ADJUSTMENTS,
    )
    (game.offense if on_offense else game.defense).uses("QB" if on_offense else "LB")
    return game.both_pass().run_to(NEXT_DOWN)


@rule("T-7", "R-52")
@every_edition
@pytest.mark.parametrize(
    ("text", "on_offense", "on_defense"),
    [
        ("Gain 5 yards.", 5, 0),
        ("If you call this play on offense, gain 5 yards.", 5, 0),
        ("When you call this play on offense, gain 5 yards.", 5, 0),
        ("If you call this play on defense, the offense loses 5 yards.", 0, -5),
        ("When this card becomes your play by being flipped over, gain 10 yards.", 10, 0),
        ("Whenever this card is called by an audible, the offense loses 5 yards.", -5, -5),
        ("If it is first down, the offense loses 5 yards.", -5, -5),
        ("If the Play Strength is 2, this run gains 10 additional yards.", 10, 0),
    ],
)
def test_it_is_heard_of_the_card_that_was_flipped(
    edition: str, text: str, on_offense: int, on_defense: int
) -> None:
    assert flipped(edition, text, True).yards_by_effects == on_offense
    assert flipped(edition, text, False).yards_by_effects == on_defense


@rule("R-52")
@every_edition
def test_that_it_was_flipped_over_is_not_so_of_a_card_from_the_hand(edition: str) -> None:
    text = "When this card becomes your play by being flipped over, gain 10 yards."
    assert flipped(edition, "", True, first=text).yards_by_effects == 0


@rule("R-52")
@every_edition
def test_it_is_heard_once_of_each_card(edition: str) -> None:
    text = "Draw an Action card."
    game = flipped(edition, text, True, first=text)
    assert len(game.offense.hand) == len(game.defense.hand) + 2


@rule("R-52")
@every_edition
def test_what_the_card_before_said_is_not_said_again(edition: str) -> None:
    game = flipped(edition, "", True, first="Draw an Action card.")
    assert len(game.offense.hand) == len(game.defense.hand) + 1


@rule("T-7")
@every_edition
@pytest.mark.parametrize(
    "text",
    [
        "This play cannot be stopped.",
        "Draw an Action card. This play cannot be stopped.",
        "When you call this play on offense, it cannot be stopped.",
    ],
)
@pytest.mark.parametrize(("audible", "yards"), [(False, 15), (True, 0)])
def test_the_play_that_cannot_be_stopped_is_not_the_next_one(
    edition: str, text: str, audible: bool, yards: int
) -> None:
    game = scenario(
        edition,
        offense=Side(
            players=[player("QB", AUDIBLE)],
            hand=["Draw a Play card."],
            play_deck=[play("Run Left", 2, name="Top")] * 6,
        ),
        calls=(play("Run Left", 3, abilities=(text,), name="First"), play(stops="Run Left")),
        at=ON_FIELD_ADJUSTMENTS,
    )
    if audible:
        game.offense.uses("QB")
        game.both_pass()
    game.run_to(NEXT_DOWN)
    assert game.yards == yards
