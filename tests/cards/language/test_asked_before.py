"""What a Player was before a text turned it is asked of it as it was."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import effects, is_refused

from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    NEXT_DOWN,
    ON_FIELD_ADJUSTMENTS,
    Scenario,
    Side,
    action,
    player,
    rule,
    scenario,
)

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)
RUSH = (
    "Exhaust your opponent's Quarterback. If they were already Exhausted, the offense loses 5"
    " yards."
)


CHOOSE = "Choose one of your opponent's Players."
CHOOSE_YOURS = "Choose one of your Players."
EXHAUST = "Exhaust one of your opponent's Players."
ENERGIZE = "Energize one of your Players."


@pytest.mark.parametrize(
    ("said", "plain"),
    [
        (
            f"{EXHAUST} If they were already Exhausted, draw a Play card.",
            f"{CHOOSE} If it is Exhausted, draw a Play card. Otherwise, exhaust that Player.",
        ),
        (
            f"{ENERGIZE} If it was Exhausted, draw a Play card.",
            f"{CHOOSE_YOURS} If it is Exhausted, energize that Player and draw a Play card.",
        ),
        (
            f"{EXHAUST} If it was not already Exhausted, draw a Play card.",
            f"{CHOOSE} If it is not Exhausted, exhaust that Player and draw a Play card.",
        ),
    ],
)
def test_it_is_asked_before_it_is_done(said: str, plain: str) -> None:
    assert effects(said, "defense") == effects(plain, "defense")


def test_what_is_so_by_then_is_not_asked() -> None:
    assert is_refused("Exhaust one of your opponent's Players. If it was Exhausted, gain 5 yards.")


@pytest.mark.parametrize(
    "asked",
    [
        f"You may {EXHAUST[0].lower()}{EXHAUST[1:]} If that Player was already Exhausted, gain",
        f"{EXHAUST} If all of your opponent's Players were already Exhausted, gain",
        "Exhaust all of your opponent's Players. If one of theirs was already Exhausted, gain",
    ],
)
def test_what_was_so_before_of_several_is_to_be_asked_first(asked: str) -> None:
    assert is_refused(f"{asked} 5 yards.")


def test_others_are_asked_of_as_they_are() -> None:
    """Nothing has turned them."""
    assert effects(f"{EXHAUST} If one of your Players is already Exhausted, gain 5 yards.")


def rushed(edition: str, exhausted: tuple[str, ...], *more: str) -> Scenario:
    """The defense has played the card, and it has resolved."""
    rush = action(RUSH, when=ON_FIELD_ADJUSTMENTS, name="Rush")
    kept = [player("RB", each, name="Guard") for each in more]
    side = Side(exhausted=exhausted, players=kept)
    game = scenario(edition, offense=side, defense=[rush], at=ON_FIELD_ADJUSTMENTS)
    game.defense.plays(0)
    game.both_pass()
    return game


@rule("T-9")
@every_edition
@pytest.mark.parametrize(("exhausted", "yards"), [((), 0), (("Quarterback",), -5)])
def test_a_quarterback_who_was_exhausted_already(
    edition: str, exhausted: tuple[str, ...], yards: int
) -> None:
    game = rushed(edition, exhausted)
    assert game.offense.exhausted == ["Quarterback"]
    game.run_to(NEXT_DOWN)
    assert game.yards_by_effects == yards


@every_edition
def test_who_cannot_be_exhausted_was_not_so_already(edition: str) -> None:
    game = rushed(edition, (), "Your Quarterbacks cannot be exhausted.")
    assert game.offense.exhausted == []
    game.run_to(NEXT_DOWN)
    assert game.yards_by_effects == 0
