"""What a card that stays is given up for: once it is wanted, not as it is played."""

from __future__ import annotations

import pytest

from snapcount.cards.language.meaning.scene import Scene
from snapcount.cards.language.reader import Unread, read
from snapcount.cards.nouns import Did, This
from snapcount.cards.tree import Activated, Draw, Effect, Energize, If, RemoveThis, Timing
from snapcount.testing import (
    AFTER_DESIGNATION,
    PASS,
    START_OF_DOWN,
    USE,
    Side,
    gridiron,
    power_up,
    scenario,
)

POWER_UP = Scene(enters=True)
GRIDIRON = Scene(enters=True, on_player=False)
ENERGIZES = (Energize(This()),)
DRAWS = (Draw("you", "action", 1),)


def given_up(to: str, *then: Effect, at: tuple[str, ...] = ()) -> Activated:
    effects = (RemoveThis(to), If(Did(), then))  # type: ignore[arg-type]
    timing = Timing(at, None, "down")  # type: ignore[arg-type]
    return Activated(effects, timing=timing, free=True)


@pytest.mark.parametrize(
    ("text", "scene", "meant"),
    [
        (
            "Discard this card to energize this Player.",
            POWER_UP,
            given_up("discard", *ENERGIZES),
        ),
        (
            "You may remove this card to energize this Player.",
            POWER_UP,
            given_up("discard", *ENERGIZES),
        ),
        (
            "Return this card to your hand to energize this Player.",
            POWER_UP,
            given_up("hand", *ENERGIZES),
        ),
        ("Discard this card to draw an Action card.", GRIDIRON, given_up("discard", *DRAWS)),
        (
            "Discard this card to draw an Action card. Use only at the end of the play.",
            GRIDIRON,
            given_up("discard", *DRAWS, at=("end of the play",)),
        ),
    ],
)
def test_it_is_offered_from_then_on(text: str, scene: Scene, meant: Activated) -> None:
    assert read(text, scene).abilities == [meant]


@pytest.mark.parametrize("text", ["Discard this card.", "Discard this card. Gain a timeout."])
def test_a_card_is_not_given_up_for_nothing(text: str) -> None:
    with pytest.raises(Unread):
        read(text, GRIDIRON)


def test_what_else_is_done_is_done_as_it_is_played() -> None:
    (ability,) = read("Draw an Action card, then discard this card.", GRIDIRON).abilities
    assert getattr(ability, "event", "") == "this card is played"


@pytest.mark.parametrize("edition", ["2021", "2022", "crd"])
def test_a_power_up_is_given_up_once(edition: str) -> None:
    (ability,) = read("Discard this card to energize this Player.", POWER_UP).abilities
    card = power_up(ability, name="Boost")
    side = Side(attached={"RB": [card]}, exhausted=["RB"])
    game = scenario(edition, offense=side, at=START_OF_DOWN)
    game.offense.uses("Boost")
    game.both_pass()
    assert game.offense.exhausted == []
    assert game.offense.attached("RB") == []
    assert game.offense.discard == ["Boost"]


@pytest.mark.parametrize("edition", ["2021", "2022", "crd"])
def test_a_gridiron_waits_for_its_owner(edition: str) -> None:
    (ability,) = read("Discard this card to gain a timeout.", GRIDIRON).abilities
    card = gridiron(ability, name="Dome")
    game = scenario(edition, defense=Side(gridirons=[card]), at=AFTER_DESIGNATION)
    game.defense.offered(PASS, USE("Dome")).uses("Dome")
    game.both_pass()
    assert game.defense.timeouts == 4
    assert game.gridirons == []
