"""`That Player` is whoever lost a Power Up or a Superstar: where nobody has one, it is nobody."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import is_refused

from snapcount.testing import (
    ON_FIELD_ADJUSTMENTS,
    Scenario,
    Side,
    action,
    power_up,
    rule,
    scenario,
)

since_2021 = pytest.mark.parametrize("edition", ["2021", "2022", "crd"])
BOOST = power_up("Your Runs gain 5 more yards.", name="Boost")


def played(edition: str, text: str, *who: str) -> Scenario:
    """The defense plays the text where these Players of the offense have a Power Up."""
    game = scenario(
        edition,
        offense=Side(attached={name: [BOOST] for name in who}),
        defense=[action(text, when=ON_FIELD_ADJUSTMENTS)],
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.defense.plays(0)
    return game


@rule("T-16")
@since_2021
@pytest.mark.parametrize(
    "text",
    [
        "Remove a Power Up attached to a Player your opponent controls. Exhaust that Player.",
        "Remove a Power Up attached to a Player. Exhaust that Player.",
        "Remove a Power Up attached to a Player and Exhaust that Player.",
        "Remove a Power Up from one of your opponent's Players. Exhaust that Player.",
        (
            "Return a Power Up attached to one of your opponent's Players to its owner's hand."
            " Exhaust that Player."
        ),
        "Remove all Power Ups from your opponent's Players. Exhaust those Players.",
        "Remove all Power Ups from all of your opponent's Players. Exhaust those Players.",
        (
            "Return all Power Ups from your opponent's Players to their owner's hand. Exhaust those"
            " Players."
        ),
    ],
)
def test_whoever_had_one_is_exhausted(edition: str, text: str) -> None:
    game = played(edition, text, "Running Back")
    assert game.offense.exhausted == ["Running Back"]
    assert game.offense.attached("Running Back") == []
    game = played(edition, text)
    assert game.offense.exhausted == []
    assert game.defense.exhausted == []


@rule("T-16")
@since_2021
def test_all_who_had_one(edition: str) -> None:
    text = "Remove all Power Ups from your opponent's Players. Exhaust those Players."
    game = played(edition, text, "Running Back", "Wide Receiver")
    assert game.offense.exhausted == ["Running Back", "Wide Receiver"]


@rule("T-15")
@since_2021
def test_a_superstar_that_is_not_there(edition: str) -> None:
    text = "Remove a Superstar attached to one of your opponent's Players. Exhaust that Player."
    assert played(edition, text, "Running Back").offense.exhausted == []


@pytest.mark.parametrize("number", ["a", "two", "up to two"])
def test_some_of_them_are_not_named(number: str) -> None:
    cards = "Power Up" if number == "a" else "Power Ups"
    text = f"Remove {number} {cards} from your opponent's Players."
    assert not is_refused(text)
    assert is_refused(f"{text} Exhaust those Players.")
    assert is_refused(f"{text} Those Players cannot use Exhaust abilities this down.")
    assert not is_refused(f"{text} Choose one of your Players. Energize that Player.")
