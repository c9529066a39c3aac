"""Power Ups for Players who were designated (T-16, F-9)."""

from __future__ import annotations

from typing import Any

import pytest

from snapcount.cards.language.card_reading import CardFields, read_card
from snapcount.cards.language.kernel.errors import TextError
from snapcount.testing import (
    AFTER_DESIGNATION,
    PASS,
    PLAY,
    Side,
    action,
    rule,
    scenario,
)

since_2021 = pytest.mark.parametrize("edition", ["2021", "2022", "crd"])
THEN = "Play only after Player Designation."


def gloves(attach: str, timing: str = THEN) -> Any:
    fields = CardFields(
        kind="power up", name="Gloves", text=f"{attach} Run: Gain 5 yards.", timing=timing
    )
    return read_card(fields)


@rule("T-16", "F-9")
@since_2021
@pytest.mark.parametrize(
    ("attach", "carrier", "on"),
    [
        ("Attach to your designated runner.", "RB", ["RB"]),
        ("Attach to your designated runner.", "TE", ["TE"]),
        ("Attach to the ball carrier.", "RB", ["RB"]),
        ("Attach to your receiver.", "RB", []),
        ("Attach to a Player you designated.", "TE", ["TE"]),
        ("Attach to one of your designated Players.", "RB", ["RB"]),
        ("Attach to one of your Tight Ends designated as the runner.", "RB", []),
        ("Attach to your opponent's tackler.", "RB", ["LB"]),
    ],
)
def test_it_is_offered_for_whoever_was_designated(
    edition: str, attach: str, carrier: str, on: list[str]
) -> None:
    other = action("Gain 5 yards.", when=AFTER_DESIGNATION, name="Other")
    game = scenario(
        edition,
        offense=Side(hand=[gloves(attach), other]),
        at=AFTER_DESIGNATION,
        carrier=carrier,
        tackler="LB",
    )
    game.offense.offered(PASS, PLAY("Other"), *(PLAY("Gloves", on=each) for each in on))


@rule("T-16")
@since_2021
def test_it_stays_on_that_player(edition: str) -> None:
    game = scenario(
        edition,
        offense=Side(hand=[gloves("Attach to your designated runner.")]),
        at=AFTER_DESIGNATION,
        carrier="RB",
    )
    game.offense.plays("Gloves")
    game.both_pass()
    assert game.offense.attached("RB") == ["Gloves"]


@rule("F-9")
def test_nobody_is_designated_before() -> None:
    with pytest.raises(TextError, match="nobody is designated yet"):
        gloves("Attach to your runner.", "Play only at the start of a down.")
