"""A card that is flipped over is discarded, unless the text does something else with it."""

from __future__ import annotations

import pytest

from snapcount.cards.language.meaning.scene import Scene
from snapcount.cards.language.reader import Unread, read
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import NO, ON_FIELD_ADJUSTMENTS, Scenario, Side, action, play, rule, scenario

TOP = "the top card of your Play deck"
ACTION = Scene(action=True, on_player=False)


def _flips(edition: str, text: str, top: str) -> Scenario:
    deck = [play(top, 4, name=name) for name in ("Drawn", "Top", "Next")]
    game = scenario(
        edition,
        offense=Side(hand=[action(text, when=ON_FIELD_ADJUSTMENTS)], play_deck=deck),
        calls=(play("Run Right", 3, name="Called"), play("Run Left", 0, "Long Pass", name="D")),
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.offense.plays(0)
    return game.both_pass()


@rule("Z-6", "R-53")
@pytest.mark.parametrize("edition", EDITION_NAMES)
@pytest.mark.parametrize("verb", ["Flip over", "Turn over"])
@pytest.mark.parametrize(
    ("then", "hand"),
    [
        ("If it is a Pass, it becomes your called play.", False),
        ("If it is a Pass, put it into your hand.", False),
        ("If it is a Run, put it into your hand.", True),
        ("If it is a Run, gain 5 yards. Otherwise, put it on the bottom of your Play deck.", False),
        ("If it is a Run, gain 5 yards.", False),
    ],
)
def test_a_flipped_card_leaves_the_deck(edition: str, verb: str, then: str, hand: bool) -> None:
    game = _flips(edition, f"{verb} {TOP}. {then}", "Run Left")
    assert ("Top" in game.offense.play_hand) == hand
    assert ("Top" in game.offense.play_discard) == (not hand)


@rule("R-53")
def test_one_that_is_not_called_is_discarded() -> None:
    game = _flips("crd", f"Flip over {TOP}. You may call it.", "Run Left")
    game.offense.answers(NO)
    assert "Top" in game.offense.play_discard


@rule("R-53")
@pytest.mark.parametrize(("verb", "discarded"), [("Flip over", 2), ("Reveal", 0)])
def test_so_are_several(verb: str, discarded: int) -> None:
    text = f"{verb} the top two cards of your Play deck. Gain 5 yards for each Run among them."
    game = _flips("crd", text, "Run Left")
    flipped = [name for name in game.offense.play_discard if name in ("Top", "Next")]
    assert (len(flipped), game.yards_by_effects) == (discarded, 10)


@rule("R-53")
def test_one_that_is_only_revealed_stays_on_the_deck() -> None:
    game = _flips("crd", f"Reveal {TOP}. If it is a Pass, put it into your hand.", "Run Left")
    assert "Top" not in game.offense.play_discard + game.offense.play_hand


def test_to_discard_it_is_no_offer() -> None:
    with pytest.raises(Unread, match="discarded anyway"):
        read(f"Flip over {TOP}. You may discard it.", ACTION)
    assert read(f"Reveal {TOP}. You may discard it.", ACTION).effects


@pytest.mark.parametrize(
    ("text", "plain"),
    [
        ("Whenever a flipped Play card becomes your play,", "Whenever you use an audible,"),
        (
            "Whenever any card flipped over replaces your opponent's called play,",
            "Whenever your opponent uses an audible,",
        ),
        (
            "The first time each half a flipped card becomes your play,",
            "The first time each half you use an audible,",
        ),
    ],
)
def test_a_flipped_card_that_becomes_the_play(text: str, plain: str) -> None:
    meant, same = (
        read(f"{each} draw an Action card.", Scene()).abilities for each in (text, plain)
    )
    assert meant == same
