"""`You may exhaust that Player unless they discard a card`: an offer that the other may prevent."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import effects, is_refused

from snapcount.cards.nouns import Choose, Group
from snapcount.cards.tree import ChangeTimeouts, Discard, ExhaustPlayers, May
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import NO, ON_FIELD_ADJUSTMENTS, YES, Side, action, rule, scenario

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)
THEIRS = ExhaustPlayers(Choose(Group(whose="opponent")))
OFFER = "You may exhaust one of your opponent's Players unless"


@pytest.mark.parametrize(
    ("price", "paid"),
    [
        ("they discard an Action card", Discard("opponent", "action")),
        ("your opponent discards an Action card", Discard("opponent", "action")),
        ("your opponent spends a timeout", ChangeTimeouts("opponent", -1)),
        ("they spend a timeout", ChangeTimeouts("opponent", -1)),
    ],
)
def test_the_other_player_is_asked_once_it_is_done(price: str, paid: object) -> None:
    inside = May((paid,), "opponent", if_not=(THEIRS,))  # type: ignore[arg-type]
    assert effects(f"{OFFER} {price}.") == (May((inside,)),)
    assert effects(f"Exhaust one of your opponent's Players unless {price}.") == (inside,)


def test_a_condition_is_none_of_that() -> None:
    assert is_refused("You may exhaust one of your opponent's Players unless a Player.")


@rule("T-18")
@every_edition
@pytest.mark.parametrize(("done", "paid"), [(True, True), (True, False), (False, False)])
def test_who_does_nothing_costs_nothing(edition: str, done: bool, paid: bool) -> None:
    text = (
        "Choose one of your opponent's Players. You may exhaust that Player unless they discard an"
        " Action card."
    )
    spare = action("Draw a Play card.", when="Play only at the end of the play.", name="Spare")
    game = scenario(
        edition,
        offense=[action(text, when=ON_FIELD_ADJUSTMENTS, name="Threat")],
        defense=Side(hand=[spare]),
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.offense.plays("Threat")
    game.both_pass()
    game.offense.picks("Linebacker")
    game.offense.offered(YES, NO).answers(YES if done else NO)
    if done:
        game.defense.offered(YES, NO).answers(YES if paid else NO)
    assert game.defense.exhausted == (["Linebacker"] if done and not paid else [])
    assert game.defense.hand == ([] if paid else ["Spare"])
