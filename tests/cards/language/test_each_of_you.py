"""Both players, as a card addresses them: what is `yours` there is each one's own."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import effects, is_refused

from snapcount.cards.language.parse import parse_abilities
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import ON_FIELD_ADJUSTMENTS, PICK, Side, action, play, player, scenario

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)
HELD = action("Gain 5 yards.", when=ON_FIELD_ADJUSTMENTS)


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Each of you draws an Action card.", "Each player draws an Action card."),
        ("Both of you draw two Action cards.", "Each player draws two Action cards."),
        (
            "You and your opponent may each draw an Action card.",
            "Each player may draw an Action card.",
        ),
        (
            "Both players may each discard an Action card to draw a Play card.",
            "Each player may discard an Action card to draw a Play card.",
        ),
        (
            "You and your opponent must each discard an Action card.",
            "Each player discards an Action card.",
        ),
        (
            "You and your opponent each discard your Action hand and draw three Action cards.",
            "Each player discards their Action hand and draws three Action cards.",
        ),
        ("Each of you reveals your hand.", "Each player reveals their hand."),
        (
            "Each of you may search your Action deck for a Power Up and put it into your hand.",
            "Each player may search their Action deck for a Power Up and put it into their hand.",
        ),
        (
            "You and your opponent each exhaust one of your Players.",
            "Each player exhausts one of their Players.",
        ),
        (
            "You and your opponent each draw Action cards until you have four.",
            "Each player draws Action cards until they have four.",
        ),
        (
            "You and your opponent each draw an Action card. Then they each discard a Play card.",
            "Each player draws an Action card and discards a Play card.",
        ),
        # What is not said of each of them is yours
        (
            "You and your opponent each draw an Action card. Exhaust one of your Players.",
            "Each player draws an Action card. Exhaust one of your Players.",
        ),
        (
            "You and your opponent each draw an Action card if you are behind.",
            "If you are behind, each player draws an Action card.",
        ),
        ("You and your opponent each use a time out.", "Each player spends a timeout."),
        ("Draw a card from your Action deck.", "Draw an Action card."),
    ],
)
def test_each_of_you(said: str, meant: str) -> None:
    assert effects(said) == effects(meant)


@pytest.mark.parametrize(
    "text",
    [
        "You and your opponent each draw an Action card and your Quarterback is energized.",
        "You and your opponent each exhaust one of your opponent's Players.",
    ],
)
def test_whose_they_are_is_said_of_each(text: str) -> None:
    assert is_refused(text)


@every_edition
def test_each_exhausts_one_of_their_own(edition: str) -> None:
    card = action(
        "You and your opponent each exhaust one of your Players.", when=ON_FIELD_ADJUSTMENTS
    )
    game = scenario(edition, offense=Side(hand=[card]), at=ON_FIELD_ADJUSTMENTS)
    game.offense.plays(0)
    game.both_pass()
    game.offense.offered(PICK("QB"), PICK("RB"), PICK("WR"), PICK("TE")).picks("TE")
    game.defense.offered(PICK("DE"), PICK("LB"), PICK("CB"), PICK("S")).picks("LB")
    assert (game.offense.exhausted, game.defense.exhausted) == (["Tight End"], ["Linebacker"])


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        (
            "Draw cards until you have five Action cards in hand.",
            "Draw Action cards until you have five.",
        ),
        (
            "Your opponent discards cards until they have two Action cards left.",
            "Your opponent discards Action cards until they have two.",
        ),
        ("Draw back up to five Play cards.", "Draw Play cards until you have five."),
        (
            "Draw until you have at least five Action cards.",
            "Draw Action cards until you have five.",
        ),
        (
            "Discard until you have no more than three Action cards.",
            "Discard Action cards until you have three.",
        ),
        (
            "Draw Action cards until you have as many Action cards as your opponent has in theirs.",
            "Draw until you have as many Action cards as your opponent.",
        ),
        (
            "Both players draw Action cards until they each have five.",
            "Each player draws Action cards until they have five.",
        ),
        ("Refill your Action hand to five.", "Draw Action cards until you have five."),
    ],
)
def test_until_a_hand_has_so_many(said: str, meant: str) -> None:
    assert effects(said) == effects(meant)


@pytest.mark.parametrize(
    "text",
    [
        "Draw until you have five cards.",
        "Draw cards until you have as many cards in hand as your opponent.",
        "Draw until you have no more than five Action cards.",
        "Discard until you have at least five Action cards.",
    ],
)
def test_which_cards_and_how_many_is_said(text: str) -> None:
    assert is_refused(text)


@every_edition
@pytest.mark.parametrize(
    ("offense", "stops", "heard"),
    [
        ("Run Left", "Run Right", True),
        ("Run Left", "Long Pass", False),
        ("Short Pass: 20 (0-9)", "Run Right", False),
    ],
)
def test_both_call_a_run(edition: str, offense: str, stops: str, heard: bool) -> None:
    caller = player("QB", "Whenever both players call a Run, draw an Action card.", name="Caller")
    game = scenario(
        edition,
        offense=Side([HELD], players=[caller]),
        calls=(play(offense), play("Run Left", 0, stops)),
        at=ON_FIELD_ADJUSTMENTS,
    )
    assert len(game.layers) == heard


def test_whoever_calls_it() -> None:
    called = parse_abilities("Whenever a Run is called, draw an Action card.")
    assert called == parse_abilities("Whenever a player calls a Run, draw an Action card.")
    assert called != parse_abilities("Whenever both players call a Run, draw an Action card.")
