"""`That Player`, after something that waits: whoever is chosen when it happens."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import effects

from snapcount.cards.nouns import Choose, Group, That
from snapcount.cards.tree import Await, ChoosePlayers, Draw, Energize, Triggered
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    ON_FIELD_ADJUSTMENTS,
    PICK,
    Side,
    says,
    scenario,
)

CHOSEN = ChoosePlayers(Choose(Group(whose="you")))


@pytest.mark.parametrize(
    ("text", "then"),
    [
        ("Energize that Player.", (Energize(That()),)),
        (
            "Draw an Action card and Energize that Player.",
            (Draw("you", "action"), Energize(That())),
        ),
    ],
)
def test_who_is_chosen_then_is_meant_then(text: str, then: tuple[object, ...]) -> None:
    (waits,) = effects(
        f"Whenever you score a touchdown this game, choose one of your Players. {text}"
    )
    assert isinstance(waits, Await)
    assert isinstance(waits.ability, Triggered)
    assert waits.ability.effects == (CHOSEN, *then)


def test_whom_an_event_happens_to_is_meant_then() -> None:
    text = "Whenever one of your Players is Exhausted this down, draw an Action card."
    (waits,) = effects(f"{text} If that Player is a Quarterback, Energize that Player.")
    assert len(waits.ability.effects) == 2


def test_who_was_chosen_before_is_meant_now() -> None:
    text = "Choose one of your Players. Whenever that Player is designated this game, draw a"
    assert effects(f"{text} Play card. Energize that Player.")[2] == Energize(That())


def test_what_names_nobody_is_done_now() -> None:
    text = "Whenever you score a touchdown this game, choose one of your Players. Draw a Play card."
    assert effects(text)[1] == Draw("you", "play")


@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_the_player_is_chosen_and_woken_when_it_happens(edition: str) -> None:
    text = (
        "Whenever you score a touchdown this game, choose one of your Exhausted Players. Energize"
        " that Player."
    )
    tired = ["Quarterback", "Wide Receiver"]
    side = Side(hand=[says(Await, text)], exhausted=tired)
    game = scenario(edition, offense=side, at=ON_FIELD_ADJUSTMENTS, ball=90)
    game.offense.plays("Trick")
    game.both_pass()
    assert set(tired) <= set(game.offense.exhausted), "nothing has happened yet"
    game.run_to("effect")
    game.offense.answers(PICK("Quarterback"))
    assert "Quarterback" not in game.offense.exhausted
