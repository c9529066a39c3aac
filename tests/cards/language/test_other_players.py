"""Whom `other Players` leaves out: whoever was chosen or named, or the Player whose text it is."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import is_refused

from snapcount.cards.card import PlayerCard
from snapcount.cards.language.meaning.scene import Scene
from snapcount.cards.language.printing import english
from snapcount.cards.language.reader import read
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import ON_FIELD_ADJUSTMENTS, Scenario, Side, action, player, scenario

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)
ALONE = "they have no other Energized Players on the field"
TRIP = f"Exhaust one of your opponent's Players unless {ALONE}."
ONE_OF_THEM = "Exhaust one of your opponent's Players."
OFFENSE = ("Quarterback", "Running Back", "Wide Receiver", "Tight End")


def tried(edition: str, text: str, exhausted: tuple[str, ...], by_card: bool) -> Scenario:
    """The defense has used the text, on a Linebacker or on an Action card, and it resolves."""
    held: list[PlayerCard] = []
    if not by_card:
        limits = "Exhaust only during On Field Adjustments."
        held = [player("LB", f"Exhaust: {text} {limits}", name="Tripper")]
    hand = [action(text, when=ON_FIELD_ADJUSTMENTS)] if by_card else []
    game = scenario(
        edition,
        offense=Side(exhausted=exhausted),
        defense=Side(hand=hand, players=held, action_deck=[action("Gain 5 yards.")] * 5),
        at=ON_FIELD_ADJUSTMENTS,
    )
    if by_card:
        game.defense.plays(0)
    else:
        game.defense.uses("Tripper")
    game.both_pass()
    return game


@every_edition
@pytest.mark.parametrize("by_card", [False, True])
def test_the_only_one_is_not_exhausted(edition: str, by_card: bool) -> None:
    game = tried(edition, TRIP, OFFENSE[:3], by_card)
    game.defense.picks("Tight End")
    assert game.offense.exhausted == list(OFFENSE[:3])
    game = tried(edition, TRIP, OFFENSE[:2], by_card)
    game.defense.picks("Tight End")
    assert "Tight End" in game.offense.exhausted


@every_edition
@pytest.mark.parametrize("by_card", [False, True])
@pytest.mark.parametrize(("exhausted", "cards"), [(3, 1), (2, 0)])
def test_others_than_the_one_who_was_chosen(
    edition: str, by_card: bool, exhausted: int, cards: int
) -> None:
    asks = "Choose one of your opponent's Players. If your opponent has no other Energized Players"
    text = f"{asks} on the field, draw an Action card."
    game = tried(edition, text, OFFENSE[:exhausted], by_card)
    before = len(game.defense.hand)
    game.defense.picks("Tight End")
    assert len(game.defense.hand) - before == cards


@every_edition
@pytest.mark.parametrize(("exhausted", "cards"), [(("Watcher",), 1), ((), 0)])
def test_others_than_the_one_to_whom_it_happened(
    edition: str, exhausted: tuple[str, ...], cards: int
) -> None:
    """The Player whose text it is, is one of the others."""
    text = (
        "Whenever one of your Players becomes Exhausted, if you have no other Energized Players on"
        " the field with a rating below 70, draw an Action card."
    )
    game = scenario(
        edition,
        offense=Side(
            players=[player("RB", text, name="Watcher", rating=60)],
            exhausted=exhausted,
            action_deck=[action("Gain 5 yards.")] * 5,
        ),
        defense=[action("Exhaust one of your opponent's Players.", when=ON_FIELD_ADJUSTMENTS)],
        at=ON_FIELD_ADJUSTMENTS,
    )
    before = len(game.offense.hand)
    game.defense.plays(0)
    game.both_pass()
    game.defense.picks("Tight End")
    assert len(game.offense.hand) - before == cards


@pytest.mark.parametrize(
    ("said", "plain"),
    [
        (
            f"Exhaust: {TRIP}",
            (
                "Exhaust: Choose one of your opponent's Players. If the number of your opponent's"
                " Energized Players other than that Player is not exactly 0, exhaust that Player."
            ),
        ),
        (
            "Exhaust: Energize one of your Players if you have another Energized Player.",
            (
                "Exhaust: Choose one of your Players. If you have at least 1 Energized Player other"
                " than that Player, energize that Player."
            ),
        ),
        (
            f"Exhaust: {ONE_OF_THEM} Exhaust another one of their Players.",
            f"Exhaust: {ONE_OF_THEM} Exhaust one of your opponent's Players except that Player.",
        ),
    ],
)
def test_in_other_words(said: str, plain: str) -> None:
    meant = read(said, Scene()).abilities
    assert meant == read(plain, Scene()).abilities
    assert read(english(meant[0]), Scene()).abilities == meant


@pytest.mark.parametrize(
    "text",
    [
        "Exhaust: If your opponent has no other Energized Players on the field, draw a Play card.",
        "While your opponent has no other Energized Players on the field, your Runs gain 5 yards.",
        "Exhaust: Exhaust one of your opponent's other Players.",
        "Exhaust: Gain 5 yards. Exhaust only if your opponent has no other Energized Players.",
    ],
)
def test_other_than_whom(text: str) -> None:
    """This Player is never one of the opponent's."""
    assert is_refused(text, action=False)


def test_other_than_this_player() -> None:
    """Where nobody else was named, or nobody of theirs, it is whose text it is."""
    for asked in ("Exhaust: If", "Whenever this Player becomes Exhausted, if", "Tackle: If"):
        text = f"{asked} you have no other Energized Players on the field, draw an Action card."
        assert "your other Energized Players" in english(read(text, Scene()).abilities[0])
