"""The Play card that somebody has called: it goes back to a hand or a deck (Z-6, Z-7)."""

from __future__ import annotations

import pytest

from snapcount.cards.tree import PutCalled
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    AFTER_DESIGNATION,
    END_OF_PLAY,
    NEXT_DOWN,
    ON_FIELD_ADJUSTMENTS,
    PICK_CARD,
    YES,
    Side,
    play,
    player,
    rule,
    says,
    scenario,
)

CALLS = (play("Run Left", 3, name="Ours"), play("Run Right", 0, "Long Pass", name="Theirs"))


@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_a_called_play_returns_to_the_hand_and_is_run_all_the_same(edition: str) -> None:
    text = "Return your called play to your hand."
    game = scenario(
        edition,
        offense=[says(PutCalled, text, when=AFTER_DESIGNATION)],
        calls=CALLS,
        at=AFTER_DESIGNATION,
    )
    held = len(game.offense.play_hand)
    game.offense.plays(0)
    game.both_pass()
    assert len(game.offense.play_hand) == held + 1
    assert game.yards == 15
    game.run_to(NEXT_DOWN)
    assert "Ours" not in game.offense.play_discard
    assert "Theirs" in game.defense.play_discard


@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_at_the_end_of_the_play_it_comes_out_of_the_discard_pile(edition: str) -> None:
    text = "Return your called Play card to your hand instead of discarding it."
    game = scenario(
        edition,
        offense=[says(PutCalled, text, when=END_OF_PLAY)],
        calls=CALLS,
        at=END_OF_PLAY,
    )
    assert game.offense.play_discard == ["Ours"]
    held = len(game.offense.play_hand)
    game.offense.plays(0)
    game.both_pass()
    assert game.offense.play_discard == []
    assert len(game.offense.play_hand) > held


@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_a_play_whose_down_is_replayed_returns_to_the_hand(edition: str) -> None:
    text = "Replay the Down. You may return your play to your hand instead of discarding it."
    game = scenario(
        edition,
        offense=[says(PutCalled, text, when=ON_FIELD_ADJUSTMENTS)],
        calls=CALLS,
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.offense.plays(0)
    game.both_pass()
    game.offense.answers(YES)
    assert "Ours" in game.offense.play_hand
    assert "Ours" not in game.offense.play_discard
    assert "Theirs" in game.defense.play_discard


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("Put your called play on top of your Play deck.", -1),
        ("Put your called play on the bottom of your Play deck.", 0),
    ],
)
def test_it_goes_where_the_text_says_in_its_deck(text: str, place: int) -> None:
    unlike = play("Long Pass: 40 (5-9)", 9, name="Other")
    game = scenario(
        "crd",
        offense=Side(
            hand=[says(PutCalled, text, when=AFTER_DESIGNATION)], play_deck=[unlike, unlike]
        ),
        calls=CALLS,
        at=AFTER_DESIGNATION,
    )
    called = game.state.this.called[0]
    game.offense.plays(0)
    game.both_pass()
    assert game.state.play_deck[0][place] == called


def test_somebody_elses_goes_to_its_owner() -> None:
    text = "Return your opponent's called play to its owner's hand."
    game = scenario(
        "crd",
        offense=[says(PutCalled, text, when=AFTER_DESIGNATION)],
        calls=CALLS,
        at=AFTER_DESIGNATION,
    )
    held = len(game.defense.play_hand)
    game.offense.plays(0)
    game.both_pass()
    assert len(game.defense.play_hand) == held + 1


@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_after_it_another_play_may_be_called_in_its_place(edition: str) -> None:
    """The one that went back to the hand is not put there again, nor discarded."""
    other = play("Run Middle", 5, name="Other")
    game = scenario(
        edition,
        offense=Side(
            hand=[
                "Replace your called play with a Play card from your hand.",
                says(PutCalled, "Return your called play to your hand."),
            ],
            plays=[other],
        ),
        calls=CALLS,
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.offense.plays(0)
    game.offense.plays(1)
    game.both_pass()
    game.offense.answers(PICK_CARD("Other"))
    assert game.offense.play_hand.count("Ours") == 3
    game.run_to(NEXT_DOWN)
    assert game.offense.play_discard == ["Other"]


@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_what_went_back_is_not_called_as_another(edition: str) -> None:
    others = [play("Run Middle", 5, name=name) for name in ("Other", "Third")]
    text = "Return your called play to your hand. Draw a Play card."
    text += " Choose another Play card from your hand and it becomes your play."
    game = scenario(
        edition,
        offense=Side(hand=[text], plays=others, play_deck=[others[0]] * 3),
        calls=CALLS,
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.offense.plays(0)
    game.both_pass()
    assert "Ours" in game.offense.play_hand
    game.offense.offered(PICK_CARD("Other"), PICK_CARD("Third"))
    game.offense.answers(PICK_CARD("Third"))
    game.run_to(NEXT_DOWN)
    assert game.offense.play_discard == ["Third"]


def test_a_player_may_bring_it_back_each_time() -> None:
    quarterback = player(
        "QB",
        "Whenever your play is successful, you may return your called Play card to your hand.",
    )
    game = scenario("crd", offense=Side(players=[quarterback]), calls=CALLS, at="effect")
    game.offense.answers_anything()
    game.run_to(NEXT_DOWN)
    assert "Ours" not in game.offense.play_discard


@rule("Z-6")
@pytest.mark.parametrize("edition", EDITION_NAMES)
@pytest.mark.parametrize(
    "text",
    [
        "If this pass is incomplete, return this card to your hand at the end of the down.",
        (
            "If this pass is incomplete, return this card to your hand at the end of the down"
            " instead of discarding it."
        ),
        "At the end of the down, put this card on the bottom of your Play deck.",
    ],
)
def test_a_play_goes_back_when_its_down_is_over(edition: str, text: str) -> None:
    """What the end of a down triggers resolves in the next one, when nothing is called yet."""
    back = play("Short Pass: 10 (8-9)", 1, abilities=(text,), name="Back")
    game = scenario(edition, calls=(back, "Run Left"))
    game.run_to(NEXT_DOWN)
    assert "Back" not in game.offense.play_discard


@pytest.mark.parametrize("edition", EDITION_NAMES)
@pytest.mark.parametrize(("strength", "kept"), [(9, True), (3, False)])
@pytest.mark.parametrize(
    "goes",
    [
        "put this card on the bottom of your Play deck",
        "put this card on top of your Play deck",
        "shuffle this card into your Play deck",
    ],
)
def test_this_card_is_kept_where_its_pass_is_incomplete(
    edition: str, goes: str, strength: int, kept: bool
) -> None:
    text = f"If this pass is incomplete, {goes} instead of discarding it."
    ours = play("Short Pass: 10 (0-5)", strength, name="Ours", abilities=(text,))
    game = scenario(edition, calls=(ours, CALLS[1])).run_to(NEXT_DOWN)
    assert ("Ours" in game.offense.play_discard) != kept
